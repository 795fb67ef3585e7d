"""A session's memory as a client reads it, with its context receipt and its conversion for models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Self, get_args

import orjson

from processors.memory.composition import native_json
from processors.memory.message import Message
from processors.reading.body import EMPTY_MEMORY_FIELDS
from processors.reading.filters import FILTER_PARAMETERS, MemoryFilter, filtered
from processors.reading.knowledge import Knowledge, SummaryForm
from processors.reading.openai_format import Unanswered, openai_messages
from processors.reading.view import newest, newest_turns
from schemas.errors import BadRequest
from schemas.parts import ContextReceipt
from schemas.view import MemoryView, MessageView

#: The options of a read that are numbers; all others are filters.
_COUNTS: Final = ("last", "last_turns")

_EVENT_TYPES: Final = {
    "user": "UserMessageAdded",
    "assistant": "AiMessageAdded",
    "tool": "ToolCallResponseAdded",
}


class MemoryRead(MemoryView):
    """A session's memory as it was read. Totals describe the whole memory; ``messages`` are the requested messages.

    Attributes:
        asked: The filters, ``last`` and ``last_turns`` of the read, in the form of a context receipt.
        summary: What tells of the last summary: the pair among the messages, or the facts in the system prompt.
        digest: Of what the read gave; :mod:`processors.reading.etag` says of what. ``None`` from an older worker.
        is_page: Whether ``messages`` are one of several pages, so that a call may be on another page than its response.
    """

    # An older worker does not send it.
    life_sequence: int | None = None
    asked: dict[str, Any] | None = None
    summary: SummaryForm = "pair"
    digest: str | None = None
    is_page: bool = False

    @classmethod
    def empty(cls, session_id: str) -> Self:
        """Return the memory of a session without events."""
        return cls.model_validate(
            {"session_id": session_id, **EMPTY_MEMORY_FIELDS, "messages": [], "next": None}
        )

    @property
    def receipt(self) -> ContextReceipt:
        """Identifies this memory in the answer that is made from it (``context`` of an AI message)."""
        return ContextReceipt(
            sequence=self.sequence, epoch=self.epoch, filters=self.asked, digest=self.digest
        )

    @property
    def facts(self) -> Knowledge:
        """The last summary as facts for a system prompt: its knowledge; with ``summary="facts"`` its texts too."""
        return Knowledge.of(self.session_id, self.knowledge, self.summary_text)

    @property
    def facts_block(self) -> str:
        """The facts as one text, for a prompt that is to have them; empty if the pair tells of the summary."""
        return "" if self.summary == "pair" else self.facts.block()

    def openai_messages(
        self, system: str | None = None, *, unanswered: Unanswered = "error"
    ) -> list[dict[str, Any]]:
        """Return the messages for Chat Completions: system first, every response directly after its call.

        The facts of the last summary follow the system prompt if the read was to have them (``summary``).

        Args:
            system: Replaces the session's system message.
            unanswered: ``error`` adds a synthetic error response to a call without a response, which some model
                APIs require; ``keep`` leaves the call unanswered.

        Raises:
            BadRequest: this is one of several pages: a call and its response may be on two of them; or ``unanswered`` is
                neither of these.
        """
        if unanswered not in get_args(Unanswered):
            raise BadRequest(f"unanswered is error or keep, not {unanswered!r}", error_code="invalid_field")
        if self.is_page:
            raise BadRequest(
                "one of several pages cannot be converted for Chat Completions, since a tool call and its response may "
                "be on two pages: read with memory(last=…), or collect the messages of all pages and convert "
                "page.with_messages(collected)"
            )
        text = self.system_message if system is None else system
        if self.summary != "pair":
            text = self.facts.system_prompt(text)
        return list(openai_messages(text, map(message_of, self.messages), unanswered))

    def newest_turn(self) -> list[MessageView]:
        """Return the newest turn of a whole memory: the newest user message and all that follows it.

        Without a user message, what precedes the first one counts as a turn. Without messages, it is empty.

        Raises:
            BadRequest: a summary has the turn, or a part of it, so memory does not have all of its messages.
        """
        begins, after_summary = None, 0
        for place, message in enumerate(self.messages):
            if message.compacted:
                begins, after_summary = None, place + 1
            elif message.role == "user":
                begins = place
        if begins is None and after_summary:
            raise BadRequest(
                f"the newest turn of session {self.session_id!r} is in a summary, as a whole or in part, so it cannot "
                "be removed by itself: fork the session as it was before the turn (fork, with `at`), or clear it",
                error_code="summarized_turn",
            )
        return self.messages[0 if begins is None else begins :]

    def with_messages(self, messages: Iterable[MessageView]) -> Self:
        """Return the same memory with these messages, which are no page of others."""
        return self.model_copy(update={"messages": list(messages), "is_page": False})


def read_options(
    filters: MemoryFilter, last: int | None, last_turns: int | None = None
) -> dict[str, Any] | None:
    """Return the options of a read, in the form of a context receipt; ``None`` without any."""
    options: dict[str, Any] = {}
    for name, value in filters.parameters():
        options.setdefault(name, []).append(value)
    if last is not None:
        options["last"] = last
    if last_turns is not None:
        options["last_turns"] = last_turns
    return options or None


def read_parameters(receipt: ContextReceipt) -> list[tuple[str, str | int]]:
    """Return the options of the read that a receipt is of, as query parameters: the reverse of :func:`read_options`.

    Raises:
        BadRequest: its ``filters`` are not those of a read by a client of this project.
    """
    options = receipt.filters or {}
    if not isinstance(options, dict) or not options.keys() <= {*FILTER_PARAMETERS, *_COUNTS}:
        raise BadRequest("context.filters has other options than those of a read of memory")
    parameters: list[tuple[str, str | int]] = []
    for name, value in options.items():
        values = value if isinstance(value, list) else [value]
        if not all(isinstance(one, int if name in _COUNTS else str) for one in values):
            raise BadRequest(f"context.filters has a wrong value for {name}")
        parameters += [(name, one) for one in values]
    return parameters


def selected(
    messages: Sequence[MessageView], filters: MemoryFilter, last: int | None, last_turns: int | None = None
) -> list[MessageView]:
    """Return the part of ``messages`` that the HTTP API would answer: filters, the newest turns, the newest ``last``.

    It uses the same functions as the server, so groups stay whole.
    """
    by_id = {message.id: message for message in messages}
    kept = filtered([message_of(message) for message in messages], filters)
    if last_turns is not None:
        kept = newest_turns(kept, last_turns)
    if last is not None:
        kept = newest(kept, last)
    return [by_id[message.id] for message in kept]


def message_of(message: MessageView) -> Message:
    """Return the message in the form of the fold."""
    fields = message.model_dump(mode="json", exclude_none=True, exclude={"native", "metadata"})
    return Message(
        sequence=message.sequence,
        id=message.id,
        role=message.role,
        type=_EVENT_TYPES.get(message.role, "HistoryCompacted"),
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
        native=None if message.native is None else native_json(message.native),
        metadata=orjson.dumps(message.metadata) if message.metadata else None,
    )
