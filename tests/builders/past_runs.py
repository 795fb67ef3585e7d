"""Sessions as a memory worker folds them, with what the memory was after every event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from processors.archive.archived import ArchivedEvent
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.reading.body import memory_body
from schemas.events import EVENT_ADAPTER
from tests.builders.archived import stored
from tests.builders.events import Fields, cleared, compacted, removed
from tests.builders.recorded import Chat, events_of


@dataclass
class PastRun:
    """One session: its events as the archive has them, and the answer of a read after each.

    Attributes:
        answers: the body of a read of the whole memory, by the sequence of the event before it.
        epochs: the sequence of each compaction that was applied.
        evicted: how many messages left the memory because of a limit.
    """

    session_id: str
    events: list[ArchivedEvent] = field(default_factory=list)
    answers: dict[int, bytes] = field(default_factory=dict)
    epochs: list[int] = field(default_factory=list)
    evicted: int = 0


def past_run(
    session_id: str, chat: list[Chat], policy: MemoryPolicy, *, first: int = 0, gap: int = 3
) -> PastRun:
    """Fold a recorded conversation one event at a time; a memory that has grown is compacted as far as its middle.

    Some sessions are also cleared, or lose a message, or get a summary that comes too late.
    """
    run, memory = PastRun(session_id), Memory.empty(session_id)
    for number, fields in enumerate(_with_rewritings(session_id, chat)):
        sequence = first + number * gap
        given = fields if fields["type"] != "HistoryCompacted" else _summary(memory, fields)
        archived = stored({**given, "event_id": f"{session_id}-{number}"}, sequence, session_id)
        entry = Entry(EVENT_ADAPTER.validate_json(archived.value), sequence, archived.recorded_ms)
        epoch = memory.head.epoch if memory.head is not None else 0
        memory, changes = fold(memory, [entry], policy)
        if archived.type == "HistoryCompacted" and memory.head is not None and memory.head.epoch > epoch:
            run.epochs.append(sequence)
        run.evicted += changes.evicted
        run.events.append(archived)
        run.answers[sequence] = b"".join(memory_body(memory, memory.messages(), policy, configuration=True))
    return run


def _with_rewritings(session_id: str, chat: list[Chat]) -> Iterator[Fields]:
    kind = sum(session_id.encode()) % 3
    for number, fields in enumerate(events_of(session_id, chat)):
        yield fields
        if number % 7 == 6:
            yield compacted(0)
        if number == 11 and kind == 0:
            yield cleared()
        if number == 9 and kind == 1:
            yield removed(f"{session_id}-3")
        if number == 12 and kind == 2:
            yield compacted(0, base_epoch=99)


def _summary(memory: Memory, fields: Fields) -> Fields:
    """Return the summary of the older half of what is in memory; one with another base epoch stays as it is."""
    messages = list(memory.messages())
    if memory.head is None or not messages or fields["base_epoch"]:
        return fields
    half = messages[len(messages) // 2].sequence
    return compacted(half, memory.head.epoch, user_message=f"up to {half}", knowledge={"title": str(half)})
