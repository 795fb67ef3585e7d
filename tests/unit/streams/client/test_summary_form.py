"""One switch says what tells a model of a summary: the pair of messages, the facts, or both. The pair is the default."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Literal

import orjson
import pytest

from processors.reading.body import openai_body
from processors.reading.knowledge import SUMMARY_FACT, Fact, SummaryForm
from processors.reading.memory_read import MemoryRead
from streams.client import FakeSessionMemory, MemoryProvider, SessionMemory
from streams.client.agent_framework import SessionHistoryProvider
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.memory_client import MemoryClient
from streams.client.openai_agents import KafkaSession
from streams.client.pydantic_ai import SessionHistory

KNOWN = {"key_facts": ["The order is FL-1", "a < b"]}
PAIR = ["Who am I?", "You are Ann."]


@pytest.fixture
async def memory() -> AsyncIterator[FakeSessionMemory]:
    """A session with a system message, a summary with knowledge, and a later question."""
    async with FakeSessionMemory() as memory:
        await memory.set_system_message("s", "Be kind.")
        for number in range(4):
            await memory.add_interaction("s", f"I am Ann, question {number}", f"Hello Ann, answer {number}")
        assert (await memory.compact("s", user_message=PAIR[0], ai_message=PAIR[1], knowledge=KNOWN)).success
        await memory.add_user_message("s", "And now?")
        yield memory


def provider(form: SummaryForm) -> MemoryProvider:
    return MemoryProvider.limited_window().with_summary(form)


FORMS: list[tuple[Literal["pair", "facts", "both"], bool, bool]] = [
    ("pair", True, False),
    ("facts", False, True),
    ("both", True, True),
]


@pytest.mark.parametrize(("form", "has_pair", "has_facts"), FORMS)
async def test_a_turn_a_read_and_the_adapters_follow_it(
    memory: FakeSessionMemory, form: SummaryForm, has_pair: bool, has_facts: bool
) -> None:
    uses = provider(form)
    async with memory.interaction("s", provider=uses) as turn:
        prompt = turn.messages()
        with_own_prompt = turn.messages("Be brief.")
    read = await memory.read("s", uses)
    items: list[Any] = await KafkaSession("s", memory, provider=uses).get_items()
    history = await KafkaChatMessageHistory("s", memory, provider=uses).aget_messages()
    block = read.facts.block()

    assert "a &lt; b" in block
    expected = [*(PAIR if has_pair else []), "And now?"]
    assert prompt[0]["content"] == ("Be kind.\n\n" + block if has_facts else "Be kind.")
    assert with_own_prompt[0]["content"] == ("Be brief.\n\n" + block if has_facts else "Be brief.")
    assert [message["content"] for message in prompt[1:]] == expected
    assert prompt == read.openai_messages()
    told = [block] if has_facts else []
    assert [item["content"] for item in items] == [*told, *expected]
    assert [message.text for message in history] == [*told, *expected]


async def test_the_other_adapters_follow_it_too(memory: FakeSessionMemory) -> None:
    for form, _, has_facts in FORMS:
        block = (await memory.read("s", provider(form))).facts.block()
        messages = await SessionHistory("s", memory, provider=provider(form)).messages()
        framework = await SessionHistoryProvider(memory, provider=provider(form)).get_messages("s")

        assert (messages[0].parts[0].part_kind == "system-prompt") == has_facts
        assert (framework[0].text == block) == has_facts


async def test_its_figures_are_those_of_what_it_tells(memory: FakeSessionMemory) -> None:
    counter = await memory.backend.counter()
    reads = {form: await memory.read("s", provider(form)) for form, _, _ in FORMS}
    facts, knowledge = (counter.count(reads[form].facts.block()) for form in ("facts", "both"))
    pair = sum(message.tokens for message in reads["pair"].messages if message.compacted)

    assert reads["pair"].knowledge_tokens is None
    assert reads["facts"].knowledge_tokens == facts > knowledge > 0
    assert reads["both"].knowledge_tokens == knowledge
    assert reads["both"].tokens == reads["pair"].tokens + knowledge
    assert reads["facts"].tokens == reads["pair"].tokens + facts - pair
    for read in reads.values():
        assert read.context_fraction == (read.tokens + read.system_tokens) / 128_000


async def test_facts_in_place_of_the_pair_have_its_texts_and_others_do_not_tell_them_twice(
    memory: FakeSessionMemory,
) -> None:
    texts = Fact(SUMMARY_FACT, f"user:\n{PAIR[0]}\n\nassistant:\n{PAIR[1]}")
    known = Fact("key facts", "\n".join(KNOWN["key_facts"]))
    for form, _, _ in FORMS:
        expected = (texts, known) if form == "facts" else (known,)
        client = FakeSessionMemory(provider=provider(form))
        async with client:
            await client.add_interaction("s", "I am Ann, " * 9, "Hello Ann, " * 9)
            assert (await client.compact("s", None, PAIR[0], PAIR[1], knowledge=KNOWN)).success
            async with client.interaction("s") as turn:
                assert turn.knowledge.facts == expected
                assert turn.system_prompt("Be brief.") == "Be brief.\n\n" + turn.knowledge.block()
            assert (await client.knowledge("s")).facts == expected
        assert (await memory.read("s", provider(form))).facts.facts == expected


async def test_without_knowledge_the_pair_stays(memory: FakeSessionMemory) -> None:
    await memory.add_interaction("t", "I am Bo, and this is long enough", "Hello Bo, so is this answer")
    assert (await memory.compact("t", None, "Who?", "Bo.")).success

    for form, _, _ in FORMS:
        read = await memory.read("t", provider(form))
        assert [message["content"] for message in read.openai_messages()] == ["Who?", "Bo."]


async def test_facts_that_a_run_gives_back_are_not_stored(memory: FakeSessionMemory) -> None:
    session = KafkaSession("s", memory, provider=provider("facts"))
    items: list[Any] = await session.get_items()
    await session.add_items([*items[:1], {"role": "user", "content": "more"}])
    history = KafkaChatMessageHistory("s", memory, provider=provider("facts"))
    await history.aadd_messages((await history.aget_messages())[:1])

    assert [message.text for message in (await memory.memory("s")).messages] == [*PAIR, "And now?", "more"]


async def test_the_form_of_chat_completions_has_the_same_switch(memory: FakeSessionMemory) -> None:
    folded = memory.backend._memories["s"]
    for form, _, _ in FORMS:
        body = b"".join(openai_body(folded, folded.messages(), "error", summary=form))
        read = await memory.read("s", provider(form))

        assert orjson.loads(body)["messages"] == read.openai_messages()


async def test_a_memory_worker_is_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def read(
        _: MemoryClient, session_id: str, parameters: list[Any], *, summary: Any, **__: Any
    ) -> MemoryRead:
        asked.append(parameters)
        return MemoryRead.empty(session_id).model_copy(update={"knowledge": KNOWN, "summary": summary})

    monkeypatch.setattr(MemoryClient, "read", read)
    async with SessionMemory(memory_url="http://127.0.0.1:9") as memory:
        await memory.memory("s")
        facts = await memory.read("s", provider("facts"))

    assert asked == [[], [("summary", "facts")]]
    assert "FL-1" in facts.openai_messages()[0]["content"]
