"""The ETag of an answer to a memory read: two answers with the same one are the same."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import orjson

from processors.memory.memory import Memory

_DIGEST_BYTES: Final = 16


def etag_of_body(body: bytes) -> str:
    """Return the ETag of a whole body."""
    return f'"{blake2b(body, digest_size=_DIGEST_BYTES).hexdigest()}"'


def etag_of_state(memory: Memory, query: bytes, *, stale: bool) -> str:
    """Return a weak ETag of an answer that is too long to be made twice: of the state that it is made from.

    Args:
        memory: what is answered.
        query: the query string of the request.
        stale: whether the answer is marked as possibly out of date.
    """
    head = memory.head
    state = None if head is None else [head.life_sequence, head.last_sequence, head.epoch, head.size_bytes]
    source = orjson.dumps([memory.session_id, state, query.decode("latin-1"), stale])
    return f"W/{etag_of_body(source)}"


def is_unchanged(if_none_match: str | None, etag: str) -> bool:
    """Return whether the client has the answer with this ETag already, by its header ``If-None-Match``."""
    if if_none_match is None:
        return False
    known = {one.strip().removeprefix("W/") for one in if_none_match.split(",")}
    return "*" in known or etag.removeprefix("W/") in known
