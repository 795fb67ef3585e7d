"""Record batches that no client makes (hostile, damaged, or against the protocol), and a function that sends them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence

import cramjam
from aiokafka import AIOKafkaProducer
from aiokafka.codec import snappy_encode
from aiokafka.record.default_records import DefaultRecordBatchBuilder
from aiokafka.record.util import calc_crc32c

HEADER_BYTES = 61
NAME = "a-header-name"
Headers = Sequence[tuple[str, bytes | None]]
GZIP, SNAPPY, LZ4, ZSTD = 1, 2, 3, 4


def gzip(data: bytes) -> bytes:
    packer = zlib.compressobj(wbits=31)
    return packer.compress(data) + packer.flush()


PACK: dict[int, Callable[[bytes], bytes]] = {
    GZIP: gzip,
    SNAPPY: snappy_encode,
    LZ4: lambda data: bytes(cramjam.lz4.compress(data)),
    ZSTD: lambda data: bytes(cramjam.zstd.compress(data)),
}


def sealed(batch: bytes, *, codec: int | None = None, packed: bytes | None = None) -> bytes:
    """Return the batch with another body, and with the right length and checksum."""
    body = batch[HEADER_BYTES:] if packed is None else packed
    changed = bytearray(batch[:HEADER_BYTES] + body)
    struct.pack_into(">i", changed, 8, len(changed) - 12)
    if codec is not None:
        struct.pack_into(">h", changed, 21, codec)
    struct.pack_into(">I", changed, 17, calc_crc32c(bytes(changed[21:])))
    return bytes(changed)


def batch_of(
    values: Sequence[bytes | None],
    headers: Headers = (),
    *,
    at: int = 0,
    codec: int = 0,
    key: bytes = b"key",
) -> bytes:
    builder = DefaultRecordBatchBuilder(2, 0, 0, -1, -1, -1, 1_000_000_000)
    for number, value in enumerate(values):
        builder.append(number, 1_000 + number, key, value, list(headers))
    batch = bytearray(builder.build())
    struct.pack_into(">q", batch, 0, at)
    if codec:
        return sealed(bytes(batch), codec=codec, packed=PACK[codec](bytes(batch[HEADER_BYTES:])))
    return sealed(bytes(batch))


def with_bad_name(batch: bytes) -> bytes:
    """Return the same batch with header names that are not UTF-8."""
    return sealed(batch.replace(NAME.encode(), b"\xff" + NAME.encode()[1:]))


async def send_batch(bootstrap_servers: str, topic: str, partition: int, batch: bytes, records: int) -> int:
    """Make a broker append the batch unchanged; returns its offset."""
    producer = AIOKafkaProducer(bootstrap_servers=bootstrap_servers, enable_idempotence=False, acks="all")
    async with producer:
        builder = producer.create_batch()
        for _ in range(records):
            builder.append(timestamp=None, key=None, value=b"")
        builder.close()
        # Our batch replaces the one that aiokafka would send.
        builder._buffer = bytearray(batch)
        placed = await (await producer.send_batch(builder, topic, partition=partition))
    return int(placed.offset)
