"""Converts items of the OpenAI Agents SDK (the Responses API's input items) into messages of a session.

An item becomes part of exactly one message, and every message stores its items verbatim (``native``). So items are
returned exactly as they were given, in the same order:

- A user's item is a user message. So is an item of role system or developer, because a session's own system message is
  pinned and has no position.
- Consecutive items of a model are one AI message: reasoning and the work of hosted tools (web search, file search,
  code interpreter, MCP …) with the message or the tool calls after them. So memory never separates a reasoning item
  from the item it belongs to; the API would refuse it alone.
- A call that the agent has to answer is a tool call, whatever its type (function, custom tool, computer, shell,
  apply_patch, MCP approval …), and its output is the tool's response. Memory keeps or evicts both together.
- Any other item, even of an unknown type, is part of an AI message; ``thinking`` shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from processors.adapters.adapted import MessageFields, as_text, is_id, label, placeholder
from processors.publishing.inline_data import MAX_DATA_URI_BYTES, is_large_inline

#: The format of ``native``; its item is the message's only item, or the list of its items.
FORMAT: Final = "openai_agents"
#: The framework's name in errors.
SOURCE: Final = "the OpenAI Agents SDK"

Item = Mapping[str, Any]
_Kind = Literal["user", "assistant", "call", "output", "other"]

_ROLES: Final[dict[str, _Kind]] = {
    "assistant": "assistant",
    "user": "user",
    "system": "user",
    "developer": "user",
}
#: The types of calls that the agent answers, with the types of their outputs.
CALL_OUTPUTS: Final = {
    "program": "program_output",
    "function_call": "function_call_output",
    "custom_tool_call": "custom_tool_call_output",
    "shell_call": "shell_call_output",
    "apply_patch_call": "apply_patch_call_output",
    "computer_call": "computer_call_output",
    "local_shell_call": "local_shell_call_output",
    "tool_search_call": "tool_search_output",
    "mcp_approval_request": "mcp_approval_response",
}
_OUTPUTS: Final = frozenset(CALL_OUTPUTS.values())
#: The fields that may have a call's arguments, by preference.
_ARGUMENTS: Final = ("arguments", "input", "action", "actions", "operation", "code")
#: Fields that mean nothing to a reader: ids, states, and data that only the API can read.
_HIDDEN_FIELDS: Final = frozenset(
    {"id", "call_id", "type", "status", "encrypted_content", "response_id", "created_by"}
)


def message_fields_of(items: Sequence[Item], names: Mapping[str, str] | None = None) -> list[MessageFields]:
    """Return the fields of the messages as which ``items`` are stored.

    Args:
        items: The SDK's items, in order.
        names: The names of the tools whose calls are open in memory, by call id.
    """
    known = dict(names or {})
    messages: list[MessageFields] = []
    pending: list[Item] = []
    for item in items:
        kind = _kind(item)
        if kind in {"user", "output"}:
            _finish_message(pending, messages)
            messages.append(_user(item) if kind == "user" else _output(item, known))
            continue
        if _begins_message(pending, item, kind):
            _finish_message(pending, messages)
        pending.append(item)
        if kind == "call":
            known[call_id(item)] = _name(item)
    _finish_message(pending, messages)
    return messages


def call_id(item: Item) -> str:
    """Return the id that a call and its output have in common; an empty text if there is none."""
    kind = item.get("type")
    name = "call_id"
    if kind == "mcp_approval_request":
        name = "id"
    elif kind == "mcp_approval_response":
        name = "approval_request_id"
    found = item.get(name)
    # Some outputs of a local shell have the call's id as their own id.
    if found is None and kind == "local_shell_call_output":
        found = item.get("id")
    return found if isinstance(found, str) else ""


def ended_for_length(items: Sequence[Item]) -> bool:
    """Return whether a model's item says that it was cut off."""
    return any(item.get("status") == "incomplete" and _kind(item) in {"assistant", "other"} for item in items)


def is_followed(items: Sequence[Item]) -> bool:
    """Return whether the model answers to these items in the same run.

    It does if the last item is a question or an output, and no call waits for its output. The SDK gives a session calls
    together with their outputs; a call without one waits for an approval, and ends the run.
    """
    if not items or _kind(items[-1]) not in {"user", "output"}:
        return False
    answered = {call_id(item) for item in items if _kind(item) == "output"}
    return all(call_id(item) in answered for item in items if _kind(item) == "call")


def _kind(item: Item) -> _Kind:
    kind = item.get("type") or "message"
    if kind == "message" and item.get("role") in _ROLES:
        return _ROLES[item["role"]]
    if is_id(call_id(item)):
        if kind in CALL_OUTPUTS:
            return "call"
        if kind in _OUTPUTS:
            return "output"
    return "other"


def _begins_message(pending: Sequence[Item], item: Item, kind: _Kind) -> bool:
    """Return whether ``item`` begins a new message: after a message or a call, only further calls belong to it."""
    kinds = {_kind(earlier) for earlier in pending}
    if kind == "call":
        return call_id(item) in {call_id(earlier) for earlier in pending if _kind(earlier) == "call"}
    return not kinds.isdisjoint({"assistant", "call"})


def _finish_message(pending: list[Item], messages: list[MessageFields]) -> None:
    if not pending:
        return
    thinking = [
        _reasoning_text(item) if item.get("type") == "reasoning" else _item_text(item)
        for item in pending
        if _kind(item) == "other"
    ]
    fields: MessageFields = {
        "type": "AiMessageAdded",
        "text": "\n".join(
            _assistant_text(item.get("content")) for item in pending if _kind(item) == "assistant"
        ),
        "tool_calls": [
            {"id": call_id(item), "name": _name(item), "arguments": _arguments(item)}
            for item in pending
            if _kind(item) == "call"
        ],
        "native": {"format": FORMAT, "item": pending[0] if len(pending) == 1 else list(pending)},
    }
    if any(thinking):
        fields["thinking"] = "\n".join(filter(None, thinking))
    messages.append(fields)
    pending.clear()


