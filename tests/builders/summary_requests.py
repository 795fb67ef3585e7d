"""Builds requests for summaries, and their messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

from processors.compaction.policy import CompactionPolicy
from processors.memory.pairing import paired
from processors.memory.size import count_tokens, size_bytes
from processors.memory.tokens import ByteEstimate
from processors.summaries.request import Summary, SummaryRequest
from schemas.parts import ToolCall
from schemas.view import MessageView

_AT = datetime(2026, 3, 1, tzinfo=UTC)


def view(role: Any, text: str = "", *, sequence: int = 0, **fields: Any) -> MessageView:
    """Return a message as memory shows it, with its size and tokens counted as in memory."""
    calls: list[ToolCall] = fields.get("tool_calls") or []
    texts = [text, *(part for call in calls for part in (call.name, call.arguments))]
    defaults: dict[str, Any] = {
        "id": f"m{sequence}",
        "sequence": sequence,
        "role": role,
        "text": text,
        "occurred_at": _AT,
        "size_bytes": size_bytes(texts),
        "tokens": count_tokens(texts, ByteEstimate()),
        "compacted": False,
    }
    return MessageView(**(defaults | fields))


def call(identifier: str, name: str = "book", arguments: str = "{}") -> ToolCall:
    return ToolCall(id=identifier, name=name, arguments=arguments)


def summary_views(summary: Summary, covered: Sequence[MessageView]) -> tuple[MessageView, ...]:
    """Return the two messages of a summary as memory shows them, with the sequence of the last one that it covers."""
    texts = (("user", summary.user_message), ("assistant", summary.ai_message))
    sequence = covered[-1].sequence
    return tuple(view(role, text, sequence=sequence, compacted=True) for role, text in texts)


def pairs_of_lines(texts: Iterable[str]) -> list[str]:
    """Return each line of a summary's texts with the next one, in lower case."""
    lines = [line for text in texts for line in text.casefold().splitlines()]
    return [f"{first}\n{second}" for first, second in pairwise([*lines, ""])]


def in_order(*messages: MessageView) -> list[MessageView]:
    """Return the messages with sequences from 1 on: their own, and those of the calls they answer."""
    numbered = [
        message.model_copy(update={"sequence": at, "id": f"m{at}"})
        for at, message in enumerate(messages, start=1)
    ]
    return paired(numbered)


def booking() -> list[MessageView]:
    """Return a short conversation with a tool call."""
    return in_order(
        view(
            "user", "Hello! I am Mia Li. Please book flight HAT001 from New York to Seattle for me on May 20."
        ),
        view("assistant", "", tool_calls=[call("c1", "book", '{"flight": "HAT001"}')]),
        view("tool", '{"reservation": "Z7GOZK", "price": 255}', tool_call_id="c1", name="book"),
        view(
            "assistant", "Your flight HAT001 is booked, the reservation is Z7GOZK, and it costs 255 dollars."
        ),
    )


def long_conversation(turns: int) -> list[MessageView]:
    """Return numbered turns; every third has a tool call."""
    messages: list[MessageView] = []
    for number in range(turns):
        messages.append(view("user", f"Question {number}: what about order #{number:05}? " + "Please. " * 20))
        if number % 3 == 0:
            messages.append(
                view("assistant", "", tool_calls=[call(f"c{number}", "look_up", f'{{"order": {number}}}')])
            )
            answer = f'{{"order": {number}, "state": "shipped"}}'
            messages.append(view("tool", answer, tool_call_id=f"c{number}", name="look_up"))
        messages.append(view("assistant", f"Answer {number}: it is on its way. " + "Indeed. " * 20))
    return in_order(*messages)


def request(
    messages: list[MessageView] | None = None,
    *,
    knowledge: Mapping[str, Any] | None = None,
    instructions: str | None = None,
    system_message: str | None = None,
    **policy: Any,
) -> SummaryRequest:
    """Return a request for a summary of ``messages`` (by default a short booking).

    ``policy`` has the fields of CompactionPolicy.
    """
    return SummaryRequest(
        session_id="s",
        messages=tuple(booking() if messages is None else messages),
        knowledge=knowledge,
        instructions=instructions,
        policy=CompactionPolicy(**policy),
        system_message=system_message,
    )
