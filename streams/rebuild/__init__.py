"""Rebuilds memory: copies all events into a fresh set of topics, and compares every session."""
