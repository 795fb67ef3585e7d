"""Asking another worker: forwarding a read to the partition's owner, and collecting from all."""

from __future__ import annotations

import logging
import string
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import httpx
from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from schemas.errors import NotServable

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

log = logging.getLogger(__name__)

#: Marks a request that a worker sent: whoever gets it answers it alone, or not at all.
FORWARDED_HEADER: Final = "x-sessionstream-forwarded"

#: Seconds until another worker must have accepted a connection, and begun to answer.
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 5.0
#: Longest answer that is taken over whole; a longer one passes through in pieces.
WHOLE_BYTES: Final = 256 * 1024

# Passed on as they came; `#` would begin a fragment.
_QUERY_CHARACTERS: Final = string.punctuation.replace("#", "")
_PASSED_ON: Final = ("content-type", "retry-after", "www-authenticate")
# Connections of a pool may have been closed by a worker that went away; a read can be asked again.
_ASK_AGAIN: Final = (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError)


def is_forwarded(request: Request) -> bool:
    """Tell whether another worker sent the request."""
    return FORWARDED_HEADER in request.headers


class Forwarder:
    """Client of the other workers. One an app; close it with the app."""

    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None

    async def forward(
        self, request: Request, owner_url: str, path: str, *, wait_seconds: float = 0.0
    ) -> Response:
        """Ask ``owner_url`` what ``request`` asked, and return its answer, long ones in pieces.

        Args:
            request: its query and authorization are passed on.
            owner_url: where the owner answers.
            path: of this project's own making, percent-encoded; never the request's as it came.
            wait_seconds: how long the owner may wait on purpose before it answers.

        Raises:
            NotServable: the owner cannot be reached or does not answer in time.
        """
        answer = await self._ask(owner_url, path, request, wait_seconds)
        headers = {name: answer.headers[name] for name in _PASSED_ON if name in answer.headers}
        length = answer.headers.get("content-length", "")
        if length.isdigit() and int(length) <= WHOLE_BYTES:
            try:
                body = await answer.aread()
            except httpx.HTTPError as error:
                raise _unreachable(owner_url, error) from error
            finally:
                await answer.aclose()
            return Response(body, answer.status_code, headers)
        return _Relay(answer, headers)

    async def collect(self, request: Request, worker_url: str, path: str) -> bytes | None:
        """Return the body ``worker_url`` answers the same query with, None where it does not with 200."""
        try:
            answer = await self._ask(worker_url, path, request, 0.0)
            try:
                body = await answer.aread()
            finally:
                await answer.aclose()
        except NotServable:
            return None
        except httpx.HTTPError as error:
            _unreachable(worker_url, error)
            return None
        return body if answer.status_code == 200 else None

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _ask(self, worker_url: str, path: str, request: Request, wait_seconds: float) -> httpx.Response:
        headers = {FORWARDED_HEADER: "1", "accept-encoding": "identity"}
        if "authorization" in request.headers:
            headers["authorization"] = request.headers["authorization"]
        query = quote(request.scope["query_string"], safe=_QUERY_CHARACTERS)
        client = self._connected()
        try:
            asked = client.build_request(
                "GET",
                f"{worker_url.rstrip('/')}{path}{'?' if query else ''}{query}",
                headers=headers,
                timeout=httpx.Timeout(ANSWER_SECONDS + wait_seconds, connect=CONNECT_SECONDS),
            )
            try:
                return await client.send(asked, stream=True)
            except _ASK_AGAIN:
                return await client.send(asked, stream=True)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise _unreachable(worker_url, error) from error

    def _connected(self) -> httpx.AsyncClient:
        if self._client is None:
            # Workers talk to each other directly: a proxy of the environment is for the world outside.
            self._client = httpx.AsyncClient(
                trust_env=False,
                follow_redirects=False,
                limits=httpx.Limits(max_connections=200, max_keepalive_connections=50, keepalive_expiry=30.0),
            )
        return self._client


class _Relay(StreamingResponse):
    """Passes an answer on as it comes; a break in it breaks the connection to the client as well."""

    def __init__(self, answer: httpx.Response, headers: dict[str, str]) -> None:
        super().__init__(answer.aiter_raw(), answer.status_code, headers)
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._answer.aclose()


def _unreachable(worker_url: str, error: Exception) -> NotServable:
    log.warning(
        "worker did not answer", extra={"action": "forward_failed", "url": worker_url, "error": repr(error)}
    )
    return NotServable(
        f"the worker that owns this session's partition did not answer ({type(error).__name__})",
        error_code="owner_unreachable",
    )
