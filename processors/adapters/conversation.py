"""Converts recorded conversations (OpenAI chat messages, one session a line) into events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

import orjson
from pydantic import ValidationError

from processors.memory.fork import is_copy
from processors.memory.pairing import OpenCalls, add_calls, take_caller
from processors.memory.refused_removal import EarlierEvents
from processors.publishing.event_id import derived_id
from schemas.errors import BadRequest
from schemas.events import (
    EVENT_ADAPTER,
    CompactionRequested,
    Event,
    HistoryCompacted,
    MessagesRemoved,
    SessionDeleted,
    SessionExpired,
)
from schemas.field_names import reason_of
from schemas.parts import MAX_IDENTIFIER

#: What a line may say of its session, beside its messages.
DESCRIPTION: Final = ("title", "labels", "parent")

#: The time of the first message of a conversation without times; each later message is one second later.
BEGINNING: Final = datetime(2024, 1, 1, tzinfo=UTC)
STEP: Final = timedelta(seconds=1)

_COMMON: Final = ("occurred_at", "agent_id", "agent_role", "user_id", "metadata")
_USAGE_NAMES: Final = {
    "input_tokens": "input_tokens",
    "prompt_tokens": "input_tokens",
    "output_tokens": "output_tokens",
    "completion_tokens": "output_tokens",
    "cached_tokens": "cached_tokens",
}


@dataclass(slots=True)
class CalledTools:
    """Finds the name of the tool for a response without one, by the rule with which memory pairs calls.

    Attributes:
        open_calls: The calls that wait for a response; a message's position is used as its sequence.
        names: The name of the tool called last, by the id of an open call.
    """

    open_calls: OpenCalls = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def copy(self) -> CalledTools:
        """Return a copy that can be changed apart."""
        return CalledTools(dict(self.open_calls), dict(self.names))

    def add(self, position: int, calls: Sequence[Mapping[str, str]]) -> None:
        """Add the calls of the message at ``position``."""
        named = {**self.names, **{call["id"]: call["name"] for call in calls}}
        add_calls(self.open_calls, [call["id"] for call in calls], position)
        self.names = {call_id: named[call_id] for call_id in self.open_calls}

    def take(self, call_id: str) -> str | None:
        """Close the call that a response answers, and return its tool's name; ``None`` if it answers no call."""
        if take_caller(self.open_calls, call_id) is None:
            return None
        # This id has only one open call, so it is the last call with the id.
        return self.names.pop(call_id)


@dataclass(frozen=True, slots=True)
class Cursor:
    """The position in a session, so that another line of the same session continues it.

    Attributes:
        position: The number of messages so far.
        occurred_at: The time of the newest message.
        tools: The tools whose calls wait for a response.
    """

    position: int = 0
    occurred_at: datetime | None = None
    tools: CalledTools = field(default_factory=CalledTools)


class Conversation(NamedTuple):
    """One line: a session, its events, and the cursor after them."""

    session_id: str
    events: list[Event]
    cursor: Cursor


def session_id_of(line: Any) -> str:
    """Return the session id of a decoded line.

    Raises:
        BadRequest: The line is no object, or has no session_id of 1 to 256 characters.
    """
    if not isinstance(line, Mapping):
        raise BadRequest('expected an object {"session_id", "messages"}')
    session_id = line.get("session_id")
    if not isinstance(session_id, str) or not 1 <= len(session_id) <= MAX_IDENTIFIER:
        raise BadRequest(f"session_id must be a text of 1 to {MAX_IDENTIFIER} characters")
    return session_id


class ExportedBefore:
    """The newest events of one session in an export, which tell whether memory refused a removal that comes next.

    Only the session of the last line is known: an export has the events of a session together.
    """

    def __init__(self) -> None:
        self._session_id: str | None = None
        self._events = EarlierEvents()

    def add(self, sequence: int, event: Event) -> None:
        """Add the event of a line."""
        if event.session_id != self._session_id:
            self._session_id = event.session_id
            self._events = EarlierEvents()
        self._events.add(sequence, event)

    def refuses(self, sequence: int, event: Event, base_sequence: object) -> bool:
        """Return whether memory certainly refused an event, which has a ``base_sequence`` in the export."""
        if not isinstance(event, MessagesRemoved) or not isinstance(base_sequence, int):
            return False
        before = self._events if event.session_id == self._session_id else EarlierEvents()
        return before.refuse(sequence, base_sequence)


#: What refers to the sequences of the log that an event was exported from, and so means nothing in another one.
_OF_ANOTHER_LOG: Final = (HistoryCompacted, CompactionRequested, SessionDeleted, SessionExpired)
_PLACES: Final = ("context", "base_sequence")


