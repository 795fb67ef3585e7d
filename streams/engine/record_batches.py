"""Reads fetched record batches that are damaged, too large when unpacked, or not quite valid.

aiokafka's fetch raises when it cannot decode a record batch, and so does every later fetch: one record whose header
name is not UTF-8 would stop every worker. It also unpacks a batch without a limit: 8 KB of zstd can become 256 MB.
:func:`install` replaces two classes of aiokafka, for every consumer of this OS process:

- A compressed batch is unpacked to at most :data:`MAX_UNPACKED_BYTES`.
- A batch that aiokafka cannot decode is read again by a lenient reader. It replaces bytes that are not UTF-8 in the
  names of headers. Keys, values, offsets and timestamps stay exact.
- A batch that the lenient reader cannot read either becomes one :class:`UnreadableBatch`, and the consumer continues
  after it. So does one of more records than :data:`LARGE_RECORDS` that aiokafka cannot decode: the lenient reader takes
  15 us for each, in which the consumer's thread sends no heartbeat.
- Of a batch of so many records, no list is made: a megabyte of zstd can have millions of them.

A wrong checksum raises :class:`WrongChecksum`, since the network or a disk may be the cause. A topic that is not
compacted has every offset, so a batch that begins later than the one before it ends raises :class:`MissingOffsets`: the
length of a batch, or the offset in its header, is damaged, and the broker itself passes over what follows. What comes
before the damage is read first. What an operator gave up (:func:`pass_skipped`) is passed.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, Final, NamedTuple

import cramjam
from aiokafka import ConsumerRecord
from aiokafka.codec import _detect_xerial_stream, snappy_decode
from aiokafka.consumer import fetcher
from aiokafka.errors import CorruptRecordException
from aiokafka.record.default_records import DefaultRecordBatch
from aiokafka.record.memory_records import MemoryRecords
from aiokafka.record.util import decode_varint
from aiokafka.structs import TopicPartition

#: Most bytes that a batch may unpack to. A broker's default limit for a batch is 1 MB, and JSON rarely compresses
#: better than twenty to one.
MAX_UNPACKED_BYTES: Final = 32 * 1024 * 1024
#: A batch of more records is looked through first, and then decoded as its records are asked for. Their objects would
#: take hundreds of megabytes, and to free them at once holds all threads for a second.
LARGE_RECORDS: Final = 50_000
#: How many of its records are decoded together.
_TOGETHER: Final = 1_000
#: Why an :class:`UnreadableBatch` has no bytes.
MISSING: Final = "the broker leaves its offsets out"
#: How many bytes of an unreadable batch are kept.
KEPT_BYTES: Final = 64 * 1024

# The header of a record batch of format 2; see "Record Batch" in Kafka's protocol guide.
_HEADER: Final = struct.Struct(">qiibIhiqqqhii")
_LENGTH: Final = struct.Struct(">i")
_LENGTH_AT: Final = 8
_MAGIC_AT: Final = 16
_ATTRIBUTES: Final = struct.Struct(">h")
_ATTRIBUTES_AT: Final = 21
_OVERHEAD: Final = 12

_CODEC_MASK: Final = 0x07
_LOG_APPEND_TIME_MASK: Final = 0x08
_GZIP, _SNAPPY, _LZ4, _ZSTD = 1, 2, 3, 4
_GZIP_STEP_BYTES: Final = 1024 * 1024
_CODEC_NAMES: Final = {_GZIP: "gzip", _SNAPPY: "snappy", _LZ4: "lz4", _ZSTD: "zstd"}


class _Unreadable(Exception):
    """A batch cannot be read; the message is the reason."""


@dataclass
class UnreadableBatch(ConsumerRecord[bytes, bytes]):  # type: ignore[misc]  # aiokafka ships no types
    """Replaces all records of a batch that cannot be read; its offset is that of the first one.

    ``value`` holds the first :data:`KEPT_BYTES` of the batch as fetched. There is no key.

    Attributes:
        detail: Why the batch cannot be read, in one line.
        next_offset: The offset after the batch.
        size_bytes: Size of the batch as fetched.
        sha256: Digest of the batch as fetched, in hexadecimal.
    """

    detail: str = ""
    next_offset: int = 0
    size_bytes: int = 0
    sha256: str = ""

    @property
    def is_cut(self) -> bool:
        """Return whether ``value`` is only the first part of the batch."""
        return bool(self.size_bytes > self.serialized_value_size)


class FetchedRecord(NamedTuple):
    """A record as the engine needs it: one object for each, where aiokafka makes nine with its headers.

    Implements :class:`streams.engine.fold.SourceRecord`. A consumer gives it with :func:`as_fetched`.
    """

    topic: str
    partition: int
    offset: int
    timestamp: int
    key: bytes | None
    value: bytes | None
    batch: PlainBatch

    @property
    def headers(self) -> tuple[tuple[str, bytes | None], ...]:
        """The headers; read when they are asked for, since only a dead letter needs them."""
        return self.batch.headers(self.offset)


class PlainBatch:
    """A batch whose records are not compressed; it reads their headers as they are asked for, mostly in order."""

    __slots__ = ("_at", "_data", "_rest")

    def __init__(self, data: memoryview) -> None:
        self._data = data
        self._rest: Iterator[LenientRecord] = iter(())
        self._at: LenientRecord | None = None

    def headers(self, offset: int) -> tuple[tuple[str, bytes | None], ...]:
        """Return the headers of the record at an offset; names that are not UTF-8 with replaced bytes."""
        if self._at is None or offset < self._at.offset:
            self._rest = _lenient_records(self._data)
            self._at = next(self._rest)
        while self._at.offset != offset:
            self._at = next(self._rest)
        return self._at.headers


def as_fetched(value: bytes | None) -> bytes | None:
    """As ``value_deserializer`` of a consumer, let it give :class:`FetchedRecord`; it changes no value."""
    return value


def one_at_a_time(value: bytes | None) -> bytes | None:
    """As :func:`as_fetched`, for a consumer that is asked for a few records at a time, in between others have turns.

    A record is decoded when it is asked for: all of a batch of 1 MB take some 6 ms. So records may come before what
    cannot be read of their batch.
    """
    return value


class DamagedLog(CorruptRecordException):  # type: ignore[misc]  # aiokafka ships no types
    """Offsets of a log cannot be read, and no reader passes them by itself.

    Attributes:
        batch: what is known of them; its offsets are those that headers of batches name.
        detail: what is wrong and the remedy, in one line.
    """

    def __init__(self, batch: UnreadableBatch, what: str) -> None:
        self.batch = batch
        self.detail = (
            f"{batch.topic}-{batch.partition}: {what}; restore the topic, or give them up with "
            f"'sessionstream skip --partition {batch.partition} --offset {batch.offset} --why … "
            f"--topic {batch.topic}'"
        )
        super().__init__(self.detail)


class WrongChecksum(DamagedLog):
    """A batch has a wrong checksum, so none of its bytes can be trusted."""

    def __init__(self, batch: UnreadableBatch) -> None:
        super().__init__(
            batch,
            f"Invalid CRC: the record batch at offsets {batch.offset} to {batch.next_offset - 1} has a wrong checksum",
        )


class MissingOffsets(DamagedLog):
    """A log that is not compacted lacks offsets, although it has earlier and later ones."""

    def __init__(self, batch: UnreadableBatch) -> None:
        super().__init__(
            batch,
            f"the broker leaves out the offsets {batch.offset} to {batch.next_offset - 1}, although they were written: "
            "the header of a record batch on its disk is damaged",
        )


#: The batches that an operator gave up: topic, partition, first offset and digest.
_skipped: Final[set[tuple[str, int, int, str]]] = set()
#: Topics that have every offset, because they are not compacted.
_gapless: Final[set[str]] = set()


def pass_skipped(topic: str, partition: int, offset: int, sha256: str) -> None:
    """Let every consumer of this OS process pass a batch with a wrong checksum, and only exactly this one.

    Args:
        topic: of the batch.
        partition: of the batch.
        offset: its first offset.
        sha256: digest of the batch as fetched, in hexadecimal.
    """
    _skipped.add((topic, partition, offset, sha256))


def is_skipped(batch: UnreadableBatch) -> bool:
    """Return whether consumers of this OS process pass the batch.

    A reader may begin in the middle of offsets that a broker leaves out: those that were given up cover the rest.
    """
    if (batch.topic, batch.partition, batch.offset, batch.sha256) in _skipped:
        return True
    return batch.detail == MISSING and any(
        (topic, partition) == (batch.topic, batch.partition)
        and offset < batch.offset
        and digest == _missing_digest(offset, batch.next_offset)
        for topic, partition, offset, digest in _skipped
    )


def require_every_offset(topics: Iterable[str]) -> None:
    """Let every consumer of this OS process raise :class:`MissingOffsets` at a gap in these topics.

    Args:
        topics: they are not compacted, since compaction leaves gaps.
    """
    _gapless.update(topics)


def install() -> None:
    """Let every consumer of this OS process read batches this way; idempotent."""
    # The fetcher reads both names from its module at every answer of a broker.
    fetcher.MemoryRecords = BoundedMemoryRecords
    fetcher.PartitionRecords = LenientPartitionRecords


class Batch:
    """One record batch as fetched; it is decoded when :meth:`records` is called.

    It has the attributes of aiokafka's batches that ``PartitionRecords`` uses, and delegates decoding to such a batch.
    """

    def __init__(self, data: memoryview) -> None:
        self._data = data
        self._is_right: bool | None = None
        self._decoder: Any = DefaultRecordBatch(data)
        self.base_offset: int = self._decoder.base_offset
        self.next_offset: int = self._decoder.next_offset
        self.producer_id: int = self._decoder.producer_id
        self.is_transactional: bool = self._decoder.is_transactional
        self.is_control_batch: bool = self._decoder.is_control_batch

    def validate_crc(self) -> bool:
        """Return whether the checksum is right."""
        if self._is_right is None:
            self._is_right = bool(self._decoder.validate_crc())
        return self._is_right

    def records(self) -> Iterable[Any]:
        """Return the records.

        Raises:
            _Unreadable: the records cannot be read.
        """
        plain = unpacked(self._data)
        if _is_large(plain):
            return _looked_through(plain)
        try:
            return list(self._decoder if plain is self._data else DefaultRecordBatch(plain))
        except (CorruptRecordException, ValueError, IndexError, MemoryError):
            return list(_lenient_records(plain))

    def fetched(self, tp: TopicPartition) -> Iterable[FetchedRecord]:
        """Return the records of :meth:`records` as the engine needs them.

        Raises:
            _Unreadable: the records cannot be read.
        """
        plain = unpacked(self._data)
        batch = PlainBatch(plain)
        if _is_large(plain):
            records = _looked_through(plain)
            parts = iter(lambda: _fetched(islice(records, _TOGETHER), tp, batch), [])
            return chain.from_iterable(parts)
        try:
            return _fetched(self._decoder if plain is self._data else DefaultRecordBatch(plain), tp, batch)
        except (CorruptRecordException, ValueError, IndexError, MemoryError):
            return _fetched(_lenient_records(plain), tp, batch)

    def one_at_a_time(self, tp: TopicPartition, offset: int) -> Iterator[FetchedRecord | UnreadableBatch]:
        """Yield the records of :meth:`fetched` from an offset on, each decoded when it is asked for.

        What cannot be read is one :class:`UnreadableBatch` at the offset from which on nothing was read.
        """
        try:
            plain = unpacked(self._data)
            batch = PlainBatch(plain)
            decoder = self._decoder if plain is self._data else DefaultRecordBatch(plain)
            for one in _in_turn(decoder, plain):
                if one.offset >= offset:
                    offset = one.offset + 1
                    yield FetchedRecord(
                        tp.topic, tp.partition, one.offset, one.timestamp, one.key, one.value, batch
                    )
        except _Unreadable as error:
            yield self.unreadable(tp, str(error), from_offset=max(offset, self.base_offset))

    def unreadable(
        self, tp: TopicPartition, detail: str, *, from_offset: int | None = None
    ) -> UnreadableBatch:
        """Return the record that replaces the batch, or what of it follows ``from_offset``."""
        kept = bytes(self._data[:KEPT_BYTES])
        header = _HEADER.unpack_from(self._data)
        return UnreadableBatch(
            topic=tp.topic,
            partition=tp.partition,
            offset=self.base_offset if from_offset is None else from_offset,
            timestamp=header[8],
            timestamp_type=int(bool(header[5] & _LOG_APPEND_TIME_MASK)),
            key=None,
            value=kept,
            checksum=None,
            serialized_key_size=-1,
            serialized_value_size=len(kept),
            headers=(),
            detail=detail,
            next_offset=self.next_offset,
            size_bytes=len(self._data),
            sha256=hashlib.sha256(self._data).hexdigest(),
        )


def _is_large(plain: memoryview) -> bool:
    """Return whether an uncompressed batch says that it has more than :data:`LARGE_RECORDS`."""
    return bool(_HEADER.unpack_from(plain)[12] > LARGE_RECORDS)


def _looked_through(plain: memoryview) -> Iterator[Any]:
    """Return an iterator over the records of a large batch, all of which can be read.

    Raises:
        _Unreadable: one of them cannot be.
    """
    try:
        for _ in DefaultRecordBatch(plain):
            pass
    except (CorruptRecordException, ValueError, IndexError, MemoryError) as error:
        raise _Unreadable(f"it has more than {LARGE_RECORDS} records, and one is damaged: {error}") from error
    # Not its iterator itself, which can be begun only once.
    return (record for record in DefaultRecordBatch(plain))


def _in_turn(decoder: Any, plain: memoryview) -> Iterator[Any]:
    """Yield the records of aiokafka's reader; where it fails, those of the lenient one, from the first on."""
    try:
        yield from decoder
    except (CorruptRecordException, ValueError, IndexError, MemoryError):
        yield from _lenient_records(plain)


