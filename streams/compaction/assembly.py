"""The parts of the compaction process, made and joined."""

from __future__ import annotations

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry

from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.breakers import Breakers
from streams.compaction.compactor import Compactor
from streams.compaction.inbox import Inbox
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.offsets import OffsetLedger
from streams.compaction.process import CompactionProcess
from streams.compaction.schedule import Schedule
from streams.compaction.summarizers import make_summarizer
from streams.kafka.publisher import make_publisher
from streams.settings.policies import compaction_policy
from streams.settings.tokenizer import shared_counter


def make_compaction_process(
    settings: Settings,
    *,
    partition_count: int,  # noqa: ARG001 - memory-events is consumed by a group, which knows its partitions
    registry: CollectorRegistry,
    on_fatal: Callable[[BaseException], None],
    embedded: bool = False,  # noqa: ARG001 - nothing here depends on transactions
) -> CompactionProcess:
    """The compaction process; arguments as of :func:`streams.bootstrap.make_process`.

    Raises:
        ConfigurationError: the summarizer that the settings name cannot be used.
    """
    counter = shared_counter(settings)
    policy = compaction_policy(settings)
    summarizer = make_summarizer(settings, policy, counter)
    publisher = make_publisher(settings, counter)
    memory = MemoryClient(settings)
    announcer = Announcer(settings)
    metrics = CompactionMetrics(registry)
    breakers = Breakers(rest_seconds=settings.compaction.rest_seconds, clock=time.monotonic)
    ledger = OffsetLedger()
    compactor = Compactor(
        policy=policy,
        counter=counter,
        memory=memory,
        summarizer=summarizer,
        publisher=publisher,
        announcer=announcer,
        breakers=breakers,
        metrics=metrics,
        owns=ledger.owns,
    )
    schedule = Schedule(
        compactor.attempt,
        ledger.finish,
        refused=compactor.refuse,
        concurrency=settings.compaction.concurrency,
    )
    metrics.watch(
        running=lambda: schedule.running, waiting=lambda: schedule.waiting, resting=breakers.resting_count
    )
    return CompactionProcess(
        inbox=Inbox(settings, policy, ledger, schedule),
        schedule=schedule,
        memory=memory,
        summarizer=summarizer,
        publisher=publisher,
        announcer=announcer,
        drain_seconds=settings.session_timeout_seconds,
        on_fatal=on_fatal,
    )
