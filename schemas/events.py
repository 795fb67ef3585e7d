"""The events that agents publish to ``session-events``: one frozen model per type, one union, one adapter.

Every event is a fact about one session, in the past tense. The wire format is UTF-8 JSON. Unknown extra fields
are ignored. An unknown ``type`` is an error (the worker makes it a dead letter).

Limits: strings that are not content (ids, names, roles, models, reasons) have at most 256 characters, so
that everything derived from an event has a bounded size; ``event_id`` has at most 128. A message has at most
128 tool calls and 1,000 contents, and the JSON of an event at most 30,000 values
(:data:`schemas.json_values.MAX_JSON_VALUES`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self, get_args

from pydantic import AwareDatetime, ConfigDict, Field, TypeAdapter, field_validator, model_validator

from schemas.compaction_overrides import CompactionOverrides, require_positive
from schemas.parts import (
    Content,
    ContextReceipt,
    Count,
    EventId,
    Identifier,
    Label,
    LabelName,
    LimitValue,
    ListAccepted,
    NativeItem,
    ParentSession,
    Sequence,
    TokenCount,
    ToolCall,
    Usage,
    WireModel,
)

#: The version of this contract: of the event types, their fields, and how they are folded.
CONTRACT_VERSION: Final = 3

#: No version of this contract will be higher. An event that requires more is malformed: no upgrade could fold it.
MAX_CONTRACT_VERSION: Final = 1_000

#: The most tool calls that a message may have.
MAX_TOOL_CALLS: Final = 128

#: The most contents that a message may have.
MAX_CONTENTS: Final = 1_000

#: The most messages that one event pins or unpins.
MAX_PINNED_IDS: Final = 64

#: The most labels that a session may have.
MAX_LABELS: Final = 32


class SessionEvent(WireModel):
    """The fields of every event. Each subclass is one event type; :data:`Event` is their union."""

    event_id: EventId
    """Unique id of the event. Memory drops an event whose id is among the session's last 128."""
    session_id: Identifier
    """The session that the event belongs to. It is also the key of the record."""
    occurred_at: AwareDatetime
    """When the event happened, by the publisher's clock; RFC 3339 with an offset."""
    agent_id: Label | None = None
    """The agent that published it."""
    agent_role: Label | None = None
    """The role of that agent."""
    user_id: Label | None = None
    """The user of the session."""
    metadata: dict[Label, Label] | None = None
    """Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`)."""
    requires: Annotated[int, Field(ge=1, le=MAX_CONTRACT_VERSION)] | None = None
    """The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that
    knows less freezes the session there, and an upgraded one continues."""


class MessageEvent(SessionEvent):
    """An event that carries a message. It may have the client's token count and a native form."""

    tokens: TokenCount | None = None
    """The message's token count, stamped by the publisher."""
    native: NativeItem | None = None
    """A framework's own form of the message. It does not count towards the size of a memory."""


class UserMessageAdded(MessageEvent):
    """A user sent a text message."""

    type: Literal["UserMessageAdded"] = "UserMessageAdded"
    text: str
    """The text of the message."""


class MultimodalUserMessageAdded(MessageEvent):
    """A user sent a message with images or documents, which are passed by reference."""

    type: Literal["MultimodalUserMessageAdded"] = "MultimodalUserMessageAdded"
    contents: Annotated[tuple[Content, ...], Field(max_length=MAX_CONTENTS), ListAccepted()]
    """The parts of the message, in order. The publisher refuses an inline `data:` URI over 1 KiB; a fork copies one."""


class AiMessageAdded(MessageEvent):
    """A model answered: text, tool calls, or both."""

    type: Literal["AiMessageAdded"] = "AiMessageAdded"
    text: str = ""
    """The answer. It may be empty if there are tool calls."""
    thinking: str | None = None
    """The model's reasoning text."""
    tool_calls: Annotated[tuple[ToolCall, ...], Field(max_length=MAX_TOOL_CALLS), ListAccepted()] = ()
    """The tool calls that the model requested."""
    usage: Usage | None = None
    """Tokens that this model call was billed for."""
    model: Label | None = None
    """Name of the model."""
    latency_ms: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    """How long the model call took, as the agent measured it."""
    context: ContextReceipt | None = None
    """The memory that this answer was made from."""


class ToolCallResponseAdded(MessageEvent):
    """A tool answered the call ``tool_call_id``."""

    type: Literal["ToolCallResponseAdded"] = "ToolCallResponseAdded"
    tool_call_id: Identifier
    """Id of the call that the response answers."""
    name: Label
    """Name of the tool."""
    text: str
    """The answer of the tool."""
    is_error: bool = False
    """Whether the call failed."""


class SystemMessageSet(MessageEvent):
    """Sets the session's only system message. The same text again changes nothing."""

    type: Literal["SystemMessageSet"] = "SystemMessageSet"
    text: str
    """The system message."""