def read_exported_event(line: Mapping[str, Any], before: ExportedBefore | None = None) -> Conversation:
    """Return the event of a decoded line ``{"event":{…}}``, as an export and the JSON Lines store write it.

    The event keeps its id, time and content. Its references to sequences (``context``, ``base_sequence``) are left
    out, and so are events that mean nothing in another log: summaries, requests for them, and ends of lives. The summary
    that a fork begins with stays. A removal that memory refused for its ``base_sequence`` is left out too, or the copy
    would lack what memory kept.

    Args:
        line: The decoded line.
        before: The events of the lines before it; this one is added.

    Raises:
        BadRequest: The line has no valid event; the error says where.
    """
    fields = line["event"]
    if not isinstance(fields, Mapping):
        raise BadRequest("event must be an object")
    kept = {name: value for name, value in fields.items() if name not in _PLACES}
    try:
        event = _validated(kept)
    except BadRequest as error:
        raise BadRequest(f"event{error.detail}") from error
    sequence = line.get("sequence")
    is_refused = False
    if before is not None and isinstance(sequence, int):
        is_refused = before.refuses(sequence, event, fields.get("base_sequence"))
        before.add(sequence, event)
    # The summary that a fork begins with takes the fork's own sequences, and the copies behind it wait for it.
    is_of_another_log = isinstance(event, _OF_ANOTHER_LOG) and not is_copy(event.event_id)
    left_out = is_refused or is_of_another_log
    return Conversation(event.session_id, [] if left_out else [event], Cursor())


def read_conversation(line: Any, cursor: Cursor) -> Conversation:
    """Return the events of a decoded line, in order; what it says of its session (title, labels, parent) comes first.

    The conversion is deterministic: the same line at the same cursor always gives the same events. Ids are derived from
    session, position and content. A message without ``occurred_at`` is one second later than the message before it.

    Raises:
        BadRequest: The line is not in the import format; the error says where, such as ``messages[3].role``.
    """
    session_id = session_id_of(line)
    messages = line.get("messages")
    if not isinstance(messages, list):
        raise BadRequest("messages must be a list")
    begin = cursor
    cursor = replace(cursor, tools=cursor.tools.copy())
    events: list[Event] = []
    for number, message in enumerate(messages):
        try:
            event, cursor = _read_message(session_id, line.get("user_id"), message, cursor)
        except BadRequest as error:
            raise BadRequest(f"messages[{number}]{error.detail}") from error
        events.append(event)
    described = {name: line[name] for name in DESCRIPTION if line.get(name) is not None}
    if described:
        events.insert(0, _read_description(line, described, begin, events))
    return Conversation(session_id, events, cursor)


def _read_description(
    line: Mapping[str, Any], described: Mapping[str, Any], begin: Cursor, messages: Sequence[Event]
) -> Event:
    """Return the event that describes a session, at the time of the first message of its line."""
    session_id = line["session_id"]
    try:
        # A field of its own, so that no message has the id.
        content = _json({"described": described}, option=orjson.OPT_SORT_KEYS)
        return _validated(
            {
                **described,
                "type": "SessionDescribed",
                "event_id": derived_id(session_id, begin.position, content),
                "session_id": session_id,
                "user_id": line.get("user_id"),
                "occurred_at": messages[0].occurred_at if messages else _next_time(begin),
            }
        )
    except BadRequest as error:
        raise BadRequest(error.detail.removeprefix(".").removeprefix(": ")) from error


def _read_message(session_id: str, user_id: Any, message: Any, cursor: Cursor) -> tuple[Event, Cursor]:
    if not isinstance(message, Mapping):
        raise BadRequest(": expected an object with role and content")
    specific = _fields(message, cursor)
    content = _json(message, option=orjson.OPT_SORT_KEYS)
    fields: dict[str, Any] = {
        "event_id": derived_id(session_id, cursor.position, content),
        "session_id": session_id,
        "user_id": user_id,
        "occurred_at": _next_time(cursor),
        **{name: message[name] for name in _COMMON if message.get(name) is not None},
        **specific,
    }
    event = _validated(fields)
    return event, Cursor(cursor.position + 1, event.occurred_at, cursor.tools)


def _next_time(cursor: Cursor) -> datetime:
    if cursor.occurred_at is None:
        return BEGINNING
    try:
        return cursor.occurred_at + STEP
    except OverflowError:  # no time is later
        return cursor.occurred_at


def _validated(fields: Mapping[str, Any]) -> Event:
    """Return the event of these fields.

    Raises:
        BadRequest: They are no event; the error begins with the field, such as ``.text: …``.
    """
    try:
        # Validated from JSON, so that this refuses whatever a worker would refuse.
        event: Event = EVENT_ADAPTER.validate_json(_json(fields))
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        where = "".join(f".{part}" for part in first["loc"][1:])
        raise BadRequest(f"{where}: {reason_of(first)}") from error
    return event


def _json(value: object, option: int | None = None) -> bytes:
    """Return a decoded value as JSON.

    Raises:
        BadRequest: It is nested too deeply, or has a text that is not UTF-8.
    """
    try:
        return orjson.dumps(value, option=option)
    except TypeError as error:
        raise BadRequest(
            f": it cannot be stored as JSON: {error} (lists and objects may be nested up to 200 deep)"
        ) from error


