"""One example of every type of record, in its wire format. Documents show them; tests check them."""

from __future__ import annotations

from typing import Any, Final

_SESSION: Final = "support-4471"
_ORDERS: Final = {"agent_id": "orders", "agent_role": "specialist"}


def _event(kind: str, number: int, **fields: Any) -> dict[str, Any]:
    """Return an event of the example session; ``number`` orders the events in time and makes their ids unique."""
    return {
        "type": kind,
        "event_id": f"019cb3a0-5c{number:02d}-7e41-9d2a-6f0b8c17e5{number:02d}",
        "session_id": _SESSION,
        "occurred_at": f"2026-03-03T09:{12 + number:02d}:04.210Z",
        **fields,
    }


_REQUEST: Final = _event("CompactionRequested", 8, reason="user", instructions="keep all order numbers")

#: Examples of ``session-events`` and ``memory-events``, by ``type``.
EVENT_EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "SystemMessageSet": _event("SystemMessageSet", 0, text="You are the customer service of a lamp shop."),
    "UserMessageAdded": _event(
        "UserMessageAdded",
        1,
        user_id="maren.holt",
        text="Where is my floor lamp? The order is FL-208871.",
        tokens={"encoding": "o200k_base", "count": 18},
    ),
    "MultimodalUserMessageAdded": _event(
        "MultimodalUserMessageAdded",
        2,
        user_id="maren.holt",
        contents=[
            {"kind": "text", "text": "This is what came."},
            {"kind": "image", "uri": "https://images.example/box.jpg", "detail": "high"},
            {"kind": "pdf", "uri": "https://files.example/delivery-note.pdf"},
        ],
    ),
    "AiMessageAdded": _event(
        "AiMessageAdded",
        3,
        **_ORDERS,
        text="I am looking for the parcel.",
        tool_calls=[{"id": "call_1", "name": "track_shipment", "arguments": '{"shipment": "SH-55190"}'}],
        usage={"input_tokens": 412, "output_tokens": 31},
        model="gpt-4o",
        latency_ms=912.5,
        context={"sequence": 1204, "epoch": 0},
    ),
    "ToolCallResponseAdded": _event(
        "ToolCallResponseAdded",
        4,
        **_ORDERS,
        tool_call_id="call_1",
        name="track_shipment",
        text='{"status": "exception", "place": "Neumünster depot"}',
    ),
    "MessagesRemoved": _event(
        "MessagesRemoved", 5, message_ids=["019cb3a0-5c01-7e41-9d2a-6f0b8c17e501"], reason="redaction"
    ),
    "SessionConfigured": _event(
        "SessionConfigured",
        6,
        max_size_bytes=64_000,
        max_tokens=None,
        ttl_seconds=86_400,
        compaction={"keep_recent_turns": 4},
    ),
    "SessionDescribed": _event(
        "SessionDescribed",
        7,
        title="Floor lamp FL-208871 broke",
        labels={"team": "returns", "channel": "chat"},
        parent={"session_id": "support-4102", "sequence": 1187},
        requires=2,
    ),
    "SessionForked": _event(
        "SessionForked",
        13,
        from_session_id="support-4102",
        from_sequence=1187,
        copies=12,
        requires=2,
    ),
    "MessagePinned": _event(
        "MessagePinned",
        14,
        agent_id="orders",
        message_ids=["019cb3a0-5c01-7e41-9d2a-6f0b8c17e501"],
        reason="the order that all of this is about",
        requires=2,
    ),
    "MessageUnpinned": _event(
        "MessageUnpinned", 15, message_ids=["019cb3a0-5c01-7e41-9d2a-6f0b8c17e501"], requires=2
    ),
    "CompactionRequested": _REQUEST,
    "HistoryCompacted": _event(
        "HistoryCompacted",
        9,
        base_epoch=0,
        through_sequence=1209,
        user_message="Where is my order FL-208871?",
        ai_message="The floor lamp broke on its way; a replacement (RP-30418) comes between 6 and 9 March.",
        knowledge={"order_id": "FL-208871", "replacement_id": "RP-30418"},
        trigger="requested",
        policy="openai",
        model="gpt-4o-mini",
        usage={"input_tokens": 3120, "output_tokens": 92},
        messages_compacted=18,
        size_before_bytes=11_840,
        size_after_bytes=116,
        tokens_before=2991,
        tokens_after=41,
        duration_ms=1840.2,
        request_id=_REQUEST["event_id"],
    ),
    "HistoryCleared": _event("HistoryCleared", 10),
    "SessionDeleted": _event("SessionDeleted", 11),
    "SessionExpired": _event("SessionExpired", 12, last_sequence=1261),
    "HistoryUpdated": {
        "type": "HistoryUpdated",
        "session_id": _SESSION,
        "sequence": 1206,
        "epoch": 1,
        "size_bytes": 212,
        "tokens": 61,
        "message_count": 3,
        "context_fraction": 0.0006,
        "truncated": False,
        "last_input_tokens": 1893,
        "compacted_to": {
            "size_bytes": 116,
            "message_count": 2,
            "context_fraction": 0.0003,
            "input_tokens": 1811,
        },
        "compaction": {"trigger_messages": 200},
        "messages": [
            {
                "id": "019cb3a0-5c04-7e41-9d2a-6f0b8c17e504",
                "sequence": 1206,
                "type": "ToolCallResponseAdded",
                **_ORDERS,
                "size_bytes": 53,
                "tokens": 19,
                "history_size_bytes": 212,
            }
        ],
    },
    "CompactionStarted": {
        "type": "CompactionStarted",
        "session_id": _SESSION,
        "sequence": 1260,
        "base_epoch": 0,
        "through_sequence": 1248,
        "trigger": "input_tokens",
        "policy": "openai",
        "messages_to_compact": 36,
        "size_before_bytes": 81204,
        "tokens_before": 20114,
    },
    "CompactionFailed": {
        "type": "CompactionFailed",
        "session_id": _SESSION,
        "sequence": 1261,
        "epoch": 1,
        "reason": "timeout",
        "detail": "the summarizer did not answer within 30 s",
        "failures": 3,
        "resting": True,
        "request_id": None,
    },
    "CompactionSkipped": {
        "type": "CompactionSkipped",
        "session_id": _SESSION,
        "sequence": 1262,
        "reason": "stale_epoch",
        "base_epoch": 0,
        "epoch": 1,
        "request_id": _REQUEST["event_id"],
    },
}
