"""By which names a worker on this machine may be called, so that no foreign web page calls it by its own."""

from __future__ import annotations

import ipaddress
from collections.abc import Container
from typing import Final
from urllib.parse import urlsplit

from schemas.settings import Settings

_HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def own_hosts(settings: Settings) -> frozenset[str] | None:
    """Return the hosts a request may name; None: any, since tokens are asked for, or others call as well.

    A web page whose name is made to point to this machine is of the same origin as the worker for the
    browser; that the request names the page's host is all that tells it from one of our own.
    """
    if settings.security.bearer_tokens or not _is_loopback(settings.http_host):
        return None
    own = urlsplit(settings.advertised_url or "").hostname
    return _HERE | {settings.http_host.lower()} | ({own} if own else set())


def is_named(host_header: bytes | None, hosts: Container[str]) -> bool:
    """Tell whether a ``Host`` header names one of ``hosts``, with any port or none."""
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
