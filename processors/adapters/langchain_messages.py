"""Converts messages of LangChain, in the form of its ``message_to_dict``, into messages of a session.

Every message is stored verbatim (``native``) as the event of its kind. Messages of other kinds keep their position
too. A system message becomes a user message, because a session's own system message is pinned and has no position.
A function's message, which names no call, becomes an AI message. A message of any other role becomes a user message if
the role is the user's, and an AI message otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from processors.adapters.adapted import MessageFields, as_text, is_id, label, placeholder
from processors.publishing.inline_data import is_large_inline

#: The format of ``native``; its item is the result of ``message_to_dict``.
FORMAT: Final = "langchain"
#: The framework's name in errors.
SOURCE: Final = "LangChain"

Item = Mapping[str, Any]

_USERS: Final = frozenset({"user", "human"})
_LENGTH_REASONS: Final = frozenset(
    {"length", "max_tokens", "max_output_tokens", "model_length", "MAX_TOKENS"}
)
#: The fields in which providers say why a model stopped.
_REASON_FIELDS: Final = ("finish_reason", "stop_reason", "done_reason", "stopReason")


def message_fields_of(items: Sequence[Item], names: Mapping[str, str] | None = None) -> list[MessageFields]:
    """Return the fields of the messages as which ``items`` are stored, one for each item.

    Args:
        items: LangChain's messages, in order.
        names: The names of the tools whose calls are open in memory, by call id.
    """
    known = dict(names or {})
    return [{**_fields_of(item, known), "native": {"format": FORMAT, "item": item}} for item in items]


def ended_for_length(item: Item) -> bool:
    """Return whether a model's message says that it was cut off at its maximum length."""
    metadata = _data(item).get("response_metadata")
    if not isinstance(metadata, Mapping) or kind_of(item) != "ai":
        return False
    details = metadata.get("incomplete_details")
    reasons = [metadata.get(name) for name in _REASON_FIELDS]
    reasons.append(details.get("reason") if isinstance(details, Mapping) else None)
    return any(isinstance(reason, str) and reason in _LENGTH_REASONS for reason in reasons)


def kind_of(item: Item) -> str:
    """Return the kind of a message; a message made of chunks has the same kind as a whole one."""
    kind = str(item.get("type", ""))
    return kind.removesuffix("MessageChunk").lower() if kind.endswith("MessageChunk") else kind


def _data(item: Item) -> Mapping[str, Any]:
    data = item.get("data")
    return data if isinstance(data, Mapping) else {}


def _fields_of(item: Item, known: dict[str, str]) -> MessageFields:
    kind = kind_of(item)
    data = _data(item)
    content = data.get("content", "")
    if kind == "ai":
        return _answer(data, known)
    called = data.get("tool_call_id")
    if kind == "tool" and isinstance(called, str) and is_id(called):
        return {
            "type": "ToolCallResponseAdded",
            "tool_call_id": called,
            "name": label(data.get("name"), known.get(called, "")),
            "text": text_of(content),
            "is_error": data.get("status") == "error",
        }
    if kind in {"human", "system"} or (kind == "chat" and data.get("role") in _USERS):
        return _user(content)
    return {"type": "AiMessageAdded", "text": text_of(content)}


def _user(content: object) -> MessageFields:
    if not isinstance(content, str):
        contents = [_content(block) for block in _blocks(content)]
        if any(part["kind"] != "text" for part in contents):
            return {"type": "MultimodalUserMessageAdded", "contents": contents}
        return {"type": "UserMessageAdded", "text": "\n".join(part["text"] for part in contents)}
    return {"type": "UserMessageAdded", "text": content}


