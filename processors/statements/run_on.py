"""Finds where sentences end without a full stop, as people type in a chat.

"pls dont ring the bell text me when youre outside the bus was late again lol" is three sentences. Each place between two
words has a score, which is linear in the words around it, their pairs, forms and languages; ``python -m
benchmarks.run_on`` fits the weights. Of the places with a high score those are taken that leave parts of which each is
more clearly a statement or a story (:mod:`processors.statements.statement_form`) than the whole, above all one that is a
statement: to cut a rule in two helps no one.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from processors.statements.fitted_weights import fitted_weights
from processors.statements.statement_form import CLOSING_MARKS, NO_CLASS, class_of, statedness

#: A shorter text is one sentence, and so is a longer one with a full stop: few people leave one out and write the next.
_MIN_CHARACTERS: Final = 40
_MIN_MARKED_CHARACTERS: Final = 60
#: A longer text without a full stop is hardly prose; its parts would be remembered, too.
MAX_CHARACTERS: Final = 2_000
#: A place with a lower score is no end of a sentence.
_MIN_SCORE: Final = -2.0
#: A place with a lower score may be one, but no text is cut there, however clear its parts are: "they say | the timeout
#: is 60 seconds now".
_MIN_SCORE_OF_CUT: Final = -1.0
#: The same of a place between two words with capital letters, which may be a name.
_MIN_SCORE_IN_NAME: Final = 0.0
#: The most places of a text that are weighed against each other: those of the highest scores.
_MAX_PLACES: Final = 8
#: The most ends, and the fewest words of a part, of :func:`possible_sentences`.
_MAX_POSSIBLE_ENDS: Final = 5
_MIN_POSSIBLE_WORDS: Final = 3
#: How much it counts that a part is clearly a statement or a story.
_CLEARNESS: Final = 2.0
#: How much it counts that one part is a statement: to lose one in a story costs a summary more than to cut a story in
#: two. It does not count where a text ends with a full stop: who types one rarely leaves one out.
_STATEMENT: Final = 3.0
#: Places so far from the beginning or the end, in words, are all as far.
_FAR_WORDS: Final = 6
_REMEMBERED_TEXTS: Final = 2_048
_REMEMBERED_WORDS: Final = 8_192

_LETTERS: Final = r"[a-z\u00df-\u024f\u0370-\u04ff]+"
#: A word of an alphabet; what a script without spaces writes as one is a sentence.
_PLAIN: Final = re.compile(rf"{_LETTERS}(?:['-]{_LETTERS})*")
_MARKS: Final = ".,;:!?()[]\"'\u201c\u201d\u2026"
_ENDS: Final = ".!?:\u2026\u3002\uff01\uff1f"
#: A word with a capital letter that is not the first one.
_CAPITAL: Final = re.compile(r" [^\W\d_a-z]")
#: Words with a full stop behind which a sentence rarely ends: before names and numbers, and in the middle of a phrase.
_ABBREVIATION: Final = re.compile(
    r"[(\[\"'\u201c]*(?:Dr|Dra|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Srta|Sig|Hr|Prof|St|No|Nr|Str|Tel|Art|Abs|Fig|vs|bzw|ca|approx"
    r"|z\.B|d\.h|u\.a|e\.g|i\.e|p\.ej|p\.ex|[A-Z])\."
)
#: An abbreviation behind which a small letter goes on with the sentence: "3 p.m. and", "sand, paint etc. until".
_BEFORE_SMALL_LETTER: Final = re.compile(
    r"(?:[^\W\d_](?:\.[^\W\d_]){1,3}|etc|est|incl|excl|max|fig|figs|vol|pp|dept|inc|ltd|co"
    r"|corp|ext|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|usw|ggf|evtl|inkl|exkl|zzgl|vgl|bspw|resp|avda|aprox|núm"
    r"|págs?|env)\.",
    re.IGNORECASE,
)
#: The same of one letter behind a number: "the 13th c. and", "20 m. behind".
_UNIT_BEHIND_NUMBER: Final = re.compile(r"(?:^|[\s(])\d+[^\W\d_]{0,2}\.? [^\W\d_]\.$")
#: The same behind which a number does; before a small letter they may be words: "item no. 4", but "no. we stay".
_BEFORE_NUMBER: Final = re.compile(
    r"(?:nos?|min|sec|ch|eq|ref|apt|ex|app|etc|est|incl|excl|max|figs?|vol|pp?|ext|c|s|v"
    r"|inkl|exkl|zzgl|vgl|aprox|núm|págs?)\.",
    re.IGNORECASE,
)
#: The second part of an abbreviation that is written with a space, and whole ones: "z. B.", "d. h.", "300 v. Chr.".
_SECOND_PART: Final = re.compile(r"(?:[^\W\d_]|Chr|ej|ex)\.(?!\S)")
_OF_TWO_PARTS: Final = re.compile(
    r"(?:^|[\s(])(?:z\. B|d\. h|u\. a|o\. [äÄ]|[vn]\. Chr|p\. e[jx])\.$", re.IGNORECASE
)
#: Words for persons, behind which a word with a capital letter that begins no known sentence is their name: "my nephew
#: Tim". And words with a capital letter that only a name ends with: "Lilac Street".
_PERSONS: Final = """
    nephew niece uncle aunt auntie cousin brother sister son daughter wife husband partner boyfriend girlfriend mother
    father mum mom dad grandfather grandmother grandma grandpa granddaughter grandson friend colleague boss neighbour
    neighbor assistant apprentice
    neffe nichte onkel tante cousine bruder schwester sohn tochter frau mann freund freundin kollege kollegin chef
    nachbar nachbarin mutter vater oma opa
    neveu nièce oncle frère soeur sœur fils fille femme mari ami amie collègue voisin voisine
    sobrino sobrina tío tía primo prima hermano hermana hijo hija esposa marido amigo amiga colega vecino vecina
    nipote zio zia cugino cugina fratello sorella figlio figlia moglie marito amico amica vicino vicina
    neef oom broer zus zoon dochter vrouw vriend vriendin collega buurman buurvrouw
    irmão irmã filho filha vizinho vizinha bror syster kusin vän kollega granne
    brat siostra kuzyn kuzynka syn córka żona mąż sąsiad sąsiadka"""
_BEFORE_NAMES: Final = frozenset(_PERSONS.split())
_ENDS_NAMES: Final = frozenset(["street", "road", "avenue", "lane", "boulevard", "crescent"])
_PAUSES: Final = ",;:-\u2013\u2014"
_OPENING: Final = "([/&+=<>"
_BETWEEN_ITEMS: Final = "; "
_CURRENCIES: Final = "$\u20ac\u00a3"
#: Frequent words of the grammar that only one of these languages has: beside a word of another one a sentence ends.
_WORDS_OF_LANGUAGES: Final[Mapping[str, str]] = {
    "english": """
        the and of to it you that he was for are with his they have this from had by but what all we when your can
        said there which she how their if will about out many then them these her would make has look my us our its
        dont pls just got been now back still""",
    "german": """
        der die das und ist nicht ein eine ich wir sie auf mit für im dem zu von noch mal auch nur aber wenn schon
        haben bitte kein keine mir mich uns heute""",
    "french": "le les et est pas nous vous il elle sur du aux pour avec dans mais ce cette mon mes sans qui",
    "spanish": "el los las y es yo con por más su hay como sin",
    "italian": "gli è di della più sono ho ci",
    "dutch": "het een ik voor maar ook geen dat aan naar mijn",
    "portuguese": "não uma dos minha meu já ao",
    "swedish": "är inte ett jag det på och av så ska",
    "polish": "nie jest się od jak dla tylko być już",
    "turkish": "ve bir bu için ile ama çok yok",
}
_LANGUAGE_OF: Final[Mapping[str, str]] = {
    word: language for language, words in _WORDS_OF_LANGUAGES.items() for word in words.split()
}
#: A word of a language counts at so many places before it and behind it.
_NEAR_WORDS: Final = 8
#: What stands for a word with a digit, for one with other characters, and before the first word and behind the last.
_DIGITS: Final = "0"
_OTHER: Final = "*"
_EDGE: Final = "^"


#: What each sign of a place adds to its score, and what the words around it add: before it (b) and after it (a), the
#: ones beside these (e, l), pairs of them with "_" between them, also with the class of the other one (ca, bc), and the
#: last two letters (bx, ax).
OF_SIGNS, _OF_WORDS = fitted_weights("run_on", "of_signs", "of_words")


def sentences_of_run_on(text: str) -> list[str]:
    """Return the sentences of a text without a full stop; the text itself if it is one.

    A text that ends with a full stop is cut only before capital letters, and only if it begins without one, as in a
    chat.
    Items of a list are not cut. A text of more than :data:`MAX_CHARACTERS` is not cut.
    """
    return list(_sentences(text)) if _may_run_on(text) else [text]


def cut_at_all_ends(text: str) -> list[str]:
    """Return the parts between all places of a text at which a sentence may end; the text itself without any.

    They are not all sentences: it is for texts of which it is asked whether any part states something.
    """
    ends = _ends_in(text) if _may_run_on(text) else {}
    if not ends:
        return [text]
    words = text.split()
    return _between(words, [0, *ends, len(words)])


def possible_sentences(text: str) -> list[str]:
    """Return what may be a sentence of a text that was left whole; nothing if it is surely one sentence.

    It is what stands before, behind and between the :data:`_MAX_POSSIBLE_ENDS` most likely ends.
    """
    ends = _ends_in(text) if _may_run_on(text) else {}
    if not ends:
        return []
    words = text.split()
    likely = sorted(sorted(ends, key=ends.__getitem__, reverse=True)[:_MAX_POSSIBLE_ENDS])
    parts = {part for end in likely for part in ((0, end), (end, len(words)))}
    parts |= set(pairwise([0, *likely, len(words)]))
    return [" ".join(words[begin:end]) for begin, end in sorted(parts) if end - begin >= _MIN_POSSIBLE_WORDS]


def is_abbreviation(word: str) -> bool:
    """Return whether the full stop at the end of a word is that of an abbreviation or of an initial."""
    return word[-1:] == "." and _ABBREVIATION.fullmatch(word) is not None


def ends_with_abbreviation(text: str, behind: str) -> bool:
    """Return whether the full stop at the end of a text is that of an abbreviation, so that ``behind`` goes on with it.

    Some are only known by what stands behind them: "at 3 p.m. and", but "at 3 p.m. We".
    """
    word = text[text.rfind(" ") + 1 :].lstrip("([\"'\u201c")
    if is_abbreviation(word):
        return True
    if behind[:1].isdigit():
        return _BEFORE_NUMBER.fullmatch(word) is not None
    if behind[:1].islower() and (
        _BEFORE_SMALL_LETTER.fullmatch(word) is not None
        or (len(word) <= 3 and _UNIT_BEHIND_NUMBER.search(text) is not None)
    ):
        return True
    if len(word) == 2 and word[0].islower() and _SECOND_PART.match(behind) is not None:
        return True
    return len(word) <= 4 and not behind[:1].isupper() and _OF_TWO_PARTS.search(text) is not None


def _between(words: Sequence[str], bounds: Iterable[int]) -> list[str]:
    """Return the text between each bound and the next one."""
    return [" ".join(words[begin:end]) for begin, end in pairwise(bounds)]


def _may_run_on(text: str) -> bool:
    if not _MIN_CHARACTERS <= len(text) <= MAX_CHARACTERS or _BETWEEN_ITEMS in text:
        return False
    # Who begins with a capital letter and ends with a full stop leaves none out: in such texts of the recorded and the
    # planted conversations every cut was wrong ("a flight | I have booked.", "Ivan | Smith's reservation").
    return not _has_mark_at_end(text) or (
        len(text) >= _MIN_MARKED_CHARACTERS and not text[0].isupper() and _CAPITAL.search(text) is not None
    )


def _has_mark_at_end(text: str) -> bool:
    return text.rstrip(CLOSING_MARKS)[-1:] in _ENDS


def forget_texts() -> None:
    """Empty the caches, which have texts of all sessions."""
    _sentences.cache_clear()
    _ends_in.cache_clear()
    _weighed_word.cache_clear()


@lru_cache(_REMEMBERED_TEXTS)
def _sentences(text: str) -> tuple[str, ...]:
    places = {place: score for place, score in _ends_in(text).items() if score >= _MIN_SCORE_OF_CUT}
    if not places:
        return (text,)
    words = text.split()
    bounds = [0, *places, len(words)]
    last = len(bounds) - 1
    shares = {
        (begin, end): statedness(" ".join(words[bounds[begin] : bounds[end]]), user=True)
        for begin in range(last)
        for end in range(begin + 1, last + 1)
        # A word alone is a sentence at the beginning or the end ("lol"), not between two others.
        if bounds[end] - bounds[begin] > 1 or begin == 0 or end == last
    }
    cuts = _best_cuts(shares, [*places.values(), 0.0], 0.0 if _has_mark_at_end(text) else _STATEMENT)
    return tuple(_between(words, map(bounds.__getitem__, cuts)))


def _best_cuts(
    shares: Mapping[tuple[int, int], float], scores: Sequence[float], of_statement: float
) -> tuple[int, ...]:
    """Return the bounds at which a text is cut: those with the highest sum.

    Args:
        shares: How much each part states what holds, by the bounds at which it begins and ends.
        scores: The score of each bound but the first.
        of_statement: How much it counts that one part is a statement.
    """
    last = len(scores)
    worth = {
        (begin, end): scores[end - 1] + _CLEARNESS * math.log(max(share, 1 - share))
        for (begin, end), share in shares.items()
    }
    #: The best sum of parts up to each bound and from it on, and their bounds.
    before: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, (0,))}
    for end in range(1, last + 1):
        before[end] = max(
            (before[begin][0] + worth[begin, end], (*before[begin][1], end))
            for begin in range(end)
            if (begin, end) in worth
        )
    behind: dict[int, tuple[float, tuple[int, ...]]] = {last: (0.0, (last,))}
    for begin in reversed(range(last)):
        behind[begin] = max(
            (worth[begin, end] + behind[end][0], (begin, *behind[end][1]))
            for end in range(begin + 1, last + 1)
            if (begin, end) in worth
        )
    _, cuts = max(
        (
            before[begin][0] + worth[begin, end] + of_statement * share + behind[end][0],
            (*before[begin][1], *behind[end][1]),
        )
        for (begin, end), share in shares.items()
    )
    return cuts


@lru_cache(_REMEMBERED_TEXTS)
def _ends_in(text: str) -> Mapping[int, float]:
    """Return the places of a text at which a sentence may end, ascending, each with its score."""
    words = text.split()
    if _has_mark_at_end(text):
        places = [
            at
            for at, word in enumerate(words)
            if at
            and word[0].isupper()
            and not is_abbreviation(words[at - 1])
            and not _goes_on_with_name(words[at - 1], word)
        ]
    else:
        places = [
            at
            for at, word in enumerate(words)
            if at
            and word[0] not in _OPENING
            and words[at - 1][-1] not in _OPENING
            and not is_abbreviation(words[at - 1])
            and not _goes_on_with_name(words[at - 1], word)
        ]
    scores: list[tuple[float, int]] = []
    for place in places:
        score = score_at(words, place)
        least = _MIN_SCORE_IN_NAME if _may_be_name(words[place - 1], words[place]) else _MIN_SCORE
        if score >= least:
            scores.append((score, place))
    best = sorted(scores, reverse=True)[:_MAX_PLACES]
    return {place: score for score, place in sorted(best, key=lambda pair: pair[1])}


def _goes_on_with_name(last: str, word: str) -> bool:
    """Return whether a word is a part of the name that the word before it belongs to."""
    if not word[0].isupper():
        return False
    plain = plain_word(word)
    if plain in _ENDS_NAMES:
        return True
    return (
        last.lower() in _BEFORE_NAMES
        and class_of(plain) == NO_CLASS
        and _OF_WORDS.get(f"a:{plain}", 0.0) <= 0
    )


def _may_be_name(last: str, word: str) -> bool:
    """Return whether two words after each other may be a name by their capital letters: "Polar Tech"."""
    both = word[0].isupper() and last[0].isupper() and last[-1].isalpha() and len(last) > 1
    return both and class_of(plain_word(word)) == NO_CLASS


class _Word(NamedTuple):
    """A word as it is weighed, and what it adds to the score of an end by itself.

    Attributes:
        plain: The word as :func:`plain_word` returns it.
        kind: Its class of the grammar.
        shape: How it begins.
        language: The language that alone has it, of those that are known; else nothing.
        earlier: What it adds if an end stands behind the next word.
        before: What it adds directly before an end.
        before_ending: What its ending adds there.
        after: What it adds directly behind an end.
        after_ending: What its ending adds there.
        later: What it adds if an end stands before the word before.
    """

    plain: str
    kind: str
    shape: str
    language: str
    earlier: float
    before: float
    before_ending: float
    after: float
    after_ending: float
    later: float


def _weighed(plain: str, shape: str) -> _Word:
    def of(name: str) -> float:
        return _OF_WORDS.get(name, 0.0)

    return _Word(
        plain,
        class_of(plain),
        shape,
        _LANGUAGE_OF.get(plain, ""),
        earlier=of(f"e:{plain}"),
        before=of(f"b:{plain}"),
        before_ending=of(f"bx:{plain[-2:]}"),
        after=of(f"a:{plain}"),
        after_ending=of(f"ax:{plain[-2:]}"),
        later=of(f"l:{plain}"),
    )


@lru_cache(_REMEMBERED_WORDS)
def _weighed_word(word: str) -> _Word:
    return _weighed(plain_word(word), _shape(word))


#: The weights of signs by the parts of their names, which takes no time to put together.
_OF_SIGNS: Final[Mapping[tuple[str, ...], float]] = {
    tuple(name.split("_")): weight for name, weight in OF_SIGNS.items()
}
_ANY: Final = OF_SIGNS.get("any", 0.0)
_PAUSE: Final = OF_SIGNS.get("pause", 0.0)
_SAME_LANGUAGE: Final = OF_SIGNS.get("same_language", 0.0)
_OTHER_LANGUAGE: Final = OF_SIGNS.get("other_language", 0.0)
_FROM_BEGINNING: Final = [OF_SIGNS.get(f"from_{words}", 0.0) for words in range(_FAR_WORDS + 1)]
_TO_END: Final = [OF_SIGNS.get(f"to_{words}", 0.0) for words in range(_FAR_WORDS + 1)]
#: What stands before the first word and behind the last one.
_BEYOND: Final = _weighed(_EDGE, "")


def score_at(words: Sequence[str], place: int) -> float:
    """Return the score of an end before ``words[place]``.

    It is the sum of the weights of all that :func:`signs_at` and :func:`words_at` yield, in their order.
    """
    sign, of_words = _OF_SIGNS.get, _OF_WORDS.get
    last = words[place - 1]
    earlier = _weighed_word(words[place - 2]) if place > 1 else _BEYOND
    before = _weighed_word(last)
    after = _weighed_word(words[place])
    later = _weighed_word(words[place + 1]) if place + 1 < len(words) else _BEYOND
    score = _ANY
    score += sign(("shape", before.shape, after.shape), 0.0)
    score += sign(("before", before.kind), 0.0)
    score += sign(("after", after.kind), 0.0)
    score += sign(("both", before.kind, after.kind), 0.0)
    score += sign(("next", after.kind, later.kind), 0.0)
    score += _FROM_BEGINNING[min(place, _FAR_WORDS)]
    score += _TO_END[min(len(words) - place, _FAR_WORDS)]
    if last[-1] in _PAUSES:
        score += _PAUSE
    ours, theirs = _languages_at(words, place)
    if ours and theirs:
        score += _SAME_LANGUAGE if ours == theirs else _OTHER_LANGUAGE
    score += sign(("languages", ours, theirs), 0.0)
    score += before.before
    score += after.after
    score += earlier.earlier
    score += later.later
    score += of_words(f"eb:{earlier.plain}_{before.plain}", 0.0)
    score += of_words(f"al:{after.plain}_{later.plain}", 0.0)
    score += of_words(f"ba:{before.plain}_{after.plain}", 0.0)
    score += of_words(f"ca:{before.kind}_{after.plain}", 0.0)
    score += of_words(f"bc:{before.plain}_{after.kind}", 0.0)
    score += before.before_ending
    score += after.after_ending
    return score


def plain_word(word: str) -> str:
    """Return a word as its weight is found: in lower case and without marks around it."""
    inner = word.lower().replace("\u2019", "'").strip(_MARKS)
    if _PLAIN.fullmatch(inner):
        return inner
    return _DIGITS if any(map(str.isdigit, inner)) else _OTHER


class Around(NamedTuple):
    """The words around a place, each as :func:`plain_word` returns it, and the languages of what stands there."""

    earlier: str
    before: str
    after: str
    later: str
    language_before: str
    language_after: str


def words_around(words: Sequence[str], place: int) -> Around:
    """Return the words around an end before ``words[place]``."""
    return Around(
        _weighed_word(words[place - 2]).plain if place > 1 else _EDGE,
        _weighed_word(words[place - 1]).plain,
        _weighed_word(words[place]).plain,
        _weighed_word(words[place + 1]).plain if place + 1 < len(words) else _EDGE,
        *_languages_at(words, place),
    )


def _languages_at(words: Sequence[str], place: int) -> tuple[str, str]:
    """Return the languages before and behind a place, each of the nearest word that belongs to one."""
    before, behind = words[max(0, place - _NEAR_WORDS) : place], words[place : place + _NEAR_WORDS]
    return _first_language(reversed(before)), _first_language(behind)


def _first_language(words: Iterable[str]) -> str:
    """Return the language of the first word that belongs to one; nothing if none does."""
    for word in words:
        language = _weighed_word(word).language
        if language:
            return language
    return ""


def signs_at(words: Sequence[str], around: Around, place: int) -> Iterator[str]:
    """Yield the names of the signs of an end before ``words[place]``, each of size 1."""
    class_before, class_after = class_of(around.before), class_of(around.after)
    yield "any"
    yield f"shape_{_shape(words[place - 1])}_{_shape(words[place])}"
    yield f"before_{class_before}"
    yield f"after_{class_after}"
    yield f"both_{class_before}_{class_after}"
    yield f"next_{class_after}_{class_of(around.later)}"
    yield f"from_{min(place, _FAR_WORDS)}"
    yield f"to_{min(len(words) - place, _FAR_WORDS)}"
    if words[place - 1][-1] in _PAUSES:
        yield "pause"
    ours, theirs = around.language_before, around.language_after
    if ours and theirs:
        yield "same_language" if ours == theirs else "other_language"
    yield f"languages_{ours}_{theirs}"


def words_at(around: Around) -> Iterator[str]:
    """Yield the names of the words and pairs of words around an end."""
    earlier, before, after, later, _, _ = around
    yield f"b:{before}"
    yield f"a:{after}"
    yield f"e:{earlier}"
    yield f"l:{later}"
    yield f"eb:{earlier}_{before}"
    yield f"al:{after}_{later}"
    yield f"ba:{before}_{after}"
    yield f"ca:{class_of(before)}_{after}"
    yield f"bc:{before}_{class_of(after)}"
    yield f"bx:{before[-2:]}"
    yield f"ax:{after[-2:]}"


def _shape(word: str) -> str:
    first = word[0]
    if first.isdigit() or first in _CURRENCIES:
        return "digit"
    if first.isupper():
        return "capital"
    return "small" if first.islower() else "other"
