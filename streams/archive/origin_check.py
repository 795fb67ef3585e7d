"""Keeps a history store to the log that it was filled from.

The store records that log (:mod:`processors.archive.origin`). At the start of the worker, before any partition is
owned, all of the store is compared with the log that the brokers have; and each partition again when it is taken over.
Where the names do not decide it, the newest archived event must be in the log at its place. Nothing is written before
all of that holds.

Topics can be made again while a worker runs. So the brokers are asked for the id of the topic before each batch is
written, after its records were fetched: ids do not return, so the records are of the log that was checked if the id is
still the same. They are asked now and then as well, since a new log may have nothing to fetch.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Final, NamedTuple

from aiokafka.errors import KafkaError, UnknownTopicOrPartitionError

from processors.archive.archived import ArchivedEvent
from processors.archive.origin import Kinship, LogOrigin, continued, kinship
from schemas.errors import BrokerUnreachable
from streams.archive.source_log import OpenLog, SourceLog, Span
from streams.archive.store import OriginStore, StoreMismatch, StoreUnavailable
from streams.kafka.failures import denied

log = logging.getLogger(__name__)

#: How many sequences before the position are looked at first for the newest event, and how much further each time:
#: what came last may have been erased or removed.
_FIRST_SEQUENCES: Final = 1
_FURTHER: Final = 32


class StorePlace(NamedTuple):
    """How messages name a store.

    Attributes:
        name: where it is.
        remedy: returns how an operator begins a new store and keeps this one, under a name of its own.
    """

    name: str
    remedy: Callable[[str], str]


class _Finding(NamedTuple):
    """What was found of a partition that fits the log.

    Attributes:
        origin: the log, as it is to be recorded.
        recorded: what is recorded of it.
        position: the first offset that the store lacks.
    """

    partition: int
    origin: LogOrigin
    recorded: LogOrigin | None
    position: int

    @property
    def is_news(self) -> bool:
        """Whether the record must be written; a store without events gets it with its first batch."""
        return self.origin != self.recorded and (self.recorded is not None or self.position > 0)


class OtherLog(NamedTuple):
    """The brokers have another log than the one that a partition was checked with.

    Attributes:
        error: what the worker stops with.
        end: the offset after the last record that the other log has in the partition; 0 without the partition.
    """

    error: StoreMismatch
    end: int


class OriginCheck:
    """Compares a store with the log. A component of the archive process, started after the store.

    Args:
        store: the store; only its records of logs are written.
        open_log: opens the log that the brokers have.
        place: how messages name the store.
        accept: go on with another log if nothing in it contradicts the store (``--accept-log``).
    """

    def __init__(self, store: OriginStore, open_log: OpenLog, place: StorePlace, *, accept: bool) -> None:
        self._store = store
        self._open_log = open_log
        self._place = place
        self._accept = accept
        #: By partition, the log that it was checked with at its takeover; the newest takeover is the last one.
        self._checked: dict[int, LogOrigin] = {}
        self._asking = asyncio.Lock()
        self._asked_at = -1.0
        self._present: LogOrigin | None = None
        self._opened: tuple[AsyncExitStack, SourceLog] | None = None

    async def start(self) -> None:
        """Check all partitions of the store, then record the log where it is not recorded.

        Raises:
            StoreMismatch: the store belongs to another log; nothing was changed.
            BrokerUnreachable: no broker answered; nothing was changed.
            AccessDenied: a right is missing.
        """
        try:
            partitions = sorted(await self._store.partitions())
        except StoreUnavailable:
            # The takeovers of partitions meet the same error, say it, and check their partition when it is over.
            return
        if not partitions:
            return
        try:
            async with self._open_log() as source:
                findings = await self._findings(partitions, source)
        except (KafkaError, OSError) as error:
            raise denied(error) or BrokerUnreachable(
                f"no Kafka broker told which log the history store in {self._place.name} is compared with: {error!r}"
            ) from error
        await self._record(findings)

    async def stop(self) -> None:
        """Close the connection by which the topic's id is asked for."""
        async with self._asking:
            await self._close()

    async def check(self, partition: int) -> LogOrigin | None:
        """Check one partition, and record the log if it has events and no record.

        Returns:
            The log, to be recorded before the first batch is written; None if it is recorded.

        Raises:
            StoreMismatch: the partition belongs to another log; nothing was changed.
            StoreUnavailable: the store failed for now.
            KafkaError, OSError: no broker answered.
        """
        async with self._open_log() as source:
            spans, present = await source.spans([partition]), await source.origin()
            finding = await self._finding(partition, present, spans, source)
        self._checked.pop(partition, None)
        self._checked[partition] = present
        if finding is None or finding.origin == finding.recorded:
            return None
        if not finding.is_news:
            return finding.origin
        await self.record(partition, finding.origin)
        return None

    async def other_log(self, partition: int) -> OtherLog | None:
        """Return the log that the brokers have now, if it is another one than at the takeover of a partition.

        What was fetched before this call is of the log of the takeover if there is no other one. A topic that is not
        there is no other log: nothing can be fetched from it. Neither is one whose id the brokers do not tell.

        Raises:
            StoreUnavailable: the store failed for now.
            KafkaError, OSError: no broker answered.
        """
        checked = self._checked.get(partition)
        if checked is None or checked.topic_id is None:
            return None
        try:
            present = await self._present_now()
            if present.topic_id in {None, checked.topic_id}:
                return None
            async with self._open_log() as source:
                span = (await source.spans([partition])).get(partition)
        except UnknownTopicOrPartitionError:
            return None
        position, recorded = await self._store.position(partition), await self._store.origin(partition)
        finding = _Finding(partition, present, recorded or checked, position)
        return OtherLog(self._mismatch(finding, present, None), 0 if span is None else span.end)

    async def watch(self) -> None:
        """Look once whether the brokers still have the log of the newest takeover; also without partitions.

        A worker whose topic is deleted loses its partitions, and gets those of a new topic only half a minute later.

        Raises:
            StoreMismatch: they have another one, as :meth:`start`.
        """
        try:
            if not self._checked or await self.other_log(next(reversed(self._checked))) is None:
                return
            async with self._open_log() as source:
                await self._findings(sorted(await self._store.partitions()), source)
        except (StoreUnavailable, KafkaError, OSError):
            return  # who reads and writes says it

    async def _present_now(self) -> LogOrigin:
        """Return what names the log at a moment after this call; calls that wait for one another share an answer."""
        called_at = time.monotonic()
        async with self._asking:
            if self._present is None or self._asked_at <= called_at:
                asked_at = time.monotonic()
                try:
                    if self._opened is None:
                        stack = AsyncExitStack()
                        self._opened = stack, await stack.enter_async_context(self._open_log())
                    self._present = await self._opened[1].origin()
                except BaseException:
                    self._present = None
                    await self._close()
                    raise
                self._asked_at = asked_at
            return self._present

    async def _close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened[0].aclose()

    async def record(self, partition: int, origin: LogOrigin) -> None:
        """Record which log a partition is filled from.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        await self._store.set_origin(partition, origin)

    async def _findings(self, partitions: Sequence[int], source: SourceLog) -> list[_Finding]:
        spans, present = await source.spans(partitions), await source.origin()
        findings: list[_Finding] = []
        for partition in partitions:
            try:
                finding = await self._finding(partition, present, spans, source)
            except StoreUnavailable:
                continue  # as above
            if finding is not None:
                findings.append(finding)
        return findings

    async def _record(self, findings: Sequence[_Finding]) -> None:
        news = [finding for finding in findings if finding.is_news]
        try:
            for finding in news:
                await self.record(finding.partition, finding.origin)
        except StoreUnavailable:
            return  # as above
        if news:
            log.info(
                "the history store in %s goes on with the log %s: partitions %s fit it, and this is recorded now",
                self._place.name,
                news[0].origin,
                [finding.partition for finding in news],
                extra={
                    "action": "archive_log_recorded",
                    "partitions": [finding.partition for finding in news],
                    **news[0].origin.encode(),
                },
            )

    async def _finding(
        self, partition: int, present: LogOrigin, spans: dict[int, Span], source: SourceLog
    ) -> _Finding | None:
        """Return what was found; None for files that are left of a partition that the topic does not have."""
        position = await self._store.position(partition)
        recorded = await self._store.origin(partition)
        finding = _Finding(partition, continued(recorded, present), recorded, position)
        if recorded is None and position == 0:
            return finding
        related = kinship(recorded, present)
        if related is Kinship.OTHER and not self._accept:
            raise self._mismatch(finding, present, None)
        if partition not in spans:
            return None
        difference = await self._difference(finding, spans[partition], source, related)
        if difference is not None:
            raise self._mismatch(finding, present, difference)
        return finding

    async def _difference(
        self, finding: _Finding, span: Span, source: SourceLog, related: Kinship
    ) -> str | None:
        """Return what shows that the store is not of this log; None if nothing does."""
        if span.end < finding.position:
            return f"the log ends at offset {span.end}, before that"
        if related is Kinship.SAME:
            return None
        newest = await self._newest(finding.partition, finding.position)
        if newest is None or newest.sequence < span.beginning:
            return None  # retention has deleted what could be compared
        if await source.has(finding.partition, newest.sequence, newest.value) is False:
            return f"the log has another record at offset {newest.sequence}"
        return None

    async def _newest(self, partition: int, position: int) -> ArchivedEvent | None:
        """Return an event from the end of a partition; None if none is left."""
        sequences = _FIRST_SEQUENCES
        while True:
            after = position - 1 - sequences
            events = await self._store.events(partition, after if after >= 0 else None)
            if events:
                return events[-1]
            if after < 0:
                return None
            sequences *= _FURTHER

    def _mismatch(self, finding: _Finding, present: LogOrigin, difference: str | None) -> StoreMismatch:
        recorded = finding.recorded
        source = "an unknown log, by an older version" if recorded is None else str(recorded)
        remedy = self._place.remedy((recorded and recorded.topic_id) or "old")
        copy = (
            "; or, if this log is a copy with the same events at the same offsets, start the worker once with "
            "--accept-log"
            if difference is None
            else ""
        )
        return StoreMismatch(
            f"the history store in {self._place.name} has the history of another log: its partition {finding.partition} "
            f"was filled up to offset {finding.position} from {source}, and the brokers have {present}"
            f"{'' if difference is None else f': {difference}'}. Nothing was changed. To begin a new archive and keep "
            f"the old one: {remedy}{copy}"
        )
