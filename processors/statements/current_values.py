"""Finds statements that later ones replaced: a restated limit, a moved date, a changed mind.

A statement replaces an earlier one if both speak of the same subject and attribute, and give it another value. When in
doubt, both stay: two subjects that look alike ("the read timeout", "the write timeout") are two subjects. Statements of
which one may replace the other are told together, in their order, so that no reader takes the earlier one for the last.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain, pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from processors.statements.obligation_words import CHANGE, NOT_ANY_MORE, TAKES_BACK, may_have, words_in
from processors.statements.obligations import Side, goes_with
from processors.statements.replacement_form import (
    PROBABLE_SCORE,
    Sentence,
    named_in,
    repeats,
    score_of,
    shared_subject,
)
from processors.statements.run_on import cut_at_all_ends
from processors.statements.sentence import sentences
from processors.statements.stated_values import NUMBER, WORD, StatedValue, stated_values, stem, words_of
from processors.statements.statement_form import is_question

#: Earlier claims and statements that a later one may replace, for each word that they share: the newest.
_MAX_COMPARED: Final = 12
#: A longer sentence tells something, and does not state a value.
MAX_CHARACTERS: Final = 320
#: The share of an earlier statement's words that a changed mind without any number must repeat.
_MIN_REPEATED: Final = 0.5
#: A sentence with less of the form of a statement tells a story, which neither replaces anything nor is replaced.
_MIN_STATED: Final = 0.05
#: With less of it, what is neither an obligation nor has a value is rarely told together with a later one.
_MIN_DOUBTED: Final = 0.02
#: A statement of this length is one sentence.
_MAX_ONE_SENTENCE_CHARACTERS: Final = 60
#: The most characters between a word that takes back and what it takes back.
_NEAR_CHARACTERS: Final = 60

#: A word in more sentences names no subject, and for each word the newest statements are compared.
_MAX_USES: Final = 8
#: A pair of statements with a higher score is told together.
MIN_SCORE: Final = -3.2
#: The same if both share two words that name a subject and that so few sentences have.
_MAX_USES_OF_RARE: Final = 4
_MIN_SCORE_OF_TWO_WORDS: Final = -4.2
#: Pairs come by their score, and by the words that name a subject and that they share: what each of the next two adds.
_OF_MORE_WORDS: Final = 1.0
_MAX_NAMED: Final = 3
#: A statement is not told without a later one with which it has a higher score, though too low a one for a pair.
_MIN_SCORE_OF_WEAK: Final = -5.0
#: A longer sentence of an agent neither waits for such a statement nor lets one wait: each would need the room of both.
_MAX_WAITING_CHARACTERS_OF_AGENT: Final = 140
#: The score of a pair that has none, for the order of several.
_LEAST_SCORE: Final = -50.0
#: The same if both share only words that many subjects have, and give other values of a kind.
_MIN_SCORE_WITHOUT_SUBJECT: Final = 1.0
#: The same if the earlier one gives no value, and tells a story or is the aim of the conversation.
_MIN_SCORE_OF_STORIES: Final = 0.0
#: The same for what may be a sentence of a text without full stops, if the whole text has a lower score than that but
#: not a much lower one, and if both have so much of the form of a statement.
_MIN_SCORE_OF_POSSIBLE: Final = -2.0
_MIN_SCORE_OF_WHOLE: Final = -6.0
_MIN_STATED_OF_POSSIBLE: Final = 0.1
#: The score of a statement with one that replaces a part of it.
_REPLACED_IN_PART: Final = PROBABLE_SCORE + 1
#: Two statements of a higher score, or with other values of a kind, stand in one line if they share a word that names a
#: subject; others if they share two.
MIN_SCORE_OF_LINE: Final = -2.3
#: A third statement is told in the line of two others if its score with one of them is higher.
MIN_SCORE_OF_MORE: Final = 0.0
#: No line of more than two statements, and none of statements that may both hold, is longer; a longer line of an earlier
#: summary is taken apart.
MAX_TOGETHER_CHARACTERS: Final = 500
#: A shorter statement with a word of change may leave out what it changes: "make it 45".
_MAX_ELLIPSIS_CHARACTERS: Final = 60
#: The most earlier sentences in which its subject is looked for.
_MAX_ELLIPSIS_SENTENCES: Final = 8

_CLAUSES: Final = re.compile(r"[,;:]\s+|\s[\u2013\u2014-]\s|(?<=[\u3002\uff0c\uff1b])")
#: The same in a text of ASCII. It begins with one of a few characters, for which a text is searched faster.
_ASCII_CLAUSES: Final = re.compile(r"[,;:\s](?:(?<!\s)\s+|(?<=\s)-\s)")
_MARKS: Final = frozenset([CHANGE, TAKES_BACK])
#: The word of :data:`NOT_ANY_MORE` that may also begin a way or a range: "from Rome to Oslo".
_FROM: Final = "from"
_FROM_TO: Final = re.compile(r"(?<![\w'])from ([^\W_]\S*) to ([^\W_]+)")
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
#: A question that asks somebody to do something.
_POLITE: Final = re.compile(
    r"(?:.*, )?\W*(?:please|(?:can|could|would|will) (?:you|we|the|my|our|it)"
    r"|k[öo]nnte\w*|pouve[zr]|podr[íi]as?|puede\w*)\b",
    re.IGNORECASE,
)
#: A question that tells what its speaker takes for true, to have it confirmed: "I think it was $50?", "at nine, yes?"
_CONFIRMED: Final = re.compile(
    r"\W*(?:(?:so|and|but|ok|also)\W+)*(?:i (?:think|thought|guess|believe|assume)|ich (?:glaube|dachte|nehme an)"
    r"|je (?:crois|pense)|creo que|acho que|credo che|ik denk)\b"
    r"|.*,\s*(?:yes|yeah|right|ok|okay|correct|no|isn't it|ja|oder|richtig|nicht wahr|gell|oui|non|n'est-ce pas"
    r"|c'est ça|s[íi]|verdad|vale|certo|vero|giusto|toch|h[èé]|né)\s*[?\uff1f]",
    re.IGNORECASE,
)
_STRONG: Final = re.compile(
    r"\b(?:changed (?:my|our) mind|scrap that|forget (?:that|what)|on second thoughts?|correction|korrektur|finalement"
    r"|corrección)\b",
    re.IGNORECASE,
)
#: One of these is in every text of ASCII in lower case in which the pattern is found, or :data:`NOT_ANY_MORE`; to look
#: for them costs less.
_STRONG_SIGNS: Final = ("mind", "scrap", "forget", "thought", "correction", "korrektur", "finalement")
_NOT_ANY_MORE_SIGNS: Final = (
    "no longer", "no more", "not", "n't", "instead of", "rather than", "forget", "drop", "scrap", "from ", "skip",
    "statt", "nicht", "kein", "olvid", "oublie", "au lieu", "plus", "en lugar", "en vez", "ya no", "invece", "em vez",
    "in plaats",
)  # fmt: skip
#: What stands before a value that is given up: "from 40 to 45".
_BEFORE_GIVEN_UP: Final = (" from", " von", " de")

#: What stands before a statement in the line of an earlier one that it has probably replaced.
LATER: Final = "Later: "
#: The same if both may well hold.
SAID_LATER: Final = "Later also: "
#: What stands before the first statement of such a line if the other side said it.
FROM: Final[Mapping[Side, str]] = {"user": "From the user: ", "ai": "From the agent: "}
_LINE_WORDS: Final = (LATER, SAID_LATER, *FROM.values())


class Said(NamedTuple):
    """A statement, in the order of the conversation.

    Attributes:
        text: One or more sentences.
        side: ``user`` or ``ai``.
        firm: Whether it states a value that holds, such as a limit; only these replace without a word of change.
        owed: Whether it is an obligation.
        aim: Whether it is the aim of the conversation; without a value it is rarely told together with a later one.
        recalled: Whether it is a line of an earlier summary, where the statement before it may be about something else.
        single: Whether it is known to be one sentence.
        follows: Whether it stands right behind the statement before it in one message.
        heard: Whether it is no statement by its form, and replaces nothing: a story, or a question. But an earlier one
            may not be told without it.
    """

    text: str
    side: Side
    firm: bool
    owed: bool = False
    recalled: bool = False
    aim: bool = False
    single: bool = False
    follows: bool = False
    heard: bool = False


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
        probable: Those of the doubtful ones that the later one has probably replaced.
        apart: Statements that a later one may have replaced, and which are told in another line than that one: the index
            of the later one, by that of the earlier one. They are not told without it.
        weak: Statements that a later one more likely left as they are: the index of the later one, by that of the
            earlier one. They are not told without it either. Of two statements of an earlier summary, one on each side
            of it, the later one may be the first by its index.
        followed: Those of the doubtful ones that the next one goes on with in the same message: the first tells why, the
            second one what holds now.
    """

    replaced: dict[int, Replaced]
    doubtful: dict[int, int]
    probable: frozenset[int]
    apart: dict[int, int]
    followed: frozenset[int] = frozenset()
    weak: Mapping[int, int] = MappingProxyType({})


