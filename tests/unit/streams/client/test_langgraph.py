"""The checkpointer, under LangGraph's own tests and in graphs of its own, on the fake memory."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from decimal import Decimal
from typing import Annotated, Any, TypedDict

import pytest
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, RemoveMessage, ToolMessage
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.conformance import checkpointer_test, validate
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.graph.message import _messages_delta_reducer
from langgraph.types import Command, interrupt

from processors.adapters.langgraph_state import ThreadState
from schemas.errors import BadRequest, ConfigurationError, Damaged, Forbidden
from schemas.events import Event, MessagesRemoved, SessionConfigured
from schemas.view import MessageView
from streams.client import FakeSessionMemory, MemoryProvider
from streams.client.backend import ReadQuery
from streams.client.background import in_background
from streams.client.langgraph import SessionCheckpointer
from streams.kafka.event_ids import new_event_id

THREAD: Any = {"configurable": {"thread_id": "t1"}}


class Order(MessagesState):
    total: int


class Sum(TypedDict):
    text: str


@checkpointer_test(name="SessionCheckpointer")
async def on_fake_memory() -> AsyncGenerator[BaseCheckpointSaver[Any], None]:
    async with FakeSessionMemory() as memory:
        yield SessionCheckpointer(memory)


def shop(checkpointer: BaseCheckpointSaver[Any], answers: list[str]) -> Any:
    """A graph that asks a model, then a person, and counts."""
    model = GenericFakeChatModel(messages=iter([AIMessage(text) for text in answers]))

    async def ask_model(state: Order) -> dict[str, Any]:
        return {"messages": [await model.ainvoke(state["messages"])], "total": state.get("total", 0) + 1}

    def approve(state: Order) -> dict[str, Any]:
        return {"messages": [AIMessage(f"Approved: {interrupt('May I?')}")], "total": state["total"]}

    builder = StateGraph(Order)
    builder.add_node("ask_model", ask_model)
    builder.add_node("approve", approve)
    builder.add_edge(START, "ask_model")
    builder.add_edge("ask_model", "approve")
    builder.add_edge("approve", END)
    return builder.compile(checkpointer=checkpointer)


def texts(messages: Any) -> list[str]:
    return [str(message.text) for message in messages]


async def test_it_passes_langgraphs_own_tests_of_a_checkpointer() -> None:
    report = await validate(on_fake_memory)

    failures = {name: result.failures for name, result in report.results.items() if result.failures}
    assert failures == {}
    passed = {name: result.tests_passed for name, result in report.results.items() if result.detected}
    assert set(passed) == {"put", "put_writes", "get_tuple", "list", "delete_thread", "copy_thread", "prune"}
    assert sum(passed.values()) >= 60


async def test_a_graph_goes_on_in_another_process_and_its_messages_are_in_the_session_once(
    memory: FakeSessionMemory,
) -> None:
    asked: list[BaseMessage] = [HumanMessage("A lamp, please.")]
    first = await shop(SessionCheckpointer(memory, agent_id="shop"), ["It costs 20."]).ainvoke(
        {"messages": asked}, THREAD
    )
    assert first["__interrupt__"][0].value == "May I?"

    graph = shop(SessionCheckpointer(memory, agent_id="shop"), ["Anything else?"])
    done = await graph.ainvoke(Command(resume="yes"), THREAD)
    said = ["A lamp, please.", "It costs 20.", "Approved: yes"]
    assert texts(done["messages"]) == said
    assert done["total"] == 1

    state = await memory.read("t1:checkpoints", configuration=True)
    assert state.configuration is not None
    assert state.configuration["max_size_bytes"] is None
    read = await memory.memory("t1")
    assert texts(read.messages) == said
    assert [(message.role, message.agent_id) for message in read.messages] == [
        ("user", "shop"),
        ("assistant", "shop"),
        ("assistant", "shop"),
    ]


async def test_a_compaction_of_the_session_leaves_the_state_as_it_is_and_repeats_no_message(
    memory: FakeSessionMemory,
) -> None:
    await shop(SessionCheckpointer(memory), ["It costs 20."]).ainvoke(
        {"messages": [HumanMessage("A lamp, please.")]}, THREAD
    )
    result = await memory.compact("t1", user_message="What?", ai_message="A lamp for 20.")
    assert result.success

    graph = shop(SessionCheckpointer(memory), [])
    done = await graph.ainvoke(Command(resume="yes"), THREAD)

    assert texts(done["messages"]) == ["A lamp, please.", "It costs 20.", "Approved: yes"]
    assert texts((await memory.memory("t1")).messages) == ["What?", "A lamp for 20.", "Approved: yes"]


@pytest.mark.parametrize("durability", ["sync", "exit"])
@pytest.mark.parametrize("snapshot_frequency", [1, 2, 100])
async def test_messages_of_a_channel_that_stores_what_was_written_are_in_the_session_once(
    memory: FakeSessionMemory, snapshot_frequency: int, durability: Any
) -> None:
    """A checkpoint of such a channel (``DeltaChannel``) has no messages, or now and then all of them."""
    reducer: Any = _messages_delta_reducer
    channel: Any = DeltaChannel(reducer, snapshot_frequency=snapshot_frequency)
    schema = TypedDict("schema", {"messages": Annotated[list[Any], channel]})  # noqa: UP013 - `channel` is local

    async def answer(state: Any) -> dict[str, Any]:
        return {"messages": [AIMessage(f"answer {len(state['messages'])}")]}

    def forget(state: Any) -> dict[str, Any]:
        return {"messages": [RemoveMessage(str(state["messages"][0].id))] if state["messages"][2:] else []}

    builder = StateGraph(schema)
    builder.add_node("answer", answer)
    builder.add_node("forget", forget)
    builder.add_edge(START, "answer")
    builder.add_edge("answer", "forget")
    builder.add_edge("forget", END)
    said: Any = {}
    for question in ("one", "two", "three"):
        graph = builder.compile(checkpointer=SessionCheckpointer(memory))
        said = await graph.ainvoke({"messages": [HumanMessage(question)]}, THREAD, durability=durability)

    assert [message.text for message in said["messages"]] == ["two", "answer 3", "three", "answer 4"]
    assert [message.text for message in (await memory.memory("t1")).messages] == [
        *("one", "answer 1", "two", "answer 3", "three", "answer 4"),
    ]


async def test_an_earlier_checkpoint_can_be_gone_back_to(memory: FakeSessionMemory) -> None:
    graph = shop(SessionCheckpointer(memory), ["It costs 20.", "It costs 15."])
    await graph.ainvoke({"messages": [HumanMessage("A lamp, please.")]}, THREAD)
    before = [state async for state in graph.aget_state_history(THREAD) if state.next == ("ask_model",)]

    await graph.ainvoke(None, before[0].config)

    state = await graph.aget_state(THREAD)
    assert texts(state.values["messages"]) == ["A lamp, please.", "It costs 15."]
    assert state.values["total"] == 1
    assert len([one async for one in graph.aget_state_history(THREAD)]) >= 4


def test_graphs_on_other_event_loops_and_threads_share_a_memory_in_the_background() -> None:
    with in_background(FakeSessionMemory()) as memory:

        async def turn(given: Any) -> list[str]:
            graph = shop(SessionCheckpointer(memory), ["Two lamps."])
            return texts((await graph.ainvoke(given, THREAD))["messages"])

        asked = asyncio.run(turn({"messages": [HumanMessage("Two lamps, please")]}))
        with ThreadPoolExecutor(1) as thread:
            approved = thread.submit(asyncio.run, turn(Command(resume="yes"))).result()

    assert asked == ["Two lamps, please", "Two lamps."]
    assert approved == [*asked, "Approved: yes"]


def test_a_state_is_looked_into_on_the_loop_on_which_it_changes() -> None:
    """A write of another task changes the state: on two threads, a read would find it half changed."""
    read_by: set[threading.Thread] = set()

    class Watched(JsonPlusSerializer):
        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            read_by.add(threading.current_thread())
            return super().loads_typed(data)

    async def run(memory: FakeSessionMemory) -> None:
        checkpointer = SessionCheckpointer(memory, serde=Watched())
        await shop(checkpointer, ["Yes."]).ainvoke({"messages": [HumanMessage("Hm?")]}, THREAD)
        assert await checkpointer.aget_tuple(THREAD) is not None

    with in_background(FakeSessionMemory()) as memory:
        asyncio.run(run(memory))

    assert threading.current_thread() not in read_by
    assert len(read_by) == 1


def test_a_program_without_an_event_loop_invokes_its_graph() -> None:
    def shout(state: Sum) -> Sum:
        return {"text": state["text"].upper()}

    builder = StateGraph(Sum)
    builder.add_node("shout", shout)
    builder.add_edge(START, "shout")
    with in_background(FakeSessionMemory()) as memory:
        checkpointer = SessionCheckpointer(memory)
        graph: Any = builder.compile(checkpointer=checkpointer)
        assert graph.invoke({"text": "hello"}, THREAD) == {"text": "HELLO"}
        assert graph.get_state(THREAD).values == {"text": "HELLO"}
        assert len(list(graph.get_state_history(THREAD))) == 3
        assert len(list(checkpointer.list(THREAD, limit=2))) == 2

        checkpointer.copy_thread("t1", "t2")
        other: Any = {"configurable": {"thread_id": "t2"}}
        assert graph.get_state(other).values == {"text": "HELLO"}
        checkpointer.prune(["t2"])
        assert len(list(checkpointer.list(other))) == 1
        assert graph.get_state(other).values == {"text": "HELLO"}
        checkpointer.delete_thread("t2")
        assert graph.get_state(other).values == {}


async def test_what_another_process_wrote_is_seen_and_unchanged_state_is_not_read_again(
    memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = SessionCheckpointer(memory), SessionCheckpointer(memory)
    await shop(here, ["It costs 20."]).ainvoke({"messages": [HumanMessage("A lamp?")]}, THREAD)
    whole: list[ReadQuery] = []
    read = memory.backend.read

    async def counted(query: ReadQuery) -> Any:
        if query.last is None:
            whole.append(query)
        return await read(query)

    monkeypatch.setattr(memory.backend, "read", counted)
    first = await here.aget_tuple(THREAD)
    assert whole == []
    assert first is not None

    await there.aput_writes(first.config, [("total", 7)], "task")
    seen = await here.aget_tuple(THREAD)
    assert seen is not None
    assert ("task", "total", 7) in (seen.pending_writes or [])
    # One by the other object, one by this one because the other wrote.
    assert len(whole) == 2


async def test_a_checkpoint_larger_than_one_event_is_kept_in_parts(memory: FakeSessionMemory) -> None:
    def keep(state: Sum) -> Sum:
        return {"text": state["text"] + "!"}

    builder = StateGraph(Sum)
    builder.add_node("keep", keep)
    builder.add_edge(START, "keep")
    text = "ä€" * 300_000
    graph: Any = builder.compile(checkpointer=SessionCheckpointer(memory))
    await graph.ainvoke({"text": text}, THREAD, durability="exit")

    read = await memory.memory("t1:checkpoints")
    assert read.message_count > 4
    assert not read.truncated
    again: Any = builder.compile(checkpointer=SessionCheckpointer(memory))
    assert (await again.aget_state(THREAD)).values == {"text": text + "!"}


async def test_a_long_thread_is_pruned_by_several_events(
    memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ids of 30,000 messages are larger than an event may be."""
    checkpointer = SessionCheckpointer(memory)
    await shop(checkpointer, ["Yes."]).ainvoke({"messages": [HumanMessage("Hm?")]}, THREAD)
    older = ThreadState.older_message_ids
    gone = [new_event_id() for _ in range(30_000)]
    monkeypatch.setattr(ThreadState, "older_message_ids", lambda state: [*gone, *older(state)])
    publish = memory.backend.publish
    removed: list[str] = []

    async def published(events: Sequence[Event]) -> Any:
        removed.extend(name for one in events if isinstance(one, MessagesRemoved) for name in one.message_ids)
        return await publish(events)

    monkeypatch.setattr(memory.backend, "publish", published)
    await checkpointer.aprune(["t1"])

    assert removed[:30_000] == gone
    assert len([one async for one in checkpointer.alist(THREAD)]) == 1


