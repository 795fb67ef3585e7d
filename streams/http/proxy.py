"""Passes a read on to other workers: to a partition's owner, to all workers, or to another process.

One rule applies to all three. A ``GET`` is passed on, and a ``POST`` whose body the route gives, with its query string,
the mark headers that it already has, and the limits of its caller. It carries this worker's own credential, never the
caller's token. The answer is returned with its status, its body and the headers that describe them. A request goes only
to configured servers and to members of the consumer group at allowed addresses, and at most once for each kind of mark,
so there are no loops.
"""

from __future__ import annotations

import asyncio
import logging
import string
import time
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import quote, unquote_to_bytes

import httpx
import orjson
from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope, Send

from processors.access.host_names import is_peer
from processors.masked_addresses import mask_credentials
from schemas.errors import BadRequest, NotServable
from schemas.settings import PREFIX, Settings
from streams.http.access import SESSION_PREFIX_HEADER
from streams.http.answers import WHOLE_BYTES
from streams.http.errors import problem
from streams.http.guarded_route import caller_of
from streams.http.memory_request import READ_MARK_HEADER
from streams.http.token_file import credential_for_workers
from streams.settings.http_tls import client_tls

log = logging.getLogger(__name__)

#: Marks a request that a worker sent to another one of the same process, which must not pass it on again.
FORWARDED_HEADER: Final = "x-sessionstream-forwarded"
#: Marks a request that a worker sent to another process, which answers it, or that it does not serve it.
RELAYED_HEADER: Final = "x-sessionstream-relayed"

#: Longest time for another worker to accept a connection, in seconds.
CONNECT_SECONDS: Final = 2.0
#: Longest time until a worker begins its answer, in seconds, in addition to the wait in the request.
ANSWER_SECONDS: Final = 5.0
#: The same for a worker that may forward the request: longer than its own timeout for that.
RELAYED_ANSWER_SECONDS: Final = 10.0
#: Longest time for a worker that has not answered yet to say that it is alive, in seconds.
ALIVE_SECONDS: Final = 2.0

#: Longest time for a client to read a long answer that is passed on, in seconds; it can read pages instead.
PASSING_SECONDS = 300.0

_NOT_SERVED_HERE: Final = "not_served_here"
# These characters stay unescaped; `#` would begin a fragment.
_QUERY_CHARACTERS: Final = string.punctuation.replace("#", "")
_DOT_SEGMENTS: Final = frozenset({b".", b".."})
_MARKS: Final = frozenset({FORWARDED_HEADER.encode(), RELAYED_HEADER.encode()})
#: Headers of a request that are passed on as they are.
_PASSED_ON: Final = _MARKS | {b"if-none-match", READ_MARK_HEADER.encode()}
_ANSWER_HEADERS: Final = (
    "cache-control",
    "content-type",
    "etag",
    "retry-after",
    "retry-after-ms",
    "vary",
    "www-authenticate",
    READ_MARK_HEADER,
)
#: Headers of a body that is passed on byte for byte.
_BODY_HEADERS: Final = ("content-length", "content-encoding")
# A worker that stopped may have closed a pooled connection; a read can be repeated.
_RETRY_ERRORS: Final = (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError)
# With these the request was not sent.
_UNREACHED_ERRORS: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.InvalidURL)


class NotAnswered(Exception):
    """A worker did not answer, or does not run the process; the message is the reason.

    Attributes:
        may_have_acted: whether the request may have reached the process all the same.
    """

    def __init__(self, reason: str, *, may_have_acted: bool = False) -> None:
        super().__init__(reason)
        self.may_have_acted = may_have_acted


def is_forwarded(request: Request) -> bool:
    """Return whether another worker of the same process sent the request."""
    return FORWARDED_HEADER in request.headers


