"""``GET /sessions/{session_id}/memory``: from this worker's state, or from the worker that owns it."""

from __future__ import annotations

from time import perf_counter

from fastapi import Request, Response

from processors.memory.memory import Memory
from processors.reading.body import memory_body, openai_body
from processors.reading.view import select
from schemas.errors import NotServable
from streams.http.answers import answer_in_pieces
from streams.http.backend import MemoryBackend, Snapshot
from streams.http.errors import MemoryRewritten
from streams.http.memory_request import MemoryRequest
from streams.http.metrics import HttpMetrics
from streams.http.proxy import Proxy
from streams.http.query import Query
from streams.http.session_path import memory_path, session_id_of


class MemoryRoute:
    """Answers reads of one session's memory.

    A read is served by the owner of the session's partition only, so any other worker forwards it, once: a
    forwarded read that finds the partition gone elsewhere is refused, and the client comes again.
    """

    def __init__(self, backend: MemoryBackend, proxy: Proxy, metrics: HttpMetrics) -> None:
        self._backend = backend
        self._proxy = proxy
        self._metrics = metrics

    async def read(self, request: Request, query: Query) -> Response:
        """Answer one read.

        Raises:
            BadRequest: two parameters contradict each other.
            NotServable: no worker can prove to own the partition right now.
            StaleRead: ``min_sequence`` was not applied in time.
            MemoryRewritten: the pages before this one showed another state.
        """
        session_id = session_id_of(request.scope["raw_path"], "/memory")
        asked = MemoryRequest.of(query)
        partition = self._backend.partition_of(session_id)
        begun = perf_counter()
        owner = self._owner(partition, asked)
        if owner is not None:
            try:
                path = memory_path(session_id)
                return await self._proxy.forward(request, owner, path, wait_seconds=asked.wait_seconds)
            except NotServable:
                if not asked.allow_stale:
                    raise
            finally:
                self._metrics.observe_read(begun, forwarded=True)
        if asked.min_sequence is not None:
            await self._backend.wait_until_applied(partition, asked.min_sequence, asked.wait_ms)
            begun = perf_counter()
        snapshot = self._backend.read(session_id, allow_stale=asked.allow_stale)
        response = self._answer(snapshot, asked)
        self._metrics.observe_read(begun, forwarded=False)
        return response

    def _owner(self, partition: int, asked: MemoryRequest) -> str | None:
        """Return where the owner answers; None is this worker, also where no owner is known and old state will do."""
        try:
            return self._backend.owner_url(partition)
        except NotServable:
            if asked.allow_stale:
                return None
            raise

    def _answer(self, snapshot: Snapshot, asked: MemoryRequest) -> Response:
        """Answer from one immutable state, however long sending it takes."""
        backend = self._backend
        memory = snapshot.memory.as_of(backend.now_ms(), backend.policy)
        if asked.epoch is not None:
            _require_same_state(memory, asked.epoch, asked.view.after_sequence)
        selection = select(memory, asked.view)
        if asked.openai:
            return answer_in_pieces(
                openai_body(memory, selection.messages, asked.unanswered, stale=snapshot.stale)
            )
        next_page = None
        if selection.next_after is not None and memory.head is not None:
            next_page = asked.next_page(selection.next_after, memory.head.epoch)
        return answer_in_pieces(
            memory_body(
                memory,
                selection.messages,
                backend.policy,
                native=asked.native,
                configuration=asked.configuration,
                next_page=next_page,
                stale=snapshot.stale,
            )
        )


def _require_same_state(memory: Memory, epoch: int, after_sequence: int | None) -> None:
    """Refuse to go on with pages of a memory that was compacted, cleared or ended since.

    Put together such pages would show messages beside the summary that stands for them.

    Raises:
        MemoryRewritten: the epoch is another, or this is another life.
    """
    head = memory.head
    if head is None or head.epoch != epoch or (after_sequence or 0) < head.life_sequence:
        raise MemoryRewritten("memory was rewritten since the page before: begin again with the first page")
