"""What an agent gets when it reads a session: the memory, its receipt, and the form models take it in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self

import orjson

from processors.memory.message import Message
from processors.reading.body import EMPTY_MEMORY_FIELDS
from processors.reading.filters import MemoryFilter, filtered
from processors.reading.openai_format import Unanswered, openai_messages
from processors.reading.view import newest
from schemas.parts import ContextReceipt
from schemas.view import MemoryView, MessageView

_KINDS: Final = {"user": "UserMessageAdded", "assistant": "AiMessageAdded", "tool": "ToolCallResponseAdded"}


class MemoryRead(MemoryView):
    """A session's memory as read; totals describe all of it, ``messages`` is what was asked for.

    Attributes:
        asked: the filters and the ``last`` it was read with, as they stand in a context receipt.
    """

    # A worker older than its clients does not answer it.
    life_sequence: int | None = None
    asked: dict[str, Any] | None = None

    @classmethod
    def empty(cls, session_id: str) -> Self:
        """Return the memory of a session nobody has said anything in."""
        return cls.model_validate(
            {"session_id": session_id, **EMPTY_MEMORY_FIELDS, "messages": [], "next": None}
        )

    @classmethod
    def answered(cls, answer: Mapping[str, Any]) -> Self:
        """Return the memory that a worker answered; fields that only newer workers know are dropped."""
        return cls.model_validate(answer, extra="ignore")

    @property
    def receipt(self) -> ContextReceipt:
        """Names this memory, for the answer that is made from it (``context`` of an AI message)."""
        return ContextReceipt(sequence=self.sequence, epoch=self.epoch, filters=self.asked)

    def openai_messages(
        self, system: str | None = None, *, unanswered: Unanswered = "error"
    ) -> list[dict[str, Any]]:
        """Return it as Chat Completions messages: system first, every response behind its call.

        Args:
            system: takes the place of the session's own system message.
            unanswered: ``error`` answers a call without a response by a synthetic error, which some model
                APIs demand; ``keep`` leaves it.
        """
        text = self.system_message if system is None else system
        return list(openai_messages(text, map(_rebuilt, self.messages), unanswered))

    def with_messages(self, messages: Iterable[MessageView]) -> Self:
        """Return the same memory showing these messages."""
        return self.model_copy(update={"messages": list(messages)})


def read_options(filters: MemoryFilter, last: int | None) -> dict[str, Any] | None:
    """Return how a memory was read, as a receipt tells it; ``None`` for all of it."""
    told: dict[str, Any] = {}
    for name, value in filters.parameters():
        told.setdefault(name, []).append(value)
    if last is not None:
        told["last"] = last
    return told or None


def selected(messages: Sequence[MessageView], filters: MemoryFilter, last: int | None) -> list[MessageView]:
    """Return what the HTTP API would show of ``messages``: filters first, then the newest ``last``.

    The very functions the server uses, so whole groups pass or go.
    """
    by_id = {message.id: message for message in messages}
    kept = filtered([_rebuilt(message) for message in messages], filters)
    if last is not None:
        kept = newest(kept, last)
    return [by_id[message.id] for message in kept]


def _rebuilt(message: MessageView) -> Message:
    """Return the message as the fold holds it."""
    fields = message.model_dump(mode="json", exclude_none=True, exclude={"native"})
    return Message(
        sequence=message.sequence,
        id=message.id,
        role=message.role,
        type=_KINDS.get(message.role, "HistoryCompacted"),
        size_bytes=message.size_bytes,
        tokens=message.tokens,
        agent_id=message.agent_id,
        agent_role=message.agent_role,
        call_ids=tuple([call.id for call in message.tool_calls or ()]),
        tool_call_id=message.tool_call_id,
        call_sequence=message.call_sequence,
        compacted=message.compacted,
        estimated=False,
        json=orjson.dumps(fields),
        native=None,
    )
