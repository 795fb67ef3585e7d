"""The figures of a memory that compaction decides by, and a session's own triggers."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from processors.memory.head import Head
from processors.memory.policy import MemoryPolicy
from schemas.parts import CompactedTo

#: The settings in SessionConfigured's ``compaction`` that decide when a memory is compacted.
TRIGGER_SETTINGS: Final = (
    "trigger_size_bytes",
    "trigger_context_fraction",
    "trigger_messages",
    "trigger_input_tokens",
)


class Figures(NamedTuple):
    """The figures of a memory that triggers are compared with.

    Attributes:
        size_bytes: Size of the messages in memory.
        message_count: Number of messages in memory.
        context_fraction: Tokens of memory and system message / context window.
        compacted_to: Figures right after the last compaction; ``None`` before the first one, and after a change of
            the settings that the triggers depend on.
        answered: Whether an AI message was added, for the trigger at every AI message; true if it is not known.
        last_input_tokens: What the newest AI message reported of its call; ``None`` without a report of this memory.
    """

    size_bytes: int
    message_count: int
    context_fraction: float
    compacted_to: CompactedTo | None = None
    answered: bool = True
    last_input_tokens: int | None = None


def context_fraction(head: Head, policy: MemoryPolicy) -> float:
    """Return the share of the context window that a session's memory and system message use."""
    return (head.tokens + head.system_tokens) / policy.context_window(head.configuration, head.model)


def figures_of(head: Head, policy: MemoryPolicy) -> Figures:
    """Return the figures of a session's memory."""
    baseline = head.compacted_to
    window = policy.context_window(head.configuration, head.model)
    return Figures(
        head.size_bytes,
        head.message_count,
        context_fraction(head, policy),
        None if baseline is None else baseline.compacted_to(window, head.lowest_input_tokens),
        last_input_tokens=head.last_input_tokens,
    )


def trigger_settings(configuration: dict[str, Any]) -> dict[str, Any] | None:
    """Return the trigger settings in a session's configuration, ``None`` for one switched off; ``None`` without any."""
    overrides = configuration.get("compaction")
    if not overrides:
        return None
    return {name: overrides[name] for name in TRIGGER_SETTINGS if name in overrides} or None
