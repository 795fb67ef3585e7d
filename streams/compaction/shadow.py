"""The consumer group that follows session-events and tries the policies of COMPACTION__SHADOW; no memory changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from aiokafka import ConsumerRebalanceListener, TopicPartition
from aiokafka.errors import IllegalStateError, KafkaError

from processors.counts_and_shares import plural
from processors.evaluation.trial_budget import partition_share
from processors.memory.fold import Entry
from schemas.errors import Retry
from schemas.settings import Settings
from streams.compaction.group_member import commit, join_group
from streams.compaction.live_trial import LiveTrial
from streams.compaction.shadow_metrics import ShadowMetrics
from streams.engine.clients import stop_client
from streams.engine.record_batches import DamagedLog
from streams.kafka.clients import started_admin
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.session_keys import SessionKeyRing

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)

#: How long one poll waits, in milliseconds, and how many records it returns at most.
_POLL_MS: Final = 200
_POLL_RECORDS: Final = 200
#: How often the consumer is polled while events are tried, in seconds: it would lose its membership otherwise.
_STAY_SECONDS: Final = 1.0
#: Seconds between two commits.
_COMMIT_SECONDS: Final = 1.0
#: From so many records behind the log on it is said, once until it is half as many.
_FAR_BEHIND_RECORDS: Final = 10_000
#: A rebalance, or the restart of a broker, is over after this time.
_SAY_UNCOMMITTED_SECONDS: Final = 60.0


class Shadow(ConsumerRebalanceListener):  # type: ignore[misc] # aiokafka ships no types
    """One member of the consumer group of the shadow.

    The scores of a partition are the metadata of its committed offset: both are stored by one request, so an event is
    counted once, whatever crashes. Without a committed offset a partition begins at the end of its log.

    Args:
        settings: Name the brokers, the topic and the group.
        trial: Tries the policies.
        metrics: Shows its scores.
        partition_count: Returns the number of partitions of the topic.
        keys: Open sealed events; None without encryption.
        clock: Returns seconds since 1970.
    """

    def __init__(
        self,
        settings: Settings,
        trial: LiveTrial,
        metrics: ShadowMetrics,
        partition_count: Callable[[], int],
        keys: SessionKeyRing | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._settings = settings
        self._trial = trial
        self._metrics = metrics
        self._partition_count = partition_count
        self._keys = keys
        self._clock = clock
        self._topic = settings.topics.session_events
        self._consumer: AIOKafkaConsumer | None = None
        self._work: asyncio.Task[None] | None = None
        self._unopened: frozenset[int] = frozenset()
        self._decoders: dict[int, EventDecoder] = {}
        self._dumps: dict[int, tuple[int, str]] = {}
        # The partition whose events are being taken, or were when that was cancelled.
        self._taken: int | None = None
        self._committed: dict[int, tuple[int, str]] = {}
        self._commit_at = 0.0
        self._uncommitted_since: float | None = None
        self._said_uncommitted = False
        self._said_behind = False

    async def start(self) -> None:
        """Join the consumer group.

        Raises:
            BrokerUnreachable: No broker answered.
        """
        self._consumer = await join_group(
            self._settings, self._settings.shadow_group, self._topic, self, process="compaction-shadow"
        )

    async def run(self) -> None:
        """Follow the topic until cancelled."""
        consumer = self._consumer
        assert consumer is not None
        while True:
            if not await self._open_assigned(consumer):
                await asyncio.sleep(_STAY_SECONDS)
                continue
            batches = await self._poll(consumer, _POLL_MS)
            self._work = asyncio.create_task(self._take_all(batches), name="sessionstream-shadow")
            await self._wait_for(consumer, self._work)
            if time.monotonic() >= self._commit_at:
                self._commit_at = time.monotonic() + _COMMIT_SECONDS
                self._metrics.show(self._trial.scores(), self._trial.session_count)
                self._say_behind(consumer)
                await self._commit(consumer)

    def _say_behind(self, consumer: AIOKafkaConsumer) -> None:
        """Show how far the trial is behind the log, and log once that it does not keep up."""
        ends = {
            partition: consumer.highwater(TopicPartition(self._topic, partition)) for partition in self._dumps
        }
        behind = sum(max(0, (ends[partition] or 0) - dump[0]) for partition, dump in self._dumps.items())
        self._metrics.show_behind(behind)
        if behind > _FAR_BEHIND_RECORDS and not self._said_behind:
            log.warning(
                "policies are tried %d records behind the log: more compaction workers, or fewer policies, keep up",
                behind,
                extra={"action": "shadow_behind", "behind": behind},
            )
        self._said_behind = behind > (_FAR_BEHIND_RECORDS // 2 if self._said_behind else _FAR_BEHIND_RECORDS)

    async def stop(self) -> None:
        """Commit what was counted and spent, and leave the consumer group."""
        consumer, self._consumer = self._consumer, None
        if consumer is not None:
            await self._stop_work()
            await self._commit(consumer)
            await stop_client(consumer)

    # Assignment

    # aiokafka awaits the results of these methods, although its own signatures do not say so.
    async def on_partitions_revoked(  # pyright: ignore[reportIncompatibleMethodOverride]
        self,
        revoked: Iterable[TopicPartition],  # noqa: ARG002 - an eager protocol names all partitions
    ) -> None:
        """Commit what was counted and spent, and forget all partitions; their next owners try the rest again."""
        await self._stop_work()
        if self._consumer is not None:
            await self._commit(self._consumer)
        self._close_all()

    async def on_partitions_assigned(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, assigned: Iterable[TopicPartition]
    ) -> None:
        """Note the partitions; the task that follows them opens them."""
        await self._stop_work()
        self._close_all()
        self._unopened = frozenset(place.partition for place in assigned)

    def _close_all(self) -> None:
        for partition in self._decoders:
            self._trial.close(partition)
        self._decoders.clear()
        self._dumps.clear()
        self._taken = None
        self._committed.clear()
        self._unopened = frozenset()

    async def _open_assigned(self, consumer: AIOKafkaConsumer) -> bool:
        """Open new partitions, a little before their committed offsets; return whether Kafka answered."""
        wanted = self._unopened
        if not wanted:
            return True
        places = [TopicPartition(self._topic, partition) for partition in sorted(wanted)]
        try:
            async with started_admin(self._settings) as admin:
                committed: Mapping[TopicPartition, Any] = await admin.list_consumer_group_offsets(
                    self._settings.shadow_group, partitions=places
                )
            begins = await consumer.beginning_offsets(places)
            ends = await consumer.end_offsets(places)
        except (Retry, KafkaError) as error:
            log.debug("the shadow waits for Kafka: %r", error, extra={"action": "shadow_waiting"})
            return False
        if self._unopened != wanted:
            return True  # they moved meanwhile
        for place in places:
            counted_to, dumped = _stored(committed.get(place), place, begins[place], ends[place])
            taken_from = self._open(place.partition, dumped, counted_to)
            try:
                consumer.seek(place, max(begins[place], taken_from))
            except IllegalStateError:
                return True  # they are moving; they are assigned again
        self._unopened = frozenset()
        log.info(
            "trying policies on the sessions of partitions %s",
            sorted(wanted),
            extra={"action": "shadow_assigned", "partitions": sorted(wanted)},
        )
        await self._commit(consumer)
        return True

    def _open(self, partition: int, dumped: str, counted_to: int) -> int:
        share = partition_share(self._settings.limits.shadow_tokens_per_hour, self._partition_count())
        taken_from = self._trial.open(
            partition, dumped, counted_to, round(self._clock() * 1_000), tokens_per_hour=share
        )
        self._dumps[partition] = self._trial.dump(partition)
        self._decoders[partition] = EventDecoder(
            partition, self._partition_count(), self._settings.max_event_bytes, self._keys
        )
        return taken_from

    # Events

    async def _poll(self, consumer: AIOKafkaConsumer, timeout_ms: int) -> Mapping[TopicPartition, list[Any]]:
        try:
            found: Mapping[TopicPartition, list[Any]] = await consumer.getmany(
                timeout_ms=timeout_ms, max_records=_POLL_RECORDS
            )
        except DamagedLog as error:
            # Memory reports it; what is in it is not scored.
            batch = error.batch
            if batch.next_offset > batch.offset:
                with suppress(IllegalStateError):  # it is moving; its next owner passes the batch
                    consumer.seek(TopicPartition(batch.topic, batch.partition), batch.next_offset)
            await asyncio.sleep(_STAY_SECONDS)
            return {}
        return found

    async def _take_all(self, batches: Mapping[TopicPartition, list[Any]]) -> None:
        for place, records in batches.items():
            partition = place.partition
            if partition not in self._decoders or not records:
                continue
            entries = await self._decoded(partition, records)
            self._taken = partition
            await self._trial.take(partition, entries, records[-1].offset + 1)
            self._taken = None
            self._dumps[partition] = self._trial.dump(partition)

    async def _decoded(self, partition: int, records: list[Any]) -> list[Entry]:
        """Return the events of records; bad and unreadable ones are left out, as memory leaves them out."""
        while self._keys is not None:
            try:
                await EventKeys(self._keys, partition).before_decode(records)
                break
            except Retry as error:
                log.debug("the shadow waits for keys: %s", error.detail, extra={"action": "shadow_waiting"})
                await asyncio.sleep(_STAY_SECONDS)
        decoder = self._decoders[partition]
        decoded = await asyncio.to_thread(decoder.decode_all, records)
        return decoded.items

    async def _wait_for(self, consumer: AIOKafkaConsumer, work: asyncio.Task[None]) -> None:
        """Wait for ``work``, and meanwhile keep the membership and commit what is spent.

        If the work was cancelled, its records are read again.
        """
        await asyncio.wait({work}, timeout=_STAY_SECONDS)
        while not work.done():
            consumer.pause(*consumer.assignment())
            await self._poll(consumer, 0)
            self._note_spending()
            await self._commit(consumer)
            await asyncio.wait({work}, timeout=_STAY_SECONDS)
        consumer.resume(*(consumer.paused() & consumer.assignment()))
        if not work.cancelled():
            work.result()

    async def _stop_work(self) -> None:
        work, self._work = self._work, None
        if work is not None and not work.done():
            work.cancel()
            await asyncio.wait({work})
            self._note_spending()

    def _note_spending(self) -> None:
        """Note for the next commit what was spent on events that are not counted yet."""
        if self._taken is not None:
            self._dumps[self._taken] = self._trial.dump(self._taken)

    async def _commit(self, consumer: AIOKafkaConsumer) -> None:
        changed = {
            partition: dumped
            for partition, dumped in self._dumps.items()
            if self._committed.get(partition) != dumped
        }
        if not changed:
            return
        failure = await commit(
            consumer,
            {TopicPartition(self._topic, partition): dumped for partition, dumped in changed.items()},
        )
        if failure is not None:
            self._say_if_for_long(failure)
            return
        self._committed |= changed
        self._uncommitted_since, self._said_uncommitted = None, False

    def _say_if_for_long(self, error: Exception) -> None:
        """Log once that commits fail, when that is no rebalance any more."""
        now = time.monotonic()
        if self._uncommitted_since is None:
            self._uncommitted_since = now
        seconds = now - self._uncommitted_since
        if seconds >= _SAY_UNCOMMITTED_SECONDS and not self._said_uncommitted:
            self._said_uncommitted = True
            log.warning(
                "the scores of policies could not be committed for %.0f s, and would be lost with this worker: %r",
                seconds,
                error,
                extra={"action": "shadow_commit_failed"},
            )


def _stored(committed: Any, place: TopicPartition, begin: int, end: int) -> tuple[int, str]:
    """Return the first offset of a partition that was not counted, and the scores up to it; none: from its end on.

    Args:
        committed: The committed offset with its metadata; ``None`` if there is none.
        place: The partition.
        begin: The first offset of its log.
        end: The offset after the last one.
    """
    if committed is None or committed.offset < 0:
        return end, ""
    extra = {"action": "shadow_gap", "partition": place.partition, "offset": committed.offset}
    if committed.offset > end:
        log.warning(
            "the log of partition %d was created again, so the scores of policies begin at zero there: it ends at "
            "offset %d, and %d were counted",
            place.partition,
            end,
            committed.offset,
            extra=extra,
        )
        return end, ""
    if committed.offset < begin:
        log.warning(
            "partition %d: %s deleted before policies were tried on them; their scores go on without these",
            place.partition,
            plural(begin - committed.offset, "record was", "records were"),
            extra=extra,
        )
        return begin, committed.metadata or ""
    return committed.offset, committed.metadata or ""
