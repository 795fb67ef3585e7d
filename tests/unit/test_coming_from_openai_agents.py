"""Each row for the OpenAI Agents SDK in docs/how-to/come-from-another-system.md, run on both sides.

The other side is the SDK itself: its SQLiteSession and its runner, with a model that answers from a script.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, Final, cast

import orjson
import pytest
from agents import (
    Agent,
    ModelResponse,
    RunConfig,
    Runner,
    Session,
    SessionSettings,
    SQLiteSession,
    Usage,
    set_tracing_disabled,
)
from agents.extensions.memory import EncryptedSession
from agents.models.interface import Model
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from openai.types.responses import ResponseOutputMessage, ResponseOutputText

from schemas.events import CompactionRequested
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, MemoryRead
from streams.client.openai_agents import KafkaSession
from tests.builders.events import user as user_event
from tests.builders.memories import Session as FoldedSession
from tests.contracts.documented_rows import DocumentedRows
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

ROWS: Final = DocumentedRows("OpenAI Agents")
row = ROWS.row

#: What a run adds: a question, perhaps a call with its output, and an answer; or a question alone.
RUNS: Final = st.lists(
    st.tuples(st.text("ab é", min_size=1, max_size=6), st.integers(0, 2), st.booleans()), max_size=4
)
#: What is done between runs: (``get``, limit), (``pop``, times), (``clear``, 0).
STEPS: Final = st.lists(
    st.one_of(
        st.tuples(st.just("get"), st.integers(0, 6)),
        st.tuples(st.just("pop"), st.integers(1, 3)),
        st.tuples(st.just("clear"), st.just(0)),
        st.tuples(st.just("run"), st.integers(0, 3)),
    ),
    max_size=10,
)


class Scripted(Model):
    """A model that counts its answers, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[list[Any]] = []

    async def get_response(
        self,
        system_instructions: Any,
        input: Any,  # noqa: A002 - the SDK passes it by this name
        *_: Any,
        **__: Any,
    ) -> ModelResponse:
        self.given.append([input] if isinstance(input, str) else list(input))
        number = len(self.given)
        text = ResponseOutputText(annotations=[], text=f"answer {number}", type="output_text", logprobs=[])
        message = ResponseOutputMessage(
            id=f"msg_{number}", content=[text], role="assistant", status="completed", type="message"
        )
        usage = Usage(requests=1, input_tokens=10, output_tokens=4, total_tokens=14)
        return ModelResponse(output=[message], usage=usage, response_id=None)

    async def stream_response(self, *_: Any, **__: Any) -> AsyncIterator[Any]:
        raise NotImplementedError
        yield


def items_of_run(number: int, question: str, calls: int, answered: bool) -> list[Item]:
    """Return the items of a run; the ids are its own."""
    items = [user(question)]
    for place in range(calls):
        name = f"c{number}_{place}"
        items += [function_call(name), function_output(name)]
    return [*items, *([said("answer", f"msg_{number}")] if answered else [])]


async def both(memory: FakeSessionMemory, name: str = "s") -> tuple[SQLiteSession, KafkaSession]:
    return SQLiteSession(name, ":memory:"), KafkaSession(name, memory)


async def runs_on_both(memory: FakeSessionMemory, texts: list[Any], **options: Any) -> list[list[list[Any]]]:
    """Run the same inputs with each session; returns what each model was given."""
    set_tracing_disabled(True)
    seen: list[list[list[Any]]] = []
    for session in await both(memory):
        model = Scripted()
        agent: Agent[Any] = Agent(name="a", model=model)
        for text in texts:
            await Runner.run(agent, text, session=cast(Session, session), **options)
        seen.append(model.given)
    return seen


def plain(given: list[list[Any]]) -> list[list[tuple[Any, Any]]]:
    """Return roles and contents, in which sessions may not differ."""
    return [
        [
            (item.get("role", item.get("type")), item.get("content"))
            if isinstance(item, dict)
            else ("user", item)
            for item in items
        ]
        for items in given
    ]


