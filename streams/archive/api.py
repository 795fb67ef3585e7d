"""The routes of the archive worker: one session's history, search over all sessions, recall for a model."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Sequence
from datetime import datetime
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

import orjson
from fastapi import FastAPI, Request, Response

from processors.access.caller import Caller
from processors.archive.archived import ArchivedEvent, types_with_role
from processors.archive.place import MemoryState
from processors.archive.recall_pages import page_at
from processors.archive.requests import Filter, Found, HistoryRequest, SearchRequest
from processors.archive.search_hit import search_hit
from processors.archive.words import required_terms
from processors.counts_and_shares import plural
from processors.memory.record_time import utc_text
from schemas.archive import (
    SEARCH_SECONDS,
    SESSIONS_OF_USER_SECONDS,
    ArchivedHistory,
    ArchivedSessions,
    Recalled,
    SearchResults,
)
from schemas.errors import BadRequest
from schemas.events import EVENT_ADAPTER
from schemas.settings import Settings
from streams.archive.past import PastReader
from streams.archive.past_api import PastApi
from streams.archive.reader import ArchiveReader
from streams.http.answers import NO_STORE, json_answer
from streams.http.app import on_stop
from streams.http.archive_query import (
    AFTER,
    AGENT,
    ARCHIVED_SESSIONS_PARAMETERS,
    BEFORE,
    EVENTS,
    GROUPS,
    HISTORY_PARAMETERS,
    HITS,
    MAX_BYTES,
    ORDER,
    OWNER,
    RECALL_CURSOR,
    RECALL_PARAMETERS,
    ROLE,
    SEARCH_PARAMETERS,
    SESSION,
    SINCE,
    UNTIL,
    USER,
    Q,
)
from streams.http.guarded_route import READ_LISTED, READ_ONE, caller_of, session_of
from streams.http.openapi import SESSION_ID, add_route, documented
from streams.http.proxy import Proxy, is_forwarded
from streams.http.query import Query
from streams.http.session_path import session_path

log = logging.getLogger(__name__)

#: One of what a partition has: a hit, or the id of a session.
_Part = TypeVar("_Part")

#: Once half of the partitions have answered a search, the others may take so many times as long: a part of a store that
#: is not in the cache of its machine takes longer, and so does a worker with more partitions.
MUCH_LONGER: Final = 4
#: They may take so many seconds in any case.
LEAST_SECONDS: Final = 5.0

#: A part of a history also ends after so many bytes.
PAGE_BYTES: Final = 4 * 1024 * 1024


class ArchiveApi:
    """Adds the routes of the archive worker.

    Args:
        reader: the worker; called on the event loop that serves the app.
        past: folds sessions again.
        settings: have the URL of this worker and its credential for other workers.
    """

    def __init__(self, reader: ArchiveReader, past: PastReader, settings: Settings) -> None:
        self._reader = reader
        self._past = PastApi(reader, past, settings)
        self._proxy = Proxy(settings)

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes to an app made by :func:`streams.http.app.make_http_app`."""
        on_stop(app, self._proxy.close)
        add_route(
            app,
            "/sessions/{session_id:session}/history",
            self._history,
            operation_id="read_history",
            summary="The archived events of a session, in both directions",
            responses=documented(ArchivedHistory, 400, 401, 403, 503),
            parameters=HISTORY_PARAMETERS,
            other_parameters=[SESSION_ID],
            tag="archive",
            access=READ_ONE,
        )
        add_route(
            app,
            "/sessions/{session_id:session}/recall",
            self._recall,
            operation_id="recall",
            summary="What a session's history has about a question, as a model's tool wants it",
            responses=documented(Recalled, 400, 401, 403, 503),
            parameters=RECALL_PARAMETERS,
            other_parameters=[SESSION_ID],
            tag="archive",
            access=READ_ONE,
        )
        add_route(
            app,
            "/search",
            self._search,
            operation_id="search",
            summary="Messages of all sessions that match words, the best first",
            responses=documented(SearchResults, 400, 401, 403),
            parameters=SEARCH_PARAMETERS,
            tag="archive",
            access=READ_LISTED,
        )
        add_route(
            app,
            "/archive/sessions",
            self._sessions_of_user,
            operation_id="list_archived_sessions",
            summary="The sessions of a user, also those that memory has forgotten",
            responses=documented(ArchivedSessions, 400, 401, 403, 503),
            parameters=ARCHIVED_SESSIONS_PARAMETERS,
            tag="archive",
            access=READ_LISTED,
        )
        self._past.add_routes(app)

    async def _history(self, request: Request, query: Query) -> Response:
        """Answer a part of a session's history.

        Raises:
            NotServable: no worker can prove now that it owns the partition.
            StoreUnavailable: the store failed for now.
        """
        session_id = session_of(request)
        owner = self._reader.owner_url(session_id)
        if owner is not None:
            path = session_path(session_id, after="/history")
            return await self._proxy.forward(request, owner, path, wait_seconds=SEARCH_SECONDS)
        after, before, limit = query[AFTER], query[BEFORE], query[EVENTS]
        order = query[ORDER] or ("newest" if before is not None and after is None else "oldest")
        wanted = HistoryRequest(
            session_id=session_id,
            filter=Filter(
                types=tuple(value for _, value in query.repeated),
                agent_id=query[AGENT],
                since_ms=_milliseconds(query[SINCE]),
                until_ms=_milliseconds(query[UNTIL]),
            ),
            after=after,
            before=before,
            newest_first=order == "newest",
            limit=limit,
            max_bytes=PAGE_BYTES,
        )
        stale = self._reader.lacks_newest(session_id)
        events = await self._reader.history(wanted)
        sequences = [event.sequence for event in events]
        first = min(sequences) if sequences else after + 1 if after is not None else None
        last = max(sequences) if sequences else before - 1 if before is not None else None
        body = {
            "session_id": session_id,
            "events": [_event(event) for event in events],
            "older": await self._link(query, wanted, "before", first),
            "newer": await self._link(query, wanted, "after", last),
            **({"stale": True} if stale else {}),
        }
        return json_answer(body, NO_STORE)

    async def _link(self, query: Query, wanted: HistoryRequest, name: str, place: int | None) -> str | None:
        """Return the query of the events before or after a sequence, in that direction; None if there are none."""
        if place is None:
            return None
        probe = HistoryRequest(
            session_id=wanted.session_id,
            filter=wanted.filter,
            before=place if name == "before" else None,
            after=place if name == "after" else None,
            limit=1,
        )
        if not await self._reader.history(probe):
            return None
        given: list[tuple[str, str]] = [(name, str(place)), ("limit", str(wanted.limit)), *query.repeated]
        for parameter, value in ((AGENT, query[AGENT]), (SINCE, query[SINCE]), (UNTIL, query[UNTIL])):
            if value is not None:
                given.append((parameter.name, value.isoformat() if isinstance(value, datetime) else value))
        return urlencode(given)

    async def _recall(self, request: Request, query: Query) -> Response:
        """Answer what a session's history has; never another session's.

        Raises:
            BadRequest: ``q`` has no word, or the cursor is of another question.
            NotServable: no worker can prove now that it owns the partition.
        """
        session_id = session_of(request)
        terms = required_terms(query[Q] or "")
        owner = self._reader.owner_url(session_id)
        if owner is not None:
            path = session_path(session_id, after="/recall")
            return await self._proxy.forward(request, owner, path, wait_seconds=SEARCH_SECONDS)
        since_ms, until_ms = _milliseconds(query[SINCE]), _milliseconds(query[UNTIL])
        question = (session_id, terms, since_ms, until_ms)
        page = page_at(question, query[RECALL_CURSOR])
        wanted = SearchRequest(
            terms=terms,
            filter=Filter(session_id=session_id, since_ms=since_ms, until_ms=until_ms),
            limit=query[GROUPS],
        )
        # What an undo has taken out of memory must not come back.
        stale = not await self._reader.is_current(session_id)
        answer = await self._reader.recall(wanted, query[MAX_BYTES], page, question)
        return json_answer(
            answer.model_dump(mode="json", exclude_none=True)
            | {
                "groups": [
                    {"place": None, **group.model_dump(mode="json", exclude_none=True)}
                    for group in answer.groups
                ],
                "next": answer.next,
                **({"stale": True} if stale else {}),
            },
            NO_STORE,
        )

    async def _search(self, request: Request, query: Query) -> Response:
        """Answer the best messages of all sessions that the caller may name.

        Raises:
            BadRequest: ``q`` has no word.
        """
        terms = required_terms(query[Q] or "")
        role = query[ROLE]
        wanted = SearchRequest(
            terms=terms,
            filter=Filter(
                session_id=query[SESSION],
                session_prefixes=caller_of(request).prefixes,
                types=() if role is None else types_with_role(role),
                agent_id=query[AGENT],
                user_id=query[USER],
                since_ms=_milliseconds(query[SINCE]),
                until_ms=_milliseconds(query[UNTIL]),
            ),
            limit=query[HITS],
            role=role,
        )
        # A worker that hangs must not hold the hits of the others.
        parts: dict[str, list[dict[str, Any]]] = await self._of_workers(
            request,
            "/search",
            self._reader.urls_with(wanted.filter.session_id),
            self._own_hits(wanted),
            seconds=SEARCH_SECONDS,
            waits_for_all=False,
        )
        if is_forwarded(request):
            return json_answer(parts)
        complete = self._reader.is_complete(parts, wanted.filter.session_id)
        return json_answer({"hits": _best(parts, wanted.limit), "complete": complete}, NO_STORE)

    async def _sessions_of_user(self, request: Request, query: Query) -> Response:
        """Answer the sessions in which an event names the user, and which the caller may name.

        Raises:
            BadRequest: ``user_id`` is missing.
            NotServable: a partition was lost meanwhile.
            StoreUnavailable: the store failed for now.
        """
        user_id = query[OWNER]
        if not user_id:
            raise BadRequest("user_id is missing: name the user whose sessions are wanted")
        parts = await self._of_workers(
            request,
            "/archive/sessions",
            self._reader.urls_with(None),
            self._own_sessions_of(user_id, caller_of(request)),
            seconds=SESSIONS_OF_USER_SECONDS,
            waits_for_all=True,
        )
        if is_forwarded(request):
            return json_answer(parts)
        sessions = sorted(name for names in parts.values() for name in names)
        complete = self._reader.is_complete(parts)
        return json_answer({"sessions": sessions, "complete": complete}, NO_STORE)

    async def _of_workers(
        self,
        request: Request,
        path: str,
        urls: Sequence[str],
        own: Awaitable[dict[str, list[_Part]]],
        *,
        seconds: float,
        waits_for_all: bool,
    ) -> dict[str, list[_Part]]:
        """Return what each partition has: this worker's, and those of the others that answer in time.

        All workers look at the same time, since a store without an index may need all of it.

        Args:
            request: the caller's; what another worker asks is answered by this one alone.
            path: what the other workers are asked for.
            urls: the workers that have the partitions.
            own: what this worker's partitions have.
            seconds: how long each of the others may take.
            waits_for_all: False: once half of the partitions have answered, the others may take
                :data:`MUCH_LONGER` times as long as those took, and :data:`LEAST_SECONDS` in any case.
        """
        here = asyncio.ensure_future(own)
        waiting: set[asyncio.Future[Any]] = {
            here,
            *self._proxy.ask_each(request, path, urls, seconds=seconds),
        }
        parts: dict[str, list[_Part]] = {}
        began = answered_at = time.monotonic()
        try:
            while waiting:
                left_seconds = None
                if not waits_for_all and self._reader.covers_half(parts):
                    allowed = max(LEAST_SECONDS, MUCH_LONGER * (answered_at - began))
                    left_seconds = began + allowed - time.monotonic()
                    if left_seconds <= 0:
                        log.warning(
                            "a search goes on without %s that did not answer within %.1f s",
                            plural(len(waiting), "worker"),
                            allowed,
                            extra={"action": "search_incomplete", "workers": len(waiting)},
                        )
                        break
                done, waiting = await asyncio.wait(
                    waiting, timeout=left_seconds, return_when=asyncio.FIRST_COMPLETED
                )
                for one in done:
                    answer = one.result()
                    if one is here:
                        parts |= answer
                    elif answer is not None:
                        parts = orjson.loads(answer) | parts
                    answered_at = time.monotonic()
        finally:
            for one in waiting:
                one.cancel()
        return parts

    async def _own_sessions_of(self, user_id: str, caller: Caller) -> dict[str, list[str]]:
        """Return the sessions of a user in each partition served here which the caller may name."""
        found = await self._reader.sessions_of_user(user_id)
        return {
            partition: [name for name in names if caller.may_name(name)] for partition, names in found.items()
        }

    async def _own_hits(self, wanted: SearchRequest) -> dict[str, list[dict[str, Any]]]:
        """Return the hits of each partition served here; only those among the best of this worker."""
        found = await self._reader.search(wanted)
        best = sorted((one for part in found.values() for one in part), key=lambda one: -one.score)[
            : wanted.limit
        ]
        states = await self._reader.states(one.event.session_id for one in best)
        # The words of long texts are looked at: in a thread, which gives way to the event loop every few milliseconds.
        shown = await asyncio.to_thread(
            lambda: {id(one): _hit(one, wanted, states[one.event.session_id]) for one in best}
        )
        return {
            partition: [shown[id(one)] for one in part if id(one) in shown]
            for partition, part in found.items()
        }


def _best(parts: dict[str, list[dict[str, Any]]], limit: int) -> list[dict[str, Any]]:
    hits = [hit for part in parts.values() for hit in part]
    return sorted(hits, key=lambda hit: (-hit["score"], hit["session_id"], hit["sequence"]))[:limit]


def _milliseconds(when: datetime | None) -> int | None:
    return None if when is None else int(when.timestamp() * 1_000)


def _event(event: ArchivedEvent) -> dict[str, Any]:
    return {
        "sequence": event.sequence,
        "recorded_at": utc_text(event.recorded_ms),
        "event": _json(event.value),
    }


def _json(value: bytes) -> Any:
    """Return the event as it was published; a number such as NaN, which a lenient producer wrote, becomes null."""
    try:
        orjson.loads(value)
    except orjson.JSONDecodeError:
        return EVENT_ADAPTER.validate_json(value).model_dump(mode="json", exclude_unset=True)
    return orjson.Fragment(value)


def _hit(found: Found, wanted: SearchRequest, state: MemoryState | None) -> dict[str, Any]:
    hit = search_hit(found, wanted.terms, state)
    return {**hit.model_dump(mode="json"), "recorded_at": utc_text(found.event.recorded_ms)}
