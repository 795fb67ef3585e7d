"""Words that tell the kind of a sentence: a decision, a request, an outcome, a courtesy.

They are hints in a few languages and only change weights. A sentence in any other language still counts by its facts
and by the terms it shares with the rest of the conversation.
"""

from __future__ import annotations

import re
from typing import Final

from processors.statements.current_values import states_by_question
from processors.statements.obligation_words import HELP, may_have
from processors.statements.statement_form import GRAMMAR, is_question

#: An answer that decides something.
DECISION: Final = re.compile(
    r"\W*(?:yes|yeah|yep|no|nope|ok|okay|sure|confirm\w*|correct|agreed|go ahead|cancel\w*|let's"
    r"|please (?:proceed|cancel|book|go)"
    r"|i(?:'d| would)? (?:want|like|prefer|agree|decid\w+|choose)"
    r"|ja|nein|gerne|bitte|oui|non|d'accord|sí|si|vale|sim|não)\b"
    r"|\W*(?:是|好|不|确认|取消|可以|はい|いいえ|네|아니)",
    re.IGNORECASE,
)
#: The beginnings of what decides by its form, but answers nothing.
_DECIDES_NOT: Final = (
    "let's",
    "i ",
    "i'",
    "please",
    "no more ",
    "no less ",
    "no later ",
    "no earlier ",
    "no fewer ",
)
#: The outcome of an action, in lower case: a search that heeds no case takes several times as long.
OUTCOME: Final = re.compile(
    r"\b(?:success\w*|confirmed|cancell?ed|booked|refund\w*|updated|changed|approved|declined|denied|scheduled"
    r"|shipped|completed|cannot|can't|unable|not (?:possible|allowed|eligible|available)|policy"
    r"|bestätigt|storniert|gebucht|confirmé|annulé|confirmad[oa]|cancelad[oa])\b"
)
#: A request, in lower case.
REQUEST: Final = re.compile(
    r"[?\uff1f\u061f]|\b(?:need|want|would like|i'd like|please|can you|could you|help me)\b"
)
#: One of these is in every ASCII text in which the two above find something.
_OUTCOME_SIGNS: Final = (
    "success", "confirm", "cancel", "booked", "refund", "updated", "changed", "approved", "declined", "denied",
    "scheduled", "shipped", "completed", "cannot", "can't", "unable", "not ", "policy",
)  # fmt: skip
_REQUEST_SIGNS: Final = ("?", "need", "want", "d like", "please", "d you", "can you", "help me")
#: A sentence that ends as a question.
OPEN: Final = re.compile(r"[?\uff1f\u061f]\W*$")
#: The beginning of a courtesy. A short sentence that begins so may say something else: "Sorry, the lamp is red."
COURTESY: Final = re.compile(
    r"\W*(?:thank|thanks|hi\b|hello|hey\b|you're welcome|great\b|safe travels|no worries|have a |bye|goodbye"
    r"|sorry\b|i (?:really |truly |do )?appreciate\b"
    r"|danke|hallo|merci|bonjour|gracias|hola|obrigad|谢谢|你好|ありがとう)",
    re.IGNORECASE,
)
#: The beginning of thanks for something, which may have the form of a statement.
THANKS: Final = re.compile(
    r"\W*(?:(?:thank you|thanks|many thanks)(?: (?:so|very) much| a lot)? for"
    r"|i (?:really |truly |do )?appreciate (?:it|that|this|your?|the)"
    r"|(?:vielen )?dank(?:e)? für|merci (?:pour|de)|gracias por|obrigad[oa] por)\b",
    re.IGNORECASE,
)
PRAISE: Final = frozenset(
    [
        "thank", "thanks", "great", "perfect", "excellent", "appreciate", "wonderful", "happy", "glad", "love",
        "awesome", "danke", "super", "merci", "gracias", "obrigado",
    ]
)  # fmt: skip
COMPLAINT: Final = frozenset(
    [
        "unfortunately", "frustrated", "frustrating", "angry", "upset", "terrible", "disappointed", "disappointing",
        "unacceptable", "annoyed", "complaint", "worst", "sorry", "problem", "wrong", "failed", "broken", "leider",
        "ärgerlich", "désolé", "problema",
    ]
)  # fmt: skip
#: Words that name nothing. A sentence of these alone tells nothing where what stands around it is left out.
NAMELESS: Final = GRAMMAR | PRAISE | HELP | {
    "the", "this", "that", "these", "those", "you", "your", "yours", "there", "here", "too", "very", "really", "well",
    "good", "nice", "cool", "fine", "right", "correct", "okay", "sure", "yes", "yeah", "let", "see", "does", "what",
    "which", "where", "who", "how", "why", "else", "anything", "something", "ready", "done", "wow", "haha", "hmm", "now",
    "lol", "make", "makes", "sense", "sounds", "works", "got", "hm", "nope", "nah", "uff", "phew", "continuing", "cause",
    "found", "sent", "noted", "understood", "confirmed", "next", "problem", "things", "thing",
    "ihr", "das", "dies", "dir", "ihnen", "ihre", "sehr", "gut", "schön", "richtig", "genau", "doch", "hier", "was",
    "welche", "welcher", "welches", "wie", "warum", "alles", "klar", "fertig", "vous", "cela", "ça", "ici", "très",
    "bien", "bon", "oui", "quoi", "quel", "quelle", "comment", "pourquoi", "usted", "esto", "eso", "aquí", "muy",
    "bueno", "vale", "qué", "cuál", "cómo", "listo",
}  # fmt: skip
_DIGIT: Final = re.compile(r"\d")
#: First words of the names of tools that change something.
CHANGING: Final = frozenset(
    [
        "book", "cancel", "create", "update", "send", "transfer", "add", "remove", "delete", "refund", "pay", "order",
        "set", "change", "approve", "reject", "close", "open", "submit", "confirm", "hold", "release", "schedule",
        "move", "apply", "commit", "deploy", "write", "issue", "charge", "assign", "register", "join", "publish",
        "post", "put", "modify", "edit", "rename", "start", "stop", "restart", "upgrade", "downgrade", "exchange",
    ]
)  # fmt: skip
#: First words of the names of tools that only look something up.
READING: Final = frozenset(
    [
        "get", "search", "find", "list", "read", "fetch", "look", "lookup", "query", "check", "calculate", "think",
        "view", "show", "describe", "count", "retrieve", "load", "browse", "track", "verify", "compute", "estimate",
        "ask", "validate", "inspect",
    ]
)  # fmt: skip
#: Words in the names of tools without a verb, which say what is looked up.
LOOKED_UP_THINGS: Final = frozenset(
    [
        "log", "logs", "status", "history", "details", "info", "slots", "availability", "options", "grep", "diff",
        "stats", "metrics", "preview", "summary", "results",
    ]
)  # fmt: skip


def tells_outcome(sentence: str) -> bool:
    """Return whether a sentence tells the outcome of an action."""
    lowered = sentence.lower()
    return may_have(_OUTCOME_SIGNS, lowered) and OUTCOME.search(lowered) is not None


def asks(sentence: str) -> bool:
    """Return whether a sentence is a request or a question."""
    lowered = sentence.lower()
    return may_have(_REQUEST_SIGNS, lowered) and REQUEST.search(lowered) is not None


def decides(text: str) -> bool:
    """Return whether a sentence answers and decides.

    "I'd like", "let's", "please" and "no more than" begin a wish, a plan, a request and a limit, which a later one may
    replace. So does a question that states something ("Ok, it's at nine, right?").
    """
    if is_question(text) and states_by_question(text):
        return False
    return DECISION.match(text) is not None and not text.lower().startswith(_DECIDES_NOT)


def has_digit(text: str) -> bool:
    """Return whether a text has a digit; a search is faster than to ask each character, but finds no "²"."""
    return _DIGIT.search(text) is not None or (not text.isascii() and any(map(str.isdigit, text)))
