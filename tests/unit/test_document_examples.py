"""The Python in README and the how-tos runs, on a fake memory."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pydantic_ai as pydantic_agents
import pytest
from agent_framework import Agent
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.graph import START, MessagesState, StateGraph
from pydantic_ai.models.test import TestModel

from processors.memory import reactions
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.tokens import ByteEstimate
from processors.statements.current_values import LATER, SAID_LATER
from processors.statements.obligations import kind_of
from processors.statements.sentence import sentences
from processors.summaries.check import check
from schemas import events
from schemas.documents import event_examples
from schemas.settings import load_settings
from streams.client import FakeSessionMemory
from streams.compaction.summarizer import Summarizer
from streams.settings.key_file import load_master_keys
from tests.builders.archived import BEGAN_MS
from tests.builders.events import SESSION, event, event_json, user
from tests.builders.memories import POLICY
from tests.builders.summary_lines import lines_of
from tests.builders.summary_requests import long_conversation, request
from tests.unit.streams.client.test_agent_framework import ScriptedClient
from tests.unit.test_documents import text_of

#: The page about summaries without a model, in one line.
SUMMARIES = " ".join(text_of("docs/explanation/extractive-summaries.md").split())


def python_of(name: str) -> list[str]:
    """The blocks of Python in a document, also those within a list."""
    found = re.findall(r"^( *)```python\n(.*?)^ *```", text_of(name), re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(block) for _, block in found]


async def run(block: str, names: dict[str, Any]) -> None:
    code = compile(block, "<document>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    coroutine = eval(code, names)
    if coroutine is not None:
        await coroutine


async def test_the_turn_of_the_readme() -> None:
    (block,) = python_of("README.md")
    given: list[Any] = []

    async def ask_model(messages: list[dict[str, Any]]) -> str:
        given.extend(messages)
        return "On its way."

    async with FakeSessionMemory() as fake:
        opened = 'SessionMemory("localhost:9092", "http://127.0.0.1:6066")'
        assert opened in block
        names = {"ask_model": ask_model, "opened": lambda: fake}
        await run(
            block.replace("from streams.client import SessionMemory", "").replace(opened, "opened()"), names
        )

        assert [message["role"] for message in given] == ["system", "user"]
        assert [type(event).__name__ for event in fake.published] == ["UserMessageAdded", "AiMessageAdded"]


@pytest.mark.parametrize("recipe", [0, 1], ids=["collected by the turn", "collected by hand"])
async def test_a_streamed_answer_is_one_message(recipe: int) -> None:
    blocks = python_of("docs/how-to/stream-answers.md")
    assert len(blocks) == 2
    shown: list[str] = []

    async def stream_model(_: list[dict[str, Any]]) -> AsyncIterator[str]:
        for piece in ("It is ", "on its ", "way."):
            yield piece

    async with FakeSessionMemory() as memory:
        await run(blocks[recipe], {"memory": memory, "stream_model": stream_model, "show": shown.append})
        read = await memory.memory("session-1")

    assert [message.text for message in read.messages] == ["Where is my order?", "It is on its way."]
    assert shown == ([] if recipe else ["It is ", "on its ", "way."])


async def test_a_graph_with_the_checkpointer_of_the_how_to_remembers_over_runs() -> None:
    block, _ = python_of("docs/how-to/use-langgraph.md")
    seen: list[int] = []

    def answer(state: MessagesState) -> dict[str, Any]:
        seen.append(len(state["messages"]))
        return {"messages": [AIMessage("Hello!")]}

    builder = StateGraph(MessagesState)
    builder.add_node("answer", answer)
    builder.add_edge(START, "answer")
    async with FakeSessionMemory() as memory:
        for _ in range(2):
            await run(block, {"memory": memory, "builder": builder})
        read = await memory.memory("support-4471")

    assert seen == [1, 3]
    assert [message.role for message in read.messages] == ["user", "assistant"] * 2


async def test_a_graph_without_a_checkpointer_remembers_over_runs() -> None:
    _, block = python_of("docs/how-to/use-langgraph.md")
    seen: list[int] = []

    async def answer(messages: list[Any]) -> AIMessage:
        seen.append(len(messages))
        return AIMessage("Hello!", id=f"answer-{len(seen)}")

    async with FakeSessionMemory() as memory:
        names: dict[str, Any] = {"memory": memory, "model": SimpleNamespace(ainvoke=answer)}
        await run(block, names)
        config = {"configurable": {"thread_id": "t"}}
        state: list[Any] = [HumanMessage("Hi", id="m-1")]
        state = (await names["graph"].ainvoke({"messages": state}, config))["messages"]
        await names["graph"].ainvoke({"messages": [HumanMessage("Again", id="m-2")]}, config)
        read = await memory.memory("t")

        assert seen == [1, 3]
        assert [message.text for message in read.messages] == ["Hi", "Hello!", "Again", "Hello!"]

        # The whole state, handed over once more, is not stored twice.
        await names["graph"].ainvoke({"messages": [*state, HumanMessage("Third", id="m-3")]}, config)
        assert (await memory.memory("t")).message_count == 6


async def test_the_histories_of_other_frameworks_in_the_how_to() -> None:
    pydantic_ai, agent_framework = (
        next(block for block in python_of("docs/how-to/use-a-framework.md") if name in block)
        for name in ("SessionHistory(", "SessionHistoryProvider(")
    )
    async with FakeSessionMemory() as memory:
        agent = pydantic_agents.Agent(TestModel(custom_output_text="On its way."))
        await run(pydantic_ai, {"memory": memory, "agent": agent})
        await run(agent_framework, {"memory": memory, "Agent": Agent, "client": ScriptedClient()})
        read = await memory.memory("support-4471")

    assert [message.text for message in read.messages] == [
        "Where is my lamp?",
        "On its way.",
        "Where is my lamp?",
        "3 messages",
    ]


@pytest.mark.parametrize("turns", [6, 30])
async def test_the_summarizer_of_the_how_to_is_one(turns: int) -> None:
    block = next(block for block in python_of("docs/how-to/add-a-summarizer.md") if "class " in block)
    names: dict[str, Any] = {}
    await run(block, names)
    summarizer: Summarizer = names["FirstWords"]()
    asked = request(long_conversation(turns))

    check(await summarizer.summarize(asked), asked, ByteEstimate())
    await summarizer.close()


def test_the_key_file_of_the_how_to_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (lines,) = re.findall(
        r"```console\n(.*?keys\.toml)\n", text_of("docs/how-to/encrypt-at-rest.md"), re.DOTALL
    )

    subprocess.run(["sh", "-ec", textwrap.dedent(lines)], cwd=tmp_path, env=dict(os.environ), check=True)
    monkeypatch.setenv("SESSIONSTREAM_ENCRYPTION__KEY_FILE", str(tmp_path / "keys.toml"))
    masters = load_master_keys(load_settings())

    assert masters is not None
    assert (masters.active, [len(key) for key in masters.keys.values()]) == ("2026", [32])
    assert (tmp_path / "keys.toml").stat().st_mode & 0o077 == 0


def test_the_event_of_the_how_to_is_folded_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory holds one message, and its sequence is that of the note."""
    model, reaction = python_of("docs/how-to/add-an-event.md")
    names: dict[str, Any] = dict(vars(events))
    exec(compile(model, "<document>", "exec", dont_inherit=True), names)
    note_added = names["NoteAdded"]
    names = {**vars(reactions), "NoteAdded": note_added}
    exec(compile(reaction, "<document>", "exec", dont_inherit=True), names)
    monkeypatch.setitem(reactions.REACTIONS, note_added, names["_noted"])

    note = note_added.model_validate_json(event_json({"type": "NoteAdded", "text": "Called back."}, "e1"))
    entries = [Entry(event(user("Please call me.")), 0, BEGAN_MS), Entry(note, 1, BEGAN_MS)]
    memory, _ = fold(Memory.empty(SESSION), entries, POLICY)

    assert [message.id for message in memory.messages()] == ["e0"]
    assert memory.head is not None
    assert memory.head.last_sequence == 1


