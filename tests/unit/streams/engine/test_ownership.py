from __future__ import annotations

import time

import pytest

from streams.engine.ownership import (
    NO_ASSIGNMENT,
    NO_GENERATION,
    Assignment,
    Following,
    Ownership,
    now_seconds,
)
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


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="the system has no such clock")
def test_proof_ends_while_the_machine_is_suspended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux's monotonic clock stands still meanwhile; the coordinator gives the partitions to other workers."""
    read, suspended_seconds = time.clock_gettime, 0.0
    monkeypatch.setattr(
        time,
        "clock_gettime",
        lambda clock: read(clock) + (suspended_seconds if clock == time.CLOCK_BOOTTIME else 0.0),
    )
    ownership = Ownership(10.0)
    ownership.watch_generation(lambda: 7)
    assignment = ownership.begin(7, frozenset({0}))
    ownership.confirm(now_seconds())
    assert ownership.is_current(assignment)
    suspended_seconds = 60.0
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


def _kept(group: Group, served: set[int], **following: object) -> Assignment:
    """Own 0 to 2 with proof, and join again."""
    group.ownership.following = Following(**{"kept_by_all": True, **following})  # type: ignore[arg-type]  # its fields
    assignment = group.ownership.begin(7, frozenset({0, 1, 2}))
    group.ownership.confirm(100.0)
    group.ownership.rejoin(served)
    return assignment


def test_what_is_served_is_kept_while_the_group_is_joined(group: Group) -> None:
    ownership = group.ownership
    assignment = _kept(group, {0, 1})
    assert not ownership.is_current(assignment)
    assert ownership.kept.partitions == {0, 1}
    assert [ownership.keeps(assignment, partition) for partition in (0, 1, 2)] == [True, True, False]
    group.generation = 8
    ownership.confirm(101.0)
    assert ownership.keeps(assignment, 0), "the generation is known before the assignment"
    ownership.begin(8, frozenset({0}))
    assert not ownership.keeps(assignment, 0), "the new assignment says what is owned"


def test_what_shall_move_is_not_kept(group: Group) -> None:
    _kept(group, {0, 1, 2}, leaving=frozenset({1}))
    assert group.ownership.kept.partitions == {0, 2}


def test_nothing_is_kept_unless_every_member_knows_what_that_means(group: Group) -> None:
    _kept(group, {0, 1, 2}, kept_by_all=False)
    assert not group.ownership.kept.partitions


def test_what_is_kept_ends_with_its_proof_and_a_later_proof_does_not_bring_it_back(group: Group) -> None:
    """After a session timeout the coordinator may have removed this worker, and another one owns its partitions."""
    assignment = _kept(group, {0, 1, 2})
    group.now = 110.0
    group.ownership.confirm(109.9)
    assert not group.ownership.keeps(assignment, 0)
    assert not group.ownership.kept.partitions


def test_what_is_kept_ends_when_the_coordinator_does_not_know_this_worker(group: Group) -> None:
    assignment = _kept(group, {0, 1, 2})
    group.ownership.revoke_proof()
    group.ownership.confirm(100.5)
    assert not group.ownership.keeps(assignment, 0)


def test_nothing_is_kept_without_proof(group: Group) -> None:
    group.ownership.following = Following(kept_by_all=True)
    group.ownership.begin(7, frozenset({0}))
    group.ownership.rejoin({0})
    assert not group.ownership.kept.partitions


def test_a_join_that_is_repeated_keeps_what_the_first_one_kept(group: Group) -> None:
    """No assignment came in between, so the leader gave nothing of it to another member."""
    assignment = _kept(group, {0, 1})
    group.ownership.rejoin(set())
    assert group.ownership.keeps(assignment, 0)
    group.ownership.end()
    assert not group.ownership.keeps(assignment, 0), "the worker stops"


def test_the_rebalance_timeout_is_at_least_the_session_timeout() -> None:
    """Otherwise the group could continue without a member that still has proof."""
    assert config_of(session_timeout_seconds=90.0).rebalance_timeout_seconds == 90.0
    assert config_of(session_timeout_seconds=10.0).rebalance_timeout_seconds == 60.0
