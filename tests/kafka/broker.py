"""Real Kafka for tests: KRaft brokers that run from the jars, as child processes.

A broker's methods block until they have done what they say. In an async test, run the slow ones (start, stop,
restart) in a thread, ``await asyncio.to_thread(broker.restart)``; otherwise the test's own clients miss heartbeats.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import uuid
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tests.kafka.processes import Reaper, free_ports, wait_until_ready

LOGGING = Path(__file__).parent / "log4j2.properties"
#: Names in a prepared folder: the JVM's archive of loaded classes, and the levels of Kafka's features.
CLASSES = "classes.jsa"
FEATURES = "bootstrap.checkpoint"
START_SECONDS = 90.0
STOP_SECONDS = 30.0

#: Small and quick; all other settings are Kafka's defaults, so that tests see what users get.
SETTINGS: Mapping[str, str] = {
    "auto.create.topics.enable": "false",
    "group.initial.rebalance.delay.ms": "0",
    "group.min.session.timeout.ms": "1000",
    "offsets.topic.num.partitions": "4",
    "transaction.state.log.num.partitions": "4",
    "transaction.abort.timed.out.transaction.cleanup.interval.ms": "1000",
    # The default takes 128 MiB of the heap.
    "log.cleaner.dedupe.buffer.size": "8388608",
    "num.network.threads": "2",
    "num.io.threads": "4",
    "background.threads": "2",
}


class Broker(Protocol):
    """A broker, or several, that a test may stop and start."""

    @property
    def bootstrap_servers(self) -> str: ...

    def start(self, timeout: float = START_SECONDS) -> None: ...

    def stop(self, timeout: float = STOP_SECONDS) -> None: ...

    def kill(self) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def restart(self, timeout: float = START_SECONDS) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class Node:
    """One member of a cluster, by its number and its two ports on loopback."""

    number: int
    port: int
    controller_port: int


def make_nodes(count: int) -> list[Node]:
    """Return ``count`` nodes with free ports, numbered from 1."""
    ports = free_ports(2 * count)
    return [Node(number + 1, *ports[2 * number : 2 * number + 2]) for number in range(count)]


class KafkaBroker:
    """One broker, controller and broker in one process; alone, or a node of a cluster.

    Args:
        jars: Folder of Kafka's jars.
        directory: For its data, configuration and log; created if missing. :meth:`close` keeps the log.
        java: The java to run it with.
        config: Broker settings that override :data:`SETTINGS`.
        heap: Its -Xmx.
        nodes: All nodes of the cluster; default: one.
        number: Which of them this is.
        cluster_id: The same for all of them.
        logging: What it logs.
        prepared: The folder of :func:`tests.kafka.prepared.prepared`, for a start in half of the CPU time.
        prepares: Fill this folder so that it can be ``prepared`` of other brokers; done when this one has stopped.
    """

    def __init__(
        self,
        jars: Path,
        directory: Path,
        *,
        java: Path = Path("java"),
        config: Mapping[str, str] | None = None,
        heap: str = "512m",
        nodes: Sequence[Node] = (),
        number: int = 1,
        cluster_id: str | None = None,
        logging: Path = LOGGING,
        prepared: Path | None = None,
        prepares: Path | None = None,
    ) -> None:
        self._nodes = list(nodes) or make_nodes(1)
        self.node = self._nodes[number - 1]
        self.directory = directory
        self.data_dir = directory / "data"
        self.log_path = directory / "broker.log"
        self._properties = directory / "server.properties"
        scratch = directory / "tmp"
        # No performance data in /tmp: a killed process would leave it there.
        jvm = [f"-Xmx{heap}", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"]
        where = [f"-Djava.io.tmpdir={scratch}", f"-Dlog4j2.configurationFile={logging}", "-cp", f"{jars}/*"]
        if prepared is not None:
            # A missing or unsuitable archive is no error: the JVM reads the classes from the jars.
            jvm.append(f"-XX:SharedArchiveFile={prepared / CLASSES}")
        self._java = [str(java), *jvm, *where]
        self._start_options = [f"-XX:ArchiveClassesAtExit={prepares / CLASSES}"] if prepares else []
        self._prepared, self._prepares = prepared, prepares
        self._process: subprocess.Popen[bytes] | None = None
        self._reaper: Reaper | None = None
        scratch.mkdir(parents=True, exist_ok=True)
        self._properties.write_text(_properties(self._settings(config or {})))
        self._cluster_id = cluster_id or new_id()

    @property
    def bootstrap_servers(self) -> str:
        return f"127.0.0.1:{self.node.port}"

    @property
    def running(self) -> bool:
        """Whether its process exists, paused or not."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """Process id; only while it runs."""
        return self._running().pid

    def start(self, timeout: float = START_SECONDS) -> None:
        """Start it on its present data, and wait until it answers a metadata request."""
        self.launch()
        self.wait_until_ready(timeout)

    def launch(self) -> None:
        """Start its process without waiting for it."""
        if self.running:
            raise RuntimeError("the broker is running already")
        if not self.data_dir.exists():
            self._format()
        with self.log_path.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._java, *self._start_options, "kafka.Kafka", str(self._properties)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.directory,
                start_new_session=True,  # Ctrl-C ends the tests, which stop their brokers themselves
            )
        self._reaper = Reaper(["kill", "-KILL", str(self._process.pid)])

    def wait_until_ready(self, timeout: float = START_SECONDS, nodes: int = 1) -> None:
        """Wait until this broker answers a metadata request with at least ``nodes`` brokers."""
        wait_until_ready(self.bootstrap_servers, nodes, timeout, self._check)

    def stop(self, timeout: float = STOP_SECONDS) -> None:
        """Shut it down cleanly (SIGTERM), or kill it if that takes longer than ``timeout`` seconds."""
        process = self._running()
        process.send_signal(signal.SIGCONT)
        process.terminate()
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.kill()
        self._buried()

    def kill(self) -> None:
        """SIGKILL, and wait until it is gone."""
        self._running().kill()
        self._buried()

    def pause(self) -> None:
        """SIGSTOP: connections stay open, but nothing is answered."""
        self._running().send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """SIGCONT."""
        self._running().send_signal(signal.SIGCONT)

    def restart(self, timeout: float = START_SECONDS) -> None:
        """Stop it if it runs, and start it on the same data and ports."""
        if self.running:
            self.stop()
        self.start(timeout)

    def close(self) -> None:
        """Kill it if it runs, and remove its data; its log file stays."""
        if self.running:
            self.kill()
        shutil.rmtree(self.data_dir, ignore_errors=True)
        shutil.rmtree(self.directory / "tmp", ignore_errors=True)

    def log_tail(self, lines: int = 30) -> str:
        """Return the last lines of its log."""
        text = self.log_path.read_text(errors="replace") if self.log_path.exists() else ""
        return "\n".join(text.splitlines()[-lines:])

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise RuntimeError("the broker is not running")
        return self._process

    def _buried(self) -> None:
        process, self._process = self._running(), None
        process.wait()
        if self._reaper is not None:
            self._reaper.dismiss()

    def _check(self) -> None:
        code = self._running().poll()
        if code is not None:
            self._buried()
            raise RuntimeError(f"the broker ended with code {code}:\n{self.log_tail()}")

    def _format(self) -> None:
        if self._prepared is None:
            self._format_by_tool()
        else:
            # The tool writes these two files. The levels of features are the same for every node of a version of Kafka.
            self.data_dir.mkdir()
            shutil.copyfile(self._prepared / FEATURES, self.data_dir / FEATURES)
            identity = {"version": "1", "node.id": str(self.node.number), "cluster.id": self._cluster_id}
            meta = _properties({**identity, "directory.id": new_id()})
            (self.data_dir / "meta.properties").write_text(meta)
        if self._prepares is not None:
            shutil.copyfile(self.data_dir / FEATURES, self._prepares / FEATURES)

    def _format_by_tool(self) -> None:
        tool = ["kafka.tools.StorageTool", "format", "--cluster-id", self._cluster_id]
        answer = subprocess.run(
            [*self._java, *tool, "--config", str(self._properties)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=START_SECONDS,
        )
        if answer.returncode != 0:
            raise RuntimeError(f"kafka.tools.StorageTool failed:\n{answer.stdout}{answer.stderr}")

    def _settings(self, config: Mapping[str, str]) -> dict[str, str]:
        node, copies = self.node, min(len(self._nodes), 3)
        voters = ",".join(f"{other.number}@127.0.0.1:{other.controller_port}" for other in self._nodes)
        return {
            "process.roles": "broker,controller",
            "node.id": str(node.number),
            "controller.quorum.voters": voters,
            "controller.listener.names": "CONTROLLER",
            "listeners": f"PLAINTEXT://127.0.0.1:{node.port},CONTROLLER://127.0.0.1:{node.controller_port}",
            "advertised.listeners": f"PLAINTEXT://127.0.0.1:{node.port}",
            "listener.security.protocol.map": "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
            "inter.broker.listener.name": "PLAINTEXT",
            "log.dirs": str(self.data_dir),
            "offsets.topic.replication.factor": str(copies),
            "transaction.state.log.replication.factor": str(copies),
            "transaction.state.log.min.isr": str(max(copies - 1, 1)),
            # To notice a dead node after 3 s instead of 9 s.
            "broker.session.timeout.ms": "3000",
            "broker.heartbeat.interval.ms": "500",
            # Twice a second, a controller writes a record without content, which only other nodes need.
            **({"metadata.max.idle.interval.ms": "0"} if len(self._nodes) == 1 else {}),
            **SETTINGS,
            **config,
        }


def new_id() -> str:
    """Return an id for KRaft: 16 random bytes in base64 that do not look like a command option."""
    while True:
        name = urlsafe_b64encode(uuid.uuid4().bytes).decode().rstrip("=")
        if not name.startswith("-"):
            return name


def _properties(settings: Mapping[str, str]) -> str:
    return "".join(f"{name}={value}\n" for name, value in settings.items())