def _fetched(records: Iterable[Any], tp: TopicPartition, batch: PlainBatch) -> list[FetchedRecord]:
    topic, partition = tp
    new = tuple.__new__
    # FetchedRecord(...) would take more than twice the time, and this runs for every record.
    return [
        new(FetchedRecord, (topic, partition, one.offset, one.timestamp, one.key, one.value, batch))
        for one in records
    ]


class BoundedMemoryRecords:
    """The batches of one partition in a broker's answer; replaces aiokafka's ``MemoryRecords``."""

    def __init__(self, data: bytes) -> None:
        self._data = memoryview(data)
        self._position = 0
        # Only brokers before 0.11 use formats 0 and 1; aiokafka reads them itself.
        self._legacy = MemoryRecords(data) if self._is_legacy() else None

    def size_in_bytes(self) -> int:
        """Return the size of all batches, including a last one that may be incomplete."""
        return len(self._data)

    def has_next(self) -> bool:
        """Return whether a complete batch follows."""
        return self._end() is not None if self._legacy is None else bool(self._legacy.has_next())

    def next_batch(self) -> Any:
        """Return the next batch; None if no complete one follows.

        Raises:
            _Unreadable: its length is damaged, so what follows it cannot be found.
        """
        if self._legacy is not None:
            return self._legacy.next_batch()
        end = self._end()
        if end is None:
            return None
        data = self._data[self._position : end]
        self._position = end
        if len(data) < _HEADER.size:
            raise _Unreadable(f"a record batch of {len(data)} bytes is shorter than its header")
        return Batch(data)

    def _is_legacy(self) -> bool:
        """Return whether the batches have format 0 or 1: the byte that says so may be damaged."""
        end = self._end()
        if end is None or end < _HEADER.size:
            return len(self._data) > _MAGIC_AT and self._data[_MAGIC_AT] < 2
        return self._data[_MAGIC_AT] < 2 and not Batch(self._data[:end]).validate_crc()

    def _end(self) -> int | None:
        if len(self._data) - self._position < _OVERHEAD:
            return None
        (length,) = _LENGTH.unpack_from(self._data, self._position + _LENGTH_AT)
        end: int = self._position + _OVERHEAD + length
        return end if length >= 0 and end <= len(self._data) else None