@row("`SQLiteSession`, `AsyncSQLiteSession`")
@row("`get_items(limit)`")
@row("`add_items`")
@row("`pop_item`")
@row("`clear_session`")
@examples(max_examples=60, deadline=None)
@given(runs=RUNS, steps=STEPS)
def test_the_same_calls_give_the_same_items(
    runs: list[tuple[str, int, bool]], steps: list[tuple[str, int]]
) -> None:
    async def compare() -> None:
        async with FakeSessionMemory() as memory:
            there, here = await both(memory)
            made = 0
            for step, count in [("run", n) for n in range(len(runs))] + steps:
                match step:
                    case "run" if runs:
                        items: Any = items_of_run(made, *runs[count % len(runs)])
                        made += 1
                        await there.add_items(items)
                        await here.add_items(items)
                    case "pop":
                        for _ in range(count):
                            expected = await there.pop_item()
                            popped = await here.pop_item()
                            assert same([popped], [expected]) if expected else popped is None
                    case "clear":
                        await there.clear_session()
                        await here.clear_session()
                    case _:
                        assert same(
                            cast("list[Any]", await here.get_items(count)),
                            cast("list[Any]", await there.get_items(count)),
                        )
                assert same(
                    cast("list[Any]", await here.get_items()), cast("list[Any]", await there.get_items())
                )
            there.close()

    asyncio.run(compare())


@row("`add_items`")
@row("`pop_item`")
async def test_items_of_every_type_come_back_and_are_popped_as_there() -> None:
    async with FakeSessionMemory() as memory:
        there, here = await both(memory)
        items: Any = EVERY_TYPE
        await there.add_items(items)
        await here.add_items(items)
        assert same(cast("list[Any]", await here.get_items()), cast("list[Any]", await there.get_items()))
        while (expected := await there.pop_item()) is not None:
            assert same([await here.pop_item()], [expected])
        assert await here.pop_item() is None


@row("`add_items`")
async def test_an_output_whose_call_is_not_held_is_history_only() -> None:
    async with FakeSessionMemory() as memory:
        there, here = await both(memory)
        orphan: Any = [user("q"), function_output("unknown")]
        await there.add_items(orphan)
        await here.add_items(orphan)
        assert len(await there.get_items()) == 2
        assert await here.get_items() == orphan[:1]
        assert len(memory.published) == 2


@row("`session_settings`, `SessionSettings(limit=…)`")
async def test_the_same_limits_hold_in_the_same_order() -> None:
    items: Any = [user(str(number)) for number in range(6)]
    async with FakeSessionMemory() as memory:
        there = SQLiteSession("s", ":memory:", session_settings=SessionSettings(limit=3))
        here = KafkaSession("s", memory, session_settings=SessionSettings(limit=3))
        for session in (there, here):
            await session.add_items(items)
            assert await session.get_items() == items[-3:]
            assert await session.get_items(2) == items[-2:]
    async with FakeSessionMemory() as memory:
        config = RunConfig(session_settings=SessionSettings(limit=1))
        there_given, here_given = await runs_on_both(memory, ["a", "b", "c"], run_config=config)
        assert plain(here_given) == plain(there_given)
        assert len(here_given[-1]) == 2


@row("`session_input_callback`")
async def test_a_callback_gets_and_gives_the_same_input() -> None:
    seen: list[tuple[int, int]] = []

    def newest(history: list[Any], new: list[Any]) -> list[Any]:
        seen.append((len(history), len(new)))
        return [*history[-1:], *new]

    async with FakeSessionMemory() as memory:
        config = RunConfig(session_input_callback=newest)
        there_given, here_given = await runs_on_both(memory, ["a", "b", "c"], run_config=config)
    assert plain(here_given) == plain(there_given)
    assert seen[:3] == seen[3:]


@row("a list as input")
async def test_a_whole_conversation_passed_again_is_stored_once_here_and_twice_there() -> None:
    set_tracing_disabled(True)
    lengths = []
    async with FakeSessionMemory() as memory:
        for session in await both(memory):
            agent: Agent[Any] = Agent(name="a", model=Scripted())
            first = await Runner.run(agent, "q1", session=cast(Session, session))
            again: Any = [*first.to_input_list(), user("q2")]
            config = RunConfig(session_input_callback=lambda history, new: new)
            await Runner.run(agent, again, session=cast(Session, session), run_config=config)
            lengths.append(len(await session.get_items()))
    assert lengths == [2 + 3 + 1, 2 + 1 + 1]


