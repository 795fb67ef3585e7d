"""The groups of settings: memory, publishing, compaction, analytics, models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    PrivateAttr,
    SecretStr,
    field_validator,
    model_validator,
)

from schemas.field_docstrings import DescribedFields
from schemas.field_names import with_closest
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


class SettingsGroup(DescribedFields, BaseModel):
    """Base of nested settings. An unknown key is ignored here: a worker refuses it, and commands report it."""

    model_config = ConfigDict(frozen=True, extra="ignore", hide_input_in_errors=True)


class MemorySettings(SettingsGroup):
    """``SESSIONSTREAM_MEMORY__…``: the limits of a memory and how often it is written.

    Sizes are in bytes. ``none`` disables a limit. A session's own SessionConfigured overrides these settings.
    """

    enabled: bool = True
    """With `false`, a client without a provider neither reads nor writes (`MemoryProvider.from_config`)."""
    max_size_bytes: SizeLimit = 156 * 1024
    """The window of each session, in UTF-8 bytes of what a model would see."""
    max_messages: Limit = None
    """The window of each session, in messages."""
    max_tokens: Limit = None
    """The window of each session, in tokens."""
    ttl_seconds: Limit = None
    """A session that is idle for longer than this ends."""
    evict_to_fraction: Annotated[float, Field(gt=0, le=1)] = 1.0
    """The fraction of a limit down to which a full memory is evicted. A lower value evicts more at once and less
    often, so a model's prompt cache stays valid for longer."""
    context_window_tokens: Positive = 128_000
    """The context window that `context_fraction` refers to, if neither the session nor `MODELS` defines one."""
    flush_interval_ms: Positive = 100
    """How often the changes of a partition become durable. A longer interval writes fewer records. Where flushes of
    few events take long it becomes longer by itself: five times as long as the last flush, up to half a second."""
    flush_events: Positive = 2_000
    """A flush also starts after this many events."""
    cache_sessions: Positive = 50_000
    """How many decoded sessions a worker caches. Other sessions are read from the store when they are needed."""
    sweep_interval_seconds: Seconds = 10.0
    """How often the worker looks for expired sessions."""


class PublishSettings(SettingsGroup):
    """``SESSIONSTREAM_PUBLISH__…``: interceptors, buffer and timeout of publishing.

    ``buffer_bytes`` limits the bytes that wait for Kafka's acknowledgement; publishers over the limit wait.
    """

    interceptors: Listed[str] = Field(default_factory=list)
    """`package.module:Class`, in order. Each interceptor receives what is said in every event that this process
    publishes (messages, both sides of a summary, all other texts; no ids and names), and may change or refuse it."""
    buffer_bytes: Size = 32 * 1024 * 1024
    """How many bytes may wait for Kafka's acknowledgement. A publisher that would exceed it waits."""
    timeout_seconds: Seconds = 60.0
    """How long one publication may take. A memory worker gives up earlier once no broker has answered for 15
    seconds."""
    count_tokens_from_characters: Annotated[int, Field(ge=0)] = 0
    """Messages with fewer characters are sent without a count of their tokens, and the memory worker counts them. An
    append returns sooner, and the worker folds slower. Set it where events are published: for clients, and for
    workers that publish events which come over HTTP."""


#: Settings of compaction that are not a policy's.
_NOT_OF_A_POLICY: Final = frozenset({"shadow", "promote", "api_key"})
#: How COMPACTION__SHADOW is written, for those who wrote it wrong.
_SHADOW_FORM: Final = '{"NAME":{"max_summary_tokens":500}}'


