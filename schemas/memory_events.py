"""What the ``memory-events`` topic carries: that a memory changed, and how compaction fared."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter, field_validator

from schemas.events import CompactionRequested
from schemas.parts import CompactedTo, Count, EventId, Identifier, Label, Sequence, WireModel


class AddedMessageInfo(WireModel):
    """One message said since the last HistoryUpdated.

    Attributes:
        id: Its event's id.
        sequence: Its offset.
        type: The kind of its event.
        agent_id: Which agent said it.
        agent_role: In which role.
        size_bytes: Of the message as it was said, even if memory keeps less of it or nothing.
        tokens: Likewise.
        history_size_bytes: Of everything said in this life up to and with this message.
    """

    id: EventId
    sequence: Sequence
    type: Label
    agent_id: Label | None = None
    agent_role: Label | None = None
    size_bytes: Count
    tokens: Count
    history_size_bytes: Count


class TriggerOverrides(WireModel):
    """What a session's own settings say about when it is compacted; what is left out is the worker's."""

    trigger_size_bytes: Count | None = None
    trigger_context_fraction: Annotated[float, Field(ge=0, le=1)] | None = None
    trigger_messages: Count | None = None


class HistoryUpdated(WireModel):
    """A session's memory changed; one per changed session and flush, more when it would grow too large.

    Level-triggered: it carries what is needed to decide about compaction, whatever was announced before. A
    session that stays over a trigger is announced again now and then, without messages.
    After a crash one may come again: drop what is not newer than the last ``sequence`` seen of a session.

    Attributes:
        session_id: Whose memory.
        sequence: Up to where ``messages`` reaches; of the last part, the last event applied.
        epoch: How often memory was rewritten in this life.
        size_bytes: Of the messages in memory.
        tokens: Of the messages in memory.
        message_count: Of the messages in memory; 0 after the session was deleted.
        context_fraction: Tokens of memory and system message / context window.
        truncated: Whether something was evicted that no summary covers.
        compacted_to: Its figures right after the last compaction, if there was one.
        compaction: The session's own trigger settings, if it has any.
        messages: What was added, oldest first; none in a reminder.
    """

    type: Literal["HistoryUpdated"] = "HistoryUpdated"
    session_id: Identifier
    sequence: Sequence
    epoch: Count
    size_bytes: Count
    tokens: Count
    message_count: Count
    context_fraction: Annotated[float, Field(ge=0)]
    truncated: bool
    compacted_to: CompactedTo | None = None
    compaction: TriggerOverrides | None = None
    messages: tuple[AddedMessageInfo, ...]

    @field_validator("messages", mode="before")
    @classmethod
    def _accept_list(cls, value: Any) -> Any:
        return tuple(value) if isinstance(value, list) else value


class CompactionFailed(WireModel):
    """The summarizer gave nothing usable; memory is untouched.

    Attributes:
        session_id: Whose memory.
        sequence: The memory that was to be compacted, by its last event.
        epoch: Its epoch.
        reason: What kind of failure, a word or two for metrics.
        detail: What went wrong, for people; never message text.
        failures: How many in a row by now.
        resting: Whether the session now rests before it is tried again.
        request_id: The request that asked for it, if one did.
    """

    type: Literal["CompactionFailed"] = "CompactionFailed"
    session_id: Identifier
    sequence: Sequence
    epoch: Count
    reason: Label
    detail: str | None = None
    failures: Count = 1
    resting: bool = False
    request_id: Label | None = None


class CompactionSkipped(WireModel):
    """A summary came too late, or there was nothing to compact; memory is untouched.

    Attributes:
        session_id: Whose memory.
        sequence: Offset of the HistoryCompacted that was not applied; from the compaction process, of the
            last event of the memory it looked at.
        reason: ``stale_epoch``, ``out_of_range`` or ``no_life`` from the fold; others from compaction.
        base_epoch: The epoch the summary was made from.
        epoch: The epoch memory is in.
        request_id: The request that asked for it, if one did.
        detail: More for people; never message text.
    """

    type: Literal["CompactionSkipped"] = "CompactionSkipped"
    session_id: Identifier
    sequence: Sequence
    reason: Label
    base_epoch: Count | None = None
    epoch: Count
    request_id: Label | None = None
    detail: str | None = None


MemoryEvent = Annotated[
    HistoryUpdated | CompactionRequested | CompactionFailed | CompactionSkipped,
    Field(discriminator="type"),
]

#: The one adapter that turns bytes into memory events.
MEMORY_EVENT_ADAPTER: Final[TypeAdapter[MemoryEvent]] = TypeAdapter(
    MemoryEvent, config=ConfigDict(hide_input_in_errors=True)
)

#: Names of all kinds, in the order of the union.
MEMORY_EVENT_TYPES: Final = ("HistoryUpdated", "CompactionRequested", "CompactionFailed", "CompactionSkipped")
