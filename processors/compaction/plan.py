"""What a compaction covers: how much of a memory a summary is to take the place of, or why nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from processors.compaction.cuts import Cuts, cuts_of
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import Trigger, trigger
from processors.memory.figures import Figures
from schemas.view import MemoryView, MessageView

SkipReason = Literal["below_trigger", "nothing_to_gain", "unanswered_call"]

_Aim = Callable[[int], bool]

#: The reason of a request by whom a model's window turned out too small.
LENGTH_EXCEEDED: Final = "length_exceeded"

#: Cut inside a turn, a memory is brought down to this share of what triggers, or the next message would again.
_INSIDE: Final = 0.75
#: Bytes a summary's token may take, at most, in what is set aside for it.
_BYTES_PER_TOKEN: Final = 5
#: A compaction that would free less than this share of a memory is none.
_LEAST_GAIN: Final = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Compact:
    """A summary of ``messages`` is to take their place.

    Attributes:
        through_sequence: Of the last message covered.
        messages: Oldest first, an earlier summary's among them; whole groups.
        trigger: Why: a trigger, or ``requested``.
        new_count: How many of ``messages`` no summary covered before.
    """

    through_sequence: int
    messages: tuple[MessageView, ...]
    trigger: Trigger | Literal["requested"]
    new_count: int

    @property
    def size_bytes(self) -> int:
        """Bytes of what the summary takes the place of."""
        return sum(message.size_bytes for message in self.messages)

    @property
    def tokens(self) -> int:
        """Tokens of what the summary takes the place of."""
        return sum(message.tokens for message in self.messages)


@dataclass(frozen=True, slots=True)
class Skip:
    """Nothing is compacted; ``detail`` says for people why, without any message text."""

    reason: SkipReason
    detail: str


def decide(memory: MemoryView, policy: CompactionPolicy, *, requested: str | None = None) -> Compact | Skip:
    """Return what of ``memory`` to compact.

    The cut is at a turn boundary and leaves the newest ``keep_recent_turns`` whole. Where that does not bring
    the memory under its triggers, the cut is between groups inside the turns to keep, as early as
    suffices; the newest group always stays. No group is parted, and no call covered that may still be answered.

    Args:
        memory: All of it, at one epoch, with ``compacted_to``.
        policy: The settings in force for the session.
        requested: The reason of a request; triggers are not looked at then.
    """
    why = "requested" if requested is not None else trigger(figures_read(memory), policy)
    if why is None:
        return Skip("below_trigger", "memory is over none of its triggers")
    cuts = cuts_of(memory.messages)
    suffices, target = _aims(memory, policy, cuts, requested)
    cut = _whole_turns(cuts, policy.keep_recent_turns)
    is_worth_it = _gains(cuts, cut, why)
    if target is not None and not (is_worth_it and suffices(cut)):
        deeper = _inside_turns(cuts, cut, target)
        if deeper > cut:
            # Whoever asks gets any whole turn, but a turn to keep is not cut into for little.
            cut, is_worth_it = deeper, _gains(cuts, deeper, "size" if requested is not None else why)
    if is_worth_it:
        covered = tuple(memory.messages[:cut])
        return Compact(
            through_sequence=covered[-1].sequence,
            messages=covered,
            trigger=why,
            new_count=cut - cuts.first,
        )
    if cuts.first_open_call is not None and cuts.first_open_call <= max(cut, cuts.first):
        return Skip("unanswered_call", "what could be compacted waits for the answer of a tool call")
    return Skip("nothing_to_gain", "what must stay as it is leaves nothing worth a summary")


def figures_read(memory: MemoryView) -> Figures:
    """Return the figures of a memory as it was read over HTTP."""
    return Figures(memory.size_bytes, memory.message_count, memory.context_fraction, memory.compacted_to)


def _whole_turns(cuts: Cuts, keep: int) -> int:
    """Return the last legal cut at a turn boundary that leaves ``keep`` turns; ``cuts.first`` without one."""
    boundaries = {*cuts.turns[: len(cuts.turns) - keep + 1], *([cuts.end] if keep == 0 else [])}
    if keep == 0 and cuts.legal and cuts.legal[-1] not in boundaries:
        # The newest turn goes too, but not a call under way, nor a question that awaits its answer.
        boundaries.update(cut for cut in cuts.legal if cut > cuts.turns[-1])
    return max((cut for cut in cuts.legal if cut in boundaries), default=cuts.first)


def _inside_turns(cuts: Cuts, whole: int, target: Callable[[int], bool]) -> int:
    """Return the first cut behind ``whole`` that meets ``target``, else the last one there may be."""
    behind = [cut for cut in cuts.legal if whole < cut <= cuts.newest_group_start]
    return next((cut for cut in behind if target(cut)), behind[-1] if behind else whole)


def _gains(cuts: Cuts, cut: int, why: str) -> bool:
    """Return whether covering everything before ``cut`` is worth a summary."""
    if cut <= cuts.first:
        return False
    if why == "requested":
        return True
    freed = (cuts.sizes[cut] - cuts.sizes[cuts.first]) / max(cuts.sizes[-1], 1)
    return freed >= _LEAST_GAIN or (why == "messages" and (cut - cuts.first) / cuts.end >= _LEAST_GAIN)


def _aims(
    memory: MemoryView, policy: CompactionPolicy, cuts: Cuts, requested: str | None
) -> tuple[_Aim, _Aim | None]:
    """Return whether a cut at a turn boundary is good enough, and whether one inside a turn is.

    Whoever asks gets what whole turns give: turns to keep are only cut into where memory is over a trigger
    anyway, or where a model's window turned out too small for it.
    """
    limits = _limits(memory, policy, cuts)
    if requested is None:
        return (lambda cut: limits(cut, 1.0)), (lambda cut: limits(cut, _INSIDE))
    if requested == LENGTH_EXCEEDED:
        return cuts.is_halved_by, cuts.is_halved_by
    is_over = trigger(figures_read(memory)._replace(compacted_to=None), policy) is not None
    return (lambda _cut: True), (lambda cut: limits(cut, _INSIDE)) if is_over else None


def _limits(memory: MemoryView, policy: CompactionPolicy, cuts: Cuts) -> Callable[[int, float], bool]:
    """Return whether what a cut leaves, with room for the summary, is within a share of every trigger."""
    size, fraction, messages = (
        policy.trigger_size_bytes,
        policy.trigger_context_fraction,
        policy.trigger_messages,
    )
    used = memory.tokens + memory.system_tokens
    window = used / memory.context_fraction if memory.context_fraction > 0 else 0.0
    most_tokens = window * fraction if fraction else None

    def within(cut: int, share: float) -> bool:
        left_bytes = cuts.sizes[-1] - cuts.sizes[cut]
        left_tokens = cuts.tokens[-1] - cuts.tokens[cut] + memory.system_tokens
        if size is not None:
            room = min(policy.max_summary_tokens * _BYTES_PER_TOKEN, size / 2)
            if left_bytes + room > size * share:
                return False
        if most_tokens is not None:
            room = min(policy.max_summary_tokens, most_tokens / 2)
            if left_tokens + room > most_tokens * share:
                return False
        return messages is None or cuts.end - cut + 2 <= messages * share

    return within
