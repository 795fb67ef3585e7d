"""Publishing: prepares events for Kafka."""
