"""Publishes and reads Kafka records by librdkafka, a client that the code under test does not use."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from confluent_kafka import Consumer, KafkaError, KafkaException, Producer, TopicPartition

from tests.live.waiting import until

#: librdkafka logs nothing to standard error, because tests stop brokers on purpose.
QUIET = {"log_level": 0}

#: librdkafka's RD_KAFKA_PARTITION_UA.
_BY_KEY = -1


class Sent(NamedTuple):
    """A record to publish; without a partition, the murmur2 hash of its key decides. Without a time, it is now."""

    key: bytes | None
    value: bytes | None
    headers: Sequence[tuple[str, bytes]] = ()
    partition: int | None = None
    timestamp_ms: int = 0


class StoredRecord(NamedTuple):
    """A record in a topic."""

    partition: int
    offset: int
    timestamp_ms: int
    key: bytes | None
    value: bytes | None
    headers: tuple[tuple[str, bytes | None], ...]

    @property
    def json(self) -> Any:
        assert self.value is not None
        return json.loads(self.value)

    def header(self, name: str) -> str:
        """Return the last header of this name: those of a dead letter come after those of the original record."""
        values = [value for header, value in self.headers if header == name]
        assert values, f"no header {name} among {[header for header, _ in self.headers]}"
        return (values[-1] or b"").decode()


class Place(NamedTuple):
    partition: int
    offset: int


class TopicWriter:
    """An idempotent librdkafka producer that keeps order, configured as the documents say for other languages."""

    def __init__(self, bootstrap_servers: str, **configuration: Any) -> None:
        self._producer = Producer(
            {
                **QUIET,
                "bootstrap.servers": bootstrap_servers,
                "partitioner": "murmur2_random",
                "enable.idempotence": True,
                "linger.ms": 2,
                "queue.buffering.max.messages": 1_000_000,
                **configuration,
            }
        )

    def write(self, topic: str, records: Iterable[Sent], *, within: float = 60.0) -> list[Place]:
        """Publish all, wait until all are acknowledged, and return the place of each."""
        placed: list[Place | None] = []
        failed: list[Any] = []
        for number, record in enumerate(records):
            placed.append(None)

            def delivered(error: Any, message: Any, number: int = number) -> None:
                if error is not None:
                    failed.append(error)
                else:
                    placed[number] = Place(message.partition(), message.offset())

            self._producer.produce(
                topic,
                key=record.key,
                value=record.value,
                partition=_BY_KEY if record.partition is None else record.partition,
                headers=list(record.headers),
                timestamp=record.timestamp_ms,
                on_delivery=delivered,
            )
            self._producer.poll(0)
        left = self._producer.flush(within)
        assert (left, failed) == (0, []), "records were not acknowledged"
        return [place for place in placed if place is not None]


def read_topic(
    bootstrap_servers: str,
    topic: str,
    *,
    committed: bool = True,
    from_offsets: dict[int, int] | None = None,
    within: float = 60.0,
) -> list[StoredRecord]:
    """Return all records of a topic from its beginning to its present end, by partition and offset.

    Args:
        committed: whether to read as a ``read_committed`` consumer; if not, also open and aborted transactions.
        from_offsets: where to begin, by partition; by default at the beginning.
    """
    consumer = Consumer(
        {
            **QUIET,
            "bootstrap.servers": bootstrap_servers,
            "group.id": "tests-read-without-a-group",
            "isolation.level": "read_committed" if committed else "read_uncommitted",
            "enable.auto.commit": False,
            "enable.partition.eof": True,
            "auto.offset.reset": "earliest",
            "fetch.wait.max.ms": 20,
        }
    )
    try:
        metadata = consumer.list_topics(topic, timeout=within).topics[topic]
        if metadata.error is not None:
            raise KafkaException(metadata.error)
        starts = from_offsets or {}
        open_partitions = set(metadata.partitions)
        consumer.assign([TopicPartition(topic, n, starts.get(n, 0)) for n in open_partitions])
        found: list[StoredRecord] = []
        deadline = time.monotonic() + within
        while open_partitions:
            assert time.monotonic() < deadline, f"{topic}: not read to its end within {within:g} s"
            for message in consumer.consume(1_000, timeout=0.2):
                error = message.error()
                if error is not None:
                    if error.code() != KafkaError._PARTITION_EOF:
                        raise KafkaException(error)
                    open_partitions.discard(_known(message.partition()))
                    continue
                found.append(
                    StoredRecord(
                        _known(message.partition()),
                        _known(message.offset()),
                        message.timestamp()[1],
                        _bytes(message.key()),
                        _bytes(message.value()),
                        tuple((str(header[0]), _bytes(header[1])) for header in message.headers() or ()),
                    )
                )
    finally:
        consumer.close()
    return sorted(found)


def end_offsets(bootstrap_servers: str, topic: str) -> dict[int, int]:
    """Return the next offset of each partition, including control records."""
    consumer = groupless_consumer(bootstrap_servers)

    def ends() -> dict[int, int] | None:
        try:
            partitions = consumer.list_topics(topic, timeout=10).topics[topic].partitions
            return {
                number: consumer.get_watermark_offsets(TopicPartition(topic, number), timeout=10)[1]
                for number in partitions
            }
        except KafkaException as error:
            # A broker that has just come back may not know yet who leads a partition.
            if error.args[0].code() in {KafkaError._UNKNOWN_PARTITION, KafkaError.LEADER_NOT_AVAILABLE}:
                return None
            raise

    try:
        return until(ends, f"{bootstrap_servers} knows the leaders of {topic}", within=10)
    finally:
        consumer.close()


def groupless_consumer(bootstrap_servers: str, *, group: str = "tests-read-without-a-group") -> Consumer:
    """A consumer that joins no group and commits nothing, to read topics or a group's offsets."""
    return Consumer(
        {
            **QUIET,
            "bootstrap.servers": bootstrap_servers,
            "group.id": group,
            "enable.auto.commit": False,
        }
    )


def committed_offsets(consumer: Consumer, topic: str, partitions: Iterable[int]) -> dict[int, int]:
    """Return the committed offsets of the consumer's group; negative if there is none."""
    wanted = [TopicPartition(topic, partition) for partition in partitions]
    return {found.partition: found.offset for found in consumer.committed(wanted, timeout=10)}


def _known(number: int | None) -> int:
    assert number is not None
    return number


def _bytes(value: str | bytes | None) -> bytes | None:
    return value.encode() if isinstance(value, str) else value
