"""The workers of a run: each in a slot that is started again when its process has ended, as a service manager does."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.kafka.processes import free_ports
from tests.live.process import Process
from tests.live.worker import SESSIONSTREAM

_RESTART_SECONDS = 1.0
_LOOK_SECONDS = 0.2


@dataclass(frozen=True)
class Ended:
    """A worker that ended although nobody had asked it to."""

    at: float
    slot: str
    exit_code: int
    last_lines: str


@dataclass
class Slot:
    """One worker: its process changes, its name, port and folder do not."""

    name: str
    process: str
    port: int
    data_dir: Path
    settings: dict[str, str]
    wanted: bool = True
    running: Process | None = None
    command: Sequence[str] = ()
    environment: dict[str, str] = field(default_factory=dict)
    starts: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Fleet:
    """All workers.

    Args:
        folder: Of logs and data.
        environment: Makes a worker's environment from settings.
        slots: Processes by name of the slot.
        settings: Of single slots, by name.
        now: The clock of the run.
    """

    def __init__(
        self,
        folder: Path,
        environment: Callable[..., dict[str, str]],
        slots: Mapping[str, str],
        settings: Mapping[str, Mapping[str, str]],
        now: Callable[[], float],
    ) -> None:
        ports = free_ports(len(slots))
        self.slots = {
            name: Slot(name, process, port, folder / name, dict(settings.get(name, {})))
            for (name, process), port in zip(slots.items(), ports, strict=True)
        }
        self.ended: list[Ended] = []
        self._folder = folder
        self._environment = environment
        self._now = now
        self._lock = threading.RLock()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._supervise, name="supervisor", daemon=True)

    def urls(self, process: str, *, among: Sequence[str] | None = None) -> list[str]:
        """Return the URLs of the workers of a process that should run."""
        return [
            slot.url
            for slot in self.slots.values()
            if slot.process == process and slot.wanted and (among is None or slot.name in among)
        ]

    def start(self) -> None:
        """Start every worker, and keep them running."""
        for slot in self.slots.values():
            if slot.wanted:
                self.launch(slot.name)
        self._thread.start()

    def close(self) -> None:
        """Kill all workers."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        for slot in self.slots.values():
            if slot.running is not None:
                slot.running.close()

    def launch(self, name: str) -> None:
        """Start a worker's process, if it does not run."""
        with self._lock:
            slot = self.slots[name]
            slot.wanted = True
            if slot.running is not None:
                return
            slot.starts += 1
            every = list(self.slots.values())
            settings = {
                "HTTP_PORT": str(slot.port),
                "DATA_DIR": str(slot.data_dir),
                **{
                    f"{process.upper()}_URL": ",".join(s.url for s in every if s.process == process)
                    for process in ("memory", "analytics", "archive")
                    if any(s.process == process for s in every)
                },
                **slot.settings,
            }
            environment = {**self._environment(**settings), **slot.environment}
            command = list(slot.command) or [*SESSIONSTREAM, "worker", slot.process]
            slot.running = Process(
                command, self._folder / f"{name}.log", environment=environment, folder=self._folder
            )

    def kill(self, name: str) -> None:
        """SIGKILL; it stays away until it is launched again."""
        with self._lock:
            process = self._take(name)
        if process is not None:
            process.close()

    def stop(self, name: str, within: float = 60.0) -> float:
        """SIGTERM; returns the seconds that it took. A worker that does not end in time is killed, and reported."""
        with self._lock:
            process = self._take(name)
        began = time.monotonic()
        if process is None:
            return 0.0
        try:
            code = process.stop(within=within)
            # A SIGTERM before the worker has its own handler ends it by the signal.
            if code not in (0, -15):
                self.ended.append(Ended(self._now(), name, code, process.log_tail(8)))
        except AssertionError:
            self.ended.append(Ended(self._now(), name, -99, f"SIGTERM was ignored for {within:g} s"))
        finally:
            process.close()
        return time.monotonic() - began

    def process(self, name: str) -> Process | None:
        """Return the process of a slot, if there is one."""
        return self.slots[name].running

    def delete_data(self, name: str) -> None:
        """Delete what a worker has on disk."""
        folder = self.slots[name].data_dir
        for path in folder.iterdir() if folder.exists() else ():
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)

    def ready(self, name: str) -> bool:
        """Whether a worker says that it serves all that is assigned to it."""
        try:
            return (
                httpx.get(f"{self.slots[name].url}/readyz", timeout=5.0, trust_env=False).status_code == 200
            )
        except httpx.HTTPError:
            return False

    def partitions(self, name: str) -> list[int]:
        """Return the partitions that a worker says it serves; empty if it does not answer."""
        try:
            answer = httpx.get(f"{self.slots[name].url}/readyz", timeout=1.0, trust_env=False)
        except httpx.HTTPError:
            return []
        _, _, text = str(answer.json().get("detail", "")).partition("serving partitions [")
        return [int(number) for number in text.partition("]")[0].split(",") if number.strip()]

    def _take(self, name: str) -> Process | None:
        slot = self.slots[name]
        slot.wanted = False
        process, slot.running = slot.running, None
        return process

    def _supervise(self) -> None:
        due: dict[str, float] = {}
        while not self._stop.wait(_LOOK_SECONDS):
            with self._lock:
                for slot in self.slots.values():
                    process = slot.running
                    if process is not None and not process.alive:
                        code = process.exit_code
                        assert code is not None
                        self.ended.append(Ended(self._now(), slot.name, code, process.log_tail(8)))
                        process.close()
                        slot.running = None
                        due[slot.name] = time.monotonic() + _RESTART_SECONDS
                    if slot.running is None and slot.wanted and time.monotonic() >= due.get(slot.name, 0):
                        self.launch(slot.name)
