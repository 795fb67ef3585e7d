"""Cuts texts into sentences and sentences into terms, in any script, without a model of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from processors.statements.facts import MONTHS
from processors.statements.run_on import ends_with_abbreviation, sentences_of_run_on
from processors.statements.stated_values import words_of
from processors.statements.statement_form import CLOSING_MARKS

#: A sentence is cut after this many characters; the rest of a longer one is hardly prose.
MAX_SENTENCE_CHARACTERS: Final = 320

# A full stop ends a sentence only before a space: not in 1.5, v2.0, example.com. CJK marks need no space. The pattern
# begins with the mark, because a text is searched much faster for one of a few characters than for what stands behind.
_END: Final = re.compile(
    rf"[.!?…\u061f。\uff01\uff1f\uff61](?:(?<=[.!?…\u061f])[{re.escape(CLOSING_MARKS)}]?\s+|(?<=[。\uff01\uff1f\uff61]))"
)
#: The marks with which a statement ends that needs no full stop.
_MARKS_AT_END: Final = (".", "!", "?", ":", ";", "…", "\u3002", "\uff01", "\uff1f")
#: A number with a full stop at the end of a text, and the word before it.
_NUMBER_AT_END: Final = re.compile(r"(?:^|(\S+) |(?<=[(:]))\d{1,2}\.$")
#: A number behind one of these counts an item of a list: "Plan: 1. find where it comes from, 2. write a test".
_BEFORE_ITEM: Final = (":", ",", ";", "(", "-", "\u2013", "\u2014")
#: A number between one of these words and a word with a small letter, or a noun, is an ordinal: "der 2. Entwurf".
_BEFORE_ORDINAL: Final = frozenset(
    [
        "der", "die", "das", "den", "dem", "des", "am", "im", "zum", "zur", "vom", "beim", "ab", "bis", "jeder", "jede",
        "jedes", "jeden", "jedem", "det", "le", "la", "les", "el", "il", "lo",
    ]
)  # fmt: skip
#: Words with which a sentence begins, and which have a capital letter nowhere else.
_BEGINNINGS: Final = (
    "We|You|He|She|They|It|It's|That's|There|This|That|These|My|Our|Your|If|When|While|Since|Because|After|Before|For"
    "|From|With|And|But|So|Please|Never|Always|Don't|Let|Let's|Not|No|The|Just|Also|Then|Now|Today|Tomorrow|Maybe"
    "|Actually|What|Which|Who|Where|How|Why|Could|Would|Should|Do|Does|Did|Are|Is|Have|Has|Sorry|Finally|Anyway"
    "|Wir|Er|Es|Der|Die|Das|Ein|Eine|Mein|Meine|Unser|Unsere|Bitte|Nicht|Kein|Keine|Wenn|Mit|Für|Bei|Nach|Dann|Und"
    "|Aber|Jetzt|Leider|Eigentlich|Nous|On|Il|Elle|Je|Le|La|Les|Un|Une|Mon|Ma|Mes|Notre|Pas|Si|Pour|Dans|Finalement"
    "|Après|Avant|Désormais|El|Los|Las|Una|Mi|Nuestro|Nuestra|Para|Ahora|Ojo|Hoy|Luego|Entonces|Después"
)
_BEGINNING: Final = re.compile(rf"(?:{_BEGINNINGS}|I|Ich|Wir|Sie)\b")
# In a chat the full stop is often left out: "thanks, got it We fly on May 3". In "a night in The Hague" it is not.
_BEFORE_BEGINNING: Final = rf" (?=[A-Z])(?<=[^\W_] )(?=(?:{_BEGINNINGS}) [^\WA-Z_])"
_RUN_ON: Final = re.compile(_BEFORE_BEGINNING)
_RUN_ON_BEHIND_LAUGH: Final = re.compile(
    rf"{_BEFORE_BEGINNING}"
    r"| (?:(?<=\blol )|(?<=\bhaha )|(?<=[:;][)D(] )|(?<=[\U0001f300-\U0001faff] ))(?=[^\W_])"
)
_BULLET: Final = re.compile(r"^(\s*)(?:[-*•+]|\d{1,3}[.)])\s+")
_MARKUP: Final = re.compile(r"\*\*|__|^#{1,6}\s+|`")
_HEADING: Final = re.compile(r"\s*(?:#{1,6}\s|\*\*[^*]+\*\*\s*$)")
_INVISIBLE: Final = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ud800-\udfff]+"
)
_RUNS: Final = re.compile(r"[^\W_]+")
#: Runs of which each is a term, in a text of ASCII in lower case.
_LONG_RUNS: Final = re.compile(r"[a-z0-9]{3,}")
_UNSPACED: Final = re.compile(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
)


def sentences(text: str) -> list[str]:
    """Return the sentences of ``text``, each on one line, without markup; a list item together with its sub-list."""
    return [sentence for paragraph in paragraphs(text) for sentence in paragraph]


def paragraphs(text: str) -> list[list[str]]:
    """Return the sentences of each paragraph of ``text``, as :func:`sentences` does."""
    found: list[list[str]] = []
    for items in _paragraphs(text):
        paragraph = _joined(items)
        # Items are apart already: "Total Paid: $2,787" is one.
        cut = split_line if len(items) == 1 else sentences_by_marks
        parts = [paragraph] if len(paragraph) <= 40 else cut(paragraph)
        kept = [
            part if len(part) <= MAX_SENTENCE_CHARACTERS else clipped(part, MAX_SENTENCE_CHARACTERS)
            for part in parts
            if part[:1].isalnum() or any(map(str.isalnum, part))
        ]
        if kept:
            found.append(kept)
    return found


def split_line(line: str) -> list[str]:
    """Return the whole sentences of a line; the full stop of an abbreviation or an initial does not end a sentence.

    A sentence also ends without a full stop where another one probably begins.
    """
    return [
        sentence
        for marked in sentences_by_marks(line)
        for part in _without_run_on(marked)
        for sentence in sentences_of_run_on(part)
    ]


def sentences_by_marks(line: str) -> list[str]:
    """Return the sentences of a line that end with a full stop or another mark, and what stands behind the last one."""
    parts: list[str] = []
    begin = 0
    for end in _END.finditer(line):
        parts.append(line[begin : end.end()])
        begin = end.end()
    parts.append(line[begin:])
    found: list[str] = []
    pending = ""
    for at, part in enumerate(parts, start=1):
        pending = f"{pending} {part}".strip() if pending else part.strip()
        if not pending:
            continue
        marked = pending.rstrip(CLOSING_MARKS)
        if at < len(parts) and marked[-1:] == "." and _is_within_sentence(marked, parts[at]):
            continue
        found.append(pending)
        pending = ""
    return found


def _is_within_sentence(text: str, behind: str) -> bool:
    """Return whether the full stop at the end of ``text`` ends no sentence, but an abbreviation or a number."""
    return ends_with_abbreviation(text, behind) or _counts(text, behind)


def _counts(text: str, behind: str) -> bool:
    """Return whether the number with a full stop at the end of ``text`` belongs to what stands ``behind`` it.

    It does if it counts an item of a list, or is the day before a month ("am 14. April") or another ordinal.
    """
    if not text[-2:-1].isdigit():
        return False
    found = _NUMBER_AT_END.search(text)
    if found is None or not behind:
        return False
    word = found[1]
    if word is None or word.endswith(_BEFORE_ITEM):
        return True
    following = behind.split(None, 1)[0]
    if following.rstrip(".,;:!?").casefold() in MONTHS:
        return True
    return word.casefold() in _BEFORE_ORDINAL and _BEGINNING.match(behind) is None


def _without_run_on(sentence: str) -> list[str]:
    """Return the sentences of one with whole sentences in it that have no full stop."""
    may_laugh = (
        not sentence.isascii()
        or ":" in sentence
        or ";" in sentence
        or "lol " in sentence
        or "haha " in sentence
    )
    return (_RUN_ON_BEHIND_LAUGH if may_laugh else _RUN_ON).split(sentence)


def with_full_stop(text: str) -> str:
    """Return the text with a full stop, unless a mark ends it."""
    return text if text.rstrip(CLOSING_MARKS).endswith(_MARKS_AT_END) else f"{text}."


def flat(text: str) -> str:
    """Return ``text`` on one line without invisible characters, so that it cannot look like a line of the summary."""
    return with_single_spaces(text if text.isascii() and text.isprintable() else _INVISIBLE.sub(" ", text))


def with_single_spaces(text: str) -> str:
    """Return ``text`` with one space for all white space between words, and none around them."""
    plain = (
        "  " not in text and text[:1] != " " and text[-1:] != " " and text.isascii() and text.isprintable()
    )
    return text if plain else " ".join(text.split())


def clipped(text: str, limit: int) -> str:
    """Return ``text`` cut after a word to at most ``limit`` characters; an ellipsis marks the cut."""
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    at = head.rfind(" ", limit // 2)
    return f"{head[: at if at > 0 else limit - 1].rstrip(' ,;:')}…"


def terms(text: str) -> list[str]:
    """Return the terms of ``text``: words in lower case, or pairs of characters in scripts without spaces."""
    if text.isascii():
        if "'" not in text and len(text) <= MAX_SENTENCE_CHARACTERS:
            # What compares statements asks for the same words, which are remembered.
            return [word for word in words_of(text) if len(word) > 2]
        return _LONG_RUNS.findall(text.lower())
    folded = text.casefold()
    if _UNSPACED.search(folded) is None:
        return [run for run in _RUNS.findall(folded) if len(run) > 2]
    found: list[str] = []
    for run in _RUNS.findall(folded):
        if _UNSPACED.search(run):
            found += [run[at : at + 2] for at in range(len(run) - 1)] or [run]
        elif len(run) > 2:
            found.append(run)
    return found


class _Line(NamedTuple):
    """A line of a text without its markup; ``depth`` is that of an item of a list, -1 outside of one.

    A heading announces what stands below it, and so does a colon at the end.
    """

    depth: int
    text: str
    announces: bool


def _paragraphs(text: str) -> Iterator[list[str]]:
    """Yield lines without their markup; one that announces a list comes with the items that there is room for.

    An item with a list of its own is never parted from what fits: "Option 1: …; Price: $105" says what costs so much.
    """
    lines = list(_lines(text))
    pending: list[str] = []
    indent = 0
    length = 0
    for at, (depth, plain, announces) in enumerate(lines):
        if pending and depth > indent and length + _length_with_items(lines, at) < MAX_SENTENCE_CHARACTERS:
            pending.append(plain)
            length += len(plain) + 2
            continue
        if pending:
            yield pending
        pending, length = [plain], len(plain)
        # A line outside a list is joined with a list only if it announces one.
        indent = depth if depth >= 0 or announces else MAX_SENTENCE_CHARACTERS
    if pending:
        yield pending


def _lines(text: str) -> Iterator[_Line]:
    for line in text.splitlines():
        bullet = _BULLET.match(line)
        plain = line[bullet.end() :] if bullet else line
        if plain[:1] == "#" or "**" in plain or "__" in plain or "`" in plain:
            plain = _MARKUP.sub("", plain)
        plain = flat(plain)
        if plain:
            announces = plain.endswith((":", "\uff1a")) or _HEADING.match(line) is not None
            yield _Line(len(bullet[1]) if bullet else -1, plain, announces)


def _length_with_items(lines: Sequence[_Line], at: int) -> int:
    """Return the characters of an item and of the list below it."""
    length = len(lines[at].text)
    # By place: a copy of all lines below would be made for each item of a list.
    for place in range(at + 1, len(lines)):
        below = lines[place]
        if below.depth <= lines[at].depth or length >= MAX_SENTENCE_CHARACTERS:
            break
        length += len(below.text) + 2
    return length


def _joined(items: list[str]) -> str:
    if len(items) == 1:
        return items[0]
    head = items[0] if items[0].endswith(":") else f"{items[0].rstrip('.;')}:"
    tail = "; ".join(item.rstrip(".;") for item in items[1:])
    return f"{head} {tail}".replace(":; ", ": ")
