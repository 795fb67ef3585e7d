"""Compaction on request, by the compaction process or with the caller's own summary; and its result."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, Self

from pydantic import BaseModel, ConfigDict

from processors.compaction.plan import Skip
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import TokenCounter
from processors.publishing.interceptor import Interceptor, intercept_summary, intercept_texts
from processors.reading.memory_read import MemoryRead
from processors.summaries.given_summary import given_summary
from schemas.compaction_order import CompactionOrder, SummaryBase
from schemas.errors import BadRequest, SessionstreamError, SummaryRefused
from schemas.events import CompactionRequested, HistoryCompacted, SessionEvent
from schemas.field_names import order_of
from schemas.memory_events import CompactionFailed
from streams.client.backend import Backend, ReadQuery
from streams.client.message_options import EventOptions
from streams.client.new_events import given_as_written, new_event
from streams.kafka.event_ids import new_event_id

log = logging.getLogger(__name__)

#: A summary is at most two messages. They have the sequence that it ends at; pinned messages may be before them.
_SUMMARY_MESSAGES: Final = 2


class CompactionResult(BaseModel):
    """What a compaction did.

    Attributes:
        success: whether memory was rewritten.
        reason: what happened, in a few words; without success, why not.
        summary: the AI side of the summary that replaced the messages.
        messages_compacted: how many messages it replaced.
        through_sequence: sequence of the newest message that it covers; later messages stay.
        tokens_saved: tokens of those messages minus those of the summary.
        compacted_at: when; ``None`` without success.
        session_id: the session; empty if there is none.
        code: ``reason`` as one stable word, for programs: ``compacted``, ``nothing_kept``, ``no_life``,
            ``nothing_to_gain``, ``own_store``, ``no_worker``, ``no_answer``, ``stale_epoch``, or the ``reason`` of the
            CompactionFailed, the CompactionSkipped or the SummaryRefused.
        detail: an explanation for people, if nothing was compacted.
        policy: which summarizer made the summary; ``given`` for your own summary.
        epoch: of the memory; 0 if memory was not read.
        sequence: of the HistoryCompacted; ``None`` if there is none.
        user_message: the user side of the summary.
        knowledge: the knowledge in the summary.
    """

    model_config = ConfigDict(frozen=True)

    success: bool
    reason: str
    summary: str | None = None
    messages_compacted: int = 0
    tokens_saved: int = 0
    compacted_at: datetime | None = None
    session_id: str = ""
    code: str | None = None
    detail: str | None = None
    policy: str | None = None
    epoch: int = 0
    sequence: int | None = None
    through_sequence: int | None = None
    user_message: str | None = None
    knowledge: Mapping[str, Any] | None = None

    @classmethod
    def failed(
        cls, session_id: str, code: str, detail: str | None, *, reason: str | None = None, epoch: int = 0
    ) -> Self:
        """Return the result of a compaction that was not made; without a ``reason``, the detail is the reason."""
        return cls(
            success=False,
            reason=reason or detail or code,
            session_id=session_id,
            code=code,
            detail=detail,
            epoch=epoch,
        )

    def for_model(self) -> dict[str, Any]:
        """Return the answer of a tool to a model, ready for JSON: the first six fields."""
        return self.model_dump(mode="json", include=_FOR_MODEL)


_FOR_MODEL: Final = {"success", "reason", "summary", "messages_compacted", "tokens_saved", "compacted_at"}


def nothing_to_compact(memory: MemoryRead) -> CompactionResult:
    """Return the result for a memory without messages."""
    reason = "there is nothing to compact"
    if memory.sequence is None:
        return CompactionResult.failed(
            memory.session_id, "no_life", "memory knows no such session", reason=reason
        )
    return CompactionResult.failed(memory.session_id, "nothing_to_gain", reason, epoch=memory.epoch)


def no_compaction_worker(memory: MemoryRead) -> CompactionResult:
    """Return the result where no process would answer a request."""
    return CompactionResult.failed(
        memory.session_id,
        "no_worker",
        "no compaction worker runs, so nothing was requested: start `sessionstream worker compaction`",
        epoch=memory.epoch,
    )


def without_own_summary(session_id: str, *, has_knowledge: bool) -> CompactionResult:
    """Return the result where a store of one's own cannot do what was asked; it is logged too."""
    detail = (
        "a store of one's own has no place for knowledge: give user_message and ai_message alone"
        if has_knowledge
        else "no compaction process sees a store of one's own: give user_message and ai_message"
    )
    log.warning(
        "session %s was not compacted: %s",
        session_id,
        detail,
        extra={"action": "store_not_compacted", "session_id": session_id},
    )
    return CompactionResult.failed(session_id, "own_store", detail)


