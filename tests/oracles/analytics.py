"""Computes every figure directly from an import file, in the simplest way; it shares no code with the project.

Its percentiles are exact: the sketch may differ from them by 1 %.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

Line = dict[str, Any]
CountTokens = Callable[[str], int]
Prices = Mapping[str, tuple[float, float]]

CONTEXT_WINDOW = 128_000
LENGTHS = {"minute": timedelta(minutes=1), "hour": timedelta(hours=1), "day": timedelta(days=1)}
ROLES = {"user": "user", "assistant": "ai", "tool": "tool", "system": "system"}


def texts(message: Line) -> list[str]:
    """Return the size of what a model would see of the message."""
    calls = [call["function"] for call in message.get("tool_calls") or []]
    return [message["content"] or "", *(text for call in calls for text in (call["name"], call["arguments"]))]


def size(message: Line) -> int:
    return sum(len(text.encode()) for text in texts(message))


def tokens(message: Line, count: CountTokens) -> int:
    return sum(count(text) for text in texts(message) if text) + 3


def when(message: Line) -> datetime:
    return datetime.fromisoformat(message["occurred_at"]).astimezone(UTC)


def percentiles(values: Iterable[float]) -> dict[str, float | None]:
    ordered = sorted(values)
    if not ordered:
        return {"p50": None, "p95": None, "max": None}
    last = len(ordered) - 1
    return {"p50": ordered[int(0.5 * last)], "p95": ordered[int(0.95 * last)], "max": ordered[-1]}


def answers(line: Line) -> dict[int, float]:
    """Return the seconds from a user message to its first answer, by the answer's position."""
    found: dict[int, float] = {}
    asked_at: datetime | None = None
    for position, message in enumerate(line["messages"]):
        if message["role"] == "user":
            asked_at = when(message)
        elif message["role"] == "assistant" and asked_at is not None:
            found[position] = (when(message) - asked_at).total_seconds()
            asked_at = None
    return found


def cost(messages: Iterable[Line], prices: Prices) -> float | None:
    total = 0.0
    for message in messages:
        if message["role"] != "assistant":
            continue
        if message.get("model") not in prices or "usage" not in message:
            return None
        price = prices[message["model"]]
        total += message["usage"]["input_tokens"] * price[0] + message["usage"]["output_tokens"] * price[1]
    return total / 1_000_000


def usage(messages: Iterable[Line]) -> dict[str, int]:
    billed = [message["usage"] for message in messages if "usage" in message]
    return {name: sum(one[name] for one in billed) for name in ("input_tokens", "output_tokens")}


