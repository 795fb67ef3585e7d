"""Assembles the analytics process."""

from __future__ import annotations

from processors.analytics.costs import PriceTable
from processors.analytics.event_time import LENGTH_US, SECOND_US
from processors.analytics.partition import AnalyticsRules
from processors.memory.tokens import TokenCounter
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.analytics.fold import AnalyticsFold, AnalyticsFoldConfig
from streams.analytics.metrics import AnalyticsMetrics
from streams.analytics.reader import AnalyticsReader
from streams.kafka.session_keys_topic import session_keys_of
from streams.settings.policies import memory_policy, model_table
from streams.worker.engine_worker import EngineWorker
from streams.worker.process import ProcessContext, WorkerProcess


def analytics_rules(settings: Settings, counter: TokenCounter) -> AnalyticsRules:
    """Return the settings on which figures depend."""
    analytics = settings.analytics
    return AnalyticsRules(
        token_counter=counter,
        ttl_ms=memory_policy(settings, counter).ttl_ms({}),
        grace_us=round(analytics.grace_seconds * SECOND_US),
        keep_us={
            "minute": _microseconds(analytics.minute_windows_days),
            "hour": _microseconds(analytics.hour_windows_days),
            "day": _microseconds(analytics.day_windows_days),
        },
    )


def _microseconds(days: int | None) -> int | None:
    return None if days is None else days * LENGTH_US["day"]


def make_analytics_process(context: ProcessContext) -> WorkerProcess:
    """Return the analytics process."""
    settings = context.settings
    prices = PriceTable(model_table(settings))
    keys = session_keys_of(settings, lambda: context.partition_count)
    fold = AnalyticsFold(
        AnalyticsFoldConfig(
            topics=settings.topics,
            rules=analytics_rules(settings, context.counter),
            prices=prices,
            metrics=AnalyticsMetrics(context.registry),
            partition_count=context.partition_count,
            max_event_bytes=settings.max_event_bytes,
            cache_sessions=context.per_partition(settings.analytics.cache_sessions),
            keys=None if keys is None else keys.ring,
        )
    )
    worker = EngineWorker(
        context,
        "analytics",
        fold,
        changelog_topic=settings.topics.analytics_changelog,
        flush=settings.analytics,
    )
    reader = AnalyticsReader(worker.partitions, prices)
    return worker.process(
        add_routes=AnalyticsApi(reader, settings).add_routes,
        components=[] if keys is None else [keys.topic],
    )
