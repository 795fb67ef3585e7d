from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from aiokafka.errors import (
    GroupAuthorizationFailedError,
    GroupLoadInProgressError,
    NoError,
    UnknownTopicOrPartitionError,
)

from schemas.errors import AccessDenied
from schemas.settings import Settings, load_settings
from streams.kafka import topics

POLICY = ("cleanup.policy", "delete", False, 1, False)


class Brokers:
    """Stands for an admin client of several brokers, since no real one can be made to hear of a topic late.

    The first answers come from brokers that have not heard of the topics yet.
    """

    def __init__(self, name: str, late_answers: int) -> None:
        self._name = name
        self._late_answers = late_answers

    async def describe_topics(self) -> list[dict[str, Any]]:
        return [{"topic": self._name, "partitions": [{"replicas": [1, 2, 3], "leader": 1}]}]

    async def describe_configs(self, _resources: list[Any]) -> list[Any]:
        late, self._late_answers = self._late_answers > 0, self._late_answers - 1
        code = UnknownTopicOrPartitionError.errno if late else NoError.errno
        return [SimpleNamespace(resources=[(code, None, 2, self._name, [] if late else [POLICY])])]


@pytest.mark.parametrize("late_answers", [0, 1, 2])
async def test_the_settings_of_a_new_topic_are_asked_for_until_a_broker_knows_it(
    monkeypatch: pytest.MonkeyPatch, late_answers: int
) -> None:
    settings = load_settings()
    name = topics.topic_specs(settings)[0].name

    @asynccontextmanager
    async def admin(_settings: Settings) -> AsyncGenerator[Brokers]:
        yield Brokers(name, late_answers)

    monkeypatch.setattr(topics, "started_admin", admin)

    found = await topics.existing(settings)

    assert found[name].configs == {"cleanup.policy": "delete"}


class Coordinator:
    """Stands for the admin client of a broker that answers these codes; no real one can be held in such a state."""

    def __init__(self, *codes: int) -> None:
        self._codes = list(codes)

    async def describe_consumer_groups(self, groups: list[str]) -> list[Any]:
        code = self._codes.pop(0)
        members = [] if code else ["a member"]
        return [SimpleNamespace(groups=[(code, groups[0], "", "", "", members)])]


def use(monkeypatch: pytest.MonkeyPatch, coordinator: Coordinator) -> None:
    @asynccontextmanager
    async def admin(_settings: Settings) -> AsyncGenerator[Coordinator]:
        yield coordinator

    monkeypatch.setattr(topics, "started_admin", admin)


async def test_a_broker_that_still_reads_the_groups_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    loading = GroupLoadInProgressError.errno
    use(monkeypatch, Coordinator(loading, loading, *[NoError.errno] * 4))

    members = await topics.active_members(load_settings())

    assert list(members.values()) == [1] * 4


async def test_a_group_that_this_client_may_not_look_at_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use(monkeypatch, Coordinator(GroupAuthorizationFailedError.errno))

    with pytest.raises(AccessDenied, match=r"GroupAuthorizationFailedError.*right Describe"):
        await topics.active_members(load_settings())
