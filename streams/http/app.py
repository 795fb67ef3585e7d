"""Makes the HTTP app of a worker, with access control, errors, probes, metrics and an OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry
from prometheus_client.exposition import choose_encoder
from starlette.types import ASGIApp, Receive, Scope, Send

from schemas.errors import NotServable
from schemas.settings import Settings
from schemas.view import StatusAnswer
from streams.http import access
from streams.http.answers import json_answer
from streams.http.backend import Readiness
from streams.http.direct_routes import DirectRoutes
from streams.http.errors import ErrorAnswers, install_error_handlers
from streams.http.guarded_route import ANY_TOKEN, METRICS, GuardedRoute
from streams.http.head import answer_head
from streams.http.openapi import add_route, document_errors, documented
from streams.http.proxy import Proxy
from streams.http.query import Query
from streams.http.siblings import Siblings
from streams.http.token_file import AcceptedTokens

_DESCRIPTION: Final = """\
Errors are `{"error_code","detail"}`. All routes that this worker serves itself check their query string by one rule: a
parameter that the route does not list is a 400. A parameter that is given twice is a 400 unless it is repeatable. An
empty value is a value like any other. The detail names the parameter."""


class HttpApp(FastAPI):
    """An app that answers the most frequent requests without the framework's middlewares and routing.

    :class:`streams.http.direct_routes.DirectRoutes` says which. They have the same middlewares of this project, the
    same route and the same answer. With OpenTelemetry's providers all requests go the framework's way, which traces
    and counts them.
    """

    #: Returns an app within the middlewares of this project.
    protect: Callable[[ASGIApp], ASGIApp]
    _direct: DirectRoutes | None = None

    def build_middleware_stack(self) -> ASGIApp:
        """Return the framework's way to the routes; called once, when all routes are there."""
        self._direct = DirectRoutes(self.routes, self.protect)
        return super().build_middleware_stack()

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document, which the framework makes at the first call."""
        document = super().openapi()
        document_errors(document.setdefault("components", {}).setdefault("schemas", {}))
        return document

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            await answer_head(self, scope, receive, send)
            return
        if scope["type"] == "http" and self._direct is not None and not self.root_path:
            direct = self._direct.app_of(scope)
            if direct is not None and not self._native_telemetry.enabled():
                await direct(scope, receive, send)
                return
        await super().__call__(scope, receive, send)


def make_http_app(
    title: str,
    settings: Settings,
    *,
    readiness: Callable[[], Readiness],
    registry: CollectorRegistry,
    siblings: Siblings | None = None,
) -> HttpApp:
    """Return an app with everything that all APIs have in common; the APIs add their routes to it.

    Args:
        title: title of the OpenAPI document.
        settings: have the bearer tokens and the names of this worker.
        readiness: returns the readiness, for ``/readyz``.
        registry: the metrics for ``/metrics``.
        siblings: the workers that share a port with this one; through it ``/readyz`` and ``/metrics`` answer for all.

    Raises:
        ConfigurationError: the file of tokens cannot be read, or has a mistake.
    """
    closing: list[Callable[[], Awaitable[None]]] = []

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None, None]:
        yield
        for close in closing:
            await close()

    tokens, hosts = AcceptedTokens(settings.security), access.own_hosts(settings)
    app = HttpApp(
        title=title,
        description=_DESCRIPTION,
        version=_version(),
        lifespan=lifespan,
        redirect_slashes=False,
        # Only the OpenAPI document is served: FastAPI's pages load scripts from other servers.
        docs_url=None,
        redoc_url=None,
    )
    app.router.route_class = GuardedRoute
    app.state.closing = closing
    # The middleware that is added last is the outermost.
    app.add_middleware(access.Access, tokens=tokens, hosts=hosts)
    app.add_middleware(ErrorAnswers)
    app.protect = lambda inner: ErrorAnswers(access.Access(inner, tokens, hosts))
    install_error_handlers(app)
    proxy = Proxy(settings)
    on_stop(app, proxy.close)
    _add_operations(app, readiness, registry, siblings, proxy)
    return app


def on_stop(app: FastAPI, close: Callable[[], Awaitable[None]]) -> None:
    """Await ``close`` after the server has stopped."""
    app.state.closing.append(close)


def _add_operations(
    app: FastAPI,
    readiness: Callable[[], Readiness],
    registry: CollectorRegistry,
    siblings: Siblings | None,
    proxy: Proxy,
) -> None:
    """Add the routes for an orchestrator and for Prometheus."""

    async def live(_: Request, __: Query) -> Response:
        # An answer proves that the process and its event loop run; nothing else is checked.
        return json_answer({"status": "ok", "detail": "alive"})

    async def ready(request: Request, _: Query) -> Response:
        current = readiness()
        if siblings is not None and siblings.concern(request):
            current = await siblings.readiness(request, proxy, current)
        if not current.ready:
            raise NotServable(current.detail, error_code="not_ready")
        return json_answer({"status": "ready", "detail": current.detail})

    async def metrics(request: Request, _: Query) -> Response:
        if siblings is not None and siblings.concern(request):
            whole = await siblings.metrics(request, proxy, registry)
            return Response(whole, headers={"content-type": CONTENT_TYPE_LATEST})
        encode, content_type = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(registry), headers={"content-type": content_type})

    add_route(
        app,
        "/healthz",
        live,
        operation_id="healthz",
        summary="Whether the process runs",
        responses=documented(StatusAnswer, 400),
        tag="operations",
        access=ANY_TOKEN,
    )
    add_route(
        app,
        "/readyz",
        ready,
        operation_id="readyz",
        summary="Whether this worker answers reads of all that is assigned to it; the detail names what is wrong",
        responses=documented(StatusAnswer, 400, 503),
        tag="operations",
        access=ANY_TOKEN,
    )
    add_route(
        app,
        "/metrics",
        metrics,
        operation_id="metrics",
        summary="The metrics of this process, for Prometheus",
        responses={200: {"content": {"text/plain": {}}}, **documented(None, 400, 401, 403)},
        tag="operations",
        access=METRICS,
    )


def _version() -> str:
    try:
        return metadata.version("sessionstream")
    except metadata.PackageNotFoundError:  # run from a checkout without installation
        return "0"
