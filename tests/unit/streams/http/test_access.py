from __future__ import annotations

import pytest
from pydantic import SecretStr

from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.http.access import is_named, own_hosts


@pytest.mark.parametrize(
    "header",
    [b"localhost:6066", b"LOCALHOST", b"127.0.0.1:1", b"[::1]:6066", b"127.0.0.2", b"me.example:443"],
)
def test_own_host_names_are_allowed(header: bytes) -> None:
    hosts = own_hosts(Settings(http_host="127.0.0.2", advertised_url="https://me.example/prefix"))

    assert hosts is not None
    assert is_named(header, hosts)


@pytest.mark.parametrize(
    "header",
    [None, b"", b"evil.example:6066", b"localhost.evil.example", b"localhost@evil.example", b"[::1", b"\xff"],
)
def test_other_host_names_are_refused(header: bytes | None) -> None:
    hosts = own_hosts(Settings())

    assert hosts is not None
    assert not is_named(header, hosts)


def test_all_host_names_are_allowed_with_tokens_or_beyond_loopback() -> None:
    assert own_hosts(Settings(http_host="0.0.0.0")) is None
    assert own_hosts(Settings(security=SecuritySettings(bearer_tokens=[SecretStr("secret")]))) is None
