from __future__ import annotations

from aiokafka import partitioner as aiokafka_partitioner
from hypothesis import given
from hypothesis import strategies as st

from streams.kafka.partitioner import murmur2, partition_of


@given(st.binary(max_size=300))
def test_the_hash_equals_that_of_kafkas_clients(key: bytes) -> None:
    assert murmur2(key) == aiokafka_partitioner.murmur2(key) & 0xFFFFFFFF


def test_partitions_equal_those_of_the_java_client() -> None:
    """Values of ``Utils.murmur2`` in Kafka's own tests, as unsigned numbers."""
    assert [murmur2(key) for key in (b"21", b"foobar", b"a-little-bit-long-string")] == [
        -973932308 & 0xFFFFFFFF,
        -790332482 & 0xFFFFFFFF,
        -985981536 & 0xFFFFFFFF,
    ]
    assert partition_of(b"21", 8) == (-973932308 & 0x7FFFFFFF) % 8
