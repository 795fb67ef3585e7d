"""How messages are ranked: BM25 for stores that have no index of their own, and for recall by what they cover."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from processors.archive.archived import ArchivedEvent
from processors.archive.requests import Found, SearchRequest
from processors.archive.words import contains, words_of

#: The usual constants of BM25, which SQLite's FTS5 has as well.
_K1: Final = 1.2
_B: Final = 0.75


#: So many times as many messages as are wanted are looked up, and ranked by how much of the question they cover.
CANDIDATES: Final = 10


def covering(found: Sequence[Found], request: SearchRequest) -> list[Found]:
    """Return the best of what a store found, by score times the share of the terms that a message has.

    BM25 alone prefers a short message with one rare word (an identifier) to a long one that has all words of the
    question. That is right for a person who looks through many hits, and wrong for a model that gets five.

    Args:
        found: more messages than are wanted, the best first.
        request: what they were looked up by, and how many are wanted.
    """
    scored = [
        found_one._replace(score=found_one.score * _covered(found_one.event.text, request.terms))
        for found_one in found
    ]
    return heapq.nlargest(request.limit, scored, key=lambda one: (one.score, one.event.sequence))


def _covered(text: str, terms: Sequence[tuple[str, ...]]) -> float:
    words = words_of(text)
    return sum(contains(words, term) > 0 for term in terms) / len(terms)


def ranked(events: Sequence[ArchivedEvent], request: SearchRequest) -> list[Found]:
    """Return the events that match best, the best first; see :class:`Ranking`."""
    ranking = Ranking(request)
    ranking.add(events)
    by_place = {(event.session_id, event.sequence): event for event in events}
    return [Found(by_place[one.session_id, one.sequence], one.score) for one in ranking.best()]


class Ranked(NamedTuple):
    """Which event matches, and how well."""

    session_id: str
    sequence: int
    score: float


class Ranking:
    """Finds the events that match best among all that are added.

    How rare a word is shows only at the end, so any match may be among the best. Of each only its place and some numbers
    are kept: the events themselves, of which a search may find millions, are read again.

    Args:
        request: what to look for.
    """

    def __init__(self, request: SearchRequest) -> None:
        self._request = request
        self._count = 0
        self._total_length = 0
        self._having = [0] * len(request.terms)
        self._matching: list[tuple[str, int, tuple[int, ...], int]] = []
        self._sessions: dict[str, str] = {}

    def add(self, events: Iterable[ArchivedEvent]) -> None:
        """Look at the next events; those that the filter refuses count for how rare a term is, no more."""
        request = self._request
        for event in events:
            if not event.text:
                continue
            words = words_of(event.text)
            self._count += 1
            self._total_length += len(words)
            frequencies = tuple([contains(words, term) for term in request.terms])
            for number, frequency in enumerate(frequencies):
                self._having[number] += frequency > 0
            if any(frequencies) and request.accepts(event):
                session_id = self._sessions.setdefault(event.session_id, event.session_id)
                self._matching.append((session_id, event.sequence, frequencies, len(words)))

    def best(self) -> list[Ranked]:
        """Return which events match best, the best first."""
        if not self._matching:
            return []
        count = self._count
        rarity = [max(1e-6, math.log((count - found + 0.5) / (found + 0.5))) for found in self._having]
        mean = self._total_length / count
        scored = (
            Ranked(
                session_id,
                sequence,
                sum(
                    weight * frequency * (_K1 + 1) / (frequency + _K1 * (1 - _B + _B * length / mean))
                    for weight, frequency in zip(rarity, frequencies, strict=True)
                ),
            )
            for session_id, sequence, frequencies, length in self._matching
        )
        return heapq.nlargest(self._request.limit, scored, key=lambda found: (found.score, found.sequence))
