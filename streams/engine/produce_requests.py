"""Encodes requests to produce in one step.

aiokafka encodes each level of a request apart, and copies the record batches at every level: six times a flush of
megabytes. :func:`install` replaces this for every producer of this OS process; the bytes are the same.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from aiokafka.protocol import produce

_SHORT: Final = struct.Struct(">h")
_LONG: Final = struct.Struct(">i")
_PARTITION: Final = struct.Struct(">ii")
_ACKS_AND_TIMEOUT: Final = struct.Struct(">hi")

#: The versions since transactions; all have the same fields.
_VERSIONS: Final[tuple[Any, ...]] = (
    produce.ProduceRequest_v3,
    produce.ProduceRequest_v4,
    produce.ProduceRequest_v5,
    produce.ProduceRequest_v6,
    produce.ProduceRequest_v7,
)


def install() -> None:
    """Let every producer of this OS process encode its requests this way; idempotent."""
    for version in _VERSIONS:
        version.encode = encoded


def encoded(request: Any) -> bytes:
    """Return a request of version 3 to 7 as a broker expects it."""
    parts = [
        _text(request.transactional_id),
        _ACKS_AND_TIMEOUT.pack(request.required_acks, request.timeout),
        _LONG.pack(len(request.topics)),
    ]
    for topic, partitions in request.topics:
        parts += _text(topic), _LONG.pack(len(partitions))
        for partition, batches in partitions:
            parts += _PARTITION.pack(partition, len(batches)), batches
    return b"".join(parts)


def _text(value: str | None) -> bytes:
    if value is None:
        return _SHORT.pack(-1)
    data = value.encode()
    return _SHORT.pack(len(data)) + data
