"""Formats one event as one readable, coloured line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import orjson

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
    try:
        event = orjson.loads(value or b"")
    except orjson.JSONDecodeError:
        return None
    kind = event.get("type") if isinstance(event, dict) else None
    return event if isinstance(kind, str) and kind in _LOOKS else None


def _content(event: dict[str, Any]) -> str:
    kind = event["type"]
    if kind == "MultimodalUserMessageAdded":
        parts = [part for part in event.get("contents", ()) if isinstance(part, dict)]
        return " ".join(str(part.get("text") or f"[{part.get('kind')}] {part.get('uri')}") for part in parts)
    if kind == "AiMessageAdded":
        calls = [call for call in event.get("tool_calls") or () if isinstance(call, dict)]
        shown = [f"→ {call.get('name')}({call.get('arguments')})" for call in calls]
        return " ".join([str(event.get("text") or ""), *shown])
    if kind == "ToolCallResponseAdded":
        failed = " failed" if event.get("is_error") else ""
        return f"← {event.get('name')}{failed}: {event.get('text')}"
    if "text" in event:
        return str(event["text"])
    return " ".join(f"{name}={value}" for name, value in event.items() if name not in _COMMON)
