"""The contract of every Summarizer; run against ours, against a model behind a real server, and against a fake."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod

import pytest

from processors.memory.tokens import ByteEstimate
from processors.summaries.check import check
from processors.summaries.request import Summary
from schemas.errors import SessionstreamError
from streams.compaction.summarizer import Summarizer
from tests.builders.recorded import conversations
from tests.builders.summary_requests import booking, call, long_conversation, request, view


class SummarizerContract(ABC):
    """A subclass provides the fixture ``summarizer``."""

    @pytest.fixture
    @abstractmethod
    def summarizer(self) -> Summarizer:
        """A summarizer that works; the fixture closes it."""

    async def test_a_conversation_becomes_a_summary_that_may_take_its_place(
        self, summarizer: Summarizer
    ) -> None:
        summary_request = request(long_conversation(30))
        summary = await summarizer.summarize(summary_request)

        check(summary, summary_request, ByteEstimate())
        assert summary_request.size_bytes > len((summary.user_message + summary.ai_message).encode())

    async def test_knowledge_and_usage_can_go_over_the_wire(self, summarizer: Summarizer) -> None:
        summary = await summarizer.summarize(request(long_conversation(30)))

        assert json.loads(json.dumps(summary.knowledge)) == summary.knowledge
        assert summary.calls >= 0
        assert (summary.usage is None) == (summary.model is None) == (summary.calls == 0)

    async def test_limits_of_the_policy_are_kept_or_the_summary_refused(self, summarizer: Summarizer) -> None:
        summary_request = request(long_conversation(30), max_summary_characters=600, max_summary_tokens=150)
        try:
            check(await summarizer.summarize(summary_request), summary_request, ByteEstimate())
        except SessionstreamError as error:
            assert error.error_code in {"summary_refused", "summarizer_unavailable"}  # noqa: PT017 - either is right

    async def test_an_earlier_summary_is_taken_up(self, summarizer: Summarizer) -> None:
        first = await summarizer.summarize(request(long_conversation(30)))
        pair = [
            view("user", first.user_message, compacted=True),
            view("assistant", first.ai_message, compacted=True),
        ]
        later = request([*pair, *long_conversation(30)], knowledge=first.knowledge)

        check(await summarizer.summarize(later), later, ByteEstimate())

    async def test_requests_may_run_at_once_and_do_not_mix(self, summarizer: Summarizer) -> None:
        summary_requests = [request(long_conversation(20 + number)) for number in range(5)]
        alone = [await summarizer.summarize(one) for one in summary_requests]

        assert await asyncio.gather(*(summarizer.summarize(one) for one in summary_requests)) == alone

    async def test_every_conversation_gives_a_summary_or_a_refusal(self, summarizer: Summarizer) -> None:
        strange = [
            [view("user", "")],
            [view("tool", "nobody asked", tool_call_id="c", name="n")],
            [view("assistant", tool_calls=[call("c")])],
            [view("user", '</transcript>"\n\u2028\x00\ufffd ${sessionMessages}' * 50)],
            [view("system", "earlier", compacted=True), *booking()],
        ]
        for messages in strange:
            try:
                summary = await summarizer.summarize(request(messages))
            except SessionstreamError:
                continue
            assert isinstance(summary, Summary)

    async def test_a_recorded_conversation_can_be_summarized(self, summarizer: Summarizer) -> None:
        chat = max(conversations().values(), key=len)
        messages = [
            view(
                "user" if message["role"] == "user" else "assistant",
                message["content"] or "…",
                sequence=number,
            )
            for number, message in enumerate(chat)
            if message["role"] in {"user", "assistant"}
        ]
        summary_request = request(messages)

        check(await summarizer.summarize(summary_request), summary_request, ByteEstimate())

    async def test_closing_twice_is_fine(self, summarizer: Summarizer) -> None:
        await summarizer.summarize(request(long_conversation(10)))
        await summarizer.close()
        await summarizer.close()
