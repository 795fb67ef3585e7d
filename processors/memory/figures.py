"""The figures of a memory by which compaction decides, and a session's own settings for that decision."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from processors.memory.head import Head
from processors.memory.policy import MemoryPolicy
from schemas.parts import CompactedTo

#: What SessionConfigured's ``compaction`` may hold that has a say in when to compact.
TRIGGER_SETTINGS: Final = ("trigger_size_bytes", "trigger_context_fraction", "trigger_messages")


class Figures(NamedTuple):
    """What is looked at to decide about a memory.

    Attributes:
        size_bytes: Of the messages in memory.
        message_count: Likewise.
        context_fraction: Tokens of memory and system message / context window.
        compacted_to: Of memory right after the last compaction; ``None`` before the first one, and after settings
            changed what counts as too much.
        answered: Whether an AI message came, for the trigger at every AI message; true where it is not known.
    """

    size_bytes: int
    message_count: int
    context_fraction: float
    compacted_to: CompactedTo | None = None
    answered: bool = True


def context_fraction(head: Head, policy: MemoryPolicy) -> float:
    """Return the share of its context window that a session's memory and system message take."""
    return (head.tokens + head.system_tokens) / policy.context_window(head.configuration, head.model)


def figures_of(head: Head, policy: MemoryPolicy) -> Figures:
    """Return the figures of a session's memory."""
    window = policy.context_window(head.configuration, head.model)
    last = head.compacted_to
    return Figures(
        head.size_bytes,
        head.message_count,
        (head.tokens + head.system_tokens) / window,
        None if last is None else last.compacted_to(window),
    )


def trigger_settings(configuration: dict[str, Any]) -> dict[str, Any] | None:
    """Return a session's own trigger settings out of its configuration; ``None`` without any."""
    own = configuration.get("compaction")
    if not own:
        return None
    return {name: own[name] for name in TRIGGER_SETTINGS if own.get(name) is not None} or None
