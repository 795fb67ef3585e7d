"""Finds sessions in the log, which also has those that memory and the archive have forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from processors.archive.archived import decoded_json
from processors.memory.fold import LIFE_STARTING_EVENTS
from processors.sealing.sealed_event import key_id_of
from schemas.events import EVENT_MODELS, SessionDeleted
from schemas.publication import Published
from schemas.settings import Settings
from streams.kafka.clients import started_consumer
from streams.kafka.partitioner import partition_of
from streams.kafka.topic_reader import partitions_of, read_range

_DELETED: Final = SessionDeleted.model_fields["type"].default
#: Types that begin no life; one of a later version may. No set, because the type of a record may be any JSON value.
_BEGIN_NO_LIFE: Final = tuple(
    name for name, model in EVENT_MODELS.items() if model not in LIFE_STARTING_EVENTS
)
#: The name of the field, and what any of its characters may be written as.
_MARKS: Final = (b"user_id", b"\\u")


class PastLife(NamedTuple):
    """What a user was named in, of a session that was deleted since and has another life, which does not name the user.

    Attributes:
        deletion: where the log has the deletion.
        key_ids: the data keys that seal its events.
    """

    deletion: Published
    key_ids: frozenset[str]


class SessionsInLog(NamedTuple):
    """The sessions of a user, by the records of the log.

    Attributes:
        present: their ids; also of those that were deleted since, if no other life follows.
        past: the others, by their ids.
    """

    present: frozenset[str]
    past: Mapping[str, PastLife]


@dataclass(slots=True)
class _Session:
    """A session that names the user: its last deletion behind that, and whether a life began behind the deletion."""

    key_ids: set[str] = field(default_factory=set)
    deletion: Published | None = None
    lives_on: bool = False


class UserSessions:
    """Collects the sessions of a user from the records of the log."""

    def __init__(self, user_id: str) -> None:
        self._sessions: dict[str, _Session] = {}
        self._user_id = user_id

    def add(self, key: bytes | None, value: bytes | None, partition: int, sequence: int) -> None:
        """Look at the next record of a partition; one that is no event says nothing."""
        if key is None or value is None:
            return
        named = any(mark in value for mark in _MARKS)
        if not named and not self._sessions:
            return
        try:
            session_id = key.decode()
            session = self._sessions.get(session_id)
            if not named and session is None:
                return
            fields = decoded_json(value)
        except (ValueError, RecursionError):
            return
        if not isinstance(fields, dict) or fields.get("session_id") != session_id:
            return
        if fields.get("type") == _DELETED:
            if session is not None:
                session.deletion = Published(str(fields.get("event_id")), partition, sequence)
                session.lives_on = False
            return
        if self._user_id in _users(fields):
            session = self._sessions.setdefault(session_id, _Session())
            session.deletion = None
        elif session is not None and session.deletion is not None:
            # A summary that comes late begins no life.
            session.lives_on |= fields.get("type") not in _BEGIN_NO_LIFE
            return
        key_id = key_id_of(fields)
        if session is not None and key_id is not None:
            session.key_ids.add(key_id)

    def found(self) -> SessionsInLog:
        """Return what was found up to now."""
        past = {
            session_id: PastLife(session.deletion, frozenset(session.key_ids))
            for session_id, session in self._sessions.items()
            if session.deletion is not None and session.lives_on
        }
        return SessionsInLog(frozenset(self._sessions.keys() - past.keys()), past)


def _users(fields: dict[str, Any]) -> list[Any]:
    """Return the users that an event names: its own, and that of the message that replaces others."""
    replacement = fields.get("replacement")
    return [one.get("user_id") for one in (fields, replacement) if isinstance(one, dict)]


async def sessions_of_user_in_log(settings: Settings, user_id: str) -> SessionsInLog:
    """Return the sessions in which an event of the log names a user, also those that were deleted since.

    Deleted ones are listed because a process may not have applied their deletion yet, and their keys may still be there:
    the worker that ordered it may have ended before it was confirmed. It reads the whole log, up to its present end.

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
                sessions.add(record.key, record.value, record.partition, record.offset)
    return sessions.found()


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
