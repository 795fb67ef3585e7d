"""Reading figures from the folded state, only of partitions that are proven to be this worker's."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import Any

from processors.analytics.answer import Order
from processors.analytics.breakdown import Subject
from processors.analytics.event_time import WindowKind
from processors.analytics.prices import PriceTable
from schemas.errors import NotServable
from streams.analytics.fold import AnalyticsPartition
from streams.engine.engine import Engine
from streams.http.backend import Readiness
from streams.kafka.partitioner import partition_of

#: What this worker's partitions know, by their number: ``{"position", "items"}`` each.
Parts = dict[str, dict[str, Any]]


class AnalyticsReader:
    """The analytics worker as the HTTP API sees it.

    Args:
        own_url: this worker's advertised URL.
    """

    def __init__(self, engine: Engine, *, prices: PriceTable, partition_count: int, own_url: str) -> None:
        self._engine = engine
        self._own_url = own_url
        self.prices = prices
        self.partition_count = partition_count

    def owner_url(self, session_id: str) -> str | None:
        """Where the owner of the session's partition answers; None if that is this worker.

        Raises:
            NotServable: nobody is known to own it right now.
        """
        partition = partition_of(session_id.encode(), self.partition_count)
        if partition in self._engine.ownership.assignment.partitions:
            return None
        url = self._engine.ownership.urls.get(partition)
        if url == self._own_url:
            # The routing table is of an assignment that is no longer in force here.
            return None
        if url is None:
            raise NotServable(f"no worker is known to own partition {partition}; it is being assigned")
        return url

    def worker_urls(self) -> Sequence[str]:
        """Where all workers of the group answer."""
        return self._engine.ownership.members or (self._own_url,)

    def session(self, session_id: str) -> dict[str, Any] | None:
        """A session's figures, None where it has no life.

        Raises:
            NotServable: its partition cannot be served by this worker right now.
        """
        partition = partition_of(session_id.encode(), self.partition_count)
        owned = self._engine.servable(partition)
        if owned is not None:
            assert isinstance(owned.fold, AnalyticsPartition)
            session = owned.fold.session(session_id)
            record = None if session.life is None else session.record(self.prices)
            if self._engine.servable(partition) is owned:
                return record
        raise NotServable(
            f"partition {partition} is moving, being restored, or not proven to be this worker's"
        )

    def sessions(self, order: Order, limit: int) -> Parts:
        """The first ``limit`` sessions of each partition, as ``[rank, record]``."""

        def items(fold: AnalyticsPartition) -> list[Any]:
            ranked = ((rank.by(order), name) for name, rank in fold.ranked().items())
            first = heapq.nlargest(limit, ranked)
            return [
                [None if rank == float("-inf") else rank, fold.session(name).record(self.prices)]
                for rank, name in first
            ]

        return self._parts(items)

    def windows(self, kind: WindowKind, from_us: int, to_us: int) -> Parts:
        """The windows that begin in this time, as ``[kind, start_us, window]``."""
        return self._parts(
            lambda fold: [
                [name.kind, name.start_us, window.dump()]
                for name, window in fold.figures.windows.between(kind, from_us, to_us)
            ]
        )

    def subjects(self, subject: Subject) -> Parts:
        """All agents, models or tools, as ``[name, figures]``."""
        return self._parts(
            lambda fold: [[name, figures.dump()] for name, figures in fold.figures.subjects[subject].items()]
        )

    def ready(self) -> Readiness:
        """Ready once everything assigned is served."""
        assignment = self._engine.ownership.assignment
        if assignment.number == 0:
            return Readiness(False, "no partitions assigned yet")
        missing = sorted(p for p in assignment.partitions if self._engine.servable(p) is None)
        if missing:
            return Readiness(False, f"partitions {missing} are being restored or caught up")
        return Readiness(True, f"serving partitions {sorted(assignment.partitions)}")

    def _parts(self, items: Callable[[AnalyticsPartition], list[Any]]) -> Parts:
        """What each partition knows; one that was lost meanwhile is left out, as ``complete`` will say."""
        parts: Parts = {}
        for partition in list(self._engine.owned):
            owned = self._engine.servable(partition)
            if owned is None or not isinstance(owned.fold, AnalyticsPartition):
                continue
            part = {"position": owned.fold.figures.applied, "items": items(owned.fold)}
            if self._engine.servable(partition) is owned:
                parts[str(partition)] = part
        return parts
