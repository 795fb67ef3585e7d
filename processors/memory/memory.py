"""A session's memory: the messages for a model, and their totals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from processors.memory.block import PAIR_BLOCK
from processors.memory.blocks import Blocks
from processors.memory.head import Head
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy, has_lapsed


class SystemMessage(NamedTuple):
    """The session's only system message. It does not count towards any limit.

    Attributes:
        text: Text of the system message.
        size_bytes: UTF-8 bytes of ``text``.
        tokens: Tokens of ``text``, with the overhead of a message.
        estimated: Whether ``tokens`` is an estimate.
        native: The message in a framework's own format, ``{"format","item"}`` as JSON.
    """

    text: str
    size_bytes: int
    tokens: int
    estimated: bool
    native: bytes | None = None


class Memory(NamedTuple):
    """One session's memory. Immutable: the fold makes a new one and shares all blocks that did not change.

    It is a named tuple, because one is made for every batch, and a frozen dataclass would take three times as long.

    Attributes:
        session_id: The session.
        head: ``None`` if the session has no life: it is unknown, deleted or expired.
        blocks: Blocks by number, in ascending order except 0, the compacted pair's.
        system: The system message, if one was set.
        knowledge: JSON of the last summary's knowledge, if it has any.
    """

    session_id: str
    head: Head | None
    blocks: Blocks
    system: SystemMessage | None
    knowledge: bytes | None

    @classmethod
    def empty(cls, session_id: str) -> Memory:
        """Return the memory of a session without a life."""
        return cls(session_id, None, {}, None, None)

    def messages(self) -> Iterator[Message]:
        """Yield the messages that a model would see, by ascending sequence.

        The compacted pair has the sequence that its summary ends at. So it is the first, unless messages that are or
        were pinned are older.
        """
        if not self.pair_is_first:
            yield from self._messages_around_pair()
            return
        if PAIR_BLOCK in self.blocks:
            yield from self.blocks[PAIR_BLOCK].messages
        for number, block in self.blocks.items():
            if number != PAIR_BLOCK:
                yield from block.messages

    @property
    def pair_is_first(self) -> bool:
        """Whether no message can be older than the compacted pair."""
        return self.head is None or self.head.pins is None or PAIR_BLOCK not in self.blocks

    def _messages_around_pair(self) -> Iterator[Message]:
        pair = list(self.blocks[PAIR_BLOCK].messages)
        for number, block in self.blocks.items():
            if number != PAIR_BLOCK:
                for message in block.messages:
                    if pair and message.sequence > pair[0].sequence:
                        yield from pair
                        pair = []
                    yield message
        yield from pair

    def lapsed(self, now_ms: int, policy: MemoryPolicy) -> bool:
        """Return whether the session has been idle for longer than its time to live; false without a life."""
        if self.head is None:
            return False
        return has_lapsed(self.head.last_timestamp_ms, policy.ttl_ms(self.head.configuration), now_ms)

    def as_of(self, now_ms: int, policy: MemoryPolicy) -> Memory:
        """Return the memory that a read at ``now_ms`` finds; empty if the session has lapsed."""
        return Memory.empty(self.session_id) if self.lapsed(now_ms, policy) else self
