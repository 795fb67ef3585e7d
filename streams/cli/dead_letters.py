"""``sessionstream dead-letters``: lists, shows and replays records that were refused."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from processors.memory.record_time import moment_of
from streams.cli.console import note, one_line, print_table, printable, say

if TYPE_CHECKING:
    from streams.kafka.dead_letters import StoredDeadLetter

app = typer.Typer(help="List, show and replay records that are not valid events.", no_args_is_help=True)

Place = Annotated[str, typer.Argument(metavar="PARTITION:OFFSET", show_default=False)]
Code = Annotated[
    str | None,
    typer.Option("--error-code", help="Only dead letters with this error code, such as key_mismatch."),
]


@app.command("list")
def list_letters(
    limit: Annotated[int, typer.Option("--limit", min=1, help="List at most this many.")] = 20,
    error_code: Code = None,
) -> None:
    """List the newest dead letters and their errors."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from schemas.settings import load_settings
    from streams.kafka.dead_letters import newest

    letters = asyncio.run(newest(load_settings(), limit=limit, error_code=error_code))
    if not letters:
        say("no dead letters")
        return
    table = Table(box=box.SIMPLE, pad_edge=False)
    # The columns that other commands take as arguments are never cut; the rest folds on a narrow terminal.
    for column in ("letter", "when", "source", "key", "code", "detail"):
        table.add_column(column, no_wrap=column in {"letter", "code"}, overflow="fold")
    for item in letters:
        key = one_line((item.dead_letter.key or b"").decode("utf-8", "replace"), 32)
        cells = (
            item.place,
            _when(item),
            _source(item),
            key,
            item.dead_letter.error_code,
            item.dead_letter.error_detail,
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
        bool, typer.Option("--all", help="All dead letters, or all with --error-code.")
    ] = False,
    error_code: Code = None,
    key: Annotated[str | None, typer.Option("--key", help="Publish under this session_id instead.")] = None,
    value_file: Annotated[
        Path | None, typer.Option("--value-file", help="Publish this file's bytes instead of the value.")
    ] = None,
) -> None:
    """Publish the original key, value and headers again, to the topic they came from.

    A value that was cut is read in full from the source topic. A record that is still wrong becomes a dead
    letter again.
    """
    if bool(places) == replay_all:
        raise typer.BadParameter("give PARTITION:OFFSET, or --all")
    if value_file is not None and len(places or ()) != 1:
        raise typer.BadParameter("--value-file needs exactly one PARTITION:OFFSET")
    asyncio.run(_replay(places or [], error_code=error_code, key=key, value_file=value_file))


async def _replay(
    places: list[str], *, error_code: str | None, key: str | None, value_file: Path | None
) -> None:
    from schemas.errors import BadRequest
    from schemas.settings import load_settings
    from streams.kafka import dead_letters

    settings = load_settings()
    try:
        value = value_file.read_bytes() if value_file is not None else None  # noqa: ASYNC240 - nothing else runs
    except OSError as error:
        raise BadRequest(f"cannot read {value_file}: {error.strerror or error}") from error
    if places:
        letters = [await dead_letters.fetch(settings, *_place(place)) for place in places]
    else:
        letters = await dead_letters.newest(settings, limit=sys.maxsize, error_code=error_code)
        letters.reverse()
    replayed = await dead_letters.replay(
        settings, letters, key=key.encode() if key is not None else None, value=value
    )
    for item, partition, offset in replayed:
        say(f"{item.place} is now {partition}:{offset} of {item.dead_letter.source_topic}")
        if item.dead_letter.error_code in {"no_key", "key_mismatch"} and key is None and value is None:
            note(f"{item.place} had {item.dead_letter.error_code}: without --key it will be refused again")
    if not replayed:
        say("no dead letters")


def _place(text: str) -> tuple[int, int]:
    partition, _, offset = text.partition(":")
    if not (partition.isdecimal() and offset.isdecimal()):
        raise typer.BadParameter(f"{text!r} is not PARTITION:OFFSET, as in `dead-letters list`")
    return int(partition), int(offset)


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
        return f"{len(content)} bytes, not UTF-8: {content.hex(' ')}"
