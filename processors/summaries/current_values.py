"""Finds statements that later ones replaced: a restated limit, a moved date, a changed mind.

A statement replaces an earlier one if both speak of the same subject and attribute, and give it another value. When in
doubt, both stay: two subjects that look alike ("the read timeout", "the write timeout") are two subjects.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict, deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from processors.summaries.facts import values_in
from processors.summaries.obligation_words import CHANGE, EMPTY, NOT_ANY_MORE
from processors.summaries.sentence import sentences

#: Earlier statements that are compared with a later one, for each word that they share: the newest.
_MAX_COMPARED: Final = 12
#: A longer sentence tells something, and does not state a value.
_MAX_CHARACTERS: Final = 200
#: The share of an earlier statement's words that a changed mind without any number must repeat.
_MIN_REPEATED: Final = 0.5

_CLAUSES: Final = re.compile(r"[,;:]\s+|\s[–—-]\s|(?<=[\u3002\uff0c\uff1b])")
_WORD: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)?")
_NUMBER: Final = re.compile(r"[$€£¥₹]?\d[\d.,]*\d|[$€£¥₹]?\d")
#: The letter a as a name, not as an article: "zone a has", "Service A".
_NAMED_A: Final = re.compile(r"(?<=\w )(?:A\b|a(?= (?:is|has|was|runs|keeps|uses|gets|ist|hat|est|es)\b))")
_STRONG: Final = re.compile(
    r"\b(?:changed (?:my|our) mind|scrap that|on second thought|correction|korrektur|finalement|corrección)\b",
    re.IGNORECASE,
)


class Said(NamedTuple):
    """A statement, in the order of the conversation.

    Attributes:
        text: One or more sentences.
        side: ``user`` or ``ai``.
        firm: Whether it states a value that holds, such as a limit; only these replace without a word of change.
    """

    text: str
    side: str
    firm: bool


class Replaced(NamedTuple):
    """A statement that was replaced.

    Attributes:
        by: Index of the statement that replaced it.
        value: The value that no longer holds, in lower case.
        rest: The other sentences of the replaced statement, which still hold.
    """

    by: int
    value: str
    rest: str


class _Claim(NamedTuple):
    """A sentence that gives one value to a subject."""

    statement: int
    sentence: int
    subject: frozenset[str]
    kind: str
    unit: str
    value: str


def replaced_statements(statements: Sequence[Said]) -> dict[int, Replaced]:
    """Return the statements that a later one replaced, by their index.

    The cost is linear: a statement is compared with a bounded number of earlier ones.
    """
    by_word: dict[str, deque[_Claim]] = defaultdict(lambda: deque(maxlen=_MAX_COMPARED))
    words_of: dict[str, deque[tuple[int, int]]] = defaultdict(lambda: deque(maxlen=_MAX_COMPARED))
    parts = [sentences(said.text) if len(said.text) > 60 else [said.text] for said in statements]
    found: dict[int, Replaced] = {}

    def replace(statement: int, sentence: int, by: int, value: str) -> None:
        rest = " ".join(part for at, part in enumerate(parts[statement]) if at != sentence)
        found.setdefault(statement, Replaced(by, value, rest))

    for index, said in enumerate(statements):
        for at, sentence in enumerate(parts[index]):
            if len(sentence) > _MAX_CHARACTERS or sentence.rstrip().endswith(("?", "\uff1f")):
                continue
            marked = CHANGE.search(sentence) is not None
            claim = _claim(index, at, sentence)
            if claim is not None:
                for earlier in _candidates(claim, by_word):
                    if earlier.statement not in found and earlier.statement != index:
                        if _replaces(claim, earlier, marked, said, statements[earlier.statement], sentence):
                            replace(earlier.statement, earlier.sentence, index, earlier.value)
                for word in claim.subject:
                    by_word[word].append(claim)
            if marked:
                for earlier_index, earlier_at in _unlike(sentence, index, words_of, parts, claim is not None):
                    if earlier_index not in found:
                        gone = _words(parts[earlier_index][earlier_at]) - _words(sentence)
                        replace(earlier_index, earlier_at, index, min(gone, default=""))
            for word in _words(sentence):
                words_of[word].append((index, at))
    return found


def _claim(statement: int, at: int, sentence: str) -> _Claim | None:
    """Return what a sentence claims; ``None`` if it gives no value, or several."""
    clauses = [clause for clause in _CLAUSES.split(sentence) if clause.strip()]
    marked = -1
    for number, clause in enumerate(clauses):
        if _NUMBER.search(clause) and not (marked >= 0 and not CHANGE.search(clause)):
            if marked >= 0 and not NOT_ANY_MORE.search(clauses[marked]):
                return None
            marked = number
    if marked < 0:
        return None
    clause = clauses[marked]
    values = _values(clause)
    if len(values) != 1:
        return None
    kind, value, unit, written = values[0]
    subject = _words(clause.replace(written, " "))
    while not subject - {unit} and marked > 0:
        marked -= 1
        subject |= _words(_NUMBER.sub(" ", clauses[marked]))
    named = frozenset(subject)
    return _Claim(statement, at, named, kind, unit, value) if named else None


def _values(clause: str) -> list[tuple[str, str, str, str]]:
    """Return kind, normal form, unit and notation of the values of a clause, without those behind "instead of"."""
    found: list[tuple[str, str, str, str]] = []
    rest = clause
    for value in values_in(clause):
        if value.kind == "identifier":
            # An identifier names a subject.
            rest = rest.replace(value.text, " ")
        elif value.text in rest:
            rest = rest.replace(value.text, " ")
            found.append((value.kind, f"{value.kind} {value.key}", "", value.text))
    for match in _NUMBER.finditer(rest):
        after = _WORD.match(rest[match.end() :].lstrip())
        unit = _stem(after.group().casefold()) if after is not None else ""
        found.append(("number", match.group().strip("$€£¥₹"), "" if unit in EMPTY else unit, match.group()))
    if len(found) == 2:
        found = [one for one in found if not _is_given_up(clause, one[3])]
    return found


def _is_given_up(clause: str, written: str) -> bool:
    before = clause[: clause.find(written)]
    return any(
        len(before) - match.end() <= 12 for match in NOT_ANY_MORE.finditer(before)
    ) or before.rstrip().endswith((" from", " von", " de"))


def _candidates(claim: _Claim, by_word: dict[str, deque[_Claim]]) -> list[_Claim]:
    seen: dict[tuple[int, int], _Claim] = {}
    for word in sorted(claim.subject):
        for earlier in by_word.get(word, ()):
            seen[earlier.statement, earlier.sentence] = earlier
    return [seen[key] for key in sorted(seen)]


def _replaces(later: _Claim, earlier: _Claim, marked: bool, said: Said, before: Said, sentence: str) -> bool:
    if later.value == earlier.value or later.kind != earlier.kind:
        return False
    if later.unit != earlier.unit and later.unit and earlier.unit:
        return False
    shared = (later.subject & earlier.subject) - {later.unit}
    if not shared:
        # "Use 4 workers", "make it 8 workers": what is counted is all that is named.
        return marked and later.unit != "" and later.subject == earlier.subject == {later.unit}
    if earlier.value.rpartition(" ")[2] in _numbers_given_up(sentence):
        return True
    if later.subject - earlier.subject - {later.unit}:
        # The later one names something that the earlier one did not: it may be another subject.
        return marked and not (earlier.subject - later.subject - {earlier.unit}) and _tail(later, earlier)
    if earlier.subject - later.subject - {earlier.unit}:
        return marked
    return marked or (said.firm and before.firm and said.side == before.side == "user")


def _tail(later: _Claim, earlier: _Claim) -> bool:
    """Return whether the later statement repeats all of a subject that has at least two words."""
    return len(earlier.subject & later.subject) >= 2


def _numbers_given_up(sentence: str) -> set[str]:
    """Return the numbers behind "instead of" and the like."""
    return {
        match.group().strip("$€£¥₹")
        for match in _NUMBER.finditer(sentence)
        if _is_given_up(sentence, match.group())
    }


def _unlike(
    sentence: str,
    index: int,
    words_of: dict[str, deque[tuple[int, int]]],
    parts: Sequence[Sequence[str]],
    has_number: bool,
) -> list[tuple[int, int]]:
    """Return the earlier sentences with a word that this one takes back, and with the rest of which it agrees.

    Such as "we no longer deploy with flint", or a changed mind that repeats all but one word.
    """
    words = _words(sentence)
    said = Counter(_stem(match.group().casefold()) for match in _WORD.finditer(sentence))
    given_up = {
        word
        for match in NOT_ANY_MORE.finditer(sentence)
        for word in map(_stem, _WORD.findall(sentence[match.end() : match.end() + 60].casefold())[:4])
        if word in words and said[word] == 1
    }
    clauses = [
        _words(_CLAUSES.split(sentence[match.end() :])[0]) for match in NOT_ANY_MORE.finditer(sentence)
    ]
    strong = _STRONG.search(sentence) is not None and not has_number
    if not clauses and not strong:
        return []
    near: dict[tuple[int, int], None] = {}
    for word in sorted(words):
        near.update(dict.fromkeys(words_of.get(word, ())))
    found = []
    for earlier, at in sorted(near):
        if earlier == index:
            continue
        theirs = _words(parts[earlier][at])
        same = theirs & words
        taken_back = given_up & theirs
        alike = len(same) >= 2 and len(same) >= _MIN_REPEATED * len(theirs)
        # "We no longer want x": all of the earlier sentence is taken back.
        restated = len(theirs) >= 2 and any(theirs <= clause for clause in clauses)
        one_taken_back = alike and bool(taken_back) and len(same) > len(taken_back)
        if restated or one_taken_back or (alike and strong and 1 <= len(theirs - words) <= 2):
            found.append((earlier, at))
    return found


def _words(text: str) -> set[str]:
    """Return the words that name something, in lower case and without the plural's ending."""
    found = {_stem(match.group().casefold()) for match in _WORD.finditer(text)}
    named = {word for word in found if word not in EMPTY}
    return named | {"a"} if _NAMED_A.search(text) else named


def _stem(word: str) -> str:
    word = word.replace("\u2019", "'").removesuffix("'s")
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
