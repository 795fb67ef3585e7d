"""Whether a memory is to be compacted: triggers over figures, and not again before it has grown by a tenth."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from processors.compaction_policy import CompactionPolicy
from processors.head import Head
from processors.policy import MemoryPolicy

Trigger = Literal["size", "context_fraction", "messages"]

#: What SessionConfigured's ``compaction`` may hold that has a say in when to compact.
TRIGGER_SETTINGS: Final = ("trigger_size_bytes", "trigger_context_fraction", "trigger_messages")


class Baseline(NamedTuple):
    """A memory's figures right after the last summary was applied to it."""

    size_bytes: int
    message_count: int
    context_fraction: float


class Figures(NamedTuple):
    """What is looked at to decide about a memory.

    Attributes:
        size_bytes: Of the messages in memory.
        message_count: Likewise.
        context_fraction: Tokens of memory and system message / context window.
        baseline: ``None`` before the first compaction, and after settings changed what counts as too much.
        answered: Whether an AI message came, for the trigger at every AI message; true where nobody knows.
    """

    size_bytes: int
    message_count: int
    context_fraction: float
    baseline: Baseline | None = None
    answered: bool = True


def trigger(figures: Figures, policy: CompactionPolicy) -> Trigger | None:
    """Return which trigger the memory is over (strictly greater), the first of size, context and messages.

    A memory that was still over a trigger after its last compaction is over it again only once it has grown
    by a tenth: else every further message would cost a summary that gains nothing. A
    ``trigger_context_fraction`` of 0 asks for a compaction at every AI message, as soon as memory has grown
    at all since the last one.
    """
    baseline = figures.baseline
    size, fraction, messages = (
        policy.trigger_size_bytes,
        policy.trigger_context_fraction,
        policy.trigger_messages,
    )
    if _is_over(figures.size_bytes, size, None if baseline is None else baseline.size_bytes):
        return "size"
    if fraction == 0:
        if figures.answered and _has_grown(figures):
            return "context_fraction"
    elif _is_over(
        figures.context_fraction, fraction, None if baseline is None else baseline.context_fraction
    ):
        return "context_fraction"
    if _is_over(figures.message_count, messages, None if baseline is None else baseline.message_count):
        return "messages"
    return None


def figures_of(head: Head, policy: MemoryPolicy) -> Figures:
    """Return the figures of a session's memory."""
    window = policy.context_window(head.configuration)
    last = head.compacted_to
    return Figures(
        head.size_bytes,
        head.message_count,
        (head.tokens + head.system_tokens) / window,
        None if last is None else Baseline(last.size_bytes, last.message_count, last.tokens / window),
    )


def trigger_settings(configuration: dict[str, Any]) -> dict[str, Any] | None:
    """Return a session's own trigger settings out of its configuration; ``None`` without any."""
    own = configuration.get("compaction")
    if not own:
        return None
    return {name: own[name] for name in TRIGGER_SETTINGS if own.get(name) is not None} or None


def _is_over(value: float, threshold: float | None, baseline: float | None) -> bool:
    if threshold is None or value <= threshold:
        return False
    return baseline is None or baseline <= threshold or value * 10 >= baseline * 11


def _has_grown(figures: Figures) -> bool:
    baseline = figures.baseline
    if baseline is None:
        return figures.message_count > 0
    return figures.message_count > baseline.message_count or figures.size_bytes > baseline.size_bytes
