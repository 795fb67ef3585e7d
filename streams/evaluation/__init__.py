"""Evaluation: tries compaction policies on recorded history."""
