"""A schedule follows from its seed, and asks for nothing that a cluster cannot survive."""

from __future__ import annotations

import itertools

import pytest

from tests.chaos.injection import Injector
from tests.chaos.schedule import (
    KINDS,
    OWN_CONNECTIONS,
    SESSION_TIMEOUT_SECONDS,
    Fault,
    changes_connections,
    schedule,
)

WORKERS = ("memory-0", "memory-1", "memory-extra", "analytics-0", "compaction-0", "archive-0")
BROKERS = ("broker-0", "broker-1", "broker-2")


def make(seed: int, seconds: float = 1800, every: float = 8) -> list[Fault]:
    return schedule(seed, seconds, targets=[*WORKERS, *BROKERS], every_seconds=every)


def test_the_same_seed_gives_the_same_faults() -> None:
    assert make(7) == make(7)
    assert make(7) != make(8)


@pytest.mark.parametrize("seed", range(5))
def test_half_an_hour_has_two_hundred_faults_of_every_kind(seed: int) -> None:
    faults = make(seed)
    assert len(faults) >= 200
    assert {fault.kind for fault in faults} == set(KINDS)


@pytest.mark.parametrize("seed", range(5))
def test_five_minutes_have_at_least_twelve_kinds(seed: int) -> None:
    assert len({fault.kind for fault in make(seed, seconds=300)}) >= 12


@pytest.mark.parametrize("seed", range(5))
def test_every_fault_hits_what_its_kind_can_hit_and_is_undone_before_the_end(seed: int) -> None:
    for fault in make(seed):
        kind = KINDS[fault.kind]
        assert fault.target == "all" or fault.target in (*WORKERS, *BROKERS)
        assert any(fault.target.startswith(target) for target in kind.targets), fault
        assert kind.shortest <= fault.duration <= kind.longest
        assert fault.until < 1800


@pytest.mark.parametrize("seed", range(5))
def test_no_two_faults_take_away_more_than_a_quorum_unless_a_kind_says_so(seed: int) -> None:
    away = {"broker_killed", "broker_stopped", "broker_paused", "two_brokers_killed", "brokers_rolled"}
    faults = [fault for fault in make(seed, every=3) if fault.kind in away]
    for one, other in itertools.pairwise(faults):
        assert one.until < other.at


@pytest.mark.parametrize("seed", range(5))
def test_no_two_faults_change_one_process_at_the_same_time(seed: int) -> None:
    faults = [fault for fault in make(seed, every=3) if fault.target in WORKERS]
    for one, other in itertools.combinations(faults, 2):
        assert one.target != other.target or one.until < other.at or other.until < one.at


@pytest.mark.parametrize("seed", range(5))
def test_one_memory_worker_is_there_unless_a_kind_takes_away_all(seed: int) -> None:
    hit = ("memory-0", "memory-1")
    faults = [fault for fault in make(seed) if fault.target in hit or fault.kind == "all_memory_killed"]
    for one, other in itertools.pairwise(faults):
        assert one.until < other.at


def test_every_kind_can_be_injected() -> None:
    assert [kind for kind in KINDS if not hasattr(Injector, f"_{kind}")] == []


def test_a_paused_worker_loses_its_partitions() -> None:
    assert all(fault.duration > SESSION_TIMEOUT_SECONDS for fault in make(1) if fault.kind == "worker_paused")


def test_an_isolated_worker_loses_its_partitions_and_a_halted_one_keeps_them() -> None:
    durations = {
        kind: [fault.duration for fault in make(1) if fault.kind == kind]
        for kind in ("worker_isolated", "worker_halted")
    }
    assert min(durations["worker_isolated"]) > SESSION_TIMEOUT_SECONDS > max(durations["worker_halted"])


@pytest.mark.parametrize("seed", range(5))
def test_connections_of_one_worker_are_not_changed_while_those_of_all_are(seed: int) -> None:
    """The end of one fault would undo the other."""
    faults = [fault for fault in make(seed, every=3) if changes_connections(fault)]
    for one, other in itertools.combinations(faults, 2):
        if OWN_CONNECTIONS in (one.target, other.target):
            assert one.until < other.at or other.until < one.at


@pytest.mark.parametrize("seed", range(5))
def test_the_archive_keeps_its_data_once_the_log_is_trimmed(seed: int) -> None:
    """It could not read again what is gone. That is no fault of the system."""
    faults = make(seed)
    trimmed = [fault.at for fault in faults if fault.kind == "log_trimmed"]
    deleted = [fault.until for fault in faults if fault.kind == "archive_data_deleted"]
    assert trimmed
    assert all(end < min(trimmed) for end in deleted)


def test_kinds_that_a_machine_cannot_inject_are_left_out() -> None:
    faults = schedule(1, 1800, targets=[*WORKERS, *BROKERS], every_seconds=8, without=["disk_full"])
    assert "disk_full" not in {fault.kind for fault in faults}
