"""A summary of one's own: given by the caller, not made by a summarizer."""

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
    event_id: str,
    occurred_at: datetime,
    request_id: str | None = None,
) -> HistoryCompacted | Skip:
    """Return the event that puts a summary in the place of the memory as read.

    Calls that may still be answered and a question that awaits its answer stay behind it, and so do messages
    that are added meanwhile. Memory does not apply it if another compaction comes first.

    Args:
        memory: All of it, read with its configuration.
        policy: Of sessions that have no settings of their own.
        user_message: The summary's user side.
        ai_message: The summary's AI side.
        knowledge: Replaces what the last summary knows; ``None`` keeps that.
        request_id: The request it answers, if one.

    Raises:
        SummaryRefused: the summary is blank, or larger than what it replaces.
    """
    # It covers all it can, and is as long as its author wants.
    own = replace(
        policy.overlaid((memory.configuration or {}).get("compaction")),
        keep_recent_turns=0,
        max_summary_tokens=sys.maxsize,
        max_summary_characters=None,
    )
    plan = decide(memory, own, requested="user")
    if isinstance(plan, Skip):
        return plan
    summary = Summary(
        user_message=user_message,
        ai_message=ai_message,
        knowledge=memory.knowledge if knowledge is None else knowledge,
    )
    check(summary, SummaryRequest.of(plan, memory, own), counter)
    return history_compacted(
        plan,
        summary,
        own,
        counter,
        session_id=memory.session_id,
        base_epoch=memory.epoch,
        event_id=event_id,
        occurred_at=occurred_at,
        duration_ms=0.0,
        policy_name="given",
        request_id=request_id,
    )
