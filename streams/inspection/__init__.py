"""Read-only views of the system: a session's events in the log, lag, dead letters, the console."""
