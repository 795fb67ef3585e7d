"""The outermost layer of an HTTP API: who may come in, and what leaves when something breaks."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, Final

from starlette.requests import ClientDisconnect

from schemas.errors import SessionstreamError, Unauthorized
from streams.http.console_route import CONSOLE_PATH
from streams.http.errors import Forbidden, internal_problem, problem_of
from streams.http.hosts import is_named

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

#: Answer without a token: probes, since an orchestrator has none, and the console's page, which asks for one.
#: None of them says anything about sessions.
OPEN_PATHS: Final = frozenset({"/healthz", "/readyz", "/"})
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Edge:
    """ASGI middleware: bearer tokens, nothing for foreign web pages, no error without its JSON form.

    Args:
        app: what to guard.
        tokens: any of these opens all paths but :data:`OPEN_PATHS` and the console's files, which are open
            to all; none given: no token is asked for.
        hosts: what requests for the other paths may name as their host; None: anything.
    """

    def __init__(self, app: ASGIApp, tokens: Iterable[str] = (), hosts: Container[str] | None = None) -> None:
        self._app = app
        self._hosts = hosts
        self._tokens = tuple(token.encode() for token in tokens)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; connections other than HTTP pass."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def watched_send(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            self._admit(scope)
            await self._app(scope, receive, watched_send)
        except ClientDisconnect:
            log.debug("client went away", extra={"action": "http_client_disconnected"})
        except Exception as error:
            if not isinstance(error, SessionstreamError) or error.http_status == 500:
                log.exception("request failed", extra={"action": "http_request_failed"})
            if begun:
                # The status is out: only a broken connection still tells that the body is not whole.
                raise
            answer = problem_of(error) if isinstance(error, SessionstreamError) else internal_problem()
            await answer(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        """Let the request in, or raise.

        Raises:
            Unauthorized: it has none of the tokens.
            Forbidden: a browser sent it for a page of another origin. Without that check any web page could
                write to a worker on the reader's own machine. Or it names a host that is not this worker's:
                a page whose name was made to point here would read as well.
        """
        headers: dict[bytes, bytes] = dict(scope["headers"])
        is_open = scope["path"] in OPEN_PATHS or scope["path"].startswith(CONSOLE_PATH)
        if self._tokens and not is_open:
            scheme, _, given = headers.get(b"authorization", b"").partition(b" ")
            # Every token is compared, in constant time: how long it takes tells nothing about any of them.
            matches = [hmac.compare_digest(token, given.strip()) for token in self._tokens]
            if scheme.lower() != b"bearer" or not any(matches):
                raise Unauthorized("send one of the configured tokens as `Authorization: Bearer …`")
        if self._hosts is not None and not is_open and not is_named(headers.get(b"host"), self._hosts):
            raise Forbidden(
                "the Host header is no name of this worker: set SESSIONSTREAM_SECURITY__BEARER_TOKENS, or "
                "SESSIONSTREAM_ADVERTISED_URL to the URL it is called by",
                error_code="forbidden_host",
            )
        if scope["method"] not in _READING and not _is_same_origin(headers):
            raise Forbidden("pages of another origin may not write")


def _is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Tell whether a browser sent this for one of our own pages, or no browser did."""
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")
