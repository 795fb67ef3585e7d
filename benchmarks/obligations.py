"""Measures what summaries keep of planted obligations: rules, limits, preferences, tasks, current values and more.

Each conversation is compacted ten times. After every compaction the summary is searched for what was planted so far: the
words of a statement must stand in one line or in two lines after each other. A value that was replaced is stale if it is
in a line that does not say the value that replaced it.

``tune``, ``tune_2``, ``tune_3``, ``held_out`` and ``held_out_2`` have sentences that were looked at while the summarizer
was written (tests/data/planted). ``sealed`` was written by somebody who had seen neither the recognition nor the
summarizer; it is measured once, at the end, with ``--seeds 6``.

Usage: python -m benchmarks.obligations [--split tune] [--seeds 3] [--kinds-at 5] [--missing]
"""

from __future__ import annotations

import argparse
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, get_args

from processors.compaction.policy import CompactionPolicy
from processors.extractive.extract import extract
from processors.memory.size import size_bytes
from processors.memory.tokens import ByteEstimate, TokenCounter
from processors.summaries.request import Summary, SummaryRequest
from schemas.settings import load_settings
from schemas.view import MessageView
from streams.settings.tokenizer import load_counter
from tests.builders.planted import PORTIONS, Planted, PlantedConversation, Split, planted_conversations
from tests.builders.summary_requests import view

#: Budgets of a summary, as shares of the bytes of the history that it covers; ``None`` is the default of 1,000 tokens.
BUDGETS: Final = (0.05, 0.10, 0.20, None)
#: The budget of which the curve of survival of every kind is printed.
CURVE_BUDGET: Final = 0.20
#: Rules, limits, preferences and the state of the task, which are also counted together.
CORE_KINDS: Final = ("rule", "limit", "preference", "goal", "done", "next", "open")


@dataclass(slots=True)
class Kept:
    """What the summaries of one budget and one compaction keep, summed over conversations."""

    kept: Counter[str] = field(default_factory=Counter)
    planted: Counter[str] = field(default_factory=Counter)
    kept_by_language: Counter[str] = field(default_factory=Counter)
    planted_by_language: Counter[str] = field(default_factory=Counter)
    replaced: int = 0
    stale_unmarked: int = 0
    stale_alone: int = 0
    summary_bytes: int = 0
    history_bytes: int = 0
    budget_used: float = 0.0
    conversations: int = 0
    seconds: float = 0.0
    missing: list[str] = field(default_factory=list)

    def share(self, *kinds: str) -> float:
        """Return the share that was kept of some kinds together; 1 if nothing was planted."""
        planted = sum(self.planted[kind] for kind in kinds)
        return sum(self.kept[kind] for kind in kinds) / planted if planted else 1.0


def measure(
    conversations: Sequence[PlantedConversation], budget: float | None, counter: TokenCounter
) -> list[Kept]:
    """Compact every conversation after each portion, and return what each of the compactions keeps."""
    found = [Kept() for _ in range(PORTIONS)]
    for conversation in conversations:
        earlier: list[MessageView] = []
        covered = tokens_covered = 0
        knowledge = None
        for number, portion in enumerate(conversation.portions):
            covered += sum(message.size_bytes for message in portion)
            tokens_covered += sum(counter.count(message.text) for message in portion)
            limit = 1_000 if budget is None else int(tokens_covered * budget)
            request = SummaryRequest(
                session_id=conversation.name,
                messages=(*earlier, *portion),
                knowledge=knowledge,
                instructions=None,
                policy=CompactionPolicy(max_summary_tokens=limit),
            )
            begun = time.perf_counter()
            summary = extract(request, counter)
            seconds = time.perf_counter() - begun
            _count(found[number], conversation.planted, number, summary)
            found[number].summary_bytes += size_bytes((summary.user_message, summary.ai_message))
            found[number].history_bytes += covered
            found[number].seconds = max(found[number].seconds, seconds)
            spent = counter.count(summary.user_message) + counter.count(summary.ai_message)
            found[number].budget_used += spent / limit
            found[number].conversations += 1
            knowledge = summary.knowledge
            earlier = [
                view(role, text, sequence=portion[-1].sequence, compacted=True)
                for role, text in (("user", summary.user_message), ("assistant", summary.ai_message))
            ]
    return found


