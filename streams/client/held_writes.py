"""What adapters hold of a client's sessions, to write it later in one batch: it is written before anything else is."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from schemas.errors import SessionstreamError
from streams.client.session_locks import SessionLocks

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Held:
    """What is held of one session.

    Attributes:
        write: writes it in a block of :meth:`HeldWrites.writing`; called under the session's lock. It calls
            :meth:`HeldWrites.hold` again if it fails.
        timer: when it is written at the latest.
    """

    write: Callable[[], Awaitable[None]]
    timer: asyncio.TimerHandle


class HeldWrites:
    """The sessions of one client of which an adapter holds something, at most one adapter's object a session.

    Nothing that is held is forgotten as long as the process runs: it is written when its time is over, before the next
    read or write of the session by this client, and when the client is closed. If the process ends before, or the client
    is collected, a warning says so.

    Args:
        locks: of the client's sessions.
    """

    def __init__(self, locks: SessionLocks) -> None:
        self._locks = locks
        self._held: dict[str, _Held] = {}
        # Which task writes what was held. Its own reads and writes of the session do not wait for it.
        self._writers: dict[str, asyncio.Task[Any] | None] = {}
        self._due: set[asyncio.Task[None]] = set()
        # The same, for the warning: how many items are held of each session.
        self._counts: dict[str, int] = {}
        self._finalizer: weakref.finalize[..., HeldWrites] | None = None

    def hold(
        self, session_id: str, count: int, write: Callable[[], Awaitable[None]], *, within_seconds: float
    ) -> None:
        """Note that something is held; call it under the session's lock, on the client's event loop.

        Args:
            session_id: the session.
            count: how many items are held now.
            write: writes all that is held.
            within_seconds: after what time it is written at the latest, from the first call on.
        """
        if self._finalizer is None:
            self._finalizer = weakref.finalize(self, _report_lost, self._counts)
        self._counts[session_id] = count
        held = self._held.get(session_id)
        if held is None:
            timer = asyncio.get_running_loop().call_later(within_seconds, self._is_due, session_id)
            self._held[session_id] = _Held(write, timer)
        else:
            held.write = write

    @contextmanager
    def writing(self, session_id: str) -> Generator[None]:
        """Write all that is held in this block, and hold what fails again; call it under the session's lock.

        Until the block ends, other calls of this client wait for it, as for what is held.
        """
        self._counts.pop(session_id, None)
        held = self._held.pop(session_id, None)
        if held is not None:
            held.timer.cancel()
        self._writers[session_id] = asyncio.current_task()
        try:
            yield
        finally:
            del self._writers[session_id]

    async def write(self, session_id: str) -> None:
        """Write what is held of a session, also what a write that is under way could not write.

        Raises:
            PublishFailed: Kafka did not acknowledge in time; it stays held.
            Refused: an item was refused, and is not held any longer; the others are written.
        """
        is_being_written = self._writers.get(session_id) not in {None, asyncio.current_task()}
        if session_id in self._held or is_being_written:
            async with self._locks.of(session_id):
                await self.write_locked(session_id)

    async def write_locked(self, session_id: str) -> None:
        """As :meth:`write`, for a caller that has the session's lock."""
        held = self._held.get(session_id)
        if held is not None:
            await held.write()

    async def write_all(self) -> None:
        """Do as :meth:`write` for all sessions; each that fails is logged, and the first error is raised."""
        first: SessionstreamError | None = None
        for session_id in {**self._held, **self._writers}:
            try:
                await self.write(session_id)
            except SessionstreamError as error:
                log_failure(session_id, error)
                first = first or error
        if first is not None:
            raise first

    def _is_due(self, session_id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._write_due(session_id))
        self._due.add(task)
        task.add_done_callback(self._due.discard)

    async def _write_due(self, session_id: str) -> None:
        try:
            await self.write(session_id)
        except SessionstreamError as error:
            log_failure(session_id, error)


def log_failure(session_id: str, error: SessionstreamError) -> None:
    """Log that what is held of a session could not be written, where this error may not be the one that is raised."""
    log.warning(
        "held items of session %s could not be written: %s",
        session_id,
        error.detail,
        extra={"action": "held_items_not_written", "session_id": session_id, "error": error.detail},
    )


def _report_lost(counts: dict[str, int]) -> None:
    """Say what is lost: the process ends, or the client was collected, and something is still held."""
    for session_id, count in counts.items():
        log.warning(
            "%d held items of session %s are lost: the client was not closed (`async with`), or could not write them",
            count,
            session_id,
            extra={"action": "held_items_lost", "session_id": session_id, "items": count},
        )
