from __future__ import annotations

import asyncio
from collections.abc import Iterator

from fastapi.responses import StreamingResponse
from starlette.types import Message

from streams.http.answers import WHOLE_BYTES, answer_in_pieces

PIECE = b"x" * (WHOLE_BYTES // 4)


def test_a_short_body_is_answered_whole_with_its_length() -> None:
    response = answer_in_pieces(iter([PIECE, PIECE]))

    assert response.body == PIECE * 2
    assert response.headers["content-length"] == str(len(PIECE) * 2)


async def test_a_long_body_is_produced_while_it_is_read() -> None:
    made = 0

    def pieces() -> Iterator[bytes]:
        nonlocal made
        for _ in range(100):
            made += 1
            yield PIECE

    response = answer_in_pieces(pieces())
    assert isinstance(response, StreamingResponse)
    body: list[bytes] = []
    reading = asyncio.Event()

    async def send(message: Message) -> None:
        await reading.wait()
        body.append(message.get("body", b""))

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError("nobody disconnects")

    scope = {"type": "http", "asgi": {"spec_version": "2.4"}}
    sending = asyncio.create_task(response(scope, receive, send))
    for _ in range(100):
        await asyncio.sleep(0)
    assert made <= 6

    reading.set()
    await sending

    assert made == 100
    assert b"".join(body) == PIECE * 100