class _Place(NamedTuple):
    """A sentence, by the indices of its statement and within it."""

    statement: int
    sentence: int


class _Claim(NamedTuple):
    """What a sentence says that gives one value to a subject."""

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
    finder.join_all()
    return finder.changes()


class Compared(NamedTuple):
    """Two statements by their indices, and the sentences of them that are compared."""

    earlier: int
    later: int
    sentence: Sentence
    later_sentence: Sentence


def compared_pairs(statements: Sequence[Said]) -> tuple[list[Compared], Mapping[str, int]]:
    """Return the pairs of which the later one may have replaced the earlier one, and in how many sentences a word is.

    ``python -m benchmarks.replacement_form`` fits the weights of their signs.
    """
    finder = _Finder(statements)
    return [
        Compared(earlier.statement, place.statement, finder.sentence_at[earlier], finder.sentence_at[place])
        for place, earlier in finder.look_at_all()
        if finder.heard.isdisjoint((place, earlier))
    ], finder.uses


class _Finder:
    """Looks at statements in their order, and remembers the newest by the words in them."""

    def __init__(self, statements: Sequence[Said]) -> None:
        self.sentence_at: dict[_Place, Sentence] = {}
        #: Those of them that replace nothing, but without which an earlier one may not be told.
        self.heard: set[_Place] = set()
        self._found: dict[int, Replaced] = {}
        #: Pairs that are told together: their rank, score, place of the later statement, place of the earlier one.
        self._doubtful: list[tuple[float, float, int, int]] = []
        #: Those of them, the earlier statement first, that speak of the same.
        self._of_same_subject: set[tuple[int, int]] = set()
        #: The best of the later statements that have hardly replaced an earlier one, with its score.
        self._weak: dict[int, tuple[float, int]] = {}
        self._statements = statements
        self._parts = [_parts(said) for said in statements]
        # Of each list the newest are looked at; most are short, and a deque is large.
        self._claims: dict[str, list[tuple[_Place, _Claim]]] = defaultdict(list)
        #: The numbers of the sentences that state something, by their words.
        self._numbers: dict[str, list[int]] = defaultdict(list)
        #: The numbers of those that may have been replaced, by the words that few sentences have.
        self._naming: dict[str, list[int]] = defaultdict(list)
        self._order_of_places: deque[_Place] = deque(maxlen=_MAX_ELLIPSIS_SENTENCES)
        #: What was said several times is taken apart once.
        self._sentences: dict[tuple[str, Side, bool], Sentence | None] = {}
        self._claim_in: dict[str, _Claim | None] = {}
        for index, parts in enumerate(self._parts):
            said = statements[index]
            for at, part in enumerate(parts):
                sentence = self._sentence(part, said)
                if sentence is not None:
                    place = _Place(index, at)
                    self.sentence_at[place] = sentence
                    if said.heard or (sentence.asks and not _may_state(sentence)):
                        self.heard.add(place)
        #: How many sentences have a word.
        self.uses = Counter(chain.from_iterable(one.words for one in self.sentence_at.values()))
        #: The words that few sentences have, but more than one.
        self._shared_by_few = frozenset(word for word, uses in self.uses.items() if 1 < uses <= _MAX_USES)
        self._in_order = list(self.sentence_at.items())

    def _sentence(self, part: str, said: Said) -> Sentence | None:
        """Return a part of a statement as it is compared with others; ``None`` if it is not.

        A question of a user that states nothing is compared too: "May I ask you to bring the books to the vicarage?".
        """
        key = part, said.side, said.owed
        if key not in self._sentences:
            sentence = Sentence(_stating(_without_line_words(part)), said.side, owed=said.owed)
            asked = said.side == "user" and len(sentence.text) <= MAX_CHARACTERS
            self._sentences[key] = sentence if asked or _may_state(sentence) else None
        return self._sentences[key]

    def changes(self) -> Changes:
        """Return what was found: the pairs of the highest scores, and those of a statement with two others in a row.

        Only what speaks of the same stands in a row, each statement with the one before it.
        """
        rows: dict[int, list[int]] = {}
        probable: set[tuple[int, int]] = set()
        apart: dict[int, int] = {}
        followed: set[int] = set()
        for _, score, later, earlier in sorted(self._doubtful, reverse=True):
            if earlier in self._found or later in self._found:
                continue
            if score > PROBABLE_SCORE:
                probable.add((earlier, later))
            one, other = rows.get(earlier, [earlier]), rows.get(later, [later])
            if one is other:
                continue
            row = sorted([*one, *other])
            reason = self._reason(earlier, later, rows)
            whole = row if reason is None else sorted([*row, reason])
            if reason is not None and self._length(whole) <= MAX_TOGETHER_CHARACTERS:
                # What the second one says is no other statement.
                row = whole
                first = min(later, reason)
                followed.add(first)
                self._of_same_subject |= {(earlier, first), (first, first + 1)}
                if score > PROBABLE_SCORE:
                    probable.add((earlier, first))
            several = len(row) - len(followed.intersection(row)) > 2
            of_several = SAID_LATER in self._statements[earlier].text
            bounded = several or of_several or score <= PROBABLE_SCORE
            too_long = bounded and self._length(row) > MAX_TOGETHER_CHARACTERS
            if too_long or (several and score <= MIN_SCORE_OF_MORE):
                apart.setdefault(earlier, later)
                continue
            if not self._of_same_subject.issuperset(pairwise(row)):
                apart.setdefault(earlier, later)
                continue
            rows |= dict.fromkeys(row, row)
        doubtful = {one: other for row in rows.values() for one, other in pairwise(row)}
        return Changes(
            self._found,
            doubtful,
            frozenset(one for one, other in doubtful.items() if (one, other) in probable),
            apart,
            frozenset(one for one in followed if doubtful.get(one) == one + 1),
            {
                one: other
                for one, (_, other) in self._weak.items()
                if one not in self._found and other not in self._found
            },
        )

    def _reason(self, earlier: int, later: int, rows: Mapping[int, list[int]]) -> int | None:
        """Return what stands beside the later statement in its message and speaks of the earlier one too.

        "Captain Rieger takes the practical." "Rieger has retired. The practical is with Skipper Olsen."
        """
        statements = self._statements
        if later in rows:
            return None
        for other, follows in ((later - 1, later), (later + 1, later + 1)):
            if (
                0 <= other < len(statements)
                and other > earlier
                and statements[follows].follows
                and (
                    self._share_a_subject(earlier, other)
                    or (other > later and _only_takes_back(statements[later]))
                )
                and other not in rows
                and other not in self._found
            ):
                return other
        return None

    def _share_a_subject(self, earlier: int, later: int) -> bool:
        """Return whether two statements share a word that few sentences have, and that names a subject or tells much."""
        one, other = (
            [
                self.sentence_at[place]
                for at in range(len(self._parts[number]))
                if (place := _Place(number, at)) in self.sentence_at
            ]
            for number in (earlier, later)
        )
        return any(
            not self._shared_by_few.isdisjoint(before.words & after.words)
            and (
                bool(shared_subject(before, after)) or score_of(before, after, self.uses) > MIN_SCORE_OF_MORE
            )
            for before in one
            for after in other
        )

    def _length(self, row: Iterable[int]) -> int:
        said = [self._statements[index] for index in row]
        changes_of_side = sum(one.side != other.side for one, other in pairwise(said))
        return sum(len(one.text) + len(SAID_LATER) + 2 for one in said) + len(FROM["user"]) * changes_of_side

    def join_all(self) -> None:
        """Find what each sentence replaces or may have replaced."""
        for place, earlier in self.look_at_all():
            before, after = self.sentence_at[earlier], self.sentence_at[place]
            score = score_of(before, after, self.uses)
            if _MIN_SCORE_OF_WHOLE < score <= _MIN_SCORE_OF_POSSIBLE:
                of_possible = self._score_of_possible(before, after)
                score = of_possible if of_possible > _MIN_SCORE_OF_POSSIBLE else score
            tells_a_story = not before.owed and before.form < _MIN_DOUBTED
            lasts = not before.values and (tells_a_story or self._statements[earlier.statement].aim)
            pair = earlier.statement, place.statement
            if not self.heard.isdisjoint((place, earlier)):
                self._doubt_by_heard(pair, before, after, score)
                continue
            if score <= _MIN_SCORE_OF_WEAK and (before.side == after.side or not self._are_recalled(pair)):
                # Most are such; what they share needs not be known.
                continue
            named = shared_subject(before, after)
            rare = sum(self.uses[word] <= _MAX_USES_OF_RARE for word in named)
            least = _MIN_SCORE_OF_TWO_WORDS if rare > 1 else MIN_SCORE
            if not named:
                if not _differ(before.values, after.values):
                    continue
                least = _MIN_SCORE_WITHOUT_SUBJECT
            if score > (_MIN_SCORE_OF_STORIES if lasts else least):
                same = not named or self._are_of_same_subject(before, after, score)
                self._doubt(earlier, place, score, same=same, named=len(named))
            elif (named and not rare) or _tells_at_length(before) or _tells_at_length(after):
                # A word of many sentences does not tell that two of them speak of the same.
                continue
            elif score > (_MIN_SCORE_OF_WEAK if not lasts else MIN_SCORE) and (rare > 1 or not lasts):
                self._weaken(*pair, score)
            elif before.side != after.side and self._are_recalled(pair):
                # Which of two sides of a summary said something first is not known.
                score = score_of(after, before, self.uses)
                if score > _MIN_SCORE_OF_WEAK:
                    self._weaken(place.statement, earlier.statement, score)

    def _doubt_by_heard(self, pair: tuple[int, int], before: Sentence, after: Sentence, score: float) -> None:
        """Note that a statement may not be told without what was heard of its subject.

        No form of a statement tells whether it changes anything, so two rare words are enough, or a likely pair.
        """
        rare = sum(self.uses[word] <= _MAX_USES_OF_RARE for word in shared_subject(before, after))
        if rare > 1 or (rare and score > _MIN_SCORE_OF_WEAK):
            self._weaken(*pair, max(score, _LEAST_SCORE))

    def _weaken(self, earlier: int, later: int, score: float) -> None:
        """Note that a statement has hardly been replaced by another one, if no other one is likelier."""
        self._weak[earlier] = max((score, later), self._weak.get(earlier, (-math.inf, 0)))

    def _are_recalled(self, numbers: Iterable[int]) -> bool:
        return all(self._statements[number].recalled for number in numbers)

    def _are_of_same_subject(self, before: Sentence, after: Sentence, score: float) -> bool:
        """Return whether two sentences share a word that names a subject; one of many sentences needs a high score."""
        named = shared_subject(before, after)
        if score <= MIN_SCORE_OF_MORE:
            named = {word for word in named if self.uses[word] <= _MAX_USES}
        likely = score > MIN_SCORE_OF_LINE or _differ(before.values, after.values)
        return len(named) > 1 or (len(named) == 1 and likely)

    def _score_of_possible(self, before: Sentence, after: Sentence) -> float:
        """Return the highest score of what may be a sentence of two texts, of which one at least may be several."""
        if not (before.possible_sentences or after.possible_sentences):
            return -math.inf
        earlier, later = (
            [one for one in (text, *text.possible_sentences) if one.form >= _MIN_STATED_OF_POSSIBLE]
            for text in (before, after)
        )
        scores = (score_of(one, other, self.uses) for one in earlier for other in later)
        return max(scores, default=-math.inf)

    def look_at_all(self) -> Iterator[tuple[_Place, _Place]]:
        """Find what each sentence replaces, in their order; yield it with each earlier one that it may have replaced."""
        for number, (place, sentence) in enumerate(self._in_order):
            naming = sentence.words & self._shared_by_few
            if naming and not _asks_the_user(sentence):
                for earlier in self._near_places(place, sentence, naming):
                    yield place, earlier
                if self._may_be_joined(place):
                    for word in naming:
                        self._naming[word].append(number)
            if sentence.form < _MIN_STATED or place in self.heard:
                # A story with a value may be the last word, but replaces nothing, and nothing is told with it.
                continue
            text, words = sentence.text, sentence.named
            marked = not words_in(text).isdisjoint(_MARKS)
            if text not in self._claim_in:
                self._claim_in[text] = _claim(text, marked=marked)
            claim = self._claim_in[text]
            if claim is not None:
                self._replace_claims(place, claim, text, marked)
            if marked:
                self._replace_given_up(place, text, words)
                self._replace_taken_back(place, text, words, has_number=claim is not None)
                self._join_named_subject(place, text)
                if (
                    len(text) <= _MAX_ELLIPSIS_CHARACTERS
                    and len(sentence.values) == 1
                    and _REFERS.search(text)
                ):
                    self._join_last_value(place, words)
            self._order_of_places.append(place)
            for word in words:
                self._numbers[word].append(number)

    def _near_places(self, place: _Place, sentence: Sentence, naming: Iterable[str]) -> Iterator[_Place]:
        """Yield the earlier sentences that may be joined with this one, in their order.

        They have one of the words ``naming``, which name something that few others name.
        """
        subject = sentence.subject
        for number in sorted(set(chain.from_iterable(map(self._naming.__getitem__, naming)))):
            earlier_place, earlier = self._in_order[number]
            if earlier_place.statement == place.statement:
                continue
            # Most have another subject, which is known without a call.
            if earlier.subject != subject or not repeats(earlier, sentence):
                yield earlier_place

    def _replace_claims(self, place: _Place, claim: _Claim, sentence: str, marked: bool) -> None:
        index = place.statement
        said = self._statements[index]
        named = claim.subject | {claim.unit} if claim.unit else claim.subject
        given_up = _numbers_given_up(sentence)
        if marked or given_up or _are_firm(said, said):
            near = self._near(named)
            for there in sorted(near):
                earlier = near[there]
                if there.statement == index or not _may_differ(claim, earlier):
                    continue
                firm = _are_firm(said, self._statements[there.statement])
                if not self.sentence_at[there].old and _replaces(claim, earlier, marked, firm, given_up):
                    self._replace(there, index, earlier.value)
        for word in named:
            self._claims[word].append((place, claim))

    def _near(self, words: Iterable[str]) -> dict[_Place, _Claim]:
        """Return the newest claims with any of these words in their subject, by their places."""
        return dict(chain.from_iterable(self._claims[word][-_MAX_COMPARED:] for word in words))

    def _replace_given_up(self, place: _Place, sentence: str, words: AbstractSet[str]) -> None:
        """Replace the claims whose value the sentence tells beside another one: "not on May 4, come on June 9"."""
        values = stated_values(sentence)
        if len({value for _, value, _, _ in values}) < 2:
            return
        near = self._near(words)
        for value in dict.fromkeys(value for _, value, _, _ in values):
            known = [
                there
                for there, one in near.items()
                if one.value == value and there.statement != place.statement
            ]
            others = {other for kind, other, _, _ in values if other != value and kind == value.split()[0]}
            if known and others and not any(one.value in others for one in near.values()):
                for there in known:
                    self._replace(there, place.statement, value)

    def _replace_taken_back(
        self, place: _Place, sentence: str, words: AbstractSet[str], *, has_number: bool
    ) -> None:
        change = _Change(sentence, words, has_number=has_number)
        if not change.takes_back:
            return
        known = {number for word in words for number in self._numbers[word][-_MAX_COMPARED:]}
        for number in sorted(known):
            earlier, sentence_there = self._in_order[number]
            ours, theirs = self._statements[place.statement], self._statements[earlier.statement]
            if earlier.statement == place.statement or (theirs.aim and theirs.side != ours.side):
                # What an agent does not do is still the aim of the user.
                continue
            if change.covers(sentence_there.named):
                self._replace(earlier, place.statement, "")

    def _join_named_subject(self, place: _Place, sentence: str) -> None:
        """Doubt the newest earlier statement about what the sentence says it corrects: "I was wrong about the …"."""
        if not any(map(sentence.lower().__contains__, _CORRECTING)):
            return
        named = _CORRECTED.search(sentence)
        subject = frozenset(named_in(named[1])) if named is not None else frozenset()
        if not subject:
            return
        known = [set(self._numbers[word][-_MAX_COMPARED:]) for word in subject]
        for number in sorted(set.intersection(*known), reverse=True):
            earlier, _ = self._in_order[number]
            if earlier.statement != place.statement and self._may_be_joined(earlier):
                self._doubt(earlier, place, MIN_SCORE)
                return

    def _join_last_value(self, place: _Place, words: AbstractSet[str]) -> None:
        """Doubt the statement before a sentence that gives one value and leaves out its subject: "make it 45"."""
        if self._statements[place.statement].recalled:
            return
        ours = self.sentence_at[place].values
        if any(self._numbers[word] for word in words if not word.isdigit()):
            return
        for earlier in reversed(self._order_of_places):
            theirs = self.sentence_at[earlier].values
            if earlier.statement == place.statement:
                if any(value.kind == ours[0].kind for value in theirs):
                    return
            elif self._may_be_joined(earlier) and _differ(theirs, ours):
                self._doubt(earlier, place, MIN_SCORE)
                return

    def _may_be_joined(self, place: _Place) -> bool:
        sentence = self.sentence_at[place]
        return not sentence.asks or states_by_question(sentence.text)

    def _replace(self, place: _Place, by: int, value: str) -> None:
        sentence = self.sentence_at[place]
        gives_others = value and any(one.key != value for one in sentence.values)
        if gives_others or sentence.possible_sentences or self._statements[place.statement].aim:
            # It gives other values too, or may be several sentences: what was not replaced still holds. So does what the
            # conversation is for.
            self._doubtful.append((_REPLACED_IN_PART, _REPLACED_IN_PART, by, place.statement))
            self._of_same_subject.add((place.statement, by))
            return
        parts = self._parts[place.statement]
        before, rest = " ".join(parts[: place.sentence]), " ".join(parts[place.sentence + 1 :])
        self._found.setdefault(place.statement, Replaced(by, value, rest, before))

    def _doubt(
        self, earlier: _Place, later: _Place, value: float, *, same: bool = True, named: int = 1
    ) -> None:
        rank = value + _OF_MORE_WORDS * (min(named, _MAX_NAMED) - 1)
        self._doubtful.append((rank, value, later.statement, earlier.statement))
        if same:
            self._of_same_subject.add((earlier.statement, later.statement))


