from __future__ import annotations

from tests.builders.events import (
    answer,
    calls,
    cleared,
    compacted,
    configured,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import Session


def reasons(session: Session) -> list[str]:
    return [skipped.reason for skipped in session.changes.skipped]


def test_the_pair_replaces_the_messages_that_it_covers() -> None:
    session = Session().say(system("s"), user("1"), answer("1"), user("2"))
    session.say({**compacted(2, 0, knowledge={"a": 1}), "agent_id": "summarizer", "event_id": "sum"})
    pair = list(session.memory.messages())[:2]

    assert session.ids == ["sum:user", "sum:ai", "e3"]
    assert [(m.sequence, m.role, m.compacted, m.agent_id, m.type) for m in pair] == [
        (2, "user", True, "summarizer", "HistoryCompacted"),
        (2, "assistant", True, "summarizer", "HistoryCompacted"),
    ]
    assert [m.size_bytes for m in pair] == [14, 17]
    assert [m.tokens for m in pair] == [6, 6]
    assert session.head.epoch == 1
    assert session.head.compactions == 1
    assert session.memory.knowledge == b'{"a":1}'
    assert session.memory.system is not None
    assert session.head.history_message_count == 3


def test_a_summary_can_be_one_system_message() -> None:
    session = Session(render="system").say(user("1"), compacted(0))
    (message,) = session.memory.messages()
    assert (message.id, message.role, message.compacted) == ("e1:system", "system", True)
    assert session.texts == ["What was asked\n\nWhat was answered"]


def test_a_session_configures_how_its_summaries_are_rendered() -> None:
    session = Session().say(configured(compaction={"render": "system"}), user("1"), compacted(1))
    assert session.ids == ["e2:system"]

    session.say(configured(compaction={"render": None}), user("2"), compacted(4, 1))
    assert session.ids == ["e5:user", "e5:ai"]


def test_a_summary_made_from_an_older_epoch_is_skipped() -> None:
    for rewriting in (cleared(), removed("e0"), compacted(1)):
        session = Session().say(user("1"), answer("1"), rewriting)
        before = session.memory
        session.say(compacted(1, 0))
        assert session.memory is before
        (skipped,) = session.changes.skipped
        assert (skipped.reason, skipped.base_epoch, skipped.epoch, skipped.sequence) == (
            "stale_epoch",
            0,
            1,
            3,
        )


def test_a_summary_of_messages_outside_this_life_is_skipped() -> None:
    session = Session()
    session.sequence = 9
    session.say(user("1"), compacted(9), compacted(11), compacted(10))
    assert reasons(session) == ["out_of_range", "out_of_range"]
    assert session.ids == ["e13:user", "e13:ai"]


def test_a_summary_that_ends_before_the_one_in_memory_is_skipped() -> None:
    """It cannot cover what the summary in memory covers, and two summaries would contradict each other."""
    session = Session().say(user("1"), answer("1"), user("2"), compacted(1), compacted(0, 1))
    assert reasons(session) == ["out_of_range"]
    assert session.ids == ["e3:user", "e3:ai", "e2"]


def test_a_summary_of_a_session_without_a_life_is_skipped() -> None:
    session = Session().say(compacted(0))
    assert reasons(session) == ["no_life"]
    assert session.memory.head is None
    assert session.changes.dirty == set()


def test_an_earlier_summary_is_covered_by_the_next() -> None:
    session = Session().say(user("1"), compacted(0, 0, knowledge={"a": 1}), user("2"), compacted(2, 1))
    assert session.ids == ["e3:user", "e3:ai"]
    assert session.memory.knowledge is None, "the last summary knew nothing"
    assert session.head.compactions == 2


def test_a_group_across_the_cut_is_replaced_as_a_whole() -> None:
    session = Session().say(
        user("1"), calls("a", "b"), response("a"), answer("x"), response("b"), compacted(2)
    )
    assert session.ids == ["e5:user", "e5:ai", "e3"]


def test_a_call_that_a_summary_covers_can_no_longer_be_answered() -> None:
    session = Session().say(user("1"), calls("a"), compacted(1), response("a"))
    assert session.ids == ["e2:user", "e2:ai"]
    assert session.changes.orphans == 1


def test_the_same_summary_twice_is_applied_once() -> None:
    summary = {**compacted(0), "event_id": "sum"}
    session = Session().say(user("1"), summary, summary)
    assert session.changes.duplicates == 1
    assert session.changes.skipped == []
    assert session.head.epoch == 1


def test_the_window_also_applies_to_a_summary() -> None:
    """Turns are evicted before the pair, as always."""
    session = Session(max_size_bytes=100).say(user("1" * 40), user("2" * 30), user("3" * 25))
    session.say(compacted(0, 0, ai_message="s" * 40))
    assert session.ids == ["e3:user", "e3:ai", "e2"]
    assert session.head.truncated
    assert session.head.evicted_through == 1


def test_a_summary_does_not_count_as_activity() -> None:
    session = Session(ttl_seconds=100).say(user("1")).wait(80)
    session.say(compacted(0)).wait(80)
    session.say(user("2"))
    assert session.ids == ["e2"], "idle since the first message, not since the summary"
