"""Reads what memories were: folds the archived events of a session again, in parts, beside the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final, TypeVar

from processors.archive.archived import ArchivedEvent
from processors.archive.past_memory import PastEpochs, PastMemory
from processors.archive.requests import HistoryRequest
from processors.archive.verification import DigestSearch, verification, with_differences
from processors.memory.policy import MemoryPolicy
from schemas.archive import Verification
from schemas.errors import StaleRead
from streams.archive.past_calls import PastCalls, PastReading
from streams.archive.reader import ArchiveReader
from streams.http.memory_request import MemoryRequest

#: The most events, and about their bytes, that are read and folded at once; then other tasks run.
PART_EVENTS: Final = 200
PART_BYTES: Final = 1024 * 1024
#: How many sessions are folded at the same time; they share the process with the worker.
MAX_FOLDS: Final = 2
#: Seconds between two looks whether the store has a sequence.
_STORED_EVERY: Final = 0.02

Past = TypeVar("Past", bound=PastMemory)


class PastReader:
    """Folds sessions again, from the first event that the archive has of them.

    Args:
        reader: reads the events.
        policy: the memory settings of the workers.
        calls: count the calls.
    """

    def __init__(self, reader: ArchiveReader, policy: MemoryPolicy, calls: PastCalls) -> None:
        self.policy = policy
        self._calls = calls
        self._reader = reader
        self._folds = asyncio.Semaphore(MAX_FOLDS)

    async def memory(self, session_id: str, at: int, wait_ms: int) -> PastMemory:
        """Return the session's memory as it was after the sequence ``at``.

        Args:
            session_id: the session; one without events has an empty memory.
            at: any sequence of its partition.
            wait_ms: how long to wait until the store has everything up to it.

        Raises:
            StaleRead: the store did not have it in time.
            NotServable: this worker cannot prove that it owns the partition.
            StoreUnavailable: the store failed for now.
        """
        with self._calls.observed("memory", session_id) as reading:
            return await self._memory(reading, session_id, at, wait_ms)

    async def _memory(self, reading: PastReading, session_id: str, at: int, wait_ms: int) -> PastMemory:
        await self._wait_until_stored(session_id, at, wait_ms)
        return await self._folded(reading, PastMemory(session_id, self.policy), session_id, at + 1)

    async def epochs(self, session_id: str, before: int | None, limit: int) -> PastEpochs:
        """Return the newest ``limit`` compactions that were applied before a sequence; None: of all.

        Raises:
            NotServable: this worker cannot prove that it owns the partition.
            StoreUnavailable: the store failed for now.
        """
        with self._calls.observed("epochs", session_id) as reading:
            return await self._folded(reading, PastEpochs(session_id, self.policy, limit), session_id, before)

    async def verification(
        self, wanted: MemoryRequest, session_id: str, at: int, digest: str
    ) -> Verification:
        """Return whether a digest is that of what a read gave after the sequence ``at``; if not, what differs.

        Raises: as :meth:`memory`.
        """
        with self._calls.observed("verify", session_id) as reading:
            past = await self._memory(reading, session_id, at, wanted.wait_ms)
            result = await asyncio.to_thread(verification, past, wanted.view, at, digest)
            reading.verified = result.verified
            if result.verified:
                return result
            search = DigestSearch(session_id, self.policy, wanted.view, digest)
            await self._folded(reading, search, session_id, None)
            return await asyncio.to_thread(with_differences, result, past, wanted.view, digest, search)

    async def exported(self, session_id: str, before: int) -> AsyncGenerator[list[ArchivedEvent]]:
        """Yield the parts of an export: the session's events before a sequence."""
        with self._calls.observed("export", session_id) as reading:
            async with aclosing(self.parts(session_id, before)) as parts:
                async for part in parts:
                    reading.events += len(part)
                    yield part

    async def _folded(self, reading: PastReading, past: Past, session_id: str, before: int | None) -> Past:
        async with self._folds, aclosing(self.parts(session_id, before)) as parts:
            async for part in parts:
                reading.events += len(part)
                # In a thread, which gives way to the event loop every few milliseconds.
                await asyncio.to_thread(past.add, part)
                if past.frozen is not None and past.frozen.code is None:
                    break
        return past

    async def parts(
        self, session_id: str, before: int | None = None
    ) -> AsyncGenerator[list[ArchivedEvent], None]:
        """Yield the session's events before a sequence in the order of the log, a bounded part at a time."""
        after: int | None = None
        while True:
            part = await self._reader.history(
                HistoryRequest(
                    session_id=session_id,
                    after=after,
                    before=before,
                    limit=PART_EVENTS,
                    max_bytes=PART_BYTES,
                )
            )
            if not part:
                return
            yield part
            after = part[-1].sequence

    async def _wait_until_stored(self, session_id: str, sequence: int, wait_ms: int) -> None:
        deadline = time.monotonic() + wait_ms / 1_000
        while (end := await self._reader.stored_end(session_id)) <= sequence:
            if time.monotonic() >= deadline:
                raise StaleRead(
                    f"the archive has the session's partition up to sequence {end - 1}, not yet up to {sequence}; "
                    "try again, or name an earlier sequence"
                )
            await asyncio.sleep(_STORED_EVERY)
