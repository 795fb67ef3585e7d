from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from schemas.errors import BadRequest, MemoryChanged, PublishFailed
from schemas.events import Event, HistoryCleared, MessagesRemoved
from schemas.publication import Published
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, MemoryProvider, SessionMemory, UndoneTurn
from streams.client.fake import FakeBackend
from tests.fakes.dict_store import DictStore
from tests.fakes.losing_backend import LosingBackend

LONG = "one question that is longer than its summary"
CALL = {"id": "c1", "name": "find_order", "arguments": "{}"}


def said(undone: UndoneTurn) -> list[str]:
    return [message.text for message in undone.messages]


async def texts(memory: SessionMemory) -> list[str]:
    return [message.text for message in (await memory.memory("s")).messages]


async def summarize(memory: SessionMemory, **base: Any) -> None:
    result = await memory.compact("s", user_message="So far?", ai_message="One.", **base)
    assert result.success


def removals(memory: FakeSessionMemory) -> list[MessagesRemoved]:
    return [event for event in memory.published if isinstance(event, MessagesRemoved)]


async def test_the_newest_turn_goes_as_a_whole_and_is_told() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "one", "first")
        await memory.add_user_message("s", "two", metadata={"draft": "yes"})
        await memory.add_ai_message("s", "looking", tool_calls=[CALL])
        await memory.add_tool_call_response("s", "c1", "find_order", "none")
        await memory.add_ai_message("s", "second")

        undone = await memory.undo_last_turn("s", agent_id="desk")
        assert said(undone) == ["two", "looking", "none", "second"]
        assert undone.user_message is not None
        assert (undone.user_message.text, undone.user_message.metadata) == ("two", {"draft": "yes"})
        assert await texts(memory) == ["one", "first"]

        (removal,) = removals(memory)
        assert undone.published is not None
        assert removal.event_id == undone.published.event_id
        assert (removal.agent_id, removal.reason) == ("desk", "undo_last_turn")
        assert removal.message_ids == [message.id for message in undone.messages]

        assert said(await memory.undo_last_turn("s", reason="typo")) == ["one", "first"]
        assert removals(memory)[1].reason == "typo"


async def test_an_empty_memory_is_left_as_it_is() -> None:
    async with FakeSessionMemory() as memory:
        for session_id in ("s", None):
            undone = await memory.undo_last_turn(session_id)
            assert (undone.messages, undone.user_message, undone.published) == ([], None, None)
        await memory.set_system_message("s", "Be kind.")
        assert (await memory.undo_last_turn("s")).published is None
        assert removals(memory) == []
    async with FakeSessionMemory(provider=MemoryProvider.none()) as none:
        assert (await none.undo_last_turn("s")).published is None


async def test_what_precedes_the_first_question_is_a_turn() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_ai_message("s", "Welcome!")
        await memory.add_interaction("s", "one", "first")
        assert said(await memory.undo_last_turn("s")) == ["one", "first"]
        undone = await memory.undo_last_turn("s")
        assert (said(undone), undone.user_message) == (["Welcome!"], None)


async def test_a_response_to_an_earlier_turn_leaves_its_call() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "one")
        await memory.add_ai_message("s", "looking", tool_calls=[CALL])
        await memory.add_user_message("s", "two")
        await memory.add_tool_call_response("s", "c1", "find_order", "none")

        assert said(await memory.undo_last_turn("s")) == ["two", "none"]
        assert await texts(memory) == ["one", "looking"]
        await memory.add_tool_call_response("s", "c1", "find_order", "found")
        assert await texts(memory) == ["one", "looking", "found"]


async def test_a_turn_that_only_a_summary_has_is_refused() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", LONG, "first")
        await summarize(memory)
        with pytest.raises(BadRequest, match="the newest turn of session 's' is in a summary") as refused:
            await memory.undo_last_turn("s")
        assert refused.value.error_code == "summarized_turn"

        await memory.add_interaction("s", "two", "second")
        assert said(await memory.undo_last_turn("s")) == ["two", "second"]
        assert await texts(memory) == ["So far?", "One."]


async def test_a_turn_of_which_a_summary_has_a_part_is_refused() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", LONG, "half")
        read = await memory.memory("s")
        await memory.add_ai_message("s", "the rest")
        await summarize(memory, base=read)
        assert await texts(memory) == ["So far?", "One.", "the rest"]
        with pytest.raises(BadRequest, match="as a whole or in part"):
            await memory.undo_last_turn("s")

        await memory.clear("s")
        asked = await memory.add_user_message("s", "pinned")
        assert asked is not None
        await memory.pin("s", [asked.event_id])
        await memory.add_ai_message("s", LONG)
        await summarize(memory)
        assert await texts(memory) == ["pinned", "So far?", "One."]
        with pytest.raises(BadRequest, match="as a whole or in part"):
            await memory.undo_last_turn("s")
    assert removals(memory) == []


class MeanwhileBackend(FakeBackend):
    """Does something once, after the read of the newest turn and before its removal."""

    meanwhile: Callable[[], Sequence[Event]] | None = None
    times = 1

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        if self.meanwhile is not None and isinstance(events[0], MessagesRemoved) and self.times:
            self.times -= 1
            await super().publish(self.meanwhile())
        return await super().publish(events)


