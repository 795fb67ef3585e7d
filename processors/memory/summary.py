"""Applies a summary: HistoryCompacted replaces the messages that it covers."""

from __future__ import annotations

from itertools import chain

import orjson

from processors.memory.block import PAIR_BLOCK
from processors.memory.composition import summary_messages
from processors.memory.draft import Draft
from processors.memory.group import Placed, group_sequence, later_responses
from processors.memory.head import Baseline, Head
from processors.memory.message import trimmed
from processors.memory.window import enforce
from schemas.events import HistoryCompacted
from schemas.memory_events import CompactionSkipped


def skip(draft: Draft, event: HistoryCompacted, sequence: int, reason: str, epoch: int) -> None:
    """Record that the summary was not applied; the memory does not change."""
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

    A summary is out of range if it ends outside this life, or before the summary in memory: then it cannot cover
    what that summary covers.
    """
    if event.base_epoch != head.epoch:
        return "stale_epoch"
    earliest = head.life_sequence if head.pair_sequence is None else head.pair_sequence
    if not earliest <= event.through_sequence <= head.last_sequence:
        return "out_of_range"
    return None


def compact(draft: Draft, head: Head, event: HistoryCompacted) -> None:
    """Replace the messages that the summary covers. :func:`refusal` must have returned ``None``.

    If the cut is inside a group, the whole group is replaced, with its responses after the cut: models refuse
    responses without their call. The planner never cuts inside a group, so in practice nothing is lost.
    """
    draft.seal()
    through = event.through_sequence
    covered: list[Placed] = []
    walk = draft.walk()
    for placed in walk:
        if placed[1].sequence > through:
            # The first message after the cut may itself answer a covered call.
            covered += later_responses(covered, chain([placed], walk), head.open_calls)
            break
        covered.append(placed)
    if head.pins:
        pinned = frozenset(head.pins)
        covered = [placed for placed in covered if group_sequence(placed[1]) not in pinned]
    draft.remove(head, [*draft.pair(), *covered])
    if head.pins:
        draft.close_gaps(head)
    pair = summary_messages(event, draft.policy.render_of(head.configuration), draft.policy.token_counter)
    draft.replace(PAIR_BLOCK, pair)
    head.pair_sequence = through
    for message in pair:
        draft.add_to_totals(head, message, 1)
    draft.set_knowledge(_knowledge_of(event))
    head.epoch += 1
    head.compactions += 1
    if event.usage is not None:
        spent = event.usage
        head.usage = head.usage.plus(spent.input_tokens, spent.output_tokens)
        head.compaction_usage = head.compaction_usage.plus(spent.input_tokens, spent.output_tokens)
        seconds = (draft.changes.timestamp_ms or 0) / 1_000
        head.summary_spending = head.summary_spending.after(seconds, spent.input_tokens + spent.output_tokens)
    if head.evicted_through is None or head.evicted_through <= through:
        head.truncated = False
        head.evicted_through = None
    enforce(draft, head)
    head.compacted_to = _baseline(draft, head, event.base_sequence)


def copy(draft: Draft, head: Head, event: HistoryCompacted) -> None:
    """Apply the summary of the memory that a fork begins with.

    Its publisher cannot know the sequences of the fork, so the summary covers what is there: the event that made the
    fork. What the forked memory lacked, the fork still lacks.
    """
    if not event.user_message and not event.ai_message:
        # The summary itself had been evicted.
        draft.set_knowledge(_knowledge_of(event))
        return
    lacks = head.truncated, head.evicted_through
    covered = {"base_epoch": head.epoch, "through_sequence": head.last_sequence}
    compact(draft, head, event.model_copy(update=covered))
    if lacks[0]:
        head.truncated, head.evicted_through = lacks


def _knowledge_of(event: HistoryCompacted) -> bytes | None:
    return None if event.knowledge is None else trimmed(orjson.dumps(event.knowledge))


def _baseline(draft: Draft, head: Head, base_sequence: int | None) -> Baseline:
    """Return the figures that memory must outgrow: without the messages that came while the summary was made.

    No summary has looked at those, so they count as growth. Otherwise a busy session would stay over its trigger.
    """
    size, count, tokens = head.size_bytes, head.message_count, head.tokens + head.system_tokens
    if base_sequence is not None:
        for _, message in draft.walk_back():
            if message.sequence <= base_sequence:
                break
            size, count, tokens = size - message.size_bytes, count - 1, tokens - message.tokens
    return Baseline(size, count, tokens)
