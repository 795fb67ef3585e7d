"""A session of the OpenAI Agents SDK that holds a turn's items until the answer: one write, in order, nothing lost."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from agents import Agent, RunConfig, Runner, function_tool
from agents.result import RunResultStreaming

from benchmarks.agent_turns import PLAIN, TOOL, Calls, ScriptedModel, look_up
from processors.adapters.openai_items import is_followed
from processors.publishing.interceptor import Interceptor
from schemas.errors import BadRequest, PublishFailed
from schemas.events import Event, UserMessageAdded
from streams.client import FakeSessionMemory, MemoryProvider, SessionMemory
from streams.client.background import call, in_background
from streams.client.openai_agents import KafkaSession
from tests.builders.events import event
from tests.builders.events import user as user_message
from tests.live.waiting import until_async
from tests.unit.streams.client.sdk_items import Item, function_call, function_output, reasoning, said, user

LONG = 3_600.0
CONFIG = RunConfig(tracing_disabled=True)


@pytest.fixture
async def session(memory: FakeSessionMemory) -> KafkaSession:
    """A session that has been read: one that a run has begun with."""
    await add(KafkaSession("s1", memory), user("q"), said("a", "msg_0"))
    session = holding(memory)
    await session.get_items()
    return session


def holding(memory: SessionMemory, seconds: float = LONG) -> KafkaSession:
    return KafkaSession("s1", memory, hold_seconds=seconds)


def agent(**options: Any) -> Agent[Any]:
    given: dict[str, Any] = {"name": "a", "model": ScriptedModel(), "tools": [look_up], **options}
    return Agent(**given)


async def add(session: KafkaSession, *items: Item) -> None:
    await session.add_items(cast(Any, list(items)))


def texts(memory: FakeSessionMemory) -> list[str]:
    """Return what was published, without a read, which would write what is held."""
    return [getattr(event, "text", None) or event.type for event in memory.published]


async def items_of(memory: FakeSessionMemory) -> list[Any]:
    return cast("list[Any]", await KafkaSession("s1", memory).get_items())


# One write


@pytest.mark.parametrize("text", [PLAIN, TOOL])
async def test_a_turn_is_one_read_and_one_write(memory: FakeSessionMemory, text: str) -> None:
    first = Calls(memory)
    # A new object for each request, as in a web service.
    await Runner.run(agent(), text, session=holding(memory), run_config=CONFIG)
    second = Calls(memory)
    await Runner.run(agent(), text, session=holding(memory), run_config=CONFIG)

    # Of a session that nobody has written to yet, a read cannot say where it ends, so another one checks the write.
    assert {name: first.counts[name] - second.counts[name] for name in first.counts} == {
        "reads": 2,
        "writes": 1,
    }
    assert second.counts == {"reads": 1, "writes": 1}


@pytest.mark.parametrize("is_streamed", [False, True])
async def test_what_is_stored_is_the_same_as_without_holding(is_streamed: bool) -> None:
    async def stored(seconds: float | None) -> list[dict[str, Any]]:
        async with FakeSessionMemory() as memory:
            session = KafkaSession("s1", memory, hold_seconds=seconds)
            for text in (PLAIN, TOOL, PLAIN):
                await run(session, text)
        return [comparable(event) for event in memory.published]

    async def run(session: KafkaSession, text: str) -> None:
        if not is_streamed:
            await Runner.run(agent(), text, session=session, run_config=CONFIG)
            return
        result: RunResultStreaming = Runner.run_streamed(
            agent(model=StreamedModel()), text, session=session, run_config=CONFIG
        )
        async for _ in result.stream_events():
            pass

    assert await stored(LONG) == await stored(None)


class StreamedModel(ScriptedModel):
    """Gives its answer as the one event of a stream."""

    async def stream_response(
        self,
        system_instructions: Any = None,
        input: Any = None,  # noqa: A002 - the SDK's name
        *_: Any,
        **__: Any,
    ) -> AsyncIterator[Any]:
        from openai.types.responses import Response, ResponseCompletedEvent

        answer = await self.get_response(system_instructions, input)
        response = Response(
            id="r",
            created_at=0.0,
            model="m",
            object="response",
            output=answer.output,
            parallel_tool_calls=False,
            tool_choice="auto",
            tools=[],
        )
        yield ResponseCompletedEvent(response=response, sequence_number=0, type="response.completed")


def comparable(event: Event) -> dict[str, Any]:
    """Return an event without what differs between two runs: ids and times."""
    fields = event.model_dump(exclude={"event_id", "occurred_at", "native", "context", "tool_call_id"})
    return {**fields, "tool_calls": [call["name"] for call in fields.get("tool_calls") or ()]}


@pytest.mark.parametrize(
    ("items", "followed"),
    [
        ([user("q")], True),
        ([function_call("c"), function_output("c")], True),
        ([reasoning("rs"), function_call("c"), function_output("c"), user("and?")], True),
        ([said("a", "m")], False),
        # It waits for an approval.
        ([function_call("c")], False),
        ([function_call("c"), function_call("d"), function_output("c")], False),
        ([reasoning("rs")], False),
        ([{"type": "something_new"}], False),
        ([], False),
    ],
)
def test_the_model_answers_to_questions_and_outputs(items: list[Item], followed: bool) -> None:
    assert is_followed(items) is followed


# When it is written without an answer


async def test_what_is_held_is_written_before_this_client_reads_or_writes_in_another_way(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    await add(session, user("one"))
    assert texts(memory) == ["q", "a"]
    assert [message.text for message in (await memory.memory("s1")).messages] == ["q", "a", "one"]

    await add(session, user("two"))
    await memory.add_user_message("s1", "from elsewhere")
    await add(session, user("three"))
    # Another object of the session, which does not hold.
    await add(KafkaSession("s1", memory), user("four"))
    await add(session, user("five"))
    other = holding(memory)
    await add(other, user("six"))
    assert texts(memory)[3:] == ["two", "from elsewhere", "three", "four", "five"]
    assert [item["content"] for item in await items_of(memory) if item.get("role") == "user"][-1] == "six"

    await add(session, user("seven"))
    assert await session.pop_item() == user("seven")
    await add(session, user("eight"))
    await session.clear_session()
    assert texts(memory)[-2:] == ["eight", "HistoryCleared"]


@pytest.mark.parametrize("named", [{"session_id": "s1"}, {"user_id": "u"}])
async def test_what_is_held_is_written_before_an_erasure(
    memory: FakeSessionMemory, named: dict[str, str]
) -> None:
    await add(KafkaSession("s1", memory, hold_seconds=LONG, user_id="u"), user("one"))
    memory.backend.broker_away()
    with pytest.raises(PublishFailed):
        await memory.erase(**named)
    memory.backend.broker_back()

    assert (await memory.erase(**named)).complete
    assert texts(memory) == ["one", "SessionDeleted"]
    assert (await memory.memory("s1")).message_count == 0


async def test_a_run_without_an_answer_is_written_at_the_end_of_the_sessions_block(
    memory: FakeSessionMemory,
) -> None:
    class Failing(ScriptedModel):
        async def get_response(self, *_: Any, **__: Any) -> Any:
            raise RuntimeError("the model is away")

    with pytest.raises(RuntimeError, match="the model is away"):
        async with holding(memory) as session:
            await Runner.run(agent(model=Failing()), PLAIN, session=session, run_config=CONFIG)
    assert texts(memory) == [PLAIN]

    async with holding(memory) as session:
        stopping = agent(tool_use_behavior="stop_on_first_tool")
        await Runner.run(stopping, TOOL, session=session, run_config=CONFIG)
        assert texts(memory) == [PLAIN]
        await session.flush()
        assert [event.type for event in memory.published[1:]] == [
            "UserMessageAdded",
            "AiMessageAdded",
            "ToolCallResponseAdded",
        ]


async def test_a_run_that_waits_for_an_approval_is_written(memory: FakeSessionMemory) -> None:
    @function_tool(needs_approval=True)
    def look_up() -> str:
        """Look something up."""
        return "found"

    session = holding(memory)
    asking = agent(tools=[look_up])
    result = await Runner.run(asking, TOOL, session=session, run_config=CONFIG)
    assert [event.type for event in memory.published] == ["UserMessageAdded", "AiMessageAdded"]

    state = result.to_state()
    state.approve(result.interruptions[0])
    await Runner.run(asking, state, session=session, run_config=CONFIG)
    assert [event.type for event in memory.published[2:]] == ["ToolCallResponseAdded", "AiMessageAdded"]


async def test_what_is_held_is_written_when_its_time_is_over_and_again_if_that_failed(
    memory: FakeSessionMemory, caplog: pytest.LogCaptureFixture
) -> None:
    memory.backend.broker_away()
    await add(holding(memory, 0.01), user("one"))
    await until_async(lambda: _is_logged(caplog, "held_items_not_written"), "a warning")
    memory.backend.broker_back()
    await until_async(lambda: memory.published, "the item")

    assert texts(memory) == ["one"]


def _is_logged(caplog: pytest.LogCaptureFixture, action: str) -> bool:
    return any(record.__dict__.get("action") == action for record in caplog.records)


async def test_closing_the_client_writes_what_is_held_or_raises(caplog: pytest.LogCaptureFixture) -> None:
    async def close(error: Exception | None = None, *, is_away: bool = True) -> FakeSessionMemory:
        async with FakeSessionMemory() as memory:
            await add(holding(memory), user("one"))
            if is_away:
                memory.backend.broker_away()
            if error is not None:
                raise error
        return memory

    assert texts(await close(is_away=False)) == ["one"]
    with pytest.raises(PublishFailed):
        await close()
    assert _is_logged(caplog, "held_items_not_written")
    # The error of the block is not replaced.
    with pytest.raises(ZeroDivisionError):
        await close(ZeroDivisionError())


@pytest.mark.parametrize("error", [None, ZeroDivisionError])
def test_a_block_in_the_background_raises_its_own_error(
    error: type[Exception] | None, caplog: pytest.LogCaptureFixture
) -> None:
    def block() -> None:
        with in_background(FakeSessionMemory()) as memory:
            call(memory, add(holding(memory), user("one")))
            memory.backend.broker_away()
            if error is not None:
                raise error

    with pytest.raises(PublishFailed if error is None else error):
        block()
    assert _is_logged(caplog, "held_items_not_written")


async def test_a_block_of_a_session_raises_its_own_error(
    memory: FakeSessionMemory, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        async with holding(memory) as session:
            await add(session, user("one"))
            memory.backend.broker_away()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert _is_logged(caplog, "held_items_not_written")
    memory.backend.broker_back()
    assert await items_of(memory) == [user("one")]


class Slow:
    """A broker whose first acknowledgement, or failure, comes only when it may; it loses the first writes."""

    def __init__(
        self, memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch, *, loses_writes: int = 0
    ) -> None:
        self._loses_writes = loses_writes
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()
        self._publish = memory.backend.publish
        monkeypatch.setattr(memory.backend, "publish", self.publish)

    async def publish(self, events: Any) -> Any:
        self.begun.set()
        await self.may_go_on.wait()
        if self._loses_writes > 0:
            self._loses_writes -= 1
            raise PublishFailed("lost", events=events)
        return await self._publish(events)


async def test_closing_the_client_waits_for_a_write_that_is_under_way_and_makes_it_again(
    memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker = Slow(memory, monkeypatch, loses_writes=1)
    await add(holding(memory, 0.01), user("one"))
    await broker.begun.wait()
    closing = asyncio.create_task(memory.__aexit__(None, None, None))
    broker.may_go_on.set()
    await closing

    assert texts(memory) == ["one"]


async def test_closing_the_client_raises_if_a_write_that_was_under_way_fails_again(
    memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker = Slow(memory, monkeypatch)
    memory.backend.broker_away()
    session = holding(memory)
    await add(session, user("one"))
    flushing = asyncio.create_task(session.flush())
    await broker.begun.wait()
    closing = asyncio.create_task(memory.__aexit__(None, None, None))
    broker.may_go_on.set()

    with pytest.raises(PublishFailed):
        await closing
    with pytest.raises(PublishFailed):
        await flushing
    memory.backend.broker_back()
    await memory.backend.start()  # the fixture closes the client once more


async def test_other_calls_of_this_client_wait_for_a_write_that_is_under_way(
    memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker = Slow(memory, monkeypatch)
    await add(holding(memory, 0.01), user("one"))
    await broker.begun.wait()
    reading = asyncio.create_task(memory.memory("s1"))
    broker.may_go_on.set()

    assert [message.text for message in (await reading).messages] == ["one"]


def test_a_client_that_is_never_closed_says_what_is_lost(caplog: pytest.LogCaptureFixture) -> None:
    async def hold() -> None:
        memory = FakeSessionMemory()
        await memory.__aenter__()
        await add(KafkaSession("never closed", memory, hold_seconds=LONG), user("one"), user("two"))

    with caplog.at_level(logging.WARNING):
        asyncio.run(hold())
        gc.collect()

    lost = [one.__dict__ for one in caplog.records if one.__dict__.get("action") == "held_items_lost"]
    # Those of other tests may be among them.
    assert [one["items"] for one in lost if one["session_id"] == "never closed"] == [2]


async def test_nothing_is_held_by_a_client_that_could_not_write_it_later() -> None:
    memory = FakeSessionMemory()
    await memory.backend.start()  # connected, but not entered
    await add(holding(memory), user("one"))

    assert texts(memory) == ["one"]


# Failures


async def test_a_turn_that_could_not_be_written_stays_held_and_is_stored_once(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    answer = {"role": "assistant", "content": "It is so."}  # without an id
    await add(session, user("one"), function_call("c1"), function_output("c1"))
    memory.backend.broker_away()
    for _ in range(2):
        with pytest.raises(PublishFailed):
            await add(session, answer)
    with pytest.raises(PublishFailed):
        await session.get_items()
    with pytest.raises(PublishFailed) as failed:
        await memory.add_user_message("s1", "from elsewhere")
    assert [event.text for event in failed.value.events if isinstance(event, UserMessageAdded)] == [
        "from elsewhere"
    ]
    memory.backend.broker_back()

    turn = [user("one"), function_call("c1"), function_output("c1"), answer]
    assert (await items_of(memory))[2:] == turn
    # The framework makes its failed call again: it was written meanwhile.
    await add(session, answer)
    assert (await items_of(memory))[2:] == turn
    # Said once more, it is something new.
    await add(session, user("two"))
    await add(session, answer)
    assert (await items_of(memory))[2:] == [*turn, user("two"), answer]


async def test_a_cancelled_write_is_made_whole_and_once(
    memory: FakeSessionMemory, session: KafkaSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = asyncio.Event(), asyncio.Event()
    publish = memory.backend.publish

    async def slow(events: Any) -> Any:
        begun.set()
        await may_go_on.wait()
        return await publish(events)

    monkeypatch.setattr(memory.backend, "publish", slow)
    await add(session, user("one"))
    adding = asyncio.ensure_future(add(session, said("b", "msg_1")))
    await begun.wait()
    adding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await adding
    may_go_on.set()

    stored = [user("q"), said("a", "msg_0"), user("one"), said("b", "msg_1")]
    assert await items_of(memory) == stored
    await add(session, said("b", "msg_1"))
    await session.flush()
    assert await items_of(memory) == stored
    assert texts(memory) == ["q", "a", "one", "b"]


async def test_a_call_that_is_cancelled_before_it_writes_loses_nothing(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    await add(session, user("one"))
    async with memory.session_locks.of("s1"):
        adding = asyncio.ensure_future(add(session, said("b", "msg_1")))
        flushing = asyncio.ensure_future(session.flush())
        await asyncio.sleep(0)
        adding.cancel()
        flushing.cancel()
    await asyncio.gather(adding, flushing, return_exceptions=True)
    assert texts(memory) == ["q", "a"]

    assert await items_of(memory) == [user("q"), said("a", "msg_0"), user("one")]


async def test_an_item_that_is_refused_is_not_in_the_way_of_the_others() -> None:
    class Refusing(Interceptor):
        def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
            if message.text == "bad":
                raise BadRequest("not here")
            return message

    async with FakeSessionMemory(provider=MemoryProvider(interceptors=(Refusing(),))) as memory:
        session = holding(memory)
        await session.get_items()
        await add(session, user("bad"))
        await add(session, user("good"))
        with pytest.raises(BadRequest, match="not here"):
            await add(session, said("a", "msg_0"))

        assert texts(memory) == ["good", "a"]
        assert await items_of(memory) == [user("good"), said("a", "msg_0")]


async def test_what_is_held_is_bounded(memory: FakeSessionMemory, session: KafkaSession) -> None:
    counted = Calls(memory)
    for number in range(40):
        await add(session, function_call(f"c{number}"), function_output(f"c{number}"))
    await add(session, function_call("l"), function_output("l", "x" * 300_000))
    assert counted.counts == {"reads": 0, "writes": 4}
    await add(session, said("b", "msg_1"))

    published = [getattr(event, "tool_call_id", None) for event in memory.published]
    assert [name for name in published if name] == [*(f"c{number}" for number in range(40)), "l"]
    assert texts(memory)[-1] == "b"


# Other clients


async def test_what_another_client_stored_meanwhile_is_stored_once_and_before(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    other = SessionMemory(settings=memory.settings, backend=memory.backend)
    call, output = function_call("c1"), function_output("c1")
    await add(session, user("one"))
    async with other:
        await add(KafkaSession("s1", other), call, output)
        await add(session, call, output)
        await add(session, said("b", "msg_1"))

        expected = [user("q"), said("a", "msg_0"), call, output, user("one"), said("b", "msg_1")]
        assert await items_of(memory) == expected
        # What is known then is right.
        await add(session, user("two"))
        await add(session, said("b", "msg_1"), said("c", "msg_2"))
        assert await items_of(memory) == [*expected, user("two"), said("c", "msg_2")]


@pytest.mark.parametrize("is_here", [False, True])
@pytest.mark.parametrize(("seconds", "counts"), [(LONG, [5, 5, 5]), (None, [4, 3, 3])])
async def test_what_others_write_meanwhile_costs_a_read_of_this_turns_messages_only(
    memory: FakeSessionMemory,
    monkeypatch: pytest.MonkeyPatch,
    seconds: float | None,
    counts: list[int],
    is_here: bool,
) -> None:
    reads: list[tuple[int | None, bool]] = []
    read = memory.backend.read

    async def noted(query: Any) -> Any:
        reads.append((query.last, query.linearizable))
        return await read(query)

    async def meanwhile() -> None:
        # Sessions of other ids share the partition.
        for name in ["s1"] if is_here else [f"other {number}" for number in range(20)]:
            await memory.backend.publish([event(user_message("hello"), f"{name} {len(reads)}", name)])

    monkeypatch.setattr(memory.backend, "read", noted)
    session = KafkaSession("s1", memory, hold_seconds=seconds)
    await session.get_items()
    for number in range(3):
        await add(session, user(f"q{number}"))
        await meanwhile()
        call, output = function_call(f"c{number}"), function_output(f"c{number}")
        await add(session, call, output)
        await add(session, said(f"a{number}", f"msg_{number}"))
    removals = [one for one in memory.published if one.type == "MessagesRemoved"]
    items = await items_of(memory)

    # The last read is of this test. Another client's message may be this turn's, so the whole memory is read.
    whole = [(None, True)] if is_here else []
    checks = [one for count in counts for one in ((count, False), *whole)]
    assert reads == [(None, True), *checks, (None, True)]
    assert removals == []
    assert [one["content"] for one in items if one.get("role") == "user"] == [
        text for number in range(3) for text in _questions(number, is_here, is_held=seconds is not None)
    ]
    # What was known is right: the same once more is recognized.
    await add(session, said("a2", "msg_2"))
    assert await items_of(memory) == items


def _questions(number: int, is_here: bool, *, is_held: bool) -> list[str]:
    """Return a turn's questions in the order of the log; another client's comes before one that is held."""
    if not is_here:
        return [f"q{number}"]
    return ["hello", f"q{number}"] if is_held else [f"q{number}", "hello"]


async def test_an_item_that_is_held_is_not_held_twice(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    call, output = function_call("c1"), function_output("c1")
    await add(session, user("one"))
    await add(session, call, output)
    await add(session, call, output, user("two"))
    await add(session, said("b", "msg_1"))

    assert (await items_of(memory))[2:] == [user("one"), call, output, user("two"), said("b", "msg_1")]


def test_runs_that_block_and_other_threads_hold_too() -> None:
    with in_background(FakeSessionMemory()) as memory:
        session = holding(memory)
        # As Runner.run_sync: an event loop that ends with the call.
        asyncio.run(Runner.run(agent(), PLAIN, session=session, run_config=CONFIG))
        thread = threading.Thread(target=lambda: asyncio.run(add(session, user("one"))))
        thread.start()
        thread.join()
        assert len(memory.published) == 2
        asyncio.run(Runner.run(agent(), TOOL, session=session, run_config=CONFIG))
        assert texts(memory)[2:4] == ["one", TOOL]
        asyncio.run(add(session, user("last")))

    assert texts(memory)[-1] == "last"


async def test_runs_at_the_same_time_keep_every_item_of_each(memory: FakeSessionMemory) -> None:
    async def run(number: int) -> None:
        session = holding(memory)
        for turn in range(3):
            await Runner.run(agent(), f"{number}.{turn}", session=session, run_config=CONFIG)

    await asyncio.gather(*(run(number) for number in range(5)))

    questions = [event.text for event in memory.published if isinstance(event, UserMessageAdded)]
    assert sorted(questions) == [f"{number}.{turn}" for number in range(5) for turn in range(3)]
    assert len(await items_of(memory)) == 30
    for number in range(5):
        assert [text for text in questions if text.startswith(f"{number}.")] == [
            f"{number}.{n}" for n in range(3)
        ]


@pytest.mark.parametrize("seconds", [0, -1.0, float("nan")])
def test_a_time_that_is_none_is_refused(memory: FakeSessionMemory, seconds: float) -> None:
    with pytest.raises(BadRequest, match="hold_seconds must be greater than 0"):
        KafkaSession("s1", memory, hold_seconds=seconds)
