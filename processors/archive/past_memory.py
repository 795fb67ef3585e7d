"""What a memory was: folds a session's archived events again, and lists its compactions with before and after."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from datetime import datetime
from typing import Final

import orjson
from pydantic import ValidationError

from processors.archive.archived import ArchivedEvent, decoded_json
from processors.memory.fold import Entry, fold
from processors.memory.frozen import Frozen
from processors.memory.head import Head
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.record_time import moment_of, record_time_ms
from processors.memory.storable import storage_problem
from processors.sealing.sealed_event import SEALED_REQUIRES, key_id_of, sealed_fields, unreadable_code
from schemas.archive import Epoch, MemoryFigures
from schemas.events import (
    CONTRACT_VERSION,
    EVENT_ADAPTER,
    MAX_CONTRACT_VERSION,
    Event,
    HistoryCompacted,
    SessionDeleted,
)

_DELETED: Final = SessionDeleted.model_fields["type"].default
_SUMMARY: Final = HistoryCompacted.model_fields["type"].default


class PastMemory:
    """Folds a session's events again, from the first one that the archive has.

    The same events and policy give the same memory as in the memory worker, byte for byte, however the events are
    divided into parts.

    Attributes:
        memory: the memory after the last event that was added.
        frozen: the first event that needs a newer version, or is sealed and cannot be opened; neither it nor a later
            one is folded, up to the session's deletion if it is sealed.
    """

    def __init__(self, session_id: str, policy: MemoryPolicy) -> None:
        self.memory = Memory.empty(session_id)
        self.frozen: Frozen | None = None
        self._policy = policy

    def add(self, events: Iterable[ArchivedEvent]) -> None:
        """Fold the next events, in the order of the log."""
        self._fold(self._entries(events))

    def _fold(self, entries: list[Entry]) -> None:
        self.memory, _ = fold(self.memory, entries, self._policy)

    def _entries(self, events: Iterable[ArchivedEvent]) -> list[Entry]:
        """Return the events that the memory worker folded, up to the first one that cannot be folded."""
        entries: list[Entry] = []
        for archived in events:
            if self.frozen is not None:
                if self.frozen.code is None or archived.type != _DELETED:
                    continue
                self.frozen = None
            event = self._event(archived)
            if event is not None:
                time_ms = record_time_ms(archived.recorded_ms, event.occurred_at)
                entries.append(Entry(event, archived.sequence, time_ms))
        return entries

    def _event(self, archived: ArchivedEvent) -> Event | None:
        """Return the event; None if it needs a newer version, or is none that a memory worker folds."""
        if (sealed := sealed_fields(archived.value)) is not None:
            code, key_id = unreadable_code(sealed), key_id_of(sealed)
            self.frozen = Frozen(archived.sequence, SEALED_REQUIRES, code, key_id)
            return None
        event, requires = decoded_again(archived)
        if requires > CONTRACT_VERSION:
            self.frozen = Frozen(archived.sequence, requires)
            return None
        return None if event is None or storage_problem(event) is not None else event


def decoded_again(archived: ArchivedEvent) -> tuple[Event | None, int]:
    """Return an archived event, ``None`` if it is none of this version, and the version of the contract it needs."""
    try:
        event = EVENT_ADAPTER.validate_json(archived.value)
    except ValidationError:
        # Archived before this version knew its type, so no one could check its fields then.
        requires = decoded_json(archived.value).get("requires")
        # One that requires more than any version is a dead letter for memory, which may have been archived before.
        if isinstance(requires, int) and 1 <= requires <= MAX_CONTRACT_VERSION:
            return None, requires
        return None, 1
    return event, event.requires or 1


class PastEpochs(PastMemory):
    """Folds a session's events again, and keeps the newest compactions that were applied.

    Args:
        session_id: the session.
        policy: the memory settings of the workers.
        limit: how many compactions to keep.

    Attributes:
        epochs: the newest compactions, the oldest first.
        omitted: whether there are older ones.
    """

    def __init__(self, session_id: str, policy: MemoryPolicy, limit: int) -> None:
        super().__init__(session_id, policy)
        self.epochs: deque[Epoch] = deque(maxlen=limit)
        self.omitted = False

    def add(self, events: Iterable[ArchivedEvent]) -> None:
        """Fold the next events, in the order of the log."""
        events = list(events)
        recorded = {event.sequence: event.recorded_ms for event in events if event.type == _SUMMARY}
        before: list[Entry] = []
        for entry in self._entries(events):
            if isinstance(entry.event, HistoryCompacted):
                self._fold(before)
                self._compact(entry, entry.event, moment_of(recorded[entry.sequence]))
                before = []
            else:
                before.append(entry)
        self._fold(before)

    def _compact(self, entry: Entry, event: HistoryCompacted, recorded_at: datetime) -> None:
        """Fold a summary, and keep it if it was applied."""
        before = self.memory.head
        self._fold([entry])
        after = self.memory.head
        if before is None or after is None or after.last_sequence != entry.sequence:
            return
        self.omitted = self.omitted or len(self.epochs) == self.epochs.maxlen
        self.epochs.append(
            Epoch(
                sequence=entry.sequence,
                recorded_at=recorded_at,
                life_sequence=after.life_sequence,
                epoch=after.epoch,
                through_sequence=event.through_sequence,
                before=_figures(before),
                after=_figures(after),
                messages_compacted=event.messages_compacted,
                user_message=event.user_message,
                ai_message=event.ai_message,
                knowledge=None if self.memory.knowledge is None else orjson.loads(self.memory.knowledge),
                trigger=event.trigger,
                policy=event.policy,
                model=event.model,
                usage=event.usage,
                duration_ms=event.duration_ms,
                request_id=event.request_id,
            )
        )


def _figures(head: Head) -> MemoryFigures:
    return MemoryFigures(
        sequence=head.last_sequence,
        epoch=head.epoch,
        size_bytes=head.size_bytes,
        tokens=head.tokens,
        message_count=head.message_count,
        truncated=head.truncated,
    )
