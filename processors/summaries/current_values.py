"""Finds statements that later ones replaced: a restated limit, a moved date, a changed mind.

A statement replaces an earlier one if both speak of the same subject and attribute, and give it another value. When in
doubt, both stay: two subjects that look alike ("the read timeout", "the write timeout") are two subjects. Statements of
which one may replace the other are told together, in their order, so that no reader takes the earlier one for the last.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain, pairwise
from typing import Final, NamedTuple

from processors.summaries.look_alike import gives_other_words, longest_run, look_alike
from processors.summaries.obligation_words import CHANGE, EMPTY, NOT_ANY_MORE, RULE, TAKES_BACK, words_in
from processors.summaries.obligations import Side, gives_value_of
from processors.summaries.sentence import sentences
from processors.summaries.stated_values import (
    NUMBER,
    NUMBER_WORDS,
    WORD,
    StatedValue,
    named_values,
    stated_values,
    stem,
    words_of,
)
from processors.summaries.statement_form import GRAMMAR, statedness

#: Earlier statements that are compared with a later one, for each word that they share: the newest.
_MAX_COMPARED: Final = 12
#: A longer sentence tells something, and does not state a value.
_MAX_CHARACTERS: Final = 200
#: The share of an earlier statement's words that a changed mind without any number must repeat.
_MIN_REPEATED: Final = 0.5

#: Without a word of change, a claim about this share of the same words may replace an earlier one.
_MIN_ALIKE: Final = 0.75
#: A sentence with less of the form of a statement tells a story, which neither replaces anything nor is replaced.
_MIN_STATED: Final = 0.05
#: The same for a sentence that gives a value.
_MIN_STATED_OF_VALUE: Final = 0.002
#: With less of it, no other statement is told together with it: the line of both would be taken for a story.
_MIN_DOUBTED: Final = 0.3
#: A statement of this length is one sentence.
_MAX_ONE_SENTENCE_CHARACTERS: Final = 60
#: The most characters between a word that takes back and what it takes back.
_NEAR_CHARACTERS: Final = 60

#: A word in at most so many sentences names one subject, if it has more than so many characters.
_MAX_RARE: Final = 4
_MIN_RARE_CHARACTERS: Final = 3
#: The same for statements that both give a value.
_MIN_RARE_CHARACTERS_OF_VALUES: Final = 2
#: The share of the words of two statements that must be rare, or they are alike as much of the conversation is.
_MIN_RARE: Final = 0.5
#: The share of an earlier statement's words that a later one must have to be told together with it: if both give values
#: of the same kind, if the later one has a word of change, and if neither.
_SAME_KIND, _MARKED, _NEITHER = range(3)
_MIN_SHARED: Final = (0.25, 0.33, 0.5)
#: Words after each other that two statements have in common if one is said as the other one was.
_MIN_RUN: Final = 3
#: A shorter statement with a word of change may leave out what it changes: "make it 45".
_MAX_ELLIPSIS_CHARACTERS: Final = 60
#: The most earlier sentences in which its subject is looked for.
_MAX_ELLIPSIS_SENTENCES: Final = 8

_CLAUSES: Final = re.compile(r"[,;:]\s+|\s[\u2013\u2014-]\s|(?<=[\u3002\uff0c\uff1b])")
#: The letter a as a name, not as an article: "zone a has", "Service A".
_NAMED_A: Final = re.compile(r"(?<=\w )(?:A\b|a(?= (?:is|has|was|runs|keeps|uses|gets|ist|hat|est|es)\b))")
_MARKS: Final = frozenset([CHANGE, TAKES_BACK])
#: A question that asks somebody to do something.
#: The beginning or the words of a statement that leaves out what it is about.
_REFERS: Final = re.compile(
    r"\b(?:it|that|them|those|this|these|es|das|ça|cela|lo|eso)\b"
    r"|^\W*(?:actually|scratch|sorry|no|nope|nah|hm+|oops|wait|correction|rather|better|make|doch|lieber|nein|finalement"
    r"|plutôt|non|mejor|perdón)\b",
    re.IGNORECASE,
)
#: One of these is in every text that says what it corrects; to look for them costs less.
_CORRECTING: Final = (
    "wrong", "mistaken", "mistake", "misspoke", "said", "correction", "typo", "update", "news", "change", "slip",
    "error",
)  # fmt: skip
#: What a sentence says that it corrects.
_CORRECTED: Final = re.compile(
    rf"\b(?:{'|'.join(_CORRECTING)})"
    r" (?:about|on|in|to|for|with|regarding) (?:the |my |our |what \w+ said about (?:the |my |our )?)?"
    r"([^\W\d_]+(?: [^\W\d_]+)?)\s*[,:.;]",
    re.IGNORECASE,
)
_POLITE: Final = re.compile(
    r"(?:.*, )?\W*(?:please|(?:can|could|would|will) (?:you|we|the|my|our|it)"
    r"|k[öo]nnte\w*|pouve[zr]|podr[íi]as?|puede\w*)\b",
    re.IGNORECASE,
)
_STRONG: Final = re.compile(
    r"\b(?:changed (?:my|our) mind|scrap that|forget (?:that|what)|on second thoughts?|correction|korrektur|finalement"
    r"|corrección)\b",
    re.IGNORECASE,
)


#: Words that name nothing.
_NAMELESS: Final = EMPTY | GRAMMAR
_Phrase = tuple[str, str]
#: A longer statement gives no subject another state without a value or a word of change.
_MAX_STATE_CHARACTERS: Final = 110


class Said(NamedTuple):
    """A statement, in the order of the conversation.

    Attributes:
        text: One or more sentences.
        side: ``user`` or ``ai``.
        firm: Whether it states a value that holds, such as a limit; only these replace without a word of change.
        owed: Whether it is an obligation.
        aim: Whether it is the aim of the conversation, with which no other statement is told together.
        recalled: Whether it is a line of an earlier summary, where the statement before it may be about something else.
    """

    text: str
    side: Side
    firm: bool
    owed: bool = False
    recalled: bool = False
    aim: bool = False


class Replaced(NamedTuple):
    """A statement that was replaced.

    Attributes:
        by: Index of the statement that replaced it.
        value: The value that no longer holds, in lower case.
        rest: The sentences after the replaced one, which still hold.
        before: The sentences before it, which still hold too.
    """

    by: int
    value: str
    rest: str
    before: str = ""


class Changes(NamedTuple):
    """What later statements did to earlier ones.

    Attributes:
        replaced: The statements that were replaced, by their index.
        doubtful: Statements that a later one may have replaced: the index of the later one, by that of the earlier one.
            No statement is replaced and doubtful, and no two have the same later one.
    """

    replaced: dict[int, Replaced]
    doubtful: dict[int, int]


class _Place(NamedTuple):
    """A sentence, by the indices of its statement and within it."""

    statement: int
    sentence: int


class _Claim(NamedTuple):
    """A sentence that gives one value to a subject."""

    place: _Place
    subject: frozenset[str]
    kind: str
    unit: str
    value: str


def replaced_statements(statements: Sequence[Said]) -> dict[int, Replaced]:
    """Return the statements that a later one replaced, by their index."""
    return changes_in(statements).replaced


def changes_in(statements: Sequence[Said]) -> Changes:
    """Return which statements a later one replaced, and which one may have been.

    The cost is linear: a statement is compared with a bounded number of earlier ones.
    """
    finder = _Finder(statements)
    finder.look_at_all()
    return finder.changes()


class _Finder:
    """Looks at statements in their order, and remembers the newest by the words in them."""

    def __init__(self, statements: Sequence[Said]) -> None:
        self._found: dict[int, Replaced] = {}
        self._doubtful: dict[int, tuple[float, int]] = {}
        self._statements = statements
        self._parts = [_parts(said) for said in statements]
        self._claims: dict[str, deque[_Claim]] = defaultdict(lambda: deque(maxlen=_MAX_COMPARED))
        self._places: dict[str, deque[_Place]] = defaultdict(lambda: deque(maxlen=_MAX_COMPARED))
        self._words_at: dict[_Place, frozenset[str]] = {}
        self._stating: list[tuple[_Place, str]] = []
        self._stated: dict[_Place, float] = {}
        self._phrases_at: dict[_Place, frozenset[_Phrase]] = {}
        self._places_of_phrase: dict[_Phrase, deque[_Place]] = defaultdict(
            lambda: deque(maxlen=_MAX_COMPARED)
        )
        self._values_at: dict[_Place, list[StatedValue]] = {}
        self._order_at: dict[_Place, list[str]] = {}
        self._text_at: dict[_Place, str] = {}
        self._order_of_places: deque[_Place] = deque(maxlen=_MAX_ELLIPSIS_SENTENCES)
        for place, sentence, stated in self._sentences():
            self._words_at[place] = frozenset(_words(sentence))
            self._stating.append((place, sentence))
            self._text_at[place] = sentence
            self._stated[place] = stated
            self._phrases_at[place] = self._phrases(place)
        self._uses = Counter(chain.from_iterable(self._words_at.values()))
        self._uses_of_phrase = Counter(chain.from_iterable(self._phrases_at.values()))

    def changes(self) -> Changes:
        """Return what was found; of several statements that one may have replaced, the most similar is doubtful."""
        best: dict[int, tuple[float, int]] = {}
        for earlier, (similarity, later) in self._doubtful.items():
            if earlier not in self._found and later not in self._found:
                best[later] = max(best.get(later, (0.0, -1)), (similarity, earlier))
        return Changes(self._found, {earlier: later for later, (_, earlier) in best.items()})

    def _sentences(self) -> Iterator[tuple[_Place, str, float]]:
        """Yield the sentences that may state something, and how much they do."""
        for index, parts in enumerate(self._parts):
            for at, sentence in enumerate(parts):
                asked = sentence.rstrip().endswith(("?", "\uff1f"))
                if len(sentence) > _MAX_CHARACTERS or (
                    asked and not _POLITE.match(sentence) and not stated_values(sentence)
                ):
                    continue
                stated = statedness(sentence, user=self._statements[index].side == "user")
                if stated >= _MIN_STATED or (stated >= _MIN_STATED_OF_VALUE and stated_values(sentence)):
                    yield _Place(index, at), sentence, stated

    def look_at_all(self) -> None:
        """Find what each sentence replaces, in their order."""
        for place, sentence in self._stating:
            words = self._words_at[place]
            marked = not words_in(sentence).isdisjoint(_MARKS)
            if self._stated[place] < _MIN_STATED:
                # A story with a value may be the last word, but replaces nothing, and nothing is told with it.
                self._join_same_subject(place, words, marked=marked)
                continue
            claim = _claim(place, sentence, marked=marked)
            if claim is not None:
                self._replace_claims(claim, sentence, marked)
            if marked:
                self._replace_given_up(place, sentence, words)
                self._replace_taken_back(place, sentence, words, has_number=claim is not None)
            self._join_same_subject(place, words, marked=marked)
            if marked:
                self._join_only_value(place, words)
                self._join_named_subject(place, sentence)
            elif self._statements[place.statement].owed and stated_values(sentence):
                self._join_only_value(place, self._topic(place))
            if marked and len(sentence) <= _MAX_ELLIPSIS_CHARACTERS and _REFERS.search(sentence):
                self._join_last_value(place, words)
            self._order_of_places.append(place)
            for word in words:
                self._places[word].append(place)
            for phrase in self._phrases_at[place]:
                self._places_of_phrase[phrase].append(place)

    def _replace_claims(self, claim: _Claim, sentence: str, marked: bool) -> None:
        index = claim.place.statement
        given_up = _numbers_given_up(sentence)
        named = claim.subject | {claim.unit} if claim.unit else claim.subject
        near = self._near(named)
        for place in sorted(near):
            if place.statement == index:
                continue
            firm = _are_firm(self._statements[index], self._statements[place.statement])
            if _replaces(claim, near[place], marked, firm, given_up):
                self._replace(place, index, near[place].value)
            else:
                likeness = _likeness(claim, near[place], marked=marked)
                if marked or firm or (self._statements[index].side == "user" and likeness >= _MIN_ALIKE):
                    self._doubt(place, claim.place, likeness)
        for word in named:
            self._claims[word].append(claim)

    def _near(self, words: Iterable[str]) -> dict[_Place, _Claim]:
        """Return the newest claims with any of these words in their subject."""
        return {earlier.place: earlier for word in words for earlier in self._claims[word]}

    def _replace_given_up(self, place: _Place, sentence: str, words: AbstractSet[str]) -> None:
        """Replace the claims whose value the sentence tells beside another one: "not on May 4, come on June 9"."""
        values = stated_values(sentence)
        if len({value for _, value, _, _ in values}) < 2:
            return
        near = self._near(words)
        for value in dict.fromkeys(value for _, value, _, _ in values):
            known = [
                one for one in near.values() if one.value == value and one.place.statement != place.statement
            ]
            others = {other for kind, other, _, _ in values if other != value and kind == value.split()[0]}
            if known and others and not any(one.value in others for one in near.values()):
                for one in known:
                    self._replace(one.place, place.statement, value)

    def _replace_taken_back(
        self, place: _Place, sentence: str, words: AbstractSet[str], *, has_number: bool
    ) -> None:
        change = _Change(sentence, words, has_number=has_number)
        if not change.takes_back:
            return
        for earlier in sorted({known for word in words for known in self._places[word]}):
            if earlier.statement != place.statement and change.covers(self._words_at[earlier]):
                self._replace(earlier, place.statement, "")

    def _join_same_subject(self, place: _Place, words: AbstractSet[str], *, marked: bool) -> None:
        """Doubt the earlier statements that name the same by a rare word, and do not only look alike."""
        near = {
            earlier
            for word in words
            if 1 < self._uses[word] <= _MAX_RARE and self._is_rare(word)
            for earlier in self._places[word]
            if earlier.statement != place.statement
        }
        near |= {
            earlier
            for phrase in self._phrases_at[place]
            if 1 < self._uses_of_phrase[phrase] <= _MAX_RARE
            for earlier in self._places_of_phrase[phrase]
            if earlier.statement != place.statement
        }
        for earlier in sorted(near):
            if self._may_be_joined(earlier) and self._words_at[earlier] != words:
                self._join(earlier, place, marked=marked)

    def _join_only_value(self, place: _Place, words: AbstractSet[str]) -> None:
        """Doubt the earlier statement if it is the only one that gives a value of this kind to a word of this one.

        Args:
            place: The later statement.
            words: Its words; without a word of change only the one it begins with, as the earlier one must too.
        """
        ours = self._values(place)
        if not ours:
            return
        marked = not words_in(self._text_at[place]).isdisjoint(_MARKS)
        written = {word for value in ours for word in (*_words(value.written), value.unit)}
        near = {
            earlier
            for word in words - written
            if len(word) > _MIN_RARE_CHARACTERS and word not in GRAMMAR
            for earlier in self._places[word]
            if earlier.statement != place.statement
        }
        giving = [
            earlier
            for earlier in near
            if self._statements[earlier.statement].owed
            and self._statements[earlier.statement].side == self._statements[place.statement].side
            and self._may_be_joined(earlier)
            and words_in(self._text_at[earlier]).isdisjoint(_MARKS)
            and _are_of_one_unit(self._values(earlier), ours, least=0)
            and (marked or self._topic(earlier) == words)
        ]
        if (
            len(giving) == 1
            and _differ(self._values(giving[0]), ours)
            and not look_alike(self._order(giving[0]), self._order(place))
        ):
            self._doubt_together(giving[0], place, 0.0)

    def _topic(self, place: _Place) -> frozenset[str]:
        """Return the first word of a statement that names something: what it is about."""
        for word in self._order(place):
            if word in self._words_at[place] and word not in GRAMMAR:
                return frozenset([word])
        return frozenset()

    def _join_named_subject(self, place: _Place, sentence: str) -> None:
        """Doubt the newest earlier statement about what the sentence says it corrects: "I was wrong about the …"."""
        if not any(map(sentence.lower().__contains__, _CORRECTING)):
            return
        named = _CORRECTED.search(sentence)
        subject = frozenset(_words(named[1])) if named is not None else frozenset()
        if not subject:
            return
        known = [set(self._places[word]) for word in subject]
        for earlier in sorted(set.intersection(*known), reverse=True):
            if earlier.statement != place.statement and self._may_be_joined(earlier):
                self._doubt_together(earlier, place, 0.0)
                return

    def _is_rare(self, word: str, characters: int = _MIN_RARE_CHARACTERS_OF_VALUES) -> bool:
        """Return whether a word names something that few other sentences name."""
        return (
            self._uses[word] <= _MAX_RARE
            and len(word) > characters
            and not word.isdigit()
            and word not in GRAMMAR
        )

    def _phrases(self, place: _Place) -> frozenset[_Phrase]:
        """Return the pairs of words after each other that name something: "night shift", "pump four"."""
        order = self._order(place)
        naming = list(map(_names_something, order))
        return frozenset(
            pair
            for pair, first, second in zip(pairwise(order), naming, naming[1:], strict=False)
            if first and (second or pair[1] in NUMBER_WORDS)
        )

    def _share_phrase(self, earlier: _Place, later: _Place) -> bool:
        """Return whether two statements have a pair of words in common that few other sentences have."""
        shared = self._phrases_at[earlier] & self._phrases_at[later]
        return any(self._uses_of_phrase[phrase] <= _MAX_RARE for phrase in shared)

    def _lays_down(self, *places: _Place) -> bool:
        """Return whether one of some statements is a rule, or too long to give one subject a state."""
        return any(
            RULE in words_in(self._text_at[place]) or len(self._text_at[place]) > _MAX_STATE_CHARACTERS
            for place in places
        )

    def _are_rare(self, words: AbstractSet[str], characters: int = _MIN_RARE_CHARACTERS_OF_VALUES) -> bool:
        """Return whether words that two statements have in common are mostly rare, and not said all over."""
        rare = sum(self._is_rare(word, characters) for word in words)
        return rare > 0 and rare >= _MIN_RARE * len(words)

    def _join_last_value(self, place: _Place, words: AbstractSet[str]) -> None:
        """Doubt the statement before a sentence that gives a value and leaves out its subject: "make it 45"."""
        if self._statements[place.statement].recalled:
            return
        ours = self._values(place)
        if len(ours) != 1 or any(self._places[word] for word in words if not word.isdigit()):
            return
        for earlier in reversed(self._order_of_places):
            theirs = self._values(earlier)
            if earlier.statement == place.statement:
                if any(value.kind == ours[0].kind for value in theirs):
                    return
            elif self._may_be_joined(earlier) and _differ(theirs, ours):
                self._doubt_together(earlier, place, _MIN_REPEATED)
                return

    def _may_be_joined(self, place: _Place) -> bool:
        said = self._statements[place.statement]
        return not said.aim and self._stated[place] >= _MIN_DOUBTED

    def _join(self, earlier: _Place, later: _Place, *, marked: bool) -> None:
        """Doubt an earlier statement if a later one has enough of its words, and a value of the same kind."""
        theirs, ours = self._values(earlier), self._values(later)
        same = {value.key for value in theirs} & {value.key for value in ours}
        theirs = [value for value in theirs if value.key not in same]
        ours = [value for value in ours if value.key not in same]
        of_values = bool(theirs and ours)
        if of_values and not _differ(theirs, ours):
            return
        one, other = self._statements[earlier.statement], self._statements[later.statement]
        written = {word for value in (*theirs, *ours) for word in _words(value.written)}
        units = {value.unit for value in (*theirs, *ours)}
        if (
            units
            and not (one.side == other.side and one.owed and other.owed)
            and not (marked and CHANGE in words_in(self._text_at[later]))
            and longest_run(self._order(earlier), self._order(later)) < _MIN_RUN
            # What is counted is a subject if two words name it: "20 import threads".
            and not (of_values and self._share_phrase(earlier, later))
        ):
            # What is counted is no subject: "I read 9 notes", "a song of 4 notes".
            written |= units
        subject = self._words_at[earlier] - written
        shared = subject & self._words_at[later]
        known = words_in(self._text_at[earlier])
        newly_marked = marked and known.isdisjoint(_MARKS)
        # The last word of a statement without a value is what it says of its subject.
        naming = shared if of_values or newly_marked else shared - {self._order(earlier)[-1]}
        phrase = bool(shared) and self._share_phrase(earlier, later)
        if not phrase and not self._are_rare(
            naming, _MIN_RARE_CHARACTERS_OF_VALUES if of_values else _MIN_RARE_CHARACTERS
        ):
            return
        level = _NEITHER
        if of_values and _are_of_one_unit(theirs, ours, least=0 if one.side == other.side else 1):
            level = _SAME_KIND
        elif newly_marked or (of_values and one.side == other.side):
            level = _MARKED
        changes = newly_marked and CHANGE in words_in(self._text_at[later])
        if phrase and changes and not of_values:
            level = _SAME_KIND
        elif phrase and not of_values and not changes and not self._lays_down(earlier, later):
            level = _MARKED
        elif not of_values and not changes and (theirs or one.side != other.side):
            return
        share = len(shared) / len(subject)
        enough = self._share_enough(earlier, later, share, level) and (
            newly_marked or not self._only_look_alike(earlier, later, level)
        )
        if enough or (not of_values and one.side == other.side and self._repeats(earlier, later, naming)):
            self._doubt_together(earlier, later, share)

    def _repeats(self, earlier: _Place, later: _Place, shared: AbstractSet[str]) -> bool:
        """Return whether a statement says the same of a subject as an earlier one, with other words in one place."""
        if self._lays_down(earlier, later) or not self._state(earlier, later):
            return False
        rare = {word for word in shared if self._is_rare(word)}
        return gives_other_words(self._order(earlier), self._order(later), rare)

    def _share_enough(self, earlier: _Place, later: _Place, share: float, level: int) -> bool:
        """Return whether two statements have enough of their words in common, or are said in the same way."""
        if share < _MIN_SHARED[min(level, _MARKED)]:
            return False
        if share < _MIN_SHARED[_NEITHER] and not self._may_be_joined(later):
            # A story that has a word of a statement.
            return False
        if share < _MIN_SHARED[level]:
            return longest_run(self._order(earlier), self._order(later)) >= _MIN_RUN
        return level != _NEITHER or self._state(earlier, later)

    def _only_look_alike(self, earlier: _Place, later: _Place, level: int) -> bool:
        """Return whether two statements are about two subjects, or two rules that hold side by side."""
        rules = level == _NEITHER and all(
            RULE in words_in(self._text_at[place]) for place in (earlier, later)
        )
        return rules or look_alike(self._order(earlier), self._order(later))

    def _state(self, earlier: _Place, later: _Place) -> bool:
        """Return whether one of two sentences is an obligation, or both have the form of a statement."""
        owed = self._statements[earlier.statement].owed or self._statements[later.statement].owed
        return owed or min(self._stated[earlier], self._stated[later]) >= _MIN_DOUBTED

    def _doubt_together(self, earlier: _Place, later: _Place, similarity: float) -> None:
        known = self._doubtful.get(earlier.statement, (0.0, -1))
        # A later statement that is as similar is nearer to the last word.
        self._doubtful[earlier.statement] = max(known, (similarity, later.statement))

    def _values(self, place: _Place) -> list[StatedValue]:
        found = self._values_at.get(place)
        if found is None:
            text = self._text_at[place]
            found = self._values_at[place] = [*stated_values(text), *named_values(text)]
        return found

    def _order(self, place: _Place) -> list[str]:
        found = self._order_at.get(place)
        if found is None:
            found = self._order_at[place] = [stem(word) for word in words_of(self._text_at[place])]
        return found

    def _replace(self, place: _Place, by: int, value: str) -> None:
        parts = self._parts[place.statement]
        before, rest = " ".join(parts[: place.sentence]), " ".join(parts[place.sentence + 1 :])
        self._found.setdefault(place.statement, Replaced(by, value, rest, before))

    def _doubt(self, place: _Place, by: _Place, similarity: float) -> None:
        alike = self._statements[place.statement].side == self._statements[by.statement].side
        shared = self._words_at[place] & self._words_at[by]
        alike = (
            alike
            and not self._statements[place.statement].aim
            and (len(shared) < 2 or self._are_rare(shared))
        )
        if alike and self._stated[place] >= _MIN_DOUBTED and similarity >= _MIN_REPEATED:
            marked = not words_in(self._text_at[by]).isdisjoint(_MARKS)
            newly_marked = marked and words_in(self._text_at[place]).isdisjoint(_MARKS)
            if not newly_marked and look_alike(self._order(place), self._order(by)):
                return
            self._doubt_together(place, by, similarity)


def _names_something(word: str) -> bool:
    return word not in _NAMELESS and len(word) >= _MIN_RARE_CHARACTERS and word.isalpha()


def _parts(said: Said) -> list[str]:
    """Return the sentences of a statement; one that has only the value of the one before goes with it."""
    if len(said.text) <= _MAX_ONE_SENTENCE_CHARACTERS:
        return [said.text]
    found: list[str] = []
    for sentence in sentences(said.text):
        if found and gives_value_of(found[-1], sentence, said.side):
            found[-1] = f"{found[-1]} {sentence}"
        else:
            found.append(sentence)
    return found


def _differ(earlier: Sequence[StatedValue], later: Sequence[StatedValue]) -> bool:
    """Return whether a later statement gives a value of a kind of the earlier one's, and not the same one."""
    kinds = {value.kind for value in earlier} & {value.kind for value in later}
    return any(
        {value.key for value in earlier if value.kind == kind}
        != {value.key for value in later if value.kind == kind}
        for kind in kinds
    )


