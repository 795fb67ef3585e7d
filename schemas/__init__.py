"""Pydantic models of everything that crosses a wire, and of the settings."""
