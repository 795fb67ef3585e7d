"""Starts workers and commands in processes that begin with everything imported, for the tests of parts.

To import a worker takes two seconds of processor time, and the tests of parts start some hundreds of processes. So one
process imports it, and forks for each of them. A forked process is one of its own: it has its own id, environment,
folder and output, can be killed and paused, and runs the same ``main``. What begins with the interpreter is not tested
by it; for that, the acceptance tests start one process of each kind as an operator does (:class:`Forks`).
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final, NoReturn

import tiktoken
import tiktoken.registry

from schemas.errors import ConfigurationError
from schemas.settings import PREFIX
from streams.cli import main
from streams.cli.root import COMMANDS
from streams.settings.http_tls import public_authorities
from tests.tokenizer_files import has_tokenizer_files, tokenizer_folder

#: What commands and workers import when they begin, or later while they start.
_IMPORTED: Final = (
    "streams.bootstrap",
    "streams.cli.root",
    "streams.compaction.assembly",
    "streams.compaction.extractive",
    "tests.integration.engine.engine_worker",
    # What libraries import when they are first used.
    "anyio._backends._asyncio",
    "faust.app.router",
    "faust.assignor.leader_assignor",
    "faust.fixups.django",
    "faust.topics",
    "faust.worker",
    "pydantic.v1",
    "uvicorn.lifespan.on",
    *(f"streams.cli.{command.partition(':')[0]}" for command in COMMANDS.values()),
)
#: The tokenizer of the default settings. To load it takes a third of a second.
_ENCODING: Final = "o200k_base"
_TOKENIZER_FOLDER: Final = "TIKTOKEN_CACHE_DIR"
#: Which authorities HTTP clients trust. To read them takes 0.03 to 0.06 s.
_AUTHORITIES: Final = ("SSL_CERT_FILE", "SSL_CERT_DIR")
#: Longest request: arguments, environment and folder.
_MAX_REQUEST_BYTES: Final = 1_000_000
_START_SECONDS: Final = 60.0


class Forked:
    """A forked process, with what the tests use of :class:`subprocess.Popen`.

    Args:
        process_id: its id.
        ended: the end of a pipe from which its exit code is read when it has ended.
        stdout: its standard output, if that is a pipe.
    """

    def __init__(self, process_id: int, ended: int, stdout: IO[bytes] | None) -> None:
        self.pid = process_id
        self.stdout = stdout
        self.returncode: int | None = None
        self._ended = ended
        #: Tests ask in one thread whether it runs while another one waits for its end.
        self._reading = threading.Lock()

    def __del__(self) -> None:
        os.close(self._ended)

    def poll(self) -> int | None:
        """Return the exit code; None while it runs."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended, and return its exit code, negative if a signal ended it.

        Raises:
            TimeoutExpired: It runs longer.
        """
        readable, _, _ = select.select([self._ended], [], [], timeout)
        if not readable:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
        with self._reading:
            if self.returncode is None:
                told = os.read(self._ended, 100)
                assert told, "the server of forked processes has ended"
                self.returncode = int(told)
            return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it has not ended."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """The process that forks; it starts with the first one that is asked for, and ends with the tests."""

    def __init__(self) -> None:
        self._server: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        #: Tests start processes from several threads; each must read the answer to its own request.
        self._asking = threading.Lock()

    def start(
        self,
        arguments: Sequence[str],
        *,
        environment: Mapping[str, str],
        folder: Path,
        stdout: IO[bytes] | int,
        stderr: IO[bytes] | int,
        module: str | None = None,
    ) -> Forked:
        """Start ``sessionstream`` with ``arguments``, or ``python -m`` with ``module`` and them.

        Args:
            arguments: of the command line, without the program.
            environment: the whole environment of the process.
            folder: its working directory.
            stdout: a file, or ``subprocess.PIPE``.
            stderr: a file, or ``subprocess.STDOUT``.
            module: the program, if it is not ``sessionstream``.
        """
        request = json.dumps(
            {
                "arguments": list(arguments),
                "module": module,
                "environment": dict(environment),
                "folder": str(folder),
            }
        ).encode()
        ended, tells_end = os.pipe()
        opened = [tells_end]
        output: IO[bytes] | None = None
        if isinstance(stdout, int):
            reads, writes = os.pipe()
            output = os.fdopen(reads, "rb")
            opened.append(writes)
        else:
            writes = stdout.fileno()
        errors = writes if isinstance(stderr, int) else stderr.fileno()
        try:
            with self._asking:
                connection = self._connection()
                socket.send_fds(connection, [request], [writes, errors, tells_end])
                answer = connection.recv(100)
        finally:
            for one in opened:
                os.close(one)
        assert answer, "the server of forked processes has ended; its error is in the output of the tests"
        return Forked(int(answer), ended, output)

    def thread_count(self) -> int:
        """Return how many threads the server has."""
        assert self._server is not None
        return len(list(Path(f"/proc/{self._server.pid}/task").iterdir()))

    def close(self) -> None:
        """End the server; what it has forked goes on."""
        if self._socket is not None:
            self._socket.close()
        if self._server is not None:
            self._server.wait(_START_SECONDS)

    def _connection(self) -> socket.socket:
        if self._socket is None:
            self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._socket.settimeout(_START_SECONDS)
            for one in (self._socket, theirs):
                one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _MAX_REQUEST_BYTES)
            with theirs:
                self._server = subprocess.Popen(
                    [sys.executable, "-m", __name__, str(theirs.fileno())],
                    pass_fds=[theirs.fileno()],
                    stdin=subprocess.DEVNULL,
                    cwd=Path(__file__).parents[2],
                )
        return self._socket


class Forks:
    """Says which processes of a system are forked.

    Args:
        server: forks them.
        cold_first: a process starts as an operator starts it the first time, and is forked when another test starts the
            same one: the same command with the same options, with values for the same settings.
    """

    def __init__(self, server: ForkServer, *, cold_first: bool = False) -> None:
        self._server = server
        self._started: set[frozenset[str]] | None = set() if cold_first else None

    def server_for(self, arguments: Sequence[str], environment: Mapping[str, str]) -> ForkServer | None:
        """Return what forks this process; None if it is started as an operator does."""
        if self._started is None:
            return self._server
        words = {*_command(arguments), *(one for one in arguments if one.startswith("-"))}
        kind = frozenset(words | {name for name in environment if name.startswith(PREFIX)})
        if kind in self._started:
            return self._server
        self._started.add(kind)
        return None


def _command(arguments: Sequence[str]) -> Sequence[str]:
    """Return the words that name a command, of one in a group two."""
    name = arguments[0]
    in_group = name == "worker" or COMMANDS.get(name, "").endswith(":app")
    return arguments[: 2 if in_group else 1]


class _Server:
    """The side that forks. It has one thread, so that a forked process never has a lock that nobody releases."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._running: dict[int, int] = {}
        self._woken, self._wakes = os.pipe()
        os.set_blocking(self._wakes, False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wakes, warn_on_full_buffer=False)

    def serve(self) -> Mapping[str, Any]:
        """Fork until the tests end. Returns only in a forked process: what was asked for."""
        while True:
            waited: list[socket.socket | int] = [self._connection, self._woken]
            readable, _, _ = select.select(waited, [], [])
            if self._woken in readable:
                os.read(self._woken, 1_000)
                self._tell_ends()
            if self._connection in readable:
                request, given, _, _ = socket.recv_fds(self._connection, _MAX_REQUEST_BYTES, 3)
                if not request:
                    sys.exit(0)
                asked: dict[str, Any] = json.loads(request)
                if self._fork(asked, *given):
                    return asked

    def _fork(self, request: Mapping[str, Any], stdout: int, stderr: int, tells_end: int) -> bool:
        """Return whether this is the forked process."""
        process_id = os.fork()
        if process_id:
            self._running[process_id] = tells_end
            os.close(stdout)
            os.close(stderr)
            self._connection.send(str(process_id).encode())
            return False
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(stdout, 1)
        os.dup2(stderr, 2)
        # The interpreter looked at its start whether it can seek in the output, which was another one then.
        sys.stdout = os.fdopen(1, "w", encoding=sys.stdout.encoding, errors=sys.stdout.errors, closefd=False)
        for one in (stdout, stderr, tells_end, self._woken, self._wakes, *self._running.values()):
            os.close(one)
        self._connection.close()
        environment = request["environment"]
        if environment.get(_TOKENIZER_FOLDER) != os.environ.get(_TOKENIZER_FOLDER):
            tiktoken.registry.ENCODINGS.clear()
        if any(environment.get(name) != os.environ.get(name) for name in _AUTHORITIES):
            public_authorities.cache_clear()
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(request["folder"])
        # What the interpreter does with PYTHONPATH at its start.
        sys.path[:0] = environment.get("PYTHONPATH", "").split(os.pathsep)
        return True

    def _tell_ends(self) -> None:
        while self._running:
            process_id, status = os.waitpid(-1, os.WNOHANG)
            if not process_id:
                return
            tells_end = self._running.pop(process_id)
            os.write(tells_end, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(tells_end)


def _main() -> NoReturn:
    for module in _IMPORTED:
        import_module(module)
    if os.environ.get(_TOKENIZER_FOLDER) == str(tokenizer_folder()) and has_tokenizer_files():
        tiktoken.get_encoding(_ENCODING)
    with contextlib.suppress(ConfigurationError):
        public_authorities()
    # What is here now stays; the collector of a forked process need not look at it, nor copy its pages.
    gc.collect()
    gc.freeze()
    asked = _Server(socket.socket(fileno=int(sys.argv[1]))).serve()
    time.tzset()
    sys.argv = [asked["module"] or "sessionstream", *asked["arguments"]]
    if asked["module"] is None:
        main()
    else:
        runpy.run_module(asked["module"], run_name="__main__")
    sys.exit(0)


if __name__ == "__main__":
    _main()
