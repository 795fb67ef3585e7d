"""What events say of sequences is said in the sequences of another log; all else stays, byte for byte."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from processors.rebuild.renumbering import SequenceMap, renumbered
from schemas.events import EVENT_ADAPTER
from tests.builders.events import (
    Fields,
    answer,
    compacted,
    described,
    event_json,
    expired,
    removed,
    user,
)

#: The session's events before the one that is looked at.
KNOWN = {10: 3, 14: 4, 21: 9}
OWN = 12


def another(session_id: str, sequence: int) -> int:
    return {("parent", 77): 5}.get((session_id, sequence), sequence)


def translated(fields: Fields, known: dict[int, int] = KNOWN) -> dict[str, Any]:
    value = event_json(fields)
    sequences = SequenceMap()
    for old, new in known.items():
        sequences.add(old, new)
    fields_after: dict[str, Any] = orjson.loads(
        renumbered(EVENT_ADAPTER.validate_json(value), value, OWN, sequences, another)
    )
    return fields_after


@pytest.mark.parametrize(
    ("fields", "name", "expected"),
    [
        (compacted(14), "through_sequence", 4),
        # No event has 15: the summary covers the events up to 14.
        (compacted(15), "through_sequence", 4),
        # Outside what the session has: out of range in both logs.
        (compacted(22), "through_sequence", OWN),
        (compacted(9), "through_sequence", OWN),
        (compacted(14, base_sequence=21), "base_sequence", 9),
        (compacted(14, base_sequence=3), "base_sequence", 2),
        (removed("e1", base_sequence=21), "base_sequence", 9),
        # Never equal to the last sequence of a memory.
        (removed("e1", base_sequence=20), "base_sequence", OWN),
        (expired(21), "last_sequence", 9),
        (expired(30), "last_sequence", 9),
    ],
)
def test_sequences_of_the_session(fields: Fields, name: str, expected: int) -> None:
    after = translated(fields)

    assert after.pop(name) == expected
    before = orjson.loads(event_json(fields))
    del before[name]
    if "base_sequence" in before and name == "through_sequence":
        del before["base_sequence"], after["base_sequence"]
    if name == "base_sequence" and "through_sequence" in before:
        assert after.pop("through_sequence") == 4
        del before["through_sequence"]
    assert after == before


def test_sequences_of_other_sessions() -> None:
    forked = {"type": "SessionForked", "from_session_id": "parent", "from_sequence": 77, "copies": 0}
    assert translated(forked)["from_sequence"] == 5
    child = described(title="A child", parent={"session_id": "parent", "sequence": 77})
    assert translated(child)["parent"] == {"session_id": "parent", "sequence": 5}
    # A number that is no event's is left as it is.
    assert translated(described(parent={"session_id": "parent", "sequence": 78}))["parent"]["sequence"] == 78


@pytest.mark.parametrize(
    "fields",
    [
        user("hello"),
        removed("e1"),
        described(title="x"),
        described(parent={"session_id": "parent"}),
        # The digest is that of a memory with the old sequences, so the context stays as it was stated.
        answer(context={"sequence": 14, "epoch": 0, "filters": {}, "digest": "0" * 32}),
    ],
)
def test_other_events_keep_their_bytes(fields: Fields) -> None:
    value = event_json(fields).replace(b":", b" : ", 1)
    event = EVENT_ADAPTER.validate_json(value)

    assert renumbered(event, value, OWN, SequenceMap(), another) is value


def test_what_is_unknown_or_large_in_the_json_stays() -> None:
    value = event_json(compacted(14)).replace(
        b'"event_id"', b'"number":123456789012345678901234567890,"event_id"'
    )
    sequences = SequenceMap()
    sequences.add(14, 4)

    after = renumbered(EVENT_ADAPTER.validate_json(value), value, OWN, sequences, another)

    assert after == value.replace(b'"through_sequence":14', b'"through_sequence":4')
