"""Kafka's default partitioner: murmur2 of the key's bytes decides the partition of a session."""

from __future__ import annotations

import struct
from typing import Final

_M: Final = 0x5BD1E995
_MASK: Final = 0xFFFFFFFF
_SEED: Final = 0x9747B28C


def partition_of(key: bytes, partition_count: int) -> int:
    """Return the partition of a key, as Kafka's Java client and aiokafka compute it."""
    return (murmur2(key) & 0x7FFFFFFF) % partition_count


def murmur2(key: bytes) -> int:
    """Return the 32-bit hash; for a UUID it takes 40 % of the time of aiokafka's, and each new session needs one."""
    size = len(key)
    state = (_SEED ^ size) & _MASK
    words = size // 4
    for word in struct.unpack_from(f"<{words}I", key):
        mixed = word * _M & _MASK
        state = (state * _M & _MASK) ^ ((mixed ^ mixed >> 24) * _M & _MASK)
    if size % 4:
        state = (state ^ int.from_bytes(key[words * 4 :], "little")) * _M & _MASK
    state = (state ^ state >> 13) * _M & _MASK
    return state ^ state >> 15
