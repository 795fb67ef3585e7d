from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiokafka.consumer.group_coordinator import GroupCoordinator
from aiokafka.errors import GroupAuthorizationFailedError, KafkaConnectionError, TopicAuthorizationFailedError
from aiokafka.structs import TopicPartition
from faust.types import TP

from streams.engine import fetch_pace
from streams.engine.consumer_thread import EngineConsumerThread, FetchedSpans
from streams.engine.fetch_pace import FetchPace
from streams.engine.ownership import Ownership
from tests.fakes.engine_parts import config_of
from tests.live.waiting import until_async

A, B = TP("events", 0), TP("events", 1)


class FakeFetcher:
    """A fake of aiokafka's fetcher: it buffers batches, and taking them moves positions."""

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
    """A consumer thread with a fake fetcher."""

    def __init__(self, **positions: int) -> None:
        self.fetcher = FakeFetcher({A: positions.get("a", 10), B: positions.get("b", 20)})
        self.consumer: Any = SimpleNamespace(
            _closed=False, _fetcher=self.fetcher, _subscription=self.fetcher._subscriptions
        )
        self.thread: Any = object.__new__(EngineConsumerThread)
        self.thread.consumer = cast(Any, SimpleNamespace(flow_active=True))
        self.thread._consumer = self.consumer
        self.thread._assignment_number = 4
        self.thread._pace = FetchPace()

    async def waits(self) -> None:
        """Wait until a fetch waits."""
        await asyncio.wait_for(self.fetcher.waited_for.wait(), 60)

    async def fetch(self, active: set[TP], seconds: float = 0.0) -> Any:
        return await self.thread._fetch_records(self.consumer, active, timeout=seconds)


@pytest.fixture
async def thread() -> Thread:
    return Thread()


async def test_a_fetch_reports_its_offset_range(thread: Thread) -> None:
    """It has positions before and after and the assignment number; partitions without progress are omitted."""
    thread.fetcher.waiting = {A: ["r", "r"]}
    fetched = await thread.fetch({A, B})
    assert isinstance(fetched, FetchedSpans)
    assert fetched.spans == {A: (10, 12)}
    assert fetched[A] == ["r", "r"]
    assert fetched.assignment_number == 4


async def test_control_records_give_a_span_without_records(thread: Thread) -> None:
    """aiokafka skips them and moves the position."""

    def skip() -> None:
        thread.fetcher.states[TopicPartition(*B)].position = 23

    thread.fetcher.before_drain = skip
    fetched = await thread.fetch({A, B})
    assert fetched.spans == {B: (20, 23)}
    assert fetched == {}


@pytest.mark.parametrize("change", ["added", "emptied"])
async def test_a_change_of_active_partitions_during_a_fetch_loses_no_batch(
    thread: Thread, change: str
) -> None:
    """Faust's thread changes the set of active partitions at any time; every batch that was taken is returned."""
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


async def test_without_active_partitions_nothing_is_fetched(thread: Thread) -> None:
    """To aiokafka an empty set would mean all partitions."""
    thread.fetcher.waiting = {A: ["r"]}
    assert await thread.fetch(set()) == {}
    assert thread.fetcher.waiting == {A: ["r"]}


async def test_a_wait_without_records_leaves_no_waiter(thread: Thread) -> None:
    """aiokafka keeps a waiter until a record arrives; an idle worker would add four per second."""
    assert await thread.fetch({A}, seconds=0.02) == {}
    await asyncio.sleep(0)
    assert thread.fetcher.waiters == set()


async def test_an_error_of_the_broker_is_raised(thread: Thread) -> None:
    """It is the waiter's error; if it were ignored, the worker would wait for ever."""
    fetching = asyncio.create_task(thread.fetch({A}, seconds=5.0))
    await thread.waits()
    thread.fetcher.waiters.pop().set_exception(TopicAuthorizationFailedError("events"))
    with pytest.raises(TopicAuthorizationFailedError):
        await asyncio.wait_for(fetching, 60)


async def test_a_partition_with_room_again_ends_the_wait(thread: Thread) -> None:
    """The partition is fetched at once, although aiokafka has no new records."""
    thread.thread.thread_loop = asyncio.get_running_loop()
    active = {A}
    fetching = asyncio.create_task(thread.fetch(active, seconds=30.0))
    await thread.waits()
    thread.fetcher.waiting = {B: ["r"]}
    active.add(B)
    thread.thread._wake()
    fetched = await asyncio.wait_for(fetching, 20)
    assert fetched.spans == {B: (20, 21)}


async def test_a_small_fetch_soon_after_another_gathers_records_until_a_reader_waits(
    thread: Thread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch_pace, "PAUSE_SECONDS", 600.0)
    thread.thread.thread_loop = asyncio.get_running_loop()
    thread.fetcher.waiting = {A: ["r"]}
    assert (await thread.fetch({A}, seconds=30.0)).spans == {A: (10, 11)}
    thread.fetcher.waiting = {A: ["r"]}
    fetching = asyncio.create_task(thread.fetch({A}, seconds=30.0))
    await until_async(lambda: thread.thread._pause is not None, "the fetch pauses", within=60)
    thread.fetcher.waiting = {A: ["r", "r"]}
    await asyncio.to_thread(thread.thread.hurry)
    assert (await asyncio.wait_for(fetching, 60)).spans == {A: (11, 13)}
    # The reader comes again soon, so there is no pause for a while.
    thread.fetcher.waiting = {A: ["r"]}
    assert (await thread.fetch({A}, seconds=30.0)).spans == {A: (13, 14)}


