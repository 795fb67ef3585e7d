"""Tries a policy and its summarizer on recorded history: what would be compacted, and what the summaries would keep.

Nothing is published. The real fold folds each session again, without the compactions in its log. Whenever the policy
wants a compaction, the summarizer is called, and its summary is applied to this private memory.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.evaluation.policy_comparison import Observation, Trial
from processors.evaluation.recall import Fact, conversation_facts, kept_by_kind, kept_values, tool_values
from processors.evaluation.regret import LaterNeeds
from processors.memory.figures import figures_of
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.size import size_bytes
from processors.reading.body import memory_body
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummaryRefused
from schemas.events import CompactionRequested, Event, HistoryCleared, HistoryCompacted
from schemas.view import MemoryView
from streams.compaction.summarizer import Summarizer

#: Sessions that are tried at the same time, because a model answers several as fast as one.
_CONCURRENT_SESSIONS: Final = 8
#: After a refused summary, the next is requested when memory has grown by this factor.
_GROWTH_AFTER_REFUSAL: Final = 1.1


def summary_text(summary: Summary) -> str:
    """Return the texts of both messages of ``summary``, as a model gets them."""
    return f"{summary.user_message}\n{summary.ai_message}"


async def try_policy(
    sessions: Mapping[str, Sequence[Entry]],
    policy: CompactionPolicy,
    summarizer: Summarizer,
    memory_policy: MemoryPolicy,
    *,
    text_of: Callable[[Summary], str] = summary_text,
) -> Trial:
    """Fold and compact ``sessions`` event by event, as the workers would have done.

    Args:
        sessions: The entries of each session's log, in order; recorded compactions among them are ignored.
        policy: The policy to try. A session's own settings take precedence, as always.
        summarizer: Makes every summary; its refusals are counted.
        memory_policy: The memory workers' limits.
        text_of: Returns the text of a summary in which facts are searched.

    Raises:
        SummarizerUnavailable: The summarizer does not answer; the observations so far are lost.
    """
    trial = Trial()
    slots = asyncio.Semaphore(_CONCURRENT_SESSIONS)

    async def try_session(session_id: str, entries: Sequence[Entry]) -> None:
        async with slots:
            await _Session(session_id, policy, summarizer, memory_policy, trial, text_of).run(entries)

    tasks = [
        asyncio.ensure_future(try_session(session_id, entries)) for session_id, entries in sessions.items()
    ]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
    trial.sessions = len(sessions)
    order = {session_id: number for number, session_id in enumerate(sessions)}
    # Sessions finish in any order, and figures must not depend on it.
    trial.observations.sort(key=lambda observed: order[observed.session_id])
    return trial


@dataclass(slots=True)
class _Covered:
    """What the summaries of one life have replaced so far."""

    life: int | None = None
    facts: set[Fact] = field(default_factory=set)
    needs: LaterNeeds = field(default_factory=LaterNeeds)
    values: set[str] = field(default_factory=set)
    size_bytes: int = 0
    compactions: int = 0


class _Session:
    def __init__(
        self,
        session_id: str,
        policy: CompactionPolicy,
        summarizer: Summarizer,
        memory_policy: MemoryPolicy,
        trial: Trial,
        text_of: Callable[[Summary], str],
    ) -> None:
        self._policy = policy
        self._summarizer = summarizer
        self._memory_policy = memory_policy
        self._trial = trial
        self._text_of = text_of
        self._memory = Memory.empty(session_id)
        self._covered = _Covered()
        # The compactions of the trial need offsets too, so the recorded events get new ones.
        self._sequence = 0
        self._retry_at_bytes = 0.0

    async def run(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if isinstance(entry.event, HistoryCompacted):
                continue
            self._apply(entry.event, entry.timestamp_ms)
            head = self._memory.head
            if (
                head is None
                or head.life_sequence != self._covered.life
                or isinstance(entry.event, HistoryCleared)
            ):
                self._covered = _Covered(None if head is None else head.life_sequence)
                self._retry_at_bytes = 0.0
            self._count_needs()
            requested = entry.event.reason if isinstance(entry.event, CompactionRequested) else None
            await self._compact_if_due(entry, requested)

    def _apply(self, event: Event, timestamp_ms: int) -> None:
        self._memory, _ = fold(
            self._memory, (Entry(event, self._sequence, timestamp_ms),), self._memory_policy
        )
        self._sequence += 1

    def _count_needs(self) -> None:
        """Count what the event that was just applied needs of what summaries cover."""
        if self._covered.compactions == 0:
            return
        messages = self._view().messages
        new = [message for message in messages if message.sequence == self._sequence - 1]
        others = [message for message in messages if message.sequence != self._sequence - 1]
        for message in new:
            self._trial.regret.add(self._covered.needs.later(message, others))

    async def _compact_if_due(self, entry: Entry, requested: str | None) -> None:
        """Compact if the policy or a request wants it now."""
        head = self._memory.head
        if head is None:
            return
        policy = self._policy.overlaid(head.configuration.get("compaction"))
        if requested is None and (
            head.size_bytes < self._retry_at_bytes
            or trigger(figures_of(head, self._memory_policy), policy) is None
        ):
            return
        view = self._view()
        plan = decide(view, policy, requested=requested)
        if not isinstance(plan, Compact):
            return
        instructions = entry.event.instructions if isinstance(entry.event, CompactionRequested) else None
        request = SummaryRequest.of(plan, view, policy, instructions)
        begun = time.perf_counter()
        try:
            summary = await self._summarizer.summarize(request)
        except SummaryRefused as refused:
            self._trial.refused[refused.reason] += 1
            self._retry_at_bytes = head.size_bytes * _GROWTH_AFTER_REFUSAL
            return
        seconds = time.perf_counter() - begun
        self._observe(plan, summary, seconds)
        event = history_compacted(
            plan,
            summary,
            policy,
            self._memory_policy.token_counter,
            session_id=view.session_id,
            base_epoch=view.epoch,
            base_sequence=view.sequence,
            event_id=f"dry-run-{view.epoch}",
            occurred_at=entry.event.occurred_at,
            duration_ms=seconds * 1_000,
            policy_name=policy.summarizer,
            request_id=None,
        )
        self._apply(event, entry.timestamp_ms)

    def _view(self) -> MemoryView:
        memory = self._memory
        pieces = memory_body(memory, memory.messages(), self._memory_policy, configuration=True)
        return MemoryView.model_validate_json(b"".join(pieces))

    def _observe(self, plan: Compact, summary: Summary, seconds: float) -> None:
        covered = self._covered
        covered.facts |= conversation_facts(plan.messages)
        covered.values |= tool_values(plan.messages)
        covered.needs.cover(plan.messages)
        covered.size_bytes += sum(message.size_bytes for message in plan.messages if not message.compacted)
        covered.compactions += 1
        text = self._text_of(summary)
        self._trial.observations.append(
            Observation(
                session_id=self._memory.session_id,
                epoch=covered.compactions,
                trigger=plan.trigger,
                kept_facts=kept_by_kind(covered.facts, text),
                kept_values=kept_values(covered.values, text),
                history_bytes=covered.size_bytes,
                summary_bytes=size_bytes((summary.user_message, summary.ai_message)),
                calls=summary.calls,
                usage=summary.usage,
                model=summary.model,
                seconds=seconds,
            )
        )
