"""Where a message is now, and the part of it that a search shows."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from processors.archive.excerpt import excerpt
from processors.archive.place import MemoryState, place_of
from processors.archive.requests import Found
from processors.archive.search_hit import search_hit
from processors.archive.words import PlacedWord, placed_words, query_terms
from tests.builders.archived import stored
from tests.builders.events import system, user


@pytest.mark.parametrize(
    ("sequence", "cleared_at", "place"),
    [
        (30, None, "memory"),
        (25, None, "history"),  # evicted after the summary
        (20, None, "summary"),
        (10, None, "summary"),
        (9, None, "history"),  # of an earlier life
        (12, 15, "history"),
        (16, 15, "summary"),
    ],
)
def test_places(sequence: int, cleared_at: int | None, place: str) -> None:
    state = MemoryState.of(
        [(20, True), (20, True), (30, False)], life_sequence=10, cleared_at=cleared_at, system_message=None
    )

    assert place_of(stored(user(), sequence), state) == place


def test_a_hit_says_when_it_was_said_and_when_it_was_recorded() -> None:
    hit = search_hit(
        Found(stored(user("a lamp", occurred_at="2026-01-05T10:00:00Z"), 7), 1.0), (("lamp",),), None
    )

    assert hit.occurred_at == datetime(2026, 1, 5, 10, tzinfo=UTC)
    assert hit.recorded_at != hit.occurred_at


def test_without_a_summary_or_a_life_there_is_only_memory_and_history() -> None:
    state = MemoryState.of([(5, False)], life_sequence=3, cleared_at=None, system_message="Be brief.")
    ended = MemoryState.of([], life_sequence=None, cleared_at=None, system_message=None)

    assert [place_of(stored(user(), sequence), state) for sequence in (4, 5)] == ["history", "memory"]
    assert place_of(stored(system("Be brief."), 3), state) == "memory"
    assert place_of(stored(system("Be long."), 3), state) == "history"
    assert place_of(stored(user(), 5), ended) == "history"


def shown(text: str, query: str) -> tuple[str, list[str]]:
    found = excerpt(text, query_terms(query))
    return found.text, [found.text[start:end] for start, end in found.highlights]


def test_an_excerpt_is_around_the_first_match() -> None:
    text, words = shown(
        "x " * 300 + "the order ORD-12345 was Cancelled today " + "y " * 300, "cancel ord-12345"
    )

    assert text.startswith("…")
    assert text.endswith("…")
    assert len(text) == 402
    assert words == ["ORD", "12345", "Cancelled"]


def test_an_excerpt_in_any_script_and_without_a_match() -> None:
    assert shown("我想取消明天的航班", "取消") == ("我想取消明天的航班", ["取", "消"])
    assert shown("Hôtel", "hotel") == ("Hôtel", ["Hôtel"])
    assert shown("nothing of it", "other") == ("nothing of it", [])
    assert shown("", "other") == ("", [])


def test_the_rest_of_a_long_text_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = 0

    def counted(text: str) -> Iterator[PlacedWord]:
        nonlocal looked_at
        for word in placed_words(text):
            looked_at += 1
            yield word

    monkeypatch.setattr("processors.archive.excerpt.placed_words", counted)
    text, words = shown("é " * 50 + "needle " * 10_000, "needle")

    assert len(text) == 402
    assert words == ["needle"] * 45
    assert looked_at < 150
