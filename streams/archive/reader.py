"""Reads the history store for the HTTP API, only while this worker has proof that it owns the partition."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from processors.archive.archived import ROLES, ArchivedEvent
from processors.archive.place import MemoryState
from processors.archive.ranking import CANDIDATES, covering
from processors.archive.recall import (
    is_refused,
    named_by,
    recalled,
    removed_alone,
    removed_ids,
    unfinished,
    with_base,
)
from processors.archive.recall_pages import FIRST_PAGE, RecallPage
from processors.archive.requests import Filter, Found, HistoryRequest, SearchRequest
from processors.memory.refused_removal import EVENTS_BEFORE_REMOVAL
from schemas.archive import Recalled
from schemas.errors import NotServable, SessionstreamError
from streams.archive.sink import ArchivePartition
from streams.archive.store import ReadableHistory
from streams.client.memory_client import MemoryClient
from streams.worker.partitions import Partitions

log = logging.getLogger(__name__)

#: Events read before and after each message that recall found, to complete its group.
NEARBY_EVENTS: Final = 40
#: Calls and responses read before and after it if its group is not complete then; a message has 128 calls at most.
CALL_EVENTS: Final = 400
_CALLS: Final = ("AiMessageAdded", "ToolCallResponseAdded")
_CALL_BYTES: Final = 4 * 1024 * 1024
#: How long the memory worker may take to say what is in memory, in seconds.
_MEMORY_SECONDS: Final = 3.0
#: How long a recall waits until the store has what was said before it, in seconds; mostly it takes a few milliseconds.
_CURRENT_SECONDS: Final = 3.0
#: The most events, and about their bytes, that are read at once.
_PART_EVENTS: Final = 1_000
_PART_BYTES: Final = 1024 * 1024

#: Ends the name of what a partition has that lacks its newest events.
_STALE: Final = " stale"

T = TypeVar("T")


class ArchiveReader:
    """The archive worker as the HTTP API sees it.

    Args:
        partitions: finds the worker that serves a partition.
        store: has the history of the partitions served here; it opens what is sealed.
        memory: asked for what is in memory.
        log_end: says where a partition of the log ends now.
    """

    def __init__(
        self,
        partitions: Partitions[ArchivePartition],
        store: ReadableHistory,
        memory: MemoryClient,
        log_end: Callable[[int], Awaitable[int]],
    ) -> None:
        self._log_end = log_end
        self._partitions = partitions
        self._store = store
        self._memory = memory

    def is_complete(self, parts: Mapping[str, object], session_id: str | None = None) -> bool:
        """Return whether all that the partitions have is among these parts, by the names that :meth:`search` gives.

        Args:
            parts: what was found.
            session_id: only the partition of this session counts; None: all do.
        """
        wanted = (
            range(self._partitions.count)
            if session_id is None
            else (self._partitions.partition_of(session_id),)
        )
        return all(str(partition) in parts for partition in wanted)

    def covers_half(self, parts: Mapping[str, object]) -> bool:
        """Return whether at least half of the partitions are among these parts."""
        return 2 * len({name.removesuffix(_STALE) for name in parts}) >= self._partitions.count

    def owner_url(self, session_id: str) -> str | None:
        """Return the URL of the owner of the session's partition; None if this worker is the owner."""
        return self._partitions.owner_url(self._partitions.partition_of(session_id))

    def urls_with(self, session_id: str | None) -> Sequence[str]:
        """Return the URLs of the workers that a search asks: of the session's owner, or of all, also of this one.

        There is none if this worker is the owner of the session, or no owner is known at the moment.
        """
        if session_id is None:
            return self._partitions.worker_urls()
        try:
            url = self.owner_url(session_id)
        except NotServable:
            return ()
        return () if url is None else (url,)

    def lacks_newest(self, session_id: str) -> bool:
        """Return whether the store lacks events of the session's partition because it takes no writes for now.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
        """
        return self._partitions.lacks_newest(self._partitions.partition_of(session_id))

    async def is_current(self, session_id: str) -> bool:
        """Wait until the store has all of the session whose publishing was acknowledged before this call.

        Returns:
            Whether it has; False after some seconds, at once if its store takes no writes for now, and if Kafka does not
            say where the log ends.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
        """
        partition = self._partitions.partition_of(session_id)
        if self._partitions.lacks_newest(partition):
            return False
        began = time.monotonic()
        try:
            async with asyncio.timeout(_CURRENT_SECONDS):
                end = await self._log_end(partition)
        except (NotServable, TimeoutError) as error:
            log.info(
                "it is not known whether the store has all of the log: Kafka did not say where it ends",
                extra={"action": "log_end_not_known", "partition": partition, "error": repr(error)},
            )
            return False
        left_seconds = _CURRENT_SECONDS - (time.monotonic() - began)
        return await self._partitions.wait_until_stored(partition, end, left_seconds)

    async def history(self, request: HistoryRequest) -> list[ArchivedEvent]:
        """Return a part of a session's history.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
            StoreUnavailable: the store failed for now.
        """
        partition = self._partitions.partition_of(request.session_id)
        return await self._owned(partition, lambda: self._store.history(partition, request))

    async def stored_end(self, session_id: str) -> int:
        """Return the first offset of the session's partition that the store lacks.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
            StoreUnavailable: the store failed for now.
        """
        partition = self._partitions.partition_of(session_id)
        return await self._owned(partition, lambda: self._store.position(partition))

    def _part_name(self, partition: int) -> str:
        """Return the name of what a partition has, where it is put together with what others have.

        What lacks the newest events has a name of its own, so that it does not count as all of the partition.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
        """
        return f"{partition}{_STALE if self._partitions.lacks_newest(partition) else ''}"

    async def search(self, request: SearchRequest) -> dict[str, list[Found]]:
        """Return the best events of each partition read here, by its name; one that is lost meanwhile is left out."""

        async def search_one(partition: int) -> tuple[str, list[Found]] | None:
            try:
                name = self._part_name(partition)
                return name, await self._owned(partition, lambda: self._of_role(partition, request))
            except SessionstreamError as error:
                log.warning(
                    "partition %d is left out of a search: %s",
                    partition,
                    error.detail,
                    extra={"action": "search_incomplete", "partition": partition},
                )
                return None

        partitions = self._partitions.stored_numbers()
        if request.filter.session_id is not None:
            of_session = self._partitions.partition_of(request.filter.session_id)
            partitions = [partition for partition in partitions if partition == of_session]
        answers = await asyncio.gather(*map(search_one, partitions))
        return dict(answer for answer in answers if answer is not None)

    async def _of_role(self, partition: int, request: SearchRequest) -> list[Found]:
        """Return the best events of a partition, of the role that is asked for.

        Only messages that replace others have a role that no store filters by, so one search is enough nearly always.
        """
        limit = request.limit
        while True:
            found = await self._store.search(partition, replace(request, limit=limit))
            matching = [one for one in found if request.role in {None, one.event.role}]
            if len(matching) >= request.limit or len(found) < limit:
                return matching[: request.limit]
            limit *= 2

    async def sessions_of_user(self, user_id: str) -> dict[str, list[str]]:
        """Return the sessions with an event of the user, by the name of each partition read here.

        Raises:
            NotServable: a partition was lost meanwhile.
            StoreUnavailable: the store failed for now.
        """
        found: dict[str, list[str]] = {}
        for partition in self._partitions.stored_numbers():
            name, find = self._part_name(partition), partial(self._store.sessions_of_user, partition, user_id)
            found[name] = await self._owned(partition, find)
        return found

    async def recall(
        self, request: SearchRequest, max_bytes: int, page: RecallPage = FIRST_PAGE, question: object = None
    ) -> Recalled:
        """Return what one session's history has: whole groups, the oldest first.

        Args:
            request: its filter names the session, and which messages are looked up; groups come whole all the same.
            max_bytes: the most bytes of all texts together.
            page: which part of what matches.
            question: what the cursor of the next page belongs to.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
            StoreUnavailable: the store failed for now.
        """
        session_id = request.filter.session_id or ""
        partition = self._partitions.partition_of(session_id)
        wider = replace(request, limit=request.limit * CANDIDATES + len(page.seen), before=page.before)
        matching = await self._owned(partition, lambda: self._store.search(partition, wider))
        candidates = [hit for hit in matching if hit.event.sequence not in page.seen]
        found = await asyncio.to_thread(covering, candidates, request)
        state, nearby = await asyncio.gather(self._state(session_id), self._nearby(session_id, found))
        messages = [*nearby, *(hit.event for hit in found)]
        removed = await self._removals(session_id, messages)
        refused = await self._refused(removed, messages)
        answer, seen = await asyncio.to_thread(
            recalled,
            session_id,
            found,
            [*nearby, *removed],
            state,
            max_bytes=max_bytes,
            removed_ids=removed_ids(removed, refused),
            removed_alone=removed_alone(removed, refused),
            refused=refused,
        )
        # A group may have all that was looked up, and more than that may match.
        has_all = len(matching) < wider.limit
        if has_all and all(hit.event.sequence in seen for hit in candidates):
            return answer
        cursor = page.cursor(question, end=await self.stored_end(session_id), seen=seen)
        return answer.model_copy(update={"next": cursor})

    async def _removals(self, session_id: str, messages: Sequence[ArchivedEvent]) -> list[ArchivedEvent]:
        """Return all removals that name one of the messages, or are among them; each came after what it names."""
        removals: list[ArchivedEvent] = []
        after: int | None = min((event.sequence for event in messages), default=0) - 1
        while messages:
            request = HistoryRequest(
                session_id=session_id,
                filter=Filter(types=("MessagesRemoved",)),
                after=after,
                limit=_PART_EVENTS,
                max_bytes=_PART_BYTES,
            )
            part = await self.history(request)
            if not part:
                break
            removals += await asyncio.to_thread(named_by, part, messages)
            after = part[-1].sequence
        return removals

    async def _refused(
        self, removals: Sequence[ArchivedEvent], messages: Sequence[ArchivedEvent]
    ) -> set[int]:
        """Return the sequences of the removals of messages that memory refused."""
        refused: set[int] = set()
        for removal, base in await asyncio.to_thread(with_base, removals, messages):
            since = HistoryRequest(
                session_id=removal.session_id, after=base, before=removal.sequence, newest_first=True, limit=1
            )
            before: list[ArchivedEvent] = []
            # Nearly always nothing came in between.
            if base < removal.sequence and await self.history(since):
                before = await self.history(replace(since, after=None, limit=EVENTS_BEFORE_REMOVAL))
            if is_refused(removal, base, before):
                refused.add(removal.sequence)
        return refused

    async def _nearby(self, session_id: str, found: Sequence[Found]) -> list[ArchivedEvent]:
        """Return the messages around those that were found, and the rest of their groups."""
        requests = [one for hit in found for one in _around(session_id, hit.event.sequence, ROLES)]
        nearby = [event for events in await asyncio.gather(*map(self.history, requests)) for event in events]
        for sequence in await asyncio.to_thread(unfinished, found, nearby):
            # Many calls were made at once, or others said much in between.
            for request in _around(session_id, sequence, _CALLS, CALL_EVENTS, _CALL_BYTES):
                nearby += await self.history(request)
        return nearby

    async def states(self, session_ids: Iterable[str]) -> dict[str, MemoryState | None]:
        """Return what is in the memory of sessions served here; None where no memory worker answered in time."""
        names = list(dict.fromkeys(session_ids))
        return dict(zip(names, await asyncio.gather(*map(self._state, names)), strict=True))

    async def _state(self, session_id: str) -> MemoryState | None:
        try:
            async with asyncio.timeout(_MEMORY_SECONDS):
                answer = await self._memory.memory(session_id, stale="allow")
            messages = [(message["sequence"], message["compacted"]) for message in answer["messages"]]
            has_summary = any(compacted for _, compacted in messages)
            cleared = await self._cleared_at(session_id) if has_summary else None
        except (SessionstreamError, TimeoutError) as error:
            log.info(
                "it is not known what is in memory: no memory worker answered, or the store failed",
                extra={"action": "memory_not_known", "session_id": session_id, "error": repr(error)},
            )
            return None
        return MemoryState.of(
            messages,
            life_sequence=answer["life_sequence"],
            cleared_at=cleared,
            system_message=answer["system_message"],
        )

    async def _cleared_at(self, session_id: str) -> int | None:
        """Return the sequence of the session's last clearing.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still filling it.
            StoreUnavailable: the store failed for now.
        """
        clearings = HistoryRequest(
            session_id=session_id, filter=Filter(types=("HistoryCleared",)), newest_first=True, limit=1
        )
        events = await self.history(clearings)
        return events[0].sequence if events else None

    async def _owned(self, partition: int, read: Callable[[], Awaitable[T]]) -> T:
        # What the store has is read also while it takes no writes.
        self._partitions.lacks_newest(partition)
        result = await read()
        self._partitions.lacks_newest(partition)
        return result


def _around(
    session_id: str,
    sequence: int,
    types: Iterable[str],
    limit: int = NEARBY_EVENTS,
    max_bytes: int = _PART_BYTES,
) -> list[HistoryRequest]:
    """Return what asks for the messages of some types before and after one."""
    before = HistoryRequest(
        session_id=session_id,
        filter=Filter(types=tuple(types)),
        before=sequence,
        newest_first=True,
        limit=limit,
        max_bytes=max_bytes,
    )
    return [before, replace(before, before=None, after=sequence, newest_first=False)]
