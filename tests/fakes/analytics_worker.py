"""A fake analytics worker: answers the routes with invented figures."""

from __future__ import annotations

import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

HOURS = 30
KNOWN_SESSION = "counted"


def _usage(number: int) -> dict[str, int]:
    # Windows without cached tokens leave the field out.
    cached = {"cached_tokens": 700} if number % 2 else {}
    return {"input_tokens": 1_000 * (number % 7 + 1), "output_tokens": 150 * (number % 5 + 1), **cached}


def _durations(number: int) -> dict[str, float]:
    return {"p50": 0.8 + number % 4 * 0.2, "p95": 2.5 + number % 6 * 0.7, "max": 9.0}


def _windows() -> list[dict[str, Any]]:
    first = datetime.now(UTC).replace(minute=0, second=0, microsecond=0) - timedelta(hours=HOURS - 1)
    return [
        {
            "window": "hour",
            "start": (first + timedelta(hours=number)).isoformat().replace("+00:00", "Z"),
            "end": (first + timedelta(hours=number + 1)).isoformat().replace("+00:00", "Z"),
            "closed": number < HOURS - 1,
            "sessions_started": 2,
            "messages": {"user": 10 + number % 9, "ai": 14 + number % 9, "tool": 6 + number % 4, "system": 1},
            "turns": 10 + number % 9,
            "size_bytes": 9_000,
            "tokens": 2_400,
            "usage": _usage(number),
            "compaction_usage": {"input_tokens": 0, "output_tokens": 0},
            "cost_usd": None if number == 3 else 0.002 * (number % 7 + 1),
            "tools": {},
            "response_seconds": _durations(number),
            "compactions": 0,
            "bytes_saved": 0,
            "late_events": 0,
        }
        for number in range(HOURS)
        if number != 5  # an hour without messages
    ]


def _window_without_answers() -> dict[str, Any]:
    """A minute with one user message that nothing has answered yet."""
    counts = {"user": 1, "ai": 0, "tool": 0, "system": 0}
    nothing = {"usage": {"input_tokens": 0, "output_tokens": 0}, "cost_usd": None}
    return {
        **_windows()[-1],
        **nothing,
        "window": "minute",
        "messages": counts,
        "response_seconds": {"p50": None, "p95": None, "max": None},
    }


def _session(session_id: str) -> dict[str, Any]:
    return {
        "session_id": session_id,
        "user_id": None,
        "messages": {"user": 1, "ai": 0, "tool": 0, "system": 0},
        "turns": 1,
        "agents": [],
        "size_bytes": 5,
        "tokens": 4,
        "usage": _usage(1),
        "compaction_usage": {"input_tokens": 0, "output_tokens": 0},
        "cost_usd": 0.0421,
        "tools": {"find_order": {"calls": 3, "failures": 1}},
        "response_seconds": _durations(1),
        "compactions": 0,
        "bytes_saved": 0,
        "sequence": 0,
    }


_MODELS = [
    {
        "model": name,
        "priced": priced,
        "calls": 40,
        "calls_without_usage": 0,
        "usage": _usage(3),
        "compaction_usage": {"input_tokens": 0, "output_tokens": 0},
        "cost_usd": 0.5 if priced else None,
        "latency_seconds": _durations(2),
    }
    for name, priced in (("gpt-4o", True), ("a-local-model", False))
]


#: An agent's id has up to 256 characters.
LONG_AGENT_ID = "customer-support-" + "a" * 239

_AGENT = {
    "agent_id": LONG_AGENT_ID,
    "sessions": 4,
    "messages": {"user": 10, "ai": 14, "tool": 6, "system": 1},
    "size_bytes": 9_000,
    "tokens": 2_400,
    "usage": _usage(3),
    "cost_usd": 0.5,
}


class _Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        path, query = unquote(parts.path), parse_qs(parts.query)
        known_sessions = [_session(one) for one in query.get("session_id", []) if one == KNOWN_SESSION]
        session_id = path.removeprefix("/analytics/sessions/")
        answers: dict[str, Any] = {
            "/analytics/windows": {
                "windows": [_window_without_answers()] if query.get("by") == ["minute"] else _windows(),
                "complete": True,
            },
            "/analytics/sessions": {"sessions": known_sessions, "complete": True},
            "/analytics/models": {"models": _MODELS, "complete": True},
            "/analytics/tools": {
                "tools": [{"tool": "find_order", "calls": 9, "failures": 2}],
                "complete": True,
            },
            "/analytics/agents": {"agents": [_AGENT], "complete": True},
            f"/analytics/sessions/{KNOWN_SESSION}": _session(session_id),
        }
        known = path in answers
        missing = {"error_code": "not_found", "detail": "nothing was counted of this session"}
        body = json.dumps(answers.get(path, missing)).encode()
        self.send_response(200 if known else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class calls it so
        """Say nothing."""


@contextmanager
def analytics_worker() -> Generator[str]:
    """Serve it, and yield its URL."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Answers)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
