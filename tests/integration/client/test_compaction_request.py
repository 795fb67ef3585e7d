"""A compaction asked for through the client, answered by a stand-in for the compaction process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from schemas.events import CompactionRequested, HistoryCompacted
from schemas.memory_events import CompactionFailed
from schemas.settings import Settings
from streams.client import CompactConversation, SessionMemory, subscribe
from streams.kafka.clients import started_producer
from tests.contracts.client import session, texts
from tests.integration.client.conftest import Installation

__all__ = ["session"]

Answer = Callable[[CompactionRequested], Awaitable[None]]


async def answering(settings: Settings, session: str, answer: Answer) -> None:
    """Answer the first request for the session, as the compaction process does."""
    async with subscribe(types=[CompactionRequested], settings=settings) as events:
        async for received in events:
            if received.event.session_id == session:
                await answer(received.event)
                return


async def test_a_request_ends_with_the_summary_that_was_applied(
    installation: Installation, session: str
) -> None:
    async with SessionMemory(settings=installation.settings) as memory:

        async def summarize(request: CompactionRequested) -> None:
            base = await memory.memory(session)
            summary = HistoryCompacted(
                event_id=f"summary of {request.event_id}",
                session_id=session,
                occurred_at=datetime.now(UTC),
                base_epoch=base.epoch,
                through_sequence=base.messages[-1].sequence,
                user_message="Who?",
                ai_message=f"Ann; {request.instructions}",
                knowledge={"key_facts": ["a < b"]},
                trigger=request.reason,
                policy="p",
                messages_compacted=2,
                size_before_bytes=100,
                size_after_bytes=10,
                tokens_before=50,
                tokens_after=20,
                duration_ms=1.0,
                request_id=request.event_id,
            )
            await memory.append(session, [summary])

        await memory.add_interaction(session, "I am Ann", "Hello Ann")
        process = asyncio.create_task(answering(installation.settings, session, summarize))
        tool = CompactConversation(memory, session, timeout_seconds=30)
        result = await tool.run('{"instructions": "keep the name"}')
        await process

        assert (result.success, result.reason) == (True, "compacted")
        assert (result.messages_compacted, result.tokens_saved) == (2, 30)
        assert result.summary == "Ann; keep the name"
        assert await texts(memory, session) == ["Who?", "Ann; keep the name"]
        assert "<content>a &lt; b</content>" in (await memory.knowledge(session)).block()


async def test_a_request_that_failed_says_why(installation: Installation, session: str) -> None:
    settings = installation.settings

    async def fail(request: CompactionRequested) -> None:
        failure = CompactionFailed(
            session_id=session,
            sequence=1,
            epoch=0,
            reason="blank",
            detail="the model said nothing",
            failures=3,
            resting=True,
            request_id=request.event_id,
        )
        async with started_producer(settings) as producer:
            await producer.send_and_wait(
                settings.topics.memory_events, failure.model_dump_json().encode(), session.encode()
            )

    async with SessionMemory(settings=settings) as memory:
        await memory.add_interaction(session, "x", "y")
        process = asyncio.create_task(answering(settings, session, fail))
        result = await memory.compact(session, timeout_seconds=30)
        await process

    assert (result.success, result.reason) == (False, "failed, blank: the model said nothing")


async def test_a_request_nobody_meets_ends_in_time(installation: Installation, session: str) -> None:
    async with SessionMemory(settings=installation.settings) as memory:
        await memory.add_interaction(session, "x", "y")
        result = await memory.compact(session, timeout_seconds=0.5)

    assert not result.success
    assert "no answer within 0.5 seconds" in result.reason


async def test_a_turn_that_ended_for_length_asks_for_compaction(
    installation: Installation, session: str
) -> None:
    seen: list[CompactionRequested] = []

    async def note(request: CompactionRequested) -> None:
        seen.append(request)

    async with SessionMemory(settings=installation.settings) as memory:
        async with memory.interaction(session, agent_id="a") as turn:
            turn.add_user_message("tell me everything")
            turn.add_ai_message("first of all", finish_reason="length")
        await answering(installation.settings, session, note)

    assert [(request.reason, request.agent_id) for request in seen] == [("length_exceeded", "a")]


async def test_the_compaction_process_itself_meets_a_request(embedded: Settings, session: str) -> None:
    never_by_itself = {"trigger_size_bytes": 10**6, "trigger_context_fraction": 1.0}
    async with SessionMemory(settings=embedded) as memory:
        await memory.configure(session, compaction=never_by_itself)  # only when it is asked
        for number in range(8):
            await memory.add_interaction(
                session, f"Question {number}: " + "what of the lamp? " * 20, "It is on its way. " * 20
            )
        before = await memory.memory(session)
        result = await memory.compact(session, "keep the lamp", timeout_seconds=60)
        after = await memory.memory(session)

    assert result.success, result
    assert result.summary
    assert result.messages_compacted > 2
    assert result.tokens_saved > 0
    assert after.epoch == before.epoch + 1
    assert after.message_count < before.message_count


async def test_an_agent_with_nothing_but_the_address_of_a_worker(embedded: Settings, session: str) -> None:
    """Turns, writes, reads, a compaction by the compaction worker and one of its own, over HTTP alone."""
    never_by_itself = {"trigger_size_bytes": 10**6, "trigger_context_fraction": 1.0}
    async with SessionMemory(memory_url=embedded.memory_url) as memory:
        await memory.configure(session, compaction=never_by_itself)
        for number in range(8):
            async with memory.interaction(session, agent_id="a") as turn:
                turn.add_user_message(f"Question {number}: " + "what of the lamp? " * 20)
                assert len(turn.messages()) == 2 * number + 1
                turn.add_ai_message("It is on its way. " * 20)
        asked = await memory.compact(session, "keep the lamp", timeout_seconds=60)
        base = await memory.memory(session)
        await memory.add_user_message(session, "and the order ORD-4711?")
        given = await memory.compact(session, user_message="So far", ai_message="A lamp.", base=base)
        after = await memory.memory(session)

        assert (asked.success, asked.policy) == (True, "extractive"), asked
        assert (given.success, given.through_sequence) == (True, base.messages[-1].sequence), given
        assert [message.text for message in after.messages] == [
            "So far",
            "A lamp.",
            "and the order ORD-4711?",
        ]
        assert after.epoch == base.epoch + 1
