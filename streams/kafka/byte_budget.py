"""How many bytes may wait for an acknowledgement at once."""

from __future__ import annotations

import asyncio


class ByteBudget:
    """Bounds bytes in flight; for one event loop.

    What is larger than the whole budget passes when nothing else is in flight, so nothing waits for ever.
    """

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._used = 0
        self._room = asyncio.Event()

    @property
    def used_bytes(self) -> int:
        """Bytes taken and not given back."""
        return self._used

    async def take(self, size_bytes: int) -> None:
        """Wait until there is room, and take it. Callers take turns (one waits at a time)."""
        while self._used and self._used + size_bytes > self._limit:
            self._room.clear()
            await self._room.wait()
        self._used += size_bytes

    def give_back(self, size_bytes: int) -> None:
        """Return what was taken, once."""
        self._used -= size_bytes
        self._room.set()
