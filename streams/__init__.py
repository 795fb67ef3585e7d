"""Everything that touches Kafka, HTTP, files or an LLM."""
