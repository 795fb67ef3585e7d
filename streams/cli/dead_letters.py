"""``sessionstream dead-letters``: lists, shows and replays records that were refused."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from processors.counts_and_shares import plural
from processors.memory.record_time import moment_of
from processors.reading.printable import printable
from schemas.dead_letter import ErrorCode
from streams.cli.console import note, one_line, output, print_table, say, say_json, says_where_interrupted

if TYPE_CHECKING:
    from streams.kafka.dead_letters import StoredDeadLetter

app = typer.Typer(help="List, show and replay records that are not valid events.", no_args_is_help=True)

#: How much of an error a list shows: it may name every type of event that there is.
_TERMINAL_DETAIL_CHARACTERS: Final = 60
_PIPE_DETAIL_CHARACTERS: Final = 120

Place = Annotated[str, typer.Argument(metavar="PARTITION:OFFSET", show_default=False)]
Code = Annotated[
    ErrorCode | None,
    typer.Option("--error-code", help="Only dead letters with this error code, such as key_mismatch."),
]


@app.command("list")
def list_letters(
    limit: Annotated[int, typer.Option("--limit", min=1, help="List at most this many.")] = 20,
    error_code: Code = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the HTTP API's JSON, one object a line.")
    ] = False,
) -> None:
    """List the newest dead letters, their errors, and where those that were replayed are now.

    A long error is cut; `show` has all of it. A dead letter stays for 30 days, also if it was replayed.
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from schemas.settings import load_settings
    from streams.kafka.dead_letters import newest

    letters = asyncio.run(newest(load_settings(), limit=limit, error_code=error_code))
    if as_json:
        import orjson

        from streams.inspection.dead_letters_route import listed_letter

        for item in letters:
            say_json(orjson.dumps(listed_letter(item)).decode())
        return
    if not letters:
        say("no dead letters")
        return
    table = Table(box=box.SIMPLE, pad_edge=False)
    # The columns that other commands take as arguments are never cut; the rest folds on a narrow terminal.
    for column in ("letter", "when", "source", "key", "code", "replayed as", "detail"):
        table.add_column(column, no_wrap=column in {"letter", "code"}, overflow="fold")
    most = _TERMINAL_DETAIL_CHARACTERS if output().is_terminal else _PIPE_DETAIL_CHARACTERS
    for item in letters:
        key = one_line((item.dead_letter.key or b"").decode("utf-8", "replace"), 32)
        cells = (
            item.place,
            _when(item),
            _source(item),
            key,
            item.dead_letter.error_code,
            item.replayed_as or "",
            one_line(item.dead_letter.error_detail, most),
        )
        table.add_row(*(Text(printable(cell)) for cell in cells))
    print_table(table)


@app.command()
def show(
    place: Place,
    raw: Annotated[
        bool, typer.Option("--raw", help="Write only the bytes of the value to standard output.")
    ] = False,
) -> None:
    """Show one dead letter: its error, remedy, key, headers and value."""
    from schemas.dead_letter import remedy_for
    from schemas.settings import load_settings
    from streams.kafka.dead_letters import fetch

    item = asyncio.run(fetch(load_settings(), *_place(place)))
    letter = item.dead_letter
    if raw:
        sys.stdout.buffer.write(letter.value or b"")
        sys.stdout.buffer.flush()
        return
    say(f"letter    {item.place}, {_when(item)}")
    say(f"source    {_source(item)}")
    say(f"error     {letter.error_code}: {printable(letter.error_detail)}")
    remedy = remedy_for(letter.error_code)
    if remedy is not None:
        say(f"remedy    {remedy}")
    say(f"key       {_shown(letter.key)}")
    for name, content in letter.headers:
        say(f"header    {printable(name)}: {_shown(content)}")
    if letter.is_cut:
        say(f"cut       first part of {letter.original_size_bytes} bytes, sha256 {letter.sha256}")
    say(f"value     {_shown(letter.value)}")


