"""One look at a session: read its memory, decide, ask the summarizer, publish."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from processors.compaction.plan import Compact, Skip, decide
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import TokenCounter
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import SummaryRequest
from schemas.errors import (
    BadRequest,
    InterceptorFailed,
    SessionstreamError,
    SummarizerUnavailable,
    SummaryRefused,
)
from schemas.events import HistoryCompacted
from schemas.memory_events import CompactionFailed, CompactionSkipped
from schemas.view import MemoryView
from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.breakers import Breakers, Recent
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.schedule import Attempt, Job, Outcome
from streams.compaction.summarizer import Summarizer
from streams.kafka.publisher import EventPublisher, new_event_id

log = logging.getLogger(__name__)

#: A summarizer that takes longer than this is given up, whatever it is; ours have shorter timeouts.
_SUMMARY_SECONDS: Final = 900.0
#: Attempts at reading memory or publishing, for one job, and the longest pause between two.
_ATTEMPTS: Final = 6
_LONGEST_PAUSE_SECONDS: Final = 15.0


class Compactor:
    """Makes attempts, any number at a time, but never two of one session.

    Args:
        policy: The worker's settings; a session's own go over them.
        owns: Whether a partition of memory-events is this worker's, as far as it knows.
    """

    def __init__(
        self,
        *,
        policy: CompactionPolicy,
        counter: TokenCounter,
        memory: MemoryClient,
        summarizer: Summarizer,
        publisher: EventPublisher,
        announcer: Announcer,
        breakers: Breakers,
        metrics: CompactionMetrics,
        owns: Callable[[int], bool],
    ) -> None:
        self._policy = policy
        self._memory = memory
        self._counter = counter
        self._summarizer = summarizer
        self._publisher = publisher
        self._announcer = announcer
        self._breakers = breakers
        self._metrics = metrics
        self._owns = owns
        self._published_at = Recent[int]()
        self._said_skip = Recent[tuple[int, str]]()
        self._nothing_at = Recent[int]()

    async def attempt(self, job: Job) -> Attempt:
        """Look at a session once; a failure is published to memory-events, never raised."""
        job.attempts += 1
        memory: MemoryView | None = None
        try:
            if job.request is None:
                if self._breakers.session_rests(job.session_id):
                    return self._ended("resting")
                if job.sequence and self._nothing_at.get(job.session_id) == job.sequence:
                    return self._ended("skipped")
            memory = await self._read(job)
            return await self._compact(job, memory)
        except asyncio.CancelledError:
            self._ended("abandoned")
            raise
        except (SummaryRefused, SummarizerUnavailable) as error:
            reason = error.reason if isinstance(error, SummaryRefused) else "unavailable"
            return await self._failed(job, memory, reason, error.detail)
        except SessionstreamError as error:
            return await self._hindered(job, memory, error.error_code, error.detail)
        except Exception as error:
            extra = {"action": "compaction_failed", "session_id": job.session_id, "reason": "internal"}
            # Without its text, which may quote messages.
            log.error("compaction failed unexpectedly: %s", type(error).__name__, extra=extra)  # noqa: TRY400
            log.debug("compaction failed unexpectedly", exc_info=error, extra=extra)
            return await self._failed(job, memory, "internal", type(error).__name__)

    async def refuse(self, job: Job) -> None:
        """Tell who asked that too many requests of the session wait already."""
        self._metrics.skipped("too_many_requests")
        await self._announcer.say(
            CompactionSkipped(
                session_id=job.session_id,
                sequence=job.sequence,
                reason="too_many_requests",
                epoch=0,
                request_id=job.request_id,
                detail="too many requests of this session wait already: ask again when they are done",
            )
        )

    async def _read(self, job: Job) -> MemoryView:
        """The memory as announced, and with whatever was published here for it: else it would be made again."""
        published_at = self._published_at.get(job.session_id) or 0
        return await self._memory.whole_memory(job.session_id, min_sequence=max(job.sequence, published_at))

    async def _compact(self, job: Job, memory: MemoryView) -> Attempt:
        policy = self._policy.overlaid((memory.configuration or {}).get("compaction"))
        plan = decide(memory, policy, requested=None if job.request is None else job.request.reason)
        if isinstance(plan, Skip):
            return await self._skipped(job, memory, plan)
        event = job.made
        # What was paid for is published again, under its id, as long as memory would still take it.
        if event is None or not _fits(event, memory):
            if self._breakers.endpoint_rests(policy.summarizer):
                return await self._put_off(job, memory, policy)
            event = job.made = await self._summarized(job, memory, policy, plan)
        if not self._owns(job.partition):
            return self._ended("abandoned")
        try:
            (published,) = await self._publisher.publish([event])
        except (BadRequest, InterceptorFailed) as error:
            job.made = None
            return await self._failed(job, memory, "unpublishable", error.detail)
        self._published_at.note(job.session_id, published.sequence)
        self._breakers.succeeded(job.session_id)
        self._said_skip.forget(job.session_id)
        self._metrics.compacted(event)
        log.info(
            "%d messages became a summary: %d bytes instead of %d",
            event.messages_compacted,
            event.size_after_bytes,
            event.size_before_bytes,
            extra={
                "action": "compacted",
                "session_id": job.session_id,
                "trigger": event.trigger,
                "base_epoch": event.base_epoch,
                "sequence": published.sequence,
                "duration_ms": event.duration_ms,
            },
        )
        return self._ended("compacted")

    async def _summarized(
        self, job: Job, memory: MemoryView, policy: CompactionPolicy, plan: Compact
    ) -> HistoryCompacted:
        """Ask for a summary of what ``plan`` covers, and note whether the summarizer's endpoint answers.

        Raises:
            SummaryRefused: The answer must not take the place of a history.
            SummarizerUnavailable: There was none, or not in time.
        """
        request = SummaryRequest.of(
            plan, memory, policy, None if job.request is None else job.request.instructions
        )
        began = time.monotonic()
        try:
            async with asyncio.timeout(_SUMMARY_SECONDS):
                summary = await self._summarizer.summarize(request)
        except TimeoutError as error:
            self._breakers.endpoint_failed(policy.summarizer)
            raise SummarizerUnavailable(f"no answer within {_SUMMARY_SECONDS:g} s") from error
        except SummarizerUnavailable:
            self._breakers.endpoint_failed(policy.summarizer)
            raise
        except SummaryRefused:
            self._breakers.endpoint_answered(policy.summarizer)
            raise
        finally:
            self._metrics.summarized(time.monotonic() - began)
        self._breakers.endpoint_answered(policy.summarizer)
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

    async def _skipped(self, job: Job, memory: MemoryView, skip: Skip) -> Attempt:
        """Do nothing; publish that for a request, and where the reason is a new one."""
        self._metrics.skipped(skip.reason)
        if memory.sequence is not None:
            self._nothing_at.note(job.session_id, memory.sequence)
        news = (memory.epoch, skip.reason)
        if job.request is not None or (
            skip.reason != "below_trigger" and self._said_skip.get(job.session_id) != news
        ):
            self._said_skip.note(job.session_id, news)
            log.info(
                "not compacted: %s",
                skip.detail,
                extra={
                    "action": "compaction_skipped",
                    "session_id": job.session_id,
                    "reason": skip.reason,
                },
            )
            await self._announcer.say(
                CompactionSkipped(
                    session_id=job.session_id,
                    sequence=memory.sequence or 0,
                    reason=skip.reason,
                    base_epoch=memory.epoch,
                    epoch=memory.epoch,
                    request_id=job.request_id,
                    detail=skip.detail,
                )
            )
        return self._ended("skipped")

    async def _put_off(self, job: Job, memory: MemoryView, policy: CompactionPolicy) -> Attempt:
        """The endpoint is down for everybody; the next reminder comes back to it."""
        if job.request is not None:
            detail = (
                f"{policy.summarizer} was not available several times in a row and rests: try again later"
            )
            await self._say_failed(job, memory, "resting", detail, failures=1, resting=True)
        return self._ended("resting")

    async def _failed(self, job: Job, memory: MemoryView | None, reason: str, detail: str) -> Attempt:
        """The summarizer gave nothing usable: tried again soon, and after three times in a row much later."""
        breaker = self._breakers.failed(job.session_id)
        retry_seconds = self._breakers.retry_seconds(breaker)
        await self._say_failed(
            job, memory, reason, detail, failures=breaker.failures, resting=retry_seconds is None
        )
        return self._ended("failed", retry_seconds)

    async def _hindered(self, job: Job, memory: MemoryView | None, reason: str, detail: str) -> Attempt:
        """Memory could not be read, or nothing published: no fault of the session, which does not rest."""
        if job.attempts < _ATTEMPTS:
            return self._ended("failed", min(2.0 ** (job.attempts - 1), _LONGEST_PAUSE_SECONDS))
        await self._say_failed(job, memory, reason, detail, failures=job.attempts, resting=True)
        return self._ended("failed")

    async def _say_failed(
        self, job: Job, memory: MemoryView | None, reason: str, detail: str, *, failures: int, resting: bool
    ) -> None:
        self._metrics.failed(reason)
        log.warning(
            "compaction failed, %d in a row: %s",
            failures,
            detail,
            extra={
                "action": "compaction_failed",
                "session_id": job.session_id,
                "reason": reason,
                "resting": resting,
            },
        )
        await self._announcer.say(
            CompactionFailed(
                session_id=job.session_id,
                sequence=job.sequence if memory is None else memory.sequence or 0,
                epoch=0 if memory is None else memory.epoch,
                reason=reason,
                detail=detail,
                failures=failures,
                resting=resting,
                request_id=job.request_id,
            )
        )

    def _ended(self, outcome: Outcome, retry_seconds: float | None = None) -> Attempt:
        self._metrics.ended(outcome)
        return Attempt(outcome, retry_seconds)


def _fits(event: HistoryCompacted, memory: MemoryView) -> bool:
    """Whether a summary is of this life and epoch; messages that were added since do not matter to it."""
    return event.base_epoch == memory.epoch and (memory.life_sequence or 0) <= event.through_sequence
