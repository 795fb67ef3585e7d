"""Figures: what ``session-analytics`` carries, and what ``/analytics`` answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from schemas.parts import Count, Identifier, Label, Sequence

Fraction = Annotated[float, Field(ge=0)]
Duration = Annotated[float, Field(ge=0)]
Dollars = Annotated[float, Field(ge=0)]


class AnalyticsModel(BaseModel):
    """Base of all figures: frozen, unknown fields ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class MessageCounts(AnalyticsModel):
    """Messages by who said them; ``system`` counts every SystemMessageSet, also of the same text again."""

    user: Count
    ai: Count
    tool: Count
    system: Count


class UsageTotals(AnalyticsModel):
    """Tokens that were billed."""

    input_tokens: Count
    output_tokens: Count


class ToolTotals(AnalyticsModel):
    """Calls that AI messages made of a tool, and responses of it that were errors."""

    calls: Count
    failures: Count


class Durations(AnalyticsModel):
    """Percentiles within 1 % of the exact ones, and the exact maximum; null where there was nothing to measure."""

    p50: Duration | None
    p95: Duration | None
    max: Duration | None


class SessionAnalytics(AnalyticsModel):
    """The figures of one session's life; a deleted or expired session's record is a tombstone.

    Attributes:
        session_id: Whose figures.
        user_id: The last one seen.
        messages: By who said them.
        turns: User messages, each of which begins one.
        agents: Ids of the agents that said something; after the first 100, ``(other)``.
        size_bytes: Of all user, AI and tool messages of this life, whatever memory kept of them.
        tokens: Likewise.
        usage: Tokens billed, by answers and by compaction.
        compaction_usage: What of ``usage`` compaction spent, also on summaries that were not applied.
        cost_usd: By the price table; null as soon as one call has no price, or came without usage.
        tools: By name; after the first 100, ``(other)``.
        response_seconds: From a user message to the first AI message after it, in event time.
        first_activity: Event time of the earliest event.
        last_activity: Event time of the latest; summaries are no activity.
        compactions: Summaries applied.
        bytes_saved: Size of memory before less after, summed over them.
        context_fraction: Of the newest HistoryUpdated; null before the first one.
        context_fraction_max: The highest of this life.
        sequence: Of the last event counted.
    """

    session_id: Identifier
    user_id: Label | None
    messages: MessageCounts
    turns: Count
    agents: list[str]
    size_bytes: Count
    tokens: Count
    usage: UsageTotals
    compaction_usage: UsageTotals
    cost_usd: Dollars | None
    tools: dict[str, ToolTotals]
    response_seconds: Durations
    first_activity: AwareDatetime
    last_activity: AwareDatetime
    compactions: Count
    bytes_saved: int
    context_fraction: Fraction | None
    context_fraction_max: Fraction | None
    sequence: Sequence


class WindowFigures(AnalyticsModel):
    """What was said in a minute, an hour or a day of event time (UTC).

    Attributes:
        window: Its length.
        start: Where it begins; it holds this moment.
        end: Where the next one begins.
        closed: Whether its grace is over; an event that comes later is counted all the same.
        sessions_started: Lives that began with an event in it.
        messages: By who said them.
        turns: User messages.
        size_bytes: Of user, AI and tool messages.
        tokens: Likewise.
        usage: Tokens billed, by answers and by compaction.
        compaction_usage: What of ``usage`` compaction spent.
        cost_usd: Null as soon as one call has no price, or came without usage.
        tools: By name; after the first 100 of a partition, ``(other)``.
        response_seconds: Of AI messages in the window that answered a user message.
        compactions: Summaries applied.
        bytes_saved: By them.
        late_events: Events counted after the window was closed.
    """

    window: Literal["minute", "hour", "day"]
    start: AwareDatetime
    end: AwareDatetime
    closed: bool
    sessions_started: Count
    messages: MessageCounts
    turns: Count
    size_bytes: Count
    tokens: Count
    usage: UsageTotals
    compaction_usage: UsageTotals
    cost_usd: Dollars | None
    tools: dict[str, ToolTotals]
    response_seconds: Durations
    compactions: int
    bytes_saved: int
    late_events: Count


class WindowAnalytics(WindowFigures):
    """One partition's part of a closed window; all parts have the same key, each in its own partition.

    Add the parts of all partitions up, and merge the buckets for percentiles. A late event publishes the part
    again; one that is kept no longer is a tombstone.

    Attributes:
        partition: Whose part.
        partitions: How many partitions there are; those in which nothing happened have no part.
        response_buckets: ``response_seconds`` as the buckets of a DDSketch of 1 % (logarithmic mapping,
            gamma 1.01/0.99): counts by bucket, in seconds; -1000000 holds those of zero.
        sequence: Of the partition's last event counted in the window.
    """

    partition: Count
    partitions: Count
    response_buckets: dict[str, Count]
    sequence: Sequence


class AgentAnalytics(AnalyticsModel):
    """What one agent did in all sessions, also those that have ended."""

    agent_id: Label
    sessions: Count
    messages: MessageCounts
    size_bytes: Count
    tokens: Count
    usage: UsageTotals
    cost_usd: Dollars | None
    tools: dict[str, ToolTotals]
    response_seconds: Durations
    first_activity: AwareDatetime
    last_activity: AwareDatetime


class ModelAnalytics(AnalyticsModel):
    """What one model was asked; the empty name stands for calls that do not say of which model they were.

    Attributes:
        model: Its name.
        priced: Whether the price table has it.
        calls: Answers and summaries.
        calls_without_usage: Those of which nobody knows what they cost.
        usage: Of those that said so.
        compaction_usage: What of ``usage`` compaction spent.
        cost_usd: Null without a price, or where a call came without usage.
        latency_seconds: ``latency_ms`` of answers and ``duration_ms`` of summaries.
    """

    model: Label
    priced: bool
    calls: Count
    calls_without_usage: Count
    usage: UsageTotals
    compaction_usage: UsageTotals
    cost_usd: Dollars | None
    latency_seconds: Durations


class ToolAnalytics(ToolTotals):
    """How one tool was used in all sessions."""

    tool: Label


class SessionAnalyticsList(AnalyticsModel):
    """Sessions in the order asked for; ``complete`` says whether every partition answered."""

    sessions: list[SessionAnalytics]
    complete: bool


class WindowAnalyticsList(AnalyticsModel):
    """Windows, the earliest first, the open ones among them; ``complete`` as for sessions."""

    windows: list[WindowFigures]
    complete: bool


class AgentAnalyticsList(AnalyticsModel):
    """Agents by id; ``complete`` as for sessions."""

    agents: list[AgentAnalytics]
    complete: bool


class ModelAnalyticsList(AnalyticsModel):
    """Models by name; ``complete`` as for sessions."""

    models: list[ModelAnalytics]
    complete: bool


class ToolAnalyticsList(AnalyticsModel):
    """Tools by name; ``complete`` as for sessions."""

    tools: list[ToolAnalytics]
    complete: bool


#: What session-analytics carries, by the name of its message.
ANALYTICS_MODELS: Final = (SessionAnalytics, WindowAnalytics)
