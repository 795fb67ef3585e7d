"""On which event loop the calls of a session memory run."""

from __future__ import annotations

import asyncio
import inspect
import os
import sys
import threading
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from schemas.errors import ConfigurationError
from schemas.events import Event
from schemas.publication import Published
from streams.client import FakeSessionMemory, MemoryProvider
from streams.client.background import call, in_background
from streams.client.fake import FakeBackend
from streams.client.openai_agents import KafkaSession


class LoopBackend(FakeBackend):
    """Says on which event loops it is used, and whether it is connected; a write takes a turn of the loop."""

    def __init__(self, memory: FakeSessionMemory) -> None:
        super().__init__(memory.settings)
        self.loops: set[asyncio.AbstractEventLoop] = set()
        self.connections = 0
        self.is_connected = False

    async def start(self) -> None:
        await super().start()
        await asyncio.sleep(0)
        self.connections += 1
        self.is_connected = True

    async def stop(self) -> None:
        self.is_connected = False
        await super().stop()
        await asyncio.sleep(0)

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        assert self.is_connected
        self.loops.add(asyncio.get_running_loop())
        await asyncio.sleep(0)
        return await super().publish(events)


class LoopMemory(FakeSessionMemory):
    """A memory on a :class:`LoopBackend`."""

    backend: LoopBackend

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.backend = LoopBackend(self)  # pyright: ignore[reportIncompatibleVariableOverride]
        self._delivery._backend = self.backend


class SlowStore:
    """A store of one's own, in which every access takes a turn of the event loop."""

    def __init__(self) -> None:
        self._messages: dict[str, list[Any]] = {}

    async def get_messages(self, session_id: str) -> list[Any]:
        await asyncio.sleep(0)
        return list(self._messages.get(session_id, []))

    async def update_messages(self, session_id: str, messages: Sequence[Any]) -> None:
        await asyncio.sleep(0)
        self._messages[session_id] = list(messages)

    async def delete_messages(self, session_id: str) -> None:
        self._messages.pop(session_id, None)


# Calls from another event loop


def test_a_call_on_another_event_loop_runs_on_the_memorys() -> None:
    async def talk(memory: LoopMemory) -> list[str]:
        await memory.add_interaction("s1", "Hi", "Hello!")
        async with memory.interaction("s1") as turn:
            turn.add_user_message("Bye")
            await turn.flush()
            turn.add_ai_message("See you!")
        return [message.text for message in (await memory.memory("s1")).messages]

    with in_background(LoopMemory()) as memory:
        assert asyncio.run(talk(memory)) == ["Hi", "Hello!", "Bye", "See you!"]
        assert memory.backend.loops == {memory.loop}


def test_an_iteration_on_another_event_loop_runs_on_the_memorys() -> None:
    seen: set[asyncio.AbstractEventLoop] = set()
    closed = threading.Event()

    class Export(LoopBackend):
        async def export(self, session_id: str, export_format: str) -> AsyncGenerator[bytes]:
            try:
                for piece in (b"a", b"b", b"c"):
                    seen.add(asyncio.get_running_loop())
                    yield piece
            finally:
                seen.add(asyncio.get_running_loop())
                closed.set()

    async def read(memory: LoopMemory, count: int) -> list[bytes]:
        pieces = memory.export("s1")
        found = [await anext(pieces) for _ in range(count)]
        await pieces.aclose()
        return found

    memory = LoopMemory()
    memory.backend = Export(memory)
    with in_background(memory):
        assert asyncio.run(read(memory, 2)) == [b"a", b"b"]
        assert closed.is_set()
        assert seen == {memory.loop}


def test_an_error_and_a_cancelled_call_come_back_from_the_memorys_event_loop() -> None:
    cancelled = threading.Event()

    class Waits(LoopBackend):
        async def read(self, query: Any) -> Any:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.set()
                raise

    async def late(memory: LoopMemory) -> None:
        with pytest.raises(ConfigurationError, match="store"):
            await memory.fork("s1")
        async with asyncio.timeout(0.01):
            await memory.memory("s1")

    memory = LoopMemory()
    memory.backend = Waits(memory)
    with in_background(memory):
        memory.provider = MemoryProvider.custom(SlowStore())
        with pytest.raises(ConfigurationError, match="cannot be forked"):
            asyncio.run(_awaiting(lambda: memory.fork("s1")))
        memory.provider = MemoryProvider.limited_window()
        with pytest.raises(TimeoutError):
            asyncio.run(_awaiting(lambda: asyncio.wait_for(memory.memory("s1"), 0.01)))
        assert cancelled.wait(10)


