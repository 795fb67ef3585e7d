from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiokafka.errors import TopicAuthorizationFailedError
from aiokafka.structs import TopicPartition
from faust.types import TP

from streams.engine.consumer_thread import EngineConsumerThread, FetchedSpans

A, B = TP("events", 0), TP("events", 1)


class FakeFetcher:
    """aiokafka's fetcher: batches wait in it, and draining them moves positions."""

    def __init__(self, positions: dict[TP, int]) -> None:
        self.states = {
            TopicPartition(*tp): SimpleNamespace(has_valid_position=True, position=position)
            for tp, position in positions.items()
        }
        self.waiting: dict[TP, list[str]] = {}
        self.waiters: set[asyncio.Future[None]] = set()
        self.waited_for = asyncio.Event()
        self.before_drain: Any = None
        self._closed = False
        assignment = SimpleNamespace(_tp_state=self.states)
        self._subscriptions = SimpleNamespace(
            reassignment_in_progress=False,
            fetch_context=self._context,
            subscription=SimpleNamespace(assignment=assignment),
        )

    @contextmanager
    def _context(self) -> Generator[None]:
        yield

    async def fetched_records(self, partitions: set[TP], **_: object) -> dict[TP, list[str]]:
        if self.before_drain is not None:
            self.before_drain()
        # As aiokafka: no partitions means all of them.
        drained = {
            tp: self.waiting.pop(tp) for tp in list(self.waiting) if not partitions or tp in partitions
        }
        for tp, records in drained.items():
            self.states[TopicPartition(*tp)].position += len(records)
        return drained

    def _create_fetch_waiter(self) -> asyncio.Future[None]:
        waiter = asyncio.get_running_loop().create_future()
        self.waiters.add(waiter)
        self.waited_for.set()
        waiter.add_done_callback(self.waiters.discard)
        return waiter


class Thread:
    """The aiokafka side of a consumer around a fake fetcher."""

    def __init__(self, **positions: int) -> None:
        self.fetcher = FakeFetcher({A: positions.get("a", 10), B: positions.get("b", 20)})
        self.consumer: Any = SimpleNamespace(
            _closed=False, _fetcher=self.fetcher, _subscription=self.fetcher._subscriptions
        )
        self.thread: Any = object.__new__(EngineConsumerThread)
        self.thread.consumer = cast(Any, SimpleNamespace(flow_active=True))
        self.thread._consumer = self.consumer
        self.thread._assignment_number = 4

    async def waits(self) -> None:
        """Wait until a fetch waits."""
        await asyncio.wait_for(self.fetcher.waited_for.wait(), 5)

    async def fetch(self, active: set[TP], seconds: float = 0.0) -> Any:
        return await self.thread._fetch_records(self.consumer, active, timeout=seconds)


@pytest.fixture
async def thread() -> Thread:
    return Thread()


async def test_a_fetch_says_what_it_moved_over(thread: Thread) -> None:
    """Positions before and after, with the assignment they belong to; partitions that did not move are left out."""
    thread.fetcher.waiting = {A: ["r", "r"]}
    fetched = await thread.fetch({A, B})
    assert isinstance(fetched, FetchedSpans)
    assert fetched.spans == {A: (10, 12)}
    assert fetched[A] == ["r", "r"]
    assert fetched.assignment_number == 4


async def test_control_records_are_a_span_without_records(thread: Thread) -> None:
    """aiokafka skips them, and moves on."""

    def skip() -> None:
        thread.fetcher.states[TopicPartition(*B)].position = 23

    thread.fetcher.before_drain = skip
    fetched = await thread.fetch({A, B})
    assert fetched.spans == {B: (20, 23)}
    assert fetched == {}


@pytest.mark.parametrize("change", ["added", "emptied"])
async def test_partitions_that_change_in_the_middle_lose_no_batch(thread: Thread, change: str) -> None:
    """Faust changes the set of active partitions on its own thread at any moment; what is drained is always told."""
    thread.fetcher.waiting = {A: ["r"], B: ["r"]}
    active = {A}

    def interfere() -> None:
        if change == "added":
            active.add(B)
        else:
            active.clear()

    thread.fetcher.before_drain = interfere
    fetched = await thread.fetch(active)
    assert fetched.spans == {A: (10, 11)}
    assert thread.fetcher.waiting == {B: ["r"]}


async def test_no_active_partition_means_none(thread: Thread) -> None:
    """To aiokafka it would mean all."""
    thread.fetcher.waiting = {A: ["r"]}
    assert await thread.fetch(set()) == {}
    assert thread.fetcher.waiting == {A: ["r"]}


async def test_waiting_leaves_nothing_behind(thread: Thread) -> None:
    """aiokafka keeps a waiter until a record comes; an idle worker made four a second."""
    assert await thread.fetch({A}, seconds=0.02) == {}
    await asyncio.sleep(0)
    assert thread.fetcher.waiters == set()


async def test_what_the_broker_refuses_is_raised(thread: Thread) -> None:
    """It comes as the waiter's error; left there, the worker would wait for ever."""
    fetching = asyncio.create_task(thread.fetch({A}, seconds=5.0))
    await thread.waits()
    thread.fetcher.waiters.pop().set_exception(TopicAuthorizationFailedError("events"))
    with pytest.raises(TopicAuthorizationFailedError):
        await asyncio.wait_for(fetching, 5)


async def test_room_in_a_partition_ends_the_wait(thread: Thread) -> None:
    """It is fetched at once, though aiokafka has nothing new to tell."""
    thread.thread._thread_loop = asyncio.get_running_loop()
    active = {A}
    fetching = asyncio.create_task(thread.fetch(active, seconds=30.0))
    await thread.waits()
    thread.fetcher.waiting = {B: ["r"]}
    active.add(B)
    thread.thread._wake()
    fetched = await asyncio.wait_for(fetching, 0.2)
    assert fetched.spans == {B: (20, 21)}
