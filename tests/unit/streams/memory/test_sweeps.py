"""Sweeps publish each expiry once, with retries after a failure, and announce sessions over a trigger again."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pytest

from processors.compaction.policy import CompactionPolicy
from schemas.errors import PublishFailed
from schemas.events import Event, SessionExpired
from schemas.publication import Published
from streams.engine.broker_clock import BrokerClock
from streams.memory import sweeps
from streams.memory.fold import MemoryPartition
from streams.memory.sweeps import REPEAT_MS, ExpirySweep, ReminderSweep
from tests.builders.events import event_json, user
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine
from tests.fakes.publisher import InMemoryPublisher
from tests.log_lines import fields_of
from tests.unit.streams.memory.test_fold import feed, open_partition

SAID_MS = 1_700_000_000_000


class Refusing(InMemoryPublisher):
    """A publisher that fails while the test wants it to."""

    failing = True

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        if self.failing:
            raise PublishFailed("Kafka is away", events=events)
        return await super().publish(events)


def engine_with_one_session(ttl_seconds: int | None = 60) -> FakeEngine[MemoryPartition]:
    partition = open_partition(DictTable(), ttl_seconds=ttl_seconds)
    feed(partition, Record(event_json(user()), offset=7))
    return FakeEngine(partition)


async def test_an_idle_session_is_announced_once_with_its_last_sequence(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    publisher = InMemoryPublisher()
    sweep = ExpirySweep(engine_with_one_session().partitions, publisher, lambda: SAID_MS + 61_000)

    assert (await sweep.run_once(), await sweep.run_once()) == (1, 0)

    (expired,) = publisher.published
    assert isinstance(expired, SessionExpired)
    assert (expired.session_id, expired.last_sequence) == ("s1", 7)
    assert fields_of(caplog, "sessions_expired", "levelname", "count") == [("INFO", 1)]


async def test_an_expiry_that_ended_nothing_is_published_again_after_a_while() -> None:
    """This worker's clock was ahead, so the fold ignored the first one."""
    publisher, now_ms = InMemoryPublisher(), SAID_MS + 61_000
    sweep = ExpirySweep(engine_with_one_session().partitions, publisher, lambda: now_ms)

    assert await sweep.run_once() == 1
    now_ms += REPEAT_MS - 1
    assert await sweep.run_once() == 0
    now_ms += 1
    assert await sweep.run_once() == 1


async def test_a_clock_that_is_ahead_of_the_brokers_publishes_nothing() -> None:
    """The fold would ignore all of it, but each record stays in the log for ever."""
    publisher = InMemoryPublisher()
    clock = BrokerClock(lambda: SAID_MS + 40 * 86_400_000, lambda: None, elapsed_seconds=lambda: 0.0)
    sweep = ExpirySweep(engine_with_one_session().partitions, publisher, clock.now_ms, clock.refresh)

    assert await sweep.run_once() == 0  # it asks the brokers, and waits for its next turn
    clock.record(SAID_MS + 60_000)
    assert await sweep.run_once() == 0
    assert not publisher.published
    clock.record(SAID_MS + 61_000)
    assert await sweep.run_once() == 1


async def test_nothing_is_announced_before_its_time_nor_without_a_time_to_live() -> None:
    publisher = InMemoryPublisher()

    await ExpirySweep(engine_with_one_session().partitions, publisher, lambda: SAID_MS + 60_000).run_once()
    await ExpirySweep(engine_with_one_session(None).partitions, publisher, lambda: SAID_MS * 2).run_once()

    assert not publisher.published


async def test_a_partition_without_proof_of_ownership_is_not_swept() -> None:
    publisher = InMemoryPublisher()
    engine = engine_with_one_session()
    engine.proven = False

    await ExpirySweep(engine.partitions, publisher, lambda: SAID_MS + 61_000).run_once()

    assert not publisher.published


