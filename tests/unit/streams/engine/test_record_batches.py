"""Record batches as brokers may send them: plain, compressed, damaged, hostile."""

from __future__ import annotations

import gc
import gzip
import random
import struct
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest
from aiokafka import ConsumerRecord
from aiokafka.consumer import fetcher
from aiokafka.errors import CorruptRecordException
from aiokafka.record.default_records import DefaultRecordBatch
from aiokafka.record.memory_records import MemoryRecords
from aiokafka.structs import TopicPartition
from hypothesis import given
from hypothesis import strategies as st

from streams.engine import record_batches
from streams.engine.record_batches import (
    KEPT_BYTES,
    MAX_UNPACKED_BYTES,
    Batch,
    BoundedMemoryRecords,
    FetchedRecord,
    LenientPartitionRecords,
    MissingOffsets,
    UnreadableBatch,
    WrongChecksum,
    as_fetched,
    one_at_a_time,
    unpacked,
)
from tests.builders.record_batches import (
    GZIP,
    HEADER_BYTES,
    LZ4,
    NAME,
    PACK,
    SNAPPY,
    ZSTD,
    batch_of,
    sealed,
    with_bad_name,
)

#: No test makes a consumer of it: after one of a topic of events, a gap in that topic is an error in the whole process.
TP = TopicPartition("batches", 3)


def read(*batches: bytes, position: int = 0) -> list[Any]:
    """Return the records that any consumer gives, after a check that the engine's consumers give the same."""
    records, fetched, stepwise = [
        list(
            LenientPartitionRecords(
                TP,
                BoundedMemoryRecords(b"".join(batches)),
                None,
                position,
                None,
                deserializer,
                True,
                fetcher.READ_COMMITTED,
            )
        )
        for deserializer in (None, as_fetched, one_at_a_time)
    ]
    assert list(map(content, fetched)) == list(map(content, records))
    if any(isinstance(record, UnreadableBatch) for record in records):
        # Records may come before what cannot be read; none is left out without saying so.
        assert sum(isinstance(record, UnreadableBatch) for record in stepwise) == 1
    else:
        assert list(map(content, stepwise)) == list(map(content, records))
    return records


def content(record: Any) -> tuple[object, ...]:
    assert isinstance(record, UnreadableBatch | FetchedRecord | ConsumerRecord)
    fields = record.topic, record.partition, record.offset, record.timestamp, record.key, record.value
    return *fields, tuple(record.headers)


@pytest.mark.parametrize("codec", [0, GZIP, SNAPPY, LZ4, ZSTD])
@given(st.lists(st.one_of(st.none(), st.binary(max_size=300)), min_size=1, max_size=20))
def test_readable_batches_are_read_as_aiokafka_reads_them(codec: int, values: list[bytes | None]) -> None:
    batch = batch_of(values, [("first", b"1"), ("second", None)], at=40, codec=codec)
    theirs = LenientPartitionRecords.__bases__[0](
        TP, MemoryRecords(batch), None, 0, None, None, True, fetcher.READ_COMMITTED
    )

    assert read(batch) == list(theirs)


@pytest.mark.parametrize("codec", [0, GZIP, SNAPPY, LZ4, ZSTD])
def test_a_header_name_that_is_not_utf8_loses_only_its_name(codec: int) -> None:
    plain = with_bad_name(batch_of([b"one", None], [(NAME, b"value"), ("good", None)], at=7))
    batch = sealed(plain, codec=codec, packed=PACK[codec](plain[HEADER_BYTES:])) if codec else plain
    with pytest.raises((CorruptRecordException, UnicodeDecodeError)):
        list(DefaultRecordBatch(batch))

    first, second, third = read(batch, batch_of([b"next"], at=9))

    assert (first.offset, first.key, first.value, first.timestamp) == (7, b"key", b"one", 1_000)
    assert first.headers == (("\ufffd" + NAME[1:], b"value"), ("good", None))
    assert (second.offset, second.value, second.timestamp) == (8, None, 1_001)
    assert (third.offset, third.value) == (9, b"next")


@pytest.mark.parametrize("codec", [GZIP, SNAPPY, LZ4, ZSTD])
def test_a_batch_that_unpacks_to_more_than_allowed_is_put_aside(
    codec: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_batches, "MAX_UNPACKED_BYTES", 1_000_000)
    small = batch_of([bytes(999_000)], at=4, codec=codec)
    large = batch_of([bytes(600_000), bytes(600_000)], at=5, codec=codec)

    fits, bomb, after = read(small, large, batch_of([b"after"], at=7))

    assert fits.value == bytes(999_000)
    assert isinstance(bomb, UnreadableBatch)
    assert (bomb.offset, bomb.next_offset, bomb.key, bomb.size_bytes) == (5, 7, None, len(large))
    assert "unpack to more than 1000000 bytes" in bomb.detail
    assert (bomb.value or b"") == large[:KEPT_BYTES]
    assert after.value == b"after"