class Proxy:
    """Passes requests on to other workers; close it with the app.

    Args:
        settings: have the URL at which other workers reach this one, its credential for them, and the allowed
            addresses of the other members of its group.

    Raises:
        ConfigurationError: the file of certificate authorities cannot be used.
    """

    def __init__(self, settings: Settings) -> None:
        self._own_url = settings.own_url.rstrip("/")
        self._credential = credential_for_workers(settings.security)
        self._tls = client_tls(settings.security)
        self._peers = settings.security.peers
        self._own_urls = (self._own_url, *settings.memory_url, *settings.analytics_url, *settings.archive_url)
        self._failures = Failures()
        #: Processes, each with a configured URL at which none of it answered when it was asked last.
        self._tried_last: set[tuple[str, str]] = set()
        self._client: httpx.AsyncClient | None = None

    async def forward(
        self, request: Request, owner_url: str, path: str, *, wait_seconds: float = 0.0
    ) -> Response:
        """Return the answer of a partition's owner.

        Args:
            request: the client's request.
            owner_url: the URL of the owner.
            path: made by :mod:`streams.http.session_path`, percent-encoded; never the path of the request.
            wait_seconds: how long the owner may wait for ``min_sequence`` before it answers.

        Raises:
            NotServable: the owner is not at an allowed address, cannot be reached, does not answer in time or does
                not run the process, or another worker forwarded the request already.
        """
        if is_forwarded(request):
            raise NotServable(
                "the session's partition is moving between workers; try again", error_code="moving"
            )
        if not self._may_call(owner_url):
            raise NotServable(
                "the worker that owns this session's partition is at an address that this worker may not call; "
                f"the operator adds it to {PREFIX}SECURITY__PEERS",
                error_code="owner_not_allowed",
            )
        try:
            return await self._request(
                request, owner_url, path, FORWARDED_HEADER, seconds=ANSWER_SECONDS + wait_seconds
            )
        except NotAnswered as error:
            raise NotServable(
                f"the worker that owns this session's partition did not answer ({error}); try again",
                error_code="owner_unreachable",
            ) from error

    async def collect(
        self,
        request: Request,
        path: str,
        worker_urls: Sequence[str],
        *,
        query: bytes | None = None,
        seconds: float | None = None,
    ) -> list[bytes | None]:
        """Return the other workers' answers: their bodies, None for an answer other than 200.

        The arguments are those of :meth:`ask_each`.
        """
        return await asyncio.gather(*self.ask_each(request, path, worker_urls, query=query, seconds=seconds))

    def ask_each(
        self,
        request: Request,
        path: str,
        worker_urls: Sequence[str],
        *,
        query: bytes | None = None,
        seconds: float | None = None,
    ) -> list[asyncio.Task[bytes | None]]:
        """Ask the other workers, and return what will be their answers: the body, None for an answer other than 200.

        A request that another worker sent is not passed on; the list is then empty.

        Args:
            request: the client's request.
            path: what the other workers are asked for.
            worker_urls: the workers; this one is not asked if it is among them.
            query: their query string, percent-encoded; that of the request by default.
            seconds: how long each may take until it begins its answer; :data:`ANSWER_SECONDS` by default.
        """
        if is_forwarded(request):
            return []
        others = [url for url in worker_urls if url.rstrip("/") != self._own_url]
        if seconds is None:
            seconds = ANSWER_SECONDS
        return [asyncio.create_task(self._body(request, url, path, query, seconds)) for url in others]

    def _may_call(self, url: str) -> bool:
        """Return whether an address that a member of the group advertised is allowed; log it if not."""
        if is_peer(url, self._peers, self._own_urls):
            return True
        log.warning(
            "a worker of the group advertises an address that this worker may not call; add it to %sSECURITY__PEERS",
            PREFIX,
            extra={"action": "peer_refused", "url": mask_credentials(url)},
        )
        return False

    async def relay(
        self,
        request: Request,
        urls: Sequence[str],
        process: str,
        path: str,
        *,
        wait_seconds: float = 0.0,
        body: bytes | None = None,
        repeatable: bool = True,
    ) -> Response:
        """Return the answer of the first of ``urls`` that runs ``process``; those that did not answer come last.

        Args:
            request: the client's request.
            urls: the configured URLs of workers of that process; a reverse proxy may be in front of them.
            process: the name of the process, for error messages.
            path: percent-encoded.
            wait_seconds: how long the other worker may wait for ``min_sequence`` before it answers.
            body: JSON; with it the request is a ``POST``.
            repeatable: whether the request may be sent twice.

        Returns:
            The answer; 404 ``not_served_here`` if another worker sent the request.

        Raises:
            BadRequest: a server on the way could resolve the path to another one.
            NotServable: no worker of that process answered.
        """
        if is_forwarded(request) or RELAYED_HEADER in request.headers:
            return problem(404, _NOT_SERVED_HERE, f"this worker does not run the {process} process")
        refuse_dot_segments(path)
        in_turn = sorted(urls, key=lambda url: (process, url) in self._tried_last)
        for number, url in enumerate(in_turn, 1):
            answer = self._request(
                request,
                url,
                path,
                RELAYED_HEADER,
                seconds=RELAYED_ANSWER_SECONDS + wait_seconds,
                body=body,
                repeatable=repeatable,
            )
            try:
                # A write that a worker may have done is not given up before its time, nor is the last chance of a read.
                answered = await (
                    answer if body is not None or number == len(urls) else self._unless_hanging(url, answer)
                )
                self._tried_last.discard((process, url))
                return answered
            except NotAnswered as error:
                # It may hang, which costs each request some seconds.
                self._tried_last.add((process, url))
                if error.may_have_acted and not repeatable:
                    raise NotServable(
                        f"the {process} worker did not answer ({error}), and may have done it all the same; try again, "
                        "with the same ids",
                        error_code=_NOT_SERVED_HERE,
                    ) from error
        tried = ", ".join(mask_credentials(url).rstrip("/") for url in urls)
        raise NotServable(
            f"no {process} worker answers at {tried}; try again, or check the setting of its URL",
            error_code=_NOT_SERVED_HERE,
        )

    async def _unless_hanging(self, url: str, answer: Coroutine[Any, Any, Response]) -> Response:
        """Return the answer of a worker, however long it takes, as long as the worker answers anything at all.

        Raises:
            NotAnswered: there is no answer, or the worker does not even say that it is alive.
        """
        answering = asyncio.create_task(answer)
        try:
            while not (await asyncio.wait({answering}, timeout=ANSWER_SECONDS))[0]:
                try:
                    with self._failures.reported(url, RELAYED_HEADER):
                        alive = target_of(url, "/healthz", b"")
                        await self._connected().get(alive, timeout=ALIVE_SECONDS)
                except NotAnswered:
                    if not answering.done():
                        raise
            return await answering
        finally:
            answering.cancel()

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _request(
        self,
        request: Request,
        url: str,
        path: str,
        mark: str,
        *,
        seconds: float,
        body: bytes | None = None,
        repeatable: bool = True,
    ) -> Response:
        """Return the answer: a short one whole, a long one as a stream.

        Raises:
            NotAnswered: there is no answer, or the worker does not run the process.
        """
        with self._failures.reported(url, mark):
            answer = await self._send(request, url, path, mark, seconds, body=body, repeatable=repeatable)
            headers = {name: answer.headers[name] for name in _ANSWER_HEADERS if name in answer.headers}
            length = answer.headers.get("content-length", "")
            if answer.status_code != 304 and not (length.isdigit() and int(length) <= WHOLE_BYTES):
                headers |= {name: answer.headers[name] for name in _BODY_HEADERS if name in answer.headers}
                return _PassedThrough(answer, headers)
            answered = await _whole(answer)
        if answer.status_code == 404 and _error_code(answered) == _NOT_SERVED_HERE:
            raise NotAnswered("it does not run this process")
        if answer.status_code == 401:
            # Not passed on, since the caller's own token was accepted here.
            log.warning(
                "another worker does not know this worker's credential; set the same %sSECURITY__WORKER_TOKEN on all",
                PREFIX,
                extra={"action": "credential_refused", "url": mask_credentials(url)},
            )
            raise NotAnswered("it does not know this worker's credential")
        return Response(answered, answer.status_code, headers)

    async def _body(
        self, request: Request, url: str, path: str, query: bytes | None, seconds: float
    ) -> bytes | None:
        if not self._may_call(url):
            return None
        try:
            with self._failures.reported(url, FORWARDED_HEADER):
                answer = await self._send(request, url, path, FORWARDED_HEADER, seconds, query=query)
                body = await _whole(answer)
        except NotAnswered:
            return None
        return body if answer.status_code == 200 else None

    async def _send(
        self,
        request: Request,
        url: str,
        path: str,
        mark: str,
        seconds: float,
        body: bytes | None = None,
        query: bytes | None = None,
        repeatable: bool = True,
    ) -> httpx.Response:
        headers = [(name, value) for name, value in request.headers.raw if name in _PASSED_ON]
        if self._credential is not None:
            # As bytes, since it may have other characters than ASCII.
            headers.append((b"authorization", b"Bearer " + self._credential.encode()))
        prefixes = caller_of(request).prefixes
        headers += [(SESSION_PREFIX_HEADER.encode(), quote(prefix, safe="").encode()) for prefix in prefixes]
        client = self._connected()
        outgoing = client.build_request(
            "GET" if body is None else "POST",
            target_of(url, path, request.scope["query_string"] if query is None else query),
            content=body,
            headers=[*headers, (mark.encode(), b"1"), (b"accept-encoding", b"identity")],
            timeout=httpx.Timeout(seconds, connect=CONNECT_SECONDS),
        )
        try:
            return await client.send(outgoing, stream=True)
        except _RETRY_ERRORS:
            if not repeatable:
                raise
            return await client.send(outgoing, stream=True)

    def _connected(self) -> httpx.AsyncClient:
        if self._client is None:
            # Workers call each other directly, without the proxy that the environment sets for outside servers.
            self._client = httpx.AsyncClient(
                trust_env=False,
                verify=self._tls,
                follow_redirects=False,
                # No limit: each of these requests belongs to a connection of this server, which has one. With a
                # limit, slow readers of long answers would hold all places.
                limits=httpx.Limits(
                    max_connections=None, max_keepalive_connections=50, keepalive_expiry=30.0
                ),
            )
        return self._client


