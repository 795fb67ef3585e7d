"""Looking into the system without changing it: a session's events in the log, lag, dead letters, the console."""