def _tells_at_length(sentence: Sentence) -> bool:
    """Return whether an agent says something at length, mostly with a courtesy or a story around what counts."""
    return sentence.side == "ai" and len(sentence.text) > _MAX_WAITING_CHARACTERS_OF_AGENT


def _may_state(sentence: Sentence) -> bool:
    """Return whether a sentence may state something: it is no long one and no question without a value."""
    if len(sentence.text) > MAX_CHARACTERS:
        return False
    return not sentence.asks or states_by_question(sentence.text) or bool(sentence.values)


def _stating(text: str) -> str:
    """Return a text without a question at its end, if what stands before that may be a sentence of its own."""
    if not is_question(text) or states_by_question(text):
        return text
    return " ".join(cut_at_all_ends(text.rstrip("?\uff1f "))[:-1]) or text


def _asks_the_user(sentence: Sentence) -> bool:
    """Return whether an agent asks the user for something, which states nothing: "Could you tell me your number?"."""
    return sentence.asks and sentence.side == "ai" and _CONFIRMED.match(sentence.text) is None


def states_by_question(question: str) -> bool:
    """Return whether a question states something: what somebody should do, or what its speaker takes for true."""
    return _POLITE.match(question) is not None or _CONFIRMED.match(question) is not None


def _without_line_words(text: str) -> str:
    """Return a sentence without what a line of an earlier summary says before it."""
    while text.startswith(_LINE_WORDS):
        text = text[text.index(": ") + 2 :]
    return text


