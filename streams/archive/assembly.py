"""Assembles the archive process."""

from __future__ import annotations

from typing import Final

from streams.archive.api import ArchiveApi
from streams.archive.filling import report_filling
from streams.archive.left_files import report_left_files
from streams.archive.metrics import ArchiveMetrics
from streams.archive.opened_history import OpenedHistory
from streams.archive.past import PastReader
from streams.archive.past_calls import PastCalls
from streams.archive.reader import ArchiveReader
from streams.archive.retention import expire_old
from streams.archive.sink import ArchiveSink, ArchiveSinkConfig
from streams.archive.store import ReadableHistory
from streams.archive.stores.choice import local_folder, make_store
from streams.archive.stores.local import LocalStore
from streams.client.memory_client import MemoryClient
from streams.kafka.session_keys_topic import session_keys_of
from streams.settings.policies import memory_policy
from streams.worker.engine_worker import EngineWorker
from streams.worker.process import ClosedAtStop, ProcessContext, WorkerProcess, periodically

#: Time between two log lines while the store is filled.
REPORT_SECONDS: Final = 10.0
#: Time between two looks for files of partitions that have moved away.
LEFT_SECONDS: Final = 300.0
#: Time between two removals of old events.
EXPIRE_SECONDS: Final = 60.0


def make_archive_process(context: ProcessContext) -> WorkerProcess:
    """Make the archive process, without starting it.

    Raises:
        ConfigurationError: the history store that the settings name cannot be made.
    """
    settings = context.settings
    store = make_store(settings)
    keys = session_keys_of(settings, lambda: context.partition_count)
    metrics = ArchiveMetrics(context.registry)
    sink = ArchiveSink(
        ArchiveSinkConfig(
            store=store,
            metrics=metrics,
            events_topic=settings.topics.session_events,
            partition_count=context.partition_count,
            max_event_bytes=settings.max_event_bytes,
            sealed=keys is not None,
        )
    )
    worker = EngineWorker(
        context,
        "archive",
        sink,
        changelog_topic=settings.topics.archive_changelog,
        flush=settings.archive,
    )
    memory = MemoryClient(settings)
    opened: ReadableHistory = store if keys is None else OpenedHistory(store, keys.ring)
    reader = ArchiveReader(worker.partitions, opened, memory)
    past = PastReader(reader, memory_policy(settings, context.counter), PastCalls(context.registry))
    local = (
        {
            "left files": periodically(
                LEFT_SECONDS,
                report_left_files(
                    store,
                    str(local_folder(settings)),
                    lambda: worker.engine.ownership.assignment.partitions,
                ),
            )
        }
        if isinstance(store, LocalStore)
        else {}
    )
    return worker.process(
        add_routes=ArchiveApi(reader, past, settings).add_routes,
        components=[store, ClosedAtStop(memory.close), *([] if keys is None else [keys.topic])],
        tasks={
            **local,
            "filling": periodically(REPORT_SECONDS, report_filling(worker.engine)),
            "retention": periodically(
                EXPIRE_SECONDS,
                expire_old(
                    worker.partitions,
                    store,
                    metrics,
                    settings.archive.retention_days,
                    worker.engine.broker_clock,
                ),
            ),
        },
    )
