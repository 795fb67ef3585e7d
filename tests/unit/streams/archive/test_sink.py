"""The sink: what reaches the store, in which batches, and from where the log is read again."""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from processors.archive.archived import Batch
from processors.archive.origin import LogOrigin
from processors.archive.requests import HistoryRequest
from schemas.events import CONTRACT_VERSION
from schemas.settings import Settings
from streams.archive.metrics import ArchiveMetrics
from streams.archive.origin_check import OriginCheck, OtherLog
from streams.archive.sink import ArchivePartition, ArchiveSink, ArchiveSinkConfig
from streams.archive.store import HistoryStore, StoreMismatch, StoreUnavailable
from streams.archive.stores.choice import make_store
from streams.engine.fold import PositionedSink
from tests.builders.archived import looking_for
from tests.builders.events import deleted, event_json, user
from tests.builders.source_records import DictTable, Record, unreadable_batch
from tests.fakes.history_store import FakeHistoryStore


def sink_of(
    store: HistoryStore, *, sealed: bool = False, origin_check: OriginCheck | None = None
) -> tuple[ArchivePartition, CollectorRegistry]:
    registry = CollectorRegistry()
    config = ArchiveSinkConfig(
        store=store,
        metrics=ArchiveMetrics(registry),
        events_topic="session-events",
        partition_count=1,
        max_event_bytes=1_000,
        sealed=sealed,
        origin_check=origin_check,
    )
    return ArchiveSink(config).open(0, DictTable()), registry


def said(*fields: Any, start: int = 0) -> list[Record]:
    return [
        Record(event_json(one, f"e{offset}") if isinstance(one, dict) else one, offset=offset)
        for offset, one in enumerate(fields, start)
    ]


async def test_a_batch_has_what_was_applied_before_it_was_taken() -> None:
    store = FakeHistoryStore()
    sink, registry = sink_of(store)
    assert isinstance(sink, PositionedSink)
    sink.apply(sink.decode(said(user("one"), b"no event", user("two"))))
    assert (sink.pending_events(), sink.key_count()) == (3, 0)
    assert sink.pending_bytes() > 0
    assert sink.take_changes() == ([], [])
    sink.apply(sink.decode(said(user("three"), start=3)))
    await sink.write_out()

    assert await sink.stored_positions() == {"session-events": 3}
    assert [event.sequence for event in await store.history(0, HistoryRequest(session_id="s1"))] == [0, 2]
    assert sink.pending_events() == 1
    sample = registry.get_sample_value
    assert sample("sessionstream_archive_events_written_total") == 2
    size_bytes = sum(len(event_json(user(text), event_id=f"e{at}")) for at, text in ((0, "one"), (2, "two")))
    assert sample("sessionstream_archive_bytes_written_total") == size_bytes
    assert sample("sessionstream_archive_write_seconds_count") == 1
    assert sample("sessionstream_archive_records_refused_total", {"error_code": "not_json"}) == 1


async def test_the_log_is_recorded_before_the_first_batch_is_written() -> None:
    """A store that fails to take the record gets no events."""
    store, steps = FakeHistoryStore(), list[str]()
    log, events = LogOrigin("session-events", "c1", "t1"), said(user("one"))

    class Check(OriginCheck):
        def __init__(self) -> None:
            self.failing = True

        async def check(self, partition: int) -> LogOrigin | None:
            return log

        async def record(self, partition: int, origin: LogOrigin) -> None:
            steps.append(f"{partition} of {origin.topic_id}, {len(store.batches)} batches")
            if self.failing:
                raise StoreUnavailable("away")

        async def other_log(self, partition: int) -> OtherLog | None:
            return None

    check = Check()
    sink, _ = sink_of(store, origin_check=check)
    await sink.stored_positions()
    assert steps == []
    sink.apply(sink.decode(events))
    sink.take_changes()
    with pytest.raises(StoreUnavailable):
        await sink.write_out()
    assert store.batches == []

    check.failing = False
    for number in range(2):
        sink.apply(sink.decode(said(user(str(number)), start=1 + number)))
        sink.take_changes()
        await sink.write_out()
    assert steps == ["0 of t1, 0 batches"] * 2
    assert len(store.batches) == 2


