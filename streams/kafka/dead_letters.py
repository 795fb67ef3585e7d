"""Reads the dead-letter topic and publishes its records again."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import logging
import re
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import orjson
from aiokafka import TopicPartition
from aiokafka.errors import KafkaError

from processors.counts_and_shares import plural
from processors.kafka.dead_letter import (
    Replayed,
    ReplayedRecords,
    dead_letter_headers,
    parse_dead_letter,
    replayed_in,
    replayed_letter,
    why_no_event,
    why_of_no_session,
)
from processors.sealing.sealed_event import has_content, seal_event, sealed_fields
from schemas.dead_letter import REMEDIES, DeadLetter
from schemas.errors import BadRequest, NotFound, PublishFailed, SessionstreamError
from schemas.settings import Settings
from streams.kafka.clients import started_consumer, started_producer
from streams.kafka.failures import denied, failure_of, missing_topic
from streams.kafka.opened_values import session_keys
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.topic_reader import partitions_of, read_range

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer, AIOKafkaProducer

log = logging.getLogger(__name__)

#: Offsets per partition that the first scan reads; the control records of transactions take offsets too.
_FIRST_SCAN_OFFSETS: Final = 256
#: Limits of a bounded scan: records of all partitions together, and about how many bytes of their values.
MAX_SCANNED_RECORDS: Final = 20_000
MAX_SCANNED_BYTES: Final = 256 * 1024 * 1024


class NoDeadLetters(BadRequest):
    """There is no dead-letter topic: the caller creates the topics, or shows that no record was refused."""

    error_code = "no_dead_letter_topic"


class StoredDeadLetter(NamedTuple):
    """A dead letter and its position in the dead-letter topic.

    ``replayed_as`` is where its record was published again, as ``partition:offset`` of its source topic; by this letter
    or by another one of the same record. Only a scan knows that: it is None after :func:`fetch`.
    """

    partition: int
    offset: int
    timestamp_ms: int
    dead_letter: DeadLetter
    replayed_as: str | None = None

    @property
    def place(self) -> str:
        """The name of the dead letter in commands and over HTTP: ``partition:offset``."""
        return f"{self.partition}:{self.offset}"


#: The name of a dead letter; partition and offset have so many digits at most.
PLACE_PATTERN: Final = "^[0-9]{1,5}:[0-9]{1,18}$"


def parse_place(text: str) -> tuple[int, int] | None:
    """Return the partition and the offset of a dead letter by its name; ``None`` if it is no such name."""
    if re.fullmatch(PLACE_PATTERN, text) is None:
        return None
    partition, _, offset = text.partition(":")
    return int(partition), int(offset)


#: Called with a letter that was published again, and its new partition and offset.
OnReplayed = Callable[[StoredDeadLetter, int, int], None]


class NewestDeadLetters(NamedTuple):
    """Dead letters, newest first. ``complete`` is false if older ones may exist beyond the limit of the scan."""

    dead_letters: list[StoredDeadLetter]
    complete: bool


async def newest(settings: Settings, *, limit: int, error_code: str | None = None) -> list[StoredDeadLetter]:
    """Return the newest dead letters, newest first, at most ``limit``; see :func:`scan_newest`."""
    return (await scan_newest(settings, limit=limit, error_code=error_code)).dead_letters


async def scan_newest(
    settings: Settings, *, limit: int, error_code: str | None = None, bounded: bool = False
) -> NewestDeadLetters:
    """Read the newest dead letters, newest first, at most ``limit``; only these are kept whole.

    The scan goes back only as far as necessary, so a topic with millions of records is answered at once. Other letters
    of the same records tell what was replayed. There is a second scan for them only if the first one did not go so far
    back, or came by more than :data:`MAX_SCANNED_RECORDS` letters, of which it keeps where they are from.

    Args:
        settings: name the cluster and its topics.
        limit: most dead letters to return.
        error_code: only dead letters with this code; None: all.
        bounded: stop the scan at about :data:`MAX_SCANNED_RECORDS` and :data:`MAX_SCANNED_BYTES`, and then a second one,
            for other letters of the same records.

    Raises:
        BrokerUnreachable: no broker answered.
        NoDeadLetters: the topic does not exist.
    """
    topic = settings.topics.dead_letters
    async with started_consumer(settings) as consumer:
        partitions = await _partitions(consumer, settings, topic)
        begins = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        depth, scanned_bytes, until = max(limit, _FIRST_SCAN_OFFSETS), 0, dict(ends)
        # A heap by age; no two entries have the same offset and partition.
        kept: list[tuple[int, int, int, StoredDeadLetter]] = []
        replayed: dict[str, str] = {}
        # Without their values, which are large. Of more letters, the topic is read again.
        seen: dict[str, StoredDeadLetter] = {}
        while True:
            starts = {part: max(begins[part], ends[part] - depth) for part in partitions}
            replayed_here: dict[str, str] = {}
            async for record in read_range(consumer, starts, until):
                scanned_bytes += len(record.value or b"")
                item = _stored(record)
                # It is behind its letter, in the same partition: no scan finds the letter alone.
                if (about := replayed_in(item.dead_letter)) is not None:
                    replayed_here[about.letter] = about.as_record
                    continue
                if len(seen) <= MAX_SCANNED_RECORDS:
                    letter = item.dead_letter._replace(key=None, value=None, headers=(), error_detail="")
                    seen[item.place] = item._replace(dead_letter=letter)
                if error_code in {None, item.dead_letter.error_code}:
                    heapq.heappush(kept, (item.timestamp_ms, item.offset, item.partition, item))
                    if len(kept) > limit:
                        heapq.heappop(kept)
            # Each scan is of older records than the one before.
            replayed = replayed_here | replayed
            complete = len(kept) >= limit or starts == begins
            # The next scan reads four times as much, so the limits are checked for that amount.
            too_far = (
                depth * 4 * len(partitions) > MAX_SCANNED_RECORDS or scanned_bytes * 4 > MAX_SCANNED_BYTES
            )
            if complete or (bounded and too_far):
                break
            depth, until = depth * 4, starts
        letters = [
            item._replace(replayed_as=replayed.get(item.place)) for *_, item in sorted(kept, reverse=True)
        ]
        others = await _others_since(consumer, letters, begins, ends, bounded=bounded)
        is_deep_enough = all(others[part] >= starts[part] for part in partitions)
        if is_deep_enough and len(seen) <= MAX_SCANNED_RECORDS:
            records = ReplayedRecords()
            for place, as_record in replayed.items():
                if (other := seen.get(place)) is not None:
                    records.add(other.dead_letter, other.timestamp_ms, as_record)
            letters = _with_records(letters, records)
        elif replayed or not is_deep_enough:
            letters = await _with_replays_of_others(consumer, letters, others, ends, bounded=bounded)
    return NewestDeadLetters(letters, complete)


async def _others_since(
    consumer: AIOKafkaConsumer,
    letters: Sequence[StoredDeadLetter],
    begins: Mapping[TopicPartition, int],
    ends: Mapping[TopicPartition, int],
    *,
    bounded: bool,
) -> dict[TopicPartition, int]:
    """Return from which offsets the topic may have other letters of these letters' records: none is older than them."""
    since_ms = [
        item.dead_letter.source_timestamp_ms
        for item in letters
        if item.replayed_as is None and item.dead_letter.source_timestamp_ms is not None
    ]
    if not since_ms:
        return dict(ends)
    first = await consumer.offsets_for_times(dict.fromkeys(ends, max(0, min(since_ms))))
    most = MAX_SCANNED_RECORDS // len(ends)
    return {
        part: end
        if (found := first[part]) is None
        else max(found.offset, begins[part], end - most if bounded else 0)
        for part, end in ends.items()
    }


