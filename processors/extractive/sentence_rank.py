"""TextRank: a sentence counts for what it shares with the others, and with those that count themselves.

Similarity is the cosine of TF-IDF vectors, found through an index of terms, so that only sentences with a term in
common meet. A term that stands in more than a fifth of all sentences tells nothing and is passed over, which also
keeps the index from becoming quadratic. Why our own: libraries for this bring numpy, nltk with its corpora, or a
language model; what is needed of it are the sixty lines below, and they must give the same on every machine.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

#: Sentences that are ranked; beyond, the caller chooses which.
MOST_RANKED: Final = 300
_DAMPING: Final = 0.85
_ROUNDS: Final = 12
_COMMON_SHARE: Final = 0.2
_LEAST_SIMILARITY: Final = 0.05


def rank(documents: Sequence[Sequence[str]]) -> list[float]:
    """Return how central each of ``documents`` (lists of terms) is, from 0 to 1, the most central one being 1.

    Takes at most :data:`MOST_RANKED`; those behind get 0.
    """
    ranked = documents[:MOST_RANKED]
    edges = _similarities(_weights(ranked))
    count = len(ranked)
    if not count:
        return []
    strength = [sum(weight for _, weight in around) for around in edges]
    scores = [1.0] * count
    for _ in range(_ROUNDS):
        shares = [scores[at] / strength[at] if strength[at] else 0.0 for at in range(count)]
        scores = [
            1 - _DAMPING + _DAMPING * sum(shares[other] * weight for other, weight in edges[at])
            for at in range(count)
        ]
    most = max(scores)
    return [score / most for score in scores] + [0.0] * (len(documents) - count)


def inverse_frequencies(documents: Sequence[Sequence[str]]) -> dict[str, float]:
    """Return the inverse document frequency of every term."""
    counts = Counter(term for document in documents for term in set(document))
    return {term: math.log((1 + len(documents)) / count) for term, count in counts.items()}


def _weights(documents: Sequence[Sequence[str]]) -> list[dict[str, float]]:
    """Unit vectors of TF-IDF, common terms left out."""
    rarity = inverse_frequencies(documents)
    least = math.log(1 / _COMMON_SHARE) if len(documents) > 10 else 0.0
    vectors: list[dict[str, float]] = []
    for document in documents:
        raw = {
            term: count * rarity[term] for term, count in Counter(document).items() if rarity[term] > least
        }
        norm = math.sqrt(sum(weight * weight for weight in raw.values()))
        vectors.append({term: weight / norm for term, weight in raw.items()} if norm else {})
    return vectors


def _similarities(vectors: Sequence[dict[str, float]]) -> list[list[tuple[int, float]]]:
    index: dict[str, list[tuple[int, float]]] = defaultdict(list)
    edges: list[list[tuple[int, float]]] = [[] for _ in vectors]
    for at, vector in enumerate(vectors):
        near: dict[int, float] = defaultdict(float)
        for term, weight in vector.items():
            for other, theirs in index[term]:
                near[other] += weight * theirs
            index[term].append((at, weight))
        for other, similarity in near.items():
            if similarity >= _LEAST_SIMILARITY:
                edges[at].append((other, similarity))
                edges[other].append((at, similarity))
    return edges
