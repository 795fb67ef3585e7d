"""Each row for Orka in docs/how-to/come-from-another-system.md, run on both sides.

The other side is an oracle after the text of its documentation (tests/oracles/orka.py).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.compaction.reach import unreachable_triggers
from processors.memory.memory import Memory as FoldedMemory
from processors.memory.tokens import ByteEstimate
from processors.summaries.request import Summary, SummaryRequest
from schemas.settings import load_settings
from streams.client import COMPACT_CONVERSATION_PROMPT, CompactConversation, FakeSessionMemory, MemoryRead
from streams.compaction.summarizers import make_summarizer
from streams.settings.policies import compaction_policy
from tests.builders.events import answer, compacted, configured, system, user
from tests.builders.memories import Session, view_of
from tests.contracts.documented_rows import DocumentedRows
from tests.fakes.memory_worker import FakeWorker, serving
from tests.oracles.orka import Memory, Message, SessionMemory

ROWS: Final = DocumentedRows("Orka")
row = ROWS.row

WORDS: Final = st.text("ab ", min_size=1, max_size=12)
#: Turns: a question and an answer.
TURNS: Final = st.lists(st.tuples(WORDS, WORDS), max_size=8)


def turn_of(question: str, reply: str) -> tuple[Message, Message]:
    return Message("user", question), Message("assistant", reply)


async def say(memory: FakeSessionMemory, there: Memory, *messages: Message, session: str = "s") -> None:
    """Say the same on both sides."""
    for message in messages:
        there.add_message(message)
        if message.role == "user":
            await memory.add_user_message(session, message.content)
        elif message.role == "assistant":
            await memory.add_ai_message(session, message.content)
        else:
            await memory.set_system_message(session, message.content)


def contents(messages: list[Message]) -> list[str]:
    return [message.content for message in messages if message.role != "system"]


def fields_of(message: Message) -> dict[str, Any]:
    return user(message.content) if message.role == "user" else answer(message.content)


def whole_turns(messages: list[Message]) -> list[str]:
    """Return what a window of whole turns has of these: it begins with a question."""
    said = [message for message in messages if message.role != "system"]
    begin = next((n for n, message in enumerate(said) if message.role == "user"), len(said))
    return contents(said[begin:])


@row("`new Memory({…})`, one session")
@row("`addMessage`")
@row("`getHistory`")
@row("`getMessageCount`")
@row("`clear`, `clearSession`")
@examples(max_examples=40, deadline=None)
@given(turns=TURNS)
def test_what_was_added_comes_back_in_order_until_it_is_cleared(turns: list[tuple[str, str]]) -> None:
    async def compare() -> None:
        there = Memory()
        async with FakeSessionMemory() as memory:
            for turn in turns:
                await say(memory, there, *turn_of(*turn))
            read = await memory.memory("s")
            assert [(m["role"], m["content"]) for m in read.openai_messages()] == there.get_history()
            assert read.message_count == there.get_message_count()
            there.clear()
            await memory.clear("s")
            read = await memory.memory("s")
            assert (read.openai_messages(), read.message_count) == ([], there.get_message_count())

    asyncio.run(compare())


@row("`clearAll`")
@row("`new SessionMemory({…})`, separate sessions")
@row("`getActiveSessions`")
async def test_sessions_are_separate_listed_and_cleared() -> None:
    there, worker = SessionMemory(), FakeWorker()
    async with serving(worker) as client:
        for number, name in enumerate(("user-alice", "user-bob")):
            for message in turn_of(f"I am {name}", "Hello"):
                there.add_message(name, message, number)
                await client.post(f"/sessions/{name}/events", json=fields_of(message))
        listed = (await client.get("/sessions")).json()["sessions"]
        assert {session["session_id"] for session in listed} == set(there.get_active_sessions(2))
        for name in ("user-alice", "user-bob"):
            read = (await client.get(f"/sessions/{name}/memory")).json()
            assert [m["text"] for m in read["messages"]] == contents(there.get_history(name, 2))
        there.clear_session("user-alice")
        await client.post("/sessions/user-alice/events", json={"type": "HistoryCleared"})
        for name in ("user-alice", "user-bob"):
            read = (await client.get(f"/sessions/{name}/memory")).json()
            assert [m["text"] for m in read["messages"]] == contents(there.get_history(name, 2))
        there.clear_all()
        for session in listed:  # as `sessionstream clear --all` does
            await client.post(f"/sessions/{session['session_id']}/events", json={"type": "HistoryCleared"})
        read = (await client.get("/sessions/user-bob/memory")).json()
        assert read["messages"] == there.get_history("user-bob", 2) == []


@row("`maxMessages`")
@row("`strategy: 'sliding_window'`")
@given(turns=TURNS, limit=st.integers(2, 7))
def test_a_sliding_window_keeps_the_newest_here_by_whole_turns(
    turns: list[tuple[str, str]], limit: int
) -> None:
    there, session = Memory(max_messages=limit), Session(max_messages=limit)
    there.add_message(Message("system", "Be kind."))
    session.say(system("Be kind."))
    for turn in turns:
        for message in turn_of(*turn):
            there.add_message(message)
            session.say(fields_of(message))
            assert session.texts == whole_turns(there.get_history())
    assert there.get_history()[0] == Message("system", "Be kind.")
    assert session.memory.system is not None
    assert session.memory.system.text == "Be kind."


@row("`maxTokensEstimate`")
@row("`strategy: 'buffer'`")
@given(turns=TURNS, limit=st.integers(8, 40))
def test_a_buffer_keeps_what_fits_into_its_tokens(turns: list[tuple[str, str]], limit: int) -> None:
    # The same count on both sides: words, and 3 for a message.
    there = Memory(max_tokens_estimate=limit, tokens_of=lambda text: len(text.split()) + 3)
    session = Session(max_tokens=limit)
    for turn in turns:
        for message in turn_of(*turn):
            there.add_message(message)
            session.say(fields_of(message))
        newest = sum(len(text.split()) + 3 for text in turn)
        if newest <= limit:
            assert session.texts == whole_turns(there.get_history())
        else:
            assert session.texts[0] == turn[0], "here the question of the newest turn stays"


@row("`ttlMs`, `sessionTTL`")
@given(gaps=st.lists(st.integers(1, 5_000), min_size=1, max_size=6), wait_ms=st.integers(0, 5_000))
def test_an_idle_session_is_empty_after_the_same_time(gaps: list[int], wait_ms: int) -> None:
    there, session = SessionMemory(ttl_ms=2_000), Session(ttl_seconds=2)
    for number, gap_ms in enumerate(gaps):
        session.now_ms += gap_ms - 1_000  # `say` adds a second
        session.say(user(str(number)))
        there.add_message("s", Message("user", str(number)), session.now_ms)
        assert session.texts == contents(there.get_history("s", session.now_ms))
    now_ms = session.now_ms + wait_ms
    read: FoldedMemory = session.memory.as_of(now_ms, session.policy)
    assert [message.id for message in read.messages()] == session.ids[
        : len(there.get_history("s", now_ms)) or -99
    ]


@row("`strategy: 'summary'`")
def test_a_summary_is_made_of_the_same_messages_after_as_many() -> None:
    """Orka's own example: 20 messages to keep, 10 that overflow."""
    there = Memory(max_messages=20, summary_threshold=10)
    policy = CompactionPolicy(
        trigger_messages=20 + 10 - 1,
        keep_recent_turns=0,
        keep_recent_messages=20,
        trigger_size_bytes=None,
        trigger_context_fraction=None,
    )
    session = Session()
    assert unreachable_triggers(policy, session.policy.limits({}), 128_000) == []
    plan: object = None
    for number in range(15):
        for message in turn_of(f"question {number}", f"answer {number}"):
            there.add_message(message)
            session.say(fields_of(message))
            plan = decide(view_of(session.memory, session.policy), policy)
            assert isinstance(plan, Compact) == (there.get_history()[0].role == "system")
    assert isinstance(plan, Compact)
    session.say(compacted(plan.through_sequence))
    assert session.texts[2:] == contents(there.get_history())
    assert len(plan.messages) == 10
    # From then on the two messages of the summary count, so the next one is made two messages earlier.
    later = 0
    while not isinstance(decide(view_of(session.memory, session.policy), policy), Compact):
        session.say(user(f"later {later}"))
        later += 1
    assert later == 10 - 2


