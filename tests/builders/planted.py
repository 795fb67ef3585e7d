"""Conversations with planted obligations: ordinary talk with rules, limits, preferences, tasks and changes in it.

The sentences are templates in ``tests/data/planted``. Those of :data:`LOOKED_AT` were looked at while the summarizer
was written. Those of :data:`SEALED` are shut: they are measured when all is done, and nobody reads them; they may not be
there yet. The same seed gives the same conversation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final, Literal, get_args

from processors.statements.sentence import sentences_by_marks
from schemas.view import MessageView
from tests.builders.summary_requests import call, in_order, view
from tests.live.process import ROOT

LookedAt = Literal[
    "tune",
    "tune_2",
    "tune_3",
    "tune_4",
    "tune_5",
    "tune_6",
    "tune_7",
    "tune_8",
    "tune_9",
    "tune_10",
    "tune_11",
    "tune_12",
    "tune_13",
    "tune_14",
    "tune_15",
    "tune_16",
    "tune_17",
    "tune_18",
    "tune_19",
    "tune_20",
    "tune_21",
    "tune_22",
    "tune_23",
    "tune_24",
    "tune_25",
    "tune_26",
    "tune_27",
    "tune_28",
    "tune_29",
    "tune_30",
    "tune_31",
    "tune_32",
    "tune_33",
    "tune_34",
    "tune_35",
    "tune_36",
    "held_out",
    "held_out_2",
    "held_out_3",
    "held_out_4",
    "held_out_5",
    "held_out_6",
    "held_out_7",
    "held_out_8",
    "held_out_9",
    "held_out_10",
    "held_out_11",
    "held_out_12",
    "held_out_13",
    "held_out_14",
    "held_out_15",
    "held_out_16",
    "held_out_17",
    "held_out_18",
    "held_out_19",
    "held_out_20",
    "held_out_21",
    "held_out_22",
    "held_out_23",
    "held_out_24",
    "held_out_25",
    "held_out_26",
    "held_out_27",
    "held_out_28",
    "held_out_29",
    "held_out_30",
    "held_out_31",
    "held_out_32",
    "held_out_33",
    "held_out_34",
    "held_out_35",
    "held_out_36",
    "held_out_37",
    "held_out_38",
    "held_out_39",
    "held_out_40",
    "held_out_41",
    "held_out_42",
    "held_out_43",
    "held_out_44",
    "held_out_45",
    "held_out_46",
    "held_out_47",
    "held_out_48",
    "held_out_49",
    "held_out_50",
    "held_out_51",
    "held_out_52",
    "held_out_53",
    "held_out_54",
    "held_out_55",
    "held_out_56",
    "held_out_57",
    "held_out_58",
    "held_out_59",
    "held_out_60",
    "held_out_61",
    "held_out_62",
    "held_out_63",
    "held_out_64",
    "held_out_65",
    "held_out_66",
    "held_out_67",
    "held_out_68",
    "held_out_69",
    "held_out_70",
    "held_out_71",
    "held_out_72",
    "held_out_73",
    "held_out_74",
    "held_out_75",
]
Sealed = Literal["sealed", "sealed_2", "sealed_3"]
Split = LookedAt | Sealed
Speaker = Literal["user", "ai"]
#: Where something begins and ends in a text.
Place = tuple[int, int]

LOOKED_AT: Final[tuple[LookedAt, ...]] = get_args(LookedAt)
SEALED: Final[tuple[Sealed, ...]] = get_args(Sealed)
#: Those that no fit of weights knows, so that a new fit can be measured.
UNFITTED: Final[frozenset[LookedAt]] = frozenset(
    {
        "held_out_54",
        "held_out_55",
        "held_out_56",
        "held_out_57",
        "held_out_58",
        "held_out_59",
        "held_out_60",
        "held_out_61",
        "held_out_62",
        "held_out_63",
        "held_out_64",
        "held_out_65",
        "held_out_66",
        "held_out_67",
        "held_out_68",
        "held_out_69",
        "held_out_70",
        "held_out_71",
        "held_out_72",
        "held_out_73",
        "held_out_74",
        "held_out_75",
    }
)
#: Those that the fits of weights know.
FITTED: Final[tuple[LookedAt, ...]] = tuple(split for split in LOOKED_AT if split not in UNFITTED)

DATA: Final = ROOT / "tests" / "data" / "planted"
SECTIONS: Final = ("support", "coding", "operations", "tutoring")
#: Portions of a conversation; after each it is compacted.
PORTIONS: Final = 10
#: UTF-8 bytes of a portion, about.
PORTION_BYTES: Final = 6_000

_ENDS: Final = (".", "!", "?", "…", "\u3002", "\uff01", "\uff1f")
_BRACKETS: Final = re.compile(r"[\[\]<>]")
#: A sentence beside a planted one that is not longer may belong to it.
_MAX_GOING_ON_CHARACTERS: Final = 60
#: What stands in brackets, which may have others in them, with them.
_BRACKETED: Final = re.compile(r"(\[[^\]]*\]|<[^>]*>)")
_NEEDLE: Final = re.compile(r"\[([^\]]*)\]")
_VALUE: Final = re.compile(r"<([^>]*)>")
_SLOT: Final = re.compile(r"\{(\w+)\}")
_MONTHS: Final = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]
_PLACES: Final = [
    "Bergen",
    "Cork",
    "Graz",
    "Turku",
    "Lucca",
    "Ghent",
    "Porto",
    "Trieste",
    "Malmo",
    "Brno",
    "Leiden",
    "Bath",
    "Nantes",
    "Gdansk",
]
_RELATIVES: Final = ["uncle", "cousin", "aunt", "brother", "sister", "neighbour", "grandfather", "niece"]
_ADJECTIVES: Final = [
    "quiet",
    "green",
    "narrow",
    "cheerful",
    "dusty",
    "golden",
    "sleepy",
    "curious",
    "plain",
    "wooden",
    "crooked",
    "gentle",
    "noisy",
    "pale",
    "bright",
    "odd",
]
_CHOICES: Final = [
    "amber",
    "basalt",
    "cedar",
    "denim",
    "elm",
    "flint",
    "garnet",
    "hazel",
    "indigo",
    "jasper",
    "khaki",
    "lilac",
    "maple",
    "nickel",
    "olive",
    "pearl",
    "quartz",
    "rust",
    "slate",
    "teal",
    "umber",
    "violet",
    "walnut",
    "zinc",
]
_NAMES: Final = ["Ines", "Marek", "Joan", "Tove", "Ravi", "Lena", "Oskar", "Mina"]
#: Values that tell nothing of the benchmark: no place, name or word of its lists.
_NEUTRAL: Final = {"n": "7", "money": "$80", "date": "May 5", "id": "AB-12"}
_VERBS: Final = ["get_record", "search_notes", "list_entries", "read_page"]


@dataclass(frozen=True, slots=True)
class Planted:
    """An obligation in a conversation.

    Attributes:
        kind: ``rule``, ``limit``, ``preference``, ``goal``, ``done``, ``next``, ``open``, ``decision``, ``identifier``,
            ``commitment``; ``change`` for a value that replaced another one; ``alike`` for two subjects that look alike.
        language: The language of the sentences.
        needles: For each statement that must be kept, the words that its lines must have.
        portion: The portion after which it holds.
        stale: The value that was replaced; ``None`` if none was.
        current: The value that replaced it.
        texts: What was said of it, in its order.
    """

    kind: str
    language: str
    needles: tuple[tuple[str, ...], ...]
    portion: int
    stale: str | None = None
    current: str | None = None
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlantedConversation:
    """A conversation in portions of messages, and what was planted in it."""

    name: str
    portions: tuple[tuple[MessageView, ...], ...]
    planted: tuple[Planted, ...]


@dataclass(frozen=True, slots=True)
class _Template:
    kind: str
    language: str
    #: Who says each of the texts.
    by: tuple[Speaker, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Said:
    """A text that stands in a portion; texts of one portion are said in the order of ``order``.

    Texts with the same ``item`` belong together, and each is said in a later turn than the one before it.
    """

    portion: int
    order: float
    by: Speaker
    text: str
    item: int


def planted_conversations(
    split: Split, seeds: Sequence[int], *, in_lines: bool = False
) -> list[PlantedConversation]:
    """Return one conversation of each section for each of ``seeds``.

    Args:
        split: Whose sentences are said.
        seeds: The same seed gives the same conversation.
        in_lines: Whether what is said behind a sentence without a full stop begins a line. Otherwise it goes on behind a
            space in two of five cases: "the bus was late again we need the hall key back by friday".
    """
    return [_conversation(split, section, seed, in_lines) for section in SECTIONS for seed in seeds]


def example_sentences(split: Split, random: Random) -> Iterator[tuple[Speaker, bool, str]]:
    """Yield speaker, whether it is planted, and text of every template of a split, with values in it."""
    for section in SECTIONS:
        values = _Values(random)
        for template in _templates(split)[section]:
            if template.kind == "talk":
                yield template.by[0], False, values.talk(template.texts[0])
            else:
                for by, text in zip(template.by, values.planted(template.texts), strict=True):
                    yield by, True, _BRACKETS.sub("", text)


def template_sentences(split: LookedAt) -> Iterator[tuple[Speaker, bool, str]]:
    """Yield speaker, whether it has words that must be kept, and text of the sentences of the templates of a split.

    A long sentence that only tells the story around a rule has none, as talk has none. A short one beside a rule may go
    on with it, or say nothing, so it is left out. The slots have no telling values.
    """
    for by, kind, sentence, marks in _marked_sentences(split):
        if marks or kind == "talk" or len(sentence) > _MAX_GOING_ON_CHARACTERS:
            yield by, bool(marks) and kind != "talk", sentence


def statement_sentences(split: LookedAt) -> Iterator[tuple[Speaker, str, list[Place]]]:
    """Yield speaker, text, and the places of the words that must be kept, of the sentences of a split that have any."""
    for by, kind, sentence, marks in _marked_sentences(split):
        if marks and kind != "talk":
            yield by, sentence, marks


def _marked_sentences(split: LookedAt) -> Iterator[tuple[Speaker, str, str, list[Place]]]:
    """Yield speaker, kind, text without brackets, and the places that had them, of each sentence of a split."""
    for section in SECTIONS:
        for template in _templates(split)[section]:
            for place, text in enumerate(template.texts):
                by = template.by[min(place, len(template.by) - 1)]
                plain = _SLOT.sub(lambda match: _NEUTRAL.get(match[1].rstrip("2"), ""), text).replace(
                    "\n", " "
                )
                line, marks = _without_brackets(plain)
                end = 0
                for sentence in sentences_by_marks(line):
                    begin = line.index(sentence, end)
                    end = begin + len(sentence)
                    within = [(one - begin, other - begin) for one, other in marks if begin <= one < end]
                    yield by, template.kind, sentence, within


def _without_brackets(text: str) -> tuple[str, list[Place]]:
    """Return a text without its brackets, and the places of what stood in them."""
    line = ""
    marks: list[Place] = []
    for part in _BRACKETED.split(text):
        inner = _BRACKETS.sub("", part)
        if part[:1] in {"[", "<"}:
            marks.append((len(line), len(line) + len(inner)))
        line += inner
    return line, marks


def has_words(text: str, needles: Sequence[str]) -> bool:
    """Return whether a text has all of ``needles``, each as a whole; all are in lower case."""
    return all(
        re.search(rf"(?<![a-z0-9]){re.escape(needle)}(?![a-z0-9])", text) is not None for needle in needles
    )


class _Values:
    """Values for the slots of templates; none is drawn twice."""

    def __init__(self, random: Random) -> None:
        self._random = random
        # None of them is the day of a date.
        self._numbers = random.sample(range(32, 900), 400)
        self._money = random.sample(range(150, 9_000), 100)
        self._days = random.sample([(month, day) for month in _MONTHS for day in range(1, 29)], 200)
        self._choices = random.sample(_CHOICES, len(_CHOICES))
        self._relatives = list(_RELATIVES)

    def keep_from_talk(self, planted: Iterable[Planted]) -> None:
        """Leave relatives out of the talk that are a value of a planted item: "call my brother, not my aunt"."""
        values = " ".join(f"{one.stale} {one.current}" for one in planted if one.stale is not None)
        self._relatives = [relative for relative in _RELATIVES if relative not in values]

    def planted(self, texts: tuple[str, ...]) -> tuple[str, ...]:
        """Fill the slots of a planted item; a slot has the same value in all of its texts."""
        drawn: dict[str, str] = {}

        def fill(match: re.Match[str]) -> str:
            name = match[1]
            if name not in drawn:
                drawn[name] = self._value(name.rstrip("2"))
            return drawn[name]

        return tuple(_SLOT.sub(fill, text) for text in texts)

    def talk(self, text: str) -> str:
        """Fill the slots of ordinary talk, with values that no planted item has."""
        random = self._random
        values = {
            "n": lambda: str(random.randint(2, 10)),
            "word": lambda: random.choice(_ADJECTIVES),
            "place": lambda: random.choice(_PLACES),
            "relative": lambda: random.choice(self._relatives),
        }
        return _SLOT.sub(lambda match: values[match[1]](), text)

    def identifier(self) -> str:
        random = self._random
        number = random.randint(100_000, 999_999)
        return random.choice(
            (f"FL-{number}", f"{number:x}c{number % 97:02x}", f"HX{number % 10_000}B", f"ORD-{number}")
        )

    def _value(self, kind: str) -> str:
        if kind == "n":
            return str(self._numbers.pop())
        if kind == "money":
            return f"${self._money.pop()}"
        if kind == "date":
            return "{} {}".format(*self._days.pop())
        if kind == "word":
            return self._choices.pop()
        return self.identifier() if kind == "id" else self._random.choice(_NAMES)


def _conversation(split: Split, section: str, seed: int, in_lines: bool) -> PlantedConversation:
    random = Random(f"{split}/{section}/{seed}")
    values = _Values(random)
    templates = _templates(split)[section]
    said: list[_Said] = []
    planted: list[Planted] = []
    for template in templates:
        if template.kind != "talk":
            _plant(template, values, random, said, planted)
    values.keep_from_talk(planted)
    talk = [template for template in templates if template.kind == "talk"]
    planted = [
        _counted(one, [*(one.text for one in said), *(one.texts[0] for one in talk)]) for one in planted
    ]
    portions = [
        _portion(
            sorted((one for one in said if one.portion == portion), key=lambda one: one.order),
            talk,
            values,
            random,
            in_lines,
        )
        for portion in range(PORTIONS)
    ]
    numbered = iter(in_order(*(message for portion in portions for message in portion)))
    return PlantedConversation(
        f"{section}-{seed}",
        tuple(tuple(next(numbered) for _ in portion) for portion in portions),
        tuple(planted),
    )


def _counted(one: Planted, texts: Iterable[str]) -> Planted:
    """Return a planted item without its replaced value if other sentences have it too: they would tell it as well."""
    if one.stale is None:
        return one
    others = (text.casefold() for text in texts if text not in one.texts)
    return replace(one, stale=None) if any(has_words(text, (one.stale,)) for text in others) else one


def _plant(
    template: _Template, values: _Values, random: Random, said: list[_Said], planted: list[Planted]
) -> None:
    """Say a template's texts somewhere in the conversation, and note what must be kept of them."""
    texts = values.planted(template.texts)
    portion = 0 if template.kind == "goal" else min(int(random.random() ** 1.5 * PORTIONS), PORTIONS - 1)
    order = -1.0 if template.kind == "goal" else random.random()
    last = portion
    for by, text in zip(template.by, texts, strict=True):
        said.append(_Said(portion, order, by, _BRACKETS.sub("", text), len(planted)))
        last = portion
        if text is not texts[-1]:
            portion, order = (
                (portion, order + (1 - order) / 2) if random.random() < 0.3 else (portion + 1, order)
            )
            portion = min(portion, PORTIONS - 1)
            order = max(order, said[-1].order + 0.001)
    needles = [
        tuple(_BRACKETS.sub("", needle).casefold() for needle in _NEEDLE.findall(text)) for text in texts
    ]
    kind = template.kind.split()[0]
    if kind == "change":
        old, new = (_VALUE.findall(text)[0] for text in texts)
        planted.append(
            Planted(
                kind,
                template.language,
                ((*needles[1], new.casefold()),),
                last,
                old.casefold(),
                new.casefold(),
                tuple(_BRACKETS.sub("", text) for text in texts),
            )
        )
    else:
        planted.append(Planted(kind, template.language, tuple(needles), last))


