from __future__ import annotations

import subprocess
import sys

import pytest

from tests.unit.streams.cli.conftest import Invoke

COMMANDS = [
    "worker",
    "topics",
    "topics create",
    "topics check",
    "import",
    "memory",
    "tail",
    "clear",
    "delete",
    "dead-letters",
    "dead-letters list",
    "dead-letters show",
    "dead-letters replay",
    "schema",
    "config",
    "doctor",
    "demo",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(invoke: Invoke, command: str) -> None:
    result = invoke(*command.split(), "--help")

    assert result.code == 0
    assert f"sessionstream {command}" in result.out
    assert result.err == ""


def test_the_help_lists_every_command(invoke: Invoke) -> None:
    result = invoke("--help")

    for command in COMMANDS:
        assert command.split()[0] in result.out


def test_help_is_quick_because_nothing_heavy_is_imported() -> None:
    heavy = {
        "aiokafka",
        "faust",
        "fastapi",
        "httpx",
        "confluent_kafka",
        "tiktoken",
        "openai",
        "pydantic_settings",
    }
    code = f"import sys, streams.cli.root; print(sorted({heavy!r} & set(sys.modules)))"

    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert answer.stdout.strip() == "[]"


def test_an_error_of_the_user_is_one_line(invoke: Invoke) -> None:
    result = invoke("topics", "check")

    assert result.code == 1
    assert result.out == ""
    (line,) = result.err.splitlines()
    assert line.startswith("error: no Kafka brokers given: set SESSIONSTREAM_BOOTSTRAP_SERVERS")


def test_a_wrong_setting_is_one_line(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES", "0")

    result = invoke("config")

    assert result.code == 1
    assert result.err.splitlines() == [
        "error: SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES: max_size_bytes must be greater than 0"
    ]


@pytest.mark.parametrize("arguments", [["--debug", "topics", "check"], ["topics", "check", "--debug"]])
def test_debug_shows_where_it_happened(invoke: Invoke, arguments: list[str]) -> None:
    result = invoke(*arguments)

    assert result.code == 1
    assert "Traceback" in result.err


def test_what_should_not_happen_is_one_line_too(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(*_: object, **__: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("streams.demo.demo.run", explode)

    result = invoke("demo")

    assert result.code == 1
    assert result.err.splitlines() == [
        "error: RuntimeError: two lines (this should not happen; --debug shows where)"
    ]


def test_an_interrupt_ends_quietly(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("streams.demo.demo.run", interrupt)

    result = invoke("demo")

    assert (result.code, result.err) == (130, "")


@pytest.mark.parametrize("arguments", [["nonsense"], ["topics", "create", "--partitions", "0"], ["clear"]])
def test_a_wrong_use_has_its_own_exit_code(invoke: Invoke, arguments: list[str]) -> None:
    result = invoke(*arguments)

    assert result.code == 2
    assert result.out == ""


@pytest.mark.parametrize(
    ("process", "run_as"),
    [
        ("memory", ["memory"]),
        ("compaction", ["compaction"]),
        ("analytics", ["analytics"]),
        ("archive", ["archive"]),
        ("all", ["memory", "compaction", "analytics", "archive"]),
    ],
)
def test_a_worker_is_run_and_its_exit_code_kept(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, process: str, run_as: list[str]
) -> None:
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "a:1")
    ran: list[object] = []

    def run(settings: object, processes: list[str], *, accept_loss: bool) -> int:
        ran.append((processes, accept_loss))
        return 70

    monkeypatch.setattr("streams.bootstrap.run_worker", run)

    assert invoke("worker", process).code == 70
    assert invoke("worker", process, "--accept-loss").code == 70
    assert ran == [(run_as, False), (run_as, True)]


def test_the_demo_is_run(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[bool] = []

    def run(settings: object, once: bool) -> int:
        ran.append(once)
        return 0

    monkeypatch.setattr("streams.demo.demo.run", run)

    assert invoke("demo").code == 0
    assert invoke("demo", "--once").code == 0
    assert ran == [False, True]
