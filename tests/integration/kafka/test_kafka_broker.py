"""The brokers of the test fixtures behave as tests of failures need it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import uuid
from pathlib import Path

import pytest
from confluent_kafka import Consumer, KafkaError, KafkaException, Producer, TopicPartition
from confluent_kafka.admin import AdminClient
from confluent_kafka.cimpl import NewTopic

from tests.kafka.broker import Broker
from tests.kafka.choice import Kafka
from tests.kafka.cluster import KafkaCluster
from tests.kafka.jars import jars, java
from tests.live.waiting import until
from tests.real_parts import Unavailable, unavailable

ROOT = Path(__file__).parents[3]

OWNER = """
import sys
from pathlib import Path
from tests.kafka.broker import KafkaBroker
from tests.kafka.jars import jars, java

broker = KafkaBroker(jars(), Path(sys.argv[1]), java=java())
broker.launch()
print(broker.pid, flush=True)
input()
"""


def create(kafka: Kafka, topic: str, replicas: int = 1) -> None:
    admin = AdminClient({"bootstrap.servers": kafka.bootstrap_servers})
    admin.create_topics([NewTopic(topic, 1, replicas)], operation_timeout=30)[topic].result(timeout=30)


def produce(kafka: Kafka, topic: str, value: bytes) -> None:
    producer = Producer({"bootstrap.servers": kafka.bootstrap_servers, "log_level": 0})
    failures: list[KafkaError] = []
    producer.produce(topic, value, on_delivery=lambda error, _: failures.append(error) if error else None)
    assert producer.flush(30) == 0
    assert failures == []


def values(kafka: Kafka, topic: str) -> list[bytes | None]:
    """Read all of a topic's one partition."""
    group = {"group.id": uuid.uuid4().hex, "enable.auto.commit": False, "enable.partition.eof": True}
    consumer = Consumer({"bootstrap.servers": kafka.bootstrap_servers, "log_level": 0, **group})
    consumer.assign([TopicPartition(topic, 0, 0)])
    found: list[bytes | None] = []
    try:
        while True:
            message = consumer.poll(30)
            assert message is not None, "nothing came within 30 s"
            error = message.error()
            if error is not None:
                assert error.code() == KafkaError._PARTITION_EOF, error
                return found
            found.append(message.value())
    finally:
        consumer.close()


def answers(kafka: Kafka) -> bool:
    try:
        AdminClient({"bootstrap.servers": kafka.bootstrap_servers, "log_level": 0}).list_topics(timeout=1)
    except KafkaException:
        return False
    return True


def test_shared_broker_keeps_what_is_produced(kafka: Kafka, topic_prefix: str) -> None:
    create(kafka, topic_prefix + "made")
    produce(kafka, topic_prefix + "made", b"one")

    assert values(kafka, topic_prefix + "made") == [b"one"]


def test_shared_broker_creates_no_topics_by_itself(kafka: Kafka, topic_prefix: str) -> None:
    topic = topic_prefix + "never-made"
    client: dict[str, str | int | float | bool] = {
        "bootstrap.servers": kafka.bootstrap_servers,
        "log_level": 0,
    }
    producer = Producer({**client, "message.timeout.ms": 1500})
    outcomes: list[KafkaError | None] = []
    producer.produce(topic, b"lost", on_delivery=lambda error, _: outcomes.append(error))
    producer.flush(30)

    assert len(outcomes) == 1
    assert outcomes[0] is not None
    assert topic not in AdminClient(client).list_topics(timeout=10).topics


@pytest.mark.slow
def test_killed_broker_restarts_with_its_data_and_address(kafka_own: Broker) -> None:
    address = kafka_own.bootstrap_servers
    create(kafka_own, "kept")
    produce(kafka_own, "kept", b"before")

    kafka_own.kill()
    assert not answers(kafka_own)
    kafka_own.restart()

    assert kafka_own.bootstrap_servers == address
    produce(kafka_own, "kept", b"after")
    assert values(kafka_own, "kept") == [b"before", b"after"]


def test_paused_broker_does_not_answer_until_it_is_resumed(kafka_own: Broker) -> None:
    kafka_own.pause()
    assert not answers(kafka_own)

    kafka_own.resume()
    until(lambda: answers(kafka_own), "the resumed broker answers")


@pytest.mark.slow
def test_three_nodes_keep_a_replicated_record_when_one_dies(kafka_cluster: KafkaCluster) -> None:
    create(kafka_cluster, "replicated", replicas=3)
    produce(kafka_cluster, "replicated", b"one")

    kafka_cluster.brokers[0].kill()
    produce(kafka_cluster, "replicated", b"two")
    assert values(kafka_cluster, "replicated") == [b"one", b"two"]

    kafka_cluster.brokers[0].restart()
    kafka_cluster.brokers[0].wait_until_ready(nodes=3)


def test_broker_dies_with_the_process_that_started_it(tmp_path: Path) -> None:
    """This also holds if that process is killed and cannot clean up."""
    try:
        jars()
        java()
    except Unavailable as error:
        unavailable("kafka", str(error))
    owner = subprocess.Popen(
        [sys.executable, "-c", OWNER, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert owner.stdout is not None
    pid = int(owner.stdout.readline())
    assert runs(pid)

    os.kill(owner.pid, signal.SIGKILL)
    owner.communicate()

    until(lambda: not runs(pid), "the broker is gone")


def runs(pid: int) -> bool:
    """Return whether the process runs; a zombie process does not count."""
    answer = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(answer.stdout.strip()) and not answer.stdout.strip().startswith("Z")
