"""A session's history as a text: lines of events, Chat Completions messages, or Markdown; a part at a time."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, Protocol

import orjson

from processors.archive.archived import ArchivedEvent, event_of, replacement_of
from processors.archive.event_line import event_line
from processors.counts_and_shares import plural
from processors.memory.recent_ids import add_hash, id_hash, is_known
from processors.memory.record_time import moment_of
from processors.memory.refused_removal import EarlierEvents
from processors.reading.openai_format import is_file_id
from processors.reading.printable import printable
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCleared,
    HistoryCompacted,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    SessionDescribed,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import Content, ImageContent, TextContent

ExportFormat = Literal["jsonl", "openai", "markdown"]

#: The media type of each format.
MEDIA_TYPES: Final[dict[ExportFormat, str]] = {
    "jsonl": "application/x-ndjson",
    "openai": "application/json",
    "markdown": "text/markdown; charset=utf-8",
}
_BACKTICKS: Final = re.compile("`+")


class Export(Protocol):
    """Writes one session; add all its events in order, then close."""

    def add(self, events: Iterable[ArchivedEvent]) -> bytes:
        """Return the text of the next events."""
        ...

    def close(self) -> bytes:
        """Return the end of the text."""
        ...


def export_of(session_id: str, export_format: ExportFormat) -> Export:
    """Return a new export of a session."""
    if export_format == "jsonl":
        return _Lines()
    return _Messages(session_id) if export_format == "openai" else _Markdown(session_id)


class _Lines:
    """``{"sequence","recorded_at_ms","event"}`` a line; the event is as it was published, byte for byte."""

    def add(self, events: Iterable[ArchivedEvent]) -> bytes:
        return b"".join(map(event_line, events))

    def close(self) -> bytes:
        return b""


class _Texts(ABC):
    """An export of messages: an event that came twice is written once, by the rule of the fold.

    A removal that puts a message in the place of others is followed by that message. If memory refused it, both are
    left out.
    """

    def __init__(self) -> None:
        self._ids = b""
        self._earlier = EarlierEvents()

    def add(self, events: Iterable[ArchivedEvent]) -> bytes:
        return b"".join(self._text(event, archived) for archived in events for event in self._new(archived))

    def _new(self, archived: ArchivedEvent) -> list[Event]:
        event = event_of(archived)
        if event is None:  # only the lines have it; of one that cannot be opened they say why
            return []
        base = event.base_sequence if isinstance(event, MessagesRemoved) else None
        if base is not None and self._earlier.refuse(archived.sequence, base):
            return []  # memory does not remember its id either
        digest = id_hash(event.event_id)
        if is_known(self._ids, digest):
            return []
        self._ids = add_hash(self._ids, digest)
        self._earlier.add(archived.sequence, event)
        message = replacement_of(event)
        if message is None:
            return [event]
        if message.user_id is None:
            message = message.model_copy(update={"user_id": event.user_id})
        return [event, message]

    @abstractmethod
    def _text(self, event: Event, archived: ArchivedEvent) -> bytes:
        """Return the text of an event; empty for one that the format leaves out."""


class _Messages(_Texts):
    """One line in the format of the import: ``{"session_id","messages":[…]}``.

    Title, labels and parent stand behind the messages, as they were said last: the text is written while it is read.
    """

    def __init__(self, session_id: str) -> None:
        super().__init__()
        self._description: dict[str, Any] = {}
        self._separator = b'{"session_id":' + orjson.dumps(session_id) + b',"messages":['

    def _text(self, event: Event, archived: ArchivedEvent) -> bytes:  # noqa: ARG002 - the port's argument
        if isinstance(event, SessionDescribed):
            self._description |= _description(event)
        message = chat_message(event)
        if message is None:
            return b""
        separator, self._separator = self._separator, b","
        return separator + orjson.dumps(message, option=orjson.OPT_UTC_Z)

    def close(self) -> bytes:
        opening = b"" if self._separator == b"," else self._separator
        described = {name: value for name, value in self._description.items() if value is not None}
        return opening + b"]" + (b"," + orjson.dumps(described)[1:] if described else b"}") + b"\n"


def _description(event: SessionDescribed) -> dict[str, Any]:
    """Return what an event says of its session; ``None`` removes it, what is left out stays."""
    given = event.model_fields_set
    said: dict[str, Any] = {name: getattr(event, name) for name in ("title", "labels") if name in given}
    if "parent" in given:
        # Its sequence means nothing in another log.
        said["parent"] = None if event.parent is None else {"session_id": event.parent.session_id}
    return said


def chat_message(event: Event) -> dict[str, Any] | None:
    """Return a message event in the import's form of a Chat Completions message; ``None`` for another event."""
    if isinstance(event, SystemMessageSet):
        fields: dict[str, Any] = {"role": "system", "content": event.text}
    elif isinstance(event, UserMessageAdded):
        fields = {"role": "user", "content": event.text}
    elif isinstance(event, MultimodalUserMessageAdded):
        fields = {"role": "user", "content": [_part(content) for content in event.contents]}
    elif isinstance(event, AiMessageAdded):
        fields = {"role": "assistant", "content": event.text}
        if event.tool_calls:
            fields["tool_calls"] = [
                {
                    "id": call.id,
                    "type": "function",
                    "function": {"name": call.name, "arguments": call.arguments},
                }
                for call in event.tool_calls
            ]
        given = {
            "usage": None if event.usage is None else event.usage.model_dump(),
            "model": event.model,
            "latency_ms": event.latency_ms,
            "thinking": event.thinking,
        }
        fields |= {name: value for name, value in given.items() if value is not None}
    elif isinstance(event, ToolCallResponseAdded):
        fields = {
            "role": "tool",
            "tool_call_id": event.tool_call_id,
            "name": event.name,
            "content": event.text,
        }
        if event.is_error:
            fields["is_error"] = True
    else:
        return None
    common = {
        "occurred_at": event.occurred_at,
        "agent_id": event.agent_id,
        "agent_role": event.agent_role,
        "user_id": event.user_id,
        "metadata": event.metadata,
    }
    return fields | {name: value for name, value in common.items() if value is not None}


