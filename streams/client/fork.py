"""Forks a session: reads a memory, and publishes the events of a session that begins with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from processors.publishing.event_record import require_copies_fit
from processors.publishing.fork import fork_events, fork_name
from processors.reading.memory_read import MemoryRead
from schemas.errors import (
    SESSION_EXISTS,
    BadRequest,
    MemoryChanged,
    NotFound,
    NotServable,
    Retry,
    StaleRead,
)
from schemas.fork_order import ForkResult
from schemas.view import ForkView, MemoryView
from streams.client.backend import Backend, ReadQuery

#: The most events that are published at once.
_BATCH_EVENTS: Final = 500
#: How long the worker may take to come to the sequence that a fork names, in seconds: it has it, or the log has not.
_AT_SECONDS: Final = 2.0


async def fork_session(
    backend: Backend,
    session_id: str,
    *,
    at: int | None,
    fork_id: str | None,
    who: Mapping[str, Any],
    min_sequence: int,
    timeout_seconds: float,
    max_event_bytes: int,
) -> ForkResult:
    """Make a session that begins with another one's memory, and wait until it can be read.

    A fork that is there already is answered as it is. One of which only a part was made is completed. So the same call
    can be made again after any failure.

    Args:
        backend: reads and publishes.
        session_id: the session to fork.
        at: its memory as it was after this sequence; ``None`` as it is.
        fork_id: the fork; ``None`` derives its id from the session and the sequence.
        who: ``agent_id``, ``agent_role`` and ``user_id`` of the fork's first event, as far as they are known.
        min_sequence: the session's memory must have applied this sequence, of the caller's own writes.
        timeout_seconds: how long a read may take.
        max_event_bytes: the largest event.

    Raises:
        BadRequest: the fork is the session itself, or the id is too long to derive one; or (EventTooLarge) a copy is
            larger than its original, and too large.
        NotFound: the session has no memory, then or now.
        StaleRead: the log has not come to ``at``, or memory has not come to the other sequences in time.
        MemoryChanged: the fork's id belongs to a session with a life of its own, or to another fork.
        NotServable: the session waits for a newer worker, so its memory is not whole; or a part of the fork is there,
            the session went on since, and no archive can give its memory of then.
        PublishFailed, MemoryUnreachable: as writing and reading.
    """
    if fork_id == session_id:
        raise BadRequest(
            "a session cannot be forked into itself: name another one", error_code="invalid_field"
        )
    there = None if fork_id is None else await _read(backend, fork_id, timeout_seconds)
    part_id = None
    if there is not None and at is None and (made := _fork_in(there, session_id)) is not None:
        at, part_id = made.sequence, fork_id
        if made.complete:
            return _result(there, made, created=False)
    memory = await _memory_at(backend, session_id, at, min_sequence, timeout_seconds, part_id)
    if memory.sequence is None:
        raise NotFound(f"session {session_id!r} has no memory{'' if at is None else f' as of sequence {at}'}")
    if memory.frozen is not None:
        raise NotServable(f"session {session_id!r} {memory.frozen.detail}, so its memory is not whole")
    if fork_id is None or there is None:
        fork_id = fork_name(session_id, memory.sequence)
        there = await _read(backend, fork_id, timeout_seconds)
    made = _fork_in(there, session_id, memory.sequence)
    if made is not None and made.complete:
        return _result(there, made, created=False)
    counter = await backend.counter()
    events = fork_events(
        memory,
        fork_id,
        occurred_at=datetime.now(UTC),
        encoding=None if counter.estimated else counter.encoding,
        who={"user_id": memory.user_id} | {name: value for name, value in who.items() if value is not None},
    )
    require_copies_fit(events, max_event_bytes=max_event_bytes)
    sequence = 0
    for batch in _batches(events):
        sequence = max([sequence, *(one.sequence for one in await backend.publish(batch))])
    there = await _read(backend, fork_id, timeout_seconds, min_sequence=sequence)
    made = _fork_in(there, session_id, memory.sequence)
    if made is None or not made.complete:
        raise MemoryChanged(f"session {fork_id!r} was deleted while the fork was made: make it again")
    return _result(there, made, created=True)


async def _read(
    backend: Backend,
    session_id: str,
    timeout_seconds: float,
    *,
    min_sequence: int | None = None,
    linearizable: bool = False,
) -> MemoryRead:
    query = ReadQuery(
        session_id=session_id,
        last=0,
        min_sequence=min_sequence,
        linearizable=linearizable,
        timeout_seconds=timeout_seconds,
    )
    return await backend.read(query)


def _fork_in(there: MemoryRead, session_id: str, sequence: int | None = None) -> ForkView | None:
    """Return the fork of a session that this one is; ``None`` if it has no life.

    Args:
        there: what is there under the id of the fork.
        session_id: the session that is forked.
        sequence: up to which it is forked; ``None`` for any.

    Raises:
        MemoryChanged: what is there is no such fork.
    """
    if there.sequence is None:
        return None
    found = there.forked_from
    if found is None or found.session_id != session_id or sequence not in (None, found.sequence):
        raise MemoryChanged(
            f"session {there.session_id!r} is there already, and is not this fork: name another one, or delete it",
            error_code=SESSION_EXISTS,
        )
    return found


async def _memory_at(
    backend: Backend,
    session_id: str,
    at: int | None,
    min_sequence: int,
    timeout_seconds: float,
    part_id: str | None,
) -> MemoryView:
    """Return the memory as it was after ``at``; from the archive only if it has changed since.

    The archive is asked only for what the log has: it would wait for anything else.

    Args:
        backend: as :func:`fork_session` has it.
        session_id: the session.
        at: the sequence; ``None`` as it is.
        min_sequence: memory must have applied this sequence.
        timeout_seconds: how long a read may take.
        part_id: the fork, of which a part is there already.
    """
    if at is not None:
        now = await _read(backend, session_id, timeout_seconds, min_sequence=min_sequence or None)
        if now.sequence is not None and now.sequence > at:
            return await _past_memory(backend, session_id, at, part_id)
        try:
            await _read(backend, session_id, min(timeout_seconds, _AT_SECONDS), min_sequence=at)
        except StaleRead as error:
            # Memory may be behind the log, or the log not there yet. The former fails here, and says so.
            now = await _read(backend, session_id, timeout_seconds, linearizable=True)
            if now.sequence is None:
                raise NotFound(
                    f"session {session_id!r} has no memory, and its log has not come to sequence {at}"
                ) from error
            if now.sequence < at:
                raise StaleRead(
                    f"the log of session {session_id!r} has not come to sequence {at}, its newest is {now.sequence}: "
                    "name an earlier sequence, or try again"
                ) from error
        if now.sequence is None:
            return await _past_memory(backend, session_id, at, part_id)
        min_sequence = max(min_sequence, at)
    memory = await backend.whole_memory(session_id, min_sequence=min_sequence)
    if at is not None and memory.sequence is not None and memory.sequence > at:
        return await _past_memory(backend, session_id, at, part_id)
    return memory


async def _past_memory(backend: Backend, session_id: str, at: int, part_id: str | None) -> MemoryView:
    """Return the memory as it was after ``at``, from the archive.

    Raises:
        NotServable: there is none, and a part of the fork is there: the caller did not ask for a past memory.
    """
    cause: Retry | None = None
    try:
        memory = await backend.whole_memory(session_id, at=at)
        if part_id is None or memory.sequence is not None:
            return memory
    except Retry as error:
        if part_id is None:
            raise
        cause = error
    reason = "the archive does not have it" if cause is None else cause.detail
    raise NotServable(
        f"only a part of the fork {part_id!r} was made, and session {session_id!r} went on or ended since, so its "
        f"memory as of sequence {at} has to come from an archive ({reason}): run an archive worker and try again, or "
        f"delete {part_id!r} and fork again"
    ) from cause


def _batches(events: Sequence[Any]) -> list[Sequence[Any]]:
    return [events[start : start + _BATCH_EVENTS] for start in range(0, len(events), _BATCH_EVENTS)]


def _result(there: MemoryRead, made: ForkView, *, created: bool) -> ForkResult:
    assert there.sequence is not None
    return ForkResult(
        session_id=there.session_id,
        from_session_id=made.session_id,
        from_sequence=made.sequence,
        sequence=there.sequence,
        message_count=there.message_count,
        created=created,
    )
