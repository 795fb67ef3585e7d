"""The engine's fold for memory: the records of a flush, and the state between two flushes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
import pytest
from prometheus_client import CollectorRegistry

from processors.access.ceilings import Ceilings
from processors.compaction.policy import CompactionPolicy
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate, TokenCounter
from schemas.errors import Damaged, NewerVersion
from schemas.memory_events import MEMORY_EVENT_ADAPTER, HistoryUpdated
from schemas.topic_names import TopicNames
from streams.engine.fold import OutRecord
from streams.memory.fold import MemoryFold, MemoryFoldConfig, MemoryPartition
from streams.memory.metrics import MemoryMetrics
from tests.builders.events import (
    OCCURRED_AT,
    answer,
    calls,
    configured,
    deleted,
    event_json,
    requested,
    response,
    system,
    user,
)
from tests.builders.source_records import DictTable, Record
from tests.log_lines import fields_of
from tests.unit.processors.memory.test_record_time import OTHER_AGES

REGISTRY_NAMES = TopicNames("p-")


def open_partition(
    table: DictTable,
    *,
    cache_sessions: int = 100,
    ttl_seconds: int | None = None,
    compaction: CompactionPolicy | None = None,
    accept_loss: bool = False,
    max_event_bytes: int = 10_000,
    counter: TokenCounter | None = None,
) -> MemoryPartition:
    config = replace(
        fold_config(token_counter=counter or ByteEstimate(), ttl_seconds=ttl_seconds),
        max_event_bytes=max_event_bytes,
        compaction=compaction or CompactionPolicy(),
        cache_sessions=cache_sessions,
        accept_loss=accept_loss,
    )
    return MemoryFold(config).open(0, table)


def fold_config(**policy: Any) -> MemoryFoldConfig:
    return MemoryFoldConfig(
        topics=REGISTRY_NAMES,
        policy=replace(MemoryPolicy(token_counter=ByteEstimate()), **policy),
        compaction=CompactionPolicy(),
        metrics=MemoryMetrics(CollectorRegistry()),
        partition_count=1,
        max_event_bytes=10_000,
        cache_sessions=100,
        now_ms=lambda: Record().timestamp,
    )


def test_the_hash_of_the_settings_covers_what_is_a_dead_letter() -> None:
    config = fold_config()
    assert replace(config, max_event_bytes=9).settings_digest != config.settings_digest
    assert fold_config(max_messages=9).settings_digest != config.settings_digest
    assert replace(config, cache_sessions=9).settings_digest == config.settings_digest


def feed(partition: MemoryPartition, *records: Record) -> None:
    partition.apply(partition.decode(records))


def test_a_flush_writes_what_changed_and_announces_each_session_once() -> None:
    table = DictTable()
    partition = open_partition(table)
    feed(
        partition,
        Record(event_json(user(), event_id="a")),
        Record(event_json(user(), event_id="b"), offset=1),
    )
    feed(partition, Record(event_json(user(), event_id="c", session_id="s2"), key=b"s2", offset=2))

    changes, published = partition.take_changes()

    assert [orjson.loads(key) for key, _ in changes] == [
        ["head", "s1"], ["block", "s1", 1], ["head", "s2"], ["block", "s2", 1],
    ]  # fmt: skip
    announced = [MEMORY_EVENT_ADAPTER.validate_json(record.value or b"") for record in published]
    assert [record.topic for record in published] == ["p-memory-events"] * 2
    assert [(one.session_id, one.sequence) for one in announced if isinstance(one, HistoryUpdated)] == [
        ("s1", 1), ("s2", 2),
    ]  # fmt: skip
    assert partition.take_changes() == ([], [])
    assert partition.pending_events() == 0


def test_responses_left_out_because_calls_have_one_id_are_told_once_for_a_session(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Two agents count their calls from 1: the event was accepted, and nothing else told why it is missing."""
    partition = open_partition(DictTable())
    said = [calls("call_1"), calls("call_1"), response("call_1"), response("call_1"), response("of no call")]
    for offset, fields in enumerate(said):
        feed(partition, Record(event_json(fields, event_id=f"e{offset}"), offset=offset))

    told = [one for one in caplog.records if getattr(one, "action", None) == "tool_call_ids_equal"]
    assert [(one.session_id, one.offset) for one in told] == [("s1", 2)]  # type: ignore[attr-defined]  # of extra
    assert "2 open calls have its id (sequences 0, 1)" in told[0].getMessage()


