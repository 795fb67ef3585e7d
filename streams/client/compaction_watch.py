"""Waiting for what becomes of a request for compaction, by watching the log."""

from __future__ import annotations

import asyncio

from schemas.events import CompactionRequested, HistoryCompacted
from schemas.memory_events import CompactionFailed
from schemas.settings import Settings
from streams.client.backend import Backend, ReadQuery
from streams.client.compacting import outcome
from streams.client.compaction_result import CompactionResult
from streams.compaction.answers import AnswerReader


async def watch_compaction(
    settings: Settings, backend: Backend, request: CompactionRequested, timeout_seconds: float
) -> CompactionResult:
    """Publish ``request`` and wait until memory has its summary, or somebody says why there is none.

    Args:
        settings: topics and brokers.
        backend: publishes and reads.
        request: what to publish.
        timeout_seconds: how long to wait.
    """
    async with AnswerReader(settings, request.session_id) as answers:
        await backend.publish([request])
        try:
            async with asyncio.timeout(timeout_seconds):
                answer, sequence = await answers.to(request.event_id)
        except TimeoutError:
            return CompactionResult(
                success=False,
                reason=f"no answer within {timeout_seconds:g} seconds: the request stands, and is met "
                "when a compaction worker runs",
            )
    if not isinstance(answer, HistoryCompacted):
        what = "failed" if isinstance(answer, CompactionFailed) else "skipped"
        detail = f": {answer.detail}" if answer.detail else ""
        return CompactionResult(success=False, reason=f"{what}, {answer.reason}{detail}")
    query = ReadQuery(
        session_id=request.session_id, min_sequence=sequence, timeout_seconds=max(timeout_seconds, 10.0)
    )
    return outcome(answer, await backend.read(query))
