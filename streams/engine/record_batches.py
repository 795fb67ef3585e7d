"""Reading fetched record batches when a batch is damaged, hostile or not quite by the protocol.

aiokafka raises out of the fetch when it cannot decode a record batch, and raises again at every later fetch: one
record whose header name is not UTF-8 stopped every worker. It also unpacks a batch without a limit: 8 KB of zstd
became 256 MB. :func:`install` puts two classes in the place of aiokafka's, for every consumer of this process:

- A compressed batch is unpacked to at most :data:`MAX_UNPACKED_BYTES`.
- A batch that aiokafka cannot decode is read again by a lenient reader, which replaces what is not UTF-8 in the
  names of headers. Keys, values, offsets and timestamps stay exact.
- A batch that the lenient reader cannot read either becomes one :class:`UnreadableBatch`, and the consumer passes it.

A wrong checksum raises as before: the fetch is made again, since the network or a disk may be the cause.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final

import cramjam
from aiokafka import ConsumerRecord
from aiokafka.codec import _detect_xerial_stream, snappy_decode
from aiokafka.consumer import fetcher
from aiokafka.errors import CorruptRecordException
from aiokafka.record.default_records import DefaultRecordBatch
from aiokafka.record.memory_records import MemoryRecords
from aiokafka.record.util import decode_varint
from aiokafka.structs import TopicPartition

#: A batch may unpack to so many bytes. A broker's limit of a batch is 1 MB by default, and JSON rarely packs
#: better than twenty to one.
MAX_UNPACKED_BYTES: Final = 32 * 1024 * 1024
#: So many bytes of a batch that cannot be read are kept.
KEPT_BYTES: Final = 64 * 1024

# The header of a record batch of format 2: see Kafka's protocol guide, "Record Batch".
_HEADER: Final = struct.Struct(">qiibIhiqqqhii")
_LENGTH: Final = struct.Struct(">i")
_LENGTH_AT: Final = 8
_MAGIC_AT: Final = 16
_CRC_AT: Final = 17
_ATTRIBUTES: Final = struct.Struct(">h")
_ATTRIBUTES_AT: Final = 21
_OVERHEAD: Final = 12

_CODEC_MASK: Final = 0x07
_LOG_APPEND_TIME_MASK: Final = 0x08
_GZIP, _SNAPPY, _LZ4, _ZSTD = 1, 2, 3, 4
_CODEC_NAMES: Final = {_GZIP: "gzip", _SNAPPY: "snappy", _LZ4: "lz4", _ZSTD: "zstd"}


class _Unreadable(Exception):
    """A batch cannot be read; the text says why."""


@dataclass
class UnreadableBatch(ConsumerRecord[bytes, bytes]):  # type: ignore[misc]  # aiokafka ships no types
    """Stands for all records of a batch that cannot be read, at the offset of the first.

    ``value`` holds the first :data:`KEPT_BYTES` of the batch as fetched; there is no key.

    Attributes:
        detail: Why it cannot be read, in one line.
        next_offset: The offset behind the batch.
        size_bytes: Of the batch as fetched.
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


def install() -> None:
    """Let every consumer of this process read batches this way; calling it again changes nothing."""
    # The fetcher looks both names up in its module for every answer of a broker.
    fetcher.MemoryRecords = BoundedMemoryRecords
    fetcher.PartitionRecords = LenientPartitionRecords


