from __future__ import annotations

from processors.memory.group import groups, later_responses
from tests.builders.events import answer, calls, compacted, pinned, removed, response, user
from tests.builders.memories import Session, reloaded


def test_a_call_an_unrelated_text_and_the_result_are_one_group_and_another() -> None:
    session = Session().say(calls("a"), answer("meanwhile"), response("a"))
    found = groups(session.memory.messages())
    assert [[message.id for message in group] for group in found] == [["e0", "e2"], ["e1"]]


def test_an_id_that_is_used_and_answered_twice_makes_two_groups() -> None:
    session = Session().say(calls("a"), response("a"), calls("a"), response("a"))
    assert [message.call_sequence for message in session.memory.messages()] == [None, 0, None, 2]


def test_a_response_answers_neither_of_two_open_calls_with_its_id() -> None:
    session = Session().say(calls("a"), calls("a"), response("a"))
    assert session.ids == ["e0", "e1"]
    assert session.changes.orphans == 1
    assert session.head.open_calls == {"a": (0, 1)}


def test_a_response_answers_neither_of_two_calls_with_its_id_in_one_message() -> None:
    session = Session().say(calls("a", "a"), response("a"))
    assert session.ids == ["e0"]


def test_a_result_before_its_call_is_an_orphan() -> None:
    session = Session().say(response("a", "12345"), calls("a"))
    assert session.ids == ["e1"]
    assert session.changes.orphans == 1
    assert session.head.open_calls == {"a": (1,)}


def test_an_orphan_counts_in_the_history_but_not_in_memory() -> None:
    session = Session().say(user("q"), response("nobody", "12345"))
    assert session.head.message_count == 1
    assert session.head.size_bytes == 1
    assert session.head.history_message_count == 2
    assert session.head.history_size_bytes == 6
    assert [message.id for message in session.changes.added] == ["e0", "e1"]
    assert session.head.last_sequence == 1


def test_a_removal_decided_on_another_memory_removes_nothing() -> None:
    session = Session().say(user("1"), answer("1"), user("2"))
    before = session.memory
    session.say(removed("e2", base_sequence=1))
    assert session.memory == before
    session.say(removed("e2", base_sequence=2))
    assert session.ids == ["e0", "e1"]
    assert session.head.epoch == 1
    # The removal itself is a change, so another that was decided before it is too late.
    session.say(removed("e1", base_sequence=2))
    assert session.ids == ["e0", "e1"]


def test_when_one_of_two_equal_calls_leaves_memory_the_other_can_be_answered() -> None:
    session = Session().say(calls("a"), calls("a"), removed("e0"), response("a"))
    assert session.ids == ["e1", "e3"]


def test_calls_beyond_the_newest_128_count_as_abandoned() -> None:
    session = Session().say(*[calls(f"c{number}") for number in range(130)])
    assert len(session.head.open_calls) == 128
    session.say(response("c1"), response("c2"))
    assert session.changes.orphans == 1
    assert session.ids[-1] == "e131"


def test_the_oldest_open_call_is_abandoned_even_if_its_id_was_used_again() -> None:
    session = Session().say(calls("a"), *[calls(f"c{number}") for number in range(127)], calls("a"))
    assert session.head.open_calls["a"] == (128,)
    assert len(session.head.open_calls["c0"]) == 1


def test_the_search_for_responses_ends_at_the_last_missing_one() -> None:
    session = Session().say(calls("a", "b", "c"), response("a"), answer("x"), response("b"), answer("y"))
    placed = [(1, message) for message in session.memory.messages()]
    later = iter(placed[2:])

    assert [message.id for _, message in later_responses(placed[:2], later, session.head.open_calls)] == [
        "e3"
    ]
    assert [message.id for _, message in later] == ["e4"]


def test_many_open_calls_of_few_ids_are_bounded_too() -> None:
    session = Session().say(*[calls("a", "b") for _ in range(100)])
    assert sum(len(made) for made in session.head.open_calls.values()) == 128


# Removal


