"""Obligations: the statements of a conversation that a summary owes to its reader, recognised without a model.

An obligation is a statement as it was said: a rule comes with the sentence that goes on with it. It is recognised by its
form (a prohibition, a bound with a number, a date with a promise) and by its position (the aim stands at the beginning),
with the words of :mod:`processors.statements.obligation_words`. A statement that is recognised in a message is
recognised again in a summary that quotes it, so it needs no mark there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from processors.statements.agents_talk import offers_help
from processors.statements.facts import values_in
from processors.statements.obligation_words import (
    AIM,
    BOUND,
    CHANGE,
    DECISION,
    DONE,
    EMPTY,
    FORBIDDING_START,
    FUTURE,
    GOES_ON,
    HELP,
    LOOSE_BOUND,
    NEXT,
    PREFERENCE,
    REASON,
    RULE,
    STANDING,
    TOLD,
    UNKNOWN,
    WISH,
    Words,
    words_in,
)
from processors.statements.sentence import MAX_SENTENCE_CHARACTERS, flat, paragraphs, sentences, terms
from processors.statements.stated_values import named_values, stated_values, words_of
from processors.statements.statement_form import statedness
from processors.statements.user_wants import (
    asks_for_good,
    forbids,
    is_aim,
    is_idiom,
    is_taste,
    lays_down,
    without_tag,
)
from schemas.view import MessageView

Kind = Literal[
    "rule", "limit", "goal", "preference", "decision", "commitment", "next", "done", "open", "value"
]
Side = Literal["user", "ai"]

#: The kinds that a summary keeps before anything else if a user said them.
FIRST_KINDS: Final[frozenset[Kind]] = frozenset({"rule", "limit", "goal"})

#: A longer sentence tells something; it is an obligation only if it is a rule, a limit or a decision.
_MAX_PLAIN_CHARACTERS: Final = 160
#: A sentence of this length that follows a rule in its paragraph belongs to it.
_MAX_SHORT_CHARACTERS: Final = 70
#: A sentence with less of the form of a statement tells a story.
MIN_STATED: Final = 0.3
#: The same for a short one behind a rule or a limit: "Below that, just do it".
_MIN_GOING_ON: Final = 0.04
#: The same for one that names what the next sentence gives a value of, which also tells why the value changed.
_MIN_NAMING: Final = 0.2
#: A sentence with less of that form owes nothing, whatever its words are.
_MIN_OWED: Final = 0.1
#: A sentence with less of that form is no limit, if its word of a bound stands in stories too.
_MIN_LOOSELY_BOUND: Final = 0.05
#: The same for an agent's sentence, which speaks of itself less.
_MIN_STATED_AI: Final = 0.12
#: The most characters of a sentence that names what the next one gives a value of, and of the next one, and what that
#: one may name itself.
_MAX_NAMING_CHARACTERS: Final = 100
_MAX_VALUE_ONLY_CHARACTERS: Final = 60
_MAX_NAMED_BY_VALUE: Final = 1
#: The most characters of a sentence that only names a subject, and its words: "about", and a noun with its article.
_MAX_SUBJECT_CHARACTERS: Final = 60
_SUBJECT_ONLY: Final = re.compile(
    r"\W*(?:(?:hm+|oh|ah|ok|okay|so|and|also|now|wait|right|well|btw|und|et|y|e)\b\W*)*"
    r"(?:(?:about|regarding|re|concerning|as (?:for|to)|speaking of|back to|zu|zum|zur|wegen|quant (?:à|au|aux)|sobre"
    r"|en cuanto a|riguardo a\w*|quanto a\w*|over)\s(?:\S+\s){0,5}\S+"
    r"|(?:the|my|our|your|der|die|das|mein\w*|unser\w*|le|la|les|mon|ma|notre|el|los|las|mi|nuestr[oa]|il|lo|het|de)"
    r"\s[\w-]+(?:,? (?:though|again|then))?)\s*[.:\u2026]\W*$",
    re.IGNORECASE,
)
#: The most characters of a sentence that goes on with a rule.
_MAX_SECOND_CHARACTERS: Final = 140
#: Messages of the other side in which the answer of a question is looked for.
_ANSWER_MESSAGES: Final = 2
#: The first lines of an earlier summary in which a wish is the aim.
_OPENING_LINES: Final = 2
#: Sentences whose kind is remembered, so that an earlier summary's line is not looked at again.
_REMEMBERED_SENTENCES: Final = 8_192
#: A shorter first message of a user is a greeting; the next one opens the conversation.
_MIN_OPENING_CHARACTERS: Final = 20
#: Where no sentence of the opening has the form of an aim, the one that states most is it, if it states so much and is
#: longer than most courtesies.
_MIN_STATED_AIM: Final = 0.5
#: Of several sentences of an opening that have the form of an aim, one that states less than this share of what the best
#: one states is no aim.
_SHARE_OF_BEST_AIM: Final = 0.8
#: A sentence with one of these goes on with the aim before it: "I'd like to cancel a flight. Could you do that today?".
_REFERS_BACK: Final = re.compile(
    r"\b(?:that|this|it|these|those|them|das|dies|dabei|damit|dafür|ça|cela|en|eso|esto|ello|isso|isto|quello|dat)\b",
    re.IGNORECASE,
)
_MIN_AIM_CHARACTERS: Final = 30
#: A sentence that says what the aim is about has at least so many characters, and both together at most so many.
_MIN_LEADING_CHARACTERS: Final = 40
_MAX_LED_CHARACTERS: Final = 240

#: A number, but not the digits of an identifier.
_NUMBER: Final = re.compile(r"\d(?<![A-Za-z0-9-]\d)\d*(?:[.,]\d+)*(?![\dA-Z])")
_DIGIT: Final = re.compile(r"\d")
_QUESTION: Final = re.compile(r"[?\uff1f\u061f]\W*$")
#: A decision that was not made yet.
_UNDECIDED: Final = re.compile(r"(?:n't|\bnot|\bnever) (?:\w+ ){0,2}decided\b|\bundecided\b", re.IGNORECASE)
_YES_OR_NO: Final = re.compile(
    r"\W*(?:yes|no|yeah|nope|sure|of course|correct|exactly|right|ja|nein|oui|non|sí|si|sim|não|是|不|はい|いいえ)\b",
    re.IGNORECASE,
)
#: A statement of this length with a number and without a second clause gives a value: "Zone a has 5 brokers".
_MAX_VALUE_CHARACTERS: Final = 80
_SECOND_CLAUSE: Final = re.compile(r"[,;][ ]|\s(?:and|but|und|aber|et|mais|y|pero)\s")
#: What may stand before such a clause: where or for what it holds, or why.
_BEFORE_VALUE: Final = re.compile(
    r"^(?:in|on|at|for|from|with|during|per) (?:\S+ ){1,5}?\S+, |^[^,]{10,80}, so (?=\S+ \S+ )", re.IGNORECASE
)
#: Beginnings of words before "n't".
_BEFORE_NOT: Final = "do|does|did|is|are|was|were|would|could|should|must|have|has|ca|wo"
#: Words of a chat without their apostrophe, which stands before the last letter.
_NO_APOSTROPHE: Final = re.compile(
    rf"\b((?:{_BEFORE_NOT})n|i(?=m\b)|(?:that|there|what)(?=s\b)"
    r"|i(?=d (?:rather|prefer|like|love|want)\b))([tmsd])\b",
    re.IGNORECASE,
)
#: One of these is in every text of ASCII in which the pattern is found; to look for them costs less.
_WITHOUT_APOSTROPHE: Final = frozenset(
    [
        *("im", "id", "thats", "theres", "whats"),
        *(f"{word}n{end}" for word in _BEFORE_NOT.split("|") for end in "tmsd"),
    ]
)
_ID: Final = frozenset(["id"])
#: One of these stands behind "id" where it has lost its apostrophe.
_BEHIND_ID: Final = frozenset(["rather", "prefer", "like", "love", "want"])
_ASCII_LETTERS: Final = re.compile(r"[a-z]+")
_NAMING: Final = re.compile(
    r"\b(?:is|are|was|number|code|id|under|runs on|lives|ist|est|es)\b|[:=]", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Obligation:
    """A statement that a summary owes.

    Attributes:
        kind: What it is.
        text: The statement as it was said, on one line: a rule with the sentence that goes on with it.
        side: Who said it.
        sequence: Sequence of the message that said it; of a statement in an earlier summary, the summary's.
        agent_id: The agent that said it; ``None`` for a user or an unnamed agent.
    """

    kind: Kind
    text: str
    side: Side
    sequence: int
    agent_id: str | None = None

    @property
    def comes_first(self) -> bool:
        """Whether a summary keeps it before anything else."""
        return comes_first(self.kind, self.side)


def comes_first(kind: Kind, side: Side) -> bool:
    """Return whether a summary keeps an obligation before anything else: a user's rules, limits and aim."""
    return side == "user" and kind in FIRST_KINDS


