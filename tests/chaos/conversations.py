"""What is said in the sessions of a run, by family of sessions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.builders.events import (
    answer,
    calls,
    cleared,
    configured,
    deleted,
    described,
    removed,
    requested,
    response,
    system,
    user,
)

#: An event without ids, or a step that is none. A step is ``{"pause": seconds}``, a time of silence; ``{"fork": kind}``,
#: an order of a fork; or ``{"erase": {…}, "word": …}``, an order of an erasure. An event may have, for its writer:
#: ``numbers``, the numbers of the events that it names; ``based``, that it names the newest sequence that the writer
#: knows; and ``beside``, that it is of the session beside this one.
Fields = dict[str, Any]

EVENTS_A_SESSION: Final = 120
#: Of a session that is erased at its end, and of a fork that goes on: they are over soon, so that a run has some.
TURNS_BEFORE_ERASURE: Final = 4
TURNS_OF_A_FORK: Final = 15
TTL_SECONDS: Final = 6
WINDOW_MESSAGES: Final = 12
COMPACTED_ABOVE_MESSAGES: Final = 14

#: How often a family is written to, in relation to the others: what is said as usual comes first.
FAMILIES: Final[Mapping[str, int]] = {
    "plain": 3,
    "tools": 3,
    "window": 2,
    "compacted": 2,
    "removed": 1,
    "deleted": 1,
    "ttl": 1,
    "pinned": 2,
    "mixed": 2,
    "erased": 2,
}

_COMPACTION: Final = {"trigger_messages": COMPACTED_ABOVE_MESSAGES, "keep_recent_turns": 2}
_SETTINGS: Final[Mapping[str, Fields]] = {
    "window": {"max_messages": WINDOW_MESSAGES},
    "compacted": {"compaction": _COMPACTION},
}
_CONTENTS: Final = [
    {"kind": "text", "text": "look at this"},
    {"kind": "image", "uri": "https://example.org/i.png", "detail": "low"},
    {"kind": "pdf", "uri": "https://example.org/d.pdf"},
]
#: With the share of a pin in it: a quarter of each.
_LIMITS: Final[tuple[Fields, ...]] = (
    {"max_messages": 8},
    {"max_messages": 16},
    {"max_messages": 24},
    {"max_messages": None},
    {"max_size_bytes": 700},
    {"max_size_bytes": 4_000},
    {"max_size_bytes": None},
    {"compaction": {"keep_recent_turns": 1}},
    {"compaction": None},
    {"compaction": _COMPACTION},
)


def session_events(family: str, session_id: str, dice: random.Random) -> Iterator[Fields]:
    """Yield what is said in one session, and what becomes of it."""
    talk = _Talk(dice)
    match family:
        case "pinned":
            yield talk.event(configured(max_messages=24, compaction=_COMPACTION))
            yield from talk.changing(EVENTS_A_SESSION // 3, _PINNED)
        case "mixed":
            yield talk.event(system("Be brief."))
            yield talk.event(configured(max_messages=16, compaction=_COMPACTION))
            yield from talk.changing(EVENTS_A_SESSION // 3, _MIXED)
        case "fork":
            yield from talk.changing(TURNS_OF_A_FORK, _MIXED)
        case "erased":
            yield from _erased(talk, session_id)
        case _:
            yield from _usual(family, talk, dice)


def _usual(family: str, talk: _Talk, dice: random.Random) -> Iterator[Fields]:
    if family in _SETTINGS:
        yield talk.event(configured(**_SETTINGS[family]))
    for turn in range(EVENTS_A_SESSION // 2):
        if family == "ttl" and turn % 5 == 0:
            if turn:
                yield {"pause": dice.choice([1, 2, TTL_SECONDS + 2, TTL_SECONDS + 5])}
            yield talk.event(configured(ttl_seconds=TTL_SECONDS))
        yield talk.message(user(f"question {turn} {'x' * dice.randrange(60)}"))
        if family == "tools" and dice.random() < 0.6:
            yield talk.event(calls(f"call-{turn}"))
            if dice.random() < 0.9:
                yield talk.message(response(f"call-{turn}"))
        yield talk.message(answer(f"answer {turn}: the order {dice.randrange(10**6)} is on its way."))
        yield from _afterwards(family, talk, dice)


def _afterwards(family: str, talk: _Talk, dice: random.Random) -> Iterator[Fields]:
    """Yield what follows some turns."""
    chance = dice.random()
    match family:
        case "removed" if chance < 0.2:
            yield {**talk.event(removed()), "numbers": talk.recent()}
        case "removed" if chance < 0.23:
            yield talk.event(cleared())
        case "deleted" if chance < 0.08:
            yield talk.event(deleted())
            if chance < 0.04:
                yield {"fork": "of nothing"}
        case "compacted" if chance < 0.05:
            yield talk.event(requested())
        case _:
            pass


#: What may follow a turn, and how often in relation to the others.
_PINNED: Final = {"nothing": 12, "pin": 5, "unpin": 2, "fork": 4, "request": 1, "remove": 1}
_MIXED: Final = {
    **_PINNED,
    "remove a part": 1,
    "replace": 3,
    "clear": 1,
    "configure": 2,
    "system": 1,
    "describe": 1,
}


class _Talk:
    """One session, as it is said: what its events may name."""

    def __init__(self, dice: random.Random) -> None:
        #: Of the newest event.
        self.number = -1
        self._dice = dice
        self._said: list[int] = []
        self._pinned: list[int] = []
        #: Calls that nothing has answered yet.
        self._open: list[str] = []

    def event(self, fields: Fields) -> Fields:
        self.number += 1
        return fields

    def message(self, fields: Fields) -> Fields:
        self._said.append(self.number + 1)
        return self.event(fields)

    def recent(self) -> list[int]:
        """Return the numbers of two of the newest messages."""
        return self._dice.sample(self._said[-8:], k=2)

    def changing(self, turns: int, weights: Mapping[str, int]) -> Iterator[Fields]:
        """Yield turns, and what changes the memory between them."""
        for turn in range(turns):
            yield from self.turn(turn)
            yield from self._change(self._dice.choices([*weights], [*weights.values()])[0], turn)

    def turn(self, turn: int, **fields: Any) -> Iterator[Fields]:
        """Yield a question and its answer; tools may be called, and answer at once, turns later or never."""
        dice = self._dice
        if dice.random() < 0.1:
            yield self.message({"type": "MultimodalUserMessageAdded", "contents": _CONTENTS, **fields})
        else:
            yield self.message(user(f"question {turn} {'x' * dice.randrange(60)}", **fields))
        if self._open and dice.random() < 0.5:
            yield self.message(response(self._open.pop(0), "found late"))
        if dice.random() < 0.4:
            names = [f"call-{turn}.{number}" for number in range(dice.choice([1, 1, 2]))]
            yield self.message(calls(*names))
            for name in names:
                if dice.random() < 0.7:
                    text = "found " + "y" * dice.choice([0, 0, 0, 3_000])
                    yield self.message(response(name, text, is_error=dice.random() < 0.2))
                else:
                    self._open.append(name)
        thinking = dice.choice([{}, {}, {"thinking": "hm"}])
        yield self.message(
            answer(f"answer {turn}: the order {dice.randrange(10**6)} is on its way.", **thinking)
        )

    def _change(self, kind: str, turn: int) -> Iterator[Fields]:
        dice = self._dice
        recent = self.recent()
        match kind:
            case "pin":
                self._pinned += recent
                yield self.event({"type": "MessagePinned", "numbers": recent})
            case "unpin" if self._pinned:
                gone = self._pinned.pop(dice.randrange(len(self._pinned)))
                yield self.event({"type": "MessageUnpinned", "numbers": [gone]})
            case "remove":
                yield self.event({"type": "MessagesRemoved", "numbers": recent[:1]})
            case "remove a part":
                yield self.event({"type": "MessagesRemoved", "numbers": recent, "with_group": False})
            case "replace":
                new = dice.choice([user(f"question {turn} again"), answer(f"another answer {turn}")])
                based = {"based": True} if dice.random() < 0.5 else {}
                yield {**self.event(removed()), "numbers": recent[:1], "replacement": new, **based}
            case "clear":
                yield self.event(cleared())
            case "configure":
                yield self.event(configured(**dice.choice(_LIMITS)))
            case "system":
                yield self.event(system(dice.choice(["Be brief.", "Be long."])))
            case "describe":
                yield self.event(described(title=f"after {turn}", labels={"turn": str(turn)}))
            case "request":
                yield self.event(requested())
            case "fork":
                yield {"fork": dice.choice(["now", "now", "of then", "of then", "both"])}
            case _:
                pass


def _erased(talk: _Talk, session_id: str) -> Iterator[Fields]:
    """Yield a session of a user who is in another one too, and is forgotten at the end; or only the session is."""
    # With an end of its own: no word is the beginning of another.
    word = f"secret{session_id.replace('-', '')}x"
    name = f"user of {session_id}"
    by_user = int(session_id.rpartition("-")[2]) % 3 < 2
    for turn in range(TURNS_BEFORE_ERASURE):
        yield from talk.turn(turn)
        yield talk.message(user(f"my {word} is {turn}", user_id=name))
        if by_user and turn == 1:
            yield {"fork": "now"}
        if by_user and turn == 2:
            yield {**talk.event(user("a question of another user", user_id="another")), "beside": True}
            gone, new = talk.number, user(f"a question with the {word}", user_id=name)
            yield {**talk.event(removed()), "numbers": [gone], "replacement": new, "beside": True}
            yield {**talk.event(answer("an answer for both")), "beside": True}
    yield {"erase": {"user_id": name} if by_user else {"session_id": session_id}, "word": word}
