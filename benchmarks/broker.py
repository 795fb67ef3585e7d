"""The broker of a benchmark: a given one, or one that the benchmark starts and stops."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tests.kafka.choice import make_broker
from tests.real_parts import Unavailable

#: Kafka's default: a metadata request for a missing topic creates it, with one partition.
_CONFIG = {"auto.create.topics.enable": "true"}
#: Broker and script share this core; the worker under test has the other one.
SCRIPT_CORE = 0
#: What a process that makes load adds to its nice value.
LOAD_NICENESS = 10


def add_broker_options(parser: argparse.ArgumentParser) -> None:
    """The options that :func:`broker` reads."""
    parser.add_argument("--servers", help="a running broker; by default, one is started")
    parser.add_argument("--broker-pid", type=int, help="pin this process to core 0; only with --servers")


def pin_to_script_core(broker_pid: int | None = None) -> None:
    """Pin this process, its later children, and a running broker to core 0."""
    os.sched_setaffinity(0, {SCRIPT_CORE})
    if broker_pid is not None:
        command = ["taskset", "-a", "-cp", str(SCRIPT_CORE), str(broker_pid)]
        subprocess.run(command, check=True, capture_output=True)


def give_way() -> None:
    """Lower the priority of this process, which makes load: where it has a machine of its own, no call waits for it."""
    os.nice(LOAD_NICENESS)


@contextmanager
def broker(servers: str | None) -> Generator[str]:
    """Yield the given bootstrap servers, or those of a broker that runs until the end of the block."""
    if servers is not None:
        yield servers
        return
    with tempfile.TemporaryDirectory() as folder:
        try:
            started = make_broker(Path(folder), _CONFIG)
        except Unavailable as error:
            sys.exit(f"no broker can be started, give one with --servers: {error}")
        try:
            started.start()
            yield started.bootstrap_servers
        finally:
            started.close()
