"""Session keys: two clients at once, keys that are newer than what was read, erasures, crashes, rotation."""

from __future__ import annotations

import asyncio
import time

import pytest

from processors.sealing.errors import Unreadable
from processors.sealing.key_records import KeyRecord, parse_key_record
from processors.sealing.master_keys import MasterKeys
from schemas.errors import Retry
from streams.kafka.session_keys import FRESH_SECONDS, SessionKeyRing
from tests.fakes.key_log import FakeKeyLog

OLD = MasterKeys("2025", {"2025": bytes(range(32))})
BOTH = MasterKeys("2026", {"2025": bytes(range(32)), "2026": bytes(range(7, 39))})


def ring(log: FakeKeyLog, masters: MasterKeys = OLD) -> SessionKeyRing:
    return SessionKeyRing(log, masters, lambda session_id: len(session_id) % 2)


async def code_of(keys: SessionKeyRing, session_id: str, key_id: str) -> str:
    with pytest.raises(Unreadable) as raised:
        await keys.find(session_id, key_id)
    return raised.value.code


def live_keys(log: FakeKeyLog, partition: int) -> list[KeyRecord]:
    """The wrapped keys that log compaction leaves."""
    log.compact(partition)
    parsed = [parse_key_record(*record) for record in log.records[partition] if record is not None]
    return [record for record in parsed if isinstance(record, KeyRecord)]


async def test_a_key_is_made_once_and_written_before_it_is_given() -> None:
    log = FakeKeyLog()
    keys = ring(log)
    first, second = await asyncio.gather(keys.key_to_seal("s"), keys.key_to_seal("s"))

    assert first == second
    assert len(log.records[1]) == 1
    assert await ring(log).find("s", first.key_id) == first
    (record,) = log.records[1]
    assert record is not None
    assert first.key not in (record[1] or b"")


async def test_two_clients_that_make_a_key_at_the_same_time_both_stay_readable() -> None:
    log = FakeKeyLog()
    one, other = ring(log), ring(log)
    of_other = []

    async def meanwhile() -> None:
        of_other.append(await other.key_to_seal("s"))

    log.before_write = meanwhile
    of_one = await one.key_to_seal("s")

    assert of_one != of_other[0]
    log.compact(1)
    for reader in (one, other, ring(log)):
        assert await reader.find("s", of_one.key_id) == of_one
        assert await reader.find("s", of_other[0].key_id) == of_other[0]


async def test_a_newer_key_is_looked_for_once_and_an_unknown_one_is_an_error() -> None:
    log = FakeKeyLog()
    reader, writer = ring(log), ring(log)
    await reader.catch_up(1)
    made = await writer.key_to_seal("s")
    log.reads.clear()

    with pytest.raises(Unreadable):
        reader.known("s", made.key_id)
    assert await reader.find("s", made.key_id) == made
    assert await reader.find("s", made.key_id) == made
    assert log.reads == [1]
    assert await code_of(reader, "s", "unknown") == "missing_key"


async def test_an_erasure_reaches_every_client_and_the_next_life_has_a_new_key() -> None:
    log = FakeKeyLog()
    writer, eraser, reader = ring(log), ring(log), ring(log)
    made, kept = await writer.key_to_seal("s"), await writer.key_to_seal("s22")
    await reader.catch_up(1)
    await eraser.erase("s")
    await eraser.erase("s")

    await asyncio.gather(*(client.catch_up(1) for client in (writer, reader)))
    for client in (writer, eraser, reader, ring(log)):
        assert await code_of(client, "s", made.key_id) == "missing_key"
        assert await client.find("s22", kept.key_id) == kept
    assert [record.session_id for record in live_keys(log, 1)] == ["s22"]
    again = await writer.key_to_seal("s")
    assert again.key_id != made.key_id
    assert await reader.find("s", again.key_id) == again


@pytest.mark.parametrize("written", [0, 1, 2])
async def test_an_erasure_that_a_crash_cut_short_is_finished_by_the_next(written: int) -> None:
    log = FakeKeyLog()
    one, other = ring(log), ring(log)
    log.before_write = None
    keys = [await one.key_to_seal("s")]

    async def meanwhile() -> None:
        keys.append(await other.key_to_seal("s222"))

    await meanwhile()
    log.fails_after = written
    with pytest.raises(Retry):
        await ring(log).erase("s")
    await ring(log).erase("s")

    assert await code_of(ring(log), "s", keys[0].key_id) == "missing_key"
    assert [record.session_id for record in live_keys(log, 1)] == []
    assert await ring(log).find("s222", keys[1].key_id) == keys[1]


async def test_master_keys_rotate_and_a_key_that_is_erased_meanwhile_leaves_no_record() -> None:
    log = FakeKeyLog()
    before = ring(log)
    made, gone = await before.key_to_seal("s"), await before.key_to_seal("s22")
    rotation, eraser = ring(log, BOTH), ring(log)

    async def meanwhile() -> None:
        await eraser.erase("s22")

    log.before_write = meanwhile
    assert (await rotation.rewrap(1)).key_count == 2
    assert await rotation.rewrap(1) == (0, [], 0)

    only_new = ring(log, MasterKeys("2026", {"2026": BOTH.keys["2026"]}))
    assert await only_new.find("s", made.key_id) == made
    assert await code_of(only_new, "s22", gone.key_id) == "missing_key"
    assert [record.session_id for record in live_keys(log, 1)] == ["s"]


