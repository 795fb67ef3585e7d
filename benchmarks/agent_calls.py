"""What an agent calls a session store for, measured the same way for every store: appends, reads, reads of own writes.

Nothing of the project is imported, so that a store can be measured in an environment of its own.
"""

from __future__ import annotations

import asyncio
import gc
import time
import uuid
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

WRITERS = 50
TEXT = "x" * 200
SHORT_HISTORY = 60
LONG_HISTORY = 2_000
#: Appends before a store is measured.
WARM_UP_CALLS = 2_000


class Store(NamedTuple):
    """One of the compared stores.

    Attributes:
        append: appends messages to a session.
        read: returns how many messages a session has, after it was read as agents read it, with their own writes.
        read_whole: does the same without anything that was kept of earlier reads; ``read`` where nothing is kept.
    """

    append: Callable[[str, Sequence[str]], Awaitable[Any]]
    read: Callable[[str], Awaitable[int]]
    read_whole: Callable[[str], Awaitable[int]] | None = None

    @property
    def whole(self) -> Callable[[str], Awaitable[int]]:
        """The read of all messages."""
        return self.read_whole or self.read


async def appends_per_second(store: Store, writers: int, each: int) -> float:
    """Let each writer append to its own session, one message after the other."""
    run = uuid.uuid4().hex[:8]

    async def write(writer: int) -> None:
        for number in range(each):
            await store.append(f"{run}-{writer}", [f"{number} {TEXT}"])

    await store.append(f"{run}-warm", [TEXT])
    began = time.perf_counter()
    await asyncio.gather(*(write(writer) for writer in range(writers)))
    took = time.perf_counter() - began
    counts = {await store.read(f"{run}-{writer}") for writer in range(writers)}
    assert counts == {each}, counts
    return writers * each / took


async def warm_up(store: Store) -> None:
    """Use a store for a while, and collect the garbage of what came before.

    A JVM compiles code that ran thousands of times: a broker that was just started takes about twice as long for a
    request. A collection of what the benchmark imported takes 0.1 s, in which one call would be measured as slow.
    """
    session = uuid.uuid4().hex
    for number in range(WARM_UP_CALLS):
        await store.append(f"{session}-{number // 100}", [TEXT])
        if number % 10 == 0:
            await store.read(f"{session}-{number // 100}")
    gc.collect()
    gc.freeze()


async def latencies_ms(once: Callable[[], Awaitable[Any]], times: int) -> tuple[float, float]:
    """Return p50 and p99 of sequential calls, in milliseconds."""
    took: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        await once()
        took.append((time.perf_counter() - began) * 1_000)
    took.sort()
    return took[len(took) // 2], took[int(len(took) * 0.99)]


async def _latencies_of_reading_on(store: Store, times: int) -> tuple[float, float]:
    """Return p50 and p99 of reads of about 100 messages of which the reader has read all but one, in milliseconds."""
    took: list[float] = []
    while len(took) < times:
        session = await filled(store, 90)
        for _ in range(20):
            await store.append(session, [TEXT])
            await store.whole(session)  # what others do meanwhile is over
            began = time.perf_counter()
            await store.read(session)
            took.append((time.perf_counter() - began) * 1_000)
    took.sort()
    return took[len(took) // 2], took[int(len(took) * 0.99)]


async def filled(store: Store, messages: int) -> str:
    """Return the id of a new session with so many messages."""
    session = uuid.uuid4().hex
    for start in range(0, messages, 100):
        await store.append(
            session, [f"{number} {TEXT}" for number in range(start, min(start + 100, messages))]
        )
    assert await store.read(session) == messages
    return session


async def measure(
    store: Store, messages: int, histories: Sequence[int] = (SHORT_HISTORY, LONG_HISTORY)
) -> dict[str, float]:
    """Measure one store.

    Args:
        store: that is measured.
        messages: of the one writer; each of the fifty writes a tenth of it.
        histories: how many messages the sessions have that are read and appended to besides.

    Returns:
        By name: appends a second, and milliseconds.
    """
    await warm_up(store)
    figures = {
        "one_writer_appends_per_second": await appends_per_second(store, 1, messages),
        "fifty_writers_appends_per_second": await appends_per_second(store, WRITERS, max(1, messages // 10)),
    }

    def add(name: str, percentiles: tuple[float, float]) -> None:
        figures[f"{name}_p50_ms"], figures[f"{name}_p99_ms"] = percentiles

    session = await filled(store, 100)
    add("read_of_100", await latencies_ms(lambda: store.whole(session), messages))
    add("read_on_100", await _latencies_of_reading_on(store, messages))

    async def write_and_read() -> None:
        await store.append(session, [TEXT])
        await store.read(session)

    add("own_write", await latencies_ms(write_and_read, max(10, messages // 2)))
    for history in histories:
        of_length = await filled(store, history)
        add(f"read_of_{history}", await latencies_ms(lambda: store.whole(of_length), max(10, messages // 10)))  # noqa: B023 - awaited here
        appended = await latencies_ms(lambda: store.append(of_length, [TEXT]), max(10, messages // 5))  # noqa: B023 - awaited here
        add(f"append_to_{history}", appended)
    return figures
