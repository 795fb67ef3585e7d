"""The recorded conversations with what they lack: times, users, agents, models, usage, failures."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tests.builders.recorded import conversations

Line = dict[str, Any]

_BEGAN = datetime(2026, 1, 5, 6, 0, tzinfo=UTC)
_AGENTS = ["triage", "booking", "refunds", None]
#: Two have a price by pattern, one by name; nobody knows what the last costs.
_MODELS = ["gpt-4o-2024-08-06", "GPT-4o-mini", "claude-x", "in-house-7b"]
#: As settings have them, in USD per million tokens.
PRICES: dict[str, dict[str, float]] = {
    "gpt-4o*": {"input_price": 2.5, "output_price": 10.0},
    "gpt-4o-mini": {"input_price": 0.15, "output_price": 0.6},
    "claude-*": {"input_price": 3.0, "output_price": 15.0},
    "half-priced": {"input_price": 1.0},
}
#: The same by the names above, worked out by hand.
PRICE_OF: dict[str, tuple[float, float]] = {
    "gpt-4o-2024-08-06": (2.5, 10.0),
    "GPT-4o-mini": (0.15, 0.6),
    "claude-x": (3.0, 15.0),
}


def enriched_lines(seed: int = 7) -> list[Line]:
    """All conversations as lines of an import file; the same seed gives the same lines.

    Sessions begin within 30 hours, in no order, so that many events come later than those of other sessions.
    """
    chance = random.Random(seed)
    return [_line(chance, session_id, chat) for session_id, chat in conversations().items()]


def _line(chance: random.Random, session_id: str, chat: list[dict[str, Any]]) -> Line:
    now = _BEGAN + timedelta(milliseconds=chance.randrange(30 * 3_600_000))
    models = chance.sample(_MODELS, k=chance.choice([1, 1, 2]))
    messages = []
    for message in chat:
        now += timedelta(milliseconds=int(chance.lognormvariate(8, 1.2)))
        said: dict[str, Any] = {**message, "occurred_at": now.isoformat()}
        agent = chance.choice(_AGENTS) if message["role"] in {"assistant", "tool"} else None
        if agent is not None:
            said |= {"agent_id": agent, "agent_role": f"role of {agent}"}
        if message["role"] == "assistant" and chance.random() < 0.995:
            said["model"] = chance.choice(models)
            said["usage"] = {
                "input_tokens": chance.randrange(200, 9_000),
                "output_tokens": chance.randrange(5, 600),
            }
            said["latency_ms"] = round(chance.lognormvariate(7, 0.7), 3)
        if message["role"] == "tool" and chance.random() < 0.1:
            said["is_error"] = True
        messages.append(said)
    line: Line = {"session_id": session_id, "messages": messages}
    if chance.random() < 0.8:
        line["user_id"] = f"user-{chance.randrange(40)}"
    return line


def write_enriched_files(folder: Path, count: int) -> list[Path]:
    """Write the lines as so many import files."""
    lines = enriched_lines()
    paths = []
    for number in range(count):
        path = folder / f"enriched-{number}.jsonl"
        path.write_text("\n".join(map(json.dumps, lines[number::count])), encoding="utf-8")
        paths.append(path)
    return paths