class CompactionSettings(SettingsGroup):
    """``SESSIONSTREAM_COMPACTION__…``: when and how a memory is summarized.

    A memory must exceed a trigger (strictly greater). ``trigger_context_fraction`` 0 means at every AI message.
    """

    trigger_size_bytes: SizeLimit = 100_000
    """Compact a memory that is larger than this."""
    trigger_context_fraction: Annotated[
        Annotated[float, Field(ge=0, le=1)] | None, BeforeValidator(parse_none)
    ] = 0.6
    """Compact a memory that uses more of the context window than this. 0 means at every AI message."""
    trigger_messages: Limit = None
    """Compact a memory that has more messages than this."""
    trigger_input_tokens: Limit = None
    """Compact a memory whose newest AI message reports more input tokens (`usage.input_tokens`) than this. It is what
    the last call really took, with images, documents, tools and instructions, which the other triggers do not count."""
    keep_recent_turns: Annotated[int, Field(ge=0)] = 2
    """How many of the newest turns stay as they are."""
    keep_recent_messages: Limit = None
    """At least this many of the newest messages stay as they are, beside the turns. With `KEEP_RECENT_TURNS=0` a summary
    may begin to keep in the middle of a turn."""
    keep_recent_tokens: Limit = None
    """Newest messages of at least this many tokens stay as they are, beside the turns."""
    max_summary_tokens: Positive = 1_000
    """The most tokens the two messages of a summary may have together. Whole sentences of a longer one are left out."""
    max_summary_characters: Limit = None
    """The most characters the two messages of a summary may have together, like `MAX_SUMMARY_TOKENS`."""
    ask_again: bool = True
    """Ask a model once more for rules, limits, aims, preferences, decisions, promises, next steps and questions that
    its summary does not tell. The call sends the summary, not the conversation. What is still missing is appended."""
    share_prefix: bool = False
    """Begin a request for a summary with the conversation as agents send it, and put the task after it. An endpoint that
    caches prompts has read it already, if agents use the same model there and send no tools; else it costs more. Without
    it, the conversation is a quotation, which is safer against instructions in it."""
    max_tool_result_characters: Limit = 4_000
    """Of a longer answer of a tool a model is shown both ends, and the sequence at which the history has all of it."""
    shadow: JsonObject = Field(default_factory=dict)
    """Further policies to compare, by name (at most 64 bytes), as JSON `{"NAME":{"max_summary_tokens":500}}`. Workers
    try up to 8 of them, and the policy in force, on live traffic; `sessionstream policies` shows how they do, and tries
    them on the log. No memory changes. A policy has any of these settings in lower case; others stay. One that uses a
    model calls it for each of its summaries; those of the policy in force are taken from the log."""
    promote: str | None = None
    """The name of a policy of `SHADOW` that goes over the other settings here: the one to compact with from now on."""
    summarizer: str = "extractive"
    """`extractive`, `openai`, or `package.module:Class` with the async methods `summarize(request)` and `close()`, which
    run in a thread of their own."""
    model: str = "gpt-4o-mini"
    """The model that summarizes."""
    temperature: Annotated[float, Field(ge=0, le=2)] | None = None
    """The temperature of that model. Without it, the model's own default."""
    base_url: str | None = None
    """An endpoint that implements Chat Completions. Without it, OpenAI's. A session cannot set it."""
    api_key: SecretStr | None = None
    """The API key of that endpoint. Without it, `OPENAI_API_KEY`. Your own endpoint may need none."""
    timeout_seconds: Seconds = 120.0
    """How long one attempt waits for an answer."""
    max_retries: Annotated[int, Field(ge=0, le=20)] = 3
    """The number of retries after 408, 409, 429, 5xx, timeouts and broken connections. The wait before each is a
    backoff, or what `Retry-After` says (up to two minutes)."""
    max_answer_tokens: Limit = None
    """The most tokens of a whole answer, with `knowledge` and the model's reasoning. Without it: 1.5 times
    `MAX_SUMMARY_TOKENS`, and at least 600 more than that setting. It is never more than half of the model's context
    window. A reasoning model needs more."""
    prompt: JsonObject | None = None
    """Templates that replace the built-in prompt, as JSON `{"system","user"}`."""
    summary_schema: JsonObject | None = None
    """JSON Schema of a summary's `knowledge`, as JSON."""
    render: Literal["pair", "system"] = "pair"
    """A summary is a user and an AI message (`pair`), or one system message (`system`)."""
    reminder_seconds: Seconds = 60.0
    """How often memory workers announce a session again that is still over a trigger."""
    concurrency: Positive = 8
    """How many sessions a worker compacts at the same time."""
    rest_seconds: Seconds = 300.0
    """How long a session is not compacted after three failures in a row. Each further rest is twice as long, up to
    eight times this. An endpoint that is down rests for a tenth of it."""

    #: What was given of the settings that the promoted policy goes over.
    _given_beneath: dict[str, Any] = PrivateAttr(default_factory=dict)

    def without_promotion(self) -> Self:
        """Return the settings as they are without the promoted policy."""
        if self.promote is None:
            return self
        others = self.model_dump(exclude={*self.shadow[self.promote], "promote"})
        return type(self).model_validate({**others, **self._given_beneath})

    @model_validator(mode="wrap")
    @classmethod
    def _with_the_promoted_policy(cls, given: Any, validate: ModelWrapValidatorHandler[Self]) -> Self:
        """Put the settings of the promoted policy over the others, and remember these."""
        promoted = cls._promoted(given)
        if not promoted:
            return validate(given)
        made = validate(given | promoted)
        made._given_beneath = {name: given[name] for name in promoted if name in given}
        return made

    @classmethod
    def _promoted(cls, given: Any) -> Mapping[str, Any]:
        """Return the promoted policy; empty without one, or if the settings have another mistake."""
        if not isinstance(given, dict) or not given.get("shadow"):
            return {}
        try:
            shadow = cls._known_policies(cls._decoded(given["shadow"]))
        except ValueError:
            return {}  # the field's own validators say it, with its name
        return (shadow.get(given.get("promote") or "") or {}) if isinstance(shadow, dict) else {}

    @field_validator("shadow", mode="before")
    @classmethod
    def _decoded(cls, value: object) -> object:
        try:
            return parse_json(value)
        except ValueError as error:
            raise ValueError(f"{error}; write it as {_SHADOW_FORM}") from error

    @field_validator("shadow")
    @classmethod
    def _known_policies(cls, shadow: Any) -> Any:
        """Refuse settings that a policy cannot have; anything but an object is the type's to refuse."""
        known = set(cls.model_fields) - _NOT_OF_A_POLICY
        for name, policy in shadow.items() if isinstance(shadow, dict) else ():
            if not isinstance(policy, dict):
                raise ValueError(f"{name} must be an object of settings: write it as {_SHADOW_FORM}")  # noqa: TRY004 - pydantic's way
            unknown = set(policy) - known
            if unknown:
                raise ValueError(f"{name} has settings that no policy has: {with_closest(unknown, known)}")
        return shadow

    @model_validator(mode="after")
    def _promote_exists(self) -> Self:
        if self.promote is not None and self.promote not in self.shadow:
            raise ValueError(f"promote: shadow has no policy {self.promote!r:.80}")
        return self


