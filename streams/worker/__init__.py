"""The skeleton of every worker: start, readiness, stop, logs, metrics."""