def _portion(
    said: Sequence[_Said], talk: Sequence[_Template], values: _Values, random: Random, in_lines: bool
) -> list[MessageView]:
    """Return the messages of a portion: what must be said, spread over turns of ordinary talk."""
    waiting = list(said)
    messages: list[MessageView] = []
    size = 0
    turns_left = PORTION_BYTES // 700
    while size < PORTION_BYTES or waiting:
        share = max(1, round(len(waiting) / max(1, turns_left))) if waiting else 0
        now, waiting = _of_this_turn(waiting, share)
        turns_left -= 1
        turn = [*_turn(now, talk, values, random, in_lines)]
        messages += turn
        size += sum(message.size_bytes for message in turn)
    return messages


def _of_this_turn(waiting: Sequence[_Said], share: int) -> tuple[list[_Said], list[_Said]]:
    """Return the first ``share`` texts, and the rest; the second text of an item is never in the first one's turn."""
    now: list[_Said] = []
    rest: list[_Said] = []
    for one in waiting:
        together = any(one.item == other.item for other in now)
        (now if len(now) < share and not together else rest).append(one)
    return now, rest


def _turn(
    now: Sequence[_Said], talk: Sequence[_Template], values: _Values, random: Random, in_lines: bool
) -> Iterator[MessageView]:
    yield view(
        "user", _text([one.text for one in now if one.by == "user"], "user", talk, values, random, in_lines)
    )
    if random.random() < 0.3:
        identifier = f"c{random.getrandbits(40):x}"
        verb = random.choice(_VERBS)
        rows = ", ".join(
            f'{{"place": "{random.choice(_PLACES)}", "level": {random.randint(2, 10)}}}'
            for _ in range(random.randint(2, 9))
        )
        yield view(
            "assistant", "", tool_calls=[call(identifier, verb, f'{{"place": "{random.choice(_PLACES)}"}}')]
        )
        yield view("tool", f'{{"rows": [{rows}]}}', tool_call_id=identifier, name=verb)
    yield view(
        "assistant", _text([one.text for one in now if one.by == "ai"], "ai", talk, values, random, in_lines)
    )


