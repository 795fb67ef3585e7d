"""Writing when things go wrong or fast: a broker that is away, several processes on one session."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from typing import Protocol

import pytest

from schemas.errors import BrokerUnreachable, ConfigurationError, PublishFailed, StaleRead
from schemas.settings import load_settings
from streams.client import SessionMemory
from streams.client.memory_client import MemoryUnreachable
from tests.contracts.client import session, texts
from tests.integration.client.conftest import Installation, settings_of
from tests.live.fixtures import MakeSystem

__all__ = ["session"]

#: Says so many things in a session as fast as it can, in the order of their numbers.
WRITER = """
import asyncio, sys
from schemas.settings import load_settings
from streams.client import SessionMemory

async def main(session, name, count):
    async with SessionMemory() as memory:
        print("ready", flush=True)
        sys.stdin.readline()
        for start in range(0, count, 50):
            numbers = range(start, min(start + 50, count))
            await asyncio.gather(*(
                memory.add_user_message(session, f"{name}-{number}", agent_id=name) for number in numbers
            ))

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


class OwnBroker(Protocol):
    bootstrap_servers: str

    def pause(self) -> None: ...
    def resume(self) -> None: ...


async def one_turn(memory: SessionMemory, session: str) -> None:
    async with memory.interaction(session, provider=memory.provider.write_only()) as turn:
        turn.add_user_message("where is it?")
        turn.add_ai_message("on its way")


def start_writer(installation: Installation, session: str, name: str, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, session, name, str(count)],
        env=installation.system.environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
async def test_a_broker_that_is_away_is_an_error_in_time_and_a_retry_is_there_once(
    kafka_own: OwnBroker, make_own_system: MakeSystem, session: str
) -> None:
    system = make_own_system().create_topics()
    system.start().wait_ready()
    async with SessionMemory(
        settings=settings_of(system), publish_timeout_seconds=1.5, read_timeout_seconds=30
    ) as memory:
        await memory.add_user_message(session, "before")
        kafka_own.pause()
        try:
            began = time.monotonic()
            with pytest.raises(PublishFailed) as first:
                await memory.add_user_message(session, "hello?")
            waited_seconds = time.monotonic() - began
            with pytest.raises(PublishFailed) as turn_failed:
                await one_turn(memory, session)
            with pytest.raises(PublishFailed) as second:
                await memory.add_user_message(session, "hello?")
        finally:
            kafka_own.resume()

        assert 1 < waited_seconds < 5
        assert [event.event_id for event in first.value.events] == [
            event.event_id for event in second.value.events
        ]
        assert [getattr(event, "text", None) for event in turn_failed.value.events] == [
            "where is it?",
            "on its way",
        ]
        await memory.add_user_message(session, "hello?")
        await memory.publish_again(turn_failed.value)
        await memory.add_user_message(session, "hello?")

        said = await texts(memory, session)
    # What the producer still held has gone out by itself, and all of it again by the retries.
    assert sorted(said) == sorted(["before", "hello?", "where is it?", "on its way", "hello?"])


async def test_two_processes_append_to_one_session(installation: Installation, session: str) -> None:
    count = 400
    writers = [start_writer(installation, session, name, count) for name in ("one", "two")]
    try:
        for writer in writers:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("go\n")
            writer.stdin.flush()
        codes = await asyncio.gather(*(asyncio.to_thread(writer.wait, 60) for writer in writers))
    finally:
        for writer in writers:
            writer.kill()
            writer.communicate()

    assert codes == [0, 0]
    await asyncio.to_thread(installation.system.wait_flushed)
    async with SessionMemory(settings=installation.settings) as memory:
        said = await texts(memory, session)
    assert [one for one in said if one.startswith("one")] == [f"one-{number}" for number in range(count)]
    assert [one for one in said if one.startswith("two")] == [f"two-{number}" for number in range(count)]
    assert len(said) == 2 * count


async def test_a_read_that_cannot_see_its_own_writes_in_time_says_so(
    installation: Installation, session: str
) -> None:
    async with SessionMemory(settings=installation.settings) as memory:
        published = await memory.add_user_message(session, "x")
        assert published is not None
        memory._remember(session, [published._replace(sequence=10**9)])

        began = time.monotonic()
        with pytest.raises(StaleRead):
            await memory.memory(session, timeout_seconds=0.3)
        assert time.monotonic() - began < 25


async def test_the_next_worker_is_asked_when_one_is_away(installation: Installation, session: str) -> None:
    urls = ["http://127.0.0.1:9", *installation.settings.memory_url]
    async with SessionMemory(memory_url=urls, settings=installation.settings) as memory:
        await memory.add_user_message(session, "x")

        assert await texts(memory, session) == ["x"]


async def test_without_brokers_it_writes_through_the_workers(
    installation: Installation, session: str
) -> None:
    async with SessionMemory(memory_url=installation.settings.memory_url) as memory:
        assert (await memory.memory(session)).sequence is None
        await memory.add_user_message(session, "x")

        assert await texts(memory, session) == ["x"]


async def test_nobody_there_is_said_at_once() -> None:
    with pytest.raises(BrokerUnreachable, match=r"127\.0\.0\.1:9"):
        async with SessionMemory("127.0.0.1:9"):
            pass
    async with SessionMemory(memory_url="http://127.0.0.1:9") as memory:
        with pytest.raises(MemoryUnreachable, match=r"127\.0\.0\.1:9"):
            await memory.memory("s")
        with pytest.raises(PublishFailed, match=r"127\.0\.0\.1:9.*start one with") as raised:
            await memory.add_user_message("s", "x")
        assert len(raised.value.events) == 1


async def test_not_entered_is_said_with_the_remedy() -> None:
    with pytest.raises(ConfigurationError, match="async with"):
        await SessionMemory("127.0.0.1:9").memory("s")


def test_arguments_go_over_the_settings() -> None:
    settings = load_settings(bootstrap_servers="a:1", topic_prefix="p-")

    memory = SessionMemory("b:2", "http://c:3", "t", settings=settings, publish_timeout_seconds=2)

    assert memory.settings.bootstrap_servers == "b:2"
    assert memory.settings.memory_url == ["http://c:3"]
    assert memory.settings.topic_prefix == "p-"
    assert memory.settings.publish.timeout_seconds == 2
    tokens = [token.get_secret_value() for token in memory.settings.security.bearer_tokens]
    assert json.dumps(tokens) == '["t"]'
