from __future__ import annotations

import pytest

from processors.memory import records
from processors.memory.memory import Memory
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    deleted,
    expired,
    removed,
    requested,
    response,
    system,
    user,
)
from tests.builders.memories import Session, policy


@pytest.mark.parametrize(
    "fields", [user("1"), answer("1"), response("a"), system(), configured(max_messages=3), calls("a"),
               {"type": "MultimodalUserMessageAdded", "contents": []}]
)  # fmt: skip
def test_events_that_can_begin_a_life(fields: dict[str, object]) -> None:
    session = Session()
    session.sequence = 41
    session.say(fields)
    assert session.head.life_sequence == session.head.last_sequence == 42


@pytest.mark.parametrize(
    "fields", [removed("e0"), requested(), compacted(0), cleared(), deleted(), expired(0)]
)
def test_events_that_have_no_effect_without_a_life(fields: dict[str, object]) -> None:
    session = Session().say(fields)
    assert session.memory == Memory.empty(SESSION)
    assert session.changes.dirty == set()
    assert session.changes.sequence is None
    assert session.changes.requested == []


def test_deleting_writes_a_tombstone_over_every_record() -> None:
    session = Session().say(
        system(), user("x" * 3000), user("1"), compacted(1, 0, knowledge={"a": 1}), user("2")
    )
    session.changes.dirty.clear()
    session.say(deleted())

    written = records.dump(session.memory, session.changes.dirty)
    assert all(value is None for _, value in written)
    assert [records.parse_key(key).kind for key, _ in written] == [
        "head",
        "system",
        "knowledge",
        "block",
        "block",
    ]
    assert session.changes.sequence == 5


def test_after_deletion_a_new_life_begins_with_all_counts_at_zero() -> None:
    session = Session().say(
        configured(max_messages=9), user("1"), answer("1", usage={"input_tokens": 9}), compacted(2)
    )
    session.say(deleted(), user("2"))
    head = session.head
    assert (head.life_sequence, head.epoch, head.compactions, head.usage) == (5, 0, 0, (0, 0))
    assert (head.history_message_count, head.first_block, head.next_block) == (1, 1, 2)
    assert head.configuration == {}


def test_clearing_keeps_configuration_system_message_and_totals() -> None:
    session = Session().say(
        configured(max_messages=9), system("s"), user("1"), calls("a"), answer("2", usage={"input_tokens": 9})
    )
    blocks = session.head.next_block
    session.say(cleared())
    head = session.head

    assert session.ids == []
    assert head.configuration == {"max_messages": 9}
    assert session.memory.system is not None
    assert (head.usage.input_tokens, head.history_message_count) == (9, 3)
    assert (head.size_bytes, head.tokens, head.message_count, head.open_calls) == (0, 0, 0, {})
    assert head.turn_sequence is None
    assert session.say(user("2")).head.first_block == blocks, "numbers are never used again"


# Time to live


def test_an_event_long_after_the_last_begins_a_new_life() -> None:
    session = Session(ttl_seconds=60).say(configured(max_messages=5), system("s"), user("1")).wait(60)
    session.say(user("2"))

    assert session.ids == ["e3"]
    assert session.head.life_sequence == 3
    assert session.head.configuration == {}
    assert session.memory.system is None
    assert {"head", "system", 1} <= session.changes.dirty


def test_a_session_idle_for_exactly_its_time_to_live_has_not_lapsed() -> None:
    session = Session(ttl_seconds=60).say(user("1")).wait(59)
    assert session.say(user("2")).ids == ["e0", "e1"]


def test_every_event_after_the_time_to_live_finds_the_life_ended() -> None:
    session = Session(ttl_seconds=60).say(user("1")).wait(100)
    session.say(compacted(0))
    assert session.memory == Memory.empty(SESSION)
    assert session.changes.skipped[0].reason == "no_life"
    assert session.changes.sequence == 1


def test_a_session_may_have_its_own_time_to_live_or_none() -> None:
    session = Session(ttl_seconds=60).say(configured(ttl_seconds=None)).wait(9999)
    session.say(user("1"), configured(ttl_seconds=10)).wait(10)
    assert session.say(user("2")).ids == ["e3"]


def test_activity_never_goes_backwards() -> None:
    session = Session().say(user("1"))
    latest = session.head.last_timestamp_ms
    session.wait(-50).say(user("2"))
    assert session.head.last_timestamp_ms == latest


def test_a_lapsed_memory_reads_as_empty_before_it_has_expired() -> None:
    session = Session().say(user("1"))
    assert session.memory.lapsed(session.now_ms + 60_001, policy(ttl_seconds=60))
    assert not session.memory.lapsed(session.now_ms + 60_000, policy(ttl_seconds=60))
    assert not session.memory.lapsed(session.now_ms + 10**12, policy())
    assert not Memory.empty(SESSION).lapsed(0, policy(ttl_seconds=1))


def test_an_expiry_is_ignored_if_newer_events_exist() -> None:
    session = Session(ttl_seconds=60).say(user("1")).wait(100).say(user("2"))
    before = session.memory
    assert session.say(expired(0)).memory is before
    session.wait(61)
    assert session.say(expired(1)).memory == Memory.empty(SESSION)


def test_an_expiry_counts_only_when_its_records_timestamp_is_past_the_time_to_live() -> None:
    session = Session(ttl_seconds=60).say(user("1")).wait(58)
    before = session.memory
    assert session.say(expired(0)).memory is before, "the clock of the worker that published it was ahead"
    assert session.say(user("2")).ids == ["e0", "e2"]

    session.wait(60)
    assert session.say(expired(2)).memory == Memory.empty(SESSION)


def test_an_expiry_never_ends_a_session_without_a_time_to_live() -> None:
    session = Session().say(user("1")).wait(10**9)
    before = session.memory
    assert session.say(expired(0)).memory is before


# Duplicates and bookkeeping


def test_an_event_with_a_known_id_changes_nothing() -> None:
    session = Session().say(user("1"))
    before = session.memory
    session.say({**user("other text"), "event_id": "e0"})
    assert session.memory is before
    assert session.changes.duplicates == 1


def test_equal_content_is_not_a_duplicate() -> None:
    assert Session().say(user("same"), user("same")).texts == ["same", "same"]


def test_the_last_128_event_ids_are_remembered() -> None:
    session = Session().say(*[requested() for _ in range(3)], user("0"), *[user("u") for _ in range(127)])
    assert session.say({**user("again"), "event_id": "e3"}).changes.duplicates == 1
    session.say(user("one more"))
    assert session.say({**user("again"), "event_id": "e3"}).changes.duplicates == 1
    assert session.texts[-1] == "again"
    assert len(session.head.event_hashes) == 128 * 8


def test_a_request_is_passed_on_once_applied() -> None:
    session = Session().say(user("1"), {**requested(), "event_id": "r"}, {**requested(), "event_id": "r"})
    assert [request.event_id for request in session.changes.requested] == ["r"]
    assert session.head.epoch == 0


def test_the_last_user_is_remembered() -> None:
    session = Session().say(user("1", user_id="ann"), user("2", user_id="bob"), answer("3"))
    assert session.head.user_id == "bob"


def test_configuration_is_overlaid_setting_by_setting() -> None:
    session = Session().say(configured(max_messages=3, compaction={"model": "a", "trigger_messages": 5}))
    session.say(configured(max_tokens=9, compaction={"trigger_messages": None}))
    assert session.head.configuration == {
        "max_messages": 3,
        "max_tokens": 9,
        "compaction": {"model": "a", "trigger_messages": None},
    }
    assert session.say(configured(compaction=None)).head.configuration["compaction"] is None