def _parts(said: Said) -> list[str]:
    """Return the sentences of a statement; one that needs the one before goes with it."""
    if said.single or len(said.text) <= _MAX_ONE_SENTENCE_CHARACTERS:
        return [said.text] if len(said.text) <= MAX_CHARACTERS else cut_at_all_ends(said.text)
    found: list[str] = []
    for sentence in sentences(said.text):
        if found and goes_with(found[-1], sentence, said.side):
            found[-1] = f"{found[-1]} {sentence}"
        else:
            found.append(sentence)
    return found


def _only_takes_back(said: Said) -> bool:
    """Return whether a statement takes something back, and leaves what holds now to the next one.

    "Changed my mind about the box."
    """
    short = len(said.text) <= _MAX_ELLIPSIS_CHARACTERS
    return short and _STRONG.search(said.text) is not None and NUMBER.search(said.text) is None


def _differ(earlier: Sequence[StatedValue], later: Sequence[StatedValue]) -> bool:
    """Return whether a later statement gives a value of a kind of the earlier one's, and not the same one."""
    kinds = {value.kind for value in earlier} & {value.kind for value in later}
    return any(
        {value.key for value in earlier if value.kind == kind}
        != {value.key for value in later if value.kind == kind}
        for kind in kinds
    )


def _may_differ(later: _Claim, earlier: _Claim) -> bool:
    """Return whether two claims give different values of the same kind, in the same unit if both have one."""
    same_unit = later.unit == earlier.unit or not later.unit or not earlier.unit
    return later.value != earlier.value and later.kind == earlier.kind and same_unit