async def _awaiting(make: Callable[[], Awaitable[Any]]) -> Any:
    return await make()


def test_several_event_loops_use_one_memory_at_the_same_time() -> None:
    async def talk(memory: LoopMemory, name: str) -> int:
        for number in range(5):
            await memory.add_user_message(name, str(number))
        return (await memory.memory(name)).message_count

    with in_background(LoopMemory()) as memory, ThreadPoolExecutor(4) as pool:
        counts = pool.map(lambda name: asyncio.run(talk(memory, name)), ["a", "b", "c", "d"])
        call(memory, memory.add_user_message("own", "x"))

        assert list(counts) == [5, 5, 5, 5]
        assert memory.backend.loops == {memory.loop}


def test_a_call_while_the_memorys_event_loop_does_not_run_says_what_to_do() -> None:
    memory, loop = FakeSessionMemory(), asyncio.new_event_loop()
    loop.run_until_complete(memory.__aenter__())
    with pytest.raises(ConfigurationError, match="another event loop, which does not run now"):
        asyncio.run(_awaiting(lambda: memory.add_user_message("s1", "Hi")))
    with pytest.raises(ConfigurationError, match="another event loop, which does not run now"):
        asyncio.run(_awaiting(lambda: anext(memory.history("s1"))))

    loop.run_until_complete(memory.__aexit__(None))
    loop.close()


def test_a_memory_is_not_entered_on_a_second_event_loop_while_the_first_one_runs() -> None:
    with (
        in_background(FakeSessionMemory()) as memory,
        pytest.raises(ConfigurationError, match="entered on another event loop, which still runs"),
    ):
        asyncio.run(_awaiting(memory.__aenter__))


async def test_the_methods_are_still_coroutine_functions_with_their_signatures() -> None:
    assert inspect.iscoroutinefunction(FakeSessionMemory.add_user_message)
    assert inspect.isasyncgenfunction(FakeSessionMemory.history)
    assert list(inspect.signature(FakeSessionMemory.memory).parameters)[:3] == ["self", "session_id", "last"]


# An event loop that does not come to a call


@pytest.fixture
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("streams.client.memory_loop._BEGINS_WITHIN_SECONDS", 0.05)


@pytest.mark.usefixtures("short_wait")
async def test_a_thread_that_the_event_loop_waits_for_is_not_waited_for_in_turn() -> None:
    async with FakeSessionMemory() as memory:
        with ThreadPoolExecutor(1) as pool:
            # As a chain's `invoke` does: it reads the history in a thread, and its own thread waits.
            asked = pool.submit(lambda: call(memory, memory.add_user_message("s1", "Hi")))
            error = asked.exception(10)
        assert isinstance(error, ConfigurationError)
        assert "is blocked" in error.detail
        assert "in_background" in error.detail
        # What was given up is not done later.
        await asyncio.sleep(0)
        assert memory.published == []


@pytest.mark.usefixtures("short_wait")
async def test_another_event_loop_does_not_wait_for_one_that_waits_for_it() -> None:
    async with FakeSessionMemory() as memory:
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(lambda: asyncio.run(_awaiting(lambda: memory.add_user_message("s1", "Hi"))))
            error = asked.exception(10)
        assert isinstance(error, ConfigurationError)
        assert "is blocked" in error.detail
        assert memory.published == []


@pytest.mark.usefixtures("short_wait")
def test_work_that_has_begun_may_take_longer() -> None:
    waited_for = threading.Event()

    async def slow() -> str:
        await asyncio.to_thread(waited_for.wait, 0.2)
        return "done"

    with in_background(FakeSessionMemory()) as memory:
        assert call(memory, slow()) == "done"


# A fork


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_a_forked_child_is_told_to_enter_the_memory_after_the_fork() -> None:
    reading, writing = os.pipe()
    with in_background(FakeSessionMemory()) as memory:
        child = os.fork()
        if child == 0:
            try:
                os.write(writing, _in_a_child(memory).encode())
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            told = pipe.read()
        os.waitpid(child, 0)
        assert call(memory, memory.add_user_message("s1", "Hi")) is not None

    assert told == "started in another process|started in another process|1 of its own"


