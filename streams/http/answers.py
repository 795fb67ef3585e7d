"""HTTP answers with JSON bodies: whole, or in pieces if a body may be large."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import orjson
from fastapi import Response
from fastapi.responses import StreamingResponse

#: A body up to this many bytes is answered whole, with its length.
WHOLE_BYTES: Final = 256 * 1024

JSON: Final = "application/json"
#: Headers of answers that are computed for each request.
NO_STORE: Final = {"cache-control": "no-store"}


def json_answer(body: Any, headers: dict[str, str] | None = None) -> Response:
    """Return ``body`` as JSON."""
    return Response(orjson.dumps(body), headers=headers, media_type=JSON)


def answer_in_pieces(pieces: Iterator[bytes], headers: dict[str, str] | None = None) -> Response:
    """Return an answer that reads ``pieces`` while it sends them, so that its memory stays bounded.

    The source of the pieces must be immutable, since other tasks run between two pieces.
    """
    first: list[bytes] = []
    size = 0
    for piece in pieces:
        first.append(piece)
        size += len(piece)
        if size > WHOLE_BYTES:
            return StreamingResponse(_stream(first, pieces), headers=headers, media_type=JSON)
    return Response(first[0] if len(first) == 1 else b"".join(first), headers=headers, media_type=JSON)


async def _stream(first: list[bytes], rest: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Yield all pieces, and let other tasks run between two of them, since a send may not wait."""
    while first:
        yield first.pop(0)
    for piece in rest:
        yield piece
        await asyncio.sleep(0)
