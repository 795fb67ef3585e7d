"""What recall gives: whole groups within the budget, the oldest first, nothing that was taken out of memory."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from processors.archive.archived import ArchivedEvent, archived_unread
from processors.archive.past_memory import PastMemory
from processors.archive.place import MemoryState
from processors.archive.recall import (
    is_refused,
    recalled,
    removed_alone,
    removed_ids,
    unfinished,
    with_base,
)
from processors.archive.requests import Found
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.archive import Recalled
from tests.builders.archived import stored
from tests.builders.events import Fields, answer, calls, cleared, compacted, removed, response, system, user

TIME = "2026-01-02T03:04:05Z"
STATE = MemoryState.of([(7, False)], life_sequence=0, cleared_at=None, system_message=None)


def history(*fields: Fields) -> list[ArchivedEvent]:
    return [stored(one, sequence) for sequence, one in enumerate(fields)]


def recall(
    events: list[ArchivedEvent], *found: int, max_bytes: int = 1_000, **options: Any
) -> tuple[list[list[int]], int]:
    hits = [Found(events[sequence], 10.0 - rank) for rank, sequence in enumerate(found)]
    answered: Recalled = recalled(
        "s1", hits, events, options.pop("state", STATE), max_bytes=max_bytes, **options
    ).answer
    return [[message.sequence for message in group.messages] for group in answered.groups], answered.omitted


EVENTS = history(
    user("book a flight"),
    calls("c1", "c2"),
    response("c2", "seat 12"),
    user("meanwhile"),
    response("c1", "flight 7"),
    answer("booked"),
    system("Be brief."),
    user("thanks"),
)


def test_a_call_comes_with_its_responses_whatever_is_found() -> None:
    assert recall(EVENTS, 4) == ([[1, 2, 4]], 0)
    assert recall(EVENTS, 2, 4, 1) == ([[1, 2, 4]], 0)
    assert recall(EVENTS, 5, 3, 2) == ([[1, 2, 4], [3], [5]], 0)


def test_the_best_that_fit_are_chosen_and_none_is_cut() -> None:
    size = sum(len(EVENTS[sequence].text.encode()) for sequence in (1, 2, 4))

    assert recall(EVENTS, 5, 4, 0, max_bytes=size) == ([[0], [5]], 1)
    assert recall(EVENTS, 4, 5, max_bytes=size) == ([[1, 2, 4]], 1)
    assert recall(EVENTS, 4, max_bytes=1) == ([], 1)


def test_what_had_no_room_beside_better_ones_comes_on_a_later_page() -> None:
    def seen(*found: int, max_bytes: int, **options: Any) -> set[int]:
        hits = [Found(EVENTS[sequence], 10.0 - rank) for rank, sequence in enumerate(found)]
        return set(recalled("s1", hits, EVENTS, STATE, max_bytes=max_bytes, **options).seen)

    size = sum(len(EVENTS[sequence].text.encode()) for sequence in (1, 2, 4))
    assert seen(5, 4, 0, max_bytes=size) == {0, 5}
    assert seen(4, 5, max_bytes=size) == {1, 2, 4}
    # A group that fits on no page is not looked at again; nor is what was removed.
    assert seen(4, 5, max_bytes=size - 1) == {1, 2, 4, 5}
    assert seen(0, 5, max_bytes=1_000, removed_ids={"e0"}) == {0, 5}


def test_each_group_says_where_it_is() -> None:
    hits = [Found(EVENTS[7], 2.0), Found(EVENTS[4], 1.0)]
    known = recalled("s1", hits, EVENTS, STATE, max_bytes=1_000).answer
    unknown = recalled("s1", hits, EVENTS, None, max_bytes=1_000).answer

    assert [(group.place, group.score) for group in known.groups] == [("history", 1.0), ("memory", 2.0)]
    assert [group.place for group in unknown.groups] == [None, None]
    assert known.groups[0].messages[0].tool_calls is not None
    assert known.groups[0].messages[1].call_sequence == 1


def test_what_was_removed_or_repeated_does_not_come_back() -> None:
    events = history(user("wrong"), removed("e0"), user("right"))
    again = [*events, stored({**user("right"), "event_id": "e2"}, 3)]

    assert removed_ids(events) == {"e0"}
    assert recall(events, 0, 2, removed_ids={"e0"}) == ([[2]], 0)
    assert recall(again, 3, 2) == ([[2]], 0)


def test_an_unanswered_call_and_a_response_without_a_call_stand_alone() -> None:
    events = history(calls("c1"), response("other"), user("hello"))

    assert recall(events, 0, 1) == ([[0], [1]], 0)


def test_a_message_that_replaced_another_is_recalled_in_its_place() -> None:
    new = {**answer("the key is safe"), "event_id": "n", "session_id": "s1", "occurred_at": TIME}
    events = history(user("book"), answer("the key is 77"), {**removed("e1"), "replacement": new})

    assert (events[2].text, events[2].role) == ("the key is safe", "assistant")
    lenient = events[2]._replace(value=events[2].value.replace(b"{", b'{"score":NaN,', 1))
    assert lenient.role == "assistant"
    assert recall(events, 1, 2, removed_ids=removed_ids(events)) == ([[2]], 0)
    assert (history(removed("e0"))[0].text, history(removed("e0"))[0].role) == ("", None)


def test_what_left_memory_with_a_removed_message_does_not_come_back() -> None:
    """A removal takes the whole group, unless it is of a response alone."""
    said = (user("book"), calls("c1", "c2"), response("c1", "the key is 77"), response("c2", "seat 12"))
    for removal in (removed("e1"), removed("e2"), removed("e1", with_group=False)):
        events = history(*said, removal)
        gone: dict[str, Any] = {"removed_ids": removed_ids(events), "removed_alone": removed_alone(events)}
        assert recall(events, 2, 3, 0, **gone) == ([[0]], 0)
    events = history(*said, removed("e2", with_group=False))
    gone = {"removed_ids": removed_ids(events), "removed_alone": removed_alone(events)}
    assert recall(events, 2, 3, **gone) == ([[1, 3]], 0)
    events += history(*said, removed("e2", with_group=False), removed("e2"))[-1:]
    assert removed_alone(events) == set()


def test_a_response_in_place_of_another_has_its_call() -> None:
    events = history(
        calls("c1"), response("c1", "the key is 77"), removed("e1", with_group=False), response("c1", "safe")
    )

    gone: dict[str, Any] = {"removed_ids": removed_ids(events), "removed_alone": removed_alone(events)}
    assert recall(events, 3, **gone) == ([[0, 3]], 0)


def test_groups_that_lack_a_call_or_a_response_are_noticed() -> None:
    hits = [Found(event, 1.0) for event in EVENTS]

    assert unfinished(hits, []) == []
    assert unfinished(hits[2:], []) == [2, 4]
    assert unfinished(hits[2:], EVENTS) == []
    assert unfinished(hits[1:2], EVENTS[:3]) == [1]
    assert unfinished(hits[3:4], EVENTS[:3]) == []


def newer(sequence: int, **fields: Any) -> ArchivedEvent:
    """Return an event of a newer contract, as the archive has it."""
    event = {
        "event_id": f"e{sequence}",
        "session_id": "s1",
        "occurred_at": TIME,
        "requires": 9,
        **fields,
    }
    return archived_unread("s1", sequence, 0, orjson.dumps(event))


def test_an_event_of_a_newer_contract_hides_nothing_else() -> None:
    events = [
        *history(user("seat 12C"), answer("yes")),
        newer(2, type="UserMessageAdded", parts=["x"]),
        newer(3, type="MessagesRemoved", which=["e0"]),
        newer(4, type="MessagesRemoved", message_ids=["e1", 7], which="all"),
    ]

    assert recall(events, 0, 1) == ([[0], [1]], 0)
    assert removed_ids(events) == {"e1"}, "ids that can be read are respected"
    assert with_base(events[2:], events) == []


#: What came before a removal of e0 that was decided on the memory as of a sequence -> whether memory refused it.
REFUSALS: dict[str, tuple[list[Fields], int, bool]] = {
    "nothing came in between": ([user("one"), answer("two")], 1, False),
    "a message came in between": ([user("one"), answer("two")], 0, True),
    "a message came again": ([user("one"), user("one", event_id="e0")], 0, False),
    "it was decided on nothing": ([user("one")], 1, True),
    "a stale summary came in between": ([user("one"), compacted(0, base_epoch=7)], 0, False),
}


@pytest.mark.parametrize(("before", "base", "refused"), REFUSALS.values(), ids=REFUSALS)
def test_a_removal_that_memory_refused_hides_nothing(before: list[Fields], base: int, refused: bool) -> None:
    new = {**answer("instead"), "event_id": "n", "session_id": "s1", "occurred_at": TIME}
    events = history(*before, {**removed("e0", base_sequence=base), "replacement": new})
    removal = events[-1]
    assert with_base([removal], events) == [(removal, base)]
    assert with_base([removal], []) == [], "it names no message that was found"
    assert is_refused(removal, base, events[:-1]) is refused

    past = PastMemory("s1", MemoryPolicy(token_counter=ByteEstimate()))
    past.add(events)
    kept = {message.id for message in past.memory.messages()}
    assert ("e0" in kept, "n" in kept) == (refused, not refused), "as memory decided"

    refusals = {removal.sequence} if refused else set()
    found, _ = recall(
        events,
        0,
        removal.sequence,
        removed_ids=removed_ids(events, refusals),
        refused=refusals,
    )
    assert [0] in found if refused else [0] not in found
    assert ([removal.sequence] in found) is not refused


def test_what_cannot_be_decided_counts_as_removed() -> None:
    """A cleared memory has changed only if it was not empty, which no few events show."""
    events = history(user("one"), cleared(), removed("e0", base_sequence=0))

    assert not is_refused(events[2], 0, events[:2])
