"""Each row for LangChain4j in docs/how-to/come-from-another-system.md, run on both sides.

The other side is an oracle after the text of its documentation (tests/oracles/langchain4j.py).
"""

from __future__ import annotations

from typing import Any, Final

from processors.memory.tokens import ByteEstimate
from schemas.documents.json_schemas import json_schemas
from schemas.events import EVENT_ADAPTER
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, MemoryProvider
from tests.contracts.documented_rows import DocumentedRows
from tests.fakes.dict_store import DictStore
from tests.oracles.langchain4j import Message, MessageWindow, TokenWindow
from tests.unit.test_documents import text_of

ROWS: Final = DocumentedRows("LangChain4j")
row = ROWS.row


def with_window(**limits: Any) -> FakeSessionMemory:
    return FakeSessionMemory(settings=load_settings(memory=limits))


CALL = {"id": "c", "name": "f", "arguments": "{}"}


async def say(memory: FakeSessionMemory, there: MessageWindow, *messages: Message) -> None:
    """Say the same on both sides."""
    for message in messages:
        there.add(message)
        match message.kind:
            case "system":
                await memory.set_system_message("s", message.text)
            case "user":
                await memory.add_user_message("s", message.text)
            case "ai":
                calls = [{**CALL, "id": message.call}] if message.call else []
                await memory.add_ai_message("s", message.text, tool_calls=calls)
            case _:
                await memory.add_tool_call_response("s", message.call or "", "f", message.text)


async def here(memory: FakeSessionMemory) -> list[str]:
    return [message.text for message in (await memory.memory("s")).messages]


def texts(there: MessageWindow) -> list[str]:
    return [message.text for message in there.messages if message.kind != "system"]


def turns(count: int) -> list[Message]:
    return [m for n in range(count) for m in (Message("user", f"q{n}"), Message("ai", f"a{n}"))]


@row("`ChatMemory`: memory against history")
@row("evicted messages leave the store")
async def test_evicted_messages_are_gone_there_and_stay_in_the_history_here() -> None:
    there = MessageWindow(4)
    async with with_window(max_messages=4) as memory:
        await say(memory, there, *turns(4))
        found = await memory.recall("s", "q0")

        assert await here(memory) == texts(there) == ["q2", "a2", "q3", "a3"]
        assert len(memory.published) == 8
        assert [group.messages[0].text for group in found.groups] == ["q0"]


@row("`chatMemory.add(message)`")
@row("`messages()`")
async def test_messages_are_added_in_order_one_record_each() -> None:
    there = MessageWindow(100)
    async with with_window() as memory:
        for count, message in enumerate(turns(20), start=1):
            await say(memory, there, message)
            assert len(memory.published) == count
        assert await here(memory) == texts(there)


@row("`clear()`")
async def test_clearing_empties_both_and_twice_is_fine() -> None:
    there = MessageWindow(100)
    async with with_window() as memory:
        await say(memory, there, *turns(2))
        for _ in range(2):
            there.clear()
            await memory.clear("s")
            assert await here(memory) == texts(there) == []


@row("`set(messages)`, for compaction")
async def test_a_summary_takes_the_place_of_what_it_covers() -> None:
    there = MessageWindow(100)
    async with with_window() as memory:
        await say(memory, there, *turns(6))
        there.set([Message("user", "asked"), Message("ai", "answered")])
        result = await memory.compact("s", user_message="asked", ai_message="answered")

        assert result.success
        assert await here(memory) == texts(there) == ["asked", "answered"]
        assert len(memory.published) == 12 + 1, "what the summary covers stays in the history"
        last = (await memory.memory("s")).messages[-1]
        await memory.remove_messages("s", [last.id])
        assert await here(memory) == []


@row("memory id, `@MemoryId`")
async def test_sessions_are_apart_and_without_an_id_nothing_is_kept() -> None:
    async with with_window() as memory:
        await memory.add_user_message("s", "mine")
        await memory.add_user_message("default", "of another")
        assert await memory.add_user_message(None, "of nobody") is None
        assert await here(memory) == ["mine"]
        assert len(memory.published) == 2


@row("`MessageWindowChatMemory`")
async def test_a_window_of_messages_evicts_whole_turns_here_and_single_messages_there() -> None:
    there = MessageWindow(5)
    async with with_window(max_messages=5) as memory:
        await say(memory, there, *turns(4))

        assert texts(there) == ["a1", "q2", "a2", "q3", "a3"]
        assert await here(memory) == texts(there)[1:]


