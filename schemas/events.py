"""The events agents publish to ``session-events``: one frozen model a kind, one union, one adapter.

Every event is a fact in the past tense about one session. The wire form is UTF-8 JSON; unknown extra
fields are ignored, an unknown ``type`` is an error (the worker makes it a dead letter).

Limits: strings that are not content (ids, names, roles, models, reasons) hold at most 256 characters, so
that everything derived from an event has a bounded size; ``event_id`` holds at most 128. A message makes at
most 128 tool calls.
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

#: A message makes at most so many tool calls.
MAX_TOOL_CALLS: Final = 128


class SessionEvent(WireModel):
    """What every event carries. Subclasses are the kinds; :data:`Event` is their union."""

    event_id: EventId
    """Unique id of the event. Memory drops an event whose id is among the session's last 128."""
    session_id: Identifier
    """The session that the event belongs to; also the key of its record."""
    occurred_at: AwareDatetime
    """When it happened, by the publisher's clock; RFC 3339 with an offset."""
    agent_id: Label | None = None
    """The agent that published it."""
    agent_role: Label | None = None
    """The role of that agent."""
    user_id: Label | None = None
    """The user of the session."""
    metadata: dict[Label, Label] | None = None
    """Texts of your own, by name. Kept in the log; memory does not use them."""


class MessageEvent(SessionEvent):
    """An event that adds a message; may carry the client's token count and a native form."""

    tokens: TokenCount | None = None
    """The message's token count, stamped by the publisher."""
    native: NativeItem | None = None
    """A framework's own form of the message. It does not count towards the size of a memory."""


class UserMessageAdded(MessageEvent):
    """A user said something."""

    type: Literal["UserMessageAdded"] = "UserMessageAdded"
    text: str
    """What the user said."""


class MultimodalUserMessageAdded(MessageEvent):
    """A user said something with images or documents, which are given by reference."""

    type: Literal["MultimodalUserMessageAdded"] = "MultimodalUserMessageAdded"
    contents: tuple[Content, ...]
    """Parts of the message, in order. The publisher refuses an inline `data:` URI over 1 KiB."""

    @field_validator("contents", mode="before")
    @classmethod
    def _accept_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value


class AiMessageAdded(MessageEvent):
    """A model answered: text, tool calls, or both."""

    type: Literal["AiMessageAdded"] = "AiMessageAdded"
    text: str = ""
    """The answer. It may be empty when there are tool calls."""
    thinking: str | None = None
    """What the model wrote for itself."""
    tool_calls: Annotated[tuple[ToolCall, ...], Field(max_length=MAX_TOOL_CALLS)] = ()
    """Calls that the model asked for."""
    usage: Usage | None = None
    """Tokens that this model call was billed for."""
    model: Label | None = None
    """Name of the model."""
    latency_ms: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    """How long the model call took, as the agent measured it."""
    context: ContextReceipt | None = None
    """The memory that this answer was made from."""

    @field_validator("tool_calls", mode="before")
    @classmethod
    def _accept_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value


class ToolCallResponseAdded(MessageEvent):
    """A tool answered the call ``tool_call_id``."""

    type: Literal["ToolCallResponseAdded"] = "ToolCallResponseAdded"
    tool_call_id: Identifier
    """Id of the call that it answers."""
    name: Label
    """Name of the tool."""
    text: str
    """What the tool answered."""
    is_error: bool = False
    """Whether the call failed."""


class SystemMessageSet(MessageEvent):
    """Sets the session's one system message. The same text again changes nothing."""

    type: Literal["SystemMessageSet"] = "SystemMessageSet"
    text: str
    """The system message."""


class MessagesRemoved(SessionEvent):
    """Takes messages out of memory (undo, redaction). The log keeps them."""

    type: Literal["MessagesRemoved"] = "MessagesRemoved"
    message_ids: list[Identifier]
    """Ids of the messages, as a memory read gives them."""
    reason: Label | None = None
    """Why; for readers of the log."""


class SessionConfigured(SessionEvent):
    """Settings for this session only. What is left out stays as it is; ``null`` lifts a limit.

    Read ``model_fields_set`` to tell "left out" from ``null``.
    """

    type: Literal["SessionConfigured"] = "SessionConfigured"
    max_size_bytes: LimitValue | None = None
    """The window of this session in bytes."""
    max_messages: LimitValue | None = None
    """The window of this session in messages."""
    max_tokens: LimitValue | None = None
    """The window of this session in tokens."""
    ttl_seconds: LimitValue | None = None
    """The session ends when it is idle for longer."""
    context_window_tokens: LimitValue | None = None
    """The context window of this session's model."""
    compaction: CompactionOverrides | None = None
    """Compaction settings of this session. They are merged one by one with those set before."""

    _positive = field_validator(
        "max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"
    )(require_positive)


class CompactionRequested(SessionEvent):
    """A request to compact this session now."""

    type: Literal["CompactionRequested"] = "CompactionRequested"
    reason: Literal["agent", "user", "length_exceeded"]
    """Who asks: the agent itself, a user, or an agent whose model refused a context as too long."""
    instructions: str | None = None
    """What the summary is to keep or leave out."""


class HistoryCompacted(SessionEvent):
    """A summary. It replaces the messages up to ``through_sequence`` if the epoch is still ``base_epoch``."""

    type: Literal["HistoryCompacted"] = "HistoryCompacted"
    base_epoch: Count
    """The epoch of the memory that was summarized. In any other epoch the event changes nothing."""
    through_sequence: Sequence
    """The summary replaces the messages up to and with this sequence."""
    user_message: str
    """What the user's side said, in short."""
    ai_message: str
    """What the agents' side answered and did, in short."""
    knowledge: dict[str, Any] | None = None
    """Facts in the form of the summary schema."""
    trigger: Label
    """Why it was made: `size`, `context_fraction`, `messages` or `requested`."""
    policy: Label
    """Which summarizer made it; `given` for a summary of your own."""
    model: Label | None = None
    """Which model made it."""
    usage: Usage | None = None
    """Tokens of all model calls that it took."""
    messages_compacted: Count
    """How many messages it covers that no earlier summary covered."""
    size_before_bytes: Count
    """Size of the messages that it replaces."""
    size_after_bytes: Count
    """Size of the messages that take their place."""
    tokens_before: Count
    """Tokens of the messages that it replaces."""
    tokens_after: Count
    """Tokens of the messages that take their place."""
    duration_ms: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    """How long it took to make."""
    request_id: Label | None = None
    """The `event_id` of the request that asked for it."""


class HistoryCleared(SessionEvent):
    """Empties the memory. Configuration, system message and totals stay."""

    type: Literal["HistoryCleared"] = "HistoryCleared"


class SessionDeleted(SessionEvent):
    """Ends the session: memory forgets it. The log keeps its events until its retention lets them go."""

    type: Literal["SessionDeleted"] = "SessionDeleted"


class SessionExpired(SessionEvent):
    """Ends a session that was idle past its TTL. It is ignored when newer events than ``last_sequence`` exist."""

    type: Literal["SessionExpired"] = "SessionExpired"
    last_sequence: Sequence
    """The last event of the session that the publisher knew of."""


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
