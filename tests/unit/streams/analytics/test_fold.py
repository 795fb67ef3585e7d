"""What analytics counts of records as Kafka gives them."""

from __future__ import annotations

from typing import get_args

import orjson
import pytest
from prometheus_client import CollectorRegistry

from processors.memory.tokens import ByteEstimate
from processors.sealing.errors import UnreadableCode
from schemas.events import CONTRACT_VERSION
from schemas.settings import Settings
from streams.analytics.assembly import analytics_rules
from streams.analytics.fold import AnalyticsFoldConfig, AnalyticsPartition
from streams.analytics.metrics import AnalyticsMetrics
from streams.engine.fold import SourceRecord, stamp_of
from streams.kafka.session_keys import SessionKeyRing
from tests.builders.events import event_json, user
from tests.builders.sealed import WRONG, ring, sealed, tampered
from tests.builders.source_records import DictTable, Record, unreadable_batch
from tests.fakes.key_log import FakeKeyLog
from tests.unit.processors.memory.test_record_time import OTHER_AGES
from tests.unit.streams.analytics.test_reader import PRICES


def open_partition(
    table: DictTable, registry: CollectorRegistry | None = None, keys: SessionKeyRing | None = None
) -> AnalyticsPartition:
    settings = Settings(bootstrap_servers="localhost:9092")
    config = AnalyticsFoldConfig(
        topics=settings.topics,
        rules=analytics_rules(settings, ByteEstimate()),
        prices=PRICES,
        metrics=AnalyticsMetrics(registry or CollectorRegistry()),
        partition_count=1,
        max_event_bytes=1_000,
        cache_sessions=10,
        keys=keys,
    )
    return AnalyticsPartition(0, table, config)


def feed(partition: AnalyticsPartition, *records: SourceRecord) -> None:
    partition.apply(partition.decode(records))


@pytest.mark.parametrize("timestamp_ms", OTHER_AGES.values())
def test_a_timestamp_from_another_age_closes_no_window(timestamp_ms: int) -> None:
    table = DictTable()
    partition = open_partition(table)
    feed(partition, Record(event_json(user()), timestamp=1_767_323_045_000))
    feed(partition, Record(event_json(user(), event_id="e1"), offset=1, timestamp=timestamp_ms))
    feed(partition, Record(event_json(user(), event_id="e2"), offset=2, timestamp=1_767_323_046_000))

    assert minutes(partition) == [(3, False)]
    table.write(partition.take_changes()[0])
    again = open_partition(table)
    again.restored()
    assert again.restored_records() == (len(table.records), None)
    assert minutes(again) == [(3, False)]


def minutes(partition: AnalyticsPartition) -> list[tuple[int, bool]]:
    windows = partition.figures.windows.between("minute", -(10**18), 10**18)
    return [(window.figures.user, window.closed) for _, window in windows]


