"""Kafka's default partitioner, by which sessions are placed: murmur2 of the key's bytes."""

from __future__ import annotations

from aiokafka.partitioner import murmur2


def partition_of(key: bytes, partition_count: int) -> int:
    """The partition of a key, as Kafka's Java client and aiokafka compute it."""
    return int((murmur2(key) & 0x7FFFFFFF) % partition_count)
