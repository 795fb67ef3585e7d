"""How a wrong command line is told: one line that says what is wrong, and one with the remedy."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import typer.main
from typer.exceptions import TyperException

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What the parser and pydantic say, and how it is told here.
_WORDING: Final = (
    (re.compile(r"^Invalid value: |(?<=: )(?:Value|Assertion) error, "), ""),
    (re.compile(r"(?<=: )Input should be (?=a valid |greater |less )"), "must be "),
    (re.compile(r", unable to (?:parse|interpret) .+$"), ""),
    (re.compile(r"^Got unexpected extra argument\(s\) \((.+)\)$"), r"not expected: \1"),
    (re.compile(r" \(Possible options: (.+)\)$"), r"; did you mean \1?"),
    (re.compile(r"\. Did you mean"), "; did you mean"),
    # The name of such an argument lists its choices already.
    (re.compile(r"(\|.*')\. Choose from: .+$"), r"\1"),
)


def is_help(error: TyperException) -> bool:
    """Return whether this says only that a group of commands was called without one; its help was printed."""
    return type(error).__name__ == "NoArgsIsHelpError"


def what_is_wrong(error: TyperException) -> str:
    """Return in one line what is wrong with a command line, and what was meant if something is close."""
    text = " ".join(error.format_message().split())
    for pattern, plain in _WORDING:
        text = pattern.sub(plain, text)
    return f"{text[:1].lower()}{text[1:]}".removesuffix(".")


def remedy(error: TyperException, app: typer.Typer, arguments: Sequence[str]) -> str:
    """Return in one line how the command is called, and the help that explains it.

    Args:
        error: What is wrong. It knows its command only if the parser found it.
        app: All commands.
        arguments: The command line.
    """
    context = getattr(error, "ctx", None)
    if context is None:
        return f"see `{_command_path(app, arguments)} --help`"
    usage = " ".join([context.command_path, *context.command.collect_usage_pieces(context)])
    return f"usage: {usage}; see `{context.command_path} --help`"


def _command_path(app: typer.Typer, arguments: Sequence[str]) -> str:
    command = typer.main.get_command(app)
    path = ["sessionstream"]
    for argument in arguments:
        below = getattr(command, "commands", {})
        if argument in below:
            command = below[argument]
            path.append(argument)
        elif not argument.startswith("-"):
            break
    return " ".join(path)
