"""Finds sessions in the log, which also has those that memory and the archive have forgotten."""

from __future__ import annotations

from contextlib import aclosing
from typing import Any, Final

from processors.archive.archived import decoded_json
from schemas.events import SessionDeleted
from schemas.settings import Settings
from streams.kafka.clients import started_consumer
from streams.kafka.partitioner import partition_of
from streams.kafka.topic_reader import partitions_of, read_range

_DELETED: Final = SessionDeleted.model_fields["type"].default
#: The name of the field, and what any of its characters may be written as.
_MARKS: Final = (b"user_id", b"\\u")


class UserSessions:
    """The sessions of a user, by the records of the log.

    Attributes:
        found: by their ids; without those that were deleted after the last event that names the user.
    """

    def __init__(self, user_id: str) -> None:
        self.found: set[str] = set()
        self._user_id = user_id

    def add(self, key: bytes | None, value: bytes | None) -> None:
        """Look at the next record of a partition; one that is no event says nothing."""
        if key is None or value is None:
            return
        named = any(mark in value for mark in _MARKS)
        if not named and not self.found:
            return
        try:
            session_id = key.decode()
            if not named and session_id not in self.found:
                return
            fields = decoded_json(value)
        except (ValueError, RecursionError):
            return
        if not isinstance(fields, dict) or fields.get("session_id") != session_id:
            return
        if fields.get("type") == _DELETED:
            self.found.discard(session_id)
        elif self._user_id in _users(fields):
            self.found.add(session_id)


def _users(fields: dict[str, Any]) -> list[Any]:
    """Return the users that an event names: its own, and that of the message that replaces others."""
    replacement = fields.get("replacement")
    return [one.get("user_id") for one in (fields, replacement) if isinstance(one, dict)]


async def sessions_of_user_in_log(settings: Settings, user_id: str) -> set[str]:
    """Return the sessions in which an event of the log names a user, unless they were deleted since.

    It reads the whole log, up to its present end.

    Raises:
        Retry: Kafka did not answer.
        AccessDenied: this client may not read the topic.
    """
    sessions = UserSessions(user_id)
    async with started_consumer(settings) as consumer:
        parts = await partitions_of(consumer, settings.topics.session_events)
        starts = await consumer.beginning_offsets(parts) if parts else {}
        ends = await consumer.end_offsets(parts) if parts else {}
        async with aclosing(read_range(consumer, starts, ends)) as records:
            async for record in records:
                sessions.add(record.key, record.value)
    return sessions.found


async def is_in_log(settings: Settings, session_id: str) -> bool:
    """Return whether the log has an event of a session, also of one that was deleted since; a deletion alone is none.

    It reads the session's partition until there is one.

    Raises:
        Retry: Kafka did not answer.
        AccessDenied: this client may not read the topic.
    """
    key = session_id.encode()
    async with started_consumer(settings) as consumer:
        parts = await partitions_of(consumer, settings.topics.session_events)
        mine = [part for part in parts if part.partition == partition_of(key, len(parts))]
        starts = await consumer.beginning_offsets(mine) if mine else {}
        ends = await consumer.end_offsets(mine) if mine else {}
        async with aclosing(read_range(consumer, starts, ends)) as records:
            async for record in records:
                if record.key == key and not _is_deletion(record.value):
                    return True
    return False


def _is_deletion(value: bytes | None) -> bool:
    try:
        fields = decoded_json(value or b"")
    except (ValueError, RecursionError):
        return False
    return isinstance(fields, dict) and fields.get("type") == _DELETED
