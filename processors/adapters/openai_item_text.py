"""What a reader without the OpenAI Agents SDK sees of its items: plain text, and references."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import orjson

from processors.adapters.adapted import as_text, inline, label, placeholder

#: What says nothing to a reader: names, states, and what only the API can read.
_UNSHOWN: Final = frozenset(
    {"id", "call_id", "type", "status", "encrypted_content", "response_id", "created_by"}
)


def spoken_text(content: object) -> str:
    """Return what a model said, refusals included."""
    if isinstance(content, str):
        return content
    return "\n".join(as_text(part.get("text", part.get("refusal", "")) or "") for part in _parts(content))


def reasoning_text(item: Mapping[str, Any]) -> str:
    """Return the readable side of a reasoning item; what is encrypted stays in ``native``."""
    parts = [*_parts(item.get("summary")), *_parts(item.get("content"))]
    return "\n".join(text for part in parts if isinstance(text := part.get("text"), str))


def shown(item: Mapping[str, Any]) -> str:
    """Return an item of no natural form in one line: its type, and what it holds but for large inline data."""
    held = {name: value for name, value in item.items() if name not in _UNSHOWN and value is not None}
    if item.get("type") == "image_generation_call" and isinstance(held.get("result"), str):
        held["result"] = placeholder("image", held["result"])
    return f"{label(item.get('type'), 'item')}: {orjson.dumps(_without_data(held)).decode()}"


def output_text(output: object) -> str:
    """Return a tool's output as text: texts by line, anything else as JSON, inline data only named."""
    if isinstance(output, str):
        return output
    parts = list(_parts(output))
    if parts and all(isinstance(part.get("text"), str) for part in parts):
        return "\n".join(part["text"] for part in parts)
    return "" if output is None else as_text(_without_data(output))


def contents_of(content: object) -> list[dict[str, Any]]:
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
    return {"kind": "text", "text": shown(part)}


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