async def test_a_pause_ends_with_the_time_of_the_fetch(
    thread: Thread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch_pace, "PAUSE_SECONDS", 600.0)
    thread.fetcher.waiting = {A: ["r"]}
    await thread.fetch({A}, seconds=30.0)
    thread.fetcher.waiting = {A: ["r"]}
    assert (await asyncio.wait_for(thread.fetch({A}, seconds=0.01), 60)).spans == {A: (11, 12)}


async def test_a_fetch_for_fausts_loop_gives_the_records_or_the_error(thread: Thread) -> None:
    thread.thread.parent_loop = thread.thread.thread_loop = asyncio.get_running_loop()
    thread.consumer._max_poll_records = None
    thread.fetcher.waiting = {A: ["r"]}
    fetched = await asyncio.wait_for(thread.thread.getmany({A, B}, timeout=5.0), 60)
    assert fetched.spans == {A: (10, 11)}

    fetching = asyncio.create_task(thread.thread.getmany({A}, timeout=60.0))
    await thread.waits()
    for waiter in list(thread.fetcher.waiters):
        waiter.set_exception(TopicAuthorizationFailedError("events"))
    with pytest.raises(TopicAuthorizationFailedError):
        await asyncio.wait_for(fetching, 60)


async def test_a_fetch_that_the_end_of_the_thread_cancels_does_not_stay_awaited(thread: Thread) -> None:
    thread.thread.parent_loop = thread.thread.thread_loop = asyncio.get_running_loop()
    thread.consumer._max_poll_records = None
    fetching = asyncio.create_task(thread.thread.getmany({A}, timeout=60.0))
    await thread.waits()
    thread.thread._fetching.cancel()
    await asyncio.wait({fetching}, timeout=60)
    assert fetching.cancelled()


class Connecting:
    """A consumer thread that starts; each of its consumers fails with the next of ``errors``, if one is left."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *errors: Exception) -> None:
        monkeypatch.setattr("streams.engine.consumer_thread.RETRY_SECONDS", 0.0)
        self.notes: list[str] = []
        self._errors = list(errors)
        thread: Any = object.__new__(EngineConsumerThread)
        thread.app = SimpleNamespace(conf=SimpleNamespace(id="the-group"))
        thread._stopped, thread._crashed = asyncio.Event(), asyncio.Event()
        thread.thread_loop = asyncio.get_running_loop()
        thread._create_consumer = lambda **_: self
        self.thread = thread

    async def start(self) -> None:
        if self._errors:
            self.notes.append("failed")
            raise self._errors.pop(0)
        self.notes.append("started")

    async def stop(self) -> None:
        self.notes.append("stopped")


async def test_the_consumer_is_started_again_until_a_broker_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A connection that ends without an answer lets aiokafka give up at once. Each failed consumer is closed."""
    connecting = Connecting(monkeypatch, KafkaConnectionError("closed"), TimeoutError("no answer"))
    await asyncio.wait_for(connecting.thread._connect(), 60)
    assert connecting.notes == ["failed", "stopped", "failed", "stopped", "started"]
    assert connecting.thread._consumer is connecting
    (line,) = (record for record in caplog.records if getattr(record, "action", "") == "start_waits")
    assert line.getMessage().startswith("the consumer group the-group is joined when a broker answers: ")


async def test_a_consumer_that_is_refused_is_not_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    connecting = Connecting(monkeypatch, GroupAuthorizationFailedError("the-group"))
    with pytest.raises(GroupAuthorizationFailedError):
        await connecting.thread._connect()
    assert connecting.notes == ["failed", "stopped"]


async def test_a_thread_that_stops_starts_no_other_consumer(monkeypatch: pytest.MonkeyPatch) -> None:
    connecting = Connecting(monkeypatch, KafkaConnectionError("closed"))
    connecting.thread._stopped.set()
    await asyncio.wait_for(connecting.thread.on_start(), 60)
    assert connecting.notes == []


async def test_a_spare_worker_that_fetches_nothing_for_weeks_stays_in_the_group(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thread: Any = object.__new__(EngineConsumerThread)
    thread.app = SimpleNamespace(
        engine_config=config_of(heartbeat_seconds=0.01),
        ownership=Ownership(1.0),
        conf=SimpleNamespace(id="g"),
    )
    consumer = thread._create_worker_consumer(None)
    subscriptions = consumer._subscription
    subscriptions.subscribe({"events"})
    subscriptions.assign_from_subscribed([])
    monkeypatch.setattr(type(subscriptions), "fetcher_idle_time", 90 * 86_400.0)
    coordinator: Any = GroupCoordinator(
        consumer._client,
        subscriptions,
        group_id="g",
        enable_auto_commit=False,
        heartbeat_interval_ms=consumer._heartbeat_interval_ms,
        max_poll_interval_ms=consumer._max_poll_interval_ms,
        retry_backoff_ms=10,
    )
    done: list[str] = []

    async def note(what: str) -> bool:
        done.append(what)
        return True

    monkeypatch.setattr(coordinator, "ensure_coordinator_known", lambda: note("known"))
    monkeypatch.setattr(coordinator, "_do_heartbeat", lambda: note("heartbeat"))
    monkeypatch.setattr(coordinator, "_send_req", lambda request: note(type(request).__name__))
    monkeypatch.setattr(coordinator, "_do_rejoin_group", lambda _: note("joined"))
    coordinator.member_id, coordinator.generation = "m", 5
    coordinator._start_heartbeat_task()
    try:
        await until_async(lambda: done.count("heartbeat") > 3, "heartbeats go on", within=60)
        assert (coordinator.member_id, coordinator.generation) == ("m", 5)
        assert set(done) == {"known", "heartbeat"}
        # A rebalance finds it there.
        await coordinator.ensure_active_group(subscriptions.subscription, SimpleNamespace(tps=set()))
        assert "joined" in done
    finally:
        for task in (coordinator._heartbeat_task, coordinator._coordination_task):
            task.cancel()
        await consumer.stop()
