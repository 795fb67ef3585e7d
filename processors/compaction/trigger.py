"""The triggers of compaction: compares a memory's figures with its limits, and with the last compaction."""

from __future__ import annotations

from typing import Literal

from processors.compaction.policy import CompactionPolicy
from processors.memory.figures import Figures

Trigger = Literal["size", "context_fraction", "messages"]


def trigger(figures: Figures, policy: CompactionPolicy) -> Trigger | None:
    """Return the trigger that the memory exceeds (strictly greater): the first of size, context and messages.

    A memory that still exceeded a trigger after its last compaction exceeds it again only after it has grown by a
    tenth. Otherwise every new message would cost a summary that gains nothing. A ``trigger_context_fraction`` of 0
    triggers at every AI message, if the memory has grown since the last compaction.
    """
    before = figures.compacted_to
    size, fraction, messages = (
        policy.trigger_size_bytes,
        policy.trigger_context_fraction,
        policy.trigger_messages,
    )
    if _is_over(figures.size_bytes, size, None if before is None else before.size_bytes):
        return "size"
    if fraction == 0:
        if figures.answered and _has_grown(figures):
            return "context_fraction"
    elif _is_over(figures.context_fraction, fraction, None if before is None else before.context_fraction):
        return "context_fraction"
    if _is_over(figures.message_count, messages, None if before is None else before.message_count):
        return "messages"
    return None


def _is_over(value: float, threshold: float | None, before: float | None) -> bool:
    if threshold is None or value <= threshold:
        return False
    return before is None or before <= threshold or value * 10 >= before * 11


def _has_grown(figures: Figures) -> bool:
    before = figures.compacted_to
    if before is None:
        return figures.message_count > 0
    return figures.message_count > before.message_count or figures.size_bytes > before.size_bytes
