"""Weighs by its form how much a sentence states what holds, rather than tells a story or keeps the talk going.

A rule, a plan or a state is short, speaks of the speakers, of now and of what comes, and has a reason or a comparison. A
story is long, in the past, about other people, and has several clauses. Each sign is a class of words of the grammar in
several languages, or a length or mark that needs no language. Single words and pairs of words count besides: "has yet",
"no later"; and English words by their meaning, so that "hail" counts much as "snow" does. The score is linear in all of
them; ``python -m benchmarks.statement_form`` fits the weights.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from processors.statements.fitted_weights import Weights, fitted_weights
from processors.statements.stated_values import words_of

#: Sentences whose score is remembered, so that an earlier summary's line is not looked at again.
_REMEMBERED_SENTENCES: Final = 8_192
#: A longer sentence has the score of one of this length.
_MAX_CHARACTERS: Final = 200
#: A shorter sentence is short.
_SHORT_CHARACTERS: Final = 50
#: Of a sign that may occur several times, the occurrences that count.
_MAX_OCCURRENCES: Final = 3

#: What may stand behind the mark that ends a sentence.
CLOSING_MARKS: Final = "\"'”\u2019)]"
_WORD: Final = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_UNSPACED: Final = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
#: What has a weight of its own: a word, a number, a character of a script without spaces, a mark.
_TOKEN: Final = re.compile(rf"[^\W\d_{_UNSPACED}]+(?:'[^\W\d_]+)?|[0?!$€£%{_UNSPACED}]")
_WITH_DIGITS: Final = re.compile(rf"\d[^\W_{_UNSPACED}]*(?:[.,:/-][^\W_{_UNSPACED}]+)*")
#: The same in a text of ASCII in lower case, which is searched faster by letters than by what is a letter.
_ASCII_WITH_DIGITS: Final = re.compile(r"[0-9][a-z0-9]*(?:[.,:/-][a-z0-9]+)*")
_ASCII_TOKEN: Final = re.compile(r"[a-z]+(?:'[a-z]+)?|[0?!$%]")
#: In a text of ASCII without one of these each token is a word.
_NO_WORD: Final = re.compile(r"[0-9?!$%]")
#: What stands for a number, and before the first and behind the last token.
_DIGITS: Final = "0"
_EDGE: Final = "^"
#: Tokens of ASCII that are no words.
_MARKS: Final = frozenset("0?!$%")
_LETTER_BEHIND_DIGIT: Final = re.compile(r"\d[.,:/-]?[A-Za-z]")

_CLASSES: Final[Mapping[str, str]] = {
    "past": """
        was were had did didn't went came said told got took saw made gave ate met felt thought knew grew
        used drove walked yesterday ago war waren hatte hatten wurde ging kam sagte étais était étaient
        avait avaient hier era estaba había fue fuimos fui ayer ieri stava c'era ontem estava""",
    "vague": """
        like such quite rather almost nearly around about maybe honestly typical typically usual usually
        ordinary funny hardly often sometimes always perhaps kind sort ungefähr etwa ziemlich vielleicht
        presque environ peut-être casi quizá quase""",
    "article": "a an ein eine einen einem einer un une una uno um uma een",
    "others": """
        somebody someone people everybody anybody they he she him her his their who jemand leute er
        quelqu'un gens elle ils elles alguien gente ella ellos qualcuno lui lei alguém ele ela iemand""",
    "possessive": """
        my our mein meine meinem meiner unser unsere mon ma mes notre nos mi mis nuestro nuestra mio mia meu
        minha""",
    "speaker": """
        i we me us i'm i've i'll i'd we're we've we'll we'd ich wir mir uns mich je j'ai nous moi yo
        nosotros me nos io noi eu nós ik wij""",
    "modal": """
        will shall should can could may might must need needs have has would able kann können soll sollen
        muss müssen darf dürfen wird werden peut peuvent doit doivent faut puede pueden debe deben hay può
        deve devono pode""",
    "negation": """
        no not never nothing nobody none without neither nor don't doesn't isn't aren't can't cannot won't
        shouldn't mustn't haven't hasn't couldn't nicht kein keine keinen nie niemals nichts ohne pas ne
        jamais rien aucun aucune sans nunca nada nadie sin non mai nessun não sem niet geen nooit""",
    "is": "is are isn't aren't ist sind est sont es son è sono são it's that's c'est",
    "reason": """
        because since so as for due given therefore weil denn da damit deshalb car parce pour puisque porque
        para pues perché poiché omdat""",
    "comparison": """
        than over rather instead better best nicest favourite favorite easier prefer lieber besser plutôt
        mieux mejor más meglio più melhor mais liever""",
    "order": """
        after afterwards next then later missing left yet still before until once now tomorrow noch danach
        dann bevor bis ensuite après avant encore luego después antes todavía dopo ancora depois ainda""",
    "told": """
        story stories remember imagine picture laugh laughs laughed smile talk talks say says tell tells
        think thinks heard love loves feel feels felt look looks looked sound sounds belong belongs help
        helps happen happens style kinds evening afternoon""",
    "and": "and und et y e ed en",
    "condition": "if when whenever whoever unless wenn falls wer si quand cuando quien se quando als",
    "every": """
        each every all any only both everything jede jeder jedes alle nur chaque tout tous cada todo todos
        solo ogni tutto só""",
}  # fmt: skip
_COUNTED: Final = frozenset(["article", "and", "past"])
_CLASS_OF: Final[Mapping[str, str]] = {
    word: name for name, words in _CLASSES.items() for word in words.split()
}
#: The class of a word that names something.
NO_CLASS: Final = "none"
#: Words of the grammar, which name no subject.
GRAMMAR: Final = frozenset(_CLASS_OF)
#: Words that may follow a verb in the imperative, and others with which a sentence begins that are no such verbs.
_OBJECTS: Final = frozenset(
    [
        "me", "us", "my", "our", "the", "a", "an", "your", "him", "them", "it", "this", "that", "these", "those",
        "all", "both", "each", "every", "no", "any", "out", "up", "off", "down",
    ]
)  # fmt: skip
_NO_VERBS: Final = _OBJECTS | {
    "here", "there", "its", "you", "what", "which", "where", "why", "how", "but", "or", "in", "on", "at", "by",
    "from", "with", "to", "of", "under", "over", "until", "thanks", "thank", "yes", "yeah", "ok", "okay", "sure",
    "hello", "hi", "exactly", "well",
}  # fmt: skip


