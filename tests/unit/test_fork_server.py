"""A forked process is for the tests of parts what one is that was started as an operator does."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.fakes.certificates import make_certificate
from tests.live.fork_server import Forked, Forks, ForkServer
from tests.live.process import ROOT, Process, clean_environment
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM

#: Waits for a broker that is not there until it is ended.
WAITS = ["worker", "memory"]


def started(fork_server: ForkServer, folder: Path, arguments: list[str], **settings: object) -> Forked:
    with (folder / "log").open("wb") as log:
        return fork_server.start(
            arguments,
            environment=clean_environment(**settings),
            folder=folder,
            stdout=subprocess.PIPE,
            stderr=log,
        )


@pytest.mark.parametrize("arguments", [["--version"], ["memory", "--help"], ["topics", "check"], ["unknown"]])
def test_output_errors_and_exit_code_are_those_of_the_command(
    fork_server: ForkServer, tmp_path: Path, arguments: list[str]
) -> None:
    forked = started(fork_server, tmp_path, arguments)
    plain = subprocess.run(
        [*SESSIONSTREAM, *arguments], env=clean_environment(), cwd=tmp_path, capture_output=True, check=False
    )

    assert forked.wait(60) == plain.returncode
    assert forked.stdout is not None
    with forked.stdout:
        assert forked.stdout.read() == plain.stdout
    assert (tmp_path / "log").read_bytes() == plain.stderr


def test_it_runs_another_program_as_the_interpreter_does(fork_server: ForkServer, tmp_path: Path) -> None:
    given = tmp_path / "given.json"
    given.write_text('{"a":1}')

    process = Process(
        [str(given)],
        tmp_path / "log",
        folder=tmp_path,
        piped_output=True,
        fork_server=fork_server,
        module="json.tool",
    )

    assert process.wait_exit() == 0
    assert process.output.read() == b'{\n    "a": 1\n}\n'
    process.close()


def test_it_has_the_environment_and_the_folder_it_was_given(fork_server: ForkServer, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("partitions = 7\n")

    forked = started(fork_server, tmp_path, ["config"], CONFIG="settings.toml", TOPIC_PREFIX="mine-")

    assert forked.wait(60) == 0
    assert forked.stdout is not None
    with forked.stdout:
        shown = forked.stdout.read().decode()
    assert "mine-" in shown
    assert "SESSIONSTREAM_PARTITIONS=7" in shown


def test_a_signal_ends_it_and_nothing_else(fork_server: ForkServer, tmp_path: Path) -> None:
    processes = [
        Process(
            WAITS,
            tmp_path / f"{name}.log",
            environment=clean_environment(BOOTSTRAP_SERVERS="127.0.0.1:9", HTTP_PORT=0, LOG_FORMAT="json"),
            folder=tmp_path,
            fork_server=fork_server,
        )
        for name in "ab"
    ]
    killed, other = processes
    try:
        until(lambda: all(one.log for one in processes), "both have begun", within=60)
        killed.kill()

        assert killed.exit_code == -signal.SIGKILL
        assert other.alive
        assert other.stop() >= 0
    finally:
        for one in processes:
            one.close()


def test_threads_that_start_processes_at_once_get_each_its_own(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    def own_folder_and_end(number: int) -> tuple[bool, bool]:
        folder = tmp_path / str(number)
        folder.mkdir()
        forked = started(fork_server, folder, WAITS, BOOTSTRAP_SERVERS="127.0.0.1:9", HTTP_PORT=0)
        assert forked.stdout is not None
        with forked.stdout:
            its_folder = Path(f"/proc/{forked.pid}/cwd")
            until(
                lambda: its_folder.exists() and its_folder.resolve() != ROOT, "it is in its folder", within=60
            )
            own = its_folder.resolve() == folder
            forked.kill()
            return own, forked.wait(60) == -signal.SIGKILL

    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(own_folder_and_end, range(24))) == [(True, True)] * 24


def test_threads_that_wait_for_one_process_are_all_told_its_end(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    def ends(forked: Forked) -> list[int]:
        waits = threading.Barrier(8)

        def wait() -> int:
            waits.wait()
            while forked.returncode is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    forked.wait(0.01)
            return forked.wait(60)

        with ThreadPoolExecutor(8) as threads:
            return [one.result() for one in [threads.submit(wait) for _ in range(8)]]

    for _ in range(20):
        forked = started(fork_server, tmp_path, ["--version"])
        assert forked.stdout is not None
        with forked.stdout:
            assert ends(forked) == [0] * 8


def test_the_server_has_one_thread_so_that_it_may_fork(fork_server: ForkServer, tmp_path: Path) -> None:
    forked = started(fork_server, tmp_path, ["--version"])
    assert forked.wait(60) == 0
    assert forked.stdout is not None
    forked.stdout.close()

    assert fork_server.thread_count() == 1


def test_acceptance_tests_start_one_process_of_each_kind_as_an_operator_does(fork_server: ForkServer) -> None:
    forks = Forks(fork_server, cold_first=True)
    plain, with_limit = {"SESSIONSTREAM_PARTITIONS": "4"}, {"SESSIONSTREAM_MEMORY__MAX_MESSAGES": "4"}

    def is_forked(*arguments: str, environment: Mapping[str, str] = plain) -> bool:
        return forks.server_for(arguments, environment) is fork_server

    kinds = [["memory", "a"], ["memory", "a", "--last", "2"], ["topics", "check"], ["topics", "create"]]
    kinds += [["worker", "memory"], ["worker", "all"], ["--version"]]
    assert [is_forked(*kind) for kind in kinds] == [False] * len(kinds)
    assert [is_forked(*kind) for kind in kinds] == [True] * len(kinds)
    assert is_forked("memory", "another session")
    assert not is_forked("worker", "memory", environment=with_limit)
    assert is_forked("worker", "memory", environment={**with_limit, "LANG": "C"})


def test_tests_of_parts_fork_all(fork_server: ForkServer) -> None:
    assert Forks(fork_server).server_for(["worker", "memory"], {}) is fork_server


def test_another_folder_of_tokenizers_is_read_although_the_server_has_loaded_one(
    tokenizer_files: Path, tmp_path: Path
) -> None:
    (tmp_path / "loaded.py").write_text("from tiktoken.registry import ENCODINGS; print(*ENCODINGS)")
    # Of its own, since the one of all tests may have started before the files were there.
    fork_server = ForkServer()

    def loaded(folder: Path) -> bytes:
        given = {**clean_environment(), "TIKTOKEN_CACHE_DIR": str(folder), "PYTHONPATH": str(tmp_path)}
        with (tmp_path / "log").open("wb") as log:
            forked = fork_server.start(
                [], environment=given, folder=tmp_path, stdout=log, stderr=log, module="loaded"
            )
        assert forked.wait(60) == 0
        return (tmp_path / "log").read_bytes()

    try:
        assert loaded(tokenizer_files) == b"o200k_base\n"
        assert loaded(tmp_path) == b"\n"
    finally:
        fork_server.close()


def test_other_authorities_are_read_although_the_server_has_read_some(tmp_path: Path) -> None:
    (tmp_path / "trusted.py").write_text(
        "from streams.settings.http_tls import public_authorities\n"
        "has_read = public_authorities.cache_info().currsize\n"
        "print(has_read, len(public_authorities().get_ca_certs()))"
    )
    authority = make_certificate(tmp_path).authority
    # Of its own, since the one of all tests may have been started with others.
    fork_server = ForkServer()

    def trusted(**environment: str) -> tuple[int, int]:
        given = {**clean_environment(), "PYTHONPATH": str(tmp_path), **environment}
        with (tmp_path / "log").open("wb") as log:
            forked = fork_server.start(
                [], environment=given, folder=tmp_path, stdout=log, stderr=log, module="trusted"
            )
        assert forked.wait(60) == 0
        has_read, count = (tmp_path / "log").read_text().split()
        return int(has_read), int(count)

    try:
        has_read, count = trusted()
        assert has_read == 1
        assert count > 1
        assert trusted(SSL_CERT_FILE=str(authority)) == (0, 1)
    finally:
        fork_server.close()
