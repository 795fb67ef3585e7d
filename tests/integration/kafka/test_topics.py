from __future__ import annotations

from typing import Protocol

import pytest
from aiokafka.admin import NewTopic
from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType

from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.kafka.clients import started_admin
from tests.live.waiting import until_async


class Broker(Protocol):
    bootstrap_servers: str


@pytest.fixture
def settings(kafka: Broker, topic_prefix: str) -> Settings:
    return load_settings(bootstrap_servers=kafka.bootstrap_servers, topic_prefix=topic_prefix, partitions=3)


async def test_create_makes_all_topics_and_is_idempotent(settings: Settings) -> None:
    names = {spec.name for spec in topics.topic_specs(settings)}

    first = await topics.create(settings)
    second = await topics.create(settings)

    assert first == dict.fromkeys(names, "created")
    assert second == dict.fromkeys(names, "exists")
    assert await topics.check(settings) == []
    assert await topics.partition_counts(settings) == dict.fromkeys(names, 3)


async def test_check_reports_missing_topics_and_creates_none(settings: Settings) -> None:
    found = await topics.check(settings)

    assert len(found) == 7
    assert all(one.is_missing for one in found)
    assert await topics.partition_counts(settings) == {}


async def test_create_leaves_existing_topics_unchanged_and_creates_the_others(settings: Settings) -> None:
    async with started_admin(settings) as admin:
        await admin.create_topics([NewTopic(settings.topics.session_events, 2, 1)])

    outcomes = await topics.create(settings)

    assert outcomes[settings.topics.session_events] == "exists"
    assert outcomes[settings.topics.changelog] == "created"
    lines = [str(one) for one in await topics.check(settings)]
    assert any("2 partitions, expected 3" in line for line in lines)
    assert any("message.timestamp.type is CreateTime, expected LogAppendTime" in line for line in lines)
    assert any("3 partitions, but" in line and "they must be equal" in line for line in lines)


async def test_check_reports_a_changed_configuration(settings: Settings) -> None:
    await topics.create(settings)
    async with started_admin(settings) as admin:
        await admin.alter_configs(
            [
                ConfigResource(
                    ConfigResourceType.TOPIC,
                    settings.topics.changelog,
                    {"cleanup.policy": "compact,delete", "message.timestamp.type": "LogAppendTime"},
                )
            ]
        )

    expected = f"{settings.topics.changelog}: cleanup.policy is compact,delete, expected compact; "
    # A change reaches the brokers some moments later.
    found = await until_async(lambda: topics.check(settings), "the change is seen", within=10)
    assert [str(one)[: len(expected)] for one in found] == [expected]


async def test_tombstones_that_go_too_early_stop_a_worker_that_keeps_files(settings: Settings) -> None:
    changelog = settings.topics.changelog
    await topics.create(settings, configs={changelog: {"delete.retention.ms": "3600000"}})

    (early,) = await topics.check(settings)
    assert str(early).startswith(f"{changelog}: delete.retention.ms is 3600000, expected 86400000 or more; ")
    assert (await topics.require(settings))[1] == [early]
    for changes in ({"store": "rocksdb://"}, {"standby": 1}):
        with pytest.raises(ConfigurationError, match=r"delete\.retention\.ms is 3600000"):
            await topics.require(settings.model_copy(update=changes))


async def test_more_replicas_than_brokers_is_a_clear_error(settings: Settings) -> None:
    settings = settings.model_copy(update={"replication_factor": 99})

    with pytest.raises(ConfigurationError, match="the cluster refuses topic"):
        await topics.create(settings)
