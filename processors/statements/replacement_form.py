"""Tells how likely a statement gives the present state of what an earlier statement says.

No list of phrases covers how people change what they said. What carries over to other conversations is a sum of many
weak signs: which words both share, how rare these are, which kinds of values both give, who says them, whether the later
one has a word of change, and whether both are said in the same form. The sum is linear in the signs and in pairs of
them; ``python -m benchmarks.replacement_form`` fits the weights.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, lru_cache
from itertools import pairwise
from operator import mul
from typing import Final

from processors.statements.fitted_weights import fitted_weights
from processors.statements.look_alike import look_alike
from processors.statements.obligation_words import CHANGE, EMPTY, RULE, words_in
from processors.statements.obligations import Side
from processors.statements.run_on import possible_sentences
from processors.statements.stated_values import StatedValue, named_values, stated_values, stem, words_of
from processors.statements.statement_form import GRAMMAR, form_of, is_question

#: Characters that count as length 1; a longer sentence has the length of one of twice as many.
_LENGTH_CHARACTERS: Final = 100
#: With a higher score the later statement has probably replaced the earlier one.
PROBABLE_SCORE: Final = 2.0
#: Sets of signs whose weights are remembered; there are few.
_REMEMBERED_SIGNS: Final = 1_024
#: A word in so many sentences is as rare as a shared word can be.
_RAREST: Final = 2

_UNSPACED: Final = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")
#: Words that name nothing in any language: "van" names something in one, and nothing in another one.
_NAMELESS: Final = EMPTY - {"van"}
#: What names one of two; "the new harbour" is then no word of change.
_OLD: Final = frozenset(
    [
        "old",
        "alte",
        "alten",
        "alter",
        "altes",
        "ancien",
        "ancienne",
        "viejo",
        "vieja",
        "vecchio",
        "vecchia",
        "oude",
    ]
)
#: Words are compared by their first characters: "arriving", "arrival".
_STEM_CHARACTERS: Final = 6
#: Words that many subjects have: what talk is made of, measures, and what tells one of many. Two statements that share
#: only these speak of two things.
_NO_SUBJECT: Final = frozenset(
    word[:_STEM_CHARACTERS]
    for word in (
        "able", "ahead", "alright", "appreciate", "anything", "ask", "assist", "available", "bring", "call",
        "check", "choose", "come", "confirm", "current", "detail", "dont", "ensure", "feel", "few", "find",
        "first", "found", "full", "further", "get", "give", "go", "half", "happy", "help", "hi", "hold",
        "hope", "hoping", "id", "inform", "into", "keep", "kept", "know", "last", "learn", "leave", "like", "list",
        "long", "look", "looking", "lose", "make", "mean", "moment", "much", "name", "need", "off", "old",
        "one", "option", "other", "out", "own", "please", "pls", "proceed", "provide", "put", "reach",
        "really", "recommend", "request", "say", "see", "short", "small", "soon", "sorry", "sure", "take",
        "tell", "thank", "thing", "think", "time", "too", "try", "unable", "under", "understand",
        "unfortunately", "using", "want", "well", "what", "whole", "wish", "work", "you're", "you'd",
        "minute", "hour", "day", "week", "month", "year", "morning", "evening", "afternoon",
        "night", "mb", "gb", "kb", "cm", "mm", "km", "kilo", "metre",
        "am", "pm", "est", "cherch", "busco", "suche",
        "stunde", "tag", "tage", "morgen", "woche", "monat", "jahr", "minuten", "bitte", "brauche",
        "danke", "finden", "geben", "gehen", "gerne", "kommen", "machen", "name", "sagen", "schauen", "sehen", "wissen",
        "zeit",
        "heure", "jour", "matin", "mois", "semaine", "faire", "merci", "nom", "temps", "trouver", "voir",
        "hora", "día", "mes", "semana", "hacer", "gracias", "nombre", "tiempo", "ver", "buscar",
    )
)  # fmt: skip
#: The letter a as a name, not as an article: "Service A", "zone a has".
_CAPITAL_A: Final = re.compile(r" A(?<=\w A)\b")
_SMALL_A: Final = re.compile(r" a (?<=\w a )(?:is|has|was|runs|keeps|uses|gets|ist|hat|est|es)\b")
#: Signs that count more, or less, if both are there.
_TOGETHER: Final = tuple(
    (one, other, f"{one}&{other}")
    for one, other in (
        ("other_value", "same_side"),
        ("other_value", "changes"),
        ("other_value", "two_words"),
        ("other_value", "pair"),
        ("other_value", "one_word_each"),
        ("other_value", "all_words"),
        ("all_words", "two_words"),
        ("all_words", "changes"),
        ("changes", "two_words"),
        ("changes", "no_values"),
        ("changes", "same_value"),
        ("changes", "value_before"),
        ("changes", "value_after"),
        ("no_values", "same_side"),
        ("no_values", "pair"),
        ("other_value", "no_values"),
    )
)
#: Signs of the form of each of both sentences.
_OF_FORM: Final = frozenset(
    [
        "past", "vague", "others", "possessive", "speaker", "modal", "negation", "is", "reason", "comparison", "order",
        "told", "and", "condition", "every", "commas", "colon", "imperative",
    ]
)  # fmt: skip
#: What each sign adds to the score.
(WEIGHTS,) = fitted_weights("replacement_form", "of_signs")
#: The weights of the signs of one sentence alone, for the earlier and for the later one.
_OWN_WEIGHTS: Final[Mapping[str, Mapping[str, float]]] = {
    place: {
        name.removesuffix(f"_{place}"): weight
        for name, weight in WEIGHTS.items()
        if name.endswith(f"_{place}")
    }
    for place in ("before", "after")
}
#: Signs with which the share of the words and their rarity count more, or less.
_SCALED: Final = tuple((name, f"{name}&share", f"{name}&rarest") for name in ("other_value", "no_values"))


class Sentence:
    """A sentence as it is compared with others; what costs more is made when it is asked for."""

    def __init__(self, text: str, side: Side, *, owed: bool) -> None:
        """Take a sentence apart.

        Args:
            text: The sentence.
            side: Who says it.
            owed: Whether it is an obligation.
        """
        self._rarity: float | None = None
        self.text = text
        self.side: Side = side
        self.owed = owed
        self.form, self._signs_of_form, _ = form_of(text, side == "user")
        self.asks = is_question(text)
        words = words_of(text)
        unspaced = not text.isascii() and _UNSPACED.search(text) is not None
        self._written: Sequence[str] = _with_characters(words) if unspaced else words
        #: The words that name something, as they are compared where a value is replaced.
        self.named: AbstractSet[str] = _named(text, self._written)
        #: The words that name something, without those of the grammar; in scripts without spaces, pairs of characters.
        compared = [word[:_STEM_CHARACTERS] for word in self.named - GRAMMAR if len(word) > 1]
        if unspaced:
            compared += _pairs_of_characters(self.order)
        self.words = frozenset(compared)

    @cached_property
    def order(self) -> list[str]:
        """All words in their order, without the endings of plurals."""
        return [stem(word) for word in self._written]

    @cached_property
    def possible_sentences(self) -> list[Sentence]:
        """What may be a sentence of it, if it may be several without a full stop between them."""
        return [Sentence(part, self.side, owed=self.owed) for part in possible_sentences(self.text)]

    @cached_property
    def values(self) -> list[StatedValue]:
        """The values that it gives."""
        return [*stated_values(self.text), *named_values(self.text)]

    @cached_property
    def keys_by_kind(self) -> dict[str, set[str]]:
        """The values that it gives, by their kind."""
        found: dict[str, set[str]] = {}
        for value in self.values:
            found.setdefault(value.kind, set()).add(value.key)
        return found

    @cached_property
    def subject(self) -> frozenset[str]:
        """Its words without those of its values."""
        if not self.values and self.text.isascii():
            # Digits would be a value.
            return self.words
        written = {stem(word)[:_STEM_CHARACTERS] for value in self.values for word in words_of(value.written)}
        return frozenset(word for word in self.words - written if not word.isdigit())

    @cached_property
    def frame(self) -> list[str]:
        """Its words in their order without those of its values."""
        written = {stem(word) for value in self.values for word in words_of(value.written)}
        return [word for word in self.order if word not in written and not word.isdigit()]

    @cached_property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """The pairs of words after each other."""
        return frozenset(pairwise(self.order))

    @cached_property
    def changes(self) -> bool:
        """Whether it has a word of change."""
        return CHANGE in words_in(self.text)

    @cached_property
    def old(self) -> bool:
        """Whether it speaks of an old one, beside which a new one may stand: "the old harbour"."""
        return not _OLD.isdisjoint(self.order)

    @cached_property
    def rule(self) -> bool:
        """Whether it has a word of a rule."""
        return RULE in words_in(self.text)

    @cached_property
    def score_before(self) -> float:
        """What it adds to the score as the earlier sentence, whatever the later one is."""
        return self._own_score("before")

    @cached_property
    def score_after(self) -> float:
        """What it adds to the score as the later sentence."""
        return self._own_score("after")

    def rarity(self, uses: Mapping[str, int]) -> float:
        """Return how rare the words of its subject are together; ``uses`` is the same whenever it is asked."""
        if self._rarity is None:
            self._rarity = math.fsum(_rarities(self.subject, uses))
        return self._rarity

    def _own_score(self, place: str) -> float:
        """Return the sum of the weights of :meth:`own_signs`, in their order."""
        weights = _OWN_WEIGHTS[place]
        length = min(len(self.text), 2 * _LENGTH_CHARACTERS) / _LENGTH_CHARACTERS
        score = weights.get("form", 0.0) * self.form + weights.get("length", 0.0) * length
        if self.owed:
            score += weights.get("owed", 0.0)
        if self.asks:
            score += weights.get("asks", 0.0)
        for name, size in self._signs_of_form.items():
            if name in _OF_FORM:
                score += weights.get(name, 0.0) * size
        return score

    def own_signs(self, place: str) -> dict[str, float]:
        """Return the signs of it alone.

        Args:
            place: ``before`` for the earlier sentence, ``after`` for the later one.
        """
        found = {
            f"form_{place}": self.form,
            f"length_{place}": min(len(self.text), 2 * _LENGTH_CHARACTERS) / _LENGTH_CHARACTERS,
        }
        if self.owed:
            found[f"owed_{place}"] = 1.0
        if self.asks:
            found[f"asks_{place}"] = 1.0
        for name, size in self._signs_of_form.items():
            if name in _OF_FORM:
                found[f"{name}_{place}"] = size
        return found


def named_in(text: str) -> set[str]:
    """Return the words that name something, in lower case and without the plural's ending."""
    return _named(text, words_of(text))


