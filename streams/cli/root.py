"""The tree of commands, the options that all of them share, and the handling of their errors."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from schemas.errors import SessionstreamError
from streams.cli.console import note
from streams.cli.standard_streams import make_usable, no_room
from streams.cli.usage import is_help, remedy, what_is_wrong
from streams.kafka.patience import giving_up_silent_brokers

#: Exit codes: 1 for a failed command or check, 2 (also by the command-line parser) for wrong usage, 3 for a session_id
#: of which nothing is known (``console.UNKNOWN_SESSION``), 130 (by the parser) for an interrupt, 141 if nothing reads
#: the output any more: what a shell says of a program that SIGPIPE ended. It is no success, since the command may have
#: been half done.
_FAILED: Final = 1
_WRONG_USAGE: Final = 2
_OUTPUT_CLOSED: Final = 141

#: Commands that go on for long, so that brokers may leave and come back. The others give up brokers that answer nothing.
_OUTLAST_BROKERS: Final = frozenset({"worker", "demo", "mcp", "rebuild"})

#: Commands that say themselves which settings do not exist: workers refuse to start.
_CHECK_SETTINGS_THEMSELVES: Final = frozenset({"worker", "config", "doctor"})

#: Where each command is defined, in the order of the help: a module of this package, and a function or a group in it.
COMMANDS: Final[Mapping[str, str]] = {
    "worker": "worker:worker",
    "topics": "topics:app",
    "import": "import_command:import_files",
    "memory": "memory:memory",
    "sessions": "sessions:sessions",
    "history": "archive:history",
    "epochs": "archive:epochs",
    "export": "archive:export",
    "search": "archive:search",
    "recall": "archive:recall",
    "verify": "verify:verify",
    "rebuild": "rebuild:rebuild",
    "tail": "tail:tail",
    "mcp": "mcp:mcp",
    "compact": "compact:compact",
    "policies": "policies:policies",
    "top": "top:top",
    "stats": "stats:stats",
    "describe": "describe:describe",
    "pin": "pin:pin",
    "unpin": "pin:unpin",
    "fork": "fork:fork",
    "undo": "undo:undo",
    "clear": "session:clear",
    "delete": "session:delete",
    "erase": "erase:erase",
    "keys": "keys:app",
    "dead-letters": "dead_letters:app",
    "skip": "skip:skip",
    "schema": "schema:schema",
    "token": "access_token:token",
    "config": "config:config",
    "doctor": "doctor:doctor",
    "demo": "demo:demo",
}

_debug: bool = False


class _OutputClosed(Exception):
    """Nothing reads the output any more. The parser would make a failure without a line of a ``BrokenPipeError``."""


class _Commands(TyperGroup):
    """The root of the commands: what any of them writes passes here."""

    def make_context(self, *arguments: Any, **options: Any) -> Any:
        # The help is written here.
        with _closed_output_told_apart():
            return super().make_context(*arguments, **options)

    def invoke(self, ctx: Any) -> Any:
        with _closed_output_told_apart():
            return super().invoke(ctx)


@contextmanager
def _closed_output_told_apart() -> Generator[None]:
    try:
        yield
    except BaseException as error:
        if _is_of_closed_output(error):
            raise _OutputClosed from error
        raise


def _is_of_closed_output(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_of_closed_output, error.exceptions))
    # Rich, which writes the help, raises SystemExit.
    failure = error.__context__ if isinstance(error, SystemExit) else error
    return isinstance(failure, BrokenPipeError)


def make_app(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """Return the tree of commands.

    Args:
        names: the commands to build. Building all of them takes a fifth of a second, so a run builds only its own.
    """
    app = typer.Typer(
        name="sessionstream",
        cls=_Commands,
        help="Session memory for LLM agents, as a stream.",
        epilog="Settings come from SESSIONSTREAM_… variables and the TOML file SESSIONSTREAM_CONFIG; "
        "see `sessionstream config`.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(root)
    for name in names:
        module, attribute = COMMANDS[name].split(":")
        command = getattr(import_module(f"streams.cli.{module}"), attribute)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
    return app


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            typer.echo(version("sessionstream"))
        except PackageNotFoundError:
            typer.echo("not installed")
        raise typer.Exit


def root(
    context: typer.Context,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks and log lines.")] = False,
    version: Annotated[  # noqa: ARG001 - its callback does it
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Session memory for LLM agents, as a stream."""
    global _debug  # noqa: PLW0603 - how this one process fails
    _debug = debug
    from streams.worker import logs

    logs.configure(log_format="auto", level="DEBUG" if debug else "ERROR")
    if not debug:
        logs.silence_clients()
    if context.invoked_subcommand not in _OUTLAST_BROKERS:
        context.with_resource(giving_up_silent_brokers())
    if context.invoked_subcommand not in _CHECK_SETTINGS_THEMSELVES and not _asks_for_help():
        _warn_of_unknown_settings()


