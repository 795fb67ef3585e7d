"""Pages over 50,000 sessions, and over a session of 20,000 events, while writers append: no gap, no repeat."""

from __future__ import annotations

import itertools
import threading
import time
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from tests.builders.events import Fields, event_object, user
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System, event_record
from tests.live.topic_records import Place, TopicWriter
from tests.live.waiting import until
from tests.live.worker import Worker

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]

SESSIONS: Final = 50_000
EVENTS: Final = 20_000
PAGE: Final = 1_000
#: Of the long session; small, so that much is written between its pages.
SMALL_PAGE: Final = 100
MIB: Final = 1024 * 1024
#: How many of the events that a writer appended are read; it is as fast as the reader, who would never end.
APPENDED: Final = 2_000
#: Pages from the newest event end by themselves.
MOST: Final = 1_000_000
#: A writer publishes this many events, waits for their acknowledgement, and goes on at once.
BURST: Final = 20


def said(session_id: str, event_id: str) -> Fields:
    return event_object(user("hello", tokens={"encoding": "o200k_base", "count": 1}), event_id, session_id)


def name_of(number: int) -> str:
    return f"s-{number:05}"


class Writer:
    """Appends to sessions in the background. ``places`` are those of its acknowledged events, in order."""

    def __init__(self, system: System, session_of: Callable[[int], str]) -> None:
        self.places: list[Place] = []
        self.session_ids: set[str] = set()
        self._topic = system.topics.session_events
        self._writer = TopicWriter(system.bootstrap_servers)
        self._session_of = session_of
        self._stopped = threading.Event()
        self._numbers = itertools.count()
        self._name = uuid.uuid4().hex  # an event with the id of another one is a duplicate

    def run(self) -> None:
        while not self._stopped.is_set():
            numbers = list(itertools.islice(self._numbers, BURST))
            ids = [self._session_of(number) for number in numbers]
            events = [said(one, f"{self._name}-{number}") for one, number in zip(ids, numbers, strict=True)]
            self.session_ids.update(ids)
            self.places += self._writer.write(self._topic, map(event_record, events))

    @contextmanager
    def appending(self) -> Generator[None]:
        """Write as long as the block runs; at least one burst is acknowledged before the block begins."""
        thread = threading.Thread(target=self.run)
        thread.start()
        try:
            until(lambda: self.places, "the writer has written")
            yield
        finally:
            self._stopped.set()
            thread.join()


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    return make_shared_system(MEMORY__MAX_SIZE_BYTES="none", SESSION_TIMEOUT_SECONDS=30).create_topics()


@pytest.fixture(scope="module")
def worker(system: System) -> Worker:
    """A memory worker that has all sessions."""
    worker = system.start().wait_ready()
    system.writer.write(
        system.topics.session_events,
        (event_record(said(name_of(number), f"e{number}")) for number in range(SESSIONS)),
        within=300,
    )
    system.wait_flushed(within=600)
    return worker


def listed(worker: Worker, order: str) -> tuple[list[str], int]:
    """Return the session ids of all pages, and the number of pages."""
    found: list[str] = []
    parameters: dict[str, Any] = {"order": order, "limit": PAGE}
    for pages in itertools.count(1):
        answer = worker.get("/sessions", parameters, timeout=120).json()
        assert answer["complete"]
        found += [one["session_id"] for one in answer["sessions"]]
        if answer["next"] is None:
            return found, pages
        parameters["cursor"] = answer["next"]
    raise AssertionError


