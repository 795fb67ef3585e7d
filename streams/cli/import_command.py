"""``sessionstream import``: replay recorded conversations."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from streams.cli.console import note, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from schemas.settings import Settings
    from streams.client.import_file import ImportReport

#: How long to wait until memory has applied what was imported, in seconds.
_APPLIED_SECONDS: Final = 60.0


def import_files(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="JSON Lines, one session a line.", show_default=False),
    ],
    append: Annotated[
        bool, typer.Option("--append", help="Publish also to sessions that memory already knows.")
    ] = False,
) -> None:
    """Publish recorded conversations.

    Each line is {"session_id": …, "messages": […]} with OpenAI chat messages (system, user, assistant with
    tool_calls, tool). A line may carry user_id; a message occurred_at, agent_id, agent_role, usage, model,
    latency_ms, is_error. All files are checked before anything is published. Sessions that memory already
    knows are skipped; with --append a broken import can be repeated: the same message at the same position
    gets the same event_id, and memory drops those among a session's last 128.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from schemas.settings import load_settings
    from streams.client.import_file import count_events

    settings = load_settings()
    settings.require_bootstrap_servers()
    total = count_events(files)
    columns = (TextColumn("importing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Without a terminal nobody watches, and even a transient bar would leave an empty line behind.
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("importing", total=total)
        report = asyncio.run(
            _import(settings, files, append=append, on_progress=lambda count: progress.advance(task, count))
        )
    _tell(report)


async def _import(
    settings: Settings, files: list[Path], *, append: bool, on_progress: Callable[[int], None]
) -> ImportReport:
    from streams.client.import_file import Import, read_lines, wait_until_applied
    from streams.client.memory_client import MemoryClient
    from streams.kafka.publisher import KafkaPublisher
    from streams.settings.plugins import load_interceptors
    from streams.settings.tokenizer import load_counter

    counter = load_counter(settings)
    if counter.estimated:
        note("no tokenizer here, so events carry no token counts: the memory workers count (see the doctor)")
    publisher = KafkaPublisher(settings, counter=counter, interceptors=load_interceptors(settings))
    async with MemoryClient(settings) as memory, publisher:
        asked = None if append else memory
        report = await Import(publisher, asked, on_progress, _tell_unchecked).run(read_lines(files))
        if (report.checked or append) and report.newest:
            # So that whoever reads, or imports, next finds it.
            report.applied = await wait_until_applied(memory, report, within_seconds=_APPLIED_SECONDS)
    return report


def _tell_unchecked() -> None:
    note("no memory worker can be asked which sessions are known already: publishing all")


def _tell(report: ImportReport) -> None:
    for session_id in report.skipped:
        note(f"skipped {session_id}: memory already knows it (--append publishes it all the same)")
    if report.applied is False:
        note("memory has not applied everything yet")
    say(f"imported {report.events} events of {len(report.sessions)} sessions, skipped {len(report.skipped)}")