def _are_of_one_unit(earlier: Sequence[StatedValue], later: Sequence[StatedValue], *, least: int) -> bool:
    """Return whether two statements may give values in the same unit; identifiers have none.

    Args:
        least: 1 if plain numbers must have a unit, 0 if one without may have any.
    """
    return any(
        one.kind == other.kind != "identifier"
        and (
            one.kind != "number"
            or (one.unit == other.unit and bool(one.unit or not least))
            or (not least and not (one.unit and other.unit))
        )
        for one in earlier
        for other in later
    )


def _may_differ(later: _Claim, earlier: _Claim) -> bool:
    """Return whether two claims give different values of the same kind, in the same unit if both have one."""
    same_unit = later.unit == earlier.unit or not later.unit or not earlier.unit
    return later.value != earlier.value and later.kind == earlier.kind and same_unit


def _likeness(later: _Claim, earlier: _Claim, *, marked: bool) -> float:
    """Return which share of the words of two claims is the same; 0 if they give values of different kinds.

    It is the share of the shorter one if the later one has a word of change, otherwise of the longer one.
    """
    if not _may_differ(later, earlier):
        return 0.0
    ours, theirs = later.subject | {later.unit} - {""}, earlier.subject | {earlier.unit} - {""}
    return len(ours & theirs) / (min if marked else max)(len(ours), len(theirs))


