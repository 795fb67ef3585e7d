"""Fresh phrasings of changes, look-alikes, decisions, aims, rules, preferences and ordinary talk, each in two halves.

The sentences are in ``tests/data/phrasings``. They were written before the rules that they are counted for;
``tests/data/README.md`` says which were looked at afterwards.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from schemas.view import MessageView
from tests.builders.planted import Speaker
from tests.builders.summary_requests import in_order, view
from tests.live.process import ROOT

Phenomenon = Literal["changes", "alike", "decisions", "aims", "rules", "preferences", "ordinary"]

DATA: Final = ROOT / "tests" / "data" / "phrasings"
#: Ordinary talk around the sentences, of a user and an agent in turns.
TALK: Final = (
    "We had pancakes with the neighbours, and the youngest told a long story about a snail.",
    "Snails have a calm about them that one could envy on a busy afternoon.",
    "My uncle used to paint boats, he never finished one that he liked.",
    "Boats are hard to paint, most people say the water is the difficult part.",
    "It rained for most of the week and the cellar smelled of apples.",
    "Apples keep a cellar friendly, somebody once wrote a poem about that.",
    "The radio played the same song again and nobody minded.",
    "A song like that belongs to the season, and then it is gone.",
)
_MARKS: Final = re.compile(r"[<>]")
_MARKED: Final = re.compile(r"<([^>]*)>")


class Phrasing(NamedTuple):
    """One or two statements; ``marked`` has what was marked in each of them."""

    by: tuple[Speaker, ...]
    texts: tuple[str, ...]
    marked: tuple[str, ...]


def phrasings(phenomenon: Phenomenon, half: Literal[0, 1]) -> list[Phrasing]:
    """Return the phrasings of one half: 0 is the half that was looked at."""
    lines = (DATA / f"{phenomenon}.txt").read_text(encoding="utf-8").splitlines()
    found: list[Phrasing] = []
    for line in [line for line in lines if line and not line.startswith("## ")][half::2]:
        head, *written = line.split(" | ")
        speakers: list[Speaker] = [
            "user" if one == "user" else "ai" for one in head.partition("@")[0].split(">")
        ]
        marked = [match[1] for match in _MARKED.finditer(" ".join(written))]
        by = speakers * len(written) if len(speakers) == 1 else speakers
        found.append(Phrasing(tuple(by), tuple(_MARKS.sub("", text) for text in written), tuple(marked)))
    return found


def conversation(phrasing: Phrasing, *, turns_between: int = 1) -> list[MessageView]:
    """Return a conversation of ordinary talk in which the statements are said in this order."""
    talk = list(TALK)
    messages: list[MessageView] = []

    def turn(by: Speaker | None, text: str) -> None:
        for speaker, role in (("user", "user"), ("ai", "assistant")):
            parts = [talk[len(messages) % len(talk)]]
            messages.append(view(role, "\n\n".join([*parts, text] if speaker == by else parts)))

    if len(phrasing.texts) > 1:
        turn(None, "")
    for at, (by, text) in enumerate(zip(phrasing.by, phrasing.texts, strict=True)):
        for _ in range(turns_between if at else 0):
            turn(None, "")
        turn(by, text)
    turn(None, "")
    return in_order(*messages)
