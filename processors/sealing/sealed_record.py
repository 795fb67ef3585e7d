"""A record of a table whose value is sealed: the changelog, RocksDB and backups have the box alone."""

from __future__ import annotations

from typing import Final

from processors.sealing.envelope import NONCE_BYTES, BoxRefused, open_box, seal
from processors.sealing.errors import Unreadable
from processors.sealing.key_records import DataKey

#: The first byte of a sealed value; no JSON begins with it, so sealed and plain values may stand side by side.
_MARK: Final = b"\x01"
_PLACE: Final = b"sessionstream table record"


def seal_record(key: bytes, value: bytes, data_key: DataKey, nonce: bytes) -> bytes:
    """Return the sealed value: a mark, the length and the id of the data key, the box.

    Args:
        key: the record's key, which stays readable.
        value: the record's value.
        data_key: of the record's session.
        nonce: 12 random bytes.
    """
    assert len(nonce) == NONCE_BYTES
    name = data_key.key_id.encode()
    box = seal(data_key.key, nonce, value, (_PLACE, data_key.session_id.encode(), key))
    return b"".join((_MARK, bytes((len(name),)), name, box))


def record_key_id(value: bytes) -> str | None:
    """Return the id of the data key that a value is sealed with; None if it is not sealed."""
    if not value.startswith(_MARK) or len(value) < 2:
        return None
    return value[2 : 2 + value[1]].decode(errors="replace")


def open_record(key: bytes, value: bytes, data_key: DataKey) -> bytes:
    """Return the record's value as it was before it was sealed.

    Raises:
        Unreadable: ``tampered``: the value was changed, or is another record's.
    """
    try:
        return open_box(data_key.key, value[2 + value[1] :], (_PLACE, data_key.session_id.encode(), key))
    except (BoxRefused, IndexError):
        raise Unreadable(
            data_key.session_id,
            "tampered",
            "a table record's sealed content does not belong to it, or was changed after it was sealed",
        ) from None
