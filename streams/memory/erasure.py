"""Erases sessions everywhere: publishes SessionDeleted, and waits until every process has applied it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from aiokafka.errors import KafkaError

from processors.counts_and_shares import plural
from processors.kafka.remaining_copies import remaining_copies
from processors.kafka.topic_plan import ExistingTopic
from schemas.archive_url import parse_archive_url
from schemas.erasure import (
    ErasedPlace,
    ErasedSession,
    ErasureOrder,
    ErasureReceipt,
    KeysState,
    PlaceState,
    SearchedPlace,
)
from schemas.errors import BadRequest, NotFound, NotServable, Retry, SessionstreamError, StaleRead
from schemas.events import SessionDeleted
from schemas.publication import Published
from schemas.settings import Settings
from streams.client.analytics_client import AnalyticsClient, AnalyticsUnreachable
from streams.client.archive_client import ArchiveClient, ArchiveUnreachable
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.inspection.user_sessions import PastLife, SessionsInLog, sessions_of_user_in_log
from streams.kafka import topics
from streams.kafka.event_ids import new_event_id
from streams.kafka.event_publisher import EventPublisher
from streams.kafka.session_keys import FRESH_SECONDS, SessionKeyRing
from streams.memory.late_events import late_events
from streams.memory.own_client import settings_for_itself

log = logging.getLogger(__name__)

#: How long each process may take to confirm a deletion, and to list the sessions of a user, in seconds.
CONFIRM_SECONDS: Final = 20.0
FIND_SECONDS: Final = 60.0
#: How long Kafka may take to describe the topics, in seconds.
_DESCRIBE_SECONDS: Final = 10.0
#: How long the log may be read for what was published during an erasure, in seconds.
_LATE_SECONDS: Final = 20.0
_POLL_SECONDS: Final = 0.1

_UNREACHABLE: Final = (MemoryUnreachable, AnalyticsUnreachable, ArchiveUnreachable, NotFound)


class Eraser:
    """Erases sessions as a client of this worker and of the other processes.

    Args:
        settings: have the URL of this worker, its credential, the URLs of the other processes, and the brokers.
        publisher: publishes to the events topic.
        embedded: the broker is the embedded one, which does not describe its topics.
        keys: the keys of sessions; None without encryption.
    """

    def __init__(
        self,
        settings: Settings,
        publisher: EventPublisher,
        *,
        embedded: bool = False,
        keys: SessionKeyRing | None = None,
    ) -> None:
        self._keys = keys
        self._settings = settings
        self._publisher = publisher
        self._embedded = embedded
        own = settings_for_itself(settings)
        self._memory = MemoryClient(own)
        self._analytics = AnalyticsClient(own)
        self._archive = ArchiveClient(own)

    async def close(self) -> None:
        """Close the connections to workers."""
        for client in (self._memory, self._analytics, self._archive):
            await client.close()

    async def erase(self, order: ErasureOrder, may_name: Callable[[str], bool]) -> ErasureReceipt:
        """Erase a session, or those of a user that the caller may name; repeating it does no harm.

        Args:
            order: what to erase; the caller may name its session.
            may_name: whether the caller may name a session that was found.

        Raises:
            NotServable: the sessions of the user cannot be listed now; nothing was erased.
            PublishFailed: Kafka did not acknowledge all deletions; send it again.
        """
        absent = await self._absent()
        searched: dict[SearchedPlace, bool] = {}
        session_ids = [order.session_id] if order.session_id is not None else []
        past: dict[str, PastLife] = {}
        if order.user_id is not None:
            session_ids, past, searched = await self._sessions_of(order.user_id, absent)
        session_ids = [session_id for session_id in session_ids if may_name(session_id)]
        past = {session_id: life for session_id, life in past.items() if may_name(session_id)}
        now = datetime.now(UTC)
        published = await self._deleted(session_ids, now)
        keys = await self._erased_keys(session_ids, past)
        deletions = dict(zip(session_ids, published, strict=True)) if keys == "erased" else {}
        # What follows the deletion of a past life is not the user's, so it is not deleted again.
        session_ids = [*session_ids, *past]
        published = [*published, *(life.deletion for life in past.values())]
        states, existing, late = await asyncio.gather(
            self._confirmed(session_ids, published, absent),
            self._topics(),
            self._late_once_noticed(deletions),
        )
        if late:
            # The session would be frozen at the first of them, for good.
            again = await self._deleted(list(late), now)
            states |= await self._confirmed(list(late), again, absent)
            # More may have come before the second deletion.
            until = dict(zip(late, again, strict=True))
            late = await self._late_events({name: deletions[name] for name in late}, until) or late
        sessions = [
            ErasedSession(
                session_id=session_id,
                partition=record.partition,
                sequence=record.sequence,
                places=states[record.partition],
                late_events=None if late is None or keys is None else late.get(session_id, 0),
            )
            for session_id, record in zip(session_ids, published, strict=True)
        ]
        for session in sessions:
            log.info(
                "a session was erased",
                extra={
                    "action": "session_erased",
                    "session_id": session.session_id,
                    "places": ",".join(f"{place}:{state}" for place, state in session.places.items()),
                },
            )
            if session.late_events:
                log.warning(
                    "%s of a session published during its erasure, and erased as well: some were sealed with the "
                    "erased key; publish them again",
                    plural(session.late_events, "event was", "events were"),
                    extra={
                        "action": "late_events_erased",
                        "session_id": session.session_id,
                        "events": session.late_events,
                    },
                )
        return ErasureReceipt(
            session_id=order.session_id,
            user_id=order.user_id,
            erased_at=now,
            searched=searched,
            sessions=sessions,
            remaining=remaining_copies(
                self._settings.topics,
                existing,
                keys_erased=keys == "erased",
                archived_in_files=states if self._archives_in_files(absent) else (),
                tables_in_files=states if self._settings.store.startswith("rocksdb://") else (),
            ),
            keys=keys,
            complete=keys != "pending"
            and late is not None
            and all(searched.values())
            and all(state in {"erased", "absent"} for one in sessions for state in one.places.values()),
        )

    def _archives_in_files(self, absent: frozenset[str]) -> bool:
        """Return whether archive workers may have files of their own, by the settings of this worker."""
        archive = self._settings.archive
        return "archive" not in absent and archive.store is None and not parse_archive_url(archive.url).remote

    async def _deleted(self, session_ids: Sequence[str], now: datetime) -> list[Published]:
        """Publish the deletions of sessions, and return where they are."""
        events = [
            SessionDeleted(event_id=new_event_id(), session_id=session_id, occurred_at=now)
            for session_id in session_ids
        ]
        return await self._publisher.publish(events) if events else []

    async def _erased_keys(
        self, session_ids: Sequence[str], past: Mapping[str, PastLife]
    ) -> KeysState | None:
        """Erase the keys of sessions whose deletion is in the log; None without encryption.

        Args:
            session_ids: the sessions.
            past: lives whose keys must be gone already: another life may be sealed with one that is not.
        """
        if self._keys is None:
            return None
        state: KeysState = "erased"
        try:
            for session_id in session_ids:
                await self._keys.erase(session_id)
            # Another worker may have erased them since this one looked.
            for partition in {life.deletion.partition for life in past.values()}:
                await self._keys.catch_up(partition)
            for session_id, life in past.items():
                if not all(self._keys.is_missing(session_id, key_id) for key_id in life.key_ids):
                    state = "pending"
                    log.warning(
                        "a key of what was erased also seals the life of the session that followed: erase the session "
                        "by its id, which erases that life as well",
                        extra={"action": "key_of_erased_life_in_use", "session_id": session_id},
                    )
        except Retry as error:
            log.warning(
                "the keys of erased sessions were not all erased; send the erasure again: %s",
                error.detail,
                extra={"action": "keys_not_erased"},
            )
            return "pending"
        return state

    async def _late_once_noticed(self, deletions: Mapping[str, Published]) -> dict[str, int] | None:
        """Wait until no publisher seals with a key any more that was just erased, and return what they sealed with it.

        No one can open what was sealed with such a key after SessionDeleted. The receipt comes when a publisher that
        writes after it begins a new life that can be read.

        Args:
            deletions: the sessions whose keys are erased, with their deletions.

        Returns:
            The sessions that have such events, and how many events they have behind the deletion; None if that is not
            known.
        """
        if not deletions or self._keys is None:
            return {}
        await asyncio.sleep(FRESH_SECONDS)
        return await self._late_events(deletions, {})

    async def _late_events(
        self, deletions: Mapping[str, Published], until: Mapping[str, Published]
    ) -> dict[str, int] | None:
        if self._embedded or self._keys is None:
            return {}
        try:
            async with asyncio.timeout(_LATE_SECONDS):
                return await late_events(self._settings, self._keys, deletions, until)
        except (SessionstreamError, KafkaError, OSError, TimeoutError) as error:
            log.warning(
                "the log could not be read for what was published during an erasure; send the erasure again: %s",
                error.detail if isinstance(error, SessionstreamError) else repr(error),
                extra={"action": "late_events_not_known"},
            )
            return None

    async def _absent(self) -> frozenset[str]:
        """Return the processes that never ran in this installation, as far as Kafka tells.

        Not those whose group Kafka has only forgotten: what they stored is still there.
        """
        try:
            async with asyncio.timeout(_DESCRIBE_SECONDS):
                groups = (await self._memory.get("/groups"))["groups"]
        except (SessionstreamError, TimeoutError):
            return frozenset()
        return frozenset(group["process"] for group in groups if group["state"] == "Absent")

    async def _sessions_of(
        self, user_id: str, absent: frozenset[str]
    ) -> tuple[list[str], dict[str, PastLife], dict[SearchedPlace, bool]]:
        """Return the sessions of a user, those with a past life of the user alone, and where they were looked for.

        Memory has those with a life; analytics knows no others. The archive has others too, and the log has all that
        its retention keeps: also a session that expired without an archive, which a new archive would bring back, and
        one whose deletion no process has confirmed yet.

        Raises:
            NotServable: memory does not list them now.
        """
        try:
            async with asyncio.timeout(FIND_SECONDS):
                found = set(await self._memory.session_ids(user_id=user_id))
        except (Retry, TimeoutError) as error:
            raise NotServable(
                "the sessions of the user cannot be listed now, so nothing was erased; try again"
            ) from error
        searched: dict[SearchedPlace, bool] = {"memory": True}
        # At the same time: each may need its minute.
        in_archive, in_log = await asyncio.gather(
            self._in_archive_of(user_id, absent), self._in_log_of(user_id)
        )
        if "archive" not in absent:
            searched["archive"] = in_archive is not None
        searched["log"] = in_log is not None
        found = found.union(in_archive or (), () if in_log is None else in_log.present)
        past = (
            {} if in_log is None else {name: in_log.past[name] for name in sorted(in_log.past.keys() - found)}
        )
        return sorted(found), past, searched

    async def _in_archive_of(self, user_id: str, absent: frozenset[str]) -> Collection[str] | None:
        """Return the sessions of a user in the archive, if there is one; None if not all of it answered."""
        if "archive" in absent:
            return ()
        try:
            async with asyncio.timeout(FIND_SECONDS):
                return await self._archive.sessions_of_user(user_id)
        except (Retry, NotFound, TimeoutError):
            return None

    async def _in_log_of(self, user_id: str) -> SessionsInLog | None:
        """Return the sessions of a user in the log; None if it was not read to its end."""
        try:
            async with asyncio.timeout(FIND_SECONDS):
                return await sessions_of_user_in_log(self._settings, user_id)
        except (SessionstreamError, KafkaError, TimeoutError) as error:
            log.warning(
                "the log could not be searched for the sessions of a user: %s",
                error.detail if isinstance(error, SessionstreamError) else repr(error),
                extra={"action": "erasure_log_not_searched"},
            )
            return None

    async def _confirmed(
        self, session_ids: Sequence[str], published: Sequence[Published], absent: frozenset[str]
    ) -> dict[int, dict[ErasedPlace, PlaceState]]:
        """Return by partition what each process answered about the newest deletion; it is applied after the others."""
        newest: dict[int, tuple[str, int]] = {}
        for session_id, record in zip(session_ids, published, strict=True):
            if record.sequence >= newest.get(record.partition, ("", -1))[1]:
                newest[record.partition] = (session_id, record.sequence)
        waits: Mapping[ErasedPlace, Callable[[str, int], Awaitable[None]]] = {
            "memory": self._in_memory,
            "analytics": self._in_analytics,
            "archive": self._in_archive,
        }

        async def state_of(place: ErasedPlace, session_id: str, sequence: int) -> PlaceState:
            return "absent" if place in absent else await _state(waits[place](session_id, sequence))

        asked: list[tuple[int, ErasedPlace, str, int]] = [
            (partition, place, *newest[partition]) for partition in newest for place in waits
        ]
        answers = await asyncio.gather(
            *(state_of(place, session_id, sequence) for _, place, session_id, sequence in asked)
        )
        states: dict[int, dict[ErasedPlace, PlaceState]] = {partition: {} for partition in newest}
        for (partition, place, _, _), state in zip(asked, answers, strict=True):
            states[partition][place] = state
        return states

    async def _in_memory(self, session_id: str, sequence: int) -> None:
        await self._memory.wait_until_applied(session_id, sequence, within_seconds=CONFIRM_SECONDS)

    async def _in_analytics(self, session_id: str, sequence: int) -> None:
        # Without figures the session may be one that analytics has not come to yet.
        while True:
            with contextlib.suppress(StaleRead):
                figures = await self._analytics.session(session_id, min_sequence=sequence)
                if figures is None or figures["sequence"] > sequence:  # a new life
                    return
            await asyncio.sleep(_POLL_SECONDS)

    async def _in_archive(self, session_id: str, sequence: int) -> None:
        # A memory at the deletion is empty, so nothing is folded.
        wait_ms = int(CONFIRM_SECONDS * 1_000)
        await self._archive.memory_at(session_id, sequence, [("last", 0), ("wait_ms", wait_ms)])

    async def _topics(self) -> dict[str, ExistingTopic]:
        if self._embedded:
            return {}
        try:
            async with asyncio.timeout(_DESCRIBE_SECONDS):
                return await topics.existing(self._settings)
        except (SessionstreamError, KafkaError, TimeoutError):
            return {}


async def _state(confirmation: Awaitable[None]) -> PlaceState:
    try:
        async with asyncio.timeout(CONFIRM_SECONDS):
            await confirmation
    except _UNREACHABLE:
        return "unreachable"
    except (StaleRead, Retry, TimeoutError, BadRequest):
        # A worker of an earlier version refuses to be asked how far it is.
        return "pending"
    return "erased"
