from __future__ import annotations

import asyncio
import contextlib
import logging
import platform
import threading
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from aiokafka.structs import TopicPartition

from streams.engine import restore
from streams.engine.stores import MemoryStore, anchor_at
from tests.builders.source_records import Record


@dataclass
class SlowChangelog:
    """A consumer with one record per poll and gaps between the offsets, as after compaction."""

    offsets: list[int]
    end: int
    at: int = 0

    def assign(self, _: object) -> None: ...

    def pause(self, _: TopicPartition) -> None: ...

    def resume(self, _: TopicPartition) -> None: ...

    async def beginning_offsets(self, tps: list[TopicPartition]) -> dict[TopicPartition, int]:
        return dict.fromkeys(tps, 0)

    async def end_offsets(self, tps: list[TopicPartition]) -> dict[TopicPartition, int]:
        return dict.fromkeys(tps, self.end)

    def seek(self, _: TopicPartition, offset: int) -> None:
        self.at = offset

    async def position(self, _: TopicPartition) -> int:
        return self.at

    async def getmany(self, tp: TopicPartition, **_: Any) -> dict[TopicPartition, list[Any]]:
        offset = self.offsets.pop(0)
        self.at = self.offsets[0] if self.offsets else self.end
        return {tp: [Record(offset=offset)]}


