"""A counter is loaded only for events that have something to count."""

from __future__ import annotations

import orjson
import pytest

from processors.memory.tokens import TokenCounter
from processors.publishing.interceptor import Interceptor
from schemas.events import UserMessageAdded
from streams.kafka.prepared_records import LoadedWhenNeeded, prepared_records
from tests.builders.events import SESSION, Fields, answer, cleared, compacted, described, event, pinned, user
from tests.builders.memories import WordCounter


class Loads:
    """Counts how often the counter is loaded."""

    def __init__(self) -> None:
        self.count = 0

    async def load(self) -> TokenCounter:
        self.count += 1
        return WordCounter()


class Shouting(Interceptor):
    """Changes every text of a user."""

    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        assert session_id == SESSION
        return message.model_copy(update={"text": f"{message.text} !"})


async def tokens_of(
    loads: Loads, *events: Fields, interceptors: tuple[Interceptor, ...] = (), from_characters: int = 0
) -> list[int | None]:
    """Prepare events, and return the token counts that they are stamped with."""
    records = await prepared_records(
        [event(fields, f"e{number}") for number, fields in enumerate(events)],
        max_event_bytes=100_000,
        counter=LoadedWhenNeeded(loads.load),
        interceptors=interceptors,
        count_tokens_from_characters=from_characters,
    )
    return [(orjson.loads(record.value).get("tokens") or {}).get("count") for record in records]


@pytest.mark.parametrize("fields", [pinned("e1"), cleared(), described(title="A trip"), compacted(3)])
async def test_what_has_nothing_to_count_loads_no_counter(fields: Fields) -> None:
    """A vocabulary takes half a second of processor time."""
    loads = Loads()
    assert await tokens_of(loads, fields) == [None]
    assert loads.count == 0


async def test_a_message_is_stamped_by_the_counter_that_it_loads() -> None:
    loads = Loads()
    assert await tokens_of(loads, cleared(), user("three short words"), answer("hi")) == [None, 6, 4]
    assert loads.count == 1


async def test_a_message_that_has_its_count_or_is_too_short_for_one_loads_no_counter() -> None:
    loads = Loads()
    counted = user("hello", tokens={"encoding": "words", "count": 9})
    assert await tokens_of(loads, counted) == [9]
    assert await tokens_of(loads, user("short"), from_characters=6) == [None]
    assert loads.count == 0


async def test_a_message_that_an_interceptor_may_change_is_counted_as_it_is_sent() -> None:
    loads = Loads()
    counted = user("hello", tokens={"encoding": "words", "count": 9})
    assert await tokens_of(loads, counted, interceptors=(Shouting(),)) == [5]
    assert await tokens_of(loads, cleared(), interceptors=(Shouting(),)) == [None]
    assert loads.count == 1