async def _with_replays_of_others(
    consumer: AIOKafkaConsumer,
    letters: list[StoredDeadLetter],
    starts: Mapping[TopicPartition, int],
    ends: Mapping[TopicPartition, int],
    *,
    bounded: bool,
) -> list[StoredDeadLetter]:
    """Return the letters, with where another letter of the same record was published again."""
    wanted = {_source_place(item) for item in letters if item.replayed_as is None}
    candidates: dict[str, StoredDeadLetter] = {}
    records = ReplayedRecords()
    scanned_bytes = 0
    async with aclosing(read_range(consumer, starts, ends)) as found:
        async for record in found:
            scanned_bytes += len(record.value or b"")
            if bounded and scanned_bytes > MAX_SCANNED_BYTES:
                break
            item = _stored(record)
            if (about := replayed_in(item.dead_letter)) is None:
                if _source_place(item) in wanted:
                    candidates[item.place] = item
            elif (other := candidates.get(about.letter)) is not None:
                records.add(other.dead_letter, other.timestamp_ms, about.as_record)
    return _with_records(letters, records)


def _with_records(letters: list[StoredDeadLetter], records: ReplayedRecords) -> list[StoredDeadLetter]:
    return [
        item
        if item.replayed_as is not None
        else item._replace(replayed_as=records.as_record(item.dead_letter))
        for item in letters
    ]


