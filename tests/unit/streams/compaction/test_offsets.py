from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from streams.compaction.offsets import OffsetLedger


@pytest.fixture
def ledger() -> OffsetLedger:
    ledger = OffsetLedger()
    ledger.assigned([0, 1])
    return ledger


def test_what_lies_before_the_lowest_unfinished_event_is_committed(ledger: OffsetLedger) -> None:
    first, second, third = (ledger.begin(0, offset) for offset in (3, 5, 8))
    assert ledger.committable() == {0: 3}

    ledger.finish(second)
    assert ledger.committable() == {0: 3}
    ledger.finish(first)
    assert ledger.committable() == {0: 8}
    ledger.finish(third)
    assert ledger.committable() == {0: 9}


def test_one_partition_does_not_hold_up_another(ledger: OffsetLedger) -> None:
    ledger.begin(0, 3)
    ledger.finish(ledger.begin(1, 7))
    ledger.skip_to(1, 20)
    assert ledger.committable() == {0: 3, 1: 20}


def test_only_what_changed_is_committed_again(ledger: OffsetLedger) -> None:
    ledger.skip_to(0, 4)
    ledger.committed(ledger.committable())
    assert ledger.committable() == {}


def test_what_was_begun_under_an_earlier_assignment_is_the_next_owners(ledger: OffsetLedger) -> None:
    old = ledger.begin(0, 3)
    ledger.assigned([0])
    assert not ledger.owns(1)
    new = ledger.begin(0, 3)
    ledger.finish(old)
    assert ledger.committable() == {0: 3}
    ledger.finish(new)
    assert ledger.committable() == {0: 4}


@given(st.permutations(range(12)), st.integers(0, 12))
def test_nothing_unfinished_is_ever_committed(order: list[int], finished: int) -> None:
    ledger = OffsetLedger()
    ledger.assigned([0])
    tickets = [ledger.begin(0, offset) for offset in range(12)]
    for offset in order[:finished]:
        ledger.finish(tickets[offset])
        ledger.finish(tickets[offset])
    unfinished = sorted(order[finished:])
    assert ledger.committable() == {0: unfinished[0] if unfinished else 12}
    assert ledger.open_count() == len(unfinished)
