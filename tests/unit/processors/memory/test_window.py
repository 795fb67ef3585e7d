from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pytest

from processors.memory.draft import WIDEST_GAP, Draft
from processors.memory.excerpt import excerpt
from processors.memory.message import Message
from tests.builders.events import answer, calls, cleared, compacted, configured, response, system, user
from tests.builders.memories import Session
from tests.oracles.work import calls_of

TURN = (user("u" * 10), answer("a" * 10))


def test_a_limit_reached_exactly_is_not_exceeded() -> None:
    session = Session(max_size_bytes=40).say(*TURN, *TURN)
    assert len(session.ids) == 4
    assert not session.head.truncated


def test_eviction_stops_at_the_first_turn_that_makes_it_fit() -> None:
    session = Session(max_size_bytes=59).say(*TURN, *TURN, *TURN)
    assert session.ids == ["e2", "e3", "e4", "e5"]


def test_a_lower_fraction_makes_room_for_more_than_one_message() -> None:
    """After eviction to half of the limit, the beginning of memory stays the same for longer, for prompt caches."""
    session = Session(max_messages=8, evict_to_fraction=0.5).say(*TURN * 4)
    session.say(user("next"))
    assert session.ids == ["e6", "e7", "e8"]


def test_only_the_limits_that_are_exceeded_are_evicted_to_their_fraction() -> None:
    session = Session(max_messages=4, max_size_bytes=1000, evict_to_fraction=0.9).say(*TURN, *TURN, user("u"))
    assert session.ids == ["e2", "e3", "e4"]


def test_the_fraction_of_a_limit_is_rounded_down() -> None:
    session = Session(max_messages=3, evict_to_fraction=0.9).say(user("1"), user("2"), user("3"), user("4"))
    assert session.ids == ["e2", "e3"]


def test_what_precedes_the_first_user_message_counts_as_a_turn() -> None:
    session = Session(max_messages=3).say(answer("welcome"), answer("how are you"), user("1"), answer("1"))
    assert session.ids == ["e2", "e3"]


def test_the_system_message_is_outside_the_limits() -> None:
    session = Session(max_size_bytes=25).say(system("s" * 500), *TURN)
    assert len(session.ids) == 2
    assert not session.head.truncated


def test_a_long_turn_loses_its_oldest_groups_but_keeps_its_user_message() -> None:
    session = Session(max_messages=4).say(user("q"), calls("a"), response("a"), calls("b"), response("b"))
    assert session.ids == ["e0", "e3", "e4"]
    assert session.head.truncated
    assert session.head.evicted_through == 2


def test_the_newest_group_stays_even_if_it_alone_is_over_the_limit() -> None:
    session = Session(max_messages=2).say(user("q"), calls("a", "b", "c"))
    session.say(response("a"), response("b"), response("c"))
    assert session.ids == ["e0", "e1", "e2", "e3", "e4"]


def test_the_newest_group_is_that_of_the_latest_message_even_if_its_call_is_older() -> None:
    session = Session(max_messages=3).say(user("q"), calls("a"), answer("wait"), response("a"))
    assert session.ids == ["e0", "e1", "e3"]


def test_without_any_user_message_the_oldest_groups_go() -> None:
    session = Session(max_messages=2).say(answer("1"), answer("2"), calls("a"), response("a"))
    assert session.ids == ["e2", "e3"]


def test_a_response_in_a_later_turn_goes_with_its_call() -> None:
    """Neither the call nor the response may remain alone, so the eviction of a turn may include a later response."""
    session = Session(max_messages=6).say(
        user("1"), calls("a"), user("2"), answer("2"), response("a"), user("3")
    )
    session.say(answer("3"))
    assert session.ids == ["e2", "e3", "e5", "e6"]
    assert session.head.evicted_through == 4


def test_the_greatest_evicted_sequence_is_kept_in_the_head() -> None:
    session = Session(max_messages=5).say(user("1"), calls("a"), user("2"), answer("2"), response("a"))
    assert session.say(user("3")).head.evicted_through == 4
    assert session.ids == ["e2", "e3", "e5"]
    session.say(*TURN, *TURN)
    assert session.ids == ["e5", "e6", "e7", "e8", "e9"]
    assert session.head.evicted_through == 4, "though 3 went after 4"
    assert session.say(user("4")).head.evicted_through == 5


def test_a_response_to_an_evicted_call_is_an_orphan() -> None:
    session = Session(max_messages=2).say(user("1"), calls("a"), user("2"), response("a"))
    assert session.ids == ["e2"]
    assert session.changes.orphans == 1


def test_the_pair_goes_after_the_turns_and_before_the_newest_turns_groups() -> None:
    session = Session(max_messages=4).say(user("1"), compacted(0))
    session.say(user("2"), answer("2"), answer("3"))
    assert session.ids == ["e2", "e3", "e4"]
    assert session.head.pair_sequence is None
    assert session.head.truncated
    assert session.head.evicted_through == 0