class Opening:
    """Tells which message opens the conversation: the first of a user that is more than a greeting."""

    def __init__(self) -> None:
        self._found = False

    def is_at(self, message: MessageView) -> bool:
        """Return whether ``message`` is the one; messages are asked for in their order.

        An earlier summary is asked for too: what opened the conversation stands in it, and no message after it does.
        """
        if self._found or not (message.compacted or message.role == "user"):
            return False
        if len(message.text) < _MIN_OPENING_CHARACTERS:
            return False
        self._found = True
        return not message.compacted


class Unit(NamedTuple):
    """Sentences of a message that are kept or dropped together.

    Attributes:
        text: The sentences.
        kind: ``None`` for ordinary talk.
        single: Whether it is known to be one sentence, which need not be taken apart again.
    """

    text: str
    kind: Kind | None
    single: bool = False


def summary_lines(message: MessageView) -> Iterator[tuple[Side, str, bool]]:
    """Yield side and text of the lines of an earlier summary, and whether a wish in it is the aim.

    A summary of role system has both sides, with a blank line between.
    """
    asked, _, answered = message.text.partition("\n\n")
    sides: list[tuple[Side, str]] = [("user", asked), ("ai", answered)]
    if message.role != "system":
        sides = [("user" if message.role == "user" else "ai", message.text)]
    for side, text in sides:
        lines = [line for line in map(flat, text.splitlines()) if line]
        for place, line in enumerate(lines):
            yield side, line, side == "user" and place < _OPENING_LINES


