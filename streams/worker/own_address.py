"""Finds the URL at which other workers reach this one, and refuses a start that would be open to everybody."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import urlsplit

from processors.access.host_names import is_unspecified, reachable_address
from processors.masked_addresses import mask_credentials
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings, http_url

#: An address for documentation, which no machine has: the way to it is the default way out of this machine.
_ELSEWHERE: Final = ("192.0.2.1", "2001:db8::1")
_ANY_PORT: Final = 9


async def with_own_address(settings: Settings, *, embedded: bool = False) -> Settings:
    """Return the settings with the URL at which other workers reach this one.

    A server that listens on all addresses has none of its own. Then it is the address from which this machine
    reaches the brokers, or else the way out of this machine.

    Args:
        settings: with the actual port.
        embedded: The broker is in this process, so there are no other workers.

    Raises:
        ConfigurationError: There is no such address, or ``advertised_url`` is not one.
    """
    host = urlsplit(settings.own_url).hostname or ""
    if not is_unspecified(host):
        return settings
    if settings.advertised_url is not None:
        raise ConfigurationError(
            f"{PREFIX}ADVERTISED_URL is {mask_credentials(settings.advertised_url)}, which other workers cannot call: "
            "set it to the URL at which they reach this one"
        )
    servers = [] if embedded else settings.require_bootstrap_servers()
    found = await asyncio.to_thread(_found_address, servers)
    if found is None and not embedded:
        raise ConfigurationError(
            f"{PREFIX}HTTP_HOST is {settings.http_host}, and this machine has no address at which other workers "
            f"could reach it: set {PREFIX}ADVERTISED_URL to the URL of this worker"
        )
    url = http_url(found or "127.0.0.1", settings.http_port, tls=settings.security.http_cert_file is not None)
    return settings.model_copy(update={"advertised_url": url})


def _found_address(servers: Iterable[str]) -> str | None:
    return reachable_address(_addresses([*map(_host_of, servers), *_ELSEWHERE]))


def _host_of(server: str) -> str:
    return urlsplit(f"//{server}").hostname or server


def _addresses(hosts: Iterable[str]) -> Iterator[str]:
    """Yield the addresses from which this machine would reach ``hosts``. Nothing is sent."""
    for host in hosts:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, _ANY_PORT, type=socket.SOCK_DGRAM)[
                0
            ]
            with socket.socket(family, kind, protocol) as probe:
                probe.connect(address)
                yield str(probe.getsockname()[0])
        except OSError:  # no way to it, or no such name
            continue
