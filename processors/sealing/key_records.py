"""The records of the topic ``session-keys``: wrapped data keys, and marks of erasures.

A data key has a record of its own, keyed by session and key id. So two publishers that make a key at the same time make
two keys, and both stay valid: there is no race to win, and log compaction, which keeps the last record of a key, loses
neither. An erasure writes a mark first, and then a tombstone for each data key. The mark stays for ever. It has a
generation: a data key of an earlier one is void, also if a command that read it before the erasure writes it again.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from typing import Any, Final, NamedTuple

import orjson

from processors.sealing.envelope import BoxRefused, open_box, seal
from processors.sealing.errors import Unreadable
from processors.sealing.master_keys import MasterKeys

#: Version of the records' form.
_FORM: Final = 1
_PLACE: Final = b"sessionstream data key"


class DataKey(NamedTuple):
    """A data key that content is sealed with.

    Attributes:
        session_id: its session.
        key_id: names it within the session.
        key: 32 bytes.
    """

    session_id: str
    key_id: str
    key: bytes

    def __repr__(self) -> str:
        return f"DataKey({self.session_id!r}, {self.key_id!r})"


class KeyRecord(NamedTuple):
    """A wrapped data key, as its record has it.

    Attributes:
        session_id: its session.
        key_id: names it within the session.
        generation: how many erasures of the session its maker knew.
        master: id of the master key that wraps it.
        box: the data key, sealed with the master key.
    """

    session_id: str
    key_id: str
    generation: int
    master: str
    box: bytes

    @property
    def key(self) -> bytes:
        """The record's key."""
        return orjson.dumps(["key", self.session_id, self.key_id])

    def value(self) -> bytes:
        """Return the record's value."""
        return orjson.dumps(
            {
                "form": _FORM,
                "generation": self.generation,
                "master": self.master,
                "box": b64encode(self.box).decode(),
            }
        )

    def unwrap(self, masters: MasterKeys) -> DataKey:
        """Return the data key.

        Raises:
            Unreadable: ``wrong_master_key``: the key file lacks the master key, or has another one under its id.
        """
        master = masters.keys.get(self.master)
        if master is None:
            raise Unreadable(
                self.session_id,
                "wrong_master_key",
                f"the session's key is wrapped by the master key {self.master!r}, which the key file lacks: "
                "add it again",
            )
        try:
            return DataKey(self.session_id, self.key_id, open_box(master, self.box, self._place()))
        except BoxRefused:
            raise Unreadable(
                self.session_id,
                "wrong_master_key",
                f"the session's key cannot be unwrapped: the master key {self.master!r} in the key file is another one "
                "than it was, or the record in session-keys was changed",
            ) from None

    def _place(self) -> tuple[bytes, ...]:
        generation = str(self.generation).encode()
        return _PLACE, self.session_id.encode(), self.key_id.encode(), generation, self.master.encode()


def wrapped(data_key: DataKey, generation: int, masters: MasterKeys, nonce: bytes) -> KeyRecord:
    """Return the record of a data key, wrapped by the active master key.

    Args:
        data_key: the key.
        generation: how many erasures of the session are known.
        masters: the key file.
        nonce: 12 random bytes.
    """
    empty = KeyRecord(data_key.session_id, data_key.key_id, generation, masters.active, b"")
    box = seal(masters.keys[masters.active], nonce, data_key.key, empty._place())
    return empty._replace(box=box)


class ErasureMark(NamedTuple):
    """The mark of a session's erasures.

    Attributes:
        session_id: the session.
        generation: how many there were; data keys of an earlier generation are void.
    """

    session_id: str
    generation: int

    @property
    def key(self) -> bytes:
        """The record's key."""
        return orjson.dumps(["erased", self.session_id])

    def value(self) -> bytes:
        """Return the record's value."""
        return orjson.dumps({"form": _FORM, "generation": self.generation})


class Tombstone(NamedTuple):
    """A data key that was erased."""

    session_id: str
    key_id: str

    @property
    def key(self) -> bytes:
        """The record's key."""
        return orjson.dumps(["key", self.session_id, self.key_id])


def parse_key_record(key: bytes, value: bytes | None) -> KeyRecord | ErasureMark | Tombstone | None:
    """Return what a record of ``session-keys`` says; None if it is none of ours, or of a newer form."""
    try:
        parts = orjson.loads(key)
        fields: Any = None if value is None else orjson.loads(value)
        if fields is not None and fields["form"] != _FORM:
            return None
        match parts:
            case ["key", str(session_id), str(key_id)]:
                if fields is None:
                    return Tombstone(session_id, key_id)
                box = b64decode(fields["box"], validate=True)
                return KeyRecord(session_id, key_id, int(fields["generation"]), str(fields["master"]), box)
            case ["erased", str(session_id)] if fields is not None:
                return ErasureMark(session_id, int(fields["generation"]))
            case _:
                return None
    except (ValueError, KeyError, TypeError, Base64Error):
        return None
