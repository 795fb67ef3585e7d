"""The benchmarks start and come to their end, by a few hundred events; what they measure then means nothing."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys

import pytest

from benchmarks.suite import CONTENDERS_PYTHON, PARTS
from tests.kafka.choice import Kafka
from tests.live.process import ROOT, clean_environment

EVENTS = ["--events", "300"]


def figures_of(name: str, *options: str, within_seconds: float = 150) -> str:
    """What a benchmark prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", f"benchmarks.{name}", *options],
        cwd=ROOT,
        env=clean_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        output, errors = process.communicate(timeout=within_seconds)
    finally:
        # One that does not come to its end has started workers, which would go on.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert process.returncode == 0, output + errors
    return output


@pytest.mark.slow
@pytest.mark.benchmark
def test_the_memory_worker_is_measured_on_a_broker_that_is_started_for_it(kafka: Kafka) -> None:
    """Without ``--servers``, on a broker that makes topics by itself.

    ``kafka`` is asked for because the broker is made of the same jars, or by the same Docker.
    """
    figures = figures_of("memory_worker", *EVENTS, "--only", "long", "--read-seconds", "0.5")

    assert "memory worker: " in figures
    assert "naive agent:   " in figures
    assert "read latency under load: p50 " in figures


@pytest.mark.slow
@pytest.mark.benchmark
@pytest.mark.parametrize(
    ("name", "options", "last"),
    [
        ("analytics_worker", ["--only", "short"], "analytics worker: "),
        pytest.param(
            "sizing",
            ["--rate", "200", "--seconds", "1", "--reads-per-second", "20"],
            "RAM: ",
            marks=pytest.mark.long,
        ),
    ],
)
def test_other_benchmarks_run_on_a_given_broker(
    kafka: Kafka, name: str, options: list[str], last: str
) -> None:
    figures = figures_of(name, *EVENTS, *options, "--servers", kafka.bootstrap_servers)

    assert figures.splitlines()[-1].startswith(last)
    reads = [
        line.partition(" 0 without an answer, ")[1] for line in figures.splitlines() if "reads/s" in line
    ]
    assert reads == [" 0 without an answer, "] * (2 if name == "sizing" else 0)


@pytest.mark.slow
@pytest.mark.benchmark
def test_the_fold_is_measured_without_a_broker() -> None:
    """``benchmarks.growth``, which the suite runs, measures the same worker."""
    figures = figures_of("fold", *EVENTS, "--runs", "1", "--only", "long").splitlines()

    assert figures[0] == "long sessions, 300 events: µs of CPU an event: median, least (all runs)"
    assert float(figures[1].split(",")[0]) > 0


SUITE = (
    "--runs", "1", "--events", "600", "--messages", "10", "--sessions", "20000", "--state-events", "2000",
    "--no-document",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.benchmark
@pytest.mark.long
def test_parts_of_the_suite_run_and_are_judged(kafka: Kafka) -> None:
    """What `make bench` runs, without the contenders that have an environment of their own."""
    parts = ("--part", "workers", "--part", "recovery", "--servers", kafka.bootstrap_servers)
    lines = figures_of("suite", *SUITE, *parts).splitlines()

    for said in ("2 or 3 events a session, archive worker: ", "rocksdb://: ", "tokens of the records: "):
        assert any(said in line for line in lines)
    assert [line.split()[1:3] for line in lines[-6:]] == [["at", "least"]] * 4 + [["at", "most"]] * 2


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.benchmark
@pytest.mark.timeout(1_300)
def test_the_whole_suite_comes_to_its_end(kafka: Kafka) -> None:
    if not CONTENDERS_PYTHON.exists():
        pytest.skip(f"{CONTENDERS_PYTHON} is missing: `make bench` makes it")
    figures = figures_of("suite", *SUITE, "--servers", kafka.bootstrap_servers, within_seconds=1_200)

    assert [line.split()[-1] for line in figures.splitlines() if " part " in line] == list(PARTS)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.benchmark
def test_a_failover_and_a_rolling_restart_lose_nothing(kafka: Kafka) -> None:
    """The benchmark ends with an error if a message is lost, repeated or out of order, or another session changes."""
    options = ("--events", "3000", "--heartbeat", "0.3", "--servers", kafka.bootstrap_servers)
    figures = figures_of("failover", *options, within_seconds=900)

    assert "3,000 events, STANDBY=1, HEARTBEAT_SECONDS=0.3: Failover(" in figures
    assert "3,000 events, STANDBY=0, HEARTBEAT_SECONDS=0.3: Failover(" in figures
