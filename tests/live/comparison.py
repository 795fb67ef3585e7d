"""Compares the answers of workers with the oracle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.builders.recorded import Chat
from tests.live.worker import Worker
from tests.oracles.memory import Limits, differences, expected_memory

CountTokens = Callable[[str], int]


def wrong_memories(
    worker: Worker,
    chats: Mapping[str, list[Chat]],
    limits: Limits,
    count: CountTokens,
    *,
    applied: Mapping[str, int] | None = None,
) -> dict[str, list[str]]:
    """Return what is wrong in this worker's answers, by session.

    Args:
        applied: waits until a session is applied up to this sequence.
    """
    wrong: dict[str, list[str]] = {}
    for session_id, chat in chats.items():
        wait = {} if applied is None else {"min_sequence": applied[session_id], "wait_ms": 30_000}
        lines = differences(worker.memory(session_id, **wait), expected_memory(chat, limits, count))
        if lines:
            wrong[session_id] = lines
    return wrong
