"""Decides when a session's life begins and ends, by the rules of memory's fold, so that both count the same."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from enum import Enum
from typing import Any, cast

from processors.memory.fold import LIFE_STARTING_EVENTS
from processors.memory.fork import is_copy
from processors.memory.policy import has_lapsed
from processors.memory.recent_ids import add_hash, id_hash, is_known
from processors.memory.refused_removal import certainly_changes, is_certainly_refused
from schemas.events import (
    Event,
    HistoryCompacted,
    MessagesRemoved,
    SessionConfigured,
    SessionDeleted,
    SessionExpired,
    SessionForked,
)


class Step(Enum):
    """What an event does to a life."""

    #: The event concerns a life that does not exist, or memory refused it; it is not counted.
    NOTHING = 1
    #: The event's id is known, so it is not counted again.
    DUPLICATE = 2
    #: The event ends the life.
    END = 3
    #: The event begins a life.
    BEGIN = 4
    #: The event belongs to the current life.
    CONTINUE = 5


@dataclass(slots=True)
class Life:
    """A session's life, from its first event to its deletion or expiry. Changed in place.

    Attributes:
        first_sequence: Sequence of the event that began it.
        last_sequence: Sequence of the last event counted.
        last_timestamp_ms: Time of the last activity by the records' timestamps; never falls.
        ttl_ms: The session's time to live; None if it never expires.
        hashes: Hashes of its last 128 event ids.
        changed_at: Sequence of the last event counted that certainly changed memory; None if none is known.
        fork_id: Id of the event that made this session a fork, or was to, in a session that had begun already.
        fork_made: Whether it made the session a fork.
    """

    first_sequence: int
    last_sequence: int
    last_timestamp_ms: int
    ttl_ms: int | None
    hashes: bytes = b""
    changed_at: int | None = None
    fork_id: str | None = None
    fork_made: bool = True

    def drops_copy(self, event_id: str) -> bool:
        """Return whether an event is a copy that memory drops: of a fork that was refused, or of another fork."""
        if self.fork_id is None or not is_copy(event_id):
            return False
        return not self.fork_made or event_id.partition(":")[0] != self.fork_id

    def dump(self) -> list[Any]:
        """Return the JSON form that :func:`load_life` reads."""
        hashes = b64encode(self.hashes).decode()
        return [
            self.first_sequence,
            self.last_sequence,
            self.last_sequence,  # an earlier version compares an expiry with this one
            self.last_timestamp_ms,
            self.ttl_ms,
            hashes,
        ]

    def dump_fork(self) -> dict[str, Any]:
        """Return the fields of the session's record that few sessions have."""
        made = {} if self.fork_made else {"fork_made": False}
        return {} if self.fork_id is None else {"fork_id": self.fork_id, **made}


def load_life(
    fields: list[Any], changed_at: int | None, fork_id: str | None = None, *, fork_made: bool = True
) -> Life:
    """Return the life from the JSON form of :meth:`Life.dump`, and what that lacks, since earlier versions read it."""
    first, last, _, timestamp_ms, ttl_ms, hashes = fields
    return Life(first, last, timestamp_ms, ttl_ms, b64decode(hashes), changed_at, fork_id, fork_made)


def step(
    life: Life | None, event: Event, sequence: int, timestamp_ms: int, default_ttl_ms: int | None
) -> tuple[Step, Life | None]:
    """Apply an event; return what it does, and the life after it.

    A life whose time to live ended before the event is over. The event then begins a new life, or is not counted.

    Args:
        life: The life so far; changed in place if it continues.
        event: The session's next event in the order of the log; each is given once.
        sequence: Its offset.
        timestamp_ms: The timestamp of its record.
        default_ttl_ms: The time to live of sessions without a setting of their own.
    """
    if life is not None and has_lapsed(life.last_timestamp_ms, life.ttl_ms, timestamp_ms):
        life = None
    began = life is None
    if life is None:
        if type(event) not in LIFE_STARTING_EVENTS:
            return Step.NOTHING, None
        life = Life(sequence, sequence, timestamp_ms, default_ttl_ms)
    digest = id_hash(event.event_id)
    if is_known(life.hashes, digest):
        return Step.DUPLICATE, life
    if life.drops_copy(event.event_id):
        return Step.NOTHING, life
    # By type, because `isinstance` with a pydantic model takes long.
    if type(event) is SessionDeleted:
        return Step.END, None
    if type(event) is SessionExpired:
        # A life whose time to live is over ended above, so this expiry came before its time.
        return Step.NOTHING, life
    event_type = type(event)
    if event_type is MessagesRemoved:
        base_sequence = cast(MessagesRemoved, event).base_sequence
        if base_sequence is not None and is_certainly_refused(base_sequence, sequence, life.changed_at):
            return Step.NOTHING, life
    elif certainly_changes(event_type, event.event_id):
        life.changed_at = sequence
    life.hashes = add_hash(life.hashes, digest)
    _take(life, event, sequence, timestamp_ms, begins=began)
    return (Step.BEGIN if began else Step.CONTINUE), life


def _take(life: Life, event: Event, sequence: int, timestamp_ms: int, *, begins: bool) -> None:
    """Change a life by an event that belongs to it."""
    life.last_sequence = sequence
    if type(event) is not HistoryCompacted:
        # A summary is not activity, and memory may not have applied it.
        life.last_timestamp_ms = max(life.last_timestamp_ms, timestamp_ms)
    if type(event) is SessionConfigured and "ttl_seconds" in event.model_fields_set:
        life.ttl_ms = _ttl_ms(event)
    if type(event) is SessionForked and life.fork_id is None:
        life.fork_id, life.fork_made = event.event_id, begins


def _ttl_ms(event: SessionConfigured) -> int | None:
    return None if event.ttl_seconds is None else event.ttl_seconds * 1000
