"""Each row for Sentinel AI in docs/how-to/come-from-another-system.md, run on both sides.

The other side is an oracle after the text of its documentation (tests/oracles/sentinel.py).
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import orjson
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from processors.archive.requests import HistoryRequest
from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.extractive.extract import extract
from processors.memory.figures import Figures
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import ModelTable
from processors.summaries.prompt import PromptTemplates
from processors.summaries.schema import KNOWLEDGE_SCHEMA
from schemas.archive_url import parse_archive_url
from schemas.events import CompactionRequested
from schemas.settings import load_settings
from schemas.topic_names import TopicNames
from streams.archive.stores.choice import make_store
from streams.client import (
    CompactConversation,
    FakeSessionMemory,
    MemoryProvider,
    MemoryRead,
    answer_unanswered_calls,
    drop_failed_tool_calls,
    drop_system_prompts,
    remove_unpaired_tool_calls,
    responses_next_to_calls,
)
from tests.builders.archived import batch, looking_for, stored
from tests.builders.events import answer, compacted, configured, user
from tests.builders.memories import Session, view_of
from tests.builders.summary_requests import call, in_order, request, view
from tests.contracts.documented_rows import DocumentedRows
from tests.fakes.raw_server import answering, response
from tests.oracles.sentinel import (
    Message,
    SessionExtension,
    facts_block,
    should_summarize,
    without_failed_tool_calls,
    without_system_prompts,
    without_unpaired_tool_calls,
)
from tests.unit.streams.compaction.test_compactor import LONG, Desk

ROWS: Final = DocumentedRows("Sentinel AI")
row = ROWS.row

TEXTS: Final = st.text("ab é", min_size=1, max_size=10)


@st.composite
def conversations(draw: st.DrawFn, *, unpaired: bool = False) -> list[Message]:
    """Turns with tool calls, each id once; calls are answered, fail, or (``unpaired``) stay without an answer."""
    said: list[Message] = []
    for number in range(draw(st.integers(0, 4))):
        said.append(Message("user", draw(TEXTS)))
        for place in range(draw(st.integers(0, 2))):
            name = f"c{number}.{place}"
            said.append(Message("agent", "", name))
            if not unpaired or draw(st.booleans()):
                said.append(Message("tool", draw(TEXTS), name, draw(st.booleans())))
        said.append(Message("agent", draw(TEXTS)))
    return said


async def say(memory: FakeSessionMemory, messages: list[Message], **options: Any) -> None:
    """Say it all as one run of an agent."""
    async with memory.interaction("s", **options) as turn:
        for message in messages:
            match message.kind:
                case "system":
                    turn.set_system_message(message.text)
                case "user":
                    turn.add_user_message(message.text)
                case "agent":
                    made = [{"id": message.call, "name": "f", "arguments": "{}"}] if message.call else []
                    turn.add_ai_message(message.text, tool_calls=made)
                case _:
                    turn.add_tool_call_response(
                        message.call or "", "f", message.text, is_error=message.is_error
                    )


def texts(messages: list[Message]) -> list[str]:
    return [message.text for message in messages if message.kind != "system"]


async def here(memory: FakeSessionMemory) -> list[str]:
    return [message.text for message in (await memory.memory("s")).messages]


# Session extension


@row("`AgentSessionExtension` on an agent")
@row("message persistence after a run")
@examples(max_examples=30, deadline=None)
@given(runs=st.lists(conversations(), max_size=4))
def test_a_run_is_given_the_history_and_kept_when_it_ends(runs: list[list[Message]]) -> None:
    async def compare() -> None:
        there = SessionExtension(fetch_size=1_000)
        async with FakeSessionMemory() as memory:
            for said in runs:
                read = await memory.memory("s")
                assert [message.text for message in read.messages] == texts(there.run("s", *said))
                await say(memory, said)
            assert await here(memory) == texts(there.run("s"))

    asyncio.run(compare())


@row("`AgentRequestMetadata.sessionId`, `userId`")
@row("no `sessionId`: nothing is kept or read")
async def test_without_a_session_id_nothing_is_kept_and_with_one_it_is_by_user(
    caplog: pytest.LogCaptureFixture,
) -> None:
    there = SessionExtension()
    said = (Message("user", "q"), Message("agent", "a"))
    async with FakeSessionMemory() as memory:
        for session_id in (None, None, "s"):
            async with memory.interaction(session_id, user_id="user-456") as turn:
                assert [m.text for m in turn.history.messages] == texts(there.run(session_id, *said))
                turn.add_user_message("q")
                turn.add_ai_message("a")
        assert len(memory.published) == sum(map(len, there.store.values()))
        assert {event.user_id for event in memory.published} == {"user-456"}
    actions = [vars(record).get("action") for record in caplog.records]
    assert actions.count("no_session_id") == 1, "it is logged once"


@row("`historicalMessageFetchSize`")
@examples(max_examples=30, deadline=None)
@given(said=st.lists(TEXTS, max_size=6), size=st.integers(1, 5))
def test_at_most_as_many_messages_are_fetched(said: list[str], size: int) -> None:
    async def compare() -> None:
        there = SessionExtension(fetch_size=size)
        async with FakeSessionMemory() as memory:
            for text in said:
                there.run("s", Message("user", text))
                await memory.add_user_message("s", text)
            read = await memory.memory("s", last=size)
            assert [message.text for message in read.messages] == texts(there.run("s"))

    asyncio.run(compare())


@row("`historicalMessageFetchSize`")
async def test_there_is_no_cap_of_30_messages() -> None:
    there = SessionExtension()
    async with FakeSessionMemory() as memory:
        for number in range(40):
            there.run("s", Message("user", str(number)))
            await memory.add_user_message("s", str(number))
        numbers = [str(number) for number in range(40)]
        assert texts(there.run("s")) == numbers[-30:]
        assert [message.text for message in (await memory.memory("s", last=40)).messages] == numbers
        pages = [page async for page in memory.memory_pages("s", page_messages=15)]
        assert [len(page.messages) for page in pages] == [15, 15, 10]


@row("`maxSummaryLength`")
@given(length=st.integers(300, 1_500))
def test_a_summary_is_not_longer_than_its_setting(length: int) -> None:
    messages = in_order(*[view("user", f"My order number {n} is late. " * 5) for n in range(12)])
    summary = extract(request(messages, max_summary_characters=length), ByteEstimate())
    assert len(summary.user_message) + len(summary.ai_message) <= length
    assert CompactionPolicy().max_summary_characters is None
    assert CompactionPolicy().max_summary_tokens == 1_000


@row("`autoSummarizationThresholdPercentage` = 60")
@row("`ModelAttributes.contextWindowSize`")
@given(
    tokens=st.integers(0, 300),
    window=st.integers(1, 300),
    percentage=st.sampled_from([0, 10, 25, 50, 60, 70]),
)
def test_the_threshold_is_passed_at_the_same_tokens(tokens: int, window: int, percentage: int) -> None:
    policy = CompactionPolicy(trigger_size_bytes=None, trigger_context_fraction=percentage / 100)
    figures = Figures(1, 1, tokens / window, answered=True)
    assert (trigger(figures, policy) is not None) == should_summarize(tokens, window, percentage)
    assert CompactionPolicy().trigger_context_fraction == 0.6


def test_with_a_threshold_of_nothing_a_user_message_alone_is_no_run() -> None:
    policy = CompactionPolicy(trigger_size_bytes=None, trigger_context_fraction=0)
    assert trigger(Figures(1, 1, 0.1, answered=False), policy) is None


@row("`compactionPrompts`")
def test_templates_take_the_same_placeholder_and_a_session_may_have_its_own() -> None:
    own = {
        "system": "You are a expert at distilling chat history...",
        "user": "Please summarize these messages: ${sessionMessages}",
    }
    prompt = PromptTemplates(**own).filled(None)
    assert prompt.system == own["system"]
    assert prompt.with_transcript(["USER: hi"]).startswith("Please summarize these messages: ")
    assert "USER: hi" in prompt.with_transcript(["USER: hi"])
    session = Session().say(user("q"), configured(compaction={"prompt": own}))
    overrides = session.head.configuration["compaction"]
    assert CompactionPolicy().overlaid(overrides).prompt == own


@row("`promptSchema`")
@row("default schema")
async def test_a_summary_has_the_same_fields_or_those_of_ones_own_schema() -> None:
    theirs = ["title", "keywords", "summary", "key_points", "key_facts", "sentiment", "confidence"]
    assert list(KNOWLEDGE_SCHEMA["properties"])[: len(theirs)] == theirs
    messages = in_order(*[view("user", f"My order number {n} is late. " * 5) for n in range(12)])
    knowledge = extract(request(messages), ByteEstimate()).knowledge or {}
    assert set(theirs) <= set(knowledge)
    assert knowledge["sentiment"] in {"positive", "neutral", "negative"}
    assert 0 <= knowledge["confidence"] <= 10
    assert 1 <= len(knowledge["keywords"]) <= 3
    own = {"type": "object", "properties": {"key_facts": {"type": "array", "items": {"type": "string"}}}}
    assert set(extract(request(messages, summary_schema=own), ByteEstimate()).knowledge or {}) <= {
        "key_facts"
    }
    session = Session().say(user("q"), answer("a"), compacted(1, knowledge=knowledge))
    assert view_of(session.memory).knowledge == knowledge


@row("`MessageCompactor`")
def test_the_earlier_summary_is_part_of_the_input() -> None:
    session = Session().say(user("first"), answer("a"), compacted(1))
    for number in range(4):
        session.say(user(f"question {number}"), answer("b"))
    plan = decide(view_of(session.memory), CompactionPolicy(trigger_messages=8, keep_recent_turns=1))
    assert isinstance(plan, Compact)
    assert [message.compacted for message in plan.messages[:3]] == [True, True, False]


@row("`sessionStore`, `mapper` of the builder")
@row("no tools for the agent")
async def test_nothing_but_the_memory_is_needed_and_the_tool_is_the_agents_choice() -> None:
    async with FakeSessionMemory() as memory:
        await say(memory, [Message("user", "q"), Message("agent", "a")])
        assert await here(memory) == ["q", "a"]
        assert CompactConversation(memory, "s").definition["function"]["name"] == "compact_conversation"


# Filters, selectors, facts


@row("pre-filter: system prompts")
@row("pre-filter: failed tool calls")
@row("a pre-filter or `MessageSelector` of your own")
@examples(max_examples=50, deadline=None)
@given(said=conversations(), with_system=st.booleans())
def test_pre_filters_keep_the_same_messages(said: list[Message], with_system: bool) -> None:
    said = [*([Message("system", "Be kind.")] if with_system else []), *said]

    async def compare() -> None:
        provider = MemoryProvider.limited_window().with_pre_filter(
            drop_system_prompts, drop_failed_tool_calls
        )
        provider = provider.with_selector(lambda messages: [m for m in messages if m.text != "a"])
        async with FakeSessionMemory(provider=provider) as memory:
            await say(memory, said)
            kept = texts(without_failed_tool_calls(without_system_prompts(said)))
            assert await here(memory) == [text for text in kept if text != "a"]
            assert (await memory.memory("s")).system_message is None

    asyncio.run(compare())


@row("`UnpairedToolCallsRemover`")
@row("a call without an answer is removed")
@row("rearranging responses to their calls")
@examples(max_examples=50, deadline=None)
@given(said=conversations(unpaired=True), orphan=st.booleans())
def test_calls_without_answers_and_answers_without_calls_are_removed(
    said: list[Message], orphan: bool
) -> None:
    said = [*said, *([Message("tool", "of nobody", "unknown")] if orphan else [])]

    async def compare() -> None:
        provider = MemoryProvider.limited_window().with_selector(remove_unpaired_tool_calls)
        async with FakeSessionMemory(provider=provider) as memory:
            await say(memory, said)
            assert await here(memory) == texts(without_unpaired_tool_calls(said))
            answered = MemoryProvider.limited_window().with_selector(
                responses_next_to_calls, answer_unanswered_calls
            )
            read = await memory.read("s", answered)
            opened = {one.id for m in read.messages for one in m.tool_calls or ()}
            assert opened == {m.tool_call_id for m in read.messages if m.tool_call_id}
            assert "of nobody" not in [message.text for message in read.messages]

    asyncio.run(compare())


@row("rearranging responses to their calls")
def test_a_response_moves_next_to_its_call() -> None:
    messages = in_order(
        view("user", "q"),
        view("assistant", "", tool_calls=[call("a")]),
        view("user", "meanwhile"),
        view("tool", "found", tool_call_id="a", name="book"),
    )
    assert [message.text for message in responses_next_to_calls(messages)] == ["q", "", "found", "meanwhile"]


@row("facts in the system prompt")
@given(name=TEXTS, content=st.text("<&>\"'é ab\n", max_size=20))
def test_facts_have_the_same_form_and_are_escaped(name: str, content: str) -> None:
    fields = {"session_id": "session-123", "knowledge": {name: content}}
    read = MemoryRead.empty("session-123").model_copy(update=fields)
    block = ET.fromstring(read.facts.block()) if content else None
    if block is None:
        return
    facts = [(fact.findtext("name") or "", fact.findtext("content") or "") for fact in block.iter("fact")]
    theirs = facts_block("session-123", facts)
    assert [element.tag for element in block.iter()] == [element.tag for element in theirs.iter()]
    assert (block.findtext("facts/description") or "").startswith(
        theirs.findtext("facts/description") or "none"
    )
    assert [content for _, content in facts] == [content]


# Stores and models


@row("`FileSystemSessionStore`")
@row("`ESSessionStore`")
@pytest.mark.parametrize("scheme", ["file", "sqlite"])
async def test_a_store_at_an_address_keeps_messages_for_whoever_opens_it_next(
    scheme: str, tmp_path: Path
) -> None:
    said = [stored(user("My order is FL-1"), 0), stored(answer("On its way"), 1)]
    first = make_store(load_settings(archive={"url": f"{scheme}://{tmp_path / 'a'}"}))
    await first.start()
    await first.write(0, batch(*said))
    await first.stop()
    for folder, kept in (("a", said), ("b", [])):
        store = make_store(load_settings(archive={"url": f"{scheme}://{tmp_path / folder}"}))
        await store.start()
        assert await store.history(0, HistoryRequest(session_id="s1")) == kept
        assert len(await store.search(0, looking_for("order"))) == bool(kept)
        await store.stop()
    files = [path for path in (tmp_path / "a").rglob("*") if path.is_file()]
    assert any(b"My order is FL-1" in path.read_bytes() for path in files)


@row("`ESSessionStore`")
async def test_a_remote_store_writes_into_indices_with_the_prefix_of_its_address() -> None:
    """Against a real server the same store is tested in tests/integration/archive."""
    taken = {"create": {"status": 201}, "index": {"status": 201}}
    body = {"version": {"distribution": "opensearch", "number": "2.0"}, "found": False, "items": [taken]}
    async with answering(response(orjson.dumps(body))) as server:
        port = server.url.rpartition(":")[2]
        store = make_store(load_settings(archive={"url": f"opensearch://127.0.0.1:{port}/my-application"}))
        await store.start()
        await store.write(0, batch(stored(user("My order is FL-1"), 0)))
        await store.stop()
    paths = [target.split("?")[0] for target in server.targets]
    assert "/_index_template/my-application-history" in paths
    assert "/_bulk" in paths
    indices = {path.split("/")[1] for path in paths if path.startswith("/my-")}
    assert all(name.startswith("my-application-") for name in indices)
    assert len(indices) >= 2, "those of the history and of its position"


@row("`ESSessionStore`")
def test_an_address_that_names_no_store_is_refused() -> None:
    remote = parse_archive_url("opensearch://host:9200/my-application")
    assert (remote.index_name, remote.hosts) == ("my-application", (("host", 9200),))
    with pytest.raises(ValueError, match="must be"):
        parse_archive_url("mongodb://host/x")
    first, second = TopicNames("one-"), TopicNames("two-")
    assert first.session_events != second.session_events


@row("`estimateTokenCount`")
@row("`encodingType` `CL100K_BASE`")
async def test_tokens_are_counted_by_the_encoding_and_an_estimate_is_marked() -> None:
    async with FakeSessionMemory() as memory:  # it estimates
        await memory.add_user_message("s", "four words of text")
        assert (await memory.memory("s")).tokens_estimated
    session = Session().say(user("four words of text"))
    assert (session.head.tokens, view_of(session.memory).tokens_estimated) == (4 + 3, False)
    for encoding in ("cl100k_base", "o200k_base"):
        assert load_settings(token_encoding=encoding).token_encoding == encoding


@row("summarization runs behind the run")
@row("caution: concurrent updates")
async def test_a_second_summary_of_the_same_read_is_skipped() -> None:
    """There "one summary overwrites another"; here the second one is late."""
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "a question " * 20, "a")
        seen = await memory.memory("s")
        results = [
            await memory.compact("s", user_message=text, ai_message=text, base=seen)
            for text in ("one", "other")
        ]
        assert [result.success for result in results] == [True, False]
        assert await here(memory) == ["one", "one"]


@row("`LENGTH_EXCEEDED`")
async def test_an_end_for_length_asks_for_a_summary() -> None:
    class ContextLengthExceeded(Exception):
        code = "context_length_exceeded"

    async with FakeSessionMemory() as memory:
        with pytest.raises(ContextLengthExceeded):
            await refused(memory, ContextLengthExceeded())
        events = [event for event in memory.published if isinstance(event, CompactionRequested)]
    assert [event.reason for event in events] == ["length_exceeded"]

    # The compaction process answers it, although no trigger is reached, and the next run is given the summary.
    desk = Desk(*LONG, trigger_size_bytes=None)
    assert (await desk.attempt(5)).outcome == "skipped"
    assert (await desk.attempt(6, events[0])).outcome == "compacted"
    (summary,) = desk.published
    assert summary.request_id == events[0].event_id
    fields = summary.model_dump(mode="json", exclude_none=True)
    after = Session().say(*LONG, fields)
    assert [message.text for message in view_of(after.memory).messages][:2] == ["asked", "answered"]


async def refused(memory: FakeSessionMemory, error: Exception) -> None:
    async with memory.interaction("s") as turn:
        turn.add_user_message("q")
        raise error


@row("caution: storage grows")
def test_a_session_may_end_by_itself() -> None:
    session = Session(ttl_seconds=5).say(user("q"))
    assert session.memory.lapsed(session.now_ms + 5_001, session.policy)
    assert not session.memory.lapsed(session.now_ms + 5_000, session.policy)


@row("caution: `oldMessages`")
async def test_a_whole_conversation_passed_again_is_not_stored_again() -> None:
    from langchain_core.messages import AIMessage, HumanMessage

    from streams.client.langchain import KafkaChatMessageHistory

    async with FakeSessionMemory() as memory:
        history = KafkaChatMessageHistory("s", memory)
        said = [HumanMessage("q", id="1"), AIMessage("a", id="2")]
        await history.aadd_messages(said)
        await history.aadd_messages([*said, HumanMessage("more", id="3")])
        assert await here(memory) == ["q", "a", "more"]


@row("caution: a smaller model's window")
def test_the_window_is_that_of_the_model_that_answers() -> None:
    from processors.models_and_prices import Model

    models = ModelTable({"small-*": Model(context_window_tokens=50)})
    session = Session(context_window_tokens=1_000, models=models)
    session.say(user("one two three"), answer("a", model="large"))
    before = view_of(session.memory, session.policy).context_fraction
    session.say(answer("b", model="small-1"))
    after = view_of(session.memory, session.policy).context_fraction
    assert (before < 0.02, after > 0.2) == (True, True)
    session.say(configured(context_window_tokens=2_000))
    assert view_of(session.memory, session.policy).context_fraction < 0.01


def test_every_row_has_a_test() -> None:
    assert ROWS.untested() == []
