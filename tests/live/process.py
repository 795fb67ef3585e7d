"""A process that a test starts and ends, with its environment and its log."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from tests.live.fork_server import Forked, ForkServer
from tests.live.waiting import until

ROOT = Path(__file__).resolve().parents[2]

_SHOWN_LINES = 40


def clean_environment(**settings: object) -> dict[str, str]:
    """Return this process's environment without our settings, and with ``settings`` under our prefix."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SESSIONSTREAM_")}
    return {**kept, **{f"SESSIONSTREAM_{name}": str(value) for name, value in settings.items()}}


class Process:
    """A process whose standard error, and output unless that is a pipe, go to a log file.

    Args:
        command: program and arguments.
        log: appended to; the name of the process is that of the file.
        environment: the whole environment of the process.
        folder: its working directory.
        piped_output: leave standard output to the test, as :attr:`output`.
        fork_server: forks the process if it is given; ``command`` is then the arguments of ``sessionstream``.
        module: the program that is forked, if it is not ``sessionstream``.
    """

    def __init__(
        self,
        command: Sequence[str],
        log: Path,
        *,
        environment: Mapping[str, str] | None = None,
        folder: Path = ROOT,
        piped_output: bool = False,
        fork_server: ForkServer | None = None,
        module: str | None = None,
    ) -> None:
        self.name = log.stem
        self._log = log
        given = None if environment is None else dict(environment)
        self._process: subprocess.Popen[bytes] | Forked
        with log.open("ab") as file:
            stdout, stderr = (subprocess.PIPE, file) if piped_output else (file, subprocess.STDOUT)
            if fork_server is not None:
                self._process = fork_server.start(
                    command,
                    environment=os.environ if given is None else given,
                    folder=folder,
                    stdout=stdout,
                    stderr=stderr,
                    module=module,
                )
            else:
                self._process = subprocess.Popen(
                    command, env=given, cwd=folder, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr
                )

    @property
    def output(self) -> IO[bytes]:
        """Its standard output, if that is a pipe."""
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def log_tail(self, lines: int = _SHOWN_LINES) -> str:
        """The end of its log."""
        return "\n".join(self.log.splitlines()[-lines:])

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.poll()

    def wait_exit(self, *, within: float = 60.0) -> int:
        """Wait until it ends by itself, and return its exit code."""
        try:
            return self._process.wait(within)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"{self.name} still runs after {within:g} s:\n{self.log}") from None

    def stop(self, *, within: float = 60.0) -> int:
        """SIGTERM; returns the exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self.wait_exit(within=within)

    def kill(self) -> None:
        """SIGKILL: nothing is flushed, and the process does not leave its group."""
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        """SIGSTOP; returns when it is stopped."""
        self._process.send_signal(signal.SIGSTOP)
        until(lambda: self._state() in "Tt", f"{self.name} is stopped", within=5)

    def resume(self) -> None:
        """SIGCONT."""
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """Kill the process if it runs."""
        if self.alive:
            self.resume()
            self.kill()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def peak_memory_bytes(self) -> int:
        """The largest resident set the process ever had."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024

    def _state(self) -> str:
        stat = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii")
        return stat.rpartition(") ")[2][:1]
