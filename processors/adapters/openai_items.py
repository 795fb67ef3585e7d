"""Items of the OpenAI Agents SDK (the Responses API's input items) as messages of a session.

An item becomes part of exactly one message, and every message keeps its items verbatim (``native``), so that
they come back as they were given and in the order in which they were given:

- A user's item is a user message. One of role system or developer is kept in its place, as a user message: a
  session's own system message is pinned and has no place in the order.
- What a model produced in one breath is one AI message: reasoning and what the hosted tools did (web search,
  file search, code interpreter, MCP …) with the message or the tool calls behind them. So whatever leaves
  memory, a reasoning item never loses what it belongs to, which the API would refuse.
- A call the agent has to answer is a tool call, whatever its type (function, custom tool, computer, shell,
  apply_patch, MCP approval …), and its output is the tool's response: they stay and go together.
- Anything else, also of a type this code has never heard of, is an AI message whose ``thinking`` shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import orjson

from processors.adapters.adapted import Adapted, as_text, inline, is_id, label, placeholder

#: Format of ``native``; its item is one item, or the list of those one message is made of.
FORMAT: Final = "openai_agents"
#: What errors call it.
SOURCE: Final = "the OpenAI Agents SDK"

Item = Mapping[str, Any]
_Kind = Literal["user", "spoken", "call", "output", "inner"]

_ROLES: Final[dict[str, _Kind]] = {
    "assistant": "spoken",
    "user": "user",
    "system": "user",
    "developer": "user",
}
#: Calls the agent answers, and the type of the answer.
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
#: Where a call keeps what it was called with, by preference.
_ARGUMENTS: Final = ("arguments", "input", "action", "actions", "operation", "code")
#: What says nothing to a reader: names, states, and what only the API can read.
_UNSHOWN: Final = frozenset(
    {"id", "call_id", "type", "status", "encrypted_content", "response_id", "created_by"}
)


def said_by(items: Sequence[Item], names: Mapping[str, str] | None = None) -> list[Adapted]:
    """Return the messages that ``items`` are kept as.

    Args:
        items: in order.
        names: of the tools whose calls stand open in memory, by call id.
    """
    known = dict(names or {})
    said: list[Adapted] = []
    breath: list[Item] = []
    for item in items:
        kind = _kind(item)
        if kind in {"user", "output"}:
            _end(breath, said)
            said.append(_user(item) if kind == "user" else _output(item, known))
            continue
        if _closed(breath, item, kind):
            _end(breath, said)
        breath.append(item)
        if kind == "call":
            known[call_id(item)] = _name(item)
    _end(breath, said)
    return said


def call_id(item: Item) -> str:
    """Return the id by which a call and its output belong together; empty where there is none."""
    kind = item.get("type")
    name = "call_id"
    if kind == "mcp_approval_request":
        name = "id"
    elif kind == "mcp_approval_response":
        name = "approval_request_id"
    found = item.get(name)
    # A local shell's output has been known to carry it as its id.
    if found is None and kind == "local_shell_call_output":
        found = item.get("id")
    return found if isinstance(found, str) else ""


def ended_for_length(items: Sequence[Item]) -> bool:
    """Tell whether a model's item says that it was cut off."""
    return any(item.get("status") == "incomplete" and _kind(item) in {"spoken", "inner"} for item in items)


def _kind(item: Item) -> _Kind:
    kind = item.get("type") or "message"
    if kind == "message" and item.get("role") in _ROLES:
        return _ROLES[item["role"]]
    if is_id(call_id(item)):
        if kind in CALL_OUTPUTS:
            return "call"
        if kind in _OUTPUTS:
            return "output"
    return "inner"


def _closed(breath: Sequence[Item], item: Item, kind: _Kind) -> bool:
    """Tell whether ``item`` begins another message: only calls go on once something was said or called."""
    kinds = {_kind(earlier) for earlier in breath}
    if kind == "call":
        return call_id(item) in {call_id(earlier) for earlier in breath if _kind(earlier) == "call"}
    return not kinds.isdisjoint({"spoken", "call"})


