"""The recorded conversations with added times, users, agents, models, usage and failures."""

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
#: Two have a price by pattern, one by name; the last has no price.
_MODELS = ["gpt-4o-2024-08-06", "GPT-4o-mini", "claude-x", "in-house-7b"]
#: As in the settings, in USD per million tokens.
PRICES: dict[str, dict[str, float]] = {
    "gpt-4o*": {"input_price": 2.5, "output_price": 10.0},
    "gpt-4o-mini": {"input_price": 0.15, "output_price": 0.6},
    "claude-*": {"input_price": 3.0, "output_price": 15.0},
    "half-priced": {"input_price": 1.0},
}
#: The same prices by the names above, matched by hand.
PRICE_OF: dict[str, tuple[float, float]] = {
    "gpt-4o-2024-08-06": (2.5, 10.0),
    "GPT-4o-mini": (0.15, 0.6),
    "claude-x": (3.0, 15.0),
}


def enriched_lines(seed: int = 7) -> list[Line]:
    """Return all conversations as lines of an import file; the same seed gives the same lines.

    Sessions begin within 30 hours, in random order, so that many events are late compared with other sessions.
    """
    chance = random.Random(seed)
    return [_line(chance, session_id, chat) for session_id, chat in conversations().items()]


def _line(chance: random.Random, session_id: str, chat: list[dict[str, Any]]) -> Line:
    now = _BEGAN + timedelta(milliseconds=chance.randrange(30 * 3_600_000))
    models = chance.sample(_MODELS, k=chance.choice([1, 1, 2]))
    messages = []
    for message in chat:
        now += timedelta(milliseconds=int(chance.lognormvariate(8, 1.2)))
        enriched: dict[str, Any] = {**message, "occurred_at": now.isoformat()}
        agent = chance.choice(_AGENTS) if message["role"] in {"assistant", "tool"} else None
        if agent is not None:
            enriched |= {"agent_id": agent, "agent_role": f"role of {agent}"}
        if enriched["role"] == "assistant" and chance.random() < 0.995:
            enriched["model"] = chance.choice(models)
            enriched["usage"] = {
                "input_tokens": chance.randrange(200, 9_000),
                "output_tokens": chance.randrange(5, 600),
            }
            enriched["latency_ms"] = round(chance.lognormvariate(7, 0.7), 3)
        if enriched["role"] == "tool" and chance.random() < 0.1:
            enriched["is_error"] = True
        messages.append(enriched)
    line: Line = {"session_id": session_id, "messages": messages}
    if chance.random() < 0.8:
        line["user_id"] = f"user-{chance.randrange(40)}"
    return line


def write_enriched_files(folder: Path, count: int) -> list[Path]:
    """Write the lines into the given number of import files."""
    lines = enriched_lines()
    paths = []
    for number in range(count):
        path = folder / f"enriched-{number}.jsonl"
        path.write_text("\n".join(map(json.dumps, lines[number::count])), encoding="utf-8")
        paths.append(path)
    return paths
