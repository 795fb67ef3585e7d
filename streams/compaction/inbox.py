"""The consumer of memory-events: takes events off, hands sessions over triggers on, commits what is finished."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import orjson
from aiokafka import ConsumerRebalanceListener, TopicPartition
from aiokafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from aiokafka.errors import CommitFailedError, IllegalStateError, KafkaError
from pydantic import ValidationError

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory.figures import Figures
from schemas.events import CompactionRequested
from schemas.memory_events import MEMORY_EVENT_ADAPTER, HistoryUpdated, MemoryEvent
from schemas.settings import Settings
from streams.compaction.offsets import OffsetLedger
from streams.compaction.schedule import Job, Schedule
from streams.engine.clients import stop_client
from streams.http.backend import Readiness
from streams.kafka.clients import make_consumer, unreachable

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)

#: How long one poll waits, in milliseconds, and how many records it brings at most.
_POLL_MS: Final = 200
_POLL_RECORDS: Final = 500
#: Seconds between two commits.
_COMMIT_SECONDS: Final = 1.0
#: Jobs that may wait at once; beyond it nothing more is taken off, so that what is in hand stays bounded.
MOST_WAITING: Final = 2_000

#: What concerns this process; the rest it only counts past.
_RELEVANT: Final = frozenset({"HistoryUpdated", "CompactionRequested"})


class Inbox(ConsumerRebalanceListener):  # type: ignore[misc] # aiokafka ships no types
    """One member of the compaction group.

    An event is finished when nothing needs to be done for it, when its session was looked at, or when a newer
    one took its place. What lies before the lowest unfinished one of a partition is committed, so after a crash
    some events are looked at again: the epoch they were made from keeps that from doing harm.

    Args:
        policy: The worker's settings; triggers of a session's own come with its events.
        ledger: Keeps what is not finished.
        schedule: Where work goes.
    """

    def __init__(
        self, settings: Settings, policy: CompactionPolicy, ledger: OffsetLedger, schedule: Schedule
    ) -> None:
        self._settings = settings
        self._policy = policy
        self._ledger = ledger
        self._schedule = schedule
        self._topic = settings.topics.memory_events
        self._assigned: frozenset[int] | None = None
        self._paused = False
        self._commit_at = 0.0
        self._consumer: AIOKafkaConsumer | None = None

    async def start(self) -> None:
        """Join the group.

        Raises:
            BrokerUnreachable: no broker answered.
        """
        settings = self._settings
        consumer = make_consumer(
            settings,
            group_id=settings.group("compaction"),
            session_timeout_ms=int(settings.session_timeout_seconds * 1_000),
            heartbeat_interval_ms=int(settings.heartbeat_seconds * 1_000),
            partition_assignment_strategy=[StickyPartitionAssignor],
        )
        consumer.subscribe([self._topic], listener=self)
        try:
            await consumer.start()
        except (KafkaError, OSError) as error:
            await stop_client(consumer)
            raise unreachable(settings, error) from error
        self._consumer = consumer

    async def run(self) -> None:
        """Take events off until cancelled."""
        consumer = self._consumer
        assert consumer is not None
        while True:
            self._pause_or_resume(consumer)
            batches = await consumer.getmany(timeout_ms=_POLL_MS, max_records=_POLL_RECORDS)
            for place, records in batches.items():
                if self._ledger.owns(place.partition):
                    self._take(place.partition, records)
            if time.monotonic() >= self._commit_at:
                self._commit_at = time.monotonic() + _COMMIT_SECONDS
                await self._commit()

    async def stop(self) -> None:
        """Commit what is finished and leave the group."""
        consumer, self._consumer = self._consumer, None
        if consumer is not None:
            await self._commit(consumer)
            await stop_client(consumer)

    def ready(self) -> Readiness:
        """Ready once the group has assigned partitions, if only none."""
        if self._assigned is None:
            return Readiness(False, "no partitions assigned yet")
        return Readiness(True, f"compacting sessions of partitions {sorted(self._assigned)}")

    # Assignment

    # aiokafka awaits what these return, which its own signatures do not tell.
    async def on_partitions_revoked(  # pyright: ignore[reportIncompatibleMethodOverride]
        self,
        revoked: Iterable[TopicPartition],  # noqa: ARG002 - an eager protocol names all there are
    ) -> None:
        """Commit what is finished; calls under way go on, since their partitions may well stay."""
        self._assigned = None
        await self._commit()

    async def on_partitions_assigned(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, assigned: Iterable[TopicPartition]
    ) -> None:
        """Go on with what stays, stop what others do from now on."""
        partitions = frozenset(place.partition for place in assigned)
        self._assigned = partitions
        self._paused = False
        self._ledger.assigned(partitions)
        self._schedule.keep_only(partitions)
        log.info(
            "compacting sessions of partitions %s",
            sorted(partitions),
            extra={"action": "compaction_assigned", "partitions": sorted(partitions)},
        )

    # Events

    def _take(self, partition: int, records: Iterable[Any]) -> None:
        for record in records:
            event = _decode(record)
            if isinstance(event, HistoryUpdated):
                if trigger(_figures(event), self._policy_for(event)) is None:
                    self._schedule.withdraw(event.session_id)
                else:
                    ticket = self._ledger.begin(partition, record.offset)
                    self._schedule.offer(
                        Job(event.session_id, partition, sequence=event.sequence, tickets=[ticket])
                    )
            elif isinstance(event, CompactionRequested):
                ticket = self._ledger.begin(partition, record.offset)
                self._schedule.offer(Job(event.session_id, partition, request=event, tickets=[ticket]))
            self._ledger.skip_to(partition, record.offset + 1)

    def _policy_for(self, event: HistoryUpdated) -> CompactionPolicy:
        own = event.compaction
        return self._policy if own is None else self._policy.overlaid(own.model_dump(exclude_none=True))

    def _pause_or_resume(self, consumer: AIOKafkaConsumer) -> None:
        """Take no more off while too many jobs wait; polling goes on, or the group would think us dead."""
        full = self._schedule.jobs_waiting >= MOST_WAITING
        if full != self._paused:
            self._paused = full
            (consumer.pause if full else consumer.resume)(*consumer.assignment())

    async def _commit(self, consumer: AIOKafkaConsumer | None = None) -> None:
        consumer = consumer or self._consumer
        offsets = self._ledger.committable()
        if consumer is None or not offsets:
            return
        try:
            await consumer.commit({TopicPartition(self._topic, part): at for part, at in offsets.items()})
        except (TimeoutError, CommitFailedError, IllegalStateError, KafkaError) as error:
            # The group is settling, or the broker is away: the next one will do, or the next owner's.
            log.debug("offsets were not committed: %r", error, extra={"action": "commit_failed"})
        else:
            self._ledger.committed(offsets)


def _decode(record: Any) -> MemoryEvent | None:
    """Return what concerns this process; what cannot be read is passed over, since it is announced again."""
    try:
        fields = orjson.loads(record.value or b"null")
        if not isinstance(fields, dict) or fields.get("type") not in _RELEVANT:
            return None
        event: MemoryEvent = MEMORY_EVENT_ADAPTER.validate_json(record.value)
    except (ValueError, ValidationError):
        log.warning(
            "passed over a record at %s-%d offset %d",
            record.topic,
            record.partition,
            record.offset,
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
        # A reminder names no messages.
        not event.messages or any(message.type == "AiMessageAdded" for message in event.messages),
    )