class Batch:
    """One record batch as fetched; decoded when it is gone through.

    It has the attributes of aiokafka's batches that ``PartitionRecords`` uses, and hands the decoding to them.
    """

    def __init__(self, data: memoryview) -> None:
        self._data = data
        self._decoder: Any = DefaultRecordBatch(data)
        self.base_offset: int = self._decoder.base_offset
        self.next_offset: int = self._decoder.next_offset
        self.producer_id: int = self._decoder.producer_id
        self.is_transactional: bool = self._decoder.is_transactional
        self.is_control_batch: bool = self._decoder.is_control_batch

    def validate_crc(self) -> bool:
        """Return whether the checksum is right."""
        return bool(self._decoder.validate_crc())

    def records(self) -> list[Any]:
        """Return the records.

        Raises:
            _Unreadable: They cannot be read.
        """
        plain = unpacked(self._data)
        try:
            return list(self._decoder if plain is self._data else DefaultRecordBatch(plain))
        except (CorruptRecordException, ValueError, IndexError, MemoryError):
            return list(_lenient_records(plain))

    def unreadable(self, tp: TopicPartition, detail: str) -> UnreadableBatch:
        """Return what stands for the batch."""
        kept = bytes(self._data[:KEPT_BYTES])
        timestamps = _HEADER.unpack_from(self._data)
        return UnreadableBatch(
            topic=tp.topic,
            partition=tp.partition,
            offset=self.base_offset,
            timestamp=timestamps[8],
            timestamp_type=int(bool(timestamps[5] & _LOG_APPEND_TIME_MASK)),
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


class BoundedMemoryRecords:
    """The batches of one partition in a broker's answer; in the place of aiokafka's ``MemoryRecords``."""

    def __init__(self, data: bytes) -> None:
        self._data = memoryview(data)
        self._position = 0
        # Formats 0 and 1 are brokers' before 0.11; aiokafka reads them as it always did.
        self._legacy = MemoryRecords(data) if len(data) > _MAGIC_AT and data[_MAGIC_AT] < 2 else None

    def size_in_bytes(self) -> int:
        """Return the size of all of them, the last and perhaps cut one included."""
        return len(self._data)

    def has_next(self) -> bool:
        """Return whether a whole batch follows."""
        return self._end() is not None if self._legacy is None else bool(self._legacy.has_next())

    def next_batch(self) -> Any:
        """Return the next batch; call it only after :meth:`has_next`."""
        if self._legacy is not None:
            return self._legacy.next_batch()
        end = self._end()
        if end is None:
            return None
        data = self._data[self._position : end]
        self._position = end
        if len(data) < _HEADER.size:
            raise CorruptRecordException(f"a record batch of {len(data)} bytes is shorter than its header")
        return Batch(data)

    def _end(self) -> int | None:
        if len(self._data) - self._position < _OVERHEAD:
            return None
        (length,) = _LENGTH.unpack_from(self._data, self._position + _LENGTH_AT)
        end: int = self._position + _OVERHEAD + length
        return end if length >= 0 and end <= len(self._data) else None


class LenientPartitionRecords(fetcher.PartitionRecords):  # type: ignore[misc]  # aiokafka ships no types
    """aiokafka's records of one partition, of which no batch can stop the consumer."""

    def _unpack_records(self) -> Generator[Any]:
        # As aiokafka's own, which decodes record by record inside its loop and so leaves no place to step in.
        records = self._records
        while records.has_next():
            batch = records.next_batch()
            if self._check_crcs and not batch.validate_crc():
                raise CorruptRecordException(f"Invalid CRC - {self._tp}")
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
                if record.offset < self.next_fetch_offset:
                    continue
                self.next_fetch_offset = record.offset + 1
                yield (
                    record if isinstance(record, UnreadableBatch) else self._consumer_record(self._tp, record)
                )
            self.next_fetch_offset = batch.next_offset

    def _decoded(self, batch: Any) -> Any:
        if not isinstance(batch, Batch):
            return batch
        try:
            return batch.records()
        except _Unreadable as error:
            return [batch.unreadable(self._tp, str(error))]


def _control_records(batch: Any) -> Any:
    return iter(batch.records()) if isinstance(batch, Batch) else batch


def unpacked(data: memoryview) -> memoryview:
    """Return the batch with its records uncompressed; ``data`` itself if they are.

    Raises:
        _Unreadable: It is larger than :data:`MAX_UNPACKED_BYTES`, damaged, or of an unknown codec.
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


def _gunzip(packed: memoryview) -> bytes | None:
    parts: list[bytes] = []
    size = 0
    rest: Any = packed
    while len(rest):
        member = zlib.decompressobj(wbits=31)
        part = member.decompress(rest, MAX_UNPACKED_BYTES + 1 - size)
        size += len(part)
        if size > MAX_UNPACKED_BYTES:
            return None
        if not member.eof:
            raise EOFError("it ends too early")
        parts.append(part)
        rest = member.unused_data
    return b"".join(parts)


def _unsnap(packed: memoryview) -> bytes | None:
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


def _bounded(decompress_into: Any, packed: memoryview) -> memoryview | None:
    # Into a buffer of a fixed size, which is made larger as long as it is too small: cramjam offers no other bound.
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
        size = min(4 * size, MAX_UNPACKED_BYTES)


_UNPACK: Final[dict[int, Any]] = {
    _GZIP: _gunzip,
    _SNAPPY: _unsnap,
    _LZ4: lambda packed: _bounded(cramjam.lz4.decompress_into, packed),
    _ZSTD: lambda packed: _bounded(cramjam.zstd.decompress_into, packed),
}


@dataclass(frozen=True, slots=True)
class LenientRecord:
    """A record as the lenient reader gives it, with the attributes of aiokafka's."""

    offset: int
    timestamp: int
    timestamp_type: int
    key: bytes | None
    value: bytes | None
    headers: tuple[tuple[str, bytes | None], ...]
    checksum: None = None


def _lenient_records(batch: memoryview) -> Iterator[LenientRecord]:
    """Give the records of an uncompressed batch.

    Raises:
        _Unreadable: The bytes are not those of records.
    """
    header = _HEADER.unpack_from(batch)
    base_offset, attributes, first_timestamp, max_timestamp, count = (
        header[0],
        header[5],
        header[7],
        header[8],
        header[12],
    )
    by_broker = bool(attributes & _LOG_APPEND_TIME_MASK)
    reader = _Reader(bytearray(batch), _HEADER.size)
    try:
        for _ in range(count):
            end = reader.varint() + reader.position
            reader.position += 1  # attributes of the record, unused
            timestamp = first_timestamp + reader.varint()
            offset = base_offset + reader.varint()
            key, value = reader.sized(), reader.sized()
            headers = tuple(reader.header() for _ in range(reader.count()))
            if reader.position != end:
                raise ValueError("a record has another length than it says")
            yield LenientRecord(
                offset, max_timestamp if by_broker else timestamp, int(by_broker), key, value, headers
            )
    except (ValueError, IndexError) as error:
        raise _Unreadable(f"its records are damaged: {error}") from error


class _Reader:
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

    def sized(self) -> bytes | None:
        size = self.varint()
        if size < 0:
            return None
        end = self.position + size
        if end > len(self._data):
            raise ValueError(f"{size} bytes do not fit")
        found = bytes(self._data[self.position : end])
        self.position = end
        return found

    def header(self) -> tuple[str, bytes | None]:
        name = self.sized()
        if name is None:
            raise ValueError("a header has no name")
        return name.decode("utf-8", errors="replace"), self.sized()