async def test_a_key_that_cannot_be_unwrapped_keeps_no_other_from_the_new_master_key() -> None:
    log = FakeKeyLog()
    before = ring(log)
    for session_id in ("s", "sss"):
        await before.key_to_seal(session_id)
    last = await before.key_to_seal("sssss")
    changed = parse_key_record(*(log.records[1][1] or (b"", None)))
    assert isinstance(changed, KeyRecord)
    log.records[1][1] = changed.key, changed._replace(box=bytes(len(changed.box))).value()

    count, left, lacking = await ring(log, BOTH).rewrap(1)

    assert (count, lacking) == (2, 0)
    assert [unreadable.session_id for unreadable in left] == ["sss"]
    only_new = ring(log, MasterKeys("2026", {"2026": BOTH.keys["2026"]}))
    assert await only_new.find("sssss", last.key_id) == last


async def test_keys_of_a_master_key_that_the_file_lacks_keep_no_other_from_the_new_one() -> None:
    """One key of a retired master key kept all others from being wrapped."""
    log = FakeKeyLog()
    await ring(log, MasterKeys("2024", {"2024": bytes(range(32))})).key_to_seal("s")
    made = await ring(log).key_to_seal("sss")

    assert await ring(log, BOTH).rewrap(1) == (1, [], 1)

    only_new = ring(log, MasterKeys("2026", {"2026": BOTH.keys["2026"]}))
    assert await only_new.find("sss", made.key_id) == made


async def test_a_publisher_that_runs_on_does_not_seal_the_next_life_with_an_erased_key() -> None:
    log = FakeKeyLog()
    seconds = [0.0]
    publisher = SessionKeyRing(log, OLD, lambda _: 0, clock=lambda: seconds[0])
    first = await publisher.key_to_seal("s")
    eraser = SessionKeyRing(log, OLD, lambda _: 0)
    await eraser.erase("s")
    seconds[0] += FRESH_SECONDS
    second = await publisher.key_to_seal("s")

    assert second.key_id != first.key_id
    assert await eraser.find("s", second.key_id) == second
    log.reads.clear()
    assert await publisher.key_to_seal("s") == second
    assert log.reads == []


async def test_a_machine_that_was_suspended_looks_whether_the_key_was_erased_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its own clock stood still: it sealed the session's next life with the erased key, for seconds after hours."""
    log, suspended_seconds = FakeKeyLog(), 0.0
    monkeypatch.setattr(time, "clock_gettime", lambda _: time.monotonic() + suspended_seconds)
    publisher = ring(log)
    first = await publisher.key_to_seal("s")
    await ring(log).erase("s")
    suspended_seconds = 3_600.0

    assert (await publisher.key_to_seal("s")).key_id != first.key_id


async def test_a_wrong_master_key_is_said_and_no_new_key_hides_it() -> None:
    log = FakeKeyLog()
    made = await ring(log).key_to_seal("s")
    wrong = ring(log, MasterKeys("2025", {"2025": bytes(range(9, 41))}))

    assert await code_of(wrong, "s", made.key_id) == "wrong_master_key"
    with pytest.raises(Unreadable):
        await wrong.key_to_seal("s")
    assert len(log.records[1]) == 1


async def test_content_in_a_wrong_partition_makes_no_key_absent_in_its_own() -> None:
    """Tools with another partitioner copy such records; the session froze when the right one came."""
    log = FakeKeyLog()
    worker = ring(log)
    await worker.catch_up(0)
    await worker.catch_up(1)
    made = await ring(log).key_to_seal("abc")
    await worker.look_for(0, [("abc", made.key_id)])
    await worker.look_for(1, [("abc", made.key_id)])
    assert worker.known("abc", made.key_id) == made


@pytest.mark.parametrize("id_is_known", [True, False], ids=["another topic id", "an end that went back"])
async def test_a_topic_that_was_created_again_ends_the_use_of_the_keys_that_it_had(
    id_is_known: bool, caplog: pytest.LogCaptureFixture
) -> None:
    log, seconds = FakeKeyLog(), [0.0]
    log.topic_id = "first" if id_is_known else None
    keys = SessionKeyRing(log, OLD, lambda session_id: len(session_id) % 2, clock=lambda: seconds[0])
    before = await keys.key_to_seal("s")
    assert await keys.key_to_seal("sss") != before
    # Both keys are read back, so that the end is known.
    await keys.catch_up(1)

    log.create_again("second" if id_is_known else None)
    if id_is_known:
        # Others have made as many keys since, so the end tells nothing.
        await ring(log).key_to_seal("sssss")
        await ring(log).key_to_seal("sssssss")
    seconds[0] = FRESH_SECONDS
    after = await keys.key_to_seal("s")

    assert after != before
    assert await ring(log).find("s", after.key_id) == after, "other processes can open it"
    assert await code_of(keys, "s", before.key_id) == "missing_key"
    (line,) = [record for record in caplog.records if "action" in vars(record)]
    assert vars(line)["action"] == "session_keys_made_anew"
    assert line.levelname == "ERROR"
    assert "2 keys" in line.getMessage()
    assert "keys import" in line.getMessage()
    await keys.catch_up(1)
    assert len(caplog.records) == 1, "it is said once"


async def test_records_of_a_session_whose_key_was_lost_can_be_opened_once_the_key_is_put_back() -> None:
    log = FakeKeyLog()
    keys = ring(log)
    lost = await keys.key_to_seal("s")
    await keys.catch_up(1)
    kept = list(log.records[1])

    log.create_again()
    await keys.catch_up(1)
    assert keys.key_for_records("s", was_sealed=True) == lost
    assert keys.key_for_records("sss", was_sealed=False) is None

    log.records[1] += kept
    assert await ring(log).find("s", lost.key_id) == lost
    await keys.erase("s")
    after_erasure = keys.key_for_records("s", was_sealed=True)
    assert after_erasure is not None
    assert after_erasure.key != lost.key
