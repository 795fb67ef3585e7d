"""Compaction policies tried on recorded history."""
