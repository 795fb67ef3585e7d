"""Fits the weights of processors/statements/run_on.py, and writes weights/run_on.json beside it.

The texts are made: up to four sentences of one source after each other, without their full stops and mostly without
their capital letters. Their places are known, so each place between two words is an example. The sentences are those of
tests/data/statements, of the looked-at conversations of tests/data/planted, and of the recorded conversations.
``sealed*`` are not read. For each source it is printed how many ends are found, and how many of those found are right,
with weights that were fitted to the others.

``--measure`` fits nothing: it tells how many ends are found in texts of a split with the weights as they are, also by
what the parts state, and how many single sentences are cut.

Usage: python -m benchmarks.run_on [--write] [--leave-out held_out_4]
       python -m benchmarks.run_on --measure held_out_4
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from benchmarks.statement_form import (
    EXAMPLES,
    Example,
    Features,
    Fit,
    fit_options,
    names_of,
    often_used,
)
from benchmarks.weights_file import write_weights
from processors.statements.run_on import sentences_of_run_on, signs_at, words_around, words_at
from processors.statements.sentence import sentences_by_marks
from tests.builders.planted import FITTED, LOOKED_AT, example_sentences
from tests.builders.recorded import conversations

_MARKS_AT_END: Final = re.compile(r"[.!?\u2026\u3002\uff01\uff1f]+$")
#: Texts that are made for each sentence of a source; of the recorded conversations, which have many, fewer.
_TEXTS: Final = 2.0
_TEXTS_OF_RECORDED: Final = 0.5
#: How many sentences a text has; one of these numbers each time.
_SENTENCES: Final = (1, 2, 2, 3, 3, 4)
#: The share of texts as typed in a chat, and of their sentences that begin with a small letter.
_TYPED: Final = 0.8
_SMALL: Final = 0.7
_ROUNDS: Final = 2
#: With 1 there were 52,000 weights of the first sentences, with 4 there were 20,000, and as many ends were found.
_PENALTY: Final = 4.0
#: A word or pair around fewer places gets no weight.
_MIN_PLACES: Final = 4
_RECORDED: Final = "recorded"
_MEASURED_TEXTS: Final = 1_500
#: A sentence with more characters is long.
_LONG_CHARACTERS: Final = 40

Text = tuple[list[str], set[int]]


def sources() -> dict[str, list[str]]:
    """Return the sentences by the file in which they stand; each once."""
    found: dict[str, list[str]] = defaultdict(list)
    for split in FITTED:
        # Another seed draws other values.
        for seed in range(2):
            for _, _, text in example_sentences(split, Random(seed)):
                found[split] += sentences_by_marks(text.replace("\n", " "))
    for path in sorted(EXAMPLES.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            found[path.stem] += sentences_by_marks(line.split(" | ", 2)[2])
    for chat in conversations().values():
        for message in chat:
            if message["role"] in {"user", "assistant"}:
                for line in (message["content"] or "").splitlines():
                    found[_RECORDED] += sentences_by_marks(line)
    return {source: list(dict.fromkeys(said)) for source, said in found.items()}


def texts_of(said: Sequence[str], random: Random, number: int) -> Iterator[Text]:
    """Yield texts of several sentences: their words, and the places at which a sentence begins."""
    for _ in range(number):
        typed = random.random() < _TYPED
        words: list[str] = []
        begins: set[int] = set()
        for _ in range(random.choice(_SENTENCES)):
            sentence = _MARKS_AT_END.sub("", random.choice(said))
            if typed and random.random() < _SMALL and sentence[:1].isupper() and not sentence[1:2].isupper():
                sentence = sentence[0].lower() + sentence[1:]
            begins.add(len(words))
            words += sentence.split()
        yield words, begins - {0, len(words)}


def features_at(words: Sequence[str], place: int) -> Features:
    """Return signs ("*name") and words around a place."""
    around = words_around(words, place)
    found = {f"*{name}": 1.0 for name in signs_at(words, around, place)}
    return found | dict.fromkeys(words_at(around), 1.0)


def examples(texts: Iterable[Text]) -> Iterator[Example]:
    """Yield each place of texts, and whether a sentence begins there."""
    for words, begins in texts:
        for place in range(1, len(words)):
            yield Example(features_at(words, place), place in begins)


def fitted(by_source: Mapping[str, Sequence[str]]) -> dict[str, float]:
    """Return the weights of the features that have one; the same sentences give the same weights."""
    random = Random(0)
    found: list[Example] = []
    for source, said in by_source.items():
        share = _TEXTS_OF_RECORDED if source == _RECORDED else _TEXTS
        found += examples(texts_of(said, random, int(len(said) * share)))
    known = often_used(found, _MIN_PLACES)
    fit = Fit(talk_counts=1.0, penalty=_PENALTY)
    fit.learn_all(known, _ROUNDS, random)
    weights = {name: round(fit.weight(name), 2) for name in names_of(known)}
    return {name: weight for name, weight in weights.items() if weight}


def found_by(weights: Mapping[str, float], texts: Iterable[Text]) -> tuple[int, int, int]:
    """Return how many sentences begin within texts, how many are found, and how many that are none."""
    begin = right = wrong = 0
    for example in examples(texts):
        score = sum(weights.get(name, 0.0) for name in example.features)
        begin += example.owed
        right += example.owed and score > 0
        wrong += score > 0 and not example.owed
    return begin, right, wrong


def measure(said: Sequence[str]) -> str:
    """Return what the summarizer finds of the ends in texts of several sentences, and how many single ones it cuts."""
    begin = found = right = 0
    for words, begins in texts_of(said, Random(1), _MEASURED_TEXTS):
        parts = sentences_of_run_on(" ".join(words))
        cuts = set(accumulate(len(part.split()) for part in parts[:-1]))
        begin += len(begins)
        found += len(cuts)
        right += len(cuts & begins)
    singles = [sentence for sentence in said if len(sentence) > _LONG_CHARACTERS]
    cut = sum(len(sentences_of_run_on(_MARKS_AT_END.sub("", one))) > 1 for one in singles)
    return (
        f"{right / begin:.0%} of {begin} ends found, {right / max(1, found):.0%} of the found are right, "
        f"{cut / max(1, len(singles)):.1%} of {len(singles)} long sentences cut"
    )


def tables_of(weights: Mapping[str, float]) -> dict[str, Features]:
    """Return the tables that the module reads."""
    of_signs = {name[1:]: weight for name, weight in weights.items() if name.startswith("*")}
    of_words = {name: weight for name, weight in weights.items() if not name.startswith("*")}
    return {"of_signs": of_signs, "of_words": of_words}


def main() -> None:
    """Fit, print, and write."""
    parser = fit_options(__doc__)
    parser.add_argument("--measure", choices=LOOKED_AT, help="fit nothing, and measure a split")
    options = parser.parse_args()
    by_source = sources()
    if options.measure is not None:
        print(f"{options.measure}: {measure(by_source[options.measure])}")
        return
    by_source.pop(options.leave_out, None)
    for source, said in by_source.items():
        others = fitted({other: theirs for other, theirs in by_source.items() if other != source})
        begin, right, wrong = found_by(others, texts_of(said, Random(source), len(said)))
        share = right / max(1, right + wrong)
        print(
            f"{source}: {right / begin:.0%} of {begin} ends found, {share:.0%} of the found are right",
            flush=True,
        )
    weights = fitted(by_source)
    print(f"{len(weights)} features have a weight")
    if options.write:
        write_weights("run_on", tables_of(weights))


if __name__ == "__main__":
    main()