async def test_the_time_to_live_stays_and_can_be_lifted_for_one_thread(memory: FakeSessionMemory) -> None:
    checkpointer = SessionCheckpointer(memory)
    await shop(checkpointer, ["Yes."]).ainvoke({"messages": [HumanMessage("Hm?")]}, THREAD)
    session_id = checkpointer.checkpoints_session("t1")
    whole = MemoryProvider.limited_window()
    before = (await memory.read(session_id, whole, configuration=True)).configuration
    await memory.configure(session_id, ttl_seconds=None)
    after = (await memory.read(session_id, whole, configuration=True)).configuration

    assert before is not None
    assert "ttl_seconds" not in before
    assert after == {**before, "ttl_seconds": None}
    assert await checkpointer.aget_tuple(THREAD) is not None


async def test_checkpoints_that_were_compacted_or_evicted_are_an_error_and_never_a_guess(
    memory: FakeSessionMemory,
) -> None:
    await shop(SessionCheckpointer(memory), ["Yes."]).ainvoke({"messages": [HumanMessage("Hm?")]}, THREAD)
    await memory.configure("t1:checkpoints", max_messages=2)
    await memory.add_user_message("t1:checkpoints", "one more")
    with pytest.raises(Damaged, match="lost checkpoints"):
        await SessionCheckpointer(memory).aget_tuple(THREAD)

    await memory.delete("t1:checkpoints")
    await memory.add_user_message("t1:checkpoints", "something else")
    with pytest.raises(Damaged, match="holds no checkpoint"):
        await SessionCheckpointer(memory).aget_tuple(THREAD)


