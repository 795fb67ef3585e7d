"""Models of the analytics figures: the records of ``session-analytics`` and the answers of ``/analytics``."""

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
    """Numbers of messages by sender; ``system`` counts every SystemMessageSet, also one that repeats the same text."""

    user: Count
    ai: Count
    tool: Count
    system: Count


class UsageTotals(AnalyticsModel):
    """Tokens that were billed.

    Attributes:
        cached_tokens: How many of the input tokens the endpoints had in their caches of prompts. Left out if none.
    """

    input_tokens: Count
    output_tokens: Count
    cached_tokens: Count | None = None


class ToolTotals(AnalyticsModel):
    """Calls of a tool by AI messages, and responses of the tool that were errors."""

    calls: Count
    failures: Count


class Durations(AnalyticsModel):
    """Percentiles within 1 % of the exact ones, and the exact maximum; null if nothing was measured."""

    p50: Duration | None
    p95: Duration | None
    max: Duration | None


class SessionAnalytics(AnalyticsModel):
    """The figures of one session's life; a deleted or expired session's record is a tombstone.

    Attributes:
        session_id: The session that the figures describe.
        user_id: The last user id seen.
        title: Title of the session by SessionDescribed.
        parent: Id of the session that it belongs to, by SessionDescribed.
        messages: Numbers of messages by sender.
        turns: Number of turns. Each user message begins one.
        agents: Ids of the agents that published messages. After the first 100: ``(other)``.
        size_bytes: Size of all user, AI and tool messages of this life, whether or not memory kept them.
        tokens: Tokens of the same messages.
        usage: Tokens billed, by answers and by compaction.
        compaction_usage: The part of ``usage`` that compaction spent, also on summaries that were not applied.
        cost_usd: Cost by the price table. Null if any call has no price or no usage.
        tools: Totals by tool name. After the first 100: ``(other)``.
        response_seconds: Time from a user message to the first AI message after it, in event time.
        first_activity: Event time of the earliest event.
        last_activity: Event time of the latest event. Summaries do not count as activity.
        compactions: Number of summaries applied.
        bytes_saved: Size of memory before minus size after, summed over all applied summaries.
        context_fraction: The value in the newest HistoryUpdated. Null before the first one.
        context_fraction_max: The highest value of this life.
        sequence: Sequence of the last event counted.
    """

    session_id: Identifier
    user_id: Label | None
    title: Label | None = None
    parent: Identifier | None = None
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
    """The figures of one minute, hour or day of event time (UTC).

    Attributes:
        window: Length of the window.
        start: First moment of the window (inclusive).
        end: First moment of the next window (exclusive).
        closed: Whether its grace period is over. An event that comes later is still counted.
        sessions_started: Number of lives that began with an event in the window.
        messages: Numbers of messages by sender.
        turns: Number of user messages.
        size_bytes: Size of the user, AI and tool messages.
        tokens: Tokens of the same messages.
        usage: Tokens billed, by answers and by compaction.
        compaction_usage: The part of ``usage`` that compaction spent.
        cost_usd: Cost by the price table. Null if any call has no price or no usage.
        tools: Totals by tool name. After the first 100 of a partition: ``(other)``.
        response_seconds: Response times of the AI messages in the window that answered a user message.
        compactions: Number of summaries applied.
        bytes_saved: Bytes that these summaries saved.
        late_events: Number of events counted after the window was closed.
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
    """One partition's part of a closed window. All parts have the same key, each in its own partition.

    For the whole window, add up the parts of all partitions, and merge the buckets for percentiles. A late event
    publishes the part again. A part that is no longer kept becomes a tombstone.

    Attributes:
        partition: The partition that the part belongs to.
        partitions: Number of partitions. A partition without events in the window has no part.
        response_buckets: ``response_seconds`` as the buckets of a DDSketch of 1 % (logarithmic mapping,
            gamma 1.01/0.99): counts by bucket, in seconds; bucket -1000000 holds the zeros.
        sequence: Sequence of the partition's last event that was counted in the window.
    """

    partition: Count
    partitions: Count
    response_buckets: dict[str, Count]
    sequence: Sequence


class AgentAnalytics(AnalyticsModel):
    """The figures of one agent over all sessions, also those that have ended."""

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
    """The figures of one model. The empty name collects calls that name no model.

    Attributes:
        model: Name of the model.
        priced: Whether the price table has a price for it.
        calls: Number of answers and summaries.
        calls_without_usage: Number of calls without usage, whose cost is unknown.
        usage: Tokens of the calls with usage.
        compaction_usage: The part of ``usage`` that compaction spent.
        cost_usd: Cost by the price table. Null without a price, or if any call has no usage.
        latency_seconds: ``latency_ms`` of answers and ``duration_ms`` of summaries, in seconds.
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
    """The use of one tool over all sessions."""

    tool: Label


class SessionAnalyticsList(AnalyticsModel):
    """Sessions in the requested order; ``complete`` says whether every partition answered."""

    sessions: list[SessionAnalytics]
    complete: bool


class TreeEntry(AnalyticsModel):
    """One session of a tree; ``depth`` is 0 for the root."""

    depth: Count
    figures: SessionAnalytics


class TreeTotal(AnalyticsModel):
    """The figures of a tree's sessions together; the cost is null if that of any of them is."""

    sessions: Count
    messages: MessageCounts
    turns: Count
    usage: UsageTotals
    compaction_usage: UsageTotals
    cost_usd: Dollars | None
    compactions: Count


class SessionTreeAnalytics(AnalyticsModel):
    """A session, its children, their children, and so on, as far as they have a life.

    Attributes:
        session_id: The session at the top. It is not among ``sessions`` if it was deleted or has expired.
        total: The sums over ``sessions``.
        sessions: The upper levels first; in a level, the session that was active last comes first.
        omitted: Whether sessions are left out, because the tree has more than 1,000.
        complete: Whether every partition answered.
    """

    session_id: Identifier
    total: TreeTotal
    sessions: list[TreeEntry]
    omitted: bool
    complete: bool


class WindowAnalyticsList(AnalyticsModel):
    """Windows, earliest first, open ones included; ``complete`` says whether every partition answered."""

    windows: list[WindowFigures]
    complete: bool


class AgentAnalyticsList(AnalyticsModel):
    """Agents by id; ``complete`` says whether every partition answered."""

    agents: list[AgentAnalytics]
    complete: bool


class ModelAnalyticsList(AnalyticsModel):
    """Models by name; ``complete`` says whether every partition answered.

    Attributes:
        models: The models, by name.
        complete: Whether every partition answered.
        prices_note: What the operator says about the prices (``ANALYTICS__PRICES_NOTE``); null if nothing.
    """

    models: list[ModelAnalytics]
    complete: bool
    prices_note: str | None = None


class ToolAnalyticsList(AnalyticsModel):
    """Tools by name; ``complete`` says whether every partition answered."""

    tools: list[ToolAnalytics]
    complete: bool


#: The models of the records in session-analytics.
ANALYTICS_MODELS: Final = (SessionAnalytics, WindowAnalytics)
