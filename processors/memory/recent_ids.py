"""Event ids seen lately, as joined hashes: duplicates are dropped by id, never by content."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

#: How many event ids are remembered to drop duplicates by.
MAX_REMEMBERED_IDS: Final = 128

_HASH_BYTES: Final = 8
_HASHES_BYTES: Final = _HASH_BYTES * MAX_REMEMBERED_IDS


def id_hash(event_id: str) -> bytes:
    """Return the 8-byte hash by which an event id is remembered."""
    return blake2b(event_id.encode(), digest_size=_HASH_BYTES).digest()


def is_known(hashes: bytes, digest: bytes) -> bool:
    """Return whether ``digest`` is among ``hashes``."""
    at = hashes.find(digest)
    while at > 0 and at % _HASH_BYTES:  # across two digests
        at = hashes.find(digest, at + 1)
    return at >= 0


def add_hash(hashes: bytes, digest: bytes) -> bytes:
    """Return ``hashes`` with ``digest`` as the newest of the last 128."""
    return (hashes + digest)[-_HASHES_BYTES:]
