"""A frozen session: it met an event that this worker cannot read, so none of its events from there on are folded."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import orjson

from processors.sealing.errors import UnreadableCode
from schemas.events import CONTRACT_VERSION, MAX_CONTRACT_VERSION

#: By code, what a user is told of a session whose content is sealed and cannot be opened.
_UNREADABLE: Final[dict[UnreadableCode, str]] = {
    "missing_key": "is sealed, and its key is not in session-keys: it was erased, or the topic is another one",
    "wrong_master_key": "is sealed, and this worker's key file (ENCRYPTION__KEY_FILE) lacks the right master key",
    "tampered": "is sealed, and the content of an event was changed after it was sealed",
    "no_key_file": "is sealed, and this worker has no key file (ENCRYPTION__KEY_FILE)",
}


class NewerEvent(NamedTuple):
    """An event that this version cannot fold, as far as it can be read.

    Attributes:
        session_id: its session.
        sequence: its offset.
        requires: the version of the contract that a worker must know to fold it.
        code: why it cannot be opened, if it is sealed.
        key_id: the data key that it is sealed with, if it is sealed.
    """

    session_id: str
    sequence: int
    requires: int
    code: UnreadableCode | None = None
    key_id: str | None = None


class Frozen(NamedTuple):
    """Where a session froze, as its record in the table says.

    Attributes:
        sequence: the offset of the event that could not be folded.
        requires: the version of the contract that it needs.
        code: why it cannot be opened, if it is sealed.
        key_id: the data key that it is sealed with, if it is sealed.
        read_through: while a worker folds what the session missed, the offset up to which it has read the log for that;
            None before, and after. A worker that takes over meanwhile goes on behind it.
    """

    sequence: int
    requires: int
    code: UnreadableCode | None = None
    key_id: str | None = None
    read_through: int | None = None

    @property
    def froze_here(self) -> bool:
        """Whether the event at ``sequence`` is the one that froze the session, not one behind what was folded since."""
        return self.read_through is None or self.sequence <= self.read_through

    @property
    def detail(self) -> str:
        """One line for users: what is needed."""
        return needs_newer(self.requires) if self.code is None else _UNREADABLE[self.code]

    @property
    def thaws(self) -> bool:
        """Whether this version can fold the event; of a sealed event, the keys decide it.

        One that requires more than any version froze its session under an older worker; now it becomes a dead letter.
        """
        return self.code is None and not CONTRACT_VERSION < self.requires <= MAX_CONTRACT_VERSION

    def record(self) -> bytes:
        """Return the record's value, which :func:`load_frozen` reads."""
        fields: dict[str, Any] = {"sequence": self.sequence, "requires": self.requires}
        if self.code is not None:
            fields |= {"code": self.code, "key_id": self.key_id}
        if self.read_through is not None:
            fields["read_through"] = self.read_through
        return orjson.dumps(fields)

    def shown(self) -> dict[str, Any]:
        """Return the ``frozen`` block of an answer."""
        fields: dict[str, Any] = {"sequence": self.sequence, "requires": self.requires, "detail": self.detail}
        return fields if self.code is None else {**fields, "code": self.code}


def load_frozen(value: bytes) -> Frozen:
    """Return what :meth:`Frozen.record` wrote."""
    fields = orjson.loads(value)
    return Frozen(
        fields["sequence"],
        fields["requires"],
        fields.get("code"),
        fields.get("key_id"),
        fields.get("read_through"),
    )


def needs_newer(requires: int) -> str:
    """Return the line that says which version of the contract is needed, and which one this worker knows."""
    return f"needs a newer worker: contract {requires}, this one knows {CONTRACT_VERSION}"
