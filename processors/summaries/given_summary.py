"""A given summary: the caller wrote it, not a summarizer."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from processors.compaction.plan import Skip, decide
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import TokenCounter
from processors.summaries.check import check
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import BadRequest
from schemas.events import HistoryCompacted
from schemas.view import MemoryView


def given_summary(
    memory: MemoryView,
    policy: CompactionPolicy,
    counter: TokenCounter,
    *,
    user_message: str,
    ai_message: str,
    knowledge: Mapping[str, Any] | None = None,
    base_sequence: int | None = None,
    event_id: str,
    occurred_at: datetime,
    request_id: str | None = None,
) -> HistoryCompacted | Skip:
    """Return the event that replaces the messages of a memory by the given summary.

    Calls that may still be answered, and questions and responses that no AI message came after, stay in memory after
    the summary, and so do messages that are added meanwhile. Memory does not apply the summary if another compaction
    comes first.

    Args:
        memory: The whole memory, read with its configuration.
        policy: The worker's settings; the session's own override them.
        user_message: The summary's user message.
        ai_message: The summary's AI message.
        knowledge: Replaces the knowledge of the last summary; ``None`` keeps it.
        base_sequence: Sequence of the memory that the author read. The summary replaces no later message. ``None``:
            the author has seen all of ``memory``.
        request_id: Id of the request that the summary answers, if there is one.

    Raises:
        BadRequest: ``base_sequence`` is after the newest event of the session, so no one can have read that memory.
        SummaryRefused: The summary is blank, or larger than the messages that it replaces.
    """
    # A given summary covers as much as possible, and its length is the author's choice.
    session_policy = replace(
        policy.overlaid((memory.configuration or {}).get("compaction")),
        keep_recent_turns=0,
        keep_recent_messages=None,
        keep_recent_tokens=None,
        max_summary_tokens=sys.maxsize,
        max_summary_characters=None,
    )
    if base_sequence is not None:
        if memory.sequence is None or base_sequence > memory.sequence:
            newest = "has no event" if memory.sequence is None else f"ends at sequence {memory.sequence}"
            raise BadRequest(
                f"the base of the summary is sequence {base_sequence}, but the session {newest}: give the `sequence` of "
                "the memory that the summary was made from"
            )
        seen = [message for message in memory.messages if message.sequence <= base_sequence]
        memory = memory.model_copy(update={"messages": seen})
    plan = decide(memory, session_policy, requested="user")
    if isinstance(plan, Skip):
        return plan
    summary = Summary(
        user_message=user_message,
        ai_message=ai_message,
        knowledge=memory.knowledge if knowledge is None else knowledge,
    )
    check(summary, SummaryRequest.of(plan, memory, session_policy), counter)
    return history_compacted(
        plan,
        summary,
        session_policy,
        counter,
        session_id=memory.session_id,
        base_epoch=memory.epoch,
        base_sequence=memory.sequence if base_sequence is None else base_sequence,
        event_id=event_id,
        occurred_at=occurred_at,
        duration_ms=0.0,
        policy_name="given",
        request_id=request_id,
    )
