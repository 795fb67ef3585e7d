"""How often a session of the OpenAI Agents SDK reads, and what it does if another client wrote in between."""

from __future__ import annotations

from typing import Any, cast

import pytest
from agents import Agent, RunConfig, Runner

from benchmarks.agent_turns import PLAIN, TOOL, Calls, ScriptedModel, look_up
from processors.adapters.known_items import KnownItems
from schemas.errors import PublishFailed, StaleRead
from schemas.events import MessagesRemoved
from schemas.publication import Published
from streams.client import FakeSessionMemory
from streams.client.openai_agents import KafkaSession
from tests.unit.streams.client.sdk_items import Item, function_call, function_output, said, user


@pytest.fixture
async def session(memory: FakeSessionMemory) -> KafkaSession:
    """A session that has been read: one that a run has begun with."""
    session = KafkaSession("s1", memory)
    await add(session, user("q"), said("a", "msg_0"))
    await session.get_items()
    return session


async def add(session: KafkaSession, *items: Item) -> None:
    await session.add_items(cast(Any, list(items)))


async def items_of(memory: FakeSessionMemory) -> list[Any]:
    return cast("list[Any]", await KafkaSession("s1", memory).get_items())


def removals(memory: FakeSessionMemory) -> int:
    return sum(isinstance(event, MessagesRemoved) for event in memory.published)


@pytest.mark.parametrize(("text", "writes"), [(PLAIN, 2), (TOOL, 3)])
async def test_a_turn_reads_once(memory: FakeSessionMemory, text: str, writes: int) -> None:
    agent = Agent(name="a", model=ScriptedModel(), tools=[look_up])
    config = RunConfig(tracing_disabled=True)
    # A new object for each request, as in a web service.
    await Runner.run(agent, text, session=KafkaSession("s1", memory), run_config=config)
    counted = Calls(memory)
    await Runner.run(agent, text, session=KafkaSession("s1", memory), run_config=config)

    assert counted.counts == {"reads": 1, "writes": writes}


async def test_an_item_that_another_client_stored_meanwhile_is_stored_once(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    other = KafkaSession("s1", memory)
    call, output = function_call("c1"), function_output("c1")
    await add(other, said("b", "msg_1"), call)
    await add(session, said("b", "msg_1"), call, output, said("c", "msg_2"))

    expected = [user("q"), said("a", "msg_0"), said("b", "msg_1"), call, output, said("c", "msg_2")]
    assert await items_of(memory) == expected
    assert removals(memory) == 1
    # What is known then is right: the same again is stored, and something new is not.
    await add(session, said("c", "msg_2"), said("d", "msg_3"))
    assert await items_of(memory) == [*expected, said("d", "msg_3")]
    assert removals(memory) == 1


@pytest.mark.parametrize("session_id", ["s1", "s2", "s3", "s4"])
async def test_what_others_said_in_any_session_is_no_reason_to_remove_anything(
    memory: FakeSessionMemory, session: KafkaSession, session_id: str
) -> None:
    await memory.add_user_message(session_id, "Hello?")
    await add(session, said("b", "msg_1"), function_call("c1"))
    await add(session, function_output("c1"))

    said_here = [user("Hello?")] if session_id == "s1" else []
    assert await items_of(memory) == [
        user("q"),
        said("a", "msg_0"),
        *said_here,
        said("b", "msg_1"),
        function_call("c1"),
        function_output("c1"),
    ]
    assert removals(memory) == 0


async def test_an_item_that_another_client_removed_meanwhile_is_stored_again(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    assert await KafkaSession("s1", memory).pop_item() == said("a", "msg_0")
    await add(session, said("a", "msg_0"))

    assert await items_of(memory) == [user("q"), said("a", "msg_0")]


async def test_a_write_that_failed_is_checked_when_it_is_made_again(
    memory: FakeSessionMemory, session: KafkaSession
) -> None:
    new = [said("b", "msg_1"), said("c", "msg_2")]
    memory.backend.broker_away()
    with pytest.raises(PublishFailed):
        await add(session, *new)
    memory.backend.broker_back()
    await add(KafkaSession("s1", memory), said("c", "msg_2"))
    await add(session, *new)

    # The other client's was first, because nothing of the failed call had reached Kafka.
    assert await items_of(memory) == [user("q"), said("a", "msg_0"), said("c", "msg_2"), said("b", "msg_1")]


async def test_a_check_that_failed_is_made_again_and_loses_nothing(
    memory: FakeSessionMemory, session: KafkaSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await memory.add_user_message("s1", "Hello?")

    async def stale(*_: Any) -> Any:
        raise StaleRead("not in time")

    with monkeypatch.context() as patched:
        patched.setattr(memory.backend, "read", stale)
        with pytest.raises(StaleRead):
            await add(session, said("b", "msg_1"))
    await add(session, said("b", "msg_1"))

    assert await items_of(memory) == [user("q"), said("a", "msg_0"), user("Hello?"), said("b", "msg_1")]
    assert removals(memory) == 0


@pytest.mark.parametrize(
    ("offsets", "end"), [([7], 8), ([8, 7, 9], 10), ([], 7), ([8], None), ([7, 9], None), ([6, 7], None)]
)
def test_items_are_known_as_long_as_offsets_follow_without_a_gap(offsets: list[int], end: int | None) -> None:
    published = [Published(event_id=f"e{offset}", partition=0, sequence=offset) for offset in offsets]
    known = KnownItems([user("q")], 7).with_own([said("a", "m")], published)

    assert known == (None if end is None else KnownItems([user("q"), said("a", "m")], end))


@pytest.mark.parametrize(
    ("last_id", "unchecked", "newest", "count", "is_known"),
    [
        ("m0", [], ["m0", "e1", "e2"], 9, True),
        ("m0", ["e0"], ["m0", "e0", "e1", "e2"], 9, True),
        # Another client's message stands before, between, or behind.
        ("m0", [], ["x", "e1", "e2"], 9, False),
        ("m0", ["e0"], ["e0", "x", "e1", "e2"], 9, False),
        ("m0", [], ["e1", "x", "e2"], 9, False),
        ("m0", [], ["e1", "e2", "x"], 9, False),
        # The one before was compacted, or left memory.
        ("m0", [], ["e1", "e2"], 2, False),
        # The session had no message.
        (None, [], ["e1", "e2"], 2, True),
        (None, [], ["x", "e1", "e2"], 3, False),
        (None, ["e0"], ["e0", "e1", "e2"], 3, True),
    ],
)
def test_items_are_known_as_long_as_ones_own_messages_follow_the_last_known_one(
    last_id: str | None, unchecked: list[str], newest: list[str], count: int, is_known: bool
) -> None:
    known = KnownItems([user("q")] if last_id else [], 7, last_id, unchecked)
    published = [Published("e1", 0, 20), Published("e2", 0, 30)]

    after = known.with_newest([said("a", "m")], published, ["e1", "e2"], newest, count)

    assert after == (KnownItems([*known.items, said("a", "m")], 31, "e2") if is_known else None)
