from __future__ import annotations

import pytest

from processors.access.host_names import is_named, is_peer, own_names

NAMES = own_names("127.0.0.2", ["https://me.example/prefix"], ["Memory.Local"])


@pytest.mark.parametrize(
    "header",
    [
        b"localhost:6066",
        b"LOCALHOST",
        b"127.0.0.1:1",
        b"[::1]:6066",
        b"127.0.0.2",
        b"me.example:443",
        b"memory.local",
    ],
)
def test_own_host_names_are_allowed(header: bytes) -> None:
    assert is_named(header, NAMES)


@pytest.mark.parametrize(
    "header",
    [None, b"", b"evil.example:6066", b"localhost.evil.example", b"localhost@evil.example", b"[::1", b"\xff"],
)
def test_other_host_names_are_refused(header: bytes | None) -> None:
    assert not is_named(header, NAMES)


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("http://10.1.2.3:6066", []),
        ("http://[fd00::1]:6066", []),
        ("http://127.0.0.1:7000/below", []),
        ("https://memory.example:1", []),
        ("http://memory-3.workers.example", ["*.workers.example"]),
        ("http://8.8.8.8", ["8.8.8.0/24", "x"]),
        ("http://8.8.8.8", ["8.8.8.8"]),
        ("http://[::ffff:10.1.2.3]:6066", []),
        ("http://[::ffff:10.1.2.3]:6066", ["10.1.0.0/16"]),
    ],
)
def test_peers_at_allowed_addresses(url: str, allowed: list[str]) -> None:
    assert is_peer(url, allowed, ["http://memory.example:6066"])


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("http://8.8.8.8:6066", []),
        ("http://169.254.169.254/latest", []),
        ("http://[::ffff:169.254.169.254]:80", []),
        ("http://[fd00:ec2::254]", []),
        ("http://0.0.0.0:6066", []),
        ("http://evil.example", []),
        ("http://10.1.2.3", ["10.9.0.0/16"]),
        ("http://memory.example@evil.example", []),
        ("http://workers.example.evil.example", ["*.workers.example"]),
        ("file:///etc/passwd", ["*"]),
        ("http://[::1", ["*"]),
        ("", ["*"]),
    ],
)
def test_other_peers_are_refused(url: str, allowed: list[str]) -> None:
    assert not is_peer(url, allowed, ["http://memory.example:6066"])
