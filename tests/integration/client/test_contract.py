"""A session memory keeps its contract on real Kafka with a memory worker, and on the embedded broker."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from tests.contracts.client import ClientContract, Connect, session
from tests.contracts.client_past import PastContract
from tests.integration.client.conftest import Installation

__all__ = ["session"]


def connecting(settings: Settings) -> Connect:
    def make(**options: Any) -> AbstractAsyncContextManager[SessionMemory]:
        return SessionMemory(settings=settings, **options)

    return make


class TestOnKafka(ClientContract):
    @pytest.fixture
    def connect(self, installation: Installation) -> Connect:
        return connecting(installation.settings)


class TestOnTheEmbeddedBroker(ClientContract, PastContract):
    @pytest.fixture
    def connect(self, embedded: Settings) -> Connect:
        return connecting(embedded)


class TestTheHistoryOverHttpAlone(PastContract):
    """The address of a memory worker, which passes on what the archive answers."""

    @pytest.fixture
    def connect(self, embedded: Settings) -> Connect:
        return connecting(load_settings(memory_url=embedded.memory_url))
