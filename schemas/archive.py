"""Answers of the archive worker's HTTP API, as models: history, search, recall, past memories."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import AwareDatetime, Field

from schemas.parts import ToolCall, Usage
from schemas.view import Answer, FrozenView

#: How long an archive worker may fold a session's events again before the answer begins, in seconds. Who asks it waits
#: longer, because a worker that gives up says why.
FOLD_SECONDS: Final = 60.0
#: How long an archive worker may look for the sessions of a user, in seconds. SQLite and OpenSearch have an index for
#: it; JSON Lines reads all files.
SESSIONS_OF_USER_SECONDS: Final = 60.0
#: How long an archive worker may search its partitions, or read a session's history, in seconds: as long as a person
#: waits for an answer. A worker that hangs leaves its group before that.
SEARCH_SECONDS: Final = 30.0

#: Where a message is now: in the memory, replaced by a summary, or only in the history.
Place = Literal["memory", "summary", "history"]

_PLACE_TEXT = (
    "`memory`: a model still sees it; `summary`: a summary replaced it; `history`: only the history has it; null if no "
    "memory worker answered"
)


_STALE_TEXT: Final = (
    "only present if the archive lacks the newest events of the session's partition, because its store takes no writes "
    "for now, as on a full disk, or has not yet taken all that came meanwhile"
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
    stale: Literal[True] | None = Field(default=None, description=_STALE_TEXT)


class ArchivedSessions(Answer):
    """The sessions of a user of which the archive has events."""

    sessions: list[str] = Field(description="their ids, in order")
    complete: bool = Field(
        description="false if a partition did not answer, or its store lacks its newest events because it takes no "
        f"writes for now; each worker has {SESSIONS_OF_USER_SECONDS:g} seconds"
    )


class SearchHit(Answer):
    """A message that matches."""

    session_id: str
    sequence: int
    recorded_at: AwareDatetime = Field(description="when the log got it; `since` and `until` go by it")
    occurred_at: AwareDatetime | None = Field(
        default=None, description="when it was said, as its publisher says it"
    )
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
    complete: bool = Field(
        description="false if a partition did not answer, or its store lacks its newest events because it takes no "
        f"writes for now; each worker has {SEARCH_SECONDS:g} seconds, but only four times as long as half of the "
        "partitions took (at least 5 seconds)"
    )


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
    omitted: int = Field(
        description="groups of this page that match and were left out, because `max_bytes` was reached; those that fit "
        "alone come on a later page"
    )
    next: str | None = Field(
        default=None,
        description="cursor of the page with the next best groups; null if there are none, or after 1,000 messages",
    )
    stale: Literal[True] | None = Field(
        default=None,
        description="only present if the archive may lack what was said or removed just before: its store takes no "
        "writes for now or is too slow, or Kafka does not say where the log ends",
    )


class MemoryFigures(Answer):
    """The figures of a memory at one sequence, without the system message."""

    sequence: int = Field(description="sequence of the last event applied")
    epoch: int
    size_bytes: int
    tokens: int
    message_count: int
    truncated: bool = Field(description="whether messages were evicted that no summary covers")


class Epoch(Answer):
    """One compaction that was applied: the memory before and after it, and the summary."""

    sequence: int = Field(description="sequence of the HistoryCompacted")
    recorded_at: AwareDatetime
    life_sequence: int = Field(description="sequence of the first event of the session's life at that time")
    epoch: int = Field(description="the epoch that the compaction began")
    through_sequence: int = Field(description="the summary replaced the messages up to this sequence")
    before: MemoryFigures
    after: MemoryFigures
    messages_compacted: int = Field(description="messages that the summary covers and no earlier one covered")
    user_message: str
    ai_message: str
    knowledge: dict[str, Any] | None
    trigger: str
    policy: str = Field(description="the summarizer")
    model: str | None
    usage: Usage | None
    duration_ms: float
    request_id: str | None


class EpochList(Answer):
    """The compactions of a session that were applied, the oldest first."""

    session_id: str
    epochs: list[Epoch]
    older: str | None = Field(
        description="query string of the compactions before these; null if there are none"
    )
    frozen: FrozenView | None = Field(
        default=None,
        description="only present if an event needs a newer worker or cannot be opened: the list ends before it",
    )
    stale: Literal[True] | None = Field(default=None, description=_STALE_TEXT)


class Verification(Answer):
    """Whether a digest is that of what a read of the memory gave, by the fold of the history again."""

    session_id: str
    sequence: int
    applied_sequence: int | None = Field(
        description="sequence of the last event applied up to `sequence`; null if the session had no events then"
    )
    epoch: int
    message_count: int = Field(description="messages of the whole memory")
    verified: bool
    digest: str = Field(
        description="the digest of what a read gives then, by the present version of the fold"
    )
    differences: list[str] = Field(description="what differs, in one line each; empty if it is verified")
