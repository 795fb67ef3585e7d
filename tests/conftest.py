"""What every test can ask for: a real Kafka, names of its own on it, whole systems, real tokenizer files."""

from __future__ import annotations

import gc
import os
import signal
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

import hypothesis
import pytest

from tests.kafka.broker import Broker
from tests.kafka.choice import Kafka, StartKafka, given_kafka, make_broker, make_cluster
from tests.kafka.cluster import KafkaCluster
from tests.kafka.processes import delete_topics
from tests.live.fixtures import (
    count_tokens,
    figure,
    fork_server,
    forks,
    make_own_system,
    make_shared_system,
    make_system,
    write_figures,
)
from tests.live.small_disk import small_disk
from tests.opensearch.server import OpenSearchServer
from tests.real_parts import Unavailable, required_parts, unavailable
from tests.tokenizer_files import fetch_tokenizer_files, tokenizer_folder

__all__ = [
    "count_tokens",
    "figure",
    "fork_server",
    "forks",
    "make_own_system",
    "make_shared_system",
    "make_system",
    "small_disk",
]

#: A real part, which a test starts and closes.
P = TypeVar("P", Broker, KafkaCluster, OpenSearchServer)

# Before any test module is imported: a developer's own settings must not reach the tests or what they start.
for _name in [name for name in os.environ if name.startswith("SESSIONSTREAM_")]:
    if not _name.startswith("SESSIONSTREAM_TEST_") and _name != "SESSIONSTREAM_REQUIRE":
        del os.environ[_name]

# No test depends on speed: other processes use the machine as well.
hypothesis.settings.register_profile(
    "sessionstream", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("sessionstream")

# A shell that runs the tests in the background lets them ignore Ctrl-C, and what they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# tiktoken looks here and nowhere else; what is not there yet, the fixture tokenizer_files brings.
os.environ["TIKTOKEN_CACHE_DIR"] = str(tokenizer_folder())


# Nearly all that is made until the first test runs stays to the end: modules, models, tests. The collector of garbage
# would look at it again and again, which was a third of the time that pytest took to find the tests.
gc.disable()


def pytest_collection_finish() -> None:
    """Let the collector look only at what tests make."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_sessionstart() -> None:
    """Refuse an unknown name in SESSIONSTREAM_REQUIRE at once, not at the first skip."""
    try:
        required_parts()
    except ValueError as error:
        pytest.exit(str(error), returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what is marked ``long``, unless SESSIONSTREAM_REQUIRE names it."""
    if item.get_closest_marker("long") is not None and "long" not in required_parts():
        pytest.skip("long: runs with SESSIONSTREAM_REQUIRE=kafka,long, for example by `make test-long`")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was measured, beside what passed."""
    write_figures(terminalreporter)


@pytest.fixture(scope="session")
def kafka(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kafka]:
    """A real Kafka for the whole session, shared by all tests: never stop it, and use ``topic_prefix``."""
    given = given_kafka()
    if given is not None:
        yield given
        return
    with ExitStack() as stack:
        yield _started(stack, "kafka", lambda: make_broker(tmp_path_factory.mktemp("kafka")))


@pytest.fixture
def start_kafka(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartKafka]:
    """Start brokers of one's own, with settings of one's own; they are gone after the test."""
    with ExitStack() as stack:

        def start(*, config: Mapping[str, str] | None = None) -> Broker:
            return _started(stack, "kafka", lambda: make_broker(tmp_path_factory.mktemp("kafka-own"), config))

        yield start


@pytest.fixture
def kafka_own(start_kafka: StartKafka) -> Broker:
    """A real broker for this test alone, which may kill, pause, stop and restart it."""
    return start_kafka()


@pytest.fixture
def kafka_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KafkaCluster]:
    """Three real brokers for this test alone."""
    with ExitStack() as stack:
        yield _started(
            stack, "kafka", lambda: make_cluster(tmp_path_factory.mktemp("kafka-cluster"), nodes=3)
        )


@pytest.fixture
def topic_prefix(request: pytest.FixtureRequest) -> Iterator[str]:
    """A name no other test uses, to go before all topic and group names; ``kafka`` loses its topics after."""
    prefix = f"t{uuid.uuid4().hex[:12]}."
    shared: Kafka | None = None
    if "kafka" in request.fixturenames:
        shared = request.getfixturevalue("kafka")
    yield prefix
    if shared is not None:
        delete_topics(shared.bootstrap_servers, prefix)


@pytest.fixture(scope="session")
def opensearch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenSearchServer]:
    """A real OpenSearch for the whole session, shared by all tests: never stop it, and use index names of your own."""
    yield from _opensearch(tmp_path_factory)


@pytest.fixture
def opensearch_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenSearchServer]:
    """A real OpenSearch for this test alone, which may kill and start it."""
    yield from _opensearch(tmp_path_factory)


def _opensearch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenSearchServer]:
    with ExitStack() as stack:
        yield _started(stack, "opensearch", lambda: OpenSearchServer(tmp_path_factory.mktemp("opensearch")))


def _started(stack: ExitStack, name: str, make: Callable[[], P]) -> P:
    """Return a real part that runs to the end of ``stack``; where there is none, the test is skipped, or fails."""
    try:
        part = make()
    except Unavailable as error:
        unavailable(name, str(error))
    stack.callback(part.close)
    part.start()
    return part


@pytest.fixture(scope="session")
def tokenizer_files() -> Path:
    """Folder of tiktoken's real vocabularies (cl100k_base, o200k_base); ``TIKTOKEN_CACHE_DIR`` names it."""
    try:
        return fetch_tokenizer_files()
    except Unavailable as error:
        unavailable("tokenizer", str(error))
