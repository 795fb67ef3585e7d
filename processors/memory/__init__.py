"""Memory: what a session's events make of it."""