def _named(text: str, written: Iterable[str]) -> set[str]:
    """Return which of the words of a text name something, without the plural's ending.

    Args:
        text: The text.
        written: Its words in lower case.
    """
    named = set(map(stem, set(written) - _NAMELESS)) - _NAMELESS
    if (" A" in text and _CAPITAL_A.search(text)) or (" a " in text and _SMALL_A.search(text)):
        named.add("a")
    return named


def _with_characters(words: Iterable[str]) -> list[str]:
    """Return words of which some are in a script without spaces, where each character is one."""
    return [part for word in words for part in (word if _UNSPACED.search(word) else (word,))]


def _pairs_of_characters(order: Iterable[str]) -> Iterator[str]:
    """Yield the pairs of characters of scripts without spaces, of which each is a word."""
    for one, other in pairwise(order):
        if len(one) == len(other) == 1 and _UNSPACED.match(one) and _UNSPACED.match(other):
            yield one + other


def repeats(earlier: Sentence, later: Sentence) -> bool:
    """Return whether a sentence is an earlier one said again, with the same values or as the same ordinary talk."""
    if earlier.subject != later.subject:
        return False
    if earlier.keys_by_kind == later.keys_by_kind:
        return True
    return not (earlier.owed or later.owed or later.changes) and earlier.frame == later.frame


