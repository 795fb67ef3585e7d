"""Searches the messages of a memory for words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from schemas.parts import TextContent
from schemas.view import MessageView

#: Characters of an excerpt before the first word found, and in total.
_BEFORE: Final = 80
_SHOWN: Final = 400


class Hit(NamedTuple):
    """A message that contains all words, and an excerpt around the first of them."""

    message: MessageView
    excerpt: str


def search(messages: Sequence[MessageView], query: str, limit: int) -> list[Hit]:
    """Return the newest ``limit`` messages that contain every word of ``query``, newest first.

    A word is also found inside another word. Upper and lower case are the same. The search covers what a model sees:
    text, thinking, tool names, arguments and answers, addresses of contents.
    """
    words = query.casefold().split()
    hits: list[Hit] = []
    for message in reversed(messages):
        if len(hits) >= limit or not words:
            break
        text = searched_text(message)
        folded = text.casefold()
        if all(word in folded for word in words):
            hits.append(Hit(message, _excerpt(text, folded, words)))
    return hits


def searched_text(message: MessageView) -> str:
    """Return all that a model sees of a message, in lines."""
    parts = [message.thinking or "", message.text]
    parts += [content.uri for content in message.contents or () if not isinstance(content, TextContent)]
    parts += [f"{call.name}({call.arguments})" for call in message.tool_calls or ()]
    if message.name:
        parts.append(message.name)
    return "\n".join(filter(None, parts))


def _excerpt(text: str, folded: str, words: Sequence[str]) -> str:
    # Case folding may lengthen a text ("ß" to "ss"), so the position is only approximate.
    first = max(0, min(folded.find(word) for word in words) - _BEFORE)
    shown = text[first : first + _SHOWN]
    return f"{'…' if first else ''}{shown}{'…' if first + _SHOWN < len(text) else ''}"
