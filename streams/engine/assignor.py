"""A sticky assignor that tells every member where the owner of each partition answers.

The members' advertised URLs travel with the subscription to the group's leader and come back to all of them
with the assignment; routing reads them from there. Faust's own router knows only registered tables.

Partition ``n`` of every source topic goes to the same member, since a partition's state is folded from all of
them. aiokafka's assignor spreads topics independently: with two topics of three partitions, two workers each
took all three for theirs and fenced each other for ever. So it is shown one topic, and its word goes for all.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, cast

import orjson
from aiokafka.cluster import ClusterMetadata
from aiokafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from aiokafka.coordinator.protocol import ConsumerProtocolMemberAssignment, ConsumerProtocolMemberMetadata

log = logging.getLogger(__name__)

OnUrls = Callable[[dict[int, str], tuple[str, ...]], None]


class AddressedStickyAssignor:
    """aiokafka's sticky assignor, one state per instance, with URLs in the user data.

    An object where aiokafka expects a class: it only calls the four methods and reads ``name``.
    aiokafka keeps the sticky assignor's state on the class; two consumers of one process would share it, so
    each instance makes a class of its own.

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
        """What this member says when it joins.

        ``joins`` differs every time: to a member that rejoins with the same bytes the broker answers with the
        old generation, and a fenced worker must get a new one.
        """
        self._joins += 1
        inner = self._sticky.metadata(topics)
        user_data = orjson.dumps({"url": self._url, "joins": self._joins, "sticky": inner.user_data.hex()})
        return ConsumerProtocolMemberMetadata(inner.version, list(topics), user_data)

    def assign(
        self, cluster: ClusterMetadata, members: Mapping[str, ConsumerProtocolMemberMetadata]
    ) -> dict[str, ConsumerProtocolMemberAssignment]:
        """Assign as the sticky assignor does, and send everybody the URLs."""
        said = {member: _decode(metadata.user_data) for member, metadata in members.items()}
        leading = min(set.intersection(*(set(metadata.subscription) for metadata in members.values())))
        inner = self._sticky.assign(
            cast(Any, _OneTopic(leading, cluster.partitions_for_topic(leading) or set())),
            {
                member: ConsumerProtocolMemberMetadata(metadata.version, [leading], said[member].sticky)
                for member, metadata in members.items()
            },
        )
        owned = {
            member: [partition for _, partitions in assigned.assignment for partition in partitions]
            for member, assigned in inner.items()
        }
        urls = {str(partition): said[member].url for member, some in owned.items() for partition in some}
        everyone = sorted({one.url for one in said.values()} - {""})
        user_data = orjson.dumps({"urls": urls, "members": everyone})
        return {
            member: ConsumerProtocolMemberAssignment(
                inner[member].version,
                [
                    (topic, [n for n in some if n in (cluster.partitions_for_topic(topic) or ())])
                    for topic in sorted(members[member].subscription)
                    if some
                ],
                user_data,
            )
            for member, some in owned.items()
        }

    def on_assignment(self, assignment: ConsumerProtocolMemberAssignment) -> None:
        """Remember what we own, for stickiness, and who owns the rest, for routing."""
        leading = sorted(assignment.assignment)[:1]
        self._sticky.on_assignment(ConsumerProtocolMemberAssignment(assignment.version, leading, b""))
        self._sticky.on_generation_assignment(self._generation())
        said = _load(assignment.user_data)
        urls, members = said.get("urls"), said.get("members")
        self._on_urls(
            {int(partition): str(url) for partition, url in urls.items()} if isinstance(urls, dict) else {},
            tuple(str(url) for url in members) if isinstance(members, list) else (),
        )


class _OneTopic(NamedTuple):
    """The part of the cluster's metadata that the sticky assignor looks at."""

    topic: str
    partitions: set[int]

    def topics(self) -> set[str]:
        return {self.topic}

    def partitions_for_topic(self, topic: str) -> set[int] | None:
        return self.partitions if topic == self.topic else None


class _Said(NamedTuple):
    url: str
    sticky: bytes


def _decode(user_data: bytes) -> _Said:
    """What a member said in :meth:`AddressedStickyAssignor.metadata`; nothing, if that is not ours."""
    said = _load(user_data)
    url, sticky = said.get("url"), said.get("sticky")
    try:
        claim = bytes.fromhex(sticky) if isinstance(sticky, str) else b""
    except ValueError:
        claim = b""
    return _Said(url if isinstance(url, str) else "", claim)


def _load(user_data: bytes) -> dict[str, Any]:
    if not user_data:
        return {}
    try:
        loaded = orjson.loads(user_data)
    except orjson.JSONDecodeError:
        log.warning("a group member sent user data that is not ours", extra={"action": "assignor_user_data"})
        return {}
    return cast(dict[str, Any], loaded) if isinstance(loaded, dict) else {}
