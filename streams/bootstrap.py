"""The composition root: the only module that knows all processes; it makes a worker from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schemas.settings import Settings
from schemas.topic_names import Process
from streams.analytics.assembly import make_analytics_process
from streams.archive.assembly import make_archive_process
from streams.memory.assembly import make_memory_process
from streams.worker import lifecycle
from streams.worker.lifecycle import Worker
from streams.worker.parent import Parent
from streams.worker.process import MakeProcess, ProcessContext, WorkerProcess


def _make_compaction_process(context: ProcessContext) -> WorkerProcess:
    # Only this process needs the libraries of the summarizers.
    from streams.compaction.assembly import make_compaction_process

    return make_compaction_process(context)


#: The function that makes each process. Add a new process here.
PROCESSES: Final[dict[Process, MakeProcess]] = {
    "memory": make_memory_process,
    "compaction": _make_compaction_process,
    "analytics": make_analytics_process,
    "archive": make_archive_process,
}


def make_worker(
    settings: Settings,
    names: Iterable[Process],
    *,
    embedded: bool = False,
    accept_loss: bool = False,
    accept_log: bool = False,
    parent: Parent | None = None,
) -> Worker:
    """Make a worker with these processes, without starting it. Call it on the worker's event loop.

    Args:
        settings: all settings.
        names: the processes; if two have the same HTTP route, that of the first one is used.
        embedded: the broker is the embedded one.
        accept_loss: continue, and record it, where records of a log or a table are missing.
        accept_log: go on with another log than the one that a history store was filled from.
        parent: the parent of this worker, if it shares a port with others.
    """
    makers: dict[str, MakeProcess] = {name: PROCESSES[name] for name in names}
    return Worker(
        settings,
        makers,
        embedded=embedded,
        accept_loss=accept_loss,
        accept_log=accept_log,
        parent=parent,
    )


def run_worker(
    settings: Settings,
    names: Iterable[Process],
    *,
    accept_loss: bool = False,
    accept_log: bool = False,
    parent: Parent | None = None,
) -> int:
    """Run a worker with these processes until SIGTERM or SIGINT, or until its parent ends; return the exit code.

    Raises:
        SessionstreamError: the worker could not start; the message is one line for the user.
    """
    return lifecycle.run(
        settings,
        lambda: make_worker(settings, names, accept_loss=accept_loss, accept_log=accept_log, parent=parent),
        parent=parent,
    )
