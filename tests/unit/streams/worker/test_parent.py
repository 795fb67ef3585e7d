"""What a parent tells its workers: numbers, ports, addresses, folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.worker.parent import Place, run_parent


def test_a_worker_gets_what_its_parent_wrote() -> None:
    """A place goes through the command line as it is."""
    place = Place(2, [7001, 7002], 5, 6)

    assert Place.load(place.dump()) == place


def test_each_worker_has_its_own_port_address_and_folder() -> None:
    """Workers never share an address at which others reach them, nor a store on disk."""
    settings = Settings(http_port=7000, advertised_url="https://[::1]:9000/under", data_dir=Path("data"))

    places = [Place(number, [7001, 7002], 5, 6).settings(settings) for number in (1, 2)]

    assert [place.http_port for place in places] == [7001, 7002]
    assert [place.own_url for place in places] == ["https://[::1]:9001/under", "https://[::1]:9002/under"]
    assert [place.data_dir for place in places] == [Path("data/worker-1"), Path("data/worker-2")]


def test_an_address_without_a_port_is_refused() -> None:
    """Other workers could not tell the workers of one parent apart."""
    settings = Settings(http_port=0, advertised_url="https://memory.example")

    with pytest.raises(ConfigurationError, match="must name its port"):
        run_parent(settings, ["worker", "memory"], 2)