def _user(item: Item) -> MessageFields:
    native = {"format": FORMAT, "item": item}
    content = item.get("content")
    if isinstance(content, str):
        return {"type": "UserMessageAdded", "text": content, "native": native}
    contents = _contents_of(content)
    if all(part["kind"] == "text" for part in contents):
        text = "\n".join(part["text"] for part in contents)
        return {"type": "UserMessageAdded", "text": text, "native": native}
    return {"type": "MultimodalUserMessageAdded", "contents": contents, "native": native}


def _output(item: Item, names: Mapping[str, str]) -> MessageFields:
    called = call_id(item)
    if item.get("type") == "mcp_approval_response":
        reason = item.get("reason")
        text = ("approved" if item.get("approve") else "denied") + (f": {reason}" if reason else "")
    else:
        text = _output_text(item.get("output", item.get("result", item.get("tools"))))
    return {
        "type": "ToolCallResponseAdded",
        "tool_call_id": called,
        "name": names.get(called) or label(item.get("type"), ""),
        "text": text,
        "is_error": item.get("status") == "failed",
        "native": {"format": FORMAT, "item": item},
    }


def _name(item: Item) -> str:
    return label(item.get("name"), label(item.get("type"), ""))


def _arguments(item: Item) -> str:
    return next((as_text(item[name]) for name in _ARGUMENTS if item.get(name) is not None), "{}")


def _assistant_text(content: object) -> str:
    """Return the text of a model's message, including refusals."""
    if isinstance(content, str):
        return content
    return "\n".join(as_text(part.get("text", part.get("refusal", "")) or "") for part in _parts(content))


def _reasoning_text(item: Mapping[str, Any]) -> str:
    """Return the readable part of a reasoning item; the encrypted part is only in ``native``."""
    parts = [*_parts(item.get("summary")), *_parts(item.get("content"))]
    return "\n".join(text for part in parts if isinstance(text := part.get("text"), str))


def _item_text(item: Mapping[str, Any]) -> str:
    """Return an item of another type as one line: its type and its fields, without large inline data."""
    shown = {name: value for name, value in item.items() if name not in _HIDDEN_FIELDS and value is not None}
    if item.get("type") == "image_generation_call" and isinstance(shown.get("result"), str):
        shown["result"] = placeholder("image", shown["result"])
    return f"{label(item.get('type'), 'item')}: {as_text(_without_data(shown))}"


def _output_text(output: object) -> str:
    """Return a tool's output as text: texts joined by line breaks, anything else as JSON without inline data."""
    if isinstance(output, str):
        return output
    parts = list(_parts(output))
    if parts and all(isinstance(part.get("text"), str) for part in parts):
        return "\n".join(part["text"] for part in parts)
    return "" if output is None else as_text(_without_data(output))


def _contents_of(content: object) -> list[dict[str, Any]]:
    """Return a user's content parts as an event's contents: texts, and references to images and documents."""
    return [_content(part) for part in _parts(content)]


def _content(part: Mapping[str, Any]) -> dict[str, Any]:
    kind = part.get("type")
    if isinstance(part.get("text"), str):
        return {"kind": "text", "text": part["text"]}
    if kind in {"input_image", "image_url"}:
        image = part.get("image_url")
        # Chat Completions has both in an object of their own.
        fields = image if isinstance(image, Mapping) else {"url": image, "detail": part.get("detail")}
        uri, detail = fields.get("url") or part.get("file_id") or "", fields.get("detail")
        if isinstance(uri, str) and uri and not is_large_inline(uri):
            return {"kind": "image", "uri": uri, **({"detail": detail} if isinstance(detail, str) else {})}
        return {"kind": "text", "text": placeholder("image", as_text(uri))}
    if kind in {"input_file", "file"}:
        file = part.get("file")
        part = file if isinstance(file, Mapping) else part
        uri = part.get("file_url") or part.get("file_id")
        if isinstance(uri, str) and not is_large_inline(uri):
            return {"kind": "pdf", "uri": uri}
        return {"kind": "text", "text": placeholder(label(part.get("filename"), "file"), _data(part))}
    return {"kind": "text", "text": _item_text(part)}


def _data(part: Mapping[str, Any]) -> str:
    data = part.get("file_data") or part.get("file_url") or ""
    return data if isinstance(data, str) else ""


def _without_data(value: Any) -> Any:
    """Return ``value`` with a placeholder for every large inline ``data:`` URI in it."""
    if isinstance(value, str):
        return placeholder("data", value) if is_large_inline(value) else value
    if isinstance(value, Mapping):
        return {
            name: placeholder("data", item)
            if name in {"data", "file_data"} and isinstance(item, str) and len(item) > MAX_DATA_URI_BYTES
            else _without_data(item)
            for name, item in value.items()
        }
    if isinstance(value, list | tuple):
        return [_without_data(item) for item in value]
    return value


def _parts(content: object) -> Iterator[Mapping[str, Any]]:
    if isinstance(content, str):
        yield {"type": "text", "text": content}
    elif isinstance(content, Iterable) and not isinstance(content, Mapping):
        for part in content:
            if isinstance(part, Mapping):
                yield part
            elif isinstance(part, str):
                yield {"type": "text", "text": part}
