"""The one place where real parts are made and joined; everything else takes what it needs as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, disable_created_metrics

from schemas.settings import Process, Settings
from streams.analytics.assembly import make_analytics_process
from streams.inspection.api import InspectionApi
from streams.memory.assembly import make_memory_process
from streams.memory.process import MemoryProcess
from streams.settings.policies import memory_policy
from streams.settings.tokenizer import shared_counter
from streams.worker.process import WorkerProcess


def make_registry() -> CollectorRegistry:
    """The process's metrics, without prometheus_client's ``_created`` series, which nearly double every scrape."""
    disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves it untyped
    return CollectorRegistry()


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


def _make_compaction_process(settings: Settings, **given: Any) -> WorkerProcess:
    # Summarizers bring libraries that no other process needs.
    from streams.compaction.assembly import make_compaction_process

    return make_compaction_process(settings, **given)
