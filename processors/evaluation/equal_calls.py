"""Tool calls that do the same: equal names, and arguments with equal values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import orjson

from processors.evaluation.recall import decoded, leaves
from processors.memory.pairing import responses
from schemas.parts import ToolCall
from schemas.view import MessageView


class EqualCall(NamedTuple):
    """A tool call, the same for all calls with equal name and arguments."""

    name: str
    arguments: bytes

    @classmethod
    def of(cls, call: ToolCall) -> EqualCall:
        """Return what ``call`` is compared by."""
        return cls(call.name, _canonical(call.arguments))


def calls_with_values(messages: Sequence[MessageView]) -> dict[EqualCall, frozenset[str]]:
    """Return the tool calls of ``messages`` that did not fail, with the values of their arguments and answers."""
    answers = responses(messages)
    found: dict[EqualCall, frozenset[str]] = {}
    for message in messages:
        for call in message.tool_calls or ():
            answer = answers.get((message.sequence, call.id))
            if answer is not None and answer.is_error:
                continue
            values = set(_values(call.arguments)) | (
                set(_values(answer.text)) if answer is not None else set()
            )
            found[EqualCall.of(call)] = frozenset(values)
    return found


def _canonical(arguments: str) -> bytes:
    """Return the same bytes for equal arguments, whatever the order of their names."""
    try:
        return orjson.dumps(decoded(arguments), option=orjson.OPT_SORT_KEYS)
    except TypeError:  # nested more deeply than can be written again
        return arguments.encode()


def _values(text: str) -> Iterator[str]:
    for _, leaf in leaves(decoded(text)):
        if not isinstance(leaf, bool) and 1 < len(str(leaf)) <= 64:
            yield str(leaf).casefold()
