from __future__ import annotations

import orjson
import pytest
from aiokafka.cluster import ClusterMetadata
from aiokafka.coordinator.protocol import ConsumerProtocolMemberAssignment, ConsumerProtocolMemberMetadata

from streams.engine.assignor import AddressedStickyAssignor
from tests.log_lines import fields_of


class Cluster(ClusterMetadata):  # type: ignore[misc]  # aiokafka has no types
    """Topics and their partition counts."""

    def __init__(self, **topics: int) -> None:
        super().__init__()
        self._counts = topics

    def topics(self, exclude_internal_topics: bool = True) -> set[str]:
        return set(self._counts)

    def partitions_for_topic(self, topic: str) -> set[int] | None:
        return set(range(self._counts[topic])) if topic in self._counts else None


class Member:
    """A member of a group: its assignor, and the assignments that it got."""

    def __init__(self, name: str) -> None:
        self.urls: dict[int, str] = {}
        self.members: tuple[str, ...] = ()
        self.generation = 1
        self.assignor = AddressedStickyAssignor(f"http://{name}", self._told, lambda: self.generation)

    def _told(self, urls: dict[int, str], members: tuple[str, ...]) -> None:
        self.urls, self.members = urls, members


Given = dict[str, ConsumerProtocolMemberAssignment]


def rebalance(cluster: Cluster, members: dict[str, Member], topics: list[str], generation: int) -> Given:
    """One generation: all members join, the first one leads, and all get their encoded assignments."""
    joined = {
        name: ConsumerProtocolMemberMetadata.decode(member.assignor.metadata(topics).encode())
        for name, member in members.items()
    }
    leader = next(iter(members.values()))
    given = leader.assignor.assign(cluster, joined)
    for name, member in members.items():
        member.generation = generation
        member.assignor.on_assignment(ConsumerProtocolMemberAssignment.decode(given[name].encode()))
    return given


def owned(given: Given, topic: str) -> dict[str, set[int]]:
    return {
        name: {number for name_, numbers in one.assignment if name_ == topic for number in numbers}
        for name, one in given.items()
    }


def test_every_member_gets_the_urls_of_all_owners() -> None:
    """All members get a URL per partition and all members' URLs, also a member that owns nothing."""
    members = {name: Member(name) for name in "abc"}
    given = rebalance(Cluster(events=2), members, ["events"], 1)
    expected = {n: f"http://{name}" for name, numbers in owned(given, "events").items() for n in numbers}
    assert set(expected) == {0, 1}
    for member in members.values():
        assert member.urls == expected
        assert member.members == ("http://a", "http://b", "http://c")


def test_partitions_stay_with_their_owner() -> None:
    """A new member gets its share, and no partition moves between the others, neither at its join nor at its leave."""
    cluster, members = Cluster(events=12), {name: Member(name) for name in "ab"}
    before = owned(rebalance(cluster, members, ["events"], 1), "events")
    members["c"] = Member("c")
    with_c = owned(rebalance(cluster, members, ["events"], 2), "events")
    assert [len(numbers) for numbers in with_c.values()] == [4, 4, 4]
    assert with_c["a"] <= before["a"]
    assert with_c["b"] <= before["b"]
    del members["c"]
    after = owned(rebalance(cluster, members, ["events"], 3), "events")
    assert with_c["a"] <= after["a"]
    assert with_c["b"] <= after["b"]


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
def test_a_partition_of_several_topics_goes_to_one_member(count: int) -> None:
    """Members own the same partitions of all topics, through joins and leaves."""
    cluster, members = Cluster(events=count, more=count, other=count), {"a": Member("a")}
    topics = ["other", "events", "more"]
    for generation, name in enumerate(("b", "c", None, "d"), start=1):
        if name is None:
            del members["b"]
        else:
            members[name] = Member(name)
        given = rebalance(cluster, members, topics, generation)
        assert owned(given, "events") == owned(given, "more") == owned(given, "other")
        everything = sorted(number for numbers in owned(given, "events").values() for number in numbers)
        assert everything == list(range(count))
        sizes = [len(numbers) for numbers in owned(given, "events").values()]
        assert max(sizes) - min(sizes) <= 1


