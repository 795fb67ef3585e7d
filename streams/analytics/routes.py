"""``/analytics``: figures of one session from its owner, and of everything from all workers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import orjson
from fastapi import Request, Response

from processors.analytics.answer import (
    Order,
    Part,
    merged_subjects,
    merged_windows,
    newest_parts,
    ordered_sessions,
)
from processors.analytics.breakdown import Subject
from processors.analytics.event_time import WindowKind
from processors.analytics.prices import PriceTable
from schemas.errors import NotFound, NotServable
from streams.analytics.query import parse_nothing, parse_ranked_request, parse_windows_request
from streams.http.answers import JSON
from streams.http.forwarding import Forwarder, is_forwarded
from streams.http.session_path import analytics_path, session_id_of

#: What a worker's partitions know, by their number: ``{"position", "items"}`` each.
Parts = dict[str, dict[str, Any]]


class AnalyticsBackend(Protocol):
    """The analytics worker, as the HTTP API sees it. Called on the worker's event loop only."""

    @property
    def prices(self) -> PriceTable:
        """The price table in force."""
        ...

    @property
    def partition_count(self) -> int:
        """How many partitions have to answer before an answer is complete."""
        ...

    def owner_url(self, session_id: str) -> str | None:
        """Return where the owner of the session's partition answers, None if this worker is the owner."""
        ...

    def worker_urls(self) -> Sequence[str]:
        """Return where every worker answers, this one included."""
        ...

    def session(self, session_id: str) -> dict[str, Any] | None:
        """Return a session's figures, None where it has no life.

        Raises:
            NotServable: there is no proof that its partition is ours, or it is being restored.
        """
        ...

    def sessions(self, order: Order, limit: int) -> Parts:
        """Return the first sessions of each partition served here."""
        ...

    def windows(self, kind: WindowKind, from_us: int, to_us: int) -> Parts:
        """Return the windows of each partition served here."""
        ...

    def subjects(self, subject: Subject) -> Parts:
        """Return the agents, models or tools of each partition served here."""
        ...


class AnalyticsRoutes:
    """Answers reads of figures.

    What is asked of all sessions is answered from all partitions: a worker that was asked asks the others,
    which answer with the parts of their partitions; each partition is counted once, however it moves
    meanwhile. Where one is missing the answer says so (``complete``) and is no error.
    """

    def __init__(self, backend: AnalyticsBackend, forwarder: Forwarder, own_url: str) -> None:
        self._backend = backend
        self._forwarder = forwarder
        self._own_url = own_url.rstrip("/")

    async def session(self, request: Request) -> Response:
        """Answer one session's figures.

        Raises:
            BadRequest: the path or a parameter is wrong.
            NotFound: the session has no life.
            NotServable: nobody can prove to own its partition right now.
        """
        session_id = session_id_of(request.scope["raw_path"], "")
        parse_nothing(request.scope["query_string"])
        owner = self._backend.owner_url(session_id)
        if owner is not None:
            if is_forwarded(request):
                raise NotServable("the session's partition is moving between workers", error_code="moving")
            return await self._forwarder.forward(request, owner, analytics_path(session_id))
        record = self._backend.session(session_id)
        if record is None:
            raise NotFound("nothing was counted of this session, or it was deleted or has expired")
        return _answer(record)

    async def sessions(self, request: Request) -> Response:
        """Answer the sessions that come first in an order.

        Raises:
            BadRequest: a parameter is wrong.
        """
        asked = parse_ranked_request(request.scope["query_string"])
        parts = self._backend.sessions(asked.order, asked.limit)
        if is_forwarded(request):
            return _answer(parts)
        every = await self._collected(request, "/analytics/sessions", parts)
        return self._complete("sessions", ordered_sessions(every.values(), asked.limit), every)

    async def windows(self, request: Request) -> Response:
        """Answer windows, the earliest first.

        Raises:
            BadRequest: a parameter is wrong.
        """
        asked = parse_windows_request(request.scope["query_string"])
        parts = self._backend.windows(asked.kind, asked.from_us, asked.to_us)
        if is_forwarded(request):
            return _answer(parts)
        every = await self._collected(request, "/analytics/windows", parts)
        return self._complete("windows", merged_windows(every.values(), self._backend.prices), every)

    async def agents(self, request: Request) -> Response:
        """Answer all agents."""
        return await self._subjects(request, "agent")

    async def models(self, request: Request) -> Response:
        """Answer all models."""
        return await self._subjects(request, "model")

    async def tools(self, request: Request) -> Response:
        """Answer all tools."""
        return await self._subjects(request, "tool")

    async def _subjects(self, request: Request, subject: Subject) -> Response:
        parse_nothing(request.scope["query_string"])
        parts = self._backend.subjects(subject)
        if is_forwarded(request):
            return _answer(parts)
        every = await self._collected(request, f"/analytics/{subject}s", parts)
        merged = merged_subjects(subject, every.values(), self._backend.prices)
        return self._complete(f"{subject}s", merged, every)

    async def _collected(self, request: Request, path: str, own: Parts) -> dict[int, Part]:
        others = [url for url in self._backend.worker_urls() if url.rstrip("/") != self._own_url]
        bodies = await asyncio.gather(*(self._forwarder.collect(request, url, path) for url in others))
        return newest_parts([own, *(orjson.loads(body) for body in bodies if body is not None)])

    def _complete(self, name: str, items: list[Any], parts: dict[int, Part]) -> Response:
        return _answer({name: items, "complete": len(parts) == self._backend.partition_count})


def _answer(body: Any) -> Response:
    return Response(orjson.dumps(body), media_type=JSON)
