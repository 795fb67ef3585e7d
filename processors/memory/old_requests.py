"""Requests for compaction that no one waits for any more."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from processors.memory.fold import Entry
    from schemas.events import CompactionRequested

#: A request whose record is older than this is not passed on. Who requests waits for five minutes at most.
MAX_REQUEST_AGE_MS: Final = 3_600_000


def still_wanted(
    requested: Collection[CompactionRequested], entries: Iterable[Entry], now_ms: int
) -> list[CompactionRequested]:
    """Return the requests that are young enough to be carried out.

    A log that is folded again, after a rebuild for example, has all requests that were ever made. Most were carried out
    or refused then, which only ``memory-events`` tells. Carried out again, they would change memories that no one
    wants to be compacted, and cost a model's tokens for each.

    Args:
        requested: Requests that were applied, of events among ``entries``.
        entries: What was folded, with the times of the records.
        now_ms: The time, by the brokers' clock.
    """
    oldest_ms = now_ms - MAX_REQUEST_AGE_MS
    old = {entry.event.event_id for entry in entries if entry.timestamp_ms < oldest_ms}
    return [request for request in requested if request.event_id not in old]