def _claim(place: _Place, sentence: str, *, marked: bool) -> _Claim | None:
    """Return what a sentence claims; ``None`` if it gives no value, or several."""
    if NUMBER.search(sentence) is None:
        return None
    clauses = [clause for clause in _CLAUSES.split(sentence) if clause.strip()]
    at = -1
    for number, clause in enumerate(clauses):
        if NUMBER.search(clause) and not (at >= 0 and CHANGE not in words_in(clause)):
            if at >= 0 and not NOT_ANY_MORE.search(clauses[at].lower()):
                return None
            at = number
    if at < 0:
        return None
    clause = clauses[at]
    values = _values(clause)
    if len(values) != 1:
        return None
    kind, value, unit, written = values[0]
    subject = _words(clause.replace(written, " "))
    while not subject - {unit} and at > 0:
        at -= 1
        subject |= _words(NUMBER.sub(" ", clauses[at]))
    if marked:
        # The word of change itself is no part of the subject.
        subject = {word for word in subject if CHANGE not in words_in(word)}
    named = frozenset(subject)
    return _Claim(place, named, kind, unit, value) if named else None


def _values(clause: str) -> list[StatedValue]:
    """Return the values of a clause as :func:`stated_values` does, without one behind "instead of"."""
    found = stated_values(clause)
    return [one for one in found if not _is_given_up(clause, one[3])] if len(found) == 2 else found


