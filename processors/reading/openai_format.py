"""A memory as Chat Completions messages, ready to be sent to a model.

The system message stands first, every tool response directly behind its call, and every call is answered, as
the API demands. What a model said to itself (``thinking``) is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal

import orjson

from processors.memory.pairing import responses

if TYPE_CHECKING:
    from processors.memory.message import Message

#: What becomes of an unanswered tool call: a synthetic error answers it, or it is left as it is.
Unanswered = Literal["error", "keep"]

#: What a model reads as the answer to such a call.
UNANSWERED_TEXT: Final = "Error: this tool call was not answered."

_IMAGE_DETAILS: Final = frozenset({"auto", "low", "high", "original"})
# The id of a file uploaded to the API; anything with a scheme or a path is none.
_FILE_ID: Final = re.compile(r"file-[A-Za-z0-9_-]+")


def openai_messages(
    system_text: str | None, messages: Iterable[Message], unanswered: Unanswered = "error"
) -> Iterator[dict[str, Any]]:
    """Yield ``messages`` in the form of ``ChatCompletionMessageParam``, the system message first.

    Args:
        system_text: the session's system message; None or empty: none.
        messages: in memory order and by whole groups, as :func:`processors.reading.view.select` gives them without
            paging; a response whose call is not among them is left out.
        unanswered: what becomes of a call without a response.

    Ordering: as in memory, but for responses, which follow their call in the order of the calls.
    """
    if system_text:
        yield {"role": "system", "content": system_text}
    listed = list(messages)
    answers = responses(listed)
    for message in listed:
        if message.tool_call_id is not None:
            continue
        yield _converted(message)
        for call_id in dict.fromkeys(message.call_ids):
            response = answers.get((message.sequence, call_id))
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

    Chat Completions takes images by reference, but documents only as data or as an uploaded file; one that is
    given by reference is named in words, so that the model at least knows of it.
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
    if _FILE_ID.fullmatch(uri):
        return {"type": "file", "file": {"file_id": uri}}
    return {"type": "text", "text": f"[PDF document: {uri}]"}
