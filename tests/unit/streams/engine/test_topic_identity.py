"""What a broker of each age says about a topic."""

from __future__ import annotations

from io import BytesIO
from typing import Any, cast

import pytest
from aiokafka.client import AIOKafkaClient
from aiokafka.errors import UnknownTopicOrPartitionError

from streams.engine.topic_identity import TopicIdentity, topic_identity

TOPIC = "session-events"
UUID = bytes(range(200, 216))


class Broker:
    """A broker that knows Kafka's Metadata request up to a version, behind the methods of a client that are used."""

    def __init__(
        self, version: int, *, cluster_id: str | None = "c1", uuid: bytes = UUID, error: int = 0
    ) -> None:
        self._version = version
        self._cluster_id = cluster_id
        self._topic = (uuid, error)
        self.requests: list[Any] = []

    def get_random_node(self) -> int:
        return 0

    async def send(self, node: int, request: Any) -> Any:
        assert node == 0
        struct = request.prepare({3: (0, self._version)})
        self.requests.append(type(struct).decode(BytesIO(struct.encode())))
        uuid, error = self._topic
        answer = struct.RESPONSE_TYPE
        if struct.API_VERSION == 5:
            old: list[Any] = [(error, TOPIC, False, [(0, 0, 1, [1], [1], [])])]
            made = answer(0, [(1, "host", 9092, None)], self._cluster_id, 1, old)
        else:
            assert struct.API_VERSION == 10
            tags: dict[int, bytes] = {}
            partitions = [(0, 0, 1, 4, [1, 2], [1], [2], tags)]
            topics = [(error, TOPIC, uuid, False, partitions, -1, tags)]
            brokers = [(1, "host", 9092, None, tags), (2, "host", 9093, "rack", tags)]
            made = answer(0, brokers, self._cluster_id, 1, topics, -1, tags)
        return answer.decode(BytesIO(made.encode()))


async def asked(broker: Broker) -> TopicIdentity:
    return await topic_identity(cast("AIOKafkaClient", broker), TOPIC)


@pytest.mark.parametrize(
    ("broker", "expected"),
    [
        pytest.param(Broker(13), TopicIdentity("c1", "yMnKy8zNzs_Q0dLT1NXW1w"), id="Kafka 4"),
        pytest.param(Broker(10), TopicIdentity("c1", "yMnKy8zNzs_Q0dLT1NXW1w"), id="Kafka 2.8"),
        pytest.param(
            Broker(10, uuid=bytes(16)), TopicIdentity("c1", None), id="a cluster without topic ids yet"
        ),
        pytest.param(Broker(9), TopicIdentity("c1", None), id="Kafka 2.7"),
        pytest.param(Broker(5, cluster_id=None), TopicIdentity(None, None), id="a service without names"),
        pytest.param(Broker(5, cluster_id=""), TopicIdentity(None, None), id="a service with an empty name"),
    ],
)
async def test_what_brokers_tell(broker: Broker, expected: TopicIdentity) -> None:
    assert await asked(broker) == expected


@pytest.mark.parametrize("version", [5, 13])
async def test_a_missing_topic_is_an_error_and_is_not_created(version: int) -> None:
    broker = Broker(version, error=3)
    with pytest.raises(UnknownTopicOrPartitionError):
        await asked(broker)
    assert [request.allow_auto_topic_creation for request in broker.requests] == [False]
