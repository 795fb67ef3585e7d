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
    serves it over HTTP; `analytics` counts what sessions cost and serves the figures; the other processes come
    with a later release.
    """
    from schemas.settings import Process, load_settings
    from streams import logs
    from streams.worker import run

    existing: list[Process] = ["memory", "analytics"]
    chosen = existing if process == "all" else [name for name in existing if name == process]
    if not chosen:
        typer.echo(
            f"`worker {process}` comes with a later release; this one runs {', '.join(existing)} and all",
            err=True,
        )
        raise typer.Exit(2)
    settings = load_settings()
    settings.require_bootstrap_servers()
    logs.configure(log_format=settings.log_format, level=settings.log_level)
    raise typer.Exit(run(settings, processes=chosen))
