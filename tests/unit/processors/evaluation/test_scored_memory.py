"""What summaries cover of a session is forgotten where a life begins or ends, and where memory is cleared."""

from __future__ import annotations

import pytest

from processors.evaluation.coverage import MadeSummary
from processors.evaluation.scored_memory import ScoredMemory
from processors.memory.fold import Entry
from tests.builders.events import SESSION, Fields, answer, cleared, compacted, deleted, event, user
from tests.builders.memories import POLICY, START_MS, view_of

SUMMARY = MadeSummary(trigger="size", text="lamp", size_bytes=4, calls=0, usage=None, model=None, seconds=0.0)


def folded(*events: Fields) -> tuple[ScoredMemory, list[bool]]:
    scored = ScoredMemory(SESSION, POLICY)
    entries = [Entry(event(fields, f"e{at}"), at, START_MS + at) for at, fields in enumerate(events)]
    return scored, [scored.fold(entry) for entry in entries]


def test_a_session_without_events_has_no_life() -> None:
    scored, _ = folded()

    assert (scored.has_life, scored.text_bytes, scored.coverage.life) == (False, 0, None)


def test_a_life_is_followed_from_its_first_event_to_its_end() -> None:
    scored, began = folded(user("hello"), answer("hi"))

    assert (scored.has_life, scored.text_bytes, scored.coverage.life) == (True, 7, 0)
    assert began == [True, False]

    scored, began = folded(user("hello"), deleted(), user("again"), answer("hi"))

    assert (scored.has_life, scored.coverage.life) == (True, 2)
    assert began == [True, True, True, False]


@pytest.mark.parametrize(
    ("then", "compactions"), [(user("next"), 1), (compacted(1, 1), 1), (cleared(), 0), (deleted(), 0)]
)
def test_what_summaries_replaced_counts_until_memory_is_cleared_or_ends(
    then: Fields, compactions: int
) -> None:
    scored, _ = folded(user("a lamp"), answer("which?"))
    replaced = view_of(scored.memory).messages
    scored.fold(Entry(event(compacted(1), "c"), 2, START_MS + 2))
    scored.coverage.cover(SESSION, replaced, SUMMARY)

    scored.fold(Entry(event(then, "n"), 3, START_MS + 3))

    assert scored.coverage.compactions == compactions
    assert scored.coverage.size_bytes == (12 if compactions else 0)
    assert scored.state == (scored.memory, scored.coverage)
