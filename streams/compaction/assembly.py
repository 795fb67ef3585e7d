"""The assembly of the compaction process."""

from __future__ import annotations

import time
from functools import partial

from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.breakers import Breakers
from streams.compaction.compactor import Compactor
from streams.compaction.inbox import Inbox
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.offsets import OffsetLedger
from streams.compaction.schedule import Schedule
from streams.compaction.summarizers import make_summarizer
from streams.kafka.publisher import make_publisher
from streams.settings.policies import compaction_policy
from streams.worker.process import ClosedAtStop, ProcessContext, WorkerProcess


def make_compaction_process(context: ProcessContext) -> WorkerProcess:
    """The compaction process: makes summaries of long histories and publishes them back.

    When it is stopped it takes no more sessions, lets attempts under way end for a session timeout, and leaves
    the rest to the next owner of their partitions.

    Raises:
        ConfigurationError: the summarizer that the settings name cannot be used.
    """
    settings, counter = context.settings, context.counter
    policy = compaction_policy(settings)
    summarizer = make_summarizer(settings, policy, counter)
    publisher = make_publisher(settings, counter)
    memory = MemoryClient(settings)
    announcer = Announcer(settings)
    metrics = CompactionMetrics(context.registry)
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
    inbox = Inbox(settings, policy, ledger, schedule)
    return WorkerProcess(
        "compaction",
        ready=inbox.ready,
        components=[
            ClosedAtStop(memory.close),
            ClosedAtStop(summarizer.close),
            publisher,
            announcer,
            inbox,
            ClosedAtStop(partial(schedule.close, within_seconds=0.0)),
        ],
        tasks={"inbox": inbox.run},
        on_error=context.on_fatal,
        finish=partial(schedule.close, within_seconds=settings.session_timeout_seconds),
    )
