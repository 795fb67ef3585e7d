"""The routes ``/analytics``: figures of one session, from its owner, and figures of all, from all workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import quote, urlencode

from fastapi import FastAPI, Request, Response

from processors.analytics.answer import (
    ORDERS,
    Order,
    PartitionResult,
    PartitionResults,
    dump_answer,
    dump_results,
    load_results,
    merged_subjects,
    merged_windows,
    newest_results,
    ordered_sessions,
)
from processors.analytics.breakdown import Subject
from processors.analytics.costs import PriceTable
from processors.analytics.event_time import KINDS, WindowKind, microseconds_of
from processors.analytics.tree import ALL_SESSIONS, SessionChoice, SessionTree
from schemas.analytics import (
    AgentAnalyticsList,
    ModelAnalyticsList,
    SessionAnalytics,
    SessionAnalyticsList,
    SessionTreeAnalytics,
    ToolAnalyticsList,
    WindowAnalyticsList,
)
from schemas.errors import BadRequest, NotFound, StaleRead
from schemas.settings import Settings
from streams.http.answers import answer_in_pieces, json_answer
from streams.http.app import on_stop
from streams.http.guarded_route import READ_ALL, READ_LISTED, READ_ONE, caller_of, session_of
from streams.http.openapi import SESSION_ID, Endpoint, add_route, documented
from streams.http.proxy import Proxy, is_forwarded
from streams.http.query import Parameter, Query, one_of, repeatable_text, rfc3339_time, whole_number
from streams.http.session_path import session_path

#: The sessions in a list without ``limit``, and at most.
DEFAULT_RANKED: Final = 100
MAX_RANKED: Final = 1_000

_ORDER: Final[Parameter[Order]] = one_of(
    "order",
    "The figure by which sessions are ordered, the highest first; sessions without it come last",
    ORDERS,
    default="last_activity",
)
_PARENT: Final = repeatable_text(
    "parent", "Only children of this session, by SessionDescribed; repeatable: of any of them"
)
_SESSION: Final = repeatable_text("session_id", "Only this session; repeatable: any of them")
_LIMIT: Final = whole_number(
    "limit",
    f"How many sessions at most; values over {MAX_RANKED} mean {MAX_RANKED}",
    least=1,
    default=DEFAULT_RANKED,
    cut_to=MAX_RANKED,
)
_BY: Final[Parameter[WindowKind]] = one_of("by", "The length of the windows", KINDS, default="hour")
_FROM: Final = rfc3339_time("from", "Only windows that begin at this time or later")
_TO: Final = rfc3339_time("to", "Only windows that begin before this time")

_MIN_SEQUENCE: Final = whole_number(
    "min_sequence",
    "504 while the session's partition is not counted up to this sequence",
    least=0,
    default=None,
)

#: About the longest query string that asks another worker for children, in bytes.
_QUERY_BYTES: Final = 4_096
#: Later than every window, in microseconds since 1970; its negative is earlier than every window.
_EVER_US: Final = 10**18

#: Up to so many bytes of results are merged on the event loop, which takes some milliseconds; more in a thread.
_MERGED_AT_ONCE_BYTES: Final = 64 * 1024

T = TypeVar("T")


class AnalyticsBackend(Protocol):
    """The analytics worker, as the HTTP API sees it. Called on the worker's event loop only."""

    @property
    def prices(self) -> PriceTable:
        """The price table in force."""
        ...

    @property
    def partition_count(self) -> int:
        """The number of partitions; an answer is complete with the results of all."""
        ...

    def owner_url(self, session_id: str) -> str | None:
        """Return the URL of the owner of the session's partition; None if this worker is the owner."""
        ...

    def worker_urls(self) -> Sequence[str]:
        """Return the URLs of all workers, including this one."""
        ...

    def session(self, session_id: str) -> dict[str, Any] | None:
        """Return a session's figures; None if it has no life.

        Raises:
            NotServable: This worker cannot prove that it owns the partition, or the partition is being restored.
        """
        ...

    def counted_through(self, session_id: str) -> int:
        """Return the sequence up to which the session's partition was counted; -1 before the first event.

        Raises: as :meth:`session`.
        """
        ...

    async def sessions(
        self,
        order: Order,
        limit: int,
        prefixes: Sequence[str] = (),
        choice: SessionChoice = ALL_SESSIONS,
    ) -> PartitionResults:
        """Return the first sessions of each partition served here that are wanted.

        Their ids begin with each of ``prefixes``.
        """
        ...

    async def windows(self, kind: WindowKind, from_us: int, to_us: int) -> PartitionResults:
        """Return the windows of each partition served here."""
        ...

    async def subjects(self, subject: Subject) -> PartitionResults:
        """Return the agents, models or tools of each partition served here."""
        ...


