"""An event whose content is sealed: what stays readable, and the whole event, byte for byte, in a box."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from typing import Any, Final

import orjson

from processors.sealing.envelope import BoxRefused, open_box, seal
from processors.sealing.errors import Unreadable, UnreadableCode
from processors.sealing.key_records import DataKey

#: The version of the contract that a reader of a sealed event must know. An older one freezes the session.
SEALED_REQUIRES: Final = 3
#: The fields that stay readable: ids, times, counts, and what an operator may filter by. All other fields, also those
#: of later versions, are in the box alone.
CLEAR_FIELDS: Final = frozenset(
    {
        "type",
        "event_id",
        "session_id",
        "occurred_at",
        "agent_id",
        "agent_role",
        "user_id",
        "tokens",
        "usage",
        "model",
        "latency_ms",
        "tool_call_id",
        "is_error",
        "base_epoch",
        "through_sequence",
        "last_sequence",
        "trigger",
        "policy",
        "messages_compacted",
        "size_before_bytes",
        "size_after_bytes",
        "tokens_before",
        "tokens_after",
        "duration_ms",
        "request_id",
        "message_ids",
        "base_sequence",
        "from_session_id",
        "from_sequence",
    }
)
#: Events without content: they are never sealed, so that they can be read without a key. No set, because the type of a
#: dead letter may be any JSON value.
_PLAIN_TYPES: Final = ("HistoryCleared", "SessionDeleted", "SessionExpired")
_PLACE: Final = b"sessionstream event"


#: In every sealed event, as :func:`seal_event` writes it; a plain event rarely has it.
SEALED_MARK: Final = b'"sealed":{"'
#: What is before the key's id, before the box, and after it, in what :func:`seal_event` writes.
_KEY_BEGINS: Final = SEALED_MARK + b'key":"'
_BOX_BEGINS: Final = b'","box":"'
_ENDS: Final = b'"}}'
#: The field that says why a sealed event could not be opened, in what readers are given; no event in the log has it.
_UNREADABLE: Final = "unreadable"


def has_content(fields: dict[str, Any]) -> bool:
    """Return whether the event has anything to seal."""
    return fields.get("type") not in _PLAIN_TYPES and not fields.keys() <= CLEAR_FIELDS | {"requires"}


def seal_event(value: bytes, key: DataKey, nonce: bytes) -> bytes:
    """Return the sealed form of an event's JSON, or what stays readable of an event that is never sealed.

    Args:
        value: a JSON object with ``type``, ``event_id`` and ``session_id``, the last that of the key.
        key: the session's data key.
        nonce: 12 random bytes.
    """
    fields = orjson.loads(value)
    return seal_fields(fields, value, key, nonce) if has_content(fields) else plain_value(fields, value)


def plain_value(fields: dict[str, Any], value: bytes) -> bytes:
    """Return the JSON of an event that is never sealed, without what is content in others, such as metadata.

    A session whose key is gone must be able to end, so there may be no key to seal it with.

    Args:
        fields: the decoded JSON of the event.
        value: its JSON.
    """
    readable = CLEAR_FIELDS | {"requires"}
    if fields.keys() <= readable:
        return value
    return orjson.dumps({name: content for name, content in fields.items() if name in readable})


def seal_fields(fields: dict[str, Any], value: bytes, key: DataKey, nonce: bytes) -> bytes:
    """Return the sealed form of an event that has content.

    Args:
        fields: the decoded JSON of the event.
        value: its JSON.
        key: the session's data key.
        nonce: 12 random bytes.
    """
    box = seal(key.key, nonce, value, _place(fields))
    clear = {name: content for name, content in fields.items() if name in CLEAR_FIELDS}
    sealed = {"key": key.key_id, "box": b64encode(box).decode()}
    return orjson.dumps({**clear, "requires": SEALED_REQUIRES, "sealed": sealed})


def key_id_of(fields: dict[str, Any]) -> str | None:
    """Return the id of the data key that an event is sealed with; None if it is not sealed."""
    sealed = fields.get("sealed")
    key_id = sealed.get("key") if isinstance(sealed, dict) else None
    return key_id if isinstance(key_id, str) else None


def open_event(fields: dict[str, Any], key: DataKey) -> bytes:
    """Return the event's JSON as it was before it was sealed.

    Args:
        fields: the decoded JSON of a sealed event.
        key: the data key that it names.

    Raises:
        Unreadable: ``tampered``: the box or a readable field was changed, or the box is another event's.
    """
    try:
        box = b64decode(fields["sealed"]["box"], validate=True)
        value = open_box(key.key, box, _place(fields))
        opened = orjson.loads(value)
    except (BoxRefused, Base64Error, KeyError, TypeError, ValueError):
        raise _tampered(key.session_id) from None
    if not isinstance(opened, dict):
        raise _tampered(key.session_id)
    clear = {name: content for name, content in opened.items() if name in CLEAR_FIELDS}
    if clear != {name: content for name, content in fields.items() if name not in {"requires", "sealed"}}:
        raise _tampered(key.session_id)
    return value


def sealed_fields(value: bytes) -> dict[str, Any] | None:
    """Return the fields of a sealed event; None for any other value."""
    if SEALED_MARK not in value:
        return None
    try:
        fields = orjson.loads(value)
    except orjson.JSONDecodeError:
        return None
    return fields if isinstance(fields, dict) and key_id_of(fields) is not None else None


def named_key(value: bytes) -> str | None:
    """Return the id of the data key that a value is sealed with, as :func:`key_id_of` its fields; None without one.

    A value as :func:`seal_event` writes it is not parsed: its last field is the box, so nothing after it, and no field
    of an inner object, can name another key.
    """
    mark = value.rfind(SEALED_MARK)
    if mark < 0:
        return None
    start = mark + len(_KEY_BEGINS)
    end = value.find(b'"', start)
    box = end + len(_BOX_BEGINS)
    if value.startswith(_KEY_BEGINS, mark) and value.startswith(_BOX_BEGINS, end):
        key_id = value[start:end]
        if key_id.isalnum() and value.find(b'"', box) == len(value) - len(_ENDS) and value.endswith(_ENDS):
            return key_id.decode()
    fields = sealed_fields(value)
    return None if fields is None else key_id_of(fields)


def unreadable_value(fields: dict[str, Any], code: UnreadableCode) -> bytes:
    """Return a sealed event that could not be opened, for a reader: as it is stored, and why."""
    return orjson.dumps({**fields, _UNREADABLE: code})


def unreadable_code(fields: dict[str, Any]) -> UnreadableCode:
    """Return why a sealed event could not be opened; one that no one tried to open needs a key file."""
    code: UnreadableCode = fields.get(_UNREADABLE, "no_key_file")
    return code


def _place(fields: dict[str, Any]) -> tuple[bytes, ...]:
    return (
        _PLACE,
        str(fields.get("session_id")).encode(),
        str(fields.get("event_id")).encode(),
        str(fields.get("type")).encode(),
    )


def _tampered(session_id: str) -> Unreadable:
    return Unreadable(
        session_id,
        "tampered",
        "an event's sealed content does not belong to it, or was changed after it was sealed",
    )
