"""Sealed events and table records: byte for byte the same again, only at their own place, nothing readable outside."""

from __future__ import annotations

from base64 import b64encode

import orjson
import pytest

from processors.sealing.envelope import seal
from processors.sealing.errors import Unreadable
from processors.sealing.key_records import DataKey
from processors.sealing.plain_events import ContentRecord
from processors.sealing.sealed_event import (
    CLEAR_FIELDS,
    SEALED_REQUIRES,
    key_id_of,
    named_key,
    open_event,
    seal_event,
)
from processors.sealing.sealed_record import open_record, record_key_id, seal_record
from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.events import EVENT_MODELS
from tests.builders.events import (
    SESSION,
    Fields,
    cleared,
    compacted,
    deleted,
    event_json,
    expired,
    system,
    user,
)

KEY = DataKey(SESSION, "k1", bytes(range(32)))
NONCE = bytes(range(12))
CANARY = "violetcanary"


def content_events() -> list[Fields]:
    return [
        user(CANARY, metadata={CANARY: CANARY}, user_id="u"),
        system(CANARY),
        {
            "type": "AiMessageAdded",
            "text": "",
            "thinking": CANARY,
            "native": {"format": "x", "item": {"a": CANARY}},
        },
        {"type": "ToolCallResponseAdded", "tool_call_id": "c", "name": "n", "text": CANARY},
        compacted(3, user_message=CANARY, ai_message=CANARY, knowledge={"facts": [CANARY]}),
        {"type": "CompactionRequested", "reason": "user", "instructions": CANARY},
        {"type": "SessionDescribed", "title": CANARY, "labels": {"a": CANARY}},
        {"type": "SessionConfigured", "compaction": {"prompt": {"system": CANARY}}},
        {"type": "MessagesRemoved", "message_ids": ["e1"], "reason": CANARY},
        # A field of a later version is sealed too.
        {"type": "UserMessageAdded", "text": "x", "of_a_later_version": CANARY},
    ]


@pytest.mark.parametrize("fields", content_events(), ids=lambda fields: fields["type"])
def test_an_event_comes_back_byte_for_byte_and_its_content_is_nowhere_outside(fields: Fields) -> None:
    value = event_json(fields, "e7")
    sealed = seal_event(value, KEY, NONCE)
    outside = orjson.loads(sealed)

    assert CANARY.encode() not in sealed
    assert (outside["type"], outside["event_id"], outside["session_id"]) == (fields["type"], "e7", SESSION)
    assert outside["requires"] == SEALED_REQUIRES
    assert key_id_of(outside) == "k1"
    assert open_event(outside, KEY) == value


@pytest.mark.parametrize("content", [b"[]", b'"text"', b"1", b"null"])
def test_a_box_that_has_no_event_is_unreadable_like_a_changed_one(content: bytes) -> None:
    """Whoever has the key can seal anything; it was an error of the worker, at the same record again and again."""
    fields = orjson.loads(seal_event(event_json(user(CANARY), "e7"), KEY, NONCE))
    place = b"sessionstream event", SESSION.encode(), b"e7", b"UserMessageAdded"
    fields["sealed"]["box"] = b64encode(seal(KEY.key, NONCE, content, place)).decode()

    with pytest.raises(Unreadable) as raised:
        open_event(fields, KEY)
    assert (raised.value.code, raised.value.session_id) == ("tampered", SESSION)


def test_the_key_that_a_value_names_is_found_without_parsing_and_is_the_one_that_opens_it() -> None:
    value = event_json(user(CANARY, agent_id='"sealed":{"key":"k0","box":"'), "e7")
    sealed = seal_event(value, KEY, NONCE)
    inside = sealed.replace(b'"agent_id"', b'"native":{"sealed":{"key":"k0","box":"AA"}},"agent_id"')
    # Written by others, or by nobody who could have sealed it: parsed.
    spaced = sealed.replace(b'","box":"', b'", "box":"')
    moved = sealed[:-1] + b',"native":{"a":{"sealed":{"key":"k0","box":"AA"}}}}'
    escaped = sealed.replace(b'"key":"k1"', b'"key":"\\u006b1"')
    for one in (sealed, inside, spaced, moved, escaped):
        assert named_key(one) == key_id_of(orjson.loads(one)) == "k1"
    for one in (
        value,
        b'{"sealed":{"',
        b'"sealed":{"key":"k1"',
        b'{"a":{"sealed":{"key":"k1"}}}',
        b'["sealed":{"]',
    ):
        assert named_key(one) is None


