"""The memory worker's HTTP API: composed here, served by :mod:`streams.http.server`."""

from __future__ import annotations

from fastapi import FastAPI, Response
from prometheus_client import CollectorRegistry

from schemas.settings import Settings
from schemas.view import MemoryView, OpenAIView, PublishedView, SessionList
from streams.http.backend import MemoryBackend
from streams.http.base import base_app, documented, on_stop
from streams.http.documents import (
    SESSION_ID,
    document_events,
    events_body,
    memory_parameters,
    sessions_parameters,
)
from streams.http.events_route import EventsRoute
from streams.http.forwarding import Forwarder
from streams.http.memory_route import MemoryRoute
from streams.http.metrics import HttpMetrics
from streams.http.sessions_route import SessionsRoute


class MemoryApi:
    """The routes of the memory worker.

    Args:
        backend: the worker; called on the event loop that serves the app.
        own_url: where other workers reach this one.
        registry: the API's own metrics are added to it.
    """

    def __init__(self, backend: MemoryBackend, own_url: str, registry: CollectorRegistry) -> None:
        self._backend = backend
        self._own_url = own_url
        self._metrics = HttpMetrics(registry)

    def add_routes(self, app: FastAPI) -> None:
        """Add them to an app made by :func:`streams.http.base.base_app`."""
        backend, metrics, forwarder = self._backend, self._metrics, Forwarder()
        on_stop(app, forwarder.close)
        # Routes take the bare request and parse by hand; parameters are documented apart (documents.py).
        app.add_api_route(
            "/sessions/{session_id:path}/memory",
            MemoryRoute(backend, forwarder, metrics).read,
            methods=["GET"],
            operation_id="read_memory",
            summary="What a model would see of a session",
            responses=documented(MemoryView | OpenAIView, 400, 401, 409, 503, 504),
            response_class=Response,
            openapi_extra={"parameters": memory_parameters()},
            tags=["sessions"],
        )
        app.add_api_route(
            "/sessions/{session_id:path}/events",
            EventsRoute(backend, metrics).publish,
            methods=["POST"],
            operation_id="publish_events",
            summary="Publish one event or a list",
            responses=documented(list[PublishedView], 400, 401, 403, 413, 503),
            response_class=Response,
            openapi_extra={"parameters": [SESSION_ID], "requestBody": events_body()},
            tags=["sessions"],
        )
        app.add_api_route(
            "/sessions",
            SessionsRoute(backend, forwarder, self._own_url).list_sessions,
            methods=["GET"],
            operation_id="list_sessions",
            summary="Active sessions of all workers, newest first",
            responses=documented(SessionList, 400, 401),
            response_class=Response,
            openapi_extra={"parameters": sessions_parameters()},
            tags=["sessions"],
        )
        document_events(app)


def create_app(
    backend: MemoryBackend, settings: Settings, *, registry: CollectorRegistry | None = None
) -> FastAPI:
    """Return an app with the memory worker's API alone.

    Args:
        backend: the worker; called on the event loop that serves the app.
        settings: own address, bearer tokens.
        registry: the process's metrics, exposed on ``/metrics``; the API's own are added. None: a new one.
    """
    registry = registry if registry is not None else CollectorRegistry()
    app = base_app("sessionstream memory", settings, readiness=backend.ready, registry=registry)
    MemoryApi(backend, settings.own_url, registry).add_routes(app)
    return app
