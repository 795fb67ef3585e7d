"""Asks the summarizer, and makes the event that a summary is published as."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Final

from processors.compaction.plan import Compact
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import TokenCounter
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import SummaryRequest
from schemas.errors import SummarizerUnavailable, SummaryRefused
from schemas.events import HistoryCompacted
from schemas.view import MemoryView
from streams.compaction.breakers import Troubles
from streams.compaction.job import Job
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.summarizer import Summarizer
from streams.kafka.publisher import new_event_id

#: A summarizer that takes longer than this is given up, whoever made it; ours have shorter timeouts.
SUMMARY_SECONDS: Final = 900.0


class SummaryMaker:
    """Asks a summarizer for one session at a time or many, and notes whether its endpoint answers."""

    def __init__(
        self, counter: TokenCounter, summarizer: Summarizer, troubles: Troubles, metrics: CompactionMetrics
    ) -> None:
        self._counter = counter
        self._summarizer = summarizer
        self._troubles = troubles
        self._metrics = metrics

    async def make(
        self, job: Job, memory: MemoryView, policy: CompactionPolicy, plan: Compact
    ) -> HistoryCompacted:
        """Ask for a summary of what ``plan`` covers.

        Raises:
            SummaryRefused: The answer must not take the place of a history.
            SummarizerUnavailable: There was none, or not in time.
        """
        request = SummaryRequest.of(
            plan, memory, policy, None if job.request is None else job.request.instructions
        )
        began = time.monotonic()
        try:
            async with asyncio.timeout(SUMMARY_SECONDS):
                summary = await self._summarizer.summarize(request)
        except TimeoutError as error:
            self._troubles.endpoint_failed(policy.summarizer)
            raise SummarizerUnavailable(f"no answer within {SUMMARY_SECONDS:g} s") from error
        except SummarizerUnavailable:
            self._troubles.endpoint_failed(policy.summarizer)
            raise
        except SummaryRefused:
            self._troubles.endpoint_answered(policy.summarizer)
            raise
        finally:
            self._metrics.summarized(time.monotonic() - began)
        self._troubles.endpoint_answered(policy.summarizer)
        return history_compacted(
            plan,
            summary,
            policy,
            self._counter,
            session_id=job.session_id,
            base_epoch=memory.epoch,
            event_id=new_event_id(),
            occurred_at=datetime.now(UTC),
            duration_ms=round((time.monotonic() - began) * 1_000, 3),
            policy_name=policy.summarizer,
            request_id=job.request_id,
        )
