"""A broker that is away, a memory that is behind, a model that ran out of room: on the fake."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Unpack

import pytest

from schemas.errors import Forbidden, PublishFailed, StaleRead
from schemas.events import AiMessageAdded, CompactionRequested, Event
from schemas.publication import Published
from schemas.settings import load_settings
from streams.client import CompactConversation, FakeSessionMemory, MemoryRead, SessionMemory
from streams.client.completion import refused_for_length
from streams.client.fake import FakeBackend
from streams.client.message_options import MessageOptions
from streams.client.openai_agents import KafkaSession
from tests.fakes.losing_backend import LosingBackend


def ids(events: Sequence[Event]) -> list[str]:
    return [event.event_id for event in events]


def texts(events: Sequence[Any]) -> list[str]:
    return [event.text for event in events]


async def test_the_same_call_made_again_has_the_same_ids() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away(after=1)
        with pytest.raises(PublishFailed) as failed:
            await memory.add_interaction("s", "q", "a")
        memory.backend.broker_back()
        published = await memory.add_interaction("s", "q", "a")

        assert texts(memory.published) == ["q", "a"]
    assert ids(failed.value.events) == [published[1].event_id]
    assert [one.sequence for one in published] == [0, 1]


async def test_an_event_that_was_written_all_the_same_is_in_memory_once() -> None:
    backend = LosingBackend(load_settings())
    backend.losing = True
    async with SessionMemory(backend=backend) as memory:
        with pytest.raises(PublishFailed):
            await memory.add_user_message("s", "hello")
        with pytest.raises(PublishFailed):
            await memory.add_user_message("s", "hello")
        backend.losing = False
        await memory.add_user_message("s", "hello")

        assert len(backend.log) == 3
        assert [message.text for message in (await memory.memory("s")).messages] == ["hello"]


async def test_who_moves_on_and_says_it_again_means_it() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.add_user_message("s", "yes")
        memory.backend.broker_back()
        await memory.add_user_message("s", "no")
        again = await memory.add_user_message("s", "yes")

        assert texts(memory.published) == ["no", "yes"]
    assert again is not None
    assert again.event_id not in ids(failed.value.events)


async def test_several_calls_that_failed_are_each_remembered() -> None:
    said = ["one", "two", "three"]
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        failed: list[str] = []
        for text in said:
            with pytest.raises(PublishFailed) as raised:
                await memory.add_user_message("s", text)
            failed += ids(raised.value.events)
        memory.backend.broker_back()
        for text in said:
            await memory.add_user_message("s", text)

        assert ids(memory.published) == failed


async def test_what_was_published_again_by_itself_is_not_published_by_the_call() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.add_interaction("s", "q", "a")
        memory.backend.broker_back()
        published = await memory.publish_again(failed.value)
        await memory.add_user_message("s", "next")

        assert [one.event_id for one in published] == ids(failed.value.events)
        assert texts(memory.published) == ["q", "a", "next"]
        assert (await memory.memory("s")).message_count == 3


async def test_a_call_that_was_cancelled_may_be_made_again() -> None:
    class Slow(FakeBackend):
        async def publish(self, events: Sequence[Event]) -> list[Published]:
            published = await super().publish(events)
            if len(self.log) == 1:
                await asyncio.Event().wait()
            return published

    backend = Slow(load_settings())
    async with SessionMemory(backend=backend, publish_timeout_seconds=0.1) as memory:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await memory.add_user_message("s", "hello")
        await memory.add_user_message("s", "hello")

        assert len(set(ids(backend.log))) == 1


class Late(FakeBackend):
    """Acknowledges only once it may."""

    def __init__(self) -> None:
        super().__init__(load_settings())
        self.sent = asyncio.Event()
        self.may_acknowledge = asyncio.Event()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        published = await super().publish(events) if self._acknowledged_before_failure is None else []
        self.sent.set()
        await self.may_acknowledge.wait()
        return published or await super().publish(events)


async def cancelled(
    memory: SessionMemory, backend: Late, text: str, **options: Unpack[MessageOptions]
) -> None:
    """Cancel a write after it was sent."""
    writing = asyncio.create_task(memory.add_user_message("s", text, **options))
    await backend.sent.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing


async def test_a_cancelled_call_has_a_known_outcome() -> None:
    backend = Late()
    async with SessionMemory(backend=backend) as memory:
        await cancelled(memory, backend, "hello")
        settling = asyncio.create_task(memory.settle("s"))
        backend.may_acknowledge.set()

        (published,) = await settling
        assert published.event_id == backend.log[0].event_id
        assert await memory.settle("s") == []
        # The same call again is a retry of it, and sends nothing.
        assert await memory.add_user_message("s", "hello") == published
        assert len(backend.log) == 1


async def test_what_comes_after_a_cancelled_call_sees_it() -> None:
    backend = Late()
    async with SessionMemory(backend=backend) as memory:
        await cancelled(memory, backend, "one")
        reading = asyncio.create_task(memory.memory("s"))
        writing = asyncio.create_task(memory.add_user_message("s", "two"))
        backend.may_acknowledge.set()

        assert [message.text for message in (await reading).messages][:1] == ["one"]
        await writing
        assert texts(backend.log) == ["one", "two"]
        # Who moves on and says it again means it.
        await memory.add_user_message("s", "one")
        assert texts(backend.log) == ["one", "two", "one"]


async def test_a_cancelled_call_that_failed_says_so() -> None:
    backend = Late()
    backend.broker_away()
    async with SessionMemory(backend=backend) as memory:
        await cancelled(memory, backend, "hello")
        backend.may_acknowledge.set()
        with pytest.raises(PublishFailed) as failed:
            await memory.settle("s")
        backend.broker_back()
        await memory.publish_again(failed.value)

        assert texts(backend.log) == ["hello"]


async def test_publishing_again_comes_after_a_cancelled_call() -> None:
    backend = Late()
    backend.may_acknowledge.set()
    async with SessionMemory(backend=backend) as memory:
        backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.add_user_message("s", "first try")
        backend.sent.clear()
        backend.may_acknowledge.clear()
        await cancelled(memory, backend, "cancelled")
        backend.broker_back()  # it is written once it may
        again = asyncio.create_task(memory.publish_again(failed.value))
        await asyncio.sleep(0)
        backend.may_acknowledge.set()

        (published,) = await again
        assert texts(backend.log) == ["cancelled", "first try"]
        assert published.sequence == 1


async def test_publishing_again_comes_after_what_is_held() -> None:
    backend = FakeBackend(load_settings())
    async with SessionMemory(backend=backend) as memory:
        backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.add_user_message("s", "first try")
        session = KafkaSession("s", memory, hold_seconds=60)
        await session.add_items([{"role": "user", "content": "held"}])
        with pytest.raises(PublishFailed, match="earlier items") as again:
            await memory.publish_again(failed.value)
        # What could not be sent is in the error, so that it can be published again.
        assert texts(again.value.events) == ["first try"]
        backend.broker_back()
        await memory.publish_again(again.value)

        assert texts(backend.log) == ["held", "first try"]


@pytest.mark.parametrize("named", [{"session_id": "s"}, {"user_id": "u"}])
async def test_an_erasure_comes_after_a_cancelled_call(named: dict[str, str]) -> None:
    backend = Late()
    backend.broker_away()
    async with SessionMemory(backend=backend) as memory:
        await cancelled(memory, backend, "hello", user_id="u")
        backend.broker_back()  # it is written once it may
        erasing = asyncio.create_task(memory.erase(**named))
        backend.may_acknowledge.set()

        assert (await erasing).complete
        assert [event.type for event in backend.log] == ["UserMessageAdded", "SessionDeleted"]


@pytest.mark.parametrize("named", [{"session_id": "s"}, {"user_id": "u"}])
async def test_nothing_is_erased_while_a_cancelled_call_could_still_be_written(named: dict[str, str]) -> None:
    backend = Late()
    async with SessionMemory(backend=backend, publish_timeout_seconds=0.1) as memory:
        await cancelled(memory, backend, "hello", user_id="u")
        async with asyncio.timeout(10):
            with pytest.raises(StaleRead, match="nothing was erased"):
                await memory.erase(**named)
        backend.may_acknowledge.set()

        assert (await memory.erase(**named)).complete


async def test_a_read_waits_for_its_own_writes_and_says_when_they_are_not_there() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.memory_behind()
        await memory.add_user_message("s", "x")
        with pytest.raises(StaleRead):
            await memory.memory("s")
        memory.backend.memory_caught_up()

        assert (await memory.memory("s")).message_count == 1


async def test_a_model_call_that_ended_for_length_has_the_session_compacted() -> None:
    completion = {
        "model": "m",
        "choices": [{"message": {"content": "first of all"}, "finish_reason": "length"}],
        "usage": {"prompt_tokens": 7, "completion_tokens": 3},
    }
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s", agent_id="a") as turn:
            turn.add_user_message("everything, please")
            turn.add_completion(completion)

        _, answer, request = memory.published
    assert isinstance(answer, AiMessageAdded)
    assert answer.usage is not None
    assert (answer.text, answer.model, answer.usage.input_tokens) == ("first of all", "m", 7)
    assert isinstance(request, CompactionRequested)
    assert (request.reason, request.agent_id) == ("length_exceeded", "a")


async def test_a_request_the_model_refused_for_its_length_does_too() -> None:
    class BadRequestError(Exception):
        code = "context_length_exceeded"

    async def ask(memory: SessionMemory) -> None:
        async with memory.interaction("s") as turn:
            turn.add_user_message("not published")
            raise BadRequestError

    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "x")
        with pytest.raises(BadRequestError):
            await ask(memory)

        assert [event.type for event in memory.published] == ["UserMessageAdded", "CompactionRequested"]


class ContextTooLongError(Exception):
    code = "context_length_exceeded"


def wrapped(how: str) -> Exception:
    """Return an error that tells of a context that was too long."""
    try:
        try:
            raise ContextTooLongError
        except ContextTooLongError as error:
            if how == "cause":
                raise RuntimeError from error
            raise RuntimeError  # noqa: B904 - the other one is its context
    except RuntimeError as error:
        return error if how != "group" else ExceptionGroup("a", [ValueError(), ExceptionGroup("b", [error])])


@pytest.mark.parametrize("how", ["cause", "context", "group"])
async def test_a_context_that_was_too_long_is_noticed_behind_another_error(how: str) -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises((RuntimeError, ExceptionGroup)):
            async with memory.interaction("s"):
                raise wrapped(how)

        assert [event.type for event in memory.published] == ["CompactionRequested"]


async def test_errors_that_lead_to_one_another_are_looked_at_once() -> None:
    one, two = ValueError(), KeyError()
    one.__cause__, two.__cause__ = two, one

    assert not refused_for_length(one)


@pytest.mark.parametrize("failure", [PublishFailed("away", events=()), Forbidden("may not")])
async def test_the_error_of_a_model_comes_out_also_where_compaction_cannot_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    class BadRequestError(Exception):
        code = "context_length_exceeded"

    async def refuse(_: Sequence[Event]) -> list[Published]:
        raise failure

    async with FakeSessionMemory() as memory:
        monkeypatch.setattr(memory.backend, "publish", refuse)
        with pytest.raises(BadRequestError):
            async with memory.interaction("s"):
                raise BadRequestError


async def test_responses_of_the_other_api_are_understood() -> None:
    response = {
        "model": "m",
        "status": "incomplete",
        "incomplete_details": {"reason": "max_output_tokens"},
        "usage": {"input_tokens": 5, "output_tokens": 2},
        "output": [
            {"type": "reasoning", "summary": [{"text": "hm"}]},
            {"type": "message", "content": [{"type": "output_text", "text": "let me see"}]},
            {"type": "function_call", "call_id": "c1", "name": "f", "arguments": "{}"},
        ],
    }
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_completion(response)

        answer, request = memory.published
    assert isinstance(answer, AiMessageAdded)
    assert (answer.text, answer.thinking, answer.tool_calls[0].id) == ("let me see", "hm", "c1")
    assert isinstance(request, CompactionRequested)


async def test_an_agent_compacts_its_own_conversation() -> None:
    def summarize(read: MemoryRead) -> tuple[str, str]:
        return "so far", f"{read.message_count} messages"

    async with FakeSessionMemory(summarizer=summarize) as memory:
        await memory.add_interaction("s", "my name is Ann " * 30, "hello Ann " * 30)
        tool = CompactConversation(memory, "s", agent_id="a")
        result = await tool.run('{"instructions": "keep the name"}')
        texts_after = [message.text for message in (await memory.memory("s")).messages]
        wrong = await tool("not json")

    assert (result.success, result.summary, result.messages_compacted) == (True, "2 messages", 2)
    assert result.tokens_saved > 100
    assert result.compacted_at is not None
    assert texts_after == ["so far", "2 messages"]
    assert '"reason":"the arguments are not JSON"' in wrong


async def test_an_interaction_under_an_id_of_its_own_is_there_once() -> None:
    async with FakeSessionMemory() as memory:
        for _ in range(2):
            await memory.add_interaction("s", "q", "a", event_id="x" * 128)

        assert (await memory.memory("s")).message_count == 2
