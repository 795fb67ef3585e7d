"""The topics of one test: creates, fills, cuts and recreates them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncGenerator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Self

from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient, NewTopic, RecordsToDelete
from aiokafka.structs import TopicPartition

from streams.engine.clients import start_client, stop_client
from tests.live.waiting import until_async


@dataclass(slots=True)
class Stage:
    """Names and contents of the source topics, the changelog and the topic that flushes publish to."""

    bootstrap_servers: list[str]
    prefix: str
    partitions: int = 4
    source_count: int = 1
    changelog_config: Mapping[str, str] = field(default_factory=dict)
    timestamp_type: str = "LogAppendTime"

    @property
    def group(self) -> str:
        return f"{self.prefix}group"

    @property
    def sources(self) -> tuple[str, ...]:
        return tuple(f"{self.prefix}source-{number}" for number in range(self.source_count))

    @property
    def source(self) -> str:
        return self.sources[0]

    @property
    def changelog(self) -> str:
        return f"{self.prefix}changelog"

    @property
    def published(self) -> str:
        return f"{self.prefix}published"

    async def create(self) -> None:
        """Create all topics and wait until they have leaders."""
        await self._create([*self.sources, self.changelog, self.published])

    async def _create(self, names: Iterable[str]) -> None:
        wanted = list(names)
        async with self.admin() as admin:
            await admin.create_topics([self._new_topic(name) for name in wanted])

            async def all_have_leaders() -> bool:
                described = await admin.describe_topics(wanted)
                return all(
                    one["error_code"] == 0
                    and len(one["partitions"]) == self.partitions
                    and all(part["leader"] >= 0 for part in one["partitions"])
                    for one in described
                )

            await until_async(all_have_leaders, "the topics have leaders", within=20)

    def _new_topic(self, name: str) -> NewTopic:
        if name == self.changelog:
            config = {"cleanup.policy": "compact", **self.changelog_config}
        else:
            config = {"message.timestamp.type": self.timestamp_type, "retention.ms": "-1"}
        return NewTopic(name, self.partitions, 1, topic_configs=config)

    async def recreate(self, *names: str) -> None:
        """Delete topics and create them again, empty."""
        async with self.admin() as admin:
            await admin.delete_topics(list(names))

            async def all_gone() -> bool:
                present = await admin.list_topics()
                return not set(names) & set(present)

            await until_async(all_gone, "the topics are gone", within=20)
        await self._create(names)

    @asynccontextmanager
    async def admin(self) -> AsyncGenerator[AIOKafkaAdminClient]:
        admin = AIOKafkaAdminClient(bootstrap_servers=self.bootstrap_servers)
        await admin.start()
        try:
            yield admin
        finally:
            await admin.close()

    @asynccontextmanager
    async def producer(self, **options: Any) -> AsyncGenerator[AIOKafkaProducer]:
        merged: dict[str, Any] = {"acks": "all", "enable_idempotence": True, "linger_ms": 5, **options}
        producer = AIOKafkaProducer(bootstrap_servers=",".join(self.bootstrap_servers), **merged)
        try:
            await start_client(producer)
            yield producer
        finally:
            await stop_client(producer)

    @asynccontextmanager
    async def consumer(self, **options: Any) -> AsyncGenerator[AIOKafkaConsumer]:
        merged: dict[str, Any] = {
            "enable_auto_commit": False,
            "isolation_level": "read_committed",
            # A fetch begun before the first seek is waited for.
            "fetch_max_wait_ms": 20,
            **options,
        }
        consumer = AIOKafkaConsumer(bootstrap_servers=",".join(self.bootstrap_servers), **merged)
        try:
            await start_client(consumer)
            yield consumer
        finally:
            await stop_client(consumer)

    async def fill(
        self,
        count: int,
        *,
        keys: int = 50,
        value: bytes = b"x" * 50,
        topic: str | None = None,
        **options: Any,
    ) -> None:
        """Append ``count`` records, spread over ``keys`` keys and all partitions."""
        async with self.producer(**options) as producer:
            sent = [
                await producer.send(topic or self.source, value, f"k{number % keys}".encode())
                for number in range(count)
            ]
            await asyncio.gather(*sent)

    async def append(
        self, partition: int, *values: bytes, key: str = "one", topic: str | None = None
    ) -> None:
        """Append records to one partition, in order."""
        async with self.producer() as producer:
            for value in values:
                await producer.send_and_wait(topic or self.source, value, key.encode(), partition=partition)

    async def ends(self, topic: str | None = None) -> dict[int, int]:
        """Return the last stable offset of every partition."""
        tps = [TopicPartition(topic or self.source, partition) for partition in range(self.partitions)]
        async with self.consumer() as consumer:
            return {tp.partition: end for tp, end in (await consumer.end_offsets(tps)).items()}

    async def delete_before(self, offsets: Mapping[int, int], topic: str | None = None) -> None:
        """Delete the records below the offsets, as retention does."""
        async with self.admin() as admin:
            await admin.delete_records(
                {
                    TopicPartition(topic or self.source, partition): RecordsToDelete(before_offset=offset)
                    for partition, offset in offsets.items()
                }
            )

    async def committed(self) -> dict[TopicPartition, int]:
        """Return the group's committed offsets."""
        async with self.admin() as admin:
            offsets = await admin.list_consumer_group_offsets(self.group)
            return {tp: meta.offset for tp, meta in offsets.items()}


@dataclass(slots=True)
class Load:
    """A producer that writes in the background.

    Stop it with :meth:`stop`; only acknowledged records count.
    """

    stage: Stage
    per_second: int = 2_000
    keys: int = 60
    value: bytes = b"x" * 50
    options: dict[str, Any] = field(default_factory=dict)
    acknowledged: int = 0
    _stopping: bool = False
    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._produce())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Wait until all sent records are acknowledged."""
        self._stopping = True
        if self._task is not None:
            await self._task

    async def more(self, count: int, seconds: float = 60) -> None:
        """Wait until ``count`` more records are acknowledged."""
        goal = self.acknowledged + count
        await until_async(
            lambda: self.acknowledged >= goal or self._task is None or self._task.done(),
            "load",
            within=seconds,
        )

    async def _produce(self) -> None:
        numbers = itertools.count()
        topics = itertools.cycle(self.stage.sources)
        pause = 0.02
        burst = max(1, int(self.per_second * pause))
        loop = asyncio.get_running_loop()
        due = loop.time()
        async with self.stage.producer(**self.options) as producer:
            while not self._stopping:
                sent = [
                    await producer.send(next(topics), self.value, f"k{next(numbers) % self.keys}".encode())
                    for _ in range(burst)
                ]
                await asyncio.gather(*sent)
                self.acknowledged += burst
                due = max(due + pause, loop.time() - 1)
                await asyncio.sleep(max(0.0, due - loop.time()))
