"""Measures how much of a conversation a summary keeps: the facts of the conversation are searched in the summary.

What counts as a fact is defined here and in no summarizer, so that no summarizer measures itself:

* **identifiers**: words of letters and digits (``HAT229``, ``FL-208871``, ``gift_card_6276644``), e-mail addresses,
  numbers of five digits or more, numbers of four digits after "ending in" or "#", and arguments of tools with a
  name like ``…_id``, ``…_code`` or ``…_number``;
* **dates**: a day of a month in any notation, with its year if one is given;
* **amounts**: numbers with a currency, and arguments of tools with a name like ``amount`` or ``price``;
* **decisions**: tool calls that change something and did not fail (the tool's verb together with its object), and
  answers that begin with yes, no, confirm, cancel and the like (the words of the answer).

Facts come from the texts of users and agents and from the arguments of tools. Values that are only in tool responses
are counted apart (:func:`tool_values`), because a conversation never mentions most of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

import orjson

from processors.memory.pairing import responses
from schemas.view import MessageView

Kind = Literal["identifier", "date", "amount", "decision"]
KINDS: Final[tuple[Kind, ...]] = ("identifier", "date", "amount", "decision")


class Fact(NamedTuple):
    """A fact of a conversation; ``key`` is its normal form, the same for every notation."""

    kind: Kind
    key: str


@dataclass(frozen=True, slots=True)
class KeptCount:
    """How many facts there were (``total``), and how many of them a text contains (``kept``)."""

    kept: int
    total: int

    @property
    def share(self) -> float:
        """``kept`` divided by ``total``; 1 if there was nothing to keep."""
        return self.kept / self.total if self.total else 1.0

    def __add__(self, other: KeptCount) -> KeptCount:
        return KeptCount(self.kept + other.kept, self.total + other.total)


_TOKEN: Final = re.compile(r"[\w@#%&+/.-]+", re.ASCII)
_MEASURE: Final = re.compile(r"\d{1,4}[.-]?[A-Za-z]+(?:[.-][A-Za-z]+)*|[A-Za-z]{1,2}\d")
_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_LONG_NUMBER: Final = re.compile(r"(?<![\w.,$€£-])\d{5,}(?![\w,]|\.\d)")
_ENDING: Final = re.compile(r"(?:ending (?:in|with)|last four(?: digits)?:?|#)\s*(\d{4})\b", re.IGNORECASE)
_ID_NAME: Final = re.compile(r"(?:^|_)(?:id|ids|code|number|reference|ref)$")
_AMOUNT_NAME: Final = re.compile(
    r"(?:^|_)(?:amount|price|total|cost|fee|balance|refund|fare|sum|paid|credit)s?$"
)
_NUMBER: Final = r"\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?"
_CURRENCY: Final = r"[$€£¥₹]|\b(?:USD|EUR|GBP|JPY|CHF|NOK|SEK|DKK|dollars?|euros?|pounds?)\b"
#: Not a line break: the end of a line and the beginning of the next are no amount together.
_SPACE: Final = r"[^\S\r\n]"
_AMOUNT: Final = re.compile(
    rf"(?:{_CURRENCY}){_SPACE}?({_NUMBER})(?![\d])|(?<![\w.,])({_NUMBER}){_SPACE}?(?:{_CURRENCY}|[$€£¥₹])",
    re.IGNORECASE,
)
_ANSWER: Final = re.compile(
    r"\W*(?:yes|yeah|yep|no|nope|ok|okay|sure|confirm(?:ed)?|correct|agreed|go ahead"
    r"|please (?:proceed|cancel|book|go ahead)"
    r"|cancel|let's|i(?:'d| would) like to (?:proceed|cancel|book|go ahead))\b",
    re.IGNORECASE,
)
_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH: Final = (
    r"(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\.?"
)
_ISO: Final = re.compile(r"(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)")
_MONTH_DAY: Final = re.compile(
    rf"\b{_MONTH}\s+(\d{{1,2}})(?:st|nd|rd|th)?\b(?:,?\s+(\d{{4}})\b)?", re.IGNORECASE
)
_DAY_MONTH: Final = re.compile(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th)?(?:\s+of)?\s+{_MONTH}(?:,?\s+(\d{{4}})\b|\b)", re.IGNORECASE
)
_READING: Final = frozenset(
    [
        "get", "search", "find", "list", "read", "fetch", "look", "lookup", "query", "check", "calculate", "think",
        "view", "show", "describe", "count", "retrieve", "load", "browse", "track", "verify", "compute", "estimate",
        "quote",
    ]
)  # fmt: skip
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+|\n+")
_WORDS: Final = re.compile(r"\w{4,}")
#: The two letters that are ASCII in lower case, though they are not: a capital I with a dot, and the sign for kelvin.
_NEVER_ASCII: Final = {0x130: "\u0131", 0x212A: "\u0138"}
_FAILED: Final = re.compile(r"\W*(?:error|failed|failure|exception)\b", re.IGNORECASE)
#: An answer counts as kept if one line of the summary has this share of its words.
ANSWER_WORDS_KEPT: Final = 0.6


class NamedFacts(NamedTuple):
    """What one message names.

    Attributes:
        facts: Its identifiers and amounts.
        days: Its days, each with its year or "".
    """

    facts: frozenset[Fact]
    days: frozenset[tuple[str, str]]

    @property
    def all(self) -> set[Fact]:
        """Return the facts with the days as facts."""
        return {*self.facts, *_days_as_facts(self.days)}


#: What a message without facts names.
NOTHING_NAMED: Final = NamedFacts(frozenset(), frozenset())


def named_facts(message: MessageView) -> NamedFacts:
    """Return what ``message`` names in its text and in the arguments of its calls; tools and summaries name nothing.

    Each text is searched alone, so the end of one and the beginning of the next make no fact together.
    """
    if message.compacted or message.role == "tool":
        return NOTHING_NAMED
    texts = [message.text]
    facts: set[Fact] = set()
    for call in message.tool_calls or ():
        for name, value in leaves(decoded(call.arguments)):
            texts.append(str(value))
            facts.update(_passed(name, value))
    days: set[tuple[str, str]] = set()
    for text in texts:
        found = facts_in_text(text)
        facts |= found.facts
        days |= found.days
    return NamedFacts(frozenset(facts), frozenset(days))


def shown_facts(message: MessageView) -> NamedFacts:
    """Return what a reader of ``message`` finds word for word: what it names, or of a tool's answer what that gives."""
    if message.role != "tool" or message.compacted:
        return named_facts(message)
    facts: set[Fact] = set()
    texts: list[str] = []
    for name, value in leaves(decoded(message.text)):
        texts.append(str(value))
        facts.update(_passed(name, value))
        if isinstance(value, int | float) and not isinstance(value, bool):
            facts.add(Fact("amount", _plain(str(value))))
    found = facts_in_text("\n".join(texts))
    return NamedFacts(found.facts | facts, found.days)


