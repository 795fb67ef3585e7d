"""A limit of the bytes that a publisher has sent and that are not acknowledged yet."""

from __future__ import annotations

import asyncio


class ByteBudget:
    """Limits the bytes in flight of one event loop.

    A record larger than the whole budget is admitted when nothing else is in flight, so that it never waits for ever.
    """

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._used = 0
        self._room = asyncio.Event()

    @property
    def used_bytes(self) -> int:
        """Bytes acquired and not released."""
        return self._used

    async def acquire(self, size_bytes: int) -> None:
        """Wait until there is room, and reserve it. Only one task may wait at a time."""
        while self._used and self._used + size_bytes > self._limit:
            self._room.clear()
            await self._room.wait()
        self._used += size_bytes

    def release(self, size_bytes: int) -> None:
        """Release bytes that were acquired; call it once for each."""
        self._used -= size_bytes
        self._room.set()
