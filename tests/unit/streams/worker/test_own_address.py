from __future__ import annotations

import pytest

from processors.access.host_names import reachable_address
from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.worker import own_address
from streams.worker.own_address import with_own_address


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of this machine towards the brokers."""
    found: list[str] = []
    monkeypatch.setattr(own_address, "_addresses", lambda _: found)
    return found


async def test_an_address_that_others_can_call_stays() -> None:
    settings = Settings(http_host="10.0.0.1")
    assert await with_own_address(settings) is settings
    named = Settings(http_host="0.0.0.0", advertised_url="http://memory:6066")
    assert await with_own_address(named) is named


@pytest.mark.parametrize(("host", "url"), [("0.0.0.0", "http://10.0.0.7:1"), ("::", "http://10.0.0.7:1")])
async def test_a_worker_on_all_addresses_finds_its_own(addresses: list[str], host: str, url: str) -> None:
    addresses += ["127.0.0.1", "169.254.1.1", "10.0.0.7", "10.0.0.8"]

    found = await with_own_address(Settings(http_host=host, http_port=1, bootstrap_servers="kafka:9092"))

    assert found.own_url == found.advertised_url == url


async def test_an_ipv6_address_is_a_url(addresses: list[str]) -> None:
    addresses.append("fd00::7")
    found = await with_own_address(Settings(http_host="::", http_port=1, bootstrap_servers="k:1"))
    assert found.own_url == "http://[fd00::7]:1"


async def test_without_an_address_it_does_not_start(addresses: list[str]) -> None:
    addresses.append("127.0.0.1")

    with pytest.raises(
        ConfigurationError, match="set SESSIONSTREAM_ADVERTISED_URL to the URL of this worker"
    ):
        await with_own_address(Settings(http_host="0.0.0.0", bootstrap_servers="localhost:9092"))
    alone = await with_own_address(Settings(http_host="0.0.0.0", http_port=1), embedded=True)
    assert alone.own_url == "http://127.0.0.1:1"


async def test_all_addresses_are_never_advertised() -> None:
    with pytest.raises(ConfigurationError, match="which other workers cannot call"):
        await with_own_address(Settings(advertised_url="http://0.0.0.0:6066"))


def test_the_kernel_knows_the_way_to_itself() -> None:
    assert list(own_address._addresses(["127.0.0.1", "no such name.invalid"])) == ["127.0.0.1"]
    assert reachable_address(["127.0.0.1", "::1"]) is None
