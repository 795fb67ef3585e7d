from __future__ import annotations

import asyncio
import copy
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, cast
from uuid import uuid4

import pytest
from agents import Session, SessionSettings
from agents.memory.session import SessionABC

from processors.publishing.interceptor import Interceptor
from processors.publishing.ready_interceptors import StripThinking
from schemas.errors import BadRequest, ConfigurationError, EventTooLarge, Forbidden, PublishFailed
from schemas.events import AiMessageAdded, CompactionRequested, Event, MessagesRemoved, UserMessageAdded
from schemas.publication import Published
from schemas.settings import Settings, load_settings
from streams.client import FakeSessionMemory, MemoryProvider, SessionMemory
from streams.client.background import in_background
from streams.client.fake import FakeBackend
from streams.client.openai_agents import KafkaSession, failed_for_length
from tests.unit.streams.client.sdk_items import (
    EVERY_TYPE,
    Item,
    function_call,
    function_output,
    reasoning,
    said,
    same,
    user,
)


@pytest.fixture
def session(memory: FakeSessionMemory) -> KafkaSession:
    return KafkaSession("s1", memory)


async def add(session: KafkaSession, *items: Item) -> None:
    await session.add_items(cast(Any, list(items)))


async def items_of(session: KafkaSession, limit: int | None = None) -> list[Any]:
    return cast("list[Any]", await session.get_items(limit))


async def test_it_is_a_session_of_the_sdk(session: KafkaSession) -> None:
    assert isinstance(session, Session)
    assert session.session_settings == SessionSettings()


# What comes back


async def test_every_type_of_item_comes_back_as_it_was_given_in_order(session: KafkaSession) -> None:
    await add(session, *EVERY_TYPE)

    assert same(await items_of(session), EVERY_TYPE)


async def test_items_come_back_in_order_however_they_were_added(memory: FakeSessionMemory) -> None:
    for item in EVERY_TYPE:
        await add(KafkaSession("s1", memory), item)

    assert same(await items_of(KafkaSession("s1", memory)), EVERY_TYPE)


@pytest.mark.parametrize("count", [0, 1, 2, 5, len(EVERY_TYPE), 1_000])
async def test_a_limit_gives_the_newest_items_in_order(session: KafkaSession, count: int) -> None:
    await add(session, *EVERY_TYPE)

    assert same(await items_of(session, count), EVERY_TYPE[-count:] if count else [])


async def test_the_limit_of_the_settings_holds_where_a_call_names_none(memory: FakeSessionMemory) -> None:
    session = KafkaSession("s1", memory, session_settings=SessionSettings(limit=2))
    await add(session, user("a"), user("b"), user("c"))

    assert await items_of(session) == [user("b"), user("c")]
    assert await items_of(session, 1) == [user("c")]


def test_a_setting_that_the_sdk_does_not_have_is_refused(memory: FakeSessionMemory) -> None:
    with pytest.raises(BadRequest, match="'limt': did you mean limit"):
        KafkaSession("s1", memory, session_settings={"limt": 2})


async def test_an_unknown_session_has_no_items(session: KafkaSession) -> None:
    assert await items_of(session) == []
    assert await session.pop_item() is None
    await session.clear_session()


async def test_adding_nothing_publishes_nothing(memory: FakeSessionMemory, session: KafkaSession) -> None:
    await session.add_items([])

    assert memory.published == []


async def test_sessions_do_not_see_each_other(memory: FakeSessionMemory) -> None:
    one, other = KafkaSession("s1", memory), KafkaSession("s2", memory)
    await add(one, user("a"))
    await add(other, user("b"))
    await one.clear_session()

    assert await items_of(one) == []
    assert await items_of(other) == [user("b")]


@pytest.mark.parametrize(
    "text", ["", "日本語 🎉 Ünïcödé \u202e", "'; drop table x; --", "\x00\t\n", "x" * 200_000]
)
async def test_any_text_comes_back(session: KafkaSession, text: str) -> None:
    items = [user(text), said(text, "msg_1")]
    await add(session, *items)

    assert await items_of(session) == items


async def test_an_item_too_large_for_an_event_is_refused_and_nothing_is_added(session: KafkaSession) -> None:
    with pytest.raises(EventTooLarge):
        await add(session, user("a"), user("x" * 1_000_000))

    assert await items_of(session) == []


