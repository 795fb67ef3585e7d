"""Finding what was said in a memory, by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from schemas.parts import TextContent
from schemas.view import MessageView

#: Characters shown before the first word that was found, and in all.
_BEFORE: Final = 80
_SHOWN: Final = 400


class Hit(NamedTuple):
    """A message that has all words, and the part of it around the first of them."""

    message: MessageView
    excerpt: str


def search(messages: Sequence[MessageView], query: str, limit: int) -> list[Hit]:
    """Return the newest ``limit`` messages that have every word of ``query`` anywhere, newest first.

    Words are found within others and whatever their case. Looked through is what a model sees: text, thinking,
    tool names, arguments and answers, addresses of contents.
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
    """Return all that a model sees of a message, by line."""
    parts = [message.thinking or "", message.text]
    parts += [content.uri for content in message.contents or () if not isinstance(content, TextContent)]
    parts += [f"{call.name}({call.arguments})" for call in message.tool_calls or ()]
    if message.name:
        parts.append(message.name)
    return "\n".join(filter(None, parts))


def _excerpt(text: str, folded: str, words: Sequence[str]) -> str:
    # Folding may lengthen a text ("ß" to "ss"), so the place is about right and no more.
    first = max(0, min(folded.find(word) for word in words) - _BEFORE)
    shown = text[first : first + _SHOWN]
    return f"{'…' if first else ''}{shown}{'…' if first + _SHOWN < len(text) else ''}"
