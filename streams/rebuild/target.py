"""The fresh set of topics that a rebuild fills.

Each event of it says in its headers where it comes from. So a rebuild that broke off finds out what is there already,
and goes on behind it. Until all is compared, the events topic keeps the timestamps of producers
(``message.timestamp.type=CreateTime``): the old times stay, and no worker starts on a half-filled topic. Meanwhile the
topic takes any time: Kafka 4 refuses what is more than an hour ahead, as a broker with a wrong clock stamped it. Kafka
looks at no such limit once it stamps records itself.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, Final

from aiokafka import AIOKafkaProducer, TopicPartition
from aiokafka.errors import InvalidTimestampError

from processors.rebuild.content import ClosedEvent, LoggedEvent
from processors.rebuild.renumbering import SequenceMap, renumbered
from processors.rebuild.time_limits import NO_LIMIT, TIME_LIMITS, given_back_limits, lifted_limits
from processors.sealing.sealed_event import named_key, seal_event
from schemas.dead_letter import SOURCE_OFFSET_HEADER, SOURCE_PARTITION_HEADER, SOURCE_TOPIC_HEADER
from schemas.errors import BadRequest, ConfigurationError, Fatal
from schemas.settings import PREFIX, Settings
from streams.kafka import topics
from streams.kafka.clients import started_consumer
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.partitioner import partition_of
from streams.kafka.topic_reader import read_range
from streams.rebuild.session_keys import ReadKeys, copy_keys
from streams.rebuild.sources import Original, decoded

#: Bytes of a batch, and how many batches may be under way.
BATCH_BYTES: Final = 256 * 1024
_BATCHES_UNDER_WAY: Final = 32
_ORIGIN_HEADERS: Final = frozenset({SOURCE_TOPIC_HEADER, SOURCE_PARTITION_HEADER, SOURCE_OFFSET_HEADER})
#: The timestamp types of an answer to a batch: the producer's times were kept.
_CREATE_TIME: Final = 0
_TYPE: Final = "message.timestamp.type"


class Target:
    """The topics of a new installation, and the sequences that events have there.

    Args:
        settings: of the new installation.
        source_topic: the topic that its events come from.
        source_keys: the keys of the source's sessions; None without a key file.

    Attributes:
        partition_count: of the events topic.
        sequences: for each session, the old and the new sequences.
    """

    def __init__(self, settings: Settings, source_topic: str, source_keys: ReadKeys | None = None) -> None:
        self.partition_count = settings.partitions
        self.sequences: defaultdict[str, SequenceMap] = defaultdict(SequenceMap)
        self._settings = settings
        self._source_topic = source_topic
        self._source_keys = source_keys
        self._keys: ReadKeys | None = None
        self._topic = settings.topics.session_events
        self._ends = [0] * settings.partitions
        #: By new and old partition, the old offset of the last event that is there.
        self._copied: dict[tuple[int, int], int] = {}
        self._batches: dict[int, Any] = {}
        self._under_way: deque[tuple[int, int, asyncio.Future[Any]]] = deque()
        self._producer: AIOKafkaProducer | None = None
        self._keeps_times = False
        #: Why the limits could not be lifted; records may be within them all the same.
        self._not_lifted = ""

    async def prepare(self) -> None:
        """Create the topics that are missing, and find out what is there.

        Raises:
            BadRequest: there are records of others, or the topics are other ones.
        """
        settings = self._settings
        contradictions = [str(one) for one in await topics.contradictions(settings) if one.config != _TYPE]
        if contradictions:
            raise BadRequest("the target cannot be used: " + "; ".join(contradictions))
        await topics.create(settings, configs={self._topic: {_TYPE: "CreateTime"}})
        async with started_consumer(settings) as consumer:
            filled = {self._topic, settings.topics.session_keys}
            others = [spec.name for spec in topics.topic_specs(settings) if spec.name not in filled]
            parts = [
                TopicPartition(name, number) for name in others for number in range(self.partition_count)
            ]
            for part, end in (await consumer.end_offsets(parts)).items():
                if end > 0:
                    raise BadRequest(
                        f"the target is in use: its topic {part.topic} has records. Name a fresh --to-prefix, or delete "
                        f"the target: {_deletion(settings)}"
                    )
        async for partition, session_id, old, new in self._origins():
            self.sequences[session_id].add(old, new)
            self._ends[partition] = new + 1
        if self._source_keys is not None:
            # Before the events, so that no one meets one whose key is not there.
            self._keys = await copy_keys(self._source_keys, settings)

    async def _origins(self) -> AsyncGenerator[tuple[int, str, int, int]]:
        for partition in range(self.partition_count):
            async with aclosing(self._records(partition)) as records:
                async for record in records:
                    old = self._origin(record)
                    yield partition, record.key.decode(), old, record.offset

    def _origin(self, record: Any) -> int:
        """Return the old offset of a record, and note it as copied.

        Raises:
            BadRequest: the record is not by a rebuild of this source, or not in its order.
        """
        headers = dict(record.headers)
        place = f"offset {record.offset} in partition {record.partition} of {self._topic}"
        topic, old_partition, offset = (
            headers.get(name, b"").decode(errors="replace")
            for name in (SOURCE_TOPIC_HEADER, SOURCE_PARTITION_HEADER, SOURCE_OFFSET_HEADER)
        )
        if topic != self._source_topic or not old_partition.isdecimal() or not offset.isdecimal():
            raise BadRequest(
                f"the target has records of others: {place} is not by a rebuild of {self._source_topic}; name a fresh "
                "--to-prefix"
            )
        pair = record.partition, int(old_partition)
        if int(offset) <= self._copied.get(pair, -1):
            raise BadRequest(
                f"two rebuilds wrote to the target at the same time: {place} is a repetition; delete its topics "
                f"({_deletion(self._settings)}), and run one"
            )
        self._copied[pair] = int(offset)
        return int(offset)

    async def _records(self, partition: int) -> AsyncGenerator[Any]:
        part = TopicPartition(self._topic, partition)
        async with started_consumer(self._settings) as consumer:
            ends = await consumer.end_offsets([part])
            async with aclosing(read_range(consumer, {part: 0}, ends)) as records:
                async for record in records:
                    yield record

    def write_with(self, producer: AIOKafkaProducer) -> None:
        """Let a started producer add the events."""
        self._producer = producer

    async def add(self, original: Original) -> bool:
        """Add an event, unless it is there; return whether it was added. Events come in their order in the source.

        Raises:
            ConfigurationError: the cluster refuses the time of an event.
            Fatal: another program writes to the target, or changed its settings.
        """
        entry, session_id = original.logged.entry, original.logged.session_id
        key = session_id.encode()
        partition = partition_of(key, self.partition_count)
        if entry.sequence <= self._copied.get((partition, original.partition), -1):
            return False
        if not self._keeps_times:
            await self._keep_times()
        own = self._ends[partition]
        sequences = self.sequences[session_id]
        value = self._renumbered(original, own)
        headers = [
            *(header for header in original.headers if header[0] not in _ORIGIN_HEADERS),
            (SOURCE_TOPIC_HEADER, self._source_topic.encode()),
            (SOURCE_PARTITION_HEADER, b"%d" % original.partition),
            (SOURCE_OFFSET_HEADER, b"%d" % entry.sequence),
        ]
        record: dict[str, Any] = {
            "key": key,
            "value": value,
            "timestamp": entry.timestamp_ms,
            "headers": headers,
        }
        batch = self._batches.get(partition)
        if batch is None or batch.append(**record) is None:
            if batch is not None:
                await self._send(partition)
            assert self._producer is not None
            batch = self._batches[partition] = self._producer.create_batch()
            batch.append(**record)
        sequences.add(entry.sequence, own)
        self._ends[partition] = own + 1
        return True

    async def _keep_times(self) -> None:
        """Let the brokers keep the times of records, whatever they are."""
        await topics.set_configs(self._settings, self._topic, {_TYPE: "CreateTime"})
        try:
            own = await topics.own_configs(self._settings, self._topic)
            await topics.set_configs(self._settings, self._topic, lifted_limits(own))
        except ConfigurationError as error:  # some managed clusters fix the limits
            self._not_lifted = error.detail
        self._keeps_times = True

    def _renumbered(self, original: Original, own: int) -> bytes:
        """Return the value of an event in the target; a sealed one is sealed again only if it names sequences."""
        entry, value = original.logged
        if isinstance(entry, ClosedEvent):
            return value
        sequences = self.sequences[original.logged.session_id]
        changed = renumbered(entry.event, value, own, sequences, self._of_another)
        if original.sealed is None:
            return changed
        if changed == value:
            return original.sealed
        key_id = named_key(original.sealed)
        assert self._source_keys is not None
        assert key_id is not None
        ring = self._source_keys.ring
        return seal_event(changed, ring.known(entry.event.session_id, key_id), ring.nonce())

    def _of_another(self, session_id: str, sequence: int) -> int:
        """Return the new sequence of another session's event; the old one if there is no such event."""
        found = self.sequences[session_id].exactly(sequence) if session_id in self.sequences else None
        return sequence if found is None else found

    async def flush(self) -> None:
        """Return when the brokers have all events that were added."""
        for partition in list(self._batches):
            await self._send(partition)
        while self._under_way:
            await self._acknowledged()

    async def _send(self, partition: int) -> None:
        batch = self._batches.pop(partition)
        first = self._ends[partition] - batch.record_count()
        batch.close()
        assert self._producer is not None
        future = await self._producer.send_batch(batch, self._topic, partition=partition)
        self._under_way.append((partition, first, future))
        if len(self._under_way) >= _BATCHES_UNDER_WAY:
            await self._acknowledged()

    async def _acknowledged(self) -> None:
        partition, first, future = self._under_way.popleft()
        try:
            metadata = await future
        except InvalidTimestampError as error:
            raise ConfigurationError(
                f"the cluster refuses the time of an event in partition {partition} of {self._topic}: set "
                f"{TIME_LIMITS[0]} and {TIME_LIMITS[1]} of that topic to {NO_LIMIT}, and run the rebuild again"
                + (f" ({self._not_lifted})" if self._not_lifted else "")
            ) from error
        if metadata.offset != first:
            raise Fatal(
                f"another program writes to partition {partition} of {self._topic}: an event for offset {first} is at "
                f"{metadata.offset}; stop it, delete the target's topics, and run the rebuild again"
            )
        if metadata.timestamp_type not in {_CREATE_TIME, None}:
            raise Fatal(
                f"{self._topic} no longer keeps the times of events: message.timestamp.type was changed; delete the "
                "target's topics, and run the rebuild again"
            )

    async def finish(self) -> None:
        """Let workers start on the target: from now on brokers give the timestamps.

        The limits of times are what they were before a rebuild lifted them, also if it was an earlier run.
        """
        own = await topics.own_configs(self._settings, self._topic)
        await topics.set_configs(
            self._settings, self._topic, {_TYPE: "LogAppendTime", **given_back_limits(own)}
        )

    async def events(self, partition: int) -> AsyncGenerator[LoggedEvent]:
        """Yield what the target has in a partition.

        Raises:
            BadRequest: another program wrote there.
        """
        ring = None if self._keys is None else self._keys.ring
        decoder = EventDecoder(partition, self.partition_count, self._settings.max_event_bytes, ring)
        async with aclosing(self._records(partition)) as records:
            async for record in records:
                if record.offset >= self._ends[partition]:
                    raise BadRequest(
                        f"another program writes to the target: offset {record.offset} in partition {partition} of "
                        f"{self._topic} is not by this rebuild; stop it, and name a fresh --to-prefix"
                    )
                logged = decoded(decoder, record)
                if logged is not None:
                    yield logged


def _deletion(settings: Settings) -> str:
    """Return the command that deletes the target. Its groups are named too: those of the source may have workers."""
    prefix = settings.topic_prefix
    return f"{PREFIX}TOPIC_PREFIX={prefix} {PREFIX}GROUP_PREFIX={prefix} sessionstream topics delete"


def same_topic(source: Settings, target: Settings) -> bool:
    """Return whether both installations have one events topic."""
    servers: Sequence[frozenset[str]] = [
        frozenset(settings.require_bootstrap_servers()) for settings in (source, target)
    ]
    return bool(servers[0] & servers[1]) and source.topics == target.topics