async def test_adds_at_once_are_all_there_each_list_in_one_piece(memory: FakeSessionMemory) -> None:
    shared = KafkaSession("s1", memory)
    sessions = [shared, shared, KafkaSession("s1", memory), KafkaSession("s1", memory)]
    lists = [[user(f"{n}a"), said(f"{n}b", f"msg_{n}")] for n in range(20)]
    await asyncio.gather(*(add(sessions[n % 4], *items) for n, items in enumerate(lists)))

    got = await items_of(shared)

    assert sorted(item["content"] for item in got[::2]) == sorted(items[0]["content"] for items in lists)
    assert all(got[n : n + 2] in lists for n in range(0, 40, 2))


# What others see


async def test_reasoning_goes_with_what_it_led_to(memory: FakeSessionMemory, session: KafkaSession) -> None:
    await add(session, user("q"), reasoning("rs_1"), function_call("c1"), function_call("c2"))
    await add(
        session, function_output("c1"), function_output("c2"), reasoning("rs_2", "so"), said("a", "msg_1")
    )

    read = await memory.memory("s1")

    assert [message.role for message in read.messages] == ["user", "assistant", "tool", "tool", "assistant"]
    assert [call.id for call in read.messages[1].tool_calls or ()] == ["c1", "c2"]
    assert [(m.thinking, m.text) for m in read.messages[1::3]] == [("thinking", ""), ("so", "a")]
    assert [m.name for m in read.messages[2:4]] == ["lookup", "lookup"]


async def test_inline_data_is_named_and_not_counted(memory: FakeSessionMemory, session: KafkaSession) -> None:
    image = {"type": "input_image", "image_url": "data:image/png;base64," + "A" * 50_000}
    await add(session, {"role": "user", "content": [{"type": "input_text", "text": "see"}, image]})

    message = (await memory.memory("s1")).messages[0]

    assert message.text == "see\n[image image/png, 50022 characters inline]"
    assert message.size_bytes < 100


