"""An endpoint that caches prompts, over real HTTP: what it has read before, and that our counts equal its own."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from openai import AsyncOpenAI, DefaultAsyncHttpxClient

from processors.analytics.costs import PriceTable
from processors.analytics.figures import Figures, record_fields
from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from processors.reading.memory_read import message_of
from processors.reading.openai_format import openai_messages
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import SummaryRequest
from schemas.settings import load_settings
from streams.compaction.summarizers import Summarizers
from tests.builders.events import answer, event, pinned, system, user
from tests.builders.memories import Session, view_of
from tests.fakes.chat_completions import (
    Answer,
    Billed,
    Body,
    ChatCompletions,
    Failure,
    PromptCache,
    summary_text,
)
from tests.unit.streams.compaction.test_compactor import Desk

COUNTER = ByteEstimate("unknown")
MODEL = "gpt-4o-mini"
TOOLS = [{"type": "function", "function": {"name": "look_up", "parameters": {"type": "object"}}}]
IS_TASK = "You keep the memory of"
GOOD = summary_text({})


def reply(body: Body) -> str:
    """Return a summary where one is asked for, else an agent's answer."""
    if any(IS_TASK in str(message["content"]) for message in body["messages"]):
        return summary_text(body)
    return f"Answer {len(body['messages'])}. " + "It is on its way. " * 20


class Conversation:
    """A session whose agents and compaction ask the same endpoint; its memory is folded in this process."""

    def __init__(self, server: ChatCompletions, summarizers: Summarizers, tools: list[Any] | None) -> None:
        self.session = Session().say(system("You are the shop's agent. " * 20))
        self.compactions: list[tuple[Billed, int]] = []
        self.server = server
        self._summarizers = summarizers
        self._asked: Any = {"tools": tools} if tools else {}
        self._policy = CompactionPolicy(
            summarizer="openai", trigger_size_bytes=20_000, trigger_context_fraction=None
        )
        self._client = AsyncOpenAI(
            base_url=server.url, api_key="k", max_retries=0, http_client=DefaultAsyncHttpxClient(verify=False)
        )

    async def turn(self, number: int) -> None:
        """Say something, have an agent answer with the whole memory, and compact if that is due."""
        self.session.say(user(f"Question {number}: where is order #{number:05}? " + "Please. " * 60))
        view = view_of(self.session.memory)
        messages: list[Any] = list(openai_messages(view.system_message, map(message_of, view.messages)))
        completion = await self._client.chat.completions.create(model=MODEL, messages=messages, **self._asked)
        self.session.say(answer(completion.choices[0].message.content or ""))
        view = view_of(self.session.memory)
        plan = decide(view, self._policy)
        if not isinstance(plan, Compact):
            return
        summary = await self._summarizers.summarize(SummaryRequest.of(plan, view, self._policy))
        sent = self.server.completions[-1].body["messages"][:-1]
        texts = "\n".join(json.dumps(message, ensure_ascii=False, sort_keys=True) for message in sent)
        self.compactions.append((self.server.billed[-1], COUNTER.count(texts)))
        made = history_compacted(
            plan,
            summary,
            self._policy,
            COUNTER,
            session_id=view.session_id,
            base_epoch=view.epoch,
            base_sequence=view.sequence,
            event_id="x",
            occurred_at=event(user(), "x").occurred_at,
            duration_ms=1.0,
            policy_name="openai",
            request_id=None,
        )
        given = {"event_id", "session_id", "occurred_at"}
        self.session.say(made.model_dump(mode="json", exclude_none=True, exclude=given))
        assert self.session.head.epoch == view.epoch + 1, "memory has applied it"

    async def close(self) -> None:
        await self._client.close()


@asynccontextmanager
async def conversation(
    *, share_prefix: bool = True, tools: list[Any] | None = None, pins: Callable[[int], bool] = bool
) -> AsyncGenerator[Conversation]:
    """Talk until the memory was compacted three times; messages whose number ``pins`` chooses are pinned."""
    compaction = {"share_prefix": share_prefix, "summarizer": "openai", "ask_again": False, "api_key": "k"}
    with ChatCompletions(reply, cache=PromptCache(COUNTER.count)) as server:
        settings = load_settings(compaction={**compaction, "base_url": server.url})
        summarizers = Summarizers(settings, COUNTER)
        talk = Conversation(server, summarizers, tools)
        try:
            for number in range(200):
                await talk.turn(number)
                if pins is not bool and pins(number):
                    talk.session.say(pinned(talk.session.ids[-2]))
                if len(talk.compactions) == 3:
                    break
            yield talk
        finally:
            await talk.close()
            await summarizers.close()


