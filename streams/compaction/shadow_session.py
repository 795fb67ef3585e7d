"""A session under a policy that is tried: its memory is folded and compacted in private, and every summary is scored.

Nothing is published. The real fold folds the session's events, without the compactions in the log. Whenever the policy
wants a compaction, the summarizer is called, and its summary is applied to this private memory. The policy in force
needs no trial: :mod:`streams.compaction.logged_session` takes its summaries from the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from processors.analytics.costs import Billed
from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import policy_of, trigger
from processors.evaluation.coverage import MadeSummary
from processors.evaluation.policy_comparison import Observation, Scoring
from processors.evaluation.regret import Regret
from processors.evaluation.scored_memory import ScoredMemory
from processors.memory.figures import figures_of
from processors.memory.fold import Entry
from processors.memory.fork import is_copy
from processors.memory.head import Head
from processors.memory.policy import MemoryPolicy
from processors.memory.size import size_bytes
from processors.memory.spending import NO_SPENDING
from processors.reading.body import memory_body
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import Spent, SummarizerUnavailable, SummaryRefused
from schemas.events import AiMessageAdded, CompactionRequested, Event, HistoryCompacted, MessagesRemoved
from schemas.view import MemoryView
from streams.compaction.summarizer import Summarizer

#: After a refused summary, the next is requested when memory has grown by this factor.
_GROWTH_AFTER_REFUSAL: Final = 1.1


def summary_text(summary: Summary) -> str:
    """Return the texts of both messages of ``summary``, as a model gets them."""
    return f"{summary.user_message}\n{summary.ai_message}"


class ShadowSession:
    """The private memory of a session under one policy.

    Args:
        session_id: The session.
        policy: The policy. A session's own settings take precedence, as always.
        summarizer: Makes every summary; its refusals are counted.
        memory_policy: The memory workers' limits.
        scoring: Counts compactions and refusals, on the event loop.
        text_of: Returns the text of a summary in which facts are searched.
        tokens_per_hour: The most tokens for its summaries in an hour of its events; ``None`` for no limit.

    Attributes:
        scored: Its private memory, and what the summaries of the trial cover.
    """

    def __init__(
        self,
        session_id: str,
        policy: CompactionPolicy,
        summarizer: Summarizer,
        memory_policy: MemoryPolicy,
        scoring: Scoring,
        text_of: Callable[[Summary], str] = summary_text,
        tokens_per_hour: int | None = None,
    ) -> None:
        self._policy = policy
        self._summarizer = summarizer
        self._memory_policy = memory_policy
        self._scoring = scoring
        self._text_of = text_of
        self._tokens_per_hour = tokens_per_hour
        self._spending = NO_SPENDING
        self.scored = ScoredMemory(session_id, memory_policy)
        # The compactions of the trial need offsets too, so the recorded events get new ones.
        self._sequence = 0
        # The offset in the log of the newest event that changed the memory; a removal may name it as its base.
        self._changed_at = -1
        self._retry_at_bytes = 0.0

    def apply(self, entry: Entry, *, is_tried: bool = True) -> Regret:
        """Fold an event, and return what it needs of what summaries cover; a compaction of the log is ignored.

        The summary that a fork begins with is no compaction, but a part of the conversation. This can run in a thread:
        the score is the caller's to change.

        Args:
            entry: The event.
            is_tried: False if it was before the trial of the policy began, so no summary covers anything yet.
        """
        event = entry.event
        if isinstance(event, HistoryCompacted) and not self._is_copied(event):
            return Regret()
        if isinstance(event, MessagesRemoved) and event.base_sequence is not None:
            base = self._base_of(entry.sequence, event.base_sequence)
            event = event.model_copy(update={"base_sequence": base})
        own = self._sequence
        if self._fold(event, entry.timestamp_ms):
            self._retry_at_bytes = 0.0
        head = self.scored.memory.head
        if head is not None and head.last_sequence == own:
            self._changed_at = entry.sequence
        return self.scored.coverage.later() if is_tried else Regret()

    def _is_copied(self, event: HistoryCompacted) -> bool:
        head = self.scored.memory.head
        return head is not None and head.fork is not None and is_copy(event.event_id)

    def _base_of(self, sequence: int, base_sequence: int) -> int:
        """Return the base of a removal in the sequences of the trial; its own, which memory refuses, if it is older.

        A compaction of the log may have made the base older too. The trial does not know whether memory took that one,
        and a redacted text must not come back: so it counts as removed.

        Args:
            sequence: The offset of the removal in the log.
            base_sequence: Its base, an offset in the log.
        """
        head = self.scored.memory.head
        if head is None or not self._changed_at <= base_sequence < sequence:
            return self._sequence
        return head.last_sequence

    def _fold(self, event: Event, timestamp_ms: int) -> bool:
        if isinstance(event, AiMessageAdded) and event.context is not None:
            # It names an epoch of the real memory. What the call took counts in the trial's own epoch.
            event = event.model_copy(update={"context": None})
        begins_anew = self.scored.fold(Entry(event, self._sequence, timestamp_ms))
        self._sequence += 1
        return begins_anew

    async def compact_if_due(self, entry: Entry) -> None:
        """Compact after ``entry``, which was just applied, if the policy or a request wants it now.

        Raises:
            SummarizerUnavailable: The summarizer does not answer.
        """
        head = self.scored.memory.head
        if head is None or isinstance(entry.event, HistoryCompacted):
            return
        requested = entry.event.reason if isinstance(entry.event, CompactionRequested) else None
        if requested is None and (head.size_bytes < self._retry_at_bytes or not self._is_due(head)):
            return
        at_seconds, limit = entry.timestamp_ms / 1_000, self._tokens_per_hour
        if limit is not None and self._spending.wait_seconds(at_seconds, limit) is not None:
            return
        policy = self._policy_of(head)
        view = self._view()
        plan = decide(view, policy, requested=requested)
        if not isinstance(plan, Compact):
            return
        instructions = entry.event.instructions if isinstance(entry.event, CompactionRequested) else None
        request = SummaryRequest.of(plan, view, policy, instructions)
        begun = time.perf_counter()
        try:
            summary = await self._summarizer.summarize(request)
        except SummaryRefused as error:
            self._spending = self._spending.after(at_seconds, error.spent.tokens)
            self._refused(error.reason, head.size_bytes, policy.model, error.spent)
            return
        except SummarizerUnavailable as error:
            self._spending = self._spending.after(at_seconds, error.spent.tokens)
            self._refused("unavailable", head.size_bytes, policy.model, error.spent)
            raise
        seconds = time.perf_counter() - begun
        if summary.usage is not None:
            spent = summary.usage.input_tokens + summary.usage.output_tokens
            self._spending = self._spending.after(at_seconds, spent)
        # To find the facts of a long history takes time, in which the event loop must go on.
        self._scoring.add_compaction(await asyncio.to_thread(self._observed, plan, summary, seconds))
        event = history_compacted(
            plan,
            summary,
            policy,
            self._memory_policy.token_counter,
            session_id=view.session_id,
            base_epoch=view.epoch,
            base_sequence=view.sequence,
            event_id=f"shadow-{view.epoch}",
            occurred_at=entry.event.occurred_at,
            duration_ms=seconds * 1_000,
            policy_name=policy.summarizer,
            request_id=None,
        )
        self._fold(event, entry.timestamp_ms)

    def _policy_of(self, head: Head) -> CompactionPolicy:
        return policy_of(head, self._policy)

    def _is_due(self, head: Head) -> bool:
        return trigger(figures_of(head, self._memory_policy), self._policy_of(head)) is not None

    def _refused(self, reason: str, memory_bytes: int, model: str, spent: Spent) -> None:
        is_known = not spent.calls or spent.tokens > 0
        billed = Billed(
            calls=spent.calls,
            input_tokens=spent.input_tokens,
            output_tokens=spent.output_tokens,
            calls_without_usage=0 if is_known else spent.calls,
            cached_tokens=spent.cached_tokens,
        )
        self._scoring.add_refusal(reason, {model: billed} if spent.calls else {})
        self._retry_at_bytes = memory_bytes * _GROWTH_AFTER_REFUSAL

    def _view(self) -> MemoryView:
        memory = self.scored.memory
        pieces = memory_body(memory, memory.messages(), self._memory_policy, configuration=True)
        return MemoryView.model_validate_json(b"".join(pieces))

    def _observed(self, plan: Compact, summary: Summary, seconds: float) -> Observation:
        made = MadeSummary(
            trigger=plan.trigger,
            text=self._text_of(summary),
            size_bytes=size_bytes((summary.user_message, summary.ai_message)),
            calls=summary.calls,
            usage=summary.billed,
            model=summary.model,
            seconds=seconds,
        )
        return self.scored.coverage.cover(self.scored.memory.session_id, plan.messages, made)
