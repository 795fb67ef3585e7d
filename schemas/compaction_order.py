"""What ``POST /sessions/{session_id}/compact`` takes: a request to compact a session, or a summary of one's own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from schemas.field_docstrings import DescribedFields
from schemas.parts import Count, EventId, Label, Sequence


class SummaryBase(DescribedFields, BaseModel):
    """The memory that the author of a summary has read, named by figures of its answer."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sequence: Sequence
    """`sequence` of that memory. The summary replaces no later message."""
    epoch: Count | None = None
    """`epoch` of that memory. In any other epoch nothing is compacted."""
    life_sequence: Sequence | None = None
    """`life_sequence` of that memory. In any other life nothing is compacted."""


class CompactionOrder(DescribedFields, BaseModel):
    """One compaction: without texts, the compaction worker makes the summary.

    An unknown field is an error.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    instructions: str | None = None
    """What the summarizer should keep or leave out."""
    user_message: str | None = None
    """With `ai_message`: your own summary, the user's side of it."""
    ai_message: str | None = None
    """With `user_message`: the agents' side of your own summary."""
    knowledge: dict[str, Any] | None = None
    """Of your own summary. It replaces the knowledge of the last summary, which stays if this is left out."""
    base: SummaryBase | None = None
    """What your own summary was made from. Without it, memory as it is now is replaced."""
    reason: Literal["agent", "user", "length_exceeded"] = "user"
    """Who requests it, of a request to the compaction worker."""
    keep_recent_turns: Count | None = None
    """How many of the newest turns stay as they are. Without it, as configured."""
    keep_recent_messages: Count | None = None
    """At least this many of the newest messages stay as they are."""
    keep_recent_tokens: Count | None = None
    """Newest messages of at least this many tokens stay as they are."""
    needs_worker: bool = False
    """`true`: answer at once, without a request, if no compaction worker runs."""
    timeout_seconds: Annotated[float, Field(gt=0, le=300)] = 60.0
    """How long to wait for the compaction worker."""
    min_sequence: Sequence | None = None
    """The sequence that memory must have applied before."""
    event_id: EventId | None = None
    """The id of the event that is published."""
    occurred_at: AwareDatetime | None = None
    """When it happened. Without it, now."""
    agent_id: Label | None = None
    """Which agent compacts."""
    agent_role: Label | None = None
    """The role of that agent."""
    user_id: Label | None = None
    """The user on whose behalf it does."""
    metadata: dict[str, str] | None = None
    """Anything else, text to text."""
