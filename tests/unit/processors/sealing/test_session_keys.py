"""Data keys of sessions: two makers at once, erasure, resurrection, rotation, and wrong master keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count

import pytest

from processors.sealing.errors import Unreadable
from processors.sealing.key_records import DataKey, KeyRecord, parse_key_record, wrapped
from processors.sealing.master_keys import MasterKeys
from processors.sealing.session_keys import SessionKeys

OLD = MasterKeys("2025", {"2025": bytes(range(32))})
BOTH = MasterKeys("2026", {"2025": bytes(range(32)), "2026": bytes(range(7, 39))})
_NUMBERS = count()


def nonce() -> bytes:
    return next(_NUMBERS).to_bytes(12, "big")


def made(session_id: str, key_id: str, generation: int = 0, masters: MasterKeys = OLD) -> KeyRecord:
    key = DataKey(session_id, key_id, key_id.encode().ljust(32, b"-"))
    return wrapped(key, generation, masters, nonce())


@dataclass
class Topic:
    """The topic ``session-keys``: everything that was written, and what log compaction leaves of it."""

    records: list[tuple[bytes, bytes | None]] = field(default_factory=list)

    def write(self, *records: KeyRecord | tuple[bytes, bytes | None]) -> None:
        self.records += [
            (record.key, record.value()) if isinstance(record, KeyRecord) else record for record in records
        ]

    def compacted(self) -> list[tuple[bytes, bytes | None]]:
        last = {key: number for number, (key, _) in enumerate(self.records)}
        return [
            (key, value)
            for number, (key, value) in enumerate(self.records)
            if last[key] == number and value is not None
        ]


def read(records: Iterable[tuple[bytes, bytes | None]], masters: MasterKeys = OLD) -> SessionKeys:
    keys = SessionKeys(masters)
    for key, value in records:
        keys.apply(key, value)
    return keys


def code_of(keys: SessionKeys, session_id: str, key_id: str) -> str:
    with pytest.raises(Unreadable) as raised:
        keys.find(session_id, key_id)
    assert raised.value.session_id == session_id
    return raised.value.code


def test_keys_of_two_makers_at_once_stay_valid_also_after_log_compaction() -> None:
    topic = Topic()
    topic.write(made("s", "by-a"), made("s", "by-b"), made("other", "o"))

    for records in (topic.records, topic.compacted()):
        keys = read(records)
        assert keys.find("s", "by-a").key == b"by-a".ljust(32, b"-")
        assert keys.find("s", "by-b").key == b"by-b".ljust(32, b"-")
        assert (keys.current("s"), keys.current("new")) == (keys.find("s", "by-a"), None)


def test_an_erasure_removes_all_keys_of_the_session_and_of_no_other() -> None:
    topic = Topic()
    topic.write(made("s", "a"), made("s", "b"), made("s2", "c"))
    topic.write(*read(topic.records).erasure("s"))

    for records in (topic.records, topic.compacted()):
        keys = read(records)
        assert {code_of(keys, "s", "a"), code_of(keys, "s", "b")} == {"missing_key"}
        assert keys.find("s2", "c").key_id == "c"
        assert (keys.current("s"), keys.generation("s"), keys.leftovers()) == (None, 1, [])
    assert [parse_key_record(*record) for record in topic.compacted() if b'"s"' in record[0]] == [
        parse_key_record(*topic.records[3])
    ]
    # The next life has a key of its own.
    topic.write(made("s", "d", generation=1))
    keys = read(topic.compacted())
    current = keys.current("s")
    assert current is not None
    assert current.key_id == "d"


def test_an_erasure_that_a_crash_cut_short_is_known_and_can_be_finished() -> None:
    topic = Topic()
    first, second = made("s", "a"), made("s", "b")
    topic.write(first, second)
    topic.write(*read(topic.records).erasure("s")[:2])

    keys = read(topic.records)
    assert {code_of(keys, "s", "a"), code_of(keys, "s", "b")} == {"missing_key"}
    assert keys.leftovers() == [second.key]
    topic.write(*((key, None) for key in keys.leftovers()))
    assert read(topic.records).leftovers() == []
    assert len(topic.compacted()) == 1


def test_a_key_that_a_command_writes_again_after_its_erasure_stays_void() -> None:
    """A rotation read the record before the erasure, and writes it after that."""
    topic = Topic()
    topic.write(made("s", "a"))
    rotation = read(topic.records, BOTH)
    (record,) = rotation.to_rewrap()
    topic.write(*read(topic.records).erasure("s"))
    topic.write(rotation.rewrapped(record, nonce()))

    for records in (topic.records, topic.compacted()):
        keys = read(records, BOTH)
        assert code_of(keys, "s", "a") == "missing_key"
        assert keys.leftovers() == [record.key]


def test_master_keys_rotate_without_sealing_anything_again() -> None:
    topic = Topic()
    topic.write(made("s", "a"), made("s2", "b"))
    before = read(topic.records).find("s", "a")
    rotation = read(topic.records, BOTH)
    topic.write(*(rotation.rewrapped(record, nonce()) for record in list(rotation.to_rewrap())))
    only_new = MasterKeys("2026", {"2026": BOTH.keys["2026"]})

    for records in (topic.records, topic.compacted()):
        keys = read(records, only_new)
        assert keys.find("s", "a") == before
        assert list(keys.to_rewrap()) == []


def test_a_missing_and_another_master_key_are_that_sessions_error_alone() -> None:
    topic = Topic()
    topic.write(made("old", "a"), made("new", "b", masters=BOTH))
    lacking = MasterKeys("2026", {"2026": BOTH.keys["2026"]})
    other = MasterKeys("2026", {**BOTH.keys, "2025": bytes(range(9, 41))})

    for masters in (lacking, other):
        keys = read(topic.records, masters)
        assert code_of(keys, "old", "a") == "wrong_master_key"
        assert keys.find("new", "b").key_id == "b"
        with pytest.raises(Unreadable):
            keys.current("old")


def test_a_record_that_was_changed_or_moved_to_another_session_does_not_unwrap() -> None:
    record = made("s", "a")
    moved = [
        record._replace(session_id="t"),
        record._replace(key_id="b"),
        record._replace(generation=1),
        record._replace(box=record.box[:-1] + bytes([record.box[-1] ^ 1])),
        record._replace(box=b"short"),
    ]
    for one in moved:
        with pytest.raises(Unreadable):
            one.unwrap(OLD)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (b"", b""),
        (b"null", b"{}"),
        (b'["key","s"]', b'{"form":1}'),
        (b'["key","s","a"]', b'{"form":1,"generation":0,"master":"m","box":"%%"}'),
        (b'["key","s","a"]', b'{"form":99}'),
        (b'["erased","s"]', None),
        (b"\xff", b"\xff"),
    ],
)
def test_what_is_no_record_of_ours_changes_nothing(key: bytes, value: bytes | None) -> None:
    assert parse_key_record(key, value) is None
    read([(key, value)])
