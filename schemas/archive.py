"""Answers of the archive worker's HTTP API, as models: history, search and recall."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import AwareDatetime, Field

from schemas.parts import ToolCall
from schemas.view import Answer

#: Where a message is now: in the memory, replaced by a summary, or only in the history.
Place = Literal["memory", "summary", "history"]

_PLACE_TEXT = (
    "`memory`: a model still sees it; `summary`: a summary replaced it; `history`: only the history has it; null if no "
    "memory worker answered"
)


class ArchivedEventView(Answer):
    """One event of a session's history."""

    sequence: int
    recorded_at: AwareDatetime = Field(description="when the broker appended the event to the log")
    event: dict[str, Any] = Field(description="the event as it was published")


class ArchivedHistory(Answer):
    """A part of a session's history. ``older`` and ``newer`` are query strings of the parts next to it."""

    session_id: str
    events: list[ArchivedEventView]
    older: str | None = Field(description="query string of the events before these; null if there are none")
    newer: str | None = Field(
        description="query string of the events after these; null if there are none at present"
    )


class SearchHit(Answer):
    """A message that matches."""

    session_id: str
    sequence: int
    recorded_at: AwareDatetime
    type: str
    role: str | None
    agent_id: str | None
    agent_role: str | None
    user_id: str | None
    score: float = Field(description="higher is better; only comparable within one answer")
    excerpt: str = Field(description="a part of the text around the first match")
    highlights: list[tuple[int, int]] = Field(
        description="the matches in `excerpt`: first character, and the one after the last"
    )
    place: Place | None = Field(description=_PLACE_TEXT)


class SearchResults(Answer):
    """Messages of all sessions, the best first."""

    hits: list[SearchHit]
    complete: bool = Field(description="false if a partition did not answer")


class RecalledMessage(Answer):
    """One message of the history. An optional field that does not apply is left out."""

    id: str
    sequence: int
    call_sequence: int | None = None
    role: Literal["user", "assistant", "tool", "system"]
    text: str
    tool_calls: list[ToolCall] | None = None
    tool_call_id: str | None = None
    name: str | None = None
    is_error: bool | None = None
    agent_id: str | None = None
    agent_role: str | None = None
    occurred_at: AwareDatetime


class RecalledGroup(Answer):
    """Messages that belong together: a call with its responses, or one message."""

    place: Place | None = Field(description=_PLACE_TEXT)
    score: float = Field(description="of the best message; only comparable within one answer")
    messages: list[RecalledMessage]


class Recalled(Answer):
    """What one session's history has about a question, the oldest first."""

    session_id: str
    groups: list[RecalledGroup]
    omitted: int = Field(description="groups that match and were left out, because `max_bytes` was reached")
