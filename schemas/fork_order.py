"""What ``POST /sessions/{session_id}/fork`` takes and answers."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from schemas.field_docstrings import DescribedFields
from schemas.parts import Identifier, Label, Sequence


class ForkOrder(DescribedFields, BaseModel):
    """One fork; every field may be left out. An unknown field is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    at: Sequence | None = None
    """The fork begins with the memory as it was after this sequence; one that the log does not have yet is a 504.
    Without it, with the memory as it is."""
    session_id: Identifier | None = None
    """The fork's id. Without it, it is derived from the session and the sequence, so the same fork is made once."""
    agent_id: Label | None = None
    """The agent that forks."""
    agent_role: Label | None = None
    """The role of that agent."""
    user_id: Label | None = None
    """The user of the fork. Without it, that of the session."""
    min_sequence: Sequence | None = None
    """The session's memory must have applied this sequence first."""


class ForkResult(BaseModel):
    """A fork that was made, now or before."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    session_id: str = Field(description="the fork")
    from_session_id: str = Field(description="the session that was forked")
    from_sequence: int = Field(description="sequence of the last event that its memory had applied")
    sequence: int = Field(description="sequence up to which the fork's memory has been applied, at least")
    message_count: int = Field(description="messages in the fork's memory")
    created: bool = Field(description="false if the fork was there already")
