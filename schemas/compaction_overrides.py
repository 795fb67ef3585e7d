"""Compaction settings that a session may override (the ``compaction`` part of SessionConfigured)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from schemas.field_docstrings import DescribedFields
from schemas.parts import Count, Label, LimitValue


def require_positive(value: int | None, info: ValidationInfo) -> int | None:
    """Refuse a limit of zero or less, with the contract's message; ``None`` lifts the limit."""
    if value is not None and value <= 0:
        raise ValueError(f"{info.field_name} must be greater than 0")
    return value


class CompactionOverrides(DescribedFields, BaseModel):
    """Any of the compaction settings. A setting that is left out has the value of the worker's settings.

    ``null`` switches a trigger off. For any other setting it is the value of the worker's settings.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", hide_input_in_errors=True)

    trigger_size_bytes: LimitValue | None = None
    """Compact a memory that is larger than this."""
    trigger_context_fraction: Annotated[float, Field(ge=0, le=1)] | None = None
    """Compact a memory that uses more of the context window than this."""
    trigger_messages: LimitValue | None = None
    """Compact a memory that has more messages than this."""
    trigger_input_tokens: LimitValue | None = None
    """Compact a memory whose newest AI message reports more input tokens (`usage`) than this."""
    keep_recent_turns: Count | None = None
    """How many of the newest turns stay as they are."""
    keep_recent_messages: Count | None = None
    """At least this many of the newest messages stay as they are."""
    keep_recent_tokens: Count | None = None
    """Newest messages of at least this many tokens stay as they are."""
    max_summary_tokens: LimitValue | None = None
    """The most tokens of a summary's two messages."""
    max_summary_characters: LimitValue | None = None
    """The most characters of a summary's two messages."""
    summarizer: Label | None = None
    """`extractive`, `openai`, or the class that the worker's settings name."""
    model: Label | None = None
    """The model that summarizes."""
    temperature: Annotated[float, Field(ge=0, le=2)] | None = None
    """The temperature of that model."""
    prompt: dict[str, str] | None = None
    """Templates that replace the built-in prompt: `system`, `user`, or both."""
    summary_schema: dict[str, Any] | None = None
    """JSON Schema of the summary's `knowledge`."""
    render: Literal["pair", "system"] | None = None
    """A summary is a user and an AI message (`pair`), or one system message (`system`)."""

    _positive = field_validator(
        "trigger_size_bytes",
        "trigger_messages",
        "trigger_input_tokens",
        "max_summary_tokens",
        "max_summary_characters",
    )(require_positive)