async def test_parts_in_the_form_of_chat_completions_are_references_too(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    item = {
        "role": "user",
        "content": [
            {"type": "text", "text": "see"},
            {"type": "image_url", "image_url": {"url": "https://example.org/a.png", "detail": "low"}},
            {"type": "image_url", "image_url": {"url": "data:image/png;base64," + "A" * 50_000}},
            {"type": "file", "file": {"file_id": "file-1"}},
        ],
    }
    await add(session, item)

    (message,) = (await memory.memory("s1")).messages
    assert [part.model_dump(exclude_none=True) for part in message.contents or ()] == [
        {"kind": "text", "text": "see"},
        {"kind": "image", "uri": "https://example.org/a.png", "detail": "low"},
        {"kind": "text", "text": "[image image/png, 50022 characters inline]"},
        {"kind": "pdf", "uri": "file-1"},
    ]
    assert await items_of(session) == [item]


async def test_what_others_said_comes_back_as_items(memory: FakeSessionMemory, session: KafkaSession) -> None:
    await memory.add_multimodal_user_message(
        "s1", [{"kind": "text", "text": "see"}, {"kind": "image", "uri": "https://example.org/a.png"}]
    )
    await memory.add_ai_message("s1", "one moment", tool_calls=[{"id": "c1", "name": "f", "arguments": "{}"}])
    await memory.add_tool_call_response("s1", "c1", "f", "done")

    assert await items_of(session) == [
        {
            "role": "user",
            "content": [
                {"type": "input_text", "text": "see"},
                {"type": "input_image", "image_url": "https://example.org/a.png", "detail": "auto"},
            ],
        },
        {"role": "assistant", "content": "one moment"},
        {"type": "function_call", "call_id": "c1", "name": "f", "arguments": "{}"},
        {"type": "function_call_output", "call_id": "c1", "output": "done"},
    ]


async def test_a_summary_comes_back_as_a_pair(memory: FakeSessionMemory, session: KafkaSession) -> None:
    await add(session, user("my name is Ann"), said("Hello Ann", "msg_1"))
    await memory.compact("s1", user_message="who am I", ai_message="you are Ann")
    await add(session, user("more"))

    summary = [user("who am I"), {"role": "assistant", "content": "you are Ann"}]
    assert await items_of(session) == [*summary, user("more")]
    assert await session.pop_item() == user("more")
    assert await session.pop_item() == summary[1]
    assert await items_of(session) == summary[:1]


async def test_an_item_that_an_interceptor_changed_comes_back_changed() -> None:
    class Shout(Interceptor):
        def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
            return message.model_copy(update={"text": message.text.upper()})

    provider = MemoryProvider.limited_window().with_interceptor(Shout())
    async with FakeSessionMemory(provider=provider) as memory:
        session = KafkaSession("s1", memory)
        await add(session, user("quiet"), said("ok", "msg_1"))

        assert await items_of(session) == [user("QUIET"), said("ok", "msg_1")]


# What memory does not hold


def limits(**memory: Any) -> Settings:
    return load_settings().model_copy(
        update={"memory": load_settings().memory.model_copy(update=memory)}, deep=True
    )


async def test_a_window_evicts_whole_turns() -> None:
    async with FakeSessionMemory(settings=limits(max_messages=4)) as memory:
        session = KafkaSession("s1", memory)
        for n in range(3):
            await add(session, user(f"q{n}"), reasoning(f"rs_{n}"), function_call(f"c{n}"))
            await add(session, function_output(f"c{n}"), said(f"a{n}", f"msg_{n}"))

        items = await items_of(session)

        assert items[0] == user("q2")
        assert len(items) == 5


async def test_an_output_without_its_call_is_history_only(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    await add(session, user("q"), function_output("nowhere"))

    assert await items_of(session) == [user("q")]
    assert len(memory.published) == 2


async def test_an_excerpt_of_an_output_brings_its_call_in_a_form_that_it_can_answer() -> None:
    async with FakeSessionMemory(settings=limits(max_size_bytes=5_000)) as memory:
        session = KafkaSession("s1", memory)
        call = {"type": "custom_tool_call", "call_id": "c1", "name": "sql", "input": "select"}
        output = {"type": "custom_tool_call_output", "call_id": "c1", "output": "x" * 10_000}
        await add(session, user("q"), call, output)

        items = await items_of(session)

        assert items[1] == {"type": "function_call", "call_id": "c1", "name": "sql", "arguments": "select"}
        assert items[2]["type"] == "function_call_output"
        assert "left out" in items[2]["output"]


# On any event loop


def test_runs_that_block_use_a_memory_in_the_background() -> None:
    def turn(session: KafkaSession, number: int) -> Any:
        async def run() -> list[Any]:
            await add(session, user(f"q{number}"), said(f"a{number}", f"msg_{number}"))
            return await items_of(session)

        return asyncio.run(run())  # as Runner.run_sync: an event loop that ends with the call

    with in_background(FakeSessionMemory()) as memory:
        session = KafkaSession("s1", memory)
        turns = [turn(session, number) for number in range(3)]

        assert [len(items) for items in turns] == [2, 4, 6]
        assert asyncio.run(session.pop_item()) == said("a2", "msg_2")
        asyncio.run(session.clear_session())
        assert asyncio.run(items_of(session)) == []


def test_an_event_loop_that_does_not_run_is_a_clear_error() -> None:
    loop = asyncio.new_event_loop()
    memory = loop.run_until_complete(FakeSessionMemory().__aenter__())
    try:
        with pytest.raises(ConfigurationError, match="in_background"):
            asyncio.run(items_of(KafkaSession("s1", memory)))
    finally:
        loop.run_until_complete(memory.__aexit__(None, None, None))
        loop.close()


# Removing


async def test_popping_gives_every_item_back_newest_first(session: KafkaSession) -> None:
    await add(session, *EVERY_TYPE)
    left = list(EVERY_TYPE)

    while left:
        popped = await session.pop_item()
        expected = left.pop()
        assert same(popped, expected)
        # An output without its call is none that can be given back; all else stays as it was.
        assert same(await items_of(session), left)
    assert await session.pop_item() is None


async def test_two_that_pop_at_once_never_get_the_same_item() -> None:
    backend = FakeBackend(load_settings())
    async with SessionMemory(backend=backend) as one, SessionMemory(backend=backend) as other:
        sessions = [KafkaSession("s1", one), KafkaSession("s1", one), KafkaSession("s1", other)]
        items = [user(f"q{number}") for number in range(9)]
        await add(sessions[0], *items)

        popped = await asyncio.gather(*(sessions[number % 3].pop_item() for number in range(9)))

        assert sorted(item["content"] for item in cast(Any, popped)) == [f"q{number}" for number in range(9)]
        assert await items_of(sessions[0]) == []


async def test_a_pop_after_anothers_append_takes_that_item(monkeypatch: pytest.MonkeyPatch) -> None:
    backend = FakeBackend(load_settings())
    async with SessionMemory(backend=backend) as one, SessionMemory(backend=backend) as other:
        await add(KafkaSession("s1", one), user("a"))
        read = one.read

        async def overtaken(*args: Any, **options: Any) -> Any:
            answer = await read(*args, **options)
            monkeypatch.setattr(one, "read", read)
            await add(KafkaSession("s1", other), user("b"))
            return answer

        monkeypatch.setattr(one, "read", overtaken)

        assert await KafkaSession("s1", one).pop_item() == user("b")
        assert await items_of(KafkaSession("s1", other)) == [user("a")]


async def test_what_others_said_stays_theirs_when_it_is_said_again(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    native = {"format": "langchain", "item": {"type": "ai"}}
    call = {"id": "c1", "name": "f", "arguments": "{}"}
    image = [{"kind": "image", "uri": "https://example.org/a.png"}]
    await memory.add_ai_message("s1", tool_calls=[call], agent_id="other", agent_role="r", native=native)
    await memory.add_multimodal_user_message("s1", image, agent_id="other")
    await add(session, user("mine"))
    await memory.add_tool_call_response("s1", "c1", "f", "done", agent_id="other")
    before = (await memory.memory("s1", native=True)).messages

    assert await session.pop_item() == function_output("c1", "done")

    after = (await memory.memory("s1", native=True)).messages
    own = {"id", "sequence"}
    assert [one.model_dump(exclude=own) for one in after] == [
        one.model_dump(exclude=own) for one in before[:-1]
    ]


async def test_a_popped_item_can_be_added_again(session: KafkaSession) -> None:
    await add(session, user("q"), said("a", "msg_1"))
    popped = await session.pop_item()
    await session.add_items([cast(Any, popped)])

    assert await items_of(session) == [user("q"), said("a", "msg_1")]


async def test_popping_says_what_it_removes(memory: FakeSessionMemory, session: KafkaSession) -> None:
    await add(session, user("a"), user("b"))
    await session.pop_item()

    removal = memory.published[-1]
    assert isinstance(removal, MessagesRemoved)
    assert removal.message_ids == [memory.published[1].event_id]


async def test_a_pop_out_of_a_group_is_one_event(memory: FakeSessionMemory, session: KafkaSession) -> None:
    items = [
        user("q"),
        function_call("c1"),
        function_call("c2"),
        function_output("c1"),
        function_output("c2"),
    ]
    await add(session, *items)
    for left in (4, 3, 2, 1):
        published = len(memory.published)
        await session.pop_item()

        # Were it two, a crash between them would lose the rest of the group.
        assert len(memory.published) == published + 1
        assert await items_of(session) == items[:left]


async def test_what_replaces_a_popped_message_passes_the_interceptors() -> None:
    provider = MemoryProvider.limited_window().with_interceptor(StripThinking())
    backend = FakeBackend(load_settings())
    async with (
        SessionMemory(backend=backend) as plain,
        SessionMemory(backend=backend, provider=provider) as strict,
    ):
        reasoning = {
            "type": "reasoning",
            "id": "rs_1",
            "summary": [{"type": "summary_text", "text": "secret"}],
        }
        await add(KafkaSession("s1", plain), reasoning, said("a", "msg_1"))
        await KafkaSession("s1", strict).pop_item()

    removal = backend.log[-1]
    assert isinstance(removal, MessagesRemoved)
    assert isinstance(removal.replacement, AiMessageAdded)
    assert (removal.replacement.thinking, removal.replacement.native) == (None, None)


async def test_a_cleared_session_goes_on(session: KafkaSession) -> None:
    await add(session, user("a"), said("b", "msg_1"))
    await session.clear_session()
    assert await items_of(session) == []
    await add(session, said("b", "msg_1"))

    assert await items_of(session) == [said("b", "msg_1")]


# Not twice


async def test_items_that_memory_holds_are_not_stored_again(memory: FakeSessionMemory) -> None:
    history = [user("hi"), said("hello", "msg_1"), user("go"), function_call("c1"), function_output("c1")]
    await add(KafkaSession("s1", memory), *history)

    await add(KafkaSession("s1", memory), *history, user("hi"))

    assert await items_of(KafkaSession("s1", memory)) == [*history, user("hi")]


async def test_what_somebody_else_added_since_the_last_read_is_not_stored_again(
    memory: FakeSessionMemory,
) -> None:
    one, other = KafkaSession("s1", memory), KafkaSession("s1", memory)
    items = [user("q"), said("a", "msg_1")]
    await items_of(one)
    await items_of(other)

    await add(one, *items)
    await add(other, *items)

    assert await items_of(one) == items


async def test_a_read_that_an_add_overtakes_brings_nothing_back(
    memory: FakeSessionMemory, session: KafkaSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, go_on = memory.read, asyncio.Event()

    async def read_late(*args: Any, **options: Any) -> Any:
        answer = await read(*args, **options)
        await go_on.wait()
        return answer

    monkeypatch.setattr(memory, "read", read_late)
    overtaken = asyncio.create_task(items_of(session))
    await asyncio.sleep(0)
    monkeypatch.setattr(memory, "read", read)
    await add(session, function_call("c1"))
    go_on.set()
    assert await overtaken == []
    await add(session, function_call("c1"), function_output("c1"))

    assert await items_of(session) == [function_call("c1"), function_output("c1")]


async def test_who_says_the_same_again_is_heard_again(session: KafkaSession) -> None:
    for _ in range(2):
        await add(session, user("yes"))
        await add(session, {"role": "assistant", "content": "ok", "id": "__fake_id__", "type": "message"})

    assert [item["content"] for item in await items_of(session)] == ["yes", "ok", "yes", "ok"]


def chat_call(call_id: str) -> Item:
    """A call as a Chat Completions model makes it: no id of its own."""
    return {**function_call(call_id), "id": "__fake_id__"}


async def test_a_conversation_with_a_model_that_has_no_ids_is_not_stored_again(session: KafkaSession) -> None:
    done = {"type": "message", "role": "assistant", "content": "done", "id": "__fake_id__"}
    history = [user("go"), chat_call("c1"), function_output("c1"), done]
    await add(session, *history)
    await add(session, *history, user("more"))

    assert await items_of(session) == [*history, user("more")]


async def test_an_id_that_is_used_again_loses_nothing(session: KafkaSession) -> None:
    # As a scripted model does, and some providers.
    items = [user("say one"), said("one", "msg_1"), user("say two"), said("two", "msg_1")]
    await add(session, *items[:2])
    await add(session, *items[2:])
    await add(session, *items)

    assert await items_of(session) == items


async def test_calls_counted_anew_in_every_turn_are_all_kept(session: KafkaSession) -> None:
    turn = [user("status?"), chat_call("call_0"), function_output("call_0", "pending")]
    for _ in range(3):
        await add(session, turn[0])
        await add(session, *turn[1:])

    assert await items_of(session) == turn * 3


async def test_an_item_somebody_else_removed_is_stored_again(memory: FakeSessionMemory) -> None:
    one, other = KafkaSession("s1", memory), KafkaSession("s1", memory)
    await add(one, user("q"), said("a", "msg_1"))
    await items_of(one)
    await other.pop_item()

    await add(one, said("a", "msg_1"))

    assert await items_of(one) == [user("q"), said("a", "msg_1")]


async def test_a_call_that_failed_and_is_made_again_stores_nothing_twice(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    items = [user("q"), said("a", "msg_1")]
    memory.backend.broker_away(after=1)
    with pytest.raises(PublishFailed):
        await add(session, *items)
    memory.backend.broker_back()
    await add(session, *items)

    assert await items_of(session) == items


async def test_a_pop_that_failed_and_is_made_again_removes_one_item(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    await add(session, user("a"), user("b"), user("c"))
    memory.backend.broker_away()
    with pytest.raises(PublishFailed):
        await session.pop_item()
    memory.backend.broker_back()

    assert await session.pop_item() == user("c")
    assert await items_of(session) == [user("a"), user("b")]


# Who, from what, and for how much


async def test_answers_say_from_which_memory_they_were_made(memory: FakeSessionMemory) -> None:
    session = KafkaSession("s1", memory, agent_id="a", agent_role="r", user_id="u")
    await add(session, user("q"))
    await items_of(session)
    await add(session, said("a", "msg_1"))

    answer = memory.published[-1]
    assert isinstance(answer, AiMessageAdded)
    assert answer.context is not None
    assert (answer.context.sequence, answer.context.epoch) == (0, 0)
    assert (answer.agent_id, answer.agent_role, answer.user_id) == ("a", "r", "u")


async def test_a_read_only_session_reads_and_keeps_nothing(memory: FakeSessionMemory) -> None:
    await add(KafkaSession("s1", memory), user("q"))
    session = KafkaSession("s1", memory, provider=MemoryProvider.limited_window().read_only())
    await add(session, user("more"))
    await session.clear_session()

    assert await items_of(session) == [user("q")]
    # Nor would it end for a caller that pops until nothing is left.
    assert await session.pop_item() is None


# Ended for length


async def test_an_incomplete_answer_asks_for_a_compaction(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    await add(session, user("q"), {**said("Once upon", "msg_1"), "status": "incomplete"})

    request = memory.published[-1]
    assert isinstance(request, CompactionRequested)
    assert request.reason == "length_exceeded"


@pytest.mark.parametrize(
    ("error", "asked"),
    [
        (RuntimeError("incomplete_details=IncompleteDetails(reason='max_output_tokens')"), True),
        (RuntimeError("terminated with finish_reason='length' before"), True),
        (RuntimeError("something else"), False),
    ],
)
async def test_a_run_that_failed_for_length_asks_for_a_compaction(
    memory: FakeSessionMemory, session: KafkaSession, error: Exception, asked: bool
) -> None:
    with pytest.raises(RuntimeError):
        async with session.watching_length():
            raise error

    assert [type(event) for event in memory.published] == [CompactionRequested] * asked


@pytest.mark.parametrize("failure", [PublishFailed("away", events=()), Forbidden("may not")])
async def test_the_error_of_a_run_comes_out_also_where_compaction_cannot_be_asked_for(
    memory: FakeSessionMemory,
    session: KafkaSession,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    failure: Exception,
) -> None:
    async def refuse(_: Sequence[Event]) -> list[Published]:
        raise failure

    monkeypatch.setattr(memory.backend, "publish", refuse)

    with pytest.raises(RuntimeError, match="finish_reason"):
        async with session.watching_length():
            raise RuntimeError("finish_reason='length'")

    (record,) = [one for one in caplog.records if one.levelname == "WARNING"]
    assert (vars(record)["action"], vars(record)["session_id"]) == ("compaction_not_requested", "s1")


def test_a_refused_context_is_told_by_its_code_also_as_a_cause() -> None:
    class Refused(Exception):
        code = "context_length_exceeded"

    wrapped = RuntimeError("run failed")
    wrapped.__cause__ = Refused()

    assert failed_for_length(wrapped)


def test_an_output_that_was_too_long_is_told_in_a_group_too() -> None:
    cut = RuntimeError("terminated with finish_reason='length' before")

    assert failed_for_length(ExceptionGroup("runs", [ValueError(), cut]))
    assert not failed_for_length(ExceptionGroup("runs", [ValueError()]))


def test_without_the_sdk_importing_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['agents'] = None\nimport streams.client.openai_agents"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stderr.splitlines()[-1] == (
        "ImportError: streams.client.openai_agents needs the OpenAI Agents SDK: "
        "install sessionstream[openai-agents]"
        " (in a checkout: pip install '.[openai-agents]')"
    )


def test_what_the_sdk_asks_of_its_own_sessions_is_there() -> None:
    assert [name for name in SessionABC.__abstractmethods__ if not hasattr(KafkaSession, name)] == []


async def test_the_id_of_a_session_may_be_a_uuid(memory: FakeSessionMemory) -> None:
    name: Any = uuid4()
    await add(KafkaSession(name, memory), user("hi"))

    assert same(await items_of(KafkaSession(name, memory)), [user("hi")])
    assert (await memory.memory(str(name))).message_count == 1


async def test_a_deep_copy_of_a_session_or_its_client_is_the_object_itself() -> None:
    """Frameworks copy an agent's configuration; a connection, and what a session holds, are there once."""
    async with FakeSessionMemory() as memory:
        session = KafkaSession("s1", memory, hold_seconds=60)
        copied = copy.deepcopy({"memory": memory, "session": session})

        assert copied["memory"] is memory
        assert copied["session"] is session