def test_the_knowledge_of_a_summary_stays_when_the_pair_is_evicted() -> None:
    """Like the system message, knowledge is reported separately and does not count towards the limits."""
    session = Session(max_messages=2).say(user("1"), compacted(0, knowledge={"name": "Ann"}), user("2"))
    assert session.ids == ["e2"]
    assert session.memory.knowledge == b'{"name":"Ann"}'


def test_clearing_resets_truncated() -> None:
    session = Session(max_messages=1).say(user("1"), user("2"), cleared())
    assert not session.head.truncated
    assert session.head.evicted_through is None


# Responses that alone are too large


def test_a_response_over_the_limit_keeps_its_ends() -> None:
    text = "A" * 60_000 + "B" * 60_000
    native = {"format": "f", "item": text}
    session = Session(max_size_bytes=50_000).say(user("q"), calls("a"), response("a", text, native=native))
    kept = session.texts[-1]

    assert kept == "A" * 1000 + "\n[… 118,000 characters left out …]\n" + "B" * 1000
    message = list(session.memory.messages())[-1]
    assert message.size_bytes == len(kept.encode())
    assert message.tokens == len(kept.split()) + 3
    assert message.native is None
    assert session.head.truncated
    assert session.head.evicted_through == 2
    assert session.changes.added[-1].size_bytes == 120_000, "history has all of it"
    assert session.head.history_size_bytes == session.changes.added[-1].history_size_bytes


def test_a_response_within_the_limit_is_not_cut_even_if_memory_is_full() -> None:
    session = Session(max_size_bytes=5_000).say(user("q"), calls("a", "b"), response("a", "x" * 4_000))
    session.say(response("b", "y" * 4_000))
    assert [len(text) for text in session.texts] == [1, 0, 4000, 4000]


def test_a_smaller_limit_cuts_the_responses_that_are_there() -> None:
    session = Session().say(user("q"), calls("a"), response("a", "x" * 9_000), answer("done"))
    session.say(configured(max_size_bytes=3_000))
    assert [len(text) for text in session.texts] == [1, 0, 2033, 4]
    assert session.head.truncated

    before = list(session.memory.messages())
    session.say(configured(max_size_bytes=2_500))
    assert list(session.memory.messages()) == before, "never cut twice"


def test_only_responses_are_cut() -> None:
    session = Session(max_size_bytes=3_000).say(user("u" * 9_000))
    assert len(session.texts[0]) == 9_000


@pytest.mark.parametrize("length", [0, 1_999, 2_000, 2_030])
def test_a_text_that_would_not_get_shorter_is_not_cut(length: int) -> None:
    assert excerpt("x" * length) is None


def test_an_excerpt_is_cut_between_characters_and_not_cut_again() -> None:
    short = excerpt("é✓" * 2_000)
    assert short is not None
    assert short[:2] == short[-2:] == "é✓"
    assert len(short) == 2_000 + len("\n[… 2,000 characters left out …]\n")
    assert excerpt(short) is None


# Blocks


def test_a_very_long_turn_leaves_no_long_gap_after_its_user_message() -> None:
    """Loading reads every number between the first and the last block."""
    session = Session(max_messages=5).say(user("q"))
    for number in range(400):
        session.say(answer(f"{number} " + "x" * 1500))
        numbers = [number for number in session.memory.blocks if number]
        assert numbers[1:2] == [] or numbers[1] - numbers[0] <= WIDEST_GAP + 3

    assert session.texts[0] == "q"
    assert len(session.texts) == 5
    assert session.head.next_block > 100
    assert session.head.first_block == min(session.memory.blocks)


def unanswered_turns(count: int) -> Session:
    """Return a session of turns with calls that nobody answered; all but the newest 128 calls are abandoned."""
    return Session().say(*[fields for n in range(count) for fields in (user("1"), calls(f"c{n}"))])


def test_evicting_many_turns_is_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as many turns are twice as much work, and each block is written at most once."""
    written: list[int] = []
    replace = Draft.replace

    def counting(draft: Draft, number: int, messages: Iterable[Message]) -> None:
        written.append(number)
        replace(draft, number, messages)

    monkeypatch.setattr(Draft, "replace", counting)
    work: dict[int, int] = {}
    for count in (400, 800):
        said = unanswered_turns(count)
        written.clear()
        work[count] = calls_of(partial(said.say, configured(max_messages=2)))
        assert len(said.ids) == 2
        assert len(written) == len(set(written))

    assert work[800] < 2.5 * work[400]


def test_evicting_a_long_turn_is_one_pass() -> None:
    sessions = {n: Session().say(user("1"), *[calls(f"c{k}") for k in range(n)]) for n in (800, 1600)}
    work = {n: calls_of(partial(said.say, configured(max_messages=2))) for n, said in sessions.items()}

    assert work[1600] < 2.5 * work[800]
    assert [said.ids for said in sessions.values()] == [["e0", "e800"], ["e0", "e1600"]]
