"""Session ids in URL paths: percent-encoded, with any character, including ``/``."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote_to_bytes

from schemas.errors import BadRequest
from schemas.parts import MAX_IDENTIFIER

#: Most characters of a session id.
MAX_SESSION_ID: Final = MAX_IDENTIFIER

#: Where the scope of an admitted request has its session id, if its path names one.
SESSION_IN_SCOPE: Final = "sessionstream.session_id"

_PREFIX: Final = b"/sessions/"


def session_id_of(raw_path: bytes, suffix: str) -> str:
    """Return the session id in ``…/sessions/{session_id}{suffix}``, a path that a route has matched.

    Args:
        raw_path: the percent-encoded path of the request. It is decoded once, so ``%2F`` and ``%25`` give the
            characters that the client encoded; a plain ``/`` is part of the id.
        suffix: the path after the id, such as ``/memory``.

    Raises:
        BadRequest: the path does not begin with ``/`` or end with the suffix, or the id is not UTF-8, empty, or
            longer than 256 characters.
    """
    if not raw_path.startswith(b"/"):
        # The server also routes a path whose slash is encoded; another server may read it as part of the host name.
        raise BadRequest("the path does not begin with /")
    path = unquote_to_bytes(raw_path)
    if not path.endswith(suffix.encode()):
        # The pattern of a route also matches a path with one more line break at its end.
        raise BadRequest(f"the path does not end with {suffix}")
    encoded = path[path.index(_PREFIX) + len(_PREFIX) : len(path) - len(suffix)]
    try:
        session_id = encoded.decode()
    except UnicodeDecodeError as error:
        raise BadRequest("session_id in the path is not UTF-8 when percent-decoded") from error
    if not 1 <= len(session_id) <= MAX_SESSION_ID:
        raise BadRequest(f"session_id must have 1 to {MAX_SESSION_ID} characters, not {len(session_id)}")
    return session_id


def session_path(session_id: str, *, before: str = "", after: str = "") -> str:
    """Return the percent-encoded path of one session; the inverse of :func:`session_id_of`.

    Args:
        session_id: any session id.
        before: what goes before ``/sessions/``, such as ``/analytics``.
        after: what follows the id, such as ``/memory``.
    """
    encoded = quote(session_id, safe="")
    if encoded in {".", ".."}:  # clients would resolve these as dot segments of the path
        encoded = encoded.replace(".", "%2E")
    return f"{before}/sessions/{encoded}{after}"
