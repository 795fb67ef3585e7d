"""Making the memory process and joining its parts, for :mod:`streams.bootstrap`."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry

from processors.memory.tokens import TokenCounter
from schemas.settings import Settings
from streams.engine.stores import DEFAULT_MAX_AGE_MS
from streams.http.memory_api import MemoryApi
from streams.kafka.publisher import make_publisher
from streams.memory.app import make_memory_app
from streams.memory.fill import FillCollector
from streams.memory.fold import MemoryFold, MemoryFoldConfig
from streams.memory.metrics import MemoryMetrics
from streams.memory.process import MemoryProcess
from streams.memory.reader import MemoryReader
from streams.memory.reminders import Reminders
from streams.memory.sweep import Sweep
from streams.settings.policies import compaction_policy, memory_policy
from streams.settings.tokenizer import shared_counter
from streams.worker.engine_metrics import engine_metrics
from streams.worker.engine_settings import engine_config, wall_clock_ms


def make_memory_process(
    settings: Settings,
    *,
    partition_count: int,
    registry: CollectorRegistry,
    on_fatal: Callable[[BaseException], None],
    embedded: bool = False,
    counter: TokenCounter | None = None,
    clock_ms: Callable[[], int] = wall_clock_ms,
) -> MemoryProcess:
    """The memory process; arguments as of :func:`streams.bootstrap.make_process`.

    Args:
        counter: instead of the one the settings name.
        clock_ms: milliseconds since 1970.
    """
    counter = shared_counter(settings) if counter is None else counter
    policy = memory_policy(settings, counter)
    fold = MemoryFold(
        MemoryFoldConfig(
            topics=settings.topics,
            policy=policy,
            compaction=compaction_policy(settings),
            metrics=MemoryMetrics(registry),
            partition_count=partition_count,
            max_event_bytes=settings.max_event_bytes,
            cache_sessions=max(1, settings.memory.cache_sessions // partition_count),
        )
    )
    app = make_memory_app(
        engine_config(settings, "memory", embedded=embedded),
        fold,
        on_fatal,
        clock_ms=clock_ms,
        store_max_age_ms=DEFAULT_MAX_AGE_MS,
    )
    publisher = make_publisher(settings, counter)
    engine_metrics(registry).add("memory", app.engine)
    registry.register(FillCollector(app.engine))
    reader = MemoryReader(
        app.engine,
        policy=policy,
        publisher=publisher,
        partition_count=partition_count,
        own_url=settings.own_url,
        now_ms=clock_ms,
    )
    sweep = Sweep(app.engine, publisher, clock_ms)
    return MemoryProcess(
        settings,
        app=app,
        publisher=publisher,
        reader=reader,
        sweep=sweep,
        reminders=Reminders(app.engine, clock_ms),
        api=MemoryApi(reader, settings.own_url, registry),
    )
