"""Converts messages of the Microsoft Agent Framework, as ``Message.to_dict`` writes them, and messages of a session.

Every message is stored verbatim (``native``). A tool's message with several results becomes one message for each,
because each answers a call of its own. So does an assistant's message with results of calls that the service answered
itself: it is stored in parts, in its order. A system message becomes a user message, because a session's own system
message is pinned and has no position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from processors.adapters.adapted import MessageFields, as_text, is_id, label, placeholder
from processors.memory.pairing import callers
from processors.publishing.inline_data import is_large_inline
from schemas.parts import Content, ImageContent, TextContent
from schemas.view import MessageView

#: The format of ``native``; its item is a message in the form of ``Message.to_dict``.
FORMAT: Final = "agent_framework"
#: The framework's name in errors.
SOURCE: Final = "the Microsoft Agent Framework"

_COMPUTER_CALL: Final = "computer_tool_call"
_COMPUTER_RESULT: Final = "computer_tool_result"

Item = Mapping[str, Any]


def message_fields_of(items: Iterable[Item], names: Mapping[str, str] | None = None) -> list[MessageFields]:
    """Return the fields of the messages as which ``items`` are stored.

    Args:
        items: the framework's messages, in order.
        names: the names of the tools whose calls are open in memory, by call id.
    """
    known = dict(names or {})
    return [fields for item in items for fields in _fields_of(item, known)]


def _fields_of(item: Item, known: dict[str, str]) -> Iterator[MessageFields]:
    contents: Sequence[Item] = item.get("contents") or ()
    # Of an assistant, a result answers a call before it. What comes with another message's results is said after them.
    in_order = (
        contents if item.get("role") == "assistant" else sorted(contents, key=lambda one: not _is_result(one))
    )
    for are_results, part in groupby(in_order, _is_result):
        if are_results:
            for content in part:
                yield _result(item, content, known)
        else:
            yield _said({**item, "contents": list(part)}, known)
    if not contents:
        yield _said(item, known)


def _said(item: Item, known: dict[str, str]) -> MessageFields:
    """Return the fields of a message without results."""
    contents: Sequence[Item] = item.get("contents") or ()
    native = {"format": FORMAT, "item": item}
    if item.get("role") != "assistant":
        return {"type": "UserMessageAdded", "text": _text_of(contents), "native": native}
    calls = [content for content in contents if _is_call(content)]
    known.update({call["call_id"]: _name(call) for call in calls})
    fields: MessageFields = {
        "type": "AiMessageAdded",
        "text": _text_of(content for content in contents if content.get("type") != "text_reasoning"),
        "tool_calls": [
            {"id": call["call_id"], "name": label(_name(call), "tool"), "arguments": _arguments(call)}
            for call in calls
        ],
        "native": native,
    }
    if thinking := _text_of(content for content in contents if content.get("type") == "text_reasoning"):
        fields["thinking"] = thinking
    return fields


def _result(item: Item, content: Item, known: Mapping[str, str]) -> MessageFields:
    screenshot = content.get("screenshot")
    result = content.get("result") if screenshot is None else _text_of([screenshot])
    return {
        "type": "ToolCallResponseAdded",
        "tool_call_id": content["call_id"],
        "name": label(known.get(content["call_id"]), ""),
        "text": as_text("" if result is None else result),
        "is_error": content.get("exception") is not None,
        "native": {"format": FORMAT, "item": {**item, "contents": [content]}},
    }


def _is_result(content: Item) -> bool:
    return content.get("type") in {"function_result", _COMPUTER_RESULT} and is_id(content.get("call_id"))


def _is_call(content: Item) -> bool:
    return is_id(content.get("call_id")) and (
        content.get("type") == _COMPUTER_CALL
        or (content.get("type") == "function_call" and isinstance(content.get("name"), str))
    )


def _name(call: Item) -> str:
    name: str = "computer" if call["type"] == _COMPUTER_CALL else call["name"]
    return name


def _arguments(call: Item) -> str:
    return as_text(call.get("actions" if call["type"] == _COMPUTER_CALL else "arguments") or "{}")


def _text_of(contents: Iterable[Item]) -> str:
    """Return what a model would read of contents; of data, only its kind and where it is."""
    parts: list[str] = []
    for content in contents:
        if isinstance(content.get("text"), str):
            parts.append(content["text"])
        elif isinstance(content.get("uri"), str):
            uri = content["uri"]
            parts.append(placeholder("data", uri) if is_large_inline(uri) else f"[{uri}]")
    return "\n".join(parts)


def replayed(messages: Sequence[MessageView]) -> list[Item]:
    """Return ``messages`` in order; those that came from the framework exactly as they were given.

    All others are composed from the message. If one of these answers a computer's call, the call is composed too, as a
    function's: only the result of a function is text.
    """
    rebuilt = {
        caller
        for position, caller in callers(messages).items()
        if _native(messages[position]) is None and _is_of_a_computer(messages[caller])
    }
    items: list[Item] = []
    for position, message in enumerate(messages):
        native = None if position in rebuilt else _native(message)
        items.append(_composed(message) if native is None else native)
    return items


def _native(message: MessageView) -> Item | None:
    """Return the framework's own form of a message; None if it came from another client or was changed."""
    if message.native is None or message.native.format != FORMAT:
        return None
    item: Item = message.native.item
    return item


def _is_of_a_computer(message: MessageView) -> bool:
    contents: Sequence[Item] = (_native(message) or {}).get("contents") or ()
    return any(content.get("type") == _COMPUTER_CALL for content in contents)


def _composed(message: MessageView) -> Item:
    contents: list[Item]
    if message.role == "tool":
        contents = [{"type": "function_result", "call_id": message.tool_call_id, "result": message.text}]
    elif message.contents:
        contents = [_content(content) for content in message.contents]
    else:
        contents = [{"type": "text", "text": message.text}] if message.text or not message.tool_calls else []
        contents += [
            {"type": "function_call", "call_id": call.id, "name": call.name, "arguments": call.arguments}
            for call in message.tool_calls or ()
        ]
    return {"type": "message", "role": message.role, "contents": contents, "message_id": message.id}


def _content(content: Content) -> Item:
    """Return a content of a user's message; one without an address, such as the id of a file, as text."""
    if isinstance(content, TextContent):
        return {"type": "text", "text": content.text}
    if ":" not in content.uri:
        return {"type": "text", "text": f"[{content.uri}]"}
    kind = "data" if content.uri[:5].lower() == "data:" else "uri"
    # The framework's clients send a model only what has a media type.
    media_type = (content.mime_type or "image/*") if isinstance(content, ImageContent) else "application/pdf"
    return {"type": kind, "uri": content.uri, "media_type": media_type}


def answered_calls(items: Iterable[Item]) -> set[str]:
    """Return the ids of the calls that ``items`` answer: by a result, or by an approval or a refusal to run them."""
    found: set[str] = set()
    for item in items:
        for content in item.get("contents") or ():
            is_approval = content.get("type") == "function_approval_response"
            answered = content.get("function_call") or {} if is_approval else content
            if (is_approval or _is_result(content)) and is_id(answered.get("call_id")):
                found.add(answered["call_id"])
    return found


def tool_names(messages: Iterable[MessageView]) -> dict[str, str]:
    """Return the names of the tools that ``messages`` call, by call id."""
    return {call.id: call.name for message in messages for call in message.tool_calls or ()}
