"""A sticky assignor that sends every member the URL of each partition's owner, and which partitions to follow.

Each member sends its advertised URL with its subscription to the group's leader. The leader sends all URLs to all
members with the assignment. Routing reads them from there, since Faust's own router knows only registered tables.

Partition ``n`` of every source topic goes to the same member, since a partition's state is folded from all of
them. aiokafka's assignor assigns each topic independently, so two workers could own the same partition number and
fence each other for ever. So it is given one topic, and its result is used for all topics. Members that do not read
that topic, as with another ``TOPIC_PREFIX`` in the same group, get nothing and say why; the others work on.

With standbys its result is what shall be in the end (the target). :mod:`streams.engine.placement` says who owns a
partition until its target has the records. Members keep their target as their claim, so it stays the same meanwhile.
"""

from __future__ import annotations

import logging
import struct
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple, cast

import orjson
from aiokafka.cluster import ClusterMetadata
from aiokafka.coordinator.assignors.sticky.sticky_assignor import (
    StickyAssignorUserDataV1,
    StickyPartitionAssignor,
)
from aiokafka.coordinator.protocol import ConsumerProtocolMemberAssignment, ConsumerProtocolMemberMetadata

from streams.engine.ownership import Following
from streams.engine.placement import Claim, adopted, place

log = logging.getLogger(__name__)

OnUrls = Callable[[dict[int, str], tuple[str, ...]], None]


class StandbyPart(NamedTuple):
    """The part of an assignor that concerns standbys, and what is served while the group is joined.

    Attributes:
        copies: how many members follow each partition; the leader's counts.
        warm: returns the partitions whose changelog this member has read to the end.
        on_following: called on the consumer's thread with every assignment.
        keeps: returns the partitions that this member serves on while it joins.
        stops: returns whether this member is about to stop; called for each join of the group.
    """

    copies: int
    warm: Callable[[], Collection[int]]
    on_following: Callable[[Following], None]
    keeps: Callable[[], Collection[int]] = tuple
    stops: Callable[[], bool] = lambda: False


NO_STANDBYS = StandbyPart(0, tuple, lambda _: None)


