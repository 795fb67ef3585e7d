"""The keys of the sessions of an installation, read whole before its sealed events are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import aclosing

from processors.rebuild.keys import closed_sessions, erasures, missing_records, valid_keys
from schemas.errors import BadRequest
from schemas.settings import PREFIX, Settings
from streams.kafka.clients import started_consumer
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys import KeyLogPart, SessionKeyRing
from streams.kafka.session_keys_topic import SessionKeysTopic
from streams.kafka.topic_reader import partitions_of, read_range
from streams.settings.key_file import load_master_keys


class ReadKeys:
    """What ``session-keys`` has. Implements :class:`streams.kafka.session_keys.KeyLog`, and asks Kafka nothing more.

    Args:
        settings: name the key file, which there is.
        parts: the records of each partition, in order.

    Attributes:
        ring: opens sealed events, and seals them again.
        records: all records; those of one session in their order.
        erased: sessions that were erased.
        closed: sessions whose keys no master key of the file unwraps, and for each the reason.
    """

    def __init__(self, settings: Settings, parts: Sequence[KeyLogPart]) -> None:
        masters = load_master_keys(settings)
        if masters is None:
            raise BadRequest(f"{PREFIX}ENCRYPTION__KEY_FILE is not set")
        self._parts = parts
        self.records = [record for part in parts for record in part.records]
        self.ring = SessionKeyRing(
            self, masters, lambda session_id: partition_of(session_id.encode(), len(parts))
        )
        self.erased = erasures(self.records).keys()
        self.closed = closed_sessions(valid_keys(self.records).values(), masters)

    async def read(self, partition: int, start: int) -> KeyLogPart:
        """Return what was read of a partition; :class:`SessionKeyRing` asks once."""
        part = self._parts[partition]
        return part._replace(records=[]) if start else part

    async def write(self, partition: int, records: Sequence[tuple[bytes, bytes | None]]) -> None:  # noqa: ARG002 - of the protocol
        """Refuse: a rebuild makes no keys."""
        raise BadRequest("a rebuild makes no keys of sessions")


async def read_keys(settings: Settings) -> ReadKeys | None:
    """Return the keys of an installation; None without a key file.

    Args:
        settings: of the installation.

    Raises:
        BadRequest: the topic of keys does not exist.
        ConfigurationError: the key file cannot be read.
        Retry: Kafka does not answer.
    """
    if settings.encryption.key_file is None:
        return None
    parts = await read_key_parts(settings)
    if not parts:
        raise BadRequest(
            f"the topic {settings.topics.session_keys} does not exist at {settings.bootstrap_servers}, and without the "
            "keys in it no sealed event can be opened: restore it, or name the installation that has it"
        )
    keys = ReadKeys(settings, parts)
    for partition in range(len(parts)):
        await keys.ring.catch_up(partition)
    return keys


async def read_key_parts(settings: Settings) -> list[KeyLogPart]:
    """Return the records of each partition of ``session-keys``; empty if the topic does not exist.

    Args:
        settings: of the installation; no key file is needed.

    Raises:
        Retry: Kafka does not answer.
    """
    async with started_consumer(settings) as consumer:
        parts = await partitions_of(consumer, settings.topics.session_keys)
        begins = await consumer.beginning_offsets(parts)
        ends = await consumer.end_offsets(parts)
        found: list[list[tuple[bytes, bytes | None]]] = [[] for _ in parts]
        # All partitions at once: one after another, each would wait for the brokers' answer about the one before it.
        async with aclosing(read_range(consumer, begins, ends)) as records:
            async for record in records:
                found[record.partition].append((record.key or b"", record.value))
    return [KeyLogPart(found[part.partition], ends[part]) for part in parts]


async def copy_keys(source: ReadKeys, settings: Settings) -> ReadKeys:
    """Write what the target's topic of keys lacks, and return what it has then.

    Args:
        source: the keys of the old installation.
        settings: of the new one; its topics exist.

    Raises:
        Retry: Kafka did not acknowledge all; it can be repeated.
    """
    target = await read_keys(settings)
    assert target is not None
    missing = missing_records(source.records, target.records)
    if not missing:
        return target
    await write_key_records(settings, settings.partitions, missing)
    written = await read_keys(settings)
    assert written is not None
    return written


async def write_key_records(
    settings: Settings, partition_count: int, records: Iterable[tuple[str, bytes, bytes | None]]
) -> None:
    """Write records to the partitions of their sessions; those of one session keep their order.

    Args:
        settings: of the installation.
        partition_count: of its topic ``session-keys``.
        records: session, key and value of each.

    Raises:
        Retry: Kafka did not acknowledge all.
    """
    by_partition: defaultdict[int, list[tuple[bytes, bytes | None]]] = defaultdict(list)
    for session_id, key, value in records:
        by_partition[partition_of(session_id.encode(), partition_count)].append((key, value))
    topic = SessionKeysTopic(settings)
    try:
        for partition, written in by_partition.items():
            await topic.write(partition, written)
    finally:
        await topic.stop()


def require_same_keys(source: Settings, target: Settings) -> None:
    """Check that what the source has sealed can be opened in the target.

    Raises:
        BadRequest: one of both is encrypted, or the target's key file lacks a master key of the source.
        ConfigurationError: a key file cannot be read.
    """
    old, new = load_master_keys(source), load_master_keys(target)
    if (old is None) != (new is None):
        raise BadRequest(
            f"{PREFIX}ENCRYPTION__KEY_FILE is set for one of source and target: a rebuild neither seals what is plain "
            "nor opens what is sealed, so set it for both, or for none"
        )
    if old is not None and new is not None:
        for name, key in old.keys.items():
            if new.keys.get(name) != key:
                raise BadRequest(
                    f"the target's key file ({target.encryption.key_file}) lacks the source's master key {name!r}, or "
                    "has another key under that id: the keys of sessions are copied as they are wrapped, so add it"
                )
