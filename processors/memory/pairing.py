"""Which tool response answers which call, told from a list of messages alone."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.view import MessageView


def callers(messages: Sequence[MessageView]) -> dict[int, int]:
    """Return, by the position of a tool response, the position of the message whose call it answers.

    A response answers the one call of its id that stands before it and is still open; ids may recur. Two open
    calls of one id cannot be told apart, so neither is answered. A response without a call is left out.
    """
    open_calls: dict[str, int | None] = {}
    found: dict[int, int] = {}
    for position, message in enumerate(messages):
        for call in message.tool_calls or ():
            open_calls[call.id] = None if call.id in open_calls else position
        if message.tool_call_id is not None:
            caller = open_calls.pop(message.tool_call_id, None)
            if caller is not None:
                found[position] = caller
    return found
