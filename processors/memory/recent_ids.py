"""The recent event ids of a session, as joined hashes. Duplicates are found by id, never by content."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

#: The number of event ids that are remembered, to drop duplicates.
MAX_REMEMBERED_IDS: Final = 128

_HASH_BYTES: Final = 8
_HASHES_BYTES: Final = _HASH_BYTES * MAX_REMEMBERED_IDS


def id_hash(event_id: str) -> bytes:
    """Return the 8-byte hash of an event id."""
    return blake2b(event_id.encode(), digest_size=_HASH_BYTES).digest()


def is_known(hashes: bytes, digest: bytes) -> bool:
    """Return whether ``hashes`` contains ``digest``."""
    at = hashes.find(digest)
    while at > 0 and at % _HASH_BYTES:  # this match spans two digests
        at = hashes.find(digest, at + 1)
    return at >= 0


def add_hash(hashes: bytes, digest: bytes) -> bytes:
    """Return ``hashes`` with ``digest`` added at the end; only the last 128 are kept."""
    return (hashes + digest)[-_HASHES_BYTES:]