@pytest.mark.parametrize(
    "occurred_at", ["0001-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]
)
def test_an_event_time_from_another_age_is_published_and_opens_no_window_of_that_age(
    occurred_at: str,
) -> None:
    partition = open_partition(DictTable())
    feed(
        partition,
        Record(event_json(user())),
        Record(event_json(user(occurred_at=occurred_at), event_id="e1"), offset=1),
    )

    _, published = partition.take_changes()
    assert orjson.loads(published[0].value or b"")["messages"]["user"] == 2
    days = [name.key for name, _ in partition.figures.windows.between("day", -(10**18), 10**18)]
    assert days == ["window:day:2023-11-14T00:00:00.000Z"]


def test_windows_of_a_day_are_kept_for_two_years_unless_set_otherwise() -> None:
    settings = Settings(bootstrap_servers="localhost:9092")
    assert settings.analytics.day_windows_days == 730


def test_a_record_that_is_no_memory_event_is_logged_with_its_place_and_what_is_wrong(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """No dead letter tells of it, while one does of a session event."""
    value = b'{"type":"HistoryUpdated","session_id":"s1","sequence":"SECRET"}'
    partition = open_partition(DictTable())
    feed(partition, Record(value, topic="memory-events", offset=7), Record(b"[]", offset=3))

    (line,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert line.getMessage().startswith(
        "skipped a record of memory-events-0 offset 7 that is no memory-event: sequence: "
    )
    assert "SECRET" not in line.getMessage()
    assert vars(line)["action"] == "memory_event_unreadable"
    assert partition.pending_events() == 2


def test_an_event_of_a_newer_contract_is_not_refused() -> None:
    """It is a valid event, which the memory worker freezes and no dead letter tells of."""
    registry = CollectorRegistry()
    partition = open_partition(DictTable(), registry)
    feed(
        partition,
        Record(event_json(user())),
        Record(event_json({"type": "Unknown", "requires": CONTRACT_VERSION + 1}), offset=1),
        Record(event_json(user(requires=CONTRACT_VERSION + 1), event_id="e2"), offset=2),
        Record(event_json({"type": "Unknown"}), offset=3),
        Record(event_json(user(), event_id="e4"), offset=4),
    )

    def value(name: str, **labels: str) -> float | None:
        return registry.get_sample_value(name, labels)

    assert value("sessionstream_analytics_events_newer_total") == 2
    assert {
        code: value("sessionstream_analytics_events_unreadable_total", code=code)
        for code in get_args(UnreadableCode)
    } == dict.fromkeys(get_args(UnreadableCode), 0)
    assert value("sessionstream_analytics_events_applied_total") == 2
    assert value("sessionstream_analytics_memory_events_applied_total") == 0
    assert value("sessionstream_analytics_records_refused_total", error_code="unknown_type") == 1
    assert minutes(partition) == [(2, False)]
    assert partition.pending_events() == 5


async def test_a_sealed_event_that_cannot_be_opened_asks_for_no_upgrade() -> None:
    """Each replay of an erased session raised the number of events for a newer worker."""
    log = FakeKeyLog()
    publisher = ring(log)
    records = await sealed(
        publisher, *((f"s{number}", user("secret", user_id="alice")) for number in range(3))
    )
    await publisher.erase("s0")

    async def counted(keys: SessionKeyRing | None, *records: SourceRecord) -> dict[str, float]:
        registry = CollectorRegistry()
        partition = open_partition(DictTable(), registry, keys)
        if partition.lookup is not None:
            await partition.lookup.before_decode(records)
        feed(partition, *records)
        assert registry.get_sample_value("sessionstream_analytics_memory_events_applied_total") == 0
        samples = [sample for metric in registry.collect() for sample in metric.samples]
        return {
            sample.labels.get("code", sample.name): sample.value
            for sample in samples
            if sample.value
            and sample.name.startswith("sessionstream_analytics_")
            and sample.name.endswith("_total")
        }

    applied = "sessionstream_analytics_events_applied_total"
    assert await counted(ring(log), *records) == {"missing_key": 1, applied: 2}
    assert await counted(ring(log), tampered(records[1]), records[2]) == {"tampered": 1, applied: 1}
    assert await counted(ring(log, WRONG), *records[1:]) == {"wrong_master_key": 2}
    assert await counted(None, *records) == {"no_key_file": 3}


UNCOUNTED: dict[str, SourceRecord] = {
    "of a newer contract": Record(event_json(user(requires=CONTRACT_VERSION + 1), event_id="e1"), offset=1),
    "no event": Record(b"{}", offset=1),
    "unreadable batch": unreadable_batch("session-events", 0, 1, next_offset=2),
}


@pytest.mark.parametrize("name", UNCOUNTED)
def test_an_event_that_cannot_be_counted_is_passed_over(name: str) -> None:
    """A read with its sequence as `min_sequence` was stale until another event came."""
    table = DictTable()
    partition = open_partition(table)
    feed(partition, Record(event_json(user())))
    assert partition.figures.applied == 0

    feed(partition, Record(b"{}", topic="memory-events", offset=7))
    assert partition.figures.applied == 0
    feed(partition, UNCOUNTED[name])
    assert partition.figures.applied == 1

    table.write(partition.take_changes()[0])
    again = open_partition(table)
    again.restored()
    assert again.figures.applied == 1
    feed(again, Record(event_json(user(), event_id="e2"), offset=2))
    assert again.session("s1").figures.user == 2


def test_a_session_whose_id_has_the_form_of_a_windows_key_does_not_replace_the_windows_record() -> None:
    """In a compacted topic the newer of two records with one key is all that is left."""
    partition = open_partition(DictTable())
    taken, free = "window:day:2026-03-01T00:00:00.000Z", "window:day:today"
    for offset, session_id in enumerate((taken, free)):
        event = event_json(user(session_id=session_id), event_id=session_id)
        feed(partition, Record(event, offset=offset, key=session_id.encode()))

    published = [record.key for record in partition.take_changes()[1] if record.key is not None]
    assert [key for key in published if key.startswith(b"window:day")] == [free.encode()]
    session = partition.session(taken)
    assert session is not None
    assert session.figures.user == 1, "its figures are served all the same"


def test_a_worker_of_before_stops_at_a_table_of_this_version() -> None:
    """It would leave the fills out that wait for their events."""
    assert stamp_of(open_partition(DictTable())).version == 2


def test_what_a_flush_will_write_is_estimated_from_what_the_last_one_wrote() -> None:
    """Short sessions take a third of what is expected at first; flushes were smaller than they may be."""
    partition = open_partition(DictTable())
    sizes: list[float] = []
    for flush in range(4):
        records = [
            Record(
                event_json(user(session_id=f"{flush}-{n}")),
                offset=50 * flush + n,
                key=f"{flush}-{n}".encode(),
            )
            for n in range(50)
        ]
        feed(partition, *records)
        expected = partition.pending_bytes()
        table, published = partition.take_changes()
        sessions = [len(value or b"") for key, value in table if b"session" in key]
        sessions += [len(record.value or b"") for record in published]
        sizes.append(expected / sum(sessions))

    assert sizes[0] > 2
    assert 1 < sizes[-1] < 1.6
    assert partition.pending_bytes() == 0


def test_what_came_twice_late_or_too_late_is_counted_as_such() -> None:
    registry = CollectorRegistry()
    partition = open_partition(DictTable(), registry)
    now_ms, day_ms = Record().timestamp, 86_400_000
    times_ms = (now_ms - day_ms, now_ms, now_ms, now_ms - day_ms, now_ms - 3_000 * day_ms)
    for offset, (event_id, time_ms) in enumerate(zip("abbcd", times_ms, strict=True)):
        feed(partition, Record(event_json(user(), event_id=event_id), offset=offset, timestamp=time_ms))

    def value(name: str) -> float | None:
        return registry.get_sample_value(name)

    assert value("sessionstream_analytics_events_duplicate_total") == 1
    assert value("sessionstream_analytics_events_late_total") == 3, "c, in its minute, hour and day"
    assert value("sessionstream_analytics_events_expired_total") == 1, "d"
