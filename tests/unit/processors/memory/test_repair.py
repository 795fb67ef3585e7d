"""A memory of which records are missing is noticed, and repaired only to one that says it is truncated."""

from __future__ import annotations

import orjson
import pytest

from processors.memory.changes import RecordName
from processors.memory.memory import Memory
from processors.memory.records import dump, head_key, load, missing_records, record_key
from processors.memory.repair import repair
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    compacted,
    configured,
    described,
    response,
    system,
    user,
)
from tests.builders.memories import Session, policy


def long_session() -> Session:
    return Session().say(
        system("Be brief."),
        configured(max_messages=100),
        described(title="A long one"),
        user("1 " + "x" * 2_100),
        answer("2 " + "x" * 2_100),
        compacted(4, knowledge={"a": 1}),
        user("3 " + "x" * 2_100),
        calls("c"),
        answer("4 " + "x" * 2_100),
        response("c", "5 " + "x" * 2_100),
        user("6"),
    )


def table_of(session: Session) -> dict[bytes, bytes]:
    names: set[RecordName] = {
        "head",
        "configuration",
        "description",
        "system",
        "knowledge",
        *session.memory.blocks,
    }
    return {key: value for key, value in dump(session.memory, names) if value is not None}


def missing(table: dict[bytes, bytes]) -> list[str]:
    return missing_records(SESSION, orjson.loads(table[head_key(SESSION)]), table)


def test_a_whole_memory_lacks_nothing() -> None:
    session = long_session()
    table = table_of(session)
    assert missing(table) == []
    assert load(SESSION, table.get) == session.memory


@pytest.mark.parametrize("name", ["configuration", "description", "system", "knowledge"])
def test_a_missing_record_of_a_session_is_noticed(name: str) -> None:
    table = table_of(long_session())
    del table[record_key(SESSION, name)]
    assert missing(table) == [name]


def test_missing_blocks_are_counted() -> None:
    session = long_session()
    table = table_of(session)
    count = len(session.memory.blocks)
    for number in sorted(session.memory.blocks)[:2]:
        del table[record_key(SESSION, number)]
    assert missing(table) == [f"2 of {count} blocks"]


def test_of_a_head_that_an_older_version_wrote_no_block_is_missed() -> None:
    table = table_of(long_session())
    key = record_key(SESSION, "head")
    fields = orjson.loads(table[key])
    del fields["blocks"], fields["form"]
    table[key] = orjson.dumps(fields)
    assert missing(table) == []


@pytest.mark.parametrize("number", [0, 3, 4, 5, 6])
def test_what_is_left_is_consistent_and_says_that_it_is_truncated(number: int) -> None:
    session = long_session()
    table = table_of(session)
    if record_key(SESSION, number) not in table:
        pytest.skip(f"the session has no block {number}")
    del table[record_key(SESSION, number)]

    repaired, changes = repair(load(SESSION, table.get), policy())

    head = repaired.head
    assert head is not None
    messages = list(repaired.messages())
    assert head.truncated
    assert head.epoch == session.head.epoch + 1
    assert head.message_count == len(messages)
    assert head.size_bytes == sum(message.size_bytes for message in messages)
    assert head.tokens == sum(message.tokens for message in messages)
    sequences = {message.sequence for message in messages}
    assert all(m.call_sequence in sequences for m in messages if m.call_sequence is not None)
    for key, value in dump(repaired, changes.dirty):
        if value is None:
            table.pop(key, None)
        else:
            table[key] = value
    assert missing(table) == []
    assert load(SESSION, table.get) == repaired


def test_missing_records_of_their_own_are_no_longer_named() -> None:
    session = long_session()
    table = table_of(session)
    for name in ("configuration", "description", "system", "knowledge"):
        del table[record_key(SESSION, name)]

    repaired, changes = repair(load(SESSION, table.get), policy())
    for key, value in dump(repaired, changes.dirty):
        assert value is not None
        table[key] = value

    assert missing(table) == []
    assert (repaired.system, repaired.knowledge, repaired != Memory.empty(SESSION)) == (None, None, True)


def test_a_summary_that_was_under_way_does_not_apply_and_a_new_one_ends_the_truncation() -> None:
    session = long_session()
    table = table_of(session)
    del table[record_key(SESSION, max(session.memory.blocks))]
    session.memory, _ = repair(load(SESSION, table.get), policy())
    epoch = session.head.epoch

    session.say(compacted(5, base_epoch=epoch - 1))
    assert session.head.truncated
    session.say(compacted(session.head.last_sequence, base_epoch=epoch))
    assert not session.head.truncated
