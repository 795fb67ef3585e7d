"""What commands write: results to standard output, everything else to standard error."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
_PIPE_WIDTH = 2_000  # rich cuts a table to its console, which in a pipe is 80 columns wide


@cache
def output() -> Console:
    """The console results go to; colours only on a terminal, no line is ever cut or wrapped in a pipe."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


def print_table(table: Table) -> None:
    """A table of results: as wide as the terminal; in a pipe one line a row, scripts cut columns themselves."""
    console = output()
    if not console.is_terminal:
        from rich.console import Console

        console = Console(highlight=False, width=_PIPE_WIDTH)
    console.print(table, soft_wrap=False)


def say(text: str) -> None:
    """One line of result."""
    typer.echo(text)


def note(text: str) -> None:
    """One line that is no result: a warning, what happens next."""
    typer.echo(text, err=True)


def printable(text: str) -> str:
    """The text without control characters: what a user typed must not drive the reader's terminal."""
    return "".join(
        char if char.isprintable() or char in "\n\t" else _REPLACEMENT for char in text.replace("\r\n", "\n")
    )


def one_line(text: str, limit: int | None = None) -> str:
    """The text on one line, cut to ``limit`` characters with an ellipsis."""
    line = " ".join(printable(text).split())
    return line if limit is None or len(line) <= limit else f"{line[: limit - 1]}…"
