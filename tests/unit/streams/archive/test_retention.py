"""Old events leave the store of the partitions that a worker serves."""

from __future__ import annotations

import logging

import pytest
from prometheus_client import CollectorRegistry

from processors.archive.requests import HistoryRequest
from streams.archive.metrics import ArchiveMetrics
from streams.archive.retention import expire_old
from streams.archive.store import StoreUnavailable
from streams.engine.broker_clock import BrokerClock
from tests.builders.archived import BEGAN_MS, batch, stored
from tests.builders.events import user
from tests.fakes.history_store import FakeHistoryStore

DAY_MS = 86_400_000


class Served:
    def served_numbers(self) -> list[int]:
        return [0, 1]


class Clock:
    """The brokers' time as a test sets it; None while no broker has told it."""

    def __init__(self, ms: int | None) -> None:
        self.ms = ms
        self.asked = 0

    def refresh(self) -> bool:
        self.asked += 1
        return self.ms is None

    def confirmed_ms(self) -> int | None:
        return self.ms


class OnceAway(FakeHistoryStore):
    """A store that is away for partition 0 at the first call."""

    away = True

    async def expire(self, partition: int, before_ms: int) -> int:
        if partition == 0 and self.away:
            self.away = False
            raise StoreUnavailable("the store is away")
        return await super().expire(partition, before_ms)


async def test_only_old_events_of_served_partitions_are_removed_also_after_a_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    store, registry = OnceAway(), CollectorRegistry()
    for partition in range(3):
        await store.write(partition, batch(*(stored(user("text"), number) for number in range(4))))
    clock = Clock(None)
    expire = expire_old(Served(), store, ArchiveMetrics(registry), 30, clock)

    async def left(partition: int) -> int:
        return len(await store.history(partition, HistoryRequest(session_id="s1")))

    clock.ms = BEGAN_MS + 2_000 + 30 * DAY_MS
    await expire()
    assert [await left(partition) for partition in range(3)] == [4, 2, 4]
    await expire()
    assert [await left(partition) for partition in range(3)] == [2, 2, 4]
    clock.ms += DAY_MS
    await expire()

    assert [await left(partition) for partition in range(3)] == [0, 0, 4]
    assert registry.get_sample_value("sessionstream_archive_events_expired_total") == 8
    actions = [getattr(record, "action", None) for record in caplog.records]
    assert actions == ["archive_expiry_failed", *["archive_expired"] * 4]


async def test_without_a_retention_nothing_is_removed_but_indices_are_tidied() -> None:
    store = FakeHistoryStore()
    calls: list[tuple[int, int]] = []

    async def expire(partition: int, before_ms: int) -> int:
        calls.append((partition, before_ms))
        return 0

    store.expire = expire  # type: ignore[method-assign]  # to see the calls
    await expire_old(Served(), store, ArchiveMetrics(CollectorRegistry()), None, Clock(BEGAN_MS))()

    assert calls == [(0, 0), (1, 0)]


async def test_nothing_is_removed_by_the_clock_of_a_worker_alone(caplog: pytest.LogCaptureFixture) -> None:
    """The archive may be the only copy. Until a broker has told its time it is asked, and later that is said once."""
    store = FakeHistoryStore()
    await store.write(0, batch(*(stored(user("text"), number) for number in range(4))))
    wall_ms = BEGAN_MS + 4_000 + 31 * DAY_MS
    asked: list[int] = []
    clock = BrokerClock(lambda: wall_ms, lambda: asked.append(1), elapsed_seconds=lambda: 0.0)
    expire = expire_old(Served(), store, ArchiveMetrics(CollectorRegistry()), 30, clock)

    async def left() -> int:
        return len(await store.history(0, HistoryRequest(session_id="s1")))

    for _ in range(10):
        await expire()
    assert await left() == 4
    assert asked == [1]
    said = [
        one.getMessage()
        for one in caplog.records
        if getattr(one, "action", "") == "archive_expiry_without_time"
    ]
    assert len(said) == 1
    assert "message.timestamp.type=LogAppendTime" in said[0]

    clock.record(BEGAN_MS + 5_000)  # this worker's clock is a month ahead
    await expire()
    assert await left() == 4
    clock.record(wall_ms)
    await expire()
    assert await left() == 0
