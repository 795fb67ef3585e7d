"""What the engine of a process needs to know of the settings."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable
from typing import Final, Literal

from schemas.settings import Settings
from schemas.topic_names import TopicNames
from streams.engine.app import EngineConfig
from streams.kafka.clients import client_settings, faust_credentials

#: The processes that keep a table.
EngineProcess = Literal["memory", "analytics"]

_SOURCES: Final[dict[EngineProcess, Callable[[TopicNames], tuple[str, ...]]]] = {
    "memory": lambda topics: (topics.session_events,),
    "analytics": lambda topics: (topics.session_events, topics.memory_events),
}


def wall_clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def engine_config(settings: Settings, process: EngineProcess, *, embedded: bool) -> EngineConfig:
    """What the engine of a process needs to know."""
    topics = settings.topics
    return EngineConfig(
        group_id=settings.group(process),
        client_id=f"sessionstream-{process}-{socket.gethostname()}-{os.getpid()}",
        source_topics=_SOURCES[process](topics),
        changelog_topic=topics.changelog if process == "memory" else topics.analytics_changelog,
        advertised_url=settings.own_url,
        client_settings=client_settings(settings),
        credentials=faust_credentials(settings),
        embedded=embedded,
        store=settings.store,
        data_dir=str(settings.data_dir),
        session_timeout_seconds=settings.session_timeout_seconds,
        heartbeat_seconds=settings.heartbeat_seconds,
        flush_interval_seconds=getattr(settings, process).flush_interval_ms / 1000,
        flush_events=getattr(settings, process).flush_events,
    )
