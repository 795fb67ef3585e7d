"""What is made again after it failed, and how it is told from what is new: on the fake."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from schemas.errors import PublishFailed, StaleRead
from schemas.events import Event
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, MemoryProvider, SessionMemory, drop_system_prompts


def ids(events: Sequence[Event]) -> list[str]:
    return [event.event_id for event in events]


def texts(events: Sequence[Any]) -> list[str]:
    return [event.text for event in events]


async def test_a_turn_made_again_from_another_receipt_is_the_same_turn() -> None:
    async def turn(memory: SessionMemory) -> None:
        async with memory.interaction("s") as turn:
            turn.add_user_message("q")
            turn.add_ai_message("a", latency_ms=asyncio.get_running_loop().time())

    async with FakeSessionMemory() as memory:
        memory.backend.broker_away(after=1)
        with pytest.raises(PublishFailed):
            await turn(memory)
        memory.backend.broker_back()
        await turn(memory)

        assert texts(memory.published) == ["q", "a"]


@pytest.mark.parametrize("published_again", [False, True])
async def test_what_a_pre_filter_drops_is_not_waited_for(published_again: bool) -> None:
    async def turn(memory: SessionMemory) -> None:
        async with memory.interaction("s") as turn:
            turn.set_system_message("be kind")
            turn.add_user_message("yes")

    provider = MemoryProvider.limited_window().with_pre_filter(drop_system_prompts)
    async with FakeSessionMemory(provider=provider) as memory:
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await turn(memory)
        memory.backend.broker_back()
        if published_again:
            await memory.publish_again(failed.value)
        await turn(memory)

        # Published again by itself the call is over, and the same turn is a new one.
        assert texts(memory.published) == ["yes"] * (2 if published_again else 1)


@pytest.mark.parametrize("event_id", ["one", "two"])
async def test_ids_of_ones_own_tell_turns_apart(event_id: str) -> None:
    async def turn(memory: SessionMemory, event_id: str) -> None:
        async with memory.interaction("s") as turn:
            turn.add_user_message("yes", event_id=event_id)
            turn.add_ai_message("done")

    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await turn(memory, "one")
        memory.backend.broker_back()
        await turn(memory, event_id)

        question, answer = ids(memory.published)
    assert question == event_id
    assert (answer == failed.value.events[1].event_id) == (event_id == "one")


async def test_ids_of_ones_own_tell_operations_apart() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        with pytest.raises(PublishFailed):
            await memory.clear("s", event_id="first")
        memory.backend.broker_back()
        await memory.clear("s", event_id="second")

        assert ids(memory.published) == ["second"]


async def test_publishing_again_in_part_is_remembered() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.add_interaction("s", "q", "a")
        memory.backend.memory_behind()
        memory.backend.broker_away(after=1)
        with pytest.raises(PublishFailed):
            await memory.publish_again(failed.value)

        with pytest.raises(StaleRead):
            await memory.memory("s")


async def test_a_summary_given_again_after_it_failed_is_applied() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "my name is Ann " * 30, "hello Ann " * 30)
        memory.backend.broker_away()
        with pytest.raises(PublishFailed) as failed:
            await memory.compact("s", user_message="who", ai_message="Ann")
        memory.backend.broker_back()
        result = await memory.compact("s", user_message="who", ai_message="Ann")

        assert (result.success, result.reason) == (True, "compacted")
        assert ids(memory.published[-1:]) == ids(failed.value.events)


async def test_equal_calls_that_failed_at_the_same_time_each_keep_their_id() -> None:
    """Kafka may have written both: with a new id, the second would be stored a third time."""
    async with FakeSessionMemory() as memory:
        memory.backend.broker_away()
        failures = await asyncio.gather(
            *(memory.add_user_message("s", "yes") for _ in range(2)), return_exceptions=True
        )
        memory.backend.broker_back()
        again = [await memory.add_user_message("s", "yes") for _ in range(2)]
        other = await memory.add_user_message("s", "yes")

        first = [one.events[0].event_id for one in failures if isinstance(one, PublishFailed)]
        assert [one.event_id for one in again if one is not None] == first
        assert len({*first, other and other.event_id}) == 3
        assert texts(memory.published) == ["yes"] * 3


async def test_a_cancelled_write_that_fails_after_its_retry_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else what is said next, in the same words, would have its id, and memory would drop it."""
    tasks: list[Any] = []
    settings = load_settings(publish={"timeout_seconds": 0.05})
    async with FakeSessionMemory(settings=settings) as memory:
        publish, fails = memory.backend.publish, asyncio.Event()

        async def hanging(events: Sequence[Event]) -> Any:
            tasks.append(asyncio.current_task())
            await fails.wait()
            raise PublishFailed("no acknowledgement", events=events)

        monkeypatch.setattr(memory.backend, "publish", hanging)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await memory.add_user_message("s", "yes")
        monkeypatch.setattr(memory.backend, "publish", publish)
        again = await memory.add_user_message("s", "yes")
        fails.set()
        await asyncio.wait(tasks)
        later = await memory.add_user_message("s", "yes")

        assert again is not None
        assert later is not None
        assert again.event_id != later.event_id
        assert texts(memory.published) == ["yes", "yes"]
