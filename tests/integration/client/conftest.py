"""A worker on real Kafka and one on the embedded broker, each for all tests of the client."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from schemas.settings import Settings, load_settings
from tests.live.fixtures import figure, make_own_system, make_system
from tests.live.system import System
from tests.live.worker import SESSIONSTREAM

__all__ = ["figure", "make_own_system", "make_system"]

#: What the demo says of where everything is.
_ADDRESSES = re.compile(r"this process at (\S+), .+ at (\S+)\.$")


class Installation(NamedTuple):
    """A system with one ready worker, and the settings of its clients."""

    system: System
    settings: Settings


def settings_of(system: System) -> Settings:
    return load_settings(
        bootstrap_servers=system.bootstrap_servers,
        topic_prefix=system.prefix,
        group_prefix=system.prefix,
        memory_url=[worker.url for worker in system.workers],
    )


@pytest.fixture(scope="session")
def installation(
    kafka: Any, tokenizer_files: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Installation]:
    """Shared by all tests here: each has sessions of its own."""
    folder = tmp_path_factory.mktemp("system")
    with System(kafka.bootstrap_servers, folder, tokenizer_files) as system:
        system.create_topics().start().wait_ready()
        yield Installation(system, settings_of(system))


@pytest.fixture(scope="session")
def embedded(tokenizer_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    """Settings for clients of a demo: the embedded broker and a worker in a process of their own."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("SESSIONSTREAM_")},
        "TIKTOKEN_CACHE_DIR": str(tokenizer_files),
        "PYTHONUNBUFFERED": "1",
        "SESSIONSTREAM_HTTP_PORT": "0",
        "SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES": "156KiB",
    }
    process = subprocess.Popen(
        [*SESSIONSTREAM, "demo"],
        env=environment,
        cwd=tmp_path_factory.mktemp("demo"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        found = None
        for line in process.stdout:
            sys.stdout.write(line)  # pytest shows it with a test that failed
            found = _ADDRESSES.search(line)
            if found is not None or "Ctrl-C" in line:
                break
        assert found is not None, "the demo did not say where it is"
        yield load_settings(bootstrap_servers=found[1], memory_url=[found[2]])
    finally:
        process.terminate()
        process.communicate()
