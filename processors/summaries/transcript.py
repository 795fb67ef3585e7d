"""The transcript that a summarizing model reads. Each line has a kind and a quotation.

::

    EARLIER_SUMMARY_USER: "I am moving to Berlin and asked about …"
    USER: "Please book it."
    AI: "One moment."
    TOOL_CALL_REQUEST: {"id": "call_1", "name": "book", "arguments": {"flight": "HAT001"}}
    TOOL_CALL_RESPONSE: {"id": "call_1", "name": "book", "text": "booked"}

The word before the colon is fixed. Everything after it is JSON, and comes from the conversation.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from processors.summaries.quotation import quoted, shortened
from schemas.parts import TextContent
from schemas.view import MessageView

Group = list[MessageView]

_EARLIER: Final = {
    "user": "EARLIER_SUMMARY_USER",
    "assistant": "EARLIER_SUMMARY_AI",
    "system": "EARLIER_SUMMARY",
}


def transcript(
    messages: Iterable[MessageView],
    *,
    longest_text: int | None = None,
    longest_tool_result: int | None = None,
) -> list[str]:
    """Return the lines of ``messages``, in their order.

    Args:
        messages: Whole groups. Messages that are ``compacted`` are marked as an earlier summary.
        longest_text: The most characters of a text, a tool's arguments or its answer; a longer one keeps both ends,
            with a marker between. ``None`` for no limit.
        longest_tool_result: The same for a tool's answer alone. A shortened answer has the sequence at which the history
            has it whole.
    """
    return [line for message in messages for line in _lines(message, longest_text, longest_tool_result)]


def earlier_summary(user_message: str, ai_message: str, knowledge: Mapping[str, Any] | None) -> list[str]:
    """Return the lines of an earlier summary."""
    messages = [
        f"{_EARLIER['user']}: {quoted(user_message)}",
        f"{_EARLIER['assistant']}: {quoted(ai_message)}",
    ]
    return messages + earlier_knowledge(knowledge)


def earlier_knowledge(knowledge: Mapping[str, Any] | None) -> list[str]:
    """Return the line of an earlier summary's knowledge; none without knowledge."""
    return [] if knowledge is None else [f"EARLIER_SUMMARY_KNOWLEDGE: {quoted(dict(knowledge))}"]


def must_keep(statements: Iterable[str]) -> list[str]:
    """Return the lines of statements that the summary has to tell."""
    return [f"MUST_KEEP: {quoted(statement)}" for statement in statements]


def left_out(lines: int) -> str:
    """Return the line that replaces ``lines`` lines left out."""
    return f"LEFT_OUT: {quoted(f'{lines:,} lines')}"


def _lines(message: MessageView, longest_text: int | None, longest_tool_result: int | None) -> list[str]:
    def short(text: str) -> str:
        return text if longest_text is None else shortened(text, longest_text)

    if message.compacted:
        return [f"{_EARLIER.get(message.role, 'EARLIER_SUMMARY')}: {quoted(short(message.text))}"]
    if message.role == "tool":
        result = short(message.text)
        if longest_tool_result is not None:
            result = shortened(result, longest_tool_result)
        answer: dict[str, Any] = {
            "id": message.tool_call_id,
            "name": message.name,
            "text": _value(result),
        }
        if result != message.text:
            answer["whole_at_sequence"] = message.sequence
        if message.is_error:
            answer["is_error"] = True
        return [f"TOOL_CALL_RESPONSE: {quoted(answer)}"]
    if message.role == "user":
        return [f"USER: {quoted(_user(message, short(message.text)))}"]
    lines = []
    if message.text or not message.tool_calls:
        text = short(message.text)
        lines.append(f"AI: {quoted({'agent': message.agent_id, 'text': text} if message.agent_id else text)}")
    for call in message.tool_calls or []:
        arguments = _value(short(call.arguments))
        lines.append(
            f"TOOL_CALL_REQUEST: {quoted({'id': call.id, 'name': call.name, 'arguments': arguments})}"
        )
    return lines


def _user(message: MessageView, text: str) -> Any:
    """Return a user's text, with the addresses of attachments if there are any."""
    attached = [part.uri for part in message.contents or [] if not isinstance(part, TextContent)]
    return {"text": text, "attached": attached} if attached else text


def _value(text: str) -> Any:
    """Return the value of a JSON text, which is easier to read and shorter than a quoted text; else the text itself.

    A text with fractional numbers stays text, because decoding and encoding may change their digits.
    """
    if not text.startswith(("{", "[")):
        return text
    try:
        return json.loads(text, parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return text


def _refuse(number: str) -> Any:
    raise ValueError(number)
