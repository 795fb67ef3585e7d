"""Who may come in over HTTP: bearer tokens, the names a worker answers to, nothing for foreign web pages."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Container, Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from schemas.errors import Unauthorized
from schemas.settings import Settings
from streams.http.console_route import CONSOLE_PATH
from streams.http.errors import Forbidden

#: Answer without a token: probes, since an orchestrator has none, and the console's page, which asks for one.
#: None of them says anything about sessions.
OPEN_PATHS: Final = frozenset({"/healthz", "/readyz", "/"})
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Access:
    """ASGI middleware that lets a request in or raises, within :class:`streams.http.errors.ErrorAnswers`.

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
        """Pass a request on that may come in; connections other than HTTP pass."""
        if scope["type"] == "http":
            self._admit(scope)
        await self._app(scope, receive, send)

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
            # Every token is compared, in constant time, so that the time reveals nothing about any of them.
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


def own_hosts(settings: Settings) -> frozenset[str] | None:
    """Return the hosts a request may name; None: any, since tokens are asked for, or others call as well.

    A web page whose name is made to point to this machine is of the same origin as the worker for the
    browser; only the page's host in the request distinguishes it from one of our own.
    """
    if settings.security.bearer_tokens or not _is_loopback(settings.http_host):
        return None
    own = urlsplit(settings.advertised_url or "").hostname
    return _LOOPBACK_NAMES | {settings.http_host.lower()} | ({own} if own else set())


def is_named(host_header: bytes | None, hosts: Container[str]) -> bool:
    """Return whether a ``Host`` header names one of ``hosts``, with any port or none."""
    try:
        named = urlsplit(f"//{(host_header or b'').decode('ascii')}").hostname
    except ValueError:  # not ASCII, or brackets without an address
        return False
    return named is not None and named in hosts


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Return whether a browser sent this for one of our own pages, or no browser did."""
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")
