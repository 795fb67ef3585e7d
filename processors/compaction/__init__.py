"""Compaction: when a memory is compacted, and how much of it."""