#: A message that may take the place of removed ones.
Replacement = Annotated[UserMessageAdded | AiMessageAdded, Field(discriminator="type")]


class MessagesRemoved(SessionEvent):
    """Takes messages out of memory (undo, redaction). The log keeps them."""

    type: Literal["MessagesRemoved"] = "MessagesRemoved"
    message_ids: list[Identifier]
    """Ids of the messages, as a memory read gives them."""
    reason: Label | None = None
    """The reason, for readers of the log."""
    base_sequence: Sequence | None = None
    """The `sequence` of the memory that the removal was decided on. If the session has changed since, nothing is
    removed. Without it, the messages are removed whatever happened since."""
    with_group: bool = True
    """Whether the whole groups of the messages are removed. If not, a removed tool response leaves its call, which can
    be answered again, and the other responses. A removed AI message always takes its responses along."""
    replacement: Replacement | None = None
    """A message that takes the place of what was removed, at the end of memory, in the same step. It is added only if
    something was removed. Its `user_id` becomes that of the event, if the event names none when it is published."""

    @model_validator(mode="after")
    def _of_one_session(self) -> Self:
        if self.replacement is not None and self.replacement.session_id != self.session_id:
            raise ValueError("the replacement belongs to another session")
        return self


class SessionConfigured(SessionEvent):
    """Settings for this session only. A setting that is left out stays as it is; ``null`` lifts a limit.

    Read ``model_fields_set`` to distinguish "left out" from ``null``.
    """

    type: Literal["SessionConfigured"] = "SessionConfigured"
    max_size_bytes: LimitValue | None = None
    """The window of this session in bytes."""
    max_messages: LimitValue | None = None
    """The window of this session in messages."""
    max_tokens: LimitValue | None = None
    """The window of this session in tokens."""
    ttl_seconds: LimitValue | None = None
    """The session ends when it is idle for longer than this."""
    context_window_tokens: LimitValue | None = None
    """The context window of this session's model."""
    compaction: CompactionOverrides | None = None
    """Compaction settings of this session. Each setting replaces only its own earlier value."""

    _positive = field_validator(
        "max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"
    )(require_positive)


class SessionDescribed(SessionEvent):
    """Says what lists show of this session, and which session it belongs to. Memory keeps its messages as they are.

    A field that is left out stays as it is; ``null`` removes it. Read ``model_fields_set`` to distinguish both.
    """

    type: Literal["SessionDescribed"] = "SessionDescribed"
    title: Label | None = None
    """A title for people."""
    labels: Annotated[dict[LabelName, Label], Field(max_length=MAX_LABELS)] | None = None
    """Your own labels, by name. They replace all earlier labels of the session."""
    parent: ParentSession | None = None
    """The session that started this one. Each of the two has a memory and a life of its own."""

    @model_validator(mode="after")
    def _not_its_own_parent(self) -> Self:
        if self.parent is not None and self.parent.session_id == self.session_id:
            raise ValueError("a session cannot be its own parent")
        return self


class SessionForked(SessionEvent):
    """The first event of a fork: a session that begins with another one's memory as of a sequence.

    Copies of what that memory held follow it. Their ids are derived from this event's id, so that a fork that is made
    again, also after half of it was made, is made once. In a session that has a life already it changes nothing, and
    the copies change nothing either.
    """

    type: Literal["SessionForked"] = "SessionForked"
    from_session_id: Identifier
    """The session that was forked."""
    from_sequence: Sequence
    """Sequence of the last event of that session that the memory had applied."""
    copies: Count = 0
    """How many copies are announced; the fork is not `complete` before it has them. Without it none are: the fork is
    complete from its first event on, and copies may follow all the same."""
    truncated: bool = False
    """Whether that memory lacked messages that no summary covers; then the fork lacks them too."""


class MessagePinned(SessionEvent):
    """Pins messages: no summary covers them and no window evicts them, until they are unpinned.

    A pin holds for the whole group of a message. All pinned messages together may have a quarter of each limit of the
    session; what is beyond that is not pinned. A memory read says which messages are (`pinned`).
    """

    type: Literal["MessagePinned"] = "MessagePinned"
    message_ids: Annotated[list[Identifier], Field(min_length=1, max_length=MAX_PINNED_IDS)]
    """Ids of the messages, as a memory read gives them. The first ones have precedence. Those that memory does not have
    are ignored."""
    reason: Label | None = None
    """The reason, for readers of the log."""


class MessageUnpinned(SessionEvent):
    """Unpins messages. From then on they are summarized and evicted as others are."""

    type: Literal["MessageUnpinned"] = "MessageUnpinned"
    message_ids: Annotated[list[Identifier], Field(min_length=1, max_length=MAX_PINNED_IDS)]
    """Ids of the messages; one of its group is enough. Those that memory does not have are ignored."""
    reason: Label | None = None
    """The reason, for readers of the log."""


