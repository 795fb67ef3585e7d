"""Which message answers which tool call, where ids may recur."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.view import MessageView


def answers_by_call(messages: Iterable[MessageView]) -> dict[tuple[int, str], MessageView]:
    """Return the tool messages by the call they answer: the sequence of its message, and its id.

    An answer belongs to the last call of its id before it; a second one to the same call is passed over.
    """
    open_calls: dict[str, int] = {}
    found: dict[tuple[int, str], MessageView] = {}
    for message in messages:
        for call in message.tool_calls or ():
            open_calls[call.id] = message.sequence
        if message.role == "tool" and message.tool_call_id in open_calls:
            found[open_calls.pop(message.tool_call_id), message.tool_call_id] = message
    return found
