"""Output of the commands: results to standard output, everything else to standard error."""

from __future__ import annotations

import sys
from contextlib import contextmanager, redirect_stdout
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from processors.reading.printable import printable, printable_json

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from rich.console import Console
    from rich.table import Table

#: Exit code of a command that was given a session_id of which nothing is known where it looked.
UNKNOWN_SESSION: Final = 3

_PIPE_WIDTH = 2_000  # rich cuts a table to its console, which in a pipe is 80 columns wide

WaitSeconds = Annotated[
    float, typer.Option("--wait-seconds", min=0, help="How long to wait for what is still starting.")
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]


@cache
def output() -> Console:
    """Return the console for results; it uses colours only on a terminal, and cuts or wraps no line in a pipe."""
    return _console(soft_wrap=True)


def _console(*, soft_wrap: bool = False, width: int | None = None) -> Console:
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            """Raise what ``root`` expects. Rich raises SystemExit, which asyncio lets out before clients are closed."""
            raise BrokenPipeError

    # With emoji, rich shows the id "tenant:key:9" as "tenant🔑9".
    return Output(emoji=False, highlight=False, soft_wrap=soft_wrap, width=width)


def is_terminal() -> bool:
    """Return whether a person sees the results on a terminal."""
    return sys.stdout.isatty()


def print_table(table: Table) -> None:
    """Print a table of results, as wide as the terminal; in a pipe, each row is one uncut line, for scripts."""
    console = output()
    if not console.is_terminal:
        console = _console(width=_PIPE_WIDTH)
    console.print(table, soft_wrap=False)


def say(text: str) -> None:
    """Print one line of a result."""
    typer.echo(text)


def say_json(text: str) -> None:
    """Print a JSON text as a result; what could control the terminal that shows it is escaped."""
    say(printable_json(text))


def note(text: str) -> None:
    """Print one line that is not part of a result, such as a warning."""
    typer.echo(text, err=True)


@contextmanager
def says_where_interrupted(done: Callable[[], str]) -> Generator[None]:
    """Say in one line, if Ctrl-C ends this block, what was done and how to go on; the exit code is that of Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        note(f"interrupted: {done()}")
        raise


def confirm(question: str, *, yes: bool) -> None:
    """Ask before something is destroyed; with ``yes`` (the option ``--yes``) nothing is asked.

    Raises:
        typer.BadParameter: there is no terminal to ask on, and ``yes`` is not given.
        typer.Abort: the answer is no.
        KeyboardInterrupt: the answer is Ctrl-C. Not while an event loop runs, which would wait for another answer.
    """
    if yes:
        return
    if not sys.stdin.isatty():
        raise typer.BadParameter(f"{question} Without a terminal to ask on, give --yes")
    # A space behind the question is written to the standard output all the same, which may be a file.
    try:
        with redirect_stdout(sys.stderr):
            typer.confirm(question, abort=True, err=True)
    except typer.Abort as answer:
        # Typer makes the same of it as of a no.
        if isinstance(answer.__context__, KeyboardInterrupt):
            note("")
            raise KeyboardInterrupt from answer
        raise


def exit_unknown(detail: str) -> NoReturn:
    """End a command that was given a session_id of which nothing is known where it looked.

    It is said on standard error, whatever the output has: with JSON, that is the document of a session without events.

    Args:
        detail: the line for the user.

    Raises:
        typer.Exit: with :data:`UNKNOWN_SESSION`.
    """
    note(detail)
    raise typer.Exit(UNKNOWN_SESSION)


def require_session_id(session_id: str) -> None:
    """Refuse an argument that is the id of no session, before anything is asked or sent.

    Raises:
        BadRequest: it is empty or too long.
    """
    from schemas.errors import BadRequest
    from schemas.parts import MAX_IDENTIFIER

    if not 1 <= len(session_id) <= MAX_IDENTIFIER:
        raise BadRequest(f"a session_id must have 1 to {MAX_IDENTIFIER} characters")


def waiting_note(wait_seconds: float) -> Callable[[str], None]:
    """Return what says, on standard error, that a command waits, and for what."""
    return lambda reason: note(f"waiting up to {wait_seconds:g} s (--wait-seconds): {reason}")


def one_line(text: str, limit: int | None = None) -> str:
    """Return the text on one line, cut to ``limit`` characters with an ellipsis."""
    line = " ".join(printable(text).split())
    return line if limit is None or len(line) <= limit else f"{line[: limit - 1]}…"
