"""Chooses the tests' real Kafka: a cluster given by the environment, else Java and Maven, else Docker."""

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
from tests.kafka.prepared import prepared
from tests.real_parts import Unavailable

GIVEN = "SESSIONSTREAM_TEST_BOOTSTRAP_SERVERS"


class Kafka(Protocol):
    """A Kafka that a test may use, but not stop, because others use it too."""

    @property
    def bootstrap_servers(self) -> str: ...


@dataclass(frozen=True)
class GivenKafka:
    """A cluster that the tests did not start."""

    bootstrap_servers: str


class StartKafka(Protocol):
    """Starts a test's own brokers; the fixture that provides this closes them."""

    def __call__(self, *, config: Mapping[str, str] | None = None) -> Broker: ...


def given_kafka() -> GivenKafka | None:
    """Return the cluster that the environment names, or None."""
    servers = os.environ.get(GIVEN, "").strip()
    return GivenKafka(servers) if servers else None


def make_broker(directory: Path, config: Mapping[str, str] | None = None) -> Broker:
    """Return a broker, not started yet, that the tests own.

    Raises:
        Unavailable: neither Java with Kafka's jars nor Docker is available; the message says why.
    """
    try:
        kafka, runtime = jars(), java()
        return KafkaBroker(kafka, directory, java=runtime, config=config, prepared=prepared(kafka, runtime))
    except Unavailable as error:
        without_java = str(error)
    try:
        check_docker()
    except Unavailable as error:
        raise Unavailable(f"{without_java}; {error}; {GIVEN} is not set, or is not sufficient") from None
    return DockerBroker(config=config)


def make_cluster(directory: Path, nodes: int, config: Mapping[str, str] | None = None) -> KafkaCluster:
    """Return a cluster of processes, not started yet.

    Raises:
        Unavailable: there is no Java, or Kafka's jars are not available.
    """
    kafka, runtime = jars(), java()
    return KafkaCluster(
        kafka, directory, nodes=nodes, java=runtime, config=config, prepared=prepared(kafka, runtime)
    )
