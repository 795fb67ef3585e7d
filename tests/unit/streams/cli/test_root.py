from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from aiokafka.errors import TopicAuthorizationFailedError

import streams.cli
from schemas.settings import Settings
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
        assert re.search(rf"^\W*{command.split()[0]}\s", result.out, re.MULTILINE), command


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


def test_a_command_builds_only_itself() -> None:
    """So that it starts quickly: all commands together take a fifth of a second."""
    code = (
        "import sys; sys.argv[1:] = ['memory', '--help']; from streams.cli import main\n"
        "try: main()\n"
        "except SystemExit: print(sorted(name for name in sys.modules if name.startswith('streams.cli.')))"
    )

    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    imported = answer.stdout.splitlines()[-1]
    assert "'streams.cli.memory'" in imported
    assert "'streams.cli.tail'" not in imported
    assert "'streams.cli.doctor'" not in imported


@pytest.mark.parametrize("arguments", [["--help", "memory"], ["-h", "memory"], ["--debug", "--help"]])
def test_the_help_of_all_commands_lists_all_whatever_comes_after_it(
    invoke: Invoke, arguments: list[str]
) -> None:
    result = invoke(*arguments)

    assert result.code == 0
    for command in COMMANDS:
        assert re.search(rf"^\W*{command.split()[0]}\s", result.out, re.MULTILINE), command


def test_debug_before_a_command_changes_nothing_else(invoke: Invoke) -> None:
    assert invoke("--debug", "memory", "--help").out == invoke("memory", "--help").out


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


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["memory", "--help"], ["dead-letters", "list", "--help"], ["config"], ["schema"]],
)
def test_a_closed_output_ends_any_command_without_a_line(arguments: list[str]) -> None:
    """The parser would make a failure without a line of it, and Rich another one."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-c", "from streams.cli import main; main()", *arguments]
    try:
        done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(write)

    assert (done.returncode, done.stderr) == (141, b"")


def test_a_closed_output_is_told_apart_where_tasks_run_together(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    errors: list[Exception] = [BrokenPipeError(), ValueError("wrong")]

    def explode(*_: object, **__: object) -> None:
        raise ExceptionGroup("tasks", errors)

    monkeypatch.setattr("streams.demo.demo.run", explode)
    both = invoke("demo")
    errors.pop()
    with (tmp_path / "output").open("w") as output:
        monkeypatch.setattr("sys.stdout", output)
        closed = invoke("demo")

    assert (both.code, closed.code, closed.err) == (1, 141, "")
    assert both.err.startswith("error: ExceptionGroup: tasks")


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


def test_an_error_of_a_kafka_client_is_one_line_with_the_remedy(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever a command meets it; it was reported as what should not happen."""

    def refused(*_: object, **__: object) -> None:
        raise TopicAuthorizationFailedError("session-events")

    monkeypatch.setattr("streams.demo.demo.run", refused)
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "127.0.0.1:9")

    result = invoke("demo")

    assert result.code == 1
    (line,) = result.err.splitlines()
    assert line.startswith(
        "error: Kafka does not allow this client to use topic session-events; give it the rights"
    )


