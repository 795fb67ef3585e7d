"""Access control of the HTTP server: bearer tokens, allowed host names, no writes from other origins."""

from __future__ import annotations

from collections.abc import Container
from typing import Final
from urllib.parse import unquote_to_bytes

from starlette.types import ASGIApp, Receive, Scope, Send

from processors.access.caller import NOBODY, Caller
from processors.access.host_names import is_loopback, is_named, own_names
from schemas.errors import BadRequest, ConfigurationError, Forbidden, Unauthorized
from schemas.settings import PREFIX, Settings
from streams.http.console_route import CONSOLE_PATH
from streams.http.token_file import AcceptedTokens

#: Paths without a token: probes, since an orchestrator has none, and the console's page, which asks for one.
#: None of them has data of a session.
OPEN_PATHS: Final = frozenset({"/healthz", "/readyz", "/"})
#: Limits a request that a worker passed on to the sessions of its caller, percent-encoded; may be given several times.
SESSION_PREFIX_HEADER: Final = "x-sessionstream-session-prefix"

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_CALLER: Final = "sessionstream.caller"


class Access:
    """ASGI middleware that admits a request or raises; used within :class:`streams.http.errors.ErrorAnswers`.

    What an admitted caller may do is decided by each route (:mod:`streams.http.guarded_route`).

    Args:
        app: the app to protect.
        tokens: whose token it is. If tokens are required, a request without one is admitted only to
            :data:`OPEN_PATHS` and the console's files.
        hosts: the allowed host names of requests for the other paths; None: all.
    """

    def __init__(self, app: ASGIApp, tokens: AcceptedTokens, hosts: Container[str] | None = None) -> None:
        self._app = app
        self._hosts = hosts
        self._tokens = tokens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass an admitted request to the app; connections other than HTTP are always passed."""
        if scope["type"] == "http":
            scope[_CALLER] = self._admit(scope)
        await self._app(scope, receive, send)

    def _admit(self, scope: Scope) -> Caller:
        """Return the sender of the request, or raise.

        Raises:
            BadRequest: the request has two ``Host`` headers: a proxy may have read the other one.
            Unauthorized: the request has none of the tokens.
            Forbidden: a browser sent it for a page of another origin; otherwise any web page could write to a
                worker on the user's machine. Or its host is none of this worker's names; otherwise a page whose
                domain resolves to this machine (DNS rebinding) could also read.
        """
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if len(headers) < len(scope["headers"]) and [name for name, _ in scope["headers"]].count(b"host") > 1:
            raise BadRequest("a request has one Host header")
        is_open = scope["path"] in OPEN_PATHS or scope["path"].startswith(CONSOLE_PATH)
        scheme, _, given = headers.get(b"authorization", b"").partition(b" ")
        caller = self._tokens.find(given.strip() if scheme.lower() == b"bearer" else None)
        if caller is None and not is_open:
            raise Unauthorized(
                "send a token that this worker knows as `Authorization: Bearer …`; "
                "`sessionstream token` makes one for the worker's file of tokens"
            )
        if self._hosts is not None and not is_open and not is_named(headers.get(b"host"), self._hosts):
            raise Forbidden(
                f"the Host header is not a name of this worker; set {PREFIX}SECURITY__BEARER_TOKENS, or name it in "
                f"{PREFIX}HTTP_NAMES",
                error_code="forbidden_host",
            )
        if scope["method"] not in _SAFE_METHODS and not _is_same_origin(headers):
            raise Forbidden("a web page of another origin may not write", error_code="forbidden_origin")
        return (caller or NOBODY).narrowed(_passed_on_prefixes(scope["headers"]))


def caller_in(scope: Scope) -> Caller:
    """Return the sender of a request that :class:`Access` admitted."""
    caller = scope[_CALLER]
    assert isinstance(caller, Caller)
    return caller


def own_hosts(settings: Settings) -> frozenset[str] | None:
    """Return the allowed host names; None: all, since tokens are required.

    If the domain of a web page resolves to this machine (DNS rebinding), the browser treats page and worker as one
    origin. Only the ``Host`` header of the request then differs from that of the console.
    """
    if settings.security.needs_token:
        return None
    urls = [] if settings.advertised_url is None else [settings.advertised_url]
    return own_names(settings.http_host, urls, settings.http_names)


def require_protected(settings: Settings, host: str) -> None:
    """Return if a server may listen on ``host``: on loopback, with tokens, or forced.

    Raises:
        ConfigurationError: it would be open to everybody who reaches this machine.
    """
    if not (is_loopback(host) or settings.security.needs_token or settings.http_insecure):
        raise ConfigurationError(
            f"an HTTP server on {host} without tokens lets everybody who reaches it read and write every session: "
            f"set {PREFIX}SECURITY__BEARER_TOKENS or {PREFIX}SECURITY__TOKENS_FILE, listen on 127.0.0.1, or force "
            f"it with {PREFIX}HTTP_INSECURE=yes"
        )


def _passed_on_prefixes(headers: list[tuple[bytes, bytes]]) -> list[str]:
    """Return the prefixes in the request. Anybody may send them, since they only limit the request."""
    wanted = SESSION_PREFIX_HEADER.encode()
    # A prefix that is not UTF-8 becomes one that no session id begins with.
    return [unquote_to_bytes(value).decode(errors="replace") for name, value in headers if name == wanted]


def _is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Return whether the request is from a page of this worker, or from no browser."""
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")
