"""Inline data: the ``data:`` URIs that are too long for an event, because they contain their content."""

from __future__ import annotations

from typing import Final

#: The longest ``data:`` URI of a content, in bytes; larger content must be stored elsewhere and referenced.
MAX_DATA_URI_BYTES: Final = 1_024


def is_large_inline(uri: str) -> bool:
    """Return whether ``uri`` contains its own data, and too much for an event."""
    # An adapter may be given half a surrogate pair, which cannot be written otherwise.
    return uri[:5].lower() == "data:" and len(uri.encode(errors="surrogatepass")) > MAX_DATA_URI_BYTES
