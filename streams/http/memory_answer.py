"""The answer to a read of a memory, of the present or of the past: selected, in the form asked for, with its ETag."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from fastapi import Request, Response

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import session_fraction
from processors.memory.figures import context_fraction
from processors.memory.frozen import Frozen
from processors.memory.memory import Memory
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy
from processors.reading.body import ANSWER_FORM, memory_body, openai_body
from processors.reading.continuation import ReadMark, continued
from processors.reading.etag import MemoryDigest, etag_of, is_unchanged
from processors.reading.view import Selection, ViewQuery, select
from streams.http.answers import WHOLE_BYTES, answer_in_pieces
from streams.http.errors import MemoryRewritten
from streams.http.known_digests import KnownDigests
from streams.http.memory_request import READ_MARK_HEADER, MemoryRequest


async def memory_answer(
    request: Request,
    memory: Memory,
    memory_request: MemoryRequest,
    policy: MemoryPolicy,
    compaction: CompactionPolicy,
    *,
    digests: KnownDigests | None = None,
    stale: bool = False,
    frozen: Frozen | None = None,
) -> Response:
    """Answer from one immutable memory, so that a slow client gets a consistent answer.

    Args:
        request: may have ``If-None-Match``, and the mark of an earlier read that this one continues.
        memory: the memory.
        memory_request: what of it, in which form.
        policy: the worker's defaults.
        compaction: the compaction settings of sessions without their own.
        digests: of memories that were answered before.
        stale: whether to mark the answer as possibly out of date.
        frozen: where the memory ends, if an event needs a newer worker.

    Returns:
        The answer with its ETag; 304 if the client has it already.

    Raises:
        MemoryRewritten: the previous pages are from another state of the memory.
    """
    if not memory_request.continues_pages_of(memory):
        raise MemoryRewritten("memory was rewritten since the previous page; start again with the first page")
    selection = select(memory, memory_request.view)
    messages, digest = await _collected(memory, memory_request.view, selection, digests)
    next_page = _next_page(memory, selection, memory_request)
    head = memory.head
    mark = ReadMark.of(memory) if memory_request.is_continuable else None
    earlier = ReadMark.parsed(request.headers.get(READ_MARK_HEADER, ""))
    kept = None
    given: Sequence[Message] = messages
    if earlier is not None and earlier.is_continued_by(mark):
        kept, given = continued(messages, earlier)
    # Facts are counted, and what a summary left is compared with the window, when they are read.
    counts = memory_request.summary != "pair" or memory_request.configuration
    fraction = session_fraction(head, policy, compaction)
    marks = (
        ANSWER_FORM,
        *memory_request.form,
        policy.digest() if counts else None,
        None if head is None else (context_fraction(head, policy), head.life_sequence),
        fraction,
        next_page,
        stale,
        None if frozen is None else frozen.shown(),
        *([] if kept is None else [str(earlier)]),
    )
    etag = etag_of(digest, marks)
    if is_unchanged(request.headers.get("if-none-match"), etag):
        return Response(status_code=304, headers={"etag": etag})
    if memory_request.openai:
        body = openai_body(
            memory,
            messages,
            memory_request.unanswered,
            stale=stale,
            frozen=frozen,
            summary=memory_request.summary,
        )
    else:
        body = memory_body(
            memory,
            given,
            policy,
            compaction_fraction=fraction,
            native=memory_request.native,
            metadata=memory_request.metadata,
            configuration=memory_request.configuration,
            event_id=memory_request.event_id,
            next_page=next_page,
            stale=stale,
            frozen=frozen,
            summary=memory_request.summary,
            continued=kept,
        )
    headers = {"etag": etag}
    if mark is not None:
        headers |= {READ_MARK_HEADER: str(mark), "vary": READ_MARK_HEADER}
    return answer_in_pieces(body, headers)


async def _collected(
    memory: Memory, view: ViewQuery, selection: Selection, digests: KnownDigests | None
) -> tuple[list[Message], str]:
    """Return the messages and their digest; other tasks run between the parts of a long memory."""
    known = None if digests is None else digests.of(memory, view)
    digest = MemoryDigest(memory, view) if known is None else None
    messages: list[Message] = []
    start = size_bytes = 0
    for message in selection.messages:
        messages.append(message)
        size_bytes += len(message.json)
        if size_bytes > WHOLE_BYTES:
            if digest is not None:
                digest.add(messages[start:])
            start, size_bytes = len(messages), 0
            await asyncio.sleep(0)
    if digest is not None:
        digest.add(messages[start:])
        known = digest.of_version()
        if digests is not None:
            digests.keep(memory, view, known)
    assert known is not None, "it was known, or made"
    return messages, known


def _next_page(memory: Memory, selection: Selection, memory_request: MemoryRequest) -> str | None:
    if selection.next_after is None or memory.head is None or memory_request.openai:
        return None
    return memory_request.next_page(selection.next_after, memory)