def summary_event(
    memory: MemoryRead,
    texts: tuple[str, str],
    knowledge: Mapping[str, Any] | None,
    base: SummaryBase | None,
    *,
    policy: CompactionPolicy,
    counter: TokenCounter,
    options: EventOptions,
) -> HistoryCompacted | CompactionResult:
    """Return the event that replaces ``memory`` by the caller's own summary, or why there is none.

    Args:
        memory: the whole memory, read with its configuration.
        texts: the user side and the AI side of the summary.
        knowledge: see :func:`processors.summaries.given_summary.given_summary`.
        base: the read that the summary was made from; ``None``: it was made from ``memory``.
        policy: for sessions without their own settings.
        counter: counts the tokens of the summary.
        options: of the event.

    Raises:
        BadRequest: an option is wrong, or ``base`` is after the newest event of the session.
    """
    user_message, ai_message = texts
    if base is not None and not _is_of(base, memory):
        return CompactionResult.failed(
            memory.session_id,
            "stale_epoch",
            "memory was rewritten since it was read for this summary: read it again",
            epoch=memory.epoch,
        )
    try:
        made = given_summary(
            memory,
            policy,
            counter,
            user_message=user_message,
            ai_message=ai_message,
            knowledge=knowledge,
            base_sequence=None if base is None else base.sequence,
            event_id=new_event_id(),
            occurred_at=datetime.now(UTC),
        )
    except SummaryRefused as refused:
        return CompactionResult.failed(memory.session_id, refused.reason, refused.detail, epoch=memory.epoch)
    if isinstance(made, Skip):
        return CompactionResult.failed(memory.session_id, made.reason, made.detail, epoch=memory.epoch)
    # Built from its fields once more, so that the caller's options are checked too.
    fields = {name: value for name, value in made if name not in SessionEvent.model_fields}
    return new_event(HistoryCompacted, memory.session_id, options, **fields)


def require_consistent(
    user_message: str | None,
    ai_message: str | None,
    instructions: str | None,
    knowledge: Mapping[str, Any] | None,
    base: MemoryRead | SummaryBase | int | None,
) -> None:
    """Refuse arguments of a compaction that contradict each other.

    Raises:
        BadRequest: the message says which.
    """
    if (user_message is None) != (ai_message is None):
        raise BadRequest("a summary has a user_message and an ai_message: give both, or neither")
    if user_message is not None and instructions is not None:
        raise BadRequest("instructions are for a summarizer: leave them out with your own summary")
    if user_message is None and (knowledge is not None or base is not None):
        raise BadRequest("knowledge and base belong to a summary: give user_message and ai_message with them")
    if isinstance(base, MemoryRead) and base.asked is not None:
        raise BadRequest(
            "base was read with filters or `last`, so the summary would replace messages that it has not seen: "
            "read the whole memory"
        )


def summary_base(base: MemoryRead | SummaryBase | int | None) -> SummaryBase | None:
    """Return what a summary was made from, by the figures of the read; ``None`` for ``None``, and for an empty read."""
    if isinstance(base, MemoryRead):
        if base.sequence is None:
            return None
        return SummaryBase(sequence=base.sequence, epoch=base.epoch, life_sequence=base.life_sequence)
    return SummaryBase(sequence=base) if isinstance(base, int) else base


def _is_of(base: SummaryBase, memory: MemoryRead) -> bool:
    """Return whether memory was not rewritten since ``base`` was read, as far as its figures say."""
    same_epoch = base.epoch is None or base.epoch == memory.epoch
    return same_epoch and (base.life_sequence is None or base.life_sequence == memory.life_sequence)


def compaction_order(options: EventOptions, **fields: Any) -> CompactionOrder:
    """Return the order of a compaction, with the id of its event; raises as ``new_event``."""
    given = given_as_written({**options, **fields})
    given.setdefault("event_id", new_event_id())
    return order_of(CompactionOrder, given)


def options_of(order: CompactionOrder) -> EventOptions:
    """Return the options of the event that an order publishes."""
    return {
        "agent_id": order.agent_id,
        "agent_role": order.agent_role,
        "user_id": order.user_id,
        "metadata": order.metadata,
        "event_id": order.event_id,
        "occurred_at": order.occurred_at,
    }


def request_of(session_id: str, order: CompactionOrder) -> CompactionRequested:
    """Return the event that asks the compaction process for what is ordered."""
    return new_event(
        CompactionRequested,
        session_id,
        options_of(order),
        reason=order.reason,
        instructions=order.instructions,
        keep_recent_turns=order.keep_recent_turns,
        keep_recent_messages=order.keep_recent_messages,
        keep_recent_tokens=order.keep_recent_tokens,
    )