def _is_given_up(clause: str, written: str) -> bool:
    before = clause[: clause.find(written)]
    lowered = before.lower()
    return any(
        len(lowered) - match.end() <= 12 for match in NOT_ANY_MORE.finditer(lowered)
    ) or before.rstrip().endswith((" from", " von", " de"))


def _are_firm(later: Said, earlier: Said) -> bool:
    """Return whether both are a user's statements of values that hold, so that no word of change is needed."""
    return later.firm and earlier.firm and later.side == earlier.side == "user"


def _replaces(later: _Claim, earlier: _Claim, marked: bool, firm: bool, given_up: AbstractSet[str]) -> bool:
    """Return whether a claim replaces an earlier one.

    Args:
        marked: Whether the later one has a word of change.
        firm: Whether none is needed.
        given_up: Numbers that the later one takes back.
    """
    if not _may_differ(later, earlier):
        return False
    shared = (later.subject & earlier.subject) - {later.unit}
    if not shared:
        # "Use 4 workers", "make it 8 workers": what is counted is all that is named.
        return marked and later.unit != "" and later.subject == earlier.subject == frozenset({later.unit})
    if earlier.value.rpartition(" ")[2] in given_up:
        return True
    only_later = later.subject - earlier.subject - {later.unit}
    only_earlier = earlier.subject - later.subject - {earlier.unit}
    if only_later:
        # It names something that the earlier one did not: it may be another subject.
        return marked and not only_earlier and len(shared) >= 2
    return marked or (firm and not only_earlier)


