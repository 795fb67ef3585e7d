"""Whole conversations of users and agents with tools, with what must be remembered of them, and when it no longer holds.

They are in ``tests/data/sessions``: each was written as a whole by somebody who had seen nothing of the summarizer.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from schemas.view import MessageView
from tests.builders.summary_requests import call, in_order, view
from tests.live.process import ROOT

SESSIONS: Final = ROOT / "tests" / "data" / "sessions"
#: Portions into which a conversation is cut; each is compacted with the summary of those before it.
PORTIONS: Final = 4


@dataclass(frozen=True, slots=True)
class Remembered:
    """Something that the one who continues a conversation must know.

    Attributes:
        kind: ``goal``, ``rule``, ``limit``, ``preference``, ``done``, ``next``, ``open``, ``decision``, ``value`` or
            ``date``.
        said_at: Index of the message that says it first.
        words: Words of that message by which it is known again, in lower case.
        until: Index of the message by which it no longer holds; ``None`` if it holds at the end.
    """

    kind: str
    said_at: int
    words: tuple[str, ...]
    until: int | None

    def holds_after(self, messages: int) -> bool:
        """Return whether it holds after so many messages."""
        return self.said_at < messages and (self.until is None or self.until >= messages)

    def stands_in(self, pairs: Sequence[str]) -> bool:
        """Return whether all of its words stand in one of the pairs of lines of a summary."""
        return any(all(word in pair for word in self.words) for pair in pairs)


@dataclass(frozen=True, slots=True)
class WholeSession:
    """A conversation in portions, and what must be remembered of it."""

    name: str
    portions: tuple[tuple[MessageView, ...], ...]
    remembered: tuple[Remembered, ...]


def whole_sessions(folder: Path = SESSIONS) -> list[WholeSession]:
    """Return the conversations in a folder, by their names."""
    return [_read(path) for path in sorted(folder.glob("*.json"))]


def _read(path: Path) -> WholeSession:
    known = json.loads(path.read_text(encoding="utf-8"))
    remembered = tuple(
        Remembered(one["kind"], one["at"], tuple(word.casefold() for word in one["words"]), one["until"])
        for one in known["remember"]
    )
    return WholeSession(known["name"], tuple(_portions(_messages(known["messages"]))), remembered)


def _messages(said: Sequence[dict[str, Any]]) -> list[MessageView]:
    names = {one["id"]: one["name"] for message in said for one in message.get("tool_calls") or ()}
    return in_order(*(_message(message, names) for message in said))


def _message(message: dict[str, Any], names: dict[str, str]) -> MessageView:
    if message["role"] == "tool":
        answered = message["tool_call_id"]
        return view("tool", message["content"], tool_call_id=answered, name=names[answered])
    calls = [
        call(one["id"], one["name"], json.dumps(one["arguments"], ensure_ascii=False))
        for one in message.get("tool_calls") or ()
    ]
    return view(message["role"], message["content"], tool_calls=calls)


def _portions(messages: Sequence[MessageView]) -> list[tuple[MessageView, ...]]:
    """Cut a conversation before messages of the user, into portions of about as many bytes."""
    total = sum(message.size_bytes for message in messages)
    cuts: list[int] = []
    size = 0
    for at, message in enumerate(messages):
        if at and message.role == "user" and size >= total * (len(cuts) + 1) / PORTIONS:
            cuts.append(at)
        size += message.size_bytes
    return [tuple(messages[begin:end]) for begin, end in pairwise([0, *cuts, len(messages)])]
