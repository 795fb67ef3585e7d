"""Makes of a session's messages the conversation that a framework gives to a model: what any model's API accepts.

Where several agents share a session, others may speak between a call and its response, and a call may never be answered.
APIs require every response directly behind its call, and most require one for every call. Which response belongs to
which call says :func:`processors.memory.pairing.exchanges`, here as for ``format=openai``.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, get_args

from processors.memory.pairing import Exchange, exchanges
from processors.reading.openai_format import UNANSWERED_TEXT
from processors.reading.selectors import UNANSWERED_SUFFIX, unanswered_response
from schemas.errors import BadRequest
from schemas.view import MessageView

#: What becomes of a call without a response: ``error`` adds a synthetic error as its response; ``keep`` leaves it
#: unanswered; ``keep_own`` leaves those for which the agent itself may be waiting (:func:`own_waiting`), and answers all
#: others.
UnansweredCalls = Literal["error", "keep", "keep_own"]


def require_unanswered(value: UnansweredCalls) -> UnansweredCalls:
    """Return ``value``.

    Raises:
        BadRequest: It is none of :data:`UnansweredCalls`.
    """
    if value not in get_args(UnansweredCalls):
        known = ", ".join(get_args(UnansweredCalls))
        raise BadRequest(f"unanswered is one of {known}, not {value!r}", error_code="invalid_field")
    return value


def model_conversation(
    messages: Sequence[MessageView],
    *,
    waiting: Collection[int] = (),
    answers: bool = True,
    as_written: str | None = None,
) -> list[MessageView]:
    """Return ``messages`` with every response directly behind its call, and a response to every call.

    Responses to one message keep their order; a synthetic error comes after them. A response whose call is not among
    the messages is left out. Messages that need none of this come back as they are.

    Args:
        messages: of a memory, in its order.
        waiting: the sequences of messages whose calls may stay without a response.
        answers: whether calls without a response get a synthetic error at all.
        as_written: the native format of a framework whose models take responses at any place. What one of its agents
            wrote in one piece, with nothing of others between, keeps its order.
    """
    places = {id(message): place for place, message in enumerate(messages)}
    pieces = _pieces(messages, as_written)
    ready: list[tuple[int, MessageView]] = []
    for exchange in exchanges(messages):
        if exchange.is_orphan:
            continue
        message = exchange.message
        place = places[id(message)]
        ready.append((place, message))
        found = [response for response in exchange.responses.values() if response is not None]
        for response in sorted(found, key=lambda response: places[id(response)]):
            own = places[id(response)]
            ready.append((own if pieces[own] == pieces[place] else place, response))
        if answers and message.sequence not in waiting:
            names = {call.id: call.name for call in message.tool_calls or ()}
            ready += [
                (place, unanswered_response(message, call_id, names[call_id])) for call_id in _open(exchange)
            ]
    return [message for _, message in sorted(ready, key=lambda placed: placed[0])]


def _pieces(messages: Sequence[MessageView], native_format: str | None) -> list[int]:
    """Return a number for each message: neighbours of one agent in this format share one, others have their own."""
    numbers: list[int] = []
    before: tuple[str | None] | None = None
    for message in messages:
        is_native = message.native is not None and message.native.format == native_format
        author = (message.agent_id,) if is_native else None
        begins = author is None or author != before
        numbers.append(len(numbers) if begins else numbers[-1])
        before = author
    return numbers


def own_waiting(messages: Sequence[MessageView], native_format: str, agent_id: str | None) -> set[int]:
    """Return the sequence of the message for whose calls an agent may be waiting, if there is one.

    It is the newest message, apart from responses to it, written by this agent through this framework: a run that ended
    for an approval, or for outputs that its caller brings. When anything was said after it, the agent has gone on.
    """
    newest: Exchange[MessageView] | None = None
    for exchange in exchanges(messages):
        if not exchange.is_orphan:
            newest = exchange
    if newest is None or not _open(newest):
        return set()
    message = newest.message
    is_own = message.native is not None and message.native.format == native_format
    return {message.sequence} if is_own and message.agent_id == agent_id else set()


def waiting_for(messages: Sequence[MessageView], call_ids: Collection[str]) -> set[int]:
    """Return the sequences of the messages with unanswered calls that an agent's next input answers.

    A framework may run the other calls of the same message with it, so all of these stay open. Ids of calls recur: an id
    means the newest unanswered call with it.
    """
    left = set(call_ids)
    found: set[int] = set()
    for exchange in reversed(list(exchanges(messages))):
        if meant := left.intersection(_open(exchange)):
            found.add(exchange.message.sequence)
            left -= meant
    return found


def is_synthetic(message_id: object, text: object) -> bool:
    """Return whether a message with this id and text is a synthetic error that :func:`model_conversation` has added."""
    return isinstance(message_id, str) and message_id.endswith(UNANSWERED_SUFFIX) and text == UNANSWERED_TEXT


def _open(exchange: Exchange[MessageView]) -> list[str]:
    return [call_id for call_id, response in exchange.responses.items() if response is None]