@row("a list as input")
async def test_a_conversation_without_ids_and_calls_that_is_passed_again_is_stored_again() -> None:
    """People repeat themselves, and a model answers the same: nothing tells this from a repeated list."""
    unnamed = {"type": "message", "role": "assistant", "content": "a", "id": "__fake_id__"}
    said_once: Any = [user("q"), unnamed]
    called: Any = [{**function_call("c1"), "id": "__fake_id__"}, function_output("c1")]
    lengths = []
    async with FakeSessionMemory() as memory:
        for name, whole in (("plain", said_once), ("with a call", [said_once[0], *called, said_once[1]])):
            session = KafkaSession(name, memory)
            for _ in range(2):
                await session.add_items(whole)
                lengths.append(len(await session.get_items()))
    assert lengths == [2, 4, 4, 4]


@row("`OpenAIResponsesCompactionSession`")
async def test_a_compaction_keeps_what_was_written_meanwhile() -> None:
    def summarize(read: MemoryRead) -> tuple[str, str]:
        return "asked", "answered"

    async with FakeSessionMemory(summarizer=summarize) as memory:
        session = KafkaSession("s", memory)
        for number in range(6):
            await session.add_items(cast(Any, [user(f"question {number} " * 10), said("a", f"m{number}")]))
        base = await memory.memory("s")
        await session.add_items(cast(Any, [user("meanwhile")]))
        result = await memory.compact("s", user_message="asked", ai_message="answered", base=base)
        assert result.success
        texts = [message.text for message in (await memory.memory("s")).messages]
        assert texts == ["asked", "answered", "meanwhile"]
        assert [item.get("content") for item in cast("list[Any]", await session.get_items())][
            -1
        ] == "meanwhile"


@row("`clear_session`")
@row("`AdvancedSQLiteSession`: usage by turn")
async def test_usage_is_kept_without_code() -> None:
    async with FakeSessionMemory() as memory:
        model = Scripted()
        agent: Agent[Any] = Agent(name="a", model=model)
        for text in ("a", "b"):
            await Runner.run(agent, text, session=KafkaSession("s", memory))
        usage = (await memory.memory("s")).usage
        await KafkaSession("s", memory).clear_session()
        read = await memory.memory("s")
        history = len(memory.published)
    assert (usage.input_tokens, usage.output_tokens) == (20, 8)
    # Clearing leaves the totals and the history.
    assert (read.messages, read.usage, history) == ([], usage, 2 * 2 + 1)


@row("`AdvancedSQLiteSession`: branches")
async def test_the_last_turn_is_undone_by_removing_its_messages() -> None:
    async with FakeSessionMemory() as memory:
        there, here = await both(memory)
        for number in range(2):
            items: Any = items_of_run(number, f"q{number}", 1, True)
            await there.add_items(items)
            await here.add_items(items)
        read = await memory.memory("s")
        last = [message.id for message in read.messages if message.sequence >= read.messages[4].sequence]
        await memory.remove_messages("s", last, base=read)
        for _ in range(4):
            await there.pop_item()
        assert same(cast("list[Any]", await here.get_items()), cast("list[Any]", await there.get_items()))


@row("`AdvancedSQLiteSession`: branches")
async def test_the_last_turn_is_undone_by_one_call() -> None:
    async with FakeSessionMemory() as memory:
        there, here = await both(memory)
        runs: list[Any] = [items_of_run(number, f"q{number}", 1, True) for number in range(2)]
        for items in runs:
            await there.add_items(items)
            await here.add_items(items)
        undone = await memory.undo_last_turn("s")
        assert undone.user_message is not None
        assert undone.user_message.text == "q1"
        for _ in range(4):
            await there.pop_item()
        assert same(cast("list[Any]", await here.get_items()), cast("list[Any]", await there.get_items()))
        await here.add_items(runs[1])
        assert len(await here.get_items()) == 8