def test_the_example_of_the_how_to_has_a_number_of_its_own() -> None:
    (entry,) = re.findall(r"`\"NoteAdded\": (_event\(.*\)),`", text_of("docs/how-to/add-an-event.md"))
    example = eval(entry, dict(vars(event_examples)))

    assert example["text"] == "Called back."
    others = [event_examples.EVENT_EXAMPLES[name] for name in events.EVENT_TYPES]
    for name in ("event_id", "occurred_at"):
        assert example[name] not in {other[name] for other in others}


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("don't ping him, he hates bots lol", "rule"),
        ("Could you never call before nine?", "rule"),
        ("Könnten Sie die Rechnung immer als PDF schicken?", "rule"),
        ("Please don't ring, ok?", "rule"),
        ("can you imagine?", None),
        ("Nine is too early for calls.", None),
    ],
)
def test_a_sentence_that_the_page_quotes_is_a_rule_or_none(words: str, kind: str | None) -> None:
    assert words in SUMMARIES
    assert kind_of(words, "user") == kind


@pytest.mark.parametrize(
    "cut",
    [
        ["lol the bus was late again", "pls dont ring the bell after nine"],
        ["they say the timeout is 60 seconds now"],
        ["Plan: 1. find it, 2. fix it"],
    ],
)
def test_a_text_that_the_page_quotes_is_cut_where_it_says(cut: list[str]) -> None:
    whole = " ".join(cut)
    assert whole in SUMMARIES
    assert sentences(whole)[-1] == cut[-1]


@pytest.mark.parametrize(
    ("earlier", "word", "later"),
    [
        ("The audit takes place on May 4.", LATER, "New date for the audit: June 9."),
        ("The left door is 80 cm wide.", SAID_LATER, "The right door is 95 cm wide."),
        ("Captain Rieger takes the practical.", LATER, "Rieger has retired. The practical is with Olsen."),
    ],
)
def test_two_statements_that_the_page_quotes_share_a_line(earlier: str, word: str, later: str) -> None:
    told = f"{earlier} {word}{later}"
    assert told in SUMMARIES
    lines = lines_of(("user", earlier), ("assistant", "Fine."), ("user", later))

    assert told in [line.text for line in lines]
