"""Converts a memory to Chat Completions messages, ready to be sent to a model.

The system message comes first, every tool response directly after its call, and every call is answered, as the
API requires. A model's reasoning (``thinking``) is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal

import orjson

from processors.memory.pairing import exchanges

if TYPE_CHECKING:
    from processors.memory.message import Message

#: How an unanswered tool call is converted: with a synthetic error as its response, or without a response.
Unanswered = Literal["error", "keep"]

#: Text of the synthetic error.
UNANSWERED_TEXT: Final = "Error: this tool call was not answered."

_IMAGE_DETAILS: Final = frozenset({"auto", "low", "high", "original"})
# The id of a file that was uploaded to the API; it has no scheme and no path.
_FILE_ID: Final = re.compile(r"file-[A-Za-z0-9_-]+")


def openai_messages(
    system_text: str | None, messages: Iterable[Message], unanswered: Unanswered = "error"
) -> Iterator[dict[str, Any]]:
    """Yield ``messages`` in the form of ``ChatCompletionMessageParam``, the system message first.

    Args:
        system_text: The session's system message; None or empty for none.
        messages: Whole groups in memory order, as :func:`processors.reading.view.select` returns them without
            paging. A response whose call is not among them is left out.
        unanswered: How a call without a response is converted.

    Ordering: as in memory, except that responses follow their call, in the order of the calls.
    """
    if system_text:
        yield {"role": "system", "content": system_text}
    for exchange in exchanges(messages):
        if exchange.is_orphan:
            continue
        yield _converted(exchange.message)
        for call_id, response in exchange.responses.items():
            if response is not None:
                yield _response(call_id, orjson.loads(response.json)["text"])
            elif unanswered == "error":
                yield _response(call_id, UNANSWERED_TEXT)


def _converted(message: Message) -> dict[str, Any]:
    """Return a user, assistant or (compacted) system message in the API's form."""
    fields = orjson.loads(message.json)
    contents = fields.get("contents")
    if contents:
        return {"role": message.role, "content": [_part(content) for content in contents]}
    text: str = fields["text"]
    calls = fields.get("tool_calls")
    if not calls:
        return {"role": message.role, "content": text}
    return {
        "role": message.role,
        "content": text or None,
        "tool_calls": [
            {
                "id": call["id"],
                "type": "function",
                "function": {"name": call["name"], "arguments": call["arguments"]},
            }
            for call in calls
        ],
    }


def _response(call_id: str, text: str) -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": call_id, "content": text}


def _part(content: dict[str, Any]) -> dict[str, Any]:
    """Return one content of a multimodal message as a content part.

    Chat Completions accepts images by reference, but documents only as data or as an uploaded file. A document by
    reference becomes a text with its address, so that the model at least knows that it exists.
    """
    if content["kind"] == "text":
        return {"type": "text", "text": content["text"]}
    uri: str = content["uri"]
    if content["kind"] == "image":
        image = {"url": uri}
        if content.get("detail") in _IMAGE_DETAILS:
            image["detail"] = content["detail"]
        return {"type": "image_url", "image_url": image}
    if uri.startswith("data:"):
        return {"type": "file", "file": {"filename": "document.pdf", "file_data": uri}}
    if is_file_id(uri):
        return {"type": "file", "file": {"file_id": uri}}
    return {"type": "text", "text": f"[PDF document: {uri}]"}


def is_file_id(uri: str) -> bool:
    """Return whether a document's address is the id of a file that was uploaded to the API."""
    return _FILE_ID.fullmatch(uri) is not None