def _claim(sentence: str, *, marked: bool) -> _Claim | None:
    """Return what a sentence claims; ``None`` if it gives no value, or several."""
    if NUMBER.search(sentence) is None:
        return None
    clauses = [clause for clause in _clauses(sentence) if clause.strip()]
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
    subject = named_in(clause.replace(written, " "))
    while not subject - {unit} and at > 0:
        at -= 1
        subject |= named_in(NUMBER.sub(" ", clauses[at]))
    if marked:
        # The word of change itself is no part of the subject.
        subject = {word for word in subject if CHANGE not in words_in(word)}
    named = frozenset(subject)
    return _Claim(named, kind, unit, value) if named else None


def _clauses(sentence: str) -> list[str]:
    return (_ASCII_CLAUSES if sentence.isascii() else _CLAUSES).split(sentence)


def _values(clause: str) -> list[StatedValue]:
    """Return the values of a clause as :func:`stated_values` does, without one behind "instead of"."""
    found = stated_values(clause)
    return [one for one in found if not _is_given_up(clause, one[3])] if len(found) == 2 else found


def _is_given_up(clause: str, written: str) -> bool:
    before = clause[: clause.find(written)]
    lowered = before.lower()
    return any(
        len(lowered) - match.end() <= 12 for match in NOT_ANY_MORE.finditer(lowered)
    ) or before.rstrip().endswith(_BEFORE_GIVEN_UP)


