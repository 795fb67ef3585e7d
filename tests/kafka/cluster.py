"""Several real Kafka brokers, for tests in which one of them stops."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.kafka.broker import START_SECONDS, STOP_SECONDS, KafkaBroker, make_nodes, new_id


class KafkaCluster:
    """Several brokers; ``brokers[n]`` may be stopped and started alone.

    Args:
        jars: Folder of Kafka's jars.
        directory: One folder per node is created in it.
        nodes: How many.
        java: The java to run them with.
        config: Broker settings of every node.
        heap: -Xmx of every node.
        prepared: As for :class:`KafkaBroker`.
    """

    def __init__(
        self,
        jars: Path,
        directory: Path,
        *,
        nodes: int = 3,
        java: Path = Path("java"),
        config: Mapping[str, str] | None = None,
        heap: str = "384m",
        prepared: Path | None = None,
    ) -> None:
        members, cluster_id = make_nodes(nodes), new_id()
        self.brokers = [
            KafkaBroker(
                jars,
                directory / f"node-{node.number}",
                java=java,
                config=config,
                heap=heap,
                nodes=members,
                number=node.number,
                cluster_id=cluster_id,
                prepared=prepared,
            )
            for node in members
        ]

    @property
    def bootstrap_servers(self) -> str:
        return ",".join(broker.bootstrap_servers for broker in self.brokers)

    def start(self, timeout: float = START_SECONDS) -> None:
        """Start all that do not run, and wait until each knows all others."""
        idle = [broker for broker in self.brokers if not broker.running]
        with self._side_by_side() as pool:
            list(pool.map(KafkaBroker.launch, idle))
        for broker in self.brokers:
            broker.wait_until_ready(timeout, nodes=len(self.brokers))

    def stop(self, timeout: float = STOP_SECONDS) -> None:
        """Shut all running brokers down cleanly, or kill those that take longer than ``timeout`` seconds."""
        with self._side_by_side() as pool:
            list(pool.map(lambda broker: broker.stop(timeout), self._running()))

    def kill(self) -> None:
        """SIGKILL for all that run."""
        for broker in self._running():
            broker.kill()

    def pause(self) -> None:
        """SIGSTOP for all that run."""
        for broker in self._running():
            broker.pause()

    def resume(self) -> None:
        """SIGCONT for all that run."""
        for broker in self._running():
            broker.resume()

    def restart(self, timeout: float = START_SECONDS) -> None:
        """Stop the running brokers, and start all on the same data and ports."""
        self.stop()
        self.start(timeout)

    def close(self) -> None:
        """Kill all, and remove their data."""
        for broker in self.brokers:
            broker.close()

    def _running(self) -> list[KafkaBroker]:
        return [broker for broker in self.brokers if broker.running]

    @contextmanager
    def _side_by_side(self) -> Generator[ThreadPoolExecutor]:
        with ThreadPoolExecutor(len(self.brokers)) as pool:
            yield pool