@pytest.mark.parametrize(("seconds", "said"), [(0.0, [(10, 1), (25, 2)]), (60.0, [])])
async def test_a_long_restore_logs_its_progress(
    seconds: float,
    said: list[tuple[int, int]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(restore, "REPORT_SECONDS", seconds)
    consumer: Any = SlowChangelog([5, 10, 25], end=40)
    tp = TopicPartition("changelog", 3)

    with caplog.at_level(logging.INFO):
        count = await restore._read_changelog(
            consumer, tp, MemoryStore(), lambda: None, lambda _: None, restore.ignore_changes, asyncio.Lock()
        )

    lines: list[Any] = [record for record in caplog.records if getattr(record, "action", "") == "restoring"]
    assert count == 3
    assert [(line.offsets_read, line.records) for line in lines] == said
    assert all((line.partition, line.offsets_to_read) == (3, 40) for line in lines)


@dataclass
class AskedChangelog(SlowChangelog):
    """Says from which offsets it is fetched: from its position while it waits, after each seek, unless it is paused."""

    paused: bool = False
    fetched: bool = False
    fetched_from: list[int] = field(default_factory=list)

    def pause(self, _: TopicPartition) -> None:
        self.paused = True

    def resume(self, _: TopicPartition) -> None:
        self.paused = False

    def seek(self, _: TopicPartition, offset: int) -> None:
        self.at, self.fetched = offset, False

    def _wait(self) -> None:
        if not (self.paused or self.fetched):
            self.fetched_from.append(self.at)
            self.fetched = True

    async def end_offsets(self, tps: list[TopicPartition]) -> dict[TopicPartition, int]:
        self._wait()
        return await super().end_offsets(tps)

    async def getmany(self, tp: TopicPartition, **options: Any) -> dict[TopicPartition, list[Any]]:
        assert not self.paused
        self._wait()
        return await super().getmany(tp, **options)


@pytest.mark.parametrize(("anchored", "read", "begin"), [(True, 2, 25), (False, 3, 0)])
async def test_what_a_store_has_is_not_fetched_again(anchored: bool, read: int, begin: int) -> None:
    """A consumer that is assigned a partition would fetch its first megabytes, and each seek drops what came."""
    consumer: Any = AskedChangelog([25, 31, 39], end=40)
    store = MemoryStore()
    record = Record(offset=25)
    if anchored:
        store.apply([], anchor_at(record.offset, record.key, record.value))

    count = await restore._read_changelog(
        consumer,
        TopicPartition("c", 3),
        store,
        lambda: None,
        lambda _: None,
        restore.ignore_changes,
        asyncio.Lock(),
    )

    assert count == read
    assert consumer.fetched_from == [begin]
    assert store.anchor == anchor_at(39, record.key, record.value)


@dataclass
class FetchedChangelog(SlowChangelog):
    """Has an answer of the broker with all records, so that no poll waits; gives as many as it is asked for."""

    async def getmany(self, tp: TopicPartition, **options: Any) -> dict[TopicPartition, list[Any]]:
        given = self.offsets[: options["max_records"]]
        self.offsets = self.offsets[len(given) :]
        self.at = self.offsets[0] if self.offsets else self.end
        return {tp: [Record(offset=offset) for offset in given]}


async def test_others_have_their_turns_while_a_large_answer_is_read() -> None:
    """Partitions that the worker serves already are served from the same event loop."""
    records = 10 * restore.POLL_RECORDS
    consumer: Any = FetchedChangelog(list(range(records)), end=records)
    seen: list[int] = []

    async def served() -> None:
        while True:
            seen.append(records - len(consumer.offsets))
            await asyncio.sleep(0)

    serving = asyncio.create_task(served())
    await asyncio.sleep(0)
    count = await restore._read_changelog(
        consumer,
        TopicPartition("c", 3),
        MemoryStore(),
        lambda: None,
        lambda _: None,
        restore.ignore_changes,
        asyncio.Lock(),
    )
    serving.cancel()

    assert count == records
    assert [*range(0, records, restore.POLL_RECORDS)] == sorted(set(seen))[: records // restore.POLL_RECORDS]


async def test_of_several_restores_one_goes_on_in_a_turn_of_the_loop() -> None:
    """Six polls of a millisecond in each turn would hold a read for six."""
    records, polling = 10 * restore.POLL_RECORDS, asyncio.Lock()
    consumers: list[Any] = [FetchedChangelog(list(range(records)), end=records) for _ in range(6)]
    left: list[int] = []

    async def served() -> None:
        while True:
            left.append(sum(len(consumer.offsets) for consumer in consumers))
            await asyncio.sleep(0)

    serving = asyncio.create_task(served())
    await asyncio.gather(
        *(
            restore._read_changelog(
                consumer,
                TopicPartition("c", number),
                MemoryStore(),
                lambda: None,
                lambda _: None,
                restore.ignore_changes,
                polling,
            )
            for number, consumer in enumerate(consumers)
        )
    )
    serving.cancel()

    # At the beginning each reads once.
    after_first = [one for one in left if one <= 6 * (records - restore.POLL_RECORDS)]
    assert max(before - after for before, after in pairwise(after_first)) == restore.POLL_RECORDS
    assert left[-1] == 0


async def test_a_restore_ends_in_the_turn_in_which_its_assignment_ends() -> None:
    records = 3 * restore.POLL_RECORDS
    consumer: Any = FetchedChangelog(list(range(records)), end=records)
    store = MemoryStore()
    ended = False

    def check() -> None:
        if ended:
            raise restore.AssignmentEnded

    async def end() -> None:
        nonlocal ended
        ended = True

    with pytest.raises(restore.AssignmentEnded):
        await asyncio.gather(
            restore._read_changelog(
                consumer,
                TopicPartition("c", 3),
                store,
                check,
                lambda _: None,
                restore.ignore_changes,
                asyncio.Lock(),
            ),
            end(),
        )

    assert len(consumer.offsets) == records - restore.POLL_RECORDS
    assert store.anchor is None


@pytest.mark.parametrize(("records", "trimmed"), [(3, True), (2, False)])
async def test_what_a_restore_has_freed_is_given_back_to_the_system(
    records: int, trimmed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """glibc keeps what the broker's answers took: as much as a third of the table. In a thread: it may take long."""
    consumer: Any = SlowChangelog(list(range(records)), end=records)
    trims: list[tuple[int, bool]] = []

    def trim(pad: int) -> None:
        trims.append((pad, threading.current_thread() is threading.main_thread()))

    monkeypatch.setattr(restore, "groupless_consumer", lambda *_, **__: contextlib.nullcontext(consumer))
    monkeypatch.setattr(restore, "_TRIM_FROM_RECORDS", 3)
    monkeypatch.setattr(restore, "_MALLOC_TRIM", trim)

    count = await restore.restore_partition(
        MemoryStore(),
        "changelog",
        3,
        client_settings={},
        request_timeout_ms=1_000,
        check=lambda: None,
        on_progress=lambda _: None,
    )

    assert count == records
    assert trims == [(0, False)] * trimmed


def test_malloc_trim_is_glibcs_own() -> None:
    """A name that the library does not have would be no trim at all, and no error."""
    if platform.libc_ver()[0] != "glibc":
        pytest.skip("this process has another C library")
    assert restore._MALLOC_TRIM is not None
    assert restore._MALLOC_TRIM(0) in (0, 1)


@dataclass
class TimedChangelog(SlowChangelog):
    """Each record is an hour newer than the one before, whatever the clock of the worker says."""

    async def getmany(self, tp: TopicPartition, **options: Any) -> dict[TopicPartition, list[Any]]:
        records = (await super().getmany(tp, **options))[tp]
        return {
            tp: [
                Record(offset=one.offset, timestamp=one.timestamp + 3_600_000 * one.offset) for one in records
            ]
        }


@pytest.mark.parametrize(("newest", "too_old"), [(12, False), (13, True)])
async def test_a_store_is_read_again_if_the_changelog_went_on_for_longer_than_tombstones_are_kept_for_sure(
    newest: int, too_old: bool
) -> None:
    """The clock of a machine that has just started may be from the past, so the store counted as young.

    The record at offset 0 was deleted, and the changelog has lost the tombstone. It must not come back.
    """
    tp, record, changing = TopicPartition("c", 3), Record(offset=1), list[object]()
    store = MemoryStore()
    store.apply([(b"deleted", b"1")], anchor_at(record.offset, record.key, record.value))

    async def read(offsets: list[int]) -> int:
        consumer: Any = TimedChangelog(offsets, end=newest + 2)
        return await restore._read_changelog(
            consumer,
            tp,
            store,
            lambda: None,
            lambda _: None,
            restore.ignore_changes,
            asyncio.Lock(),
            changing.append,
        )

    if not too_old:
        assert await read([1, 2, newest + 1]) == 2
        assert store.get(b"deleted") == b"1"
        return
    with pytest.raises(restore.StoreTooOld, match="which has a record that is 46800 s newer"):
        await read([1, 2, newest + 1])
    assert changing[-1] is None  # readers of the earlier content were told first
    assert store.anchor is None
    assert await read([1, 2, newest + 1]) == 3
    assert store.get(b"deleted") is None
