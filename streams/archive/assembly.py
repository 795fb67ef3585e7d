"""Assembles the archive process."""

from __future__ import annotations

import shlex
from typing import Final

from schemas.settings import PREFIX, Settings
from streams.archive.api import ArchiveApi
from streams.archive.filling import report_filling
from streams.archive.left_files import report_left_files
from streams.archive.metrics import ArchiveMetrics
from streams.archive.opened_history import OpenedHistory
from streams.archive.origin_check import OriginCheck, StorePlace
from streams.archive.past import PastReader
from streams.archive.past_calls import PastCalls
from streams.archive.reader import ArchiveReader
from streams.archive.retention import expire_old
from streams.archive.sink import ArchiveSink, ArchiveSinkConfig
from streams.archive.source_log import kafka_log
from streams.archive.store import HistoryStore, OriginStore, ReadableHistory
from streams.archive.stores.choice import local_folder, make_store
from streams.archive.stores.local import LocalStore
from streams.client.memory_client import MemoryClient
from streams.http.token_file import settings_of_worker
from streams.kafka.log_ends import LogEnds
from streams.kafka.session_keys_topic import session_keys_of
from streams.settings.policies import memory_policy
from streams.worker.engine_worker import EngineWorker
from streams.worker.process import ClosedAtStop, ProcessContext, WorkerProcess, periodically

#: Time between two log lines while the store is filled.
REPORT_SECONDS: Final = 10.0
#: Time between two looks for files of partitions that have moved away.
LEFT_SECONDS: Final = 300.0
#: Time between two looks whether the brokers still have the log that the store is filled from.
WATCH_SECONDS: Final = 10.0
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
    # The broker of the demo ends with its store.
    check = (
        OriginCheck(store, lambda: kafka_log(settings), _place(store, settings), accept=context.accept_log)
        if isinstance(store, OriginStore) and not context.embedded
        else None
    )
    sink = ArchiveSink(
        ArchiveSinkConfig(
            store=store,
            metrics=metrics,
            events_topic=settings.topics.session_events,
            partition_count=context.partition_count,
            max_event_bytes=settings.max_event_bytes,
            sealed=keys is not None,
            origin_check=check,
        )
    )
    worker = EngineWorker(
        context,
        "archive",
        sink,
        changelog_topic=settings.topics.archive_changelog,
        flush=settings.archive,
    )
    memory = MemoryClient(settings_of_worker(settings))
    opened: ReadableHistory = store if keys is None else OpenedHistory(store, keys.ring)
    log_ends = LogEnds(settings, settings.topics.session_events)
    reader = ArchiveReader(worker.partitions, opened, memory, log_ends.end_of)
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
        components=[
            store,
            *([] if check is None else [check]),
            ClosedAtStop(memory.close),
            log_ends,
            *([] if keys is None else [keys.topic]),
        ],
        tasks={
            **local,
            **({} if check is None else {"log": periodically(WATCH_SECONDS, check.watch)}),
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


def _place(store: HistoryStore, settings: Settings) -> StorePlace:
    """Return where a store is, and how an operator begins a new one beside it."""
    if not isinstance(store, LocalStore):
        return StorePlace(str(store), lambda _: f"name other indices in {PREFIX}ARCHIVE__URL")
    folder = local_folder(settings).absolute()

    def remedy(old: str) -> str:
        moved = shlex.join(["mv", str(folder), f"{folder}.{old}"])
        return f"{moved} (or name another folder in {PREFIX}ARCHIVE__URL)"

    return StorePlace(str(folder), remedy)
