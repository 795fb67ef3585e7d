"""The triggers of compaction: compares a memory's figures with its limits, and with the last compaction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from processors.compaction.policy import CompactionPolicy
from processors.memory.figures import Figures, figures_of
from processors.memory.head import Head
from processors.memory.policy import MemoryPolicy

Trigger = Literal["size", "context_fraction", "messages", "input_tokens"]

#: The used share of a limit of 0 that is exceeded, which has no shares.
_OVER_ZERO: Final = 2.0
#: JSON has no larger numbers.
_LARGEST_SHARE: Final = 1e9

_EMPTY: Final = Figures(0, 0, 0.0)


class _Measure(NamedTuple):
    """A trigger in force.

    Attributes:
        trigger: Its name.
        value: The memory's figure.
        limit: What the figure must exceed.
        has_grown: Whether the figure has grown enough since the last compaction.
    """

    trigger: Trigger
    value: float
    limit: float
    has_grown: bool

    @property
    def used(self) -> float:
        """The used share of the limit: over 1 exactly if the value is greater than the limit.

        Rounding changes nothing about that: of two numbers that differ, the quotient is not rounded to 1 if the
        greater one is above.
        """
        if not self.limit:
            return _OVER_ZERO if self.value > 0 else 0.0
        return min(self.value / self.limit, _LARGEST_SHARE)


def trigger(figures: Figures, policy: CompactionPolicy) -> Trigger | None:
    """Return the trigger that the memory exceeds: the first of size, context, messages and input tokens.

    A memory that still exceeded a trigger after its last compaction exceeds it again only after it has grown by a
    tenth. Otherwise every new message would cost a summary that gains nothing. A ``trigger_context_fraction`` of 0
    triggers at every AI message, if the memory has grown since the last compaction.
    """
    return next((one.trigger for one in _measures(figures, policy) if one.used > 1 and one.has_grown), None)


def compaction_fraction(figures: Figures, policy: CompactionPolicy) -> float | None:
    """Return the used share of the trigger that is most nearly exceeded; ``None`` if no trigger is in force.

    It is over 1 exactly if :func:`trigger` names one, or would if the memory had grown enough since its last compaction.
    """
    return max((one.used for one in _measures(figures, policy)), default=None)


def session_fraction(
    head: Head | None, memory_policy: MemoryPolicy, compaction: CompactionPolicy
) -> float | None:
    """Return :func:`compaction_fraction` of a session.

    Args:
        head: Of the session; ``None`` without a life.
        memory_policy: The limits of sessions without their own.
        compaction: The compaction settings of sessions without their own.
    """
    if head is None:
        return compaction_fraction(_EMPTY, compaction)
    return compaction_fraction(figures_of(head, memory_policy), policy_of(head, compaction))


def policy_of(head: Head, compaction: CompactionPolicy) -> CompactionPolicy:
    """Return the compaction settings in force for a session."""
    own = head.configuration.get("compaction")
    return compaction.overlaid(own) if own else compaction


def _measures(figures: Figures, policy: CompactionPolicy) -> Iterator[_Measure]:
    """Yield the triggers in force, in the order in which they are asked."""
    before = figures.compacted_to
    size, fraction, messages, input_tokens = (
        policy.trigger_size_bytes,
        policy.trigger_context_fraction,
        policy.trigger_messages,
        policy.trigger_input_tokens,
    )
    if size is not None:
        yield _measure("size", figures.size_bytes, size, None if before is None else before.size_bytes)
    if fraction == 0:
        is_said = figures.answered and figures.message_count > 0
        yield _Measure("context_fraction", is_said, 0.0, _has_grown(figures))
    elif fraction is not None:
        earlier = None if before is None else before.context_fraction
        yield _measure("context_fraction", figures.context_fraction, fraction, earlier)
    if messages is not None:
        earlier = None if before is None else before.message_count
        yield _measure("messages", figures.message_count, messages, earlier)
    if input_tokens is not None:
        # Right after a compaction no one knows what a call takes. The lowest report since then is the measure.
        earlier = None if before is None else before.input_tokens
        yield _measure("input_tokens", figures.last_input_tokens or 0, input_tokens, earlier)


def _measure(name: Trigger, value: float, limit: float, before: float | None) -> _Measure:
    has_grown = before is None or before <= limit or value * 10 >= before * 11
    return _Measure(name, value, limit, has_grown)


def _has_grown(figures: Figures) -> bool:
    before = figures.compacted_to
    if before is None:
        return figures.message_count > 0
    return figures.message_count > before.message_count or figures.size_bytes > before.size_bytes
