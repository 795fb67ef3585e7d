"""The address of a history store, as ``ARCHIVE__URL`` gives it."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

#: The schemes, and whether each is an address of servers.
_SCHEMES: Final = {"sqlite": False, "file": False, "opensearch": True, "opensearchs": True}
_DEFAULT_PORT: Final = 9200
#: What the names of indices begin with if the URL names nothing.
DEFAULT_INDEX_NAME: Final = "sessionstream"
_INDEX_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,99}")
_KNOWN: Final = "sqlite:///path, file:///path, opensearch://host:9200/name or opensearchs://host:9200/name"


class ArchiveUrl(NamedTuple):
    """Where the history is stored.

    Attributes:
        scheme: the kind of store; ``opensearchs`` is OpenSearch over TLS.
        path: the folder of a local store; empty: a folder in ``DATA_DIR``.
        hosts: the servers of a remote store, each with its port.
        index_name: what the names of its indices begin with.
    """

    scheme: Literal["sqlite", "file", "opensearch", "opensearchs"]
    path: str = ""
    hosts: tuple[tuple[str, int], ...] = ()
    index_name: str = DEFAULT_INDEX_NAME

    @property
    def remote(self) -> bool:
        """Whether the store is servers rather than a folder."""
        return bool(self.hosts)


def parse_archive_url(url: str) -> ArchiveUrl:
    """Return what a URL says.

    Raises:
        ValueError: it says nothing that can be used; the message has the remedy.
    """
    scheme, separator, rest = url.partition("://")
    if not separator or scheme not in _SCHEMES:
        raise ValueError(f"must be {_KNOWN}; a store of your own is named by SESSIONSTREAM_ARCHIVE__STORE")
    if _SCHEMES[scheme]:
        return _remote(scheme, rest)
    if rest and not rest.startswith("/"):
        raise ValueError(f"the path must be absolute: write {scheme}:///path, with three slashes")
    return ArchiveUrl(scheme, unquote(rest))  # type: ignore[arg-type]  # one of the schemes, see above


def _remote(scheme: str, rest: str) -> ArchiveUrl:
    addresses, _, path = rest.partition("/")
    if "@" in addresses:
        raise ValueError(
            "must not have a user name or a password, since URLs are logged: set SESSIONSTREAM_ARCHIVE__USERNAME and "
            "SESSIONSTREAM_ARCHIVE__PASSWORD, or SESSIONSTREAM_ARCHIVE__API_KEY"
        )
    hosts = tuple(_host(scheme, address) for address in addresses.split(","))
    name = path.rstrip("/") or DEFAULT_INDEX_NAME
    if not _INDEX_NAME.fullmatch(name):
        raise ValueError(
            f"the name of the indices, {name!r}, must have small letters, digits, '-', '_' and '.' only, and begin with "
            f"a letter or digit: {scheme}://host:9200/name"
        )
    return ArchiveUrl(scheme, hosts=hosts, index_name=name)  # type: ignore[arg-type]  # one of the schemes


def _host(scheme: str, address: str) -> tuple[str, int]:
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or (port is None and address.endswith(":")):
        raise ValueError(
            f"{address!r} is no host with a port: write {scheme}://host:9200/name, several hosts between commas"
        )
    return host, port or _DEFAULT_PORT
