"""A block: consecutive messages in one record, so that the write for one event is bounded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import orjson

from processors.memory import message as message_codec
from processors.memory.group import group_sequence
from processors.memory.message import Message

#: A block takes new messages until it has more bytes than this; then a new block begins.
BLOCK_BYTES: Final = 2048

#: Number of the block of the compacted pair. The numbers of all others begin at 1.
PAIR_BLOCK: Final = 0


class Block:
    """Messages in order; immutable. Several threads may read it.

    A block that was read from a record keeps the record until its messages are used, so loading a session with
    ten thousand blocks decodes only the last one. It never keeps both forms.

    Args:
        messages: Oldest first.
        weight: Their weight in bytes, if the caller knows it.
    """

    __slots__ = ("_groups", "_messages", "_record", "_weight")

    def __init__(self, messages: Iterable[Message] = (), weight: int | None = None) -> None:
        self._messages: tuple[Message, ...] | None = tuple(messages)
        self._record: bytes | None = None
        self._weight = weight
        self._groups: frozenset[int] | None = None

    @classmethod
    def from_record(cls, record: bytes) -> Block:
        """Return the block whose :attr:`record` is ``record``, without decoding it yet."""
        block = cls.__new__(cls)
        block._messages = None
        block._record = record
        block._weight = None
        block._groups = None
        return block

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages, oldest first."""
        messages = self._messages
        if messages is None:
            record = self._record
            if record is None:  # another thread has decoded it since the line before
                assert self._messages is not None
                return self._messages
            decoded = orjson.loads(record)["messages"]
            messages = self._messages = tuple([message_codec.from_record(fields) for fields in decoded])
            self._record = None
        return messages

    @property
    def record(self) -> bytes:
        """The record's value, ``{"messages": [...]}``; the same bytes for a decoded and an undecoded block."""
        record = self._record
        return message_codec.block_record(self.messages) if record is None else record

    @property
    def weight(self) -> int:
        """Bytes of its messages, for comparison with :data:`BLOCK_BYTES`."""
        if self._weight is None:
            self._weight = sum([message.weight for message in self.messages])
        return self._weight

    @property
    def groups(self) -> frozenset[int]:
        """The sequences of the groups that its messages belong to; kept, since pins ask for them at each eviction."""
        if self._groups is None:
            self._groups = frozenset([group_sequence(message) for message in self.messages])
        return self._groups

    def may_contain(self, json_texts: Iterable[bytes]) -> bool:
        """Return whether any of ``json_texts`` may be in the block; false means that none is.

        A search can so skip records without decoding them.
        """
        record = self._record
        return record is None or any(text in record for text in json_texts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block) and self.messages == other.messages

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Block({len(self.messages)} messages)"
