"""Formats one event as one readable, coloured line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from processors.counts_and_shares import plural
from streams.cli.console import one_line

if TYPE_CHECKING:
    from rich.text import Text

#: Label and colour by event type.
_LOOKS: Final[dict[str, tuple[str, str]]] = {
    "UserMessageAdded": ("user", "green"),
    "MultimodalUserMessageAdded": ("user", "green"),
    "AiMessageAdded": ("ai", "cyan"),
    "ToolCallResponseAdded": ("tool", "yellow"),
    "SystemMessageSet": ("system", "magenta"),
    "HistoryCompacted": ("compacted", "blue"),
    "HistoryCleared": ("cleared", "red"),
    "SessionDeleted": ("deleted", "red"),
    "SessionExpired": ("expired", "red"),
    "MessagesRemoved": ("removed", "red"),
    "SessionConfigured": ("configured", "blue"),
    "SessionDescribed": ("described", "blue"),
    "SessionForked": ("forked", "blue"),
    "MessagePinned": ("pinned", "blue"),
    "MessageUnpinned": ("unpinned", "blue"),
    "CompactionRequested": ("compaction", "blue"),
    "CompactionStarted": ("started", "blue"),
    "CompactionFailed": ("failed", "red"),
    "CompactionSkipped": ("skipped", "yellow"),
}
_LABEL_WIDTH: Final = 10
_COMMON: Final = frozenset(
    {
        "type",
        "event_id",
        "session_id",
        "occurred_at",
        "agent_id",
        "agent_role",
        "user_id",
        "metadata",
        "tokens",
    }
)


def event_line(
    value: bytes | None, *, place: str, time: str, limit: int | None, unreadable: str | None = None
) -> Text:
    """Return the line of a record.

    Args:
        value: the record's value; a value that is not an event is marked as such.
        place: ``partition:offset``.
        time: time of day.
        limit: how many characters of the content are shown; ``None`` for all.
        unreadable: why a sealed event cannot be opened; shown instead of its content.
    """
    from rich.text import Text

    event = _decode(value)
    kind = event.get("type", "") if event is not None else ""
    label, colour = _LOOKS.get(kind, ("no event", "red"))
    session = one_line(str(event.get("session_id", ""))) if event is not None else ""
    line = Text(overflow="ignore", no_wrap=True)
    line.append(f"{time} {place:>9} ", style="dim")
    line.append(f"{session} ", style="bold")
    line.append(f"{label:<{_LABEL_WIDTH}} ", style=colour)
    if event is None:
        line.append(one_line((value or b"").decode("utf-8", "replace"), limit), style="red")
        return line
    if event.get("agent_id"):
        line.append(f"[{one_line(str(event['agent_id']))}] ", style="dim")
    if unreadable is not None:
        line.append(f"(sealed: {unreadable})", style="red")
    else:
        line.append(one_line(_content(event), limit))
    return line


def _decode(value: bytes | None) -> dict[str, Any] | None:
    """Return the fields of an event, which may have any values: records that are no valid events are shown too."""
    try:
        event = json.loads(value or b"")  # not by orjson, which refuses a number such as NaN
    except (ValueError, RecursionError):
        return None
    kind = event.get("type") if isinstance(event, dict) else None
    return event if isinstance(kind, str) and kind in _LOOKS else None


def _content(event: dict[str, Any]) -> str:
    kind = event["type"]
    if kind == "MultimodalUserMessageAdded":
        parts = _objects(event.get("contents"))
        return " ".join(str(part.get("text") or f"[{part.get('kind')}] {part.get('uri')}") for part in parts)
    if kind == "AiMessageAdded":
        calls = _objects(event.get("tool_calls"))
        shown = [f"→ {call.get('name')}({call.get('arguments')})" for call in calls]
        return " ".join([str(event.get("text") or ""), *shown])
    if kind == "ToolCallResponseAdded":
        failed = " failed" if event.get("is_error") else ""
        return f"← {event.get('name')}{failed}: {event.get('text')}"
    if kind == "MessagesRemoved" and isinstance(event.get("replacement"), dict):
        message = event["replacement"]
        rest = {name: value for name, value in event.items() if name != "replacement"}
        label, _ = _LOOKS.get(str(message.get("type")), ("no event", ""))
        return f"{_content(rest)} replaced by {label}: {_content({'type': '', **message})}"
    if kind == "CompactionStarted":
        covered = f"{_counted(event, 'messages_to_compact', 'message')} up to {event.get('through_sequence')}"
        size = f"{_counted(event, 'size_before_bytes', 'byte')}, {_counted(event, 'tokens_before', 'token')}"
        request = f", request {event['request_id']}" if event.get("request_id") else ""
        return (
            f"asks {event.get('policy')} for a summary of {covered} ({size}): {event.get('trigger')}{request}"
        )
    if "text" in event:
        return str(event["text"])
    return " ".join(f"{name}={value}" for name, value in event.items() if name not in _COMMON)


def _objects(value: Any) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _counted(event: dict[str, Any], field: str, one: str) -> str:
    """Return a count of an event with what is counted; other programs may write anything there."""
    count = event.get(field)
    return plural(count, one) if isinstance(count, int) else f"{count} {one}s"
