"""Recognises what an agent says only to keep the talk going: it asks the user for something, offers help, or announces.

None of it states anything that a summary owes once the other side has spoken. The words are those of a few languages;
a sentence in any other one is kept as before.
"""

from __future__ import annotations

import re
from typing import Final

from processors.statements.facts import values_in
from processors.statements.obligation_words import may_have

#: A longer sentence says something else too.
_MAX_CHARACTERS: Final = 160
#: A list has so many items with a name.
_MIN_NAMED: Final = 3

_NAMED: Final = re.compile(r"[^:.!?]{1,40}: ")
_REQUEST: Final = re.compile(
    r"(?:^|[,;:] |\b(?:if so|so|and|then),? )please (?:just |also )?"
    r"(?:provide|confirm|let (?:me|us)|tell (?:me|us)|share|choose|specify|select|indicate|clarify)\b"
    r"|\blet me know\b"
    r"|\bi(?:'ll| will|'d| would)? (?:just |still |also )?need"
    r" (?:your|you to|to know|the following|(?:some )?(?:more )?information)\b"
    r"|\bbitte (?:bestätigen|nennen|geben|teilen|sagen|wählen)\b"
    r"|\bveuillez (?:confirmer|fournir|indiquer|choisir|préciser)\b"
    r"|\bpor favor,? (?:confirm[ae]|indi(?:ca|que)|proporcione|eli(?:ge|ja)|dígame|dime)\b"
)
#: One of these is in every text in which the one above finds something.
_REQUEST_SIGNS: Final = ("please", "let me know", "need", "bitte", "veuillez", "por favor")
_OFFER: Final = re.compile(
    r"\b(?:feel free to|(?:don't|do not) hesitate|(?:happy|here|glad) to (?:help|assist))\b"
    r"|\bif (?:you (?:have|need)|there(?:'s| is)) (?:(?:any|anything|some|something|more|further|other|additional) )*"
    r"(?:questions?|concerns?|assistance|help|else)\b"
    r"|\b(?:anything|something) else (?:i can|you|that i)\b"
    r"|^(?:please )?(?:hold on|bear with me|one moment|just a moment|give me a moment|wait a moment)\b"
    r"|^(?:sure,? |certainly,? |of course,? |no problem,? )?i can (?:help|assist) you (?:with|to do) (?:that|this|it)\b"
    r"|\bzögern sie nicht\b|\bmelden sie sich (?:gern|jederzeit)|\bn'hésitez pas\b|\bno dude[ns] en\b"
)
_OFFER_SIGNS: Final = (
    "feel free", "hesitate", "help", "assist", "if you", "if there", "else", "hold on", "bear with", "moment", "no dude",
)  # fmt: skip
_ANNOUNCEMENT: Final = re.compile(
    r"^(?:(?:sure|certainly|of course|no problem|great|okay|ok|thank you|thanks|now|first|next|then)[,.!]? )*"
    r"(?:i(?:'ll| will|'m going to| am going to)|let me|let's|allow me to)\b"
    r"|^(?:ich werde|lass mich|lassen sie mich|je vais|voy a)\b"
)
_ANNOUNCEMENT_SIGNS: Final = (
    "i'll",
    "i will",
    "i'm going",
    "i am going",
    "let",
    "allow",
    "ich",
    "lass",
    "je ",
    "voy",
)


def asks_user(text: str) -> bool:
    """Return whether an agent asks the user for something without a question mark: "Please provide your number."."""
    return _is_talk(text, _REQUEST_SIGNS, _REQUEST)


def offers_help(text: str) -> bool:
    """Return whether an agent offers help or asks for patience: "If you need anything else, feel free to ask!"."""
    return _is_talk(text, _OFFER_SIGNS, _OFFER)


def announces(text: str) -> bool:
    """Return whether an agent says what it does next: "Let me look that up."."""
    return _is_talk(text, _ANNOUNCEMENT_SIGNS, _ANNOUNCEMENT)


def lists_data(text: str) -> bool:
    """Return whether a text is a list of data, each with its name: "Departure: 14:00; Arrival: 16:30; Price: $105"."""
    return text.count("; ") >= _MIN_NAMED - 1 and (
        sum(_NAMED.match(item) is not None for item in text.split("; ")) >= _MIN_NAMED
    )


def _is_talk(text: str, signs: tuple[str, ...], form: re.Pattern[str]) -> bool:
    """Return whether a sentence has the form, and no value: "Please confirm the refund of $50." gives one."""
    if len(text) > _MAX_CHARACTERS:
        return False
    lowered = text.lower().replace("\u2019", "'")
    return may_have(signs, lowered) and form.search(lowered) is not None and not values_in(text)
