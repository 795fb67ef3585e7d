"""Compacts sessions of its own, one after the other, until a signal comes: 100 messages are replaced by a summary.

Run: python -m benchmarks.steady_compactions PREFIX BOOTSTRAP_SERVERS WORKER_URL
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import uuid

from benchmarks.agent_calls import TEXT
from benchmarks.broker import give_way
from schemas.settings import load_settings
from streams.client import SessionMemory
from streams.client.new_events import ai_message, user_message

TURNS = 50


async def compact(prefix: str, servers: str, url: str) -> None:
    """Compact without end."""
    settings = load_settings(bootstrap_servers=servers, topic_prefix=prefix, group_prefix=prefix)
    async with SessionMemory(memory_url=url, settings=settings) as memory:
        for number in itertools.count():
            session = uuid.uuid4().hex
            kinds = (user_message, ai_message)
            await memory.append(session, [new(session, TEXT, {}) for _ in range(TURNS) for new in kinds])
            result = await memory.compact(session, user_message=f"Question {number}", ai_message="Answered")
            assert result.success, result


if __name__ == "__main__":
    give_way()
    asyncio.run(compact(*sys.argv[1:4]))
