"""Which sessions are worked on: one compaction a session, a bounded number at a time, the newest news only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from streams.compaction.job import Attempt, Job
from streams.compaction.offsets import Ticket


class Schedule:
    """Runs jobs. Of a session's updates only the newest waits, since it says all that the older ones did.

    A session that waits for its next attempt holds no slot. A job's tickets are handed to ``finished`` when it
    is done, or when a newer one took its place.

    Args:
        attempt: Looks at a session once; raises nothing but CancelledError.
        finished: Told of every event that needs no further work.
        concurrency: Attempts at a time.
    """

    def __init__(
        self,
        attempt: Callable[[Job], Awaitable[Attempt]],
        finished: Callable[[Ticket], None],
        *,
        concurrency: int,
    ) -> None:
        self._attempt = attempt
        self._finished = finished
        self._slots = asyncio.Semaphore(concurrency)
        self._waiting: dict[str, list[Job]] = {}
        self._current: dict[str, Job] = {}
        self._partitions: dict[str, int] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._attempting: set[str] = set()
        self._closed = False

    @property
    def running(self) -> int:
        """How many attempts are under way."""
        return len(self._attempting)

    @property
    def waiting(self) -> int:
        """How many sessions wait: for a slot, or for their next attempt."""
        return len(self._tasks) - len(self._attempting)

    def offer(self, job: Job) -> None:
        """Take a job; returns at once."""
        if self._closed:
            return
        current = self._current.get(job.session_id)
        if job.request is not None and current is not None and current.request_id == job.request_id:
            # It came again because its partition was assigned anew.
            current.tickets += job.tickets
            return
        queue = self._waiting.setdefault(job.session_id, [])
        for older in [one for one in queue if one.request_id == job.request_id]:
            queue.remove(older)
            self._finish(older)
        queue.append(job)
        self._partitions[job.session_id] = job.partition
        if job.session_id not in self._tasks:
            work = self._serve(job.session_id)
            self._tasks[job.session_id] = asyncio.create_task(work, name="sessionstream-compaction")

    def withdraw(self, session_id: str) -> None:
        """Forget a waiting update: the session is over no trigger any more. Requests stay."""
        queue = self._waiting.get(session_id, [])
        for job in [one for one in queue if one.request is None]:
            queue.remove(job)
            self._finish(job)

    def keep_only(self, partitions: Iterable[int]) -> None:
        """Stop whatever belongs to other partitions: their next owner does it."""
        kept = set(partitions)
        for session_id, partition in self._partitions.items():
            if partition not in kept:
                self._tasks[session_id].cancel()

    async def close(self, *, within_seconds: float) -> None:
        """Begin nothing more; let what is under way end within this time, then stop it."""
        self._closed = True
        for session_id, task in self._tasks.items():
            if session_id not in self._attempting:
                task.cancel()
        if self._tasks:
            _, late = await asyncio.wait(list(self._tasks.values()), timeout=within_seconds)
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
                    job = self._current[session_id] = queue.pop(0)
                    attempt = await self._once(job)
                while attempt.retry_seconds is not None and not self._closed:
                    await asyncio.sleep(attempt.retry_seconds)
                    async with self._slots:
                        attempt = await self._once(job)
                if attempt.retry_seconds is None:
                    self._finish(job)
                del self._current[session_id]
        finally:
            for known in (self._waiting, self._current, self._partitions, self._tasks):
                known.pop(session_id, None)

    async def _once(self, job: Job) -> Attempt:
        self._attempting.add(job.session_id)
        try:
            return await self._attempt(job)
        finally:
            self._attempting.discard(job.session_id)

    def _finish(self, job: Job) -> None:
        for ticket in job.tickets:
            self._finished(ticket)
        job.tickets = []
