"""Subscribes to a topic: typed events, at least once; an offset is committed after its event was handled."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from aiokafka import TopicPartition
from aiokafka.errors import (
    IllegalStateError,
    KafkaError,
    NoOffsetForPartitionError,
    OffsetOutOfRangeError,
)
from pydantic import BaseModel, TypeAdapter, ValidationError

from processors.counts_and_shares import plural
from processors.sealing.errors import Unreadable
from schemas.errors import ConfigurationError, NotFound
from schemas.events import EVENT_ADAPTER, EVENT_TYPES
from schemas.field_names import wrong_field
from schemas.memory_events import MEMORY_EVENT_ADAPTER, MEMORY_EVENT_TYPES
from schemas.settings import Settings, load_settings
from streams.client.new_events import require_list
from streams.kafka.clients import started_consumer
from streams.kafka.failures import failure_of, missing_topic
from streams.kafka.opened_values import opened_value, session_keys
from streams.kafka.patience import giving_up_silent_brokers
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.topic_reader import partitions_of

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)

T = TypeVar("T")

#: By topic name without prefix: the model of the topic's values, and the names of its event types.
_EVENT_TOPICS: Final[dict[str, tuple[TypeAdapter[Any], tuple[str, ...]]]] = {
    "session-events": (EVENT_ADAPTER, EVENT_TYPES),
    "memory-events": (MEMORY_EVENT_ADAPTER, MEMORY_EVENT_TYPES),
}
_JSON_OBJECT: Final = TypeAdapter(dict[str, Any])
_POLL_MS: Final = 500
_COMMIT_SECONDS: Final = 1.0
_RETRY_SECONDS: Final = 0.5


@dataclass(frozen=True, slots=True)
class Received(Generic[T]):
    """An event with its place in the log.

    Attributes:
        event: one of the models of ``schemas.events`` or ``schemas.memory_events``; for other topics, the
            JSON object as a dict.
        topic: with its prefix.
        partition: of the topic.
        sequence: the offset; strictly increasing within a session.
        key: the session_id; ``None`` for a record without a key.
        headers: of the record, including those of CloudEvents.
        timestamp_ms: the broker's, milliseconds since 1970.
    """

    event: T
    topic: str
    partition: int
    sequence: int
    key: str | None
    headers: dict[str, bytes]
    timestamp_ms: int


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A record that is not an event of the topic: its place, what is wrong with it, and its bytes."""

    topic: str
    partition: int
    sequence: int
    key: bytes | None
    value: bytes | None
    headers: dict[str, bytes]
    detail: str


@dataclass(frozen=True, slots=True)
class MissingRecords:
    """Records that a subscription had to read and that the log no longer has: its retention deleted them.

    Attributes:
        topic: with its prefix.
        partition: of the topic.
        expected: the offset at which the subscription had to go on, as committed.
        following: the offset at which it goes on: the first one that the log has. It is before ``expected`` if the log
            ends before it, so it was cut, or the topic was made again; then how many are gone is not known.
    """

    topic: str
    partition: int
    expected: int
    following: int

    @property
    def count(self) -> int | None:
        """How many offsets are gone, markers of transactions among them; ``None`` if that is not known."""
        return self.following - self.expected if self.following > self.expected else None


#: Called for a record that could not be read; the subscription then continues with the next record.
BadRecordHandler = Callable[[BadRecord], None]
#: Called for records that are gone; the subscription then continues with the first one that the log has.
MissingRecordsHandler = Callable[[MissingRecords], None]
Handler = Callable[[Received[Any]], Awaitable[None]]


