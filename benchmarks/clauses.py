"""Fits the weights of processors/statements/clauses.py, and writes weights/clauses.json beside it.

A clause of a long planted statement that has some of the words that must be kept should score high, what stands around
it low. The statements are those of tests/data/planted that other fits know too. For each of ten parts of the authors it
is printed how much of their long statements is left with weights that were fitted to the others, and how often a
word is lost that must be kept. The weights of statement_form are fitted before: the form of a clause is a feature.

Usage: python -m benchmarks.clauses [--write] [--leave-out held_out_4]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from benchmarks.statement_form import Example, Fit, fit_options, names_of, often_used
from benchmarks.weights_file import write_weights
from processors.statements.clauses import MIN_CHARACTERS, clauses, features_of, main_part
from tests.builders.planted import FITTED, Place, statement_sentences

_ROUNDS: Final = 12
_PARTS: Final = 10
#: A beginning or an end in fewer clauses gets no weight.
_MIN_CLAUSES: Final = 5
#: Smaller weights are left out.
_MIN_WEIGHT: Final = 0.05


class Statement(NamedTuple):
    """A long statement with the places of the words that must be kept."""

    text: str
    user: bool
    marks: Sequence[Place]


def statements_of(splits: Iterable[str]) -> list[Statement]:
    """Return the long statements of splits that have several clauses."""
    return [
        Statement(text, by == "user", marks)
        for split in FITTED
        if split in splits
        for by, text, marks in statement_sentences(split)
        if len(text) >= MIN_CHARACTERS and len(clauses(text, user=by == "user")) > 1
    ]


def examples_of(statement: Statement) -> Iterable[Example]:
    """Yield the clauses of a statement."""
    text, user, marks = statement
    found = clauses(text, user=user)
    for features, clause in zip(features_of(text, found), found, strict=True):
        yield Example(features, any(one < clause.end and other > clause.begin for one, other in marks))


def fitted(statements: Iterable[Statement]) -> dict[str, float]:
    """Return the weights of the features that have one; the same statements give the same weights."""
    found = [example for statement in statements for example in examples_of(statement)]
    known = often_used(found, _MIN_CLAUSES)
    fit = Fit(talk_counts=1.0)
    fit.learn_all(known, _ROUNDS, Random(0))
    weights = {name: round(fit.weight(name), 2) for name in names_of(known)}
    return {name: weight for name, weight in weights.items() if name[0] == "*" or abs(weight) >= _MIN_WEIGHT}


def measure(statements: Sequence[Statement], weights: Mapping[str, float]) -> str:
    """Return how much of statements is left, and of how many a word is lost."""
    left = lost = cut = 0
    for text, user, marks in statements:
        part = main_part(text, user=user, weights=weights)
        left += len(part or text)
        if part is not None:
            cut += 1
            lost += any(text[begin:end] not in part for begin, end in marks)
    characters = sum(len(one.text) for one in statements)
    return (
        f"{len(statements)} statements, {left / characters:.0%} of their characters are left; "
        f"{cut} are cut, {lost} of them ({lost / cut:.1%}) lose a word"
    )


def main() -> None:
    """Fit, print, and write."""
    options = fit_options(__doc__).parse_args()
    splits = [split for split in FITTED if split != options.leave_out]
    for part in range(_PARTS):
        theirs = splits[part::_PARTS]
        weights = fitted(statements_of({*splits} - {*theirs}))
        print(f"{' '.join(theirs)}: {measure(statements_of(theirs), weights)}", flush=True)
    weights = fitted(statements_of(splits))
    print(f"{len(weights)} features have a weight")
    if options.write:
        write_weights("clauses", {"of_features": weights})


if __name__ == "__main__":
    main()
