"""Reads memory over the workers' HTTP API, for agents, the command line and the import."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final, Self
from urllib.parse import parse_qsl

import httpx
import orjson

from schemas.errors import BadRequest, ConfigurationError, NotServable, Retry, StaleRead, Unauthorized
from schemas.settings import PREFIX, Settings
from streams.http.session_path import memory_path

#: The longest the API waits for ``min_sequence`` in one request, in milliseconds.
_MAX_WAIT_MS: Final = 30_000
#: Room for the answer beside the wait that was asked for, in seconds.
_ANSWER_SECONDS: Final = 10.0
#: For how long after its end a read with an end waits for an answer that is on its way, in seconds.
_GRACE_SECONDS: Final = 1.0
#: While a partition moves, workers answer 503; when to ask again where they do not say, how long a pause may
#: be whatever they say, and for how long to go on, in seconds.
_RETRY_SECONDS: Final = 0.5
_MAX_PAUSE_SECONDS: Final = 10.0
_RETRY_FOR_SECONDS: Final = 30.0

#: Of a query string: names may repeat.
Parameters = Sequence[tuple[str, str | int]]

#: What is streamed to whoever can follow comes in pages here.
_JSON_ONLY: Final = {"Accept": "application/json"}


class MemoryUnreachable(Retry):
    """No memory worker answered: the caller says so, or goes on without."""

    error_code = "memory_unreachable"


class MemoryRewrittenMeanwhile(Retry):
    """Memory was rewritten between two pages: the caller begins again with the first page."""

    error_code = "memory_rewritten"


class MemoryClient:
    """Asks any memory worker; each forwards to the one that has the session. An async context manager."""

    def __init__(self, settings: Settings, *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._urls = [url.rstrip("/") for url in settings.memory_url]
        tokens = settings.security.bearer_tokens
        headers = {"Authorization": f"Bearer {tokens[0].get_secret_value()}"} if tokens else {}
        self._http = httpx.AsyncClient(headers=headers, timeout=_ANSWER_SECONDS, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close its connections."""
        await self._http.aclose()

    async def memory(self, session_id: str, **parameters: str | int) -> dict[str, Any]:
        """A session's memory as the API answers it; parameters as in its query string.

        Raises:
            MemoryUnreachable: no worker answered.
            StaleRead: ``min_sequence`` was not applied within ``wait_ms``.
            BadRequest: the API refuses a parameter, or the token (Unauthorized).
            MemoryRewrittenMeanwhile: the page asked for is of a memory that was rewritten since.
            Retry: the workers kept answering that they cannot serve the session now.
        """
        return await self._get(memory_path(session_id), list(parameters.items()))

    async def read(
        self,
        session_id: str,
        parameters: Parameters = (),
        *,
        min_sequence: int | None = None,
        within_seconds: float = 30.0,
    ) -> dict[str, Any]:
        """A session's memory that has applied ``min_sequence``; parameters may repeat. Raises as :meth:`memory`.

        Args:
            session_id: whose.
            parameters: as in the query string, in its order.
            min_sequence: what must have been applied; ``None`` for whatever there is.
            within_seconds: how long to wait for that, for workers that answer 503 while a partition moves, and
                for those that do not answer: about a second longer in all.
        """
        path = memory_path(session_id)
        deadline = time.monotonic() + within_seconds
        while True:
            try:
                return await self._get(path, parameters, deadline, min_sequence)
            except StaleRead:
                if time.monotonic() >= deadline:
                    raise

    async def knows(self, session_id: str) -> bool:
        """Whether the session has a life; raises as :meth:`memory`."""
        return (await self.memory(session_id, last=0))["sequence"] is not None

    async def wait_until_applied(self, session_id: str, sequence: int, *, within_seconds: float) -> None:
        """Wait until the session's partition was applied up to ``sequence``; raises as :meth:`memory`."""
        deadline = time.monotonic() + within_seconds
        while True:
            left_ms = int((deadline - time.monotonic()) * 1_000)
            wait_ms = max(1, min(left_ms, _MAX_WAIT_MS))
            try:
                await self.memory(session_id, last=0, min_sequence=sequence, wait_ms=wait_ms)
                return
            except StaleRead:
                if left_ms <= _MAX_WAIT_MS:
                    raise

    async def session_ids(self, *, limit: int = 10_000) -> list[str]:
        """Sessions with a life, the newest first, at most 10,000; raises as :meth:`memory`.

        Raises:
            Retry: a worker did not answer, so that the list would not be whole.
        """
        answer = await self._get("/sessions", [("limit", limit)])
        if not answer["complete"]:
            raise Retry("not all memory workers answered, so the list of sessions is not whole: try again")
        return [session["session_id"] for session in answer["sessions"]]

    async def sessions(self, *, limit: int) -> tuple[list[dict[str, Any]], bool]:
        """The newest sessions with a life as the API lists them, and whether every worker answered.

        Raises as :meth:`memory`.
        """
        answer = await self._get("/sessions", [("limit", limit)])
        return answer["sessions"], answer["complete"]

    async def events(self, session_id: str) -> list[dict[str, Any]]:
        """All events of a session's present life, each with what it did to memory; raises as :meth:`memory`."""
        path = f"{memory_path(session_id).removesuffix('/memory')}/events"
        told: list[dict[str, Any]] = []
        query: Parameters | None = [("limit", 10_000), ("memory", "true")]
        while query is not None:
            answer = await self._get(path, query)
            told += answer["events"]
            following = answer["next"]
            query = parse_qsl(following) if following is not None else None
        return told

    async def readiness(self) -> dict[str, str]:
        """What each configured worker says of itself: ``"ready"``, or why not, by URL."""
        return {url: await self._readiness_of(url) for url in self._urls}

    async def _readiness_of(self, url: str) -> str:
        try:
            response = await self._http.get(f"{url}/readyz")
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            return f"not reachable: {str(error) or type(error).__name__}"
        return "ready" if response.is_success else _detail(response)

    async def _get(
        self,
        path: str,
        parameters: Parameters,
        deadline: float | None = None,
        min_sequence: int | None = None,
    ) -> dict[str, Any]:
        retry_until = time.monotonic() + _RETRY_FOR_SECONDS if deadline is None else deadline
        while True:
            response = await self._ask_any(path, parameters, deadline, min_sequence)
            if response.status_code != 503:
                return _answer(response)
            pause = _retry_after_seconds(response)
            if time.monotonic() + pause > retry_until:
                raise NotServable(
                    f"memory cannot be served right now: {_detail(response)}", retry_after_seconds=pause
                )
            await asyncio.sleep(pause)

    async def _ask_any(
        self, path: str, parameters: Parameters, deadline: float | None, min_sequence: int | None
    ) -> httpx.Response:
        """Ask the worker that answered last, or else the next one that does; 503 only if all of them say so."""
        failures: list[str] = []
        busy: httpx.Response | None = None
        urls = list(self._urls)
        for position, url in enumerate(urls):
            left_seconds = None if deadline is None else deadline - time.monotonic()
            if position and left_seconds is not None and left_seconds <= -_GRACE_SECONDS:
                failures.append(f"{url} (not asked: no time was left)")
                continue
            asked = _asked(parameters, left_seconds, min_sequence)
            timeout = _timeout(asked, left_seconds, len(urls) - position)
            try:
                response = await self._http.get(
                    f"{url}{path}", params=list(asked), timeout=timeout, headers=_JSON_ONLY
                )
            except (httpx.UnsupportedProtocol, httpx.InvalidURL) as error:
                raise ConfigurationError(f"{PREFIX}MEMORY_URL: {url!r} is no http URL: {error}") from error
            except httpx.HTTPError as error:
                failures.append(f"{url} ({str(error) or type(error).__name__})")
                # Last from now on: it may have taken all the time there was for the others.
                self._urls = [*(other for other in self._urls if other != url), url]
                continue
            if response.status_code != 503:
                self._prefer(url)
                return response
            busy = response
        if busy is not None:
            return busy
        raise MemoryUnreachable(
            f"no memory worker answered at {', '.join(failures)}: start one with "
            f"`sessionstream worker memory`, or set {PREFIX}MEMORY_URL"
        )

    def _prefer(self, url: str) -> None:
        """Begin with this worker from now on, so that one that is away costs its timeout once."""
        if self._urls[0] != url:
            self._urls = [url, *(other for other in self._urls if other != url)]


