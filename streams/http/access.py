"""Access control of the HTTP server: bearer tokens, allowed host names, no writes from other origins."""

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

#: Paths without a token: probes, since an orchestrator has none, and the console's page, which asks for one.
#: None of them has data of a session.
OPEN_PATHS: Final = frozenset({"/healthz", "/readyz", "/"})
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Access:
    """ASGI middleware that admits a request or raises; used within :class:`streams.http.errors.ErrorAnswers`.

    Args:
        app: the app to protect.
        tokens: a request needs one of them, except for :data:`OPEN_PATHS` and the console's files; empty: no
            token is needed.
        hosts: the allowed host names of requests for the other paths; None: all.
    """

    def __init__(self, app: ASGIApp, tokens: Iterable[str] = (), hosts: Container[str] | None = None) -> None:
        self._app = app
        self._hosts = hosts
        self._tokens = tuple(token.encode() for token in tokens)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass an admitted request to the app; connections other than HTTP are always passed."""
        if scope["type"] == "http":
            self._admit(scope)
        await self._app(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        """Admit the request, or raise.

        Raises:
            Unauthorized: the request has none of the tokens.
            Forbidden: a browser sent it for a page of another origin; otherwise any web page could write to a
                worker on the user's machine. Or its host is none of this worker's names; otherwise a page whose
                domain resolves to this machine (DNS rebinding) could also read.
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
                "the Host header is not a name of this worker; set SESSIONSTREAM_SECURITY__BEARER_TOKENS, or set "
                "SESSIONSTREAM_ADVERTISED_URL to the URL that clients use",
                error_code="forbidden_host",
            )
        if scope["method"] not in _SAFE_METHODS and not _is_same_origin(headers):
            raise Forbidden("a web page of another origin may not write")


def own_hosts(settings: Settings) -> frozenset[str] | None:
    """Return the allowed host names; None: all, since tokens are required or the server is not on loopback.

    If the domain of a web page resolves to this machine (DNS rebinding), the browser treats page and worker as one
    origin. Only the ``Host`` header of the request then differs from that of the console.
    """
    if settings.security.bearer_tokens or not _is_loopback(settings.http_host):
        return None
    advertised = urlsplit(settings.advertised_url or "").hostname
    return _LOOPBACK_NAMES | {settings.http_host.lower()} | ({advertised} if advertised else set())


def is_named(host_header: bytes | None, hosts: Container[str]) -> bool:
    """Return whether a ``Host`` header is one of ``hosts``, with any port or none."""
    try:
        host = urlsplit(f"//{(host_header or b'').decode('ascii')}").hostname
    except ValueError:  # not ASCII, or brackets without an address
        return False
    return host is not None and host in hosts


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Return whether the request is from a page of this worker, or from no browser."""
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")
