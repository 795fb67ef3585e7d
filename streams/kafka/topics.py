"""Creates the topics and compares them with the settings; neither Faust nor the broker creates one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeVar

from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType
from aiokafka.errors import KafkaError, NoError, TopicAlreadyExistsError, for_code

from processors.kafka.topic_plan import ExistingTopic, TopicSpec, blocking_differences, differences
from processors.kafka.topic_plan import topic_specs as plan_topics
from schemas.errors import ConfigurationError, Retry
from schemas.settings import Settings
from streams.kafka.clients import started_admin

Outcome = Literal["created", "exists"]
#: How long brokers may take to report a new topic, and the pause between two requests, in seconds.
_VISIBLE_WITHIN_SECONDS: Final = 30.0
_POLL_SECONDS: Final = 0.1
_ATTEMPTS: Final = 5

T = TypeVar("T")


def topic_specs(settings: Settings) -> list[TopicSpec]:
    """Return the required topics for these settings, the events topic first."""
    return plan_topics(
        settings.topics,
        partitions=settings.partitions,
        replication_factor=settings.replication_factor,
        max_event_bytes=settings.max_event_bytes,
    )


async def create(settings: Settings) -> dict[str, Outcome]:
    """Create the missing topics and leave the others unchanged; return when the brokers report all of them.

    Returns:
        The outcome for each topic, in the order of :func:`topic_specs`.

    Raises:
        BrokerUnreachable: no broker answered.
        ConfigurationError: the cluster refuses a topic (too few brokers for the replication factor, no permission).
        Retry: the topics were created but the brokers do not report them yet.
    """
    specs = topic_specs(settings)
    async with started_admin(settings) as admin:
        new = [
            NewTopic(spec.name, spec.partitions, spec.replication_factor, topic_configs=dict(spec.configs))
            for spec in specs
        ]
        response: Any = await _call_with_retries(lambda: admin.create_topics(new))
        outcomes: dict[str, Outcome] = {item[0]: _outcome(*item) for item in response.topic_errors}
        await _wait_until_visible(admin, [spec.name for spec in specs])
    return {spec.name: outcomes[spec.name] for spec in specs}


async def check(settings: Settings) -> list[str]:
    """Return every difference between the settings and the cluster, one line each; empty without differences.

    Raises:
        BrokerUnreachable: no broker answered.
    """
    specs = topic_specs(settings)
    async with started_admin(settings) as admin:
        found = await _describe(admin, [spec.name for spec in specs])
    return differences(specs, found, settings.topics)


async def require(settings: Settings) -> tuple[int, list[str]]:
    """Check that workers can run on the existing topics, with any number of partitions.

    Returns:
        The partition count of the events topic, and the differences that do not stop a worker.

    Raises:
        BrokerUnreachable: no broker answered.
        ConfigurationError: a topic is missing, or its partition count or cleanup policy is wrong.
    """
    names = settings.topics
    async with started_admin(settings) as admin:
        found = await _describe(admin, [spec.name for spec in topic_specs(settings)])
    events = found.get(names.session_events)
    count = settings.partitions if events is None else events.partitions
    specs = topic_specs(settings.model_copy(update={"partitions": count}))
    blocking = blocking_differences(specs, found, names)
    if blocking:
        raise ConfigurationError("workers cannot run on the existing topics: " + "; ".join(blocking))
    return count, differences(specs, found, names)


async def existing(settings: Settings) -> dict[str, ExistingTopic]:
    """Return the project's topics that exist, with their configurations, by full topic name.

    Raises:
        BrokerUnreachable: no broker answered.
        Retry: the cluster does not tell.
    """
    async with started_admin(settings) as admin:
        return await _describe(admin, [spec.name for spec in topic_specs(settings)])


async def partition_counts(settings: Settings) -> dict[str, int]:
    """Return the partition counts of the project's topics that exist, by full topic name.

    Raises:
        BrokerUnreachable: no broker answered.
    """
    async with started_admin(settings) as admin:
        topics = await _topics(admin, [spec.name for spec in topic_specs(settings)])
    return {name: len(topic["partitions"]) for name, topic in topics.items()}


def _outcome(name: str, code: int, message: str | None = None) -> Outcome:
    error = for_code(code)
    if error is NoError:
        return "created"
    if error is TopicAlreadyExistsError:
        return "exists"
    raise ConfigurationError(
        f"the cluster refuses topic {name}: {error.__name__}: {message or error.message}"
    )


async def _topics(admin: AIOKafkaAdminClient, names: list[str]) -> dict[str, Any]:
    # All topics are requested: a request for a missing one by name makes a broker with auto-creation create it.
    described = await _call_with_retries(admin.describe_topics)
    return {topic["topic"]: topic for topic in described if topic["topic"] in names}


async def _describe(admin: AIOKafkaAdminClient, names: list[str]) -> dict[str, ExistingTopic]:
    topics = await _topics(admin, names)
    configs = await _configs(admin, list(topics))
    return {
        name: ExistingTopic(
            name=name,
            partitions=len(topic["partitions"]),
            replication_factor=min((len(part["replicas"]) for part in topic["partitions"]), default=0),
            configs=configs.get(name, {}),
        )
        for name, topic in topics.items()
    }


async def _configs(admin: AIOKafkaAdminClient, names: list[str]) -> dict[str, dict[str, str]]:
    if not names:
        return {}
    resources = [ConfigResource(ConfigResourceType.TOPIC, name) for name in names]
    found: dict[str, dict[str, str]] = {}
    responses: list[Any] = await _call_with_retries(lambda: admin.describe_configs(resources))
    for response in responses:
        for _code, _message, _kind, name, entries in (resource[:5] for resource in response.resources):
            found[name] = {entry[0]: entry[1] for entry in entries}
    return found


async def _wait_until_visible(admin: AIOKafkaAdminClient, names: list[str]) -> None:
    deadline = time.monotonic() + _VISIBLE_WITHIN_SECONDS
    while True:
        topics = await _topics(admin, names)
        missing = [
            name
            for name in names
            if name not in topics or any(part["leader"] < 0 for part in topics[name]["partitions"])
        ]
        if not missing:
            return
        if time.monotonic() > deadline:
            raise Retry(
                f"topics {', '.join(missing)} have no leader yet; see the brokers' logs and try again"
            )
        await asyncio.sleep(_POLL_SECONDS)


async def _call_with_retries(call: Callable[[], Awaitable[T]]) -> T:
    """Call a broker, with retries: the admin client picks one at random, which may be down."""
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            return await call()
        except KafkaError as error:
            if not error.retriable or attempt == _ATTEMPTS:
                raise Retry(f"the Kafka cluster does not answer: {error!r}; try again") from error
            await asyncio.sleep(_POLL_SECONDS * attempt)
    raise AssertionError("unreachable")
