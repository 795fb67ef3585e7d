"""Schedules compactions: one at a time for a session, a bounded number in all, and only for the newest update."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from schemas.events import CompactionRequested, HistoryCompacted
from schemas.memory_events import CompactionStarted
from streams.compaction.offsets import PendingOffset

log = logging.getLogger(__name__)

#: The most jobs of one session that may wait; further requests are refused.
MAX_WAITING_PER_SESSION: Final = 100

Outcome = Literal["compacted", "skipped", "failed", "resting", "abandoned"]


@dataclass(slots=True, eq=False)
class Job:
    """A session to compact, if it needs to be.

    Attributes:
        partition: The partition of memory-events; its owner compacts the session.
        sequence: Memory must have applied this event before it is read; 0 if it is not known.
        request: The request for the compaction; ``None`` for a trigger.
        offsets: The events that are finished when this job is.
        attempts: The number of attempts so far.
        unpublished: A summary that was paid for and is not published yet.
        started: What was announced before the summarizer was asked, until it is announced what came of it.
        uncounted_tokens: What the summarizer cost and nothing else tells the next owner; an estimate while it is asked.
    """

    session_id: str
    partition: int
    sequence: int = 0
    request: CompactionRequested | None = None
    offsets: list[PendingOffset] = field(default_factory=list)
    attempts: int = 0
    unpublished: HistoryCompacted | None = None
    started: CompactionStarted | None = None
    uncounted_tokens: int = 0

    @property
    def request_id(self) -> str | None:
        """The event id of the request; ``None`` for a trigger."""
        return None if self.request is None else self.request.event_id


@dataclass(frozen=True, slots=True)
class Attempt:
    """The result of one attempt.

    Attributes:
        outcome: How the attempt ended.
        retry_seconds: The seconds until the next attempt; ``None`` if the job is done.
    """

    outcome: Outcome
    retry_seconds: float | None = None


class Schedule:
    """Runs jobs. Only the newest update of a session waits, because it includes the older ones.

    A session that waits for a retry uses no slot. When a job is done or a newer one replaces it, its offsets are passed
    to ``finished``.

    Args:
        attempt: Makes one attempt. It should not raise; an error ends the job.
        finished: Called for every event that is finished.
        refused: Called for a request beyond the limit of its session, which is finished after that.
        concurrency: The most attempts at a time.
    """

    def __init__(
        self,
        attempt: Callable[[Job], Awaitable[Attempt]],
        finished: Callable[[PendingOffset], None],
        *,
        refused: Callable[[Job], Awaitable[None]],
        concurrency: int,
    ) -> None:
        self._attempt = attempt
        self._finished = finished
        self._refused = refused
        self._slots = asyncio.Semaphore(concurrency)
        # By session and request id. Jobs of triggers have no request id, so at most one of them waits.
        self._waiting: dict[str, dict[str | None, Job]] = {}
        self._current: dict[str, Job] = {}
        self._partitions: dict[str, int] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._cancelled: set[asyncio.Task[None]] = set()
        self._refusing: set[asyncio.Task[None]] = set()
        self._attempting: set[Job] = set()
        self._closed = False

    @property
    def running(self) -> int:
        """The number of running attempts."""
        return len(self._attempting)

    @property
    def waiting(self) -> int:
        """The number of sessions that wait for a slot or for a retry."""
        return max(0, len(self._tasks) - len(self._attempting))

    @property
    def jobs_waiting(self) -> int:
        """The number of jobs of all sessions that are not running."""
        queued = sum(map(len, self._waiting.values())) + len(self._refusing)
        return queued + max(0, len(self._current) - len(self._attempting))

    def add(self, job: Job) -> None:
        """Add a job; returns at once."""
        if self._closed:
            return
        current = self._current.get(job.session_id)
        if job.request is not None and current is not None and current.request_id == job.request_id:
            # The event was consumed again because its partition was assigned again.
            current.offsets += job.offsets
            return
        queue = self._waiting.setdefault(job.session_id, {})
        older = queue.pop(job.request_id, None)
        if older is not None:
            self._finish(older)
        elif job.request is not None and len(queue) >= MAX_WAITING_PER_SESSION:
            refusal = asyncio.create_task(self._refuse(job), name="sessionstream-compaction-refusal")
            self._refusing.add(refusal)
            refusal.add_done_callback(self._refusing.discard)
            return
        queue[job.request_id] = job
        self._partitions[job.session_id] = job.partition
        if job.session_id not in self._tasks:
            work = self._run_jobs(job.session_id)
            self._tasks[job.session_id] = asyncio.create_task(work, name="sessionstream-compaction")

    def withdraw(self, session_id: str) -> None:
        """Remove a waiting update, because the session is no longer over a trigger. Requests stay."""
        job = self._waiting.get(session_id, {}).pop(None, None)
        if job is not None:
            self._finish(job)

    def keep_only(self, partitions: Iterable[int]) -> None:
        """Stop the jobs of all other partitions; their next owners do them."""
        kept = set(partitions)
        for session_id, partition in list(self._partitions.items()):
            if partition not in kept:
                # Removed at once, because the partition may be assigned again before the task has ended.
                task = self._tasks[session_id]
                self._forget(session_id)
                self._cancelled.add(task)
                task.add_done_callback(self._cancelled.discard)
                task.cancel()

    async def close(self, *, within_seconds: float) -> None:
        """Begin no more attempts; wait this long for the running ones, then cancel them."""
        self._closed = True
        at_work = {job.session_id for job in self._attempting}
        for session_id, task in self._tasks.items():
            if session_id not in at_work:
                task.cancel()
        tasks = [*self._tasks.values(), *self._cancelled, *self._refusing]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=within_seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)

    async def _run_jobs(self, session_id: str) -> None:
        """Run one session's jobs, one after the other."""
        queue = self._waiting[session_id]
        try:
            while queue and not self._closed:
                async with self._slots:
                    if not queue:  # withdrawn meanwhile
                        break
                    job = self._current[session_id] = queue.pop(next(iter(queue)))
                    attempt = await self._attempt_once(job)
                while attempt.retry_seconds is not None and not self._closed:
                    await asyncio.sleep(attempt.retry_seconds)
                    async with self._slots:
                        attempt = await self._attempt_once(job)
                if attempt.retry_seconds is None:
                    self._finish(job)
                self._current.pop(session_id, None)
        finally:
            if self._tasks.get(session_id) is asyncio.current_task():
                self._forget(session_id)

    async def _attempt_once(self, job: Job) -> Attempt:
        self._attempting.add(job)
        try:
            return await self._attempt(job)
        except Exception as error:  # noqa: BLE001 - an unfinished job would block its partition's commits
            _log_unexpected(job, error)
            return Attempt("failed")
        finally:
            self._attempting.discard(job)

    async def _refuse(self, job: Job) -> None:
        try:
            await self._refused(job)
        except Exception as error:  # noqa: BLE001 - an unfinished job would block its partition's commits
            _log_unexpected(job, error)
        self._finish(job)

    def _forget(self, session_id: str) -> None:
        for known in (self._waiting, self._current, self._partitions, self._tasks):
            known.pop(session_id, None)

    def _finish(self, job: Job) -> None:
        for pending in job.offsets:
            self._finished(pending)
        job.offsets = []


def _log_unexpected(job: Job, error: Exception) -> None:
    # The error's text may quote messages, so only its class is logged.
    log.error(
        "a compaction ended with %s",
        type(error).__name__,
        extra={"action": "compaction_failed", "session_id": job.session_id, "reason": "internal"},
    )
