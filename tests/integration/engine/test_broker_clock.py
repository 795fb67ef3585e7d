"""A worker learns the broker's time, whatever its own clock says."""

from __future__ import annotations

import time

import pytest

from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.stage import Stage
from tests.kafka.choice import Kafka
from tests.live.waiting import until_async

DAY_MS = 86_400_000


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


@pytest.fixture
async def stage(kafka: Kafka, topic_prefix: str) -> Stage:
    """Return a stage whose changelog has the broker's timestamps, as `topics create` makes it."""
    stage = Stage(
        bootstrap_servers=kafka.bootstrap_servers.split(","),
        prefix=topic_prefix,
        changelog_config={"message.timestamp.type": "LogAppendTime"},
    )
    await stage.create()
    return stage


async def test_an_idle_worker_whose_clock_is_ahead_gets_the_brokers_time_when_it_asks(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    async with EngineWorker(engine_config(stage), clock_ms=lambda: wall_ms() + 40 * DAY_MS) as worker:
        await worker.serves()
        clock = worker.engine.broker_clock
        assert clock.confirmed_ms() is None
        asked_at_ms = wall_ms()
        assert clock.refresh()
        await until_async(lambda: clock.confirmed_ms() is not None, "the broker has told its time", within=60)

        told_ms = clock.confirmed_ms()
        assert told_ms is not None
        assert asked_at_ms <= told_ms <= wall_ms()
    (said,) = (one for one in caplog.records if getattr(one, "action", "") == "clock_differs")
    assert "ahead of the broker's" in said.getMessage()
