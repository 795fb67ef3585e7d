"""How a worker shares the interpreter between its threads."""

from __future__ import annotations

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
