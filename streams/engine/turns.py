"""Turns of the event loop: between the partitions of a worker, and between a piece of long work and all others.

One slice of one partition is folded at a time, or one flush collected, with other tasks in between (:class:`Turns`).

Partitions get their turns in the order in which they ask. A partition whose next records a reader waits for goes before
the others, but never twice in a row while others wait, so that none of them starves. The order of the records of a
partition does not change, since each partition asks for its next turn only after the one before.

A flush can ask to be told once no reader waits any more, so that it starts behind them; how long it waits for that is
decided in :mod:`streams.engine.partition`.

Long answers to readers are made in steps (:class:`Pauses`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from types import TracebackType
from typing import Final

#: After so many seconds of steps without a pause, other tasks have a turn.
HELD_SECONDS: Final = 0.005


class Turns:
    """Gives turns to the partitions of one worker; used on one event loop."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[tuple[int | None, asyncio.Future[None]]] = deque()
        self._awaited: Counter[int] = Counter()
        self._was_preferred = False
        self._told: set[asyncio.Event] = set()

    def of(self, partition: int | None = None) -> Turn:
        """Return a turn, for use with ``async with``.

        Args:
            partition: whose records are folded in it; None for work that no reader waits for, such as a flush.
        """
        return Turn(self, partition)

    @contextmanager
    def awaited(self, partition: int) -> Generator[None]:
        """Prefer a partition in this block, since a reader waits for its records."""
        self._awaited[partition] += 1
        try:
            yield
        finally:
            self._awaited[partition] -= 1
            if not self._awaited[partition]:
                del self._awaited[partition]
            if not self._awaited:
                for answered in self._told:
                    answered.set()

    @contextmanager
    def told_when_answered(self, answered: asyncio.Event) -> Generator[bool]:
        """Set an event in this block once no reader waits any more; the block is told whether one does."""
        self._told.add(answered)
        try:
            yield bool(self._awaited)
        finally:
            self._told.discard(answered)

    async def take(self, partition: int | None) -> None:
        """Wait for a turn; :meth:`give_back` ends it."""
        if not self._is_taken:
            self._is_taken = True
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.append((partition, place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()  # it got the turn at the moment at which it was cancelled
            raise

    def give_back(self) -> None:
        """End a turn; the next one that waits has it at once."""
        place = self._next()
        if place is None:
            self._is_taken = False
        else:
            place.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        while self._waiting and self._waiting[0][1].done():  # cancelled while it waited
            self._waiting.popleft()
        if not self._waiting:
            return None
        if self._awaited and not self._was_preferred:
            for index, (partition, place) in enumerate(self._waiting):
                if partition in self._awaited and not place.done():
                    self._was_preferred = index > 0
                    del self._waiting[index]
                    return place
        self._was_preferred = False
        return self._waiting.popleft()[1]


class Turn:
    """One turn, or several one after the other; see :meth:`Turns.of`."""

    __slots__ = ("_partition", "_turns")

    def __init__(self, turns: Turns, partition: int | None) -> None:
        self._turns = turns
        self._partition = partition

    def told_when_answered(self, answered: asyncio.Event) -> AbstractContextManager[bool]:
        """See :meth:`Turns.told_when_answered`."""
        return self._turns.told_when_answered(answered)

    async def __aenter__(self) -> None:
        await self._turns.take(self._partition)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._turns.give_back()


class Pauses:
    """Lets other tasks run during long work on the event loop, whenever its steps took a few milliseconds.

    Time, not the number of steps: what a step costs is seldom known before, and a step without a result costs as much.

    Args:
        clock_seconds: monotonic.
    """

    def __init__(self, clock_seconds: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock_seconds
        self._began = clock_seconds()

    async def after_step(self) -> bool:
        """End a step; return whether other tasks ran, so that what the work reads may have changed."""
        if self._clock() - self._began < HELD_SECONDS:
            return False
        await asyncio.sleep(0)
        self._began = self._clock()
        return True
