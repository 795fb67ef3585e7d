from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from processors.publishing.event_record import EventRecord
from schemas.errors import NotServable, PublishFailed, Retry
from schemas.settings import load_settings
from streams.kafka.broker_watch import Absence, BrokerWatch
from streams.kafka.byte_budget import ByteBudget
from streams.kafka.publisher import BRIDGED_SECONDS, KafkaPublisher
from streams.kafka.session_keys_topic import SessionKeysTopic
from tests.builders.events import event, user
from tests.live.waiting import until_async


async def test_before_its_start_nothing_is_published_and_the_caller_may_retry() -> None:
    """HTTP answers it as 503 with Retry-After, as a worker does that is starting."""
    publisher = KafkaPublisher(load_settings())

    with pytest.raises(NotServable, match="the worker is starting or stopping; publish again"):
        await publisher.publish([event(user("hello"), "e1", "s1")])


class SlowCounter:
    """Counts tokens; a long text is counted only after ``release`` is set."""

    encoding = "o200k_base"
    estimated = False

    def __init__(self) -> None:
        self.release = threading.Event()
        self.threads: dict[int, int] = {}

    def count(self, text: str) -> int:
        self.threads[len(text)] = threading.get_ident()
        if len(text) > 32 * 1024:
            assert self.release.wait(60)
        return 5


class PreparingPublisher(KafkaPublisher):
    """Publishes nothing; it lists the first texts of the prepared lists, in the order in which they would be sent."""

    def __init__(self, counter: SlowCounter) -> None:
        super().__init__(load_settings(), counter=counter)
        self.prepared: list[str] = []

    async def _prepare(self, events: Sequence[Any]) -> list[EventRecord]:
        records = await super()._prepare(events)
        assert all(record.event.tokens is not None for record in records)  # type: ignore[union-attr]
        self.prepared.append(events[0].event_id)
        return []


async def test_the_tokens_of_long_texts_are_counted_in_a_thread_and_no_later_call_overtakes() -> None:
    """Counting 900 KB of one character held the event loop of a worker for 1.3 s, and all its readers."""
    counter = SlowCounter()
    publisher = PreparingPublisher(counter)
    long = asyncio.create_task(publisher.publish([event(user("x" * 40_000), "long", "s1")]))
    short = asyncio.create_task(publisher.publish([event(user("short"), "short", "s1")]))
    turns = 0
    while 40_000 not in counter.threads:
        turns += 1
        await asyncio.sleep(0)
    assert publisher.prepared == [], "the loop runs meanwhile, and the second call waits"
    counter.release.set()
    await asyncio.wait_for(asyncio.gather(long, short), 60)

    assert publisher.prepared == ["long", "short"]
    assert counter.threads[40_000] != threading.get_ident()
    assert counter.threads[5] == threading.get_ident(), "a thread would cost more than a short text"

    many = [event(user("y" * 7), f"e{number}", "s1") for number in range(101)]
    await publisher.publish(many)
    assert counter.threads[7] != threading.get_ident()


class UnansweredKeys:
    """Keys of sessions for which Kafka gives no answer."""

    asked = 0

    async def key_to_seal(self, session_id: str) -> Any:
        self.asked += 1
        await asyncio.Event().wait()

    def nonce(self) -> bytes:
        return b""


async def test_publishers_that_wait_for_one_another_wait_no_longer_than_one_alone() -> None:
    """The eighth waited for eight timeouts, while requests over HTTP kept coming."""
    publisher = KafkaPublisher(load_settings(publish={"timeout_seconds": 1.0}))
    keys = UnansweredKeys()
    publisher._keys = cast(Any, SimpleNamespace(ring=keys))
    publisher._partition_count = 1
    loop = asyncio.get_running_loop()
    began = loop.time()

    async def fails(number: int) -> float:
        with pytest.raises(PublishFailed, match="no answer within 1 seconds") as raised:
            await publisher.publish([event(user("x"), f"e{number}", f"s{number}")])
        assert [one.event_id for one in raised.value.events] == [f"e{number}"]
        return loop.time() - began

    took = await asyncio.gather(*map(fails, range(8)))
    assert max(took) < 4.0, "the lock is not waited for once more by each"
    assert keys.asked >= 1


async def test_a_size_within_the_budget_is_acquired_at_once() -> None:
    budget = ByteBudget(10)

    await budget.acquire(4)
    await budget.acquire(6)

    assert budget.used_bytes == 10


async def test_a_size_over_the_rest_of_the_budget_waits() -> None:
    budget = ByteBudget(10)
    await budget.acquire(8)
    waiting = asyncio.create_task(budget.acquire(5))

    budget.release(2)
    await asyncio.sleep(0)
    assert not waiting.done()
    budget.release(2)
    await waiting

    assert budget.used_bytes == 9


async def test_a_size_over_the_budget_is_acquired_when_nothing_else_is_in_flight() -> None:
    budget = ByteBudget(10)
    await budget.acquire(1)
    waiting = asyncio.create_task(budget.acquire(100))
    await asyncio.sleep(0)
    assert not waiting.done()

    budget.release(1)
    await waiting

    assert budget.used_bytes == 100


