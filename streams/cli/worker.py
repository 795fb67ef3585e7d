"""``sessionstream worker``: runs one process of the system."""

from __future__ import annotations

import os
from typing import Annotated, Final, Literal

import typer

from schemas.topic_names import Process

ProcessName = Literal[Process, "all"]

#: The archive's default store is a local file for each partition, which the next owner of a partition would not find.
_MANY: Final = frozenset({"memory", "analytics"})
_WITH_ARCHIVE: Final = frozenset({"archive", "all"})


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
    accept_log: Annotated[
        bool,
        typer.Option(
            "--accept-log",
            help="Let the archive go on with this log although its store was filled from another one: a copy with the "
            "same events at the same offsets. Only for `archive` and `all`.",
        ),
    ] = False,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            metavar="N",
            min=1,
            max=256,
            help="Run N workers under one parent, which share one port. Each uses one core; only for `memory` and "
            "`analytics`. Worker i also listens on the port HTTP_PORT + i, where the others reach it.",
        ),
    ] = 1,
    under_parent: Annotated[str | None, typer.Option("--under-parent", hidden=True)] = None,
) -> None:
    """Run a worker until SIGTERM or Ctrl-C.

    These signals make it flush, commit and leave its consumer group. `memory` folds session-events into memory
    and serves it over HTTP. `compaction` summarizes memories that have grown too long. `analytics` counts what
    sessions cost and serves the figures. `archive` writes every event to a history store. A worker does not start if
    a SESSIONSTREAM_… variable or a name in the settings file is not a setting.
    """
    from schemas.settings import load_settings
    from streams.settings.report import require_known
    from streams.worker import logs
    from streams.worker.parent import Parent, Place, run_parent

    if accept_log and process not in _WITH_ARCHIVE:
        raise typer.BadParameter(f"{process} has no archive", param_hint="--accept-log")
    settings = load_settings()
    require_known(os.environ)
    settings.require_bootstrap_servers()
    place = None if under_parent is None else Place.load(under_parent)
    logs.configure(
        log_format=settings.log_format,
        level=settings.log_level,
        worker_number=None if place is None else place.number,
    )
    if processes > 1:
        if process not in _MANY:
            raise typer.BadParameter(
                f"{process} runs as one OS process for each command; start the command on more machines instead",
                param_hint="--processes",
            )
        arguments = ["worker", process, *(["--accept-loss"] if accept_loss else [])]
        raise typer.Exit(run_parent(settings, arguments, processes))

    from streams.bootstrap import PROCESSES, run_worker

    names: list[Process] = list(PROCESSES) if process == "all" else [process]
    if place is None:
        raise typer.Exit(run_worker(settings, names, accept_loss=accept_loss, accept_log=accept_log))
    code = run_worker(place.settings(settings), names, accept_loss=accept_loss, parent=Parent(place))
    raise typer.Exit(code)
