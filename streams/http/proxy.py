"""Passing a read on to another worker: to a partition's owner, to all workers, or to another process.

One rule for all three. Only ``GET`` is passed on, with its query string, its ``Authorization`` header and the marks that
it already has; the answer comes back with its status, its body and the headers that say what they are. A request
goes to the configured server or nowhere, and at most once of each kind: the marks end every loop.
"""

from __future__ import annotations

import asyncio
import logging
import string
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final
from urllib.parse import quote, unquote_to_bytes

import httpx
import orjson
from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from schemas.errors import BadRequest, NotServable
from streams.http.answers import WHOLE_BYTES
from streams.http.errors import problem

log = logging.getLogger(__name__)

#: Marks what a worker sent to another one of its process, which answers it alone, or not at all.
FORWARDED_HEADER: Final = "x-sessionstream-forwarded"
#: Marks what a worker sent to another process, which serves it itself, or says that it does not.
RELAYED_HEADER: Final = "x-sessionstream-relayed"

#: Seconds until another worker must have accepted a connection.
CONNECT_SECONDS: Final = 2.0
#: Seconds until a worker that answers itself must have begun to, beyond the wait that the caller asked for.
ANSWER_SECONDS: Final = 5.0
#: The same where the other worker may forward in turn: longer than it waits for that.
RELAYED_ANSWER_SECONDS: Final = 10.0

_NOT_SERVED_HERE: Final = "not_served_here"
# Passed on as they came; `#` would begin a fragment.
_QUERY_CHARACTERS: Final = string.punctuation.replace("#", "")
_STEPS: Final = frozenset({b".", b".."})
# As bytes: a token need not be ASCII.
_REQUEST_HEADERS: Final = frozenset({b"authorization", FORWARDED_HEADER.encode(), RELAYED_HEADER.encode()})
_ANSWER_HEADERS: Final = ("content-type", "retry-after", "www-authenticate")
#: Of a body that passes through as it came, byte for byte.
_BODY_HEADERS: Final = ("content-length", "content-encoding")
# Connections of a pool may have been closed by a worker that went away; a read can be asked again.
_ASK_AGAIN: Final = (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError)


class _NotAnswered(Exception):
    """A worker did not answer, or has no such process; the message says which of them."""


def is_forwarded(request: Request) -> bool:
    """Return whether another worker of the same process sent the request."""
    return FORWARDED_HEADER in request.headers


class Proxy:
    """Client of the other workers; close it with the app.

    Args:
        own_url: where other workers reach this one.
    """

    def __init__(self, own_url: str) -> None:
        self._own_url = own_url.rstrip("/")
        self._client: httpx.AsyncClient | None = None

    async def forward(
        self, request: Request, owner_url: str, path: str, *, wait_seconds: float = 0.0
    ) -> Response:
        """Return what the owner of a partition answers.

        Args:
            request: as it came.
            owner_url: where the owner itself answers.
            path: made by :mod:`streams.http.session_path`, percent-encoded; never the request's as it came.
            wait_seconds: how long the owner may wait on purpose before it answers.

        Raises:
            NotServable: the owner cannot be reached, does not answer in time or has no such process, or this
                worker should have been the owner.
        """
        if is_forwarded(request):
            raise NotServable("the session's partition is moving between workers", error_code="moving")
        try:
            return await self._ask(
                request, owner_url, path, FORWARDED_HEADER, seconds=ANSWER_SECONDS + wait_seconds
            )
        except _NotAnswered as error:
            raise NotServable(
                f"the worker that owns this session's partition did not answer ({error})",
                error_code="owner_unreachable",
            ) from error

    async def collect(self, request: Request, path: str, worker_urls: Sequence[str]) -> list[bytes | None]:
        """Return the bodies that the other workers answer the same query with, None for one without a 200.

        A request that another worker sent is not passed on: nothing is collected for it.
        """
        if is_forwarded(request):
            return []
        others = [url for url in worker_urls if url.rstrip("/") != self._own_url]
        return await asyncio.gather(*(self._body(request, url, path) for url in others))

    async def relay(
        self, request: Request, urls: Sequence[str], process: str, path: str, *, wait_seconds: float = 0.0
    ) -> Response:
        """Return what the first of ``urls`` that has ``process`` answers.

        Args:
            request: as it came.
            urls: where workers of that process are configured to be; other servers may stand before them.
            process: its name, for the answer where there is none.
            path: percent-encoded.
            wait_seconds: how long the other worker may wait on purpose before it answers.

        Returns:
            The answer; 404 ``not_served_here`` where another worker sent the request.

        Raises:
            BadRequest: a server on the way could take the path for another one.
            NotServable: no worker of that process answered.
        """
        if is_forwarded(request) or RELAYED_HEADER in request.headers:
            return problem(404, _NOT_SERVED_HERE, f"this worker has no {process} process")
        refuse_steps(path)
        for url in urls:
            try:
                return await self._ask(
                    request, url, path, RELAYED_HEADER, seconds=RELAYED_ANSWER_SECONDS + wait_seconds
                )
            except _NotAnswered:
                continue
        tried = ", ".join(url.rstrip("/") for url in urls)
        raise NotServable(f"no {process} worker answers at {tried}", error_code=_NOT_SERVED_HERE)

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _ask(self, request: Request, url: str, path: str, mark: str, *, seconds: float) -> Response:
        """Return the answer, a short one whole, a long one in pieces.

        Raises:
            _NotAnswered: there was none, or the answer is that the worker has no such process.
        """
        with _failures_reported(url, mark):
            answer = await self._send(request, url, path, mark, seconds)
            headers = {name: answer.headers[name] for name in _ANSWER_HEADERS if name in answer.headers}
            length = answer.headers.get("content-length", "")
            if not (length.isdigit() and int(length) <= WHOLE_BYTES):
                headers |= {name: answer.headers[name] for name in _BODY_HEADERS if name in answer.headers}
                return _PassedThrough(answer, headers)
            body = await _whole(answer)
        if answer.status_code == 404 and _error_code(body) == _NOT_SERVED_HERE:
            raise _NotAnswered("it has no such process")
        return Response(body, answer.status_code, headers)

    async def _body(self, request: Request, url: str, path: str) -> bytes | None:
        try:
            with _failures_reported(url, FORWARDED_HEADER):
                answer = await self._send(request, url, path, FORWARDED_HEADER, ANSWER_SECONDS)
                body = await _whole(answer)
        except _NotAnswered:
            return None
        return body if answer.status_code == 200 else None

    async def _send(self, request: Request, url: str, path: str, mark: str, seconds: float) -> httpx.Response:
        headers = [(name, value) for name, value in request.headers.raw if name in _REQUEST_HEADERS]
        client = self._connected()
        asked = client.build_request(
            "GET",
            target_of(url, path, request.scope["query_string"]),
            headers=[*headers, (mark.encode(), b"1"), (b"accept-encoding", b"identity")],
            timeout=httpx.Timeout(seconds, connect=CONNECT_SECONDS),
        )
        try:
            return await client.send(asked, stream=True)
        except _ASK_AGAIN:
            return await client.send(asked, stream=True)

    def _connected(self) -> httpx.AsyncClient:
        if self._client is None:
            # Workers talk to each other directly: a proxy of the environment is for the world outside.
            self._client = httpx.AsyncClient(
                trust_env=False,
                follow_redirects=False,
                limits=httpx.Limits(max_connections=200, max_keepalive_connections=50, keepalive_expiry=30.0),
            )
        return self._client


