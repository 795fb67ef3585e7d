"""Asks which brokers answer, so that a partition that waits for a broker is not taken for one that is stuck.

The heartbeat says only that the coordinator of the group answers. A partition also needs the leaders of its topics and
the coordinator of its transactions, and each may be another broker.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from aiokafka.client import AIOKafkaClient, CoordinationType
from aiokafka.conn import create_conn
from aiokafka.errors import KafkaError
from aiokafka.protocol.coordination import FindCoordinatorRequest
from aiokafka.structs import TopicPartition

#: Longest time for one request of the question. A broker that takes longer counts as one that does not answer.
ANSWER_SECONDS: Final = 3.0


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokerNeeds:
    """What is known about the brokers that one partition needs.

    Attributes:
        leaders: by topic, the node that leads the partition; None if there is no leader.
        coordinator: the node that coordinates the partition's transactions; None if no broker named it.
    """

    leaders: Mapping[str, int | None]
    coordinator: int | None


@dataclass(frozen=True, slots=True)
class Brokers:
    """The brokers that the metadata names, and what each partition needs of them.

    Attributes:
        addresses: host and port, by node.
        silent: the nodes that did not answer.
        needs: by partition.
        silent_servers: bootstrap servers that accept a connection, or drop its packets, and do not answer. Every new
            client may try one of them first, and wait for it until its request times out.
    """

    addresses: Mapping[int, str]
    silent: frozenset[int]
    needs: Mapping[int, BrokerNeeds] = field(default_factory=dict)
    silent_servers: tuple[str, ...] = ()

    def missing(self, partition: int) -> str | None:
        """Return what keeps the partition from getting on, in words; None if every broker that it needs answers."""
        needs = self.needs.get(partition)
        if needs is None:
            return None
        leaderless = sorted(topic for topic, node in needs.leaders.items() if node is None)
        if leaderless:
            return f"{', '.join(f'{topic}-{partition}' for topic in leaderless)} has no leader"
        if needs.coordinator is None:
            return "no broker coordinates its transactions"
        silent = sorted(self.silent & {needs.coordinator, *needs.leaders.values()})
        if silent:
            return (
                f"broker {', '.join(self.addresses.get(node, str(node)) for node in silent)} does not answer"
            )
        if self.silent_servers:
            return f"broker {', '.join(self.silent_servers)} does not answer, and delays new connections"
        return None


class BrokerQuestion:
    """Asks the cluster which brokers answer, each time over new connections.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        topics: what a partition reads and writes, in the partition of the same number. One that the cluster does not
            have is not needed.
        transactional_id: prefix of the partitions' transactional ids.
    """

    def __init__(
        self, client_settings: Mapping[str, Any], topics: Iterable[str], transactional_id: str
    ) -> None:
        self._client_settings = dict(client_settings)
        self.topics = tuple(topics)
        self._transactional_id = transactional_id

    async def missing(self, partitions: Iterable[int]) -> dict[int, str]:
        """Return, for each of these partitions that waits for a broker, what it waits for."""
        wanted = list(partitions)
        try:
            brokers = await self._ask(wanted)
        except (KafkaError, OSError) as error:  # a TimeoutError is an OSError
            return dict.fromkeys(wanted, f"no broker answers ({error!r})")
        missing = {partition: brokers.missing(partition) for partition in wanted}
        return {partition: what for partition, what in missing.items() if what is not None}

    async def _ask(self, partitions: Iterable[int]) -> Brokers:
        client = AIOKafkaClient(
            **self._client_settings, request_timeout_ms=int(ANSWER_SECONDS * 1000), retry_backoff_ms=100
        )
        try:
            await client.bootstrap()
            cluster = await client.fetch_all_metadata()
            addresses = {broker.nodeId: f"{broker.host}:{broker.port}" for broker in cluster.brokers()}
            answers = await asyncio.gather(
                *(client.ready(node) for node in addresses), return_exceptions=True
            )
            silent = {node for node, answer in zip(addresses, answers, strict=True) if answer is not True}
            needs = {
                partition: BrokerNeeds(
                    leaders={
                        topic: _leader(cluster, topic, partition)
                        for topic in self.topics
                        if partition in (cluster.partitions_for_topic(topic) or ())
                    },
                    coordinator=await self._coordinator(client, partition, silent),
                )
                for partition in partitions
            }
            servers = [(host, port) for host, port, _ in client.hosts]
            unanswered = await asyncio.gather(*(self._is_silent(host, port) for host, port in servers))
            named = sorted(
                f"{host}:{port}"
                for (host, port), no_answer in zip(servers, unanswered, strict=True)
                if no_answer
            )
            return Brokers(addresses, frozenset(silent), needs, tuple(named))
        finally:
            await client.close()

    async def _is_silent(self, host: str, port: int) -> bool:
        """Return whether a connection waits without an answer. One that is refused costs a new client no time."""
        security = {
            name: value for name, value in self._client_settings.items() if name != "bootstrap_servers"
        }
        try:
            connection = await create_conn(
                host, port, request_timeout_ms=int(ANSWER_SECONDS * 1000), **security
            )
        except TimeoutError:
            return True
        except (KafkaError, OSError):
            return False
        connection.close()
        return False

    async def _coordinator(self, client: AIOKafkaClient, partition: int, silent: set[int]) -> int | None:
        """Ask brokers that answer until one names the coordinator; it may be one that does not answer itself."""
        request = FindCoordinatorRequest(
            f"{self._transactional_id}-{partition}", CoordinationType.TRANSACTION
        )
        for broker in client.cluster.brokers():
            if broker.nodeId not in silent:
                with contextlib.suppress(KafkaError, OSError):
                    answer = await client.send(broker.nodeId, request)
                    if answer.error_code == 0:
                        return int(answer.coordinator_id)
        return None


def _leader(cluster: Any, topic: str, partition: int) -> int | None:
    leader = cluster.leader_for_partition(TopicPartition(topic, partition))
    return None if leader is None or leader < 0 else int(leader)
