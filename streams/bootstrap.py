"""The composition root: the one place that knows all processes and makes a worker of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schemas.settings import Settings
from schemas.topic_names import Process
from streams.analytics.assembly import make_analytics_process
from streams.memory.assembly import make_memory_process
from streams.worker import lifecycle
from streams.worker.lifecycle import Worker
from streams.worker.process import MakeProcess, ProcessContext, WorkerProcess


def _make_compaction_process(context: ProcessContext) -> WorkerProcess:
    # Summarizers bring libraries that no other process needs.
    from streams.compaction.assembly import make_compaction_process

    return make_compaction_process(context)


#: What makes each process there is. A new one is added here.
PROCESSES: Final[dict[Process, MakeProcess]] = {
    "memory": make_memory_process,
    "compaction": _make_compaction_process,
    "analytics": make_analytics_process,
}


def make_worker(settings: Settings, names: Iterable[Process], *, embedded: bool = False) -> Worker:
    """A worker with these processes, not started. Call on the event loop it will run on.

    Args:
        settings: all settings.
        names: which processes; the first one's HTTP routes win where two have the same.
        embedded: the broker is the embedded one.
    """
    return Worker(settings, {name: PROCESSES[name] for name in names}, embedded=embedded)


def run_worker(settings: Settings, names: Iterable[Process]) -> int:
    """Run a worker with these processes until SIGTERM or SIGINT; gives the exit code.

    Raises:
        SessionstreamError: it could not be started; one line for the user.
    """
    return lifecycle.run(settings, lambda: make_worker(settings, names))
