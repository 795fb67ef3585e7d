from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from streams.compaction.offsets import OffsetTracker


@pytest.fixture
def tracker() -> OffsetTracker:
    tracker = OffsetTracker()
    tracker.assigned([0, 1])
    return tracker


def test_the_offset_of_the_lowest_unfinished_event_is_committed(tracker: OffsetTracker) -> None:
    first, second, third = (tracker.begin(0, offset) for offset in (3, 5, 8))
    assert tracker.committable() == {0: 3}

    tracker.finish(second)
    assert tracker.committable() == {0: 3}
    tracker.finish(first)
    assert tracker.committable() == {0: 8}
    tracker.finish(third)
    assert tracker.committable() == {0: 9}


def test_one_partition_does_not_delay_another(tracker: OffsetTracker) -> None:
    tracker.begin(0, 3)
    tracker.finish(tracker.begin(1, 7))
    tracker.skip_to(1, 20)
    assert tracker.committable() == {0: 3, 1: 20}


def test_only_changed_offsets_are_committed(tracker: OffsetTracker) -> None:
    tracker.skip_to(0, 4)
    tracker.committed(tracker.committable())
    assert tracker.committable() == {}
    assert tracker.unfinished() == {0: 4}, "committed or not"


def test_events_of_an_earlier_assignment_are_ignored(tracker: OffsetTracker) -> None:
    old = tracker.begin(0, 3)
    tracker.assigned([0])
    assert not tracker.owns(1)
    new = tracker.begin(0, 3)
    tracker.finish(old)
    assert tracker.committable() == {0: 3}
    tracker.finish(new)
    assert tracker.committable() == {0: 4}


@given(st.permutations(range(12)), st.integers(0, 12))
def test_an_unfinished_event_is_never_committed(order: list[int], finished: int) -> None:
    tracker = OffsetTracker()
    tracker.assigned([0])
    offsets = [tracker.begin(0, offset) for offset in range(12)]
    for offset in order[:finished]:
        tracker.finish(offsets[offset])
        tracker.finish(offsets[offset])
    unfinished = sorted(order[finished:])
    assert tracker.committable() == {0: unfinished[0] if unfinished else 12}
    for offset in order[finished:]:
        assert tracker.committable() == {0: unfinished[0]}
        tracker.finish(offsets[offset])
        unfinished.remove(offset)
    assert tracker.committable() == {0: 12}
