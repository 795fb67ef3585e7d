"""The plan of a compaction: which part of a memory a summary replaces, or why there is no compaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from processors.compaction.cuts import Cuts, cuts_of, media_count, seen_through
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import Trigger, trigger
from processors.memory.figures import Figures
from schemas.view import MemoryView, MessageView

SkipReason = Literal["below_trigger", "nothing_to_gain", "unanswered_call", "over_budget"]

_Aim = Callable[[int], bool]

#: The reason of a request after a model refused a context as too long.
LENGTH_EXCEEDED: Final = "length_exceeded"

#: The reason of a request that an agent makes for its own conversation.
AGENT: Final = "agent"

#: A cut inside a turn reduces a memory to this share of its triggers, so that the next message does not trigger again.
_INSIDE_TURN_SHARE: Final = 0.75
#: The most bytes per token of a summary, for the room that is reserved for it.
_BYTES_PER_TOKEN: Final = 5
#: A compaction must free at least this share of a memory.
_MIN_GAIN: Final = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Compact:
    """The decision to replace ``messages`` by a summary.

    Attributes:
        through_sequence: Sequence of the last message covered.
        messages: Oldest first, with those of an earlier summary; whole groups.
        trigger: The trigger, or ``requested``.
        new_count: Number of ``messages`` that no earlier summary covered.
    """

    through_sequence: int
    messages: tuple[MessageView, ...]
    trigger: Trigger | Literal["requested"]
    new_count: int

    @property
    def size_bytes(self) -> int:
        """Bytes of the messages that the summary replaces."""
        return sum(message.size_bytes for message in self.messages)

    @property
    def tokens(self) -> int:
        """Tokens of the messages that the summary replaces."""
        return sum(message.tokens for message in self.messages)


@dataclass(frozen=True, slots=True)
class Skip:
    """The decision not to compact; ``detail`` gives the reason for people, without message text."""

    reason: SkipReason
    detail: str


def decide(memory: MemoryView, policy: CompactionPolicy, *, requested: str | None = None) -> Compact | Skip:
    """Return which part of ``memory`` to compact, or why not to compact it.

    The cut is at a turn boundary and leaves the newest ``keep_recent_turns`` whole, and at least
    ``keep_recent_messages`` and ``keep_recent_tokens``. If that does not bring the memory
    below its triggers, the cut is between groups inside the turns to keep, as early as possible. The newest group
    always stays. No group is split, and no call is covered that may still be answered. Pinned messages stay, and so
    does what no model can have seen yet.

    Args:
        memory: The whole memory, at one epoch, with ``compacted_to``.
        policy: The settings in force for the session.
        requested: The reason of a request; triggers are then ignored.
    """
    why = "requested" if requested is not None else trigger(figures_read(memory), policy)
    if why is None:
        return Skip("below_trigger", "memory is not over any of its triggers")
    messages = _within_reach(memory.messages)
    # A pinned answer is out of reach, but it has seen what came before it.
    cuts = cuts_of(messages, seen_through(memory.messages))
    suffices, target = _aims(memory, policy, cuts, requested)
    cut = _whole_turns(cuts, policy)
    is_worth_it = _gains(cuts, cut, why)
    if target is not None and not (is_worth_it and suffices(cut)):
        deeper = _inside_turns(cuts, cut, target)
        if deeper > cut:
            # A request may compact any whole turn, but a turn to keep is cut only for a real gain.
            cut, is_worth_it = deeper, _gains(cuts, deeper, "size" if requested is not None else why)
    if is_worth_it:
        covered = tuple(messages[:cut])
        return Compact(
            # A message that was pinned may be older than the earlier summary.
            through_sequence=max([message.sequence for message in covered]),
            messages=covered,
            trigger=why,
            new_count=cut - cuts.first,
        )
    if cuts.first_open_call is not None and cuts.first_open_call <= max(cut, cuts.first):
        return Skip(
            "unanswered_call", "the messages to compact include a tool call that still waits for its response"
        )
    return Skip("nothing_to_gain", "too few messages may be replaced for a summary to be worth it")


def _within_reach(messages: Sequence[MessageView]) -> Sequence[MessageView]:
    """Return the messages that a summary may cover: without the pinned ones, those of the earlier summary first."""
    if not any(message.pinned or message.compacted for message in messages):
        return messages
    left = [message for message in messages if not message.pinned]
    return sorted(left, key=lambda message: not message.compacted)


def figures_read(memory: MemoryView) -> Figures:
    """Return the figures of a memory as it was read over HTTP."""
    return Figures(
        memory.size_bytes,
        memory.message_count,
        memory.context_fraction,
        memory.compacted_to,
        last_input_tokens=memory.last_input_tokens,
    )


def _whole_turns(cuts: Cuts, policy: CompactionPolicy) -> int:
    """Return the last legal cut at a turn boundary that leaves what the policy keeps; without one, ``cuts.first``.

    If no turns are to be kept, but messages or tokens are, the cut may be between any two groups.
    """
    keep = policy.keep_recent_turns
    messages, tokens = policy.keep_recent_messages or 0, policy.keep_recent_tokens or 0
    leaves_enough = [
        cut
        for cut in cuts.legal
        if cuts.end - cut >= messages and cuts.tokens[-1] - cuts.tokens[cut] >= tokens
    ]
    if keep == 0 and (messages or tokens):
        return leaves_enough[-1] if leaves_enough else cuts.first
    # There may be fewer turns than are to be kept.
    boundaries = {*cuts.turns[: max(len(cuts.turns) - keep + 1, 0)], *([cuts.end] if keep == 0 else [])}
    if keep == 0 and cuts.legal and cuts.legal[-1] not in boundaries:
        # The newest turn is covered too, except an open call and what no model has seen yet.
        boundaries.update(cut for cut in cuts.legal if cut > cuts.turns[-1])
    return max((cut for cut in leaves_enough if cut in boundaries), default=cuts.first)


def _inside_turns(cuts: Cuts, whole: int, target: Callable[[int], bool]) -> int:
    """Return the first legal cut after ``whole`` that meets ``target``, else the last legal one."""
    later = [cut for cut in cuts.legal if whole < cut <= cuts.newest_group_start]
    return next((cut for cut in later if target(cut)), later[-1] if later else whole)


def _gains(cuts: Cuts, cut: int, why: str) -> bool:
    """Return whether a summary of everything before ``cut`` gains enough."""
    if cut <= cuts.first:
        return False
    if why == "requested":
        return True
    freed = (cuts.sizes[cut] - cuts.sizes[cuts.first]) / max(cuts.sizes[-1], 1)
    return freed >= _MIN_GAIN or (why == "messages" and (cut - cuts.first) / cuts.end >= _MIN_GAIN)


def _aims(
    memory: MemoryView, policy: CompactionPolicy, cuts: Cuts, requested: str | None
) -> tuple[_Aim, _Aim | None]:
    """Return the conditions for a cut at a turn boundary and for a cut inside a turn (``None``: no such cut).

    A request compacts whole turns. Turns to keep are only cut if the memory is over a trigger anyway, if a model
    refused the context as too long, or if an agent asks in the middle of a turn and whole turns would free too little.
    """
    limits = _limits(memory, policy, cuts)
    if requested is None:
        return (lambda cut: limits(cut, 1.0)), (lambda cut: limits(cut, _INSIDE_TURN_SHARE))
    if requested == LENGTH_EXCEEDED:
        return cuts.is_halved_by, cuts.is_halved_by
    if requested == AGENT:
        freed = _whole_turns(cuts, policy)
        if not _gains(cuts, freed, "size"):
            return cuts.is_halved_by, cuts.is_halved_by
    is_over = trigger(figures_read(memory)._replace(compacted_to=None), policy) is not None
    return (lambda _cut: True), (lambda cut: limits(cut, _INSIDE_TURN_SHARE)) if is_over else None


def _limits(memory: MemoryView, policy: CompactionPolicy, cuts: Cuts) -> Callable[[int, float], bool]:
    """Return a test: does a cut leave at most a share of every trigger, with room for the summary?"""
    size, fraction, messages = (
        policy.trigger_size_bytes,
        policy.trigger_context_fraction,
        policy.trigger_messages,
    )
    used = memory.tokens + memory.system_tokens
    window = used / memory.context_fraction if memory.context_fraction > 0 else 0.0
    pinned = [message for message in memory.messages if message.pinned]
    pinned_bytes = sum(message.size_bytes for message in pinned)
    pinned_tokens = sum(message.tokens for message in pinned)
    most_tokens = window * fraction if fraction else None
    input_tokens_left = _input_tokens_left(memory, cuts)
    most_input_tokens = policy.trigger_input_tokens

    def within(cut: int, share: float) -> bool:
        left_bytes = cuts.sizes[-1] - cuts.sizes[cut] + pinned_bytes
        left_tokens = cuts.tokens[-1] - cuts.tokens[cut] + memory.system_tokens + pinned_tokens
        if size is not None:
            room = min(policy.max_summary_tokens * _BYTES_PER_TOKEN, size / 2)
            if left_bytes + room > size * share:
                return False
        if most_tokens is not None:
            room = min(policy.max_summary_tokens, most_tokens / 2)
            if left_tokens + room > most_tokens * share:
                return False
        if most_input_tokens is not None:
            room = min(policy.max_summary_tokens, most_input_tokens / 2)
            if input_tokens_left(cut) + room > most_input_tokens * share:
                return False
        return messages is None or cuts.end - cut + 2 + len(pinned) <= messages * share

    return within


def _input_tokens_left(memory: MemoryView, cuts: Cuts) -> Callable[[int], float]:
    """Return an estimate: how many of the reported input tokens would a call after a cut take, without the summary?

    What a report has beyond the counted tokens belongs to the images and documents in memory, as much to each. Without
    any, it is what is sent with every call (tools, instructions), which no cut makes smaller.
    """
    reported = memory.last_input_tokens or 0
    beyond = max(reported - memory.tokens - memory.system_tokens, 0)
    media = sum(map(media_count, memory.messages))
    of_each = beyond / media if media else 0.0
    return lambda cut: reported - cuts.tokens[cut] - of_each * cuts.media[cut]
