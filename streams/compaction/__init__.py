"""Compaction: long histories become short ones, by a summarizer, and go back to the log as HistoryCompacted."""
