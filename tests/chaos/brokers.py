"""Real brokers, each behind a proxy that clients go through. Brokers reach one another directly."""

from __future__ import annotations

from collections.abc import Mapping
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
        own_proxies: Other proxies of the same brokers, for one worker whose connections fail alone.
    """

    def __init__(self, folder: Path, count: int = COUNT) -> None:
        nodes, cluster_id = make_nodes(count), new_id()
        ports = free_ports(4 * count)
        self.brokers: dict[str, KafkaBroker] = {}
        self.proxies: dict[str, Proxy] = {}
        self.own_proxies: dict[str, Proxy] = {}
        for number, node in enumerate(nodes):
            name = f"broker-{number}"
            behind, before, own_behind, own_before = ports[4 * number : 4 * number + 4]
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
                        f"{direct},PROXIED://127.0.0.1:{behind},OWN://127.0.0.1:{own_behind},"
                        f"CONTROLLER://127.0.0.1:{node.controller_port}"
                    ),
                    "advertised.listeners": (
                        f"{direct},PROXIED://127.0.0.1:{before},OWN://127.0.0.1:{own_before}"
                    ),
                    "listener.security.protocol.map": (
                        "PLAINTEXT:PLAINTEXT,PROXIED:PLAINTEXT,OWN:PLAINTEXT,CONTROLLER:PLAINTEXT"
                    ),
                    # A busy machine must not take a slow broker for a dead one.
                    "broker.session.timeout.ms": "6000",
                    "log.cleaner.backoff.ms": "1000",
                },
            )
            self.proxies[name] = Proxy(before, behind)
            self.own_proxies[name] = Proxy(own_before, own_behind)
        self._stack = ExitStack()

    @property
    def bootstrap_servers(self) -> str:
        """The addresses that clients use, through the proxies."""
        return _addresses(self.proxies)

    @property
    def own_servers(self) -> str:
        """The addresses that the one worker uses."""
        return _addresses(self.own_proxies)

    @property
    def direct_servers(self) -> str:
        """The addresses behind the proxies, for what observes the run."""
        return ",".join(broker.bootstrap_servers for broker in self.brokers.values())

    def __enter__(self) -> Self:
        for broker in self.brokers.values():
            self._stack.callback(broker.close)
        for proxy in (*self.proxies.values(), *self.own_proxies.values()):
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
            self.own_proxies[name].restore()
            if broker.running:
                broker.resume()
            else:
                broker.launch()


def _addresses(proxies: Mapping[str, Proxy]) -> str:
    return ",".join(f"127.0.0.1:{proxy.port}" for proxy in proxies.values())
