"""Reads a history store whose events are sealed: opens them, and ranks messages in memory, since no index has words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Final

from pydantic import ValidationError

from processors.access.caller import begins_with_each
from processors.archive.archived import ROLES, ArchivedEvent, archived
from processors.archive.ranking import Ranking
from processors.archive.requests import Filter, Found, HistoryRequest, SearchRequest
from processors.sealing.errors import Unreadable
from processors.sealing.sealed_event import key_id_of, open_event, sealed_fields, unreadable_value
from schemas.events import EVENT_ADAPTER
from streams.archive.store import HistoryStore
from streams.kafka.session_keys import SessionKeyRing

#: Events of a session, and about their bytes, that are opened and ranked at once.
_PART_EVENTS: Final = 500
_PART_BYTES: Final = 1024 * 1024
#: The events that a search may find.
_SEARCHED_TYPES: Final = (*ROLES, "MessagesRemoved")


class OpenedHistory:
    """What a store has, opened. It is read through this with encryption, and written to directly.

    A sealed event that cannot be opened is given as it is stored, with the code in its field ``unreadable``: an error
    of one session must not hide another's history.

    Args:
        store: the store, which has sealed events, and plain ones from before encryption was switched on.
        keys: the keys of the partitions that are read.
    """

    def __init__(self, store: HistoryStore, keys: SessionKeyRing) -> None:
        self._store = store
        self._keys = keys

    async def position(self, partition: int) -> int:
        """As :meth:`HistoryStore.position`."""
        return await self._store.position(partition)

    async def sessions_of_user(self, partition: int, user_id: str | None) -> list[str]:
        """As :meth:`HistoryStore.sessions_of_user`: user ids are never sealed."""
        return await self._store.sessions_of_user(partition, user_id)

    async def history(self, partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        """Return a part of one session's history, opened.

        Raises:
            StoreUnavailable: the store failed for now.
            Retry: Kafka does not answer about a key.
        """
        return await self._opened(partition, await self._store.history(partition, request))

    async def search(self, partition: int, request: SearchRequest) -> list[Found]:
        """Return the events of a partition, or of one session, that match best; reads all their messages.

        Raises:
            StoreUnavailable: the store failed for now.
            Retry: Kafka does not answer about a key.
        """
        ranking = Ranking(request)
        for session_id in await self._searched_sessions(partition, request.filter):
            async for part in self._messages(partition, session_id):
                await asyncio.to_thread(ranking.add, part)
        found: list[Found] = []
        for one in ranking.best():
            place = HistoryRequest(
                session_id=one.session_id, after=one.sequence - 1, before=one.sequence + 1, limit=1
            )
            # It may have been erased meanwhile, or its key.
            found += [Found(event, one.score) for event in await self.history(partition, place) if event.text]
        return found

    async def _searched_sessions(self, partition: int, wanted: Filter) -> Iterable[str]:
        if wanted.session_id is not None:
            return [wanted.session_id]
        prefixes = wanted.session_prefixes
        names = await self._store.sessions_of_user(partition, wanted.user_id)
        return (name for name in names if begins_with_each(name, prefixes))

    async def _messages(self, partition: int, session_id: str) -> AsyncGenerator[list[ArchivedEvent]]:
        after: int | None = None
        while True:
            request = HistoryRequest(
                session_id=session_id,
                filter=Filter(types=_SEARCHED_TYPES),
                after=after,
                limit=_PART_EVENTS,
                max_bytes=_PART_BYTES,
            )
            part = await self.history(partition, request)
            if not part:
                return
            yield part
            after = part[-1].sequence

    async def _opened(self, partition: int, events: list[ArchivedEvent]) -> list[ArchivedEvent]:
        """Return the events, opened; with the text by which they are found, which the store does not have."""
        await self._keys.look_for(partition, _named_keys(events))
        return await asyncio.to_thread(lambda: [self._open(event) for event in events])

    def _open(self, event: ArchivedEvent) -> ArchivedEvent:
        fields = sealed_fields(event.value)
        key_id = None if fields is None else key_id_of(fields)
        value = event.value
        if fields is not None and key_id is not None:
            try:
                value = open_event(fields, self._keys.known(event.session_id, key_id))
            except Unreadable as unreadable:
                return event._replace(value=unreadable_value(fields, unreadable.code), text="")
        elif event.text:
            return event
        try:
            return archived(EVENT_ADAPTER.validate_json(value), event.sequence, event.recorded_ms, value)
        except ValidationError:
            # Of a newer contract: history has it, and no search finds it.
            return event._replace(value=value)


def _named_keys(events: Sequence[ArchivedEvent]) -> Iterable[tuple[str, str]]:
    for event in events:
        fields = sealed_fields(event.value)
        key_id = None if fields is None else key_id_of(fields)
        if key_id is not None:
            yield event.session_id, key_id
