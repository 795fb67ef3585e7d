"""A server that answers every request with given bytes, and remembers the requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class RawServer:
    """Answers one request per connection, each with the next of ``answers``; at their end, with the last one."""

    answers: Sequence[bytes]
    url: str = ""
    heads: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)

    @property
    def targets(self) -> list[str]:
        return [head.split(b" ")[1].decode() for head in self.heads]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heads.append(head)
        lengths = [line[15:] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        self.bodies.append(await reader.readexactly(int(lengths[0])) if lengths else b"")
        writer.write(self.answers[min(len(self.heads), len(self.answers)) - 1])
        await writer.drain()
        writer.close()


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncGenerator[RawServer]:
    server = RawServer(answers)
    async with await asyncio.start_server(server.answer, "127.0.0.1", 0) as listening:
        server.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        yield server


def response(
    body: bytes, *, status: str = "200 OK", length: int | None = None, headers: Sequence[str] = ()
) -> bytes:
    """Return the bytes of an answer; ``length`` is its content-length, right or wrong."""
    lines = [f"HTTP/1.1 {status}", "content-type: application/json", "connection: close", *headers]
    lines.append(f"content-length: {len(body) if length is None else length}")
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
