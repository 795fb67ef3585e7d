"""One message in memory, and the form in which a block's record keeps it."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import orjson

Role = Literal["user", "assistant", "tool", "system"]

#: The kind whose ``text`` repeats what stands in ``contents``, and so is not stored twice.
_MULTIMODAL: Final = "MultimodalUserMessageAdded"

#: Fields of the stored form that the HTTP API does not answer, or answers on request only.
_EXTRAS: Final = ("type", "estimated", "native")


class Message(NamedTuple):
    """One message as memory holds it; a named tuple because one is made for every event.

    Attributes:
        sequence: Offset of its event; of a compacted message, the summary's ``through_sequence``.
        id: The event's id; of a compacted message ``<event_id>:user``, ``:ai`` or ``:system``.
        role: ``system`` only for a summary rendered as one system message.
        type: The kind of event that made it.
        size_bytes: UTF-8 bytes of what a model would see.
        tokens: Tokens of the same, with the overhead of a message.
        agent_id: Which agent said it.
        agent_role: In which role.
        call_ids: Ids of the tool calls of an assistant message.
        tool_call_id: The call a tool message answers.
        call_sequence: Sequence of the assistant message whose call a tool message answers.
        compacted: Whether it stands for older messages; such a message passes every filter.
        estimated: Whether ``tokens`` is an estimate.
        json: The message exactly as the HTTP API answers it, without ``native``.
        native: The framework's own form, ``{"format","item"}`` as JSON.
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

    @property
    def weight(self) -> int:
        """Bytes it counts for in its block, by which blocks are filled.

        ``call_sequence`` does not count, so that blocks end where they ended before messages had it.
        """
        weight = len(self.json)
        if self.native is not None:
            weight += len(self.native)
        if self.call_sequence is not None:
            weight -= len(f'"call_sequence":{self.call_sequence},')
        return weight


def trimmed(json: bytes) -> bytes:
    """Return the same bytes in memory of just their size.

    orjson never gives back the buffer it wrote its result to: 4 KiB for the shortest text, 16 KiB for 2 KiB of
    it. What is kept for each record, message or session would keep that buffer, and pay for the page faults.
    """
    return b"".join((json, b""))


def joined_text(contents: list[dict[str, Any]]) -> str:
    """Return the text parts of ``contents`` (the API's form), one a line."""
    return "\n".join(part["text"] for part in contents if part["kind"] == "text")


def to_record(message: Message) -> bytes:
    """Return the JSON a block's record keeps: the API's form with what only the fold needs behind it.

    The ``text`` of a multimodal message is left out, since it repeats its ``contents``: the largest event
    must still fit a record.
    """
    json = message.json
    if message.type == _MULTIMODAL:
        fields = orjson.loads(json)
        del fields["text"]
        json = orjson.dumps(fields)
    parts = [json[:-1], b',"type":"', message.type.encode(), b'"']
    if message.estimated:
        parts.append(b',"estimated":true')
    if message.native is not None:
        parts += (b',"native":', message.native)
    parts.append(b"}")
    return b"".join(parts)


def from_record(fields: dict[str, Any]) -> Message:
    """Return the message whose record was decoded to ``fields``; takes ``fields`` over.

    ``from_record(loads(to_record(m))) == m`` for every message the fold makes: orjson writes what it has read
    in the same bytes.
    """
    kind, estimated, native = [fields.pop(name, None) for name in _EXTRAS]
    # A dict keeps the order of insertion: what follows goes back to where the API has it.
    if kind == _MULTIMODAL:
        leading = {name: fields.pop(name) for name in ("id", "sequence", "role")}
        fields = {**leading, "text": joined_text(fields["contents"]), **fields}
    elif "call_sequence" in fields:
        # Older records have it last.
        leading = {name: fields.pop(name) for name in ("id", "sequence", "call_sequence")}
        fields = {**leading, **fields}
    return Message(
        fields["sequence"],
        fields["id"],
        fields["role"],
        kind,
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
    )
