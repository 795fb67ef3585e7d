"""What every HTTP API of this project has: tokens, errors, probes, metrics, an OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any, Final

from fastapi import FastAPI, Response
from prometheus_client import CollectorRegistry

from schemas.settings import Settings
from schemas.view import ErrorAnswer, StatusAnswer
from streams.http.access import Edge
from streams.http.backend import Readiness
from streams.http.errors import install_error_handlers
from streams.http.exposition import exposition
from streams.http.hosts import own_hosts
from streams.http.status_route import StatusRoute

#: What the error answers of a route are called in its documentation.
ERROR_MEANINGS: Final = {
    400: "A parameter or the body is wrong",
    401: "No bearer token, or a wrong one",
    403: "A page of another origin tried to write, or the Host header is no name of this worker",
    404: "Nothing is known by that name",
    409: "Memory was rewritten between two pages",
    413: "An event or the body is too large",
    503: "Not servable right now; Retry-After says when to come back",
    504: "min_sequence was not applied in time",
}


def base_app(
    title: str,
    settings: Settings,
    *,
    readiness: Callable[[], Readiness],
    registry: CollectorRegistry,
) -> FastAPI:
    """Return an app with the parts that all APIs share; routes are added by the caller.

    Args:
        title: of the OpenAPI document.
        settings: bearer tokens and own names are read from here.
        readiness: asked by ``/readyz``.
        registry: what ``/metrics`` exposes.
    """
    closing: list[Callable[[], Awaitable[None]]] = []

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None, None]:
        yield
        for close in closing:
            await close()

    app = FastAPI(
        title=title,
        version=_version(),
        lifespan=lifespan,
        redirect_slashes=False,
        # The document is served; pages that load scripts from elsewhere are not.
        docs_url=None,
        redoc_url=None,
    )
    app.state.closing = closing
    tokens = [token.get_secret_value() for token in settings.security.bearer_tokens]
    app.add_middleware(Edge, tokens=tokens, hosts=own_hosts(settings))
    install_error_handlers(app)
    status = StatusRoute(readiness)
    app.add_api_route(
        "/healthz",
        status.live,
        responses=documented(StatusAnswer),
        response_class=Response,
        tags=["operations"],
    )
    app.add_api_route(
        "/readyz",
        status.ready,
        responses=documented(StatusAnswer, 503),
        response_class=Response,
        tags=["operations"],
    )
    app.add_api_route(
        "/metrics",
        exposition(registry),
        operation_id="metrics",
        responses={200: {"content": {"text/plain": {}}}, **documented(None, 401)},
        response_class=Response,
        tags=["operations"],
    )
    return app


def on_stop(app: FastAPI, close: Callable[[], Awaitable[None]]) -> None:
    """Have ``close`` awaited once the server no longer answers."""
    app.state.closing.append(close)


def documented(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the ``responses`` of a route: the model of its answer, and the errors it answers with."""
    responses: dict[int | str, dict[str, Any]] = {}
    if model is not None:
        responses[200] = {"model": model, "description": "Success"}
    for status in statuses:
        responses[status] = {"model": ErrorAnswer, "description": ERROR_MEANINGS[status]}
    return responses


def _version() -> str:
    try:
        return metadata.version("sessionstream")
    except metadata.PackageNotFoundError:  # run from a checkout that was not installed
        return "0"