@pytest.mark.parametrize("codec", [GZIP, SNAPPY, LZ4, ZSTD])
def test_a_batch_that_unpacks_to_too_much_takes_one_buffer_of_the_limit(codec: int) -> None:
    bomb = batch_of([bytes(4 * MAX_UNPACKED_BYTES)], codec=codec)
    tracemalloc.start()
    try:
        with pytest.raises(record_batches._Unreadable, match="unpack to more than"):
            unpacked(memoryview(bomb))
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak_bytes < 1.25 * MAX_UNPACKED_BYTES


def test_gzip_data_of_several_members_and_of_megabytes_is_read() -> None:
    values = [bytes(3_000_000), random.Random(1).randbytes(3_000_000)]
    plain = batch_of(values)[HEADER_BYTES:]
    members = gzip.compress(plain[:3_500_000]) + gzip.compress(plain[3_500_000:])

    found = read(sealed(batch_of(values), codec=GZIP, packed=members))

    assert [record.value for record in found] == values


@pytest.mark.parametrize("codec", [GZIP, SNAPPY, LZ4, ZSTD])
def test_a_batch_of_damaged_compressed_data_is_put_aside(codec: int) -> None:
    whole = batch_of([b"one" * 50, b"two" * 50], at=5, codec=codec)
    damaged = sealed(whole, packed=whole[HEADER_BYTES:-7])

    (found, after) = read(damaged, batch_of([b"after"], at=7))

    assert isinstance(found, UnreadableBatch)
    assert "damaged" in found.detail
    assert (found.offset, found.next_offset) == (5, 7)
    assert after.value == b"after"


def test_an_unknown_codec_is_put_aside() -> None:
    (found,) = read(sealed(batch_of([b"one"]), codec=5))

    assert isinstance(found, UnreadableBatch)
    assert found.detail == "unknown compression codec 5"


@given(st.integers(HEADER_BYTES, 200), st.integers(0, 255))
def test_no_changed_byte_in_a_body_stops_the_reader(place: int, byte: int) -> None:
    """The result is the records of the batch, or one record for all of them, and then the next batch."""
    batch = bytearray(batch_of([b"one", b"two", b"three"], [(NAME, b"value")] * 3))
    batch[min(place, len(batch) - 1)] = byte

    *found, after = read(sealed(bytes(batch)), batch_of([b"after"], at=1_000))

    assert after.value == b"after"
    assert len(found) <= 3
    assert all(not isinstance(one, UnreadableBatch) for one in found) or len(found) == 1


def test_records_beyond_the_count_of_a_batch_are_not_left_out_silently() -> None:
    batch = bytearray(batch_of([b"one", b"two"], at=5))
    struct.pack_into(">i", batch, 57, 1)

    *found, after = read(sealed(bytes(batch)), batch_of([b"after"], at=7))

    assert [type(one) for one in found] == [UnreadableBatch]
    assert "follow the last of 1 records" in found[0].detail
    assert after.value == b"after"


def test_a_batch_read_one_at_a_time_says_from_where_it_cannot_be_read() -> None:
    """A restore takes some records of a batch, lets others have their turns, and goes on; no record may go missing."""
    batch = batch_of([b"one", b"two", b"three"], at=5)
    damaged = sealed(
        batch.replace(b"three", b"three"[:-1] + b"\xff")[:-1] + b"\x07"
    )  # headers that are not there
    records = LenientPartitionRecords(
        TP, BoundedMemoryRecords(damaged), None, 6, None, one_at_a_time, True, fetcher.READ_COMMITTED
    )

    first = next(iter(records))
    assert (first.offset, first.value, records.next_fetch_offset) == (6, b"two", 7)
    (rest,) = records
    assert isinstance(rest, UnreadableBatch)
    assert (rest.offset, rest.next_offset) == (7, 8)


@pytest.mark.parametrize("codec", [0, ZSTD])
@given(st.lists(st.one_of(st.none(), st.binary(max_size=9)), min_size=3, max_size=12), st.integers(0, 20))
def test_a_batch_of_very_many_records_is_read_as_any_other(
    codec: int, values: list[bytes | None], position: int
) -> None:
    batches = batch_of(values, [("first", b"1")], at=5, codec=codec), batch_of([b"after"], at=100)
    usual = read(*batches, position=position)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record_batches, "LARGE_RECORDS", 2)
        patch.setattr(record_batches, "_TOGETHER", 2)
        assert read(*batches, position=position) == usual


