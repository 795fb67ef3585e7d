"""Fills the standard knowledge schema of a summary: title, keywords, points, facts, sentiment, open questions."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from heapq import nsmallest
from itertools import chain
from typing import Any, Final

from processors.extractive.ledger import name_of
from processors.extractive.lexicon import COMPLAINT, DECISION, OPEN, PRAISE
from processors.extractive.line_weight import ASKED, DECIDED, RAN, is_call
from processors.extractive.material import Line, Material
from processors.extractive.selection import Key, Selection
from processors.extractive.sentence_rank import inverse_frequencies
from processors.extractive.title import title_of
from processors.extractive.tools import call_shortened
from processors.statements.sentence import clipped, with_full_stop

_MAX_POINTS: Final = 6
_MAX_FACTS: Final = 20
_WORDS: Final = re.compile(r"[^\W\d_]{4,}")
#: Words of praise and of complaint; each has four letters or more.
_FEELING: Final = PRAISE | COMPLAINT


def knowledge_of(
    lines: Sequence[Line],
    selection: Selection,
    centrality: Sequence[float],
    material: Material,
    worth: Mapping[Key, float],
    terms: Sequence[Sequence[str]],
) -> dict[str, Any]:
    """Return the knowledge of a summary that contains ``selection``, in the words of the conversation only.

    ``terms`` are the words of each line.
    """
    chosen = [lines[place] for place in selection.places]
    asked = [line for line in chosen if line.side == "user"]
    points = sorted(selection.places, key=lambda place: (-(lines[place].weight + centrality[place]), place))
    shown = [lines[place].text for place in points[:_MAX_POINTS]]
    outcome = [line.text for line in chosen if line.side == "ai" and line.weight < RAN / 2][-1:]
    did = [call_shortened(line.text) for line in chosen if line.side == "ai" and line.weight > RAN][-1:]
    title = title_of(_subjects(asked or chosen)) or title_of(line.text for line in material.lines)
    title = title or "Conversation"
    told = {(value.kind, value.key) for line in chosen for value in line.values}
    told |= {(value.kind, value.key) for value in selection.listed}
    # An exact sum does not depend on the order of a set.
    total = math.fsum(worth.values())
    kept = min(1.0, math.fsum(worth[key] for key in told if key in worth) / total) if total else 1.0
    return {
        "title": title,
        "keywords": _keywords(lines, title, terms),
        "summary": " ".join(map(with_full_stop, [title, *did, *outcome])),
        "key_points": [clipped(text, 200) for text in shown] or [title],
        "key_facts": _facts(chosen, selection, material, worth),
        "sentiment": _sentiment(lines, terms),
        "confidence": int(10 * kept),
        "action_items": _open_questions(lines),
    }


def _subjects(lines: Sequence[Line]) -> list[str]:
    """Return the lines that the title may come from: the aim, what else is asked for, decisions, and all others."""
    asking = [line for line in lines if line.weight >= ASKED / 2]
    new = [line for line in asking if not DECISION.match(line.text)]
    return [line.text for line in (*(line for line in lines if line.aim), *new, *asking, *lines)]


def _keywords(lines: Sequence[Line], title: str, terms: Sequence[Sequence[str]]) -> list[str]:
    """Return one to three terms that are frequent, but not in every line; the title's first word if there are none."""
    said = [found for line, found in zip(lines, terms, strict=True) if not is_call(line.text)] or terms
    telling = {
        term
        for term in set(chain.from_iterable(said))
        if (len(term) > 4 or not term.isascii()) and (term.isalpha() or not any(map(str.isdigit, term)))
    }
    counts = {term: n for term, n in Counter(chain.from_iterable(said)).items() if term in telling}
    rarity = inverse_frequencies(said)
    # A line without such a term counts with all that it has.
    rest = [found if telling.isdisjoint(found) else () for found in said]
    counts |= Counter(chain.from_iterable(rest))
    rarity |= inverse_frequencies(rest)
    ranked = nsmallest(3, counts, key=lambda term: (-counts[term] * rarity[term], term))
    return ranked or [clipped(title.split(maxsplit=1)[0] if title.split() else title, 40)]


def _facts(
    chosen: Sequence[Line], selection: Selection, material: Material, worth: Mapping[Key, float]
) -> list[str]:
    forms = {
        (value.kind, value.key): value
        for line in chosen
        for value in line.values
        if value not in line.outdated
    }
    forms.update({(value.kind, value.key): value for value in selection.listed})
    ranked = sorted(forms, key=lambda key: (-worth.get(key, 0.0), key))
    return [f"{name_of(forms[key], material.names)} {forms[key].text}" for key in ranked[:_MAX_FACTS]]


def _sentiment(lines: Sequence[Line], terms: Sequence[Sequence[str]]) -> str:
    """Return the sentiment of the users' lines, by words of praise and of complaint."""
    good = bad = 0
    for line, found in zip(lines, terms, strict=True):
        if line.side == "user":
            words = _words(line.text, found)
            if not _FEELING.isdisjoint(words):
                good += sum(map(PRAISE.__contains__, words))
                bad += sum(map(COMPLAINT.__contains__, words))
    if good > 2 * bad:
        return "positive"
    # Complaints are worded more politely than praise, so fewer of them suffice.
    return "negative" if bad > good else "neutral"


def _words(text: str, terms: Sequence[str]) -> Sequence[str]:
    """Return the words of four letters and more in a text; there may be shorter ones among them.

    ``terms`` are its terms: in ASCII they have all words, unless digits stand beside letters.
    """
    if text.isascii() and "".join(terms).isalpha():
        return terms
    return _WORDS.findall(text.casefold())


def _open_questions(lines: Sequence[Line]) -> list[str]:
    """Return up to three of the last questions and requests that the other side has not answered."""
    if not lines:
        return []
    last = lines[-1].side
    tail: list[str] = []
    for line in reversed(lines):
        if line.side != last or len(tail) == 3:
            break
        if OPEN.search(line.text) or (last == "user" and ASKED <= line.weight <= DECIDED):
            tail.append(clipped(line.text, 200))
    return tail[::-1]
