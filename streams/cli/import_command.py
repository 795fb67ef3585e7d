"""``sessionstream import``: publishes recorded conversations."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from processors.counts_and_shares import plural
from streams.cli.console import note, one_line, say, says_where_interrupted

if TYPE_CHECKING:
    from collections.abc import Callable

    from schemas.settings import Settings
    from streams.client.import_file import Copied, ImportReport

#: How long to wait until memory has applied what was imported, in seconds.
_APPLIED_SECONDS: Final = 60.0


def import_files(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE",
            help="JSON Lines files, one session or one exported event per line; - for the standard input.",
            show_default=False,
        ),
    ],
    append: Annotated[
        bool,
        typer.Option(
            "--append", help="Also publish to sessions that memory already knows, what it does not have."
        ),
    ] = False,
) -> None:
    """Publish recorded conversations.

    Each line is {"session_id": …, "messages": […]} with OpenAI chat messages (system, user, assistant with tool_calls,
    tool). A line may carry user_id, title, labels and parent; a message occurred_at, agent_id, agent_role, usage,
    model, latency_ms, is_error, metadata, and a user_id of its own. A line can also be one event, as `sessionstream
    export` writes it: the event keeps its id, and summaries and ends of lives are left out, since they refer to the
    log that they came from. All files are checked before anything is published; what comes through a pipe is copied to
    a temporary file first. Sessions that memory already knows are skipped. With --append, a broken import can be
    repeated: the same message at the same position gets the same event_id, and what memory has is not sent again.
    Without a memory worker all is sent: memory and statistics drop duplicates of a session's last 128 events, and the
    history keeps each event as often as it was sent. The topics must exist: the command creates none.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from schemas.settings import load_settings
    from streams.client.import_file import count_events, readable_again

    settings = load_settings()
    settings.require_bootstrap_servers()
    done = 0
    columns = (TextColumn("importing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with readable_again(files) as sources:
        total = count_events(sources)
        # Without a terminal, even a transient bar would leave an empty line.
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("importing", total=total)

            def advance(count: int) -> None:
                nonlocal done
                done += count
                progress.advance(task, count)

            with says_where_interrupted(
                lambda: (
                    f"{done:,} of {plural(total, 'event is', 'events are')} done; run the same command with --append: "
                    "it goes on, and sends nothing again that memory has"
                )
            ):
                report = asyncio.run(_import(settings, sources, append=append, on_progress=advance))
    _print_report(report, append=append)


async def _import(
    settings: Settings, sources: list[Path | Copied], *, append: bool, on_progress: Callable[[int], None]
) -> ImportReport:
    from schemas.errors import BadRequest
    from streams.client.import_file import Import, read_lines, wait_until_applied
    from streams.client.memory_client import MemoryClient
    from streams.kafka import topics
    from streams.kafka.failures import missing_topic
    from streams.kafka.publisher import KafkaPublisher
    from streams.settings.plugins import load_interceptors
    from streams.settings.tokenizer import load_counter

    # A broker may create a topic that a client asks for, with its own settings.
    if (events := settings.topics.session_events) not in await topics.partition_counts(settings):
        raise BadRequest(missing_topic(settings, events))
    counter = load_counter(settings)
    if counter.estimated:
        note(
            "no vocabulary of a tokenizer is here, so events carry no token counts: "
            "the memory workers count tokens (see `sessionstream doctor`)"
        )
    publisher = KafkaPublisher(settings, counter=counter, interceptors=load_interceptors(settings))
    async with MemoryClient(settings) as memory, publisher:
        unchecked = _warn_all_sent if append else _warn_unchecked
        importing = Import(publisher, memory, on_progress, unchecked, append=append)
        report = await importing.run(read_lines(sources))
        if report.checked and report.newest:
            # So that the next read, or the next import, finds the sessions.
            report.applied = await wait_until_applied(memory, report, within_seconds=_APPLIED_SECONDS)
    return report


def _warn_unchecked() -> None:
    note("no memory worker answers, so it is not known which sessions exist already: publishing all sessions")


def _warn_all_sent() -> None:
    note(
        "no memory worker answers, so it is not known which events are there: publishing all. Memory and statistics "
        "count an event once, if its id is among the session's last 128; the history keeps it as often as it was sent"
    )


def _print_report(report: ImportReport, *, append: bool) -> None:
    for session_id in report.skipped:
        note(f"skipped {one_line(session_id)}: memory already knows it (use --append to publish it anyway)")
    if report.applied is False:
        note("memory has not applied everything yet")
    if append and report.there:
        note(f"left out {plural(report.there, 'event')} that memory has")
    say(
        f"imported {plural(report.events, 'event')} of {plural(len(report.sessions), 'session')}, "
        f"skipped {len(report.skipped)}"
    )