def _numbers_given_up(sentence: str) -> set[str]:
    """Return the numbers behind "instead of" and the like."""
    return {
        match.group().strip("$€£¥₹")
        for match in NUMBER.finditer(sentence)
        if _is_given_up(sentence, match.group())
    }


class _Change:
    """What a sentence with a word of change takes back, if it is no number."""

    def __init__(self, sentence: str, words: AbstractSet[str], *, has_number: bool) -> None:
        taken_back = [sentence[match.end() :] for match in NOT_ANY_MORE.finditer(sentence.lower())]
        said = Counter(map(stem, words_of(sentence))) if taken_back else Counter()
        self._words = words
        self._clauses = [_words(_CLAUSES.split(rest)[0]) for rest in taken_back]
        self._given_up = {
            word
            for rest in taken_back
            for word in map(stem, WORD.findall(rest[:_NEAR_CHARACTERS].casefold())[:4])
            if word in words and said[word] == 1
        }
        self._mind_changed = _STRONG.search(sentence) is not None and not has_number

    @property
    def takes_back(self) -> bool:
        """Whether it takes anything back."""
        return bool(self._clauses) or self._mind_changed

    def covers(self, theirs: AbstractSet[str]) -> bool:
        """Return whether an earlier sentence with the words ``theirs`` is taken back.

        All of it ("we no longer want …"), one word of it ("we deploy with x, not y"), or by a changed mind that repeats
        all but a word or two.
        """
        if len(theirs) >= 2 and any(theirs <= clause for clause in self._clauses):
            return True
        same = theirs & self._words
        if len(same) < 2 or len(same) < _MIN_REPEATED * len(theirs):
            return False
        taken_back = self._given_up & theirs
        one_word = bool(taken_back) and len(same) > len(taken_back)
        return one_word or (self._mind_changed and 1 <= len(theirs - self._words) <= 2)


def _words(text: str) -> set[str]:
    """Return the words that name something, in lower case and without the plural's ending."""
    named = {name for word in words_of(text) if word not in EMPTY and (name := stem(word)) not in EMPTY}
    if (" A" in text or " a " in text) and _NAMED_A.search(text):
        named.add("a")
    return named