def _asked(parameters: Parameters, left_seconds: float | None, min_sequence: int | None) -> Parameters:
    """The query of one request, which waits no longer than there is time left."""
    if min_sequence is None or left_seconds is None:
        return parameters
    wait_ms = max(1, min(int(left_seconds * 1_000), _MAX_WAIT_MS))
    return [*parameters, ("min_sequence", min_sequence), ("wait_ms", wait_ms)]


def _timeout(asked: Parameters, left_seconds: float | None, workers: int) -> httpx.Timeout:
    """How long to wait for an answer; to connect, no longer than leaves as much for each worker to be asked."""
    seconds = int(dict(asked).get("wait_ms", 0)) / 1_000 + _ANSWER_SECONDS
    if left_seconds is None:
        return httpx.Timeout(seconds)
    seconds = min(seconds, max(0.001, left_seconds + _GRACE_SECONDS))
    return httpx.Timeout(seconds, connect=seconds / workers)


def _retry_after_seconds(response: httpx.Response) -> float:
    """When to come again, as the worker says; a proxy may give a date instead, which is not looked into."""
    told = response.headers.get("Retry-After", "")
    return min(float(told), _MAX_PAUSE_SECONDS) if told.isdecimal() else _RETRY_SECONDS


def _answer(response: httpx.Response) -> dict[str, Any]:
    if response.is_success:
        try:
            answer = orjson.loads(response.content)
        except ValueError:
            answer = None
        if isinstance(answer, dict):
            return answer
        raise ConfigurationError(f"{response.url} is no memory worker: correct {PREFIX}MEMORY_URL")
    detail = _detail(response)
    if response.status_code == 504:
        raise StaleRead(detail)
    if response.status_code == 401:
        raise Unauthorized(f"{detail} (set {PREFIX}SECURITY__BEARER_TOKENS)")
    if response.status_code == 409:
        raise MemoryRewrittenMeanwhile(detail)
    if response.is_server_error:
        raise Retry(f"{response.url}: {detail}")
    raise BadRequest(detail)


def _detail(response: httpx.Response) -> str:
    """The API's own words, or the status where something else answered."""
    try:
        body = response.json()
    except ValueError:
        body = None
    if isinstance(body, dict) and isinstance(body.get("detail"), str):
        return str(body["detail"])
    return f"HTTP {response.status_code} from {response.url}"
