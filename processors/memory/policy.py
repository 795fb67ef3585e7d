"""Limits of a memory: the worker's defaults, and how a session's configuration overrides them."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple

from processors.access.ceilings import NO_CEILINGS, Ceilings
from processors.memory.tokens import TokenCounter
from processors.models_and_prices import BUILT_IN_MODELS, ModelTable

Render = Literal["pair", "system"]

#: The value for "no limit" where limits are compared on the hot path.
UNLIMITED: Final = sys.maxsize


def has_lapsed(last_timestamp_ms: int, ttl_ms: int | None, now_ms: int) -> bool:
    """Return whether a session was idle for longer than its time to live; false without one.

    Args:
        last_timestamp_ms: Time of the last activity.
        ttl_ms: Time to live, from :meth:`MemoryPolicy.ttl_ms`.
        now_ms: Time of the record or of the read.
    """
    return ttl_ms is not None and now_ms - last_timestamp_ms > ttl_ms


class Limits(NamedTuple):
    """The limits in force for one session; :data:`UNLIMITED` for no limit."""

    size_bytes: int
    messages: int
    tokens: int

    def exceeded(self, size_bytes: int, messages: int, tokens: int) -> bool:
        """Return whether any limit is exceeded (strictly greater)."""
        return size_bytes > self.size_bytes or messages > self.messages or tokens > self.tokens

    def fraction(self, size_bytes: int, messages: int, tokens: int) -> float | None:
        """Return the used share of the limit that is most nearly reached; None without limits."""
        pairs = ((size_bytes, self.size_bytes), (messages, self.messages), (tokens, self.tokens))
        return max((used / limit for used, limit in pairs if limit != UNLIMITED), default=None)

    def targets(self, size_bytes: int, messages: int, tokens: int, fraction: float) -> Limits:
        """Return the limits to evict down to: ``floor(limit * fraction)`` for each limit that is exceeded.

        A limit that is not exceeded becomes :data:`UNLIMITED`, because it needs no eviction.
        """
        return Limits(
            math.floor(self.size_bytes * fraction) if size_bytes > self.size_bytes else UNLIMITED,
            math.floor(self.messages * fraction) if messages > self.messages else UNLIMITED,
            math.floor(self.tokens * fraction) if tokens > self.tokens else UNLIMITED,
        )


def _comparable(value: object) -> object:
    """Return a setting in a form whose ``repr`` is the same in every process."""
    return list(value.context_windows().items()) if isinstance(value, ModelTable) else value


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryPolicy:
    """Worker-wide defaults of the fold; a session's configuration overrides them.

    The same log folded under the same policy always gives the same memory, byte for byte.

    Attributes:
        token_counter: Counts tokens that clients did not count.
        max_size_bytes: Limit in bytes of content; ``None`` for no limit.
        max_messages: Limit in messages; ``None`` for no limit.
        max_tokens: Limit in tokens; ``None`` for no limit.
        evict_to_fraction: Fraction of an exceeded limit to evict down to; above 0 and at most 1.
        ttl_seconds: Idle seconds after which a session's life ends; ``None`` for never.
        context_window_tokens: Context window of models that ``models`` does not have.
        models: Context windows by model.
        render: Whether a summary becomes a user and an AI message, or one system message.
        ceilings: What a session may configure at most.

    Raises:
        ValueError: A limit is not greater than 0, or the fraction is not in (0, 1].
    """

    token_counter: TokenCounter
    max_size_bytes: int | None = 156 * 1024
    max_messages: int | None = None
    max_tokens: int | None = None
    evict_to_fraction: float = 1.0
    ttl_seconds: int | None = None
    context_window_tokens: int = 128_000
    models: ModelTable = BUILT_IN_MODELS
    render: Render = "pair"
    ceilings: Ceilings = NO_CEILINGS
    _default_limits: Limits = field(init=False, repr=False, compare=False)
    _default_ttl_ms: int | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name in ("max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"):
            value = getattr(self, name)
            if value is not None and value <= 0:
                raise ValueError(f"{name} must be greater than 0")
        if not 0 < self.evict_to_fraction <= 1:
            raise ValueError("evict_to_fraction must be greater than 0 and at most 1")
        # Computed once, because nearly every session has exactly these.
        object.__setattr__(self, "_default_limits", self._overlaid({}))
        object.__setattr__(self, "_default_ttl_ms", self.ttl_ms({}))

    def digest(self) -> str:
        """Return a hash of every field, for workers of one group to compare: all of them decide memories."""
        state = blake2b(digest_size=8)
        settings = {one.name: _comparable(getattr(self, one.name)) for one in fields(self) if one.init}
        counter = self.token_counter
        settings["token_counter"] = (type(counter).__qualname__, counter.encoding, counter.estimated)
        for name, value in sorted(settings.items()):
            state.update(repr((name, value)).encode())
        return state.hexdigest()

    @property
    def defaults(self) -> tuple[Limits, int | None]:
        """The limits and the time to live in milliseconds of a session without a configuration."""
        return self._default_limits, self._default_ttl_ms

    def limits(self, configuration: Mapping[str, Any]) -> Limits:
        """Return the limits in force for a session with this ``configuration``, where ``None`` lifts a limit."""
        return self._overlaid(configuration) if configuration else self._default_limits

    def _overlaid(self, configuration: Mapping[str, Any]) -> Limits:
        return Limits(
            self._limit(configuration, "max_size_bytes", self.max_size_bytes),
            self._limit(configuration, "max_messages", self.max_messages),
            self._limit(configuration, "max_tokens", self.max_tokens),
        )

    def _limit(self, configuration: Mapping[str, Any], name: str, default: int | None) -> int:
        limit = self.ceilings.window(name, configuration.get(name, default))
        return UNLIMITED if limit is None else limit

    def ttl_ms(self, configuration: Mapping[str, Any]) -> int | None:
        """Return the session's time to live in milliseconds, or ``None`` if it never lapses."""
        seconds = configuration.get("ttl_seconds", self.ttl_seconds)
        return None if seconds is None else seconds * 1000

    def context_window(self, configuration: Mapping[str, Any], model: str | None) -> int:
        """Return the context window in force for a session, in tokens.

        Args:
            configuration: Configuration of the session. Its ``context_window_tokens``, unless ``None``, has priority.
            model: Model of the session's last AI message. Its window in the table overrides the worker's default.
        """
        configured: int | None = configuration.get("context_window_tokens")
        if configured or not model:
            return configured or self.context_window_tokens
        return self.models.find(model).context_window_tokens or self.context_window_tokens

    def render_of(self, configuration: Mapping[str, Any]) -> Render:
        """Return how the session's summaries are rendered; ``None`` in the configuration means the worker's default."""
        compaction = self.ceilings.compaction(configuration.get("compaction") or {})
        return compaction.get("render") or self.render