def _answer(data: Mapping[str, Any], known: dict[str, str]) -> MessageFields:
    content = data.get("content", "")
    calls = [
        {
            "id": call["id"],
            "name": label(call.get("name"), "tool"),
            "arguments": as_text(call.get("args") or {}),
        }
        for call in (*(data.get("tool_calls") or ()), *(data.get("invalid_tool_calls") or ()))
        if is_id(call.get("id"))
    ]
    known.update({call["id"]: call["name"] for call in calls})
    fields: MessageFields = {"type": "AiMessageAdded", "text": text_of(content), "tool_calls": calls}
    thinking = _thinking(content, data.get("additional_kwargs"))
    if thinking:
        fields["thinking"] = thinking
    usage = data.get("usage_metadata")
    if isinstance(usage, Mapping):
        counts = {name: usage.get(name) for name in ("input_tokens", "output_tokens")}
        details = usage.get("input_token_details")
        if isinstance(details, Mapping):
            counts["cached_tokens"] = details.get("cache_read") or None
        # A provider that is wrong about a count must not make its answer one that cannot be stored.
        fields["usage"] = {
            name: count for name, count in counts.items() if isinstance(count, int) and count >= 0
        }
    metadata = data.get("response_metadata")
    if isinstance(metadata, Mapping):
        model = label(metadata.get("model_name"), label(metadata.get("model"), ""))
        if model:
            fields["model"] = model
    return fields


def text_of(content: object) -> str:
    """Return the texts of a message's content, joined by line breaks."""
    if isinstance(content, str):
        return content
    return "\n".join(block["text"] for block in _blocks(content) if isinstance(block.get("text"), str))


def content_without_data(content: object) -> str | list[dict[str, Any]]:
    """Return a message's content with a placeholder for each block that has data of its own."""
    if isinstance(content, str):
        return content
    kept: list[dict[str, Any]] = []
    for block in _blocks(content):
        part = _content(block)
        # What is said of a block that is neither a text nor by reference is a text.
        is_text = part["kind"] == "text"
        kept.append({"type": "text", "text": part["text"]} if is_text else dict(block))
    return kept


def _thinking(content: object, extra: object) -> str:
    reasoning = extra.get("reasoning_content") if isinstance(extra, Mapping) else None
    texts = [reasoning] if isinstance(reasoning, str) else []
    if not isinstance(content, str):
        for block in _blocks(content):
            if block.get("type") in {"thinking", "reasoning"}:
                found = block.get("thinking", block.get("reasoning"))
                texts += [found] if isinstance(found, str) else []
    return "\n".join(filter(None, texts))


def _content(block: Mapping[str, Any]) -> dict[str, Any]:
    """Return one block of a user's message as a content part: by reference, or a placeholder for inline data."""
    kind = label(block.get("type"), "content")
    if isinstance(block.get("text"), str) and kind in {"text", "input_text", "text-plain"}:
        return {"kind": "text", "text": block["text"]}
    uri = _uri(block)
    if uri is None:
        return {"kind": "text", "text": placeholder(kind, _inline_data(block))}
    if kind in {"image", "image_url", "input_image"}:
        return {"kind": "image", "uri": uri}
    return {"kind": "pdf", "uri": uri} if kind in {"file", "input_file"} else {"kind": "text", "text": uri}


def _uri(block: Mapping[str, Any]) -> str | None:
    image = block.get("image_url")
    found = image.get("url") if isinstance(image, Mapping) else image
    # The id of any other block is its own: LangChain gives one to blocks with inline data too.
    reference = block.get("id") if block.get("source_type") == "id" else None
    for candidate in (found, block.get("url"), block.get("file_url"), block.get("file_id"), reference):
        if isinstance(candidate, str) and candidate:
            return None if is_large_inline(candidate) else candidate
    return None


def _inline_data(block: Mapping[str, Any]) -> str:
    image = block.get("image_url")
    found = image.get("url") if isinstance(image, Mapping) else image
    candidates = (found, block.get("url"), block.get("base64"), block.get("data"))
    return next((value for value in candidates if isinstance(value, str) and value), "")


def _blocks(content: object) -> Iterator[Mapping[str, Any]]:
    for block in content if isinstance(content, Sequence) else ():
        if isinstance(block, str):
            yield {"type": "text", "text": block}
        elif isinstance(block, Mapping):
            yield block
