"""Creates, compares and deletes the topics; neither Faust nor the broker creates one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal, TypeVar, get_args

from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType
from aiokafka.errors import (
    KafkaError,
    NoError,
    TopicAlreadyExistsError,
    UnknownTopicOrPartitionError,
    for_code,
)

from processors.kafka.topic_plan import (
    ExistingTopic,
    TopicDifference,
    TopicSpec,
    blocking_differences,
    differences,
    in_one_line,
)
from processors.kafka.topic_plan import contradictions as contradictions_of
from processors.kafka.topic_plan import topic_specs as plan_topics
from schemas.errors import AccessDenied, ConfigurationError, Retry
from schemas.settings import PREFIX, Settings
from schemas.topic_names import Process
from streams.kafka.clients import started_admin
from streams.kafka.failures import denied

Outcome = Literal["created", "exists"]
#: How long brokers may take to report a new topic, and the pause between two requests, in seconds.
_VISIBLE_WITHIN_SECONDS: Final = 30.0
_POLL_SECONDS: Final = 0.1
_ATTEMPTS: Final = 5
#: A new cluster makes the topic of the groups' offsets when it is first asked for a group; that takes seconds.
GROUP_ATTEMPTS: Final = 60
#: Where a described configuration says who set it, and the number for the topic itself.
_SOURCE: Final = 3
_TOPIC_CONFIG: Final = 1

#: Each asks another broker, and some learn of a new topic later.
_CONFIG_ATTEMPTS: Final = 20

T = TypeVar("T")


def topic_specs(settings: Settings) -> list[TopicSpec]:
    """Return the required topics for these settings, the events topic first."""
    return plan_topics(
        settings.topics,
        partitions=settings.partitions,
        replication_factor=settings.replication_factor,
        max_event_bytes=settings.max_event_bytes,
        encrypted=settings.encryption.key_file is not None,
    )


async def create(
    settings: Settings, *, configs: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, Outcome]:
    """Create the missing topics and leave the others unchanged; return when the brokers report all of them.

    Args:
        settings: those of the client.
        configs: for a topic's full name, configurations that differ from the specification.

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
            NewTopic(
                spec.name,
                spec.partitions,
                spec.replication_factor,
                topic_configs={**spec.configs, **(configs or {}).get(spec.name, {})},
            )
            for spec in specs
        ]
        response: Any = await call_with_retries(lambda: admin.create_topics(new))
        outcomes: dict[str, Outcome] = {item[0]: _outcome(*item) for item in response.topic_errors}
        await _wait_until_visible(admin, [spec.name for spec in specs])
    return {spec.name: outcomes[spec.name] for spec in specs}


async def contradictions(settings: Settings) -> list[TopicDifference]:
    """Return what no worker can run with on the topics that exist; missing topics are left out.

    Raises:
        BrokerUnreachable: no broker answered.
    """
    specs = topic_specs(settings)
    async with started_admin(settings) as admin:
        found = await _describe(admin, [spec.name for spec in specs])
    return contradictions_of(specs, found, settings.topics)


async def active_members(settings: Settings) -> dict[str, int]:
    """Return how many members the consumer group of each process has, by the group's name; groups without are left out.

    Raises:
        BrokerUnreachable: no broker answered.
        AccessDenied: this client may not look at a group.
    """
    found: dict[str, int] = {}
    async with started_admin(settings) as admin:
        for process in get_args(Process):
            group = settings.group(process)
            if count := await _members(admin, group):
                found[group] = count
    return found


async def _members(admin: AIOKafkaAdminClient, group: str) -> int:
    async def described() -> int:
        # One group a request: Kafka closes the connection on a request of this client for several.
        response: Any
        (response,) = await admin.describe_consumer_groups([group])
        code, _, _, _, _, members = response.groups[0][:6]
        error = for_code(code)
        if error.retriable:
            # A broker that has just started still reads the groups.
            raise error(group)
        if error is not NoError:
            raise AccessDenied(
                f"it is not known whether consumer group {group} has members ({error.__name__}): "
                "give this client the right Describe on it"
            )
        return len(members)

    return await call_with_retries(described, attempts=GROUP_ATTEMPTS)


