"""Converts a session's messages into items of the OpenAI Agents SDK, and plans how to remove the newest item."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from processors.adapters.adapted import MessageFields, fingerprint
from processors.adapters.openai_items import CALL_OUTPUTS, FORMAT, SOURCE, call_id, message_fields_of
from processors.adapters.stored_already import MessageKeys
from processors.memory.pairing import callers
from schemas.parts import Content, ImageContent, TextContent
from schemas.view import MessageView


class Replayed(NamedTuple):
    """One item, and the position of its message."""

    item: dict[str, Any]
    position: int


class Pop(NamedTuple):
    """How to remove the newest item.

    Attributes:
        item: The newest item.
        removed_ids: The ids of the messages to remove, without their groups, in order.
        replacement: The message with what is left of them; ``None`` if nothing is left.
    """

    item: dict[str, Any]
    removed_ids: list[str]
    replacement: MessageFields | None


def replayed(messages: Sequence[MessageView]) -> list[Replayed]:
    """Return all items of ``messages``, in order; those that came from the SDK exactly as they were given.

    All others are composed from the message: messages of other clients, messages that an interceptor changed,
    summaries, and tool responses of which memory keeps only an excerpt. If an excerpt answers a call that is not a
    function call, the call is composed too, because only the output of a function is text.
    """
    called_by = callers(messages)
    rebuilt = {
        caller
        for position, caller in called_by.items()
        if native_items(messages[position]) is None and not _answerable(messages[caller], messages[position])
    }
    items: list[Replayed] = []
    for position, message in enumerate(messages):
        native = native_items(message)
        if native is None or position in rebuilt or called_by.get(position) in rebuilt:
            native = list(composed(message))
        items += [Replayed(item, position) for item in native]
    return items


def native_items(message: MessageView) -> list[dict[str, Any]] | None:
    """Return the items from which this adapter made the message; ``None`` if it did not make it."""
    if message.native is None or message.native.format != FORMAT:
        return None
    item = message.native.item
    return list(item) if isinstance(item, list) else [item]


def composed(message: MessageView) -> Iterator[dict[str, Any]]:
    """Yield items with the content of ``message``, without ``thinking``, for which there is no item."""
    if message.role == "tool":
        yield {"type": "function_call_output", "call_id": message.tool_call_id, "output": message.text}
        return
    if message.role != "assistant":
        parts = message.contents
        yield {"role": message.role, "content": [_part(part) for part in parts] if parts else message.text}
        return
    calls = message.tool_calls or ()
    if message.text or not calls:
        yield {"role": "assistant", "content": message.text}
    for call in calls:
        yield {
            "type": "function_call",
            "call_id": call.id,
            "name": call.name,
            "arguments": call.arguments,
        }


def pop_of(messages: Sequence[MessageView]) -> Pop | None:
    """Return how to remove the newest item of ``messages``; ``None`` if there are no items.

    The output of a call is removed alone. An AI message that has more items is replaced by one with the others, and so
    is a summary, whose two messages memory removes together.
    """
    items = replayed(messages)
    if not items:
        return None
    newest = items[-1]
    message = messages[newest.position]
    first = newest.position
    while message.compacted and first > 0 and messages[first - 1].compacted:
        first -= 1
    left = [item for item, position in items[:-1] if first <= position]
    removed = [other.id for other in messages[first : newest.position + 1]]
    if not left:
        return Pop(newest.item, removed, None)
    if message.tool_calls and native_items(message) is None:
        fields = _without_last_call(message)
    else:
        # The items of a message without the last are items of one message, too.
        (fields,) = message_fields_of(left)
    return Pop(newest.item, removed, {**fields, **_author(messages[first])})


def _without_last_call(message: MessageView) -> MessageFields:
    """Return the fields of an AI message that another client published, without its last call."""
    fields: MessageFields = {
        "type": "AiMessageAdded",
        "text": message.text,
        "tool_calls": [call.model_dump() for call in (message.tool_calls or ())[:-1]],
    }
    if message.thinking is not None:
        fields["thinking"] = message.thinking
    return fields


def _author(message: MessageView) -> MessageFields:
    return {
        "agent_id": message.agent_id,
        "agent_role": message.agent_role,
        "occurred_at": message.occurred_at.isoformat(),
    }


def _answerable(caller: MessageView, response: MessageView) -> bool:
    """Return whether the output of a function may answer the call that is in the caller's items."""
    calls = [item for item in native_items(caller) or () if call_id(item) == response.tool_call_id]
    return all(item.get("type") == "function_call" for item in calls)


def _part(content: Content) -> dict[str, Any]:
    if isinstance(content, TextContent):
        return {"type": "input_text", "text": content.text}
    if isinstance(content, ImageContent):
        name = "file_id" if content.uri.startswith("file-") else "image_url"
        return {"type": "input_image", name: content.uri, "detail": content.detail or "auto"}
    name = "file_id" if content.uri.startswith("file-") else "file_url"
    return {"type": "input_file", name: content.uri}


def tool_names(items: Sequence[Any]) -> dict[str, str]:
    """Return the names of the tools that ``items`` call, by call id."""
    return {
        call_id(item): item["name"]
        for item in items
        if isinstance(item.get("name"), str) and item.get("type") in CALL_OUTPUTS
    }


def keys_of(items: Sequence[Any]) -> MessageKeys:
    """Return the keys that identify these items: their ids, and for calls and outputs the id of the call."""
    return MessageKeys(
        [_name(item) for item in items],
        [f"{item.get('type')}\0{name}" if (name := call_id(item)) else None for item in items],
        # A field that is null says the same as a field that is left out.
        [
            fingerprint({name: value for name, value in item.items() if value is not None}, source=SOURCE)
            for item in items
        ],
    )


def _name(item: Any) -> str | None:
    item_id = item.get("id")
    # The SDK gives this id to every message of models that have no ids.
    return item_id if isinstance(item_id, str) and item_id and item_id != "__fake_id__" else None
