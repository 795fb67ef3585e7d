"""Summaries: the request to a summarizer, the checks of its answer, and the resulting event."""
