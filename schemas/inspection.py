"""What the read-only routes of every worker answer, as models: the source of its OpenAPI document."""

from __future__ import annotations

from typing import Any

from pydantic import AwareDatetime, Field

from schemas.view import Answer


class MemoryAfter(Answer):
    """What an event did to its session's memory; all null or 0 where it ended a life."""

    applied: bool = Field(description="false: it changed nothing (a duplicate, a summary that came too late)")
    life_sequence: int | None = Field(description="the first event of the life it belongs to")
    epoch: int
    size_bytes: int
    tokens: int
    message_count: int
    context_fraction: float
    truncated: bool
    left: list[int] = Field(
        description="sequences of messages that were evicted or removed; those that a summary or a clearing "
        "took are not listed"
    )


class HistoryEvent(Answer):
    """One event of the log. ``size_bytes`` and ``tokens`` are of a message as it was said; else null."""

    sequence: int
    recorded_at: AwareDatetime = Field(description="when the log took it")
    size_bytes: int | None
    tokens: int | None
    event: dict[str, Any] = Field(description="as it was published")
    memory: MemoryAfter | None = Field(default=None, description="only with `memory=true`")


class HistoryPage(Answer):
    """Some of a session's events, in their order."""

    session_id: str
    events: list[HistoryEvent]
    next: str | None = Field(description="query string of the next page; null on the last")


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
    size_bytes: int = Field(description="of the original value")
    kept_bytes: int = Field(description="of the value as it is kept in the dead-letter topic")
    key_base64: str | None
    value_base64: str | None
    headers: list[tuple[str, str | None]]


class DeadLetterList(Answer):
    """The newest refused records, newest first."""

    letters: list[DeadLetterView]
    complete: bool = Field(description="false: fewer than asked for, and older ones were not looked at")


class PartitionLagView(Answer):
    """A group's place in one partition."""

    topic: str
    partition: int
    committed: int | None = Field(description="null: never committed there")
    end: int
    lag: int = Field(description="records; from the beginning of the topic where nothing was committed")


class GroupView(Answer):
    """One process's consumer group."""

    process: str
    group: str
    state: str = Field(description="Kafka's word; `Absent` where nobody is in it")
    members: list[str]
    lag: int | None = Field(description="records; null: the group was never there")
    partitions: list[PartitionLagView]


class GroupList(Answer):
    """The consumer groups of this installation."""

    groups: list[GroupView]
