"""Session ids in paths: percent-encoded, any character allowed, ``/`` among them."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote_to_bytes

from schemas.errors import BadRequest

#: Characters of the longest session id.
MAX_SESSION_ID: Final = 256

_PREFIX: Final = b"/sessions/"


def session_id_of(raw_path: bytes, suffix: str) -> str:
    """Return the session id in ``…/sessions/{session_id}{suffix}``, a path that a route has matched.

    Args:
        raw_path: the path as it came, still percent-encoded. It is decoded once, so an id with ``%2F`` or
            ``%25`` in it is what the client encoded; a bare ``/`` is taken as part of the id.
        suffix: what follows the id, as ``/memory``.

    Raises:
        BadRequest: the path does not begin with ``/``, or the id is not UTF-8, empty, or longer than 256
            characters.
    """
    if not raw_path.startswith(b"/"):
        # Servers route what decodes to a path as well; another one may take it for a part of the host's name.
        raise BadRequest("the path does not begin with /")
    path = unquote_to_bytes(raw_path)
    encoded = path[path.index(_PREFIX) + len(_PREFIX) : len(path) - len(suffix)]
    try:
        session_id = encoded.decode()
    except UnicodeDecodeError as error:
        raise BadRequest("session_id in the path is not UTF-8 when percent-decoded") from error
    if not 1 <= len(session_id) <= MAX_SESSION_ID:
        raise BadRequest(f"session_id must have 1 to {MAX_SESSION_ID} characters, not {len(session_id)}")
    return session_id


def analytics_path(session_id: str) -> str:
    """Return the percent-encoded path of a session's figures; :func:`session_id_of` gives the id back."""
    return f"/analytics/sessions/{_encoded(session_id)}"


def memory_path(session_id: str) -> str:
    """Return the percent-encoded path of a session's memory; :func:`session_id_of` gives the id back."""
    return f"/sessions/{_encoded(session_id)}/memory"


def _encoded(session_id: str) -> str:
    encoded = quote(session_id, safe="")
    if encoded in {".", ".."}:  # which clients would take for steps within the path
        encoded = encoded.replace(".", "%2E")
    return encoded
