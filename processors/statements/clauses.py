"""Finds the part of a long statement that counts, among the courtesy, the story and the reason around it.

"I could tell you stories about leather all evening, but bellows only leave this house after they have held pressure." is
a rule of the second clause. A sentence is cut at its marks and before conjunctions of several languages. How likely a
clause has what must be kept is linear in its form, that of its neighbours, its place and the words it begins with;
``python -m benchmarks.clauses`` fits the weights. All between the first and the last such clause is kept as it was said.

A condition, an exception and a prohibition behind it stay, because without them another thing is said.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from processors.statements.fitted_weights import fitted_weights
from processors.statements.sentence import sentences_by_marks
from processors.statements.statement_form import form_of

#: A shorter statement has no part: it is told as it is.
MIN_CHARACTERS: Final = 100
#: A shorter piece is no clause of its own.
_MIN_CLAUSE_CHARACTERS: Final = 12
#: A part that is only a little shorter than the statement is not worth a cut.
_MIN_LEFT_OUT_CHARACTERS: Final = 25
#: A clause with a lower score has something that must be kept in fewer than 12 of 100 cases. It is left out at the ends.
_LEAST_SCORE: Final = -2.0

#: What stands where something was left out.
ELLIPSIS: Final = "\u2026"

_CONJUNCTIONS: Final = """
    so but and which because since while although though aber und weil damit denn obwohl mais parce car donc alors pero
    porque aunque perché quindi maar omdat want dus mas então eftersom men och ale bo ponieważ więc"""
_BETWEEN: Final = re.compile(
    r"(?<=[,;:])\s+|\s+(?=[\u2013\u2014-]\s)|(?<=\u2014)|\s+(?=(?:"
    + "|".join(_CONJUNCTIONS.split())
    + r")\s)",
    re.IGNORECASE,
)
#: Words with which a condition or an exception begins.
_CONDITION_WORDS: Final = """
    if when whenever unless until till before after once except only without provided whoever anyone
    wenn falls sobald bis bevor nachdem außer nur ohne solange wer
    si quand lorsque sauf jusqu'à avant après tant sans seulement cuando salvo excepto hasta antes después mientras sin
    solo sólo se quando fino prima dopo senza als wanneer tenzij tot voordat behalve zonder alleen exceto até depois sem
    só om när tills innan utom bara jeśli gdy kiedy dopóki zanim chyba tylko bez"""
_CONDITIONS: Final = frozenset(_CONDITION_WORDS.split())
_LEFT_AT_ENDS: Final = ",;: \u2013\u2014-"

_DIGIT: Final = re.compile(r"\d")

#: What each sign of a clause adds to its score (``*``), the words with which it and the next one begin, and the marks
#: around it.
(WEIGHTS,) = fitted_weights("clauses", "of_features")


def main_part(text: str, *, user: bool, weights: Mapping[str, float] = WEIGHTS) -> str | None:
    """Return the part of a statement that counts, with ``…`` where something was left out; None if it is all of it.

    Of several sentences each has its part. A text with such a mark is never cut: it may have been cut already.

    Args:
        text: The statement.
        user: Whether a user said it.
        weights: Of the features of a clause.
    """
    if len(text) < MIN_CHARACTERS or ELLIPSIS in text:
        return None
    found = list(sentences_by_marks(text))
    parts = [_part_of(sentence, user, weights) for sentence in found]
    return None if parts == found else " ".join(parts)


def _part_of(sentence: str, user: bool, weights: Mapping[str, float]) -> str:
    if len(sentence) < MIN_CHARACTERS:
        return sentence
    found = clauses(sentence, user=user)
    if len(found) < 2:
        return sentence
    scores = [_score(features, weights) for features in features_of(sentence, found)]
    least = min(_LEAST_SCORE, max(scores))
    likely = [number for number, score in enumerate(scores) if score >= least]
    first, last = likely[0], likely[-1]
    for number, clause in enumerate(found):
        is_condition = not _CONDITIONS.isdisjoint(clause.beginning)
        if "past" not in clause.signs and (is_condition or (number > last and "negation" in clause.signs)):
            first, last = min(first, number), max(last, number)
    begin, end = found[first].begin, found[last].end
    if len(sentence) - (end - begin) < _MIN_LEFT_OUT_CHARACTERS:
        return sentence
    before = ELLIPSIS if first > 0 else ""
    if last == len(found) - 1:
        return before + sentence[begin:end]
    return f"{before}{sentence[begin:end].rstrip(_LEFT_AT_ENDS)}{ELLIPSIS}"


class Clause(NamedTuple):
    """A clause of a sentence.

    Attributes:
        begin: Where it begins.
        end: Where it ends.
        text: What it says.
        beginning: Its first two words.
        stated: A third of the log-odds that it states what holds, which is about as large as the other signs.
        signs: Of its form.
    """

    begin: int
    end: int
    text: str
    beginning: Sequence[str]
    stated: float
    signs: Mapping[str, float]


def clauses(sentence: str, *, user: bool) -> list[Clause]:
    """Return the clauses of a sentence; there is always one.

    Args:
        sentence: The sentence.
        user: Whether a user said it.
    """
    found: list[Clause] = []
    begin = 0
    for match in _BETWEEN.finditer(sentence):
        long_enough = match.start() - begin >= _MIN_CLAUSE_CHARACTERS
        if long_enough and len(sentence) - match.end() >= _MIN_CLAUSE_CHARACTERS:
            found.append(_clause(sentence, begin, match.start(), user))
            begin = match.end()
    return [*found, _clause(sentence, begin, len(sentence), user)]


def _clause(sentence: str, begin: int, end: int, user: bool) -> Clause:
    text = sentence[begin:end]
    form = form_of(text, user)
    share = min(max(form.statedness, 1e-4), 1 - 1e-4)
    return Clause(begin, end, text, form.beginning, math.log(share / (1 - share)) / 3, form.signs)


def features_of(sentence: str, found: Sequence[Clause]) -> Iterator[dict[str, float]]:
    """Yield what tells whether each clause has what must be kept: ``*`` before signs, words of beginnings.

    Args:
        sentence: The sentence.
        found: Its clauses, two or more.
    """
    stated = [clause.stated for clause in found]
    last = len(found) - 1
    for number, clause in enumerate(found):
        beginning = clause.beginning
        features = {
            "*bias": 1.0,
            "*stated": stated[number],
            "*stated_beside_others": stated[number] - max(stated[:number] + stated[number + 1 :]),
            "*stated_before": stated[number - 1] if number else 0.0,
            "*stated_behind": stated[number + 1] if number < last else 0.0,
            "*place": number / last,
            "*share": len(clause.text) / len(sentence),
            f"before:{sentence[clause.begin - 2 : clause.begin].strip() if number else '^'}": 1.0,
            f"ends:{clause.text[-1]}": 1.0,
            f"begins:{' '.join(beginning[:1])}": 1.0,
            f"begins:{' '.join(beginning)}": 1.0,
            f"goes_on:{' '.join(found[number + 1].beginning[:1]) if number < last else '$'}": 1.0,
        }
        if not number:
            features["*first"] = 1.0
        if number == last:
            features["*last"] = 1.0
        if _DIGIT.search(clause.text) is not None:
            features["*number"] = 1.0
        for name, size in clause.signs.items():
            if name != "bias":
                features[f"*of_{name}"] = size
        yield features


def _score(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    score = 0.0
    for name, size in features.items():
        score += weights.get(name, 0.0) * size
    return score
