"""A worker on real Kafka and one on the embedded broker, each for all tests of the client."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from schemas.settings import Settings, load_settings
from tests.live.demo import read_until, running_demo
from tests.live.event_loops import ASYNCIO, LoopFactory, loops_of_agents
from tests.live.process import clean_environment
from tests.live.system import System

#: What the demo says of where everything is.
_ADDRESSES = re.compile(r"this process at (\S+), .+ at (\S+)\.$", re.MULTILINE)


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
        **clean_environment(HTTP_PORT=0, MEMORY__MAX_SIZE_BYTES="156KiB"),
        "TIKTOKEN_CACHE_DIR": str(tokenizer_files),
    }
    with running_demo(tmp_path_factory.mktemp("demo"), environment) as process:
        found = _ADDRESSES.search(read_until(process, "this process at "))
        assert found is not None, "the demo did not say where it is"
        yield load_settings(bootstrap_servers=found[1], memory_url=[found[2]])


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> Mapping[str, LoopFactory]:
    """The contract of the client holds on each event loop that agents use; the rest is tested on one."""
    return loops_of_agents() if "contract" in item.nodeid.partition("::")[0] else ASYNCIO
