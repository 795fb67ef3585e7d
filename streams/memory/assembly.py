"""Assembles the memory process."""

from __future__ import annotations

from fastapi import FastAPI

from streams.http.memory_api import MemoryApi
from streams.kafka.log_ends import LogEnds
from streams.kafka.publisher import make_publisher
from streams.kafka.session_keys_topic import session_keys_of
from streams.memory.compact_route import CompactRoute
from streams.memory.erasure import Eraser
from streams.memory.erasures_route import ErasuresRoute
from streams.memory.fold import MemoryFold, MemoryFoldConfig
from streams.memory.fork_route import ForkRoute
from streams.memory.metrics import FillCollector, FrozenCollector, MemoryMetrics
from streams.memory.plain_events import PlainEvents
from streams.memory.reader import MemoryReader
from streams.memory.sweeps import ExpirySweep, ReminderSweep
from streams.settings.policies import compaction_policy, memory_policy
from streams.worker.engine_worker import EngineWorker
from streams.worker.process import ProcessContext, WorkerProcess, periodically


def make_memory_process(context: ProcessContext) -> WorkerProcess:
    """Make the memory process, without starting it."""
    settings = context.settings
    policy = memory_policy(settings, context.counter)
    keys = session_keys_of(settings, lambda: context.partition_count)
    metrics = MemoryMetrics(context.registry)
    fold = MemoryFold(
        MemoryFoldConfig(
            topics=settings.topics,
            policy=policy,
            compaction=compaction_policy(settings),
            metrics=metrics,
            partition_count=context.partition_count,
            max_event_bytes=settings.max_event_bytes,
            cache_sessions=context.per_partition(settings.memory.cache_sessions),
            accept_loss=context.accept_loss,
            keys=None if keys is None else keys.ring,
            plain_events=None if keys is None else PlainEvents(metrics),
            # The engine, which has the clock, is made with the fold.
            now_ms=lambda: worker.engine.broker_clock.now_ms(),
        )
    )
    worker = EngineWorker(
        context,
        "memory",
        fold,
        changelog_topic=settings.topics.changelog,
        flush=settings.memory,
    )
    context.registry.register(
        FillCollector(lambda: [owned.fold.session_index for owned in worker.engine.owned.values()])
    )
    context.registry.register(
        FrozenCollector(lambda: sum(len(owned.fold.frozen) for owned in worker.engine.owned.values()))
    )
    # Publishes events that are posted over HTTP, and those of the expiry sweep.
    publisher = make_publisher(settings, context.counter, brokers=context.brokers)
    log_ends = LogEnds(settings, settings.topics.session_events)
    reader = MemoryReader(
        worker.partitions,
        policy=policy,
        compaction=compaction_policy(settings),
        publisher=publisher,
        log_ends=log_ends,
        now_ms=worker.engine.broker_clock.now_ms,
    )
    clock = worker.engine.broker_clock
    expiry = ExpirySweep(worker.partitions, publisher, clock.now_ms, clock.refresh)
    reminder = ReminderSweep(worker.partitions, clock.now_ms)
    compaction = CompactRoute(settings, publisher, context.counter)
    fork = ForkRoute(settings, publisher, context.counter)
    erasures = ErasuresRoute(
        Eraser(settings, publisher, embedded=context.embedded, keys=None if keys is None else keys.ring)
    )

    def add_routes(app: FastAPI) -> None:
        MemoryApi(reader, settings, context.registry).add_routes(app)
        compaction.add_routes(app)
        fork.add_routes(app)
        erasures.add_routes(app)

    return worker.process(
        ready=reader.ready,
        add_routes=add_routes,
        components=[publisher, log_ends, *([] if keys is None else [keys.topic])],
        tasks={
            "sweep": periodically(settings.memory.sweep_interval_seconds, expiry.run_once),
            "reminders": periodically(settings.compaction.reminder_seconds, reminder.run_once),
        },
    )
