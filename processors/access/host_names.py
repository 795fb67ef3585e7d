"""Names of this server and addresses of other workers: whether a ``Host`` header or a URL is one of them."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Container, Iterable
from fnmatch import fnmatchcase
from typing import Final
from urllib.parse import urlsplit

#: Where EC2 serves credentials over IPv6: private addresses that are not link-local.
_CLOUD_CREDENTIALS: Final = ipaddress.ip_network("fd00:ec2::/32")
_LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def is_loopback(host: str) -> bool:
    """Return whether only programs on this machine reach ``host``."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def is_unspecified(host: str) -> bool:
    """Return whether ``host`` means all addresses of this machine (``0.0.0.0``, ``::``), which is no address to call."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def reachable_address(addresses: Iterable[str]) -> str | None:
    """Return the first address at which another machine could reach this one; None if there is none.

    Args:
        addresses: Addresses of this machine, the preferred first.
    """
    for text in addresses:
        address = ipaddress.ip_address(text.partition("%")[0])
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            return text
    return None


def own_names(http_host: str, urls: Iterable[str], names: Iterable[str]) -> frozenset[str]:
    """Return the names by which clients may call a server, in lower case.

    Args:
        http_host: The address that it is bound to.
        urls: URLs that lead to it.
        names: Further names.
    """
    hosts = (urlsplit(url).hostname for url in urls)
    return _LOOPBACK_NAMES | {http_host.lower(), *(host for host in hosts if host), *map(str.lower, names)}


def is_named(host_header: bytes | None, names: Container[str]) -> bool:
    """Return whether a ``Host`` header is one of ``names``, with any port or none."""
    try:
        host = urlsplit(f"//{(host_header or b'').decode('ascii')}").hostname
    except ValueError:  # not ASCII, or brackets without an address
        return False
    return host is not None and host in names


def is_peer(url: str, allowed: Collection[str], own_urls: Iterable[str]) -> bool:
    """Return whether a worker may send its credential to a URL that a member of its group advertised.

    Args:
        url: The advertised URL.
        allowed: Host names, patterns of host names (``*.workers.example``), addresses, and networks
            (``10.0.0.0/8``). Empty: addresses of private networks and of this machine.
        own_urls: URLs in the worker's own settings; their hosts are always allowed.
    """
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        return False
    if parts.scheme not in {"http", "https"} or host is None:
        return False
    if host in {urlsplit(own).hostname for own in own_urls}:
        return True
    try:
        address = _unmapped(ipaddress.ip_address(host))
    except ValueError:
        return any(fnmatchcase(host, pattern.lower()) for pattern in allowed) or (
            not allowed and host == "localhost"
        )
    if not allowed:
        # Link-local addresses include those at which clouds serve credentials.
        return (address.is_private or address.is_loopback) and not (
            address.is_link_local or address.is_unspecified or address in _CLOUD_CREDENTIALS
        )
    return any(_contains(network, address) for network in allowed)


def _unmapped(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address,
) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """Return the IPv4 address that an IPv6 address stands for (``::ffff:10.0.0.1``), or the address itself."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped


def _contains(network: str, address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    try:
        return address in ipaddress.ip_network(network, strict=False)
    except ValueError:  # a name
        return False
