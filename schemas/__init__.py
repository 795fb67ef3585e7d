"""What crosses a wire, and settings: pydantic models."""
