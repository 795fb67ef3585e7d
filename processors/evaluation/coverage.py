"""What the summaries of one life of a session have replaced so far, and what the session needs of that later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from processors.evaluation.policy_comparison import Observation
from processors.evaluation.recall import Fact, conversation_facts, kept_by_kind, kept_values, tool_values
from processors.evaluation.regret import LaterNeeds, Regret
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
    _facts: set[Fact] = field(default_factory=set)
    _needs: LaterNeeds = field(default_factory=LaterNeeds)
    _values: set[str] = field(default_factory=set)

    def later(self, messages: Sequence[MessageView], sequence: int) -> Regret:
        """Return what the message of the newest event needs of what summaries replaced.

        Args:
            messages: The whole memory.
            sequence: Of the newest event.
        """
        regret = Regret()
        others = [message for message in messages if message.sequence != sequence]
        for message in messages:
            if message.sequence == sequence:
                regret.add(self._needs.later(message, others))
        return regret

    def cover(self, session_id: str, replaced: Sequence[MessageView], summary: MadeSummary) -> Observation:
        """Note that a summary replaced messages, and return what it keeps of all that was replaced so far."""
        self._facts |= conversation_facts(replaced)
        self._values |= tool_values(replaced)
        self._needs.cover(replaced)
        self.size_bytes += sum(message.size_bytes for message in replaced if not message.compacted)
        self.compactions += 1
        return Observation(
            session_id=session_id,
            epoch=self.compactions,
            trigger=summary.trigger,
            kept_facts=kept_by_kind(self._facts, summary.text),
            kept_values=kept_values(self._values, summary.text),
            history_bytes=self.size_bytes,
            summary_bytes=summary.size_bytes,
            calls=summary.calls,
            usage=summary.usage,
            model=summary.model,
            seconds=summary.seconds,
        )
