"""A wrong command line is one line that says what is wrong, and one with the remedy."""

from __future__ import annotations

import io
from typing import Any

import pytest

from tests.unit.streams.cli.conftest import Invoke

pytestmark = pytest.mark.usefixtures("no_worker")

PROCESSES = "memory|compaction|analytics|archive|all"
REPLAY = "sessionstream dead-letters replay"


@pytest.mark.parametrize(
    ("line", "what", "remedy"),
    [
        (
            "polices",
            "no such command 'polices'; did you mean 'policies', 'topics', 'epochs'?",
            "usage: sessionstream [OPTIONS] COMMAND [ARGS]...; see `sessionstream --help`",
        ),
        (
            "topics foo",
            "no such command 'foo'",
            "usage: sessionstream topics [OPTIONS] COMMAND [ARGS]...; see `sessionstream topics --help`",
        ),
        (
            "demo --prt 3",
            "no such option: --prt; did you mean --port?",
            "usage: sessionstream demo [OPTIONS]; see `sessionstream demo --help`",
        ),
        (
            "demo --port 0",
            "invalid value for '--port': must be greater than or equal to 1",
            "usage: sessionstream demo [OPTIONS]; see `sessionstream demo --help`",
        ),
        ("sessions --limit", "option '--limit' requires an argument", "see `sessionstream sessions --help`"),
        (
            "demo x y",
            "not expected: x y",
            "usage: sessionstream demo [OPTIONS]; see `sessionstream demo --help`",
        ),
        (
            "memory s --last x",
            "invalid value for '--last': must be a valid integer",
            "usage: sessionstream memory [OPTIONS] {SESSION_ID}; see `sessionstream memory --help`",
        ),
        (
            "memory s --format y",
            "invalid value for '--format': 'y' is not one of 'openai', 'table', 'json'",
            "usage: sessionstream memory [OPTIONS] {SESSION_ID}; see `sessionstream memory --help`",
        ),
        (
            "worker",
            f"missing argument '{PROCESSES}'",
            f"usage: sessionstream worker [OPTIONS] {{{PROCESSES}}}; see `sessionstream worker --help`",
        ),
        (
            "recall s",
            "missing argument 'WORD'",
            "usage: sessionstream recall [OPTIONS] {SESSION_ID} {WORD}...; see `sessionstream recall --help`",
        ),
        (
            "token",
            "missing option '--name'",
            "usage: sessionstream token [OPTIONS]; see `sessionstream token --help`",
        ),
        (
            "compact",
            "give one SESSION_ID, or --dry-run",
            "usage: sessionstream compact [OPTIONS] [SESSION_ID]...; see `sessionstream compact --help`",
        ),
        (
            "dead-letters replay",
            "give PARTITION:OFFSET, or --all",
            f"usage: {REPLAY} [OPTIONS] [PARTITION:OFFSET]...; see `{REPLAY} --help`",
        ),
    ],
)
@pytest.mark.parametrize("columns", ["200", "40"])
def test_a_usage_error_is_one_line_of_what_and_one_of_remedy(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, line: str, what: str, remedy: str, columns: str
) -> None:
    """It was a box of five lines or more."""
    monkeypatch.setenv("COLUMNS", columns)

    result = invoke(*line.split())

    assert result.code == 2
    assert result.out == ""
    assert result.err.splitlines() == [f"error: {what}", remedy]


def test_a_group_of_commands_without_one_shows_its_help(invoke: Invoke) -> None:
    result = invoke("topics")

    assert result.code == 2
    assert "Usage: sessionstream topics [OPTIONS] COMMAND" in result.out
    assert result.err == ""


class Terminal(io.StringIO):
    """Standard input on which somebody types."""

    def isatty(self) -> bool:
        return True


def test_who_does_not_confirm_is_told_in_one_line(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("n\n"))

    result = invoke("clear", "s")

    assert result.code == 1
    assert result.err == "Clear the memory of session s? [y/N]: Aborted.\n"


def test_ctrl_c_at_a_question_is_an_interrupt_and_no_answer(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exit code was that of a failed command."""

    class Interrupted(Terminal):
        def readline(self, *_: Any) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())

    result = invoke("clear", "s")

    assert (result.code, result.err) == (130, "Clear the memory of session s? [y/N]: \n")