def _source_place(item: StoredDeadLetter) -> tuple[str, int, int]:
    letter = item.dead_letter
    return letter.source_topic, letter.source_partition, letter.source_offset


async def fetch(settings: Settings, partition: int, offset: int) -> StoredDeadLetter:
    """Read one dead letter.

    Raises:
        BrokerUnreachable: no broker answered.
        NotFound: there is no dead letter at this position, or no longer.
    """
    topic = settings.topics.dead_letters
    record = await _fetch_record(settings, topic, partition, offset)
    item = None if record is None else _stored(record)
    if item is None or replayed_in(item.dead_letter) is not None:
        raise NotFound(
            f"no dead letter at {partition}:{offset} of {topic}; see `sessionstream dead-letters list`"
        )
    return item


async def original_value(settings: Settings, dead_letter: DeadLetter) -> bytes | None:
    """Return the whole original value: the dead letter's, or the source record's if that one was cut.

    Raises:
        BadRequest: the source record no longer exists, or is another one.
    """
    if not dead_letter.is_cut:
        return dead_letter.value
    topic, partition, offset = (
        dead_letter.source_topic,
        dead_letter.source_partition,
        dead_letter.source_offset,
    )
    record = await _fetch_record(settings, topic, partition, offset)
    if (
        record is None
        or record.value is None
        or hashlib.sha256(record.value).hexdigest() != dead_letter.sha256
    ):
        raise BadRequest(
            f"the dead letter has only the first part of its value, and the whole value is no longer at "
            f"{topic} {partition}:{offset}; give it with --value-file"
        )
    value: bytes = record.value
    return value


class ReplayReport(NamedTuple):
    """What :func:`replay_all` did.

    Attributes:
        replayed: Letters that were published again.
        already: Letters that were passed by: they had been replayed before, or another letter of the same record was.
        refused: Letters that cannot be published again as they are.
        no_events: Letters that were passed by, because what they have can be no event: it would only be refused again.
    """

    replayed: int
    already: int
    refused: int
    no_events: int = 0


