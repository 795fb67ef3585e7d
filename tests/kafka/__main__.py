"""Runs a Kafka broker on this machine from Maven's jars, for who has no Docker and no cluster: ``make kafka``.

It is the broker of the tests, on loopback only. Nothing is kept when it ends, so each one has a log of its own. What
workers of a former one have left in this folder has the history of that one's log; the broker says how to keep it apart.

Usage: python -m tests.kafka [--port 9092]
"""

from __future__ import annotations

import argparse
import itertools
import os
import shlex
import signal
import socket
import sys
import tempfile
from pathlib import Path

from schemas.settings import PREFIX, Settings
from tests.kafka.broker import KafkaBroker, Node
from tests.kafka.jars import KAFKA_VERSION, jars, java
from tests.kafka.processes import free_ports
from tests.real_parts import Unavailable


def former_log() -> str | None:
    """Return how to keep the archive of a former log apart, if workers have left one here; None without one."""
    folder = Path(os.environ.get(f"{PREFIX}DATA_DIR") or Settings.model_fields["data_dir"].default)
    if not folder.exists():
        return None
    names = (folder.with_name(f"{folder.name}.{number}") for number in itertools.count(1))
    moved = shlex.join(["mv", str(folder), str(next(name for name in names if not name.exists()))])
    return (
        f"Its log is new and empty. {folder} has the archive of another log, which no worker mixes with this one. "
        f"Before you start workers: {moved}"
    )


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
            if (said := former_log()) is not None:
                print(said, flush=True)
            signal.sigwait(signals)
        finally:
            broker.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
