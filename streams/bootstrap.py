"""The one place where real parts are made and joined; everything else takes what it needs as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, disable_created_metrics

from processors.tokens import TokenCounter
from schemas.settings import Process, Settings
from streams.analytics.assembly import make_analytics_process
from streams.engine.stores import DEFAULT_MAX_AGE_MS
from streams.engine_metrics import engine_metrics
from streams.engine_settings import engine_config, wall_clock_ms
from streams.http.app import MemoryApi
from streams.http.inspection import InspectionApi
from streams.interceptors import load_interceptors
from streams.memory.app import make_memory_app
from streams.memory.fill import FillCollector
from streams.memory.fold import MemoryFold, MemoryFoldConfig
from streams.memory.metrics import MemoryMetrics
from streams.memory.process import MemoryProcess
from streams.memory.reader import MemoryReader
from streams.memory.reminders import Reminders
from streams.memory.sweep import Sweep
from streams.policies import compaction_policy, memory_policy
from streams.process import WorkerProcess
from streams.publisher import KafkaPublisher
from streams.tokenizer import shared_counter


def make_registry() -> CollectorRegistry:
    """The process's metrics, without prometheus_client's ``_created`` series, which nearly double every scrape."""
    disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves it untyped
    return CollectorRegistry()


def make_publisher(settings: Settings, counter: TokenCounter) -> KafkaPublisher:
    """The publisher, with the interceptors the settings name."""
    return KafkaPublisher(settings, counter=counter, interceptors=load_interceptors(settings))


def make_process(
    name: Process,
    settings: Settings,
    *,
    partition_count: int,
    registry: CollectorRegistry,
    on_fatal: Callable[[BaseException], None],
    embedded: bool = False,
) -> WorkerProcess:
    """The process of that name, made but not started. Call inside the loop it will run on.

    Args:
        partition_count: of the events topic.
        registry: its metrics are added.
        on_fatal: told when the process cannot go on.
        embedded: the broker is the embedded one.

    Raises:
        ConfigurationError: a setting is wrong, or there is no such process yet.
    """
    makers: dict[str, Callable[..., WorkerProcess]] = {
        "memory": make_memory_process,
        "analytics": make_analytics_process,
        "compaction": _make_compaction_process,
    }
    make = makers[name]
    return make(
        settings, partition_count=partition_count, registry=registry, on_fatal=on_fatal, embedded=embedded
    )


def make_inspection(
    settings: Settings, processes: Mapping[str, WorkerProcess], *, partition_count: int
) -> InspectionApi:
    """What every worker answers besides; asks this worker for what one of its own processes serves.

    Args:
        processes: of this worker, by name.
        partition_count: of the events topic.
    """
    own = {f"{name}_url": [settings.own_url] for name in ("memory", "analytics") if name in processes}
    memory = processes.get("memory")
    if isinstance(memory, MemoryProcess):
        policy = memory.reader.policy
    else:
        policy = memory_policy(settings, shared_counter(settings))
    return InspectionApi(settings.model_copy(update=own), policy, partition_count)


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
    """The memory process; arguments as of :func:`make_process`.

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


def _make_compaction_process(settings: Settings, **given: Any) -> WorkerProcess:
    # Summarizers bring libraries that no other process needs.
    from streams.compaction.bootstrap import make_compaction_process

    return make_compaction_process(settings, **given)
