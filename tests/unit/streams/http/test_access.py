from __future__ import annotations

from pydantic import SecretStr

from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.http.access import own_hosts


def test_the_host_is_checked_without_tokens_only() -> None:
    """Also beyond loopback: a page whose domain resolves to this machine (DNS rebinding) must read nothing."""
    open_to_all = own_hosts(
        Settings(http_host="0.0.0.0", advertised_url="http://me:1", http_names=["also.me"])
    )

    assert open_to_all is not None
    assert {"0.0.0.0", "me", "also.me", "localhost"} <= open_to_all
    assert own_hosts(Settings(security=SecuritySettings(bearer_tokens=[SecretStr("secret")]))) is None
