"""The fold: makes the next memory from a memory and an event.

The same log, policy and tokenizer always give the same memory, byte for byte. It does not matter how the events
were batched, or how often the memory was written and read in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from processors.memory import summary
from processors.memory.blocks import copies_all
from processors.memory.changes import Changes
from processors.memory.draft import Draft
from processors.memory.fork import admits, after
from processors.memory.memory import Memory
from processors.memory.policy import UNLIMITED, MemoryPolicy, has_lapsed
from processors.memory.reactions import REACTIONS
from processors.memory.recent_ids import add_hash, id_hash, is_known
from processors.memory.size import content_fields, size_bytes
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCompacted,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SessionDescribed,
    SessionForked,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: Event types that can begin a life. All others refer to a session that must already have one.
LIFE_STARTING_EVENTS: Final[frozenset[type]] = frozenset(
    {
        UserMessageAdded,
        MultimodalUserMessageAdded,
        AiMessageAdded,
        ToolCallResponseAdded,
        SystemMessageSet,
        SessionConfigured,
        SessionDescribed,
        SessionForked,
    }
)

#: Event types that only append a message, unless a limit is exceeded or the life has ended before.
_APPENDING_EVENTS: Final = (
    UserMessageAdded,
    MultimodalUserMessageAdded,
    AiMessageAdded,
    ToolCallResponseAdded,
)


@dataclass(slots=True)
class Entry:
    """An event with its offset and its record's timestamp in milliseconds."""

    event: Event
    sequence: int
    timestamp_ms: int


def apply(memory: Memory, event: Event, sequence: int, timestamp_ms: int, policy: MemoryPolicy) -> Memory:
    """Return the memory after ``event``; ``memory`` itself is not changed."""
    return fold(memory, (Entry(event, sequence, timestamp_ms),), policy)[0]


def fold(  # noqa: C901 - a call for every event is slow, so the loop makes none that it can spare
    memory: Memory, entries: Iterable[Entry], policy: MemoryPolicy
) -> tuple[Memory, Changes]:
    """Apply ``entries`` in order. All must belong to the memory's session.

    Args:
        memory: It is not changed.
        entries: By ascending sequence. An entry at or below the memory's last sequence is a replay and skipped.
            A memory without a life has no last sequence. So the caller must keep a deleted session deleted
            under replay, by a watermark of the whole partition.
        policy: The worker's defaults.

    Returns:
        The new memory (the same object if nothing changed), and the changes.
    """
    draft = Draft(memory, policy)
    changes = draft.changes
    for entry in entries:
        # All of it in one function, since a call for every event is slow.
        event, sequence, timestamp_ms = entry.event, entry.sequence, entry.timestamp_ms
        event_type = type(event)
        head = draft.head
        if head is not None:
            if sequence <= head.last_sequence:
                changes.replays += 1
                continue
            if draft.ttl_ms is not None and has_lapsed(head.last_timestamp_ms, draft.ttl_ms, timestamp_ms):
                draft.end_life(sequence)
                head = None
        changes.timestamp_ms = timestamp_ms
        if head is None:
            if event_type not in LIFE_STARTING_EVENTS:
                if isinstance(event, HistoryCompacted):
                    summary.skip(draft, event, sequence, "no_life", 0)
                continue
            head = draft.begin_life(sequence, timestamp_ms)
        digest = id_hash(event.event_id)
        fork = head.fork
        if is_known(head.event_hashes, digest) or (fork is not None and not admits(fork, event.event_id)):
            changes.duplicates += 1
            continue
        if not REACTIONS[event_type](draft, head, event, sequence):
            continue
        if fork is not None:
            # Only now: an event that changes nothing uses up no copy, however the events were batched.
            head.fork = after(fork, event.event_id)
        head.event_hashes = add_hash(head.event_hashes, digest)
        head.last_sequence = sequence
        # A summary does not count as activity: compaction must not keep an idle session alive.
        if timestamp_ms > head.last_timestamp_ms and event_type is not HistoryCompacted:
            head.last_timestamp_ms = timestamp_ms
        if event.user_id is not None:
            head.user_id = event.user_id
        changes.dirty.add("head")
        changes.sequence = sequence
    return draft.freeze(), changes


def only_appends(memory: Memory, entries: Collection[Entry], policy: MemoryPolicy) -> bool:
    """Return whether :func:`fold` only appends messages, so that its cost does not grow with the memory.

    False means that it may do more. Under a limit in tokens that is not known without counting.

    Args:
        memory: A memory in which nothing has to be read from the table.
        entries: As :func:`fold` takes them.
        policy: The worker's defaults.
    """
    head = memory.head
    if head is None or copies_all(memory.blocks):
        return False
    limits, ttl_ms = policy.defaults
    if head.configuration:
        limits, ttl_ms = policy.limits(head.configuration), policy.ttl_ms(head.configuration)
    if limits.tokens != UNLIMITED or head.message_count + len(entries) > limits.messages:
        return False
    limit = limits.size_bytes
    size = head.size_bytes
    for entry in entries:
        event = entry.event
        if not isinstance(event, _APPENDING_EVENTS) or has_lapsed(
            head.last_timestamp_ms, ttl_ms, entry.timestamp_ms
        ):
            return False
        if limit != UNLIMITED:
            size += size_bytes(content_fields(event))
    return size <= limit
