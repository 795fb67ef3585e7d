"""The analytics worker's HTTP API: composed here, served by :mod:`streams.http.server`."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Response

from processors.analytics.answer import ORDERS
from processors.analytics.event_time import KINDS
from schemas.analytics import (
    AgentAnalyticsList,
    ModelAnalyticsList,
    SessionAnalytics,
    SessionAnalyticsList,
    ToolAnalyticsList,
    WindowAnalyticsList,
)
from streams.analytics.query import DEFAULT_RANKED, MAX_RANKED
from streams.analytics.routes import AnalyticsBackend, AnalyticsRoutes
from streams.http.base import documented, on_stop
from streams.http.documents import SESSION_ID, query_parameter
from streams.http.forwarding import Forwarder

_SESSIONS: Final = [
    query_parameter(
        "order",
        "What comes first: the highest; sessions of which it is not known come last",
        {"type": "string", "enum": list(ORDERS), "default": "last_activity"},
    ),
    query_parameter(
        "limit",
        f"At most so many sessions; cut to {MAX_RANKED}",
        {"type": "integer", "minimum": 1, "default": DEFAULT_RANKED},
    ),
]
_WINDOWS: Final = [
    query_parameter("by", "How long windows are", {"type": "string", "enum": list(KINDS), "default": "hour"}),
    query_parameter(
        "from", "Only windows that begin at this time or later", {"type": "string", "format": "date-time"}
    ),
    query_parameter(
        "to", "Only windows that begin before this time", {"type": "string", "format": "date-time"}
    ),
]


class AnalyticsApi:
    """The routes of the analytics worker.

    Args:
        backend: the worker; called on the event loop that serves the app.
        own_url: where other workers reach this one.
    """

    def __init__(self, backend: AnalyticsBackend, own_url: str) -> None:
        self._backend = backend
        self._own_url = own_url

    def add_routes(self, app: FastAPI) -> None:
        """Add them to an app made by :func:`streams.http.base.base_app`."""
        forwarder = Forwarder()
        on_stop(app, forwarder.close)
        routes = AnalyticsRoutes(self._backend, forwarder, self._own_url)
        app.add_api_route(
            "/analytics/sessions",
            routes.sessions,
            methods=["GET"],
            operation_id="list_session_analytics",
            summary="Sessions by cost, tokens, fullness or last activity, of all workers",
            responses=documented(SessionAnalyticsList, 400, 401),
            response_class=Response,
            openapi_extra={"parameters": _SESSIONS},
            tags=["analytics"],
        )
        app.add_api_route(
            "/analytics/sessions/{session_id:path}",
            routes.session,
            methods=["GET"],
            operation_id="read_session_analytics",
            summary="The figures of one session",
            responses=documented(SessionAnalytics, 400, 401, 404, 503),
            response_class=Response,
            openapi_extra={"parameters": [SESSION_ID]},
            tags=["analytics"],
        )
        everything: tuple[tuple[str, Any, Any, str, list[dict[str, Any]]], ...] = (
            ("windows", routes.windows, WindowAnalyticsList, "Figures by minute, hour or day", _WINDOWS),
            ("agents", routes.agents, AgentAnalyticsList, "Figures by agent", []),
            ("models", routes.models, ModelAnalyticsList, "Figures by model", []),
            ("tools", routes.tools, ToolAnalyticsList, "Figures by tool", []),
        )
        for name, answer, model, summary, parameters in everything:
            app.add_api_route(
                f"/analytics/{name}",
                answer,
                methods=["GET"],
                operation_id=f"list_{name}",
                summary=f"{summary}, of all workers",
                responses=documented(model, 400, 401),
                response_class=Response,
                openapi_extra={"parameters": parameters},
                tags=["analytics"],
            )