class LenientPartitionRecords(fetcher.PartitionRecords):  # type: ignore[misc]  # aiokafka ships no types
    """aiokafka's records of one partition, changed so that no batch can stop the consumer."""

    def __iter__(self) -> Any:
        # Not aiokafka's, which calls a method for every record.
        return iter(()) if self._records_iterator is None else self._records_iterator

    def _unpack_records(self) -> Generator[Any]:
        # A copy of aiokafka's method, which decodes inside its loop and so cannot be extended.
        yielded = False
        while (batch := self._next_batch(yielded=yielded)) is not None:
            for damage in self._damages(batch):
                if not is_skipped(damage.batch):
                    if yielded:
                        # aiokafka would lose the records before it. The next fetch begins here.
                        return
                    raise damage
                self.next_fetch_offset = damage.batch.next_offset
            if self._check_crcs and not batch.validate_crc():
                continue
            if self._isolation_level == fetcher.READ_COMMITTED and batch.producer_id is not None:
                self._consume_aborted_up_to(batch.base_offset)
                if batch.is_control_batch and self._contains_abort_marker(_control_records(batch)):
                    self._aborted_producers.discard(batch.producer_id)
                if batch.is_transactional and batch.producer_id in self._aborted_producers:
                    self.next_fetch_offset = batch.next_offset
                    continue
            if batch.is_control_batch:
                self.next_fetch_offset = batch.next_offset
                continue
            for record in self._decoded(batch):
                offset = record.offset
                if offset < self.next_fetch_offset:
                    continue
                self.next_fetch_offset = offset + 1
                yielded = True
                yield record
            # A damaged offset must not lead back.
            self.next_fetch_offset = max(self.next_fetch_offset, batch.next_offset)

    def _next_batch(self, *, yielded: bool) -> Any:
        """Return the next batch; None without one, or if it cannot be found and records before it were yielded.

        Raises:
            CorruptRecordException: it cannot be found.
        """
        try:
            return self._records.next_batch() if self._records.has_next() else None
        except _Unreadable as error:
            if yielded:  # as with damage that is found later, the next fetch begins here
                return None
            place = f"{self._tp.topic}-{self._tp.partition}: at offset {self.next_fetch_offset} or behind it"
            raise CorruptRecordException(f"{place}: {error}") from error

    def _damages(self, batch: Any) -> Iterator[DamagedLog]:
        """Yield what is wrong before a batch and with it."""
        if self._tp.topic in _gapless and batch.base_offset > self.next_fetch_offset:
            yield MissingOffsets(_missing(self._tp, self.next_fetch_offset, batch))
        if self._check_crcs and not batch.validate_crc():
            if not isinstance(batch, Batch):
                raise CorruptRecordException(f"Invalid CRC - {self._tp}")
            yield WrongChecksum(batch.unreadable(self._tp, "its checksum is wrong"))

    def _decoded(self, batch: Any) -> Iterable[Any]:
        """Return the records as the consumer gives them; one :class:`UnreadableBatch` if they cannot be read."""
        if not isinstance(batch, Batch):
            return self._consumer_records(batch)
        if self._value_deserializer is one_at_a_time:
            return batch.one_at_a_time(self._tp, self.next_fetch_offset)
        try:
            if self._value_deserializer is as_fetched:
                return batch.fetched(self._tp)
            return self._consumer_records(batch.records())
        except _Unreadable as error:
            # From the position on, which is inside the batch if the log begins there.
            start = max(self.next_fetch_offset, batch.base_offset)
            return [batch.unreadable(self._tp, str(error), from_offset=start)]

    def _consumer_records(self, records: Iterable[Any]) -> Iterator[Any]:
        return (self._consumer_record(self._tp, record) for record in records)


