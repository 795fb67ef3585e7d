"""What a summarizer is asked and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from processors.compaction.plan import Compact
from processors.compaction.policy import CompactionPolicy
from schemas.parts import Usage
from schemas.view import MemoryView, MessageView


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryRequest:
    """The part of a memory that a summary is to take the place of.

    Attributes:
        session_id: Whose memory; for logs, never for the summary.
        messages: Oldest first, whole groups; an earlier summary's messages (``compacted``) come first.
        knowledge: Of the earlier summary; ``None`` without one.
        instructions: What whoever asked for the compaction wants kept; data, like the messages.
        policy: The settings in force for the session.
        system_message: Of the session: what the conversation is about; never part of the summary.
    """

    session_id: str
    messages: tuple[MessageView, ...]
    knowledge: Mapping[str, Any] | None
    instructions: str | None
    policy: CompactionPolicy
    system_message: str | None = None

    @classmethod
    def of(
        cls, plan: Compact, memory: MemoryView, policy: CompactionPolicy, instructions: str | None = None
    ) -> SummaryRequest:
        """Return what a summarizer is asked to carry out ``plan``, which was decided for ``memory``."""
        return cls(
            session_id=memory.session_id,
            messages=plan.messages,
            knowledge=memory.knowledge,
            instructions=instructions,
            policy=policy,
            system_message=memory.system_message,
        )

    @property
    def size_bytes(self) -> int:
        """UTF-8 bytes of content that the summary takes the place of."""
        return sum(message.size_bytes for message in self.messages)


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What takes the place of the messages.

    Attributes:
        user_message: What the user's side said, as a text.
        ai_message: What the agents' side answered and did, as a text.
        knowledge: By the schema in force; ``None`` from a summarizer that makes none.
        usage: Tokens of all model calls it took; ``None`` without a model.
        model: Which model; ``None`` without one.
        calls: Model calls it took.
    """

    user_message: str
    ai_message: str
    knowledge: Mapping[str, Any] | None
    usage: Usage | None = None
    model: str | None = None
    calls: int = 0