def _end(breath: list[Item], said: list[Adapted]) -> None:
    if not breath:
        return
    thinking = [
        _reasoning_text(item) if item.get("type") == "reasoning" else _shown(item)
        for item in breath
        if _kind(item) == "inner"
    ]
    fields: Adapted = {
        "type": "AiMessageAdded",
        "text": "\n".join(_spoken_text(item.get("content")) for item in breath if _kind(item) == "spoken"),
        "tool_calls": [
            {"id": call_id(item), "name": _name(item), "arguments": _arguments(item)}
            for item in breath
            if _kind(item) == "call"
        ],
        "native": {"format": FORMAT, "item": breath[0] if len(breath) == 1 else list(breath)},
    }
    if any(thinking):
        fields["thinking"] = "\n".join(filter(None, thinking))
    said.append(fields)
    breath.clear()


def _user(item: Item) -> Adapted:
    native = {"format": FORMAT, "item": item}
    content = item.get("content")
    if isinstance(content, str):
        return {"type": "UserMessageAdded", "text": content, "native": native}
    contents = _contents_of(content)
    if all(part["kind"] == "text" for part in contents):
        text = "\n".join(part["text"] for part in contents)
        return {"type": "UserMessageAdded", "text": text, "native": native}
    return {"type": "MultimodalUserMessageAdded", "contents": contents, "native": native}


def _output(item: Item, names: Mapping[str, str]) -> Adapted:
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


def _spoken_text(content: object) -> str:
    """Return what a model said, refusals included."""
    if isinstance(content, str):
        return content
    return "\n".join(as_text(part.get("text", part.get("refusal", "")) or "") for part in _parts(content))


def _reasoning_text(item: Mapping[str, Any]) -> str:
    """Return the readable side of a reasoning item; what is encrypted stays in ``native``."""
    parts = [*_parts(item.get("summary")), *_parts(item.get("content"))]
    return "\n".join(text for part in parts if isinstance(text := part.get("text"), str))


def _shown(item: Mapping[str, Any]) -> str:
    """Return an item of no natural form in one line: its type, and what it holds but for large inline data."""
    held = {name: value for name, value in item.items() if name not in _UNSHOWN and value is not None}
    if item.get("type") == "image_generation_call" and isinstance(held.get("result"), str):
        held["result"] = placeholder("image", held["result"])
    return f"{label(item.get('type'), 'item')}: {orjson.dumps(_without_data(held)).decode()}"


def _output_text(output: object) -> str:
    """Return a tool's output as text: texts by line, anything else as JSON, inline data only named."""
    if isinstance(output, str):
        return output
    parts = list(_parts(output))
    if parts and all(isinstance(part.get("text"), str) for part in parts):
        return "\n".join(part["text"] for part in parts)
    return "" if output is None else as_text(_without_data(output))


def _contents_of(content: object) -> list[dict[str, Any]]:
    """Return a user's content parts as an event's contents: texts, and images and documents by reference."""
    return [_content(part) for part in _parts(content)]


def _content(part: Mapping[str, Any]) -> dict[str, Any]:
    kind = part.get("type")
    if isinstance(part.get("text"), str):
        return {"kind": "text", "text": part["text"]}
    if kind == "input_image":
        uri = part.get("image_url") or part.get("file_id") or ""
        if isinstance(uri, str) and uri and not inline(uri):
            detail = part.get("detail")
            return {"kind": "image", "uri": uri, **({"detail": detail} if isinstance(detail, str) else {})}
        return {"kind": "text", "text": placeholder("image", as_text(uri))}
    if kind == "input_file":
        uri = part.get("file_url") or part.get("file_id")
        if isinstance(uri, str) and not inline(uri):
            return {"kind": "pdf", "uri": uri}
        return {"kind": "text", "text": placeholder(label(part.get("filename"), "file"), _data(part))}
    return {"kind": "text", "text": _shown(part)}


def _data(part: Mapping[str, Any]) -> str:
    data = part.get("file_data") or part.get("file_url") or ""
    return data if isinstance(data, str) else ""


def _without_data(value: Any) -> Any:
    """Return ``value`` with every large inline ``data:`` URI in it named instead."""
    if isinstance(value, str):
        return placeholder("data", value) if inline(value) else value
    if isinstance(value, Mapping):
        return {
            name: placeholder("data", held)
            if name in {"data", "file_data"} and isinstance(held, str) and len(held) > 1_024
            else _without_data(held)
            for name, held in value.items()
        }
    if isinstance(value, list | tuple):
        return [_without_data(held) for held in value]
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
