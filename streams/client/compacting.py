"""Compaction as an agent asks for it: by request, or with a summary of its own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

from processors.compaction.plan import Skip
from processors.compaction.policy import CompactionPolicy
from processors.reading.memory_read import MemoryRead
from processors.summaries.own_summary import own_summary
from processors.summaries.request import Summary
from schemas.errors import BadRequest, SummaryRefused
from schemas.events import CompactionRequested, HistoryCompacted
from streams.client.compaction_result import CompactionResult
from streams.client.message_options import Who, new_event, own_ids_of
from streams.client.provider import MemoryProvider
from streams.client.session_core import SessionCore
from streams.kafka.publisher import new_event_id

_WHOLE: Final = MemoryProvider.limited_window()


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for; see :meth:`streams.client.SessionMemory.compact`."""

    instructions: str | None
    user_message: str | None
    ai_message: str | None
    reason: Literal["agent", "user", "length_exceeded"]
    timeout_seconds: float
    who: Who


async def compacted(memory: SessionCore, session_id: str, wish: Wish) -> CompactionResult:
    """Do what is asked for; see :meth:`streams.client.SessionMemory.compact`."""
    if (wish.user_message is None) != (wish.ai_message is None):
        raise BadRequest("a summary has a user_message and an ai_message: give both, or neither")
    base = await memory.read(session_id, _WHOLE, configuration=True)
    if base.sequence is None or not base.messages:
        return CompactionResult(success=False, reason="there is nothing to compact")
    if wish.user_message is None or wish.ai_message is None:
        request = new_event(
            CompactionRequested, session_id, wish.who, reason=wish.reason, instructions=wish.instructions
        )
        return await memory.backend.request_compaction(request, base, wish.timeout_seconds)
    summary = Summary(user_message=wish.user_message, ai_message=wish.ai_message, knowledge=base.knowledge)
    try:
        event = own_summary(
            base,
            summary,
            CompactionPolicy(),
            await memory.backend.counter(),
            event_id=new_event_id(),
            occurred_at=datetime.now(UTC),
        )
    except SummaryRefused as refused:
        return CompactionResult(success=False, reason=refused.detail)
    if isinstance(event, Skip):
        return CompactionResult(success=False, reason=event.detail)
    told = {name: value for name, value in wish.who.items() if value is not None}
    event = event.model_copy(update=told)
    published = await memory.append(session_id, [event], provider=_WHOLE, own_ids=own_ids_of(wish.who))
    # Made again after it failed, it has the id that it had then.
    event = event.model_copy(update={"event_id": published[0].event_id})
    return outcome(event, await memory.read(session_id, _WHOLE))


def outcome(event: HistoryCompacted, after: MemoryRead) -> CompactionResult:
    """Return what became of a summary, told from the memory after it."""
    if not any(message.id.startswith(f"{event.event_id}:") for message in after.messages):
        return CompactionResult(
            success=False, reason="memory was rewritten meanwhile, so this was not applied"
        )
    return CompactionResult(
        success=True,
        reason="compacted",
        summary=event.ai_message,
        messages_compacted=event.messages_compacted,
        tokens_saved=event.tokens_before - event.tokens_after,
        compacted_at=event.occurred_at,
    )
