"""A takeover whose assignment ends while a real broker does not answer returns within two seconds."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from streams.engine import restore as restore_module
from streams.engine.takeover import Takeover
from streams.engine.writer import TransactionalWriter
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.stage import Stage
from tests.kafka.broker import Broker

#: Far longer than the test waits: without an end of its own a takeover would wait for so long.
REQUEST_MS = 120_000
SESSION_SECONDS = 60.0


def silence_at(monkeypatch: pytest.MonkeyPatch, step: str, broker: Broker, reached: asyncio.Event) -> None:
    """Let the broker fall silent once a takeover of partition 1 comes to a step."""

    def silence(partition: int) -> None:
        if partition == 1 and not reached.is_set():
            broker.pause()
            reached.set()

    start, restore, verify = TransactionalWriter.start, restore_module.restore_partition, Takeover._verify_log

    async def starting(self: TransactionalWriter, check: Any) -> None:
        def check_and_silence() -> None:
            check()
            silence(self._partition)

        if step == "the producer":
            silence(self._partition)
        await start(self, check_and_silence if step == "the producer's transaction" else check)

    async def restoring(store: Any, topic: str, partition: int, **options: Any) -> int:
        check = options.pop("check")

        def check_and_silence() -> None:
            check()
            silence(partition)

        if step == "the changelog":
            silence(partition)
        middle = step == "the middle of the changelog"
        return await restore(store, topic, partition, check=check_and_silence if middle else check, **options)

    async def verifying(self: Takeover[Any], partition: int, marks: Any) -> Any:
        if step == "the log":
            silence(partition)
        return await verify(self, partition, marks)

    monkeypatch.setattr(TransactionalWriter, "start", starting)
    monkeypatch.setattr(restore_module, "restore_partition", restoring)
    monkeypatch.setattr(Takeover, "_verify_log", verifying)


STEPS = (
    "the producer",
    "the producer's transaction",
    "the changelog",
    "the middle of the changelog",
    "the log",
)


@pytest.mark.long
async def test_a_takeover_behind_a_silent_broker_returns_within_two_seconds(
    kafka_own: Broker, topic_prefix: str
) -> None:
    """25 s were seen. Each step of a takeover asks the broker for something else."""
    stage = Stage([kafka_own.bootstrap_servers], topic_prefix)
    await stage.create()
    await stage.fill(400, keys=100)
    took: dict[str, float] = {}
    for step in STEPS:
        with pytest.MonkeyPatch.context() as monkeypatch:
            reached = asyncio.Event()
            silence_at(monkeypatch, step, kafka_own, reached)
            config = engine_config(
                stage, request_timeout_ms=REQUEST_MS, session_timeout_seconds=SESSION_SECONDS
            )
            worker = EngineWorker(config, CountingFold(stage.published))
            await worker.start()
            try:
                await asyncio.wait_for(reached.wait(), 60)
                await asyncio.sleep(0)
                taking = worker.engine._takeovers[1]
                assert not taking.done()
                began = time.monotonic()
                worker.engine.ownership.end()
                await asyncio.wait({taking}, timeout=60)
                took[step] = time.monotonic() - began
            finally:
                kafka_own.resume()
                await worker.stop()
    assert max(took.values()) < 2.0, took