def shared_subject(earlier: Sentence, later: Sentence) -> AbstractSet[str]:
    """Return the words that two sentences share and that name what they speak of."""
    return (earlier.subject & later.subject) - _NO_SUBJECT


def signs(earlier: Sentence, later: Sentence, uses: Mapping[str, int]) -> dict[str, float]:
    """Return the signs of two sentences by their names; those that they do not have are left out.

    Args:
        earlier: The sentence that may have been replaced.
        later: The sentence that may have replaced it.
        uses: How many sentences have a word.
    """
    common = _common(earlier, later, uses)
    if common is None:
        return {}
    names, sizes = common
    of_both = {name: size for scaled, size in zip(_scaled(names), sizes, strict=True) for name in scaled}
    return of_both | earlier.own_signs("before") | later.own_signs("after")


def score_of(earlier: Sentence, later: Sentence, uses: Mapping[str, int]) -> float:
    """Return how much two sentences look as if the later one replaces the earlier one; 0 is undecided.

    Without a word of change, two sentences that look alike may be about two subjects, so the later one has not probably
    replaced the other; and two rules hold side by side.

    Args:
        earlier: The sentence that may have been replaced.
        later: The sentence that may have replaced it.
        uses: How many sentences have a word.
    """
    common = _common(earlier, later, uses)
    if common is None:
        return -math.inf
    names, sizes = common
    if "other_value" not in names and not later.changes and earlier.rule and later.rule:
        return -math.inf
    score = earlier.score_before + later.score_after + math.fsum(map(mul, _weights(names), sizes))
    if score > PROBABLE_SCORE and "changes" not in names and look_alike(earlier.order, later.order):
        return PROBABLE_SCORE
    return score


