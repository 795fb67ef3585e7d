"""Applying a summary: HistoryCompacted takes the place of the messages it covers."""

from __future__ import annotations

from itertools import chain

import orjson

from processors.memory.block import PAIR_BLOCK
from processors.memory.composition import summary_messages
from processors.memory.draft import Draft
from processors.memory.group import Placed, later_responses
from processors.memory.head import Baseline, Head
from processors.memory.message import trimmed
from processors.memory.window import enforce
from schemas.events import HistoryCompacted
from schemas.memory_events import CompactionSkipped


def skip(draft: Draft, event: HistoryCompacted, sequence: int, reason: str, epoch: int) -> None:
    """Say that the summary was not applied, and change nothing."""
    draft.changes.skipped.append(
        CompactionSkipped(
            session_id=event.session_id,
            sequence=sequence,
            reason=reason,
            base_epoch=event.base_epoch,
            epoch=epoch,
            request_id=event.request_id,
        )
    )


def refusal(head: Head, event: HistoryCompacted) -> str | None:
    """Return why ``event`` cannot be applied: ``stale_epoch`` or ``out_of_range``; ``None`` if it can.

    Besides reaching out of this life, a summary is out of range if it ends before the one it would have to
    replace: it cannot cover what that one covers.
    """
    if event.base_epoch != head.epoch:
        return "stale_epoch"
    earliest = head.life_sequence if head.pair_sequence is None else head.pair_sequence
    if not earliest <= event.through_sequence <= head.last_sequence:
        return "out_of_range"
    return None


def compact(draft: Draft, head: Head, event: HistoryCompacted) -> None:
    """Put the summary in place of what it covers; :func:`refusal` must have let it pass.

    A group that straddles the cut goes as a whole, also its responses behind the cut: left alone they would
    be orphans, which models refuse. Planners do not cut inside a group, so nothing is lost in practice.
    """
    draft.seal()
    through = event.through_sequence
    covered: list[Placed] = []
    walk = draft.walk()
    for placed in walk:
        if placed[1].sequence > through:
            # The first message behind the cut may itself belong to a covered call.
            covered += later_responses(covered, chain([placed], walk), head.open_calls)
            break
        covered.append(placed)
    draft.remove(head, [*draft.pair(), *covered])
    pair = summary_messages(event, draft.policy.render_of(head.configuration), draft.policy.token_counter)
    draft.replace(PAIR_BLOCK, pair)
    head.pair_sequence = through
    for message in pair:
        draft.add_to_totals(head, message, 1)
    draft.set_knowledge(None if event.knowledge is None else trimmed(orjson.dumps(event.knowledge)))
    head.epoch += 1
    head.compactions += 1
    if event.usage is not None:
        spent = event.usage
        head.usage = head.usage.plus(spent.input_tokens, spent.output_tokens)
        head.compaction_usage = head.compaction_usage.plus(spent.input_tokens, spent.output_tokens)
    if head.evicted_through is None or head.evicted_through <= through:
        head.truncated = False
        head.evicted_through = None
    enforce(draft, head)
    head.compacted_to = Baseline(head.size_bytes, head.message_count, head.tokens + head.system_tokens)
