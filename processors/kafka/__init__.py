"""Kafka: the required topics, and the content of dead letters."""
