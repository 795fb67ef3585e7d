"""Compaction: a summarizer makes summaries of long histories, which are published to the log as HistoryCompacted."""