_Known = Mapping[str, tuple[float, float | None, Mapping[str, float]]]


def _read_weights() -> tuple[Weights, _Known]:
    """Return the weights of signs and of tokens, without the tables from which the latter are put together."""
    of_signs, of_words, of_meanings = fitted_weights("statement_form", "of_signs", "of_words", "of_meanings")
    return of_signs, _known_tokens(of_words, of_meanings)


def _known_tokens(of_words: Weights, of_meaning: Weights) -> _Known:
    """Return what a token adds to the score: by itself, by its meaning, and with each token behind it.

    Args:
        of_words: Weights of words, and of pairs of words with "_" between them.
        of_meaning: Weights of English words by their meaning. The sum over a sentence is divided by the square root of
            the number of these words.
    """
    of_word: dict[str, float] = {}
    of_pairs: dict[str, dict[str, float]] = {}
    for words, weight in of_words.items():
        word, _, following = words.partition("_")
        if following:
            of_pairs.setdefault(word, {})[following] = weight
        else:
            of_word[word] = weight
    return {
        word: (of_word.get(word, 0.0), of_meaning.get(word), of_pairs.get(word, _NOTHING))
        for word in dict.fromkeys((*of_word, *of_meaning, *of_pairs))
    }


#: What stands behind a token that adds nothing with any other one.
_NOTHING: Final[Mapping[str, float]] = {}
#: What each sign adds to the score, and what each token does.
OF_SIGNS, _KNOWN = _read_weights()
_UNKNOWN: Final = (0.0, None, _NOTHING)


def class_of(word: str) -> str:
    """Return the class of the grammar to which a word in lower case belongs; ``none`` if it names something."""
    return _CLASS_OF.get(word, NO_CLASS)


def signs(text: str, *, user: bool) -> dict[str, float]:
    """Return the signs of a sentence by their names, each 0 to 4; those that it does not have are left out."""
    return _signs(text, _WORD.findall(_beginning(text)), user=user)


