"""Fits the weights of processors/statements/statement_form.py, and writes weights/statement_form.json beside it.

What a summary owes should score high, ordinary talk low. The sentences are those of tests/data/statements, written for
this, and the looked-at conversations of tests/data/planted, without the values that the benchmark puts into their talk.
Of what is planted only the sentences count that have words to be kept, and long ones without any count as talk.
``sealed*`` and ``UNFITTED`` are not read. For each source the share of pairs is printed that the score puts in the right
order (area under the curve), with weights that were fitted to the others.

The fit is a logistic regression by the method of H. B. McMahan et al., "Ad Click Prediction: a View from the Trenches",
KDD 2013 (FTRL-Proximal): most words get no weight at all. An English word that no sentence has, or few, gets one by its
meaning all the same: one weight for each dimension of benchmarks/word_vectors.py is fitted with the others.

Usage: python -m benchmarks.statement_form [--write] [--leave-out held_out_4]
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from operator import mul
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.weights_file import write_weights
from benchmarks.word_vectors import DIMENSIONS, STEP, vectors
from processors.statements.sentence import sentences_by_marks
from processors.statements.statement_form import signs, tokens
from tests.builders.planted import FITTED, template_sentences
from tests.live.process import ROOT

EXAMPLES: Final = ROOT / "tests" / "data" / "statements"
_ROUNDS: Final = 12
#: How fast the weights move, and the penalties of weights as such and of large ones.
_STEP: Final = 0.3
_PENALTY: Final = 1.0
_PENALTY_OF_LARGE: Final = 3.0
#: A word in fewer sentences gets no weight.
_MIN_SENTENCES: Final = 2
#: How much a sign counts beside a word.
SIGN_SIZE: Final = 0.7
#: How much the meaning of the words counts beside one word.
_MEANING_SIZE: Final = 2.0
#: The weights of meanings are multiples of it.
MEANING_STEP: Final = 0.05

Features = dict[str, float]


class Example(NamedTuple):
    """A sentence by its features, and whether a summary owes it."""

    features: Features
    owed: bool


def features_of(text: str, *, user: bool) -> Features:
    """Return signs ("*name"), words ("word"), pairs of words ("one other") and meanings ("~word") of a sentence."""
    said = tokens(text)
    with_meaning = [word for word in said if word in vectors()]
    found = {f"*{name}": size * SIGN_SIZE for name, size in signs(text, user=user).items()}
    found.update(Counter(said))
    found.update(Counter(f"{one} {other}" for one, other in pairwise(said)))
    for word, count in Counter(with_meaning).items():
        found[f"~{word}"] = count / math.sqrt(len(with_meaning))
    return found


def examples() -> dict[str, list[Example]]:
    """Return all sentences, by the file in which they stand."""
    said: dict[str, Iterable[tuple[str, bool, str]]] = {}
    said.update((split, template_sentences(split)) for split in FITTED)
    said.update((path.stem, _sentences_of(path)) for path in sorted(EXAMPLES.glob("*.txt")))
    return {
        source: [Example(features_of(text, user=by == "user"), owed) for by, owed, text in found]
        for source, found in said.items()
    }


def _sentences_of(path: Path) -> Iterator[tuple[str, bool, str]]:
    """Yield speaker, whether it is owed, and text of the sentences of a file.

    They are not cut at the ends that run_on finds, whose weights are fitted to the same sentences.
    """
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, speaker, text = line.split(" | ", 2)
        for sentence in sentences_by_marks(text):
            yield speaker, kind.partition("@")[0] != "talk", sentence


def fitted(found: Iterable[Example]) -> dict[str, float]:
    """Return the weights of the features that have one; the same examples give the same weights."""
    by_dimension = [Example(_by_dimension(example.features), example.owed) for example in found]
    known = often_used(by_dimension, _MIN_SENTENCES)
    owed = sum(example.owed for example in known)
    fit = Fit(talk_counts=owed / (len(known) - owed))
    fit.learn_all(known, _ROUNDS, Random(0))
    return fit.weights()


def often_used(found: Sequence[Example], least: int) -> list[Example]:
    """Return the examples with those features alone that at least so many of them have."""
    uses = Counter(name for example in found for name in example.features)
    return [
        Example({name: size for name, size in features.items() if uses[name] >= least}, owed)
        for features, owed in found
    ]


def names_of(known: Iterable[Example]) -> list[str]:
    """Return the names of the features of examples, sorted."""
    return sorted({name for example in known for name in example.features})


def _by_dimension(features: Features) -> Features:
    """Return the features of a sentence with the dimensions of its meaning ("~0") instead of its words' meanings."""
    found = {name: size for name, size in features.items() if not name.startswith("~")}
    meanings = [(vectors()[name[1:]], size) for name, size in features.items() if name.startswith("~")]
    if meanings:
        for dimension in range(DIMENSIONS):
            found[f"~{dimension}"] = (
                _MEANING_SIZE * STEP * math.fsum(vector[dimension] * size for vector, size in meanings)
            )
    return found


