"""The benchmarks start and come to their end, by a few hundred events; what they measure then means nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.kafka.choice import Kafka
from tests.live.process import ROOT, clean_environment

EVENTS = ["--events", "300"]


def figures_of(name: str, *options: str, within_seconds: float = 150) -> str:
    """What a benchmark prints."""
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", *options],
        cwd=ROOT,
        env=clean_environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=within_seconds,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


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
    [("analytics_worker", ["--only", "short"], "analytics worker: "), ("sizing", [], "RAM: ")],
)
def test_other_benchmarks_run_on_a_given_broker(
    kafka: Kafka, name: str, options: list[str], last: str
) -> None:
    figures = figures_of(name, *EVENTS, *options, "--servers", kafka.bootstrap_servers)

    assert figures.splitlines()[-1].startswith(last)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.benchmark
def test_a_failover_and_a_rolling_restart_lose_nothing(kafka: Kafka) -> None:
    """The benchmark ends with an error if a message is lost, repeated or out of order, or another session changes."""
    options = ("--events", "3000", "--servers", kafka.bootstrap_servers)
    figures = figures_of("failover", *options, within_seconds=900)

    assert "3000 events, STANDBY=1: Failover(" in figures
    assert "3000 events, STANDBY=0: Failover(" in figures
