"""What a history store is asked for: a part of one session's history, or the events that match words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, NamedTuple

from processors.access.caller import begins_with_each
from processors.archive.archived import ArchivedEvent

#: The most events, and about the most bytes of them, that one read of a whole partition gives.
WHOLE_EVENTS: Final = 2_000
WHOLE_BYTES: Final = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which events: all conditions that are given must hold. Times are milliseconds since 1970.

    Attributes:
        session_prefixes: the session's id begins with each of them.
        types: only these event types; empty: all.
        since_ms: recorded at or after this time.
        until_ms: recorded before this time.
    """

    session_id: str | None = None
    session_prefixes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    agent_id: str | None = None
    user_id: str | None = None
    since_ms: int | None = None
    until_ms: int | None = None

    def accepts(self, event: ArchivedEvent) -> bool:
        """Return whether an event meets all conditions; for stores that do not filter by themselves."""
        return (
            (self.session_id is None or event.session_id == self.session_id)
            and begins_with_each(event.session_id, self.session_prefixes)
            and (not self.types or event.type in self.types)
            and (self.agent_id is None or event.agent_id == self.agent_id)
            and (self.user_id is None or event.user_id == self.user_id)
            and (self.since_ms is None or event.recorded_ms >= self.since_ms)
            and (self.until_ms is None or event.recorded_ms < self.until_ms)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryRequest:
    """A part of one session's history.

    Attributes:
        session_id: the session; ``filter`` may have further conditions.
        after: only events with a greater sequence.
        before: only events with a smaller sequence.
        newest_first: the order, and at which end ``limit`` cuts.
        max_bytes: no more events once they have this many bytes; one event is always given.
    """

    session_id: str
    filter: Filter = field(default_factory=Filter)
    after: int | None = None
    before: int | None = None
    newest_first: bool = False
    limit: int = 100
    max_bytes: int | None = None

    def cut(self, events: Iterable[ArchivedEvent]) -> list[ArchivedEvent]:
        """Return the first of ``events`` up to ``limit`` and ``max_bytes``."""
        return up_to_bytes(islice(events, self.limit), self.max_bytes)


def up_to_bytes(events: Iterable[ArchivedEvent], max_bytes: int | None) -> list[ArchivedEvent]:
    """Return the first of ``events``, no more once they have this many bytes; one is always given."""
    taken: list[ArchivedEvent] = []
    size_bytes = 0
    for event in events:
        taken.append(event)
        size_bytes += len(event.value)
        if max_bytes is not None and size_bytes >= max_bytes:
            break
    return taken


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchRequest:
    """The events of one partition that match words best.

    Attributes:
        terms: what :func:`processors.archive.words.query_terms` returned, not empty.
        before: only events with a smaller sequence.
        role: only messages of this role. A store may leave it to its reader, and answer all of the filter's types.
    """

    terms: tuple[tuple[str, ...], ...]
    filter: Filter = field(default_factory=Filter)
    before: int | None = None
    limit: int = 20
    role: str | None = None

    def accepts(self, event: ArchivedEvent) -> bool:
        """Return whether an event may be found; for stores that do not filter by themselves."""
        return (
            (self.before is None or event.sequence < self.before)
            and self.filter.accepts(event)
            and (self.role is None or event.role == self.role)
        )


class Found(NamedTuple):
    """An event that matches, and how well: a higher score is better. Scores of one store are comparable."""

    event: ArchivedEvent
    score: float
