"""The rule by which a tool response finds the call that it answers. The fold applies it.

A response answers the only open call with its id. Ids may recur. Two open calls with the same id cannot be
distinguished, so a response answers neither. The fold writes the result into every tool message as
``call_sequence``, and readers look it up there (:func:`responses`, :func:`callers`). Other code applies the rule
only to messages that have not been folded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from schemas.view import MessageView

#: The calls that wait for a response: for each call id, the sequences of the messages that made them, oldest first.
OpenCalls = dict[str, tuple[int, ...]]

#: The most open calls that are kept; older ones count as abandoned.
MAX_OPEN_CALLS: Final = 128


def add_calls(open_calls: OpenCalls, call_ids: Sequence[str], sequence: int) -> None:
    """Add the calls that the message at ``sequence`` makes; the cost is linear, also if they have one id."""
    if not open_calls and len(call_ids) == 1:
        open_calls[call_ids[0]] = (sequence,)  # nearly all calls; nothing is to be counted
        return
    times: dict[str, int] = {}
    for call_id in call_ids:
        times[call_id] = times.pop(call_id, 0) + 1
    for call_id, count in times.items():
        open_calls[call_id] = open_calls.pop(call_id, ()) + (sequence,) * count
    if sum(map(len, open_calls.values())) > MAX_OPEN_CALLS:
        calls = [(made_at, call_id) for call_id, made in open_calls.items() for made_at in made]
        calls.sort(key=lambda call: call[0])
        open_calls.clear()
        for made_at, call_id in calls[-MAX_OPEN_CALLS:]:
            open_calls[call_id] = (*open_calls.get(call_id, ()), made_at)


def take_caller(open_calls: OpenCalls, call_id: str) -> int | None:
    """Remove the open call that a response with this id answers.

    Returns:
        The sequence of the message that made the call; ``None`` if the response answers no call.
    """
    made = open_calls.get(call_id, ())
    if len(made) != 1:
        return None
    del open_calls[call_id]
    return made[0]


def withdraw_calls(open_calls: OpenCalls, call_ids: Iterable[str], sequence: int) -> None:
    """Remove the open calls of the message at ``sequence``."""
    for call_id in call_ids:
        left = tuple([made_at for made_at in open_calls.pop(call_id, ()) if made_at != sequence])
        if left:
            open_calls[call_id] = left


class PairedMessage(Protocol):
    """A message that names the message whose call it answers (``call_sequence``)."""

    @property
    def sequence(self) -> int: ...
    @property
    def call_sequence(self) -> int | None: ...
    @property
    def tool_call_id(self) -> str | None: ...


class CallingMessage(PairedMessage, Protocol):
    """A message that also names the calls that it makes."""

    @property
    def call_ids(self) -> Sequence[str]: ...


_Message = TypeVar("_Message", bound=PairedMessage)
_Calling = TypeVar("_Calling", bound=CallingMessage)


class Exchange(NamedTuple, Generic[_Calling]):
    """A message with the responses to its calls.

    Attributes:
        message: Any message but a response to a call among the same messages.
        responses: For each id of its calls, in their order, the response; ``None`` if the call is not answered.
    """

    message: _Calling
    responses: dict[str, _Calling | None]

    @property
    def is_orphan(self) -> bool:
        """Whether the message is a response whose call is not among the messages: model APIs refuse it."""
        return self.message.tool_call_id is not None


def responses(messages: Iterable[_Message]) -> dict[tuple[int, str], _Message]:
    """Return the tool messages by the call that they answer: the sequence of the calling message, and the call id."""
    return {
        (message.call_sequence, message.tool_call_id): message
        for message in messages
        if message.call_sequence is not None and message.tool_call_id is not None
    }


def exchanges(messages: Iterable[_Calling]) -> Iterator[Exchange[_Calling]]:
    """Yield the messages in order, every response with its call: how a model's API requires them.

    Others may say something between a call and its response, where several agents share a session.

    >>> [(exchange.message.text, exchange.responses) for exchange in exchanges([])]
    []
    """
    listed = list(messages)
    answers = responses(listed)
    made = {(message.sequence, call_id) for message in listed for call_id in message.call_ids}
    for message in listed:
        if (message.call_sequence, message.tool_call_id) not in made:
            found = {call_id: answers.get((message.sequence, call_id)) for call_id in message.call_ids}
            yield Exchange(message, found)


def callers(messages: Sequence[MessageView]) -> dict[int, int]:
    """Return, for the position of each tool message, the position of the message whose call it answers.

    A tool message whose call is not among ``messages`` is left out.
    """
    made: dict[tuple[int | None, str | None], int] = {
        (message.sequence, call.id): position
        for position, message in enumerate(messages)
        for call in message.tool_calls or ()
    }
    found: dict[int, int] = {}
    for position, message in enumerate(messages):
        caller = made.get((message.call_sequence, message.tool_call_id))
        if caller is not None:
            found[position] = caller
    return found


def paired(messages: Sequence[MessageView]) -> list[MessageView]:
    """Return messages that were not folded, with the ``call_sequence`` that the fold would give them.

    A tool message that already has one keeps it. A tool message that answers no call gets none.

    Args:
        messages: Oldest first.
    """
    open_calls: OpenCalls = {}
    found: list[MessageView] = []
    for message in messages:
        if message.tool_calls:
            add_calls(open_calls, [call.id for call in message.tool_calls], message.sequence)
        if message.tool_call_id is None:
            found.append(message)
        elif message.call_sequence is None:
            caller = take_caller(open_calls, message.tool_call_id)
            found.append(message.model_copy(update={"call_sequence": caller}))
        else:
            withdraw_calls(open_calls, [message.tool_call_id], message.call_sequence)
            found.append(message)
    return found
