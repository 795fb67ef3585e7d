"""Which log a history store was filled from, and whether the one at hand is the same.

Sequences are offsets, so they name events of one log only. A topic that was deleted and created again, an empty broker
and another cluster have other events at the same offsets; a store that went on with them would mix two histories.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple


class LogOrigin(NamedTuple):
    """What names a log.

    Attributes:
        topic: the name of the events topic.
        cluster_id: of the Kafka cluster; None if the brokers do not tell it.
        topic_id: of the topic, which has another one when it is created again; None if the brokers do not tell it
            (Kafka before 2.8, and some services that only speak its protocol).
    """

    topic: str
    cluster_id: str | None = None
    topic_id: str | None = None

    def __str__(self) -> str:
        return f"{self.topic} (topic id {self.topic_id or 'unknown'}, cluster {self.cluster_id or 'unknown'})"

    def encode(self) -> dict[str, str | None]:
        """Return the JSON form that :meth:`decode` reads."""
        return self._asdict()

    @classmethod
    def decode(cls, fields: Mapping[str, str | None]) -> LogOrigin:
        """Return the origin from the form of :meth:`encode`; fields of a newer version are left out.

        Raises:
            ValueError: it has no topic.
        """
        topic = fields.get("topic")
        if not isinstance(topic, str):
            raise ValueError("no topic")  # noqa: TRY004 - what is read is damaged, as with no JSON at all
        return cls(topic, fields.get("cluster_id"), fields.get("topic_id"))


class Kinship(Enum):
    """What the names of two logs say about them."""

    SAME = "same"
    OTHER = "other"
    #: The names do not decide it: the events must be compared.
    UNKNOWN = "unknown"


def kinship(recorded: LogOrigin | None, present: LogOrigin) -> Kinship:
    """Compare the log that a store was filled from with the one that the brokers have.

    Args:
        recorded: None for a store that an older version has written.
        present: what the brokers say now.
    """
    if recorded is None:
        return Kinship.UNKNOWN
    if recorded.topic_id and present.topic_id:
        # A topic keeps its id for life, and no two topics share one, whatever the clusters are called.
        return Kinship.SAME if recorded.topic_id == present.topic_id else Kinship.OTHER
    if recorded.topic != present.topic:
        return Kinship.OTHER
    if recorded.cluster_id and present.cluster_id and recorded.cluster_id != present.cluster_id:
        return Kinship.OTHER
    return Kinship.UNKNOWN


def continued(recorded: LogOrigin | None, present: LogOrigin) -> LogOrigin:
    """Return what a store records that goes on with a log.

    What the brokers do not tell now stays, unless it is certain that it was another log's.
    """
    if recorded is None or kinship(recorded, present) is Kinship.OTHER:
        return present
    return LogOrigin(
        present.topic, present.cluster_id or recorded.cluster_id, present.topic_id or recorded.topic_id
    )
