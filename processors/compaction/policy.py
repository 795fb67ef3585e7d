"""The compaction settings in force for one session: the worker's, with the session's own over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

Render = Literal["pair", "system"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CompactionPolicy:
    """When a memory is compacted, how much of it stays, and what the summarizer is asked for.

    The contract's section 7 is the source of the names and of the defaults.

    Attributes:
        trigger_size_bytes: Compact above so many bytes of content; ``None`` for never by size.
        trigger_context_fraction: Compact above this share of the context window; 0 at every AI message.
        trigger_messages: Compact above so many messages; ``None`` for never by their number.
        keep_recent_turns: How many of the newest turns stay as they are.
        max_summary_tokens: What a summary may cost a model, at most.
        max_summary_characters: What a summary may be long, at most; ``None`` for no limit.
        summarizer: ``extractive``, ``openai`` or ``package.module:Class``.
        model: For summarizers that ask one.
        temperature: For summarizers that ask a model; ``None`` leaves it to the model.
        prompt: Templates that take the place of ours, ``system`` and ``user``; ``None`` for ours.
        summary_schema: JSON Schema of ``knowledge`` that takes the place of ours; ``None`` for ours.
        render: How memory shows the summary.
    """

    trigger_size_bytes: int | None = 100_000
    trigger_context_fraction: float | None = 0.6
    trigger_messages: int | None = None
    keep_recent_turns: int = 2
    max_summary_tokens: int = 1_000
    max_summary_characters: int | None = None
    summarizer: str = "extractive"
    model: str = "gpt-4o-mini"
    temperature: float | None = None
    prompt: Mapping[str, str] | None = None
    summary_schema: Mapping[str, Any] | None = None
    render: Render = "pair"

    def overlaid(self, overrides: Mapping[str, Any] | None) -> CompactionPolicy:
        """Return the policy with a session's own settings (SessionConfigured's ``compaction``) over it.

        A ``None`` among them falls back to this policy's value, as what was never set does.
        """
        known = {field.name for field in fields(self)}
        own = {name: value for name, value in (overrides or {}).items() if name in known}
        return replace(self, **{name: value for name, value in own.items() if value is not None})