def _text(
    planted: Sequence[str],
    by: Speaker,
    talk: Sequence[_Template],
    values: _Values,
    random: Random,
    in_lines: bool,
) -> str:
    """Return a message: ordinary sentences, with the planted texts between them or in paragraphs of their own."""
    own = [one.texts[0] for one in talk if one.by[0] == by]
    text, *parts = [values.talk(text) for text in random.sample(own, min(len(own), random.randint(1, 4)))]
    for part in parts:
        text = _goes_on(text, part, in_lines)
    for one in planted:
        style = random.random()
        if style < 0.35:
            text = f"{text}\n\n{one}"
        elif style < 0.6:
            text = f"{one}\n\n{text}"
        elif style < 0.8:
            text = _goes_on(text, one, in_lines)
        else:
            text = _goes_on(one, text, in_lines)
    return text


def _goes_on(text: str, more: str, in_lines: bool) -> str:
    """Return a text that goes on in its line, or in the next one if it has no full stop and that is wanted."""
    return f"{text}\n{more}" if in_lines and not text.endswith(_ENDS) else f"{text} {more}"


@cache
def _templates(split: Split) -> dict[str, list[_Template]]:
    sections: dict[str, list[_Template]] = {}
    section: list[_Template] = []
    for line in (DATA / f"{split}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            section = sections.setdefault(line[2:], [])
        elif line and not line.startswith("## "):
            head, by, *texts = line.replace("\\n", "\n").split(" | ")
            kind, _, language = head.partition("@")
            speakers: list[Speaker] = ["user" if one == "user" else "ai" for one in by.split(">")]
            # One speaker says all texts, unless each has its own: "user>ai".
            of_each = speakers * len(texts) if len(speakers) == 1 else speakers
            section.append(_Template(kind, language or "en", tuple(of_each), tuple(texts)))
    return sections