def _are_firm(later: Said, earlier: Said) -> bool:
    """Return whether both are a user's statements of values that hold, so that no word of change is needed."""
    return later.firm and earlier.firm and later.side == earlier.side == "user"


def _replaces(later: _Claim, earlier: _Claim, marked: bool, firm: bool, given_up: AbstractSet[str]) -> bool:
    """Return whether a claim replaces an earlier one that gives another value.

    Args:
        later: The claim.
        earlier: The earlier one.
        marked: Whether the later one has a word of change.
        firm: Whether none is needed.
        given_up: Numbers that the later one takes back.
    """
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
    if not (
        may_have(_NOT_ANY_MORE_SIGNS, sentence.lower()) or any(map(sentence.__contains__, _BEFORE_GIVEN_UP))
    ):
        return set()
    return {
        match.group().strip("$€£¥₹")
        for match in NUMBER.finditer(sentence)
        if _is_given_up(sentence, match.group())
    }


class _Change:
    """What a sentence with a word of change takes back, if it is no number."""

    def __init__(self, sentence: str, words: AbstractSet[str], *, has_number: bool) -> None:
        lowered = sentence.lower()
        found = list(NOT_ANY_MORE.finditer(lowered)) if may_have(_NOT_ANY_MORE_SIGNS, lowered) else []
        taken_back = [sentence[match.end() :] for match in found if match.group() != _FROM]
        said = Counter(map(stem, words_of(sentence))) if found else Counter()
        self._words = words
        self._clauses = [named_in(_clauses(rest)[0]) for rest in taken_back]
        self._words_of_clauses = set(chain.from_iterable(self._clauses))
        self._given_up = {
            word
            for rest in taken_back
            for word in map(stem, WORD.findall(rest[:_NEAR_CHARACTERS].casefold())[:4])
            if word in words and said[word] == 1
        }
        moves = _FROM_TO.findall(sentence.casefold()) if len(taken_back) < len(found) else ()
        #: What is given up between "from" and "to", each with the word behind "to".
        self._moves = [
            (before, after)
            for before, after in (map(stem, move) for move in moves)
            if before in words and said[before] == 1
        ]
        self._mind_changed = (
            not has_number and may_have(_STRONG_SIGNS, lowered) and _STRONG.search(sentence) is not None
        )

    @property
    def takes_back(self) -> bool:
        """Whether it takes anything back."""
        return bool(self._clauses) or bool(self._moves) or self._mind_changed

    def covers(self, theirs: AbstractSet[str]) -> bool:
        """Return whether an earlier sentence with the words ``theirs`` is taken back.

        All of it ("we no longer want …"), one word of it ("we deploy with x, not y"), or by a changed mind that repeats
        all but a word or two. A statement of the same way is none that changed: "a flight from Rome to Oslo".
        """
        if (
            len(theirs) >= 2
            and theirs <= self._words_of_clauses
            and any(theirs <= clause for clause in self._clauses)
        ):
            return True
        given_up = self._given_up | {before for before, after in self._moves if after not in theirs}
        if not self._mind_changed and given_up.isdisjoint(theirs):
            return False
        same = theirs & self._words
        if len(same) < 2 or len(same) < _MIN_REPEATED * len(theirs):
            return False
        taken_back = given_up & theirs
        one_word = bool(taken_back) and len(same) > len(taken_back)
        return one_word or (self._mind_changed and 1 <= len(theirs - self._words) <= 2)
