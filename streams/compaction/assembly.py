"""Assembles the compaction process."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial

from processors.analytics.costs import PriceTable
from processors.compaction.policy import CompactionPolicy
from processors.extractive.own_schema import never_filled
from processors.memory.tokens import TokenCounter
from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.breakers import Breakers
from streams.compaction.compactor import Compactor
from streams.compaction.inbox import Inbox
from streams.compaction.live_trial import LiveTrial, TriedPolicy, tried_policies
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.offsets import OffsetTracker
from streams.compaction.schedule import Schedule
from streams.compaction.shadow import Shadow
from streams.compaction.shadow_metrics import ShadowMetrics
from streams.compaction.summarizers import make_summarizer
from streams.compaction.text_caches import TextCaches
from streams.http.token_file import settings_of_worker
from streams.kafka.publisher import make_publisher
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.session_keys_topic import session_keys_of
from streams.settings.policies import compaction_policy, memory_policy, model_table, unreachable
from streams.worker.process import ClosedAtStop, ProcessContext, WorkerProcess

log = logging.getLogger(__name__)


def make_compaction_process(context: ProcessContext) -> WorkerProcess:
    """Return the compaction process, which makes summaries of long histories and publishes them.

    When it is stopped, it begins no more attempts and waits up to a session timeout for the running ones. The next
    owner of the partitions does the rest.

    Raises:
        ConfigurationError: The summarizer in the settings cannot be used.
    """
    settings, counter = context.settings, context.counter
    policy = compaction_policy(settings)
    _say_unreachable_triggers(settings, counter)
    _say_unfilled_fields(policy)
    metrics = CompactionMetrics(context.registry)
    summarizer = make_summarizer(settings, policy, counter, metrics.summarizer_blocked)
    publisher = make_publisher(settings, counter)
    memory = MemoryClient(settings_of_worker(settings))
    announcer = Announcer(settings)
    breakers = Breakers(rest_seconds=settings.compaction.rest_seconds, clock=time.monotonic)
    tracker = OffsetTracker()
    compactor = Compactor(
        policy=policy,
        counter=counter,
        memory=memory,
        summarizer=summarizer,
        publisher=publisher,
        announcer=announcer,
        breakers=breakers,
        metrics=metrics,
        owns=tracker.owns,
        tokens_per_hour=settings.limits.summary_tokens_per_hour,
    )
    caches = TextCaches()
    schedule = Schedule(
        caches.using(compactor.attempt),
        tracker.finish,
        refused=compactor.refuse,
        concurrency=settings.compaction.concurrency,
    )
    metrics.watch(
        running=lambda: schedule.running, waiting=lambda: schedule.waiting, resting=breakers.resting_count
    )
    keys = session_keys_of(settings, lambda: context.partition_count)
    ring = None if keys is None else keys.ring
    inbox = Inbox(
        settings,
        policy,
        tracker,
        schedule,
        caches.forget,
        ring,
        on_made_anew=compactor.forget_sequences,
        on_abandoned=compactor.count_abandoned,
    )
    shadow, tried = (
        _make_shadow(context, ring, caches, metrics.summarizer_blocked)
        if settings.compaction.shadow
        else (None, [])
    )
    return WorkerProcess(
        "compaction",
        ready=inbox.ready,
        components=[
            ClosedAtStop(memory.close),
            ClosedAtStop(summarizer.close),
            publisher,
            announcer,
            inbox,
            *([] if keys is None else [keys.topic]),
            *(ClosedAtStop(one.summarizer.close) for one in tried if one.summarizer is not None),
            *([] if shadow is None else [shadow]),
            ClosedAtStop(partial(schedule.close, within_seconds=0.0)),
        ],
        tasks={"inbox": inbox.run} | ({} if shadow is None else {"shadow": shadow.run}),
        on_error=context.on_fatal,
        positions=lambda: {settings.topics.memory_events: tracker.unfinished()},
        finish=partial(schedule.close, within_seconds=settings.session_timeout_seconds),
    )


def _make_shadow(
    context: ProcessContext,
    keys: SessionKeyRing | None,
    caches: TextCaches,
    on_blocked: Callable[[], None],
) -> tuple[Shadow, list[TriedPolicy]]:
    """Return what tries the policies of COMPACTION__SHADOW, and the policies, whose summarizers are closed at the stop.

    Raises:
        ConfigurationError: There are too many, or one of them cannot be used.
    """
    settings = context.settings
    tried = tried_policies(settings, context.counter, on_blocked)
    trial = LiveTrial(
        tried,
        PriceTable(model_table(settings)),
        caches=caches,
        tokens_per_hour=settings.limits.summary_tokens_per_hour,
    )
    metrics = ShadowMetrics(context.registry)
    return Shadow(settings, trial, metrics, lambda: context.partition_count, keys), tried


def _say_unreachable_triggers(settings: Settings, counter: TokenCounter) -> None:
    """Log the triggers that no memory can exceed; as a warning if none is left, so that nothing would be compacted."""
    lines, reached = unreachable(settings, memory_policy(settings, counter))
    for line in lines:
        log.log(
            logging.INFO if reached else logging.WARNING,
            "%s%s",
            line,
            "" if reached else "; no trigger is left, so memories are compacted on request only",
            extra={"action": "trigger_unreachable"},
        )


def _say_unfilled_fields(policy: CompactionPolicy) -> None:
    """Log the fields of the settings' schema that the summarizer in the settings never fills."""
    if policy.summarizer == "extractive" and (unfilled := never_filled(policy.summary_schema)):
        log.warning(
            "the extractive summarizer never fills these fields of summary_schema: %s",
            ", ".join(unfilled),
            extra={"action": "knowledge_unfilled"},
        )