class Fit:
    """FTRL-Proximal, with the names of the paper: z and n by feature."""

    def __init__(self, talk_counts: float, penalty: float = _PENALTY) -> None:
        #: How much an example that is not owed counts beside one that is.
        self._talk_counts = talk_counts
        #: With a higher one, fewer words have a weight.
        self._penalty = penalty
        self._z: defaultdict[str, float] = defaultdict(float)
        self._n: defaultdict[str, float] = defaultdict(float)

    def learn(self, example: Example) -> None:
        """Move the weights by one example."""
        weights = {name: self.weight(name) for name in example.features}
        error = share(example.features, weights) - example.owed
        error *= 1.0 if example.owed else self._talk_counts
        for name, size in example.features.items():
            gradient = error * size
            before = self._n[name]
            self._n[name] += gradient * gradient
            sigma = (math.sqrt(self._n[name]) - math.sqrt(before)) / _STEP
            self._z[name] += gradient - sigma * weights[name]

    def learn_all(self, known: list[Example], rounds: int, random: Random) -> None:
        """Move the weights by all examples, in another order in each round; leaves the list in the last one."""
        for _ in range(rounds):
            random.shuffle(known)
            for example in known:
                self.learn(example)

    def weights(self) -> dict[str, float]:
        """Return the weights of all features, with those of the words' meanings."""
        of_dimensions = [self.weight(f"~{dimension}") for dimension in range(DIMENSIONS)]
        of_meanings = {
            f"~{word}": round(_MEANING_SIZE * STEP * sum(map(mul, vector, of_dimensions)) / MEANING_STEP)
            * MEANING_STEP
            for word, vector in vectors().items()
        }
        of_others = {
            name: round(self.weight(name), 2) for name in sorted(self._z) if not name.startswith("~")
        }
        # Each sign has a weight, also if it is 0.
        return of_meanings | {
            name: weight for name, weight in of_others.items() if weight or name.startswith("*")
        }

    def weight(self, name: str) -> float:
        """Return the weight of a feature."""
        z = self._z[name]
        penalty = 0.0 if name.startswith(("*", "~")) else self._penalty
        if abs(z) <= penalty:
            return 0.0
        rate = (1.0 + math.sqrt(self._n[name])) / _STEP + _PENALTY_OF_LARGE
        return -(z - math.copysign(penalty, z)) / rate


def share(features: Features, weights: Mapping[str, float]) -> float:
    """Return how likely a summary owes a sentence, by its features."""
    score = math.fsum(weights.get(name, 0.0) * size for name, size in features.items())
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def in_order(found: Sequence[Example], weights: Mapping[str, float]) -> float:
    """Return the share of pairs of an owed and another sentence in which the owed one scores higher."""
    owed = [share(example.features, weights) for example in found if example.owed]
    talk = [share(example.features, weights) for example in found if not example.owed]
    return sum(one > other for one in owed for other in talk) / (len(owed) * len(talk))


def tables_of(weights: Mapping[str, float]) -> dict[str, Features]:
    """Return the tables that the module reads."""
    of_signs = {name[1:]: weight * SIGN_SIZE for name, weight in weights.items() if name.startswith("*")}
    of_words = {
        name.replace(" ", "_"): weight for name, weight in weights.items() if not name.startswith(("*", "~"))
    }
    of_meanings = {name[1:]: weight for name, weight in weights.items() if name.startswith("~")}
    return {"of_signs": of_signs, "of_words": of_words, "of_meanings": of_meanings}


def fit_options(description: str | None) -> argparse.ArgumentParser:
    """Return the options of a program that fits weights to the looked-at splits."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write the file with the weights")
    parser.add_argument(
        "--leave-out",
        choices=FITTED,
        help="fit without a split; with --write, `python -m benchmarks.obligations` then measures it as an unseen one",
    )
    return parser


def main() -> None:
    """Fit, print, and write."""
    options = fit_options(__doc__).parse_args()
    by_source = examples()
    by_source.pop(options.leave_out, None)
    for source, theirs in by_source.items():
        others = [example for other, found in by_source.items() if other != source for example in found]
        order = in_order(theirs, fitted(others))
        print(f"{source}: {len(theirs)} sentences, {order:.1%} of pairs in order", flush=True)
    weights = fitted([example for found in by_source.values() for example in found])
    print(f"{len(weights)} features have a weight")
    if options.write:
        write_weights("statement_form", tables_of(weights))


if __name__ == "__main__":
    main()
