from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from schemas.errors import BadRequest, PublishFailed
from schemas.events import AiMessageAdded, CompactionRequested, Event
from schemas.parts import TextContent, Usage
from schemas.publication import Published
from schemas.settings import load_settings
from streams.client import (
    CompactConversation,
    FakeSessionMemory,
    MemoryFilter,
    MemoryProvider,
    Redact,
    SessionMemory,
    Turn,
)
from streams.client.fake import FakeBackend
from tests.fakes.dict_store import DictStore


async def test_a_turn_refuses_an_id_for_all_it_says() -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match="event_id"):
            async with memory.interaction("s", event_id="mine"):
                pass
        with pytest.raises(BadRequest, match="event_id"):
            CompactConversation(memory, "s", event_id="mine")


async def test_a_turn_goes_by_the_system_message_that_was_set_in_it() -> None:
    async with FakeSessionMemory() as memory:
        await memory.set_system_message("s", "old")
        async with memory.interaction("s") as turn:
            before = turn.system_prompt()
            turn.set_system_message("new")
            turn.set_system_message("newest")

            assert (before, turn.system_prompt()) == ("old", "newest")
            assert turn.messages() == [{"role": "system", "content": "newest"}]
            assert turn.messages("given")[0]["content"] == "given"


async def test_a_turn_reads_metadata_when_asked_and_gives_its_own() -> None:
    async with FakeSessionMemory(summarizer=lambda _: ("so far", "a summary")) as memory:
        await memory.add_user_message("s", "hi", metadata={"channel": "web"})
        async with memory.interaction("s") as plain:
            pass
        async with memory.interaction("s", read_metadata=True, metadata={"channel": "phone"}) as turn:
            turn.add_user_message("again")
        read = await memory.memory("s", metadata=True)

    assert [message.metadata for message in plain.history.messages] == [None]
    assert [message.metadata for message in turn.history.messages] == [{"channel": "web"}]
    assert [message.metadata for message in read.messages] == [{"channel": "web"}, {"channel": "phone"}]


# Compaction in the turn that asks for it

LONG = "my name is Ann " * 30
CALL = {"id": "c9", "name": "compact_conversation", "arguments": "{}"}


async def compacting_in(turn: Turn, memory: FakeSessionMemory) -> tuple[int, str]:
    """Have the turn say a lot and compact; returns how many messages it showed before, and the tool's answer."""
    turn.add_user_message(LONG)
    for number in range(3):
        turn.add_ai_message(tool_calls=[{"id": f"c{number}", "name": "f", "arguments": "{}"}])
        turn.add_tool_call_response(f"c{number}", "f", LONG)
    turn.add_ai_message("now I need room", tool_calls=[CALL])
    before = len(turn.messages())
    answer = await CompactConversation(memory, "s")("{}")
    turn.add_tool_call_response("c9", "compact_conversation", answer)
    return before, answer


async def test_an_agent_compacts_in_the_turn_that_asks_for_it() -> None:
    async with FakeSessionMemory(summarizer=lambda read: ("so far", f"{read.message_count} read")) as memory:
        async with memory.interaction("s", agent_id="a") as turn:
            before, answer = await compacting_in(turn, memory)
            shown = turn.messages()
            turn.add_ai_message("done")

        read = await memory.memory("s")

    assert before == 9  # with a synthetic response to the call that waits
    assert '"success":true' in answer
    assert [message["role"] for message in shown] == ["user", "assistant", "assistant", "tool"]
    assert [message.text for message in read.messages][:3] == ["so far", "8 read", "now I need room"]
    assert [message.role for message in read.messages] == [
        "user",
        "assistant",
        "assistant",
        "tool",
        "assistant",
    ]
    receipts = [event.context for event in memory.published if isinstance(event, AiMessageAdded)]
    assert [receipt.epoch for receipt in receipts if receipt is not None] == [0, 0, 0, 0, 1]


async def test_filters_do_not_hide_from_an_agent_what_its_turn_said() -> None:
    provider = MemoryProvider.limited_window().filtered(MemoryFilter.exclude_from_agent_id("a"))
    async with (
        FakeSessionMemory(summarizer=lambda _: ("so far", "a summary"), provider=provider) as memory,
        memory.interaction("s", agent_id="a") as turn,
    ):
        await compacting_in(turn, memory)

        assert [message["role"] for message in turn.messages()] == ["user", "assistant", "assistant", "tool"]


