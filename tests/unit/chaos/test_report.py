"""The report says how long partitions were away, and fails on a violation."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from tests.chaos.checker import Found
from tests.chaos.report import Injected, Report, measure
from tests.chaos.schedule import Fault


def injected(kind: str, began: float, ended: float, **fields: Any) -> Injected:
    return Injected(Fault(began, kind, "memory-0", ended - began), began, ended, **fields)


def report(*faults: Injected, found: Found | None = None) -> Report:
    return Report(
        seed=1,
        seconds=60,
        command="make chaos",
        machine={"cores": 2},
        injected=list(faults),
        skipped={"disk_full": "not root"},
        ended=[],
        found=found or Found(),
        outcomes=Counter({"GET 200": 3}),
        events=5,
        session_timeout_seconds=6.0,
    )


def test_recovery_counts_from_the_end_of_a_fault_to_the_last_partition() -> None:
    paused = injected("worker_paused", 10, 20)
    measure([paused], {0: [(11, 22)], 1: [(12, 25)], 2: []}, 100)
    assert (paused.recovered_seconds, paused.away_seconds) == (5, 13)


def test_recovery_after_a_kill_counts_from_the_kill() -> None:
    killed = injected("worker_killed", 10, 12, victim_partitions=[0])
    measure([killed], {0: [(9.9, 17)], 1: [(16, 17.5)]}, 100)
    assert killed.recovered_seconds == 7
    assert killed.victim_away_seconds == {0: 7.1}


def test_a_partition_that_was_never_served_again_has_no_time_of_recovery() -> None:
    paused = injected("worker_paused", 10, 20)
    measure([paused], {0: [(11, 100)]}, 100)
    assert paused.recovered_seconds is None


def test_a_worker_that_is_no_memory_worker_is_timed_until_it_is_ready() -> None:
    killed = Injected(Fault(10, "worker_killed", "archive-0", 2), 10, 12)
    other = Injected(Fault(30, "worker_paused", "analytics-0", 5), 30, 35)
    gaps: dict[str, list[tuple[float, float]]] = {"archive-0": [(9.9, 16.5)], "analytics-0": [(30.1, 41)]}
    measure([killed, other], {0: []}, 100, gaps)
    assert (killed.worker_ready_seconds, other.worker_ready_seconds) == (6.5, 6)
    text = report(killed, other).as_markdown()
    assert "| archive-0 | worker_killed | 1 | 6.5, 6.5 | 6.5, 6.5 (1) |" in text
    assert "| analytics-0 | worker_paused | 1 | 6.0, 6.0 | 6.0, 6.0 (1) |" in text


def test_a_fault_is_alone_if_no_other_overlaps_it_or_its_recovery() -> None:
    first, second, third = (
        injected("worker_paused", 10, 20),
        injected("broker_killed", 24, 30),
        injected("log_trimmed", 40, 41),
    )
    measure([first, second, third], {0: [(11, 25)]}, 100)
    assert [one.alone for one in (first, second, third)] == [False, False, True]
    assert (
        "| log_trimmed | 1 | 0.0, 0.0 | 0.0, 0.0 | 0.0, 0.0 (1) |"
        in report(first, second, third).as_markdown()
    )


def test_a_report_has_faults_by_kind_and_what_was_left_out() -> None:
    faults = [
        injected("worker_paused", 10, 20),
        injected("worker_killed", 30, 31),
        injected("worker_killed", 40, 41),
    ]
    faults[2].error = "RuntimeError: it does not run"
    measure(faults, {0: []}, 100)
    made = report(*faults)
    text = made.as_markdown()
    assert "2 faults of 2 kinds" in text
    assert "| worker_paused | 1 | 0.0, 0.0 | 0.0, 0.0 | 0.0, 0.0 (1) |" in text
    assert "disk_full: not root" in text
    assert "it does not run" in text
    assert json.loads(made.as_json())["kinds"]["worker_killed"]["faults"] == 1
    assert not made.failed


def test_a_report_with_a_violation_fails_and_names_it() -> None:
    found = Found()
    found.wrong("order is kept", "s", "e2 is before e1 in the log")
    made = report(found=found)
    assert made.failed
    assert "order is kept (s): e2 is before e1 in the log" in made.as_markdown()