def test_an_interrupt_ends_quietly(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("streams.demo.demo.run", interrupt)

    result = invoke("demo")

    assert (result.code, result.err) == (130, "")


def test_an_interrupt_before_the_command_ends_quietly_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its modules take some tenths of a second to load; Ctrl-C in that time showed a traceback."""

    class Loading(ModuleType):
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "streams.cli.root", Loading("streams.cli.root"))
    monkeypatch.setattr("gc.set_threshold", lambda *_: None)

    with pytest.raises(SystemExit) as raised:
        streams.cli.main()

    assert raised.value.code == 130


@pytest.mark.parametrize(
    ("environment", "colour"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_an_error_has_a_colour_where_the_terminal_wants_one(
    environment: dict[str, str], colour: bool
) -> None:
    terminal, errors = pty.openpty()
    command = [sys.executable, "-c", "from streams.cli import main; main()", "nonsense"]
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    try:
        subprocess.run(command, stderr=errors, check=False, env={**kept, "TERM": "xterm", **environment})
        line = os.read(terminal, 4_096)
    finally:
        os.close(errors)
        os.close(terminal)

    assert b"error: no such command" in line
    assert (b"\x1b" in line) is colour


@pytest.mark.parametrize("arguments", [["nonsense"], ["topics", "create", "--partitions", "0"], ["clear"]])
def test_a_wrong_use_has_its_own_exit_code(invoke: Invoke, arguments: list[str]) -> None:
    result = invoke(*arguments)

    assert result.code == 2
    assert result.out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["memory", "caf\udce9"],
        ["describe", "s", "--title", "caf\udce9"],
        ["erase", "--user", "caf\udce9", "--yes"],
        ["dead-letters", "replay", "0:0", "--key", "caf\udce9"],
    ],
)
def test_an_argument_that_is_not_utf_8_is_refused(invoke: Invoke, arguments: list[str]) -> None:
    """It failed where it was sent, as what should not happen, or was published with another character."""
    assert invoke(*arguments) == (2, "", "error: not UTF-8: 'caf\\udce9'\n")


def test_the_name_of_a_file_may_have_any_bytes(tmp_path: Path) -> None:
    file = tmp_path / "caf\udce9.jsonl"
    file.write_text("no JSON")
    arguments = ["compact", "--dry-run", "--from-file", str(file)]
    command = [sys.executable, "-c", "from streams.cli import main; main()", *arguments]

    done = subprocess.run(command, capture_output=True, check=False)

    assert done.returncode == 1
    assert b"not JSON" in done.stderr


def test_a_principal_adds_no_line_to_the_script(invoke: Invoke) -> None:
    """Its comment went on in a line that a shell runs."""
    script = invoke("topics", "acls", "--archive", "User:a\nreboot").out

    assert "\n# User:a reboot: archive\n" in script
    assert "\nreboot: archive" not in script


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

    def run(settings: object, processes: list[str], *, accept_loss: bool, accept_log: bool) -> int:
        ran.append((processes, accept_loss, accept_log))
        return 70

    monkeypatch.setattr("streams.bootstrap.run_worker", run)

    assert invoke("worker", process).code == 70
    assert invoke("worker", process, "--accept-loss").code == 70
    assert ran == [(run_as, False, False), (run_as, True, False)]
    with_archive = "archive" in run_as
    assert invoke("worker", process, "--accept-log").code == (70 if with_archive else 2)
    assert ran[2:] == ([(run_as, False, True)] if with_archive else [])


@pytest.mark.parametrize("process", ["memory", "all"])
def test_a_worker_does_not_start_with_a_setting_that_does_not_exist(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, process: str
) -> None:
    file = tmp_path / "s.toml"
    file.write_text("[memory]\nmax_size_byte = 5\n")
    monkeypatch.setattr("streams.bootstrap.run_worker", lambda *_, **__: pytest.fail("it started"))
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "a:1")
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__MAX_TOKEN", "5")
    monkeypatch.setenv("SESSIONSTREAM_CONFIG", str(file))

    result = invoke("worker", process)

    assert (result.code, result.out) == (1, "")
    assert result.err.splitlines() == [
        (
            "error: SESSIONSTREAM_MEMORY__MAX_TOKEN is no setting; is SESSIONSTREAM_MEMORY__MAX_TOKENS meant?; "
            f"{file}: memory.max_size_byte is no setting; is memory.max_size_bytes meant? "
            "(correct or remove what is no setting)"
        )
    ]


def test_a_worker_starts_with_what_kubernetes_and_the_tests_set(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (
        "BOOTSTRAP_SERVERS",
        "MEMORY_SERVICE_HOST",
        "MEMORY_SERVICE_PORT",
        "MEMORY_PORT",
        "MEMORY_PORT_6066_TCP_ADDR",
        "TEST_ANYTHING",
        "REQUIRE",
    ):
        monkeypatch.setenv(f"SESSIONSTREAM_{name}", "a:1")
    monkeypatch.setattr("streams.bootstrap.run_worker", lambda *_, **__: 0)

    result = invoke("worker", "memory")

    assert (result.code, result.err) == (0, "")


def test_other_commands_warn_of_a_setting_that_does_not_exist_in_one_line(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SESSIONSTREAM_PARTITION", "5")
    monkeypatch.setenv("SESSIONSTREAM_STOR", "5")

    result = invoke("schema", "UserMessageAdded")

    assert result.code == 0
    assert result.err == (
        "warning: SESSIONSTREAM_PARTITION is no setting; is SESSIONSTREAM_PARTITIONS meant?; "
        "SESSIONSTREAM_STOR is no setting; is SESSIONSTREAM_STORE meant?\n"
    )
    assert invoke("schema", "--help").err == ""


def test_a_file_that_cannot_be_read_is_one_error(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_CONFIG", "/nowhere.toml")

    result = invoke("topics", "check")

    assert result.err.splitlines() == [
        "error: SESSIONSTREAM_CONFIG names /nowhere.toml, which is not a file: correct or unset it"
    ]


def test_the_demo_is_run(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[bool, int, bool]] = []

    def run(settings: Settings, once: bool) -> int:
        # A port that was chosen must not be replaced by a free one.
        ran.append((once, settings.http_port, "http_port" in settings.model_fields_set))
        return 0

    monkeypatch.setattr("streams.demo.demo.run", run)

    assert invoke("demo").code == 0
    assert invoke("demo", "--once").code == 0
    assert invoke("demo", "--port", "8080").code == 0
    assert ran == [(False, 6066, False), (True, 6066, False), (False, 8080, True)]
    assert invoke("demo", "--port", "65536").code == 2


COMMAND = (sys.executable, "-c", "from streams.cli import main; main()")


@pytest.mark.parametrize("closed", ["2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_was_closed_is_no_error(closed: str) -> None:
    """Some supervisors start a worker without standard error."""
    line = f'"$0" -c "$1" schema UserMessageAdded {closed}'
    done = subprocess.run(["sh", "-c", line, COMMAND[0], COMMAND[2]], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")
    assert (b"UserMessageAdded" in done.stdout) == (" >&-" not in closed)


def test_the_number_of_a_stream_that_was_closed_goes_to_no_other_file(tmp_path: Path) -> None:
    code = "from streams.cli.standard_streams import make_usable; make_usable(); print(open('file', 'w').fileno() > 2)"
    done = subprocess.run(
        ["sh", "-c", '"$0" -c "$1" <&- 2>&-', sys.executable, code],
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[4])},
        check=True,
    )
    assert done.stdout == b"True\n"


def test_a_closed_standard_input_is_an_empty_one() -> None:
    line = '"$0" -c "$1" token --name x --stdin <&-'
    done = subprocess.run(["sh", "-c", line, COMMAND[0], COMMAND[2]], capture_output=True, check=False)

    assert done.returncode == 2
    assert done.stderr.startswith(b"error: a token needs at least")


def test_what_the_encoding_of_the_output_lacks_is_written_as_its_number() -> None:
    done = subprocess.run(
        [*COMMAND, "--help"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"SESSIONSTREAM_\u2026 variables" in done.stdout


@pytest.mark.parametrize("arguments", [["config"], ["--help"]])
def test_an_output_without_room_is_one_line_that_says_so(arguments: list[str]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, check=False)

    assert done.returncode == 1
    assert done.stderr.splitlines() == [b"error: the output cannot be written: No space left on device"]
