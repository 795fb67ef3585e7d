"""Memories as they are read over HTTP, made by the real fold and the real answer."""

from __future__ import annotations

from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.reading.body import memory_body
from schemas.view import MemoryView
from tests.builders.memories import POLICY


def view_of(memory: Memory, policy: MemoryPolicy = POLICY) -> MemoryView:
    """The memory as ``GET /sessions/{session_id}/memory?configuration=true`` answers it."""
    return MemoryView.model_validate_json(
        b"".join(memory_body(memory, memory.messages(), policy, configuration=True))
    )