def facts_in_text(text: str) -> NamedFacts:
    """Return the identifiers, amounts and days of ``text``."""
    facts = {Fact("identifier", key) for key in identifiers_in(text)}
    facts |= {Fact("amount", key) for key in amounts_in(text)}
    return NamedFacts(frozenset(facts), frozenset(_days(text)))


def conversation_facts(messages: Iterable[MessageView]) -> set[Fact]:
    """Return the distinct facts of ``messages``, without tool responses and without earlier summaries."""
    new = [message for message in messages if not message.compacted]
    responses_by_call = responses(new)
    facts: set[Fact] = set()
    days: set[tuple[str, str]] = set()
    for message in new:
        if message.role == "tool":
            continue
        named = named_facts(message)
        facts |= named.facts
        days |= named.days
        if message.role == "user":
            facts.update(_answers(message.text))
        for call in message.tool_calls or ():
            response = responses_by_call.get((message.sequence, call.id))
            if response is not None and not (response.is_error or _FAILED.match(response.text)):
                facts.update(_action(call.name, decoded(call.arguments)))
    facts.update(_days_as_facts(days))
    return facts


def tool_values(messages: Iterable[MessageView]) -> set[str]:
    """Return every distinct value in the JSON of tool responses; no summary is meant to keep all of them."""
    values: set[str] = set()
    for message in messages:
        if message.role == "tool":
            for _, value in leaves(decoded(message.text)):
                if not isinstance(value, bool) and len(str(value)) > 1:
                    values.add(in_lower_case(str(value)))
    return values


def kept_by_kind(facts: AbstractSet[Fact], text: str) -> dict[Kind, KeptCount]:
    """Return how many of ``facts`` are in the summary ``text``, by kind."""
    summary = SummaryText(text)
    found: dict[Kind, list[int]] = {kind: [0, 0] for kind in KINDS}
    for fact in facts:
        counts = found[fact.kind]
        counts[0] += summary.contains(fact)
        counts[1] += 1
    return {kind: KeptCount(*counts) for kind, counts in found.items()}


def kept_values(values: AbstractSet[str], text: str) -> KeptCount:
    """Return how many of the tools' ``values`` are in ``text`` as whole words."""
    folded = in_lower_case(text)
    return KeptCount(sum(stands_in(value, folded) for value in values), len(values))


def identifiers_in(text: str) -> Iterator[str]:
    """Yield the identifiers of ``text``, in lower case."""
    for match in _TOKEN.finditer(text):
        token = match.group().strip(".,-/+%&#")
        mixed = any(char.isdigit() for char in token) and any(char.isalpha() for char in token)
        if len(token) < 4 or not (mixed or _ADDRESS.fullmatch(token)) or _MEASURE.fullmatch(token):
            continue
        if not dates_in(token):
            yield in_lower_case(token)
    yield from _LONG_NUMBER.findall(text)
    yield from _ENDING.findall(text)


def amounts_in(text: str) -> Iterator[str]:
    """Yield the amounts of money of ``text`` as plain decimal numbers."""
    for match in _AMOUNT.finditer(text):
        yield _plain(match.group(1) or match.group(2))


def dates_in(text: str) -> set[str]:
    """Return the days in ``text``, in every form in which they may be looked up.

    A day with a year has the forms ``2024-05-27`` and ``05-27``; one without a year only the second.
    """
    found: set[str] = set()
    for year, day in _days(text):
        found.add(day)
        if year:
            found.add(f"{year}-{day}")
    return found


