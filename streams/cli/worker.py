"""``sessionstream worker``: runs one process of the system."""

from __future__ import annotations

import os
from typing import Annotated, Literal

import typer

from schemas.topic_names import Process

ProcessName = Literal[Process, "all"]


def worker(
    process: Annotated[
        ProcessName,
        typer.Argument(
            metavar="memory|compaction|analytics|archive|all",
            help="The process to run; `all` runs every process in one.",
        ),
    ],
    accept_loss: Annotated[
        bool,
        typer.Option(
            "--accept-loss",
            help="Continue where records of the log or of the table are missing, and record the loss.",
        ),
    ] = False,
) -> None:
    """Run a worker until SIGTERM or Ctrl-C.

    These signals make it flush, commit and leave its consumer group. `memory` folds session-events into memory
    and serves it over HTTP. `compaction` summarizes memories that have grown too long. `analytics` counts what
    sessions cost and serves the figures. `archive` writes every event to a history store. A worker does not start if
    a SESSIONSTREAM_… variable or a name in the settings file is not a setting.
    """
    from schemas.settings import load_settings
    from streams.bootstrap import PROCESSES, run_worker
    from streams.settings.report import require_known
    from streams.worker import logs

    names: list[Process] = list(PROCESSES) if process == "all" else [process]
    settings = load_settings()
    require_known(os.environ)
    settings.require_bootstrap_servers()
    logs.configure(log_format=settings.log_format, level=settings.log_level)
    raise typer.Exit(run_worker(settings, names, accept_loss=accept_loss))