async def test_a_compaction_that_fails_leaves_the_turn_as_it_was() -> None:
    async with FakeSessionMemory() as memory, memory.interaction("s") as turn:
        before, answer = await compacting_in(turn, memory)

        assert '"success":false' in answer
        assert len(turn.messages()) == before


def summarizing(provider: MemoryProvider | None = None) -> FakeSessionMemory:
    return FakeSessionMemory(summarizer=lambda _: ("so far", "a summary"), provider=provider)


async def test_the_interceptors_of_a_turn_see_what_its_compaction_asks_for() -> None:
    provider = MemoryProvider.limited_window().with_interceptor(Redact())
    async with summarizing() as memory:
        async with memory.interaction("s", provider=provider) as turn:
            turn.add_user_message(LONG)
            turn.add_ai_message(LONG)
            await CompactConversation(memory, "s")({"instructions": "keep ann@example.org"})

        asked = [event.instructions for event in memory.published if isinstance(event, CompactionRequested)]

    assert asked == ["keep [email]"]


async def test_a_turn_with_memory_compacts_where_its_client_has_none() -> None:
    turns = MemoryProvider.limited_window()
    async with summarizing(MemoryProvider.none()) as memory, memory.interaction("s", provider=turns) as turn:
        turn.add_user_message(LONG)
        turn.add_ai_message(LONG)

        assert (await turn.compact()).success


async def test_a_turn_without_memory_leaves_the_session_as_it_is() -> None:
    async with summarizing() as memory:
        await memory.add_interaction("s", LONG, LONG)
        async with memory.interaction("s", provider=MemoryProvider.none()) as turn:
            result = await turn.compact()

        assert (result.success, result.code) == (False, "nothing_kept")
        assert [message.text for message in (await memory.memory("s")).messages] == [LONG, LONG]


async def test_a_turn_with_a_store_of_its_own_leaves_the_session_in_kafka_as_it_is() -> None:
    async with summarizing() as memory:
        await memory.add_interaction("s", LONG, LONG)
        async with memory.interaction("s", provider=MemoryProvider.custom(DictStore())) as turn:
            turn.add_user_message(LONG)
            result = await turn.compact()

        assert not result.success
        assert [message.text for message in (await memory.memory("s")).messages] == [LONG, LONG]


async def test_the_tool_outside_of_a_turn_and_for_another_session_asks_for_itself() -> None:
    async with FakeSessionMemory(summarizer=lambda _: ("so far", "a summary")) as memory:
        await memory.add_interaction("other", LONG, LONG)
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
            await CompactConversation(memory, "other")("{}")

            assert turn.unpublished() == turn.events
        assert (await CompactConversation(memory, "other").run()).code == "nothing_to_gain"


# What is published before the end


async def test_what_was_flushed_stays_when_the_block_raises() -> None:
    async def fail(memory: FakeSessionMemory) -> None:
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
            assert [published.sequence for published in await turn.flush()] == [0]
            turn.add_ai_message("lost")
            raise KeyError

    async with FakeSessionMemory() as memory:
        with pytest.raises(KeyError):
            await fail(memory)

        assert [message.text for message in (await memory.memory("s")).messages] == ["hi"]


async def test_a_flush_publishes_once_and_changes_no_prompt() -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
            before = turn.messages()
            memory.backend.broker_away()
            with pytest.raises(PublishFailed):
                await turn.flush()
            memory.backend.broker_back()
            await turn.flush()
            await turn.flush()
            assert turn.messages() == before
            turn.add_ai_message("hello")

        assert [message.text for message in (await memory.memory("s")).messages] == ["hi", "hello"]


# Tasks that outlive the block