def _common(
    earlier: Sentence, later: Sentence, uses: Mapping[str, int]
) -> tuple[tuple[str, ...], tuple[float, ...]] | None:
    """Return the signs of size 1 of two sentences, and the sizes of :func:`_scaled`; ``None`` if they share no word."""
    theirs, ours = earlier.subject, later.subject
    shared = theirs & ours
    if not shared:
        return None
    rarities = _rarities(shared, uses)
    # An exact sum does not depend on the order of a set.
    of_shared = math.fsum(rarities)
    sizes = (1.0, of_shared / earlier.rarity(uses), of_shared / later.rarity(uses), max(rarities))
    names = [f"{earlier.side}_{later.side}"]
    if len(shared) > 1:
        names.append("two_words")
    if len(shared) == len(theirs):
        names.append("all_words")
    elif len(theirs) == len(ours) == len(shared) + 1:
        names.append("one_word_each")
    if earlier.side == later.side:
        names.append("same_side")
    if later.changes and not earlier.changes and not earlier.old:
        names.append("changes")
    if not earlier.pairs.isdisjoint(later.pairs):
        names.append("pair")
    names += _signs_of_values(earlier, later)
    return tuple(names), sizes


def _rarities(words: Iterable[str], uses: Mapping[str, int]) -> list[float]:
    """Return how rare each of some words is, at most 1."""
    return [1.0 if (used := uses[word]) <= _RAREST else _RAREST / used for word in words]


def _scaled(names: Sequence[str]) -> tuple[list[str], ...]:
    """Return all signs of two sentences that have the signs ``names``, by what is their size.

    It is 1, the share of the earlier sentence's words, that of the later one's, and how rare the rarest word is.
    """
    given = set(names)
    together = [both for one, other, both in _TOGETHER if one in given and other in given]
    scaled = [entry for entry in _SCALED if entry[0] in given]
    return (
        ["any", *names, *together],
        ["share", *(with_share for _, with_share, _ in scaled)],
        ["share_of_later"],
        ["rarest", *(with_rarest for _, _, with_rarest in scaled)],
    )


@lru_cache(_REMEMBERED_SIGNS)
def _weights(names: tuple[str, ...]) -> list[float]:
    """Return the sum of the weights of each part of :func:`_scaled`."""
    return [sum([WEIGHTS.get(name, 0.0) for name in part]) for part in _scaled(names)]


def _signs_of_values(earlier: Sentence, later: Sentence) -> list[str]:
    """Return which kinds of values two sentences give."""
    theirs, ours = earlier.keys_by_kind, later.keys_by_kind
    if not theirs or not ours:
        return ["no_values" if not theirs and not ours else "value_after" if ours else "value_before"]
    both = [kind for kind in theirs if kind in ours]
    found = [
        _number_sign(earlier, later) if kind == "number" else kind
        for kind in both
        if theirs[kind] != ours[kind]
    ]
    if any(name != "number_of_other_unit" for name in found):
        found.append("other_value")
    elif both and not found:
        found.append("same_value")
    return found


def _number_sign(earlier: Sentence, later: Sentence) -> str:
    """Return the sign of two sentences with other numbers: are they of one unit?"""
    theirs, ours = (
        {value.unit for value in sentence.values if value.kind == "number"} for sentence in (earlier, later)
    )
    if theirs & ours - {""}:
        return "number_of_unit"
    return "number" if "" in theirs | ours else "number_of_other_unit"
