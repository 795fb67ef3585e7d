"""What another process serves, passed on by this one, so that the console on any worker has all figures."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final

import httpx
from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from schemas.errors import NotServable
from streams.http.answers import JSON
from streams.http.errors import problem
from streams.http.target import target_of

log = logging.getLogger(__name__)

#: Marks what was passed on once: whoever gets it serves it itself, or says that it does not.
RELAYED_HEADER: Final = "x-sessionstream-relayed"
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 10.0
_NOT_SERVED: Final = b'"not_served_here"'
_PASSED_ON: Final = ("content-type", "content-length", "retry-after", "www-authenticate")


class Relay:
    """Passes reads on to the first of ``urls`` that answers.

    Args:
        urls: workers of the process that serves them.
        process: its name, for the answer where there is none.
    """

    def __init__(self, urls: Sequence[str], process: str) -> None:
        self._urls = [url.rstrip("/") for url in urls]
        self._process = process
        self._client: httpx.AsyncClient | None = None

    async def read(self, request: Request) -> Response:
        """Answer what the other process answers; 404 ``not_served_here`` where this is the other process's place.

        Raises:
            BadRequest: the path could lead elsewhere than to that process.
            NotServable: no worker of that process answered.
        """
        if RELAYED_HEADER in request.headers:
            return problem(404, "not_served_here", f"this worker has no {self._process} process")
        for url in self._urls:
            try:
                answer = await self._ask(url, request)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                log.info("relay failed", extra={"action": "relay_failed", "url": url, "error": repr(error)})
                continue
            if answer.status_code == 404:
                body = await answer.aread()
                if _NOT_SERVED in body:
                    continue
                return Response(body, 404, media_type=JSON)
            headers = {name: answer.headers[name] for name in _PASSED_ON if name in answer.headers}
            return StreamingResponse(_body(answer), answer.status_code, headers)
        raise NotServable(
            f"no {self._process} worker answers at {', '.join(self._urls)}", error_code="not_served_here"
        )

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _ask(self, url: str, request: Request) -> httpx.Response:
        if self._client is None:
            timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
            self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=timeout)
        headers = {RELAYED_HEADER: "1", "accept-encoding": "identity"}
        if "authorization" in request.headers:
            headers["authorization"] = request.headers["authorization"]
        target = target_of(url, request.scope["raw_path"], request.scope["query_string"])
        return await self._client.send(
            self._client.build_request("GET", target, headers=headers), stream=True
        )


async def _body(answer: httpx.Response) -> AsyncIterator[bytes]:
    try:
        async for piece in answer.aiter_raw():
            yield piece
    finally:
        await answer.aclose()