def _signs(text: str, words: Sequence[str], *, user: bool) -> dict[str, float]:
    """Return the signs of a sentence with these words; marks behind the first two are none."""
    found: dict[str, float] = {"bias": 1.0, "length": min(len(text), _MAX_CHARACTERS) / _SHORT_CHARACTERS}
    classes = list(filter(None, map(_CLASS_OF.get, words)))
    if classes:
        found |= dict.fromkeys(classes, 1.0)
        for name in _COUNTED:
            if name in found:
                found[name] = min(classes.count(name), _MAX_OCCURRENCES)
    if user:
        found["user"] = 1.0
    if len(text) < _SHORT_CHARACTERS:
        found["short"] = 1.0
    commas = text.count(",") + text.count("\uff0c")
    if commas:
        found["commas"] = min(commas, _MAX_OCCURRENCES)
    if ": " in text:
        found["colon"] = 1.0
    if is_question(text):
        found["question"] = 1.0
    if len(words) > 1 and words[1] in _OBJECTS and _begin_imperative(words):
        found["imperative"] = 1.0
    return found


def is_question(text: str) -> bool:
    """Return whether a text ends with a question mark, also with one of full width, or in a quotation or bracket."""
    return text.rstrip(f" {CLOSING_MARKS}").endswith(("?", "\uff1f"))


def is_imperative(text: str) -> bool:
    """Return whether a sentence begins as one in the imperative: with what may be a verb, and an object."""
    return _begin_imperative([match.group() for match in islice(_WORD.finditer(_beginning(text)), 2)])


def _begin_imperative(words: Sequence[str]) -> bool:
    if len(words) < 2 or words[1] not in _OBJECTS:
        return False
    verb = words[0]
    return verb not in _CLASS_OF and verb not in _NO_VERBS and not verb.endswith(("ed", "ing", "ly"))


def tokens(text: str) -> list[str]:
    """Return words and marks of a sentence in their order, with one for each of its ends."""
    if len(text) <= _MAX_CHARACTERS and text.isascii():
        # What compares statements asks for the same words, which are remembered.
        no_word = _NO_WORD.search(text)
        if no_word is None:
            return [_EDGE, *words_of(text), _EDGE]
        if no_word.end() == len(text) and text[-1] in "?!":
            return [_EDGE, *words_of(text), text[-1], _EDGE]
    beginning = _beginning(text)
    if beginning.isascii():
        return [_EDGE, *_ASCII_TOKEN.findall(_ASCII_WITH_DIGITS.sub(_DIGITS, beginning)), _EDGE]
    return [_EDGE, *_TOKEN.findall(_WITH_DIGITS.sub(_DIGITS, beginning)), _EDGE]


def _beginning(text: str) -> str:
    """Return the characters of a sentence that are looked at, in lower case."""
    return text[:_MAX_CHARACTERS].lower().replace("\u2019", "'")


class Form(NamedTuple):
    """The form of a sentence.

    Attributes:
        statedness: How much it states what holds, from 0 (a story, small talk) to 1.
        signs: What :func:`signs` returns.
        beginning: The first two of its :func:`tokens`, or fewer.
    """

    statedness: float
    signs: Mapping[str, float]
    beginning: Sequence[str]


def statedness(text: str, *, user: bool) -> float:
    """Return how much a sentence states what holds, from 0 (a story, small talk) to 1."""
    return form_of(text, user).statedness


@lru_cache(_REMEMBERED_SENTENCES)
def form_of(text: str, user: bool) -> Form:
    """Return the form of a sentence, which is remembered."""
    said = tokens(text)
    # The tokens of a text of ASCII are its words, with marks among them, unless letters stand behind a digit.
    cut = (
        text.isascii()
        and _MARKS.isdisjoint(said[1:3])
        and (_DIGITS not in said or _LETTER_BEHIND_DIGIT.search(text) is None)
    )
    found = _signs(text, said[1:-1], user=user) if cut else signs(text, user=user)
    score = 0.0
    for name, size in found.items():
        score += OF_SIGNS[name] * size
    meanings: list[float] = []
    behind = _NOTHING
    for token in said:
        of_pair = behind.get(token, 0.0)
        weight, meaning, behind = _KNOWN.get(token, _UNKNOWN)
        score += weight + of_pair
        if meaning is not None:
            meanings.append(meaning)
    if meanings:
        score += sum(meanings) / math.sqrt(len(meanings))
    return Form(1 / (1 + math.exp(-max(-30.0, min(30.0, score)))), found, said[1:-1][:2])


def forget_texts() -> None:
    """Empty the cache, which has sentences of all sessions."""
    form_of.cache_clear()
