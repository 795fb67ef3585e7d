"""What a worker does where Kafka does not tell its rights."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from aiokafka.errors import ClusterAuthorizationFailedError

from schemas.settings import Settings, load_settings
from streams.kafka import access_check
from tests.log_lines import fields_of


@pytest.mark.parametrize("error", [NotImplementedError("an old broker"), ClusterAuthorizationFailedError()])
async def test_a_worker_starts_although_it_does_not_know_its_rights(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A missing right is noticed when it is used."""

    @asynccontextmanager
    async def silent(_: Settings) -> AsyncGenerator[None]:
        raise error
        yield

    monkeypatch.setattr(access_check, "started_admin", silent)
    caplog.set_level(logging.DEBUG, logger="streams")

    await access_check.require_access(load_settings(bootstrap_servers="a:1"), ["memory"])

    assert fields_of(caplog, "access_unknown", "levelname") == [("DEBUG",)]
