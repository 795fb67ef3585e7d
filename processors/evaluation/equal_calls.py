"""Tool calls that do the same: equal names, and arguments with equal values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

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
    """Return the same bytes for equal arguments: names in any order, 1 and 1.0, no arguments and no text."""
    try:
        return orjson.dumps(_with_whole_numbers(decoded(arguments or "{}")), option=orjson.OPT_SORT_KEYS)
    except TypeError:  # nested more deeply than can be written again
        return arguments.encode()


def _with_whole_numbers(value: Any) -> Any:
    """Replace numbers such as 2.0 by 2 within decoded JSON, which is changed, and return it."""
    # Not by recursion: arguments may be nested more deeply than Python calls.
    root = [value]
    waiting: list[Any] = [root]
    while waiting:
        item = waiting.pop()
        places = list(item.items()) if isinstance(item, dict) else list(enumerate(item))
        for place, inner in places:
            if isinstance(inner, float) and inner.is_integer():
                item[place] = int(inner)
            elif isinstance(inner, dict | list):
                waiting.append(inner)
    return root[0]


def _values(text: str) -> Iterator[str]:
    for _, leaf in leaves(decoded(text)):
        if not isinstance(leaf, bool) and 1 < len(str(leaf)) <= 64:
            yield str(leaf).casefold()
