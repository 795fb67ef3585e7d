"""The assembly of the analytics process."""

from __future__ import annotations

from processors.analytics.event_time import LENGTH_US, SECOND_US
from processors.analytics.partition import AnalyticsRules
from processors.analytics.prices import Price, PriceTable
from processors.memory.tokens import TokenCounter
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.analytics.fold import AnalyticsFold, AnalyticsFoldConfig
from streams.analytics.metrics import AnalyticsMetrics
from streams.analytics.reader import AnalyticsReader
from streams.worker.engine_worker import EngineWorker
from streams.worker.process import ProcessContext, WorkerProcess


def price_table(settings: Settings) -> PriceTable:
    """The prices the settings give; a model with only one of the two has none."""
    return PriceTable(
        {
            pattern: Price(model.input_price, model.output_price)
            for pattern, model in settings.models.items()
            if model.input_price is not None and model.output_price is not None
        }
    )


def analytics_rules(settings: Settings, counter: TokenCounter) -> AnalyticsRules:
    """What the settings say that figures depend on."""
    analytics = settings.analytics
    ttl_seconds = settings.memory.ttl_seconds
    return AnalyticsRules(
        token_counter=counter,
        ttl_ms=None if ttl_seconds is None else ttl_seconds * 1_000,
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
    """The analytics process."""
    settings = context.settings
    prices = price_table(settings)
    fold = AnalyticsFold(
        AnalyticsFoldConfig(
            topics=settings.topics,
            rules=analytics_rules(settings, context.counter),
            prices=prices,
            metrics=AnalyticsMetrics(context.registry),
            partition_count=context.partition_count,
            max_event_bytes=settings.max_event_bytes,
            cache_sessions=context.per_partition(settings.analytics.cache_sessions),
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
    return worker.process(add_routes=AnalyticsApi(reader, settings.own_url).add_routes)
