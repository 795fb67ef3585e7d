"""Fixtures of tests that run whole systems; ``tests/conftest.py`` imports them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.live.fork_server import Forks, ForkServer
from tests.live.system import System

FIGURE = "figure"
ACCEPTANCE = Path(__file__).parents[1] / "acceptance"


class MakeSystem(Protocol):
    """Makes a system; the fixture that provides this stops it."""

    def __call__(self, **settings: str | float) -> System: ...


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    """Forks the workers and commands of tests that look at a part of the system."""
    server = ForkServer()
    yield server
    server.close()


@pytest.fixture(scope="package")
def forks(request: pytest.FixtureRequest, fork_server: ForkServer) -> Forks:
    """What is forked: all, and in acceptance tests what one of them has started as an operator does."""
    return Forks(fork_server, cold_first=ACCEPTANCE in request.path.parents)


def _maker(
    stack: ExitStack,
    bootstrap_servers: str,
    folders: pytest.TempPathFactory,
    tokenizer_files: Path,
    forks: Forks,
) -> MakeSystem:
    def make(**settings: str | float) -> System:
        folder = folders.mktemp("system")
        system = stack.enter_context(System(bootstrap_servers, folder, tokenizer_files, **settings))
        system.forks = forks
        return system

    return make


@pytest.fixture
def make_system(
    kafka: Any, tokenizer_files: Path, tmp_path_factory: pytest.TempPathFactory, forks: Forks
) -> Iterator[MakeSystem]:
    """Make systems on the shared broker, for one test."""
    with ExitStack() as stack:
        yield _maker(stack, kafka.bootstrap_servers, tmp_path_factory, tokenizer_files, forks)


@pytest.fixture(scope="module")
def make_shared_system(
    kafka: Any, tokenizer_files: Path, tmp_path_factory: pytest.TempPathFactory, forks: Forks
) -> Iterator[MakeSystem]:
    """Make systems on the shared broker, for the tests of a module that do not disturb each other."""
    with ExitStack() as stack:
        yield _maker(stack, kafka.bootstrap_servers, tmp_path_factory, tokenizer_files, forks)


@pytest.fixture
def make_own_system(
    kafka_own: Any, tokenizer_files: Path, tmp_path_factory: pytest.TempPathFactory, forks: Forks
) -> Iterator[MakeSystem]:
    """Make systems on a broker that this test may stop."""
    with ExitStack() as stack:
        make = _maker(stack, kafka_own.bootstrap_servers, tmp_path_factory, tokenizer_files, forks)

        def make_own(**settings: str | float) -> System:
            system = make(**settings)
            system.deletes_topics = False
            return system

        yield make_own


#: Records a measured figure; it is printed in the summary at the end of the run.
Figure = Callable[[str], None]


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Figure:
    """Record figures of this test."""
    node: pytest.Item = request.node

    def tell(text: str) -> None:
        node.user_properties.append((FIGURE, text))

    return tell


def write_figures(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that the tests measured, at the end of a run."""
    figures = [
        f"{report.nodeid.rpartition('::')[2]}: {text}"
        for reports in terminalreporter.stats.values()
        for report in reports
        if isinstance(report, pytest.TestReport) and report.when == "call"
        for name, text in report.user_properties
        if name == FIGURE
    ]
    if figures:
        terminalreporter.section("measured")
        for line in figures:
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def count_tokens(tokenizer_files: Path) -> Callable[[str], int]:
    """Count the exact tokens of a text in the default encoding, by tiktoken itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIKTOKEN_CACHE_DIR", str(tokenizer_files))
        import tiktoken

        encoding = tiktoken.get_encoding("o200k_base")

    @cache
    def count(text: str) -> int:
        return len(encoding.encode_ordinary(text))

    return count
