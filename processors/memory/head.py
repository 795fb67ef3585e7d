"""The head of a memory: everything about a session but its messages, in one small record."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from processors.memory.pairing import OpenCalls
from schemas.parts import CompactedTo


class UsageTotal(NamedTuple):
    """Tokens billed so far."""

    input_tokens: int = 0
    output_tokens: int = 0

    def plus(self, input_tokens: int, output_tokens: int) -> UsageTotal:
        """Return the total with one more call."""
        return UsageTotal(self.input_tokens + input_tokens, self.output_tokens + output_tokens)


NO_USAGE: Final = UsageTotal()


class Baseline(NamedTuple):
    """What memory was right after the last summary was applied; ``tokens`` with the system message's."""

    size_bytes: int
    message_count: int
    tokens: int

    def compacted_to(self, window_tokens: int) -> CompactedTo:
        """Return it as it is announced, for the context window in force now."""
        return CompactedTo(
            size_bytes=self.size_bytes,
            message_count=self.message_count,
            context_fraction=self.tokens / window_tokens,
        )


@dataclass
class Head:
    """Totals, limits and bookkeeping of one life of a session.

    Not frozen and without slots for speed: the fold copies it through ``__dict__`` once a batch and changes
    the copy; nothing else may ever change one.

    Attributes:
        life_sequence: Sequence of the first event of this life.
        last_sequence: Sequence of the last event applied.
        last_timestamp_ms: Time of the last activity, by the records' timestamps; never falls.
        epoch: How often memory was rewritten in this life.
        size_bytes: Of the messages in memory, the compacted ones among them; the system message apart.
        tokens: Likewise.
        message_count: Likewise.
        estimated_count: How many messages in memory have estimated tokens.
        system_size_bytes: Of the system message.
        system_tokens: Of the system message.
        history_size_bytes: Of every message said in this life, also those left out of memory; never falls.
        history_message_count: Likewise.
        compactions: Summaries applied in this life; never falls.
        usage: Tokens billed in this life, by models and by compaction; never falls.
        compaction_usage: What of ``usage`` compaction spent; never falls.
        compacted_to: Figures right after the last compaction, which memory must outgrow before the next;
            ``None`` without one, and after something changed by which its size is judged.
        configuration: What SessionConfigured set; only the keys that were set.
        truncated: Whether something was evicted or cut that no summary covers.
        evicted_through: Greatest sequence evicted or cut and not covered by a summary.
        first_block: Number of the first block of messages; equals ``next_block`` when there is none.
        next_block: Number the next block will get; never used before in this life.
        turn_sequence: Sequence of the newest user message in memory.
        pair_sequence: Sequence of the compacted pair in memory (its block is 0), ``None`` without one.
        open_calls: The calls of messages in memory that wait for a response.
        user_id: The last one seen.
        event_hashes: 8-byte digests of the last 128 event ids, oldest first, joined.
        has_system: Whether there is a system record.
        has_knowledge: Whether there is a knowledge record.
        model: Of the last AI message that names one; at most 256 characters, as in the event.
    """

    life_sequence: int
    last_sequence: int
    last_timestamp_ms: int
    epoch: int = 0
    size_bytes: int = 0
    tokens: int = 0
    message_count: int = 0
    estimated_count: int = 0
    system_size_bytes: int = 0
    system_tokens: int = 0
    history_size_bytes: int = 0
    history_message_count: int = 0
    compactions: int = 0
    usage: UsageTotal = NO_USAGE
    compaction_usage: UsageTotal = NO_USAGE
    compacted_to: Baseline | None = None
    configuration: dict[str, Any] = field(default_factory=dict)
    truncated: bool = False
    evicted_through: int | None = None
    first_block: int = 1
    next_block: int = 1
    turn_sequence: int | None = None
    pair_sequence: int | None = None
    open_calls: OpenCalls = field(default_factory=dict)
    user_id: str | None = None
    event_hashes: bytes = b""
    has_system: bool = False
    has_knowledge: bool = False
    model: str | None = None

    def copy(self) -> Head:
        """Return a copy for the fold to change; ``configuration``, which is only ever replaced, is shared."""
        twin = Head.__new__(Head)
        twin.__dict__ = self.__dict__.copy()
        twin.open_calls = self.open_calls.copy()
        return twin
