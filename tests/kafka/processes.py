"""Free ports, readiness and cleanup, shared by all ways of running a broker."""

from __future__ import annotations

import random
import socket
import subprocess
from collections.abc import Callable, Sequence

from confluent_kafka import KafkaException
from confluent_kafka.admin import AdminClient

from tests.live.waiting import until

#: Below the system's range of ports for outgoing connections: a broker that is restarted must find its port
#: free.
PORTS = range(15_000, 32_000)
POLL_SECONDS = 0.05


def free_ports(count: int) -> list[int]:
    """Return ``count`` different TCP ports of loopback that are free."""
    found: list[int] = []
    for port in random.sample(PORTS, len(PORTS)):
        if is_free(port):
            found.append(port)
        if len(found) == count:
            return found
    raise RuntimeError(f"there are not {count} free ports in {PORTS}")


def is_free(port: int) -> bool:
    """Return whether nobody listens on a TCP port of loopback."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def wait_until_ready(bootstrap_servers: str, nodes: int, timeout: float, check: Callable[[], None]) -> None:
    """Return when a metadata request is answered with at least ``nodes`` brokers.

    Args:
        bootstrap_servers: The brokers to ask.
        nodes: How many brokers must have joined.
        timeout: In seconds.
        check: Called between attempts; raises if further waiting is useless.

    Raises:
        AssertionError: it was not so within ``timeout``.
    """
    quiet = {"log_level": 0, "reconnect.backoff.ms": 50, "reconnect.backoff.max.ms": 200}
    admin = AdminClient({"bootstrap.servers": bootstrap_servers, **quiet})
    last = "no answer"

    def ready() -> bool:
        nonlocal last
        check()
        try:
            brokers = admin.list_topics(timeout=1.0).brokers
        except KafkaException as error:
            last = str(error)
            return False
        last = f"{len(brokers)} of {nodes} brokers"
        return len(brokers) >= nodes

    until(ready, lambda: f"{bootstrap_servers} is ready, {last}", within=timeout, every=POLL_SECONDS)


def delete_topics(bootstrap_servers: str, prefix: str, timeout: float = 10.0) -> None:
    """Delete the topics whose names begin with ``prefix``; a broker that does not answer keeps them."""
    admin = AdminClient({"bootstrap.servers": bootstrap_servers, "log_level": 0})
    try:
        names = [name for name in admin.list_topics(timeout=timeout).topics if name.startswith(prefix)]
        for outcome in admin.delete_topics(names, operation_timeout=timeout).values() if names else ():
            outcome.result(timeout=timeout)
    except (KafkaException, TimeoutError) as error:
        # The broker's end removes the topics too, so a failed cleanup must not fail the test.
        print(f"topics {prefix}* are left over: {error}")  # noqa: T201 - pytest shows it with a failing test


class Reaper:
    """Runs a command when this process has ended in any way, also by SIGKILL.

    A shell waits on a pipe whose other end is open only in this process.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._shell = subprocess.Popen(
            ["/bin/sh", "-c", 'read -r _; exec "$@"', "reaper", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def dismiss(self) -> None:
        """Cancel it: the command will not run."""
        self._shell.kill()
        self._shell.communicate()