@row("`EncryptedSession` with `ttl`")
def test_an_idle_session_reads_as_empty_after_its_time_to_live() -> None:
    session = FoldedSession(ttl_seconds=600).say(user_event("secret"))
    assert list(session.memory.as_of(session.now_ms + 600_000, session.policy).messages())
    assert not list(session.memory.as_of(session.now_ms + 600_001, session.policy).messages())
    assert load_settings(memory={"ttl_seconds": 600}).memory.ttl_seconds == 600


@row("`EncryptedSession` with `ttl`")
async def test_there_each_item_expires_by_its_age_and_here_the_session_once_it_is_idle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [1_000]
    monkeypatch.setattr("cryptography.fernet.time", SimpleNamespace(time=lambda: now[0]))
    there = EncryptedSession("s", SQLiteSession("s", ":memory:"), "a key", ttl=600)
    here = FoldedSession(ttl_seconds=600)

    def texts_here() -> list[str]:
        memory = here.memory.as_of(here.now_ms + idle_seconds * 1_000, here.policy)
        return [orjson.loads(message.json)["text"] for message in memory.messages()]

    async def texts_there() -> list[Any]:
        return [cast(Any, item)["content"] for item in await there.get_items()]

    idle_seconds = 0
    for text in ("first", "second", "third"):
        now[0] += 400
        await there.add_items(cast(Any, [user(text)]))
        here.now_ms += 399_000  # one event takes a second
        here.say(user_event(text))
    assert await texts_there() == ["second", "third"]
    assert texts_here() == ["first", "second", "third"]

    idle_seconds = 500
    now[0] += idle_seconds
    assert await texts_there() == ["third"]
    assert texts_here() == ["first", "second", "third"]
    idle_seconds = 601
    now[0] += 101
    assert (await texts_there(), texts_here()) == ([], [])


@row("`OpenAIConversationsSession`")
async def test_a_run_with_a_session_keeps_nothing_elsewhere() -> None:
    async with FakeSessionMemory() as memory:
        model = Scripted()
        await Runner.run(Agent(name="a", model=model), "q", session=KafkaSession("s", memory))
        # The model is given all items by value, not the id of a conversation that somebody else keeps.
        await Runner.run(Agent(name="a", model=model), "r", session=KafkaSession("s", memory))
        assert len(model.given[1]) == 3


@row("a run that ended for length")
async def test_a_run_that_fails_for_length_stores_no_answer_and_asks_for_a_compaction() -> None:
    class TooLong(Exception):
        code = "context_length_exceeded"

    class Failing(Scripted):
        async def get_response(self, *_: Any, **__: Any) -> ModelResponse:
            raise TooLong("the context is too long")

    async with FakeSessionMemory() as memory:
        there, here = await both(memory)
        with pytest.raises(TooLong):
            await Runner.run(Agent(name="a", model=Failing()), "q", session=cast(Session, there))
        with pytest.raises(TooLong):
            await run_watched(here, Failing())
        assert same(cast("list[Any]", await here.get_items()), cast("list[Any]", await there.get_items()))
        asked = [event for event in memory.published if isinstance(event, CompactionRequested)]
    assert [event.reason for event in asked] == ["length_exceeded"]


async def run_watched(session: KafkaSession, model: Model) -> None:
    async with session.watching_length():
        await Runner.run(Agent(name="a", model=model), "q", session=session)


@row("items in order with reasoning")
@examples(max_examples=20, deadline=None)
@given(turns=st.integers(1, 5), limit=st.integers(2, 8))
def test_reasoning_stays_with_what_it_led_to(turns: int, limit: int) -> None:
    """There a limit may cut between the two, which the API refuses; here a window never does."""

    async def compare() -> None:
        settings = load_settings(memory={"max_messages": limit})
        async with FakeSessionMemory(settings=settings) as memory:
            session = KafkaSession("s", memory)
            for number in range(turns):
                items: Any = [user(f"q{number}"), reasoning(f"rs_{number}"), said("a", f"msg_{number}")]
                await session.add_items(items)
            held = cast("list[Any]", await session.get_items())
            for place, item in enumerate(held):
                if item.get("type") == "reasoning":
                    assert held[place + 1]["id"] == item["id"].replace("rs", "msg")

    asyncio.run(compare())


def test_every_row_has_a_test() -> None:
    assert ROWS.untested() == []
