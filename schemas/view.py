"""Answers of the memory worker's HTTP API, as models: the source of its OpenAPI document.

The worker joins its answers from stored JSON and does not use these models to write them. Tests compare both.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from schemas.parts import CompactedTo, Content, LifeUsage, NativeItem, ParentSession, ToolCall

LastInputTokens = Annotated[
    int | None,
    Field(
        description="`usage.input_tokens` of the newest AI message that reports it: what its call really took; null "
        "without one since memory was last rewritten, and from older workers"
    ),
]
CompactionFraction = Annotated[
    float | None,
    Field(
        description="used share of the compaction trigger that is most nearly exceeded; compaction is due above 1, "
        "except that a memory which a compaction left above must first grow by a tenth; null if no trigger is in "
        "force, and from older workers"
    ),
]


class Answer(BaseModel):
    """Base of all answers: other fields are not allowed."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


class ErrorAnswer(Answer):
    """An error: a stable name for programs, and one line for people."""

    error_code: str = Field(examples=["stale_read"])
    detail: str


class MessageView(Answer):
    """One message of a memory. An optional field that does not apply is left out.

    ``sequence`` is the offset of its event; a compacted message has its summary's ``through_sequence``.
    ``size_bytes`` and ``tokens`` measure what a model would see. ``native`` and ``metadata`` are
    only included with ``native=true`` and ``metadata=true``.
    """

    id: str
    sequence: int
    call_sequence: int | None = Field(
        default=None, description="only of a tool message: `sequence` of the message whose call it answers"
    )
    role: Literal["user", "assistant", "tool", "system"] = Field(
        description="`system` occurs only for a summary with render `system`"
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
    pinned: Literal[True] | None = Field(
        default=None, description="only present if the message is pinned: no summary covers it"
    )
    native: NativeItem | None = None
    metadata: dict[str, str] | None = Field(default=None, description="as its sender gave it")

    @property
    def call_ids(self) -> list[str]:
        """The ids of the message's own tool calls, in order."""
        return [call.id for call in self.tool_calls or ()]


class ForkView(Answer):
    """What a fork was made from."""

    session_id: str = Field(description="the session that was forked")
    sequence: int = Field(description="sequence of the last event that its memory had applied")
    complete: bool = Field(
        description="false while copies of that memory that were announced are still missing"
    )


class FrozenView(Answer):
    """Where a frozen session's memory ends. A worker that can read the event folds on from there."""

    sequence: int = Field(description="sequence of the first event that is not folded")
    requires: int = Field(description="version of the contract that the event needs")
    detail: str
    code: Literal["missing_key", "wrong_master_key", "tampered", "no_key_file"] | None = Field(
        default=None,
        description="why a sealed event cannot be opened; absent if the event needs a newer worker",
    )


class ContinuedView(Answer):
    """What a memory still has of the messages of an earlier read: its summary's, and all others from a sequence on.

    A client that finds other counts among the messages that it has reads the memory as a whole.
    """

    from_sequence: int | None = Field(
        description="sequence of the first of these messages that is not a summary's; null if there is none"
    )
    message_count: int = Field(description="how many of them the memory still has, a summary's too")
    size_bytes: int = Field(description="sum of their `size_bytes`")


class MemoryView(Answer):
    """A session's memory. All figures describe the whole memory, even if ``messages`` is only a part of it.

    Sizes are UTF-8 bytes. ``size_bytes``, ``tokens`` and ``message_count`` do not include the system message.
    """

    session_id: str
    sequence: int | None = Field(
        description="sequence of the last event applied; null if the session has no events"
    )
    life_sequence: int | None = Field(description="sequence of the first event of the session's current life")
    epoch: int = Field(description="how often this memory was rewritten")
    truncated: bool = Field(description="whether messages were evicted that no summary covers")
    size_bytes: int
    tokens: int
    message_count: int
    usage: LifeUsage
    compaction_usage: LifeUsage
    system_message: str | None
    system_size_bytes: int
    system_tokens: int
    tokens_estimated: bool = Field(description="whether any count is an estimate")
    context_fraction: float = Field(description="(tokens + system_tokens) / context_window_tokens")
    last_input_tokens: LastInputTokens = None
    compaction_fraction: CompactionFraction = None
    knowledge: dict[str, Any] | None = Field(
        description="knowledge of the last summary; null before the first compaction"
    )
    title: str | None = Field(default=None, description="only present if SessionDescribed gave one")
    labels: dict[str, str] | None = Field(
        default=None, description="only present if SessionDescribed gave some"
    )
    parent: ParentSession | None = Field(
        default=None,
        description="the session that this one belongs to; only present if SessionDescribed gave one",
    )
    forked_from: ForkView | None = Field(default=None, description="only present in a fork")
    knowledge_tokens: int | None = Field(
        default=None,
        description="tokens of the facts, which `tokens` then counts; only with `summary=facts` or `both`",
    )
    summary_text: str | None = Field(
        default=None,
        description="the texts of the last summary, which the facts have as they have its knowledge; only with "
        "`summary=facts`, and only if the facts stand in for the summary's messages",
    )
    configuration: dict[str, Any] | None = Field(
        default=None,
        description="settings of this session by SessionConfigured; only with `configuration=true`",
    )
    compacted_to: CompactedTo | None = Field(
        default=None,
        description="figures right after the last compaction; null without one, or after its settings changed; "
        "only with `configuration=true`",
    )
    summary_spending: list[tuple[int, int]] | None = Field(
        default=None,
        description="tokens of the summaries applied in the hour up to the last one, as minutes since 1970 and tokens; "
        "only with `configuration=true`",
    )
    user_id: str | None = Field(
        default=None,
        description="the last user of the session; only with `configuration=true`",
    )
    event_applied: bool | None = Field(
        default=None,
        description="whether the event `event_id` is among the last 128 that were applied to this memory; "
        "only with `event_id`",
    )
    messages: list[MessageView]
    next: str | None = Field(description="query string of the next page; null on the last page")
    continued: ContinuedView | None = Field(
        default=None,
        description="only present if the answer continues the read that `X-Sessionstream-Read` names: `messages` are "
        "those that came since, and this is what the memory still has of the earlier ones",
    )
    stale: Literal[True] | None = Field(
        default=None, description="only present if the answer may be out of date"
    )
    frozen: FrozenView | None = Field(
        default=None,
        description="only present if an event needs a newer worker or cannot be opened: the memory ends before it",
    )


class OpenAIView(Answer):
    """A memory as messages for Chat Completions."""

    messages: list[dict[str, Any]]
    stale: Literal[True] | None = Field(
        default=None, description="only present if the answer may be out of date"
    )
    frozen: FrozenView | None = Field(
        default=None,
        description="only present if an event needs a newer worker or cannot be opened: the memory ends before it",
    )


class SessionView(Answer):
    """One session that has events."""

    session_id: str
    sequence: int
    epoch: int
    last_active_at: AwareDatetime
    size_bytes: int
    tokens: int
    message_count: int
    context_fraction: float = Field(description="(tokens + system_tokens) / context_window_tokens")
    last_input_tokens: LastInputTokens = None
    compaction_fraction: CompactionFraction = None
    window_fraction: float | None = Field(
        description="used share of the limit that is most nearly reached; null without limits. Over 1 if a setting was "
        "lowered since the session's last message: messages leave with the next one"
    )
    truncated: bool
    user_id: str | None
    agents: list[str] = Field(
        default=[],
        description="ids of the agents that published messages of this life, in the order of their first ones; "
        "after the first 100, or 2 KiB of ids: `(other)`. While an older worker served the session, it noted none",
    )
    title: str | None = Field(default=None, description="by SessionDescribed")
    labels: dict[str, str] = Field(default={}, description="by SessionDescribed")
    parent: ParentSession | None = Field(
        default=None, description="the session that it belongs to, by SessionDescribed"
    )
    forked_from: ForkView | None = Field(default=None, description="what a fork was made from")


class SessionList(Answer):
    """A page of the sessions of all workers."""

    sessions: list[SessionView]
    complete: bool = Field(description="false if a worker did not answer or was not ready")
    next: str | None = Field(
        description="`cursor` of the next page, which may be empty; null on the last one"
    )


class PublishedView(Answer):
    """The position of an event in the log; ``sequence`` is the value for ``min_sequence``."""

    event_id: str
    partition: int
    sequence: int
    warnings: list[str] | None = Field(
        default=None,
        description="only present for a SessionConfigured that makes a trigger unreachable under its window, or sets "
        "one that is: a line each, with the remedy. Settings that the session had before are not looked at",
    )


class SessionRefused(ErrorAnswer):
    """Why the events of one session were not published, as a request for this session alone would be answered."""

    status: int = Field(examples=[503])
    retry_after_seconds: int | None = Field(default=None, description="of a 503; as in ``Retry-After``")


class SessionPublishedView(Answer):
    """What became of the events of one session: where they stand in the log, or why they were not published."""

    session_id: str
    published: list[PublishedView] | None = None
    error: SessionRefused | None = None


class StatusAnswer(Answer):
    """The process is alive (``/healthz``), or the worker is ready (``/readyz``)."""

    status: Literal["ok", "ready"]
    detail: str