def _missing(tp: TopicPartition, offset: int, following: Any) -> UnreadableBatch:
    """Return what stands for the offsets before a batch; there are no bytes of them, so the digest is of the offsets."""
    return UnreadableBatch(
        topic=tp.topic,
        partition=tp.partition,
        offset=offset,
        timestamp=-1,
        timestamp_type=0,
        key=None,
        value=b"",
        checksum=None,
        serialized_key_size=-1,
        serialized_value_size=0,
        headers=(),
        detail=MISSING,
        next_offset=following.base_offset,
        size_bytes=0,
        sha256=_missing_digest(offset, following.base_offset),
    )


def _missing_digest(offset: int, next_offset: int) -> str:
    return hashlib.sha256(f"{offset}-{next_offset}".encode()).hexdigest()


def _control_records(batch: Any) -> Any:
    return iter(batch.records()) if isinstance(batch, Batch) else batch


def unpacked(data: memoryview) -> memoryview:
    """Return the batch with its records uncompressed; ``data`` itself if they are not compressed.

    Raises:
        _Unreadable: the batch unpacks to more than :data:`MAX_UNPACKED_BYTES`, is damaged, or has an unknown codec.
    """
    (attributes,) = _ATTRIBUTES.unpack_from(data, _ATTRIBUTES_AT)
    codec = attributes & _CODEC_MASK
    if codec == 0:
        return data
    name = _CODEC_NAMES.get(codec)
    if name is None:
        raise _Unreadable(f"unknown compression codec {codec}")
    packed = data[_HEADER.size :]
    try:
        plain = _UNPACK[codec](packed)
    except (cramjam.DecompressionError, OSError, EOFError, ValueError, struct.error, zlib.error) as error:
        raise _Unreadable(f"its {name} data is damaged: {error}") from error
    if plain is None:
        raise _Unreadable(f"{len(packed)} bytes of {name} unpack to more than {MAX_UNPACKED_BYTES} bytes")
    batch = bytearray(data[: _HEADER.size])
    batch += plain
    _LENGTH.pack_into(batch, _LENGTH_AT, len(batch) - _OVERHEAD)
    _ATTRIBUTES.pack_into(batch, _ATTRIBUTES_AT, attributes & ~_CODEC_MASK)
    return memoryview(batch)