def test_a_window_of_as_many_messages_would_keep_it_from_being_made() -> None:
    policy = CompactionPolicy(trigger_messages=29)
    limits = Session(max_messages=20).policy.limits({})
    assert [one.trigger for one in unreachable_triggers(policy, limits, 128_000)] == ["messages"]


@row("the summary is a system message")
def test_the_summary_may_be_a_system_message() -> None:
    there = Memory(max_messages=2, summary_threshold=2)
    session = Session().say(configured(compaction={"render": "system"}))
    for number in range(2):
        for message in turn_of(f"question {number}", f"answer {number}"):
            there.add_message(message)
            session.say(fields_of(message))
    session.say(compacted(2))
    read = view_of(session.memory, session.policy)
    assert [message.role for message in read.messages] == [message.role for message in there.get_history()]
    pair = Session().say(user("q"), answer("a"), compacted(1))
    assert [message.role for message in view_of(pair.memory).messages] == ["user", "assistant"]


@row("`createOrka({memory})`")
async def test_a_turn_injects_the_history_and_keeps_what_was_said() -> None:
    there = Memory()
    async with FakeSessionMemory() as memory:
        for question in ("Hello!", "What did I say earlier?"):
            async with memory.interaction("s") as turn:
                turn.add_user_message(question)
                prompt = [message["content"] for message in turn.messages()]
                turn.add_ai_message("answer")
            assert prompt == [*contents(there.get_history()), question]
            for message in turn_of(question, "answer"):
                there.add_message(message)


