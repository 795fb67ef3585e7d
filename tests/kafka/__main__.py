"""Runs a Kafka broker on this machine from Maven's jars, for who has no Docker and no cluster: ``make kafka``.

It is the broker of the tests, on loopback only. Nothing is kept when it ends.

Usage: python -m tests.kafka [--port 9092]
"""

from __future__ import annotations

import argparse
import signal
import socket
import sys
import tempfile
from pathlib import Path

from tests.kafka.broker import KafkaBroker, Node
from tests.kafka.jars import KAFKA_VERSION, jars, java
from tests.kafka.processes import free_ports
from tests.real_parts import Unavailable


def main() -> int:
    """Start the broker, say where it is, and stop it at Ctrl-C."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--port", type=int, default=9092, help="on 127.0.0.1")
    port = parser.parse_args().port
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            print(f"error: port {port}: {error.strerror}; give another --port", file=sys.stderr)
            return 1
    signals = {signal.SIGINT, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        print(f"starting Kafka {KAFKA_VERSION}; the first time its jars are fetched by Maven", flush=True)
        kafka, runtime = jars(), java()
    except Unavailable as error:
        print(f"error: {error}; install Java 17 or newer and Maven, or use Docker", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="kafka-") as folder:
        broker = KafkaBroker(kafka, Path(folder), java=runtime, nodes=[Node(1, port, *free_ports(1))])
        try:
            broker.start()
            print(f"Kafka is at {broker.bootstrap_servers}; Ctrl-C ends it, and nothing is kept", flush=True)
            signal.sigwait(signals)
        finally:
            broker.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
