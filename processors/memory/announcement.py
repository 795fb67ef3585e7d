"""Makes the HistoryUpdated records that announce a changed memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from processors.memory.changes import AddedMessage, Changes
from processors.memory.figures import figures_of, trigger_settings
from processors.memory.memory import Memory
from processors.memory.message import trimmed
from processors.memory.policy import MemoryPolicy

#: The largest HistoryUpdated, in bytes.
MAX_BYTES: Final = 512 * 1024

#: This many messages always fit: each has at most 640 characters of names of up to 6 bytes, and numbers.
SAFE_MESSAGES: Final = 100

#: Bytes for messages; the rest is for all other fields with the longest ids.
_ROOM: Final = MAX_BYTES - 8 * 1024


def history_updated(memory: Memory, changes: Changes, policy: MemoryPolicy) -> list[bytes]:
    """Return the values that announce ``memory`` after ``changes``; each is below 512 KiB.

    If the messages do not fit into one value, there are several parts, in order. The ``sequence`` of the last part
    is that of the last event applied. The ``sequence`` of every other part is that of its last message:
    subscribers drop what is not newer than what they saw, so the final sequence must come with the final part.

    Args:
        memory: The memory after the changes.
        changes: All changes since the last announcement; empty for a reminder.
        policy: The worker's defaults.

    Returns:
        At least one value if the session has a life, or if ``changes`` ended it; else none.
    """
    head = memory.head
    sequence = changes.sequence if head is None else head.last_sequence
    if sequence is None:
        return []
    fields = _fields_without_messages(memory, sequence, policy)
    if len(changes.added) <= SAFE_MESSAGES:
        # A single dump is faster, and nearly every announcement is this small.
        fields["messages"] = [_fields(message) for message in changes.added]
        return [trimmed(orjson.dumps(fields))]
    parts = _parts(changes.added)
    values: list[bytes] = []
    for number, (last, messages) in enumerate(parts, 1):
        fields["sequence"] = sequence if number == len(parts) else last
        start = orjson.dumps(fields)
        values.append(b"".join([start[:-1], b',"messages":[', b",".join(messages), b"]}"]))
    return values


def _fields(message: AddedMessage) -> dict[str, Any]:
    return {
        "id": message.id,
        "sequence": message.sequence,
        "type": message.type,
        "agent_id": message.agent_id,
        "agent_role": message.agent_role,
        "size_bytes": message.size_bytes,
        "tokens": message.tokens,
        "history_size_bytes": message.history_size_bytes,
    }


def _fields_without_messages(memory: Memory, sequence: int, policy: MemoryPolicy) -> dict[str, Any]:
    head = memory.head
    if head is None:
        return {
            "type": "HistoryUpdated",
            "session_id": memory.session_id,
            "sequence": sequence,
            "epoch": 0,
            "size_bytes": 0,
            "tokens": 0,
            "message_count": 0,
            "context_fraction": 0.0,
            "truncated": False,
        }
    figures = figures_of(head, policy)
    fields: dict[str, Any] = {
        "type": "HistoryUpdated",
        "session_id": memory.session_id,
        "sequence": sequence,
        "epoch": head.epoch,
        "size_bytes": head.size_bytes,
        "tokens": head.tokens,
        "message_count": head.message_count,
        "context_fraction": figures.context_fraction,
        "truncated": head.truncated,
    }
    # Empty fields are left out: there is one record per session and flush, and they are nearly always empty.
    if figures.last_input_tokens is not None:
        fields["last_input_tokens"] = figures.last_input_tokens
    if figures.compacted_to is not None:
        fields["compacted_to"] = figures.compacted_to.model_dump(exclude_none=True)
    if head.configuration and (overrides := trigger_settings(head.configuration)) is not None:
        fields["compaction"] = overrides
    return fields


def _parts(added: Sequence[AddedMessage]) -> list[tuple[int, list[bytes]]]:
    """Return the messages as JSON in parts that fit, each with its last sequence; at least one part."""
    parts: list[tuple[int, list[bytes]]] = [(0, [])]
    size = 0
    for message in added:
        value = trimmed(orjson.dumps(_fields(message)))
        if size + len(value) + 1 > _ROOM:
            parts.append((0, []))
            size = 0
        size += len(value) + 1
        messages = parts[-1][1]
        messages.append(value)
        parts[-1] = (message.sequence, messages)
    return parts
