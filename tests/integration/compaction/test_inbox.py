"""The inbox on a real broker: what it takes, what it waits for, and what it commits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

from aiokafka import ConsumerRebalanceListener
from aiokafka.admin import NewTopic
from aiokafka.structs import TopicPartition

from processors.compaction.policy import CompactionPolicy
from processors.sealing.key_records import DataKey
from schemas.errors import BrokerUnreachable
from schemas.settings import Settings
from streams.compaction.group_member import join_group
from streams.compaction.inbox import Inbox
from streams.compaction.offsets import OffsetTracker
from streams.compaction.schedule import Job, Schedule
from streams.engine.clients import stop_client
from streams.kafka.session_keys import SessionKeyRing
from tests.builders.events import requested
from tests.builders.sealed import ring, sealed
from tests.fakes.key_log import FakeKeyLog
from tests.integration.engine.stage import Stage
from tests.kafka.choice import Kafka
from tests.live.waiting import until_async


class Offered:
    """A schedule that finishes every job at once.

    Attributes:
        inbox: whose jobs they are.
        commits: by partition, the first unfinished offset at each of its commits.
    """

    inbox: Inbox

    def __init__(self, tracker: OffsetTracker) -> None:
        self._tracker = tracker
        self.sessions: list[str] = []
        self.commits: list[dict[int, int]] = []
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


class SlowKeys(Keys):
    """The keys of a process that gets no answer about one of them until the test lets it.

    Attributes:
        asked: it asks.
        answered: it gets the answer.
    """

    def __init__(self, log: FakeKeyLog, away: str) -> None:
        super().__init__(log, away)
        self.asked, self.answered = asyncio.Event(), asyncio.Event()

    async def _find_unless_away(self, session_id: str, key_id: str) -> DataKey:
        if session_id == self.away:
            self.asked.set()
            await self.answered.wait()
        return await self._find(session_id, key_id)


class Revoked(ConsumerRebalanceListener):  # type: ignore[misc] # aiokafka ships no types
    """A member of the group that joins again only when the test lets it; the others wait for it."""

    def __init__(self) -> None:
        self.asked, self.joins = asyncio.Event(), asyncio.Event()
        self.joins.set()

    async def on_partitions_revoked(self, _: object) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        self.asked.set()
        await self.joins.wait()

    def on_partitions_assigned(self, assigned: object) -> None: ...


@asynccontextmanager
async def running(settings: Settings, keys: Keys) -> AsyncGenerator[Offered]:
    """A compaction worker's inbox."""
    tracker = OffsetTracker()
    offered = Offered(tracker)
    inbox = Inbox(settings, CompactionPolicy(), tracker, cast("Schedule", offered), keys=keys.ring)
    commit = inbox._commit

    async def noted_commit(consumer: Any = None) -> None:
        offered.commits.append(tracker.unfinished())
        await commit(consumer)

    inbox._commit = noted_commit  # type: ignore[method-assign]
    offered.inbox = inbox
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


async def test_requests_that_were_fetched_before_a_rebalance_are_handled_after_it(
    kafka: Kafka, topic_prefix: str
) -> None:
    """The group is joined again while a key is looked up: what waits behind it was not taken, and is not committed."""
    settings = Settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        group_prefix=topic_prefix,
        heartbeat_seconds=0.3,
    )
    topic, group = settings.topics.memory_events, settings.group("compaction")
    stage = Stage(kafka.bootstrap_servers.split(","), topic_prefix)
    async with stage.admin() as admin:
        await admin.create_topics([NewTopic(topic, 2, 1)])
    log = FakeKeyLog()
    request = requested("agent") | {"instructions": "keep the names"}
    records = await sealed(ring(log), *((f"s{number}", request) for number in range(4)))
    keys, slow = SlowKeys(log, away="s1"), Revoked()

    async def two_have_joined() -> bool:
        async with stage.admin() as admin:
            (answer,) = await admin.describe_consumer_groups([group])
        (found,) = cast(Any, answer).groups
        state, members = found[2], found[5]
        return state == "Stable" and len(members) == 2

    async with running(settings, keys) as offered, AsyncExitStack() as stack:
        second = await join_group(settings, group, topic, slow, process="compaction")
        stack.push_async_callback(stop_client, second)
        await until_async(two_have_joined, "two members have joined", within=60)
        async with (
            stage.producer(transactional_id=f"{topic_prefix}writer") as producer,
            producer.transaction(),
        ):
            # Each of the two members has one of the partitions.
            for partition in (0, 1):
                for one in records:
                    await producer.send_and_wait(
                        topic, one.value, one.key, partition=partition, headers=list(one.headers or ())
                    )
        await asyncio.wait_for(keys.asked.wait(), 60)
        assert offered.sessions == ["s0"]
        slow.asked.clear()
        slow.joins.clear()
        joining = asyncio.create_task(join_group(settings, group, topic, Revoked(), process="compaction"))
        await asyncio.wait_for(slow.asked.wait(), 60)
        await until_async(lambda: offered.inbox._assigned is None, "it joins again too", within=60)
        await until_async(lambda: time.monotonic() > offered.inbox._commit_at, "a commit is due", within=60)
        offered.commits.clear()
        keys.answered.set()
        await until_async(lambda: bool(offered.commits), "it commits meanwhile", within=60)
        assert [list(one.values()) for one in offered.commits] == [[1]]
        slow.joins.set()
        stack.push_async_callback(stop_client, await joining)
        await stack.aclose()
        await until_async(lambda: {"s2", "s3"} <= set(offered.sessions), "all are handled", within=60)
