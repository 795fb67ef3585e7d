"""Recorded conversations are published by real producers and read over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiokafka
import pytest

from tests.builders.events import Fields
from tests.builders.recorded import conversations, events_of, write_import_file
from tests.live.comparison import CountTokens, wrong_memories
from tests.live.fixtures import MakeSystem
from tests.live.system import System, event_record
from tests.live.topic_records import Place
from tests.oracles.memory import Limits, expected_memory

WINDOWS = {
    "no-window": Limits(),
    "6000-bytes": Limits(max_size_bytes=6_000),
    "20-messages": Limits(max_messages=20),
    "1500-tokens": Limits(max_tokens=1_500),
}


def window_settings(limits: Limits) -> dict[str, str]:
    return {
        f"MEMORY__{name.upper()}": "none" if value is None else str(value)
        for name, value in vars(limits).items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
def test_imported_sessions_are_remembered_as_the_file_says(
    window: str, make_system: MakeSystem, count_tokens: CountTokens, tmp_path: Path
) -> None:
    """All sessions of the file, imported by the command, are in memory, each message as the oracle says."""
    limits = WINDOWS[window]
    system = make_system(**window_settings(limits)).create_topics()
    worker = system.start().wait_ready()

    done = system.run("import", str(write_import_file(tmp_path / "sessions.jsonl")))

    total = sum(map(len, conversations().values()))
    assert done.code == 0, done
    assert done.lines == [f"imported {total:,} events of {len(conversations())} sessions, skipped 0"]
    assert wrong_memories(worker, conversations(), limits, count_tokens) == {}
    evicting = [
        session_id
        for session_id, chat in conversations().items()
        if expected_memory(chat, limits, count_tokens).truncated
    ]
    assert bool(evicting) == (window != "no-window"), "this window proves nothing"


async def _publish_by_aiokafka(system: System, codec: str, events: list[Fields]) -> list[Place]:
    producer = aiokafka.AIOKafkaProducer(
        bootstrap_servers=system.bootstrap_servers,
        compression_type=codec,
        enable_idempotence=True,
        linger_ms=5,
    )
    await producer.start()
    try:
        topic, records = system.topics.session_events, map(event_record, events)
        futures = [await producer.send(topic, record.value, record.key) for record in records]
        return [Place(sent.partition, sent.offset) for sent in await asyncio.gather(*futures)]
    finally:
        await producer.stop()


@pytest.mark.slow
async def test_every_client_and_codec_gives_the_same_memories(
    make_system: MakeSystem, count_tokens: CountTokens
) -> None:
    """By aiokafka with lz4, zstd or snappy, or by librdkafka set to murmur2: the same memories."""
    limits = WINDOWS["6000-bytes"]
    system = make_system(**window_settings(limits)).create_topics()
    worker = await asyncio.to_thread(lambda: system.start().wait_ready())

    for way in ("lz4", "zstd", "snappy", "librdkafka"):
        chats = {f"{way} {session_id}": chat for session_id, chat in conversations().items()}
        events = [event for session_id, chat in chats.items() for event in events_of(session_id, chat)]
        if way == "librdkafka":
            places = await asyncio.to_thread(system.publish, events)
        else:
            places = await _publish_by_aiokafka(system, way, events)
        applied = {event["session_id"]: place.offset for event, place in zip(events, places, strict=True)}
        wrong = await asyncio.to_thread(wrong_memories, worker, chats, limits, count_tokens, applied=applied)
        assert wrong == {}
    assert worker.metric("sessionstream_dead_letters_total") == 0
