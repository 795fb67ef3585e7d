"""Records of ``memory-events``: a memory changed, a compaction was requested, started, failed or was skipped."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter, field_validator

from schemas.events import CompactionRequested
from schemas.parts import CompactedTo, Count, EventId, Identifier, Label, Sequence, WireModel


class AddedMessageInfo(WireModel):
    """One message added since the last HistoryUpdated.

    Attributes:
        id: Id of the event.
        sequence: Offset of the event.
        type: Type of the event.
        agent_id: The agent that published it.
        agent_role: The role of that agent.
        size_bytes: Size of the original message, even if memory keeps less of it or nothing.
        tokens: Tokens of the original message.
        history_size_bytes: Size of all messages of this life up to and including this one.
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
    """A session's own compaction triggers: null for one switched off, left out for one of the worker's settings."""

    trigger_size_bytes: Count | None = None
    trigger_context_fraction: Annotated[float, Field(ge=0, le=1)] | None = None
    trigger_messages: Count | None = None
    trigger_input_tokens: Count | None = None


class HistoryUpdated(WireModel):
    """A session's memory changed. There is one record per changed session and flush; a large one is split.

    Level-triggered: each record carries all that a decision about compaction needs. A session that stays over a
    trigger is announced again at intervals, without messages.
    After a crash a record may come again: drop a record that is not newer than the session's last ``sequence``.

    Attributes:
        session_id: The session whose memory changed.
        sequence: Sequence of the last event applied. In a split record, every part but the last has the sequence
            of its last message.
        epoch: How often memory was rewritten in this life.
        size_bytes: Size of the messages in memory.
        tokens: Tokens of the messages in memory.
        message_count: Number of messages in memory; 0 after the session was deleted.
        context_fraction: Tokens of memory and system message / context window.
        truncated: Whether messages were evicted that no summary covers.
        last_input_tokens: `usage.input_tokens` of the newest AI message that reports it. Left out without one since
            memory was last rewritten, since an older report is of another memory.
        compacted_to: Figures of memory right after the last compaction, if there was one.
        compaction: The session's own trigger settings, if it has any.
        messages: The messages added, oldest first; none in a reminder.
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
    last_input_tokens: Count | None = None
    compacted_to: CompactedTo | None = None
    compaction: TriggerOverrides | None = None
    messages: tuple[AddedMessageInfo, ...]

    @field_validator("messages", mode="before")
    @classmethod
    def _accept_list(cls, value: Any) -> Any:
        return tuple(value) if isinstance(value, list) else value


class CompactionStarted(WireModel):
    """A summarizer is about to be asked for a summary. Memory is unchanged.

    What comes of it follows: HistoryCompacted in session-events, or CompactionFailed or CompactionSkipped here. Nothing
    follows only if the compaction process ends without a chance to publish, or Kafka does not take the record.

    Attributes:
        session_id: The session that is being compacted.
        sequence: Sequence of the last event of the memory that was read.
        base_epoch: The epoch that the summary is made from.
        through_sequence: Sequence of the last message that the summary is to cover.
        trigger: Why the summary is made: ``size``, ``context_fraction``, ``messages``, ``input_tokens`` or
            ``requested``.
        policy: The summarizer.
        messages_to_compact: Number of messages to cover that no earlier summary covers.
        size_before_bytes: Size of all messages that the summary is to replace.
        tokens_before: Tokens of the same messages.
        request_id: Id of the request for this compaction, if there was one.
    """

    type: Literal["CompactionStarted"] = "CompactionStarted"
    session_id: Identifier
    sequence: Sequence
    base_epoch: Count
    through_sequence: Sequence
    trigger: Label
    policy: Label
    messages_to_compact: Count
    size_before_bytes: Count
    tokens_before: Count
    request_id: Label | None = None


class CompactionFailed(WireModel):
    """A compaction failed: the summarizer gave no usable summary. Memory is unchanged.

    Attributes:
        session_id: The session that was to be compacted.
        sequence: Sequence of the last event of the memory that was read.
        epoch: Epoch of that memory.
        reason: Kind of the failure: a word or two, for metrics.
        detail: What went wrong, for people; never message text.
        failures: Number of failures in a row so far.
        resting: Whether the session now rests before the next attempt.
        request_id: Id of the request for this compaction, if there was one.
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
    """A summary came too late, or there was nothing to compact. Memory is unchanged.

    Attributes:
        session_id: The session that was not compacted.
        sequence: Offset of the HistoryCompacted that was not applied. If the compaction process skipped, the
            sequence of the last event of the memory that it read.
        reason: ``stale_epoch``, ``out_of_range`` or ``no_life`` from the fold; other reasons from compaction, such as
            ``abandoned``: another worker owns the session now.
        base_epoch: The epoch that the summary was made from.
        epoch: The current epoch of memory.
        request_id: Id of the request for this compaction, if there was one.
        detail: More about the reason, for people; never message text.
        tokens: What the summarizer was asked for ``abandoned`` cost, input and output; an estimate if the call was cut
            off. It counts for ``LIMITS__SUMMARY_TOKENS_PER_HOUR``. Left out if nothing was spent.
    """

    type: Literal["CompactionSkipped"] = "CompactionSkipped"
    session_id: Identifier
    sequence: Sequence
    reason: Label
    base_epoch: Count | None = None
    epoch: Count
    request_id: Label | None = None
    detail: str | None = None
    tokens: Count | None = None


MemoryEvent = Annotated[
    HistoryUpdated | CompactionRequested | CompactionStarted | CompactionFailed | CompactionSkipped,
    Field(discriminator="type"),
]

#: The adapter that decodes bytes into memory events.
MEMORY_EVENT_ADAPTER: Final[TypeAdapter[MemoryEvent]] = TypeAdapter(
    MemoryEvent, config=ConfigDict(hide_input_in_errors=True)
)

#: Names of all types, in the order of the union.
MEMORY_EVENT_TYPES: Final = (
    "HistoryUpdated",
    "CompactionRequested",
    "CompactionStarted",
    "CompactionFailed",
    "CompactionSkipped",
)
