"""Answers HEAD wherever GET is answered: with the head of GET's answer, and no body."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send


async def answer_head(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let an app answer a HEAD request as if it were a GET, and end when the head of the answer is known.

    So an answer that is streamed is not read to its end; some, such as a stream of events, have none.
    """

    async def send_head(message: Message) -> None:
        await send(message)
        if message["type"] == "http.response.start":
            await send({"type": "http.response.body", "body": b""})
            # To the app it is a client that has gone, so it closes what it would have read from.
            raise ClientDisconnect

    with suppress(ClientDisconnect):
        await app({**scope, "method": "GET"}, receive, send_head)
