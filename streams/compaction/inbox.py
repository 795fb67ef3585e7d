"""The consumer of memory-events: schedules sessions that are over a trigger, and commits finished offsets."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import orjson
from aiokafka import ConsumerRebalanceListener, TopicPartition
from aiokafka.errors import IllegalStateError
from pydantic import ValidationError

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory.figures import Figures
from processors.sealing.errors import Unreadable
from schemas.errors import Retry
from schemas.events import CompactionRequested
from schemas.field_names import wrong_fields
from schemas.memory_events import MEMORY_EVENT_ADAPTER, CompactionSkipped, HistoryUpdated, MemoryEvent
from schemas.settings import Settings
from streams.compaction.group_member import commit, join_group
from streams.compaction.offsets import OffsetTracker
from streams.compaction.schedule import Job, Schedule
from streams.engine.clients import stop_client
from streams.engine.record_batches import DamagedLog, pass_skipped
from streams.http.backend import Readiness
from streams.kafka.opened_values import opened_value
from streams.kafka.session_keys import SessionKeyRing

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)

#: How long one poll waits, in milliseconds, and how many records it returns at most.
_POLL_MS: Final = 200
_POLL_RECORDS: Final = 500
#: Seconds between two commits.
_COMMIT_SECONDS: Final = 1.0
#: How often a batch with a wrong checksum is fetched before it is passed, since the network may have damaged it.
_FETCHES_OF_A_BATCH: Final = 5
#: If so many jobs wait, the consumer is paused, so that memory use stays bounded.
MAX_WAITING_JOBS: Final = 2_000

#: The events that this process handles; all others are only committed. No set, because a type may be any JSON value.
_RELEVANT: Final = ("HistoryUpdated", "CompactionRequested", "CompactionSkipped")


OnAbandoned = Callable[[str, int, int, int], None]


class _KeyAway(Retry):
    """Kafka does not answer about the key of a sealed request, at this offset."""

    def __init__(self, offset: int, detail: str) -> None:
        super().__init__(detail)
        self.offset = offset


class Inbox(ConsumerRebalanceListener):  # type: ignore[misc] # aiokafka ships no types
    """One member of the consumer group of compaction.

    An event is finished when nothing needs to be done for it, when the attempt for its session has ended, or when a
    newer event replaced it. The committed offset of a partition is that of its lowest unfinished event. So after a
    crash some events are handled again. That does no harm, because memory applies a summary only in its base epoch.

    Args:
        policy: The worker's settings; a session's own triggers come with its events.
        tracker: Knows the unfinished events.
        schedule: Runs the jobs.
        on_emptied: Called when a memory has no messages any more: it was cleared, or its session ended.
        on_made_anew: Called when the topics were deleted and created again: sequences begin at 0.
        keys: Open sealed requests; None without encryption.
        on_abandoned: Called with what an abandoned compaction cost, by whichever worker: session, tokens, and the offset
            and timestamp of the record.
    """

    def __init__(
        self,
        settings: Settings,
        policy: CompactionPolicy,
        tracker: OffsetTracker,
        schedule: Schedule,
        on_emptied: Callable[[], None] | None = None,
        keys: SessionKeyRing | None = None,
        on_made_anew: Callable[[], None] = lambda: None,
        on_abandoned: OnAbandoned = lambda _session_id, _tokens, _offset, _timestamp_ms: None,
    ) -> None:
        self._on_abandoned = on_abandoned
        self._on_emptied = on_emptied
        self._on_made_anew = on_made_anew
        self._keys = keys
        self._settings = settings
        self._policy = policy
        self._tracker = tracker
        self._schedule = schedule
        self._topic = settings.topics.memory_events
        self._assigned: frozenset[int] | None = None
        self._paused = False
        self._commit_at = 0.0
        self._consumer: AIOKafkaConsumer | None = None
        self._damaged: dict[tuple[int, int, str], int] = {}
        self._waits_at: dict[int, int] = {}
        # By partition, the highest offset that this worker committed: nothing before it comes again.
        self._committed_to: dict[int, int] = {}

    async def start(self) -> None:
        """Join the consumer group.

        Raises:
            BrokerUnreachable: No broker answered.
        """
        self._consumer = await join_group(
            self._settings, self._settings.group("compaction"), self._topic, self, process="compaction"
        )

    async def run(self) -> None:
        """Consume events until cancelled."""
        consumer = self._consumer
        assert consumer is not None
        while True:
            self._pause_or_resume(consumer)
            try:
                batches = await consumer.getmany(timeout_ms=_POLL_MS, max_records=_POLL_RECORDS)
            except DamagedLog as error:
                await self._pass_if_damaged(consumer, error)
                await asyncio.sleep(_POLL_MS / 1_000)
                continue
            assigned = self._assigned
            for place, records in batches.items():
                # While a key was looked up the group may have rebalanced; what was not taken is read again then.
                if self._assigned is assigned and self._tracker.owns(place.partition):
                    await self._take_or_wait(consumer, place, records)
            if time.monotonic() >= self._commit_at:
                self._commit_at = time.monotonic() + _COMMIT_SECONDS
                # The consumer's position is behind all that was fetched, also what a rebalance kept from being taken.
                if assigned is not None and self._assigned is assigned:
                    self._skip_control_records(consumer)
                await self._commit()

    async def stop(self) -> None:
        """Commit finished offsets and leave the consumer group."""
        consumer, self._consumer = self._consumer, None
        if consumer is not None:
            await self._commit(consumer)
            await stop_client(consumer)

    def ready(self) -> Readiness:
        """Return that this process is ready once it has an assignment, even one without partitions."""
        if self._assigned is None:
            return Readiness(False, "no partitions assigned yet")
        return Readiness(True, f"compacting sessions of partitions {sorted(self._assigned)}")

    # Assignment

    # aiokafka awaits the results of these methods, although its own signatures do not say so.
    async def on_partitions_revoked(  # pyright: ignore[reportIncompatibleMethodOverride]
        self,
        revoked: Iterable[TopicPartition],  # noqa: ARG002 - an eager protocol names all partitions
    ) -> None:
        """Commit finished offsets; running attempts continue, because their partitions often stay."""
        self._assigned = None
        await self._commit()

    async def on_partitions_assigned(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, assigned: Iterable[TopicPartition]
    ) -> None:
        """Continue with the partitions that stay, and stop attempts of those that other workers own now."""
        partitions = frozenset(place.partition for place in assigned)
        self._assigned = partitions
        self._paused = False
        self._tracker.assigned(partitions)
        self._schedule.keep_only(partitions)
        log.info(
            "compacting sessions of partitions %s",
            sorted(partitions),
            extra={"action": "compaction_assigned", "partitions": sorted(partitions)},
        )

    # Events

    async def _take_or_wait(
        self, consumer: AIOKafkaConsumer, place: TopicPartition, records: Iterable[Any]
    ) -> None:
        """Take records; those from the first one whose key cannot be looked up now come again with a later poll."""
        assigned = self._assigned
        try:
            await self._take(place.partition, records)
        except _KeyAway as away:
            if self._waits_at.get(place.partition) != away.offset:
                self._waits_at[place.partition] = away.offset
                log.warning(
                    "a sealed request of partition %d waits for its key: %s",
                    place.partition,
                    away.detail,
                    extra={"action": "compaction_waits_for_key", "partition": place.partition},
                )
            # After a new assignment it is read again from what is committed.
            if self._assigned is assigned:
                with suppress(IllegalStateError):
                    consumer.seek(place, away.offset)
            await asyncio.sleep(_POLL_MS / 1_000)

    async def _take(self, partition: int, records: Iterable[Any]) -> None:
        assigned = self._assigned
        for record in records:
            if record.offset < self._committed_to.get(partition, 0):
                self._made_anew(partition, record.offset)
            try:
                event = await _decode(record, self._keys)
            except Retry as error:
                raise _KeyAway(record.offset, error.detail) from error
            if self._assigned is not assigned or not self._tracker.owns(partition):
                return  # a rebalance while a key was looked up: the new owner reads these records
            if isinstance(event, HistoryUpdated):
                if event.message_count == 0 and self._on_emptied is not None:
                    self._on_emptied()
                figures, policy = _figures(event), self._policy_for(event)
                if trigger(figures, policy) is None:
                    # A user's message after the answer that triggered leaves that trigger: memory is no smaller.
                    if figures.answered or trigger(figures._replace(answered=True), policy) is None:
                        self._schedule.withdraw(event.session_id)
                else:
                    pending = self._tracker.begin(partition, record.offset)
                    self._schedule.add(
                        Job(event.session_id, partition, sequence=event.sequence, offsets=[pending])
                    )
            elif isinstance(event, CompactionRequested):
                pending = self._tracker.begin(partition, record.offset)
                self._schedule.add(Job(event.session_id, partition, request=event, offsets=[pending]))
            elif isinstance(event, CompactionSkipped) and event.tokens:
                self._on_abandoned(event.session_id, event.tokens, record.offset, record.timestamp)
            self._tracker.skip_to(partition, record.offset + 1)

    def _made_anew(self, partition: int, offset: int) -> None:
        """Forget what is known of a topic that has offsets again that this worker has committed."""
        log.warning(
            "partition %d of %s begins again: offset %d came, and %d was committed. It was created again, or the "
            "offsets of the group were set back",
            partition,
            self._topic,
            offset,
            self._committed_to[partition],
            extra={"action": "memory_events_made_anew", "partition": partition},
        )
        self._committed_to.clear()
        self._on_made_anew()

    async def _pass_if_damaged(self, consumer: AIOKafkaConsumer, error: DamagedLog) -> None:
        """Pass a batch that is damaged at every fetch: memory announces again what was in it.

        Raises:
            DamagedLog: The header of the batch is damaged too, so its end is not known.
        """
        batch = error.batch
        place = TopicPartition(batch.topic, batch.partition)
        found = batch.partition, batch.offset, batch.sha256
        self._damaged[found] = self._damaged.get(found, 0) + 1
        if self._damaged[found] < _FETCHES_OF_A_BATCH:
            return
        end = (await consumer.end_offsets([place]))[place]
        if not batch.offset <= await consumer.position(place) < batch.next_offset <= end:
            raise error
        del self._damaged[found]
        pass_skipped(batch.topic, batch.partition, batch.offset, batch.sha256)
        log.warning(
            "passed a damaged record batch at %s-%d offsets %d to %d: memory announces its sessions again",
            batch.topic,
            batch.partition,
            batch.offset,
            batch.next_offset - 1,
            extra={"action": "memory_event_unreadable", "partition": batch.partition},
        )

    def _policy_for(self, event: HistoryUpdated) -> CompactionPolicy:
        own = event.compaction
        return self._policy if own is None else self._policy.overlaid(own.model_dump(exclude_unset=True))

    def _pause_or_resume(self, consumer: AIOKafkaConsumer) -> None:
        """Pause the consumer while too many jobs wait; polling continues, or the worker would lose its membership."""
        full = self._schedule.jobs_waiting >= MAX_WAITING_JOBS
        if full != self._paused:
            self._paused = full
            (consumer.pause if full else consumer.resume)(*consumer.assignment())

    def _skip_control_records(self, consumer: AIOKafkaConsumer) -> None:
        """Count what the consumer has passed without a record as consumed, or an idle group would lag by one for ever.

        The end of a transaction is a record of its own, which no consumer returns.
        """
        # None before the first subscription, which aiokafka's types do not say.
        subscription: Any = consumer._subscription.subscription
        assignment = None if subscription is None else subscription.assignment
        states = {} if assignment is None else assignment._tp_state
        for place, state in states.items():
            # All records before the position were taken, since the assignment is still that of the last poll.
            if state.has_valid_position and self._tracker.owns(place.partition):
                self._tracker.skip_to(place.partition, state.position)

    async def _commit(self, consumer: AIOKafkaConsumer | None = None) -> None:
        consumer = consumer or self._consumer
        offsets = self._tracker.committable()
        if consumer is None or not offsets:
            return
        failure = await commit(
            consumer, {TopicPartition(self._topic, part): at for part, at in offsets.items()}
        )
        if failure is None:
            self._tracker.committed(offsets)
            for partition, offset in offsets.items():
                self._committed_to[partition] = max(offset, self._committed_to.get(partition, 0))


async def _decode(record: Any, keys: SessionKeyRing | None) -> MemoryEvent | None:
    """Return the event if this process handles it; an unreadable one is skipped, since memory announces again.

    Raises:
        Retry: Kafka does not answer about the key of a sealed request.
    """
    try:
        fields = orjson.loads(record.value or b"null")
        if not isinstance(fields, dict) or fields.get("type") not in _RELEVANT:
            return None
        event: MemoryEvent = MEMORY_EVENT_ADAPTER.validate_json(await opened_value(record.value, keys))
    except Unreadable as unreadable:
        log.warning(
            "skipped a request for compaction that cannot be opened: %s",
            unreadable.detail,
            extra={
                "action": "memory_event_unreadable",
                "session_id": unreadable.session_id,
                "partition": record.partition,
                "error": unreadable.code,
            },
        )
        return None
    except (ValueError, ValidationError) as error:
        log.warning(
            "skipped an unreadable record at %s-%d offset %d: %s",
            record.topic,
            record.partition,
            record.offset,
            wrong_fields(error) if isinstance(error, ValidationError) else "the value is not JSON",
            extra={"action": "memory_event_unreadable", "partition": record.partition},
        )
        return None
    return event


def _figures(event: HistoryUpdated) -> Figures:
    return Figures(
        event.size_bytes,
        event.message_count,
        event.context_fraction,
        event.compacted_to,
        # A HistoryUpdated without messages is a reminder.
        not event.messages or any(message.type == "AiMessageAdded" for message in event.messages),
        event.last_input_tokens,
    )
