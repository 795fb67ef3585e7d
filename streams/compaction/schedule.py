"""Which sessions are worked on: one compaction a session, a bounded number at a time, the newest news only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from schemas.events import CompactionRequested, HistoryCompacted
from streams.compaction.offsets import Ticket

log = logging.getLogger(__name__)

#: Jobs of one session that may wait; requests beyond it are refused.
MOST_WAITING_OF_A_SESSION: Final = 100

Outcome = Literal["compacted", "skipped", "failed", "resting", "abandoned"]


@dataclass(slots=True, eq=False)
class Job:
    """A session to look at.

    Attributes:
        partition: Of memory-events, by which the session belongs to this worker or another.
        sequence: The memory to look at must have been applied up to here; 0 where it is not known.
        request: Who asked for it; ``None`` where a trigger did.
        tickets: Events that are finished when this is.
        attempts: How often it was tried.
        made: A summary that was paid for and is not published yet.
    """

    session_id: str
    partition: int
    sequence: int = 0
    request: CompactionRequested | None = None
    tickets: list[Ticket] = field(default_factory=list)
    attempts: int = 0
    made: HistoryCompacted | None = None

    @property
    def request_id(self) -> str | None:
        """The request's event id."""
        return None if self.request is None else self.request.event_id


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of one look at a session.

    Attributes:
        retry_seconds: When to try again; ``None``: not by itself.
    """

    outcome: Outcome
    retry_seconds: float | None = None


class Schedule:
    """Runs jobs. Of a session's updates only the newest waits, since it says all that the older ones did.

    A session that waits for its next attempt holds no slot. A job's tickets are handed to ``finished`` when it
    is done, or when a newer one took its place.

    Args:
        attempt: Looks at a session once. What it raises, which it should not, ends the job.
        finished: Told of every event that needs no further work.
        refused: Told of a request that is one too many of its session, and finished after it.
        concurrency: Attempts at a time.
    """

    def __init__(
        self,
        attempt: Callable[[Job], Awaitable[Attempt]],
        finished: Callable[[Ticket], None],
        *,
        refused: Callable[[Job], Awaitable[None]],
        concurrency: int,
    ) -> None:
        self._attempt = attempt
        self._finished = finished
        self._refused = refused
        self._slots = asyncio.Semaphore(concurrency)
        # By session and request; a trigger's job has no request, so there is one of it at most.
        self._waiting: dict[str, dict[str | None, Job]] = {}
        self._current: dict[str, Job] = {}
        self._partitions: dict[str, int] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._refusing: set[asyncio.Task[None]] = set()
        self._attempting: set[Job] = set()
        self._closed = False

    @property
    def running(self) -> int:
        """How many attempts are under way."""
        return len(self._attempting)

    @property
    def waiting(self) -> int:
        """How many sessions wait: for a slot, or for their next attempt."""
        return max(0, len(self._tasks) - len(self._attempting))

    @property
    def jobs_waiting(self) -> int:
        """How many jobs are in hand and not under way, of all sessions."""
        queued = sum(map(len, self._waiting.values())) + len(self._refusing)
        return queued + max(0, len(self._current) - len(self._attempting))

    def offer(self, job: Job) -> None:
        """Take a job; returns at once."""
        if self._closed:
            return
        current = self._current.get(job.session_id)
        if job.request is not None and current is not None and current.request_id == job.request_id:
            # It came again because its partition was assigned again.
            current.tickets += job.tickets
            return
        queue = self._waiting.setdefault(job.session_id, {})
        older = queue.pop(job.request_id, None)
        if older is not None:
            self._finish(older)
        elif job.request is not None and len(queue) >= MOST_WAITING_OF_A_SESSION:
            refusal = asyncio.create_task(self._refuse(job), name="sessionstream-compaction-refusal")
            self._refusing.add(refusal)
            refusal.add_done_callback(self._refusing.discard)
            return
        queue[job.request_id] = job
        self._partitions[job.session_id] = job.partition
        if job.session_id not in self._tasks:
            work = self._serve(job.session_id)
            self._tasks[job.session_id] = asyncio.create_task(work, name="sessionstream-compaction")

    def withdraw(self, session_id: str) -> None:
        """Forget a waiting update: the session is over no trigger any more. Requests stay."""
        job = self._waiting.get(session_id, {}).pop(None, None)
        if job is not None:
            self._finish(job)

    def keep_only(self, partitions: Iterable[int]) -> None:
        """Stop whatever belongs to other partitions: their next owner does it."""
        kept = set(partitions)
        for session_id, partition in list(self._partitions.items()):
            if partition not in kept:
                # Forgotten at once: the partition may be back before the task has ended.
                task = self._tasks[session_id]
                self._forget(session_id)
                self._leaving.add(task)
                task.add_done_callback(self._leaving.discard)
                task.cancel()

    async def close(self, *, within_seconds: float) -> None:
        """Begin nothing more; let what is under way end within this time, then stop it."""
        self._closed = True
        at_work = {job.session_id for job in self._attempting}
        for session_id, task in self._tasks.items():
            if session_id not in at_work:
                task.cancel()
        tasks = [*self._tasks.values(), *self._leaving, *self._refusing]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=within_seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)

    async def _serve(self, session_id: str) -> None:
        """Work off one session's jobs, one after the other."""
        queue = self._waiting[session_id]
        try:
            while queue and not self._closed:
                async with self._slots:
                    if not queue:  # withdrawn meanwhile
                        break
                    job = self._current[session_id] = queue.pop(next(iter(queue)))
                    attempt = await self._once(job)
                while attempt.retry_seconds is not None and not self._closed:
                    await asyncio.sleep(attempt.retry_seconds)
                    async with self._slots:
                        attempt = await self._once(job)
                if attempt.retry_seconds is None:
                    self._finish(job)
                self._current.pop(session_id, None)
        finally:
            if self._tasks.get(session_id) is asyncio.current_task():
                self._forget(session_id)

    async def _once(self, job: Job) -> Attempt:
        self._attempting.add(job)
        try:
            return await self._attempt(job)
        except Exception as error:  # noqa: BLE001 - a job that stayed open would hold up its partition's commit
            _log_unexpected(job, error)
            return Attempt("failed")
        finally:
            self._attempting.discard(job)

    async def _refuse(self, job: Job) -> None:
        try:
            await self._refused(job)
        except Exception as error:  # noqa: BLE001 - likewise
            _log_unexpected(job, error)
        self._finish(job)

    def _forget(self, session_id: str) -> None:
        for known in (self._waiting, self._current, self._partitions, self._tasks):
            known.pop(session_id, None)

    def _finish(self, job: Job) -> None:
        for ticket in job.tickets:
            self._finished(ticket)
        job.tickets = []


def _log_unexpected(job: Job, error: Exception) -> None:
    # Its text may quote messages.
    log.error(
        "a compaction ended with %s",
        type(error).__name__,
        extra={"action": "compaction_failed", "session_id": job.session_id, "reason": "internal"},
    )
