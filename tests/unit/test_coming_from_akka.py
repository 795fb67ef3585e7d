"""Each row for Akka in docs/how-to/come-from-another-system.md, run on both sides.

The other side is an oracle after the text of its documentation (tests/oracles/akka.py).
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

import streams.client
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory.announcement import history_updated
from processors.memory.changes import Changes
from processors.memory.figures import Figures
from processors.memory.tokens import ByteEstimate
from schemas.errors import BadRequest, ConfigurationError, InterceptorFailed
from schemas.events import (
    EVENT_TYPES,
    AiMessageAdded,
    SessionConfigured,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.memory_events import MEMORY_EVENT_ADAPTER, HistoryUpdated
from schemas.parts import NativeItem
from schemas.settings import load_settings
from streams.client import (
    FakeSessionMemory,
    MemoryFilter,
    MemoryProvider,
    SessionMemoryInterceptor,
    StripThinking,
    TruncateToolResponses,
)
from streams.compaction.summarizers import make_summarizer
from streams.settings.policies import compaction_policy
from tests.builders.events import answer, calls, compacted, user
from tests.builders.memories import Session
from tests.builders.summary_requests import request
from tests.contracts.documented_rows import DocumentedRows
from tests.fakes.chat_completions import ChatCompletions
from tests.fakes.dict_store import DictStore
from tests.oracles.akka import Agent, Criterion, Message, SessionMemoryEntity

ROWS: Final = DocumentedRows("Akka")
row = ROWS.row
REDACT: Final = "processors.publishing.ready_interceptors:Redact"

#: What is said: turns of a question and an answer, each of some agent.
AGENTS: Final = st.sampled_from([("a", "r"), ("a", "s"), ("b", "r"), ("b", ""), ("", "")])
TEXTS: Final = st.text("aé🙂 ", max_size=12)
TURNS: Final = st.lists(st.tuples(AGENTS, TEXTS, TEXTS), max_size=8)
CHAINS: Final[st.SearchStrategy[list[Any]]] = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["include", "exclude"]), st.just("id"), st.sampled_from(["a", "b"])),
        st.tuples(st.sampled_from(["include", "exclude"]), st.just("role"), st.sampled_from(["r", "s"])),
    ),
    max_size=4,
)


def turn_of(agent: tuple[str, str], question: str, reply: str) -> tuple[Message, Message]:
    return Message("user", question, *agent), Message("ai", reply, *agent)


async def say(memory: FakeSessionMemory, there: SessionMemoryEntity, *messages: Message) -> None:
    """Say the same on both sides."""
    there.add_interaction(*messages)
    for message in messages:
        who: dict[str, Any] = {
            "agent_id": message.agent_id or None,
            "agent_role": message.agent_role or None,
        }
        if message.kind == "user":
            await memory.add_user_message("s", message.text, **who)
        else:
            await memory.add_ai_message("s", message.text, **who)


async def here(memory: FakeSessionMemory, **options: Any) -> list[str]:
    return [message.text for message in (await memory.memory("s", **options)).messages]


def texts(messages: list[Message]) -> list[str]:
    return [message.text for message in messages]


def chain_of(chain: list[Criterion]) -> MemoryFilter | None:
    built: Any = MemoryFilter if chain else None
    for kind, attribute, value in chain:
        built = getattr(built, f"{kind}_from_agent_{attribute}")(value)
    assert built is None or isinstance(built, MemoryFilter)
    return built


def with_settings(**memory: Any) -> FakeSessionMemory:
    return FakeSessionMemory(settings=load_settings(memory=memory))


# Memory and its configuration


@row("session memory by session id")
@row("`componentId`, agent role")
async def test_agents_of_one_session_share_what_they_say() -> None:
    there = SessionMemoryEntity()
    async with FakeSessionMemory() as memory:
        await say(memory, there, *turn_of(("a", "r"), "q1", "a1"), *turn_of(("b", ""), "q2", "a2"))
        read = await memory.memory("s")

        assert [(m.text, m.agent_id or "", m.agent_role or "") for m in read.messages] == [
            (m.text, m.agent_id, m.agent_role) for m in there.get_history()
        ]
        assert (await memory.memory("another")).messages == []


@row('"automatically managed by the Agent"')
async def test_a_turn_is_given_the_memory_and_keeps_what_was_said() -> None:
    there = SessionMemoryEntity()
    agent = Agent(there)
    async with FakeSessionMemory() as memory:
        for number in range(3):
            question, reply = turn_of(("a", ""), f"q{number}", f"a{number}")
            async with memory.interaction("s", agent_id="a") as turn:
                turn.add_user_message(question.text)
                prompt = [message["content"] for message in turn.messages()]
                turn.add_ai_message(reply.text)
            assert prompt == [*texts(agent.ask(question, reply)), question.text]
        with contextlib.suppress(RuntimeError):
            async with memory.interaction("s") as turn:
                turn.add_user_message("lost")
                raise RuntimeError("the model is away")
        assert await here(memory) == texts(there.get_history())


@row("`akka.javasdk.agent.memory.enabled`")
@row("`MemoryProvider.fromConfig()`")
async def test_memory_is_switched_off_by_its_setting() -> None:
    for enabled in (True, False):
        settings = load_settings(memory={"enabled": enabled})
        provider = MemoryProvider.from_config(settings)
        there = SessionMemoryEntity()
        Agent(there, reads=enabled, writes=enabled).ask(Message("user", "q"), Message("ai", "a"))
        async with FakeSessionMemory(provider=provider, settings=settings) as memory:
            await memory.add_interaction("s", "q", "a")
            assert await here(memory) == texts(there.get_history())


@row("`…limited-window.max-size = 156KiB`")
def test_the_window_is_as_large_by_default_and_counts_bytes() -> None:
    assert load_settings().memory.max_size_bytes == SessionMemoryEntity().max_size_bytes == 156 * 1024
    there = SessionMemoryEntity()
    there.add_interaction(Message("user", "é🙂"))
    session = Session().say(user("é🙂"))
    assert session.head.size_bytes == there.size_bytes == 6
    # What a model sees of a tool call counts too: here its name and its arguments.
    assert Session().say(calls("c1")).head.size_bytes == len('look_up{"q":1}')


@row("oldest messages are removed first")
@given(turns=TURNS, limit=st.integers(1, 60))
def test_a_window_keeps_the_newest_here_by_whole_turns(
    turns: list[tuple[tuple[str, str], str, str]], limit: int
) -> None:
    there, session = SessionMemoryEntity(limit), Session(max_size_bytes=limit)
    said: list[Message] = []
    for turn in turns:
        for message in turn_of(*turn):
            said.append(message)
            there.add_interaction(message)
            session.say(user(message.text) if message.kind == "user" else answer(message.text))
            kept = there.get_history()
            newest = said[max(n for n, m in enumerate(said) if m.kind == "user") :]
            if len(kept) >= len(newest):
                # There a window may begin with an answer whose question is gone; here that turn is gone too.
                whole = next((n for n, m in enumerate(kept) if m.kind == "user"), len(kept))
                assert session.texts == texts(kept[whole:])
            else:
                # The newest turn alone is over the limit: it stays here, and is cut there.
                assert session.texts == texts(newest)
            assert session.head.truncated == (len(session.texts) < len(said))


@row("oldest messages are removed first")
@row("`.readLast(n)`, `.readLast(n, filter)`")
async def test_what_a_memory_may_begin_with() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_ai_message("s", "Welcome!")
        for number in range(2):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        assert await here(memory) == ["Welcome!", "q0", "a0", "q1", "a1"]
        assert await here(memory, last=3) == ["a0", "q1", "a1"]
        assert await here(memory, last_turns=1) == ["q1", "a1"]

        answer_of_first = (await memory.memory("s")).messages[2]
        assert await memory.pin("s", [answer_of_first.id], "a rule") == []
        await memory.configure("s", max_messages=8)
        for number in range(2, 6):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        assert await here(memory) == ["a0", "q3", "a3", "q4", "a4", "q5", "a5"]
        await memory.compact("s", user_message="what", ai_message="this")
        assert (await here(memory))[0] == "a0"


@row("`truncated`; reads past the window")
async def test_what_left_the_window_is_in_the_history() -> None:
    there = SessionMemoryEntity(10)
    async with with_settings(max_size_bytes=10) as memory:
        for number in range(3):
            await say(memory, there, *turn_of(("", ""), f"word{number}", f"a{number}"))
        read = await memory.memory("s")
        found = await memory.recall("s", "word0")

        assert read.truncated
        assert read.size_bytes <= there.max_size_bytes
        assert [group.messages[0].text for group in found.groups] == ["word0"]
        assert len(memory.published) == 6


@row("limit ≤ 0")
def test_a_limit_of_nothing_is_refused_and_none_lifts_it() -> None:
    for limit in (0, -1):
        with pytest.raises(ValueError, match="greater than 0"):
            SessionMemoryEntity(limit)
        with pytest.raises(ConfigurationError, match="greater than 0"):
            load_settings(memory={"max_size_bytes": limit})
    assert load_settings(memory={"max_size_bytes": "none"}).memory.max_size_bytes is None


@row("`SessionMemoryEntity.setLimitedWindow`")
async def test_a_session_gets_a_window_of_its_own() -> None:
    there = SessionMemoryEntity()
    async with FakeSessionMemory() as memory:
        for number in range(4):
            await say(memory, there, *turn_of(("", ""), f"q{number}", f"a{number}"))
        there.set_limited_window(8)
        await memory.configure("s", max_size_bytes=8)
        await say(memory, there, *turn_of(("", ""), "q4", "a4"))
        assert await here(memory) == texts(there.get_history()) == ["q3", "a3", "q4", "a4"]
        await memory.configure("s", max_messages=2)
        assert await here(memory) == ["q4", "a4"]
        await memory.configure("s", max_tokens=1, ttl_seconds=60, compaction={"trigger_messages": 1})
        assert await here(memory) == ["q4", "a4"], "the newest turn stays"
        own = memory.published[-1]
        assert isinstance(own, SessionConfigured)
        assert own.compaction is not None
        assert (own.max_tokens, own.ttl_seconds, own.compaction.trigger_messages) == (1, 60, 1)


@row("`getHistory(GetHistoryCmd)`")
@row("`MemoryFilter.includeFromAgentId`")
@row("`MemoryFilter.includeFromAgentRole`")
@row("`MemoryFilterSupplier`")
@row("`.readLast(n)`")
@row("`.filtered(filter)`")
@examples(max_examples=60, deadline=None)
@given(turns=TURNS, chain=CHAINS, last=st.none() | st.integers(0, 6))
def test_filters_and_the_newest_n_give_the_same_messages(
    turns: list[tuple[tuple[str, str], str, str]], chain: list[Criterion], last: int | None
) -> None:
    async def compare() -> None:
        there = SessionMemoryEntity()
        async with FakeSessionMemory() as memory:
            for turn in turns:
                await say(memory, there, *turn_of(*turn))
            expected = texts(there.get_history(last, chain))
            filters = chain_of(chain)
            assert await here(memory, last=last, filters=filters) == expected
            provider = MemoryProvider.limited_window()
            if last is not None:
                provider = provider.read_last(last)
            read = await memory.read("s", provider.filtered(filters))
            assert [message.text for message in read.messages] == expected

    asyncio.run(compare())


@row("`MemoryFilter.includeFromAgentRole`")
async def test_a_blank_role_matches_nothing_and_a_chain_of_the_documentation_is_one_filter() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "of nobody")
        await memory.add_user_message("s", "of a summarizer", agent_id="x", agent_role="summarizer")
        assert await here(memory, filters=MemoryFilter.include_from_agent_role("")) == []
        chain = MemoryFilter.include_from_agent_id("weather-agent").include_from_agent_role("summarizer")
        assert len(chain.steps) == 1
        assert await here(memory, filters=chain) == ["of a summarizer"]


@row("`addInteraction`")
async def test_an_interaction_is_one_write_also_without_a_question() -> None:
    there = SessionMemoryEntity()
    async with FakeSessionMemory() as memory:
        there.add_interaction(Message("user", "q"), Message("ai", "a"))
        await memory.add_interaction("s", "q", "a")
        there.add_interaction(Message("ai", "alone"))
        await memory.add_interaction("s", None, "alone")
        assert await here(memory) == texts(there.get_history())


@row("`delete`")
async def test_deleting_empties_the_session_and_twice_is_fine() -> None:
    there = SessionMemoryEntity()
    async with FakeSessionMemory() as memory:
        await say(memory, there, *turn_of(("", ""), "q", "a"))
        for _ in range(2):
            there.delete()
            await memory.delete("s")
            assert await here(memory) == texts(there.get_history()) == []
            assert (await memory.memory("s")).sequence is None
        await say(memory, there, *turn_of(("", ""), "again", "b"))
        assert await here(memory) == texts(there.get_history()) == ["again", "b"]


@row("token usage of a session")
def test_usage_is_counted_over_compactions() -> None:
    session = Session().say(user("q"), answer("a", usage={"input_tokens": 10, "output_tokens": 4}))
    session.say(compacted(1, usage={"input_tokens": 7, "output_tokens": 2}))
    assert len(session.texts) == 2
    assert tuple(session.head.usage) == (17, 6)
    assert tuple(session.head.compaction_usage) == (7, 2)


# Providers


@row("`.readLast(n)`")
@row("`MemoryFilterSupplier`")
async def test_a_tools_answer_comes_with_its_call_and_a_summary_passes_every_filter() -> None:
    """There a limit or a filter counts single messages; here a call and its answers are one."""
    call = {"id": "c", "name": "f", "arguments": "{}"}
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "a question " * 20, "an answer")
        assert (await memory.compact("s", user_message="asked", ai_message="answered")).success
        await memory.add_user_message("s", "q")
        await memory.add_ai_message("s", "", tool_calls=[call], agent_id="a")
        await memory.add_tool_call_response("s", "c", "f", "found", agent_id="tool")
        assert await here(memory, last=1) == ["", "found"]
        for filters in (
            MemoryFilter.include_from_agent_id("a"),
            MemoryFilter.exclude_from_agent_id("a"),
        ):
            kept = await here(memory, filters=filters)
            assert kept[:2] == ["asked", "answered"]
            assert ("" in kept) == ("found" in kept), "a call and its answer pass or are left out together"


@row("`.withInterceptor(i)`")
async def test_a_second_interceptor_runs_after_the_first() -> None:
    class Adding(SessionMemoryInterceptor):
        def __init__(self, end: str) -> None:
            self._end = end

        def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
            return message.model_copy(update={"text": message.text + self._end})

    provider = MemoryProvider.limited_window().with_interceptor(Adding("1")).with_interceptor(Adding("2"))
    async with FakeSessionMemory(provider=provider) as memory:
        await memory.add_user_message("s", "q")
        assert await here(memory) == ["q12"]


@row("`MemoryProvider.none()`")
@row("`MemoryProvider.limitedWindow()`")
@row("`.readOnly()`")
@row("`.writeOnly()`")
@row("`.withInterceptor(i)`")
@examples(max_examples=40, deadline=None)
@given(
    questions=st.lists(TEXTS, max_size=5),
    steps=st.sampled_from(["none", "limited", "read_only", "write_only"]),
    last=st.none() | st.integers(0, 4),
)
def test_providers_read_and_write_as_they_say(questions: list[str], steps: str, last: int | None) -> None:
    class Loud(SessionMemoryInterceptor):
        def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
            return message.model_copy(update={"text": message.text + "!"})

    entity = SessionMemoryEntity()
    entity.add_interaction(Message("user", "before"), Message("ai", "it"))
    agent = Agent(
        entity,
        reads=steps in {"limited", "read_only"},
        writes=steps in {"limited", "write_only"},
        last=last,
        before_write=lambda m: Message(m.kind, m.text + "!") if m.kind == "user" else m,
    )
    provider = MemoryProvider.none() if steps == "none" else MemoryProvider.limited_window()
    if last is not None:
        provider = provider.read_last(last)
    if steps == "read_only":
        provider = provider.read_only()
    if steps == "write_only":
        provider = provider.write_only()
    provider = provider.with_interceptor(Loud())

    async def compare() -> None:
        async with FakeSessionMemory() as memory:
            await memory.add_interaction("s", "before", "it")
            for question in questions:
                async with memory.interaction("s", provider=provider) as turn:
                    given = [message.text for message in turn.history.messages]
                    turn.add_user_message(question)
                    turn.add_ai_message("answer")
                assert given == texts(agent.ask(Message("user", question), Message("ai", "answer")))
            assert await here(memory) == texts(entity.get_history())

    asyncio.run(compare())


@row("`.readOnly()`")
@row("`.filtered(filter)`")
def test_no_step_drops_another() -> None:
    filters = MemoryFilter.exclude_from_agent_id("debug-agent")
    one = MemoryProvider.limited_window().read_last(10).read_only(filters)
    other = MemoryProvider.limited_window().read_only().filtered(filters).read_last(10)
    assert one == other
    assert (one.last, one.filters, one.writes) == (10, filters, False)


@row("`MemoryProvider.custom(SessionMemory)`")
async def test_a_store_of_ones_own_keeps_the_same_window_and_refuses_a_configuration() -> None:
    there, shelf = SessionMemoryEntity(8), DictStore()
    settings = load_settings(memory={"max_size_bytes": 8})
    async with FakeSessionMemory(provider=MemoryProvider.custom(shelf), settings=settings) as memory:
        for number in range(4):
            await say(memory, there, *turn_of(("", ""), f"q{number}", f"a{number}"))
        assert [message.text for message in shelf.sessions["s"]] == texts(there.get_history())
        await memory.set_system_message("s", "Be kind.")
        read = await memory.memory("s")
        assert read.system_message == "Be kind."
        assert (await memory.compact("s", user_message="u", ai_message="v", base=read)).success
        assert await here(memory) == ["u", "v"]
        assert memory.published == []
        with pytest.raises(ConfigurationError):
            await memory.configure("s", max_messages=3)


# Events and subscribing


@row("`@Consume.FromEventSourcedEntity(SessionMemoryEntity.class)`")
@row("`messageContext().eventSubject()`")
async def test_every_event_is_there_for_a_subscriber_in_order_with_its_session() -> None:
    """The loop over Kafka is tests/integration/client/test_subscription.py; here, what it would be given."""
    there = SessionMemoryEntity()
    async with FakeSessionMemory() as memory:
        await say(memory, there, *turn_of(("a", ""), "q", "a"), *turn_of(("a", ""), "q", "b"))
        assert [event.session_id for event in memory.published] == ["s"] * there.sequence_number
    received = set(streams.client.Received.__dataclass_fields__)
    assert {"key", "sequence", "event"} <= received


@row("`SessionMemoryEntity.Event.UserMessageAdded`")
@row("`SessionMessage.UserMessage`")
@row("`toolCallRequests`")
@row("`thinking`, `timestamp`, `attributes`")
@row("image and PDF contents by URI")
async def test_each_kind_of_message_has_its_event_and_its_role() -> None:
    call = {"id": "c", "name": "f", "arguments": '{"a":1}'}
    parts = [{"kind": "image", "uri": "https://x/i.png"}, {"kind": "pdf", "uri": "https://x/d.pdf"}]
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "q", metadata={"channel": "web"})
        await memory.add_multimodal_user_message("s", parts)
        await memory.add_ai_message("s", "", tool_calls=[call], thinking="hm")
        await memory.add_tool_call_response("s", "c", "f", "found")
        read = await memory.memory("s", metadata=True)
        events = [event.type for event in memory.published]
        with pytest.raises(BadRequest):
            await memory.add_multimodal_user_message(
                "s", [{"kind": "image", "uri": "data:image/png;base64," + "A" * 2_000}]
            )

    assert events == [
        "UserMessageAdded",
        "MultimodalUserMessageAdded",
        "AiMessageAdded",
        "ToolCallResponseAdded",
    ]
    said, picture, asked, found = read.messages
    assert [message.role for message in read.messages] == ["user", "user", "assistant", "tool"]
    assert said.metadata == {"channel": "web"}
    assert said.size_bytes == len("q"), "metadata does not count towards the window"
    assert said.occurred_at.tzinfo is not None
    assert [part.kind for part in picture.contents or ()] == ["image", "pdf"]
    assert [one.model_dump() for one in asked.tool_calls or ()] == [call]
    assert (asked.thinking, found.tool_call_id) == ("hm", "c")


@row("`AiMessageAdded.historySizeInBytes()`")
@given(turns=TURNS, limit=st.integers(20, 60))
def test_the_size_of_the_history_is_what_memory_holds(
    turns: list[tuple[tuple[str, str], str, str]], limit: int
) -> None:
    """A subscriber that compacts over a size decides the same on both sides, as long as the same is held."""
    there, session = SessionMemoryEntity(limit), Session(max_size_bytes=limit)
    ever = 0
    for agent, question, reply in turns:
        for message in turn_of(agent, question, reply):
            there.add_interaction(message)
            session.changes = Changes()
            session.say(user(message.text) if message.kind == "user" else answer(message.text))
            ever += message.size_bytes
            (value,) = history_updated(session.memory, session.changes, session.policy)
            announced = MEMORY_EVENT_ADAPTER.validate_json(value)
            assert isinstance(announced, HistoryUpdated)
            if session.texts == texts(there.get_history()):
                assert announced.size_bytes == there.size_bytes
            assert announced.messages[-1].history_size_bytes == ever


@row("`HistoryCleared`, `Deleted`, `LimitedWindowSet`")
async def test_what_ends_or_changes_a_session_has_an_event() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "q")
        await memory.configure("s", max_size_bytes=100)
        await memory.clear("s")
        await memory.delete("s")
        said = [event.type for event in memory.published[1:]]
    assert said == ["SessionConfigured", "HistoryCleared", "SessionDeleted"]
    assert set(said) <= set(EVENT_TYPES)


# Compaction


@row("`compactHistory(CompactionCmd)`")
@row("`CompactionCmd(…, history.sequenceNumber())`")
@row("`Result(userMessage, aiMessage)`")
@examples(max_examples=30, deadline=None)
@given(before=st.lists(TEXTS.filter(bool), min_size=2, max_size=5), later=st.lists(TEXTS, max_size=4))
def test_a_summary_replaces_what_it_saw_and_later_messages_stay(before: list[str], later: list[str]) -> None:
    async def compare() -> None:
        there = SessionMemoryEntity()
        async with FakeSessionMemory() as memory:
            for text in before:
                await say(memory, there, *turn_of(("", ""), text + "?" * 40, text))
            seen, sequence_number = await memory.memory("s"), there.sequence_number
            for text in later:
                await say(memory, there, *turn_of(("", ""), text, text))
            there.compact_history(Message("user", "asked"), Message("ai", "answered"), sequence_number)
            result = await memory.compact("s", user_message="asked", ai_message="answered", base=seen)
            assert result.success
            assert await here(memory) == texts(there.get_history())
            # The second one, made from the same read, is late.
            again = await memory.compact("s", user_message="late", ai_message="late", base=seen)
            assert not again.success
            assert await here(memory) == texts(there.get_history())

    asyncio.run(compare())


@row("`Result(userMessage, aiMessage)`")
@row("`CompactionCmd(…, history.sequenceNumber())`")
async def test_a_blank_or_too_large_summary_is_refused_and_a_late_one_is_announced() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "a question", "an answer")
        for reply in (" ", "x" * 1_000):
            try:
                result = await memory.compact("s", user_message="asked", ai_message=reply)
            except BadRequest:
                pass
            else:
                assert not result.success
            assert await here(memory) == ["a question", "an answer"]
    session = Session().say(user("q"), answer("a"), compacted(1))
    session.changes = Changes()
    session.say(compacted(1))
    assert [skipped.reason for skipped in session.changes.skipped] == ["stale_epoch"]
    assert session.head.epoch == 1


@row("a consumer that compacts when")
@given(st.integers(0, 300_000))
def test_compaction_begins_above_the_same_size(size: int) -> None:
    policy = compaction_policy(load_settings())
    assert policy.trigger_size_bytes == 100_000
    figures = Figures(size, 3, 0.0)
    assert (trigger(figures, policy) == "size") == (size > 100_000)


@row("`CompactionAgent`: its model")
async def test_the_summarizer_asks_the_documented_model_with_the_prompt_that_is_set() -> None:
    words = "You can compact an interaction history"
    with ChatCompletions() as server:
        for own in ({}, {"prompt": {"system": words}, "model": "gpt-4.1", "max_summary_tokens": 100}):
            settings = load_settings(
                compaction={"summarizer": "openai", "base_url": server.url, "api_key": "k", **own}
            )
            policy = compaction_policy(settings)
            summarizer = make_summarizer(settings, policy, ByteEstimate("unknown"))
            made = await summarizer.summarize(replace(request(), policy=policy))
            await summarizer.close()
            assert made.ai_message.startswith("I booked HAT001.")
    first, *_, last = server.completions

    assert (first.body["model"], last.body["model"]) == ("gpt-4o-mini", "gpt-4.1")
    assert last.system == words
    # With room for the knowledge and for the form of the answer.
    assert first.body["max_completion_tokens"] == 1_600
    assert last.body["max_completion_tokens"] < 1_600
    assert (CompactionPolicy().model, CompactionPolicy().max_summary_tokens) == ("gpt-4o-mini", 1_000)


@row("the summary replaces everything before it")
async def test_a_summary_of_everything_is_the_whole_memory() -> None:
    there = SessionMemoryEntity()
    async with FakeSessionMemory() as memory:
        for number in range(4):
            await say(memory, there, *turn_of(("", ""), f"question {number} " * 5, "a"))
        there.compact_history(Message("user", "asked"), Message("ai", "answered"), there.sequence_number)
        await memory.compact("s", user_message="asked", ai_message="answered")
        assert await here(memory) == texts(there.get_history()) == ["asked", "answered"]
    assert CompactionPolicy().keep_recent_turns == 2


# Interceptors


@row("`beforeWrite(sessionId, UserMessage)`")
@row("`beforeWrite(sessionId, MultimodalUserMessage)`")
@row("`beforeWrite(sessionId, AiMessage)`")
@row("`beforeWrite(sessionId, ToolCallResponse)`")
@row("identity by default")
@row("one instance for all sessions")
async def test_each_kind_of_message_passes_its_hook_and_the_others_stay_as_they_are() -> None:
    hooks: list[tuple[str, str]] = []

    class Noting(SessionMemoryInterceptor):
        def before_write_ai_message(self, session_id: str, message: AiMessageAdded) -> AiMessageAdded:
            hooks.append((session_id, message.type))
            calls = tuple([call.model_copy(update={"arguments": "{}"}) for call in message.tool_calls])
            return message.model_copy(update={"tool_calls": calls})

    class Bad(SessionMemoryInterceptor):
        def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> Any:
            return None

    call = {"id": "c", "name": "f", "arguments": '{"secret":1}'}
    async with FakeSessionMemory() as memory:
        provider = MemoryProvider.limited_window().with_interceptor(Noting())
        for name in ("s", "t"):
            async with memory.interaction(name, provider=provider) as turn:
                turn.add_user_message("q")
                turn.add_multimodal_user_message([{"kind": "text", "text": "x"}])
                turn.add_ai_message("", tool_calls=[call])
                turn.add_tool_call_response("c", "f", "found")
        read = await memory.memory("s")
        assert hooks == [("s", "AiMessageAdded"), ("t", "AiMessageAdded")]
        assert [message.text for message in read.messages] == ["q", "x", "", "found"]
        assert (read.messages[2].tool_calls or [])[0].arguments == "{}"
        # What another form or a count of tokens says of the original is dropped with the change.
        native = NativeItem(format="f", item={"secret": 1})
        async with memory.interaction("u", provider=provider) as turn:
            turn.add_user_message("q", native=native)
            turn.add_ai_message("", tool_calls=[call], native=native)
        asked, changed = (one for one in memory.published if one.session_id == "u")
        assert isinstance(asked, UserMessageAdded)
        assert isinstance(changed, AiMessageAdded)
        assert (asked.native, changed.native, changed.tokens) == (native, None, None)
    async with FakeSessionMemory(provider=MemoryProvider.limited_window().with_interceptor(Bad())) as memory:
        with pytest.raises(InterceptorFailed, match="before_write_user_message returned None"):
            await memory.add_user_message("s", "q")


@row("strip `thinking`")
async def test_the_common_uses_of_a_hook_are_ready_made() -> None:
    call = {"id": "c", "name": "f", "arguments": "{}"}
    provider = MemoryProvider.limited_window().with_interceptor(StripThinking(), TruncateToolResponses(100))
    async with FakeSessionMemory(provider=provider) as memory:
        await memory.add_ai_message("s", "", thinking="hm", tool_calls=[call])
        await memory.add_tool_call_response("s", "c", "f", "x" * 5_000)
        asked, found = (await memory.memory("s")).messages
    assert asked.thinking is None
    assert len(found.text) < 300
    assert callable(streams.client.Redact)


class Exclaiming(SessionMemoryInterceptor):
    def before_write_tool_call_response(
        self, session_id: str, message: ToolCallResponseAdded
    ) -> ToolCallResponseAdded:
        return message.model_copy(update={"text": message.text + "!"})


@row("—")
async def test_an_interceptor_of_the_process_sees_all_that_it_publishes() -> None:
    settings = load_settings(publish={"interceptors": [f"{__name__}:Exclaiming"]})
    async with FakeSessionMemory(settings=settings) as memory:
        await memory.add_ai_message("s", "", tool_calls=[{"id": "c", "name": "f", "arguments": "{}"}])
        await memory.add_tool_call_response("s", "c", "f", "found")
        assert await here(memory) == ["", "found!"]

    settings = load_settings(publish={"interceptors": [REDACT]})
    async with FakeSessionMemory(settings=settings) as memory:
        await memory.describe("s", title="by ann@example.org", labels={"of": "ann@example.org"})
        await memory.add_interaction("s", "I am Ann. " * 20, "Hello Ann. " * 20)
        result = await memory.compact(
            "s",
            user_message="I am ann@example.org.",
            ai_message="Mail ann@example.org.",
            knowledge={"who": "ann@example.org"},
        )
        read = await memory.memory("s")
    assert result.success
    assert [message.text for message in read.messages] == ["I am [email].", "Mail [email]."]
    assert (read.title, read.labels, read.knowledge) == ("by [email]", {"of": "[email]"}, {"who": "[email]"})


def test_every_row_has_a_test() -> None:
    assert ROWS.untested() == []
