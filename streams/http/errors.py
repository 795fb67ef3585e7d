"""Turns errors into HTTP answers, which always have the form ``{"error_code","detail"}``."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schemas.errors import (
    BadRequest,
    Forbidden,
    NotServable,
    PublishFailed,
    Retry,
    SessionstreamError,
    Unauthorized,
)
from schemas.field_names import wrong_field
from streams.http.session_path import SESSION_IN_SCOPE

log = logging.getLogger(__name__)

_CODES: Final = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}

#: Seconds until a client may retry, if the error has no number.
RETRY_AFTER_SECONDS: Final = 1.0

#: Characters of a path in a log line; a session id has at most 256.
_MAX_LOGGED_PATH: Final = 400

_INTERNAL: Final = "internal error; see the worker's log"


class MemoryRewritten(BadRequest):
    """Memory was rewritten between two pages: the caller starts again with the first page."""

    error_code = "memory_rewritten"
    http_status = 409


class BodyTimeout(BadRequest):
    """The body of a request came too slowly: the caller sends it again, faster or in several requests."""

    error_code = "request_timeout"
    http_status = 408


class WorkerStopping(NotServable):
    """The worker stopped before the request was answered: the caller sends it again, to a worker that runs."""

    error_code = "not_ready"

    def __init__(self) -> None:
        super().__init__(
            "the worker stopped before it could answer, so it is not known whether the request took effect; "
            "send it again, events with the same event_id"
        )


class ErrorAnswers:
    """The outermost ASGI middleware: turns every error of ``app`` into its JSON form."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; connections other than HTTP are passed to the app."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer_started = False

        async def watched_send(message: Message) -> None:
            nonlocal answer_started
            answer_started = True
            await send(message)

        try:
            await self._app(scope, receive, watched_send)
        except ClientDisconnect:
            log.debug(
                "the client closed the connection",
                extra={"action": "http_client_disconnected", **_request_fields(scope)},
            )
        except asyncio.CancelledError:
            # The server cancels what is in progress when its time to stop is over, and would answer 500.
            log.info(
                "a request was not answered, because the worker stops",
                extra={"action": "http_request_cancelled", **_request_fields(scope)},
            )
            if answer_started:
                raise
            await problem_of(WorkerStopping())(scope, receive, send)
        except Exception as error:
            if isinstance(error, Unauthorized | Forbidden):
                log.info(
                    "an HTTP request was refused: %s",
                    error.detail,
                    extra={
                        "action": "http_request_refused",
                        "error_code": error.error_code,
                        **_request_fields(scope),
                    },
                )
            elif not isinstance(error, SessionstreamError) or error.http_status == 500:
                log.exception(
                    "an HTTP request failed",
                    extra={"action": "http_request_failed", **_request_fields(scope)},
                )
            if answer_started:
                # The status is sent already: only a broken connection shows the client that the body is incomplete.
                raise
            answer = problem_of(error) if isinstance(error, SessionstreamError) else internal_problem()
            await answer(scope, receive, send)


def _request_fields(scope: Scope) -> dict[str, str]:
    """Return what a log line says of a request: how it began, and its session if the caller may name one.

    The query is left out, since a search is the text of a user.
    """
    fields = {"method": scope["method"], "path": scope["path"][:_MAX_LOGGED_PATH]}
    session_id = scope.get(SESSION_IN_SCOPE)
    return fields if session_id is None else {**fields, "session_id": session_id}


def problem(status: int, error_code: str, detail: str, headers: dict[str, str] | None = None) -> Response:
    """Return an answer in the form of all errors."""
    body = orjson.dumps({"error_code": error_code, "detail": detail})
    return Response(body, status, headers, "application/json")


def problem_of(error: SessionstreamError) -> Response:
    """Return the answer to one of this project's errors, with its status, code and detail.

    A 503 has ``Retry-After``, in whole seconds, and ``Retry-After-Ms`` where less is enough. The detail
    of a fatal error is only in the log, since it is of no use to clients.
    """
    if error.http_status == 500:
        return internal_problem()
    headers: dict[str, str] = {}
    if isinstance(error, Unauthorized):
        headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, BodyTimeout | WorkerStopping):
        # The rest of the body would be read as the next request.
        headers["Connection"] = "close"
    if (seconds := _retry_after_seconds(error)) is not None:
        headers["Retry-After"] = str(seconds)
        if isinstance(error, NotServable) and error.retry_after_seconds < seconds:
            headers["Retry-After-Ms"] = str(math.ceil(1_000 * error.retry_after_seconds))
    return problem(error.http_status, error.error_code, _detail(error), headers)


def error_fields(error: BaseException) -> dict[str, Any]:
    """Return the error of a part of a request, as a part of the answer: as :func:`problem_of` answers it alone."""
    if not isinstance(error, SessionstreamError) or error.http_status == 500:
        log.error("a part of an HTTP request failed", extra={"action": "http_request_failed"}, exc_info=error)
        return {"status": 500, "error_code": "internal", "detail": _INTERNAL}
    fields = {"status": error.http_status, "error_code": error.error_code, "detail": _detail(error)}
    if (seconds := _retry_after_seconds(error)) is not None:
        fields["retry_after_seconds"] = seconds
    return fields


def _retry_after_seconds(error: SessionstreamError) -> int | None:
    """Return after how many seconds the client may send the request again; ``None`` without a number."""
    if not isinstance(error, Retry) or error.http_status != 503:
        return None
    seconds = error.retry_after_seconds if isinstance(error, NotServable) else RETRY_AFTER_SECONDS
    return max(1, math.ceil(seconds))


def internal_problem() -> Response:
    """Return the answer to an unexpected error; its text is only in the log."""
    return problem(500, "internal", _INTERNAL)


def install_error_handlers(app: FastAPI) -> None:
    """Turn the framework's errors into the same form; :class:`ErrorAnswers` does it for all others."""

    async def framework_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = _CODES.get(error.status_code, "bad_request" if error.status_code < 500 else "internal")
        detail = f"{request.method} {request.url.path}: {error.detail}"
        headers = dict(error.headers or {})
        if "Allow" in headers:
            # The framework names the methods of the first route of the path only.
            headers["Allow"] = ", ".join(_methods_of(request))
        return problem(error.status_code, code, detail, headers)

    async def invalid_request(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return problem(400, "bad_request", "; ".join(map(wrong_field, error.errors())))

    app.add_exception_handler(HTTPException, framework_error)
    app.add_exception_handler(RequestValidationError, invalid_request)


def _methods_of(request: Request) -> list[str]:
    """Return the methods that any route of the request's path has."""
    methods: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            methods |= route.methods or set()
    # The app answers it where it answers GET.
    return sorted(methods | ({"HEAD"} if "GET" in methods else set()))


def _detail(error: SessionstreamError) -> str:
    if not isinstance(error, PublishFailed):
        return error.detail
    missing = ", ".join(event.event_id for event in error.events)
    return f"{error.detail}: {missing}"
