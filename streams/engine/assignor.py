"""A sticky assignor that sends every member the URL of each partition's owner.

Each member sends its advertised URL with its subscription to the group's leader. The leader sends all URLs to all
members with the assignment. Routing reads them from there, since Faust's own router knows only registered tables.

Partition ``n`` of every source topic goes to the same member, since a partition's state is folded from all of
them. aiokafka's assignor assigns each topic independently, so two workers could own the same partition number and
fence each other for ever. So it is given one topic, and its result is used for all topics.
"""

from __future__ import annotations

import logging
import struct
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, cast

import orjson
from aiokafka.cluster import ClusterMetadata
from aiokafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from aiokafka.coordinator.protocol import ConsumerProtocolMemberAssignment, ConsumerProtocolMemberMetadata

log = logging.getLogger(__name__)

OnUrls = Callable[[dict[int, str], tuple[str, ...]], None]


class AddressedStickyAssignor:
    """aiokafka's sticky assignor with one state per instance and with URLs in the user data.

    aiokafka expects a class here, but it only calls the four methods and reads ``name``, so an object works.
    aiokafka keeps the sticky assignor's state on the class, so two consumers of one process would share it.
    Therefore each instance makes a subclass.

    Args:
        url: this member's advertised URL.
        on_urls: called on the consumer's thread with partition -> URL and all members' URLs.
        generation: reads the group's generation; the sticky algorithm prefers the claim of the newest.
    """

    name = "sessionstream-sticky"

    def __init__(self, url: str, on_urls: OnUrls, generation: Callable[[], int]) -> None:
        self._url = url
        self._on_urls = on_urls
        self._generation = generation
        self._joins = 0
        self._sticky = cast(
            type[StickyPartitionAssignor], type("InstanceSticky", (StickyPartitionAssignor,), {})
        )

    def metadata(self, topics: Iterable[str]) -> ConsumerProtocolMemberMetadata:
        """Return what this member sends when it joins.

        ``joins`` differs every time: the broker answers the old generation to a member that rejoins with the same
        bytes, and a fenced worker must get a new one.
        """
        self._joins += 1
        inner = self._sticky.metadata(topics)
        user_data = orjson.dumps({"url": self._url, "joins": self._joins, "sticky": inner.user_data.hex()})
        return ConsumerProtocolMemberMetadata(inner.version, list(topics), user_data)

    def assign(
        self, cluster: ClusterMetadata, members: Mapping[str, ConsumerProtocolMemberMetadata]
    ) -> dict[str, ConsumerProtocolMemberAssignment]:
        """Assign as the sticky assignor does, and send the URLs to every member."""
        member_data = {member: _decode(metadata.user_data) for member, metadata in members.items()}
        leading = min(set.intersection(*(set(metadata.subscription) for metadata in members.values())))
        inner = self._sticky.assign(
            cast(Any, _OneTopic(leading, cluster.partitions_for_topic(leading) or set())),
            {
                member: ConsumerProtocolMemberMetadata(
                    metadata.version, [leading], member_data[member].sticky
                )
                for member, metadata in members.items()
            },
        )
        owned = {
            member: [partition for _, partitions in assigned.assignment for partition in partitions]
            for member, assigned in inner.items()
        }
        urls = {
            str(partition): member_data[member].url
            for member, partitions in owned.items()
            for partition in partitions
        }
        all_urls = sorted({data.url for data in member_data.values()} - {""})
        user_data = orjson.dumps({"urls": urls, "members": all_urls})
        return {
            member: ConsumerProtocolMemberAssignment(
                inner[member].version,
                [
                    (topic, [n for n in partitions if n in (cluster.partitions_for_topic(topic) or ())])
                    for topic in sorted(members[member].subscription)
                    if partitions
                ],
                user_data,
            )
            for member, partitions in owned.items()
        }

    def on_assignment(self, assignment: ConsumerProtocolMemberAssignment) -> None:
        """Store which partitions this member owns (for stickiness) and the URLs of all owners (for routing)."""
        leading = sorted(assignment.assignment)[:1]
        self._sticky.on_assignment(ConsumerProtocolMemberAssignment(assignment.version, leading, b""))
        self._sticky.on_generation_assignment(self._generation())
        user_data = _load(assignment.user_data)
        urls, members = user_data.get("urls"), user_data.get("members")
        self._on_urls(
            {int(partition): str(url) for partition, url in urls.items()} if isinstance(urls, dict) else {},
            tuple(str(url) for url in members) if isinstance(members, list) else (),
        )


def owners_in(assignment: bytes) -> dict[int, str]:
    """Return the URL of each partition's owner, as a member's assignment in the group has it; empty if it has none."""
    try:
        user_data = ConsumerProtocolMemberAssignment.decode(assignment).user_data
    except (ValueError, IndexError, struct.error):  # another kind of member, or none yet
        return {}
    urls = _load(user_data or b"").get("urls")
    return {int(number): str(url) for number, url in urls.items()} if isinstance(urls, dict) else {}


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


def _decode(user_data: bytes) -> _MemberData:
    """Return what a member sent in :meth:`AddressedStickyAssignor.metadata`; empty values if it is not ours."""
    loaded = _load(user_data)
    url, sticky = loaded.get("url"), loaded.get("sticky")
    try:
        claim = bytes.fromhex(sticky) if isinstance(sticky, str) else b""
    except ValueError:
        claim = b""
    return _MemberData(url if isinstance(url, str) else "", claim)


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
