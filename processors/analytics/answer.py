"""Merges the results of all partitions into one answer; each partition is counted once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args

from processors.analytics.breakdown import Subject, SubjectFigures, load_subject
from processors.analytics.costs import PriceTable
from processors.analytics.session import Session
from processors.analytics.windows import Window, WindowName, load_window

Order = Literal["cost", "tokens", "context_fraction", "last_activity"]
ORDERS: Final[tuple[Order, ...]] = get_args(Order)

#: The result of one partition, as workers send it to each other: ``{"position", "items"}``.
PartitionResult = Mapping[str, Any]


def newest_results(answers: Iterable[Mapping[str, PartitionResult]]) -> dict[int, PartitionResult]:
    """Return one result for each partition: the newest, if the partition moved and several workers sent one."""
    newest: dict[int, PartitionResult] = {}
    for answer in answers:
        for partition, result in answer.items():
            known = newest.get(int(partition))
            if known is None or known["position"] < result["position"]:
                newest[int(partition)] = result
    return newest


class Rank:
    """The numbers by which sessions are ordered; the highest comes first, unknown ones come last.

    ``parent`` is the session that it belongs to, for lists of children.
    """

    __slots__ = ("context_fraction", "cost", "last_activity", "parent", "tokens")

    def __init__(self, session: Session, prices: PriceTable) -> None:
        figures = session.figures
        self.cost = prices.cost_usd(figures.models, figures.compaction_models)
        self.tokens = figures.tokens
        self.context_fraction = None if session.fill is None else session.fill.fraction
        self.last_activity = session.last_us
        self.parent = session.parent

    def by(self, order: Order) -> float:
        """Return the session's number in ``order``; minus infinity if it is unknown."""
        value = getattr(self, order)
        return float("-inf") if value is None else float(value)


def ordered_sessions(results: Iterable[PartitionResult], limit: int) -> list[Any]:
    """Return the records of all results' sessions, items of ``[rank, record]``, highest first; at most ``limit``."""
    items = [item for result in results for item in result["items"]]
    # JSON has no infinity, so None stands for it and comes last. Sessions of equal rank are ordered by id.
    items.sort(key=lambda item: item[1]["session_id"])
    items.sort(key=lambda item: float("-inf") if item[0] is None else item[0], reverse=True)
    return [record for _, record in items[:limit]]


def merged_windows(results: Iterable[PartitionResult], prices: PriceTable) -> list[dict[str, Any]]:
    """Return the windows of all results, items of ``[kind, start_us, window]``, the earliest first."""
    merged: dict[WindowName, Window] = {}
    for result in results:
        for kind, start_us, fields in result["items"]:
            name, window = WindowName(kind, start_us), load_window(fields)
            if name in merged:
                merged[name].merge(window)
            else:
                merged[name] = window
    return [merged[name].record(name, prices) for name in sorted(merged, key=lambda name: name.start_us)]


def merged_subjects(
    subject: Subject, results: Iterable[PartitionResult], prices: PriceTable
) -> list[dict[str, Any]]:
    """Return the agents, models or tools of all results, items of ``[name, figures]``, by name."""
    merged: dict[str, SubjectFigures] = {}
    for result in results:
        for name, fields in result["items"]:
            figures = load_subject(subject, fields)
            if name in merged:
                # Both have the same class, which the type checker cannot see.
                merged[name].merge(figures)  # type: ignore[arg-type]
            else:
                merged[name] = figures
    return [merged[name].record(name, prices) for name in sorted(merged)]
