"""Reads figures of partitions, only while this worker has proof that it owns them."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import Any

from processors.access.caller import begins_with_each
from processors.analytics.answer import Order
from processors.analytics.breakdown import Subject
from processors.analytics.costs import PriceTable
from processors.analytics.event_time import WindowKind
from processors.analytics.tree import ALL_SESSIONS, SessionChoice
from streams.analytics.api import PartitionResults
from streams.analytics.fold import AnalyticsPartition
from streams.worker.partitions import Partitions


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

    def sessions(
        self,
        order: Order,
        limit: int,
        prefixes: Sequence[str] = (),
        choice: SessionChoice = ALL_SESSIONS,
    ) -> PartitionResults:
        """Return the first ``limit`` sessions of each partition that are wanted, as ``[rank, record]``."""

        def items(fold: AnalyticsPartition) -> list[Any]:
            ranked = (
                (rank.by(order), name)
                for name, rank in fold.ranked().items()
                if begins_with_each(name, prefixes) and choice.has(name, rank.parent)
            )
            first = heapq.nlargest(limit, ranked)
            return [
                [None if rank == float("-inf") else rank, fold.session(name).record(self.prices)]
                for rank, name in first
            ]

        return self._results(items)

    def windows(self, kind: WindowKind, from_us: int, to_us: int) -> PartitionResults:
        """Return the windows that begin in this time, as ``[kind, start_us, window]``."""
        return self._results(
            lambda fold: [
                [name.kind, name.start_us, window.dump()]
                for name, window in fold.figures.windows.between(kind, from_us, to_us)
            ]
        )

    def subjects(self, subject: Subject) -> PartitionResults:
        """Return all agents, models or tools, as ``[name, figures]``."""
        return self._results(
            lambda fold: [[name, figures.dump()] for name, figures in fold.figures.subjects[subject].items()]
        )

    def _results(self, items: Callable[[AnalyticsPartition], list[Any]]) -> PartitionResults:
        """Return the result of each partition; one that was lost meanwhile is left out (``complete`` is then false)."""
        found = self._partitions.read_each(
            lambda fold: {"position": fold.figures.applied, "items": items(fold)}
        )
        return {str(partition): result for partition, result in found.items()}
