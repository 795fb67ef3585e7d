"""Reads figures of partitions, only while this worker has proof that it owns them."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from typing import Any, Final

import orjson

from processors.access.caller import begins_with_each
from processors.analytics.answer import Order, PartitionResults, Rank
from processors.analytics.breakdown import Subject
from processors.analytics.costs import PriceTable
from processors.analytics.event_time import WindowKind
from processors.analytics.tree import ALL_SESSIONS, SessionChoice
from streams.analytics.fold import AnalyticsPartition
from streams.worker.partitions import Partitions

#: Up to so many sessions of a partition are ordered on the event loop, which takes a millisecond; more in a thread.
_ORDERED_AT_ONCE: Final = 2_000


class AnalyticsReader:
    """The analytics worker as the HTTP API sees it. Implements :class:`streams.analytics.api.AnalyticsBackend`."""

    def __init__(self, partitions: Partitions[AnalyticsPartition], prices: PriceTable) -> None:
        self._partitions = partitions
        self.prices = prices

    @property
    def partition_count(self) -> int:
        return self._partitions.count

    def owner_url(self, session_id: str) -> str | None:
        return self._partitions.owner_url(self._partitions.partition_of(session_id))

    def worker_urls(self) -> Sequence[str]:
        return self._partitions.worker_urls()

    def session(self, session_id: str) -> dict[str, Any] | None:
        """Return a session's figures; None if it has no life."""

        def record(fold: AnalyticsPartition) -> dict[str, Any] | None:
            session = fold.session(session_id)
            return None if session.life is None else session.record(self.prices)

        return self._partitions.read(self._partitions.partition_of(session_id), record)

    def counted_through(self, session_id: str) -> int:
        """Return the sequence up to which the session's partition was counted; -1 before the first event."""
        return self._partitions.read(
            self._partitions.partition_of(session_id), lambda fold: fold.figures.applied
        )

    async def sessions(
        self,
        order: Order,
        limit: int,
        prefixes: Sequence[str] = (),
        choice: SessionChoice = ALL_SESSIONS,
    ) -> PartitionResults:
        """Return the first ``limit`` sessions of each partition that are wanted, as ``[rank, record]``."""

        async def items(fold: AnalyticsPartition) -> AsyncGenerator[bytes | None]:
            ranked = fold.ranked(choice)
            if len(ranked) <= _ORDERED_AT_ONCE:
                first = _first(ranked, order, limit, prefixes, choice)
            else:
                first = await asyncio.to_thread(_first, ranked, order, limit, prefixes, choice)
                yield None
            for session_id in first:
                session = fold.session(session_id)
                # It may have ended meanwhile, or have another rank.
                if session.life is not None:
                    rank = Rank(session, self.prices).by(order)
                    yield orjson.dumps([None if rank == float("-inf") else rank, session.record(self.prices)])

        return await self._results(items)

    async def windows(self, kind: WindowKind, from_us: int, to_us: int) -> PartitionResults:
        """Return the windows that begin in this time, as ``[kind, start_us, window]``."""

        async def items(fold: AnalyticsPartition) -> AsyncGenerator[bytes]:
            for name, window in fold.figures.windows.between(kind, from_us, to_us):
                yield orjson.dumps([name.kind, name.start_us, window.dump()])

        return await self._results(items)

    async def subjects(self, subject: Subject) -> PartitionResults:
        """Return all agents, models or tools, as ``[name, figures]``."""

        async def items(fold: AnalyticsPartition) -> AsyncGenerator[bytes]:
            for name, figures in list(fold.figures.subjects[subject].items()):
                yield orjson.dumps([name, figures.dump()])

        return await self._results(items)

    async def _results(
        self, items: Callable[[AnalyticsPartition], AsyncGenerator[bytes | None]]
    ) -> PartitionResults:
        """Return the result of each partition; one that was lost meanwhile is left out (``complete`` is then false).

        Events are counted meanwhile: each item is whole, and has counted all events up to the position.
        """
        positions: dict[int, int] = {}

        def read(fold: AnalyticsPartition) -> AsyncGenerator[bytes | None]:
            positions[fold.partition] = fold.figures.applied
            return items(fold)

        found = await self._partitions.read_each(read)
        return {
            str(partition): {"position": positions[partition], "items": result}
            for partition, result in found.items()
        }


def _first(
    ranked: Mapping[str, Rank], order: Order, limit: int, prefixes: Sequence[str], choice: SessionChoice
) -> list[str]:
    """Return the ids of the first ``limit`` sessions that are wanted."""
    wanted = (
        (rank.by(order), session_id)
        for session_id, rank in ranked.items()
        if begins_with_each(session_id, prefixes) and choice.has(session_id, rank.parent)
    )
    return [session_id for _, session_id in heapq.nlargest(limit, wanted)]
