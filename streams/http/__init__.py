"""The memory worker's HTTP API."""
