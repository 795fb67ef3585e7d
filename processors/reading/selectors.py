"""Selectors of the messages that a model gets: they remove, reorder or complete pairs of tool calls and responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from processors.memory.pairing import callers, exchanges, responses
from processors.memory.size import size_bytes
from processors.reading.openai_format import UNANSWERED_TEXT
from schemas.view import MessageView

#: How the id of a synthetic response ends.
UNANSWERED_SUFFIX: Final = ":unanswered"


def remove_unpaired_tool_calls(messages: Sequence[MessageView]) -> list[MessageView]:
    """Return the messages without unanswered calls and without responses whose call is not among them.

    An AI message keeps its text and its answered calls. Without either it is removed.

    >>> provider = MemoryProvider.limited_window().with_selector(remove_unpaired_tool_calls)
    """
    called_by = callers(messages)
    answered = responses(messages)
    kept: list[MessageView] = []
    for position, message in enumerate(messages):
        if message.tool_call_id is not None:
            if position in called_by:
                kept.append(message)
            continue
        calls = [call for call in message.tool_calls or () if (message.sequence, call.id) in answered]
        if len(calls) == len(message.tool_calls or ()):
            kept.append(message)
        elif calls or message.text:
            kept.append(message.model_copy(update={"tool_calls": calls or None, "native": None}))
    return kept


def responses_next_to_calls(messages: Sequence[MessageView]) -> list[MessageView]:
    """Return the messages with every response directly after its call, in the order of the calls.

    >>> provider = MemoryProvider.limited_window().with_selector(responses_next_to_calls)
    """
    ordered: list[MessageView] = []
    for exchange in exchanges(messages):
        ordered.append(exchange.message)
        ordered += [response for response in exchange.responses.values() if response is not None]
    return ordered


def answer_unanswered_calls(messages: Sequence[MessageView]) -> list[MessageView]:
    """Return the messages with an error response after every unanswered call, which some APIs require.

    >>> provider = MemoryProvider.limited_window().with_selector(answer_unanswered_calls)
    """
    answered = responses(messages)
    whole: list[MessageView] = []
    for message in messages:
        whole.append(message)
        whole += [
            unanswered_response(message, call.id, call.name)
            for call in message.tool_calls or ()
            if (message.sequence, call.id) not in answered
        ]
    return whole


def unanswered_response(call: MessageView, call_id: str, name: str) -> MessageView:
    """Return the synthetic error that stands for the response to one of the calls of a message."""
    return MessageView(
        id=f"{call.id}:{call_id}{UNANSWERED_SUFFIX}",
        sequence=call.sequence,
        call_sequence=call.sequence,
        role="tool",
        text=UNANSWERED_TEXT,
        tool_call_id=call_id,
        name=name,
        is_error=True,
        agent_id=call.agent_id,
        agent_role=call.agent_role,
        occurred_at=call.occurred_at,
        size_bytes=size_bytes((UNANSWERED_TEXT,)),
        tokens=0,
        compacted=False,
    )
