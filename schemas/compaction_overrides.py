"""Compaction settings a session may override for itself (the ``compaction`` part of SessionConfigured)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from schemas.parts import Count, Label, LimitValue


def require_positive(value: int | None, info: ValidationInfo) -> int | None:
    """Refuse a limit of zero or less, by the contract's words; ``None`` lifts the limit."""
    if value is not None and value <= 0:
        raise ValueError(f"{info.field_name} must be greater than 0")
    return value


class CompactionOverrides(BaseModel):
    """Any of the compaction settings; what is left out falls back to the worker's own settings."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", hide_input_in_errors=True)

    trigger_size_bytes: LimitValue | None = None
    trigger_context_fraction: Annotated[float, Field(ge=0, le=1)] | None = None
    trigger_messages: LimitValue | None = None
    keep_recent_turns: Count | None = None
    max_summary_tokens: LimitValue | None = None
    max_summary_characters: LimitValue | None = None
    summarizer: Label | None = None
    model: Label | None = None
    temperature: Annotated[float, Field(ge=0, le=2)] | None = None
    prompt: dict[str, str] | None = None
    summary_schema: dict[str, Any] | None = None
    render: Literal["pair", "system"] | None = None

    _positive = field_validator(
        "trigger_size_bytes", "trigger_messages", "max_summary_tokens", "max_summary_characters"
    )(require_positive)
