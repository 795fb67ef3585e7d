"""Events on their way: sealed by a publisher, their keys looked up, opened by a decoder."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import cast

import pytest

from processors.memory.fold import Entry
from processors.sealing.errors import Unreadable, UnreadableEvent
from processors.sealing.master_keys import MasterKeys
from schemas.errors import BadRecord, NewerContract, PublishFailed
from schemas.settings import load_settings
from streams.http.errors import problem_of
from streams.kafka.dead_letters import sealed_value
from streams.kafka.event_decoding import MAX_KEY_BYTES, EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.opened_values import opened_value
from streams.kafka.publisher import KafkaPublisher
from streams.kafka.session_keys import MasterKeyProblems, SessionKeyRing
from streams.kafka.session_keys_topic import OpenedKeys, SessionKeysTopic
from tests.builders.events import answer, deleted, described, event, event_json, user
from tests.builders.sealed import MASTERS, WRONG, ring, sealed, tampered
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


async def test_without_a_key_file_a_sealed_event_is_no_empty_message_and_says_what_is_missing() -> None:
    # The readable fields of a description, and of an AI message, are a valid event without content.
    records = await sealed(ring(FakeKeyLog()), ("s1", described(title="t")), ("s2", answer("a")))
    for record in records:
        with pytest.raises(UnreadableEvent, match="ENCRYPTION__KEY_FILE") as raised:
            EventDecoder(0, 1, 10_000).decode(record)
        assert raised.value.code == "no_key_file"


async def test_a_sealed_event_that_was_written_in_another_form_is_not_taken_for_empty() -> None:
    log = FakeKeyLog()
    (record,) = await sealed(ring(log), ("s1", described(title="t")))
    spaced = replace(record, value=json.dumps(json.loads(record.value or b"")).encode())
    assert await code_of(ring(log), spaced) == ("s1", "tampered")


async def test_a_key_that_is_not_there_is_looked_for_once() -> None:
    records = await sealed(ring(FakeKeyLog()), ("s1", user("secret")), ("s1", user("more")))
    other = FakeKeyLog()
    keys = ring(other)
    for record in records:
        assert await code_of(keys, record) == ("s1", "missing_key")
    assert other.reads == [0]


async def test_a_key_that_no_session_can_have_is_not_looked_for() -> None:
    """What is looked for is remembered, so records with keys of 900 KB, each a dead letter, took all memory."""
    log = FakeKeyLog()
    (record,) = await sealed(ring(log), ("s1", user("secret")))
    keys, reads = ring(log), list(log.reads)
    long = replace(record, key=b"x" * (MAX_KEY_BYTES + 1))

    with pytest.raises(BadRecord) as raised:
        await decoded(keys, long)
    assert (raised.value.error_code, log.reads) == ("too_large", reads)


async def test_a_new_key_is_not_made_with_a_master_key_that_is_another_one_than_it_was() -> None:
    log = FakeKeyLog()
    await ring(log).key_to_seal("s1")
    with pytest.raises(Unreadable, match="another one than it was") as raised:
        await ring(log, WRONG).key_to_seal("s2")
    assert raised.value.code == "wrong_master_key"
    assert problem_of(raised.value).status_code == 503
    assert len(log.records[0]) == 1


async def test_a_key_file_is_compared_with_the_keys() -> None:
    log = FakeKeyLog()
    await ring(log).key_to_seal("s1")
    more = MasterKeys("2026", {**MASTERS.keys, "2026": bytes(range(7, 39))})
    assert await ring(log).problems(0) == MasterKeyProblems(set(), set(), {"2025"}, set(), 1)
    assert (await ring(log, WRONG).problems(0)).wrong == {"2025"}
    assert (await ring(log, MasterKeys("2026", {"2026": more.keys["2026"]})).problems(0)).missing == {"2025"}
    assert (await ring(log, more).problems(0)).retired == {"2025"}
    # One record that was changed is one session's problem.
    await ring(log).key_to_seal("s2")
    key, value = cast("tuple[bytes, bytes]", log.records[0][0])
    log.records[0][0] = (key, value.replace(b'"generation":0', b'"generation":5'))
    assert (await ring(log).problems(0)).wrong == set()


async def test_a_dead_letter_is_sealed_when_it_is_published_again() -> None:
    keys = ring(FakeKeyLog())
    plain = event_json(user("secret"))
    sealed_again = await sealed_value(plain, b"s1", keys)
    assert sealed_again is not None
    assert b"secret" not in sealed_again
    assert await opened_value(sealed_again, keys) == plain
    assert await sealed_value(sealed_again, b"s1", keys) == sealed_again
    assert await sealed_value(b"no JSON", b"s1", keys) == b"no JSON"
    assert await sealed_value(plain, b"s1", None) == plain


async def test_a_dead_letter_whose_type_is_no_text_is_sealed_too() -> None:
    keys = ring(FakeKeyLog())
    letter = b'{"type":{"a":[]},"event_id":"e1","session_id":"s1","text":"secret"}'
    again = await sealed_value(letter, b"s1", keys)
    assert again is not None
    assert b"secret" not in again


async def test_who_reads_a_topic_opens_what_is_sealed_and_is_told_that_a_key_file_is_missing() -> None:
    log = FakeKeyLog()
    (record,) = await sealed(ring(log), ("s1", user("secret")))
    assert b"secret" in await opened_value(record.value or b"", ring(log))
    with pytest.raises(Unreadable) as raised:
        await opened_value(record.value or b"", None)
    assert raised.value.code == "no_key_file"
    assert await opened_value(b'{"sealed":{"x":1}}', None) == b'{"sealed":{"x":1}}'


async def test_no_event_is_sent_whose_key_is_not_written() -> None:
    log = FakeKeyLog()
    settings = load_settings()
    publisher = KafkaPublisher(settings)
    publisher._keys, publisher._partition_count = OpenedKeys(ring(log), SessionKeysTopic(settings)), 1
    log.fails_after = 0
    said = [event(user("secret"), f"e{number}") for number in range(2)]
    with pytest.raises(PublishFailed, match="the broker is away") as raised:
        await publisher.publish(said)
    assert [one.event_id for one in raised.value.events] == ["e0", "e1"]