async def fail(memory: FakeSessionMemory, ended: asyncio.Event, tasks: list[asyncio.Task[Any]]) -> None:
    """Say something in a block that raises, and leave tasks of it that go on when it has ended."""

    async def later(call: Callable[[], Awaitable[Any]]) -> None:
        await ended.wait()
        await call()

    async with memory.interaction("s") as turn:
        turn.add_user_message("never published")
        calls = (CompactConversation(memory, "s"), turn.flush, turn.compact)
        tasks += [asyncio.create_task(later(call)) for call in calls]
        raise KeyError


async def test_a_task_that_outlives_a_failed_turn_publishes_nothing_of_it() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "before")
        ended = asyncio.Event()
        tasks: list[asyncio.Task[Any]] = []
        with pytest.raises(KeyError):
            await fail(memory, ended, tasks)
        ended.set()
        await asyncio.gather(*tasks)

        assert [message.text for message in (await memory.memory("s")).messages] == ["before"]


async def test_a_task_that_outlives_a_turn_publishes_nothing_again() -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
        flushed = await turn.flush()

        assert (flushed, [event.type for event in memory.published]) == ([], ["UserMessageAdded"])


SAY: dict[str, Callable[[Turn], None]] = {
    "a user's message": lambda turn: turn.add_user_message("lost"),
    "a multimodal message": lambda turn: turn.add_multimodal_user_message(
        [TextContent(kind="text", text="lost")]
    ),
    "an answer": lambda turn: turn.add_ai_message("lost"),
    "a tool's response": lambda turn: turn.add_tool_call_response("call-1", "find_order", "lost"),
    "a hand-off": lambda turn: turn.add_hand_off("billing"),
    "a system message": lambda turn: turn.set_system_message("lost"),
}


@pytest.mark.parametrize("say", SAY.values(), ids=SAY)
async def test_what_is_said_when_the_block_has_ended_is_refused_and_not_lost_in_silence(
    say: Callable[[Turn], None],
) -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
        with pytest.raises(BadRequest, match=r"the block of this turn has ended.*begin another"):
            say(turn)

        assert [message["content"] for message in turn.messages()] == ["hi"]


async def break_off(turn: Turn) -> None:
    """Stream a part of an answer, and fail."""
    async with turn.streaming() as answer:
        answer.add("half an ans")
        raise KeyError


async def test_an_answer_that_breaks_off_after_its_block_ends_with_its_own_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
        with pytest.raises(KeyError):
            await break_off(turn)

        assert [event.type for event in memory.published] == ["UserMessageAdded"]
        assert [getattr(record, "action", "") for record in caplog.records] == ["broken_answer_lost"]


class HeldBackend(FakeBackend):
    """Publishes only once it may."""

    def __init__(self) -> None:
        super().__init__(load_settings())
        self.sent = asyncio.Event()
        self.may_publish = asyncio.Event()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        self.sent.set()
        await self.may_publish.wait()
        return await super().publish(events)


async def test_a_turn_that_ends_while_a_task_of_it_flushes_is_published_once() -> None:
    backend = HeldBackend()

    async def say(memory: SessionMemory) -> asyncio.Task[Any]:
        async with memory.interaction("s") as turn:
            turn.add_user_message("hi")
            flushing = asyncio.create_task(turn.flush())
            await backend.sent.wait()
            turn.add_ai_message("hello")
        return flushing

    async with SessionMemory(backend=backend) as memory:
        saying = asyncio.create_task(say(memory))
        await backend.sent.wait()
        await asyncio.sleep(0)  # the block ends
        backend.may_publish.set()
        flushing = await saying

        assert [event.type for event in backend.log] == ["UserMessageAdded", "AiMessageAdded"]
        assert [event.sequence for event in await flushing] == [0]


@pytest.mark.parametrize(
    "completion",
    [
        {
            "choices": [{"message": {"content": "x"}}],
            "usage": {
                "prompt_tokens": 2_000,
                "completion_tokens": 3,
                "prompt_tokens_details": {"cached_tokens": 1_024, "audio_tokens": 0},
            },
        },
        {
            "output": [{"type": "message", "content": [{"text": "x"}]}],
            "usage": {
                "input_tokens": 2_000,
                "output_tokens": 3,
                "input_tokens_details": {"cached_tokens": 1_024},
            },
        },
    ],
    ids=["Chat Completions", "Responses"],
)
async def test_what_the_endpoint_had_cached_is_in_the_event(completion: dict[str, Any]) -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_user_message("q")
            turn.add_completion(completion)

        event = memory.published[-1]
    assert isinstance(event, AiMessageAdded)
    assert event.usage == Usage(input_tokens=2_000, output_tokens=3, cached_tokens=1_024)