class Connecting:
    """A client whose start lasts until it may end; it notes that it was stopped."""

    def __init__(self) -> None:
        self.is_starting, self.may_start = asyncio.Event(), asyncio.Event()
        self.stopped = 0

    async def start(self) -> None:
        self.is_starting.set()
        await self.may_start.wait()

    async def stop(self) -> None:
        self.stopped += 1


async def test_a_producer_that_connects_while_the_publisher_is_stopped_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a failure a new producer replaces the old one; the process may end at the same time."""
    old, new = Connecting(), Connecting()
    monkeypatch.setattr("streams.kafka.publisher.make_producer", lambda *_, **__: new)
    publisher = KafkaPublisher(load_settings(bootstrap_servers="unused:1"))
    producer: Any = old
    publisher._producer, publisher._broken = producer, True
    publishing = asyncio.create_task(publisher.publish([event(user("hello"), "e1", "s1")]))
    await asyncio.wait_for(new.is_starting.wait(), 60)
    await publisher.stop()
    new.may_start.set()

    with pytest.raises((NotServable, PublishFailed)):
        await publishing
    assert (old.stopped, new.stopped) == (1, 1)


class WithoutMetadata(Connecting):
    """A producer that does not know the topic yet; it gets to know it when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.client = self
        self.cluster = self

    def partitions_for_topic(self, _: str) -> None:
        """Return nothing: the topic is not known."""

    async def partitions_for(self, _: str) -> set[int]:
        await self.start()
        return {0}


async def test_an_append_that_looks_the_topic_up_while_the_publisher_is_stopped_may_be_repeated() -> None:
    """It was an unexpected error, so the agent got 500 in a rolling restart instead of 503."""
    asked = WithoutMetadata()
    publisher = KafkaPublisher(load_settings(bootstrap_servers="unused:1"))
    producer: Any = asked
    publisher._producer = producer
    publishing = asyncio.create_task(publisher.publish([event(user("hello"), "e1", "s1")]))
    await asyncio.wait_for(asked.is_starting.wait(), 60)
    await publisher.stop()
    asked.may_start.set()

    with pytest.raises(NotServable, match="the worker is starting or stopping; publish again"):
        await publishing


async def test_a_topic_of_keys_that_connects_while_it_is_stopped_leaves_no_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    consumer = Connecting()
    monkeypatch.setattr("streams.kafka.session_keys_topic.make_consumer", lambda *_: consumer)
    topic = SessionKeysTopic(load_settings(bootstrap_servers="unused:1"))
    reading = asyncio.create_task(topic.read(0, 0))
    await asyncio.wait_for(consumer.is_starting.wait(), 60)
    await topic.stop()
    consumer.may_start.set()

    with pytest.raises(Retry, match="was stopped"):
        await reading
    assert consumer.stopped == 1


class BrokersAway(BrokerWatch):
    """Brokers that a test sends away."""

    def __init__(self) -> None:
        super().__init__(lambda: asyncio.sleep(0))
        self.seconds = 0.0

    @property
    def away_seconds(self) -> float:
        return self.seconds

    def pass_seconds(self, seconds: float) -> None:
        """Let them be away for so long, and tell it."""
        self.seconds = seconds
        for listener in self._listeners:
            listener(Absence(seconds, "away"))


async def test_a_publication_waits_for_brokers_that_are_away_for_some_seconds_and_no_longer() -> None:
    brokers = BrokersAway()
    publisher = KafkaPublisher(load_settings(), brokers=brokers)
    keys = UnansweredKeys()
    publisher._keys = cast(Any, SimpleNamespace(ring=keys))
    publisher._partition_count = 1
    waiting = asyncio.create_task(publisher.publish([event(user("x"), "e1", "s1")]))
    await until_async(lambda: keys.asked, "the publication waits", within=10)

    brokers.pass_seconds(BRIDGED_SECONDS - 1)
    await asyncio.sleep(0.05)
    assert not waiting.done()
    brokers.pass_seconds(BRIDGED_SECONDS)
    with pytest.raises(PublishFailed, match="no Kafka broker has answered for 15 seconds") as failed:
        await asyncio.wait_for(waiting, 10)
    assert [one.event_id for one in failed.value.events] == ["e1"]

    with pytest.raises(NotServable, match="nothing was published") as refused:
        await publisher.publish([event(user("y"), "e2", "s1")])
    assert (refused.value.error_code, keys.asked) == ("broker_unreachable", 1)


async def test_a_publication_after_the_brokers_return_is_not_refused() -> None:
    """Not connected is what a publisher says that was never started."""
    brokers = BrokersAway()
    publisher = KafkaPublisher(load_settings(), brokers=brokers)
    brokers.pass_seconds(100.0)
    brokers.seconds = 0.0

    with pytest.raises(NotServable, match="not connected to Kafka"):
        await publisher.publish([event(user("x"), "e1", "s1")])
