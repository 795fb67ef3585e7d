"""Compaction as an agent asks for it: by request, or with a summary of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from processors.memory_read import MemoryRead
from processors.size import count_tokens, size_bytes
from schemas.errors import BadRequest
from schemas.events import CompactionRequested, HistoryCompacted
from streams.client.compaction_result import CompactionResult
from streams.client.provider import MemoryProvider
from streams.client.said import Who, new_event
from streams.client.session_core import SessionCore

_WHOLE = MemoryProvider.limited_window()


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
    base = await memory.read(session_id, _WHOLE)
    if base.sequence is None or not base.messages:
        return CompactionResult(success=False, reason="there is nothing to compact")
    if wish.user_message is not None and wish.ai_message is not None:
        return await _put_in_place(memory, base, wish, wish.user_message, wish.ai_message)
    request = new_event(
        CompactionRequested, session_id, wish.who, reason=wish.reason, instructions=wish.instructions
    )
    return await memory.backend.request_compaction(request, base, wish.timeout_seconds)


async def _put_in_place(
    memory: SessionCore, base: MemoryRead, wish: Wish, user_message: str, ai_message: str
) -> CompactionResult:
    """Publish the summary for the memory as read, and look whether it was applied.

    It names the epoch and the sequence it was made from: what was said since stays behind it, and if somebody
    else rewrote the memory meanwhile, it is not applied.
    """
    counter = await memory.backend.counter()
    texts = (user_message, ai_message)
    tokens_after = sum(count_tokens((text,), counter) for text in texts)
    event = new_event(
        HistoryCompacted,
        base.session_id,
        wish.who,
        base_epoch=base.epoch,
        through_sequence=base.sequence,
        user_message=user_message,
        ai_message=ai_message,
        knowledge=base.knowledge,
        trigger=wish.reason,
        policy="own-summary",
        messages_compacted=base.message_count,
        size_before_bytes=base.size_bytes,
        size_after_bytes=size_bytes(texts),
        tokens_before=base.tokens,
        tokens_after=tokens_after,
        duration_ms=0.0,
    )
    await memory.append(base.session_id, [event], provider=_WHOLE)
    after = await memory.read(base.session_id, _WHOLE)
    if not any(message.id.startswith(f"{event.event_id}:") for message in after.messages):
        return CompactionResult(
            success=False, reason="memory was rewritten meanwhile, so this was not applied"
        )
    return CompactionResult(
        success=True,
        reason="compacted",
        summary=ai_message,
        messages_compacted=base.message_count,
        tokens_saved=base.tokens - tokens_after,
        compacted_at=event.occurred_at,
    )
