"""A real Kafka broker in a container, for machines with Docker but without Java."""

from __future__ import annotations

import shutil
import subprocess
import uuid
from collections.abc import Mapping

from tests.kafka.broker import SETTINGS, START_SECONDS, STOP_SECONDS
from tests.kafka.jars import KAFKA_VERSION
from tests.kafka.processes import Reaper, free_ports, wait_until_ready
from tests.real_parts import Unavailable

IMAGE = f"apache/kafka:{KAFKA_VERSION}"
DOCKER_SECONDS = 60.0
PULL_SECONDS = 600.0


class DockerBroker:
    """One broker in its own container, with its port on loopback; as :class:`tests.kafka.broker.KafkaBroker`.

    Args:
        config: Broker settings that override :data:`tests.kafka.broker.SETTINGS`.
        heap: Its -Xmx.
    """

    def __init__(self, *, config: Mapping[str, str] | None = None, heap: str = "512m") -> None:
        (self._port,) = free_ports(1)
        self._name = f"sessionstream-test-{uuid.uuid4().hex[:12]}"
        self._reaper: Reaper | None = None
        settings = {
            "process.roles": "broker,controller",
            "node.id": "1",
            "controller.quorum.voters": "1@localhost:9093",
            "controller.listener.names": "CONTROLLER",
            "listeners": f"PLAINTEXT://0.0.0.0:{self._port},CONTROLLER://localhost:9093",
            "advertised.listeners": f"PLAINTEXT://127.0.0.1:{self._port}",
            "listener.security.protocol.map": "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
            "inter.broker.listener.name": "PLAINTEXT",
            "offsets.topic.replication.factor": "1",
            "transaction.state.log.replication.factor": "1",
            "transaction.state.log.min.isr": "1",
            **SETTINGS,
            **(config or {}),
        }
        self._environment = {"KAFKA_HEAP_OPTS": f"-Xmx{heap}"}
        for name, value in settings.items():
            self._environment[f"KAFKA_{name.upper().replace('.', '_')}"] = value

    @property
    def bootstrap_servers(self) -> str:
        return f"127.0.0.1:{self._port}"

    def start(self, timeout: float = START_SECONDS) -> None:
        """Start it on its present data, and wait until it answers a metadata request."""
        if self._reaper is None:
            self._reaper = Reaper(["docker", "rm", "--force", "--volumes", self._name])
            variables = [f"--env={name}={value}" for name, value in self._environment.items()]
            port = f"--publish=127.0.0.1:{self._port}:{self._port}"
            _docker("run", "--detach", f"--name={self._name}", port, *variables, IMAGE, timeout=PULL_SECONDS)
        else:
            _docker("start", self._name)
        wait_until_ready(self.bootstrap_servers, 1, timeout, self._check)

    def stop(self, timeout: float = STOP_SECONDS) -> None:
        """Shut it down cleanly, or kill it if that takes longer than ``timeout`` seconds."""
        _docker("stop", f"--time={timeout:.0f}", self._name, timeout=timeout + DOCKER_SECONDS)

    def kill(self) -> None:
        """SIGKILL; its data stays."""
        _docker("kill", self._name)

    def pause(self) -> None:
        """Pause it: connections stay open, but nothing is answered."""
        _docker("pause", self._name)

    def resume(self) -> None:
        """Resume it."""
        _docker("unpause", self._name)

    def restart(self, timeout: float = START_SECONDS) -> None:
        """Stop it if it runs, and start it on the same data and port."""
        self.stop()
        self.start(timeout)

    def close(self) -> None:
        """Remove the container and its data."""
        if self._reaper is not None:
            _docker("rm", "--force", "--volumes", self._name)
            self._reaper.dismiss()
            self._reaper = None

    def _check(self) -> None:
        state = _docker("inspect", "--format={{.State.Status}}", self._name).strip()
        if state == "exited":
            raise RuntimeError(f"the broker ended:\n{_docker('logs', '--tail=30', self._name)}")


def check_docker() -> None:
    """Check that a Docker engine answers.

    Raises:
        Unavailable: there is none.
    """
    if not shutil.which("docker"):
        raise Unavailable("there is no docker on the PATH")
    try:
        _docker("info", "--format={{.ServerVersion}}")
    except RuntimeError as error:
        raise Unavailable(str(error)) from None


def _docker(*arguments: str, timeout: float = DOCKER_SECONDS) -> str:
    try:
        answer = subprocess.run(
            ["docker", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"docker {arguments[0]} took longer than {timeout:g} s") from None
    if answer.returncode != 0:
        raise RuntimeError(f"docker {arguments[0]} failed: {answer.stdout.strip()[-600:]}")
    return answer.stdout
