from __future__ import annotations

import contextlib
from typing import Any

import pytest

from tests.unit.streams.cli.conftest import Invoke


class Bound:
    def getsockname(self) -> tuple[Any, ...]:
        return ("", 6070, 0, 0)


@pytest.mark.parametrize(
    ("host", "is_tls", "url"),
    [
        ("127.0.0.1", False, "http://127.0.0.1:6070/mcp"),
        ("::1", False, "http://[::1]:6070/mcp"),
        ("127.0.0.1", True, "https://127.0.0.1:6070/mcp"),
    ],
)
def test_the_url_is_one_that_clients_take(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, host: str, is_tls: bool, url: str
) -> None:
    async def serve(*_: Any, **__: Any) -> None:
        pass

    monkeypatch.setattr("streams.http.server.bind", lambda *_, **__: contextlib.nullcontext(Bound()))
    monkeypatch.setattr("streams.mcp.server.serve_http", serve)
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "127.0.0.1:9")
    if is_tls:
        monkeypatch.setenv("SESSIONSTREAM_SECURITY__HTTP_CERT_FILE", "cert.pem")
        monkeypatch.setenv("SESSIONSTREAM_SECURITY__HTTP_KEY_FILE", "key.pem")

    assert invoke("mcp", "--http", "--host", host) == (0, "", f"serving MCP at {url}\n")


@pytest.mark.parametrize("host", ["nowhere.invalid", "x" * 64])
def test_an_address_that_is_not_of_this_machine_is_named_by_its_options(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    """The remedy named settings, which this command does not read."""
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "127.0.0.1:9")

    result = invoke("mcp", "--http", "--host", host)

    assert result.code == 1
    (line,) = result.err.splitlines()
    assert line.startswith(f"error: cannot serve HTTP on {host}:6070: ")
    assert line.endswith("; set --host and --port to a free address of this machine")
