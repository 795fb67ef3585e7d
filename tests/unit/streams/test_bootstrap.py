from __future__ import annotations

from typing import get_args

from schemas.topic_names import Process
from streams.bootstrap import PROCESSES
from streams.cli.worker import ProcessName


def test_every_process_can_be_named_to_the_command() -> None:
    assert get_args(ProcessName) == (*get_args(Process), "all")
    assert PROCESSES.keys() <= set(get_args(Process))
