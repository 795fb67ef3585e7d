"""A frozen session: it met an event that needs a newer worker, so none of its events from there on are folded."""

from __future__ import annotations

from typing import NamedTuple

import orjson

from schemas.events import CONTRACT_VERSION


class NewerEvent(NamedTuple):
    """An event that this version cannot fold, as far as it can be read.

    Attributes:
        session_id: its session.
        sequence: its offset.
        requires: the version of the contract that a worker must know to fold it.
    """

    session_id: str
    sequence: int
    requires: int


class Frozen(NamedTuple):
    """Where a session froze, as its record in the table says.

    Attributes:
        sequence: the offset of the event that could not be folded.
        requires: the version of the contract that it needs.
    """

    sequence: int
    requires: int

    @property
    def detail(self) -> str:
        """One line for users: what is needed."""
        return needs_newer(self.requires)

    @property
    def thaws(self) -> bool:
        """Whether this version can fold the event."""
        return self.requires <= CONTRACT_VERSION

    def record(self) -> bytes:
        """Return the record's value, which :func:`load_frozen` reads."""
        return orjson.dumps({"sequence": self.sequence, "requires": self.requires})


def load_frozen(value: bytes) -> Frozen:
    """Return what :meth:`Frozen.record` wrote."""
    fields = orjson.loads(value)
    return Frozen(fields["sequence"], fields["requires"])


def needs_newer(requires: int) -> str:
    """Return the line that says which version of the contract is needed, and which one this worker knows."""
    return f"needs a newer worker: contract {requires}, this one knows {CONTRACT_VERSION}"
