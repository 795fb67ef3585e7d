"""Fits the weights of processors/summaries/statement_form.py to sentences of tests/data/planted, and prints them.

Planted sentences should score high, ordinary talk low. For each split the share of pairs that the score puts in the
right order (area under the curve) is printed, with weights that were fitted to the other splits. ``held_out_2``,
``held_out_3`` and ``sealed`` are not read.

Usage: python -m benchmarks.statement_form
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from processors.summaries.sentence import sentences
from processors.summaries.statement_form import signs
from tests.builders.planted import Split, example_sentences

SPLITS: Final[tuple[Split, ...]] = ("tune", "tune_2", "tune_3", "held_out")
_ROUNDS: Final = 600
_STEP: Final = 1.0
#: The penalty of large weights, and how much more a sentence of talk counts: there are fewer.
_PENALTY: Final = 3.0
_TALK_COUNTS: Final = 3.0


class Example(NamedTuple):
    """A sentence by its signs, and whether it was planted."""

    signs: dict[str, float]
    planted: bool


def examples(split: Split) -> list[Example]:
    """Return all sentences of a split."""
    return [
        Example(signs(sentence, user=by == "user"), planted)
        for by, planted, text in example_sentences(split, Random(split))
        for sentence in sentences(text)
    ]


def fitted(found: Sequence[Example]) -> dict[str, float]:
    """Return the weights of a logistic regression."""
    weights = dict.fromkeys(sorted({name for example in found for name in example.signs}), 0.0)
    for _ in range(_ROUNDS):
        gradient = {name: _PENALTY * weight * (name != "bias") for name, weight in weights.items()}
        for example in found:
            error = _share(example, weights) - example.planted
            for name, size in example.signs.items():
                gradient[name] += (1 if example.planted else _TALK_COUNTS) * error * size
        weights = {name: weight - _STEP * gradient[name] / len(found) for name, weight in weights.items()}
    return weights


def in_order(found: Sequence[Example], weights: dict[str, float]) -> float:
    """Return the share of pairs of a planted and another sentence in which the planted one scores higher."""
    planted = [_share(example, weights) for example in found if example.planted]
    talk = [_share(example, weights) for example in found if not example.planted]
    return sum(one > other for one in planted for other in talk) / (len(planted) * len(talk))


def _share(example: Example, weights: dict[str, float]) -> float:
    score = sum(weights.get(name, 0.0) * size for name, size in example.signs.items())
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def main() -> None:
    """Fit and print."""
    by_split = {split: examples(split) for split in SPLITS}
    for split, theirs in by_split.items():
        others = [example for other, found in by_split.items() if other != split for example in found]
        print(f"{split}: {in_order(theirs, fitted(others)):.1%} of pairs in order")
    for name, weight in sorted(fitted([one for found in by_split.values() for one in found]).items()):
        print(f'    "{name}": {weight:.2f},')


if __name__ == "__main__":
    main()
