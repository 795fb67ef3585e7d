"""The lag of the processes' consumer groups: how far they are behind the ends of their topics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, get_args

from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import GroupAuthorizationFailedError, KafkaError, NoError, for_code

from schemas.errors import Retry
from schemas.settings import Settings
from schemas.topic_names import Process
from streams.engine.assignor import owners_in
from streams.kafka.clients import started_admin, started_consumer
from streams.kafka.topic_reader import partitions_of
from streams.kafka.topics import GROUP_ATTEMPTS, call_with_retries

#: For this time all callers get the same figures, so that many callers cause few requests to Kafka.
CACHE_SECONDS: Final = 1.0


class PartitionLag(NamedTuple):
    """The lag in one partition; ``committed`` is None if the group never committed an offset there."""

    topic: str
    partition: int
    committed: int | None
    end: int
    lag: int


class GroupLag(NamedTuple):
    """The consumer group of one process.

    ``state`` is Kafka's, if Kafka knows the group; ``Absent`` if the process never ran; ``Forgotten`` if it ran: Kafka
    forgets a group that had no members for ``offsets.retention.minutes``, which is 7 days by default. ``Unknown`` if
    this user has no right to ask.

    ``lag`` is None if the group has no members and no committed offset.
    """

    process: str
    group: str
    state: str
    members: list[str]
    lag: int | None
    partitions: list[PartitionLag]


class RunningProcess(NamedTuple):
    """A process of this worker, as it knows itself.

    Attributes:
        member: name and host of this worker, as Kafka would name them.
        ready: returns whether the process has its partitions and does its work.
        positions: returns the next offset that it will read, by topic and partition.
    """

    member: str
    ready: Callable[[], bool]
    positions: Callable[[], Mapping[str, Mapping[int, int]]]


class GroupReader:
    """Reads the lag from Kafka, one read at a time.

    Args:
        settings: name the cluster, its topics and the groups.
        running: the processes of this worker, if its broker is the embedded one: that broker does not answer what a
            consumer group is, and the engine commits no offsets to it. All other processes are absent then.
    """

    def __init__(self, settings: Settings, running: Mapping[str, RunningProcess] | None = None) -> None:
        self._settings = settings
        self._running = running
        self._lock = asyncio.Lock()
        self._cached: tuple[float, list[GroupLag]] = (-CACHE_SECONDS, [])

    async def read(self) -> list[GroupLag]:
        """Return all groups of this installation, that of memory first; figures are at most one second old.

        Without a committed offset the lag is counted from the beginning of the topic.

        Raises:
            Retry: Kafka did not answer.
        """
        async with self._lock:
            read_at, groups = self._cached
            if time.monotonic() - read_at < CACHE_SECONDS:
                return groups
            try:
                async with (
                    started_admin(self._settings) as admin,
                    started_consumer(self._settings) as consumer,
                ):
                    groups = await _read(self._settings, admin, consumer, self._running)
            except KafkaError as error:
                raise Retry(
                    f"Kafka did not answer about its consumer groups: {error!r}; try again"
                ) from error
            self._cached = (time.monotonic(), groups)
            return groups


async def _read(
    settings: Settings,
    admin: AIOKafkaAdminClient,
    consumer: AIOKafkaConsumer,
    running: Mapping[str, RunningProcess] | None,
) -> list[GroupLag]:
    topics = settings.topics
    parts = {
        topic: await partitions_of(consumer, topic) for topic in (topics.session_events, topics.memory_events)
    }
    all_parts = [part for parts_of_topic in parts.values() for part in parts_of_topic]
    begins: dict[TopicPartition, int] = await consumer.beginning_offsets(all_parts)
    ends: dict[TopicPartition, int] = await consumer.end_offsets(all_parts)
    groups: list[GroupLag] = []
    for process in get_args(Process):
        group = settings.group(process)
        source_parts = [part for topic in topics.sources(process) for part in parts[topic]]
        if running is None:
            state, members = await _describe(admin, group)
            if state == "Absent" and await _has_flushed(topics.table_changelog(process), consumer):
                state = "Forgotten"
            offsets = await _committed(admin, group, source_parts)
        else:
            state, members, offsets = _known_here(running.get(process))
        begins_and_ends = {part: (begins[part], ends[part]) for part in source_parts}
        groups.append(group_lag(process, group, state, members, begins_and_ends, offsets))
    return groups


def group_lag(
    process: str,
    group: str,
    state: str,
    members: list[str],
    logs: Mapping[TopicPartition, tuple[int, int]],
    offsets: Mapping[TopicPartition, int],
) -> GroupLag:
    """Return the lag of a group.

    Args:
        process: the process of the group.
        group: its name.
        state: its state, as Kafka says it.
        members: its members.
        logs: beginning and end of each partition of its topics.
        offsets: the next offset that the group reads; without a partition, it read nothing there.
    """
    lags: list[PartitionLag] = []
    for part, (begin, end) in logs.items():
        offset = offsets.get(part)
        missing = max(0, end - (begin if offset is None else max(offset, begin)))
        lags.append(PartitionLag(part.topic, part.partition, offset, end, missing))
    has_committed = any(lag.committed is not None for lag in lags)
    total = sum(lag.lag for lag in lags) if has_committed or members else None
    return GroupLag(process, group, state, members, total, lags)


async def _has_flushed(changelog: str | None, consumer: AIOKafkaConsumer) -> bool:
    """Return whether a process ever wrote to the changelog of its table; this outlives its consumer group."""
    if changelog is None:
        return False
    # Not the beginning: an offset that was given once stays given, also if its record was deleted.
    ends: dict[TopicPartition, int] = await consumer.end_offsets(await partitions_of(consumer, changelog))
    return any(ends.values())


async def _committed(
    admin: AIOKafkaAdminClient, group: str, parts: list[TopicPartition]
) -> dict[TopicPartition, int]:
    if not parts:
        return {}
    try:
        committed: dict[TopicPartition, Any] = await admin.list_consumer_group_offsets(
            group, partitions=parts
        )
    except GroupAuthorizationFailedError:  # its state is unknown then
        return {}
    return {
        part: committed[part].offset for part in parts if part in committed and committed[part].offset >= 0
    }


def _known_here(process: RunningProcess | None) -> tuple[str, list[str], dict[TopicPartition, int]]:
    """Return state, members and offsets of a process that runs in this worker, if it does."""
    if process is None:
        return "Absent", [], {}
    offsets = {
        TopicPartition(topic, partition): offset
        for topic, of_topic in process.positions().items()
        for partition, offset in of_topic.items()
    }
    return "Stable" if process.ready() else "PreparingRebalance", [process.member], offsets


async def owner_urls(settings: Settings, process: Process) -> dict[int, str]:
    """Return the URL that the owner of each partition advertises; empty if no worker of the process runs.

    Raises:
        Retry: Kafka did not answer.
    """
    async with started_admin(settings) as admin:
        response: Any
        # A new cluster makes the topic of its groups at the first question about one.
        (response,) = await call_with_retries(
            lambda: admin.describe_consumer_groups([settings.group(process)]), attempts=GROUP_ATTEMPTS
        )
    owners: dict[int, str] = {}
    for member in response.groups[0][5]:
        owners |= owners_in(member[4])
    return owners


async def _describe(admin: AIOKafkaAdminClient, group: str) -> tuple[str, list[str]]:
    """Return state and members of a group; ``Unknown`` if this user has no right to ask.

    Raises:
        KafkaError: the brokers cannot tell for now, because the group moves to another one.
    """
    try:
        response: Any
        (response,) = await admin.describe_consumer_groups([group])
        description = response.groups[0]
        if (error := for_code(description[0])) is not NoError:
            raise error
    except KafkaError as error:
        if error.retriable:
            raise
        return "Unknown", []
    state, members = description[2], description[5]
    names = [f"{member[1]} at {member[2].removeprefix('/')}" for member in members]
    return ("Absent" if state in {"Dead", ""} else state), names
