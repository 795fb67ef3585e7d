"""Answers of the read-only routes of every worker, as models: the source of its OpenAPI document."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import AwareDatetime, Field

from schemas.view import Answer


class MemoryAfter(Answer):
    """The memory of a session after an event; all fields are null or 0 if the event ended a life."""

    applied: bool = Field(
        description="false: the event changed nothing (a duplicate, a summary that came too late)"
    )
    life_sequence: int | None = Field(
        description="sequence of the first event of the life that the event belongs to"
    )
    epoch: int
    size_bytes: int
    tokens: int
    message_count: int
    context_fraction: float
    truncated: bool
    left: list[int] = Field(
        description="sequences of the messages that the event evicted or removed; messages that a summary or a clearing "
        "removed are not listed"
    )
    pinned: list[int] = Field(
        description="sequences of the pinned groups after the event; a summary does not replace them"
    )
    call_sequence: int | None = Field(
        description="of a tool response: sequence of the message whose call it answers"
    )
    unpaired: bool = Field(
        description="true: the event is a tool response that answers no call, and memory leaves it out"
    )


class HistoryEvent(Answer):
    """One event of the log. ``size_bytes`` and ``tokens`` are those of its message, if it has one; otherwise null."""

    sequence: int
    recorded_at: AwareDatetime = Field(description="when the broker appended the event to the log")
    size_bytes: int | None
    tokens: int | None
    event: dict[str, Any] = Field(description="the event as it was published")
    memory: MemoryAfter | None = Field(
        default=None,
        description="only with `memory=true`; absent where it is not known, until a life begins that is read whole: "
        "after a gap in the log, or if `after` or `since` is in an earlier life",
    )


class MissingEvents(Answer):
    """What the log no longer has, because its retention deleted it; some of it may be events of the session."""

    first: int = Field(description="the first sequence that is gone")
    following: int = Field(description="the first sequence after it that the log has")


class HistoryPage(Answer):
    """A page of a session's events, in order."""

    session_id: str
    events: list[HistoryEvent]
    next: str | None = Field(description="query string of the next page; null on the last page")
    missing: list[MissingEvents] | None = Field(
        default=None, description="only present if the log no longer has all that was asked for"
    )


class DeadLetterView(Answer):
    """A refused record. Bytes are base64; in a list, values and headers are cut to 2,048 bytes."""

    letter: str = Field(description="`PARTITION:OFFSET` in the dead-letter topic")
    recorded_at: AwareDatetime
    error_code: str
    error_detail: str
    remedy: str | None
    source_topic: str
    source_partition: int
    source_offset: int
    size_bytes: int = Field(description="size of the original value")
    kept_bytes: int = Field(description="size of the value in the dead-letter topic")
    key_base64: str | None
    value_base64: str | None
    headers: list[tuple[str, str | None]]
    replayed_as: str | None = Field(
        default=None,
        description="where its record was published again, by this letter or another one of the same record, as "
        "`PARTITION:OFFSET` of the source topic; only in a list",
    )


class DeadLetterList(Answer):
    """The newest refused records, newest first."""

    letters: list[DeadLetterView]
    complete: bool = Field(description="false: fewer than requested, and older records were not read")


class PartitionLagView(Answer):
    """A consumer group's position in one partition."""

    topic: str
    partition: int
    committed: int | None = Field(description="committed offset; null if the group never committed one")
    end: int
    lag: int = Field(
        description="records; counted from the beginning of the partition if nothing was committed"
    )


class GroupView(Answer):
    """The consumer group of one process."""

    process: str
    group: str
    state: str = Field(
        description="state as Kafka reports it; `Empty` if no worker is left; `Absent` if the process never ran; "
        "`Forgotten` if it ran, and had no worker for so long that Kafka has forgotten the group (7 days by default); "
        "`Unknown` if the worker has no right to ask"
    )
    members: list[str]
    lag: int | None = Field(description="records; null if Kafka does not tell, or does not know the group")
    partitions: list[PartitionLagView]


class GroupList(Answer):
    """The consumer groups of this installation."""

    groups: list[GroupView]


class KeptView(Answer):
    """How many facts there were, and how many of them summaries have."""

    kept: int
    total: int
    share: float = Field(description="`kept` / `total`; 1 if there was nothing to keep")


class RegretView(Answer):
    """What sessions needed later of what summaries cover, and what of it the summary did not have."""

    needed: int
    missed: int
    share: float | None = Field(description="`missed` / `needed`; null if nothing was needed")
    interval: list[float] | None = Field(
        description="where the share lies with a confidence of 95 %, needs of one session are partly the same"
    )
    needed_by_kind: dict[str, int] = Field(
        description="`named`: a fact was named again; `recalled`: recall found it; `called`: a tool was called again "
        "with equal arguments; `said`: a user said it again"
    )
    missed_by_kind: dict[str, int]


class TokensView(Answer):
    """Tokens that models billed."""

    input_tokens: int
    output_tokens: int


#: Whether a policy misses less of what was needed than the one in force, or more. ``mixed``: the share and the number of
#: what it misses contradict each other. ``open``: too little is known to tell.
Verdict = Literal["less", "more", "mixed", "open"]


class PolicyView(Answer):
    """The figures of one policy. Recall and bytes are those of each session's last summary."""

    policy: str = Field(description="its name; `current` is the policy in force")
    since: AwareDatetime = Field(
        description="when its score began: when it was first tried with these settings"
    )
    sessions: int
    sessions_compacted: int
    sessions_over_budget: int = Field(
        0,
        description="sessions that were not tried, or not any further, because a policy had spent"
        " LIMITS__SHADOW_TOKENS_PER_HOUR; the other figures are without what these needed later",
    )
    compactions: int
    refused: int = Field(description="summaries that were refused, or that no endpoint gave")
    recall: KeptView
    recall_identifiers: KeptView
    recall_dates: KeptView
    recall_amounts: KeptView
    recall_decisions: KeptView
    recall_tool_values: KeptView
    history_bytes: int
    summary_bytes: int
    ratio: float | None = Field(description="bytes of summary for each byte of history")
    calls: int
    usage: TokensView
    cost: float | None = Field(description="US dollars; null if a model has no price")
    seconds: float = Field(description="average time of a summary")
    slowest_seconds: float
    regret: RegretView
    verdict: Verdict | None = Field(
        default=None,
        description="whether it misses less than the policy in force, or more; `mixed`: the share and the number of "
        "what it misses contradict each other; `open`: too little to tell; null for the policy in force. Older workers "
        "leave it out",
    )
    lacks: str | None = Field(
        default=None,
        description="of an `open` verdict: what is missing for another one, for people; else null. Older workers leave "
        "it out",
    )


class PolicyList(Answer):
    """The policies that are tried on live traffic."""

    policies: list[PolicyView] = Field(description="`current` first; empty if none was ever tried")
    behind: int | None = Field(description="records that are not counted yet; null if none was ever tried")