class Subscription:
    """A subscription to a topic, made by :func:`subscribe`. Iterate over it once, or decorate a handler with it."""

    def __init__(
        self,
        topic: str,
        *,
        group: str | None,
        types: Collection[str | type[BaseModel]] | None,
        from_beginning: bool,
        on_bad_record: BadRecordHandler | None,
        on_missing_records: MissingRecordsHandler | None,
        settings: Settings | None,
    ) -> None:
        self._settings = load_settings() if settings is None else settings
        self._topic = f"{self._settings.topic_prefix}{topic}"
        self._adapter, known = _EVENT_TOPICS.get(topic, (_JSON_OBJECT, ()))
        self._types = _names(types, known)
        if group == "":
            raise ConfigurationError("subscribe: the group has no name: give one, or leave it out")
        self._group = None if group is None else f"{self._settings.group_prefix}{group}"
        self._from_beginning = from_beginning
        self._on_bad_record = _log_bad_record if on_bad_record is None else on_bad_record
        self._on_missing_records = on_missing_records
        self._following: AsyncGenerator[Received[Any]] | None = None

    def __call__(self, handler: Handler) -> Callable[[], Awaitable[None]]:
        """Return a coroutine function that runs ``handler`` for every event, until cancelled or the handler raises."""

        async def run() -> None:
            async with self as events:
                async for received in events:
                    await handler(received)

        return run

    async def __aenter__(self) -> AsyncGenerator[Received[Any]]:
        self._following = self._follow()
        return self._following

    async def __aexit__(self, *_: object) -> None:
        if self._following is not None:
            await self._following.aclose()

    def __aiter__(self) -> AsyncGenerator[Received[Any]]:
        return self._follow()

    async def _follow(self) -> AsyncGenerator[Received[Any]]:
        done: dict[TopicPartition, int] = {}
        # With another reset, aiokafka passes records that are gone silently, and with "latest" also those still there.
        options: dict[str, Any] = {"group_id": self._group, "auto_offset_reset": "none"}
        partition_count = 0
        async with AsyncExitStack() as clients:
            keys = await clients.enter_async_context(session_keys(self._settings, lambda: partition_count))
            with giving_up_silent_brokers():
                consumer = await clients.enter_async_context(started_consumer(self._settings, **options))
            try:
                # session-keys has as many.
                partition_count = len(await partitions_of(consumer, self._topic))
            except KafkaError as error:
                raise failure_of(error, self._settings) from error
            if not partition_count:
                raise NotFound(missing_topic(self._settings, self._topic))
            # Only now: of a topic that is not there, a consumer that starts with it waits without an end.
            consumer.subscribe([self._topic])
            committed_at = time.monotonic()
            try:
                while True:
                    batches = await self._batches(consumer, done)
                    for part, records in batches.items():
                        for record in records:
                            received = await self._received(record, keys)
                            if received is not None:
                                yield received
                            # The body asked for the next event, so it has handled this one.
                            done[part] = record.offset + 1
                            if time.monotonic() - committed_at >= _COMMIT_SECONDS:
                                await self._commit(consumer, done)
                                committed_at = time.monotonic()
                    if done and time.monotonic() - committed_at >= _COMMIT_SECONDS:
                        await self._commit(consumer, done)
                        committed_at = time.monotonic()
            finally:
                await self._commit(consumer, done)

    async def _batches(
        self, consumer: AIOKafkaConsumer, done: dict[TopicPartition, int]
    ) -> dict[TopicPartition, list[Any]]:
        """Return the next records, by partition; none if a partition had to be given its place first."""
        try:
            batches: dict[TopicPartition, list[Any]] = await consumer.getmany(timeout_ms=_POLL_MS)
        except NoOffsetForPartitionError as error:
            (part,) = error.args
            following = await self._place(consumer, part)
            if following is not None:
                # At once. Without a committed offset the next member would begin at the end too, which may be later
                # then, and miss the records between.
                done[part] = following
                await self._commit(consumer, done)
        except OffsetOutOfRangeError as error:
            ((part, expected),) = error.args[0].items()
            following = await self._place(consumer, part, expected)
            if following is not None:
                # Committed even if no record comes, so that they are not reported at each start.
                done[part] = following
        except KafkaError as error:
            raise failure_of(error, self._settings) from error
        else:
            return batches
        return {}

    async def _place(
        self, consumer: AIOKafkaConsumer, part: TopicPartition, expected: int | None = None
    ) -> int | None:
        """Let a partition go on at the first offset that the log has; a new group perhaps at its end.

        Args:
            consumer: its position is set.
            part: the partition.
            expected: the offset that the log does not have; ``None`` of a group without a committed offset.

        Returns:
            The offset; ``None`` if the partition cannot be placed now, or has its place already.
        """
        try:
            if expected is None and not self._from_beginning:
                offsets = await consumer.end_offsets([part])
            else:
                offsets = await consumer.beginning_offsets([part])
            if part not in consumer.assignment():
                return None
            # An answer that was under way is for an earlier position.
            if expected is not None:
                async with asyncio.timeout(_RETRY_SECONDS):
                    if await consumer.position(part) != expected:
                        return None
        except (IllegalStateError, TimeoutError):
            return None  # another member has it now, or it was assigned again
        except KafkaError as error:
            log.debug("the beginning of %s is not known yet: %r", part, error)
            await asyncio.sleep(_RETRY_SECONDS)
            return None
        following = int(offsets[part])
        if expected is not None:
            self._report(MissingRecords(part.topic, part.partition, expected, following))
        consumer.seek(part, following)
        return following

    def _report(self, missing: MissingRecords) -> None:
        gone = "some records" if missing.count is None else plural(missing.count, "record")
        log.warning(
            "this subscription has not read %s of %s-%d, which are gone; it goes on at %d",
            gone,
            missing.topic,
            missing.partition,
            missing.following,
            extra={
                "action": "subscription_records_missing",
                "topic": missing.topic,
                "partition": missing.partition,
                "group": self._group,
                "expected": missing.expected,
                "following": missing.following,
                "records": missing.count,
            },
        )
        if self._on_missing_records is not None:
            self._on_missing_records(missing)

    async def _commit(self, consumer: AIOKafkaConsumer, done: dict[TopicPartition, int]) -> None:
        """Commit the handled offsets of partitions still assigned; the others are delivered again, to another member."""
        if self._group is None:
            return
        assigned = {part: offset for part, offset in done.items() if part in consumer.assignment()}
        done.clear()
        if not assigned:
            return
        try:
            await consumer.commit(assigned)
        except KafkaError as error:
            log.warning(
                "could not commit offsets of %s, so some events will be delivered again",
                self._topic,
                extra={"action": "subscription_commit_failed", "error": repr(error)},
            )

    async def _received(self, record: Any, keys: SessionKeyRing | None) -> Received[Any] | None:
        """Return the record's event; ``None`` if it is of another type, a tombstone, or bad, which is reported.

        Raises:
            ConfigurationError: the record is sealed, and no key file is set.
            Retry: Kafka does not answer.
        """
        if record.value is None and self._adapter is _JSON_OBJECT:
            return None  # a tombstone, with which a compacted topic forgets a key
        headers = dict(record.headers)
        # The header saves decoding the records of other types.
        ce_type = headers.get("ce_type")
        if (
            self._types is not None
            and ce_type is not None
            and ce_type.decode(errors="replace") not in self._types
        ):
            return None
        try:
            event = self._adapter.validate_json(await opened_value(record.value or b"", keys))
        except (ValidationError, Unreadable) as error:
            if isinstance(error, ValidationError):
                detail = wrong_field(error.errors(include_url=False, include_input=False)[0])
            elif error.code == "no_key_file":
                # Not one session's problem: a reader that passed it would be given no message at all.
                raise ConfigurationError(f"{self._topic}: {error.detail}") from error
            else:
                detail = f"{error.code}: {error.detail}"
            self._on_bad_record(
                BadRecord(
                    record.topic,
                    record.partition,
                    record.offset,
                    record.key,
                    record.value,
                    headers,
                    "no value" if record.value is None else detail,
                )
            )
            return None
        if self._types is not None and _type_of(event) not in self._types:
            return None
        key = None if record.key is None else record.key.decode(errors="replace")
        return Received(event, record.topic, record.partition, record.offset, key, headers, record.timestamp)


