"""Compaction: decides when a memory is compacted, and which part of it."""
