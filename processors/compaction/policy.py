"""The compaction settings in force for one session: the worker's, overridden by the session's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from processors.access.ceilings import NO_CEILINGS, Ceilings
from processors.memory.figures import TRIGGER_SETTINGS
from processors.memory.policy import Render


@dataclass(frozen=True, slots=True, kw_only=True)
class CompactionPolicy:
    """When a memory is compacted, which part stays, and what the summarizer must produce.

    Section 7 of the contract is the source of the names and of the defaults.

    Attributes:
        trigger_size_bytes: Compact a memory over this many bytes of content; ``None`` for never by size.
        trigger_context_fraction: Compact a memory over this share of the context window; 0 at every AI message.
        trigger_messages: Compact a memory over this many messages; ``None`` for never by their number.
        trigger_input_tokens: Compact a memory whose last call took more than this many input tokens; ``None`` for
            never by them.
        keep_recent_turns: Number of the newest turns that stay as they are.
        keep_recent_messages: At least this many of the newest messages stay as they are; ``None`` for no such rule.
        keep_recent_tokens: Newest messages of at least this many tokens stay as they are; ``None`` for no such rule.
        max_summary_tokens: The most tokens of a summary's two messages.
        max_summary_characters: The most characters of a summary's two messages; ``None`` for no limit.
        summarizer: ``extractive``, ``openai`` or ``package.module:Class``.
        model: The model, for summarizers that use one.
        temperature: The temperature of that model; ``None`` for the model's default.
        prompt: Templates that replace the built-in ones, ``system`` and ``user``; ``None`` for the built-in ones.
        summary_schema: JSON Schema of ``knowledge`` that replaces the built-in one; ``None`` for the built-in one.
        render: The form of the summary in memory.
        ceilings: What a session may configure at most.
    """

    trigger_size_bytes: int | None = 100_000
    trigger_context_fraction: float | None = 0.6
    trigger_messages: int | None = None
    trigger_input_tokens: int | None = None
    keep_recent_turns: int = 2
    keep_recent_messages: int | None = None
    keep_recent_tokens: int | None = None
    max_summary_tokens: int = 1_000
    max_summary_characters: int | None = None
    summarizer: str = "extractive"
    model: str = "gpt-4o-mini"
    temperature: float | None = None
    prompt: Mapping[str, str] | None = None
    summary_schema: Mapping[str, Any] | None = None
    render: Render = "pair"
    ceilings: Ceilings = NO_CEILINGS

    def overlaid(self, overrides: Mapping[str, Any] | None) -> CompactionPolicy:
        """Return the policy overridden by a session's own settings (SessionConfigured's ``compaction``).

        A setting that is missing or beyond the ceilings keeps this policy's value. ``None`` switches a trigger off; for
        any other setting it keeps this policy's value.
        """
        if not overrides:
            return self  # nearly all sessions, and this is asked at every event
        known = {field.name for field in fields(self)} - {"ceilings"}
        return replace(
            self,
            **{
                name: value
                for name, value in self.ceilings.compaction(overrides).items()
                if name in known and (value is not None or name in TRIGGER_SETTINGS)
            },
        )
