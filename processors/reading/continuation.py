"""Reads that continue an earlier one: a worker answers the messages that came since, and which others are still there.

A mark names the state of a memory that a client has read: its life, its epoch and its sequence. Within one life and one
epoch, messages only come after that sequence or are evicted. So the client has all that the memory still has up to that
sequence, and equal counts prove that both are the same. (Sizes are compared too, in case this is wrong.) Whatever may
change a message in its place gets a whole answer: another epoch or life, other settings of the session (a lower limit
cuts a tool response that alone is over it), a pin, and a mark of another version.
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import orjson

from processors.memory.version import FOLD_VERSION
from processors.reading.body import ANSWER_FORM
from schemas.view import ContinuedView, MessageView

if TYPE_CHECKING:
    from processors.memory.memory import Memory
    from processors.memory.message import Message

_sequence = attrgetter("sequence")
_size_bytes = attrgetter("size_bytes")

#: No client joins messages of two forms.
_VERSION: Final = f"{FOLD_VERSION}.{ANSWER_FORM}"
_MARK: Final = re.compile(r"(\d{1,9}\.\d{1,9}):(\d{1,19}):(\d{1,19}):(\d{1,10}):(\d{1,19})")


class ReadMark(NamedTuple):
    """The state of a memory that a client has read, with all its messages up to ``sequence``.

    Attributes:
        life_sequence: Of the first event of the session's life.
        epoch: How often the memory was rewritten.
        settings: Checksum of the session's own settings.
        sequence: Of the last event that the memory had applied.
        version: Of the fold and of the form in which messages are answered.
    """

    life_sequence: int
    epoch: int
    settings: int
    sequence: int
    version: str = _VERSION

    @classmethod
    def of(cls, memory: Memory) -> Self | None:
        """Return the mark of a read of this memory; None if such a read cannot be continued."""
        head = memory.head
        if head is None or head.pins:
            return None
        settings = zlib.crc32(orjson.dumps(head.configuration))
        return cls(head.life_sequence, head.epoch, settings, head.last_sequence)

    @classmethod
    def parsed(cls, text: str) -> Self | None:
        """Return the mark that a client sends back; None for any other text, which asks for a whole answer."""
        found = _MARK.fullmatch(text)
        if found is None:
            return None
        version, *numbers = found.groups()
        life_sequence, epoch, settings, sequence = map(int, numbers)
        return cls(life_sequence, epoch, settings, sequence, version)

    def __str__(self) -> str:
        """Return the mark as a worker sends it; to a client it is opaque."""
        return f"{self.version}:{self.life_sequence}:{self.epoch}:{self.settings}:{self.sequence}"

    def is_continued_by(self, now: ReadMark | None) -> bool:
        """Return whether a memory with the mark ``now`` still has what was read, but for what left it."""
        return (
            now is not None and now._replace(sequence=self.sequence) == self and self.sequence <= now.sequence
        )


def continued(messages: Sequence[Message], read: ReadMark) -> tuple[ContinuedView, Sequence[Message]]:
    """Return what a memory still has of an earlier read, and the messages that came after it.

    Args:
        messages: what a whole answer would have, in memory order.
        read: the mark of the earlier read, which this memory continues.
    """
    count = bisect_right(messages, read.sequence, key=_sequence)
    kept, new = messages[:count], messages[count:]
    first = next((message.sequence for message in kept if not message.compacted), None)
    return ContinuedView(
        from_sequence=first, message_count=count, size_bytes=sum(map(_size_bytes, kept))
    ), new


def joined(
    known: Sequence[MessageView], kept: ContinuedView, new: Sequence[MessageView]
) -> list[MessageView] | None:
    """Return the messages of a whole answer, from those of an earlier read and those of its continuation.

    Args:
        known: the messages of the earlier read.
        kept: what the memory still has of them.
        new: the messages that came since.

    Returns:
        None if ``known`` does not say which messages left; then the memory must be read as a whole.
    """
    first = kept.from_sequence
    still = [one for one in known if one.compacted or (first is not None and one.sequence >= first)]
    if len(still) != kept.message_count or sum(map(_size_bytes, still)) != kept.size_bytes:
        return None
    return [*still, *new]