def test_a_topic_with_fewer_partitions_is_assigned_up_to_its_last_one() -> None:
    """A partition that a topic does not have is not assigned."""
    given = rebalance(Cluster(events=3, short=1), {"a": Member("a")}, ["events", "short"], 1)
    assert owned(given, "events") == {"a": {0, 1, 2}}
    assert owned(given, "short") == {"a": {0}}


def test_a_member_that_reads_other_topics_gets_nothing_and_says_why(caplog: pytest.LogCaptureFixture) -> None:
    """With another TOPIC_PREFIX in the same group it ended the group's leader with a ValueError, and then the next."""
    members = {name: Member(name) for name in "abz"}
    read = {"a": ["test.events"], "b": ["test.events"], "z": ["events"]}
    joined = {name: member.assignor.metadata(read[name]) for name, member in members.items()}
    given = members["z"].assignor.assign(Cluster(**{"events": 4, "test.events": 4}), joined)
    for name, member in members.items():
        member.assignor.on_assignment(ConsumerProtocolMemberAssignment.decode(given[name].encode()))

    owners = owned(given, "test.events")
    assert owners["a"] | owners["b"] == {0, 1, 2, 3}
    assert given["z"].assignment == []
    assert members["a"].members == ("http://a", "http://b")
    ((level, message),) = fields_of(caplog, "other_topics_in_group", "levelname", "message")
    assert level == "ERROR"
    assert "it reads events, and others of its consumer group read test.events" in message
    assert "TOPIC_PREFIX" in message
    assert "GROUP_PREFIX" in message


def test_a_worker_that_owns_partitions_keeps_them_when_one_joins_that_reads_other_topics() -> None:
    cluster = Cluster(**{"events": 2, "test.events": 2})
    first, joining = Member("a"), Member("b")
    rebalance(cluster, {"a": first}, ["test.events"], 1)
    joined = {"a": first.assignor.metadata(["test.events"]), "b": joining.assignor.metadata(["events"])}

    given = joining.assignor.assign(cluster, joined)

    assert owned(given, "test.events") == {"a": {0, 1}, "b": set()}


@pytest.mark.parametrize(
    "user_data",
    [
        b"",
        b"\x00\x01 not JSON",
        b"[1, 2]",
        b'"text"',
        b'{"url": 5, "sticky": 7}',
        b'{"url": null, "sticky": "zz"}',
        b'{"url": "http://x", "sticky": "00ff"}',
        orjson.dumps({"url": {"a": 1}, "sticky": "abc"}),
    ],
)
def test_unknown_user_data_of_a_member_is_ignored(user_data: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Such a member gets its share, and the other members still get their URLs."""
    ours = Member("a")
    joined = {
        "ours": ours.assignor.metadata(["events"]),
        "foreign": ConsumerProtocolMemberMetadata(0, ["events"], user_data),
    }
    given = ours.assignor.assign(Cluster(events=4), joined)
    assert [len(numbers) for numbers in owned(given, "events").values()] == [2, 2]
    ours.assignor.on_assignment(given["ours"])
    assert "http://a" in ours.members
    assert set(ours.urls) == {0, 1, 2, 3}
    levels = {level for (level,) in fields_of(caplog, "assignor_user_data", "levelname")}
    assert levels == ({"WARNING"} if b"not JSON" in user_data else set())


@pytest.mark.parametrize("user_data", [b"", b"no JSON", b"[]", b'{"urls": 3, "members": {}}'])
def test_an_assignment_without_urls_leaves_routing_empty(user_data: bytes) -> None:
    """A leader with another assignor leaves routing empty but working."""
    member = Member("a")
    member.assignor.on_assignment(ConsumerProtocolMemberAssignment(0, [("events", [0])], user_data))
    assert (member.urls, member.members) == ({}, ())


def test_assignors_of_one_process_do_not_share_state() -> None:
    """aiokafka keeps a sticky assignor's state on its class; two consumers of a process would share it."""
    one, other = Member("one"), Member("other")
    rebalance(Cluster(events=4), {"one": one}, ["events"], 1)
    assert sticky_claim(one)
    assert not sticky_claim(other)


def sticky_claim(member: Member) -> str:
    said = orjson.loads(member.assignor.metadata(["events"]).user_data)
    return str(said["sticky"])


def test_the_metadata_of_two_joins_differs() -> None:
    """The broker answers the old generation to a member that joins with the same bytes."""
    member = Member("a")
    assert member.assignor.metadata(["events"]).user_data != member.assignor.metadata(["events"]).user_data
