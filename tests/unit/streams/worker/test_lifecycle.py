"""How a worker shares the interpreter between its threads."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator

import pytest

from streams.worker.lifecycle import SWITCH_SECONDS, share_the_interpreter


@pytest.fixture
def switch_interval() -> Generator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("switch_interval")
def test_the_consumers_thread_waits_at_most_half_a_millisecond_for_the_fold() -> None:
    share_the_interpreter()
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    assert SWITCH_SECONDS <= 0.0005


#: A process with a thread that waits for ever, as a Kafka client of Faust does for a broker that is away.
WAITING = """
import logging, threading
from streams.worker import lifecycle
logging.basicConfig(format="%(levelname)s %(action)s")
lifecycle.THREAD_SECONDS = 0.1
threading.Thread(target=threading.Event().wait).start()
lifecycle.exit_despite_threads(7)
"""


def test_a_process_ends_with_its_code_although_a_thread_waits_for_a_broker_for_ever() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WAITING], capture_output=True, text=True, timeout=60, check=False
    )

    assert (ended.returncode, ended.stderr.split()) == (7, ["WARNING", "worker_cut_short"])
