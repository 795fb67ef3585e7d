"""What the summaries of one life of a session have replaced so far, and what the session needs of that later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from processors.evaluation.covered_facts import CoveredFacts
from processors.evaluation.policy_comparison import Observation
from processors.evaluation.recall import SummaryText, conversation_facts, tool_values
from processors.evaluation.regret import LaterNeeds, Regret
from processors.evaluation.shown_memory import ShownMemory
from processors.memory.changes import Changes
from processors.memory.memory import Memory
from schemas.parts import Usage
from schemas.view import MessageView


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeSummary:
    """A summary that replaced messages, and what it took to make.

    Attributes:
        trigger: The reason for it.
        text: The text in which facts are searched.
        size_bytes: Size of its two messages.
        calls: Model calls for it.
        usage: Tokens billed for these calls; ``None`` without calls.
        model: The model's name; ``None`` without a model.
        seconds: How long it took to make.
    """

    trigger: str
    text: str
    size_bytes: int
    calls: int
    usage: Usage | None
    model: str | None
    seconds: float


@dataclass(slots=True)
class Coverage:
    """What the summaries of one life have replaced so far.

    Attributes:
        life: The sequence of the life's first event; ``None`` if there is no life.
        size_bytes: Size of all messages that were replaced.
        compactions: How many summaries replaced them.
    """

    life: int | None = None
    size_bytes: int = 0
    compactions: int = 0
    _covered: CoveredFacts = field(default_factory=CoveredFacts)
    _needs: LaterNeeds = field(default_factory=LaterNeeds)
    _shown: ShownMemory | None = None

    def follow(self, memory: Memory, changes: Changes, sequence: int) -> None:
        """Note what a model is shown after an event; it costs nothing before the first summary.

        Args:
            memory: The memory after the event.
            changes: What the event changed.
            sequence: Of the event.
        """
        if self.compactions == 0:
            return
        if self._shown is None:
            self._shown = ShownMemory()
            self._shown.follow(memory, None, sequence)
        else:
            self._shown.follow(memory, changes.dirty, sequence)

    def later(self) -> Regret:
        """Return what the message of the event that was followed last needs of what summaries replaced."""
        regret = Regret()
        if self._shown is not None:
            for message in self._shown.newest:
                regret.add(self._needs.later(message, self._shown))
        return regret

    def cover(self, session_id: str, replaced: Sequence[MessageView], summary: MadeSummary) -> Observation:
        """Note that a summary replaced messages, and return what it keeps of all that was replaced so far."""
        facts = conversation_facts(replaced)
        self._covered.add(facts, tool_values(replaced))
        self._needs.cover(replaced, facts)
        self.size_bytes += sum(message.size_bytes for message in replaced if not message.compacted)
        self.compactions += 1
        text = SummaryText(summary.text)
        return Observation(
            session_id=session_id,
            epoch=self.compactions,
            trigger=summary.trigger,
            kept_facts=self._covered.kept_by_kind(text),
            kept_values=self._covered.kept_values(text),
            history_bytes=self.size_bytes,
            summary_bytes=summary.size_bytes,
            calls=summary.calls,
            usage=summary.usage,
            model=summary.model,
            seconds=summary.seconds,
        )
