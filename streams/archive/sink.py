"""The sink of the archive: the history store has the events of a partition before their offsets are committed."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from processors.archive.archived import ArchivedEvent, Batch, archived, archived_unread, batch_of
from processors.archive.origin import LogOrigin
from schemas.errors import NewerContract
from streams.archive.metrics import ArchiveMetrics
from streams.archive.origin_check import OriginCheck
from streams.archive.store import HistoryStore
from streams.engine.fold import OutRecord, RecordReader, SourceRecord, TableChange
from streams.kafka.event_decoding import Decoded, EventDecoder, decode_records, last_offset


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveSinkConfig:
    """What all partitions of a worker share.

    Attributes:
        sealed: with encryption. No text goes to the store, so that its index has no words, also of events that a
            publisher without a key file left plain.
        origin_check: compares the store with the log; None for a store that records no log.
    """

    store: HistoryStore
    metrics: ArchiveMetrics
    events_topic: str
    partition_count: int
    max_event_bytes: int
    sealed: bool = False
    origin_check: OriginCheck | None = None


class ArchivePartition:
    """The events of one partition on their way to the store. Implements :class:`streams.engine.fold.PositionedSink`.

    Records that are no events are left out; the memory worker writes dead letters for them.
    """

    def __init__(self, partition: int, config: ArchiveSinkConfig) -> None:
        self.partition = partition
        self._config = config
        self._decoder = EventDecoder(partition, config.partition_count, config.max_event_bytes)
        self._pending: list[ArchivedEvent] = []
        self._pending_records = 0
        self._pending_bytes = 0
        self._end = 0
        self._taken: Batch | None = None
        #: The log, to be recorded with the first batch.
        self._unrecorded: LogOrigin | None = None

    def restored(self) -> None:
        """Do nothing: the table has only the engine's own record of how far the log was read."""

    async def stored_positions(self) -> Mapping[str, int]:
        """Return the first offset that the store lacks; from there the log is read again.

        Raises:
            StoreMismatch: the store belongs to another log.
        """
        if self._config.origin_check is not None:
            self._unrecorded = await self._config.origin_check.check(self.partition)
        return {self._config.events_topic: await self._config.store.position(self.partition)}

    def decode(self, records: Sequence[SourceRecord]) -> Decoded[ArchivedEvent]:
        """Validate the records, and keep their bytes."""
        return decode_records(records, self._decode)

    def _decode(self, record: SourceRecord) -> ArchivedEvent:
        value = record.value or b""
        try:
            entry = self._decoder.decode(record)
        except NewerContract as newer:
            # Only a fold must know what an event means; left out here, it would be missing after the upgrade. A sealed
            # event is kept as it is: only readers open it.
            return archived_unread(newer.session_id, record.offset, record.timestamp, value)
        event = archived(entry.event, entry.sequence, entry.timestamp_ms, value)
        return event._replace(text="") if self._config.sealed else event

    def apply(self, decoded: Decoded[ArchivedEvent]) -> None:
        """Collect the events for the next batch."""
        self._pending += decoded.items
        self._pending_records += len(decoded.items) + len(decoded.refused)
        self._pending_bytes += decoded.size_bytes
        if decoded.items:
            self._end = max(self._end, decoded.items[-1].sequence + 1)
        for refused in decoded.refused:
            self._end = max(self._end, last_offset(refused.record) + 1)
            self._config.metrics.refused(refused.reason.error_code)

    def pending_events(self) -> int:
        """Records since the last batch was taken; enough of them start a flush."""
        return self._pending_records

    def pending_bytes(self) -> int:
        """Bytes of those records."""
        return self._pending_bytes

    def key_count(self) -> int:
        """Return 0: the archive keeps no sessions in memory."""
        return 0

    def take_changes(self) -> tuple[list[TableChange], list[OutRecord]]:
        """Take the batch that :meth:`write_out` writes."""
        if self._pending_records:
            self._taken = batch_of(self._pending, self._end)
        self._pending, self._pending_records, self._pending_bytes = [], 0, 0
        return [], []

    async def write_out(self) -> None:
        """Write what the last ``take_changes`` took, if it is of the log that the store was filled from.

        Raises:
            StoreMismatch: the brokers have another log by now. What can only be of the old one is written before.
        """
        batch, self._taken = self._taken, None
        if batch is None:
            return
        check = self._config.origin_check
        other = None if check is None else await check.other_log(self.partition)
        if other is not None and not (batch.events and batch.events[0].sequence >= other.end):
            raise other.error
        started = time.monotonic()
        if check is not None and self._unrecorded is not None:
            await check.record(self.partition, self._unrecorded)
            self._unrecorded = None
        await self._config.store.write(self.partition, batch)
        self._config.metrics.written(batch, time.monotonic() - started)
        if other is not None:
            # The new log never had these offsets, so the batch was the last one of the old log.
            raise other.error


class ArchiveSink:
    """Opens partitions. Implements :class:`streams.engine.fold.Fold`."""

    def __init__(self, config: ArchiveSinkConfig) -> None:
        self._config = config

    def open(self, partition: int, records: RecordReader) -> ArchivePartition:  # noqa: ARG002 - no state in the table
        """Return the sink of one partition."""
        return ArchivePartition(partition, self._config)