def target_of(base: str, path: str, query: bytes) -> httpx.URL:
    """Return the URL of ``path`` below ``base``, with the query.

    Args:
        base: scheme, server and optionally a path prefix.
        path: percent-encoded.
        query: as the client sent it.

    Raises:
        BadRequest: the result is not a valid URL, or is a URL of another server.
        httpx.InvalidURL: ``base`` is not a valid URL.
    """
    if not path.startswith("/"):
        # Without the slash it would become part of the host name.
        raise BadRequest("the path does not begin with /")
    url = httpx.URL(base)
    encoded_query = quote(query, safe=_QUERY_CHARACTERS).encode("ascii")
    try:
        below = url.raw_path.partition(b"?")[0].rstrip(b"/") + path.encode("ascii")
        target = url.copy_with(raw_path=below + (b"?" + encoded_query if encoded_query else b""))
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadRequest(f"the path cannot be passed on: {error}") from error
    if (target.scheme, target.host, target.port) != (url.scheme, url.host, url.port):
        raise BadRequest("the path leads to another server")
    return target


class _PassedThrough(StreamingResponse):
    """Streams an answer to the client; if the answer breaks off, so does the connection to the client.

    A client that reads for longer than :data:`PASSING_SECONDS` loses its connection, since it holds one of the owner.
    """

    def __init__(self, answer: httpx.Response, headers: dict[str, str]) -> None:
        super().__init__(answer.aiter_raw(), answer.status_code, headers)
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(PASSING_SECONDS):
                await super().__call__(scope, receive, send)
        except TimeoutError as error:
            log.info(
                "a client read a forwarded answer for longer than %g seconds, so its connection is closed",
                PASSING_SECONDS,
                extra={"action": "http_send_timeout"},
            )
            raise ClientDisconnect from error
        finally:
            await self._answer.aclose()