def _unpack_gzip(packed: memoryview) -> bytearray | None:
    plain = bytearray()
    rest: Any = packed
    while len(rest):
        member = zlib.decompressobj(wbits=31)
        while not member.eof:
            # In steps: zlib joins the pieces of one call, and so has them twice.
            part = member.decompress(rest, _GZIP_STEP_BYTES)
            rest = member.unconsumed_tail
            plain += part
            if len(plain) > MAX_UNPACKED_BYTES:
                return None
            if not (part or rest or member.eof):
                raise EOFError("the data ends too early")
        rest = member.unused_data
    return plain


def _unpack_snappy(packed: memoryview) -> bytes | None:
    size = 0
    blocks = [packed]
    if _detect_xerial_stream(packed):
        blocks = []
        at = 16
        while at < len(packed):
            (length,) = _LENGTH.unpack_from(packed, at)
            if length <= 0 or at + 4 + length > len(packed):
                raise ValueError(f"a block of {length} bytes does not fit")
            blocks.append(packed[at + 4 : at + 4 + length])
            at += 4 + length
    for block in blocks:
        size += cramjam.snappy.decompress_raw_len(block)
        if size > MAX_UNPACKED_BYTES:
            return None
    return bytes(snappy_decode(packed))


def _unpack_into_buffer(decompress_into: Any, packed: memoryview) -> memoryview | None:
    # The buffer of fixed size grows until the data fits: cramjam has no other way to set a limit.
    data = bytes(packed)
    size = min(max(16 * len(data), 65_536), MAX_UNPACKED_BYTES)
    while True:
        buffer = bytearray(size)
        try:
            return memoryview(buffer)[: decompress_into(data, buffer)]
        except cramjam.DecompressionError as error:
            if "write whole buffer" not in str(error):
                raise
        if size == MAX_UNPACKED_BYTES:
            return None
        del buffer  # Before the next one: consumers of several workers unpack at the same time.
        size = min(4 * size, MAX_UNPACKED_BYTES)


