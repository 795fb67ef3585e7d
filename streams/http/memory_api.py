"""The HTTP API of the memory worker; :mod:`streams.http.server` serves it."""

from __future__ import annotations

from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from schemas.settings import Settings
from schemas.view import MemoryView, OpenAIView, PublishedView, SessionList, SessionPublishedView
from streams.http.app import on_stop
from streams.http.backend import MemoryBackend
from streams.http.events_route import EventsRoute
from streams.http.guarded_route import READ_LISTED, READ_ONE, Access
from streams.http.memory_request import IF_NONE_MATCH, MEMORY_PARAMETERS, READ_MARK
from streams.http.memory_route import MemoryRoute
from streams.http.metrics import HttpMetrics
from streams.http.openapi import SESSION_ID, add_route, document_events, documented, events_body
from streams.http.proxy import Proxy
from streams.http.sessions_query import SESSIONS_PARAMETERS
from streams.http.sessions_route import SessionsRoute


class MemoryApi:
    """Adds the routes of the memory worker.

    Args:
        backend: the worker; called on the event loop that serves the app.
        settings: have the URL of this worker and its credential for other workers.
        registry: the API's metrics are added to it.
    """

    def __init__(self, backend: MemoryBackend, settings: Settings, registry: CollectorRegistry) -> None:
        self._backend = backend
        self._settings = settings
        self._metrics = HttpMetrics(registry)

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes to an app made by :func:`streams.http.app.make_http_app`."""
        backend, metrics, proxy = self._backend, self._metrics, Proxy(self._settings)
        on_stop(app, proxy.close)
        add_route(
            app,
            "/sessions/{session_id:session}/memory",
            MemoryRoute(backend, proxy, metrics, self._settings.archive_url).read,
            operation_id="read_memory",
            summary="The memory of a session, as a model gets it",
            responses={
                **documented(MemoryView | OpenAIView, 400, 401, 403, 409, 503, 504),
                304: {"description": "The answer is still the one whose ETag the request names"},
            },
            parameters=MEMORY_PARAMETERS,
            other_parameters=[SESSION_ID, IF_NONE_MATCH.document("header"), READ_MARK.document("header")],
            tag="sessions",
            access=READ_ONE,
        )
        events = EventsRoute(backend, metrics)
        add_route(
            app,
            "/sessions/{session_id:session}/events",
            events.publish,
            method="POST",
            operation_id="publish_events",
            summary="Publish one event or a list",
            description=(
                "The answer is given when the log has the events, whichever process reads them. It does not say what "
                "memory makes of them: ids of messages that memory does not have, in a `MessagePinned`, "
                "`MessageUnpinned` or `MessagesRemoved`, are no error. A read says it: before, which messages memory "
                "has; afterwards with `min_sequence`, which of them are pinned or left."
            ),
            responses=documented(list[PublishedView], 400, 401, 403, 408, 413, 503),
            other_parameters=[SESSION_ID],
            body=events_body(of_one_session=True),
            tag="sessions",
            # Which of them an event needs is decided for each event.
            access=Access(("write", "admin"), "one"),
        )
        add_route(
            app,
            "/events",
            events.publish_many,
            method="POST",
            operation_id="publish_events_of_many_sessions",
            summary="Publish events of several sessions",
            description=(
                "Each event names its session. The answer has each session in the order in which the body first names "
                "it: its events were published, or none of them is valid to send and `error` says what a request for "
                "this session alone would be answered. A 503 there is sent again with the same event_ids."
            ),
            responses=documented(list[SessionPublishedView], 400, 401, 403, 408, 413),
            body=events_body(of_one_session=False),
            tag="sessions",
            # Each session and event is checked by itself.
            access=Access(("write", "admin"), "listed"),
        )
        add_route(
            app,
            "/sessions",
            SessionsRoute(backend, proxy).list_sessions,
            operation_id="list_sessions",
            summary="Active sessions of all workers, page by page",
            responses=documented(SessionList, 400, 401, 403),
            parameters=SESSIONS_PARAMETERS,
            tag="sessions",
            access=READ_LISTED,
        )
        document_events(app)
