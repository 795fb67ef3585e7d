"""Kafka: how topics must look, and what a dead letter carries."""