def test_a_response_without_any_open_call_is_only_counted(caplog: pytest.LogCaptureFixture) -> None:
    registry = CollectorRegistry()
    config = replace(fold_config(), metrics=MemoryMetrics(registry))
    partition = MemoryFold(config).open(0, DictTable())
    feed(partition, Record(event_json(response("gone"), event_id="a")))

    assert registry.get_sample_value("sessionstream_tool_responses_orphaned_total") == 1

    assert not [one for one in caplog.records if getattr(one, "action", None) == "tool_call_ids_equal"]


def test_an_old_request_for_a_compaction_is_counted_and_not_passed_on() -> None:
    """A log that is folded again has all requests that were ever made."""
    registry = CollectorRegistry()
    config = replace(fold_config(), metrics=MemoryMetrics(registry))
    partition = MemoryFold(config).open(0, DictTable())
    over_an_hour_ago = Record().timestamp - 3_601_000
    feed(
        partition,
        Record(event_json(user(), event_id="a"), timestamp=over_an_hour_ago),
        Record(event_json(requested(), event_id="b"), offset=1, timestamp=over_an_hour_ago),
    )

    assert registry.get_sample_value("sessionstream_compaction_requests_too_old_total") == 1
    announced = [
        MEMORY_EVENT_ADAPTER.validate_json(record.value or b"") for record in partition.take_changes()[1]
    ]
    assert [one.type for one in announced] == ["HistoryUpdated"]


def test_settings_beyond_the_operators_are_told(caplog: pytest.LogCaptureFixture) -> None:
    """Over HTTP they are refused; over Kafka they had no effect without a word."""
    registry = CollectorRegistry()
    ceilings = Ceilings(max_messages=50, system_summaries=False)
    config = replace(fold_config(ceilings=ceilings), metrics=MemoryMetrics(registry))
    partition = MemoryFold(config).open(0, DictTable())
    allowed = configured(max_messages=50, compaction={"render": "pair"})
    beyond = configured(max_messages=51, compaction={"render": "system"})
    record = Record(event_json(beyond, event_id="b"), offset=1)

    feed(partition, Record(event_json(allowed, event_id="a")))
    before = len(caplog.records)
    feed(partition, record)
    feed(partition, record)

    told = [one for one in caplog.records if getattr(one, "action", None) == "settings_over_limit"]
    assert (before, len(told)) == (0, 1)
    assert getattr(told[0], "session_id", None) == "s1"
    assert (
        told[0]
        .getMessage()
        .endswith(
            "max_messages may be at most 50; compaction.render may be system only in the workers' own settings"
        )
    )
    assert registry.get_sample_value("sessionstream_settings_over_limit_total") == 1


def test_the_changes_of_many_sessions_are_serialized_in_steps() -> None:
    """A flush of thousands of sessions took the event loop for 10 to 30 ms at once."""
    partition, whole = open_partition(DictTable(), cache_sessions=150), open_partition(DictTable())
    records = [
        Record(event_json(user(), event_id=f"e{n}", session_id=f"s{n}"), key=b"s%d" % n, offset=n)
        for n in range(500)
    ]
    feed(partition, *records)
    feed(whole, *records)

    steps = list(partition.change_steps())

    assert max(len(table) for table, _ in steps) <= 100
    assert max(len(published) for _, published in steps) <= 100
    together = (
        [record for table, _ in steps for record in table],
        [one for _, announced in steps for one in announced],
    )
    assert together == whole.take_changes()
    assert partition.take_changes() == ([], [])
    assert len(partition._cache) == 150