async def test_a_failed_publication_is_said_and_retried(caplog: pytest.LogCaptureFixture) -> None:
    publisher = Refusing()
    sweep = ExpirySweep(engine_with_one_session().partitions, publisher, lambda: SAID_MS + 61_000)

    assert await sweep.run_once() == 0
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "sweep_failed")
    assert line.getMessage().startswith("SessionExpired could not be published; the next sweep tries again: ")
    publisher.failing = False

    assert await sweep.run_once() == 1


async def test_the_expiries_of_many_sessions_are_made_batch_by_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of all sessions at once held the event loop for seconds."""
    made, made_at_publication = 0, []
    make = sweeps._expiry

    def count(session_id: str, sequence: int, now_ms: int) -> SessionExpired:
        nonlocal made
        made += 1
        return make(session_id, sequence, now_ms)

    class Noting(InMemoryPublisher):
        async def publish(self, events: Sequence[Event]) -> list[Published]:
            made_at_publication.append(made)
            return await super().publish(events)

    monkeypatch.setattr(sweeps, "_expiry", count)
    monkeypatch.setattr(sweeps, "BATCH", 2)
    partition = open_partition(DictTable(), ttl_seconds=60)
    for number in range(5):
        name = f"s{number}"
        feed(partition, Record(event_json(user(), session_id=name), key=name.encode(), offset=number))
    sweep = ExpirySweep(FakeEngine(partition).partitions, Noting(), lambda: SAID_MS + 61_000)

    assert (await sweep.run_once(), await sweep.run_once()) == (5, 0)
    assert made_at_publication == [2, 4, 5]


async def test_after_a_failure_only_what_was_not_published_is_published(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those before it were, and the fold may be behind: they were published again at each sweep that failed later."""
    monkeypatch.setattr(sweeps, "BATCH", 2)
    partition = open_partition(DictTable(), ttl_seconds=60)
    for number in range(5):
        name = f"s{number}"
        feed(partition, Record(event_json(user(), session_id=name), key=name.encode(), offset=number))

    class FailingOnce(InMemoryPublisher):
        calls = 0

        async def publish(self, events: Sequence[Event]) -> list[Published]:
            self.calls += 1
            if self.calls == 2:
                raise PublishFailed("Kafka is away", events=events)
            return await super().publish(events)

    publisher = FailingOnce()
    sweep = ExpirySweep(FakeEngine(partition).partitions, publisher, lambda: SAID_MS + 61_000)

    assert (await sweep.run_once(), await sweep.run_once(), await sweep.run_once()) == (2, 3, 0)
    assert sorted(one.session_id for one in publisher.published) == ["s0", "s1", "s2", "s3", "s4"]


def partition_of(count: int) -> MemoryPartition:
    partition = open_partition(DictTable(), compaction=CompactionPolicy(trigger_messages=1))
    for number in range(count):
        feed(partition, Record(event_json(user(), event_id=f"e{number}"), offset=number))
    partition.take_changes()
    return partition


async def test_a_partition_with_sessions_over_a_trigger_is_flushed(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="streams")
    engine = FakeEngine(partition_of(2))
    assert await ReminderSweep(engine.partitions, lambda: 1).run_once() == 1
    assert engine.owned[0].flush_requests == 1
    assert len(engine.owned[0].fold.take_changes()[1]) == 1
    told = [("DEBUG", "1 session over a trigger")]
    assert fields_of(caplog, "sessions_over_trigger", "levelname", "message") == told


async def test_without_sessions_over_a_trigger_nothing_is_flushed() -> None:
    engine = FakeEngine(partition_of(1))
    assert await ReminderSweep(engine.partitions, lambda: 1).run_once() == 0
    assert engine.owned[0].flush_requests == 0


async def test_a_partition_that_is_not_served_sends_no_reminders() -> None:
    engine = FakeEngine(partition_of(2))
    engine.proven = False
    assert await ReminderSweep(engine.partitions, lambda: 1).run_once() == 0
