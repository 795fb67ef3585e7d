"""Events on their way: sealed by a publisher, their keys looked up, opened by a decoder."""

from __future__ import annotations

import pytest

from processors.memory.fold import Entry
from processors.sealing.errors import UnreadableEvent
from schemas.errors import BadRecord, NewerContract
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.session_keys import SessionKeyRing
from tests.builders.events import deleted, event_json, user
from tests.builders.sealed import WRONG, ring, sealed, tampered
from tests.builders.source_records import Record
from tests.fakes.key_log import FakeKeyLog


async def decoded(keys: SessionKeyRing, *records: Record, max_event_bytes: int = 10_000) -> list[Entry]:
    await EventKeys(keys, 0).before_decode(records)
    decoder = EventDecoder(0, 1, max_event_bytes, keys)
    return [decoder.decode(record) for record in records]


async def code_of(keys: SessionKeyRing, record: Record) -> tuple[str, str]:
    with pytest.raises(UnreadableEvent) as raised:
        await decoded(keys, record)
    return raised.value.session_id, raised.value.code


async def test_what_a_publisher_seals_another_process_opens_and_nobody_else_reads() -> None:
    log = FakeKeyLog()
    records = await sealed(ring(log), ("s1", user("secret", user_id="alice")), ("s2", user("other")))
    assert not any(b"secret" in (record.value or b"") for record in records)
    assert b'"user_id":"alice"' in (records[0].value or b"")

    plain = Record(event_json(user("plain"), "e9"), offset=9)
    entries = await decoded(ring(log), *records, plain)
    assert [entry.event.text for entry in entries] == ["secret", "other", "plain"]  # type: ignore[union-attr]
    with pytest.raises(NewerContract):
        EventDecoder(0, 1, 10_000).decode(records[0])


async def test_a_deletion_is_not_sealed_and_makes_no_key() -> None:
    log = FakeKeyLog()
    (record,) = await sealed(ring(log), ("s1", deleted()))
    assert log.records[0] == []
    EventDecoder(0, 1, 10_000).decode(record)


async def test_a_lookup_reads_the_keys_once_for_all_records_and_not_again_for_known_ones() -> None:
    log = FakeKeyLog()
    records = await sealed(ring(log), *((f"s{n}", user("secret")) for n in range(50)))
    keys = ring(log)
    log.reads.clear()
    await decoded(keys, *records)
    await EventKeys(keys, 0).before_decode(
        [*records, Record(event_json(user())), Record(b'{"sealed":{"', key=b"s")]
    )
    assert log.reads == [0]


async def test_each_error_is_the_events_own() -> None:
    log = FakeKeyLog()
    publisher = ring(log)
    records = await sealed(publisher, ("s1", user("secret", user_id="alice")), ("s2", user("other")))

    assert await code_of(ring(FakeKeyLog()), records[0]) == ("s1", "missing_key")
    assert await code_of(ring(log, WRONG), records[0]) == ("s1", "wrong_master_key")
    assert await code_of(ring(log), tampered(records[0])) == ("s1", "tampered")
    await publisher.erase("s1")
    assert await code_of(ring(log), records[0]) == ("s1", "missing_key")
    assert len(await decoded(ring(log), records[1])) == 1


async def test_the_limit_is_for_the_event_that_was_sealed() -> None:
    log = FakeKeyLog()
    (record,) = await sealed(ring(log), ("s1", user("x" * 600)))
    assert record.value is not None
    assert len(record.value) > 800
    assert len(await decoded(ring(log), record, max_event_bytes=800)) == 1
    with pytest.raises(BadRecord, match="max_event_bytes"):
        await decoded(ring(log), record, max_event_bytes=600)


async def test_a_sealed_event_under_another_sessions_key_is_refused() -> None:
    log = FakeKeyLog()
    (record,) = await sealed(ring(log), ("s1", user("secret")))
    moved = Record(record.value, key=b"s2")
    with pytest.raises(BadRecord, match="not the session_id"):
        await decoded(ring(log), moved)
