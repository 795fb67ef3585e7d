"""How far the processes' consumer groups are behind the ends of their topics."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, NamedTuple, get_args

from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import KafkaError

from schemas.errors import Retry
from schemas.settings import Settings
from schemas.topic_names import Process
from streams.kafka.clients import started_admin, started_consumer
from streams.kafka.topic_reader import partitions_of

#: Within so many seconds all callers get the same figures, however many there are.
FRESH_SECONDS: Final = 1.0


class PartitionLag(NamedTuple):
    """One partition of a topic a group reads; ``committed`` None where the group never committed there."""

    topic: str
    partition: int
    committed: int | None
    end: int
    lag: int


class GroupLag(NamedTuple):
    """One process's group. ``state`` is Kafka's word, ``Absent`` where it has no members and had none lately.

    ``lag`` None: it never committed anything, so that it is not behind but was never there.
    """

    process: str
    group: str
    state: str
    members: list[str]
    lag: int | None
    partitions: list[PartitionLag]


class GroupReader:
    """Asks Kafka; one client of each kind for as long as it is open, an answer at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = asyncio.Lock()
        self._found: tuple[float, list[GroupLag]] = (-FRESH_SECONDS, [])

    async def read(self) -> list[GroupLag]:
        """All groups of this installation, the memory workers' first; figures at most a second old.

        Lag is counted from the beginning of the topic where a group has not committed.

        Raises:
            Retry: Kafka did not answer.
        """
        async with self._lock:
            taken, groups = self._found
            if time.monotonic() - taken < FRESH_SECONDS:
                return groups
            try:
                async with (
                    started_admin(self._settings) as admin,
                    started_consumer(self._settings) as consumer,
                ):
                    groups = await _read(self._settings, admin, consumer)
            except KafkaError as error:
                raise Retry(f"Kafka does not describe its groups: {error!r}; try again") from error
            self._found = (time.monotonic(), groups)
            return groups


async def _read(settings: Settings, admin: AIOKafkaAdminClient, consumer: AIOKafkaConsumer) -> list[GroupLag]:
    topics = settings.topics
    parts = {
        topic: await partitions_of(consumer, topic) for topic in (topics.session_events, topics.memory_events)
    }
    every = [part for several in parts.values() for part in several]
    begins: dict[TopicPartition, int] = await consumer.beginning_offsets(every)
    ends: dict[TopicPartition, int] = await consumer.end_offsets(every)
    found: list[GroupLag] = []
    for process in get_args(Process):
        group = settings.group(process)
        state, members = await _described(admin, group)
        mine = [part for topic in topics.sources(process) for part in parts[topic]]
        # By name: asked for all there are, the embedded broker answers with nothing at all.
        committed: dict[TopicPartition, Any] = (
            await admin.list_consumer_group_offsets(group, partitions=mine) if mine else {}
        )
        lags: list[PartitionLag] = []
        for part in mine:
            at = committed[part].offset if part in committed and committed[part].offset >= 0 else None
            missing = max(0, ends[part] - (begins[part] if at is None else max(at, begins[part])))
            lags.append(PartitionLag(part.topic, part.partition, at, ends[part], missing))
        came = any(lag.committed is not None for lag in lags)
        behind = sum(lag.lag for lag in lags) if came or members else None
        found.append(GroupLag(process, group, state, members, behind, lags))
    return found


async def _described(admin: AIOKafkaAdminClient, group: str) -> tuple[str, list[str]]:
    try:
        response: Any
        (response,) = await admin.describe_consumer_groups([group])
    except KafkaError:  # the demo's embedded broker describes no groups
        return "Unknown", []
    description = response.groups[0]
    state, members = description[2], description[5]
    names = [f"{member[1]} at {member[2].removeprefix('/')}" for member in members]
    return ("Absent" if state in {"Dead", ""} else state), names