def subscribe(
    topic: str = "session-events",
    *,
    group: str | None = None,
    types: Collection[str | type[BaseModel]] | None = None,
    from_beginning: bool = True,
    on_bad_record: BadRecordHandler | None = None,
    on_missing_records: MissingRecordsHandler | None = None,
    settings: Settings | None = None,
) -> Subscription:
    """Subscribe to a topic and receive its events one by one.

    In a loop::

        async for received in subscribe("session-events", group="audit", types=["AiMessageAdded"]):
            print(received.sequence, received.event.text)

    To leave the loop early, open it with ``async with``, so that the subscription is closed at the end of the block::

        async with subscribe("session-events", group="audit") as events:
            async for received in events: ...

    Or as a decorator, which returns a coroutine function that runs until it is cancelled::

        @subscribe("memory-events", group="sizes", types=["HistoryUpdated"])
        async def watch(received): ...

        await watch()

    Delivery is at least once: an offset is committed when the next event is asked for. An event whose body raised
    or was left is delivered again; after a rebalance or a crash, the last few events are too. Drop events that are
    not newer than the last ``sequence`` you have of a session. Several processes in one group share the partitions.

    Records that the topic's retention deletes before they were read cannot be delivered: the subscription goes on at the
    first record that is still there, logs a warning with their number, and calls ``on_missing_records``.

    Args:
        topic: its name without the prefix; values of topics other than session-events and memory-events are
            returned as dicts, and tombstones are skipped.
        group: the consumer group whose offsets are committed; without a group, no offset is committed.
        types: names or classes of the wanted events; by default all. Other events are skipped, without decoding
            them if their ``ce_type`` header gives their type.
        from_beginning: where a group without a committed offset begins: at the beginning, or at the end if false.
        on_bad_record: called for a record that cannot be read; by default a warning is logged. If it raises, the
            loop raises too, and the record is delivered again.
        on_missing_records: called for records that are gone before they were read, after the warning. If it raises, the
            loop raises too, and they are reported again.
        settings: brokers and prefixes; by default from the environment.

    Raises:
        BrokerUnreachable: no broker answered at the start.
        NotFound: the topic does not exist at the start.
        BadRequest: ``types`` is one text, or no list.
        ConfigurationError: the topic has no events of one of ``types``, the group has no name, or events of the
            topic are sealed and no key file is set.
    """
    return Subscription(
        topic,
        group=group,
        types=types,
        from_beginning=from_beginning,
        on_bad_record=on_bad_record,
        on_missing_records=on_missing_records,
        settings=settings,
    )


def _names(types: Collection[str | type[BaseModel]] | None, known: tuple[str, ...]) -> frozenset[str] | None:
    if types is None:
        return None
    require_list("types", types)
    names = frozenset(item if isinstance(item, str) else item.__name__ for item in types)
    if known and (unknown := names - set(known)):
        raise ConfigurationError(
            f"subscribe: the topic has no events of type {', '.join(sorted(unknown))}; "
            f"its types are {', '.join(known)}"
        )
    return names


def _type_of(event: Any) -> Any:
    return event.get("type") if isinstance(event, dict) else event.type


def _log_bad_record(bad: BadRecord) -> None:
    log.warning(
        "skipped a record that cannot be read: %s",
        bad.detail,
        extra={
            "action": "subscription_bad_record",
            "topic": bad.topic,
            "partition": bad.partition,
            "offset": bad.sequence,
        },
    )