def _part(content: Content) -> dict[str, Any]:
    """Return a content as a content part of Chat Completions, with all that the import needs to make it again.

    The media type of an image, and the address of a document, are no fields of that API.
    """
    if isinstance(content, TextContent):
        return {"type": "text", "text": content.text}
    if isinstance(content, ImageContent):
        image = {"url": content.uri, "detail": content.detail}
        part = {"type": "image_url", "image_url": {k: v for k, v in image.items() if v is not None}}
        return part if content.mime_type is None else {**part, "mime_type": content.mime_type}
    name = "file_data" if content.uri.startswith("data:") else "file_url"
    return {"type": "file", "file": {"file_id" if is_file_id(content.uri) else name: content.uri}}


class _Markdown(_Texts):
    """A transcript for people, who read it on a terminal too."""

    def __init__(self, session_id: str) -> None:
        super().__init__()
        self._opening = f"# {_inline(session_id)}\n"

    def _text(self, event: Event, archived: ArchivedEvent) -> bytes:
        lines = _paragraphs(event)
        if not lines:
            return b""
        opening, self._opening = self._opening, ""
        at = moment_of(archived.recorded_ms).strftime("%Y-%m-%d %H:%M:%S")
        agent = "" if event.agent_id is None else f" ({_inline(event.agent_id)})"
        head = f"## {lines[0]}{agent} · {archived.sequence} · {at} UTC"
        return printable(opening + "\n" + "\n\n".join([head, *lines[1:]]) + "\n").encode()

    def close(self) -> bytes:
        return printable(self._opening).encode()


def _paragraphs(event: Event) -> list[str]:
    """Return the heading of an event, and its paragraphs; empty for an event that no reader of a transcript needs."""
    if isinstance(event, SystemMessageSet):
        return ["system", event.text]
    if isinstance(event, UserMessageAdded):
        return ["user", event.text]
    if isinstance(event, MultimodalUserMessageAdded):
        parts = [
            part.text if isinstance(part, TextContent) else f"[{part.kind}] <{part.uri}>"
            for part in event.contents
        ]
        return ["user", *parts]
    if isinstance(event, AiMessageAdded):
        texts = [event.text] if event.text else []
        return ["assistant", *texts, *(_fenced(f"{call.name} {call.arguments}") for call in event.tool_calls)]
    if isinstance(event, ToolCallResponseAdded):
        return [f"tool {_inline(event.name)}{' failed' if event.is_error else ''}", _fenced(event.text)]
    if isinstance(event, HistoryCompacted):
        return [f"summary of what was up to {event.through_sequence}", event.user_message, event.ai_message]
    if isinstance(event, MessagesRemoved):
        count = len(event.message_ids)
        return [f"{plural(count, 'message')} removed from memory"]
    if isinstance(event, SessionDescribed):
        said = [_described(name, value) for name, value in _description(event).items()]
        return ["session described", *said] if said else []
    return ["memory cleared"] if isinstance(event, HistoryCleared) else []


def _described(name: str, value: str | Mapping[str, str] | None) -> str:
    """Return one line of a description: ``title: …``, ``labels: a=b, c=d`` or ``no parent``."""
    if not value:
        return f"no {name}"
    if isinstance(value, str):
        return f"{name}: {_inline(value)}"
    if name == "parent":
        return f"{name}: {_inline(value['session_id'])}"
    return f"{name}: {', '.join(f'{_inline(label)}={_inline(text)}' for label, text in value.items())}"


def _fenced(text: str) -> str:
    """Return the text as a block of code, whose fence is longer than any run of backticks in it."""
    longest = max(map(len, _BACKTICKS.findall(text)), default=0)
    fence = "`" * (3 if longest < 3 else max(8, longest + 1))
    return f"{fence}\n{text}\n{fence}"


def _inline(text: str) -> str:
    return " ".join(text.split())
