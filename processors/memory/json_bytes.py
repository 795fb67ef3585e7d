"""JSON that is kept for longer than a moment."""

from __future__ import annotations


def trimmed(json: bytes) -> bytes:
    """Return the same bytes in memory of just their size.

    orjson never gives back the buffer it wrote its result to: 4 KiB for the shortest text, 16 KiB for 2 KiB of
    it. Whoever keeps a result for each record, message or session keeps that, and pays for the page faults.
    """
    return b"".join((json, b""))