# SummaryMemory, compact_conversation


def summary(read: MemoryRead) -> tuple[str, str]:
    return "asked", f"summary of {len(read.messages)}"


@row("`SummaryMemory.compress()`")
@row("`CompressResult`")
async def test_compressing_on_demand_says_what_it_did() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for number in range(8):
            await memory.add_interaction("s", f"question {number} " * 10, f"answer {number}")
        before = await memory.memory("s")
        result = await memory.compact("s")
        after = await memory.memory("s")
    assert (result.success, result.summary, result.messages_compacted) == (True, "summary of 16", 16)
    assert result.tokens_saved == before.tokens - after.tokens > 0
    assert result.compacted_at is not None
    assert result.reason
    assert [message.text for message in after.messages] == ["asked", "summary of 16"]


@row("`progressiveCompression`")
async def test_the_earlier_summary_is_part_of_the_next_ones_input() -> None:
    seen: list[list[str]] = []

    def summarize(read: MemoryRead) -> tuple[str, str]:
        seen.append([message.text for message in read.messages])
        return "asked", f"summary {len(seen)}"

    async with FakeSessionMemory(summarizer=summarize) as memory:
        for text in ("first", "second"):
            await memory.add_interaction("s", f"{text} " * 20, "answer")
            assert (await memory.compact("s")).success
    assert seen[1][:2] == ["asked", "summary 1"]


@row("summary ratio")
@pytest.mark.parametrize(("kept", "characters"), [(1, 200), (2, 120)])
async def test_as_many_turns_stay_and_a_summary_is_as_long_as_is_set(kept: int, characters: int) -> None:
    """The worker makes the summary by these settings, and memory applies it."""
    session = Session()
    for number in range(4):
        asked = (
            f"Where is order FL-{number}73? I paid {number}20 euros on May {number + 1}. "
            + "Please look. " * 9
        )
        session.say(user(asked), answer(f"Parcel HX{number}31B left on June {number + 1}. " + "Sorry. " * 9))

    async def made_with(limit: int | None) -> tuple[Compact, Summary]:
        settings = load_settings(
            compaction={
                "keep_recent_turns": kept,
                "max_summary_characters": limit,
                "trigger_messages": 6,
                "trigger_context_fraction": None,
            }
        )
        policy = compaction_policy(settings)
        plan = decide(view_of(session.memory), policy)
        assert isinstance(plan, Compact)
        assert len(plan.messages) == 8 - 2 * kept
        summarizer = make_summarizer(settings, policy, ByteEstimate())
        made = await summarizer.summarize(SummaryRequest.of(plan, view_of(session.memory), policy))
        await summarizer.close()
        return plan, made

    _, whole = await made_with(None)
    plan, short = await made_with(characters)
    user_message, ai_message = short.user_message, short.ai_message
    session.say(compacted(plan.through_sequence, user_message=user_message, ai_message=ai_message))

    assert len(whole.user_message) + len(whole.ai_message) > characters
    assert len(user_message) + len(ai_message) <= characters
    assert session.texts[:2] == [user_message, ai_message]
    assert session.ids[2:] == [f"e{number}" for number in range(8 - 2 * kept, 8)]


@row("`createCompactConversationTool({compress})`")
@row("`COMPACT_CONVERSATION_PROMPT_ADDITION`")
async def test_an_agent_compacts_its_conversation_by_a_tool_of_the_same_name() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for number in range(8):
            await memory.add_interaction("s", f"question {number} " * 10, f"answer {number}")
        tool = CompactConversation(memory, "s")
        result = await tool.run({})
        assert tool.definition["function"]["name"] == "compact_conversation"
        assert (result.success, result.messages_compacted) == (True, 16)
        # What Orka's tool answers its model.
        assert set(result.for_model()) == {
            "success",
            "reason",
            "summary",
            "messages_compacted",
            "tokens_saved",
            "compacted_at",
        }
    for when in ("another task", "long piece of work", "repeats itself", "before you begin something"):
        assert when in COMPACT_CONVERSATION_PROMPT


@row('"already in progress"')
async def test_two_compactions_at_once_replace_the_memory_once() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for number in range(8):
            await memory.add_interaction("s", f"question {number} " * 10, f"answer {number}")
        results = await asyncio.gather(memory.compact("s"), memory.compact("s"))
        read = await memory.memory("s")
    assert [result.success for result in results].count(True) == 1
    assert read.epoch == 1


def test_every_row_has_a_test() -> None:
    assert ROWS.untested() == []
