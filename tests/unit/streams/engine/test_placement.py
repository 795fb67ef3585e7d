"""Partitions move only to members that have their records, whatever happens to a group."""

from __future__ import annotations

import orjson
import pytest
from aiokafka.coordinator.protocol import ConsumerProtocolMemberMetadata
from hypothesis import given, settings
from hypothesis import strategies as st

from streams.engine.assignor import AddressedStickyAssignor, StandbyPart
from streams.engine.ownership import Following
from streams.engine.placement import Claim, adopted, place
from tests.unit.streams.engine.test_assignor import Cluster, Given, owned, rebalance

TOPICS = ["events"]


class FollowingMember:
    """A member of a group; ``records`` are those that it has, ``serves`` the partitions that it has taken over."""

    def __init__(self, name: str, copies: int) -> None:
        self.generation = 1
        self.urls: dict[int, str] = {}
        self.members: tuple[str, ...] = ()
        self.following = Following()
        self.records: set[int] = set()
        self.serves: set[int] = set()
        self.stops = False
        self.assignor = AddressedStickyAssignor(
            f"http://{name}",
            lambda urls, members: None,
            lambda: self.generation,
            StandbyPart(
                copies,
                lambda: self.records & self.following.own,
                self._follow,
                lambda: self.keeps,
                lambda: self.stops,
            ),
        )

    @property
    def keeps(self) -> set[int]:
        return self.serves - self.following.leaving if self.following.kept_by_all else set()

    def _follow(self, following: Following) -> None:
        self.following = following

    @property
    def waits(self) -> bool:
        return not self.following.moving <= self.records


class Group:
    """A group with its generations."""

    def __init__(self, partitions: int, copies: int) -> None:
        self.cluster = Cluster(events=partitions)
        self.copies = copies
        self.members: dict[str, FollowingMember] = {}
        self.generation = 0
        self.owned: dict[str, set[int]] = {}

    def join(self, *names: str) -> None:
        self.members |= {name: FollowingMember(name, self.copies) for name in names}
        self.rebalance()

    def leave(self, name: str) -> None:
        del self.members[name]
        self.rebalance()

    def rebalance(self) -> None:
        self.generation += 1
        members: dict[str, object] = dict(self.members)
        kept = {name: member.keeps for name, member in self.members.items()}
        given: Given = rebalance(self.cluster, members, TOPICS, self.generation)  # type: ignore[arg-type]  # alike
        self.owned = owned(given, "events")
        for name, member in self.members.items():
            assert kept[name] <= self.owned[name], f"{name} serves on what another member got"
            member.serves = kept[name]
            member.records &= member.following.own | self.owned[name]
            member.records |= self.owned[name]

    def settle(self) -> None:
        """Let every member read what it follows, and join again if partitions shall move to it."""
        for _ in range(20):
            moved = False
            for name, member in self.members.items():
                member.records |= member.following.own
                member.serves = set(self.owned[name])
                if member.following.moving or member.following.asking:
                    self.rebalance()
                    moved = True
                    break
            if not moved:
                return
        raise AssertionError("the group does not come to rest")

    @property
    def everything(self) -> list[int]:
        return sorted(partition for partitions in self.owned.values() for partition in partitions)

    def sizes(self) -> list[int]:
        return sorted(len(partitions) for partitions in self.owned.values())


def test_a_new_member_owns_nothing_until_it_has_the_records() -> None:
    group = Group(12, copies=1)
    group.join("a", "b")
    group.settle()
    before = dict(group.owned)
    group.join("c")
    assert group.owned == {**before, "c": set()}
    assert len(group.members["c"].following.moving) == 4
    group.settle()
    assert group.sizes() == [4, 4, 4]
    assert group.owned["a"] < before["a"]
    assert group.owned["b"] < before["b"]


