"""Evaluation: how much of a conversation a summary keeps."""
