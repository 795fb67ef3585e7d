"""The HTTP routes of other processes, which every worker passes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Final

from fastapi import FastAPI, Request, Response

from schemas.archive import FOLD_SECONDS, SEARCH_SECONDS, SESSIONS_OF_USER_SECONDS
from schemas.errors import BadRequest
from schemas.settings import Settings
from streams.http.app import on_stop
from streams.http.event_body import with_event_ids
from streams.http.events_route import read_body
from streams.http.guarded_route import (
    ADMIN_LISTED,
    READ_ALL,
    READ_LISTED,
    READ_ONE,
    Access,
    caller_of,
    session_of,
)
from streams.http.memory_request import MAX_WAIT_MS, parse_memory_request
from streams.http.openapi import add_hidden_route, add_relayed_route
from streams.http.past_memory_relay import ARCHIVE, relay_past_memory
from streams.http.proxy import Proxy
from streams.http.session_path import session_path
from streams.http.token_file import credential_for_workers
from streams.kafka.event_ids import new_event_id

_Relay = Callable[[Request], Awaitable[Response]]

#: The path of one session's routes, in FastAPI's form.
_SESSION: Final = "/sessions/{session_id:session}"

#: How long a memory worker may take for the receipt of an erasure, in seconds.
ERASURE_SECONDS: Final = 120.0
#: How long a memory worker may take to fork a session, which it may have to fold again, in seconds.
_FORK_SECONDS: Final = 120.0
#: A session's memory knows the ids of its last 128 events.
MAX_REPEATED: Final = 100
#: How long a memory worker may take to compact a session, in seconds: the longest wait of an order, and its reads.
_COMPACT_SECONDS: Final = 340.0


class RelayedRoutes:
    """Relays requests to other processes, so that the console and a client get all data from any worker.

    The other process validates the query, and its OpenAPI document has the parameters and answers.

    Args:
        settings: have the URLs of the other processes.
        served: the processes that this worker runs; what their routes do not have is not found.
    """

    def __init__(self, settings: Settings, served: Collection[str] = ()) -> None:
        self._proxy = Proxy(settings)
        self._served = served
        self._has_tokens = credential_for_workers(settings.security) is not None
        self._urls = {
            "memory": settings.memory_url,
            "analytics": settings.analytics_url,
            ARCHIVE: settings.archive_url,
        }
        self._publish_seconds = settings.publish.timeout_seconds

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes; call it after the worker's processes added theirs."""
        on_stop(app, self._proxy.close)
        write, publish = Access(("write",), "one"), Access(("write", "admin"), "one")
        add_relayed_route(
            app,
            f"{_SESSION}/memory",
            self._memory,
            READ_ONE,
            process="memory",
            operation_id="read_memory",
            summary="The memory of a session, as a model gets it",
        )
        gets: list[tuple[str, str, Access, float, str, str]] = [
            ("/sessions", "memory", READ_LISTED, 0.0, "list_sessions",
             "Active sessions of all workers, page by page"),
            ("/analytics/sessions", "analytics", READ_LISTED, 0.0, "list_session_analytics",
             "Sessions by cost, tokens, fullness or last activity, of all workers"),
            (f"/analytics{_SESSION}", "analytics", READ_ONE, 0.0, "read_session_analytics",
             "The figures of one session"),
            (f"/analytics/trees{_SESSION}", "analytics", READ_ONE, 0.0, "read_session_tree",
             "The figures of a session and of all sessions below it, and their sum"),
            (f"{_SESSION}/history", ARCHIVE, READ_ONE, SEARCH_SECONDS, "read_history",
             "The archived events of a session, in both directions"),
            (f"{_SESSION}/recall", ARCHIVE, READ_ONE, SEARCH_SECONDS, "recall",
             "What a session's history has about a question, as a model's tool wants it"),
            (f"{_SESSION}/epochs", ARCHIVE, READ_ONE, FOLD_SECONDS, "list_epochs",
             "The compactions of a session, each with the memory before and after it"),
            (f"{_SESSION}/verify", ARCHIVE, READ_ONE, FOLD_SECONDS + MAX_WAIT_MS / 1_000, "verify_digest",
             "Whether a digest is that of what a model was given"),
            (f"{_SESSION}/export", ARCHIVE, READ_ONE, SEARCH_SECONDS, "export_session",
             "All of a session's history, as a stream"),
            ("/search", ARCHIVE, READ_LISTED, SEARCH_SECONDS, "search",
             "Messages of all sessions that match words, the best first"),
            ("/archive/sessions", ARCHIVE, READ_LISTED, SESSIONS_OF_USER_SECONDS, "list_archived_sessions",
             "The sessions of a user, also those that memory has forgotten"),
        ]  # fmt: skip
        posts: list[tuple[str, _Relay, Access, str, str]] = [
            (f"{_SESSION}/events", self._events, publish, "publish_events",
             "Publish one event or a list"),
            ("/events", self._events_of_many, Access(publish.scopes, "listed"), "publish_events_of_many_sessions",
             "Publish events of several sessions"),
            (f"{_SESSION}/compact", self._compact, write, "compact_session",
             "Compact a session now, and wait until its new memory can be read"),
            (f"{_SESSION}/fork", self._fork, write, "fork_session",
             "Make a session that begins with this one's memory, and wait until it can be read"),
            ("/erasures", self._erasures, ADMIN_LISTED, "erase",
             "Erase a session or all sessions of a user everywhere; the answer is a receipt"),
        ]  # fmt: skip
        for path, process, access, wait_seconds, name, summary in gets:
            endpoint = self._read_at(path, process, wait_seconds)
            add_relayed_route(
                app, path, endpoint, access, process=process, operation_id=name, summary=summary
            )
        # After the routes above, which it would match too. Its name stands for several.
        if "analytics" not in self._served:
            add_hidden_route(app, "/analytics/{rest:path}", self._analytics, READ_ALL)
        for path, endpoint, access, name, summary in posts:
            add_relayed_route(
                app,
                path,
                endpoint,
                access,
                process="memory",
                operation_id=name,
                summary=summary,
                method="POST",
            )

    def _read_at(self, path: str, process: str, wait_seconds: float) -> _Relay:
        """Return an endpoint that passes on a read to the same path of another process.

        Args:
            path: of the route.
            process: serves the route.
            wait_seconds: how long it may work before it begins to answer.
        """
        urls = self._urls[process]
        before, session, after = path.partition(_SESSION)

        async def read(request: Request) -> Response:
            there = session_path(session_of(request), before=before, after=after) if session else path
            return await self._proxy.relay(request, urls, process, there, wait_seconds=wait_seconds)

        return read

    async def _memory(self, request: Request) -> Response:
        path = session_path(session_of(request), after="/memory")
        try:
            memory_request = parse_memory_request(request.scope["query_string"])
            if memory_request.at is not None:
                return await relay_past_memory(self._proxy, request, self._urls[ARCHIVE], memory_request)
            wait_seconds = memory_request.wait_seconds
        except BadRequest:  # the memory worker answers the error, or is newer and knows more parameters
            wait_seconds = 0.0
        return await self._proxy.relay(
            request, self._urls["memory"], "memory", path, wait_seconds=wait_seconds
        )

    async def _erasures(self, request: Request) -> Response:
        self._require_open("an erasure")
        body = await read_body(request)
        return await self._proxy.relay(
            request, self._urls["memory"], "memory", "/erasures", wait_seconds=ERASURE_SECONDS, body=body
        )

    async def _fork(self, request: Request) -> Response:
        caller_of(request).require_any(("read",), "a fork, which has what the session's memory holds,")
        self._require_open("a fork")
        path, body = session_path(session_of(request), after="/fork"), await read_body(request)
        return await self._proxy.relay(
            request, self._urls["memory"], "memory", path, wait_seconds=_FORK_SECONDS, body=body
        )

    async def _compact(self, request: Request) -> Response:
        caller_of(request).require_any(("read",), "a compaction, whose answer has the summary,")
        path = session_path(session_of(request), after="/compact")
        return await self._publishing(request, path, "a compaction", _COMPACT_SECONDS)

    async def _events(self, request: Request) -> Response:
        path = session_path(session_of(request), after="/events")
        return await self._publishing(request, path, "the publishing of events", self._publish_seconds)

    async def _events_of_many(self, request: Request) -> Response:
        return await self._publishing(request, "/events", "the publishing of events", self._publish_seconds)

    async def _publishing(self, request: Request, path: str, what: str, seconds: float) -> Response:
        """Pass on a request that publishes. It is sent twice only if memory would then count each event once."""
        self._require_open(what)
        body, count = with_event_ids(await read_body(request), new_event_id)
        return await self._proxy.relay(
            request,
            self._urls["memory"],
            "memory",
            path,
            wait_seconds=seconds,
            body=body,
            repeatable=count <= MAX_REPEATED,
        )

    def _require_open(self, what: str) -> None:
        """Return if no tokens are set: the credential between workers only reads.

        Raises:
            BadRequest: tokens are set. The caller's own token may be right, so it is not forbidden.
        """
        if self._has_tokens:
            raise BadRequest(
                f"where tokens are set, workers pass on only reads to one another: ask a memory worker for {what}"
            )

    async def _analytics(self, request: Request) -> Response:
        path = request.scope["raw_path"].decode("latin-1")
        return await self._proxy.relay(request, self._urls["analytics"], "analytics", path)