class Failures:
    """Turns a failed request to a worker into an error and a log line, one for each worker every ten seconds.

    All reads of a killed worker's sessions fail until its group notices.

    Args:
        clock_seconds: monotonic.
    """

    #: Time between two lines about the same worker.
    EVERY_SECONDS: Final = 10.0

    def __init__(self, clock_seconds: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock_seconds
        # By URL and kind: when it was said, and the failures since then. Addresses of workers are few.
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    @contextmanager
    def reported(self, url: str, mark: str) -> Generator[None]:
        """Report a failure within the block.

        Raises:
            NotAnswered: the worker did not answer.
        """
        try:
            yield
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            self._report(url, mark, error)
            raise NotAnswered(
                type(error).__name__, may_have_acted=not isinstance(error, _UNREACHED_ERRORS)
            ) from error

    def _report(self, url: str, mark: str, error: Exception) -> None:
        now = self._clock()
        said_at, since = self._said.get((url, mark), (None, 0))
        if said_at is not None and now < said_at + self.EVERY_SECONDS:
            self._said[url, mark] = said_at, since + 1
            return
        self._said[url, mark] = now, 0
        # What is wrong in an invalid URL may be a part of its password.
        reason = type(error).__name__ if isinstance(error, httpx.InvalidURL) else repr(error)
        fields = {"url": mask_credentials(url), "error": reason, "requests": since + 1}
        if mark == RELAYED_HEADER:
            # No warning, since the console requests every few seconds what perhaps no worker serves.
            log.info("another process did not answer", extra={"action": "relay_failed", **fields})
        else:
            log.warning("another worker did not answer", extra={"action": "forward_failed", **fields})


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


def refuse_dot_segments(path: str) -> None:
    """Refuse a path with dot segments in any encoding, since a server on the way may decode and resolve them.

    Raises:
        BadRequest: the path has a segment ``.`` or ``..``.
    """
    if not _DOT_SEGMENTS.isdisjoint(unquote_to_bytes(path).split(b"/")):
        raise BadRequest(
            "a path with a segment . or .. is not passed on; send the request to a worker that serves it"
        )
