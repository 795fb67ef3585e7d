"""``GET /sessions/{session_id}/memory``: answers from this worker's state, or forwards to the owner."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from processors.memory.memory import Memory
from processors.reading.body import memory_body, openai_body
from processors.reading.etag import etag_of_body, etag_of_state, is_unchanged
from processors.reading.view import select
from schemas.errors import NotServable
from streams.http.answers import answer_in_pieces
from streams.http.backend import MemoryBackend, Snapshot
from streams.http.errors import MemoryRewritten
from streams.http.guarded_route import session_of
from streams.http.memory_request import MemoryRequest
from streams.http.metrics import HttpMetrics
from streams.http.proxy import Proxy
from streams.http.query import Query
from streams.http.session_path import session_path


class MemoryRoute:
    """Answers reads of one session's memory.

    Only the owner of the session's partition serves a read, so any other worker forwards it, once. If the partition
    has moved meanwhile, the forwarded read is refused, and the client retries.
    """

    def __init__(self, backend: MemoryBackend, proxy: Proxy, metrics: HttpMetrics) -> None:
        self._backend = backend
        self._proxy = proxy
        self._metrics = metrics

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
        snapshot = self._backend.read(session_id, allow_stale=memory_request.allow_stale)
        response = self._answer(request, snapshot, memory_request)
        self._metrics.observe_read(started, forwarded=False)
        return response

    def _owner(self, partition: int, memory_request: MemoryRequest) -> str | None:
        """Return the owner's URL; None: this worker answers, as owner, or with stale state if that is allowed."""
        try:
            return self._backend.owner_url(partition)
        except NotServable:
            if memory_request.allow_stale:
                return None
            raise

    def _answer(self, request: Request, snapshot: Snapshot, memory_request: MemoryRequest) -> Response:
        """Answer from one immutable state, so that a slow client gets a consistent answer."""
        backend = self._backend
        memory = snapshot.memory
        if snapshot.frozen is None:
            memory = memory.as_of(backend.now_ms(), backend.policy)
        if memory_request.epoch is not None:
            _require_same_state(memory, memory_request.epoch, memory_request.view.after_sequence)
        selection = select(memory, memory_request.view)
        # A session freezes and thaws without a change of its memory, but the answer changes.
        marked = snapshot.stale or snapshot.frozen is not None
        if memory_request.openai:
            body = openai_body(
                memory,
                selection.messages,
                memory_request.unanswered,
                stale=snapshot.stale,
                frozen=snapshot.frozen,
                summary=memory_request.summary,
            )
            return _with_etag(request, memory, body, stale=marked)
        next_page = None
        if selection.next_after is not None and memory.head is not None:
            next_page = memory_request.next_page(selection.next_after, memory.head.epoch)
        body = memory_body(
            memory,
            selection.messages,
            backend.policy,
            native=memory_request.native,
            configuration=memory_request.configuration,
            event_id=memory_request.event_id,
            next_page=next_page,
            stale=snapshot.stale,
            frozen=snapshot.frozen,
            summary=memory_request.summary,
        )
        return _with_etag(request, memory, body, stale=marked)


def _with_etag(request: Request, memory: Memory, body: Iterator[bytes], *, stale: bool) -> Response:
    """Return the answer with its ETag; 304 if the client has it already."""
    response = answer_in_pieces(body)
    if isinstance(response, StreamingResponse):
        etag = etag_of_state(memory, request.scope["query_string"], stale=stale)
    else:
        etag = etag_of_body(bytes(response.body))
    if is_unchanged(request.headers.get("if-none-match"), etag):
        return Response(status_code=304, headers={"etag": etag})
    response.headers["etag"] = etag
    return response


def _require_same_state(memory: Memory, epoch: int, after_sequence: int | None) -> None:
    """Refuse the next page of a memory that was compacted, cleared or ended since the previous page.

    Together such pages could have messages and also the summary that replaced them.

    Raises:
        MemoryRewritten: the epoch or the life has changed.
    """
    head = memory.head
    if head is None or head.epoch != epoch or (after_sequence or 0) < head.life_sequence:
        raise MemoryRewritten("memory was rewritten since the previous page; start again with the first page")
