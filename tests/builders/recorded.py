"""150 recorded conversations of a tool-calling agent, as in their file and as events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from schemas.view import MessageView
from tests.builders.events import Fields, answer, event_object, response, system, user
from tests.builders.summary_requests import call, in_order, view
from tests.live.process import ROOT

Chat = dict[str, Any]

#: In the import format; the licence is beside it.
RECORDED = ROOT / "tests" / "data" / "airline_sessions.jsonl"

#: The fields of OpenAI's chat messages.
PLAIN_FIELDS = frozenset({"role", "content", "tool_calls", "tool_call_id", "name"})

_BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


@cache
def conversations() -> dict[str, list[Chat]]:
    """Return the chat messages of each session that has only text, because the oracle supports nothing else."""
    found: dict[str, list[Chat]] = {}
    for session_id, messages in _lines(RECORDED):
        if all(isinstance(message["content"] or "", str) for message in messages):
            found.setdefault(session_id, []).extend(_plain(message) for message in messages)
    return found


def _plain(message: Chat) -> Chat:
    """Return the message with the fields of every chat message; agents and times are tested elsewhere."""
    return {name: value for name, value in message.items() if name in PLAIN_FIELDS}


def write_import_file(path: Path) -> Path:
    """Write the same conversations as an import file."""
    lines = [json.dumps({"session_id": name, "messages": chat}) for name, chat in conversations().items()]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _lines(path: Path) -> Iterator[tuple[str, list[Chat]]]:
    with path.open(encoding="utf-8") as file:
        for text in file:
            line = json.loads(text)
            yield line["session_id"], line["messages"]


def events_of(session_id: str, chat: list[Chat]) -> list[Fields]:
    """Return the conversation as a program in another language would publish it, under any session id."""
    return [
        event_object(
            {"occurred_at": (_BEGAN + timedelta(seconds=number)).isoformat(), **_event_fields(message)},
            f"{session_id}/{number}",
            session_id,
        )
        for number, message in enumerate(chat)
    ]


def views_of(chat: list[Chat]) -> list[MessageView]:
    """Return the conversation as a memory shows it, without the system message."""
    return in_order(
        *(
            view(
                message["role"],
                message["content"] or "",
                tool_calls=[
                    call(one["id"], one["function"]["name"], one["function"]["arguments"])
                    for one in message.get("tool_calls") or []
                ]
                or None,
                tool_call_id=message.get("tool_call_id"),
                name=message.get("name"),
            )
            for message in chat
            if message["role"] != "system"
        )
    )


def _event_fields(message: Chat) -> Fields:
    text = message["content"] or ""
    if message["role"] == "system":
        return system(text)
    if message["role"] == "user":
        return user(text)
    if message["role"] == "tool":
        return response(message["tool_call_id"], text, name=message["name"])
    calls = [
        {"id": call["id"], "name": call["function"]["name"], "arguments": call["function"]["arguments"]}
        for call in message.get("tool_calls") or []
    ]
    return answer(text, tool_calls=calls)
