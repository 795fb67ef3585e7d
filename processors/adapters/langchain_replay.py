"""Converts a session's messages into the form that LangChain's ``messages_from_dict`` takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import orjson

from processors.adapters.adapted import fingerprint
from processors.adapters.langchain_messages import FORMAT, SOURCE
from processors.adapters.model_conversation import is_synthetic
from processors.adapters.stored_already import MessageKeys
from schemas.parts import Content, ImageContent, TextContent
from schemas.view import MessageView

#: Fields that may differ between two copies of the same message.
_NOT_CONTENT: Final = frozenset({"id", "type", "response_metadata", "usage_metadata"})

_KINDS: Final = {"user": "human", "assistant": "ai", "tool": "tool", "system": "system"}


def replayed(messages: Iterable[MessageView]) -> list[dict[str, Any]]:
    """Return ``messages`` in order; those that came from LangChain exactly as they were given.

    All others are composed from the message, under its own id: messages of other clients, messages that an interceptor
    changed, summaries, and tool responses of which memory keeps only an excerpt.
    """
    return [
        message.native.item
        if message.native is not None and message.native.format == FORMAT
        else composed(message)
        for message in messages
    ]


def composed(message: MessageView) -> dict[str, Any]:
    """Return a LangChain message with the content of ``message``; its metadata is in ``additional_kwargs``."""
    data: dict[str, Any] = {"content": message.text, "id": message.id}
    if message.metadata:
        # Not beside the other names there: integrations send some of these to the model.
        data["additional_kwargs"] = {"metadata": message.metadata}
    if message.contents:
        data["content"] = [_block(content) for content in message.contents]
    if message.role == "assistant":
        calls = [(call.id, call.name, call.arguments) for call in message.tool_calls or ()]
        data["tool_calls"] = [
            {"type": "tool_call", "id": name, "name": tool, "args": arguments}
            for name, tool, text in calls
            if (arguments := _arguments(text)) is not None
        ]
        data["invalid_tool_calls"] = [
            {"type": "invalid_tool_call", "id": name, "name": tool, "args": text, "error": None}
            for name, tool, text in calls
            if _arguments(text) is None
        ]
    elif message.role == "tool":
        data |= {
            "tool_call_id": message.tool_call_id,
            "name": message.name or None,
            "status": "error" if message.is_error else "success",
        }
    return {"type": _KINDS[message.role], "data": data}


def is_added(item: Mapping[str, Any]) -> bool:
    """Return whether ``item`` is an error that a read added for a call without a tool message: it is never stored."""
    return item["type"] == "tool" and is_synthetic(item["data"].get("id"), item["data"].get("content"))


def tool_names(items: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Return the names of the tools that ``items`` call, by call id."""
    calls = [call for item in items for call in item["data"].get("tool_calls") or ()]
    return {call["id"]: call["name"] for call in calls if call.get("id")}


def keys_of(items: Sequence[dict[str, Any]]) -> MessageKeys:
    """Return the keys that identify these messages: their ids, and for a tool's message the call it answers."""
    return MessageKeys(
        [_text(item["data"].get("id")) for item in items],
        [_text(item["data"].get("tool_call_id")) for item in items],
        [fingerprint([item["type"], _content(item["data"])], source=SOURCE) for item in items],
    )


def _content(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a message says, without its id, its measures, and the empty fields that LangChain fills in."""
    return {name: value for name, value in data.items() if value and name not in _NOT_CONTENT}


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _arguments(text: str) -> dict[str, Any] | None:
    try:
        arguments = orjson.loads(text or "{}")
    except orjson.JSONDecodeError:
        return None
    return arguments if isinstance(arguments, dict) else None


def _block(content: Content) -> dict[str, Any]:
    if isinstance(content, TextContent):
        return {"type": "text", "text": content.text}
    if isinstance(content, ImageContent):
        return {"type": "image", "url": content.uri}
    return {"type": "file", "url": content.uri}