def units(text: str, side: Side, *, opening: bool = False) -> list[Unit]:
    """Return the sentences of a message; a rule or a limit together with the sentence that goes on with it.

    So do two sentences of a user that are a paragraph of their own.

    Args:
        text: The message.
        side: Who said it.
        opening: Whether it opens the conversation, where a wish is the aim.
    """
    found: list[Unit] = []
    for paragraph in paragraphs(text):
        waiting = list(reversed(paragraph))
        while waiting:
            left = len(waiting)
            sentence = waiting.pop()
            kind = _kind_of_sentence(_spelled(sentence), side, opening)
            if waiting and goes_with(sentence, waiting[-1], side):
                sentence = f"{sentence} {waiting.pop()}"
                kind = kind_of(sentence, side, opening=opening)
            if kind is None and opening and waiting and _leads_to_aim(sentence, waiting[-1], side):
                sentence, kind = f"{sentence} {waiting.pop()}", "goal"
            whole = kind in {"rule", "limit"} or (side == "user" and len(paragraph) == 2 and kind is None)
            if whole and waiting and _goes_on(sentence, waiting[-1], side, kind):
                sentence = f"{sentence} {waiting.pop()}"
                kind = kind or kind_of(sentence, side, opening=opening)
            # What begins with a mark may be taken for an item of a list.
            found.append(Unit(sentence, kind, left - len(waiting) == 1 and sentence[0].isalpha()))
    return _with_probable_aims(found, side) if opening else found


