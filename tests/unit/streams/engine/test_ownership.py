from __future__ import annotations

import pytest

from streams.engine.ownership import NO_ASSIGNMENT, NO_GENERATION, Ownership
from tests.fakes.engine_parts import config_of


class Group:
    """An ownership with a clock and a generation that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0
        self.generation = 7
        self.ownership = Ownership(10.0, clock=lambda: self.now)
        self.ownership.watch_generation(lambda: self.generation)


@pytest.fixture
def group() -> Group:
    return Group()


def test_proof_is_valid_for_a_session_timeout_from_the_request(group: Group) -> None:
    """Not from the answer: the coordinator counts from its receipt of the request, which is never before the sending."""
    ownership = group.ownership
    assignment = ownership.begin(7, frozenset({0}))
    assert not ownership.is_current(assignment)
    ownership.confirm(sent_at=95.0)  # answered five seconds late
    assert ownership.is_current(assignment)
    group.now = 104.9
    assert ownership.is_current(assignment)
    group.now = 105.0
    assert not ownership.is_current(assignment)


def test_a_late_answer_does_not_replace_newer_proof(group: Group) -> None:
    """The newest answered request counts."""
    group.ownership.begin(7, frozenset({0}))
    group.ownership.confirm(100.0)
    group.ownership.confirm(91.0)
    group.now = 105.0
    assert group.ownership.proven


def test_without_membership_there_is_no_proof(group: Group) -> None:
    """The coordinator answered that the worker is not a member; the next answer without error is proof again."""
    ownership = group.ownership
    assignment = ownership.begin(7, frozenset({0}))
    ownership.confirm(100.0)
    ownership.revoke_proof()
    assert not ownership.is_current(assignment)
    ownership.confirm(100.5)
    assert ownership.is_current(assignment)


@pytest.mark.parametrize("generation", [8, 6, NO_GENERATION])
def test_with_another_generation_than_the_assignments_there_is_no_proof(
    group: Group, generation: int
) -> None:
    """The group continued without this worker, or the worker has another assignment."""
    assignment = group.ownership.begin(7, frozenset({0}))
    group.ownership.confirm(100.0)
    group.generation = generation
    assert not group.ownership.is_current(assignment)


def test_an_assignment_made_without_a_generation_is_never_proven(group: Group) -> None:
    """Two unknown generations do not count as equal."""
    group.generation = NO_GENERATION
    assignment = group.ownership.begin(NO_GENERATION, frozenset({0}))
    group.ownership.confirm(100.0)
    assert not group.ownership.is_current(assignment)


def test_only_the_newest_assignment_is_current(group: Group) -> None:
    """The end of an assignment is final, even if the next one looks the same."""
    ownership = group.ownership
    ownership.confirm(100.0)
    first = ownership.begin(7, frozenset({0}))
    ownership.end()
    assert ownership.assignment is NO_ASSIGNMENT
    assert not ownership.is_current(first)
    assert not ownership.is_current(NO_ASSIGNMENT)
    second = ownership.begin(7, frozenset({0}))
    assert second.number > first.number
    assert ownership.is_current(second)
    assert not ownership.is_current(first)


def test_the_rebalance_timeout_is_at_least_the_session_timeout() -> None:
    """Otherwise the group could continue without a member that still has proof."""
    assert config_of(session_timeout_seconds=90.0).rebalance_timeout_seconds == 90.0
    assert config_of(session_timeout_seconds=10.0).rebalance_timeout_seconds == 60.0