async def delete(settings: Settings, names: list[str]) -> None:
    """Delete topics with all their records; return when the brokers do not report them any more.

    Args:
        settings: those of the client.
        names: full names of topics.

    Raises:
        BrokerUnreachable: no broker answered.
        ConfigurationError: the cluster refuses it; other topics may be deleted.
        Retry: the brokers still report a topic.
    """
    async with started_admin(settings) as admin:
        response: Any = await call_with_retries(lambda: admin.delete_topics(names))
        for name, code, *_ in response.topic_error_codes:
            error = for_code(code)
            if (refused := denied(error(), f"delete topic {name}")) is not None:
                raise refused
            if error not in {NoError, UnknownTopicOrPartitionError}:
                raise ConfigurationError(
                    f"the cluster does not delete topic {name}: {error.__name__}: {error.message}"
                )
        deadline = time.monotonic() + _VISIBLE_WITHIN_SECONDS
        while left := await _topics(admin, names):
            if time.monotonic() > deadline:
                raise Retry(
                    f"the brokers still report {', '.join(left)}; see `sessionstream topics check` later"
                )
            await asyncio.sleep(_POLL_SECONDS)


async def set_configs(settings: Settings, name: str, wanted: Mapping[str, str | None]) -> None:
    """Set configurations of a topic, and keep the others; return when the brokers report them.

    Args:
        settings: those of the client.
        name: full name of the topic.
        wanted: the new values by configuration; None: that of the cluster. What the brokers do not know is left out.

    Raises:
        BrokerUnreachable: no broker answered.
        ConfigurationError: the cluster refuses it.
        Retry: the brokers do not report it yet.
    """
    async with started_admin(settings) as admin:

        async def pending() -> tuple[dict[str, str | None], dict[str, str]]:
            """Return what is not in force yet, and all that the topic itself has."""
            in_force = (await _configs(admin, [name]))[name]
            own = (await _configs(admin, [name], own=True))[name]
            missing = {
                config: value
                for config, value in wanted.items()
                if config in in_force and (config in own if value is None else in_force[config] != value)
            }
            return missing, own

        changed, own = await pending()
        if not changed:
            return
        # The request replaces all configurations of the topic.
        values = {config: value for config, value in {**own, **changed}.items() if value is not None}
        resource = ConfigResource(ConfigResourceType.TOPIC, name, values)
        responses: Any = await call_with_retries(lambda: admin.alter_configs([resource]))
        shown = ", ".join(changed)
        for code, message, *_ in (one for response in responses for one in response.resources):
            error = for_code(code)
            if (refused := denied(error(), f"set {shown} of topic {name}")) is not None:
                raise refused
            if error is not NoError:
                raise ConfigurationError(
                    f"the cluster does not set {shown} of topic {name}: {error.__name__}: {message or error.message}"
                )
        deadline = time.monotonic() + _VISIBLE_WITHIN_SECONDS
        while (await pending())[0]:
            if time.monotonic() > deadline:
                raise Retry(f"the brokers do not report the new {shown} of topic {name} yet; try again")
            await asyncio.sleep(_POLL_SECONDS)


async def own_configs(settings: Settings, name: str) -> dict[str, str]:
    """Return the configurations that were set for a topic itself.

    Raises:
        BrokerUnreachable: no broker answered.
        AccessDenied: this client may not look at them.
    """
    async with started_admin(settings) as admin:
        return (await _configs(admin, [name], own=True))[name]


async def check(settings: Settings) -> list[TopicDifference]:
    """Return every difference between the settings and the cluster.

    Raises:
        BrokerUnreachable: no broker answered.
    """
    specs = topic_specs(settings)
    async with started_admin(settings) as admin:
        found = await _describe(admin, [spec.name for spec in specs])
    return differences(specs, found, settings.topics)


