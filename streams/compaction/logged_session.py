"""A session under the policy in force: its memory is folded with the summaries in the log, and these are scored.

Nothing is called and nothing is published. What a summary took to make is what its event says.
"""

from __future__ import annotations

from typing import Final

from processors.evaluation.coverage import MadeSummary
from processors.evaluation.policy_comparison import Observation, Scoring
from processors.evaluation.regret import Regret
from processors.evaluation.scored_memory import ScoredMemory
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.size import size_bytes
from schemas.events import HistoryCompacted
from schemas.view import MessageView

_MS: Final = 1_000


class LoggedSession:
    """The memory of a session as the log makes it.

    Args:
        session_id: The session.
        memory_policy: The memory workers' limits.
        scoring: Counts compactions, on the event loop.

    Attributes:
        scored: Its memory, and what the summaries in the log cover.
    """

    def __init__(self, session_id: str, memory_policy: MemoryPolicy, scoring: Scoring) -> None:
        self._scoring = scoring
        self.scored = ScoredMemory(session_id, memory_policy)
        self._observed: Observation | None = None
        # A session that is followed from the middle of its life has had epochs that this memory does not know.
        self._earlier_epochs = 0

    def apply(self, entry: Entry, *, is_tried: bool = True) -> Regret:
        """Fold an event, and return what it needs of what summaries cover.

        It can run in a thread: the score is the caller's to change.

        Args:
            entry: The event.
            is_tried: False if it was before the trial of the policy began: a summary of then covers nothing.
        """
        if isinstance(entry.event, HistoryCompacted):
            self._compact(entry, entry.event, is_tried=is_tried)
            return Regret()
        life = self.scored.coverage.life
        self.scored.fold(entry)
        if self.scored.coverage.life != life:
            self._earlier_epochs = 0
        return self.scored.coverage.later() if is_tried else Regret()

    async def compact_if_due(self, entry: Entry) -> None:
        """Count the compaction, if ``entry``, which was just applied, was one."""
        del entry
        observed, self._observed = self._observed, None
        if observed is not None:
            self._scoring.add_compaction(observed)

    def _compact(self, entry: Entry, event: HistoryCompacted, *, is_tried: bool) -> None:
        head = self.scored.memory.head
        if head is None:
            return
        epoch = event.base_epoch - self._earlier_epochs
        if epoch > head.epoch:
            self._earlier_epochs += epoch - head.epoch
            epoch = head.epoch
        before = list(self.scored.memory.messages())
        rebased = event.model_copy(update={"base_epoch": epoch})
        self.scored.fold(Entry(rebased, entry.sequence, entry.timestamp_ms))
        after = self.scored.memory.head
        if after is None or after.epoch == head.epoch or not is_tried:
            return
        stayed = {message.id for message in self.scored.memory.messages()}
        replaced = [
            MessageView.model_validate_json(message.json) for message in before if message.id not in stayed
        ]
        if all(message.compacted for message in replaced):
            return  # the summary of a fork, or of messages from before the session was followed
        made = MadeSummary(
            trigger=event.trigger,
            text=f"{event.user_message}\n{event.ai_message}",
            size_bytes=size_bytes((event.user_message, event.ai_message)),
            calls=event.calls or (0 if event.model is None and event.usage is None else 1),
            usage=event.usage,
            model=event.model,
            seconds=event.duration_ms / _MS,
        )
        self._observed = self.scored.coverage.cover(event.session_id, replaced, made)