def _days_as_facts(days: AbstractSet[tuple[str, str]]) -> Iterator[Fact]:
    with_year = {day for year, day in days if year}
    for year, day in days:
        if year:
            yield Fact("date", f"{year}-{day}")
        elif day not in with_year:
            yield Fact("date", day)


def leaves(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the scalar values of decoded JSON with the nearest name above each; ``None`` is not a value."""
    # Not by recursion: the texts come from models and tools, and may be nested more deeply than Python calls.
    waiting: list[tuple[str, Any]] = [("", value)]
    while waiting:
        name, item = waiting.pop()
        if isinstance(item, dict):
            waiting += [(str(key), inner) for key, inner in reversed(item.items())]
        elif isinstance(item, list):
            waiting += [(name, inner) for inner in reversed(item)]
        elif item is not None and item != "":
            yield name, item


def decoded(text: str) -> Any:
    """Return what a JSON text says; the text itself if it is not JSON."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


class SummaryText:
    """A summary that is prepared for the search of facts.

    Attributes:
        folded: Its text, in lower case.
        days: Its days, in every form in which they may be looked up.
        amounts: Its amounts of money.
    """

    def __init__(self, text: str) -> None:
        self.folded = in_lower_case(text)
        self.days = dates_in(text)
        self.amounts = set(amounts_in(text))
        self._lines = [line for line in self.folded.splitlines() if line]
        self._words = [set(_WORDS.findall(line)) for line in self._lines]

    @property
    def words(self) -> set[str]:
        """All its words that answers are compared by."""
        return set().union(*self._words)

    def contains(self, fact: Fact) -> bool:
        """Return whether the fact is in the summary."""
        if fact.kind == "identifier":
            return stands_in(fact.key, self.folded)
        if fact.kind == "date":
            return fact.key in self.days
        if fact.kind == "amount":
            # A number of three digits is hardly there by chance; a shorter one must be written as money.
            return fact.key in self.amounts or (len(fact.key) >= 3 and stands_in(fact.key, self.folded))
        return self._decided(fact.key)

    def _decided(self, key: str) -> bool:
        if key.startswith("did:"):
            _, verb, what = key.split(":", 2)
            return any(verb in line and (not what or stands_in(what, line)) for line in self._lines)
        wanted = set(key.removeprefix("said:").split())
        least = ANSWER_WORDS_KEPT * len(wanted)
        return any(len(wanted & words) >= least for words in self._words)


def _answers(text: str) -> Iterator[Fact]:
    for sentence in _SENTENCES.split(text):
        if _ANSWER.match(sentence):
            words = sorted(set(_WORDS.findall(in_lower_case(sentence))))
            if len(words) >= 2:
                yield Fact("decision", "said:" + " ".join(words))


def _action(tool: str, arguments: Any) -> Iterator[Fact]:
    verb = in_lower_case(re.split(r"[_\W]|(?<=[a-z])(?=[A-Z])", tool)[0])
    if verb and verb not in _READING:
        named = [in_lower_case(str(value)) for name, value in leaves(arguments) if _ID_NAME.search(name)]
        yield Fact("decision", f"did:{verb}:{named[0] if named else ''}")


def _passed(name: str, value: Any) -> Iterator[Fact]:
    if isinstance(value, bool):
        return
    if _AMOUNT_NAME.search(name) and isinstance(value, int | float):
        yield Fact("amount", _plain(str(value)))
    elif _ID_NAME.search(name) and not isinstance(value, float):
        text = in_lower_case(str(value))
        if 3 <= len(text) <= 64 and not any(char.isspace() for char in text):
            yield Fact("identifier", text)


def in_lower_case(text: str) -> str:
    """Return a text to compare. No other letter becomes one of ASCII, with which an identifier would go on."""
    return text.translate(_NEVER_ASCII).lower()


def stands_in(value: str, folded: str) -> bool:
    """Return whether ``value`` is in a text as a whole word; both are in lower case."""
    at = folded.find(value)
    while at >= 0:
        end = at + len(value)
        before, after = folded[max(0, at - 1) : at], folded[end : end + 1]
        # ASCII only, because in languages without spaces letters of the language touch an identifier.
        if not (before.isascii() and before.isalnum()) and not (after.isascii() and after.isalnum()):
            return True
        at = folded.find(value, at + 1)
    return False


def _plain(number: str) -> str:
    digits = number.replace(",", "")
    return digits.rstrip("0").rstrip(".") if "." in digits else digits


def _days(text: str) -> Iterator[tuple[str, str]]:
    for match in _ISO.finditer(text):
        yield match[1], f"{match[2]}-{match[3]}"
    for match in _MONTH_DAY.finditer(text):
        yield match[3] or "", _day(match[1], match[2])
    for match in _DAY_MONTH.finditer(text):
        yield match[3] or "", _day(match[2], match[1])


def _day(month: str, day: str) -> str:
    return f"{_MONTHS.index(month[:3].lower()) + 1:02}-{int(day):02}"