@app.command()
def replay(
    places: Annotated[
        list[str] | None, typer.Argument(metavar="PARTITION:OFFSET", show_default=False)
    ] = None,
    replay_all: Annotated[
        bool,
        typer.Option(
            "--all", help="All dead letters, or all with --error-code, that were not replayed already."
        ),
    ] = False,
    again: Annotated[
        bool, typer.Option("--again", help="With --all: also those that were replayed already.")
    ] = False,
    error_code: Code = None,
    key: Annotated[str | None, typer.Option("--key", help="Publish under this session_id instead.")] = None,
    value_file: Annotated[
        Path | None, typer.Option("--value-file", help="Publish this file's bytes instead of the value.")
    ] = None,
) -> None:
    """Publish the original key, value and headers again, to the topic they came from.

    A value that was cut is read in full from the source topic. A record that is still wrong becomes a dead letter
    again, with a place of its own. Each letter is printed once it is published, and its replay is recorded: --all
    passes it by, as it does other letters of the same record, and `list` shows where it is now. So if --all breaks off,
    run it again. It also passes by, and names, letters whose value is no JSON object, and those whose key is not the
    session_id of their value: they can be no event, and would only be refused again. It names what cannot be published
    as it is, and exits with 1 then. A letter that you name is published each time, unless its key is wrong: give --key.
    Memory drops an event only if it has the id of one of the session's last 128.
    """
    if bool(places) == replay_all:
        raise typer.BadParameter("give PARTITION:OFFSET, or --all")
    if again and not replay_all:
        raise typer.BadParameter("--again needs --all")
    if value_file is not None and len(places or ()) != 1:
        raise typer.BadParameter("--value-file needs exactly one PARTITION:OFFSET")
    with says_where_interrupted(
        lambda: (
            "the letters above were replayed; "
            + (
                "give those that are left by their names"
                if places or again
                else "run the same command again: it passes by what was replayed"
            )
        )
    ):
        asyncio.run(_replay(places or [], error_code=error_code, again=again, key=key, value_file=value_file))


async def _replay(
    places: list[str], *, error_code: str | None, again: bool, key: str | None, value_file: Path | None
) -> None:
    from schemas.errors import BadRequest
    from schemas.settings import load_settings
    from streams.kafka import dead_letters

    settings = load_settings()
    try:
        value = value_file.read_bytes() if value_file is not None else None  # noqa: ASYNC240 - nothing else runs
    except OSError as error:
        raise BadRequest(f"cannot read {value_file}: {error.strerror or error}") from error
    key_bytes = key.encode() if key is not None else None

    def replayed(item: StoredDeadLetter, partition: int, offset: int) -> None:
        say(f"{item.place} is now {partition}:{offset} of {item.dead_letter.source_topic}")

    if places:
        letters = [await dead_letters.fetch(settings, *_place(place)) for place in places]
        await dead_letters.replay(settings, letters, key=key_bytes, value=value, on_replayed=replayed)
        return
    report = await dead_letters.replay_all(
        settings,
        error_code=error_code,
        again=again,
        key=key_bytes,
        on_replayed=replayed,
        on_refused=lambda _, reason: note(f"not replayed: {reason}"),
        on_no_event=lambda item, reason: note(f"passed by {item.place}: {reason}"),
    )
    if report.already:
        note(
            f"passed by {report.already} that {'were' if report.already > 1 else 'was'} replayed already (--again)"
        )
    if report.no_events:
        note(
            f"passed by {plural(report.no_events, 'letter')} that can be no event: to correct one, name it and give "
            "--value-file or --key"
        )
    if report.refused:
        raise BadRequest(
            f"dead letters that were not replayed, for the reasons above: {report.refused}; the others were"
        )
    if not report.replayed:
        say("nothing to replay" if report.already or report.no_events else "no dead letters")


def _place(text: str) -> tuple[int, int]:
    from streams.kafka.dead_letters import parse_place

    place = parse_place(text)
    if place is None:
        raise typer.BadParameter(f"{text!r} is not PARTITION:OFFSET, as in `dead-letters list`")
    return place


def _when(item: StoredDeadLetter) -> str:
    return moment_of(item.timestamp_ms).strftime("%Y-%m-%d %H:%M:%SZ")


def _source(item: StoredDeadLetter) -> str:
    letter = item.dead_letter
    return f"{letter.source_topic} {letter.source_partition}:{letter.source_offset}"


def _shown(content: bytes | None) -> str:
    """Return bytes in readable form: as text if they are UTF-8, else in hexadecimal."""
    if content is None:
        return "(none)"
    try:
        return printable(content.decode())
    except UnicodeDecodeError:
        return f"{plural(len(content), 'byte')}, not UTF-8: {content.hex(' ')}"