@pytest.mark.parametrize("order", ["session_id", "active"])
def test_pages_of_all_sessions_have_no_gap_and_no_repeat(
    system: System, worker: Worker, figure: Figure, order: str
) -> None:
    """A session that a writer changes moves to the front of the order ``active``, so only the others must be there."""
    before = worker.peak_memory_bytes()
    # Every other event goes to one of a tenth of the sessions, the others begin one. These stand between the first ones:
    # behind them the writer, who is quicker, would always have begun another one.
    writer = Writer(
        system,
        lambda number: (
            name_of(number * 7_919 % SESSIONS // 10 * 10)
            if number % 2
            else f"{name_of(number * 7_919 % SESSIONS)}-{order}-{number}"
        ),
    )
    with writer.appending():
        began = time.monotonic()
        found, pages = listed(worker, order)
        seconds = time.monotonic() - began
    assert len(found) == len(set(found))
    changed = writer.session_ids if order == "active" else set[str]()
    assert {name_of(number) for number in range(SESSIONS)} - changed <= set(found)
    assert order == "active" or found == sorted(found)
    rise = (worker.peak_memory_bytes() - before) / MIB
    figure(
        f"{len(found):,} sessions in {pages} pages of {PAGE:,} by {order}: {seconds:.1f} s, while"
        f" {len(writer.places):,} events were written; the peak memory of the worker rose by {rise:.0f} to"
        f" {worker.peak_memory_bytes() / MIB:.0f} MiB"
    )


def test_pages_of_a_long_session_have_no_gap_and_no_repeat(
    system: System, worker: Worker, figure: Figure
) -> None:
    """Its archived history from both ends, and its memory."""
    archive = system.start("archive", process="archive").wait_ready()
    places = system.publish(said("long", f"l{number}") for number in range(EVENTS))
    known = [place.offset for place in places]
    system.wait_flushed(within=300)
    wait_archived(archive, known[-1])
    figures = []
    for name, order, following in (("oldest", "oldest", "newer"), ("newest", "newest", "older")):
        writer = Writer(system, lambda _: "long")
        before = archive.peak_memory_bytes()
        with writer.appending():
            began = time.monotonic()
            found = read(
                history(archive, order, following), len(known) + (APPENDED if order == "oldest" else MOST)
            )
            seconds = time.monotonic() - began
        assert found == sorted(set(found), reverse=order == "newest")
        assert len(found) >= len(known)
        known += [place.offset for place in writer.places]
        assert sorted(found) == known[: len(found)]
        rise = (archive.peak_memory_bytes() - before) / MIB
        figures.append(
            f"history from the {name}: {len(found):,} events in {seconds:.1f} s, {len(writer.places):,} written"
            f" meanwhile, memory +{rise:.0f} MiB"
        )
        wait_archived(archive, known[-1])
    system.wait_flushed(within=300)
    writer = Writer(system, lambda _: "long")
    with writer.appending():
        began = time.monotonic()
        found = read(memory_pages(worker), len(known) + APPENDED)
        seconds = time.monotonic() - began
    assert found == sorted(set(found))
    assert len(found) >= len(known)
    known += [place.offset for place in writer.places]
    assert found == known[: len(found)]
    figures.append(
        f"memory: {len(found):,} messages in {seconds:.1f} s, {len(writer.places):,} written meanwhile"
    )
    figure(f"pages of {SMALL_PAGE}; " + "; ".join(figures))


def read(pages: Iterable[list[int]], most: int) -> list[int]:
    """Return the sequences of the pages, up to the page that makes them at least ``most``."""
    found: list[int] = []
    for page in pages:
        found += page
        if len(found) >= most:
            break
    return found


def wait_archived(archive: Worker, sequence: int) -> None:
    until(
        lambda: archive.get(f"/sessions/long/history?after={sequence - 1}&limit=1").json()["events"],
        f"the archive has #{sequence}",
        within=300,
    )


def history(archive: Worker, order: str, following: str) -> Iterator[list[int]]:
    """Yield the sequences of each page."""
    query: str | None = f"order={order}&limit={SMALL_PAGE}"
    while query is not None:
        answer = archive.get(f"/sessions/long/history?{query}", timeout=120).json()
        yield [event["sequence"] for event in answer["events"]]
        query = answer[following]


def memory_pages(worker: Worker) -> Iterator[list[int]]:
    query: str | None = f"limit={SMALL_PAGE}"
    while query is not None:
        answer = worker.get(f"/sessions/long/memory?{query}", timeout=120).json()
        yield [message["sequence"] for message in answer["messages"]]
        query = answer["next"]
