"""What stands before a protected server: TLS, and credentials of which one value is right."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from tests.fakes.certificates import CertificateFiles

_REFUSED = b"HTTP/1.1 401 Unauthorized\r\ncontent-type: text/plain\r\ncontent-length: 12\r\n\r\nUnauthorized"


@asynccontextmanager
async def guarded_front(port: int, files: CertificateFiles, authorization: str) -> AsyncGenerator[int]:
    """Pass requests over TLS on to ``port`` of this machine, if the first of a connection has the right credentials.

    Yields:
        The port to ask.
    """
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(files.certificate, files.key)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            writer.close()
            return
        if f"authorization: {authorization}".lower() not in head.decode().lower():
            writer.write(_REFUSED)
            writer.close()
            return
        behind_reader, behind_writer = await asyncio.open_connection("127.0.0.1", port)
        behind_writer.write(head)
        await asyncio.gather(
            pass_on(reader, behind_writer), pass_on(behind_reader, writer), return_exceptions=True
        )

    server = await asyncio.start_server(serve, "127.0.0.1", ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
