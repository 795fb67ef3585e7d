"""The inbox on a real broker: what it takes, what it waits for, and what it commits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import cast

from aiokafka.admin import NewTopic
from aiokafka.structs import TopicPartition

from processors.compaction.policy import CompactionPolicy
from processors.sealing.key_records import DataKey
from schemas.errors import BrokerUnreachable
from schemas.settings import Settings
from streams.compaction.inbox import Inbox
from streams.compaction.offsets import OffsetTracker
from streams.compaction.schedule import Job, Schedule
from streams.kafka.session_keys import SessionKeyRing
from tests.builders.events import requested
from tests.builders.sealed import ring, sealed
from tests.fakes.key_log import FakeKeyLog
from tests.integration.engine.stage import Stage
from tests.kafka.choice import Kafka
from tests.live.waiting import until_async


class Offered:
    """A schedule that finishes every job at once."""

    def __init__(self, tracker: OffsetTracker) -> None:
        self._tracker = tracker
        self.sessions: list[str] = []
        self.jobs_waiting = 0

    def add(self, job: Job) -> None:
        self.sessions.append(job.session_id)
        for pending in job.offsets:
            self._tracker.finish(pending)

    def keep_only(self, partitions: frozenset[int]) -> None: ...


class Keys:
    """The keys of a process, one of which cannot be looked up now.

    Attributes:
        away: the session whose key it is.
        refusals: how often it was asked for.
    """

    def __init__(self, log: FakeKeyLog, away: str) -> None:
        self.ring: SessionKeyRing = ring(log)
        self.away: str | None = away
        self.refusals = 0
        self._find = self.ring.find
        self.ring.find = self._find_unless_away  # type: ignore[method-assign]

    async def _find_unless_away(self, session_id: str, key_id: str) -> DataKey:
        if session_id == self.away:
            self.refusals += 1
            raise BrokerUnreachable("no answer about keys")
        return await self._find(session_id, key_id)


@asynccontextmanager
async def running(settings: Settings, keys: Keys) -> AsyncGenerator[Offered]:
    """A compaction worker's inbox."""
    tracker = OffsetTracker()
    offered = Offered(tracker)
    inbox = Inbox(settings, CompactionPolicy(), tracker, cast("Schedule", offered), keys=keys.ring)
    await inbox.start()
    task = asyncio.create_task(inbox.run())
    try:
        yield offered
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        await inbox.stop()


async def test_a_sealed_request_waits_for_its_key_also_through_a_restart(
    kafka: Kafka, topic_prefix: str
) -> None:
    """What comes before it is taken and committed, nothing behind it is; once the key is there, each comes once."""
    settings = Settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        group_prefix=topic_prefix,
    )
    topic = settings.topics.memory_events
    stage = Stage(kafka.bootstrap_servers.split(","), topic_prefix)
    async with stage.admin() as admin:
        await admin.create_topics([NewTopic(topic, 1, 1)])

    async def committed() -> int | None:
        async with stage.admin() as admin:
            offsets = await admin.list_consumer_group_offsets(settings.group("compaction"))
        found = offsets.get(TopicPartition(topic, 0))
        return None if found is None else found.offset

    async def committed_is(offset: int) -> bool:
        return await committed() == offset

    log = FakeKeyLog()
    request = requested("agent") | {"instructions": "keep the names"}
    records = await sealed(ring(log), *((f"s{number}", request) for number in range(4)))
    async with stage.producer(transactional_id=f"{topic_prefix}writer") as producer, producer.transaction():
        for one in records:
            await producer.send_and_wait(
                topic, one.value, one.key, partition=0, headers=list(one.headers or ())
            )
    keys = Keys(log, away="s2")

    async with running(settings, keys) as offered:
        await until_async(lambda: keys.refusals >= 3, "the key is asked for again and again", within=60)
        await until_async(lambda: committed_is(2), "what comes before it is committed", within=60)
        assert offered.sessions == ["s0", "s1"]
    assert await committed() == 2, "nor does a stop commit beyond it"

    asked = keys.refusals
    async with running(settings, keys) as offered:
        await until_async(lambda: keys.refusals > asked, "the next worker waits for it too", within=60)
        assert offered.sessions == []
        keys.away = None
        # Behind the records is the end of their transaction.
        await until_async(lambda: committed_is(5), "all is committed", within=60)
        assert offered.sessions == ["s2", "s3"]