def test_reminders_of_a_sweep_between_two_steps_are_in_the_next_flush_with_its_time() -> None:
    """An id that is in two flushes would be taken for a repetition by who reads CloudEvents."""
    table = DictTable()
    partition = open_partition(table, compaction=CompactionPolicy(trigger_messages=1), cache_sessions=1_000)
    feed(
        partition,
        *[
            Record(
                event_json(user(), event_id=f"e{n}", session_id=f"s{n // 2}"), key=b"s%d" % (n // 2), offset=n
            )
            for n in range(600)
        ],
    )
    table.write(partition.take_changes()[0])

    def ids(published: Sequence[OutRecord]) -> set[bytes]:
        return {dict(record.headers)["ce_id"] for record in published}

    assert partition.remind(1_700_000_000_001) == 300
    steps = partition.change_steps()
    first = ids(next(steps)[1])
    partition.remind(1_700_000_060_002)
    for _, published in steps:
        first |= ids(published)

    assert {one.rpartition(b"-")[2] for one in first} == {b"1700000000001"}
    assert len(first) == len(ids(partition.take_changes()[1]) - first) == 300


def test_announcements_have_the_same_cloudevents_headers_when_repeated() -> None:
    partition = open_partition(DictTable())
    feed(partition, Record(event_json(user())))

    headers = dict(partition.take_changes()[1][0].headers)

    assert headers["ce_type"] == b"HistoryUpdated"
    assert headers["ce_id"] == b"0-0-0"
    assert headers["ce_time"] == b"2023-11-14T22:13:20.000Z"
    assert headers["content-type"] == b"application/json"


def test_the_announcement_of_an_ended_life_has_the_time_of_its_last_event() -> None:
    partition = open_partition(DictTable())
    feed(partition, Record(event_json(user())))
    partition.take_changes()
    feed(partition, Record(event_json(deleted(), event_id="d"), offset=1, timestamp=1_700_000_060_000))

    headers = dict(partition.take_changes()[1][0].headers)

    assert headers["ce_time"] == b"2023-11-14T22:14:20.000Z"


@pytest.mark.parametrize("timestamp", [-1, 2**63 - 1])
def test_a_record_with_an_impossible_time_does_not_stop_the_flush(timestamp: int) -> None:
    partition = open_partition(DictTable())
    feed(partition, Record(event_json(user()), timestamp=timestamp))

    assert partition.take_changes()[1]


def test_an_evicted_session_is_read_from_the_table_again() -> None:
    table = DictTable()
    partition = open_partition(table, cache_sessions=1)
    for number in range(5):
        name = f"s{number}"
        feed(
            partition,
            Record(event_json(user(), session_id=name, event_id=name), key=name.encode(), offset=number),
        )
        table.write(partition.take_changes()[0])

    feed(partition, Record(event_json(user(), session_id="s0", event_id="more"), key=b"s0", offset=9))

    assert [message.id for message in partition.memory("s0").messages()] == ["s0", "more"]
    assert [message.id for message in partition.memory("s3").messages()] == ["s3"]


def test_a_restored_partition_lists_its_sessions() -> None:
    table = DictTable()
    first = open_partition(table)
    feed(
        first,
        Record(event_json(user(user_id="u"))),
        Record(event_json(user(), session_id="s2"), key=b"s2", offset=1),
        Record(event_json(configured(ttl_seconds=60), event_id="c"), offset=2),
    )
    table.write(first.take_changes()[0])
    table.records[b'["watermark",0]'] = b"{}"

    second = open_partition(table)
    assert second.restored_records() == (0, None)
    second.restored()

    assert second.restored_records() == (len(table.records), len(table.records))
    assert second.key_count() == 2
    assert [name for _, name in second.session_index.active(None, "u", 0)] == ["s1"]
    assert list(second.session_index.expired(2_000_000_000_000)) == [("s1", 2)], "by its own setting"


def test_a_refused_record_becomes_one_dead_letter_with_the_original_bytes() -> None:
    partition = open_partition(DictTable())
    feed(partition, Record(b"{", headers=(("ce_id", b"7"),), offset=3))

    changes, published = partition.take_changes()

    assert changes == []
    assert [(one.topic, one.key, one.value) for one in published] == [("p-session-dead-letters", b"s1", b"{")]
    headers = dict(published[0].headers)
    assert headers["ce_id"] == b"7"
    assert headers["error_code"] == b"not_json"
    assert headers["source_offset"] == b"3"


def test_refused_records_that_come_together_are_one_line_for_each_reason(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A producer may send nothing but bad records, thousands in a second; each has its dead letter."""
    partition = open_partition(DictTable())
    bad = [Record(b"{SECRET" if number % 2 else None, offset=number) for number in range(100)]
    feed(partition, Record(event_json(user())), *bad[1:])

    fields = ("levelname", "partition", "offset", "error_code", "records")
    assert fields_of(caplog, "record_refused", *fields) == [
        ("WARNING", 0, 1, "not_json", 50), ("WARNING", 0, 2, "no_value", 49),
    ]  # fmt: skip
    assert "SECRET" not in caplog.text
    assert len(partition.take_changes()[1]) == 99 + 1


def test_a_deleted_session_leaves_tombstones_and_is_announced_empty() -> None:
    table = DictTable()
    partition = open_partition(table)
    feed(partition, Record(event_json(user())))
    table.write(partition.take_changes()[0])

    feed(partition, Record(event_json(deleted(), event_id="d"), offset=1))
    changes, published = partition.take_changes()

    assert {orjson.loads(key)[0]: value for key, value in changes} == {"head": None, "block": None}
    assert orjson.loads(published[0].value or b"")["message_count"] == 0
    assert partition.key_count() == 0


@pytest.mark.parametrize(("seconds", "expected"), [(59, []), (61, [("s1", 0)])])
def test_a_session_idle_past_its_time_to_live_is_found(seconds: int, expected: list[tuple[str, int]]) -> None:
    partition = open_partition(DictTable(), ttl_seconds=60)
    feed(partition, Record(event_json(user())))

    assert list(partition.session_index.expired(1_700_000_000_000 + seconds * 1000)) == expected


def test_a_request_for_compaction_is_passed_on_once_applied() -> None:
    partition = open_partition(DictTable())
    feed(
        partition,
        Record(event_json(user())),
        Record(event_json(requested(), event_id="r"), offset=1),
    )

    published = partition.take_changes()[1]

    assert [dict(one.headers)["ce_type"] for one in published] == [b"HistoryUpdated", b"CompactionRequested"]
    assert orjson.loads(published[1].value or b"")["event_id"] == "r"


def test_a_log_that_is_folded_anew_asks_for_no_compaction_of_the_past() -> None:
    hour_ms = 3_600_000
    partition = MemoryFold(replace(fold_config(), now_ms=lambda: Record().timestamp + hour_ms + 1)).open(
        0, DictTable()
    )
    feed(
        partition,
        Record(event_json(user())),
        Record(event_json(requested(), event_id="old"), offset=1),
        Record(event_json(requested(), event_id="young"), offset=2, timestamp=Record().timestamp + 1),
    )

    published = partition.take_changes()[1]

    assert [orjson.loads(one.value or b"").get("event_id") for one in published] == [None, "young"]


def test_sessions_over_a_trigger_are_announced_again_until_they_are_compacted() -> None:
    partition = open_partition(DictTable(), compaction=CompactionPolicy(trigger_messages=1))
    feed(
        partition,
        Record(event_json(user(), event_id="a")),
        Record(event_json(user(), event_id="b"), offset=1),
    )
    feed(partition, Record(event_json(user(), event_id="c", session_id="s2"), key=b"s2", offset=2))
    partition.take_changes()

    assert partition.remind(2_000_000_000_000) == 1
    changes, published = partition.take_changes()

    (reminder,) = [orjson.loads(record.value or b"") for record in published]
    assert changes == []
    assert (reminder["type"], reminder["session_id"], reminder["sequence"]) == ("HistoryUpdated", "s1", 1)
    assert (reminder["message_count"], reminder["messages"]) == (2, [])
    assert partition.take_changes() == ([], []), "once a call"


def test_a_reminder_and_a_place_in_a_list_read_the_head_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of all sessions over a trigger were read in one flush: a second of the event loop for each thousand."""
    table = DictTable()
    first = open_partition(table)
    feed(
        first,
        *(
            Record(event_json(user("x" * 1_000), event_id=f"e{offset}"), offset=offset)
            for offset in range(20)
        ),
    )
    table.write(first.take_changes()[0])
    partition = open_partition(table, compaction=CompactionPolicy(trigger_messages=1))
    partition.restored()
    read: list[str] = []
    get = DictTable.get

    def note(table: DictTable, key: bytes) -> bytes | None:
        read.append(orjson.loads(key)[0])
        return get(table, key)

    monkeypatch.setattr(DictTable, "get", note)
    assert partition.remind(2_000_000_000_000) == 1
    (reminder,) = [orjson.loads(record.value or b"") for record in partition.take_changes()[1]]
    assert (reminder["sequence"], reminder["message_count"]) == (19, 20)
    assert partition.head("s1") == first.head("s1")
    assert partition.head("s2") is None
    assert set(read) == {"head"}


def test_a_session_with_an_announcement_gets_no_reminder() -> None:
    """Both in one flush would announce the same sequence twice."""
    partition = open_partition(DictTable(), compaction=CompactionPolicy(trigger_messages=1))
    feed(
        partition,
        Record(event_json(user(), event_id="a")),
        Record(event_json(user(), event_id="b"), offset=1),
    )
    partition.remind(2_000_000_000_000)

    _, published = partition.take_changes()

    assert len(published) == 1


def test_an_expired_session_gets_no_reminder() -> None:
    partition = open_partition(DictTable(), ttl_seconds=10, compaction=CompactionPolicy(trigger_messages=1))
    feed(
        partition,
        Record(event_json(user(), event_id="a")),
        Record(event_json(user(), event_id="b"), offset=1),
    )
    partition.take_changes()

    assert partition.remind(2_000_000_000_000) == 0


@pytest.mark.parametrize("timestamp_ms", OTHER_AGES.values())
def test_a_timestamp_from_another_age_neither_ends_a_session_nor_breaks_a_list(timestamp_ms: int) -> None:
    partition = open_partition(DictTable(), ttl_seconds=60)
    now_ms = (datetime.fromisoformat(OCCURRED_AT) - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(
        milliseconds=1
    )
    feed(
        partition,
        Record(event_json(user(), event_id="a"), timestamp=timestamp_ms),
        Record(event_json(user(), event_id="b"), offset=1, timestamp=now_ms + 1),
    )

    assert [message.id for message in partition.memory("s1").messages()] == ["a", "b"]
    assert list(partition.session_index.active(None, None, now_ms)) == [(now_ms + 1, "s1")]
    _, published = partition.take_changes()
    assert dict(published[0].headers)["ce_time"].startswith(b"2026-01-02")


def damaged_table(*lost: list[object]) -> DictTable:
    """Return the table of a session with three blocks, without the records ``lost``."""
    table = DictTable()
    partition = open_partition(table)
    for number in range(3):
        text = f"{number} " + "x" * 2_100
        feed(partition, Record(event_json(user(text=text), event_id=f"e{number}"), offset=number))
    table.write(partition.take_changes()[0])
    for key in lost:
        del table.records[orjson.dumps(key)]
    return table


@pytest.mark.parametrize(
    ("lost", "said"), [(["block", "s1", 2], "1 of 3 blocks"), (["head", "s1"], "the head")], ids=str
)
def test_a_missing_record_stops_the_worker_with_what_is_missing(lost: list[object], said: str) -> None:
    with pytest.raises(Damaged) as stopped:
        open_partition(damaged_table(lost)).restored()
    assert f"among them 's1': {said}" in stopped.value.detail
    assert "--accept-loss" in stopped.value.detail


def test_a_loss_that_is_accepted_is_served_as_truncated_and_written_by_the_next_flush() -> None:
    table = damaged_table(["block", "s1", 2])
    partition = open_partition(table, accept_loss=True)
    partition.restored()

    assert [message.id for message in partition.memory("s1").messages()] == ["e0", "e2"]
    head = partition.head("s1")
    assert head is not None
    assert (head.truncated, head.message_count, head.epoch) == (True, 2, 1)
    assert partition.pending_events() == 1
    table.write(partition.take_changes()[0])
    open_partition(table).restored()


def test_what_is_left_of_a_session_without_its_head_is_removed_if_the_loss_is_accepted() -> None:
    table = damaged_table(["head", "s1"])
    partition = open_partition(table, accept_loss=True)
    partition.restored()

    assert partition.memory("s1").head is None
    table.write(partition.take_changes()[0])
    assert table.records == {}


def test_records_of_a_newer_form_stop_the_worker() -> None:
    table = damaged_table()
    key = orjson.dumps(["head", "s1"])
    table.records[key] = orjson.dumps({**orjson.loads(table.records[key]), "form": 99})
    with pytest.raises(NewerVersion, match="records of form 99"):
        open_partition(table).restored()


def test_the_bytes_to_write_are_known_before_they_are_written() -> None:
    """Flushes are bounded by them: a small event may bring back large records, and many events change one head."""
    table = DictTable()
    partition = open_partition(table, max_event_bytes=1_000_000)
    open_calls = calls(*[f"{number:0200}" for number in range(40)])
    values = [
        *[user("u" * 300), answer("a" * 900), open_calls] * 20,
        system("s" * 5_000),
        configured(compaction={"prompt": {"system": "p" * 9_000}}),
    ]
    for round_number in range(2):
        for number, fields in enumerate(values):
            offset = number + round_number * len(values)
            feed(partition, Record(event_json(fields, event_id=f"e{offset}"), offset=offset))
        estimate = partition.pending_bytes()
        changes, published = partition.take_changes()
        written = sum(len(value or b"") for _, value in changes) + sum(len(r.value or b"") for r in published)
        assert 0.7 * written < estimate < 1.5 * written
        assert partition.pending_bytes() == 0
        table.write(changes)


def test_a_small_event_does_not_write_the_configuration_of_its_session() -> None:
    """40 small events in sessions with large prompts and schemas wrote 8.7 MB."""
    table = DictTable()
    partition = open_partition(table, max_event_bytes=1_000_000)
    settings = configured(
        compaction={"prompt": {"system": "p" * 9_000}, "summary_schema": {"description": "d" * 9_000}}
    )
    sessions = [f"s{number}" for number in range(40)]
    estimates: list[int] = []
    written: list[int] = []
    for round_number, fields in enumerate([settings, user("1")]):
        for number, name in enumerate(sessions):
            offset = 40 * round_number + number
            value = event_json(fields, event_id=f"e{offset}", session_id=name)
            feed(partition, Record(value, key=name.encode(), offset=offset))
        estimates.append(partition.pending_bytes())
        changes, published = partition.take_changes()
        table.write(changes)
        written.append(
            sum(len(one or b"") for one in [*dict(changes).values(), *[r.value for r in published]])
        )
    assert written[0] > 700_000
    assert max(written[1], estimates[1]) < 120_000


def test_the_tokens_of_a_long_record_are_counted_when_it_is_decoded() -> None:
    """The engine decodes it in a thread; the fold, which runs on the event loop, then counts nothing."""
    counted: list[int] = []

    class Counter:
        encoding = "o200k_base"
        estimated = False

        def count(self, text: str) -> int:
            counted.append(len(text))
            return 7

    partition = open_partition(DictTable(), max_event_bytes=1_000_000, counter=Counter())
    long = Record(event_json(user("x" * 100_000)))
    decoded = partition.decode([long])
    assert counted == [100_000]
    partition.apply(decoded)
    assert counted == [100_000]
    assert [message.tokens for message in partition.memory("s1").messages()] == [7 + 3]

    feed(partition, Record(event_json(user("short"), event_id="b"), offset=1))
    assert counted == [100_000, 5]


def test_a_limit_of_the_settings_that_was_lowered_holds_with_the_next_message() -> None:
    """`docs/reference/settings.md` says so."""
    table = DictTable()
    before = open_partition(table)
    feed(before, *[Record(event_json(user(), event_id=f"e{number}"), offset=number) for number in range(4)])
    table.write(before.take_changes()[0])

    after = MemoryFold(fold_config(max_messages=2)).open(0, table)
    after.restored()
    head = after.memory("s1").head
    assert head is not None
    assert head.message_count == 4

    feed(after, Record(event_json(user(), event_id="e4"), offset=4))
    assert [message.sequence for message in after.memory("s1").messages()] == [3, 4]
