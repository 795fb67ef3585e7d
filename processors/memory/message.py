"""One message in memory, and its form in a block's record."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

import orjson

Role = Literal["user", "assistant", "tool", "system"]

#: The event type whose ``text`` repeats its ``contents``, so that the text is not stored.
_MULTIMODAL: Final = "MultimodalUserMessageAdded"

#: Fields of the stored form that the HTTP API does not answer, or only on request.
_EXTRAS: Final = ("type", "estimated", "native", "metadata")


class Message(NamedTuple):
    """One message in memory; a named tuple for speed, because one is made for every event.

    Attributes:
        sequence: Offset of its event; of a compacted message, the summary's ``through_sequence``.
        id: The event's id; of a compacted message ``<event_id>:user``, ``:ai`` or ``:system``.
        role: ``system`` only for a summary rendered as one system message.
        type: Type of the event that it was made from.
        size_bytes: UTF-8 bytes of what a model would see.
        tokens: Tokens of the same content, with the overhead of a message.
        agent_id: The agent that published it.
        agent_role: The role of that agent.
        call_ids: Ids of the tool calls of an assistant message.
        tool_call_id: Id of the call that a tool message answers.
        call_sequence: Sequence of the assistant message whose call a tool message answers.
        compacted: Whether it belongs to a summary; such a message passes every filter.
        estimated: Whether ``tokens`` is an estimate.
        json: The message exactly as the HTTP API answers it, without ``native`` and ``metadata``.
        native: The message in a framework's own format, ``{"format","item"}`` as JSON.
        metadata: The labels that its sender gave it, as a JSON object; ``None`` without any.
    """

    sequence: int
    id: str
    role: Role
    type: str
    size_bytes: int
    tokens: int
    agent_id: str | None
    agent_role: str | None
    call_ids: tuple[str, ...]
    tool_call_id: str | None
    call_sequence: int | None
    compacted: bool
    estimated: bool
    json: bytes
    native: bytes | None
    metadata: bytes | None

    @property
    def weight(self) -> int:
        """Bytes that the message counts in its block; they decide when the block is full.

        ``call_sequence`` does not count, so blocks end at the same message as in logs without it.
        """
        weight = len(self.json)
        if self.native is not None:
            weight += len(self.native)
        if self.metadata is not None:
            weight += len(self.metadata)
        if self.call_sequence is not None:
            weight -= len(f'"call_sequence":{self.call_sequence},')
        return weight


def trimmed(json: bytes) -> bytes:
    """Return a copy of the bytes that occupies only their own size in memory.

    A result of orjson keeps the whole buffer that it was written to: 4 KiB for the shortest text, 16 KiB for a text
    of 2 KiB. What is kept for each record, message or session must not keep that buffer.
    """
    return b"".join((json, b""))


def joined_text(contents: list[dict[str, Any]]) -> str:
    """Return the text parts of ``contents`` (the API's form), one per line."""
    return "\n".join(part["text"] for part in contents if part["kind"] == "text")


def to_record(message: Message) -> bytes:
    """Return the JSON in a block's record: the API's form, followed by the fields that only the fold needs.

    The ``text`` of a multimodal message is left out, because it repeats the ``contents`` and the largest event must
    fit a record.
    """
    json, native, metadata = message.json, message.native, message.metadata
    if message.type == _MULTIMODAL:
        fields = orjson.loads(json)
        del fields["text"]
        json = orjson.dumps(fields)
    end = _end(message.type, message.estimated)
    parts = [json[:-1], end[:-1]]
    if native is not None:
        parts += (b',"native":', native)
    if metadata is not None:
        parts += (b',"metadata":', metadata)
    parts.append(b"}")
    return b"".join(parts)


def block_record(messages: Iterable[Message]) -> bytes:
    """Return the record of a block, ``{"messages": [...]}``, with :func:`to_record` of each message."""
    parts = [b'{"messages":[']
    for message in messages:
        if message.native is None and message.metadata is None and message.type != _MULTIMODAL:
            # What to_record() would return. Nearly all messages are so, and a call and a copy for each is slow.
            parts += (message.json[:-1], _end(message.type, message.estimated), b",")
        else:
            parts += (to_record(message), b",")
    if len(parts) > 1:
        parts.pop()
    parts.append(b"]}")
    return b"".join(parts)


@lru_cache(maxsize=64)
def _end(event_type: str, estimated: bool) -> bytes:
    """Return the end of a message's record without native form and metadata."""
    mark = ',"estimated":true' if estimated else ""
    return f',"type":"{event_type}"{mark}}}'.encode()


def from_record(fields: dict[str, Any]) -> Message:
    """Return the message whose record was decoded to ``fields``; it changes ``fields``.

    ``from_record(loads(to_record(m))) == m`` for every message that the fold makes: orjson writes what it has read
    in the same bytes.
    """
    event_type, estimated, native, metadata = [fields.pop(name, None) for name in _EXTRAS]
    # A dict keeps the order of insertion, and the JSON must have the API's order.
    if event_type == _MULTIMODAL:
        leading = {name: fields.pop(name) for name in ("id", "sequence", "role")}
        fields = {**leading, "text": joined_text(fields["contents"]), **fields}
    elif "call_sequence" in fields:
        # Older records have the field at the end.
        leading = {name: fields.pop(name) for name in ("id", "sequence", "call_sequence")}
        fields = {**leading, **fields}
    return Message(
        fields["sequence"],
        fields["id"],
        fields["role"],
        event_type,
        fields["size_bytes"],
        fields["tokens"],
        fields.get("agent_id"),
        fields.get("agent_role"),
        tuple([call["id"] for call in fields.get("tool_calls", ())]),
        fields.get("tool_call_id"),
        fields.get("call_sequence"),
        fields["compacted"],
        estimated is True,
        trimmed(orjson.dumps(fields)),
        None if native is None else trimmed(orjson.dumps(native)),
        None if metadata is None else trimmed(orjson.dumps(metadata)),
    )