async def replay(
    settings: Settings,
    dead_letters: Sequence[StoredDeadLetter],
    *,
    key: bytes | None = None,
    value: bytes | None = None,
    on_replayed: OnReplayed | None = None,
) -> list[tuple[StoredDeadLetter, int, int]]:
    """Publish the original records again, to their source topics; the key decides the partition.

    Each replay is recorded in the dead-letter topic; see :attr:`StoredDeadLetter.replayed_as`.

    Args:
        settings: name the cluster and its topics.
        dead_letters: the dead letters to publish, in this order.
        key: replaces the original key.
        value: replaces the original value.
        on_replayed: called for each as soon as it is published.

    Returns:
        Each dead letter with the new partition and offset of its record.

    Raises:
        BrokerUnreachable: no broker answered.
        BadRequest: a cut value cannot be completed, or a record would be refused for its key again; nothing was
            published.
        PublishFailed: a record was not acknowledged; those before it were.
        Unreadable: the key file is wrong for the session of a plain record, which would have to be sealed.
    """
    placed: list[tuple[StoredDeadLetter, int, int]] = []
    async with _replayer(settings, key, value) as replayer:
        contents = [await replayer.content_of(item) for item in dead_letters]
        for item, content in zip(dead_letters, contents, strict=True):
            reason = why_of_no_session(_key_of(item, key), content)
            if reason is not None:
                raise BadRequest(f"{item.place} would be refused again: {reason}; {REMEDIES['key_mismatch']}")
        for item, content in zip(dead_letters, contents, strict=True):
            placed.append((item, *await replayer.publish(item, content)))
            if on_replayed is not None:
                on_replayed(*placed[-1])
    return placed


async def replay_all(
    settings: Settings,
    *,
    error_code: str | None = None,
    again: bool = False,
    key: bytes | None = None,
    on_replayed: OnReplayed,
    on_refused: Callable[[StoredDeadLetter, str], None],
    on_no_event: Callable[[StoredDeadLetter, str], None],
) -> ReplayReport:
    """Publish all dead letters again that the topic has now, in their order within a partition; see :func:`replay`.

    A letter whose record was replayed already is passed by, also if it was another letter of the same record: when
    everything is folded again, each refused record gets one more. So is a letter that can be no event, or none of its
    session: published again, it would become a dead letter that the next call publishes again.

    The topic is read for what was replayed already, for the records of these letters, and then letter by letter. Only
    letters that were published again take memory beside one bit each: for each of them one number by its offset.

    Args:
        settings: name the cluster and its topics.
        error_code: only dead letters with this code; None: all.
        again: also those that were replayed already.
        key: replaces the original keys.
        on_replayed: called for each letter as soon as it is published, with its new partition and offset.
        on_refused: called for each letter that cannot be published as it is, with the reason; the others go on.
        on_no_event: called for each letter that can be no event, or none of its session, with the reason.

    Raises:
        BrokerUnreachable: no broker answered.
        NoDeadLetters: the topic does not exist.
        PublishFailed: a letter was not acknowledged, or could not be read; the message says how many were published
            before it, and how to go on.
    """
    counts = ReplayReport(0, 0, 0)
    async with AsyncExitStack() as stack:
        consumer = await stack.enter_async_context(started_consumer(settings))
        partitions = await _partitions(consumer, settings, settings.topics.dead_letters)
        begins = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        done, records_done = _Offsets(begins, ends), ReplayedRecords()
        if not again:
            await _note_replayed(consumer, begins, ends, done, records_done)
        replayer = await stack.enter_async_context(_replayer(settings, key, None))
        records = await stack.enter_async_context(aclosing(read_range(consumer, begins, ends)))
        try:
            async for record in records:
                item = _stored(record)
                code = item.dead_letter.error_code
                if replayed_in(item.dead_letter) is not None or error_code not in {None, code}:
                    continue
                if not again and (item.place in done or records_done.has(item.dead_letter)):
                    counts = counts._replace(already=counts.already + 1)
                    continue
                try:
                    content = await replayer.content_of(item)
                except BadRequest as error:
                    counts = counts._replace(refused=counts.refused + 1)
                    on_refused(item, error.detail)
                    continue
                reason = why_no_event(content) or why_of_no_session(_key_of(item, key), content)
                if reason is not None:
                    counts = counts._replace(no_events=counts.no_events + 1)
                    on_no_event(item, reason)
                    continue
                on_replayed(item, *await replayer.publish(item, content))
                records_done.add(item.dead_letter, item.timestamp_ms)
                counts = counts._replace(replayed=counts.replayed + 1)
        except (SessionstreamError, KafkaError) as error:
            failure = failure_of(error, settings) if isinstance(error, KafkaError) else error
            go_on = (
                "give those that are left by their names: the same command publishes all once more"
                if again
                else "run the same command again: it passes by what was replayed"
            )
            raise PublishFailed(
                f"{failure.detail}; {plural(counts.replayed, 'dead letter was', 'dead letters were')} replayed before; "
                f"{go_on}",
                events=(),
            ) from error
    return counts


