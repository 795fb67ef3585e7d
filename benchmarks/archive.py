"""Measures the history stores: writing, walking a long session while it grows, memory as of a sequence, peak memory.

A session of 20,000 events is walked page by page (100 events) while a writer appends to it and to others: from the
oldest event on, and from the newest back. Each walk must have every event once, in order, and all that the session had
at its begin. Then the memory as of the last event is folded, and the store gets 50,000 more sessions.

Usage: python -m benchmarks.archive [--store sqlite|file|opensearch://host:9200/name] [--events 20000] [--sessions 50000]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import resource
import tempfile
import time

from prometheus_client import CollectorRegistry

from processors.archive.archived import ArchivedEvent
from processors.archive.requests import HistoryRequest
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.settings import load_settings
from streams.archive.past import PastReader
from streams.archive.past_calls import PastCalls
from streams.archive.reader import ArchiveReader
from streams.archive.store import HistoryStore
from streams.archive.stores.choice import make_store
from tests.builders.archived import batch, stored
from tests.builders.events import answer, user
from tests.fakes.archive_worker import FakeArchive

SESSION = "long"
PAGE_EVENTS = 100
BATCH_EVENTS = 2_000


class OnePartition(FakeArchive):
    """All sessions are in partition 0."""

    def partition_of(self, session_id: str) -> int:  # noqa: ARG002 - the signature is the protocol's
        return 0


def event_of(sequence: int, session_id: str) -> ArchivedEvent:
    """Return a message of about 400 bytes."""
    say = user if sequence % 2 else answer
    return stored(say(f"message {sequence} " + "about the flight to Rome " * 12), sequence, session_id)


async def walk(store: HistoryStore, *, newest_first: bool) -> list[int]:
    """Return the sequences of the long session, page after page."""
    found: list[int] = []
    edge: int | None = None
    while True:
        request = HistoryRequest(
            session_id=SESSION,
            after=None if newest_first else edge,
            before=edge if newest_first else None,
            newest_first=newest_first,
            limit=PAGE_EVENTS,
        )
        page = await store.history(0, request)
        if not page:
            return found
        found += [event.sequence for event in page]
        edge = found[-1]


async def run(options: argparse.Namespace) -> None:
    """Measure one store."""
    with tempfile.TemporaryDirectory() as folder:
        url = options.store if "://" in options.store else f"{options.store}://{folder}"
        store = make_store(load_settings(archive={"url": url}))
        await store.start()
        try:
            await measure(store, options.events, options.sessions)
        finally:
            await store.stop()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"peak memory of this process: {peak} MiB")


async def measure(store: HistoryStore, events: int, sessions: int) -> None:
    """Fill, walk, fold, and print what it took."""
    sequence = itertools.count(await store.position(0))
    long: list[int] = []

    async def write(count: int, name_of: str | None) -> None:
        made = []
        for _ in range(count):
            number = next(sequence)
            name = name_of or (SESSION if number % 2 else f"other-{number % 97}")
            made.append(event_of(number, name))
        await store.write(0, batch(*made))
        long.extend(event.sequence for event in made if event.session_id == SESSION)

    started = time.perf_counter()
    for _ in range(0, events, BATCH_EVENTS):
        await write(BATCH_EVENTS, SESSION)
    print(f"{events:,} events of one session written in {time.perf_counter() - started:.2f} s")

    stop = asyncio.Event()

    async def append() -> None:
        while not stop.is_set():
            await write(50, None)
            await asyncio.sleep(0.02)

    for newest_first in (False, True):
        stop.clear()
        began, writer = list(long), asyncio.create_task(append())
        started = time.perf_counter()
        found = await walk(store, newest_first=newest_first)
        seconds = time.perf_counter() - started
        stop.set()
        await writer
        ordered = found[::-1] if newest_first else found
        assert ordered == [one for one in long if ordered[0] <= one <= ordered[-1]], "a gap or a repeat"
        assert set(began) <= set(ordered)
        grown = len(long) - len(began)
        direction = "newest first" if newest_first else "oldest first"
        print(
            f"{len(found):,} events walked {direction} in {seconds:.2f} s, while {grown:,} were appended to the session"
        )

    worker = OnePartition(store=store)
    reader = ArchiveReader(worker, store, worker, store.position)  # type: ignore[arg-type]  # it has what the reader asks for
    past = PastReader(reader, MemoryPolicy(token_counter=ByteEstimate()), PastCalls(CollectorRegistry()))
    started = time.perf_counter()
    await past.memory(SESSION, long[-1], 0)
    print(f"memory as of event {len(long):,} in {time.perf_counter() - started:.2f} s")

    if sessions:
        started = time.perf_counter()
        for first in range(0, sessions, BATCH_EVENTS):
            count = min(BATCH_EVENTS, sessions - first)
            made = [event_of(next(sequence), f"session-{first + number}") for number in range(count)]
            await store.write(0, batch(*made))
        print(f"{sessions:,} sessions of one event written in {time.perf_counter() - started:.2f} s")
        started = time.perf_counter()
        await store.history(0, HistoryRequest(session_id=SESSION, newest_first=True, limit=PAGE_EVENTS))
        print(f"a page of the long session, newest first: {(time.perf_counter() - started) * 1_000:.1f} ms")


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--store", default="sqlite", help="sqlite, file, or the URL of a store (sqlite)")
    parser.add_argument("--events", type=int, default=20_000, help="events of the long session (20000)")
    parser.add_argument("--sessions", type=int, default=50_000, help="sessions written after it (50000)")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
