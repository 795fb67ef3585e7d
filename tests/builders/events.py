"""Events in short form: only the fields that a type of event has of its own.

A test writes ``user("hello")``; :func:`event_object`, :func:`event_json` and :func:`event` add what every event has.
"""

from __future__ import annotations

from typing import Any

import orjson

from schemas.events import EVENT_ADAPTER, Event

#: Fields of an event.
Fields = dict[str, Any]

SESSION = "s1"
OCCURRED_AT = "2026-01-02T03:04:05.678Z"


def user(text: Any = "hello", **fields: Any) -> Fields:
    return {"type": "UserMessageAdded", "text": text, **fields}


def answer(text: str = "hi", **fields: Any) -> Fields:
    return {"type": "AiMessageAdded", "text": text, **fields}


def calls(*call_ids: str, **fields: Any) -> Fields:
    tool_calls = [{"id": call_id, "name": "look_up", "arguments": '{"q":1}'} for call_id in call_ids]
    return {"type": "AiMessageAdded", "text": "", "tool_calls": tool_calls, **fields}


def response(call_id: str, text: str = "found", **fields: Any) -> Fields:
    return {
        "type": "ToolCallResponseAdded",
        "tool_call_id": call_id,
        "name": "look_up",
        "text": text,
        **fields,
    }


def system(text: str = "Be brief.") -> Fields:
    return {"type": "SystemMessageSet", "text": text}


def removed(*ids: str, base_sequence: int | None = None, **fields: Any) -> Fields:
    return {"type": "MessagesRemoved", "message_ids": list(ids), "base_sequence": base_sequence, **fields}


def configured(**settings: Any) -> Fields:
    return {"type": "SessionConfigured", **settings}


def described(**fields: Any) -> Fields:
    return {"type": "SessionDescribed", **fields}


def pinned(*message_ids: str) -> Fields:
    return {"type": "MessagePinned", "message_ids": list(message_ids)}


def unpinned(*message_ids: str) -> Fields:
    return {"type": "MessageUnpinned", "message_ids": list(message_ids)}


def cleared() -> Fields:
    return {"type": "HistoryCleared"}


def deleted() -> Fields:
    return {"type": "SessionDeleted"}


def forked(from_session_id: str = "s0", from_sequence: int = 5, copies: int = 2, **fields: Any) -> Fields:
    return {
        "type": "SessionForked",
        "from_session_id": from_session_id,
        "from_sequence": from_sequence,
        "copies": copies,
        **fields,
    }


def expired(last_sequence: int) -> Fields:
    return {"type": "SessionExpired", "last_sequence": last_sequence}


def requested(reason: str = "user", **fields: Any) -> Fields:
    return {"type": "CompactionRequested", "reason": reason, **fields}


def compacted(through_sequence: int, base_epoch: int = 0, **fields: Any) -> Fields:
    figures = dict.fromkeys(
        (
            "messages_compacted",
            "size_before_bytes",
            "size_after_bytes",
            "tokens_before",
            "tokens_after",
            "duration_ms",
        ),
        1,
    )
    return {
        "type": "HistoryCompacted",
        "base_epoch": base_epoch,
        "through_sequence": through_sequence,
        "user_message": "What was asked",
        "ai_message": "What was answered",
        "trigger": "size",
        "policy": "extractive",
        **figures,
        **fields,
    }


def event_object(fields: Fields, event_id: str = "e0", session_id: str = SESSION) -> Fields:
    """Return the complete event as a program in another language publishes it; ``fields`` override the defaults."""
    return {"event_id": event_id, "session_id": session_id, "occurred_at": OCCURRED_AT, **fields}


def event_json(fields: Fields, event_id: str = "e0", session_id: str = SESSION) -> bytes:
    """Return the value of the event's record, valid or not."""
    return orjson.dumps(event_object(fields, event_id, session_id))


def event(fields: Fields, event_id: str = "e0", session_id: str = SESSION) -> Event:
    """Return the validated event."""
    return EVENT_ADAPTER.validate_python(event_object(fields, event_id, session_id), strict=False)