def _with_probable_aims(found: list[Unit], side: Side) -> list[Unit]:
    """Return the sentences of an opening; one that states far less than the best aim among them is no aim.

    A story that leads to the aim may have the form of one, too: "I needed a new roof last year already". A question that
    refers to the aim before it asks for that one, and both state as much as the clearer of them. One that only asks for
    help with it is no aim: "Could you help me with that?".
    """
    found = [
        unit._replace(kind=kind_of(unit.text, side))
        if unit.kind == "goal" and HELP.issuperset(words_of(unit.text))
        else unit
        for unit in found
    ]
    stated = [statedness(unit.text, user=side == "user") if unit.kind == "goal" else 0.0 for unit in found]
    for place, unit in enumerate(found[1:], start=1):
        asks_for_it = _QUESTION.search(unit.text) is not None and _REFERS_BACK.search(unit.text) is not None
        if stated[place] and stated[place - 1] and asks_for_it:
            stated[place - 1] = stated[place] = max(stated[place - 1 : place + 1])
    least = _SHARE_OF_BEST_AIM * max(stated, default=0.0)
    return [
        unit._replace(kind=kind_of(unit.text, side)) if unit.kind == "goal" and share < least else unit
        for unit, share in zip(found, stated, strict=True)
    ]


def likely_aim(found: Sequence[Unit]) -> int | None:
    """Return the place of what is probably the aim among a user's opening; ``None`` if something has its form.

    It is what states most, if it states enough. It is too uncertain to be owed by a model, which would be asked again.
    """
    if any(unit.kind == "goal" for unit in found):
        return None
    stated = [
        statedness(unit.text, user=True)
        if unit.kind is None and len(unit.text) >= _MIN_AIM_CHARACTERS
        else 0.0
        for unit in found
    ]
    most = max(stated, default=0.0)
    return stated.index(most) if most >= _MIN_STATED_AIM else None


def kind_of(text: str, side: Side, *, opening: bool = False) -> Kind | None:
    """Return what kind of obligation a statement is; ``None`` if it is none.

    Of a line with several sentences the first that is an obligation decides.
    """
    text = _spelled(text)
    if len(text) <= _MAX_SHORT_CHARACTERS:
        return _kind_of_sentence(text, side, opening)
    for sentence in sentences(text):
        kind = _kind_of_sentence(sentence, side, opening)
        if kind is not None:
            return kind
    return None


def _spelled(text: str) -> str:
    """Return a text with the apostrophes that a chat leaves out ("dont"), as far as no other word can be meant."""
    text = text.replace("\u2019", "'")
    if text.isascii():
        # The words of a short text are remembered, since they are asked for again where statements are compared.
        is_plain = "'" not in text and len(text) <= MAX_SENTENCE_CHARACTERS
        words = words_of(text) if is_plain else _ASCII_LETTERS.findall(text.lower())
        found = _WITHOUT_APOSTROPHE.intersection(words)
        if not found or (found <= _ID and _BEHIND_ID.isdisjoint(words)):
            return text
    return _NO_APOSTROPHE.sub(r"\1'\2", text)


def forget_texts() -> None:
    """Empty the cache, which has sentences of all sessions."""
    _kind_of_sentence.cache_clear()
    _gives_value_of.cache_clear()


@lru_cache(_REMEMBERED_SENTENCES)
def _kind_of_sentence(text: str, side: Side, opening: bool) -> Kind | None:
    form = statedness(text, user=side == "user")
    if not opening and form < _MIN_OWED:
        return "rule" if side == "user" and forbids(text) else None
    words = words_in(text)
    if _QUESTION.search(text):
        return "goal" if opening and WISH in words else _kind_of_question(text, side)
    if len(text) > MAX_SENTENCE_CHARACTERS:
        return None
    numbered = _NUMBER.search(text) is not None
    if (_may_be_told(text) and TOLD.search(text) is not None) or is_idiom(text):
        return _kind_of_told(text, words, opening) if side == "user" else None
    if AIM in words:
        return "goal"
    is_bound = BOUND in words or (LOOSE_BOUND in words and form >= _MIN_LOOSELY_BOUND)
    if numbered and is_bound and (side == "user" or len(text) <= _MAX_PLAIN_CHARACTERS):
        return "limit"
    if opening and side == "user" and WISH in words and not FORBIDDING_START.match(text):
        return "goal"
    if RULE in words or FORBIDDING_START.match(text):
        return "rule"
    if opening and side == "user" and WISH in words:
        return "goal"
    if len(text) > _MAX_PLAIN_CHARACTERS:
        return None
    wanted = _kind_by_form(text, opening) if side == "user" else None
    return wanted or _plain_kind(text, side, words, numbered)


