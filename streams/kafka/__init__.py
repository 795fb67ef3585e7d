"""Kafka: clients, publisher, topics, records."""
