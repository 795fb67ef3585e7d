"""Turning bodies that come in pieces into answers: short ones whole, long ones streamed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Final

from fastapi import Response
from fastapi.responses import StreamingResponse

#: A body up to this many bytes is answered whole, with its length.
WHOLE_BYTES: Final = 256 * 1024

JSON: Final = "application/json"


def answer(pieces: Iterator[bytes]) -> Response:
    """Return an answer that takes ``pieces`` as it sends them, so that memory for it stays bounded.

    What the pieces are made from must be immutable: other work goes on between two of them.
    """
    first: list[bytes] = []
    size = 0
    for piece in pieces:
        first.append(piece)
        size += len(piece)
        if size > WHOLE_BYTES:
            return StreamingResponse(_stream(first, pieces), media_type=JSON)
    return Response(first[0] if len(first) == 1 else b"".join(first), media_type=JSON)


async def _stream(first: list[bytes], rest: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Yield all pieces, letting the event loop run between any two (a send that need not wait does not)."""
    while first:
        yield first.pop(0)
    for piece in rest:
        yield piece
        await asyncio.sleep(0)