def test_a_dead_members_partitions_go_to_those_that_follow_them() -> None:
    group = Group(12, copies=1)
    group.join("a", "b", "c")
    group.settle()
    lost = group.owned["a"]
    had = {name: set(group.members[name].records) for name in "bc"}
    assert lost <= had["b"] | had["c"]
    group.leave("a")
    assert group.everything == list(range(12))
    for name in "bc":
        assert group.owned[name] <= had[name], "a partition went to a member without its records"
    group.settle()
    assert group.sizes() == [6, 6]


def test_a_member_that_comes_back_empty_gets_its_share_back_once_it_has_the_records() -> None:
    group = Group(8, copies=1)
    group.join("a", "b")
    group.settle()
    group.leave("a")
    assert group.owned == {"b": set(range(8))}
    group.join("a")
    assert group.owned == {"a": set(), "b": set(range(8))}
    group.settle()
    assert group.sizes() == [4, 4]


def test_without_standbys_everything_is_as_the_sticky_assignor_says() -> None:
    group = Group(12, copies=0)
    group.join("a", "b")
    group.join("c")
    assert group.sizes() == [4, 4, 4]
    assert all(not member.following.own for member in group.members.values())


@pytest.mark.parametrize("copies", [0, 1])
def test_what_a_member_serves_stays_until_its_target_joins_again(copies: int) -> None:
    """The new member asks for its share; only what moves to it is given up meanwhile."""
    group = Group(12, copies)
    group.join("a", "b")
    group.settle()
    before = dict(group.owned)
    group.join("c")
    assert group.owned == {**before, "c": set()}
    shall_move = set(range(12)) - group.members["a"].keeps - group.members["b"].keeps
    assert len(shall_move) == 4
    if not copies:
        assert group.members["c"].following.asking == shall_move
    group.settle()
    assert group.owned["c"] == shall_move
    assert group.owned["a"] == before["a"] - shall_move


@pytest.mark.parametrize("copies", [0, 1, 2])
def test_one_that_stops_serves_until_others_own_what_it_has(copies: int) -> None:
    group = Group(12, copies)
    group.join("a", "b", "c")
    group.settle()
    before = dict(group.owned)
    group.members["a"].stops = True
    group.rebalance()
    assert group.owned == before, "it keeps what it serves"
    assert not group.members["a"].following.own, "it follows nothing any more"
    group.settle()
    assert group.owned["a"] == set()
    assert group.sizes() == [0, 6, 6]
    handed_over = {name: own for name, own in group.owned.items() if name != "a"}
    group.leave("a")
    assert group.owned == handed_over, "its end moves nothing"


def test_if_all_stop_nothing_is_handed_over() -> None:
    group = Group(6, copies=1)
    group.join("a", "b")
    group.settle()
    before = dict(group.owned)
    for member in group.members.values():
        member.stops = True
    group.rebalance()
    assert group.owned == before
    assert all(member.following.all_stop for member in group.members.values())


def test_one_that_has_the_records_asks_at_once_for_what_its_owner_serves() -> None:
    """The owner could not know, when it joined, that the partition would move in this generation."""
    kept = Claim(frozenset({0}), 3, keeps=frozenset({0}))
    placement = place({0: "warm"}, {"owner": kept, "warm": Claim(warm=frozenset({0}))}, 1)
    assert (placement.owners, placement.asking) == ({0: "owner"}, {0: "warm"})
    released = kept._replace(keeps=frozenset())
    placement = place({0: "warm"}, {"owner": released, "warm": Claim(warm=frozenset({0}))}, 1)
    assert (placement.owners, placement.asking) == ({0: "warm"}, {})


def test_nobody_keeps_anything_while_a_member_of_an_older_version_is_there() -> None:
    """It may lead the group next, and would give away what another member serves."""
    group = Group(4, copies=0)
    group.join("a", "b")
    group.settle()
    assert group.members["a"].keeps == group.owned["a"] != set()
    old = group.members["b"].assignor
    old.metadata = lambda topics: _without_keeps(AddressedStickyAssignor.metadata(old, topics))  # type: ignore[method-assign]  # an older version
    group.rebalance()
    assert not group.members["a"].keeps


