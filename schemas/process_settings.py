"""Settings of one process or concern each: memory, publishing, compaction, archive, models."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SecretStr

from schemas.setting_values import (
    JsonObject,
    Limit,
    Listed,
    Positive,
    Seconds,
    Size,
    SizeLimit,
    parse_json,
    parse_none,
)


class SettingsGroup(BaseModel):
    """Base of nested settings; an unknown key is kept out and reported by ``sessionstream doctor``."""

    model_config = ConfigDict(frozen=True, extra="ignore", hide_input_in_errors=True)


class MemorySettings(SettingsGroup):
    """``SESSIONSTREAM_MEMORY__…``: the bounded view and how often it is written.

    Sizes in bytes; a limit of ``none`` is off. A session's own SessionConfigured goes over these.
    """

    enabled: bool = True
    max_size_bytes: SizeLimit = 156 * 1024
    max_messages: Limit = None
    max_tokens: Limit = None
    ttl_seconds: Limit = None
    evict_to_fraction: Annotated[float, Field(gt=0, le=1)] = 1.0
    context_window_tokens: Positive = 128_000
    flush_interval_ms: Positive = 100
    flush_events: Positive = 2_000
    cache_sessions: Positive = 50_000
    sweep_interval_seconds: Seconds = 10.0


class PublishSettings(SettingsGroup):
    """``SESSIONSTREAM_PUBLISH__…``: what every published event passes through.

    ``buffer_bytes`` bounds what waits for Kafka's acknowledgement; publishers beyond it wait.
    """

    interceptors: Listed[str] = Field(default_factory=list)
    buffer_bytes: Size = 32 * 1024 * 1024
    timeout_seconds: Seconds = 60.0


class CompactionSettings(SettingsGroup):
    """``SESSIONSTREAM_COMPACTION__…``: when and how a memory is summarized.

    Triggers are strictly greater-than; ``trigger_context_fraction`` 0 means at every AI message.
    """

    trigger_size_bytes: SizeLimit = 100_000
    trigger_context_fraction: Annotated[
        Annotated[float, Field(ge=0, le=1)] | None, BeforeValidator(parse_none)
    ] = 0.6
    trigger_messages: Limit = None
    keep_recent_turns: Annotated[int, Field(ge=0)] = 2
    max_summary_tokens: Positive = 1_000
    max_summary_characters: Limit = None
    summarizer: str = "extractive"
    model: str = "gpt-4o-mini"
    temperature: Annotated[float, Field(ge=0, le=2)] | None = None
    base_url: str | None = None
    api_key: SecretStr | None = None
    timeout_seconds: Seconds = 120.0
    max_retries: Annotated[int, Field(ge=0, le=20)] = 3
    max_answer_tokens: Limit = None
    prompt: JsonObject | None = None
    summary_schema: JsonObject | None = None
    render: Literal["pair", "system"] = "pair"
    reminder_seconds: Seconds = 60.0
    concurrency: Positive = 8
    rest_seconds: Seconds = 300.0


class AnalyticsSettings(SettingsGroup):
    """``SESSIONSTREAM_ANALYTICS__…``: windows of time, and how often figures are written.

    ``grace_seconds`` is event time: how far it must be past a window's end before that window is closed.
    """

    grace_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 60.0
    minute_windows_days: Limit = 7
    hour_windows_days: Limit = 90
    day_windows_days: Limit = None
    flush_interval_ms: Positive = 1_000
    flush_events: Positive = 5_000
    cache_sessions: Positive = 50_000


class ArchiveSettings(SettingsGroup):
    """``SESSIONSTREAM_ARCHIVE__…``: where the whole history is kept (``file:///…``, ``opensearch://…``)."""

    url: str | None = None


class ModelSettings(SettingsGroup):
    """``SESSIONSTREAM_MODELS__<name or pattern>__…``: what is known of a model; US dollars per million tokens."""

    context_window_tokens: Limit = None
    encoding: str | None = None
    input_price: Annotated[float, Field(ge=0)] | None = None
    output_price: Annotated[float, Field(ge=0)] | None = None


#: Models by name or pattern; one variable may hold the whole table: ``SESSIONSTREAM_MODELS={"gpt-4o":{…}}``.
ModelsByName = Annotated[dict[str, ModelSettings], BeforeValidator(parse_json)]
