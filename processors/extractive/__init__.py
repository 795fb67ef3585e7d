"""The extractive summarizer: a summary without a model."""