class _Offsets:
    """A set of places of a topic, with one bit for each offset."""

    def __init__(self, begins: Mapping[TopicPartition, int], ends: Mapping[TopicPartition, int]) -> None:
        self._begins = {part.partition: begin for part, begin in begins.items()}
        self._bits = {part.partition: bytearray((ends[part] - begins[part]) // 8 + 1) for part in begins}

    def add(self, place: str) -> None:
        if (bit := self._bit(place)) is not None:
            bits, byte, mask = bit
            bits[byte] |= mask

    def __bool__(self) -> bool:
        return any(map(any, self._bits.values()))

    def __contains__(self, place: str) -> bool:
        bit = self._bit(place)
        return bit is not None and bool(bit[0][bit[1]] & bit[2])

    def _bit(self, place: str) -> tuple[bytearray, int, int] | None:
        """Return where the bit of a place is; None if the topic has no such place, or no longer."""
        parsed = parse_place(place)
        if parsed is None or parsed[0] not in self._bits:
            return None
        bits, number = self._bits[parsed[0]], parsed[1] - self._begins[parsed[0]]
        return (bits, number // 8, 1 << number % 8) if 0 <= number < len(bits) * 8 else None


async def _note_replayed(
    consumer: AIOKafkaConsumer,
    begins: Mapping[TopicPartition, int],
    ends: Mapping[TopicPartition, int],
    letters: _Offsets,
    records: ReplayedRecords,
) -> None:
    """Add the letters of the topic that were replayed already, and the records of these letters."""
    async for record in read_range(consumer, begins, ends):
        if (about := replayed_in(_stored(record).dead_letter)) is not None:
            letters.add(about.letter)
    if letters:
        async for record in read_range(consumer, begins, ends):
            if (item := _stored(record)).place in letters:
                records.add(item.dead_letter, item.timestamp_ms)


@asynccontextmanager
async def _replayer(settings: Settings, key: bytes | None, value: bytes | None) -> AsyncGenerator[_Replayer]:
    partition_count = 0
    async with (
        session_keys(settings, lambda: partition_count) as keys,
        started_producer(settings) as producer,
    ):
        if keys is not None:
            partition_count = len(await producer.partitions_for(settings.topics.session_events))
        yield _Replayer(settings, producer, keys, key, value)


class _Replayer:
    """Publishes dead letters again, one at a time; ``key`` and ``value`` replace the original ones."""

    def __init__(
        self,
        settings: Settings,
        producer: AIOKafkaProducer,
        keys: SessionKeyRing | None,
        key: bytes | None,
        value: bytes | None,
    ) -> None:
        self._settings = settings
        self._producer = producer
        self._keys = keys
        self._key = key
        self._value = value

    async def content_of(self, item: StoredDeadLetter) -> bytes | None:
        """Return the value to publish, sealed with encryption.

        Raises:
            BadRequest: the letter cannot be published as it is.
            Unreadable: the key file is wrong for the session of a plain record, which would have to be sealed.
        """
        letter = item.dead_letter
        if letter.error_code == "unreadable" and (self._key is None or self._value is None):
            raise BadRequest(
                f"{item.place} replaces a whole batch that cannot be read, so its records are not known; "
                "give one record with --key and --value-file, or publish the records again from their source"
            )
        given = self._value if self._value is not None else await original_value(self._settings, letter)
        key = _key_of(item, self._key)
        if key is None and given is None:
            raise BadRequest(f"{item.place} has neither key nor value, so there is nothing to publish")
        return await sealed_value(given, key, self._keys)

    async def publish(self, item: StoredDeadLetter, content: bytes | None) -> tuple[int, int]:
        """Publish a letter with a value of :meth:`content_of`, and record that; return its new partition and offset.

        Raises:
            PublishFailed: it was not acknowledged.
        """
        timeout_seconds = self._settings.publish.timeout_seconds
        topic = item.dead_letter.source_topic or self._settings.topics.session_events
        try:
            # An idempotent producer never gives up by itself.
            async with asyncio.timeout(timeout_seconds):
                metadata = await self._producer.send_and_wait(
                    topic, value=content, key=_key_of(item, self._key), headers=list(item.dead_letter.headers)
                )
        except TimeoutError as error:
            raise PublishFailed(
                f"{item.place} was not acknowledged within {timeout_seconds:g} seconds; it may have been published",
                events=(),
            ) from error
        except KafkaError as error:
            refused = denied(error, f"write to topic {topic}")
            reason = repr(error) if refused is None else refused.detail
            raise PublishFailed(f"{item.place} was not published: {reason}", events=()) from error
        await _record_replay(self._producer, self._settings, item, metadata)
        log.info(
            "dead letter replayed",
            extra={"action": "dead_letter_replayed", "partition": item.partition, "offset": item.offset},
        )
        return metadata.partition, metadata.offset


def _key_of(item: StoredDeadLetter, key: bytes | None) -> bytes | None:
    """Return the key with which a letter is published again; ``key`` replaces the original one."""
    return key if key is not None else item.dead_letter.key


async def _record_replay(
    producer: AIOKafkaProducer, settings: Settings, item: StoredDeadLetter, metadata: Any
) -> None:
    topic = settings.topics.dead_letters
    replayed = Replayed(item.place, f"{metadata.partition}:{metadata.offset}")
    record = replayed_letter(replayed, topic=topic, source_topic=metadata.topic)
    try:
        async with asyncio.timeout(settings.publish.timeout_seconds):
            await producer.send_and_wait(
                topic, key=record.key, headers=dead_letter_headers(record), partition=item.partition
            )
    except (KafkaError, TimeoutError) as error:
        # The event is published: that this is not recorded, as without the right to write there, undoes nothing.
        log.error(  # noqa: TRY400 - a line for the user of a command
            "%s was published again, which could not be recorded in %s: `replay --all` would publish it once more (%r)",
            item.place,
            topic,
            error,
            extra={"action": "replay_not_recorded", "partition": item.partition, "offset": item.offset},
        )


async def sealed_value(value: bytes | None, key: bytes | None, keys: SessionKeyRing | None) -> bytes | None:
    """Return a value as a publisher sends it: sealed, with encryption. What is no event stays as it is."""
    if keys is None or value is None or sealed_fields(value) is not None:
        return value
    try:
        fields = orjson.loads(value)
    except orjson.JSONDecodeError:
        return value
    if not isinstance(fields, dict) or key is None or str(fields.get("session_id")).encode() != key:
        return value
    if not has_content(fields):
        return value
    return seal_event(value, await keys.key_to_seal(str(fields["session_id"])), keys.nonce())


def _stored(record: Any) -> StoredDeadLetter:
    dead_letter = parse_dead_letter(record.key, record.value, record.headers)
    return StoredDeadLetter(record.partition, record.offset, record.timestamp, dead_letter)


async def _partitions(consumer: AIOKafkaConsumer, settings: Settings, topic: str) -> list[TopicPartition]:
    partitions = await partitions_of(consumer, topic)
    if not partitions:
        raise NoDeadLetters(missing_topic(settings, topic))
    return partitions


async def _fetch_record(settings: Settings, topic: str, partition: int, offset: int) -> Any | None:
    async with started_consumer(settings) as consumer:
        part = TopicPartition(topic, partition)
        if part not in await _partitions(consumer, settings, topic):
            return None
        begins, ends = await consumer.beginning_offsets([part]), await consumer.end_offsets([part])
        if not begins[part] <= offset < ends[part]:
            return None
        records = [record async for record in read_range(consumer, {part: offset}, {part: offset + 1})]
    return records[0] if records else None
