"""Where the tests' real Kafka comes from: given by the environment, else Java and Maven, else Docker."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tests.kafka.broker import Broker, KafkaBroker
from tests.kafka.cluster import KafkaCluster
from tests.kafka.docker import DockerBroker, check_docker
from tests.kafka.jars import jars, java
from tests.real_parts import Unavailable

GIVEN = "SESSIONSTREAM_TEST_BOOTSTRAP_SERVERS"


class Kafka(Protocol):
    """A Kafka to work with, and nothing more: others use it too."""

    @property
    def bootstrap_servers(self) -> str: ...


@dataclass(frozen=True)
class GivenKafka:
    """A cluster that somebody else runs."""

    bootstrap_servers: str


class StartKafka(Protocol):
    """Starts brokers of a test's own; the fixture that gave this closes them."""

    def __call__(self, *, config: Mapping[str, str] | None = None) -> Broker: ...


def given_kafka() -> GivenKafka | None:
    """Return the cluster that the environment names, if it does."""
    servers = os.environ.get(GIVEN, "").strip()
    return GivenKafka(servers) if servers else None


def make_broker(directory: Path, config: Mapping[str, str] | None = None) -> Broker:
    """Return a broker, not started yet, that the tests own.

    Raises:
        Unavailable: neither Java with Kafka's jars nor Docker is to be had; says why.
    """
    try:
        return KafkaBroker(jars(), directory, java=java(), config=config)
    except Unavailable as error:
        without_java = str(error)
    try:
        check_docker()
    except Unavailable as error:
        raise Unavailable(f"{without_java}; {error}; {GIVEN} is not set or not enough") from None
    return DockerBroker(config=config)


def make_cluster(directory: Path, nodes: int, config: Mapping[str, str] | None = None) -> KafkaCluster:
    """Return a cluster, not started yet; of processes only.

    Raises:
        Unavailable: there is no Java, or Kafka's jars are not to be had.
    """
    return KafkaCluster(jars(), directory, nodes=nodes, java=java(), config=config)
