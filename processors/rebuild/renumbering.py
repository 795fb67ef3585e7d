"""The sequences of a session in another log: what events say of sequences is said in the sequences of that log.

Offsets are given by Kafka, so a session's events get others in a log with other partitions. Their order stays. These
fields name sequences that the fold reads:

- ``HistoryCompacted``: ``through_sequence`` and ``base_sequence``
- ``MessagesRemoved``: ``base_sequence``
- ``SessionExpired``: ``last_sequence``

Two more name a sequence of another session: ``SessionForked.from_sequence`` and the ``parent`` of a
``SessionDescribed``. All else stays as it was published. An answer's ``context`` stays too: its digest is that of a
memory with the old sequences, so it can be verified by the old log, or by its archive.
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from schemas.events import (
    Event,
    HistoryCompacted,
    MessagesRemoved,
    SessionDescribed,
    SessionExpired,
    SessionForked,
)

#: Returns the sequence of another session's event in the other log: its id, and the sequence in this one.
OfAnother = Callable[[str, int], int]


class SequenceMap:
    """The sequences of one session's events in two logs. It takes 16 bytes an event."""

    __slots__ = ("_new", "_old")

    def __init__(self) -> None:
        self._old = array("q")
        self._new = array("q")

    def __len__(self) -> int:
        return len(self._old)

    def add(self, old: int, new: int) -> None:
        """Add the next event; both sequences are greater than all before."""
        self._old.append(old)
        self._new.append(new)

    def exactly(self, old: int) -> int | None:
        """Return the new sequence of the event at ``old``; ``None`` if the session has no event there."""
        place = bisect_right(self._old, old) - 1
        return self._new[place] if place >= 0 and self._old[place] == old else None

    def through(self, old: int) -> int:
        """Return the new sequence of the last event at or before ``old``; before the first event, one before its."""
        place = bisect_right(self._old, old) - 1
        if place >= 0:
            return self._new[place]
        return max(self._new[0] - 1, 0) if self._new else 0

    def covers(self, old: int) -> bool:
        """Return whether ``old`` lies between the first and the last event, both included."""
        return bool(self._old) and self._old[0] <= old <= self._old[-1]


def renumbered(event: Event, value: bytes, own: int, sequences: SequenceMap, of_another: OfAnother) -> bytes:
    """Return the value of an event in the other log; the same bytes if it names no other sequence there.

    Args:
        event: The event.
        value: Its JSON.
        own: Its sequence in the other log.
        sequences: Those of the session's events before this one.
        of_another: Translates a sequence of another session.
    """
    changed = named_sequences(event, own, sequences, of_another)
    if not changed:
        return value
    fields = json.loads(value)
    return dumped(fields) if update(fields, changed) else value


def named_sequences(event: Event, own: int, sequences: SequenceMap, of_another: OfAnother) -> dict[str, Any]:
    """Return the fields of an event that name sequences, as they are in the other log; empty without such a field.

    Args: as :func:`renumbered`.
    """
    match event:
        case HistoryCompacted():
            fields: dict[str, Any] = {
                "through_sequence": _within_life(event.through_sequence, own, sequences)
            }
            if event.base_sequence is not None:
                fields["base_sequence"] = sequences.through(event.base_sequence)
            return fields
        case MessagesRemoved() if event.base_sequence is not None:
            # A number that is no event's never equals the last sequence of a memory, and neither does its own.
            exact = sequences.exactly(event.base_sequence)
            return {"base_sequence": own if exact is None else exact}
        case SessionExpired():
            return {"last_sequence": sequences.through(event.last_sequence)}
        case SessionForked():
            return {"from_sequence": of_another(event.from_session_id, event.from_sequence)}
        case SessionDescribed() if event.parent is not None and event.parent.sequence is not None:
            return {"parent": {"sequence": of_another(event.parent.session_id, event.parent.sequence)}}
        case _:
            return {}


def dumped(fields: dict[str, Any]) -> bytes:
    """Return the JSON of an event's fields. Not by orjson, which changes integers of more than 64 bits."""
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def _within_life(through: int, own: int, sequences: SequenceMap) -> int:
    """Return the sequence through which a summary covers; its own if it covers what the session does not have yet.

    Then it is out of range in both logs.
    """
    return sequences.through(through) if sequences.covers(through) else own


def update(fields: dict[str, Any], changed: dict[str, Any]) -> bool:
    """Set the fields, also nested ones; return whether one of them was another."""
    differs = False
    for name, value in changed.items():
        if isinstance(value, dict):
            differs = update(fields[name], value) or differs
        elif fields[name] != value:
            fields[name] = value
            differs = True
    return differs
