"""Reads memory from the folded state while ownership is proven; the backend of the HTTP API."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from processors.access.caller import begins_with_each
from processors.compaction.policy import CompactionPolicy
from processors.counts_and_shares import plural
from processors.memory.policy import MemoryPolicy
from processors.reading.described import ANY_DESCRIPTION, DescriptionFilter
from processors.reading.session_pages import NEWEST, SessionPage, SessionPlace
from schemas.errors import NotServable, StaleRead
from streams.http.backend import Readiness, Snapshot
from streams.http.session_summary import SessionSummary
from streams.kafka.event_publisher import EventPublisher
from streams.kafka.log_ends import LogEnds
from streams.memory.fold import MemoryPartition
from streams.worker.partitions import Partitions

#: Up to so many sessions are looked through on the event loop, which takes some milliseconds; more in a thread.
_LISTED_AT_ONCE: Final = 2_000
#: So many sessions of a list are summarized between two turns of the event loop.
_SUMMARIZED_AT_ONCE: Final = 100


class MemoryReader:
    """Gives the HTTP API access to the memory worker. Implements :class:`streams.http.backend.MemoryBackend`.

    Args:
        partitions: the partitions that this worker serves.
        policy: the worker's settings for memory.
        compaction: the installation's settings for compaction.
        publisher: publishes events that come over HTTP.
        log_ends: says where a partition of the events topic ends now.
        now_ms: returns wall-clock milliseconds, for times to live.
    """

    def __init__(
        self,
        partitions: Partitions[MemoryPartition],
        *,
        policy: MemoryPolicy,
        compaction: CompactionPolicy,
        publisher: EventPublisher,
        log_ends: LogEnds,
        now_ms: Callable[[], int],
    ) -> None:
        self._partitions = partitions
        self.policy = policy
        self.compaction = compaction
        self.publisher = publisher
        self._log_ends = log_ends
        self.now_ms = now_ms

    def partition_of(self, session_id: str) -> int:
        return self._partitions.partition_of(session_id)

    def owner_url(self, partition: int) -> str | None:
        return self._partitions.owner_url(partition)

    def follower_urls(self, partition: int) -> Sequence[str]:
        return self._partitions.follower_urls(partition)

    def worker_urls(self) -> Sequence[str]:
        return self._partitions.worker_urls()

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        await self._partitions.wait_until_applied(partition, sequence, wait_ms)

    async def wait_until_current(self, partition: int, wait_ms: int) -> None:
        started = time.monotonic()
        try:
            async with asyncio.timeout(wait_ms / 1_000):
                end = await self._log_ends.end_of(partition)
        except TimeoutError as error:
            raise StaleRead(
                f"Kafka did not say within {wait_ms} ms where partition {partition} ends"
            ) from error
        left_ms = max(0, wait_ms - int((time.monotonic() - started) * 1_000))
        if end > 0:
            await self._partitions.wait_until_applied(partition, end - 1, left_ms)

    def ready(self) -> Readiness:
        """Return ready if all assigned partitions are served; the detail counts the frozen sessions."""
        readiness = self._partitions.ready()
        frozen = [frozen for owned in self._partitions.served() for frozen in owned.fold.frozen.values()]
        if not frozen:
            return readiness
        newest = max(frozen, key=lambda one: one.requires)
        return Readiness(
            readiness.ready, f"{readiness.detail}; {plural(len(frozen), 'session')} frozen: {newest.detail}"
        )

    def read(self, session_id: str, *, allow_stale: bool) -> Snapshot:
        """Return a session's memory; without ``allow_stale`` only while ownership of its partition is proven."""
        partition = self.partition_of(session_id)
        try:
            return self._partitions.read(partition, lambda fold: self._present(fold, session_id))
        except NotServable:
            last_known = self._partitions.last_known(partition) if allow_stale else None
            if last_known is None:
                raise
            return replace(self._present(last_known, session_id), stale=True)

    def _present(self, fold: MemoryPartition, session_id: str) -> Snapshot:
        memory, frozen = fold.memory(session_id), fold.frozen_at(session_id)
        if frozen is None:
            memory = memory.as_of(self.now_ms(), self.policy)
        return Snapshot(memory, stale=False, frozen=frozen)

    async def sessions(
        self,
        active_within_seconds: float | None,
        user_id: str | None,
        limit: int,
        prefixes: Sequence[str] = (),
        page: SessionPage = NEWEST,
        described: DescriptionFilter = ANY_DESCRIPTION,
    ) -> list[SessionSummary]:
        """Return the sessions that this worker serves, in the order of the page.

        A million sessions take a second to look through, so memories are read meanwhile.
        """
        now_ms = self.now_ms()
        since_ms = None if active_within_seconds is None else int(now_ms - active_within_seconds * 1000)
        indexes: list[tuple[MemoryPartition, Iterator[tuple[int, str]]]] = []
        count = 0
        for owned in self._partitions.served():
            index = owned.fold.session_index
            count += len(index)
            indexes.append((owned.fold, index.active(since_ms, user_id, now_ms, described)))
        if count <= _LISTED_AT_ONCE:
            chosen = _first(indexes, limit, prefixes, page)
        else:
            chosen = await asyncio.to_thread(_first, indexes, limit, prefixes, page)
        summaries: list[SessionSummary] = []
        for start in range(0, len(chosen), _SUMMARIZED_AT_ONCE):
            served = {id(owned.fold) for owned in self._partitions.served()}
            for place, fold in chosen[start : start + _SUMMARIZED_AT_ONCE]:
                # A partition may have moved meanwhile; its new owner lists the session.
                summary = None
                if id(fold) in served:
                    summary = _summarize(place.session_id, fold, self.policy, self.compaction)
                if summary is not None:
                    summaries.append(summary)
            await asyncio.sleep(0)
        return summaries


def _first(
    indexes: Sequence[tuple[MemoryPartition, Iterator[tuple[int, str]]]],
    limit: int,
    prefixes: Sequence[str],
    page: SessionPage,
) -> list[tuple[SessionPlace, MemoryPartition]]:
    """Return the first sessions of a page."""
    found = (
        (place, fold)
        for fold, active in indexes
        for place in itertools.starmap(SessionPlace, active)
        if page.has(place) and begins_with_each(place.session_id, prefixes)
    )
    first = heapq.nlargest if page.descending else heapq.nsmallest
    return first(limit, found, key=lambda one: page.rank(one[0]))


def _summarize(
    session_id: str, fold: MemoryPartition, policy: MemoryPolicy, compaction: CompactionPolicy
) -> SessionSummary | None:
    head = fold.head(session_id)
    return None if head is None else SessionSummary.of(session_id, head, policy, compaction)
