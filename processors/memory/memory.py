"""A session's memory: what a model is given, and the totals beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from processors.memory.block import PAIR_BLOCK, Block
from processors.memory.head import Head
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy, has_lapsed


class SystemMessage(NamedTuple):
    """The session's one system message; outside every limit.

    Attributes:
        text: What it says.
        size_bytes: UTF-8 bytes of ``text``.
        tokens: Tokens of ``text``, with the overhead of a message.
        estimated: Whether ``tokens`` is an estimate.
        native: A framework's own form, ``{"format","item"}`` as JSON.
    """

    text: str
    size_bytes: int
    tokens: int
    estimated: bool
    native: bytes | None = None


class Memory(NamedTuple):
    """One session's memory. Immutable: the fold makes a new one, sharing all blocks that did not change.

    A named tuple, which is made three times as fast as a frozen dataclass: one is made for every batch.

    Attributes:
        session_id: Whose memory it is.
        head: ``None`` where there is no life: unknown, deleted or expired.
        blocks: Blocks by number, in ascending order but for 0, the compacted pair's.
        system: The system message, if one was set.
        knowledge: JSON of what the last summary knows, if it said anything.
    """

    session_id: str
    head: Head | None
    blocks: Mapping[int, Block]
    system: SystemMessage | None
    knowledge: bytes | None

    @classmethod
    def empty(cls, session_id: str) -> Memory:
        """Return the memory of a session without a life."""
        return cls(session_id, None, {}, None, None)

    def messages(self) -> Iterator[Message]:
        """Yield the messages a model would see: the compacted pair first, then by ascending sequence."""
        if PAIR_BLOCK in self.blocks:
            yield from self.blocks[PAIR_BLOCK].messages
        for number, block in self.blocks.items():
            if number != PAIR_BLOCK:
                yield from block.messages

    def lapsed(self, now_ms: int, policy: MemoryPolicy) -> bool:
        """Return whether the session has been idle for longer than its time to live; false without a life."""
        if self.head is None:
            return False
        return has_lapsed(self.head.last_timestamp_ms, policy.ttl_ms(self.head.configuration), now_ms)

    def as_of(self, now_ms: int, policy: MemoryPolicy) -> Memory:
        """Return what a read at ``now_ms`` finds: nothing in a session that has lapsed."""
        return Memory.empty(self.session_id) if self.lapsed(now_ms, policy) else self
