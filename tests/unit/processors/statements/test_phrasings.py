"""How many phrasings are recognised, how many changes are told with the new value, and how many look-alikes stay two.

Half 0 of the changes and look-alikes was looked at while their rules were written, half 1 was not.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import pytest

from processors.compaction.policy import CompactionPolicy
from processors.extractive.extract import extract
from processors.extractive.material import material_of
from processors.memory.tokens import ByteEstimate
from processors.statements.current_values import LATER, SAID_LATER
from processors.statements.obligations import Kind, units
from processors.summaries.request import SummaryRequest
from tests.builders.phrasings import Phenomenon, Phrasing, conversation, phrasings

Half = Literal[0, 1]
#: The most changes of which the earlier value is in a line without the new one, and look-alikes told as replaced.
MAX_UNMARKED: Final = 5
MAX_JOINED: Final = 3
#: The fewest phrasings that are recognised, of both halves together, and the kinds that count as recognised.
MIN_RECOGNISED: Final[dict[Phenomenon, tuple[int, frozenset[Kind]]]] = {
    "rules": (119, frozenset(["rule", "limit"])),
    "preferences": (25, frozenset(["preference", "rule", "limit", "decision"])),
    "aims": (66, frozenset(["goal"])),
}
#: The most ordinary sentences that are taken for an obligation which a summary keeps for long.
MAX_ORDINARY: Final = 47


def lines_of(phrasing: Phrasing) -> list[str]:
    return [line.text for line in material_of(conversation(phrasing)).lines]


def has(line: str, value: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(value)}(?!\w)", line, re.IGNORECASE) is not None


def recognised(phrasing: Phrasing, *, opening: bool = False) -> list[Kind | None]:
    return [
        unit.kind
        for by, text in zip(phrasing.by, phrasing.texts, strict=True)
        for unit in units(text, by, opening=opening)
    ]


@pytest.mark.parametrize("phenomenon", MIN_RECOGNISED)
def test_rules_preferences_and_aims_are_recognised_in_many_phrasings(phenomenon: Phenomenon) -> None:
    least, kinds = MIN_RECOGNISED[phenomenon]
    said = [*phrasings(phenomenon, 0), *phrasings(phenomenon, 1)]
    found = [(one.texts, recognised(one, opening=phenomenon == "aims")) for one in said]
    # A rule of two sentences is one unit; the aim may stand beside another sentence.
    missed = [
        (texts, seen)
        for texts, seen in found
        if kinds.isdisjoint(seen) or (phenomenon != "aims" and len(seen) > 1)
    ]

    assert len(said) - len(missed) >= least, missed


def test_most_ordinary_talk_with_the_words_of_rules_obliges_nobody() -> None:
    said = [*phrasings("ordinary", 0), *phrasings("ordinary", 1)]
    kept_long: set[Kind] = {"rule", "limit", "goal", "preference", "decision"}
    taken = [one.texts for one in said if not kept_long.isdisjoint(recognised(one))]

    assert len(taken) <= MAX_ORDINARY, taken


@pytest.mark.parametrize("half", [0, 1])
def test_an_earlier_value_is_told_with_the_new_one(half: Half) -> None:
    unmarked = [
        phrasing.texts
        for phrasing in phrasings("changes", half)
        if any(
            has(line, phrasing.marked[0]) and not has(line, phrasing.marked[-1])
            for line in lines_of(phrasing)
        )
    ]

    assert len(unmarked) <= MAX_UNMARKED, unmarked


@pytest.mark.parametrize("half", [0, 1])
def test_two_subjects_that_look_alike_are_both_told_and_none_as_replaced(half: Half) -> None:
    told = [(phrasing.texts, lines_of(phrasing)) for phrasing in phrasings("alike", half)]
    lost = [texts for texts, lines in told if not all(any(text in line for line in lines) for text in texts)]
    joined = [
        texts
        for texts, lines in told
        if any(all(text in line for text in texts) and LATER in line for line in lines)
    ]

    assert lost == []
    assert len(joined) <= MAX_JOINED, joined


@pytest.mark.parametrize("tokens", [30, 60, 120, 300])
def test_no_summary_tells_an_earlier_statement_without_the_later_one_of_its_line(tokens: int) -> None:
    for phrasing in phrasings("changes", 0):
        messages = tuple(conversation(phrasing))
        policy = CompactionPolicy(max_summary_tokens=tokens)
        asked = SummaryRequest(
            session_id="s", messages=messages, knowledge=None, instructions=None, policy=policy
        )
        pairs = [
            line.text.rpartition(word)[::2]
            for line in material_of(messages).lines
            for word in (LATER, SAID_LATER)
            if word in line.text
        ]
        summary = extract(asked, ByteEstimate())
        told = f"{summary.user_message}\n{summary.ai_message}".splitlines()

        for earlier, later in pairs:
            assert all(later in line for line in told if earlier in line)