def target_of(base: str, path: str, query: bytes) -> httpx.URL:
    """Return the URL of ``path`` below ``base``, with the query.

    Args:
        base: scheme, server, and perhaps a path in front of all others.
        path: percent-encoded.
        query: as the client sent it.

    Raises:
        BadRequest: the URL would be no URL, or one of another server.
        httpx.InvalidURL: ``base`` is no URL.
    """
    if not path.startswith("/"):
        # Behind a host it would be more of the host's name.
        raise BadRequest("the path does not begin with /")
    url = httpx.URL(base)
    asked = quote(query, safe=_QUERY_CHARACTERS).encode("ascii")
    try:
        below = url.raw_path.partition(b"?")[0].rstrip(b"/") + path.encode("ascii")
        target = url.copy_with(raw_path=below + (b"?" + asked if asked else b""))
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadRequest(f"the path cannot be passed on: {error}") from error
    if (target.scheme, target.host, target.port) != (url.scheme, url.host, url.port):
        raise BadRequest("the path leads to another server")
    return target


class _PassedThrough(StreamingResponse):
    """Passes an answer on as it comes; a break in it breaks the connection to the client as well."""

    def __init__(self, answer: httpx.Response, headers: dict[str, str]) -> None:
        super().__init__(answer.aiter_raw(), answer.status_code, headers)
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._answer.aclose()


@contextmanager
def _failures_reported(url: str, mark: str) -> Generator[None]:
    """Log that a worker did not answer.

    Raises:
        _NotAnswered: it did not.
    """
    try:
        yield
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        if mark == RELAYED_HEADER:
            # No warning: the console asks every few seconds for what no worker may serve.
            log.info("relay failed", extra={"action": "relay_failed", "url": url, "error": repr(error)})
        else:
            log.warning(
                "worker did not answer", extra={"action": "forward_failed", "url": url, "error": repr(error)}
            )
        raise _NotAnswered(type(error).__name__) from error


async def _whole(answer: httpx.Response) -> bytes:
    try:
        return await answer.aread()
    finally:
        await answer.aclose()


def _error_code(body: bytes) -> object:
    try:
        found = orjson.loads(body)
    except orjson.JSONDecodeError:
        return None
    return found.get("error_code") if isinstance(found, dict) else None


def refuse_steps(path: str) -> None:
    """Refuse a path that steps up, in whatever encoding, since a server on the way may decode it.

    Raises:
        BadRequest: it does.
    """
    if not _STEPS.isdisjoint(unquote_to_bytes(path).split(b"/")):
        raise BadRequest("a path with a segment . or .. is not passed on; ask a worker that serves it")