class CompactionRequested(SessionEvent):
    """A request to compact this session now."""

    type: Literal["CompactionRequested"] = "CompactionRequested"
    reason: Literal["agent", "user", "length_exceeded"]
    """Who requests it: the agent itself, a user, or an agent whose model refused a context as too long."""
    instructions: str | None = None
    """What the summary must keep or leave out."""
    keep_recent_turns: Count | None = None
    """How many of the newest turns stay as they are, for this compaction. Without it, as configured."""
    keep_recent_messages: Count | None = None
    """At least this many of the newest messages stay as they are, for this compaction."""
    keep_recent_tokens: Count | None = None
    """Newest messages of at least this many tokens stay as they are, for this compaction."""


class HistoryCompacted(SessionEvent):
    """A summary. It replaces the messages up to ``through_sequence`` if the epoch is still ``base_epoch``."""

    type: Literal["HistoryCompacted"] = "HistoryCompacted"
    base_epoch: Count
    """The epoch of the memory that was summarized. In any other epoch the event changes nothing."""
    through_sequence: Sequence
    """The summary replaces the messages up to and including this sequence."""
    base_sequence: Sequence | None = None
    """The `sequence` of the memory that was read. Later messages count as new when the triggers are judged again."""
    user_message: str
    """What the user said, in short."""
    ai_message: str
    """What the agents answered and did, in short."""
    knowledge: dict[str, Any] | None = None
    """Facts, structured by the summary schema."""
    trigger: Label
    """Why the summary was made: `size`, `context_fraction`, `messages`, `input_tokens` or `requested`."""
    policy: Label
    """The summarizer that made it; `given` for a summary that the caller wrote."""
    model: Label | None = None
    """The model that made it."""
    usage: Usage | None = None
    """Tokens of all model calls that the summary needed."""
    calls: Annotated[Count, Field(ge=1)] | None = None
    """Number of these model calls. Left out if it is one, or if no model made the summary."""
    messages_compacted: Count
    """Number of messages that it covers and no earlier summary covered."""
    size_before_bytes: Count
    """Size of the messages that the summary replaces."""
    size_after_bytes: Count
    """Size of the messages of the summary."""
    tokens_before: Count
    """Tokens of the messages that the summary replaces."""
    tokens_after: Count
    """Tokens of the messages of the summary."""
    duration_ms: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    """How long the summary took to make."""
    request_id: Label | None = None
    """The `event_id` of the request for this compaction."""


class HistoryCleared(SessionEvent):
    """Empties the memory. Configuration, system message and totals stay."""

    type: Literal["HistoryCleared"] = "HistoryCleared"


class SessionDeleted(SessionEvent):
    """Ends the session: memory deletes it. The log keeps its events for its retention time."""

    type: Literal["SessionDeleted"] = "SessionDeleted"


class SessionExpired(SessionEvent):
    """Ends a session that was idle for longer than its TTL, by the timestamps of the records.

    It is ignored if its own record's timestamp is not past the TTL, so a worker whose clock is ahead ends no session.
    """

    type: Literal["SessionExpired"] = "SessionExpired"
    last_sequence: Sequence
    """The last event of the session that the publisher knew."""


Event = Annotated[
    UserMessageAdded
    | MultimodalUserMessageAdded
    | AiMessageAdded
    | ToolCallResponseAdded
    | SystemMessageSet
    | MessagesRemoved
    | SessionConfigured
    | SessionDescribed
    | SessionForked
    | MessagePinned
    | MessageUnpinned
    | CompactionRequested
    | HistoryCompacted
    | HistoryCleared
    | SessionDeleted
    | SessionExpired,
    Field(discriminator="type"),
]

#: The adapter that decodes bytes into events.
EVENT_ADAPTER: Final[TypeAdapter[Event]] = TypeAdapter(Event, config=ConfigDict(hide_input_in_errors=True))

#: The model of each event type, by its name.
EVENT_MODELS: Final[dict[str, type[SessionEvent]]] = {
    model.__name__: model for model in get_args(get_args(Event)[0])
}

#: Names of all event types, in the order of the union.
EVENT_TYPES: Final = (
    "UserMessageAdded",
    "MultimodalUserMessageAdded",
    "AiMessageAdded",
    "ToolCallResponseAdded",
    "SystemMessageSet",
    "MessagesRemoved",
    "SessionConfigured",
    "SessionDescribed",
    "SessionForked",
    "MessagePinned",
    "MessageUnpinned",
    "CompactionRequested",
    "HistoryCompacted",
    "HistoryCleared",
    "SessionDeleted",
    "SessionExpired",
)