class AnalyticsSettings(SettingsGroup):
    """``SESSIONSTREAM_ANALYTICS__…``: time windows, and how often figures are written.

    ``grace_seconds`` is in event time: a window is closed once event time is this far past its end.
    """

    grace_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 60.0
    """A window is closed and published once event time is this far past its end. Later events are still
    counted, and the window is published again."""
    minute_windows_days: Limit = 7
    """How long windows of one minute are kept, in event time."""
    hour_windows_days: Limit = 90
    """How long windows of one hour are kept, in event time."""
    day_windows_days: Limit = 730
    """How long windows of one day are kept, in event time. `none` keeps them forever, in the worker's memory too."""
    flush_interval_ms: Positive = 1_000
    """How often changed figures become durable and are published."""
    flush_events: Positive = 5_000
    """A flush also starts after this many events."""
    cache_sessions: Positive = 50_000
    """How many sessions a worker caches. Other sessions are read from the store when they are needed."""
    prices_note: Annotated[str, Field(max_length=256)] | None = None
    """What to know about the prices of `MODELS`. The console shows it beside costs."""


#: US dollars. An infinite price would make every cost one that JSON cannot have.
_Price = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class ModelSettings(SettingsGroup):
    """``SESSIONSTREAM_MODELS__<name or pattern>__…``: context window, encoding and prices of a model."""

    context_window_tokens: Limit = None
    """The context window of the model."""
    encoding: str | None = None
    """The tiktoken encoding of the model."""
    input_price: _Price | None = None
    """US dollars per million input tokens."""
    output_price: _Price | None = None
    """US dollars per million output tokens."""
    cached_input_price: _Price | None = None
    """US dollars per million input tokens that the endpoint had in its cache of prompts. Default: `input_price`."""


#: Models by name or pattern; one variable may hold the whole table: ``SESSIONSTREAM_MODELS={"gpt-4o":{…}}``.
ModelsByName = Annotated[dict[str, ModelSettings], BeforeValidator(parse_json)]
