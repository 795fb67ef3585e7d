"""Each row for LangChain and LangGraph in docs/how-to/come-from-another-system.md, run on both sides.

The other side is the library itself: its histories, ``trim_messages``, its runnables and LangGraph's checkpointers.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from langchain_core.chat_history import BaseChatMessageHistory, InMemoryChatMessageHistory
from langchain_core.messages import (
    AIMessage,
    BaseMessage,
    HumanMessage,
    RemoveMessage,
    SystemMessage,
    ToolMessage,
    trim_messages,
)
from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
from langchain_core.runnables import RunnableLambda
from langchain_core.runnables.history import RunnableWithMessageHistory
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import REMOVE_ALL_MESSAGES, MessagesState, add_messages

from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from schemas.events import AiMessageAdded
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, MemoryProvider, MemoryRead
from streams.client.background import in_background
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langgraph import SessionCheckpointer
from tests.builders.events import answer, user
from tests.builders.memories import Session, view_of
from tests.contracts.documented_rows import DocumentedRows

#: LangChain deprecates histories and their runnable; those who use them still come from there.
pytestmark = pytest.mark.filterwarnings("ignore::langchain_core._api.deprecation.LangChainDeprecationWarning")

ROWS: Final = DocumentedRows("LangChain and LangGraph")
row = ROWS.row

TEXTS: Final = st.text("ab é", min_size=1, max_size=8)
#: Turns: a question, how many tool calls, an answer.
TURNS: Final = st.lists(st.tuples(TEXTS, st.integers(0, 2), TEXTS), max_size=5)
THREAD: Final[Any] = {"configurable": {"thread_id": "t1"}}


def turn_of(number: int, question: str, calls: int, reply: str) -> list[BaseMessage]:
    """Return the messages of a turn, with ids of its own."""
    said: list[BaseMessage] = [HumanMessage(question, id=f"h{number}")]
    for place in range(calls):
        call = {"id": f"c{number}.{place}", "name": "f", "args": {"q": place}}
        said.append(AIMessage("", id=f"t{number}.{place}", tool_calls=[call]))
        said.append(ToolMessage("found", tool_call_id=call["id"], name="f", id=f"r{number}.{place}"))
    return [*said, AIMessage(reply, id=f"a{number}")]


def with_window(**limits: Any) -> FakeSessionMemory:
    return FakeSessionMemory(settings=load_settings(memory=limits))


@row("`InMemoryChatMessageHistory`, `RedisChatMessageHistory`")
@row("`messages`, `aget_messages`")
@examples(max_examples=50, deadline=None)
@given(turns=TURNS, clear_after=st.integers(0, 6))
def test_the_same_calls_give_the_same_messages(turns: list[tuple[str, int, str]], clear_after: int) -> None:
    async def compare() -> None:
        there = InMemoryChatMessageHistory()
        async with FakeSessionMemory() as memory:
            here = KafkaChatMessageHistory("s", memory)
            for number, turn in enumerate(turns):
                said = turn_of(number, *turn)
                await there.aadd_messages(said)
                await here.aadd_messages(said)
                if number == clear_after:
                    await there.aclear()
                    await here.aclear()
                assert await here.aget_messages() == await there.aget_messages()

    asyncio.run(compare())


def test_a_program_without_an_event_loop_calls_the_same() -> None:
    there = InMemoryChatMessageHistory()
    with in_background(FakeSessionMemory()) as memory:
        histories: list[BaseChatMessageHistory] = [there, KafkaChatMessageHistory("s", memory)]
        for history in histories:
            history.add_messages(turn_of(0, "q", 1, "a"))
            history.add_user_message("more")
        assert histories[1].messages == there.messages
        for history in histories:
            history.clear()
            assert history.messages == []


@row("`RunnableWithMessageHistory`")
async def test_a_chain_is_given_and_keeps_the_same() -> None:
    async def run(make: Any) -> list[list[tuple[str, Any]]]:
        seen: list[list[tuple[str, Any]]] = []

        def model(value: Any) -> AIMessage:
            seen.append([(message.type, message.content) for message in value.to_messages()])
            return AIMessage(f"answer {len(seen)}", id=f"a{len(seen)}")

        prompt = ChatPromptTemplate([MessagesPlaceholder("history"), ("human", "{question}")])
        chain: Any = RunnableWithMessageHistory(
            prompt | RunnableLambda(model),
            make,
            input_messages_key="question",
            history_messages_key="history",
        )
        for number in range(3):
            await chain.ainvoke(
                {"question": f"q{number}"}, config={"configurable": {"session_id": f"s{number % 2}"}}
            )
        return seen

    stores: dict[str, InMemoryChatMessageHistory] = {}
    async with FakeSessionMemory() as memory:
        here = await run(lambda name: KafkaChatMessageHistory(name, memory))
        there = await run(lambda name: stores.setdefault(name, InMemoryChatMessageHistory()))
        assert here == there
        for name, store in stores.items():
            kept = [(m.type, m.content) for m in await KafkaChatMessageHistory(name, memory).aget_messages()]
            assert kept == [(m.type, m.content) for m in store.messages]


def window_of(messages: list[BaseMessage], most: int) -> list[BaseMessage]:
    """The newest messages, from a question on, as ``trim_messages`` of LangChain gives them."""
    trimmed = trim_messages(
        messages, max_tokens=most, token_counter=len, strategy="last", start_on="human", include_system=True
    )
    return list(trimmed)


@row("`ConversationBufferWindowMemory`, `k`")
@row("`trim_messages`")
@examples(max_examples=50, deadline=None)
@given(turns=TURNS, most=st.integers(6, 12))
def test_a_window_is_what_trim_messages_gives_from_a_question_on(
    turns: list[tuple[str, int, str]], most: int
) -> None:
    """As long as a turn fits the window; LangChain gives nothing for one that does not, and here it stays."""

    async def compare() -> None:
        said: list[BaseMessage] = []
        async with with_window(max_messages=most) as memory:
            here = KafkaChatMessageHistory("s", memory)
            for number, turn in enumerate(turns):
                added = turn_of(number, *turn)
                said += added
                await here.aadd_messages(added)
                assert await here.aget_messages() == window_of(said, most)

    asyncio.run(compare())


@row("`ConversationBufferWindowMemory`, `k`")
@pytest.mark.parametrize("calls", [0, 2])
async def test_the_last_k_turns_begin_with_a_question_whatever_tools_they_called(calls: int) -> None:
    """With ``last`` a read may begin with an answer: it counts messages."""
    async with FakeSessionMemory() as memory:
        await memory.add_ai_message("s", "Welcome!")
        here = KafkaChatMessageHistory(
            "s", memory, provider=MemoryProvider.limited_window().read_last_turns(2)
        )
        said: list[BaseMessage] = []
        for number in range(5):
            added = turn_of(number, f"q{number}", calls, f"a{number}")
            said += added
            await here.aadd_messages(added)
        assert await here.aget_messages() == said[len(said) * 3 // 5 :]
        read = await memory.memory("s", last=3)
        begins_so = await memory.memory("s")
    assert [message.text for message in read.messages][-1] == "a4"
    assert (read.messages[0].role, begins_so.messages[0].text) == ("assistant", "Welcome!")


@row("`trim_messages`")
@examples(max_examples=50, deadline=None)
@given(turns=TURNS, count=st.integers(1, 4))
def test_the_last_turns_are_what_trim_messages_gives_from_a_question_on(
    turns: list[tuple[str, int, str]], count: int
) -> None:
    async def compare() -> None:
        said: list[list[BaseMessage]] = []
        async with FakeSessionMemory() as memory:
            here = KafkaChatMessageHistory(
                "s", memory, provider=MemoryProvider.limited_window().read_last_turns(count)
            )
            for number, turn in enumerate(turns):
                said.append(turn_of(number, *turn))
                await here.aadd_messages(said[-1])
            newest = [message for turn in said[-count:] for message in turn]
            assert await here.aget_messages() == newest
            assert newest == window_of([m for turn in said for m in turn], len(newest)) or not newest

    asyncio.run(compare())


async def test_the_last_k_turns_are_read_as_the_window_memory_reads_them() -> None:
    """``k`` counts pairs of a question and an answer; ``last`` counts messages."""
    async with FakeSessionMemory() as memory:
        here = KafkaChatMessageHistory("s", memory)
        for number in range(5):
            await here.aadd_messages(turn_of(number, f"q{number}", 0, f"a{number}"))
        read = await memory.memory("s", last=2 * 2)
        turns = await memory.memory("s", last_turns=2)
    assert read.messages == turns.messages
    assert [message.text for message in read.messages] == ["q3", "a3", "q4", "a4"]


async def test_the_system_message_is_outside_the_window() -> None:
    async with with_window(max_messages=2) as memory:
        await memory.set_system_message("s", "Be kind.")
        for number in range(3):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        prompt = (await memory.memory("s")).openai_messages()
    messages: list[BaseMessage] = [SystemMessage("Be kind.")]
    messages += [m for n in range(3) for m in (HumanMessage(f"q{n}"), AIMessage(f"a{n}"))]
    # There the system message takes one of the places.
    assert [m["content"] for m in prompt] == [m.content for m in window_of(messages, 3)]


@row("`ConversationTokenBufferMemory`")
@given(turns=TURNS, limit=st.integers(40, 80))
def test_a_window_of_tokens_is_what_trim_messages_gives_for_the_same_count(
    turns: list[tuple[str, int, str]], limit: int
) -> None:
    def tokens_of(messages: list[BaseMessage]) -> int:
        return sum(len(str(message.content).split()) + 3 for message in messages)

    said: list[BaseMessage] = []
    session = Session(max_tokens=limit)
    for number, (question, _, reply) in enumerate(turns):
        said += turn_of(number, question, 0, reply)
        session.say(user(question), answer(reply))
        trimmed = trim_messages(
            said, max_tokens=limit, token_counter=tokens_of, strategy="last", start_on="human"
        )
        assert session.texts == [message.content for message in trimmed]


@row("`ConversationSummaryMemory`")
@row("`SummarizationMiddleware`")
def test_a_summary_is_made_of_what_is_not_among_the_newest_messages() -> None:
    """``trigger=("messages", 8)``, ``keep=("messages", 4)``: at 8 messages, all but the newest 4 are summarized."""
    policy = CompactionPolicy(
        trigger_messages=8 - 1,
        keep_recent_messages=4,
        keep_recent_turns=0,
        trigger_size_bytes=None,
        trigger_context_fraction=None,
    )
    session = Session()
    for number in range(4):
        for fields in (user(f"question {number}"), answer(f"answer {number}")):
            session.say(fields)
            plan = decide(view_of(session.memory, session.policy), policy)
            assert isinstance(plan, Compact) == (len(session.texts) >= 8)
            if isinstance(plan, Compact):
                covered = [message.text for message in plan.messages]
                assert covered == session.texts[:-4]
    by_fraction = CompactionPolicy(
        trigger_context_fraction=0.5, keep_recent_tokens=8, keep_recent_turns=0, trigger_size_bytes=None
    )
    plan = decide(
        view_of(session.memory, session.policy).model_copy(update={"context_fraction": 0.6}), by_fraction
    )
    assert isinstance(plan, Compact)
    assert len(plan.messages) == 6


async def test_a_summary_takes_the_place_of_the_messages_in_a_history() -> None:
    def summarize(read: MemoryRead) -> tuple[str, str]:
        return "asked", f"summary of {len(read.messages)}"

    async with FakeSessionMemory(summarizer=summarize) as memory:
        here = KafkaChatMessageHistory("s", memory)
        for number in range(6):
            await here.aadd_messages(turn_of(number, f"question {number} " * 10, 0, "a"))
        assert (await memory.compact("s")).success
        assert [m.content for m in await here.aget_messages()] == ["asked", "summary of 12"]


@row("`MessagesState`, `add_messages`")
async def test_a_message_that_is_given_again_is_there_once_on_both_sides() -> None:
    first: Any = turn_of(0, "q", 1, "a")
    again: Any = [*first, HumanMessage("more", id="h1")]
    async with FakeSessionMemory() as memory:
        here = KafkaChatMessageHistory("s", memory)
        await here.aadd_messages(first)
        await here.aadd_messages(again)
        assert await here.aget_messages() == add_messages(list(first), list(again))
        # With other content: there it replaces, here it is added.
        edited: Any = [HumanMessage("edited", id="h1")]
        await here.aadd_messages(edited)
        assert [m.content for m in await here.aget_messages()][-2:] == ["more", "edited"]
        replaced: Any = add_messages(list(again), list(edited))
        assert [m.content for m in replaced][-1] == "edited"
        assert len(replaced) == len(again)


@row("`RemoveMessage(id)`")
async def test_removed_messages_are_gone_on_both_sides() -> None:
    said: Any = [*turn_of(0, "q0", 0, "a0"), *turn_of(1, "q1", 0, "a1")]
    removed: Any = [RemoveMessage("h0"), RemoveMessage("a0")]
    async with FakeSessionMemory() as memory:
        here = KafkaChatMessageHistory("s", memory)
        await here.aadd_messages(said)
        await here.aadd_messages(removed)
        assert await here.aget_messages() == add_messages(list(said), list(removed))
        read = await memory.memory("s")
        await memory.remove_messages("s", [read.messages[-1].id])
        assert [m.content for m in await here.aget_messages()] == ["q1"]
        # An id that is not held: there an error, here nothing.
        unknown: Any = [RemoveMessage("nobody")]
        with pytest.raises(ValueError, match="doesn't exist"):
            add_messages([], unknown)
        await here.aadd_messages(unknown)
        assert [m.content for m in await here.aget_messages()] == ["q1"]


@row("`RemoveMessage(id)`")
async def test_to_remove_all_messages_empties_both_and_keeps_what_comes_after() -> None:
    first: Any = turn_of(0, "q0", 1, "a0")
    # The same message again, after all were removed, is there.
    again: Any = [HumanMessage("gone", id="g"), RemoveMessage(REMOVE_ALL_MESSAGES), first[0], AIMessage("x")]
    async with FakeSessionMemory() as memory:
        here = KafkaChatMessageHistory("s", memory)
        await here.aadd_messages(first)
        await here.aget_messages()
        await here.aadd_messages(again)
        there: Any = add_messages(list(first), list(again))
        held = await here.aget_messages()
        assert [(m.type, m.content) for m in held] == [(m.type, m.content) for m in there]
        assert len(held) == 2
        await here.aadd_messages([RemoveMessage(REMOVE_ALL_MESSAGES)])
        assert await here.aget_messages() == []
        assert len(memory.published) == len(first) + 1 + 2 + 1, "the history stays"


# LangGraph


def chat(checkpointer: BaseCheckpointSaver[Any]) -> Any:
    """A graph whose model numbers its answers by what it was given."""

    ids = count()

    def model(state: MessagesState) -> dict[str, Any]:
        return {"messages": [AIMessage(f"given {len(state['messages'])}", id=f"a{next(ids)}")]}

    builder = StateGraph(MessagesState)
    builder.add_node("model", model)
    builder.add_edge(START, "model")
    builder.add_edge("model", END)
    return builder.compile(checkpointer=checkpointer)


def texts(messages: Any) -> list[str]:
    return [str(getattr(message, "content", None) or getattr(message, "text", "")) for message in messages]


@row("LangGraph's `thread_id`")
@row("checkpointers: `InMemorySaver`")
@row("`get_state_history`, time travel")
@row("`delete_thread`")
@row("unit tests with `InMemorySaver`")
async def test_a_graph_goes_on_goes_back_and_forgets_the_same() -> None:
    async with FakeSessionMemory() as memory:
        outcomes: list[Any] = []
        branches: list[str] = []
        for saver in (InMemorySaver(), SessionCheckpointer(memory)):
            graph = chat(saver)
            for thread, question in (("t1", "q0"), ("t2", "other"), ("t1", "q1")):
                config: Any = {"configurable": {"thread_id": thread}}
                await graph.ainvoke({"messages": [HumanMessage(question, id=question)]}, config)
            history = [state async for state in graph.aget_state_history(THREAD)]
            earlier = next(state for state in history if texts(state.values["messages"]) == ["q0", "given 1"])
            await graph.ainvoke({"messages": [HumanMessage("instead", id="i")]}, earlier.config)
            state = await graph.aget_state(THREAD)
            outcome = [
                [texts(one.values.get("messages", ())) for one in history],
                texts(state.values["messages"]),
            ]
            if isinstance(saver, SessionCheckpointer):
                branches = texts((await memory.memory("t1")).messages)
            await saver.adelete_thread("t1")
            outcomes.append([*outcome, (await graph.aget_state(THREAD)).values])
        assert outcomes[0] == outcomes[1]
        assert outcomes[0][1] == ["q0", "given 1", "instead", "given 3"]
        # The thread's session has what was said on each branch.
        assert branches == ["q0", "given 1", "q1", "given 3", "instead", "given 3"]
        # `adelete_thread` leaves the messages, which `delete` takes.
        assert texts((await memory.memory("t1")).messages) == branches
        await memory.delete("t1")
        assert (await memory.memory("t1")).messages == []


@row("`get_state_history`, time travel")
async def test_outside_a_graph_an_answer_names_the_memory_it_was_made_from() -> None:
    async with FakeSessionMemory() as memory:
        history = KafkaChatMessageHistory("s", memory)
        await history.aadd_messages([HumanMessage("q")])
        await history.aget_messages()
        read = await memory.memory("s")
        await history.aadd_messages([AIMessage("a")])
        await chat(SessionCheckpointer(memory)).ainvoke({"messages": [HumanMessage("q")]}, THREAD)
        answers = [event for event in memory.published if isinstance(event, AiMessageAdded)]
    assert answers[0].context is not None
    assert answers[0].context.sequence == read.sequence
    assert answers[1].context is None


@row("checkpoint TTL")
def test_an_idle_thread_reads_as_empty() -> None:
    session = Session(ttl_seconds=60).say(user("q"))
    assert not list(session.memory.as_of(session.now_ms + 60_001, session.policy).messages())


@row("`Store` (memory over threads)")
async def test_knowledge_is_of_one_session() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("t1", "a question " * 20, "a")
        result = await memory.compact(
            "t1", user_message="asked", ai_message="answered", knowledge={"name": "Ann"}
        )
        assert result.success
        assert [fact.content for fact in (await memory.knowledge("t1")).facts] == ["Ann"]
        assert not (await memory.knowledge("t2")).facts


def test_every_row_has_a_test() -> None:
    assert ROWS.untested() == []
