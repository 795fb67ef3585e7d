"""Converts messages of PydanticAI, as ``ModelMessagesTypeAdapter`` writes them, and messages of a session.

A response is one AI message. A request has a part for each thing that the model is given: each part is one message,
because a tool's return answers a call of its own. Each message keeps its part verbatim (``native``), and the parts of a
request are put together again. A request without parts (instructions without a prompt) is kept with the message after
it. A part of the system prompt becomes a user message, because a session's own system message is pinned and has no
position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from processors.adapters.adapted import MessageFields, as_text, is_id, label
from schemas.parts import Content, ImageContent, TextContent
from schemas.view import MessageView

#: The format of ``native``; its item is a message with one part of a request, or with all parts of a response.
FORMAT: Final = "pydantic_ai"
#: The framework's name in errors.
SOURCE: Final = "PydanticAI"

Item = Mapping[str, Any]


def message_fields_of(items: Iterable[Item]) -> list[MessageFields]:
    """Return the fields of the messages as which ``items`` are stored, in order."""
    fields: list[MessageFields] = []
    empty: list[Item] = []
    for item in items:
        if item["kind"] != "response" and not item["parts"]:
            empty.append(item)
            continue
        of_item = [_response(item)] if item["kind"] == "response" else _request(item)
        if empty:
            of_item[0]["native"]["item"]["before"], empty = empty, []
        fields += of_item
    if empty:
        # No message follows, so they are one that says nothing.
        native = {"begins": True, "before": empty[:-1], "message": empty[-1]}
        fields.append({"type": "UserMessageAdded", "text": "", "native": {"format": FORMAT, "item": native}})
    return fields


def _request(item: Item) -> list[MessageFields]:
    fields: list[MessageFields] = []
    for number, part in enumerate(item["parts"]):
        native = {"begins": number == 0, "message": {**item, "parts": [part]}}
        fields.append({**_request_part(part), "native": {"format": FORMAT, "item": native}})
    return fields


def _request_part(part: Item) -> MessageFields:
    kind, called = part.get("part_kind"), part.get("tool_call_id")
    answers = kind == "tool-return" or (kind == "retry-prompt" and part.get("tool_name") is not None)
    text = _text_of(part.get("content"))
    if answers and is_id(called):
        return {
            "type": "ToolCallResponseAdded",
            "tool_call_id": called,
            "name": label(part.get("tool_name"), ""),
            "text": text,
            "is_error": kind == "retry-prompt" or part.get("outcome", "success") != "success",
        }
    return {"type": "UserMessageAdded", "text": text}


def ended_for_length(item: Item) -> bool:
    """Return whether a model's response says that it was cut off at its maximum length."""
    return item.get("kind") == "response" and item.get("finish_reason") == "length"


def _response(item: Item) -> MessageFields:
    parts = item["parts"]
    usage = item.get("usage") or {}
    fields: MessageFields = {
        "type": "AiMessageAdded",
        "text": "\n".join(part["content"] for part in parts if part["part_kind"] == "text"),
        "tool_calls": [
            {
                "id": part["tool_call_id"],
                "name": label(part["tool_name"], "tool"),
                "arguments": as_text("{}" if part.get("args") is None else part["args"]),
            }
            for part in parts
            if part["part_kind"] == "tool-call" and is_id(part.get("tool_call_id"))
        ],
        "native": {"format": FORMAT, "item": {"begins": True, "message": item}},
    }
    if thinking := "\n".join(part["content"] for part in parts if part["part_kind"] == "thinking"):
        fields["thinking"] = thinking
    if usage.get("input_tokens") or usage.get("output_tokens"):
        fields["usage"] = {name: usage.get(name) or 0 for name in ("input_tokens", "output_tokens")}
        if usage.get("cache_read_tokens"):
            fields["usage"]["cached_tokens"] = usage["cache_read_tokens"]
    if item.get("model_name"):
        fields["model"] = label(item["model_name"], "")
    return fields


def _text_of(content: object) -> str:
    """Return what a model would read of a part's content; of data, only its kind and where it is."""
    if not isinstance(content, list):
        return "" if content is None else as_text(content)
    pieces: list[str] = []
    for piece in content:
        if isinstance(piece, str):
            pieces.append(piece)
        elif isinstance(piece, Mapping) and piece.get("kind") == "binary":
            pieces.append(f"[{piece.get('media_type')}, inline]")
        elif isinstance(piece, Mapping) and isinstance(piece.get("url"), str):
            pieces.append(f"[{piece['url']}]")
        elif isinstance(piece, Mapping) and isinstance(piece.get("content"), str):
            pieces.append(piece["content"])
        else:
            pieces.append(as_text(piece))
    return "\n".join(pieces)


def replayed(messages: Iterable[MessageView]) -> list[dict[str, Any]]:
    """Return ``messages`` in order; those that came from PydanticAI exactly as they were given.

    All others are composed from the message: messages of other clients, messages that an interceptor changed,
    summaries, and tool responses of which memory keeps only an excerpt.
    """
    items: list[dict[str, Any]] = []
    for message in messages:
        native = message.native
        if native is None or native.format != FORMAT:
            items.append(_composed(message))
            continue
        item: Any = native.item
        items += item.get("before", ())
        if not item["begins"] and items and items[-1]["kind"] == "request":
            items[-1]["parts"] += item["message"]["parts"]
        else:
            items.append({**item["message"], "parts": [*item["message"]["parts"]]})
    return items


def _composed(message: MessageView) -> dict[str, Any]:
    if message.role == "assistant":
        parts: list[dict[str, Any]] = [{"part_kind": "text", "content": message.text}] if message.text else []
        parts += [
            {
                "part_kind": "tool-call",
                "tool_name": call.name,
                "args": call.arguments,
                "tool_call_id": call.id,
            }
            for call in message.tool_calls or ()
        ]
        return {"kind": "response", "parts": parts, "timestamp": message.occurred_at.isoformat()}
    content = [_piece(one) for one in message.contents] if message.contents else message.text
    part: dict[str, Any] = {"content": content, "timestamp": message.occurred_at.isoformat()}
    if message.role == "tool":
        part |= {
            "part_kind": "tool-return",
            "tool_name": message.name or "tool",
            "tool_call_id": message.tool_call_id,
        }
    else:
        part["part_kind"] = "user-prompt"
    return {"kind": "request", "parts": [part]}


def _piece(content: Content) -> str | dict[str, Any]:
    """Return a content of a user's message; one without an address, such as the id of a file, as text."""
    if isinstance(content, TextContent):
        return content.text
    if ":" not in content.uri:
        return f"[{content.uri}]"
    if isinstance(content, ImageContent):
        media_type = {} if content.mime_type is None else {"media_type": content.mime_type}
        return {"kind": "image-url", "url": content.uri, **media_type}
    return {"kind": "document-url", "url": content.uri, "media_type": "application/pdf"}
