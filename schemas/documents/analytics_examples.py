"""One example of each record of ``session-analytics``, for the documents."""

from __future__ import annotations

from typing import Any, Final

_USAGE: Final = {"input_tokens": 5210, "output_tokens": 388}
_SUMMARY_USAGE: Final = {"input_tokens": 3120, "output_tokens": 92}
_TOOLS: Final = {"find_order": {"calls": 4, "failures": 1}}

ANALYTICS_EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "SessionAnalytics": {
        "session_id": "support/4711",
        "user_id": "customer-208",
        "title": "Floor lamp FL-208871 broke",
        "parent": "support/4102",
        "messages": {"user": 6, "ai": 10, "tool": 4, "system": 1},
        "turns": 6,
        "agents": ["orders", "triage"],
        "size_bytes": 11_840,
        "tokens": 2991,
        "usage": _USAGE,
        "compaction_usage": _SUMMARY_USAGE,
        "cost_usd": 0.00101455,
        "tools": _TOOLS,
        "response_seconds": {"p50": 1.2, "p95": 3.9, "max": 4.02},
        "first_activity": "2026-03-03T09:12:04.118Z",
        "last_activity": "2026-03-03T09:31:47.502Z",
        "compactions": 1,
        "bytes_saved": 11_724,
        "context_fraction": 0.0003,
        "context_fraction_max": 0.0234,
        "sequence": 1262,
    },
    "WindowAnalytics": {
        "window": "hour",
        "start": "2026-03-03T09:00:00.000Z",
        "end": "2026-03-03T10:00:00.000Z",
        "closed": True,
        "sessions_started": 1,
        "messages": {"user": 6, "ai": 10, "tool": 4, "system": 1},
        "turns": 6,
        "size_bytes": 11_840,
        "tokens": 2991,
        "usage": _USAGE,
        "compaction_usage": _SUMMARY_USAGE,
        "cost_usd": None,
        "tools": _TOOLS,
        "response_seconds": {"p50": 1.2, "p95": 3.9, "max": 4.02},
        "compactions": 1,
        "bytes_saved": 11_724,
        "late_events": 0,
        "partition": 2,
        "partitions": 8,
        "response_buckets": {"10": 3, "69": 3},
        "sequence": 1262,
    },
}
