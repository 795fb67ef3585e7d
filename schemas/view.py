"""What the memory worker's HTTP API answers, as models: the source of its OpenAPI document.

The answers themselves are joined from stored JSON and never pass through these models; tests hold the two
against each other.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from schemas.parts import CompactedTo, Content, NativeItem, ToolCall, Usage


class Answer(BaseModel):
    """Base of all answers: exactly these fields, no others."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


class ErrorAnswer(Answer):
    """What every error is: a stable name for programs, one line for people."""

    error_code: str = Field(examples=["stale_read"])
    detail: str


class MessageView(Answer):
    """One message of a memory. What is optional and does not apply is left out.

    ``sequence`` is the offset of its event; a compacted message has its summary's ``through_sequence``.
    ``size_bytes`` and ``tokens`` are of what a model would see. ``native`` comes with ``native=true`` only.
    """

    id: str
    sequence: int
    call_sequence: int | None = Field(
        default=None, description="of a tool message: `sequence` of the message whose call it answers"
    )
    role: Literal["user", "assistant", "tool", "system"] = Field(
        description="`system` only for a compacted summary with render `system`"
    )
    text: str
    contents: list[Content] | None = None
    thinking: str | None = None
    tool_calls: list[ToolCall] | None = None
    tool_call_id: str | None = None
    name: str | None = None
    is_error: bool | None = None
    agent_id: str | None = None
    agent_role: str | None = None
    occurred_at: AwareDatetime
    size_bytes: int
    tokens: int
    compacted: bool
    native: NativeItem | None = None


class MemoryView(Answer):
    """A session's memory. All figures describe the whole memory, whatever part ``messages`` shows.

    Sizes are UTF-8 bytes; ``size_bytes``, ``tokens`` and ``message_count`` leave the system message out.
    """

    session_id: str
    sequence: int | None = Field(description="the last event applied; null: nobody has said anything")
    life_sequence: int | None = Field(description="the first event of its present life")
    epoch: int = Field(description="how often this memory was rewritten")
    truncated: bool = Field(description="whether something was evicted that no summary covers")
    size_bytes: int
    tokens: int
    message_count: int
    usage: Usage
    compaction_usage: Usage
    system_message: str | None
    system_size_bytes: int
    system_tokens: int
    tokens_estimated: bool = Field(description="whether any count is an estimate")
    context_fraction: float = Field(description="(tokens + system_tokens) / context_window_tokens")
    knowledge: dict[str, Any] | None = Field(description="of the last summary; null before a compaction")
    configuration: dict[str, Any] | None = Field(
        default=None,
        description="what SessionConfigured set for this session; with `configuration=true` only",
    )
    compacted_to: CompactedTo | None = Field(
        default=None,
        description="figures right after the last compaction, null without one or after its settings changed; "
        "with `configuration=true` only",
    )
    messages: list[MessageView]
    next: str | None = Field(description="query string of the next page; null on the last")
    stale: Literal[True] | None = Field(default=None, description="only present when the answer may be old")


class OpenAIView(Answer):
    """A memory ready for Chat Completions."""

    messages: list[dict[str, Any]]
    stale: Literal[True] | None = Field(default=None, description="only present when the answer may be old")


class SessionView(Answer):
    """One session with a life."""

    session_id: str
    sequence: int
    epoch: int
    last_active_at: AwareDatetime
    size_bytes: int
    tokens: int
    message_count: int
    context_fraction: float = Field(description="(tokens + system_tokens) / context_window_tokens")
    window_fraction: float | None = Field(
        description="how full the window is, by the limit that is nearest; null without limits"
    )
    truncated: bool
    user_id: str | None


class SessionList(Answer):
    """Sessions of all workers, newest first."""

    sessions: list[SessionView]
    complete: bool = Field(description="false when a worker did not answer or was not ready")


class PublishedView(Answer):
    """Where an event stands in the log; ``sequence`` is what ``min_sequence`` takes."""

    event_id: str
    partition: int
    sequence: int


class StatusAnswer(Answer):
    """The worker lives (healthz), or serves (readyz)."""

    status: Literal["ok", "ready"]
    detail: str
