"""When a session's life begins and ends, by the rules of the memory's fold; analytics counts what memory counts."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from enum import Enum
from typing import Any

from processors.memory.fold import LIFE_STARTING_EVENTS
from processors.memory.policy import has_lapsed
from processors.memory.recent_ids import add_hash, id_hash, is_known
from schemas.events import Event, HistoryCompacted, SessionConfigured, SessionDeleted, SessionExpired


class Step(Enum):
    """What an event is to a life."""

    #: It says something about a session that is not there.
    NOTHING = 1
    #: Its id was seen before.
    DUPLICATE = 2
    #: It ends the life.
    END = 3
    #: It begins a life.
    BEGIN = 4
    #: It belongs to the life.
    GO_ON = 5


@dataclass(slots=True)
class Life:
    """From a session's first event to its deletion or expiry. Changed in place.

    Attributes:
        first_sequence: Of the event that began it.
        last_sequence: Of the last event counted.
        active_sequence: Of the last one that was no summary: what an expiry is judged by.
        last_timestamp_ms: Time of the last activity by the records' timestamps; never falls.
        ttl_ms: The session's time to live, None when it never lapses.
        hashes: Of its last 128 event ids.
    """

    first_sequence: int
    last_sequence: int
    active_sequence: int
    last_timestamp_ms: int
    ttl_ms: int | None
    hashes: bytes = b""

    def dump(self) -> list[Any]:
        """Return the JSON form that :func:`load_life` reads."""
        hashes = b64encode(self.hashes).decode()
        return [
            self.first_sequence,
            self.last_sequence,
            self.active_sequence,
            self.last_timestamp_ms,
            self.ttl_ms,
            hashes,
        ]


def load_life(fields: list[Any]) -> Life:
    """Return the life that was dumped."""
    first, last, active, timestamp_ms, ttl_ms, hashes = fields
    return Life(first, last, active, timestamp_ms, ttl_ms, b64decode(hashes))


def step(
    life: Life | None, event: Event, sequence: int, timestamp_ms: int, default_ttl_ms: int | None
) -> tuple[Step, Life | None]:
    """Take an event in: return what it is, and the life after it.

    A life that had lapsed before the event ends with it: then the event begins another one, or is nothing.

    Args:
        life: Changed in place where it goes on.
        event: Of the session, in the order of the log, each once.
        sequence: Its offset.
        timestamp_ms: Of its record.
        default_ttl_ms: For sessions without a setting of their own.
    """
    if life is not None and has_lapsed(life.last_timestamp_ms, life.ttl_ms, timestamp_ms):
        life = None
    began = life is None
    if life is None:
        if type(event) not in LIFE_STARTING_EVENTS:
            return Step.NOTHING, None
        life = Life(sequence, sequence, sequence, timestamp_ms, default_ttl_ms)
    digest = id_hash(event.event_id)
    if is_known(life.hashes, digest):
        return Step.DUPLICATE, life
    if isinstance(event, SessionDeleted):
        return Step.END, None
    if isinstance(event, SessionExpired):
        # Whether memory applied a summary since is not known here. One that the sweep published needs no such
        # look: the life has lapsed.
        return (Step.END, None) if life.active_sequence <= event.last_sequence else (Step.NOTHING, life)
    life.hashes = add_hash(life.hashes, digest)
    life.last_sequence = sequence
    if not isinstance(event, HistoryCompacted):
        # A summary is no activity, and memory may not have applied it.
        life.active_sequence = sequence
        life.last_timestamp_ms = max(life.last_timestamp_ms, timestamp_ms)
    if isinstance(event, SessionConfigured) and "ttl_seconds" in event.model_fields_set:
        life.ttl_ms = _ttl_ms(event)
    return (Step.BEGIN if began else Step.GO_ON), life


def _ttl_ms(event: SessionConfigured) -> int | None:
    return None if event.ttl_seconds is None else event.ttl_seconds * 1000