def test_removing_a_response_removes_its_whole_group() -> None:
    session = Session().say(
        user("q"), calls("a", "b"), response("a"), answer("x"), response("b"), removed("e4")
    )
    assert session.ids == ["e0", "e3"]
    assert session.head.epoch == 1


def test_removing_a_call_that_is_open_closes_it() -> None:
    session = Session().say(user("q"), calls("a"), removed("e1"), response("a"))
    assert session.ids == ["e0"]
    assert session.head.open_calls == {}


def test_removing_nothing_leaves_the_epoch() -> None:
    session = Session().say(user("q"), removed("nobody", "e7"))
    assert session.head.epoch == 0
    assert session.head.last_sequence == 1


def test_removing_the_newest_question_makes_its_turn_part_of_the_one_before() -> None:
    session = Session().say(user("1"), answer("1"), user("2"), answer("2"), removed("e2"))
    assert session.ids == ["e0", "e1", "e3"]
    assert session.head.turn_sequence == 0


def test_removing_either_compacted_message_removes_the_pair_and_what_it_knew() -> None:
    session = Session().say(user("1"), answer("1"), compacted(1, 0, knowledge={"k": 1}), user("2"))
    session.say(removed("e2:ai"))
    assert session.ids == ["e3"]
    assert session.memory.knowledge is None
    assert session.head.pair_sequence is None
    assert session.head.epoch == 2


def test_totals_stay_when_messages_are_removed() -> None:
    session = Session().say(user("12345"), removed("e0"))
    assert session.head.history_size_bytes == 5
    assert session.head.history_message_count == 1
    assert session.head.message_count == session.head.size_bytes == session.head.tokens == 0


def test_many_ids_at_once_are_found_in_blocks_not_yet_decoded() -> None:
    session = Session().say(*[user(f"{number} " + "x" * 400) for number in range(60)])
    for ids in (["e3", "e30"], [f"e{number}" for number in range(40)]):
        session.memory = reloaded(session.memory)
        session.say(removed(*ids))
    assert session.ids == [f"e{number}" for number in range(40, 60)]


def test_a_response_is_removed_alone_and_its_call_waits_again() -> None:
    session = Session().say(user("q"), calls("a", "b"), response("a"), user("meanwhile"), response("b"))
    session.say(removed("e4", "e2", with_group=False))
    assert session.ids == ["e0", "e1", "e3"]
    assert session.head.open_calls == {"a": (1,), "b": (1,)}
    assert session.head.epoch == 1
    session.say(response("b"))
    assert [message.call_sequence for message in session.memory.messages()] == [None, None, None, 1]


def test_a_call_waits_again_if_a_summary_that_ends_at_it_goes_with_its_response() -> None:
    session = Session().say(user("q"), calls("a"), response("a"), pinned("e1"), compacted(1))
    session.say(removed("e4:ai", "e2", with_group=False))
    assert session.ids == ["e1"]
    assert session.head.open_calls == {"a": (1,)}
    assert session.say(response("a")).ids == ["e1", "e6"]


def test_a_call_always_takes_its_responses_along() -> None:
    session = Session().say(user("q"), calls("a"), response("a"), removed("e1", "e2", with_group=False))
    assert session.ids == ["e0"]
    assert session.head.open_calls == {}


def test_a_replacement_takes_the_place_of_what_was_removed_in_one_step() -> None:
    fields = {"session_id": "s1", "occurred_at": "2026-01-01T00:00:00Z"}
    instead = {**answer("shorter"), **fields, "event_id": "new"}
    session = Session().say(user("q"), answer("long"), removed("e1", base_sequence=1, replacement=instead))
    assert session.ids == ["e0", "new"]
    assert [message.sequence for message in session.memory.messages()] == [0, 2]
    assert session.head.epoch == 1
    # Decided on another memory, or of what is gone: neither removed nor replaced.
    session.say(removed("new", base_sequence=1, replacement={**instead, "event_id": "newer"}))
    session.say(removed("e1", replacement={**instead, "event_id": "newer"}))
    assert session.ids == ["e0", "new"]
    again = reloaded(session.memory)
    assert [message.id for message in again.messages()] == ["e0", "new"]
