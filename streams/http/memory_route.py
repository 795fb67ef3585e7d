"""``GET /sessions/{session_id}/memory``: from this worker's state, or from the worker that owns it."""

from __future__ import annotations

from time import perf_counter

from fastapi import Request, Response

from processors.memory.memory import Memory
from processors.reading.body import memory_body, openai_body
from processors.reading.view import select
from schemas.errors import NotServable
from streams.http.answers import answer
from streams.http.backend import MemoryBackend, Snapshot
from streams.http.errors import MemoryRewritten
from streams.http.forwarding import Forwarder, is_forwarded
from streams.http.metrics import HttpMetrics
from streams.http.query import MemoryRequest, parse_memory_request
from streams.http.session_path import memory_path, session_id_of


class MemoryRoute:
    """Answers reads of one session's memory.

    A read is served by the owner of the session's partition only, so any other worker forwards it, once: a
    forwarded read that finds the partition gone elsewhere is refused, and the client comes again.
    """

    def __init__(self, backend: MemoryBackend, forwarder: Forwarder, metrics: HttpMetrics) -> None:
        self._backend = backend
        self._forwarder = forwarder
        self._metrics = metrics

    async def read(self, request: Request) -> Response:
        """Answer one read.

        Raises:
            BadRequest: a parameter is wrong.
            NotServable: nobody can prove to own the partition right now.
            StaleRead: ``min_sequence`` was not applied in time.
            MemoryRewritten: the pages before this one showed another state.
        """
        session_id = session_id_of(request.scope["raw_path"], "/memory")
        asked = parse_memory_request(request.scope["query_string"])
        partition = self._backend.partition_of(session_id)
        begun = perf_counter()
        owner = self._owner(partition, asked)
        if owner is not None:
            try:
                return await self._forward(request, session_id, owner, asked)
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
        """Return whom to ask; None is this worker, also where nobody is known and old state will do."""
        try:
            return self._backend.owner_url(partition)
        except NotServable:
            if asked.allow_stale:
                return None
            raise

    async def _forward(self, request: Request, session_id: str, owner: str, asked: MemoryRequest) -> Response:
        if is_forwarded(request):
            raise NotServable("the session's partition is moving between workers", error_code="moving")
        wait_ms = asked.wait_ms if asked.min_sequence is not None else 0
        return await self._forwarder.forward(
            request, owner, memory_path(session_id), wait_seconds=wait_ms / 1000
        )

    def _answer(self, snapshot: Snapshot, asked: MemoryRequest) -> Response:
        """Answer from one immutable state, however long sending it takes."""
        backend = self._backend
        memory = snapshot.memory.as_of(backend.now_ms(), backend.policy)
        if asked.epoch is not None:
            _require_same_state(memory, asked.epoch, asked.view.after_sequence)
        selection = select(memory, asked.view)
        if asked.openai:
            return answer(openai_body(memory, selection.messages, asked.unanswered, stale=snapshot.stale))
        next_page = None
        if selection.next_after is not None and memory.head is not None:
            next_page = asked.next_page(selection.next_after, memory.head.epoch)
        return answer(
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