async def require(settings: Settings) -> tuple[int, list[TopicDifference]]:
    """Check that workers can run on the existing topics, with any number of partitions.

    Returns:
        The partition count of the events topic, and the differences that do not stop a worker.

    Raises:
        BrokerUnreachable: no broker answered.
        ConfigurationError: a topic is missing, or its partition count or cleanup policy is wrong; or the messages are
            encrypted, and no key file is set.
    """
    names = settings.topics
    async with started_admin(settings) as admin:
        found = await _describe(admin, [*(spec.name for spec in topic_specs(settings)), names.session_keys])
    if settings.encryption.key_file is None and names.session_keys in found:
        raise ConfigurationError(
            f"the topic {names.session_keys} exists, so messages are encrypted, and this worker has no key file: set "
            f"{PREFIX}ENCRYPTION__KEY_FILE"
        )
    events = found.get(names.session_events)
    count = settings.partitions if events is None else events.partitions
    specs = topic_specs(settings.model_copy(update={"partitions": count}))
    if stops := _blocking(settings, specs, found):
        raise ConfigurationError(f"workers cannot run on the existing topics: {in_one_line(stops)}")
    return count, differences(specs, found, names)


async def blocking(settings: Settings) -> list[TopicDifference]:
    """Return those of all differences that no worker can run with; the others are an operator's choice.

    Raises:
        BrokerUnreachable: no broker answered.
    """
    specs = topic_specs(settings)
    async with started_admin(settings) as admin:
        return _blocking(settings, specs, await _describe(admin, [spec.name for spec in specs]))


def _blocking(
    settings: Settings, specs: list[TopicSpec], found: Mapping[str, ExistingTopic]
) -> list[TopicDifference]:
    keeps_copies = settings.standby > 0 or settings.store.startswith("rocksdb:")
    return blocking_differences(specs, found, settings.topics, keeps_copies=keeps_copies)


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
    if (refused := denied(error(), f"create topic {name}")) is not None:
        raise refused
    raise ConfigurationError(
        f"the cluster refuses topic {name}: {error.__name__}: {message or error.message}"
    )


async def _topics(admin: AIOKafkaAdminClient, names: list[str]) -> dict[str, Any]:
    # All topics are requested: a request for a missing one by name makes a broker with auto-creation create it.
    described = await call_with_retries(admin.describe_topics)
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


async def _configs(
    admin: AIOKafkaAdminClient, names: list[str], *, own: bool = False
) -> dict[str, dict[str, str]]:
    """Return the configurations in force of topics; with ``own`` only those that were set for the topic itself."""
    if not names:
        return {}
    resources = [ConfigResource(ConfigResourceType.TOPIC, name) for name in names]
    found: dict[str, dict[str, str]] = {}

    async def described() -> list[Any]:
        responses: list[Any] = await admin.describe_configs(resources)
        for response in responses:
            for code, _message, _kind, name in (resource[:4] for resource in response.resources):
                # The broker that was asked has not heard of a new topic yet.
                if for_code(code) is UnknownTopicOrPartitionError:
                    raise UnknownTopicOrPartitionError
                if (
                    refused := denied(for_code(code)(), f"see the configuration of topic {name}")
                ) is not None:
                    raise refused
        return responses

    for response in await call_with_retries(described, attempts=_CONFIG_ATTEMPTS):
        for _code, _message, _kind, name, entries in (resource[:5] for resource in response.resources):
            found[name] = {
                entry[0]: entry[1] for entry in entries if not own or entry[_SOURCE] == _TOPIC_CONFIG
            }
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


async def call_with_retries(call: Callable[[], Awaitable[T]], *, attempts: int = _ATTEMPTS) -> T:
    """Call a broker, with retries: the admin client picks one at random, which may be down.

    Raises:
        AccessDenied: a right is missing.
        Retry: it failed to the last, or for good.
    """
    for attempt in range(1, attempts + 1):
        try:
            return await call()
        except KafkaError as error:
            if (refused := denied(error)) is not None:
                raise refused from error
            if not error.retriable or attempt == attempts:
                raise Retry(f"the Kafka cluster does not answer: {error!r}; try again") from error
            await asyncio.sleep(_POLL_SECONDS * min(attempt, _ATTEMPTS))
    raise AssertionError("unreachable")