@pytest.mark.parametrize("kind", ["HistoryCleared", "SessionDeleted"])
def test_an_event_without_content_needs_no_key(kind: str) -> None:
    value = event_json({"type": kind})
    assert seal_event(value, KEY, NONCE) == value
    assert key_id_of(orjson.loads(value)) is None


@pytest.mark.parametrize("fields", [cleared(), deleted(), expired(3)])
def test_metadata_of_an_event_that_is_never_sealed_is_left_out(fields: Fields) -> None:
    value = event_json({**fields, "user_id": "u", "metadata": {"note": CANARY}, "of_later": CANARY})
    plain = orjson.loads(seal_event(value, KEY, NONCE))
    assert CANARY.encode() not in orjson.dumps(plain)
    assert plain == {
        name: content for name, content in orjson.loads(value).items() if name not in {"metadata", "of_later"}
    }


def test_each_change_of_a_sealed_event_is_noticed() -> None:
    outside = orjson.loads(seal_event(event_json(user(CANARY, agent_id="a"), "e7"), KEY, NONCE))
    other = orjson.loads(seal_event(event_json(user("other"), "e8"), KEY, b"\x01" * 12))
    changed = [
        {**outside, "event_id": "e8"},
        {**outside, "session_id": "t"},
        {**outside, "type": "SystemMessageSet"},
        {**outside, "agent_id": "b"},
        {**outside, "user_id": "planted"},
        {**outside, "text": "planted"},
        {name: value for name, value in outside.items() if name != "agent_id"},
        {**outside, "sealed": other["sealed"]},
        {**outside, "sealed": {"key": "k1", "box": outside["sealed"]["box"][:-8] + "AAAAAAA="}},
        {**outside, "sealed": {"key": "k1", "box": "no base64!"}},
        {**outside, "sealed": {"key": "k1"}},
    ]
    for fields in changed:
        with pytest.raises(Unreadable) as raised:
            open_event(fields, KEY)
        assert (raised.value.code, raised.value.session_id) == ("tampered", SESSION)
        assert CANARY not in raised.value.detail
    with pytest.raises(Unreadable):
        open_event(outside, KEY._replace(key=bytes(32)))


def test_what_stays_readable_are_fields_of_events_and_none_of_them_is_content() -> None:
    fields = {name for model in EVENT_MODELS.values() for name in model.model_fields}

    assert fields >= CLEAR_FIELDS
    content = {
        *("text", "contents", "thinking", "tool_calls", "native", "user_message", "ai_message", "knowledge"),
        *("instructions", "metadata", "title", "labels", "compaction", "name", "reason", "replacement"),
    }
    assert not CLEAR_FIELDS & content
    assert fields >= content - {"replacement"}


def test_each_example_of_the_contract_comes_back() -> None:
    for number, example in enumerate(EVENT_EXAMPLES.values()):
        value = orjson.dumps(example)
        key = DataKey(example["session_id"], "k", bytes(range(32)))
        sealed = orjson.loads(seal_event(value, key, number.to_bytes(12, "big")))
        assert (open_event(sealed, key) if key_id_of(sealed) else orjson.dumps(sealed)) == value


def test_a_table_record_comes_back_and_only_under_its_own_key() -> None:
    name, value = b'["block","s1",4]', b'{"messages":["violetcanary"]}'
    sealed = seal_record(name, value, KEY, NONCE)

    assert CANARY.encode() not in sealed
    assert record_key_id(sealed) == "k1"
    assert open_record(name, sealed, KEY) == value
    for key, changed in (
        (b'["block","s1",5]', sealed),
        (name, sealed[:-1]),
        (name, sealed[:-1] + bytes([sealed[-1] ^ 1])),
        (name, sealed[:1]),
    ):
        with pytest.raises(Unreadable):
            open_record(key, changed, KEY)
    # A plain record, as it was written before encryption was switched on.
    assert record_key_id(value) is None


def test_of_the_newest_events_those_with_content_are_looked_at() -> None:
    plain = event_json(user(CANARY, agent_id="desk"), "e7")
    assert ContentRecord.of(5, 1, 2, plain) == ContentRecord(5, 1, 2, sealed=False, agent_id="desk")
    assert ContentRecord.of(5, 1, 2, seal_event(plain, KEY, NONCE)) == ContentRecord(5, 1, 2, True, "desk")
    for value in (b"", b"[]", b"{no json", event_json({"type": "SessionDeleted"})):
        assert ContentRecord.of(5, 1, 2, value) is None
