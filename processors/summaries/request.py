"""The request to a summarizer, and the summary that it returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from processors.compaction.plan import Compact
from processors.compaction.policy import CompactionPolicy
from schemas.errors import Spent
from schemas.parts import Usage
from schemas.view import MemoryView, MessageView


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryRequest:
    """The part of a memory that a summary replaces.

    Attributes:
        session_id: The session; for logs, never for the summary.
        messages: Oldest first, whole groups; an earlier summary's messages (``compacted``) come first.
        knowledge: Knowledge of the earlier summary; ``None`` without one.
        instructions: Instructions of the compaction request about what to keep; data, like the messages.
        policy: The settings in force for the session.
        system_message: The session's system message, as the subject of the conversation; never part of the summary.
        conversation: The same messages and the pinned ones among them, in the order in which agents send them. Empty
            if these are just ``messages``.
    """

    session_id: str
    messages: tuple[MessageView, ...]
    knowledge: Mapping[str, Any] | None
    instructions: str | None
    policy: CompactionPolicy
    system_message: str | None = None
    conversation: tuple[MessageView, ...] = ()

    @classmethod
    def of(
        cls, plan: Compact, memory: MemoryView, policy: CompactionPolicy, instructions: str | None = None
    ) -> SummaryRequest:
        """Return the request that carries out ``plan``, which was decided for ``memory``."""
        covered = {message.id for message in plan.messages}
        end = max(at for at, message in enumerate(memory.messages, start=1) if message.id in covered)
        return cls(
            session_id=memory.session_id,
            messages=plan.messages,
            knowledge=memory.knowledge,
            instructions=instructions,
            policy=policy,
            system_message=memory.system_message,
            conversation=tuple(memory.messages[:end]),
        )

    @property
    def staying(self) -> list[MessageView]:
        """The messages of the conversation that stay in memory beside the summary, because they are pinned."""
        covered = {message.id for message in self.messages}
        return [message for message in self.conversation if message.id not in covered]

    @property
    def size_bytes(self) -> int:
        """UTF-8 bytes of the content that the summary replaces."""
        return sum(message.size_bytes for message in self.messages)


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """A summary: the two messages that replace older messages, and the knowledge.

    Attributes:
        user_message: What the user said, as a text.
        ai_message: What the agents answered and did, as a text.
        knowledge: Knowledge by the schema in force; ``None`` from a summarizer that makes none.
        usage: Tokens of all model calls; ``None`` without a model.
        model: Name of the model; ``None`` without one.
        calls: Number of model calls.
        unfilled: Fields of the schema in force that the summarizer could not fill.
        cached_tokens: How many of the input tokens the model's endpoint had in its cache of prompts.
    """

    user_message: str
    ai_message: str
    knowledge: Mapping[str, Any] | None
    usage: Usage | None = None
    model: str | None = None
    calls: int = 0
    unfilled: tuple[str, ...] = ()
    cached_tokens: int = 0

    @property
    def billed(self) -> Usage | None:
        """What the calls were billed for, with the cached tokens; ``None`` if that is unknown."""
        if self.usage is None or not self.cached_tokens:
            return self.usage
        return self.usage.model_copy(update={"cached_tokens": self.cached_tokens})

    @property
    def spent(self) -> Spent:
        """The same as numbers, 0 for those that are unknown."""
        usage = self.usage or Usage()
        return Spent(self.calls, usage.input_tokens, usage.output_tokens, self.cached_tokens)
