from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from aiokafka.client import AIOKafkaClient
from aiokafka.consumer.group_coordinator import GroupCoordinator

from schemas.errors import Fatal
from streams.engine.partition import OwnedPartition
from streams.engine.watchdog import Watchdog
from streams.worker.applied_waits import AppliedWaits
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Stage
from tests.kafka.broker import Broker
from tests.live.waiting import until_async

REBALANCE_IN_PROGRESS = 27
UNKNOWN_MEMBER_ID = 25


def watchdog_of(worker: EngineWorker, stall_seconds: float) -> Watchdog:
    """As a worker process makes it."""
    engine = worker.engine
    return Watchdog(
        work=engine.work,
        answered=lambda: engine.ownership.proven,
        ask_brokers=engine.brokers.missing,
        stall_seconds=stall_seconds,
    )


async def test_without_an_answer_from_the_broker_nothing_is_served(
    kafka_own: Broker, topic_prefix: str
) -> None:
    """While the broker is paused, serving ends within the session timeout without any other event; later it resumes.

    The watchdog, which ends a worker that stands still, takes no broker for no fault of the worker.
    """
    stage = Stage(kafka_own.bootstrap_servers.split(","), topic_prefix)
    await stage.create()
    await stage.fill(500)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage)
        watchdog = asyncio.create_task(watchdog_of(worker, stall_seconds=3.0).run())
        session = worker.config.session_timeout_seconds
        kafka_own.pause()
        paused = time.monotonic()
        await until_async(lambda: not worker.served(), "nothing is served any more", within=session + 1)
        assert time.monotonic() - paused <= session + 0.5
        assert len(worker.engine.owned) == 4, "nothing but the proof was lost"
        assert not any(owned.lost for owned in worker.engine.owned.values())
        # Longer than the session, and than the watchdog's patience.
        await until_async(lambda: time.monotonic() - paused > session + 1.5, "the broker was away", within=60)
        assert worker.served() == set()
        assert not watchdog.done()
        kafka_own.resume()
        await worker.serves(0, 1, 2, 3, seconds=30)
        await stage.fill(500)
        await assert_exact(stage)
        assert not watchdog.done()
        watchdog.cancel()


class Heartbeats:
    """Answers heartbeats instead of the broker."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error_code: int | None = None
        self.answered = 0
        send = AIOKafkaClient.send

        async def send_request(client: Any, node_id: int, request: Any, **options: Any) -> Any:
            response = await send(client, node_id, request, **options)
            if self.error_code is not None and type(request).__name__ == "HeartbeatRequest":
                self.answered += 1
                response.error_code = self.error_code
            return response

        monkeypatch.setattr(AIOKafkaClient, "send", send_request)


async def test_heartbeats_answered_with_rebalance_in_progress_are_no_proof(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """During a rebalance the broker answers, but another worker may own the partitions one session timeout later."""
    heartbeats = Heartbeats(monkeypatch)
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        monkeypatch.setattr(
            GroupCoordinator, "request_rejoin", lambda self: None
        )  # as if it never came to it
        heartbeats.error_code = REBALANCE_IN_PROGRESS
        began = time.monotonic()
        await until_async(
            lambda: not worker.served(),
            "the proof grew old",
            within=worker.config.session_timeout_seconds + 1,
        )
        # Neither was it taken away at once: until then nobody else can own them.
        assert time.monotonic() - began > worker.config.session_timeout_seconds / 2
        assert heartbeats.answered > 3
        heartbeats.error_code = None
        await worker.serves(0, 1, 2, 3)


async def test_a_read_that_waits_for_proof_is_answered_when_the_coordinator_answers_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its record is folded, and no other one comes: it waited for its whole time."""
    heartbeats = Heartbeats(monkeypatch)
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        await stage.append(0, b"a")
        waits = AppliedWaits(worker.engine)
        await waits.wait_until_applied(0, 0, 60_000)
        monkeypatch.setattr(GroupCoordinator, "request_rejoin", lambda self: None)
        heartbeats.error_code = REBALANCE_IN_PROGRESS
        await until_async(lambda: not worker.served(), "the proof grew old", within=60)
        waiting = asyncio.create_task(waits.wait_until_applied(0, 0, 3_600_000))
        answered = heartbeats.answered
        await until_async(lambda: heartbeats.answered > answered + 1, "more answers came", within=60)
        assert not waiting.done(), "they were no proof"

        heartbeats.error_code = None

        await asyncio.wait_for(waiting, 60)


async def test_a_member_the_coordinator_does_not_know_serves_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UNKNOWN_MEMBER_ID ends the proof at once; the worker rejoins and is exact."""
    await stage.fill(500)
    heartbeats = Heartbeats(monkeypatch)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        generation = worker.engine.ownership.assignment.generation
        served_when_told: list[set[int]] = []
        reset = GroupCoordinator.reset_generation

        def look_and_reset(self: Any) -> None:
            served_when_told.append(worker.served())
            heartbeats.error_code = None
            reset(self)

        monkeypatch.setattr(GroupCoordinator, "reset_generation", look_and_reset)
        heartbeats.error_code = UNKNOWN_MEMBER_ID
        await until_async(
            lambda: worker.engine.ownership.assignment.generation > generation, "it joined again", within=60
        )
        assert served_when_told[0] == set()
        await worker.serves(0, 1, 2, 3)
        await stage.fill(500)
        await assert_exact(stage)


async def test_the_watchdog_stops_a_worker_whose_fold_makes_no_progress(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New records that are not folded mean no progress, also after the worker had caught up."""

    async def never(self: OwnedPartition[Any]) -> None:
        if self.partition == 2:
            await asyncio.get_running_loop().create_future()

    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        watchdog = asyncio.create_task(watchdog_of(worker, stall_seconds=1.0).run())
        await stage.fill(400)
        await assert_exact(stage, published=False)
        monkeypatch.setattr(OwnedPartition, "wait_for_capacity", never)
        await stage.append(2, b"taken")
        await until_async(
            lambda: worker.fold(2).tallies.get("one") is not None, "the last one it takes", within=60
        )
        await assert_exact(stage, published=False)
        assert not watchdog.done()
        await stage.append(2, b"never taken")
        with pytest.raises(Fatal, match="no progress"):
            await asyncio.wait_for(watchdog, 15)


async def test_a_worker_that_the_group_refuses_stops(stage: Stage) -> None:
    """An error that aiokafka would not raise is a clear one: a session timeout below the broker's limit."""
    config = engine_config(stage, session_timeout_seconds=0.5, heartbeat_seconds=0.1)
    async with EngineWorker(config) as worker:
        error = await worker.fails()
        assert isinstance(error, Fatal)
        assert stage.group in str(error)
        assert "InvalidSessionTimeout" in str(error)
