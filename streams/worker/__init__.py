"""What every worker process has: start, readiness, stop, logs, metrics."""
