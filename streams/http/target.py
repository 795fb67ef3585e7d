"""Where a request goes that is passed on as it came: to the configured server, below its path, or nowhere."""

from __future__ import annotations

import string
from typing import Final
from urllib.parse import quote, unquote_to_bytes

import httpx

from schemas.errors import BadRequest

# Passed on as they came; `#` would begin a fragment.
_QUERY_CHARACTERS: Final = string.punctuation.replace("#", "")
_STEPS: Final = frozenset({b".", b".."})


def target_of(base: str, raw_path: bytes, query: bytes) -> httpx.URL:
    """Return ``raw_path`` below ``base``, with the query.

    Args:
        base: scheme, server, and perhaps a path in front of all others.
        raw_path: as the client sent it, still percent-encoded. HTTP servers take what does not begin with
            ``/`` as well, and behind a host such a path would be more of the host's name.
        query: as the client sent it.

    Raises:
        BadRequest: the path could lead elsewhere: it does not begin with ``/``, or steps up, in whatever
            encoding, since whoever stands before the other server may decode it.
        httpx.InvalidURL: ``base`` is no URL.
    """
    if not raw_path.startswith(b"/"):
        raise BadRequest("the path does not begin with /")
    if not _STEPS.isdisjoint(unquote_to_bytes(raw_path).split(b"/")):
        raise BadRequest("a path with a segment . or .. is not passed on; ask a worker that serves it")
    url = httpx.URL(base)
    asked = quote(query, safe=_QUERY_CHARACTERS).encode("ascii")
    path = url.raw_path.partition(b"?")[0].rstrip(b"/") + raw_path
    try:
        target = url.copy_with(raw_path=path + (b"?" + asked if asked else b""))
    except (httpx.InvalidURL, UnicodeDecodeError) as error:
        raise BadRequest(f"the path cannot be passed on: {error}") from error
    if (target.scheme, target.host, target.port) != (url.scheme, url.host, url.port):
        raise BadRequest("the path leads to another server")
    return target
