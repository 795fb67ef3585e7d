"""Which of the newest events are plain although encryption is on, so that their publisher has no key file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import orjson

from processors.sealing.sealed_event import has_content, named_key


def is_plain_content(value: bytes) -> bool:
    """Return whether an event that is not sealed has content; one that is no JSON for every reader counts as such."""
    try:
        fields = orjson.loads(value)
    except orjson.JSONDecodeError:
        return True
    return isinstance(fields, dict) and has_content(fields)


class ContentRecord(NamedTuple):
    """What is known of a record of session-events that has content.

    Attributes:
        timestamp_ms: when the broker got it.
        partition: where it is.
        offset: where it is.
        sealed: whether it is sealed.
        agent_id: who published it, if it says so.
    """

    timestamp_ms: int
    partition: int
    offset: int
    sealed: bool
    agent_id: str | None = None

    @classmethod
    def of(cls, timestamp_ms: int, partition: int, offset: int, value: bytes) -> ContentRecord | None:
        """Return what is known of a record; None if it has no content, or is no event."""
        sealed = named_key(value) is not None
        try:
            fields = orjson.loads(value)
        except orjson.JSONDecodeError:
            return None
        if not isinstance(fields, dict) or not (sealed or has_content(fields)):
            return None
        agent_id = fields.get("agent_id")
        return cls(timestamp_ms, partition, offset, sealed, agent_id if isinstance(agent_id, str) else None)


class PlainShare(NamedTuple):
    """How many of some events are plain.

    Attributes:
        events: all of them.
        sealed: how many are sealed.
        plain_since: how many came plain after the first sealed one.
        newest: the newest of those.
    """

    events: int
    sealed: int
    plain_since: int
    newest: ContentRecord | None


def plain_share(logged: Sequence[ContentRecord]) -> PlainShare:
    """Return how many events are plain; what came before the first sealed one may be older than the key file.

    Args:
        logged: in any order.
    """
    sealed_ms = [one.timestamp_ms for one in logged if one.sealed]
    since = [one for one in logged if not one.sealed and sealed_ms and one.timestamp_ms > min(sealed_ms)]
    newest = max(since, key=lambda one: one.timestamp_ms, default=None)
    return PlainShare(len(logged), len(sealed_ms), len(since), newest)