def _count(kept: Kept, planted: Sequence[Planted], number: int, summary: Summary) -> None:
    lines = [
        line for text in (summary.user_message, summary.ai_message) for line in text.casefold().splitlines()
    ]
    pairs = [f"{first}\n{second}" for first, second in pairwise([*lines, ""])]
    for one in planted:
        if one.portion > number:
            continue
        stands = all(any(_has(pair, needles) for pair in pairs) for needles in one.needles)
        kept.planted[one.kind] += 1
        kept.kept[one.kind] += stands
        kept.planted_by_language[one.language] += 1
        kept.kept_by_language[one.language] += stands
        if not stands:
            kept.missing.append(f"{one.kind}: {one.needles}")
        if one.stale is not None and one.current is not None:
            kept.replaced += 1
            old = [line for line in lines if _has(line, (one.stale,))]
            unmarked = any(not _has(line, (one.current,)) for line in old)
            alone = bool(old) and not any(_has(line, (one.current,)) for line in lines)
            kept.stale_unmarked += unmarked and not alone
            kept.stale_alone += alone
            if unmarked:
                kept.missing.append(f"stale: {one.stale} in {old}, now {one.current}")


def _has(text: str, needles: Sequence[str]) -> bool:
    return all(
        re.search(rf"(?<![a-z0-9]){re.escape(needle)}(?![a-z0-9])", text) is not None for needle in needles
    )


def main() -> None:
    """Parse the command line, measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--split", choices=get_args(Split), default="tune")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument(
        "--kinds-at", type=int, default=5, help="the compaction whose kinds are shown one by one"
    )
    parser.add_argument("--missing", action="store_true", help="also print what was not kept; tune only")
    options = parser.parse_args()
    counter = load_counter(load_settings())
    if counter.estimated:
        counter = ByteEstimate()
        print("tokens are estimates (bytes / 4): set TIKTOKEN_CACHE_DIR for real ones")
    conversations = planted_conversations(options.split, range(options.seeds))
    kinds = list(dict.fromkeys(one.kind for conversation in conversations for one in conversation.planted))
    print(f"{options.split}: {len(conversations)} conversations")
    print("budget  epoch  history B  summary B  ratio  used  core  all  stale  alone  max s")
    at: dict[float | None, Kept] = {}
    curves: dict[float | None, list[Kept]] = {}
    for budget in BUDGETS:
        curves[budget] = measure(conversations, budget, counter)
        for epoch, kept in enumerate(curves[budget], start=1):
            if epoch == options.kinds_at:
                at[budget] = kept
            print(
                f"{_name(budget)} {epoch:5} {kept.history_bytes // kept.conversations:10,} "
                f"{kept.summary_bytes // kept.conversations:10,} {kept.summary_bytes / kept.history_bytes:6.1%} "
                f"{kept.budget_used / kept.conversations:5.0%} {kept.share(*CORE_KINDS):5.0%} {kept.share(*kinds):4.0%} "
                f"{kept.stale_unmarked / max(1, kept.replaced):6.1%} {kept.stale_alone / max(1, kept.replaced):6.1%} "
                f"{kept.seconds:6.3f}"
            )
    print(f"\nafter {options.kinds_at} compactions\nbudget  {'  '.join(kinds)}")
    for budget, kept in at.items():
        print(_name(budget), "  ".join(f"{kept.share(kind):{len(kind)}.0%}" for kind in kinds))
    for budget, kept in at.items():
        languages = (
            f"{language} {kept.kept_by_language[language] / planted:.0%} of {planted}"
            for language, planted in sorted(kept.planted_by_language.items())
        )
        print(_name(budget), ", ".join(languages))
    print(f"\nkept by compaction, in {_name(CURVE_BUDGET).strip()}\nepoch  {'  '.join(kinds)}")
    for epoch, kept in enumerate(curves[CURVE_BUDGET], start=1):
        print(f"{epoch:5} ", "  ".join(f"{kept.share(kind):{len(kind)}.0%}" for kind in kinds))
    if options.missing and options.split != "sealed":
        print("\n".join(sorted(at[0.20].missing)))


def _name(budget: float | None) -> str:
    return " 1,000" if budget is None else f"{budget:6.0%}"


if __name__ == "__main__":
    main()
