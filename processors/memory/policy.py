"""Limits of a memory: the worker's defaults, and what a session's own configuration makes of them."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from processors.memory.tokens import TokenCounter
from processors.models import BUILT_IN_MODELS, ModelTable

Render = Literal["pair", "system"]

#: Stands for "no limit" where limits are compared on the hot path.
UNLIMITED: Final = sys.maxsize


def has_lapsed(last_timestamp_ms: int, ttl_ms: int | None, now_ms: int) -> bool:
    """Return whether a life is over: idle for longer than its time to live (``None``: it never is).

    Args:
        last_timestamp_ms: Time of its last activity.
        ttl_ms: As :meth:`MemoryPolicy.ttl_ms` has it.
        now_ms: Time of the record, or of the read, that is looked at.
    """
    return ttl_ms is not None and now_ms - last_timestamp_ms > ttl_ms


class Limits(NamedTuple):
    """The limits in force for one session; :data:`UNLIMITED` where there is none."""

    size_bytes: int
    messages: int
    tokens: int

    def exceeded(self, size_bytes: int, messages: int, tokens: int) -> bool:
        """Return whether any limit is exceeded (strictly greater)."""
        return size_bytes > self.size_bytes or messages > self.messages or tokens > self.tokens

    def fraction(self, size_bytes: int, messages: int, tokens: int) -> float | None:
        """Return how much of the limit that is nearest is used; None where nothing is limited."""
        pairs = ((size_bytes, self.size_bytes), (messages, self.messages), (tokens, self.tokens))
        return max((used / limit for used, limit in pairs if limit != UNLIMITED), default=None)

    def targets(self, size_bytes: int, messages: int, tokens: int, fraction: float) -> Limits:
        """Return what to evict down to: ``floor(limit * fraction)`` of the limits that are exceeded.

        A limit that holds asks for nothing, so it becomes :data:`UNLIMITED` here.
        """
        return Limits(
            math.floor(self.size_bytes * fraction) if size_bytes > self.size_bytes else UNLIMITED,
            math.floor(self.messages * fraction) if messages > self.messages else UNLIMITED,
            math.floor(self.tokens * fraction) if tokens > self.tokens else UNLIMITED,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryPolicy:
    """Worker-wide defaults of the fold; a session's own configuration goes over them.

    The same log folded under the same policy always gives the same memory, byte for byte.

    Attributes:
        token_counter: Counts what clients did not count themselves.
        max_size_bytes: Window in bytes of content; ``None`` for no limit.
        max_messages: Window in messages; ``None`` for no limit.
        max_tokens: Window in tokens; ``None`` for no limit.
        evict_to_fraction: How far down to evict once a limit is exceeded, above 0 and at most 1.
        ttl_seconds: Idle seconds after which a session's life is over; ``None`` for never.
        context_window_tokens: Context window of models that ``models`` does not know.
        models: Context windows by model.
        render: Whether a summary becomes a user and AI message or one system message.

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
    _own_limits: Limits = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name in ("max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"):
            value = getattr(self, name)
            if value is not None and value <= 0:
                raise ValueError(f"{name} must be greater than 0")
        if not 0 < self.evict_to_fraction <= 1:
            raise ValueError("evict_to_fraction must be greater than 0 and at most 1")
        # Worked out once, since nearly every session has just these.
        object.__setattr__(self, "_own_limits", self._overlaid({}))

    def limits(self, configuration: Mapping[str, Any]) -> Limits:
        """Return the limits in force for a session with this ``configuration`` (``null`` lifts a limit)."""
        return self._overlaid(configuration) if configuration else self._own_limits

    def _overlaid(self, configuration: Mapping[str, Any]) -> Limits:
        size = configuration.get("max_size_bytes", self.max_size_bytes)
        messages = configuration.get("max_messages", self.max_messages)
        tokens = configuration.get("max_tokens", self.max_tokens)
        return Limits(
            UNLIMITED if size is None else size,
            UNLIMITED if messages is None else messages,
            UNLIMITED if tokens is None else tokens,
        )

    def ttl_ms(self, configuration: Mapping[str, Any]) -> int | None:
        """Return the session's time to live in milliseconds, or ``None`` when it never lapses."""
        seconds = configuration.get("ttl_seconds", self.ttl_seconds)
        return None if seconds is None else seconds * 1000

    def context_window(self, configuration: Mapping[str, Any], model: str | None) -> int:
        """Return the context window in force for a session, in tokens.

        Args:
            configuration: The session's own; its ``context_window_tokens`` goes over everything unless ``null``.
            model: The one that answers in the session; its window in the table goes over the worker's default.
        """
        own: int | None = configuration.get("context_window_tokens")
        return own or self.models.find(model).context_window_tokens or self.context_window_tokens

    def render_of(self, configuration: Mapping[str, Any]) -> Render:
        """Return how the session's summaries are rendered; ``null`` falls back to the worker's."""
        compaction = configuration.get("compaction") or {}
        return compaction.get("render") or self.render
