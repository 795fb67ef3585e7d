"""A session's messages as items of the OpenAI Agents SDK, and what removing the newest item takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from processors.adapters.adapted import Adapted, fingerprint
from processors.adapters.openai_items import CALL_OUTPUTS, FORMAT, SOURCE, call_id, said_by
from processors.adapters.stored_already import Known
from processors.memory.pairing import callers
from schemas.parts import Content, ImageContent, TextContent
from schemas.view import MessageView

#: What a message says, by the names that its event has for it.
_SAID: Final = (
    "text",
    "contents",
    "thinking",
    "tool_calls",
    "tool_call_id",
    "name",
    "is_error",
    "native",
)


class Replayed(NamedTuple):
    """One item, and the position of the message it comes from."""

    item: dict[str, Any]
    position: int


class Pop(NamedTuple):
    """How the newest item leaves: messages to remove, and what of them to say again, in order."""

    item: dict[str, Any]
    removed_ids: list[str]
    said_again: list[Adapted]


def replayed(messages: Sequence[MessageView]) -> list[Replayed]:
    """Return all items of ``messages``, in order.

    Those that came from the SDK are as they were given. What somebody else said, what an interceptor changed,
    a summary, and a tool response of which memory keeps an excerpt only, are composed from the message; where
    an excerpt answers a call that is not a function's, so is the call, since only a function's output is text.
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
    """Return the items the message was made from; ``None`` if it was not, or not by this adapter."""
    if message.native is None or message.native.format != FORMAT:
        return None
    held = message.native.item
    return list(held) if isinstance(held, list) else [held]


def composed(message: MessageView) -> Iterator[dict[str, Any]]:
    """Yield the items that say what ``message`` says; thinking is left out, since no item may carry it."""
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
    """Return how the newest item is taken out of ``messages``; ``None`` if there is none.

    Memory removes whole groups only, so the other members of its group, and all that stands among them, are
    removed with it and said again behind the rest, by whom and when they were said: the order stays.
    """
    items = replayed(messages)
    if not items:
        return None
    newest = items[-1]
    first = _first_of_groups(messages, newest.position)
    removed = messages[first:]
    names = {call.id: call.name for message in messages for call in message.tool_calls or ()}
    rest = said_by([item for item, position in items[:-1] if position == newest.position], names)
    who = _who(messages[newest.position])
    again = [*(_again(message) for message in removed[:-1]), *({**fields, **who} for fields in rest)]
    return Pop(newest.item, [message.id for message in removed], again)


def _again(message: MessageView) -> Adapted:
    """Return what says ``message`` once more."""
    fields = message.model_dump(mode="json", exclude_none=True, include=set(_SAID))
    kind = {"assistant": "AiMessageAdded", "tool": "ToolCallResponseAdded"}.get(
        message.role, "UserMessageAdded"
    )
    if message.contents:
        kind = "MultimodalUserMessageAdded"
        del fields["text"]
    return {"type": kind, **fields, **_who(message)}


def _who(message: MessageView) -> Adapted:
    return {
        "agent_id": message.agent_id,
        "agent_role": message.agent_role,
        "occurred_at": message.occurred_at.isoformat(),
    }


def _first_of_groups(messages: Sequence[MessageView], position: int) -> int:
    """Return where the earliest group begins that has a member at or behind ``position``."""
    called_by = callers(messages)
    first = position
    for at in range(len(messages) - 1, -1, -1):
        if at < first:
            break
        first = min(first, called_by.get(at, at))
        # The two messages of a summary go together.
        if messages[at].compacted and at > 0 and messages[at - 1].compacted:
            first = min(first, at - 1)
    return first


def _answerable(caller: MessageView, response: MessageView) -> bool:
    """Tell whether a plain function output may answer the call as its items have it."""
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
    """Return the names of the tools that are called in ``items``, by call id."""
    return {
        call_id(item): item["name"]
        for item in items
        if isinstance(item.get("name"), str) and item.get("type") in CALL_OUTPUTS
    }


def known(items: Sequence[Any]) -> Known:
    """Return how these items are told apart: by their ids, calls and outputs also by the call's."""
    return Known(
        [_name(item) for item in items],
        [f"{item.get('type')}\0{name}" if (name := call_id(item)) else None for item in items],
        [fingerprint(item, source=SOURCE) for item in items],
    )


def _name(item: Any) -> str | None:
    own = item.get("id")
    # What models that have no ids say all has this one.
    return own if isinstance(own, str) and own and own != "__fake_id__" else None