def tools(messages: Iterable[Line]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = defaultdict(lambda: {"calls": 0, "failures": 0})
    for message in messages:
        for call in message.get("tool_calls") or []:
            found[call["function"]["name"]]["calls"] += 1
        if message.get("is_error"):
            found[message["name"]]["failures"] += 1
    return dict(found)


def figures(
    timed_messages: list[tuple[Line, float | None]], prices: Prices, count: CountTokens
) -> dict[str, Any]:
    """Return the figures that sessions, agents and windows share; each message comes with its response seconds."""
    messages = [message for message, _ in timed_messages]
    spoken = [message for message in messages if message["role"] != "system"]
    counts = dict.fromkeys(ROLES.values(), 0)
    for message in messages:
        counts[ROLES[message["role"]]] += 1
    return {
        "messages": counts,
        "size_bytes": sum(map(size, spoken)),
        "tokens": sum(tokens(message, count) for message in spoken),
        "usage": usage(messages),
        "cost_usd": cost(messages, prices),
        "tools": tools(messages),
        "response_seconds": percentiles(seconds for _, seconds in timed_messages if seconds is not None),
    }


def with_seconds(line: Line) -> list[tuple[Line, float | None]]:
    answered = answers(line)
    return [(message, answered.get(position)) for position, message in enumerate(line["messages"])]


NO_COMPACTION = {
    "compaction_usage": {"input_tokens": 0, "output_tokens": 0},
    "compactions": 0,
    "bytes_saved": 0,
}


def expected_sessions(lines: list[Line], prices: Prices, count: CountTokens) -> dict[str, dict[str, Any]]:
    """Return the sessions by id, without ``sequence``, which only the log has."""
    found = {}
    for line in lines:
        messages = line["messages"]
        system = [message for message in messages if message["role"] == "system"]
        fraction = sum(tokens(message, count) for message in messages if message not in system[:-1])
        found[line["session_id"]] = {
            "session_id": line["session_id"],
            "user_id": line.get("user_id"),
            "title": None,
            "parent": None,
            **figures(with_seconds(line), prices, count),
            **NO_COMPACTION,
            "turns": sum(message["role"] == "user" for message in messages),
            "agents": sorted({message["agent_id"] for message in messages if "agent_id" in message}),
            "first_activity": min(map(when, messages)),
            "last_activity": max(map(when, messages)),
            "context_fraction": fraction / CONTEXT_WINDOW,
            "context_fraction_max": fraction / CONTEXT_WINDOW,
        }
    return found


def window_start(kind: str, moment: datetime) -> datetime:
    minute = moment.replace(second=0, microsecond=0)
    if kind == "minute":
        return minute
    return minute.replace(minute=0) if kind == "hour" else minute.replace(minute=0, hour=0)


def expected_windows(
    lines: list[Line], kind: str, prices: Prices, count: CountTokens
) -> dict[datetime, dict[str, Any]]:
    """Return the windows by start, without ``closed`` and ``late_events``, which depend on the log's order."""
    timed_messages: dict[datetime, list[tuple[Line, float | None]]] = defaultdict(list)
    started: dict[datetime, int] = defaultdict(int)
    for line in lines:
        for message, seconds in with_seconds(line):
            timed_messages[window_start(kind, when(message))].append((message, seconds))
        started[window_start(kind, when(line["messages"][0]))] += 1
    return {
        start: {
            **figures(messages, prices, count),
            **NO_COMPACTION,
            "turns": sum(message["role"] == "user" for message, _ in messages),
            "window": kind,
            "start": start,
            "end": start + LENGTHS[kind],
            "sessions_started": started[start],
        }
        for start, messages in timed_messages.items()
    }


def expected_late_events(times: Iterable[datetime], kind: str, grace: timedelta) -> dict[datetime, int]:
    """Count the events that came after their window was closed; ``times`` are in the order of a partition."""
    latest: datetime | None = None
    found: dict[datetime, int] = defaultdict(int)
    for moment in times:
        start = window_start(kind, moment)
        if latest is not None and start + LENGTHS[kind] + grace <= latest:
            found[start] += 1
        latest = moment if latest is None else max(latest, moment)
    return dict(found)


def expected_agents(lines: list[Line], prices: Prices, count: CountTokens) -> dict[str, dict[str, Any]]:
    timed_messages: dict[str, list[tuple[Line, float | None]]] = defaultdict(list)
    sessions: dict[str, set[str]] = defaultdict(set)
    for line in lines:
        for message, seconds in with_seconds(line):
            if "agent_id" in message:
                timed_messages[message["agent_id"]].append((message, seconds))
                sessions[message["agent_id"]].add(line["session_id"])
    return {
        agent: {
            "agent_id": agent,
            "sessions": len(sessions[agent]),
            **figures(messages, prices, count),
            "first_activity": min(when(message) for message, _ in messages),
            "last_activity": max(when(message) for message, _ in messages),
        }
        for agent, messages in timed_messages.items()
    }


def expected_models(lines: list[Line], prices: Prices) -> dict[str, dict[str, Any]]:
    timed_messages: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        for message in line["messages"]:
            if message["role"] == "assistant":
                timed_messages[message.get("model", "")].append(message)
    return {
        model: {
            "model": model,
            "priced": model in prices,
            "calls": len(messages),
            "calls_without_usage": sum("usage" not in message for message in messages),
            "usage": usage(messages),
            "compaction_usage": NO_COMPACTION["compaction_usage"],
            "cost_usd": cost(messages, prices),
            "latency_seconds": percentiles(
                message["latency_ms"] / 1_000 for message in messages if "latency_ms" in message
            ),
        }
        for model, messages in timed_messages.items()
    }


def differences(where: str, found: Any, expected: Any) -> list[str]:
    """Return where the two differ; times are compared as instants, money to the nano-dollar, percentiles within 1 %."""
    if isinstance(expected, dict):
        if not isinstance(found, dict) or set(found) != set(expected):
            return [f"{where}: {found} instead of {expected}"]
        return [
            line for name in expected for line in differences(f"{where}.{name}", found[name], expected[name])
        ]
    if isinstance(expected, datetime) and isinstance(found, str):
        same = datetime.fromisoformat(found) == expected
    elif where.endswith((".p50", ".p95")) and isinstance(expected, float) and found is not None:
        same = abs(found - expected) <= 0.0101 * expected
    elif isinstance(expected, float) and isinstance(found, int | float):
        same = abs(found - expected) <= 1e-9
    else:
        same = found == expected
    return [] if same else [f"{where}: {found!r} instead of {expected!r}"]
