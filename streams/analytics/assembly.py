"""Making the analytics process and joining its parts, for :mod:`streams.bootstrap`."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry

from processors.analytics.event_time import LENGTH_US, SECOND_US
from processors.analytics.partition import AnalyticsRules
from processors.analytics.prices import PriceTable
from processors.memory.tokens import TokenCounter
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.analytics.app import make_analytics_app
from streams.analytics.fold import AnalyticsFold, AnalyticsFoldConfig
from streams.analytics.metrics import AnalyticsMetrics
from streams.analytics.process import AnalyticsProcess
from streams.analytics.reader import AnalyticsReader
from streams.engine.stores import DEFAULT_MAX_AGE_MS
from streams.settings.policies import memory_policy, model_table
from streams.settings.tokenizer import shared_counter
from streams.worker.engine_metrics import engine_metrics
from streams.worker.engine_settings import engine_config, wall_clock_ms


def analytics_rules(settings: Settings, counter: TokenCounter) -> AnalyticsRules:
    """What the settings say that figures depend on."""
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


def make_analytics_process(
    settings: Settings,
    *,
    partition_count: int,
    registry: CollectorRegistry,
    on_fatal: Callable[[BaseException], None],
    embedded: bool = False,
    counter: TokenCounter | None = None,
    clock_ms: Callable[[], int] = wall_clock_ms,
) -> AnalyticsProcess:
    """The analytics process; arguments as of :func:`streams.memory.assembly.make_memory_process`."""
    prices = PriceTable(model_table(settings))
    fold = AnalyticsFold(
        AnalyticsFoldConfig(
            topics=settings.topics,
            rules=analytics_rules(settings, shared_counter(settings) if counter is None else counter),
            prices=prices,
            metrics=AnalyticsMetrics(registry),
            partition_count=partition_count,
            max_event_bytes=settings.max_event_bytes,
            cache_sessions=max(1, settings.analytics.cache_sessions // partition_count),
        )
    )
    app = make_analytics_app(
        engine_config(settings, "analytics", embedded=embedded),
        fold,
        on_fatal,
        clock_ms=clock_ms,
        store_max_age_ms=DEFAULT_MAX_AGE_MS,
    )
    engine_metrics(registry).add("analytics", app.engine)
    reader = AnalyticsReader(
        app.engine, prices=prices, partition_count=partition_count, own_url=settings.own_url
    )
    return AnalyticsProcess(app=app, reader=reader, api=AnalyticsApi(reader, settings.own_url))
