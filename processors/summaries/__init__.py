"""Summaries: what a summarizer is asked, what it may answer, and the event that is made of it."""
