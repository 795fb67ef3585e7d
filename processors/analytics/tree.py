"""A session with the sessions that it started: their figures, and what all of them cost together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from processors.analytics.costs import COST_DIGITS

#: The most sessions of a tree that an answer has.
MAX_TREE_SESSIONS: Final = 1_000


@dataclass(frozen=True, slots=True)
class SessionChoice:
    """Which sessions of a list are wanted; without fields all.

    Attributes:
        session_ids: Only these sessions.
        parents: Only children of these sessions.
    """

    session_ids: Collection[str] = ()
    parents: Collection[str] = ()

    def has(self, session_id: str, parent: str | None) -> bool:
        """Return whether a session with this parent is wanted."""
        if self.session_ids and session_id not in self.session_ids:
            return False
        return not self.parents or parent in self.parents


ALL_SESSIONS: Final = SessionChoice()


@dataclass(slots=True)
class SessionTree:
    """A tree as it is read, level by level. Changed in place.

    Attributes:
        root: Id of the session at the top.
        entries: ``depth`` and ``figures`` by session id, the upper levels first.
        complete: Whether every partition answered for every level.
        omitted: Whether the tree has more than :data:`MAX_TREE_SESSIONS`, so that some are left out.
    """

    root: str
    entries: dict[str, dict[str, Any]] = field(default_factory=dict)
    complete: bool = True
    omitted: bool = False

    def add_level(self, depth: int, records: Iterable[Mapping[str, Any]]) -> list[str]:
        """Add the sessions of a level; return the ids of those that are new.

        Two sessions may each name the other as their parent. So a session that is in the tree is not added again.
        """
        added: list[str] = []
        for record in records:
            session_id = record["session_id"]
            if session_id in self.entries or (depth > 0 and session_id == self.root):
                continue
            if len(self.entries) >= MAX_TREE_SESSIONS:
                self.omitted = True
                break
            self.entries[session_id] = {"depth": depth, "figures": record}
            added.append(session_id)
        return added

    def answer(self) -> dict[str, Any]:
        """Return the tree for readers, as :class:`schemas.analytics.SessionTreeAnalytics` describes it."""
        figures = [entry["figures"] for entry in self.entries.values()]
        return {
            "session_id": self.root,
            "total": _total(figures),
            "sessions": list(self.entries.values()),
            "omitted": self.omitted,
            "complete": self.complete,
        }


def _total(figures: list[Mapping[str, Any]]) -> dict[str, Any]:
    costs = [one["cost_usd"] for one in figures]
    return {
        "sessions": len(figures),
        "messages": _sums(one["messages"] for one in figures) or dict.fromkeys(_SENDERS, 0),
        "turns": sum(one["turns"] for one in figures),
        "usage": _sums(one["usage"] for one in figures) or _NO_USAGE,
        "compaction_usage": _sums(one["compaction_usage"] for one in figures) or _NO_USAGE,
        "cost_usd": None if None in costs else round(sum(costs), COST_DIGITS),
        "compactions": sum(one["compactions"] for one in figures),
    }


_SENDERS: Final = ("user", "ai", "tool", "system")
_NO_USAGE: Final = {"input_tokens": 0, "output_tokens": 0}


def _sums(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for one in counts:
        for name, count in one.items():
            totals[name] = totals.get(name, 0) + count
    return totals