_UNPACK: Final[dict[int, Any]] = {
    _GZIP: _unpack_gzip,
    _SNAPPY: _unpack_snappy,
    _LZ4: lambda packed: _unpack_into_buffer(cramjam.lz4.decompress_into, packed),
    _ZSTD: lambda packed: _unpack_into_buffer(cramjam.zstd.decompress_into, packed),
}


@dataclass(frozen=True, slots=True)
class LenientRecord:
    """A record of the lenient reader, with the attributes of aiokafka's records."""

    offset: int
    timestamp: int
    timestamp_type: int
    key: bytes | None
    value: bytes | None
    headers: tuple[tuple[str, bytes | None], ...]
    checksum: None = None


def _lenient_records(batch: memoryview) -> Iterator[LenientRecord]:
    """Yield the records of an uncompressed batch.

    Raises:
        _Unreadable: the bytes are no valid records.
    """
    header = _HEADER.unpack_from(batch)
    base_offset, attributes, first_timestamp, max_timestamp, count = (
        header[0],
        header[5],
        header[7],
        header[8],
        header[12],
    )
    has_broker_time = bool(attributes & _LOG_APPEND_TIME_MASK)
    reader = _Reader(bytearray(batch), _HEADER.size)
    try:
        for _ in range(count):
            end = reader.varint() + reader.position
            reader.position += 1  # attributes of the record, unused
            timestamp = first_timestamp + reader.varint()
            offset = base_offset + reader.varint()
            key, value = reader.length_prefixed(), reader.length_prefixed()
            headers = tuple(reader.header() for _ in range(reader.count()))
            if reader.position != end:
                raise ValueError("the length of a record differs from its length field")
            yield LenientRecord(
                offset,
                max_timestamp if has_broker_time else timestamp,
                int(has_broker_time),
                key,
                value,
                headers,
            )
        if reader.position != len(batch):
            raise ValueError(f"{len(batch) - reader.position} bytes follow the last of {count} records")
    except (ValueError, IndexError) as error:
        raise _Unreadable(f"its records are damaged: {error}") from error


class _Reader:
    """Reads the fields of records, one after the other."""

    def __init__(self, data: bytearray, position: int) -> None:
        self._data = data
        self.position = position

    def varint(self) -> int:
        value, self.position = decode_varint(self._data, self.position)
        return int(value)

    def count(self) -> int:
        count = self.varint()
        if count < 0:
            raise ValueError(f"a record has {count} headers")
        return count

    def length_prefixed(self) -> bytes | None:
        size = self.varint()
        if size < 0:
            return None
        end = self.position + size
        if end > len(self._data):
            raise ValueError(f"{size} bytes do not fit")
        content = bytes(self._data[self.position : end])
        self.position = end
        return content

    def header(self) -> tuple[str, bytes | None]:
        name = self.length_prefixed()
        if name is None:
            raise ValueError("a header has no name")
        return name.decode("utf-8", errors="replace"), self.length_prefixed()
