"""One attempt to compact a session: read its memory, decide, call the summarizer, publish the summary."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from processors.compaction.plan import Compact, Skip, decide
from processors.compaction.policy import CompactionPolicy
from processors.counts_and_shares import plural
from processors.memory.spending import NO_SPENDING, Spending
from processors.memory.tokens import TokenCounter
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import SummaryRequest
from schemas.errors import (
    BadRequest,
    InterceptorFailed,
    ModelNotFound,
    SessionstreamError,
    Spent,
    SummarizerUnavailable,
    SummaryRefused,
)
from schemas.events import HistoryCompacted
from schemas.memory_events import CompactionFailed, CompactionSkipped, CompactionStarted
from schemas.settings import PREFIX
from schemas.view import MemoryView
from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.breakers import Breakers, RecentValues
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.schedule import Attempt, Job, Outcome
from streams.compaction.summarizer import Summarizer
from streams.kafka.event_ids import new_event_id
from streams.kafka.event_publisher import EventPublisher

log = logging.getLogger(__name__)

#: A call to any summarizer ends after this time, and what it cost is not known then. The one with a model ends by itself
#: before, with its cost: a summary and what completes it together take less.
_SUMMARY_SECONDS: Final = 1_200.0
#: The fields of a request that go over the settings.
_KEPT: Final = {"keep_recent_turns", "keep_recent_messages", "keep_recent_tokens"}
#: The most attempts of one job if memory cannot be read or nothing can be published, and the longest pause between them.
_MAX_ATTEMPTS: Final = 6
_MAX_PAUSE_SECONDS: Final = 15.0
#: How long a session over its budget is not looked at again at most. Its next life has a budget of its own.
_MAX_BUDGET_REST_SECONDS: Final = 600.0
#: How long a cancelled attempt waits for Kafka to take its announcement.
_ABANDON_SECONDS: Final = 2.0


class Compactor:
    """Makes attempts, any number at the same time, but never two of one session.

    Args:
        policy: The worker's settings; a session's own settings take precedence.
        owns: Returns whether a partition of memory-events is assigned to this worker, as far as it knows.
        tokens_per_hour: The most tokens for one session's summaries in an hour; ``None`` for no limit.
        clock: Returns seconds since 1970.
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
        tokens_per_hour: int | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._tokens_per_hour = tokens_per_hour
        self._clock = clock
        self._spending = RecentValues[Spending]()
        self._unapplied_spending = RecentValues[Spending]()
        self._policy = policy
        self._memory = memory
        self._counter = counter
        self._summarizer = summarizer
        self._publisher = publisher
        self._announcer = announcer
        self._breakers = breakers
        self._metrics = metrics
        self._owns = owns
        self._announced_skip = RecentValues[tuple[int | None, int, str]]()
        self.forget_sequences()

    async def attempt(self, job: Job) -> Attempt:
        """Make one attempt; a failure is published to memory-events, and never raised."""
        try:
            return await self._attempt(job)
        finally:
            if job.started is not None:
                await self._abandon(job, job.started)

    async def _attempt(self, job: Job) -> Attempt:
        job.attempts += 1
        memory: MemoryView | None = None
        try:
            if job.request is None:
                if self._breakers.session_rests(job.session_id):
                    return self._ended("resting")
                if job.unpublished is None and self._rests_over_budget(job.session_id):
                    self._metrics.skipped("over_budget")
                    return self._ended("skipped")
                if job.sequence and self._skipped_at.get(job.session_id) == job.sequence:
                    return self._ended("skipped")
            memory = await self._read(job)
            return await self._compact(job, memory)
        except asyncio.CancelledError:
            self._ended("abandoned")
            raise
        except SummaryRefused as error:
            return await self._failed(job, memory, error.reason, error.detail, is_final=error.is_final)
        except SummarizerUnavailable as error:
            return await self._failed(job, memory, "unavailable", error.detail)
        except SessionstreamError as error:
            return await self._retry_later(job, memory, error.error_code, error.detail)
        except Exception as error:
            extra = {"action": "compaction_failed", "session_id": job.session_id, "reason": "internal"}
            # The error's text may quote messages, so only its class is logged.
            log.error("compaction failed unexpectedly: %s", type(error).__name__, extra=extra)  # noqa: TRY400
            log.debug("compaction failed unexpectedly", exc_info=error, extra=extra)
            return await self._failed(job, memory, "internal", type(error).__name__)

    async def refuse(self, job: Job) -> None:
        """Announce to the client that too many requests of the session wait already."""
        self._metrics.skipped("too_many_requests")
        await self._announcer.publish(
            CompactionSkipped(
                session_id=job.session_id,
                sequence=job.sequence,
                reason="too_many_requests",
                epoch=0,
                request_id=job.request_id,
                detail="too many requests of this session wait already: send it again when they are done",
            )
        )

    def forget_sequences(self) -> None:
        """Forget where summaries and skips are: the topics were created again, and have other records there."""
        self._published_sequence = RecentValues[int]()
        self._abandoned_at = RecentValues[int]()
        self._skipped_at = RecentValues[int]()
        # From when until when a session is over its budget.
        self._budget_rests = RecentValues[tuple[float, float]]()

    async def _read(self, job: Job) -> MemoryView:
        """Return the memory that has the announced event and this worker's last summary, which else were made again."""
        published_at = self._published_sequence.get(job.session_id) or 0
        return await self._memory.whole_memory(job.session_id, min_sequence=max(job.sequence, published_at))

    async def _compact(self, job: Job, memory: MemoryView) -> Attempt:
        policy = self._policy.overlaid((memory.configuration or {}).get("compaction"))
        if job.request is not None:
            policy = policy.overlaid(job.request.model_dump(include=_KEPT, exclude_none=True))
        plan = decide(memory, policy, requested=None if job.request is None else job.request.reason)
        if isinstance(plan, Skip):
            return await self._skipped(job, memory, plan)
        event = job.unpublished
        # A summary that was paid for is published again with the same id, as long as memory would still apply it.
        if event is None or not _still_applies(event, memory):
            if (wait_seconds := self._spending_wait(memory)) is not None:
                now = self._clock()
                rest_seconds = min(wait_seconds, _MAX_BUDGET_REST_SECONDS)
                self._budget_rests.set(job.session_id, (now, now + rest_seconds))
                return await self._skipped(job, memory, _over_budget(wait_seconds))
            if self._breakers.endpoint_rests(policy.summarizer):
                return await self._postponed(job, memory, policy)
            event = job.unpublished = await self._summarized(job, memory, policy, plan)
        if not self._owns(job.partition):
            return self._ended("abandoned")
        # The summary may reach the log from now on, also if this attempt is cancelled.
        job.uncounted_tokens = 0
        try:
            (published,) = await self._publisher.publish([event])
        except (BadRequest, InterceptorFailed) as error:
            job.unpublished = None
            return await self._failed(job, memory, "unpublishable", error.detail)
        job.started = None
        self._published_sequence.set(job.session_id, published.sequence)
        self._breakers.succeeded(job.session_id)
        self._announced_skip.forget(job.session_id)
        self._metrics.compacted(event)
        log.info(
            "%s became a summary: %s instead of %d",
            plural(event.messages_compacted, "message"),
            plural(event.size_after_bytes, "byte"),
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
        """Return a summary of the messages of ``plan``, and note whether the summarizer's endpoint answers.

        Raises:
            SummaryRefused: The answer must not replace the messages, or the session's own model does not exist.
            SummarizerUnavailable: There was no answer in time.
        """
        request = SummaryRequest.of(
            plan, memory, policy, None if job.request is None else job.request.instructions
        )
        await self._announce_start(job, memory, policy, plan)
        began = time.monotonic()
        # Until the bill is known, it is expected to be what is read: a call that is cut off is billed all the same.
        job.uncounted_tokens = 0 if policy.summarizer == "extractive" else plan.tokens
        try:
            async with asyncio.timeout(_SUMMARY_SECONDS):
                summary = await self._summarizer.summarize(request)
        except asyncio.CancelledError:
            self._charge(self._spending, job.session_id, job.uncounted_tokens)
            raise
        except TimeoutError as error:
            self._breakers.endpoint_failed(policy.summarizer)
            raise SummarizerUnavailable(f"no answer within {_SUMMARY_SECONDS:g} s") from error
        except SummarizerUnavailable as error:
            self._spent(job.session_id, error.spent, applied=False)
            if isinstance(error, ModelNotFound) and policy.model != self._policy.model:
                # Other sessions have other models, so they must not rest.
                self._breakers.endpoint_answered(policy.summarizer)
                # Not final: the endpoint may get the model.
                raise SummaryRefused(
                    "invalid_policy",
                    f"{error.answered}; correct `model` in the session's own compaction settings (SessionConfigured)",
                    is_final=False,
                ) from error
            self._breakers.endpoint_failed(policy.summarizer)
            raise
        except SummaryRefused as error:
            self._spent(job.session_id, error.spent, applied=False)
            self._breakers.endpoint_answered(policy.summarizer)
            raise
        finally:
            self._metrics.summarized(time.monotonic() - began)
        self._breakers.endpoint_answered(policy.summarizer)
        job.uncounted_tokens = summary.spent.tokens
        self._spent(job.session_id, summary.spent, applied=True)
        if summary.unfilled:
            # No warning: fields of the settings that are never filled are said once, at the start.
            log.info(
                "the summarizer %s cannot fill these fields of summary_schema: %s",
                policy.summarizer,
                ", ".join(summary.unfilled),
                extra={"action": "knowledge_unfilled", "session_id": job.session_id},
            )
        return history_compacted(
            plan,
            summary,
            policy,
            self._counter,
            session_id=job.session_id,
            base_epoch=memory.epoch,
            base_sequence=memory.sequence,
            event_id=new_event_id(),
            occurred_at=datetime.now(UTC),
            duration_ms=round((time.monotonic() - began) * 1_000, 3),
            policy_name=policy.summarizer,
            request_id=job.request_id,
        )

    def _spent(self, session_id: str, spent: Spent, *, applied: bool) -> None:
        self._metrics.spent(spent, refused=not applied)
        for values in (self._spending,) if applied else (self._spending, self._unapplied_spending):
            self._charge(values, session_id, spent.tokens)

    def _charge(self, values: RecentValues[Spending], session_id: str, tokens: int) -> None:
        if tokens and self._tokens_per_hour is not None:
            before = values.get(session_id) or NO_SPENDING
            values.set(session_id, before.after(self._clock(), tokens))

    def count_abandoned(self, session_id: str, tokens: int, offset: int, timestamp_ms: int) -> None:
        """Count what an abandoned compaction cost, whichever worker began it.

        Args:
            session_id: The session.
            tokens: What it cost.
            offset: Of the record that tells it in memory-events; one that is read again counts once.
            timestamp_ms: Of that record.
        """
        known = self._abandoned_at.get(session_id)
        if self._tokens_per_hour is None or (known is not None and offset <= known):
            return
        self._abandoned_at.set(session_id, offset)
        before = self._unapplied_spending.get(session_id) or NO_SPENDING
        # Not `after`, which would forget what was spent since: the record may be older, and clocks differ.
        self._unapplied_spending.set(session_id, before.plus(NO_SPENDING.after(timestamp_ms / 1_000, tokens)))

    def _spending_wait(self, memory: MemoryView) -> float | None:
        """Return how long the session has spent too much; ``None`` if it may spend more.

        The memory has what the summaries of all workers cost that were applied. What this worker's refused ones cost
        comes on top, and what abandoned ones of any worker did. What this worker spent in all counts too, because memory
        may have left out a summary that came too late.
        """
        if self._tokens_per_hour is None:
            return None
        own = self._spending.get(memory.session_id) or NO_SPENDING
        applied = Spending(tuple(memory.summary_spending or ()))
        of_all = applied.plus(self._unapplied_spending.get(memory.session_id) or NO_SPENDING)
        now, limit = self._clock(), self._tokens_per_hour
        waits = [spending.wait_seconds(now, limit) for spending in (own, of_all)]
        return max([wait for wait in waits if wait is not None], default=None)

    def _rests_over_budget(self, session_id: str) -> bool:
        """Return whether the session was found over its budget, and may not spend more yet."""
        since, until = self._budget_rests.get(session_id) or (0.0, 0.0)
        # A clock that was set back ends the rest.
        return since <= self._clock() < until

    async def _skipped(self, job: Job, memory: MemoryView, skip: Skip) -> Attempt:
        """Compact nothing; announce that for a request, and for a trigger if the reason is new."""
        self._metrics.skipped(skip.reason)
        # A budget is free again after a while, without a new event; a request may keep more than the settings do.
        if memory.sequence is not None and skip.reason != "over_budget" and job.request is None:
            self._skipped_at.set(job.session_id, memory.sequence)
        skip_key = (memory.life_sequence, memory.epoch, skip.reason)
        if job.request is not None or (
            skip.reason != "below_trigger" and self._announced_skip.get(job.session_id) != skip_key
        ):
            self._announced_skip.set(job.session_id, skip_key)
            log.info(
                "not compacted: %s",
                skip.detail,
                extra={
                    "action": "compaction_skipped",
                    "session_id": job.session_id,
                    "reason": skip.reason,
                },
            )
            await self._announcer.publish(
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

    async def _postponed(self, job: Job, memory: MemoryView, policy: CompactionPolicy) -> Attempt:
        """Compact nothing, because the summarizer's endpoint is down; the next reminder tries again."""
        if job.request is not None:
            detail = (
                f"{policy.summarizer} was not available several times in a row, so it rests: try again later"
            )
            await self._announce_failure(job, memory, "resting", detail, failures=1, resting=True)
        return self._ended("resting")

    async def _failed(
        self, job: Job, memory: MemoryView | None, reason: str, detail: str, *, is_final: bool = False
    ) -> Attempt:
        """Handle an unusable summary: retry soon, and after three consecutive failures much later.

        A final refusal is not retried: the session rests, and then waits for another event, since the same memory would
        be refused again.
        """
        breaker = self._breakers.failed(job.session_id, is_final=is_final)
        if is_final and job.request is None and memory is not None and memory.sequence is not None:
            self._skipped_at.set(job.session_id, memory.sequence)
        retry_seconds = self._breakers.retry_seconds(breaker)
        await self._announce_failure(
            job, memory, reason, detail, failures=breaker.failures, resting=retry_seconds is None
        )
        return self._ended("failed", retry_seconds)

    async def _retry_later(self, job: Job, memory: MemoryView | None, reason: str, detail: str) -> Attempt:
        """Handle a failed read of memory or publication: retry; the session is not the cause, so it does not rest."""
        if job.attempts < _MAX_ATTEMPTS:
            if job.started is not None:
                # The summary is there and could not be published. Its session may need none by the next attempt.
                await self._announce_failure(
                    job, memory, reason, detail, failures=job.attempts, resting=False
                )
            return self._ended("failed", min(2.0 ** (job.attempts - 1), _MAX_PAUSE_SECONDS))
        await self._announce_failure(job, memory, reason, detail, failures=job.attempts, resting=True)
        return self._ended("failed")

    async def _announce_failure(
        self, job: Job, memory: MemoryView | None, reason: str, detail: str, *, failures: int, resting: bool
    ) -> None:
        job.started = None
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
        await self._announcer.publish(
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

    async def _announce_start(
        self, job: Job, memory: MemoryView, policy: CompactionPolicy, plan: Compact
    ) -> None:
        job.uncounted_tokens = 0
        job.started = CompactionStarted(
            session_id=job.session_id,
            sequence=memory.sequence or 0,
            base_epoch=memory.epoch,
            through_sequence=plan.through_sequence,
            trigger=plan.trigger,
            policy=policy.summarizer,
            messages_to_compact=plan.new_count,
            size_before_bytes=plan.size_bytes,
            tokens_before=plan.tokens,
            request_id=job.request_id,
        )
        log.info(
            "asking %s for a summary of %s",
            policy.summarizer,
            plural(plan.new_count, "message"),
            extra={
                "action": "compaction_started",
                "session_id": job.session_id,
                "trigger": plan.trigger,
                "base_epoch": memory.epoch,
            },
        )
        await self._announcer.publish(job.started)

    async def _abandon(self, job: Job, started: CompactionStarted) -> None:
        """Announce that nothing comes of a compaction that was started: the next owner of the session begins again.

        It is no answer to a request, which the next owner answers. The attempt may be cancelled at the worker's end, so
        this waits for Kafka for a moment only.
        """
        job.started = None
        with suppress(TimeoutError):
            async with asyncio.timeout(_ABANDON_SECONDS):
                await self._announcer.publish(
                    CompactionSkipped(
                        session_id=job.session_id,
                        sequence=started.sequence,
                        reason="abandoned",
                        base_epoch=started.base_epoch,
                        epoch=started.base_epoch,
                        detail="the worker stopped, or another one owns the session now, which begins again",
                        tokens=job.uncounted_tokens or None,
                    )
                )

    def _ended(self, outcome: Outcome, retry_seconds: float | None = None) -> Attempt:
        self._metrics.ended(outcome)
        return Attempt(outcome, retry_seconds)


def _over_budget(wait_seconds: float) -> Skip:
    return Skip(
        "over_budget",
        f"the summaries of this session have used {PREFIX}LIMITS__SUMMARY_TOKENS_PER_HOUR; the next one is made in "
        f"{plural(math.ceil(wait_seconds / 60), 'minute')} at the earliest",
    )


def _still_applies(event: HistoryCompacted, memory: MemoryView) -> bool:
    """Return whether a summary is of this life and epoch; messages that were added since do not matter."""
    return event.base_epoch == memory.epoch and (memory.life_sequence or 0) <= event.through_sequence