def _fields(message: Mapping[str, Any], cursor: Cursor) -> dict[str, Any]:
    """Return the fields of the event for a message of this role; updates ``cursor.tools``."""
    role = message.get("role")
    content = message.get("content")
    # Tuples, not sets: a value of JSON may be a list, which no set can look for.
    if role in ("system", "developer"):
        return {"type": "SystemMessageSet", "text": _text_of(content)}
    if role == "user":
        if isinstance(content, list):
            return {"type": "MultimodalUserMessageAdded", "contents": _contents_of(content)}
        return {"type": "UserMessageAdded", "text": _text_of(content)}
    if role == "assistant":
        return _assistant_fields(message, cursor)
    if role == "tool":
        call_id = message.get("tool_call_id")
        name = cursor.tools.take(call_id) if isinstance(call_id, str) else None
        return {
            "type": "ToolCallResponseAdded",
            "tool_call_id": call_id,
            "name": message.get("name") or name or "",
            "text": _text_of(content),
            "is_error": message.get("is_error", False),
        }
    raise BadRequest(f".role: {role!r} is none of system, developer, user, assistant, tool")


def _assistant_fields(message: Mapping[str, Any], cursor: Cursor) -> dict[str, Any]:
    given = message.get("tool_calls") or []
    if not isinstance(given, list):
        raise BadRequest(".tool_calls: expected a list")
    calls = [_tool_call(call, number) for number, call in enumerate(given)]
    cursor.tools.add(cursor.position, calls)
    fields: dict[str, Any] = {
        "type": "AiMessageAdded",
        "text": _text_of(message.get("content") or message.get("refusal") or ""),
        "tool_calls": calls,
    }
    thinking = message.get("thinking") or message.get("reasoning_content")
    if thinking is not None:
        fields["thinking"] = thinking
    for name in ("model", "latency_ms"):
        if message.get(name) is not None:
            fields[name] = message[name]
    usage = message.get("usage")
    if isinstance(usage, Mapping):
        fields["usage"] = {_USAGE_NAMES[name]: usage[name] for name in usage if name in _USAGE_NAMES}
    elif usage is not None:
        raise BadRequest(".usage: expected an object")
    return fields


def _tool_call(call: Any, number: int) -> dict[str, Any]:
    where = f".tool_calls[{number}]"
    if not isinstance(call, Mapping):
        raise BadRequest(f"{where}: expected an object")
    function = call.get("function") or call.get("custom") or call
    if not isinstance(function, Mapping) or not isinstance(function.get("name"), str):
        raise BadRequest(f"{where}: a call needs a function with a name")
    if not isinstance(call.get("id"), str):
        raise BadRequest(f"{where}.id: expected a text")
    arguments = function.get("arguments", function.get("input", ""))
    if not isinstance(arguments, str):
        arguments = _json(arguments).decode()
    return {"id": call["id"], "name": function["name"], "arguments": arguments}


def _text_of(content: Any) -> str:
    """Return the text of a content that may contain only text; text parts are joined by line breaks.

    Raises:
        BadRequest: A part is not text.
    """
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        raise BadRequest(".content: expected a text or a list of parts")
    return "\n".join(_text_part(part, number) for number, part in enumerate(content))


def _contents_of(content: list[Any]) -> list[dict[str, Any]]:
    """Return the parts of a user's message in the form of events.

    Raises:
        BadRequest: A part is neither text, nor image, nor file.
    """
    return [_part(part, number) for number, part in enumerate(content)]


def _text_part(part: Any, number: int) -> str:
    if isinstance(part, Mapping):
        for name in ("text", "refusal"):
            if isinstance(part.get(name), str):
                return str(part[name])
    raise BadRequest(f".content[{number}]: expected a text part here")


def _part(part: Any, number: int) -> dict[str, Any]:
    if not isinstance(part, Mapping):
        raise BadRequest(f".content[{number}]: expected an object")
    if "kind" in part:
        return dict(part)
    kind = part.get("type")
    if kind in ("text", "input_text"):
        return {"kind": "text", "text": part.get("text")}
    if kind in ("image_url", "input_image"):
        return _image(part)
    if kind in ("file", "input_file"):
        return _file(part, number)
    raise BadRequest(f".content[{number}].type: {kind!r} is none of text, image_url, file")


def _image(part: Mapping[str, Any]) -> dict[str, Any]:
    image = part.get("image_url")
    details: Mapping[str, Any] = image if isinstance(image, Mapping) else part
    uri = image.get("url") if isinstance(image, Mapping) else image
    fields: dict[str, Any] = {"kind": "image", "uri": uri}
    for name, given in (("detail", details), ("mime_type", part)):
        if given.get(name) is not None:
            fields[name] = given[name]
    return fields


def _file(part: Mapping[str, Any], number: int) -> dict[str, Any]:
    file = part.get("file")
    source: Mapping[str, Any] = file if isinstance(file, Mapping) else part
    for name in ("file_url", "file_data", "file_id"):
        if isinstance(source.get(name), str):
            return {"kind": "pdf", "uri": source[name]}
    raise BadRequest(f".content[{number}]: a file needs file_url, file_data or file_id")
