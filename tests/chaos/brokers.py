"""Real brokers, each behind a proxy that clients go through. Brokers reach one another directly."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Self

from tests.chaos.proxy import Proxy
from tests.kafka.broker import KafkaBroker, make_nodes, new_id
from tests.kafka.jars import jars, java
from tests.kafka.processes import free_ports

COUNT = 3


class ProxiedBrokers:
    """A cluster whose clients are told the proxies' addresses; a context manager.

    Args:
        folder: For their data and logs.
        count: How many there are.

    Attributes:
        brokers: By name, ``broker-0`` and so on.
        proxies: The proxy of each, by the same name.
    """

    def __init__(self, folder: Path, count: int = COUNT) -> None:
        nodes, cluster_id = make_nodes(count), new_id()
        ports = free_ports(2 * count)
        self.brokers: dict[str, KafkaBroker] = {}
        self.proxies: dict[str, Proxy] = {}
        for number, node in enumerate(nodes):
            name, behind, before = f"broker-{number}", ports[2 * number], ports[2 * number + 1]
            direct = f"PLAINTEXT://127.0.0.1:{node.port}"
            self.brokers[name] = KafkaBroker(
                jars(),
                folder / name,
                java=java(),
                heap="256m",
                nodes=nodes,
                number=node.number,
                cluster_id=cluster_id,
                config={
                    "listeners": (
                        f"{direct},PROXIED://127.0.0.1:{behind},CONTROLLER://127.0.0.1:{node.controller_port}"
                    ),
                    "advertised.listeners": f"{direct},PROXIED://127.0.0.1:{before}",
                    "listener.security.protocol.map": (
                        "PLAINTEXT:PLAINTEXT,PROXIED:PLAINTEXT,CONTROLLER:PLAINTEXT"
                    ),
                    # A busy machine must not take a slow broker for a dead one.
                    "broker.session.timeout.ms": "6000",
                    "log.cleaner.backoff.ms": "1000",
                },
            )
            self.proxies[name] = Proxy(before, behind)
        self._stack = ExitStack()

    @property
    def bootstrap_servers(self) -> str:
        """The addresses that clients use, through the proxies."""
        return ",".join(f"127.0.0.1:{proxy.port}" for proxy in self.proxies.values())

    @property
    def direct_servers(self) -> str:
        """The addresses behind the proxies, for what observes the run."""
        return ",".join(broker.bootstrap_servers for broker in self.brokers.values())

    def __enter__(self) -> Self:
        for broker in self.brokers.values():
            self._stack.callback(broker.close)
        for proxy in self.proxies.values():
            self._stack.enter_context(proxy)
        for broker in self.brokers.values():
            broker.launch()
        for broker in self.brokers.values():
            broker.wait_until_ready(180, nodes=len(self.brokers))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def names(self, target: str) -> list[str]:
        """Return the brokers that a fault's target means."""
        return list(self.brokers) if target == "all" else [target]

    def bring_back(self) -> None:
        """Start every broker that does not run, wake every other, and restore all connections."""
        for name, broker in self.brokers.items():
            self.proxies[name].restore()
            if broker.running:
                broker.resume()
            else:
                broker.launch()
