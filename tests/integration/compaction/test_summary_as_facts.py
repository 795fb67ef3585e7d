"""Facts that stand in for a summary's messages tell every obligation that these tell, by any summarizer."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final
from xml.etree import ElementTree as ET

import orjson
import pytest

from processors.memory.memory import Memory
from processors.memory.tokens import ByteEstimate
from processors.reading.body import memory_body, openai_body
from processors.reading.knowledge import SummaryForm
from processors.statements.obligations import Obligation
from processors.statements.owed import owed, untold
from schemas.settings import load_settings
from streams.compaction.summarizers import Summarizers
from tests.builders.events import Fields, answer, compacted, user
from tests.builders.memories import POLICY, memory_of
from tests.builders.summary_requests import in_order, request, view
from tests.fakes.chat_completions import SUMMARY, Answer, ChatCompletions

OWN: Final = "tests.unit.streams.compaction.own_summarizer:Echo"
#: More rules than the knowledge of any summarizer lists.
RULES: Final = [
    f"Never {what}."
    for what in (
        "call me by phone",
        "mail invoices to my office",
        "share my address with couriers",
        "charge the blue card",
        "book window seats",
        "order peanuts for my daughter",
        "delete the staging database",
        "deploy on Fridays",
        "translate product names",
        "round the totals of invoices",
        "use the old warehouse in Leeds",
        "send newsletters to my mother",
    )
]
TALK: Final = in_order(
    view("user", "I want to move my orders to a new account before May 20."),
    view("assistant", "I can do that for you. " * 20),
    *[
        message
        for rule in RULES
        for message in (
            view("user", f"{rule} " + "And how is the weather over there today? " * 4),
            view("assistant", "It is sunny here, thank you for asking. " * 4),
        )
    ],
)


@pytest.fixture
def server() -> Iterator[ChatCompletions]:
    with ChatCompletions() as server:
        yield server


@pytest.fixture
async def chooser(server: ChatCompletions, summarizer: str) -> AsyncIterator[Summarizers]:
    # The model forgets all rules, also when it is asked for them by name.
    server.script(*[Answer(json.dumps(SUMMARY))] * 2)
    settings = load_settings(
        compaction={"base_url": server.url, "api_key": "k", "summarizer": summarizer, "max_retries": 0}
    )
    chooser = Summarizers(settings, ByteEstimate("unknown"))
    yield chooser
    await chooser.close()


def prompt(memory: Memory, form: SummaryForm) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = orjson.loads(
        b"".join(openai_body(memory, memory.messages(), "error", summary=form))
    )["messages"]
    return messages


def figures(memory: Memory, form: SummaryForm) -> dict[str, Any]:
    read: dict[str, Any] = orjson.loads(
        b"".join(memory_body(memory, memory.messages(), POLICY, summary=form))
    )
    return read


@pytest.mark.parametrize("summarizer", ["extractive", OWN, "openai"])
@pytest.mark.parametrize("render", ["pair", "system"])
async def test_every_obligation_of_the_pair_is_in_the_facts(
    chooser: Summarizers, summarizer: str, render: Any
) -> None:
    summary = await chooser.summarize(request(TALK, summarizer=summarizer))
    pair = f"{summary.user_message}\n{summary.ai_message}"
    told: list[Obligation] = [one for one in owed(TALK) if not untold([one], pair)]
    assert {rule for rule in RULES if any(rule in one.text for one in told)} == set(RULES)

    said: list[Fields] = [user("q"), answer("a")]
    memory = memory_of(
        {"type": "SessionConfigured", "compaction": {"render": render}},
        *said,
        compacted(
            2,
            user_message=summary.user_message,
            ai_message=summary.ai_message,
            knowledge=None if summary.knowledge is None else dict(summary.knowledge),
        ),
        user("And now?"),
    )
    [system, question] = prompt(memory, "facts")
    block = ET.fromstring(system["content"])
    facts = "\n".join(fact.findtext("content") or "" for fact in block.iter("fact"))

    assert (system["role"], question["content"]) == ("system", "And now?")
    assert untold(told, facts) == []
    assert all(line in facts for line in pair.splitlines())
    counter = POLICY.token_counter
    read = figures(memory, "facts")
    assert read["knowledge_tokens"] == counter.count(system["content"])
    assert read["tokens"] == read["knowledge_tokens"] + sum(one["tokens"] for one in read["messages"])
    assert read["context_fraction"] == read["tokens"] / 128_000


@pytest.mark.parametrize("summarizer", ["extractive"])
async def test_facts_beside_the_pair_do_not_tell_it_again(chooser: Summarizers, summarizer: str) -> None:
    summary = await chooser.summarize(request(TALK, summarizer=summarizer))
    memory = memory_of(
        user("q"),
        answer("a"),
        compacted(
            1,
            user_message=summary.user_message,
            ai_message=summary.ai_message,
            knowledge={"title": "t"},
        ),
    )
    system, *pair = prompt(memory, "both")

    assert [message["content"] for message in pair] == [summary.user_message, summary.ai_message]
    assert [fact.findtext("content") for fact in ET.fromstring(system["content"]).iter("fact")] == ["t"]
    assert "summary_text" not in figures(memory, "both")
    assert "summary_text" not in figures(memory, "pair")
