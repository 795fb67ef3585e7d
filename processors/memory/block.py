"""A block: consecutive messages kept in one record, so that one event costs a bounded write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import orjson

from processors.memory import message as message_codec
from processors.memory.message import Message

#: A block takes new messages until it weighs more than this many bytes; then a new one begins.
BLOCK_BYTES: Final = 2048

#: Number of the block that holds the compacted pair; the others count from 1.
PAIR_BLOCK: Final = 0


class Block:
    """Messages in order, never changed once made.

    A block made from a record keeps the record until somebody looks at the messages: loading a session with
    ten thousand blocks decodes the last one only. It never keeps both forms.

    Args:
        messages: Oldest first.
        weight: Their weight, by whoever knows it.
    """

    __slots__ = ("_messages", "_record", "_weight")

    def __init__(self, messages: Iterable[Message] = (), weight: int | None = None) -> None:
        self._messages: tuple[Message, ...] | None = tuple(messages)
        self._record: bytes | None = None
        self._weight = weight

    @classmethod
    def from_record(cls, record: bytes) -> Block:
        """Return the block that :attr:`record` wrote, without decoding it yet."""
        block = cls.__new__(cls)
        block._messages = None
        block._record = record
        block._weight = None
        return block

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages, oldest first."""
        messages = self._messages
        if messages is None:
            assert self._record is not None
            decoded = orjson.loads(self._record)["messages"]
            messages = self._messages = tuple([message_codec.from_record(fields) for fields in decoded])
            self._record = None
        return messages

    @property
    def record(self) -> bytes:
        """The record's value, ``{"messages": [...]}``; the same bytes whatever the block was made from."""
        if self._record is not None:
            return self._record
        parts = [message_codec.to_record(message) for message in self.messages]
        return b'{"messages":[' + b",".join(parts) + b"]}"

    @property
    def weight(self) -> int:
        """Bytes of its messages, to be compared with :data:`BLOCK_BYTES`."""
        if self._weight is None:
            self._weight = sum([message.weight for message in self.messages])
        return self._weight

    def may_contain(self, needles: Iterable[bytes]) -> bool:
        """Return whether any of ``needles`` (JSON texts) can stand in the block; never wrongly false.

        Lets a search pass over records without decoding them.
        """
        record = self._record
        return record is None or any(needle in record for needle in needles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block) and self.messages == other.messages

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Block({len(self.messages)} messages)"