class AddressedStickyAssignor:
    """aiokafka's sticky assignor with one state per instance and with URLs in the user data.

    aiokafka expects a class here, but it only calls the four methods and reads ``name``, so an object works.
    aiokafka keeps the sticky assignor's state on the class, so two consumers of one process would share it.
    Therefore each instance makes a subclass.

    Args:
        url: this member's advertised URL.
        on_urls: called on the consumer's thread with partition -> URL and all members' URLs.
        generation: reads the group's generation; the sticky algorithm prefers the claim of the newest.
        standby: what this member follows.
    """

    name = "sessionstream-sticky"

    def __init__(
        self,
        url: str,
        on_urls: OnUrls,
        generation: Callable[[], int],
        standby: StandbyPart = NO_STANDBYS,
    ) -> None:
        self._standby = standby
        self._owned: list[int] = []
        self._owned_generation = -1
        self._url = url
        self._on_urls = on_urls
        self._generation = generation
        self._joins = 0
        self._topics: frozenset[str] = frozenset()
        self._sticky = cast(
            type[StickyPartitionAssignor], type("InstanceSticky", (StickyPartitionAssignor,), {})
        )

    def metadata(self, topics: Iterable[str]) -> ConsumerProtocolMemberMetadata:
        """Return what this member sends when it joins.

        ``joins`` differs every time: the broker answers the old generation to a member that rejoins with the same
        bytes, and a fenced worker must get a new one.
        """
        self._joins += 1
        self._topics = frozenset(topics)
        inner = self._sticky.metadata(topics)
        user_data = orjson.dumps(
            {
                "url": self._url,
                "joins": self._joins,
                "sticky": inner.user_data.hex(),
                "owned": self._owned,
                "generation": self._owned_generation,
                "warm": sorted(self._standby.warm()),
                "keeps": sorted(self._standby.keeps()),
                "stops": self._standby.stops(),
            }
        )
        return ConsumerProtocolMemberMetadata(inner.version, list(topics), user_data)

    def assign(
        self, cluster: ClusterMetadata, members: Mapping[str, ConsumerProtocolMemberMetadata]
    ) -> dict[str, ConsumerProtocolMemberAssignment]:
        """Assign as the sticky assignor does, or to who has the records, and send the URLs to every member.

        A member that is about to stop is no target, unless all of them are. One that reads other topics than the
        owners of partitions gets nothing.
        """
        group = members
        member_data = {member: _decode(metadata.user_data) for member, metadata in group.items()}
        leading = _leading_topic(group, member_data)
        members = {name: member for name, member in group.items() if leading in member.subscription}
        member_data = {member: member_data[member] for member in members}
        claims = {member: data.claim for member, data in member_data.items()}
        all_stop = all(claim.stops for claim in claims.values())
        if all_stop:
            claims = {member: claim._replace(stops=False) for member, claim in claims.items()}
        staying = {member: claim for member, claim in claims.items() if not claim.stops}
        sticky = {member: member_data[member].sticky for member in staying}
        if self._standby.copies:
            sticky = self._with_adopted(leading, sticky, staying)
        inner = self._sticky.assign(
            cast(Any, _OneTopic(leading, cluster.partitions_for_topic(leading) or set())),
            {
                member: ConsumerProtocolMemberMetadata(metadata.version, [leading], sticky[member])
                for member, metadata in members.items()
                if member in staying
            },
        )
        version = next(iter(inner.values())).version
        targets = {
            partition: member
            for member, assigned in inner.items()
            for _, partitions in assigned.assignment
            for partition in partitions
        }
        placement = place(targets, claims, self._standby.copies)
        urls = {str(partition): member_data[member].url for partition, member in placement.owners.items()}
        followers = {
            str(partition): [member_data[member].url for member in following]
            for partition, following in placement.followers.items()
        }
        kept_by_all = all(claim.keeps is not None for claim in claims.values())
        all_urls = sorted({data.url for data in member_data.values()} - {""})
        assigned: dict[str, ConsumerProtocolMemberAssignment] = {}
        for member, metadata in group.items():
            own = sorted(partition for partition, owner in placement.owners.items() if owner == member)
            user_data = orjson.dumps(
                {
                    "urls": urls,
                    "members": all_urls,
                    "followers": followers,
                    "topic": leading,
                    "target": sorted(partition for partition, target in targets.items() if target == member),
                    "following": sorted(
                        partition for partition, names in placement.followers.items() if member in names
                    ),
                    "asking": sorted(one for one, target in placement.asking.items() if target == member),
                    "kept_by_all": kept_by_all,
                    "all_stop": all_stop,
                }
            )
            topics = [
                (topic, [n for n in own if n in (cluster.partitions_for_topic(topic) or ())])
                for topic in sorted(metadata.subscription)
                if own
            ]
            assigned[member] = ConsumerProtocolMemberAssignment(version, topics, user_data)
        return assigned

    def _with_adopted(
        self, leading: str, sticky: Mapping[str, bytes], claims: Mapping[str, Claim]
    ) -> dict[str, bytes]:
        """Return what the sticky assignor shall know of each member: its target, and what it adopts."""
        decoded = {
            member: self._sticky.parse_member_metadata(ConsumerProtocolMemberMetadata(0, [leading], data))
            for member, data in sticky.items()
        }
        newest = max((one.generation for one in decoded.values()), default=-1)
        targets = {
            member: [tp.partition for tp in one.partitions if one.generation == newest]
            for member, one in decoded.items()
        }
        return {
            member: StickyAssignorUserDataV1([(leading, partitions)], newest).encode() if partitions else b""
            for member, partitions in adopted(targets, claims).items()
        }

    def on_assignment(self, assignment: ConsumerProtocolMemberAssignment) -> None:
        """Store which partitions this member owns (for stickiness) and the URLs of all owners (for routing)."""
        user_data = _load(assignment.user_data)
        topic = user_data.get("topic")
        if isinstance(topic, str) and self._topics and topic not in self._topics:
            log.error(
                "this worker gets no partitions: it reads %s, and others of its consumer group read %s. Give all "
                "workers of a group the same TOPIC_PREFIX, or this one another GROUP_PREFIX, and start it again",
                ", ".join(sorted(self._topics)),
                topic,
                extra={"action": "other_topics_in_group"},
            )
        leading = sorted(assignment.assignment)[:1]
        self._owned = [partition for _, partitions in leading for partition in partitions]
        self._owned_generation = self._generation()
        target = user_data.get("target")
        if isinstance(target, list):
            leading = [(str(user_data.get("topic")), _numbers(target))]
        self._sticky.on_assignment(ConsumerProtocolMemberAssignment(assignment.version, leading, b""))
        self._sticky.on_generation_assignment(self._generation())
        urls, members = user_data.get("urls"), user_data.get("members")
        self._on_urls(
            {int(partition): str(url) for partition, url in urls.items()} if isinstance(urls, dict) else {},
            tuple(str(url) for url in members) if isinstance(members, list) else (),
        )
        own, followers = frozenset(_numbers(user_data.get("following"))), user_data.get("followers")
        targets = frozenset(_numbers(target)) if isinstance(target, list) else frozenset(self._owned)
        self._standby.on_following(
            Following(
                own,
                own & targets,
                {int(partition): tuple(map(str, one)) for partition, one in followers.items()}
                if isinstance(followers, dict)
                else {},
                asking=frozenset(_numbers(user_data.get("asking"))),
                leaving=frozenset(self._owned) - targets,
                kept_by_all=user_data.get("kept_by_all") is True,
                all_stop=user_data.get("all_stop") is True,
            )
        )


