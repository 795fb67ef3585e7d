"""Publishing: an event on its way to Kafka."""