class AnalyticsApi:
    """The routes of the analytics worker.

    Figures of all sessions need the results of all partitions. The worker that gets the request collects the results
    of the other workers. Each partition is counted once, even if it moves to another worker meanwhile. If a partition
    is missing, the answer is no error, but ``complete`` is false.

    Args:
        backend: The worker; called on the event loop that serves the app.
        settings: Have the URL of this worker and its credential for other workers.
    """

    def __init__(self, backend: AnalyticsBackend, settings: Settings) -> None:
        self._backend = backend
        self._proxy = Proxy(settings)
        self._prices_note = settings.analytics.prices_note
        # One at a time, so that long answers leave threads to the fold and the archive.
        self._merging = asyncio.Lock()

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes to an app made by :func:`streams.http.app.make_http_app`."""
        on_stop(app, self._proxy.close)
        add_route(
            app,
            "/analytics/sessions",
            self._sessions,
            operation_id="list_session_analytics",
            summary="Sessions by cost, tokens, fullness or last activity, of all workers",
            responses=documented(SessionAnalyticsList, 400, 401, 403),
            parameters=[_ORDER, _PARENT, _SESSION, _LIMIT],
            tag="analytics",
            access=READ_LISTED,
        )
        add_route(
            app,
            "/analytics/trees/sessions/{session_id:session}",
            self._tree,
            operation_id="read_session_tree",
            summary="The figures of a session and of all sessions below it, and their sum",
            responses=documented(SessionTreeAnalytics, 400, 401, 403, 404),
            other_parameters=[SESSION_ID],
            tag="analytics",
            access=READ_ONE,
        )
        add_route(
            app,
            "/analytics/sessions/{session_id:session}",
            self._session,
            operation_id="read_session_analytics",
            summary="The figures of one session",
            responses=documented(SessionAnalytics, 400, 401, 403, 404, 503, 504),
            parameters=[_MIN_SEQUENCE],
            other_parameters=[SESSION_ID],
            tag="analytics",
            access=READ_ONE,
        )
        everything: tuple[tuple[str, Endpoint, Any, str, list[Parameter[Any]]], ...] = (
            (
                "windows",
                self._windows,
                WindowAnalyticsList,
                "Figures by minute, hour or day",
                [_BY, _FROM, _TO],
            ),
            ("agents", self._agents, AgentAnalyticsList, "Figures by agent", []),
            ("models", self._models, ModelAnalyticsList, "Figures by model", []),
            ("tools", self._tools, ToolAnalyticsList, "Figures by tool", []),
        )
        for name, endpoint, model, summary, parameters in everything:
            add_route(
                app,
                f"/analytics/{name}",
                endpoint,
                operation_id=f"list_{name}",
                summary=f"{summary}, of all workers",
                responses=documented(model, 400, 401, 403),
                parameters=parameters,
                tag="analytics",
                access=READ_ALL,
            )

    async def _session(self, request: Request, query: Query) -> Response:
        """Answer one session's figures.

        Raises:
            BadRequest: The path is wrong.
            NotFound: The session has no life.
            NotServable: No worker can prove now that it owns the partition.
            StaleRead: The partition was not counted up to `min_sequence` yet.
        """
        session_id = session_of(request)
        owner = self._backend.owner_url(session_id)
        if owner is not None:
            return await self._proxy.forward(request, owner, session_path(session_id, before="/analytics"))
        least, counted = query[_MIN_SEQUENCE], self._backend.counted_through(session_id)
        if least is not None and counted < least:
            raise StaleRead(
                f"the session's partition is counted up to sequence {counted}, not yet up to {least}; try again"
            )
        record = self._backend.session(session_id)
        if record is None:
            raise NotFound("no event of this session was counted, or the session was deleted or has expired")
        return json_answer(record)

    async def _tree(self, request: Request, _: Query) -> Response:
        """Answer a session's tree, of the sessions that the caller may name.

        Raises:
            BadRequest: The path is wrong.
            NotFound: Neither the session nor a child of it has a life.
        """
        tree = SessionTree(session_of(request))
        await self._add_level(request, tree, 0, "session_id", [tree.root])
        depth, level = 1, [tree.root]
        while level and not tree.omitted:
            added: list[str] = []
            for parents in _short_queries(level):
                added += await self._add_level(request, tree, depth, "parent", parents)
            depth, level = depth + 1, added
        if not tree.entries:
            raise NotFound(
                "no event of this session or of a child was counted, or they were deleted or have expired"
            )
        return json_answer(tree.answer())

    async def _add_level(
        self, request: Request, tree: SessionTree, depth: int, name: str, session_ids: Sequence[str]
    ) -> list[str]:
        choice = SessionChoice(**{"parents" if name == "parent" else "session_ids": frozenset(session_ids)})
        own = await self._backend.sessions("last_activity", MAX_RANKED, caller_of(request).prefixes, choice)
        query = urlencode([*((name, one) for one in session_ids), ("limit", MAX_RANKED)]).encode()
        bodies = await self._proxy.collect(
            request, "/analytics/sessions", self._backend.worker_urls(), query=query
        )
        records, complete = await self._merged(
            own, bodies, lambda results, complete: (ordered_sessions(results, MAX_RANKED), complete)
        )
        tree.complete = tree.complete and complete
        # There may be more than the list has.
        tree.omitted = tree.omitted or len(records) >= MAX_RANKED
        return tree.add_level(depth, records)

    async def _sessions(self, request: Request, query: Query) -> Response:
        """Answer the first sessions in an order."""
        limit = query[_LIMIT]
        choice = SessionChoice(
            session_ids=frozenset(value for name, value in query.repeated if name == _SESSION.name),
            parents=frozenset(value for name, value in query.repeated if name == _PARENT.name),
        )
        results = await self._backend.sessions(query[_ORDER], limit, caller_of(request).prefixes, choice)
        return await self._answer(
            request, "sessions", results, lambda results: ordered_sessions(results, limit)
        )

    async def _windows(self, request: Request, query: Query) -> Response:
        """Answer windows, the earliest first.

        Raises:
            BadRequest: ``to`` is not after ``from``.
        """
        from_us, to_us = _microseconds(query[_FROM], -_EVER_US), _microseconds(query[_TO], _EVER_US)
        if to_us <= from_us:
            raise BadRequest("to must be after from")
        results = await self._backend.windows(query[_BY], from_us, to_us)
        return await self._answer(
            request, "windows", results, lambda results: merged_windows(results, self._backend.prices)
        )

    async def _agents(self, request: Request, _: Query) -> Response:
        return await self._subjects(request, "agent")

    async def _models(self, request: Request, _: Query) -> Response:
        return await self._subjects(request, "model", prices_note=self._prices_note)

    async def _tools(self, request: Request, _: Query) -> Response:
        return await self._subjects(request, "tool")

    async def _subjects(self, request: Request, subject: Subject, **fields: str | None) -> Response:
        return await self._answer(
            request,
            f"{subject}s",
            await self._backend.subjects(subject),
            lambda results: merged_subjects(subject, results, self._backend.prices),
            **fields,
        )

    async def _answer(
        self,
        request: Request,
        name: str,
        own: PartitionResults,
        merge: Callable[[Iterable[PartitionResult]], Iterable[Any]],
        **fields: str | None,
    ) -> Response:
        """Answer ``own`` results to another worker, and the merged results of all with ``fields`` to other clients."""
        if is_forwarded(request):
            return answer_in_pieces(dump_results(own))
        bodies = await self._proxy.collect(request, f"/analytics/{name}", self._backend.worker_urls())
        pieces = await self._merged(
            own,
            bodies,
            lambda results, complete: list(dump_answer(name, merge(results), complete=complete, **fields)),
        )
        return answer_in_pieces(iter(pieces))

    async def _merged(
        self,
        own: PartitionResults,
        bodies: Sequence[bytes | None],
        merge: Callable[[Iterable[PartitionResult], bool], T],
    ) -> T:
        """Return what ``merge`` makes of the results of all partitions, and of whether they are complete."""
        answers = [body for body in bodies if body is not None]
        partition_count = self._backend.partition_count

        def work() -> T:
            results = newest_results([own, *map(load_results, answers)])
            return merge(results.values(), len(results) == partition_count)

        if _size_bytes(own) + sum(map(len, answers)) <= _MERGED_AT_ONCE_BYTES:
            return work()
        async with self._merging:
            return await asyncio.to_thread(work)


def _size_bytes(results: PartitionResults) -> int:
    return sum(len(item) for result in results.values() for item in result["items"])


def _short_queries(session_ids: Sequence[str]) -> Iterator[list[str]]:
    """Yield the ids in parts whose query strings servers accept."""
    part: list[str] = []
    size_bytes = 0
    for session_id in session_ids:
        length = len(quote(session_id, safe=""))
        if part and size_bytes + length > _QUERY_BYTES:
            yield part
            part, size_bytes = [], 0
        part.append(session_id)
        size_bytes += length
    if part:
        yield part


def _microseconds(when: datetime | None, otherwise: int) -> int:
    return otherwise if when is None else microseconds_of(when)