def _in_a_child(memory: FakeSessionMemory) -> str:
    told = []
    for use in (
        lambda: call(memory, memory.add_user_message("s1", "Hi")),
        lambda: asyncio.run(_awaiting(lambda: memory.memory("s1"))),
    ):
        try:
            use()
        except ConfigurationError as error:
            told.append("started in another process" if "in another process" in error.detail else str(error))
    with in_background(memory):
        call(memory, memory.add_user_message("s2", "Hi"))
        told.append(f"{call(memory, memory.memory('s2')).message_count} of its own")
    return "|".join(told)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_a_forked_child_leaves_the_block_of_its_parent_at_once() -> None:
    child = -1
    try:
        with in_background(FakeSessionMemory()) as memory:
            child = os.fork()
            if child == 0:
                raise KeyError
            assert call(memory, memory.add_user_message("s1", "Hi")) is not None
    except KeyError:
        os._exit(7)

    # A child that waited for a thread that it does not have would never end.
    deadline = time.monotonic() + 60
    ended, status = os.waitpid(child, os.WNOHANG)
    while not ended and time.monotonic() < deadline:
        time.sleep(0.02)
        ended, status = os.waitpid(child, os.WNOHANG)
    if not ended:
        os.kill(child, 9)
        os.waitpid(child, 0)
    assert (ended, os.waitstatus_to_exitcode(status)) == (child, 7)


# Several runs, and several blocks


def test_a_memory_and_its_sessions_outlive_the_event_loop_of_one_run() -> None:
    async def run(memory: FakeSessionMemory, writes: Sequence[Callable[[], Awaitable[Any]]]) -> None:
        async with memory:
            await asyncio.gather(*(write() for write in writes))

    kept = LoopMemory()
    session = KafkaSession("s1", kept)
    own = LoopMemory(provider=MemoryProvider.custom(SlowStore()))
    for _ in range(2):
        asyncio.run(run(kept, [lambda: session.add_items([{"role": "user", "content": "Hi"}])] * 3))
        asyncio.run(run(own, [lambda: own.add_user_message("s1", "Hi")] * 3))

    assert len(kept.published) == 6


def test_a_block_of_an_ended_event_loop_is_over() -> None:
    memory = LoopMemory()
    asyncio.run(_awaiting(memory.__aenter__))  # and never left

    async def talk() -> None:
        async with memory:
            await memory.add_user_message("s1", "Hi")
        assert memory.loop is None

    asyncio.run(talk())
    assert memory.backend.connections == 2
    assert not memory.backend.is_connected


async def test_a_memory_that_is_entered_twice_stays_connected_until_the_last_block_ends() -> None:
    memory = LoopMemory()
    left = asyncio.Event()

    async def short() -> None:
        async with memory:
            await memory.add_user_message("s1", "short")
        left.set()

    async def long() -> None:
        async with memory:
            await left.wait()
            await memory.add_user_message("s1", "long")

    await asyncio.gather(short(), long())

    assert [getattr(event, "text", "") for event in memory.published] == ["short", "long"]
    assert memory.loop is None
    assert (memory.backend.connections, memory.backend.is_connected) == (1, False)


async def test_a_block_that_begins_while_the_last_one_ends_connects_again() -> None:
    memory = LoopMemory()

    async def block() -> None:
        async with memory:
            await memory.add_user_message("s1", "Hi")

    ending = asyncio.Event()
    stop = memory.backend.stop

    async def slow_stop() -> None:
        ending.set()
        await asyncio.sleep(0)
        await stop()

    memory.backend.stop = slow_stop  # type: ignore[method-assign]
    first = asyncio.create_task(block())
    await ending.wait()
    await asyncio.gather(first, block())

    assert memory.backend.connections == 2
    assert not memory.backend.is_connected


# gevent


def test_threads_that_gevent_replaced_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkey = SimpleNamespace(is_module_patched=lambda name: name == "threading")
    monkeypatch.setitem(sys.modules, "gevent.monkey", monkey)
    with pytest.raises(ConfigurationError, match="gevent"), in_background(FakeSessionMemory()):
        pass
