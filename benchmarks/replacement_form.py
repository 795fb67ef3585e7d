"""Fits the weights of processors/statements/replacement_form.py, and writes weights/replacement_form.json beside it.

The pairs are those that the summarizer compares while it compacts the looked-at conversations of tests/data/planted. A
pair is one of a replaced value and its new one if both were planted as such; all others are not, nor are those of
recorded conversations. ``sealed*`` are not read.
For each split it is printed how many later statements find the earlier one that they replace, and how many find another
one, with weights that were fitted to the other splits.

Usage: python -m benchmarks.replacement_form [--write] [--leave-out held_out_4]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from benchmarks.statement_form import Example, Features, Fit, fit_options, names_of
from benchmarks.weights_file import write_weights
from processors.compaction.policy import CompactionPolicy
from processors.extractive.current_lines import said_in
from processors.extractive.extract import extract
from processors.memory.tokens import ByteEstimate
from processors.statements.current_values import MIN_SCORE, compared_pairs
from processors.statements.replacement_form import signs
from processors.statements.sentence import sentences
from processors.summaries.request import SummaryRequest
from schemas.view import MessageView
from tests.builders.planted import FITTED, LookedAt, Planted, PlantedConversation, planted_conversations
from tests.builders.recorded import conversations
from tests.builders.summary_requests import in_order, summary_views, view

#: Conversations of each kind in a split, how often each is compacted, and with how much room.
_SEEDS: Final = 4
_COMPACTIONS: Final = 5
_SHARE: Final = 0.2
_ROUNDS: Final = 6
#: Of the recorded conversations each of so many is looked at.
_EVERY_RECORDED: Final = 3
#: How much a pair of two other statements counts beside one of a value that changed: there are many more.
_OTHERS_COUNT: Final = 0.25
#: Characters of a planted sentence by which it is known again; the end may be cut.
_KNOWN_CHARACTERS: Final = 40


class Pair(NamedTuple):
    """Two statements that are compared.

    Attributes:
        summary: The summary in which they are, and ``later`` the place of the later one.
        later: The place of the later one.
        texts: Both sentences, for pairs that recur in the next summaries.
        features: Their signs.
        replaces: Whether the later one replaces the earlier one.
    """

    summary: str
    later: int
    texts: tuple[str, str]
    features: Features
    replaces: bool


def pairs_of(split: LookedAt) -> list[Pair]:
    """Return the pairs that are compared while the conversations of a split are compacted."""
    return [
        pair
        for conversation in planted_conversations(split, range(_SEEDS))
        for pair in _pairs_in(conversation)
    ]


def recorded_pairs() -> list[Pair]:
    """Return the pairs of recorded conversations, in which values rarely change; none counts as a change."""
    found: list[Pair] = []
    for number, chat in enumerate(islice(conversations().values(), 0, None, _EVERY_RECORDED)):
        said = [
            view(message["role"], message["content"] or "")
            for message in chat
            if message["role"] in {"user", "assistant"}
        ]
        found += _compared(f"recorded-{number}", in_order(*said), ())
    return found


def _pairs_in(conversation: PlantedConversation) -> Iterator[Pair]:
    planted = [one for one in conversation.planted if one.stale is not None]
    counter = ByteEstimate()
    earlier: Sequence[MessageView] = ()
    tokens_covered = 0
    for number, messages in enumerate(conversation.portions[:_COMPACTIONS]):
        tokens_covered += sum(counter.count(message.text) for message in messages)
        request = SummaryRequest(
            session_id=conversation.name,
            messages=(*earlier, *messages),
            knowledge=None,
            instructions=None,
            policy=replace(CompactionPolicy(), max_summary_tokens=int(tokens_covered * _SHARE)),
        )
        yield from _compared(f"{conversation.name}-{number}", request.messages, planted)
        earlier = summary_views(extract(request, counter), messages)


def _compared(name: str, messages: Sequence[MessageView], planted: Sequence[Planted]) -> Iterator[Pair]:
    """Yield the pairs that are compared for a summary of ``messages``."""
    compared, uses = compared_pairs(said_in(messages))
    for one in compared:
        texts = (one.sentence.text, one.later_sentence.text)
        replaces = any(_is_change(change, *texts) for change in planted)
        features = {f"*{name}": size for name, size in signs(one.sentence, one.later_sentence, uses).items()}
        yield Pair(name, one.later, texts, features, replaces)


def _is_change(change: Planted, earlier: str, later: str) -> bool:
    """Return whether two sentences are those of a value that changed."""
    before, after = change.texts
    return _has(earlier, before, change.stale) and _has(later, after, change.current)


def _has(sentence: str, text: str, value: str | None) -> bool:
    """Return whether a sentence is the one of a text that gives a value."""
    said = sentence.casefold()
    return any(
        value is not None and value in part and part[:_KNOWN_CHARACTERS] in said and value in said
        for part in (one.casefold() for one in sentences(text))
    )


def fitted(pairs: Iterable[Pair]) -> dict[str, float]:
    """Return the weights of the signs; the same pairs give the same weights."""
    once = {
        (pair.texts, pair.replaces): Example(pair.features, pair.replaces) for pair in pairs if pair.features
    }
    known = list(once.values())
    fit = Fit(talk_counts=_OTHERS_COUNT)
    fit.learn_all(known, _ROUNDS, Random(0))
    return {name[1:]: round(fit.weight(name), 2) for name in names_of(known)}


def found_by(weights: Mapping[str, float], pairs: Sequence[Pair]) -> tuple[int, int, int]:
    """Return how many later statements replace one, how many find it, and how many find another one."""
    best: dict[tuple[str, int], tuple[float, bool]] = {}
    wanted: set[tuple[str, int]] = set()
    for pair in pairs:
        place = (pair.summary, pair.later)
        score = sum(weights.get(name[1:], 0.0) * size for name, size in pair.features.items())
        if pair.replaces:
            wanted.add(place)
        if pair.features and score > best.get(place, (MIN_SCORE, False))[0]:
            best[place] = (score, pair.replaces)
    right = sum(replaces for _, replaces in best.values())
    return len(wanted), right, len(best) - right


def main() -> None:
    """Fit, print, and write."""
    options = fit_options(__doc__).parse_args()
    recorded = recorded_pairs()
    by_split = {split: pairs_of(split) for split in FITTED if split != options.leave_out}
    for split, theirs in by_split.items():
        others = fitted(
            [*recorded, *(pair for other, found in by_split.items() if other != split for pair in found)]
        )
        wanted, right, wrong = found_by(others, theirs)
        print(f"{split}: {right} of {wanted} replaced statements found, {wrong} others", flush=True)
    weights = fitted([*recorded, *(pair for found in by_split.values() for pair in found)])
    if options.write:
        write_weights("replacement_form", {"of_signs": weights})


if __name__ == "__main__":
    main()