def intercepted_order(
    session_id: str, order: CompactionOrder, interceptors: Sequence[Interceptor]
) -> CompactionOrder:
    """Return the order with its texts as the interceptors answered them; raises as ``intercept``."""
    if not interceptors:
        return order
    through = partial(intercept_texts, session_id, interceptors=interceptors)
    # What the messages of a summary belong to: it only lends them its id and its agent.
    event = CompactionRequested(
        event_id=order.event_id or new_event_id(),
        session_id=session_id,
        occurred_at=order.occurred_at or datetime.now(UTC),
        agent_id=order.agent_id,
        agent_role=order.agent_role,
        user_id=order.user_id,
        reason=order.reason,
    )
    user_message, ai_message = intercept_summary(
        event, order.user_message or "", order.ai_message or "", interceptors
    )
    changed = {
        "user_message": order.user_message and user_message,
        "ai_message": order.ai_message and ai_message,
        "instructions": order.instructions and through(order.instructions, "instructions"),
        "knowledge": order.knowledge and through(order.knowledge, "knowledge"),
        "metadata": order.metadata and through(order.metadata, "metadata"),
    }
    return order.model_copy(update=changed)


async def request_compaction(
    backend: Backend, request: CompactionRequested, *, timeout_seconds: float, read_timeout_seconds: float
) -> CompactionResult:
    """Publish ``request``, wait for its answer, and wait until memory has applied it.

    Args:
        backend: publishes and reads.
        request: what to publish.
        timeout_seconds: how long to wait for the answer.
        read_timeout_seconds: how long to wait until memory has applied a summary.

    Raises:
        PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.
    """
    session_id = request.session_id
    async with backend.answers(session_id) as answers:
        await backend.publish([request])
        try:
            async with asyncio.timeout(timeout_seconds):
                answer, sequence = await answers.wait_for(request.event_id)
        except TimeoutError:
            return CompactionResult.failed(
                session_id,
                "no_answer",
                f"no answer within {timeout_seconds:g} seconds: is `sessionstream worker compaction` running? "
                "The request is kept, and is carried out when it runs",
            )
    if isinstance(answer, HistoryCompacted):
        return await wait_for_outcome(backend, answer, sequence, timeout_seconds=read_timeout_seconds)
    kind = "failed" if isinstance(answer, CompactionFailed) else "skipped"
    reason = f"{kind}, {answer.reason}" + (f": {answer.detail}" if answer.detail else "")
    return CompactionResult.failed(
        session_id, answer.reason, answer.detail, reason=reason, epoch=answer.epoch
    )


async def wait_for_outcome(
    backend: Backend, event: HistoryCompacted, sequence: int, *, timeout_seconds: float
) -> CompactionResult:
    """Wait until memory has read the summary ``event`` at ``sequence``, and return the result of it."""
    after = await backend.read(
        ReadQuery(
            session_id=event.session_id,
            limit=_SUMMARY_MESSAGES,
            after_sequence=event.through_sequence - 1,
            min_sequence=sequence,
            timeout_seconds=timeout_seconds,
        )
    )
    return _outcome(event, after, sequence)


def outcome_in_store(event: HistoryCompacted, after: MemoryRead) -> CompactionResult:
    """Return the result of the summary ``event`` in a store of one's own, which was read as ``after``."""
    return _outcome(event, after, None)


def _outcome(event: HistoryCompacted, after: MemoryRead, sequence: int | None) -> CompactionResult:
    if not any(message.id.startswith(f"{event.event_id}:") for message in after.messages):
        return CompactionResult.failed(
            event.session_id,
            "stale_epoch",
            "memory was rewritten in the meantime, so this summary was not applied",
            epoch=after.epoch,
        ).model_copy(update={"sequence": sequence, "policy": event.policy})
    return CompactionResult(
        success=True,
        reason="compacted",
        summary=event.ai_message,
        messages_compacted=event.messages_compacted,
        tokens_saved=event.tokens_before - event.tokens_after,
        compacted_at=event.occurred_at,
        session_id=event.session_id,
        code="compacted",
        policy=event.policy,
        epoch=after.epoch,
        sequence=sequence,
        through_sequence=event.through_sequence,
        user_message=event.user_message,
        knowledge=event.knowledge,
    )


@contextmanager
def logging_failed_request(session_id: str) -> Generator[None]:
    """Log that a request for compaction cannot be published, so that the error that led to it is raised.

    It may also be refused, for example because the token may only read.
    """
    try:
        yield
    except SessionstreamError as failed:
        log.warning(
            "could not publish a request for compaction: %s",
            failed.detail,
            extra={"action": "compaction_not_requested", "session_id": session_id},
        )