def test_of_a_batch_of_very_many_records_no_list_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three million records of 28 MB took 680 MB of objects, and to free them held all threads for a second."""
    monkeypatch.setattr(record_batches, "LARGE_RECORDS", 100)
    monkeypatch.setattr(record_batches, "_TOGETHER", 10)
    records = LenientPartitionRecords(
        TP,
        BoundedMemoryRecords(batch_of([b"v"] * 1_000, codec=ZSTD)),
        None,
        0,
        None,
        as_fetched,
        True,
        fetcher.READ_COMMITTED,
    )

    first = next(iter(records))

    assert first.offset == 0
    made = [one for one in gc.get_objects() if type(one) is FetchedRecord and one.batch is first.batch]
    assert len(made) <= 10
    assert [one.offset for one in records] == list(range(1, 1_000))


def test_a_batch_of_very_many_records_that_is_not_quite_valid_is_put_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lenient reader would take so long that the group gave the partition to the next worker, and so on."""
    monkeypatch.setattr(record_batches, "LARGE_RECORDS", 2)
    many = with_bad_name(batch_of([b"1", b"2", b"3"], [(NAME, b"value")], at=5))

    records = BoundedMemoryRecords(many + batch_of([b"after"], at=8))
    found, after = LenientPartitionRecords(
        TP, records, None, 0, None, as_fetched, True, fetcher.READ_COMMITTED
    )

    assert isinstance(found, UnreadableBatch)
    assert (found.offset, found.next_offset) == (5, 8)
    assert found.detail.startswith("it has more than 2 records, and one is damaged: ")
    assert after.value == b"after"


