"""Archive workers without Kafka: the real reader and API on a fake store."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from prometheus_client import CollectorRegistry

from processors.memory.tokens import ByteEstimate
from schemas.errors import NotServable, Retry
from schemas.settings import Settings
from streams.archive.api import ArchiveApi
from streams.archive.past import PastReader
from streams.archive.past_calls import PastCalls
from streams.archive.reader import ArchiveReader
from streams.archive.store import HistoryStore
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.server import HttpServer
from streams.kafka.partitioner import partition_of
from streams.settings.policies import memory_policy
from tests.builders.archived import batch, stored
from tests.builders.events import Fields
from tests.fakes.history_store import FakeHistoryStore

PARTITIONS = 4


@dataclass
class FakeArchive:
    """One archive worker: partitions, a store, and what the memory of each session has.

    Attributes:
        mine: the partitions that this worker serves.
        memories: the answer of the memory worker by session; a session without one has no answer.
        others: the URLs of other workers by partition.
        behind: those of its partitions whose store takes no writes for now.
    """

    mine: set[int] = field(default_factory=lambda: set(range(PARTITIONS)))
    memories: dict[str, dict[str, Any]] = field(default_factory=dict)
    others: dict[int, str] = field(default_factory=dict)
    behind: set[int] = field(default_factory=set)
    store: HistoryStore = field(default_factory=FakeHistoryStore)
    count: int = PARTITIONS

    def reader(self) -> ArchiveReader:
        """Return the real reader of this worker, to which it is partitions, memory and log as well."""
        partitions, memory = (self,) * 2
        return ArchiveReader(partitions, self.store, memory, self.store.position)  # type: ignore[arg-type]  # has all

    async def say(self, session_id: str, *fields: Fields) -> None:
        partition = self.partition_of(session_id)
        first = await self.store.position(partition)
        events = [stored(one, first + number, session_id) for number, one in enumerate(fields)]
        await self.store.write(partition, batch(*events))

    # What the reader asks of streams.worker.partitions.Partitions

    def partition_of(self, session_id: str) -> int:
        return partition_of(session_id.encode(), PARTITIONS)

    def owner_url(self, partition: int) -> str | None:
        return None if partition in self.mine else self.others.get(partition, "http://127.0.0.1:9")

    def worker_urls(self) -> list[str]:
        return ["http://itself", *self.others.values()]

    def lacks_newest(self, partition: int) -> bool:
        if partition not in self.mine:
            raise NotServable(f"partition {partition} is moving")
        return partition in self.behind

    def stored_numbers(self) -> list[int]:
        return sorted(self.mine)

    async def wait_until_stored(self, partition: int, end: int, within_seconds: float) -> bool:
        return not self.lacks_newest(partition)

    # What the reader asks of streams.client.memory_client.MemoryClient

    async def memory(self, session_id: str, **_: Any) -> dict[str, Any]:
        if session_id not in self.memories:
            raise Retry("no memory worker answered")
        return self.memories[session_id]


@asynccontextmanager
async def serving(worker: FakeArchive, settings: Settings | None = None) -> AsyncGenerator[httpx.AsyncClient]:
    """Serve the worker's routes; yields a client of them."""
    settings = settings or Settings()
    registry = CollectorRegistry()
    app = make_http_app("test", settings, readiness=lambda: Readiness(True, ""), registry=registry)
    reader = worker.reader()
    past = PastReader(reader, memory_policy(settings, ByteEstimate()), PastCalls(registry))
    ArchiveApi(reader, past, settings.model_copy(update={"advertised_url": "http://itself"})).add_routes(app)
    server = HttpServer(app, "127.0.0.1", 0)
    # Without verify=False each client would read all certificate authorities, for plain HTTP.
    async with server, httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        yield client