@row("`TokenWindowChatMemory`")
async def test_a_window_of_tokens_keeps_whole_turns_here_and_whole_messages_there() -> None:
    counter = ByteEstimate()
    settings = load_settings(memory={"max_tokens": 60})
    # The same count on both sides: of the text, and 3 for a message.
    there = TokenWindow(60, lambda text: counter.count(text) + 3)
    async with FakeSessionMemory(counter=counter, settings=settings) as memory:
        for number, message in enumerate(turns(12)):
            await say(memory, there, message)
            kept = texts(there)
            # There a window may begin with an answer whose question is gone.
            assert await here(memory) == (kept if kept[0].startswith("q") else kept[1:]), number
            assert (await memory.memory("s")).tokens <= 60
        assert len(texts(there)) > 8
        await say(memory, there, Message("user", "x" * 1_000))
        assert texts(there) == []
        assert await here(memory) == ["x" * 1_000], "the newest turn stays, even over the limit"


@row("`dynamicMaxMessages`")
async def test_a_limit_of_one_session_applies_at_once() -> None:
    there = MessageWindow(100)
    async with with_window() as memory:
        await say(memory, there, *turns(4))
        there.max_messages = 2
        await memory.configure("s", max_messages=2)
        assert await here(memory) == ["q3", "a3"]
        assert len(texts(there)) == 8, "there, at the next message"
        await say(memory, there, *turns(1))
        assert await here(memory) == texts(there) == ["q0", "a0"]


@row("`ChatMemoryStore.getMessages`")
async def test_a_store_has_the_whole_list_without_what_was_evicted() -> None:
    shelf, there = DictStore(), MessageWindow(4)
    provider = MemoryProvider.custom(shelf)
    async with FakeSessionMemory(
        provider=provider, settings=load_settings(memory={"max_messages": 4})
    ) as memory:
        await say(memory, there, *turns(4))
        assert [message.text for message in shelf.sessions["s"]] == texts(there)
        await memory.delete("s")
        assert shelf.sessions == {}


@row("`ChatMessageSerializer`")
async def test_messages_are_json_by_schema() -> None:
    async with with_window() as memory:
        await memory.add_user_message("s", "q")
        (event,) = memory.published
        assert EVENT_ADAPTER.validate_json(event.model_dump_json()) == event
    assert "UserMessageAdded" in json_schemas()


@row("one `SystemMessage`")
@row("`alwaysKeepSystemMessageFirst`")
async def test_the_one_system_message_stays_is_replaced_and_comes_first() -> None:
    there = MessageWindow(3)
    async with with_window(max_messages=2) as memory:
        for text in ("Be kind.", "Be kind.", "Be brief."):
            await say(memory, there, Message("system", text), *turns(2))
        read = await memory.memory("s")

        assert (
            [m.text for m in there.messages if m.kind == "system"] == [read.system_message] == ["Be brief."]
        )
        # There it is one of the messages that the limit counts.
        assert await here(memory) == texts(there)
        assert read.openai_messages()[0] == {"role": "system", "content": "Be brief."}


@row("orphan `ToolExecutionResultMessage`s")
async def test_results_go_with_their_calls() -> None:
    there = MessageWindow(4)
    said = [
        Message("user", "q"),
        Message("ai", "", "c"),
        Message("tool", "found", "c"),
        Message("ai", "done"),
    ]
    async with with_window(max_messages=4) as memory:
        await say(memory, there, *said, *turns(1))
        assert texts(there) == ["done", "q0", "a0"]
        assert await here(memory) == ["q0", "a0"]
        # A removal of either takes both; the newest n have both or neither.
        await say(memory, MessageWindow(9), Message("ai", "", "d"), Message("tool", "found", "d"))
        read = await memory.memory("s", last=1)
        assert [message.text for message in read.messages] == ["", "found"]
        await memory.remove_messages("s", [read.messages[0].id])
        assert await here(memory) == ["q0", "a0"]


@row("AI Services with `chatMemoryProvider`")
def test_there_is_a_page_for_other_languages() -> None:
    assert text_of("docs/how-to/produce-from-any-language.md")


def test_every_row_has_a_test() -> None:
    assert ROWS.untested() == []
