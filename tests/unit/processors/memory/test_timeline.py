from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.timeline import Timeline, measured
from processors.memory.tokens import ByteEstimate
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    compacted,
    event,
    event_object,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import START_MS
from tests.builders.strategies import logs, policies

FOUR = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=None, max_messages=4)


def steps(policy: MemoryPolicy, *fields: dict[str, Any]) -> list[dict[str, Any]]:
    timeline = Timeline("s", policy)
    return [
        timeline.step(Entry(event(one, f"e{at}", "s"), at, START_MS + at * 1_000))
        for at, one in enumerate(fields)
    ]


def test_each_step_has_the_figures_of_memory_after_it() -> None:
    first, second = steps(FOUR, user("hello"), answer("hi"))

    assert (first["message_count"], first["size_bytes"]) == (1, 5)
    assert (second["message_count"], second["size_bytes"]) == (2, 7)
    assert second["life_sequence"] == 0
    assert second["context_fraction"] == second["tokens"] / 128_000
    assert first["applied"]
    assert first["left"] == []


def test_evicted_messages_are_listed_at_the_event_that_evicted_them() -> None:
    *before, last = steps(FOUR, user(), answer(), user(), answer(), user())

    assert [step["left"] for step in before] == [[], [], [], []]
    assert last["left"] == [0, 1]
    assert last["truncated"]


def test_a_message_that_only_moves_to_another_block_has_not_left() -> None:
    """A long turn keeps its question. The fold moves it behind the blocks that are evicted."""
    told = steps(FOUR, user("q"), *[answer("x" * 1_500)] * 60)

    left = [sequence for step in told for sequence in step["left"]]
    assert left == list(range(1, 58))
    assert told[-1]["message_count"] == 4


def test_a_message_that_replaces_others_has_its_size() -> None:
    new = event_object(answer("hello"), "n", "s")
    given = event({**removed("e0"), "replacement": new}, "e1", "s")

    assert measured(given, FOUR) == measured(event(answer("hello"), "n", "s"), FOUR)
    assert measured(event(removed("e0"), "e1", "s"), FOUR) is None
    assert steps(FOUR, user("hi"), {**removed("e0"), "replacement": new})[1]["size_bytes"] == 5


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data(), policies())
def test_what_is_listed_is_not_in_memory(data: st.DataObject, policy: MemoryPolicy) -> None:
    entries = data.draw(logs(policy))
    timeline, memory = Timeline(SESSION, policy), Memory.empty(SESSION)
    for entry in entries:
        before, (memory, _) = memory, fold(memory, [entry], policy)
        left = timeline.step(entry)["left"]

        kept = {message.sequence for message in memory.messages() if not message.compacted}
        assert kept.isdisjoint(left)
        assert {message.sequence for message in before.messages()}.issuperset(left)


def test_the_pinned_groups_are_listed_and_a_summary_leaves_them() -> None:
    pin = {"type": "MessagePinned", "message_ids": ["1"]}
    unpin = {"type": "MessageUnpinned", "message_ids": ["1"]}
    said = [user("x" * 80), answer("note", event_id="1"), user("y" * 80), pin, compacted(2), unpin]

    told = steps(MemoryPolicy(token_counter=ByteEstimate()), *said)

    assert [step["pinned"] for step in told] == [[], [], [], [1], [1], []]
    assert told[4]["applied"]
    assert told[4]["message_count"] == 3  # the summary's two, and the pinned one


def test_a_pinned_message_has_not_left_when_the_summary_that_ends_at_it_is_evicted() -> None:
    pin = {"type": "MessagePinned", "message_ids": ["1"]}
    small = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=400)
    said = [
        user("kept", event_id="1"),
        pin,
        user("q"),
        compacted(0, ai_message="s" * 300),
        *[answer("a" * 60)] * 4,
    ]

    told = steps(small, *said)

    assert told[3]["message_count"] == 4
    assert told[-1]["pinned"] == [0]
    assert [sequence for step in told for sequence in step["left"]] == []


def test_a_removed_message_is_listed_with_its_group() -> None:
    removal = {"type": "MessagesRemoved", "message_ids": ["1"]}

    *_, last = steps(FOUR, user(), calls("c", event_id="1"), response("c"), removal)

    assert last["left"] == [1, 2]


def test_a_response_names_the_call_that_it_answers_or_is_marked_unpaired() -> None:
    said = [response("a"), calls("a", "b"), user(), response("a"), response("a"), calls("b"), response("b")]

    told = [(step["call_sequence"], step["unpaired"]) for step in steps(FOUR, *said)]

    nothing = (None, False)
    assert told == [(None, True), nothing, nothing, (1, False), (None, True), nothing, (None, True)]


def test_a_response_that_is_a_duplicate_or_an_excerpt_is_described_correctly() -> None:
    small = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=3_000)
    said = [calls("a"), response("a", "x" * 9_000, event_id="r"), response("a", event_id="r")]

    *_, answered, again = steps(small, *said)

    assert (answered["call_sequence"], answered["unpaired"], answered["truncated"]) == (0, False, True)
    assert (again["call_sequence"], again["unpaired"], again["applied"]) == (None, False, False)


def test_a_summary_does_not_list_the_messages_that_it_covers() -> None:
    *_, last = steps(FOUR, user(), answer(), user(), compacted(1))

    assert (last["epoch"], last["message_count"], last["left"]) == (1, 3, [])


def test_an_event_that_changes_nothing_is_not_applied() -> None:
    *_, late, again = steps(FOUR, user(event_id="a"), compacted(0, base_epoch=7), user(event_id="a"))

    assert (late["applied"], again["applied"]) == (False, False)


def test_the_end_of_a_life_leaves_nothing() -> None:
    *_, last = steps(FOUR, user(), {"type": "SessionDeleted"})

    assert (last["applied"], last["life_sequence"], last["message_count"]) == (True, None, 0)


def test_only_messages_have_a_size() -> None:
    assert measured(event(system("Be brief."), "e0", "s"), FOUR) == (9, 6)
    assert measured(event({"type": "HistoryCleared"}, "e0", "s"), FOUR) is None
