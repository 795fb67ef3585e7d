"""TextRank: a sentence is central if it shares terms with other sentences, most of all with central ones.

Similarity is the cosine of TF-IDF vectors. An index of terms finds the pairs, so only sentences with a common term are
compared. A term in more than a fifth of all sentences distinguishes nothing and is left out, which also keeps the index
from becoming quadratic. No library is used, because those for this bring numpy, nltk with its corpora, or a language
model. The sixty lines below suffice, and they give the same result on every machine.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import chain
from operator import itemgetter, mul
from typing import Final

#: Sentences that are ranked; if there are more, the caller chooses which.
MAX_RANKED_SENTENCES: Final = 200
_DAMPING: Final = 0.85
_ROUNDS: Final = 8
_COMMON_SHARE: Final = 0.2
_MIN_SIMILARITY: Final = 0.05


def rank(documents: Sequence[Sequence[str]]) -> list[float]:
    """Return the centrality of each of ``documents`` (lists of terms), from 0 to 1; that of the most central is 1.

    Only the first :data:`MAX_RANKED_SENTENCES` are ranked; the others get 0.
    """
    ranked = documents[:MAX_RANKED_SENTENCES]
    others, weights = _similarities(_weights(ranked))
    count = len(ranked)
    if not count:
        return []
    scores_of = [_getter(around) for around in others]
    strength = [sum(around) for around in weights]
    scores = [1.0] * count
    for _ in range(_ROUNDS):
        shares = [scores[at] / strength[at] if strength[at] else 0.0 for at in range(count)]
        scores = [
            1 - _DAMPING + _DAMPING * sum(map(mul, of_others(shares), around))
            for of_others, around in zip(scores_of, weights, strict=True)
        ]
    most = max(scores)
    return [score / most for score in scores] + [0.0] * (len(documents) - count)


def _getter(places: list[int]) -> Callable[[Sequence[float]], Sequence[float]]:
    """Return what returns the elements of a sequence at ``places``."""
    # itemgetter() returns no sequence for one place, and needs one.
    if len(places) < 2:
        return lambda sequence: [sequence[place] for place in places]
    return itemgetter(*places)


def inverse_frequencies(documents: Sequence[Sequence[str]]) -> dict[str, float]:
    """Return the inverse document frequency of every term."""
    counts = Counter(chain.from_iterable(map(set, documents)))
    return {term: math.log((1 + len(documents)) / count) for term, count in counts.items()}


def _weights(documents: Sequence[Sequence[str]]) -> list[dict[str, float]]:
    """Return TF-IDF vectors of length 1, without common terms, and without those that no other document has."""
    alone = math.log(1 + len(documents))
    least = math.log(1 / _COMMON_SHARE) if len(documents) > 10 else 0.0
    rarity = {term: rare for term, rare in inverse_frequencies(documents).items() if rare > least}
    vectors: list[dict[str, float]] = []
    for document in documents:
        raw: dict[str, float] = {}
        for term in document:
            if term in rarity:
                raw[term] = document.count(term) * rarity[term] if term in raw else rarity[term]
        norm = math.sqrt(sum(map(mul, raw.values(), raw.values())))
        vectors.append({term: weight / norm for term, weight in raw.items() if rarity[term] < alone})
    return vectors


def _similarities(vectors: Sequence[dict[str, float]]) -> tuple[list[list[int]], list[list[float]]]:
    """Return the places of the sentences that are similar to each sentence, and how similar they are."""
    index: dict[str, list[tuple[int, float]]] = defaultdict(list)
    others: list[list[int]] = [[] for _ in vectors]
    similarities: list[list[float]] = [[] for _ in vectors]
    for at, vector in enumerate(vectors):
        near: dict[int, float] = {}
        for term, weight in vector.items():
            having = index[term]
            for other, theirs in having:
                if other in near:
                    near[other] += weight * theirs
                else:
                    near[other] = weight * theirs
            having.append((at, weight))
        similar = {other: similarity for other, similarity in near.items() if similarity >= _MIN_SIMILARITY}
        others[at] += similar
        similarities[at] += similar.values()
        for other, similarity in similar.items():
            others[other].append(at)
            similarities[other].append(similarity)
    return others, similarities
