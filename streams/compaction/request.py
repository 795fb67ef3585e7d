"""Compacting a session on request: asked of the compaction process, or with a summary of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

from processors.compaction.plan import Skip
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import TokenCounter
from processors.summaries.own_summary import own_summary
from processors.summaries.request import Summary
from schemas.errors import BadRequest, Retry
from schemas.events import CompactionRequested, HistoryCompacted
from schemas.memory_events import CompactionFailed, CompactionSkipped
from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from streams.compaction.answers import AnswerReader
from streams.compaction.memory_reading import read_whole
from streams.kafka.publisher import EventPublisher, new_event_id

#: How long an answer is waited for unless told otherwise: a model may take minutes for a long history.
ANSWER_SECONDS: Final = 300.0
#: How long memory may take to apply a summary once it is published.
_APPLIED_SECONDS: Final = 30.0

Reason = Literal["agent", "user", "length_exceeded"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CompactionResult:
    """What came of a request.

    Attributes:
        success: Whether memory has the summary; it can be read then.
        reason: Why not, a word or two; with success, who made the summary.
        detail: More for people.
        epoch: Of the memory, once the request was settled.
        sequence: Of the HistoryCompacted; ``None`` where there is none.
        user_message: The summary's; ``None`` without one.
        ai_message: Likewise.
        knowledge: Likewise.
        messages_compacted: Messages the summary took the place of.
        tokens_saved: Tokens of those, less the summary's.
        compacted_at: When the summary was made.
    """

    session_id: str
    success: bool
    reason: str
    detail: str | None = None
    epoch: int = 0
    sequence: int | None = None
    user_message: str | None = None
    ai_message: str | None = None
    knowledge: Mapping[str, Any] | None = None
    messages_compacted: int = 0
    tokens_saved: int = 0
    compacted_at: datetime | None = None


class CompactionRequests:
    """Asks for compactions and waits for what comes of them; any number of tasks may share one.

    Args:
        settings: Brokers and topics.
        policy: The settings compaction goes by where a session has none of its own.
        publisher: Started.
        memory: Where the memory workers are.
        counter: The one memory counts with.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        policy: CompactionPolicy,
        publisher: EventPublisher,
        memory: MemoryClient,
        counter: TokenCounter,
    ) -> None:
        self._settings = settings
        self._policy = policy
        self._publisher = publisher
        self._memory = memory
        self._counter = counter

    async def compact(
        self,
        session_id: str,
        *,
        instructions: str | None = None,
        user_message: str | None = None,
        ai_message: str | None = None,
        reason: Reason = "user",
        within_seconds: float = ANSWER_SECONDS,
    ) -> CompactionResult:
        """Compact the session and wait until the new epoch is readable.

        With ``user_message`` and ``ai_message`` these are the summary of everything said so far, but for tool
        calls under way and a question that awaits its answer; otherwise the compaction process is asked, which
        keeps the newest turns. That nothing was compacted is a result, no error.

        Raises:
            BadRequest: one of the two messages is missing, blank, or they are larger than what they replace.
            Retry: no answer came in time. The request stands, and is carried out when a compaction worker runs.
        """
        if user_message is None and ai_message is None:
            return await self._ask(session_id, instructions, reason, within_seconds)
        if user_message is None or ai_message is None:
            raise BadRequest("a summary of one's own has two parts: give user_message and ai_message")
        if instructions is not None:
            raise BadRequest("instructions are for a summarizer: they do not go with a summary of one's own")
        return await self._give(
            session_id, Summary(user_message=user_message, ai_message=ai_message, knowledge=None)
        )

    async def _ask(
        self, session_id: str, instructions: str | None, reason: Reason, within_seconds: float
    ) -> CompactionResult:
        memory = await self._memory.memory(session_id, last=0)
        if memory["sequence"] is None:
            return CompactionResult(
                session_id=session_id, success=False, reason="no_life", detail="memory knows no such session"
            )
        request = CompactionRequested(
            event_id=new_event_id(),
            session_id=session_id,
            occurred_at=datetime.now(UTC),
            reason=reason,
            instructions=instructions,
        )
        async with AnswerReader(self._settings, session_id) as answers:
            await self._publisher.publish([request])
            try:
                async with asyncio.timeout(within_seconds):
                    answer, sequence = await answers.to(request.event_id)
            except TimeoutError as error:
                raise Retry(
                    f"no answer within {within_seconds:g} s: does `sessionstream worker compaction` run? "
                    "The request stands and is carried out when it does"
                ) from error
        if isinstance(answer, HistoryCompacted):
            return await self._settled(answer, sequence)
        return await self._refused(session_id, answer)

    async def _give(self, session_id: str, summary: Summary) -> CompactionResult:
        memory = await read_whole(self._memory, session_id)
        event = own_summary(
            memory,
            summary,
            self._policy,
            self._counter,
            event_id=new_event_id(),
            occurred_at=datetime.now(UTC),
        )
        if isinstance(event, Skip):
            return CompactionResult(
                session_id=session_id,
                success=False,
                reason=event.reason,
                detail=event.detail,
                epoch=memory.epoch,
            )
        (published,) = await self._publisher.publish([event])
        return await self._settled(event, published.sequence)

    async def _settled(self, event: HistoryCompacted, sequence: int) -> CompactionResult:
        """Wait until memory has applied the summary, and see whether it did."""
        session_id = event.session_id
        await self._memory.wait_until_applied(session_id, sequence, within_seconds=_APPLIED_SECONDS)
        memory = await self._memory.memory(session_id, limit=2)
        ids = {message["id"].rpartition(":")[0] for message in memory["messages"] if message["compacted"]}
        # Another summary may have come since, which stands for this one too; what memory refuses to apply
        # leaves its epoch as it was, or was made from one that had passed already.
        success = event.event_id in ids
        return CompactionResult(
            session_id=session_id,
            success=success,
            reason=event.policy if success else "stale_epoch",
            detail=None if success else "memory was rewritten while the summary was made: ask again",
            epoch=memory["epoch"],
            sequence=sequence,
            user_message=event.user_message,
            ai_message=event.ai_message,
            knowledge=event.knowledge,
            messages_compacted=event.messages_compacted if success else 0,
            tokens_saved=event.tokens_before - event.tokens_after if success else 0,
            compacted_at=event.occurred_at if success else None,
        )

    async def _refused(
        self, session_id: str, answer: CompactionFailed | CompactionSkipped
    ) -> CompactionResult:
        return CompactionResult(
            session_id=session_id,
            success=False,
            reason=answer.reason,
            detail=answer.detail,
            epoch=answer.epoch,
        )
