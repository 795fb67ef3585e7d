"""Memory: the fold of a session's events, and the records that keep its result."""
