"""The memory worker on the embedded broker of the demo: all in this process, nothing stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from schemas.process_settings import MemorySettings
from schemas.settings import Settings
from streams.bootstrap import make_worker
from streams.kafka.embedded_broker import EmbeddedBroker
from streams.worker.lifecycle import Worker
from tests.builders.recorded import conversations, events_of
from tests.live.comparison import CountTokens
from tests.live.worker import events_path, memory_path
from tests.oracles.memory import Limits, differences, expected_memory


@pytest.fixture
async def worker(tokenizer_files: Path) -> AsyncIterator[Worker]:
    broker = EmbeddedBroker()
    address = await asyncio.to_thread(broker.start)
    memory = MemorySettings(max_size_bytes=6_000, flush_interval_ms=20)
    settings = Settings(bootstrap_servers=address, http_port=0, memory=memory)
    worker = make_worker(settings, ["memory"], embedded=True)
    try:
        await worker.start()
        await worker.wait_ready(20)
        yield worker
    finally:
        await worker.stop()
        await asyncio.to_thread(broker.stop)


@pytest.mark.slow
async def test_conversations_are_remembered_on_the_embedded_broker(
    worker: Worker, count_tokens: CountTokens
) -> None:
    """Published and read over HTTP, recorded conversations are in memory as the file says."""
    chats = dict(list(conversations().items())[:40])
    limits = Limits(max_size_bytes=6_000)
    async with httpx.AsyncClient(base_url=worker.url, trust_env=False, timeout=30, verify=False) as client:
        at: dict[str, int] = {}
        for session_id, chat in chats.items():
            published = await client.post(events_path(session_id), json=events_of(session_id, chat))
            assert published.status_code == 200, published.text
            at[session_id] = published.json()[-1]["sequence"]
        for session_id, chat in chats.items():
            waiting = {"min_sequence": at[session_id], "wait_ms": 10_000}
            memory = await client.get(memory_path(session_id), params=waiting)
            assert memory.status_code == 200, memory.text
            assert differences(memory.json(), expected_memory(chat, limits, count_tokens)) == []
        await client.post(events_path("s"), json={"type": "UserMessageAdded", "text": "hello"})
        gone = await client.post(events_path("s"), json={"type": "SessionDeleted"})
        waiting = {"min_sequence": gone.json()[0]["sequence"], "wait_ms": 10_000}
        memory = await client.get(memory_path("s"), params=waiting)
        assert memory.json()["sequence"] is None
        listed = (await client.get("/sessions", params={"limit": 1_000})).json()
        assert {session["session_id"] for session in listed["sessions"]} == set(chats)