def test_headers_are_read_as_far_as_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of all records of a batch were read for the first dead letter: 13 s for a million records."""
    read_so_far: list[int] = []
    lenient = record_batches._lenient_records

    def counted(batch: memoryview) -> Iterator[Any]:
        for record in lenient(batch):
            read_so_far.append(record.offset)
            yield record

    monkeypatch.setattr(record_batches, "_lenient_records", counted)
    first, second, third = [
        *Batch(memoryview(batch_of([b"1", b"2", b"3"], [("name", b"value")], at=7))).fetched(TP)
    ]

    for record, so_far in [(second, [7, 8]), (second, [7, 8]), (third, [7, 8, 9]), (first, [7, 8, 9, 7])]:
        assert record.headers == (("name", b"value"),)
        assert read_so_far == so_far


def test_a_wrong_checksum_repeats_the_fetch() -> None:
    with pytest.raises(CorruptRecordException, match="Invalid CRC"):
        read(with_wrong_checksum(batch_of([b"one"])))


def with_wrong_checksum(batch: bytes) -> bytes:
    return batch[:-3] + bytes([batch[-3] ^ 1]) + batch[-2:]


def test_what_comes_before_a_wrong_checksum_is_read_and_the_error_names_the_batch() -> None:
    """aiokafka drops the records of a fetch that raises, and goes on behind them."""
    before, damaged = (
        batch_of([b"1", b"2"], at=5),
        with_wrong_checksum(batch_of([b"3", b"4", b"5"], at=7)),
    )
    records = LenientPartitionRecords(
        TP, BoundedMemoryRecords(before + damaged), None, 5, None, None, True, fetcher.READ_COMMITTED
    )
    assert [record.value for record in records] == [b"1", b"2"]
    assert records.next_fetch_offset == 7

    with pytest.raises(WrongChecksum, match="sessionstream skip --partition 3 --offset 7 --why") as raised:
        read(damaged, position=8)
    batch = raised.value.batch
    assert (batch.offset, batch.next_offset, batch.value) == (7, 10, damaged)


def test_only_the_batch_that_was_given_up_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_batches, "_skipped", set())
    damaged, after = with_wrong_checksum(batch_of([b"1"], at=4)), batch_of([b"2"], at=5)
    other = with_wrong_checksum(batch_of([b"x"], at=4))
    with pytest.raises(WrongChecksum) as raised:
        read(damaged)
    record_batches.pass_skipped(TP.topic, TP.partition, 4, raised.value.batch.sha256)

    assert [record.value for record in read(damaged, after, position=4)] == [b"2"]
    with pytest.raises(WrongChecksum):
        read(other, after, position=4)
    assert [record.value for record in read(batch_of([b"1"], at=4), after, position=4)] == [b"1", b"2"], (
        "a batch that was restored is read"
    )


@pytest.fixture
def gapless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_batches, "_skipped", set())
    monkeypatch.setattr(record_batches, "_gapless", {TP.topic})


def test_a_compacted_topic_may_lack_offsets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_batches, "_gapless", set())
    assert [one.offset for one in read(batch_of([b"1"], at=3), batch_of([b"2"], at=9))] == [3, 9]


@pytest.mark.usefixtures("gapless")
def test_offsets_that_a_broker_leaves_out_are_noticed_and_passed_only_when_given_up() -> None:
    """A broker goes on with the next file of its log where the length of a batch reaches beyond the file."""
    before, after = batch_of([b"1", b"2"], at=5), batch_of([b"6"], at=10)
    records = LenientPartitionRecords(
        TP, BoundedMemoryRecords(before + after), None, 5, None, None, True, fetcher.READ_COMMITTED
    )
    assert [record.value for record in records] == [b"1", b"2"]
    assert records.next_fetch_offset == 7

    what = "leaves out the offsets 7 to 9.* skip --partition 3 --offset 7 --why"
    with pytest.raises(MissingOffsets, match=what) as raised:
        read(after, position=7)
    missing = raised.value.batch
    assert (missing.offset, missing.next_offset, missing.value, missing.size_bytes) == (7, 10, b"", 0)

    record_batches.pass_skipped(TP.topic, TP.partition, 7, missing.sha256)
    assert [record.value for record in read(after, position=7)] == [b"6"]
    assert [record.value for record in read(after, position=9)] == [b"6"], "a reader may begin among them"
    with pytest.raises(MissingOffsets):
        read(after, position=6)
    with pytest.raises(MissingOffsets):
        read(batch_of([b"7"], at=11), position=7)  # more are missing than were given up


@pytest.mark.usefixtures("gapless")
def test_a_batch_whose_offset_is_damaged_leads_neither_forward_nor_back() -> None:
    lower = batch_of([b"1"], at=5), batch_of([b"x"], at=0), batch_of([b"3"], at=7)
    higher = batch_of([b"1"], at=5), batch_of([b"x"], at=900), batch_of([b"3"], at=7)
    for batches in (lower, higher):
        records = LenientPartitionRecords(
            TP, BoundedMemoryRecords(b"".join(batches)), None, 5, None, None, True, fetcher.READ_COMMITTED
        )
        assert [record.value for record in records] == [b"1"]
        assert records.next_fetch_offset == 6


@pytest.mark.parametrize("magic", [0, 1, 7, 255])
def test_a_batch_whose_format_is_damaged_is_read_where_its_checksum_is_right(magic: int) -> None:
    batch = bytearray(batch_of([b"1", b"2"], at=5))
    batch[16] = magic

    assert [record.value for record in read(bytes(batch), position=5)] == [b"1", b"2"]


@pytest.mark.parametrize("length", [0, 5, HEADER_BYTES - 13])
def test_what_comes_before_a_batch_that_is_too_short_is_read_and_the_error_names_the_place(
    length: int,
) -> None:
    """A broker sends what is on its disk, damaged length or not, if it begins to read before it."""
    short = bytearray(batch_of([b"3"], at=7))
    struct.pack_into(">i", short, 8, length)
    before = batch_of([b"1", b"2"], at=5)
    records = LenientPartitionRecords(
        TP, BoundedMemoryRecords(before + bytes(short)), None, 5, None, None, True, fetcher.READ_COMMITTED
    )
    assert [record.value for record in records] == [b"1", b"2"]
    assert records.next_fetch_offset == 7

    with pytest.raises(
        CorruptRecordException, match="batches-3: at offset 7 or behind it: a record batch of"
    ):
        read(bytes(short), position=7)


def test_records_before_the_position_are_skipped() -> None:
    assert [one.offset for one in read(batch_of([b"1", b"2", b"3"], at=10, codec=ZSTD), position=11)] == [
        11,
        12,
    ]


def test_an_unreadable_batch_before_the_position_is_put_aside_from_there_on() -> None:
    """A log may begin inside a batch; what it still has of an unreadable one was left out without saying so."""
    unreadable = sealed(batch_of([b"1", b"2", b"3"], at=10), codec=5)
    rest, after = read(unreadable, batch_of([b"4"], at=13), position=11)
    assert isinstance(rest, UnreadableBatch)
    assert (rest.offset, rest.next_offset) == (11, 13)
    assert after.value == b"4"


def test_an_incomplete_batch_at_the_end_of_an_answer_is_left_for_the_next_one() -> None:
    whole, cut = batch_of([b"1"]), batch_of([b"2"], at=1)
    records = BoundedMemoryRecords(whole + cut[:-1])

    assert records.has_next()
    records.next_batch()
    assert not records.has_next()
    assert records.size_in_bytes() == len(whole + cut) - 1


def test_all_consumers_of_the_process_use_the_lenient_reader() -> None:
    record_batches.install()

    assert fetcher.MemoryRecords is BoundedMemoryRecords
    assert fetcher.PartitionRecords is LenientPartitionRecords


def test_the_unpacked_limit_is_far_above_a_brokers_default_batch_limit() -> None:
    assert MAX_UNPACKED_BYTES >= 20 * 1_048_588