def shares(talk: Conversation) -> list[float]:
    """Return the share of the conversation in each compaction's request that the endpoint had in its cache."""
    return [billed.cached_tokens / tokens for billed, tokens in talk.compactions]


async def test_what_agents_have_sent_is_cached_when_their_memory_is_compacted_epoch_by_epoch() -> None:
    async with conversation() as talk:
        found = shares(talk)
        assert talk.session.head.epoch == 3
        assert min(found) > 0.95, found


async def test_pinned_messages_stand_where_agents_have_them_and_the_task_says_that_they_stay() -> None:
    async with conversation(pins=lambda number: number == 3) as talk:
        found = shares(talk)
        assert min(found) > 0.95, found
        for asked in talk.server.completions:
            *messages, task = asked.body["messages"]
            if IS_TASK in task["content"]:
                (pin,) = [at for at, one in enumerate(messages) if "order #00003?" in str(one["content"])]
                assert pin < len(messages) - 2
                assert '"user: Question 3: where is order #00003?' in task["content"]
                assert "order #00002?" not in task["content"]
        assert "e7" in talk.session.ids, "the question is still in memory"


@pytest.mark.parametrize("options", [{"tools": TOOLS}, {"share_prefix": False}], ids=["tools", "transcript"])
async def test_nothing_of_a_conversation_is_cached_after_tools_or_as_a_transcript(
    options: dict[str, Any],
) -> None:
    async with conversation(**options) as talk:
        assert max(billed.cached_tokens for billed, _ in talk.compactions) < 1_500, shares(talk)


#: What the endpoint does with the next requests: nothing unusual, refused follow-ups and summaries, a mended one,
#: failures after an answer. Every other request is answered well.
SCRIPTS: list[list[Any]] = [
    [],
    [],
    [Answer(GOOD), Answer("no JSON")],
    [Answer("no JSON")],
    [Answer(None, refusal="no")],
    [Answer(GOOD[:-3], finish_reason="length")],
    [Answer(GOOD), Failure(401)],
    [Answer(GOOD), Failure(400, "too many", "context_length_exceeded")],
]


async def test_our_counts_equal_the_servers() -> None:
    """Of accepted, refused, mended and staged summaries, of refused follow-ups, and of failures after an answer."""
    said = [user(f"Never ship order {number} to me. " + "Please. " * 150) for number in range(60)]
    desks: list[Desk] = []
    outcomes: set[tuple[str, int]] = set()
    with ChatCompletions(cache=PromptCache(COUNTER.count)) as server:
        own = {"base_url": server.url, "api_key": "k", "summarizer": "openai", "max_retries": 0}
        models: Any = {MODEL: {"context_window_tokens": 20_000}}
        summarizers = Summarizers(load_settings(compaction=own, models=models), COUNTER)
        for count in (20, 60):
            for script in SCRIPTS:
                server.script(*script)
                desk = Desk(
                    *said[:count], answer("ok"), made_by=summarizers, summarizer="openai", model=MODEL
                )
                before = len(server.billed)
                outcome = (await desk.attempt()).outcome
                outcomes.add((outcome, len(server.billed) - before))
                desks.append(desk)
        await summarizers.close()
        billed = server.billed

    assert {outcome for outcome, _ in outcomes} == {"compacted", "failed"}
    assert max(calls for _, calls in outcomes) > 2, "some went in stages"

    def counted(metric: str, **labels: str) -> float:
        return sum(desk.sample(f"sessionstream_summarizer_{metric}_total", **labels) or 0 for desk in desks)

    for kind, count in (
        ("input", sum(one.input_tokens for one in billed)),
        ("output", sum(one.output_tokens for one in billed)),
    ):
        assert counted("tokens", kind=kind) + counted("refused_tokens", kind=kind) == count
        assert counted("refused_tokens", kind=kind) > 0
    cached = sum(one.cached_tokens for one in billed)
    assert counted("cached_tokens") == cached > 0
    assert counted("calls", summary="used") + counted("calls", summary="refused") == len(billed)

    stats = Figures()
    for desk in desks:
        for published in desk.published:
            stats.count_summary(published)
    (model,) = stats.compaction_models.values()
    assert model.calls == counted("calls", summary="used")
    usage = record_fields(stats, PriceTable(BUILT_IN_MODELS))["compaction_usage"]
    assert usage["input_tokens"] == counted("tokens", kind="input")
    assert usage["output_tokens"] == counted("tokens", kind="output")
    assert 0 < usage["cached_tokens"] < cached, "the others are those of refused summaries"
