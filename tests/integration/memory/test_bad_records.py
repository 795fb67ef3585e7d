"""Every record in the events topic that is no valid event becomes one dead letter and does not affect others."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any, NamedTuple

import pytest

from tests.builders.events import event_object, user
from tests.live.fixtures import MakeSystem
from tests.live.system import System, event_record
from tests.live.topic_records import Place, Sent, StoredRecord
from tests.live.worker import Worker

GOOD = "a good session"
OTHER = "another session"
MAX_EVENT_BYTES = 900 * 1024
CUT_BYTES = 64 * 1024


def event(**fields: Any) -> dict[str, Any]:
    whole = event_object(user(**fields), "bad", GOOD)
    return {name: value for name, value in whole.items() if value is not ...}


def keyed(value: bytes | None, key: bytes | None = GOOD.encode()) -> Sent:
    return Sent(key, value, [("ce_id", b"bad"), ("trace", b"\xff\x00")])


def changed(**fields: Any) -> Sent:
    return keyed(json.dumps(event(**fields)).encode())


def with_native(item: str) -> Sent:
    text = json.dumps(event(native={"format": "framework", "item": "HERE"}))
    return keyed(text.replace('"HERE"', item).encode())


class Bad(NamedTuple):
    name: str
    error_code: str
    record: Sent


BAD = [
    Bad("no JSON", "not_json", keyed(b"{no json")),
    Bad("no UTF-8", "not_json", keyed(json.dumps(event(text="?")).encode().replace(b"?", b"\xff"))),
    Bad("half a surrogate", "not_json", keyed(json.dumps(event(text="\ud83d")).encode())),
    Bad("nothing", "not_json", keyed(b"")),
    Bad("a list", "not_json", keyed(b"[1, 2]")),
    Bad("a text", "not_json", keyed(b'"hello"')),
    Bad("null", "not_json", keyed(b"null")),
    Bad("two objects", "not_json", keyed(json.dumps(event()).encode() * 2)),
    Bad("unknown type", "unknown_type", changed(type="UserMessageRevised")),
    Bad("no type", "unknown_type", changed(type=...)),
    Bad("type is a number", "unknown_type", changed(type=5)),
    Bad("no text", "invalid_field", changed(text=...)),
    Bad("no event_id", "invalid_field", changed(event_id=...)),
    Bad("no session_id", "invalid_field", changed(session_id=...)),
    Bad("empty session_id", "invalid_field", changed(session_id="")),
    Bad("long event_id", "invalid_field", changed(event_id="e" * 129)),
    Bad("text is a number", "invalid_field", changed(text=5)),
    Bad("text is null", "invalid_field", changed(text=None)),
    Bad("time without a zone", "invalid_field", changed(occurred_at="2026-01-01T00:00:00")),
    Bad("time is a number", "invalid_field", changed(occurred_at=1_760_000_000)),
    Bad("long agent_id", "invalid_field", changed(agent_id="a" * 257)),
    Bad("limit of zero", "invalid_field", changed(type="SessionConfigured", max_messages=0)),
    Bad("negative usage", "invalid_field", changed(type="AiMessageAdded", usage={"input_tokens": -1})),
    Bad("integer over 64 bits", "invalid_field", with_native(str(2**64))),
    Bad("negative integer over 64 bits", "invalid_field", with_native(f'[{{"n":{-(2**63) - 1}}}]')),
    Bad("integer of 5,000 digits", "not_json", with_native("9" * 5_000)),
    Bad("not a number", "invalid_field", with_native("NaN")),
    Bad("infinity", "invalid_field", with_native('{"a": [-Infinity]}')),
    Bad("beyond all floats", "invalid_field", with_native("1e400")),
    Bad("nested too deep", "not_json", with_native("[" * 2_000 + "]" * 2_000)),
    Bad("key of another session", "key_mismatch", keyed(json.dumps(event(session_id=OTHER)).encode())),
    Bad("key is no UTF-8", "key_mismatch", keyed(json.dumps(event()).encode(), b"\xff\xfe")),
    Bad("empty key", "key_mismatch", keyed(json.dumps(event()).encode(), b"")),
    Bad("no value", "no_value", keyed(None)),
    Bad("no key", "no_key", keyed(json.dumps(event()).encode(), None)),
    Bad("neither key nor value", "no_value", keyed(None, None)),
    Bad("too large", "too_large", changed(text="x" * MAX_EVENT_BYTES)),
    Bad("too large, no JSON", "too_large", keyed(b"y" * (MAX_EVENT_BYTES + 1))),
]


class Refused(NamedTuple):
    system: System
    worker: Worker
    bad: list[Bad]
    places: list[Place]
    letters: list[StoredRecord]


@pytest.fixture(scope="module")
def refused(make_shared_system: MakeSystem) -> Refused:
    """Every kind of bad record among good ones, all of them applied."""
    system = make_shared_system().create_topics()
    worker = system.start()
    good = (event_record(event(event_id=f"good-{n}", text=f"good {n}")) for n in range(len(BAD) + 2))
    home = system.writer.write(system.topics.session_events, [next(good)])[0].partition
    elsewhere = Sent(GOOD.encode(), json.dumps(event()).encode(), (), (home + 1) % system.partitions)
    bad = [*BAD, Bad("another partition", "wrong_partition", elsewhere)]

    # Where the key does not decide, they go among the good ones of one partition.
    records = [
        one.record if one.record.partition is not None else one.record._replace(partition=home) for one in bad
    ]
    mixed = [record for pair in zip(records, good, strict=False) for record in pair]
    places = system.writer.write(system.topics.session_events, mixed)[::2]
    worker.wait_ready()
    system.wait_flushed()
    letters = system.read(system.topics.dead_letters)
    return Refused(system, worker, bad, places, letters)


def test_each_bad_record_is_one_dead_letter(refused: Refused) -> None:
    """There are as many dead letters as bad records, in their order, each with the position of its record."""
    sources = {
        Place(int(letter.header("source_partition")), int(letter.header("source_offset"))): letter
        for letter in refused.letters
    }

    assert len(refused.letters) == len(refused.bad)
    assert set(sources) == set(refused.places)
    assert {letter.header("source_topic") for letter in refused.letters} == {
        refused.system.topics.session_events
    }
    codes = [sources[place].header("error_code") for place in refused.places]
    assert dict(zip([one.name for one in refused.bad], codes, strict=True)) == {
        one.name: one.error_code for one in refused.bad
    }


def test_a_dead_letter_keeps_the_original_bytes(refused: Refused) -> None:
    """Key, value and headers are those of the record; for a value that is too large its beginning, size and hash."""
    letters = {
        Place(int(letter.header("source_partition")), int(letter.header("source_offset"))): letter
        for letter in refused.letters
    }
    for one, place in zip(refused.bad, refused.places, strict=True):
        letter, record = letters[place], one.record
        assert letter.key == record.key, one.name
        assert letter.headers[: len(record.headers)] == tuple(record.headers), one.name
        if record.value is not None and len(record.value) > CUT_BYTES:
            assert letter.value == record.value[:CUT_BYTES], one.name
            assert letter.header("original_size_bytes") == str(len(record.value)), one.name
            assert letter.header("sha256") == hashlib.sha256(record.value).hexdigest(), one.name
        else:
            assert letter.value == record.value, one.name
            assert "sha256" not in dict(letter.headers), one.name


def test_a_dead_letter_says_why_without_quoting_the_message(refused: Refused) -> None:
    """The detail names the error; it must not contain texts of messages."""
    details = [letter.header("error_detail") for letter in refused.letters]

    assert all(details)
    assert not [detail for detail in details if "hello" in detail or "xxx" in detail]
    remedies = [detail for detail in details if "partitioner=murmur2_random" in detail]
    assert len(remedies) == 1


def test_good_records_around_bad_ones_are_applied(refused: Refused) -> None:
    """Memory holds the good messages, in order, and nothing of the bad ones."""
    memory = refused.worker.memory(GOOD)

    texts = [message["text"] for message in memory["messages"]]
    assert texts == [f"good {number}" for number in range(len(refused.bad) + 1)]
    assert refused.worker.memory(OTHER)["sequence"] is None


def test_metrics_count_bad_records_by_reason(refused: Refused) -> None:
    """/metrics has the number of refused records by reason, and the number of applied events."""
    for code, count in Counter(one.error_code for one in refused.bad).items():
        assert refused.worker.metric("sessionstream_dead_letters_total", error_code=code) == count
    assert refused.worker.metric("sessionstream_events_applied_total") == len(refused.bad) + 1


def test_a_restart_repeats_no_dead_letter(refused: Refused) -> None:
    """After kill -9 and a restart the dead letters are the same: they are in the transaction of their offset."""
    refused.worker.kill()
    again = refused.system.start("again").wait_ready()
    refused.system.publish([event(event_id="after", text="after")])
    refused.system.wait_flushed()

    assert again.memory(GOOD, last=1)["messages"][0]["text"] == "after"
    assert refused.system.read(refused.system.topics.dead_letters) == refused.letters
