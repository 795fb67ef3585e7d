from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.statements.obligation_words import ALL_WORDS, Words, words_in
from processors.statements.sentence import sentences
from tests.builders.planted import DATA
from tests.builders.recorded import RECORDED


def plainly_in(text: str) -> set[Words]:
    """Look for every kind of words by one regular expression, character by character."""
    found: set[Words] = set()
    for words in ALL_WORDS:
        pattern = rf"(?<![\w'])(?:{'|'.join(words.alternatives)})(?!\w)"
        unspaced = "" if words.unspaced is None else f"|(?:{words.unspaced.pattern})"
        if re.search(pattern + unspaced, text.lower().replace("\u2019", "'")):
            found.add(words)
    return found


def recorded_sentences() -> list[str]:
    with RECORDED.open(encoding="utf-8") as lines:
        said = [message.get("content") or "" for line in lines for message in json.loads(line)["messages"]]
    return sorted({sentence for text in said for sentence in sentences(text)[:20]})[::4]


def planted_sentences() -> list[str]:
    return [
        part
        for line in (DATA / "tune.txt").read_text(encoding="utf-8").splitlines()
        for part in line.split(" | ")
    ]


@pytest.mark.parametrize("texts", [recorded_sentences, planted_sentences])
def test_the_index_finds_the_same_words_as_a_plain_search(texts: Callable[[], list[str]]) -> None:
    for text in texts():
        assert words_in(text) == plainly_in(text), text


fragments = st.sampled_from(
    [
        "no longer",
        "n't",
        "max",
        "as",
        "by",
        "don't",
        "nie",
        "à partir de maintenant",
        "il",
        "ne",
        "[x]",
        "不要",
        "we",
        "'d",
    ]
)


@given(
    st.lists(st.one_of(fragments, st.sampled_from([" ", ", ", ": ", "'", "12", "ed "]), st.text(max_size=3)))
)
def test_it_does_so_for_any_text(parts: list[str]) -> None:
    text = "".join(parts)

    assert words_in(text) == plainly_in(text)
