"""The analytics worker's Faust app: one agent over both topics, one actor a partition."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from streams.engine.app import EngineApp, EngineConfig
from streams.engine.chunks import ChunkSchema
from streams.engine.engine import Engine
from streams.engine.fold import Fold
from streams.engine.stores import make_stores
from streams.engine.table import FoldTable


def make_analytics_app(
    config: EngineConfig,
    fold: Fold,
    on_fatal: Callable[[BaseException], None],
    *,
    clock_ms: Callable[[], int],
    store_max_age_ms: int,
) -> EngineApp:
    """The app with its table, engine and agent; ``app.engine`` is the engine."""
    app = EngineApp(config)
    stores = make_stores(config.store, Path(config.data_dir) / config.group_id, clock_ms, store_max_age_ms)
    engine = Engine(app, fold, FoldTable(app, "sessionstream-analytics", stores), on_fatal)
    topic = app.topic(*config.source_topics, schema=ChunkSchema(), acks=False)

    @app.agent(topic, name="sessionstream.analytics.count_events", isolated_partitions=True)
    async def count_events(stream: Any) -> None:
        async for chunk in stream.noack():
            await engine.receive(chunk)

    return app