@pytest.mark.parametrize(
    ("end", "texts"),
    [
        # The new log has no such offsets, so the events are the last ones of the old log.
        (0, ["one", "two"]),
        (7, ["one", "two"]),
        # They may be of either.
        (8, []),
        (100, []),
    ],
)
async def test_what_may_be_of_another_log_is_not_written(end: int, texts: list[str]) -> None:
    class Check(OriginCheck):
        def __init__(self) -> None:
            pass

        async def other_log(self, partition: int) -> OtherLog | None:
            assert partition == 0
            return OtherLog(StoreMismatch("the history of another log"), end)

    store = FakeHistoryStore()
    sink, _ = sink_of(store, origin_check=Check())
    sink.apply(sink.decode(said(user("one"), user("two"), start=7)))
    sink.take_changes()

    with pytest.raises(StoreMismatch):
        await sink.write_out()

    assert [event.text for _, written in store.batches for event in written.events] == texts


async def test_records_that_are_no_events_move_the_position() -> None:
    store = FakeHistoryStore()
    sink, _ = sink_of(store)
    damaged = unreadable_batch("session-events", 0, 5, next_offset=9, detail="cut")
    sink.apply(sink.decode([*said(b"no event"), damaged]))
    sink.take_changes()
    await sink.write_out()
    await sink.write_out()

    assert await store.position(0) == 9
    assert len(store.batches) == 1


async def test_an_event_of_a_newer_contract_is_kept_as_it_came() -> None:
    """A later version of this project reads it; this one only keeps it."""
    store = FakeHistoryStore()
    sink, registry = sink_of(store)
    newer = {
        "type": "SessionMerged",
        "requires": CONTRACT_VERSION + 1,
        "agent_id": "triage",
        "from_session_id": "s0",
    }
    sink.apply(sink.decode(said(user("one"), newer)))
    sink.take_changes()
    await sink.write_out()

    _, kept = await store.history(0, HistoryRequest(session_id="s1"))
    assert (kept.sequence, kept.type, kept.agent_id, kept.role, kept.text) == (
        1,
        "SessionMerged",
        "triage",
        None,
        "",
    )
    assert kept.value == said(newer, start=1)[0].value
    assert registry.get_sample_value("sessionstream_archive_events_written_total") == 2


async def test_an_event_of_a_newer_contract_with_a_number_that_is_no_json_is_kept_as_it_came() -> None:
    """The worker ended at it, and again after each start."""
    store = FakeHistoryStore()
    sink, _ = sink_of(store)
    value = event_json(user("one", requires=CONTRACT_VERSION + 1, agent_id="a"), "e0")[:-1] + b',"extra":NaN}'
    sink.apply(sink.decode(said(value)))
    sink.take_changes()
    await sink.write_out()

    (kept,) = await store.history(0, HistoryRequest(session_id="s1"))
    assert (kept.value, kept.agent_id) == (value, "a")


async def test_a_deletion_removes_what_is_before_it_in_the_same_batch() -> None:
    store = FakeHistoryStore()
    sink, registry = sink_of(store)
    sink.apply(sink.decode(said(user("secret"), deleted(), user("a new life"))))
    sink.take_changes()
    await sink.write_out()

    ((_, batch),) = store.batches
    assert [event.sequence for event in batch.events] == [2]
    assert batch.erased == {"s1": 1}
    assert registry.get_sample_value("sessionstream_archive_sessions_erased_total") == 1


async def test_a_failing_store_fails_the_flush() -> None:
    class Failing(FakeHistoryStore):
        async def write(self, partition: int, batch: Batch) -> None:
            raise StoreUnavailable("the disk is full")

    sink, _ = sink_of(Failing())
    sink.apply(sink.decode(said(user("one"))))
    sink.take_changes()

    with pytest.raises(StoreUnavailable):
        await sink.write_out()


async def test_a_store_that_is_filled_again_with_encryption_on_has_no_plain_word_in_its_index(
    tmp_path: Path,
) -> None:
    """The remedy for a store that was filled before: delete it, and the worker fills an empty one from the log."""
    url = Settings(archive={"url": f"sqlite://{tmp_path / 'archive'}"})  # type: ignore[arg-type]  # pydantic makes the group
    for is_sealed, found in ((False, [0]), (True, [])):
        store = make_store(url)
        await store.start()
        sink, _ = sink_of(store, sealed=is_sealed)
        positions = await sink.stored_positions()
        assert positions == {"session-events": 0}
        sink.apply(sink.decode(said(user("violetcanary"))))
        sink.take_changes()
        await sink.write_out()
        assert [hit.event.sequence for hit in await store.search(0, looking_for("violetcanary"))] == found
        assert len(await store.history(0, HistoryRequest(session_id="s1"))) == 1
        await store.stop()
        rmtree(tmp_path / "archive")
