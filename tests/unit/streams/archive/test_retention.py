"""Old events leave the store of the partitions that a worker serves."""

from __future__ import annotations

import logging

import pytest
from prometheus_client import CollectorRegistry

from processors.archive.requests import HistoryRequest
from streams.archive.metrics import ArchiveMetrics
from streams.archive.retention import expire_old
from streams.archive.store import StoreUnavailable
from tests.builders.archived import BEGAN_MS, batch, stored
from tests.builders.events import user
from tests.fakes.history_store import FakeHistoryStore

DAY_MS = 86_400_000


class Served:
    def served_numbers(self) -> list[int]:
        return [0, 1]


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
    clock = [BEGAN_MS + 2_000 + 30 * DAY_MS]
    expire = expire_old(Served(), store, ArchiveMetrics(registry), 30, lambda: clock[0])

    async def left(partition: int) -> int:
        return len(await store.history(partition, HistoryRequest(session_id="s1")))

    await expire()
    assert [await left(partition) for partition in range(3)] == [4, 2, 4]
    await expire()
    assert [await left(partition) for partition in range(3)] == [2, 2, 4]
    clock[0] += DAY_MS
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
    await expire_old(Served(), store, ArchiveMetrics(CollectorRegistry()), None, lambda: BEGAN_MS)()

    assert calls == [(0, 0), (1, 0)]