def _kind_of_question(text: str, side: Side) -> Kind | None:
    """Return the kind of a question; a user's may lay something down: "Could you never call before nine?", "…, ok?"."""
    if side == "user" and len(text) <= MAX_SENTENCE_CHARACTERS:
        if asks_for_good(text):
            return "rule"
        stated = without_tag(text)
        kind = _kind_of_sentence(stated, side, False) if stated != text else None
        if kind in {"rule", "limit"}:
            return kind
    return "open" if len(text) <= _MAX_PLAIN_CHARACTERS else None


def _kind_of_told(text: str, words: AbstractSet[Words], opening: bool) -> Kind | None:
    """Return the kind of a user's sentence whose words of duty are about the speaker: "We do not ship to boxes"."""
    if len(text) <= _MAX_PLAIN_CHARACTERS and lays_down(text):
        return "rule"
    if opening and WISH in words:
        return "goal"
    return "preference" if len(text) <= _MAX_PLAIN_CHARACTERS and is_taste(text) else None


def _kind_by_form(text: str, opening: bool) -> Kind | None:
    """Return the kind of a user's short sentence that no word makes a rule, a limit or the aim."""
    if lays_down(text):
        return "rule"
    return "goal" if opening and is_aim(text) else None


_TOLD_SIGNS: Final = ("must", "never", "always", "could", "don't", "do not", " no idea")


def _may_be_told(text: str) -> bool:
    """Return whether a text may have words of :data:`TOLD`; this costs less than to look for them."""
    return any(map(text.lower().__contains__, _TOLD_SIGNS))


def _plain_kind(text: str, side: Side, words: AbstractSet[Words], numbered: bool) -> Kind | None:
    """Return the kind of a short sentence that is neither a rule nor a limit."""
    if side == "user" and STANDING in words:
        return "decision"
    if UNKNOWN in words and _UNDECIDED.search(text) is not None:
        return "open"
    if DECISION in words:
        return "decision"
    if side == "user" and (PREFERENCE in words or is_taste(text)):
        return "preference"
    if UNKNOWN in words:
        return "open"
    values = values_in(text) if numbered else ()
    if FUTURE in words and any(value.kind == "date" for value in values):
        return "commitment"
    if NEXT in words:
        return "next"
    if DONE in words:
        return "done"
    if side == "ai" and REASON in words and _CHOSE.search(text):
        return "decision"
    if numbered and (CHANGE in words or _gives_value(text)):
        return "value"
    if any(value.kind == "identifier" for value in values) and _NAMING.search(text):
        return "value"
    return None


def _gives_value(text: str) -> bool:
    """Return whether a sentence with a number is short and has no second clause."""
    before = _BEFORE_VALUE.match(text)
    clause = text[before.end() :] if before is not None else text
    return len(clause) <= _MAX_VALUE_CHARACTERS and not _SECOND_CLAUSE.search(clause)


_CHOSE: Final = re.compile(
    r"\b(?:rather than|over|instead of|going|statt|plutôt que|en lugar de)\b", re.IGNORECASE
)


def _leads_to_aim(sentence: str, following: str, side: Side) -> bool:
    """Return whether a sentence says what the aim is about that stands after it: "Our roof leaks. I want it dry."."""
    length = len(sentence)
    return (
        length >= _MIN_LEADING_CHARACTERS
        and length + len(following) <= _MAX_LED_CHARACTERS
        and not _QUESTION.search(sentence)
        and _kind_of_sentence(_spelled(following), side, True) == "goal"
    )


def _goes_on(sentence: str, following: str, side: Side, kind: Kind | None) -> bool:
    """Return whether a sentence belongs to the one before it in its paragraph, which is of ``kind``."""
    if _QUESTION.search(following) or len(following) > _MAX_SECOND_CHARACTERS:
        return False
    if side == "ai" and offers_help(following):
        return False
    if len(sentence) + len(following) >= MAX_SENTENCE_CHARACTERS:
        return False
    form = statedness(following, user=side == "user")
    if kind is None and min(form, statedness(sentence, user=side == "user")) < MIN_STATED:
        return False
    stated = MIN_STATED if kind is None else _MIN_GOING_ON
    if GOES_ON.match(following) or (len(following) <= _MAX_SHORT_CHARACTERS and form >= stated):
        return True
    if _kind_of_sentence(following, side, False) == "rule":
        return True
    return bool(set(terms(sentence)) & set(terms(following)))


