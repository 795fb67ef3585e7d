"""A memory worker without Kafka: the real fold behind the real HTTP API, and a publisher that feeds it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import httpx
from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import apply
from processors.memory.frozen import Frozen
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.reading.described import ANY_DESCRIPTION, DescriptionFilter
from processors.reading.session_pages import NEWEST, SessionPage, SessionPlace
from schemas.errors import NotServable, StaleRead
from schemas.events import Event
from schemas.publication import Published
from schemas.settings import Settings
from streams.http.app import make_http_app
from streams.http.backend import Readiness, Snapshot
from streams.http.memory_api import MemoryApi
from streams.http.server import HttpServer
from streams.http.session_summary import SessionSummary
from tests.builders.memories import POLICY, START_MS

PARTITIONS = 4


@dataclass
class FakeWorker:
    """Owns every partition unless ``owners`` names another owner; ``owners[p]`` None: the owner is not known."""

    policy: MemoryPolicy = POLICY
    compaction: CompactionPolicy = field(default_factory=CompactionPolicy)
    memories: dict[str, Memory] = field(default_factory=dict)
    frozen: dict[str, Frozen] = field(default_factory=dict)
    owners: dict[int, str | None] = field(default_factory=dict)
    proven: bool = True
    #: Whether it has a last known memory.
    remembers: bool = True
    followers: list[str] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    readiness: Readiness = field(default_factory=lambda: Readiness(True, "4 partitions"))
    clock_ms: int = START_MS + 100_000
    refusal: Exception | None = None
    waits: list[tuple[int, int, int]] = field(default_factory=list)
    waited_for_end: list[tuple[int, int]] = field(default_factory=list)
    waiting: asyncio.Event = field(default_factory=asyncio.Event)
    published: list[Event] = field(default_factory=list)
    listed: int = 0
    grown: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def publisher(self) -> FakeWorker:
        return self

    def now_ms(self) -> int:
        return self.clock_ms

    def partition_of(self, session_id: str) -> int:
        return zlib.crc32(session_id.encode()) % PARTITIONS

    def follower_urls(self, partition: int) -> Sequence[str]:
        return self.followers

    def owner_url(self, partition: int) -> str | None:
        if partition not in self.owners:
            return None
        owner = self.owners[partition]
        if owner is None:
            raise NotServable("the owner of the partition is not known", retry_after_seconds=2.2)
        return owner

    def owned_by(self, url: str | None) -> None:
        self.owners = dict.fromkeys(range(PARTITIONS), url)

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        self.waits.append((partition, sequence, wait_ms))
        self.waiting.set()
        try:
            async with asyncio.timeout(wait_ms / 1000), self.grown:
                await self.grown.wait_for(lambda: len(self.published) > sequence)
        except TimeoutError:
            raise StaleRead(f"partition {partition} is not at {sequence} yet") from None

    async def wait_until_current(self, partition: int, wait_ms: int) -> None:
        self.waited_for_end.append((partition, wait_ms))

    def read(self, session_id: str, *, allow_stale: bool) -> Snapshot:
        if not self.proven and not (allow_stale and self.remembers):
            raise NotServable("ownership is not proven")
        memory = self.memories.get(session_id) or Memory.empty(session_id)
        return Snapshot(memory, stale=not self.proven, frozen=self.frozen.get(session_id))

    async def sessions(
        self,
        active_within_seconds: float | None,
        user_id: str | None,
        limit: int,
        prefixes: Sequence[str] = (),
        page: SessionPage = NEWEST,
        described: DescriptionFilter = ANY_DESCRIPTION,
    ) -> Sequence[SessionSummary]:
        self.listed += 1
        found = []
        for memory in self.memories.values():
            head = memory.head
            if head is None:  # deleted
                continue
            idle_seconds = (self.clock_ms - head.last_timestamp_ms) / 1000
            if active_within_seconds is not None and idle_seconds > active_within_seconds:
                continue
            if user_id is not None and head.user_id != user_id:
                continue
            if not described.passes(head.description, head.fork and head.fork.source):
                continue
            if not all(map(memory.session_id.startswith, prefixes)):
                continue
            place = SessionPlace(head.last_timestamp_ms, memory.session_id)
            if page.has(place):
                found.append(
                    (place, SessionSummary.of(memory.session_id, head, self.policy, self.compaction))
                )
        found.sort(key=lambda one: page.rank(one[0]), reverse=page.descending)
        return [summary for _, summary in found[:limit]]

    def worker_urls(self) -> Sequence[str]:
        return self.urls

    def ready(self) -> Readiness:
        return self.readiness

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        if self.refusal is not None:
            raise self.refusal
        answers = []
        for event in events:
            sequence = len(self.published)
            self.published.append(event)
            memory = self.memories.get(event.session_id) or Memory.empty(event.session_id)
            self.memories[event.session_id] = apply(memory, event, sequence, self.clock_ms, self.policy)
            answers.append(Published(event.event_id, self.partition_of(event.session_id), sequence))
        async with self.grown:
            self.grown.notify_all()
        return answers

    def hold(self, *memories: Memory) -> None:
        self.memories.update({memory.session_id: memory for memory in memories})


#: No archive worker answers at its address; at the default one, somebody's on this machine may.
WITHOUT_ARCHIVE = Settings(archive_url=["http://127.0.0.1:9"])


def memory_app(worker: FakeWorker, settings: Settings) -> FastAPI:
    registry = CollectorRegistry()
    app = make_http_app("test", settings, readiness=worker.ready, registry=registry)
    MemoryApi(worker, settings, registry).add_routes(app)
    return app


@asynccontextmanager
async def serving(
    worker: FakeWorker, settings: Settings | None = None, port: int = 0
) -> AsyncGenerator[httpx.AsyncClient, None]:
    """Serve the worker on this machine, by default on a free port; yields a client for it."""
    server = HttpServer(memory_app(worker, settings or WITHOUT_ARCHIVE), "127.0.0.1", port)
    # Without verify=False each client would read all certificate authorities, for plain HTTP.
    async with (
        server,
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=20, verify=False) as client,
    ):
        yield client


def url_of(client: httpx.AsyncClient) -> str:
    return str(client.base_url).rstrip("/")


def message_ids(answered: httpx.Response) -> list[str]:
    """Return the ids of the messages in an answer with a memory."""
    assert answered.status_code == 200, answered.text
    return [message["id"] for message in answered.json()["messages"]]
