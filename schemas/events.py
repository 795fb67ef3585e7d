"""The events agents publish to ``session-events``: one frozen model a kind, one union, one adapter.

Every event is a fact in the past tense about one session. The wire form is UTF-8 JSON; unknown extra
fields are ignored, an unknown ``type`` is an error (the worker makes it a dead letter).

Limits: strings that are not content (ids, names, roles, models, reasons) hold at most 256 characters, so
that everything derived from an event has a bounded size; ``event_id`` holds at most 128.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AwareDatetime, ConfigDict, Field, TypeAdapter, field_validator

from schemas.compaction_overrides import CompactionOverrides, require_positive
from schemas.parts import (
    Content,
    ContextReceipt,
    Count,
    EventId,
    Identifier,
    Label,
    LimitValue,
    NativeItem,
    Sequence,
    TokenCount,
    ToolCall,
    Usage,
    WireModel,
)


class SessionEvent(WireModel):
    """What every event carries. Subclasses are the kinds; :data:`Event` is their union."""

    event_id: EventId
    session_id: Identifier
    occurred_at: AwareDatetime
    agent_id: Label | None = None
    agent_role: Label | None = None
    user_id: Label | None = None
    metadata: dict[Label, Label] | None = None


class MessageEvent(SessionEvent):
    """An event that adds a message; may carry the client's token count and a native form."""

    tokens: TokenCount | None = None
    native: NativeItem | None = None


class UserMessageAdded(MessageEvent):
    """A user said something."""

    type: Literal["UserMessageAdded"] = "UserMessageAdded"
    text: str


class MultimodalUserMessageAdded(MessageEvent):
    """A user said something with images or documents, by reference."""

    type: Literal["MultimodalUserMessageAdded"] = "MultimodalUserMessageAdded"
    contents: tuple[Content, ...]

    @field_validator("contents", mode="before")
    @classmethod
    def _accept_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value


class AiMessageAdded(MessageEvent):
    """A model answered: text, tool calls, or both."""

    type: Literal["AiMessageAdded"] = "AiMessageAdded"
    text: str = ""
    thinking: str | None = None
    tool_calls: tuple[ToolCall, ...] = ()
    usage: Usage | None = None
    model: Label | None = None
    latency_ms: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    context: ContextReceipt | None = None

    @field_validator("tool_calls", mode="before")
    @classmethod
    def _accept_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value


class ToolCallResponseAdded(MessageEvent):
    """A tool answered the call ``tool_call_id``."""

    type: Literal["ToolCallResponseAdded"] = "ToolCallResponseAdded"
    tool_call_id: Identifier
    name: Label
    text: str
    is_error: bool = False


class SystemMessageSet(MessageEvent):
    """The session's one system message; the same text again changes nothing."""

    type: Literal["SystemMessageSet"] = "SystemMessageSet"
    text: str


class MessagesRemoved(SessionEvent):
    """Messages to take out of memory (undo, redaction); the log keeps them."""

    type: Literal["MessagesRemoved"] = "MessagesRemoved"
    message_ids: list[Identifier]
    reason: Label | None = None


class SessionConfigured(SessionEvent):
    """Settings for this session only; what is left out stays, ``null`` lifts a limit.

    Read ``model_fields_set`` to tell "left out" from ``null``.
    """

    type: Literal["SessionConfigured"] = "SessionConfigured"
    max_size_bytes: LimitValue | None = None
    max_messages: LimitValue | None = None
    max_tokens: LimitValue | None = None
    ttl_seconds: LimitValue | None = None
    context_window_tokens: LimitValue | None = None
    compaction: CompactionOverrides | None = None

    _positive = field_validator(
        "max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"
    )(require_positive)


class CompactionRequested(SessionEvent):
    """Somebody wants this session compacted now."""

    type: Literal["CompactionRequested"] = "CompactionRequested"
    reason: Literal["agent", "user", "length_exceeded"]
    instructions: str | None = None


class HistoryCompacted(SessionEvent):
    """A summary that replaces the messages up to ``through_sequence`` if the epoch is ``base_epoch``."""

    type: Literal["HistoryCompacted"] = "HistoryCompacted"
    base_epoch: Count
    through_sequence: Sequence
    user_message: str
    ai_message: str
    knowledge: dict[str, Any] | None = None
    trigger: Label
    policy: Label
    model: Label | None = None
    usage: Usage | None = None
    messages_compacted: Count
    size_before_bytes: Count
    size_after_bytes: Count
    tokens_before: Count
    tokens_after: Count
    duration_ms: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    request_id: Label | None = None


class HistoryCleared(SessionEvent):
    """Memory empties; configuration, system message and totals stay."""

    type: Literal["HistoryCleared"] = "HistoryCleared"


class SessionDeleted(SessionEvent):
    """The session ends: memory is tombstoned, the archive erases it."""

    type: Literal["SessionDeleted"] = "SessionDeleted"


class SessionExpired(SessionEvent):
    """The session was idle past its TTL; ignored when events newer than ``last_sequence`` exist."""

    type: Literal["SessionExpired"] = "SessionExpired"
    last_sequence: Sequence


Event = Annotated[
    UserMessageAdded
    | MultimodalUserMessageAdded
    | AiMessageAdded
    | ToolCallResponseAdded
    | SystemMessageSet
    | MessagesRemoved
    | SessionConfigured
    | CompactionRequested
    | HistoryCompacted
    | HistoryCleared
    | SessionDeleted
    | SessionExpired,
    Field(discriminator="type"),
]

#: The one adapter that turns bytes into events.
EVENT_ADAPTER: Final[TypeAdapter[Event]] = TypeAdapter(Event, config=ConfigDict(hide_input_in_errors=True))

#: Names of all kinds, in the order of the union.
EVENT_TYPES: Final = (
    "UserMessageAdded",
    "MultimodalUserMessageAdded",
    "AiMessageAdded",
    "ToolCallResponseAdded",
    "SystemMessageSet",
    "MessagesRemoved",
    "SessionConfigured",
    "CompactionRequested",
    "HistoryCompacted",
    "HistoryCleared",
    "SessionDeleted",
    "SessionExpired",
)
