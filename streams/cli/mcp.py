"""``sessionstream mcp``: serves session memory as tools of the Model Context Protocol."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from schemas.errors import ConfigurationError
from streams.cli.console import note


def mcp(
    http: Annotated[
        bool, typer.Option("--http", help="Serve HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option("--host", help="The address on which HTTP is served.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Port of HTTP; 0 selects a free port.")
    ] = 6070,
    session_id: Annotated[
        str | None,
        typer.Option(
            "--session",
            help="The only session of all tools, for a model's own server: no tool lets it name another.",
        ),
    ] = None,
    allow_erase: Annotated[
        bool,
        typer.Option(
            "--allow-erase", help="Serve the tool `erase_session` too. What it erases cannot be had back."
        ),
    ] = False,
) -> None:
    """Serve MCP tools that read, search, recall, fork and compact the memory of a session, and read its history.

    The command reads from a memory worker at SESSIONSTREAM_MEMORY_URL, and publishes to
    SESSIONSTREAM_BOOTSTRAP_SERVERS.
    """
    try:
        from streams.mcp.server import serve_http, serve_stdio
    except ImportError as error:
        raise ConfigurationError(str(error)) from error
    from schemas.settings import http_url, load_settings
    from streams.client import SessionMemory
    from streams.http.server import bind

    settings = load_settings()
    memory = SessionMemory(settings=settings)
    if not http:
        asyncio.run(serve_stdio(memory, session_id=session_id, allow_erase=allow_erase))
        return
    with bind(host, port, named_by="--host and --port") as sock:
        tls = settings.security.http_cert_file is not None
        note(f"serving MCP at {http_url(host, sock.getsockname()[1], tls=tls)}/mcp")
        asyncio.run(serve_http(memory, sock, host, session_id=session_id, allow_erase=allow_erase))