def owners_in(assignment: bytes) -> dict[int, str]:
    """Return the URL of each partition's owner, as a member's assignment in the group has it; empty if it has none."""
    try:
        user_data = ConsumerProtocolMemberAssignment.decode(assignment).user_data
    except (ValueError, IndexError, struct.error):  # another kind of member, or none yet
        return {}
    urls = _load(user_data or b"").get("urls")
    return {int(number): str(url) for number, url in urls.items()} if isinstance(urls, dict) else {}


def _leading_topic(
    members: Mapping[str, ConsumerProtocolMemberMetadata], member_data: Mapping[str, _MemberData]
) -> str:
    """Return the topic that most owners of partitions read, or most members; by name the first of several."""
    readers, owning = Counter[str](), Counter[str]()
    for member, metadata in members.items():
        topics = set(metadata.subscription)
        readers.update(topics)
        if member_data[member].claim.owned:
            owning.update(topics)
    return min(readers, key=lambda topic: (-owning[topic], -readers[topic], topic))


class _OneTopic(NamedTuple):
    """The part of the cluster's metadata that the sticky assignor reads, for one topic."""

    topic: str
    partitions: set[int]

    def topics(self) -> set[str]:
        return {self.topic}

    def partitions_for_topic(self, topic: str) -> set[int] | None:
        return self.partitions if topic == self.topic else None


class _MemberData(NamedTuple):
    url: str
    sticky: bytes
    claim: Claim


def _decode(user_data: bytes) -> _MemberData:
    """Return what a member sent in :meth:`AddressedStickyAssignor.metadata`; empty values if it is not ours."""
    loaded = _load(user_data)
    url, sticky = loaded.get("url"), loaded.get("sticky")
    try:
        claim = bytes.fromhex(sticky) if isinstance(sticky, str) else b""
    except ValueError:
        claim = b""
    generation, keeps = loaded.get("generation"), loaded.get("keeps")
    has = Claim(
        frozenset(_numbers(loaded.get("owned"))),
        generation if isinstance(generation, int) else -1,
        frozenset(_numbers(loaded.get("warm"))),
        frozenset(_numbers(keeps)) if isinstance(keeps, list) else None,
        loaded.get("stops") is True,
    )
    return _MemberData(url if isinstance(url, str) else "", claim, has)


def _numbers(value: object) -> list[int]:
    """Return the partition numbers of a list in user data; none for anything else."""
    return [one for one in value if isinstance(one, int)] if isinstance(value, list) else []


def _load(user_data: bytes) -> dict[str, Any]:
    if not user_data:
        return {}
    try:
        loaded = orjson.loads(user_data)
    except orjson.JSONDecodeError:
        log.warning(
            "a member of the consumer group sent user data in an unknown form; its URL is not known",
            extra={"action": "assignor_user_data"},
        )
        return {}
    return cast(dict[str, Any], loaded) if isinstance(loaded, dict) else {}
