"""``GET /sessions/{session_id}/memory``: answers from this worker's state, or forwards to the owner."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

from fastapi import Request, Response

from schemas.errors import NotServable
from streams.http.backend import MemoryBackend
from streams.http.guarded_route import session_of
from streams.http.known_digests import KnownDigests
from streams.http.memory_answer import memory_answer
from streams.http.memory_request import MemoryRequest
from streams.http.metrics import HttpMetrics
from streams.http.past_memory_relay import relay_past_memory
from streams.http.proxy import Proxy, is_forwarded
from streams.http.query import Query
from streams.http.session_path import session_path


class MemoryRoute:
    """Answers reads of one session's memory.

    Only the owner of the session's partition serves a read, so any other worker forwards it, once. If the partition
    has moved meanwhile, the forwarded read is refused, and the client retries. A past memory (``at``) is read from an
    archive worker.
    """

    def __init__(
        self, backend: MemoryBackend, proxy: Proxy, metrics: HttpMetrics, archive_urls: Sequence[str]
    ) -> None:
        self._backend = backend
        self._archive_urls = archive_urls
        self._proxy = proxy
        self._metrics = metrics
        self._digests = KnownDigests()

    async def read(self, request: Request, query: Query) -> Response:
        """Answer one read.

        Raises:
            BadRequest: two parameters contradict each other.
            NotServable: no worker can prove that it owns the partition at the moment.
            StaleRead: what the read waits for was not applied in time.
            MemoryRewritten: the previous pages are from another state of the memory.
        """
        session_id = session_of(request)
        memory_request = MemoryRequest.of(query)
        if memory_request.at is not None:
            return await relay_past_memory(self._proxy, request, self._archive_urls, memory_request)
        partition = self._backend.partition_of(session_id)
        started = perf_counter()
        owner = self._owner(partition, memory_request)
        if owner is not None:
            try:
                path = session_path(session_id, after="/memory")
                return await self._proxy.forward(
                    request, owner, path, wait_seconds=memory_request.wait_seconds
                )
            except NotServable:
                if not memory_request.allow_stale:
                    raise
            finally:
                self._metrics.observe_read(started, forwarded=True)
        if memory_request.linearizable:
            await self._backend.wait_until_current(partition, memory_request.wait_ms)
            started = perf_counter()
        if memory_request.min_sequence is not None:
            await self._backend.wait_until_applied(
                partition, memory_request.min_sequence, memory_request.wait_ms
            )
            started = perf_counter()
        try:
            snapshot = self._backend.read(session_id, allow_stale=memory_request.allow_stale)
        except NotServable:
            followed = await self._read_followed(request, partition, session_id, memory_request)
            if followed is None:
                raise
            return followed
        memory = snapshot.memory
        if snapshot.frozen is None:
            memory = memory.as_of(self._backend.now_ms(), self._backend.policy)
        response = await memory_answer(
            request,
            memory,
            memory_request,
            self._backend.policy,
            self._backend.compaction,
            digests=self._digests,
            stale=snapshot.stale,
            frozen=snapshot.frozen,
        )
        self._metrics.observe_read(started, forwarded=False)
        return response

    async def _read_followed(
        self, request: Request, partition: int, session_id: str, memory_request: MemoryRequest
    ) -> Response | None:
        """Return the answer of a worker that follows the partition; None if there is none, or it may not be stale."""
        if not memory_request.allow_stale or is_forwarded(request):
            return None
        for url in self._backend.follower_urls(partition):
            with suppress(NotServable):
                return await self._proxy.forward(request, url, session_path(session_id, after="/memory"))
        return None

    def _owner(self, partition: int, memory_request: MemoryRequest) -> str | None:
        """Return the owner's URL; None: this worker answers, as owner, or with stale state if that is allowed."""
        try:
            return self._backend.owner_url(partition)
        except NotServable:
            if memory_request.allow_stale:
                return None
            raise
