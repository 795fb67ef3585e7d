"""What a session can hold of a message in a graph's state: all of it, or else the message without what is too much.

A checkpoint holds what LangGraph's serializer can write: bytes, sets, decimals, pictures of any size. An event
holds JSON of a bounded size. The state is what the graph reads, so the session may have less.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import orjson

from processors.adapters.adapted import events_of
from processors.adapters.langchain_messages import content_without_data, message_fields_of, text_of
from processors.adapters.langgraph_state import SOURCE
from processors.publishing.event_record import event_records
from schemas.errors import BadRequest

#: The most bytes of what an event has beside the message: names of its author, and a receipt.
_OTHER_FIELDS_BYTES: Final = 8 * 1024
#: A character is in the text and in the native form, each time with at most 6 bytes.
_BYTES_OF_A_CHARACTER: Final = 12
#: Lists and objects that are nested more deeply are left out.
_MAX_DEPTH: Final = 100
#: Where an event has ids and a time, for the check whether a message fits.
_ANY: Final = {"session_id": "s", "occurred_at": "2024-01-01T00:00:00Z"}

#: A message in the form of LangChain's ``message_to_dict``.
Item = dict[str, Any]


class SessionForm(NamedTuple):
    """A message as a session can hold it.

    Attributes:
        item: The message.
        left_out: What it lost, in words for the log; ``None`` for nothing.
    """

    item: Item
    left_out: str | None


def session_form(item: Item, *, max_event_bytes: int) -> SessionForm:
    """Return ``item`` as a session can hold it, which is ``item`` itself for nearly all messages."""
    forms: tuple[tuple[str | None, Callable[[], Item]], ...] = (
        (None, lambda: item),
        ("values that are not JSON", lambda: _with_json_alone(item)),
        ("data and artifact", lambda: _without_data(item)),
    )
    for left_out, form in forms:
        made = form()
        if _fits(made, max_event_bytes):
            return SessionForm(made, left_out)
    return SessionForm(_shortened(item, max_event_bytes), "data, artifact, and the end of the text")


def comparable(item: Item) -> bytes:
    """Return a value that is the same for equal messages; values that are not JSON count by their kind only."""
    try:
        return orjson.dumps(item, option=orjson.OPT_SORT_KEYS)
    except TypeError:
        return orjson.dumps(_json(item, 0), option=orjson.OPT_SORT_KEYS)


def _fits(item: Item, max_event_bytes: int) -> bool:
    try:
        events = events_of(message_fields_of([item]), new_id=lambda: "e", common=_ANY, source=SOURCE)
        event_records(events, max_event_bytes=max_event_bytes - _OTHER_FIELDS_BYTES)
    except BadRequest:
        return False
    return True


def _with_json_alone(item: Item) -> Item:
    made: Item = _json(item, 0)
    if _is_json(item["data"].get("artifact")):
        return made
    return {**made, "data": {name: value for name, value in made["data"].items() if name != "artifact"}}


def _without_data(item: Item) -> Item:
    """Return the message with its texts and tool calls, and a placeholder for each picture or file."""
    data = {
        name: value
        for name, value in _with_json_alone(item)["data"].items()
        if name not in {"artifact", "additional_kwargs", "response_metadata"}
    }
    return {**item, "data": {**data, "content": content_without_data(data.get("content", ""))}}


def _shortened(item: Item, max_event_bytes: int) -> Item:
    data = _without_data(item)["data"]
    room = max(max_event_bytes - _OTHER_FIELDS_BYTES, 0) // _BYTES_OF_A_CHARACTER
    text = text_of(data["content"])
    if len(text) > room:
        data["content"] = f"{text[:room]}\n[{len(text) - room} characters left out]"
    for name in ("tool_calls", "invalid_tool_calls"):
        # The calls stay, because responses name them.
        no_arguments: object = {} if name == "tool_calls" else ""
        data[name] = [{**call, "args": no_arguments} for call in data.get(name) or ()]
    return {**item, "data": data}


def _json(value: Any, depth: int) -> Any:
    """Return ``value`` with a text in the place of what is not JSON."""
    if isinstance(value, str):
        # Half a surrogate pair becomes "?", as in a checkpoint.
        return value.encode(errors="replace").decode()
    if depth > _MAX_DEPTH:
        return "[nested too deeply]"
    if isinstance(value, Mapping):
        return {_json(str(name), depth): _json(inner, depth + 1) for name, inner in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, bytes | bytearray | memoryview):
        return [_json(inner, depth + 1) for inner in value]
    if _is_json(value):
        return value
    return str(value) if isinstance(value, int) else f"[{type(value).__name__}]"


def _is_json(value: object) -> bool:
    try:
        orjson.dumps(value)
    except TypeError:
        return False
    return True