# Answers in pieces


async def test_a_streamed_answer_is_one_message() -> None:
    pieces = [
        {"model": "m", "choices": [{"delta": {"content": "one, "}}]},
        {"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "c1", "function": {"name": "f"}}]}}]},
        {"choices": [{"delta": {"tool_calls": [{"index": 0, "function": {"arguments": "{}"}}]}}]},
        {"choices": [{"delta": {"content": "two"}, "finish_reason": "length"}]},
        {"choices": [], "usage": {"prompt_tokens": 7, "completion_tokens": 3}},
    ]
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_user_message("count")
            async with turn.streaming(agent_id="a") as answer:
                shown = [answer.add(piece) for piece in pieces]
        read = await memory.memory("s")

    assert "".join(shown) == "one, two"
    message = read.messages[-1]
    assert (message.text, message.agent_id) == ("one, two", "a")
    assert [(call.id, call.name, call.arguments) for call in message.tool_calls or ()] == [("c1", "f", "{}")]
    assert (read.usage.input_tokens, read.usage.output_tokens) == (7, 3)
    assert memory.published[-1].type == "CompactionRequested"


async def broken_off(memory: FakeSessionMemory) -> None:
    async with memory.interaction("s") as turn:
        turn.add_user_message("count")
        async with turn.streaming() as answer:
            answer.add("one, ")
            raise ConnectionError


async def test_an_answer_that_is_broken_off_is_kept_and_marked() -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(ConnectionError):
            await broken_off(memory)
        read = await memory.memory("s")

    assert [message.text for message in read.messages] == ["count", "one, [broken off]"]
    assert memory.published[-1].metadata == {"incomplete": "true"}


async def test_an_answer_whose_reader_left_is_kept_too() -> None:
    arrived = asyncio.Event()

    async def answer_slowly(memory: FakeSessionMemory) -> None:
        async with memory.interaction("s") as turn:
            turn.add_user_message("count")
            async with turn.streaming() as answer:
                answer.add("one, ")
                arrived.set()
                await asyncio.Event().wait()

    async with FakeSessionMemory() as memory:
        answering = asyncio.create_task(answer_slowly(memory))
        await arrived.wait()
        answering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answering
        texts = [message.text for message in (await memory.memory("s")).messages]

    assert texts == ["count", "one, [broken off]"]


async def test_where_nothing_can_be_kept_the_error_that_broke_the_answer_off_is_raised() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        with pytest.raises(ConnectionError):
            await broken_off(memory)

        assert memory.published == []


# What a model's API answers


@pytest.mark.parametrize("wrong", ["the text alone", {"text": "no completion"}, 7, None])
async def test_what_is_no_completion_is_refused_with_the_remedy(wrong: object) -> None:
    async with FakeSessionMemory() as memory, memory.interaction("s") as turn:
        with pytest.raises(BadRequest, match="add_ai_message" if isinstance(wrong, str) else "choices"):
            turn.add_completion(wrong)


async def test_tool_calls_may_have_the_form_of_chat_completions() -> None:
    shaped = {"id": "c1", "type": "function", "function": {"name": "f", "arguments": "{}"}}
    custom = {"id": "c2", "type": "custom", "custom": {"name": "sql", "input": "select"}}
    plain = {"id": "c3", "name": "g", "arguments": "[]"}
    async with FakeSessionMemory() as memory:
        await memory.add_ai_message("s", tool_calls=[shaped, custom, plain])
        (message,) = (await memory.memory("s")).messages
        with pytest.raises(BadRequest, match="tool_calls"):
            await memory.add_ai_message("s", tool_calls=[{"id": "c4", "function": {}}])

    calls = [(call.id, call.name, call.arguments) for call in message.tool_calls or ()]
    assert calls == [("c1", "f", "{}"), ("c2", "sql", "select"), ("c3", "g", "[]")]
