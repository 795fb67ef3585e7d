"""The size of a message: bytes and tokens of what a model would see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from processors.memory.tokens import BYTES_PER_TOKEN, MESSAGE_OVERHEAD_TOKENS, ByteEstimate, TokenCounter
from schemas.events import (
    AiMessageAdded,
    MultimodalUserMessageAdded,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import TextContent

SizedEvent = (
    UserMessageAdded | MultimodalUserMessageAdded | AiMessageAdded | ToolCallResponseAdded | SystemMessageSet
)


def content_fields(event: SizedEvent) -> list[str]:
    """Return the texts of ``event`` that a model would see. Size and tokens are those of these texts.

    They are text, thinking, names and arguments of tool calls, a tool's answer, and the URIs of contents; not ids,
    roles or the native form.
    """
    return _FIELDS[type(event)](event)


def _text(event: UserMessageAdded | ToolCallResponseAdded | SystemMessageSet) -> list[str]:
    return [event.text]


def _answer(event: AiMessageAdded) -> list[str]:
    fields = [event.text]
    if event.thinking is not None:
        fields.append(event.thinking)
    for call in event.tool_calls:
        fields += (call.name, call.arguments)
    return fields


def _parts(event: MultimodalUserMessageAdded) -> list[str]:
    return [part.text if isinstance(part, TextContent) else part.uri for part in event.contents]


#: By type, because ``isinstance`` with a pydantic model takes longer than all the rest.
_FIELDS: Final[Mapping[type, Callable[[Any], list[str]]]] = {
    UserMessageAdded: _text,
    MultimodalUserMessageAdded: _parts,
    AiMessageAdded: _answer,
    ToolCallResponseAdded: _text,
    SystemMessageSet: _text,
}
#: The types of a :data:`SizedEvent`, to look a type up in.
SIZED_EVENTS: Final[frozenset[type]] = frozenset(_FIELDS)


def size_bytes(fields: Iterable[str]) -> int:
    """Return the total UTF-8 bytes of ``fields``."""
    size = 0
    for text in fields:
        size += len(text) if text.isascii() else len(text.encode())
    return size


def count_tokens(fields: Sequence[str], counter: TokenCounter) -> int:
    """Return the tokens of a message with these ``fields``, each counted alone, plus the overhead."""
    count = counter.count
    tokens = MESSAGE_OVERHEAD_TOKENS
    for text in fields:
        if text:
            tokens += count(text)
    return tokens


def measure(event: SizedEvent, counter: TokenCounter) -> tuple[int, int, bool]:
    """Return a message's size in bytes, its tokens, and whether the tokens are an estimate.

    A count stamped by the client is trusted if it names the encoding in force. Counting costs more than all the
    rest of the fold, and on the clients it scales with the number of agents.
    """
    fields = content_fields(event)
    size = estimate = 0
    for text in fields:
        length = len(text) if text.isascii() else len(text.encode())
        size += length
        estimate -= -length // BYTES_PER_TOKEN
    stamped = event.tokens
    if stamped is not None and stamped.encoding == counter.encoding:
        return size, stamped.count, False
    if type(counter) is ByteEstimate:
        # What count_tokens() would count, without a second look at each text.
        return size, MESSAGE_OVERHEAD_TOKENS + estimate, True
    return size, count_tokens(fields, counter), counter.estimated