async def test_a_token_that_may_not_configure_keeps_the_window_and_says_so(
    memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    publish = memory.backend.publish

    async def published(events: Sequence[Event]) -> Any:
        if any(isinstance(event, SessionConfigured) for event in events):
            raise Forbidden("needs admin")
        return await publish(events)

    monkeypatch.setattr(memory.backend, "publish", published)
    checkpointer = SessionCheckpointer(memory)
    await shop(checkpointer, ["Yes."]).ainvoke({"messages": [HumanMessage("Hm?")]}, THREAD)

    assert await checkpointer.aget_tuple(THREAD) is not None
    assert {record.__dict__.get("action") for record in caplog.records} == {"checkpoints_bounded"}


async def test_what_cannot_be_done_is_said(memory: FakeSessionMemory) -> None:
    checkpointer = SessionCheckpointer(memory)
    with pytest.raises(BadRequest, match="thread_id"):
        _ = [one async for one in checkpointer.alist(None)]
    with pytest.raises(BadRequest, match="neither keep_latest nor delete"):
        await checkpointer.aprune(["t1"], strategy="some")
    graph = shop(checkpointer, ["Yes."])
    await graph.ainvoke({"messages": [HumanMessage("Hm?")]}, THREAD)
    found = await checkpointer.aget_tuple(THREAD)
    assert found is not None
    delta: Any = {"counters_since_delta_snapshot": {"messages": (1, 1)}}
    await checkpointer.aput(found.config, {**found.checkpoint, "id": "f"}, delta, {})
    with pytest.raises(BadRequest, match="DeltaChannel"):
        await checkpointer.aprune(["t1"])
    assert not any(isinstance(event, MessagesRemoved) for event in memory.published)


@pytest.mark.parametrize("provider", [MemoryProvider.none(), MemoryProvider.limited_window().read_only()])
async def test_checkpoints_are_kept_and_deleted_whatever_the_provider_keeps(provider: MemoryProvider) -> None:
    async with FakeSessionMemory(provider=provider) as memory:
        checkpointer = SessionCheckpointer(memory)
        session_id = checkpointer.checkpoints_session("t1")
        graph = shop(checkpointer, ["An answer"])
        await graph.ainvoke({"messages": [HumanMessage("A question")]}, THREAD)
        configured = memory.published[0]
        assert isinstance(configured, SessionConfigured)
        assert (configured.session_id, configured.max_size_bytes) == (session_id, None)
        assert {event.session_id for event in memory.published} == {session_id}

        assert len([one async for one in checkpointer.alist(THREAD)]) > 1
        await checkpointer.aprune(["t1"])
        assert len([one async for one in checkpointer.alist(THREAD)]) == 1
        await checkpointer.adelete_thread("t1")
        assert await checkpointer.aget_tuple(THREAD) is None


async def test_a_store_of_ones_own_is_refused() -> None:
    class Store:
        async def get_messages(self, session_id: str) -> list[MessageView]:
            return []

        async def update_messages(self, session_id: str, messages: Sequence[MessageView]) -> None: ...

        async def delete_messages(self, session_id: str) -> None: ...

    async with FakeSessionMemory(provider=MemoryProvider.custom(Store())) as memory:
        with pytest.raises(ConfigurationError, match="checkpoints"):
            SessionCheckpointer(memory)


async def test_a_thread_id_that_is_too_long_is_refused_by_its_name(memory: FakeSessionMemory) -> None:
    checkpointer = SessionCheckpointer(memory)
    longest, too_long = ({"configurable": {"thread_id": "t" * count}} for count in (244, 245))

    assert await shop(checkpointer, ["Yes"]).ainvoke({"messages": [HumanMessage("hi")]}, longest)
    with pytest.raises(
        BadRequest, match=r"thread_id has at most 244 .* <thread_id>:checkpoints; .* 245: ttt"
    ):
        await shop(checkpointer, ["Yes"]).ainvoke({"messages": [HumanMessage("hi")]}, too_long)


CALLS: Any = [{"id": "c1", "name": "look_up", "args": {}}]


def saying(checkpointer: BaseCheckpointSaver[Any], *said: BaseMessage) -> Any:
    """A graph whose only node says these messages."""

    def say(state: MessagesState) -> dict[str, Any]:
        return {"messages": list(said)}

    builder = StateGraph(MessagesState)
    builder.add_node("say", say)
    builder.add_edge(START, "say")
    builder.add_edge("say", END)
    return builder.compile(checkpointer=checkpointer)


@pytest.mark.parametrize(
    "artifact", [b"\xff", Decimal("1.5"), {1, 2}, timedelta(1), {1: 2}, ["x"] * 40_000], ids=repr
)
async def test_an_artifact_that_no_event_holds_stays_in_the_state(
    memory: FakeSessionMemory, artifact: Any, caplog: pytest.LogCaptureFixture
) -> None:
    said = AIMessage("", tool_calls=CALLS), ToolMessage("found", tool_call_id="c1", artifact=artifact)
    graph = saying(SessionCheckpointer(memory), *said)
    for _ in range(2):
        await graph.ainvoke({"messages": [HumanMessage("Look it up.", id="h1")]}, THREAD)

    state = await graph.aget_state(THREAD)
    assert state.values["messages"][2].artifact == artifact
    read = await memory.memory("t1", native=True)
    assert [message.role for message in read.messages] == ["user", "assistant", "tool"]
    (native,) = [message.native for message in read.messages if message.role == "tool"]
    assert native is not None
    assert native.item["data"].get("artifact") is None
    reduced = [one for one in caplog.records if getattr(one, "action", None) == "message_reduced"]
    assert len(reduced) == 1
    assert "found" not in reduced[0].getMessage()


async def test_of_a_large_image_the_session_has_a_placeholder(memory: FakeSessionMemory) -> None:
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64," + "A" * 1_500_000}}
    graph = saying(SessionCheckpointer(memory), AIMessage("A cat."))
    await graph.ainvoke({"messages": [HumanMessage([{"type": "text", "text": "What?"}, image])]}, THREAD)

    assert (await graph.aget_state(THREAD)).values["messages"][0].content[1] == image
    (asked, answered) = (await memory.memory("t1")).messages
    assert asked.text == "What?\n[image_url image/png, 1500022 characters inline]"
    assert answered.text == "A cat."


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("half a sign: \ud83d", r"half a sign: \ufffd"),
        ("x" * 1_000_000, r"x{70000,}\n\[[0-9]+ characters left out\]"),
    ],
    ids=["surrogate", "long"],
)
async def test_of_a_text_that_no_event_holds_the_session_has_what_it_can(
    memory: FakeSessionMemory, text: str, kept: str
) -> None:
    call = {"id": "c1", "name": "look_up", "args": {"text": text}}
    graph = saying(SessionCheckpointer(memory), AIMessage(text, tool_calls=[call]))
    await graph.ainvoke({"messages": [HumanMessage("Hello")]}, THREAD)

    assert (await graph.aget_state(THREAD)).values["messages"][-1].content in {text, "half a sign: ?"}
    (_, answer) = (await memory.memory("t1")).messages
    assert re.fullmatch(kept, answer.text)
    assert [one.name for one in answer.tool_calls or ()] == ["look_up"]
