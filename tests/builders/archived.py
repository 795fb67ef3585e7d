"""Archived events, and batches of them, in short form."""

from __future__ import annotations

from processors.archive.archived import ArchivedEvent, Batch, archived, batch_of
from processors.archive.requests import Filter, SearchRequest
from processors.archive.words import query_terms
from schemas.events import EVENT_ADAPTER
from tests.builders.events import SESSION, Fields, event_json

#: The time of the event with sequence 0; each later sequence is one second later.
BEGAN_MS = 1_700_000_000_000


def stored(fields: Fields, sequence: int, session_id: str = SESSION) -> ArchivedEvent:
    """Return the event as the archive writes it."""
    value = event_json(fields, f"e{sequence}", session_id)
    return archived(EVENT_ADAPTER.validate_json(value), sequence, BEGAN_MS + sequence * 1_000, value)


def batch(*events: ArchivedEvent, end: int | None = None) -> Batch:
    """Return a batch of events in the order of the log."""
    return batch_of(events, events[-1].sequence + 1 if end is None else end)


def looking_for(query: str, limit: int = 20, **conditions: object) -> SearchRequest:
    """Return a search for words."""
    return SearchRequest(terms=query_terms(query), limit=limit, filter=Filter(**conditions))  # type: ignore[arg-type]  # the filter checks its own fields
