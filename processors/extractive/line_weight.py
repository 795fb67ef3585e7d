"""Weighs lines: by their kind, and by how clearly their sentences state what holds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from processors.extractive.lexicon import COURTESY, DECISION, NAMELESS, THANKS, asks, has_digit, tells_outcome
from processors.extractive.tools import is_changing
from processors.statements.current_values import LATER, SAID_LATER
from processors.statements.facts import values_in
from processors.statements.obligations import MIN_STATED, Kind, Side
from processors.statements.sentence import sentences_by_marks, terms
from processors.statements.statement_form import statedness

#: The weights of statements by their kind, without their facts; a fact is worth about 1.
DONE: Final = 8.0
RAN: Final = 2.5
DECIDED: Final = 2.0
AGREED: Final = 1.8
OPENING: Final = 4.0
ASKED: Final = 1.5
FAILED: Final = 1.0
#: A question behind which the other side has spoken.
PROBABLY_ANSWERED: Final = 0.5
LOOKED_UP: Final = 0.2
#: What states how things are, in a form that no kind of obligation has; a remark tells a story.
STATED: Final = 1.8
REMARK: Final = 0.1
NOTHING: Final = 0.0
#: The least weight of an obligation of a user and of an agent.
OWED: Final[Mapping[Kind, tuple[float, float]]] = {
    "rule": (4.0, 1.2),
    "limit": (4.0, 1.2),
    "goal": (4.0, 1.2),
    "preference": (3.0, 1.0),
    "decision": (2.5, 2.0),
    "commitment": (2.5, 2.0),
    "next": (1.5, 1.5),
    "done": (1.5, 1.5),
    "open": (2.0, 1.0),
    "value": (1.6, 0.8),
}
#: How :func:`likely` falls with the form of a statement: half of the form counts an eighth. Of the sentences of people
#: whom the weights do not know, a summary owes one in seven with half of the form, two in five with 0.9 of it, and four
#: in five with all of it.
_LIKELY_POWER: Final = 3
#: An obligation, a question or a request that is so likely weighs what its kind weighs; none weighs less than a tenth.
_CERTAIN: Final = 0.35
_MIN_CERTAINTY: Final = 0.1
#: A longer sentence that begins with a courtesy says something else too, and so does one with so much of the form of a
#: statement ("Hi, the deadline moved to Friday."): of the recorded ones that say nothing else, all but thanks have less.
_MAX_COURTESY_CHARACTERS: Final = 60
_MIN_STATED_BESIDES: Final = 0.3
#: The beginnings of a line about a tool call.
CALL_PREFIX: Final = "Called "
LOOKUP_PREFIX: Final = "Looked up with "
#: The words between two statements in a line.
LATER_WORDS: Final = re.compile(rf"{LATER}|{SAID_LATER}")


def weighed(sentence: str, side: Side) -> tuple[float, bool]:
    """Return the weight of a sentence, and whether it is a remark.

    A remark neither asks for something, decides it, nor tells an outcome or a call.
    """
    if side == "user":
        decides = DECISION.match(sentence) is not None
        remark = not decides and not asks(sentence)
    else:
        decides = False
        remark = not is_call(sentence) and not tells_outcome(sentence)
    if is_courtesy(sentence, side):
        return NOTHING, remark
    if remark:
        return form_weight(sentence, side), remark
    if decides:
        return DECIDED if values_in(sentence) else AGREED, remark
    if side == "ai" and is_call(sentence):
        return _call_weight(sentence), remark
    return ASKED * certainty(sentence, side), remark


def weighed_as_said(sentence: str, side: Side) -> tuple[float, bool]:
    """Return the same of a sentence of a message; what names nothing has no weight."""
    weight, remark = weighed(sentence, side)
    return (NOTHING if says_nothing(sentence) else weight), remark


def is_courtesy(sentence: str, side: Side) -> bool:
    """Return whether a sentence is a courtesy and no more: "Thank you for checking.", "Have a good weekend!"."""
    return (
        len(sentence) <= _MAX_COURTESY_CHARACTERS
        and COURTESY.match(sentence) is not None
        and (
            THANKS.match(sentence) is not None
            or statedness(sentence, user=side == "user") < _MIN_STATED_BESIDES
        )
    )


def says_nothing(sentence: str) -> bool:
    """Return whether a sentence names nothing: "Perfect.", "Shall I?", "Ok, makes sense." tell nothing alone."""
    return (
        len(sentence) <= _MAX_COURTESY_CHARACTERS
        and not has_digit(sentence)
        and NAMELESS.issuperset(terms(sentence))
    )


def form_weight(sentence: str, side: Side) -> float:
    """Return the weight of a remark by its form: what states how things are weighs more than what tells a story."""
    return REMARK + (STATED - REMARK) * likely(sentence, side)


def _call_weight(line: str) -> float:
    """Return the weight of a line of an earlier summary that describes a tool call."""
    if line.startswith(LOOKUP_PREFIX):
        return LOOKED_UP
    tool = line.removeprefix(CALL_PREFIX)
    return FAILED if "; it failed: " in line else DONE if is_changing(tool) else RAN


def is_call(line: str) -> bool:
    """Return whether a line describes a tool call."""
    return line.startswith((CALL_PREFIX, LOOKUP_PREFIX))


def certainty(sentence: str, side: Side) -> float:
    """Return 1 for a sentence that likely states what holds, and less for one that tells a story.

    In a story people ask, too: "Can you imagine?".
    """
    return min(1.0, _MIN_CERTAINTY + likely(sentence, side) / _CERTAIN)


def likely(line: str, side: Side) -> float:
    """Return how likely a line is worth its tokens by its form, from 0 to 1; half of the form is far less than half."""
    return _stated(line, side) ** _LIKELY_POWER


def _stated(line: str, side: Side) -> float:
    """Return how much a line states what holds: of several sentences in it, the one that does most."""
    parts = LATER_WORDS.split(line) if LATER in line or SAID_LATER in line else (line,)
    return max(
        [
            statedness(sentence, user=side == "user")
            for part in parts
            for sentence in sentences_by_marks(part)
        ],
        default=0.0,
    )


def stated_besides(line: str, side: Side) -> float:
    """Return how much the statements of a line state what holds, summed over all but the one that does most.

    What tells a story adds nothing.
    """
    *others, _ = sorted(statedness(part, user=side == "user") for part in line.split(SAID_LATER))
    return sum(share for share in others if share >= MIN_STATED)
