"""``sessionstream worker``: one process of the system."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

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
    serves it over HTTP; the other processes come with a later release.
    """
    if process not in {"memory", "all"}:
        typer.echo(f"`worker {process}` comes with a later release; this one runs `worker memory`", err=True)
        raise typer.Exit(2)
    from schemas.settings import load_settings
    from streams import logs
    from streams.worker import run

    settings = load_settings()
    settings.require_bootstrap_servers()
    logs.configure(log_format=settings.log_format, level=settings.log_level)
    raise typer.Exit(run(settings, processes=["memory"]))
