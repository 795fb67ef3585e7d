"""Makes the HistoryCompacted event from a summary."""

from __future__ import annotations

from datetime import datetime

from processors.compaction.plan import Compact
from processors.compaction.policy import CompactionPolicy
from processors.memory.composition import summary_messages
from processors.memory.tokens import TokenCounter
from processors.summaries.request import Summary
from schemas.events import HistoryCompacted


def history_compacted(
    plan: Compact,
    summary: Summary,
    policy: CompactionPolicy,
    counter: TokenCounter,
    *,
    session_id: str,
    base_epoch: int,
    base_sequence: int | None,
    event_id: str,
    occurred_at: datetime,
    duration_ms: float,
    policy_name: str,
    request_id: str | None,
) -> HistoryCompacted:
    """Return the event that replaces the messages in ``plan`` by ``summary``.

    Sizes and tokens before are those of the messages covered, and after those of the summary's messages. Neither
    includes the messages that stay in memory.

    Args:
        base_epoch: Epoch of the memory that was read; in any other epoch the event changes nothing.
        base_sequence: Sequence of that memory; later messages were not looked at.
        policy_name: Name of the summarizer.
        request_id: Id of the request for this compaction, if there was one.
    """
    event = HistoryCompacted(
        event_id=event_id,
        session_id=session_id,
        occurred_at=occurred_at,
        base_epoch=base_epoch,
        base_sequence=base_sequence,
        through_sequence=plan.through_sequence,
        user_message=summary.user_message,
        ai_message=summary.ai_message,
        knowledge=None if summary.knowledge is None else dict(summary.knowledge),
        trigger=plan.trigger,
        policy=policy_name,
        model=summary.model,
        usage=summary.billed,
        calls=summary.calls if summary.calls > 1 else None,
        messages_compacted=plan.new_count,
        size_before_bytes=plan.size_bytes,
        size_after_bytes=0,
        tokens_before=plan.tokens,
        tokens_after=0,
        duration_ms=duration_ms,
        request_id=request_id,
    )
    messages = summary_messages(event, policy.render, counter)
    sizes = {
        "size_after_bytes": sum(message.size_bytes for message in messages),
        "tokens_after": sum(message.tokens for message in messages),
    }
    return event.model_copy(update=sizes)
