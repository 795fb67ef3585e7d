from __future__ import annotations

from collections.abc import Collection, Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from aiokafka import TopicPartition
from aiokafka.errors import (
    GroupAuthorizationFailedError,
    NotCoordinatorForGroupError,
    UnsupportedVersionError,
)

from schemas.settings import Settings
from streams.inspection import groups
from streams.inspection.groups import GroupLag, RunningProcess, group_lag

SETTINGS = Settings(bootstrap_servers="nowhere:1")
#: Kafka's codes of errors.
_NOT_COORDINATOR, _NO_RIGHT = 16, 30
EVENTS, ANNOUNCEMENTS = SETTINGS.topics.session_events, SETTINGS.topics.memory_events


class Logs:
    """A consumer that knows two partitions of each topic, with 10 records each, but for some empty topics."""

    def __init__(self, empty: Collection[str] = ()) -> None:
        self._empty = empty

    def beginning_offsets(self, parts: list[TopicPartition]) -> Any:
        return _soon(dict.fromkeys(parts, 0))

    def end_offsets(self, parts: list[TopicPartition]) -> Any:
        return _soon({part: 0 if part.topic in self._empty else 10 for part in parts})


class MuteAdmin:
    """The admin client on the embedded broker: it answers nothing about groups."""

    async def describe_consumer_groups(self, _: list[str]) -> Any:
        raise UnsupportedVersionError

    async def list_consumer_group_offsets(self, _: str, **__: object) -> dict[TopicPartition, Any]:
        return {}


class ErringAdmin(MuteAdmin):
    """The admin client on a broker that answers the question about a group with an error."""

    def __init__(self, code: int) -> None:
        self._code = code

    async def describe_consumer_groups(self, _: list[str]) -> Any:
        return [SimpleNamespace(groups=[(self._code, "g", "", "", "", [])])]


class RefusingAdmin(MuteAdmin):
    """The admin client of a user without rights on groups: it does not learn which broker has them."""

    async def describe_consumer_groups(self, _: list[str]) -> Any:
        raise GroupAuthorizationFailedError("Unable to get coordinator id for g")

    async def list_consumer_group_offsets(self, _: str, **__: object) -> dict[TopicPartition, Any]:
        raise GroupAuthorizationFailedError("Unable to get coordinator id for g")


class ForgettingAdmin(MuteAdmin):
    """The admin client on a broker that knows no group: none was there, or its offsets have expired."""

    async def describe_consumer_groups(self, _: list[str]) -> Any:
        return [SimpleNamespace(groups=[(0, "g", "Dead", "", "", [])])]


async def _soon(value: object) -> object:
    return value


@pytest.fixture
def two_partitions(monkeypatch: pytest.MonkeyPatch) -> None:
    async def partitions_of(_: object, topic: str) -> list[TopicPartition]:
        return [TopicPartition(topic, number) for number in range(2)]

    monkeypatch.setattr(groups, "partitions_of", partitions_of)


async def read(
    running: Mapping[str, RunningProcess] | None,
    admin: MuteAdmin | None = None,
    empty: Collection[str] = (),
) -> dict[str, GroupLag]:
    asked: Any = admin or MuteAdmin()
    consumer: Any = Logs(empty)
    return {one.process: one for one in await groups._read(SETTINGS, asked, consumer, running)}


def running(positions: Mapping[str, Mapping[int, int]], *, ready: bool = True) -> RunningProcess:
    return RunningProcess("sessionstream-x at 127.0.0.1", lambda: ready, lambda: positions)


@pytest.mark.usefixtures("two_partitions")
async def test_on_the_embedded_broker_a_process_that_runs_here_says_its_state_and_lag() -> None:
    found = await read(
        {
            "memory": running({EVENTS: {0: 10, 1: 10}}),
            "compaction": running({ANNOUNCEMENTS: {0: 7}}),
            "analytics": running({}, ready=False),
        }
    )

    memory, compaction, analytics, archive = (
        found[name] for name in ("memory", "compaction", "analytics", "archive")
    )
    assert (memory.state, memory.lag, memory.members) == ("Stable", 0, ["sessionstream-x at 127.0.0.1"])
    assert [part.committed for part in memory.partitions] == [10, 10]
    # It read 7 of one partition, and nothing of the other.
    assert (compaction.state, compaction.lag) == ("Stable", 3 + 10)
    assert (analytics.state, analytics.lag) == ("PreparingRebalance", 40)
    assert (archive.state, archive.lag, archive.members) == ("Absent", None, [])


@pytest.mark.usefixtures("two_partitions")
async def test_elsewhere_a_broker_that_does_not_answer_leaves_the_state_unknown() -> None:
    found = await read(None)

    assert {(group.state, group.lag) for group in found.values()} == {("Unknown", None)}


@pytest.mark.usefixtures("two_partitions")
async def test_a_group_that_moves_to_another_broker_is_not_taken_for_one_without_workers() -> None:
    with pytest.raises(NotCoordinatorForGroupError):
        await read(None, ErringAdmin(_NOT_COORDINATOR))
    found = await read(None, ErringAdmin(_NO_RIGHT))

    assert {group.state for group in found.values()} == {"Unknown"}


@pytest.mark.usefixtures("two_partitions")
async def test_groups_that_this_user_may_not_ask_about_are_unknown() -> None:
    """It was said that Kafka did not answer, of all groups."""
    found = await read(None, RefusingAdmin())

    assert {(group.state, group.lag) for group in found.values()} == {("Unknown", None)}


@pytest.mark.usefixtures("two_partitions")
async def test_a_process_that_wrote_its_table_has_run_also_if_kafka_knows_its_group_no_longer() -> None:
    found = await read(None, ForgettingAdmin(), empty=[SETTINGS.topics.analytics_changelog])

    assert {name: (group.state, group.lag) for name, group in found.items()} == {
        "memory": ("Forgotten", None),
        "compaction": ("Absent", None),
        "analytics": ("Absent", None),
        "archive": ("Forgotten", None),
    }


def test_what_a_group_has_never_read_is_its_lag_from_the_beginning() -> None:
    part, other = TopicPartition(EVENTS, 0), TopicPartition(EVENTS, 1)

    group = group_lag("memory", "g", "Stable", [], {part: (5, 20), other: (0, 3)}, {part: 2})

    assert [(one.committed, one.end, one.lag) for one in group.partitions] == [(2, 20, 15), (None, 3, 3)]
    assert group.lag == 18
