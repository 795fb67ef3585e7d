"""``sessionstream worker``: one process of the system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

if TYPE_CHECKING:
    from schemas.settings import Process

ProcessName = Literal["memory", "compaction", "analytics", "archive", "all"]


def worker(
    process: Annotated[
        ProcessName,
        typer.Argument(
            metavar="memory|compaction|analytics|archive|all",
            help="Which process to run; `all` runs every one there is.",
        ),
    ],
) -> None:
    """Run a worker until it is told to stop.

    SIGTERM (or Ctrl-C) flushes, commits and leaves the group. `memory` folds session-events into memory and
    serves it over HTTP; `compaction` makes summaries of memories that grew too long; `analytics` counts what sessions
    cost and serves the figures; the archive comes with a later release.
    """
    names: dict[str, list[Process]] = {
        "memory": ["memory"],
        "compaction": ["compaction"],
        "analytics": ["analytics"],
        "all": ["memory", "compaction", "analytics"],
    }
    if process not in names:
        typer.echo(f"`worker {process}` comes with a later release", err=True)
        raise typer.Exit(2)
    from schemas.settings import load_settings
    from streams.worker import logs
    from streams.worker.lifecycle import run

    settings = load_settings()
    settings.require_bootstrap_servers()
    logs.configure(log_format=settings.log_format, level=settings.log_level)
    raise typer.Exit(run(settings, processes=names[process]))
