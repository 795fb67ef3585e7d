from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from prometheus_client import CollectorRegistry

from schemas.settings import load_settings
from schemas.topic_names import Process
from streams.worker.engine_worker import EngineWorker
from streams.worker.process import ProcessContext


@pytest.mark.parametrize(
    ("process", "encrypted", "asked"),
    [
        ("memory", False, {"session-events", "changelog", "memory-events", "session-dead-letters"}),
        (
            "memory",
            True,
            {"session-events", "changelog", "memory-events", "session-dead-letters", "session-keys"},
        ),
        ("analytics", False, {"session-events", "changelog", "memory-events", "session-analytics"}),
        (
            "analytics",
            True,
            {"session-events", "changelog", "memory-events", "session-analytics", "session-keys"},
        ),
        ("archive", True, {"session-events", "changelog"}),
    ],
)
async def test_the_leaders_of_all_topics_that_a_partition_needs_are_asked_whether_they_answer(
    process: Process, encrypted: bool, asked: set[str]
) -> None:
    """One that is left out, and is silent, is taken for a worker that stands still, which then ends."""
    settings: dict[str, Any] = {"encryption": {"key_file": Path("keys")}} if encrypted else {}
    loaded = load_settings(bootstrap_servers="127.0.0.1:9", **settings)
    worker: EngineWorker[Any] = EngineWorker(
        ProcessContext(
            settings=loaded, partition_count=1, registry=CollectorRegistry(), on_fatal=lambda _: None
        ),
        process,
        cast(Any, None),
        changelog_topic="changelog",
        flush=loaded.memory,
    )

    assert set(worker.engine.brokers.topics) == asked