def event(kind: str, **fields: Any) -> Callable[[], Sequence[Event]]:
    from streams.client import new_events

    def make() -> Sequence[Event]:
        if kind == "user":
            return [new_events.user_message("s", fields["text"], {})]
        if kind == "ai":
            return [new_events.ai_message("s", fields["text"], {})]
        return (
            [new_events.new_event(HistoryCleared, "s", {})]
            if kind == "clear"
            else [new_events.system_message("s", "Be kind.", {})]
        )

    return make


@pytest.mark.parametrize("kind", ["user", "ai", "clear"])
async def test_a_turn_that_changed_meanwhile_stays_as_it_is(kind: str) -> None:
    backend = MeanwhileBackend(load_settings())
    async with SessionMemory(backend=backend) as memory:
        await memory.add_interaction("s", "one", "first")
        backend.meanwhile = event(kind, text="late")
        with pytest.raises(MemoryChanged, match="nothing was removed"):
            await memory.undo_last_turn("s")
        left = {"user": ["one", "first", "late"], "ai": ["one", "first", "late"], "clear": []}
        assert await texts(memory) == left[kind]
        # The next call decides on what is there now.
        now = {"user": ["late"], "ai": ["one", "first", "late"], "clear": []}
        assert said(await memory.undo_last_turn("s")) == now[kind]


async def test_what_changes_another_part_of_the_session_does_not_stop_it() -> None:
    backend = MeanwhileBackend(load_settings())
    async with SessionMemory(backend=backend) as memory:
        await memory.add_interaction("s", "one", "first")
        backend.meanwhile = event("system")
        assert said(await memory.undo_last_turn("s")) == ["one", "first"]
        read = await memory.memory("s")
        assert (read.messages, read.system_message) == ([], "Be kind.")

        backend.times = 1_000
        await memory.add_interaction("s", "two", "second")
        with pytest.raises(MemoryChanged):
            await memory.undo_last_turn("s")
        assert await texts(memory) == ["two", "second"]


async def test_the_read_that_it_was_decided_on_may_be_named() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "one", "first")
        seen = await memory.memory("s", last=1)
        await memory.add_interaction("s", "two", "second")
        for base in (seen, seen.sequence):
            with pytest.raises(MemoryChanged, match="session 's' has changed since it was read"):
                await memory.undo_last_turn("s", base=base)
        assert removals(memory) == []
        assert said(await memory.undo_last_turn("s", base=await memory.memory("s"))) == ["two", "second"]


async def test_a_call_made_again_removes_no_second_turn() -> None:
    backend = LosingBackend(load_settings())
    async with SessionMemory(backend=backend) as memory:
        for number in range(3):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        backend.losing = True
        for _ in range(2):
            with pytest.raises(PublishFailed):
                await memory.undo_last_turn("s")
        backend.losing = False
        assert said(await memory.undo_last_turn("s")) == ["q2", "a2"]
        assert await texts(memory) == ["q0", "a0", "q1", "a1"]
        assert said(await memory.undo_last_turn("s")) == ["q1", "a1"]

        # Who writes something else does not make the failed call again.
        backend.losing = True
        with pytest.raises(PublishFailed):
            await memory.undo_last_turn("s")
        backend.losing = False
        await memory.add_user_message("s", "more")
        assert said(await memory.undo_last_turn("s")) == ["more"]
        assert await texts(memory) == []


async def test_a_removal_that_never_came_to_the_log_is_made_once() -> None:
    async with FakeSessionMemory() as memory:
        for number in range(2):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.undo_last_turn("s")
        memory.backend.broker_back()
        await memory.publish_again(failed.value)
        assert said(await memory.undo_last_turn("s")) == ["q1", "a1"]
        assert await texts(memory) == ["q0", "a0"]


async def test_a_cancelled_call_made_again_removes_no_second_turn() -> None:
    class Slow(FakeBackend):
        def __init__(self) -> None:
            super().__init__(load_settings())
            self.publishing, self.go_on = asyncio.Event(), asyncio.Event()

        async def publish(self, events: Sequence[Event]) -> list[Published]:
            if any(isinstance(one, MessagesRemoved) for one in events):
                self.publishing.set()
                await self.go_on.wait()
            return await super().publish(events)

    backend = Slow()
    async with SessionMemory(backend=backend) as memory:
        for number in range(2):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        undoing = asyncio.ensure_future(memory.undo_last_turn("s"))
        await backend.publishing.wait()
        undoing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await undoing
        backend.go_on.set()
        assert said(await memory.undo_last_turn("s")) == ["q1", "a1"]
        assert await texts(memory) == ["q0", "a0"]


async def test_two_calls_at_the_same_time_remove_two_turns() -> None:
    async with FakeSessionMemory() as memory:
        for number in range(3):
            await memory.add_interaction("s", f"q{number}", f"a{number}")
        both = await asyncio.gather(memory.undo_last_turn("s"), memory.undo_last_turn("s"))
        assert [said(undone) for undone in both] == [["q2", "a2"], ["q1", "a1"]]
        assert await texts(memory) == ["q0", "a0"]


async def test_a_store_of_ones_own_is_undone_too() -> None:
    provider = MemoryProvider.custom(DictStore())
    async with FakeSessionMemory(provider=provider) as memory:
        await memory.add_interaction("s", "one", "first")
        await memory.add_interaction("s", "two", "second")
        undone = await memory.undo_last_turn("s")
        assert (said(undone), undone.published) == (["two", "second"], None)
        assert await texts(memory) == ["one", "first"]
