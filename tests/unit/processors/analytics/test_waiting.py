from __future__ import annotations

from processors.analytics.partition import PartitionFigures
from processors.analytics.records import read_session, restore, session_key, take_changes
from processors.analytics.waiting import Waiting
from tests.builders.events import event, user
from tests.builders.memories import START_MS
from tests.unit.processors.analytics.test_partition import Counted


def test_sessions_are_taken_once_their_offset_is_reached() -> None:
    waiting = Waiting()
    for session_id, sequence in (("b", 5), ("a", 3), ("c", 9)):
        waiting.add(session_id, sequence)

    assert waiting.take(2) == []
    assert waiting.take(5) == ["a", "b"]
    assert waiting.take(5) == []
    assert len(waiting) == 1


def test_a_session_waits_once_for_its_lowest_offset() -> None:
    waiting = Waiting()
    for sequence in (5, 7, 3):
        waiting.add("a", sequence)

    assert waiting.take(3) == ["a"]
    assert waiting.take(9) == []
    waiting.add("a", 7)
    assert waiting.take(7) == ["a"]


def test_what_waited_before_a_restore_waits_after_it() -> None:
    before = Counted().figures
    before.history_updated("s", 1, 0.9)
    before.history_updated("s", 3, 0.5)
    before.history_updated("never", 2, 0.7)
    records = {key: value for key, value in take_changes(before) if value is not None}
    figures = PartitionFigures(
        Counted().rules, lambda name: read_session(name, records.get(session_key(name)))
    )
    restore(figures, records.items())
    assert len(figures.waiting) == 2

    for sequence in range(4):
        session_id = "s" if sequence in {1, 3} else "other"
        said = event({**user(), "session_id": session_id}, f"e{sequence}")
        figures.event(said, sequence, START_MS)
        figures.settle()

    assert len(figures.waiting) == 0
    session = figures.session("s")
    assert (session.fill, session.fill_max, session.ahead) == ((3, 0.5), 0.9, [])
    assert dict(take_changes(figures))[session_key("never")] is None