def _asks_for_help() -> bool:
    return not {"-h", "--help"}.isdisjoint(sys.argv)


def _warn_of_unknown_settings() -> None:
    """Say in one line which settings do not exist, before the command does without them."""
    if not any(name.upper().startswith("SESSIONSTREAM_") for name in os.environ):
        return  # so that commands without settings start quickly
    from streams.settings.report import unknown_settings

    try:
        unknown = unknown_settings(os.environ)
    except (OSError, ValueError):  # of the file; the command says so when it loads it
        return
    if unknown:
        note(f"warning: {'; '.join(unknown)}")


def run() -> None:
    """Run the command of ``sys.argv`` and exit."""
    make_usable()
    # --debug is accepted anywhere, so that it can be added at the end of a command line that failed.
    arguments = sys.argv[1:]
    if "--debug" in arguments:
        arguments = ["--debug", *(argument for argument in arguments if argument != "--debug")]
    _require_text(arguments)
    app = make_app(_wanted(arguments))
    try:
        # Otherwise the parser prints usage errors itself, in a box.
        sys.exit(app(args=arguments, prog_name="sessionstream", standalone_mode=False))
    except TyperException as error:
        _fail_usage(error, app, arguments)
    except typer.Abort:
        note("Aborted.")
        sys.exit(_FAILED)
    except SessionstreamError as error:
        _fail(error.detail)
    except _OutputClosed:
        # `sessionstream schema | head` closes the pipe early; the rest of the output is dropped.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(_OUTPUT_CLOSED)
    except Exception as error:  # noqa: BLE001 - an unexpected error is printed as one line too
        _fail(
            _kafka_failure(error)
            or (no_room(error) if isinstance(error, OSError) else None)
            or f"{type(error).__name__}: {error} (this should not happen; --debug shows where)"
        )


def _require_text(arguments: Sequence[str]) -> None:
    """Refuse an argument that is neither UTF-8 nor a file, so that none is sent changed or fails where it is sent."""
    for argument in arguments:
        try:
            argument.encode()
        except UnicodeEncodeError:
            if not os.path.lexists(argument):
                _say_error(f"not UTF-8: {argument!r}")
                sys.exit(_WRONG_USAGE)


def _wanted(arguments: Sequence[str]) -> Iterable[str]:
    """Return the one command that is called; all commands, if they are to be listed or completed."""
    named = next((argument for argument in arguments if argument != "--debug"), "")
    return [named] if named in COMMANDS else COMMANDS


def _kafka_failure(error: Exception) -> str | None:
    """Return what an error of a Kafka client means, with the remedy; None for another error."""
    if "aiokafka" not in sys.modules:
        return None
    from aiokafka.errors import KafkaError

    from schemas.settings import load_settings
    from streams.kafka.failures import failure_of

    return failure_of(error, load_settings()).detail if isinstance(error, KafkaError) else None


def _fail(detail: str) -> None:
    if _debug:
        traceback.print_exc()
    _say_error(detail)
    sys.exit(_FAILED)


def _fail_usage(error: TyperException, app: typer.Typer, arguments: Sequence[str]) -> None:
    if not is_help(error):
        _say_error(what_is_wrong(error))
        note(remedy(error, app, arguments))
    sys.exit(error.exit_code)


def _say_error(detail: str) -> None:
    line = f"error: {' '.join(detail.split())}"
    is_plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    note(line if is_plain else typer.style(line, fg=typer.colors.RED))