def _without_keeps(metadata: ConsumerProtocolMemberMetadata) -> ConsumerProtocolMemberMetadata:
    user_data = orjson.loads(metadata.user_data)
    del user_data["keeps"]
    return ConsumerProtocolMemberMetadata(metadata.version, metadata.subscription, orjson.dumps(user_data))


def test_each_partition_has_as_many_followers_as_asked_for_and_never_its_owner() -> None:
    group = Group(9, copies=2)
    group.join("a", "b", "c", "d")
    group.settle()
    for partition in range(9):
        owner = next(name for name, partitions in group.owned.items() if partition in partitions)
        followers = [name for name, member in group.members.items() if partition in member.following.own]
        assert len(followers) == 2
        assert owner not in followers
        urls = {f"http://{name}" for name in followers}
        assert all(set(member.following.urls[partition]) == urls for member in group.members.values())
    shares = [len(member.following.own) for member in group.members.values()]
    assert max(shares) - min(shares) <= 2


STEPS = st.lists(
    st.tuples(st.sampled_from(["join", "leave", "read", "serve", "stop", "settle"]), st.integers(0, 9)),
    max_size=15,
)


@settings(deadline=None)
@given(st.integers(1, 12), st.integers(0, 2), STEPS)
def test_no_partition_leaves_a_living_owner_for_one_without_its_records(
    partitions: int, copies: int, steps: list[tuple[str, int]]
) -> None:
    group = Group(partitions, copies)
    group.join("m0")
    for number, (step, choice) in enumerate(steps, start=1):
        names = list(group.members)
        had = {name: set(member.records) for name, member in group.members.items()}
        if step == "join":
            group.join(f"m{number}")
        elif step == "leave" and len(names) > 1:
            group.leave(names[choice % len(names)])
        elif step == "read":
            member = group.members[names[choice % len(names)]]
            member.records |= member.following.own
            continue
        elif step == "stop":
            group.members[names[choice % len(names)]].stops = True
            group.rebalance()
        elif step == "serve":
            name = names[choice % len(names)]
            group.members[name].serves = set(group.owned[name])
            continue
        elif step == "settle":
            group.settle()
            continue
        else:
            continue
        assert group.everything == list(range(partitions)), "each partition has one owner"
        for name, own in group.owned.items() if copies else ():
            for partition in own - had.get(name, set()):
                others = [other for other, member in group.members.items() if not member.stops]
                assert not any(partition in had.get(other, ()) for other in others), (
                    f"{partition} went to {name}, and another member has its records"
                )
    group.join("last")
    for name in [name for name, member in group.members.items() if member.stops]:
        group.leave(name)
    group.settle()
    sizes = group.sizes()
    assert sizes[-1] - sizes[0] <= 1, "in the end the shares are equal"


@pytest.mark.parametrize("copies", [0, 1])
def test_a_member_without_a_claim_is_one_that_has_nothing(copies: int) -> None:
    placement = place({0: "new", 1: "old"}, {"old": Claim(frozenset({0, 1}), 3), "new": Claim()}, copies)
    assert placement.owners == ({0: "old", 1: "old"} if copies else {0: "new", 1: "old"})
    assert placement.followers == ({0: ("new",), 1: ("new",)} if copies else {})


def test_of_two_claims_the_one_of_the_newer_generation_counts() -> None:
    claims = {"paused": Claim(frozenset({0}), 3), "owner": Claim(frozenset({0}), 4), "new": Claim()}
    assert place({0: "new"}, claims, 1).owners == {0: "owner"}


def test_what_nobody_shall_own_is_adopted_by_who_has_it() -> None:
    claims = {"a": Claim(warm=frozenset({2, 3})), "b": Claim(warm=frozenset({3}))}
    assert adopted({"a": [0], "b": [1]}, claims) == {"a": [0, 2], "b": [1, 3]}