def goes_with(sentence: str, following: str, side: Side) -> bool:
    """Return whether a sentence is understood only with the one before, which names its subject."""
    return names_subject(sentence) or gives_value_of(sentence, following, side)


def names_subject(sentence: str) -> bool:
    """Return whether a sentence only names what the next one is about: "Hm, the bedding.", "About the two lamps."."""
    return len(sentence) <= _MAX_SUBJECT_CHARACTERS and _SUBJECT_ONLY.match(sentence) is not None


def gives_value_of(sentence: str, following: str, side: Side) -> bool:
    """Return whether a sentence only gives the value of what the one before names: "Paint got dear. Count on $130."."""
    if len(sentence) > _MAX_NAMING_CHARACTERS or len(following) > _MAX_VALUE_ONLY_CHARACTERS:
        # Most are too long, so that they are not remembered.
        return False
    return _gives_value_of(sentence, following, side)


@lru_cache(_REMEMBERED_SENTENCES)
def _gives_value_of(sentence: str, following: str, side: Side) -> bool:
    """Return the same of two short sentences."""
    if _DIGIT.search(sentence) is not None or _QUESTION.search(following):
        return False
    if statedness(sentence, user=side == "user") < (_MIN_NAMING if side == "user" else _MIN_STATED_AI):
        return False
    values = (*stated_values(following), *named_values(following))
    if not values and _DIGIT.search(following) is None:
        return False
    written = {term for value in values for term in (*terms(value.written), value.unit)}
    named = {term for term in set(terms(following)) - EMPTY - written if not _DIGIT.search(term)}
    return len(named) <= _MAX_NAMED_BY_VALUE or (
        GOES_ON.match(following) is not None and CHANGE in words_in(sentence)
    )


_ASKING: Final = frozenset(
    ["what", "which", "when", "where", "who", "why", "how", "does", "did", "know", "whether", "like", "think"]
)


#: A question that asks the agent itself, which answers: "can you open a PR?", "any news?".
_TO_AGENT: Final = re.compile(
    r"\b(?:you|your|any (?:news|word|idea|luck)|du|dir|ihr|sie|vous|tu|usted|puedes?|você)\b",
    re.IGNORECASE,
)


class Answers:
    """Finds whether a question was answered.

    A question is answered if one of the next two messages of the other side begins with yes or no, or shares two
    words with it or most of its words.
    """

    def __init__(self, messages: Iterable[MessageView]) -> None:
        self._next: dict[str, list[str]] = {}
        #: The terms of the answers that were looked at.
        self._terms: dict[str, frozenset[str]] = {}
        said = [one for one in messages if one.role != "tool" and not one.compacted and one.text]
        #: The messages behind which the other side has spoken.
        self._followed: set[str] = set()
        roles: set[str] = set()
        for message in reversed(said):
            if roles - {message.role}:
                self._followed.add(message.id)
            roles.add(message.role)
        waiting: list[MessageView] = []
        for message in said:
            still: list[MessageView] = []
            for asked in waiting:
                if asked.role != message.role:
                    self._next.setdefault(asked.id, []).append(message.text)
                if len(self._next.get(asked.id, ())) < _ANSWER_MESSAGES:
                    still.append(asked)
            waiting = still
            text = message.text
            if "?" in text or "\uff1f" in text or ("\u061f" in text and _QUESTION.search(text)):
                waiting = [*waiting[-_ANSWER_MESSAGES:], message]

    def has_reply(self, message: MessageView) -> bool:
        """Return whether the other side has said anything behind a message."""
        return message.id in self._followed

    def has(self, message: MessageView, question: str) -> bool:
        """Return whether ``question`` in ``message`` was answered."""
        if message.role == "user" and self.has_reply(message) and _TO_AGENT.search(question) is not None:
            return True
        wanted = set(terms(question)) - EMPTY - _ASKING
        for answer in self._next.get(message.id, ()):
            said = self._terms.get(answer)
            if said is None:
                said = self._terms[answer] = frozenset(terms(answer))
            shared = wanted & said
            if _YES_OR_NO.match(answer) or len(shared) >= 2 or 2 * len(shared) > len(wanted):
                return True
        return False
