"""Answers over all partitions: each partition's part, taken once, merged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args

from processors.analytics.breakdown import Subject, SubjectFigures, load_subject
from processors.analytics.prices import PriceTable
from processors.analytics.session import Session
from processors.analytics.windows import Window, WindowName, load_window

Order = Literal["cost", "tokens", "context_fraction", "last_activity"]
ORDERS: Final[tuple[Order, ...]] = get_args(Order)

#: What one partition knows, as workers tell each other: ``{"position", "items"}``.
Part = Mapping[str, Any]


def newest_parts(answers: Iterable[Mapping[str, Part]]) -> dict[int, Part]:
    """Return each partition's part once: of several, from workers between which it moved, the newest."""
    newest: dict[int, Part] = {}
    for answer in answers:
        for partition, part in answer.items():
            known = newest.get(int(partition))
            if known is None or known["position"] < part["position"]:
                newest[int(partition)] = part
    return newest


class Rank:
    """What sessions are ordered by; higher is first, and what is not known comes last."""

    __slots__ = ("context_fraction", "cost", "last_activity", "tokens")

    def __init__(self, session: Session, prices: PriceTable) -> None:
        figures = session.figures
        self.cost = prices.cost_usd(figures.models, figures.compaction_models)
        self.tokens = figures.tokens
        self.context_fraction = None if session.fill is None else session.fill.fraction
        self.last_activity = session.last_us

    def by(self, order: Order) -> float:
        """Return the number that ranks the session."""
        value = getattr(self, order)
        return float("-inf") if value is None else float(value)


def ordered_sessions(parts: Iterable[Part], limit: int) -> list[Any]:
    """Return the sessions of all parts, items of ``[rank, record]``, highest first; at most ``limit``."""
    items = [item for part in parts for item in part["items"]]
    # None, which JSON has no infinity for, comes last; equals in the order of their names.
    items.sort(key=lambda item: item[1]["session_id"])
    items.sort(key=lambda item: float("-inf") if item[0] is None else item[0], reverse=True)
    return [record for _, record in items[:limit]]


def merged_windows(parts: Iterable[Part], prices: PriceTable) -> list[dict[str, Any]]:
    """Return the windows of all parts, items of ``[kind, start_us, window]``, the earliest first."""
    merged: dict[WindowName, Window] = {}
    for part in parts:
        for kind, start_us, fields in part["items"]:
            name, window = WindowName(kind, start_us), load_window(fields)
            if name in merged:
                merged[name].merge(window)
            else:
                merged[name] = window
    return [merged[name].record(name, prices) for name in sorted(merged, key=lambda name: name.start_us)]


def merged_subjects(subject: Subject, parts: Iterable[Part], prices: PriceTable) -> list[dict[str, Any]]:
    """Return the agents, models or tools of all parts, items of ``[name, figures]``, by name."""
    merged: dict[str, SubjectFigures] = {}
    for part in parts:
        for name, fields in part["items"]:
            figures = load_subject(subject, fields)
            if name in merged:
                # Both are of one kind, which the type checker cannot see.
                merged[name].merge(figures)  # type: ignore[arg-type]
            else:
                merged[name] = figures
    return [merged[name].record(name, prices) for name in sorted(merged)]
