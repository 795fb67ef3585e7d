"""Measures what summaries of several policies keep of planted obligations: rules, limits, tasks, values that change.

Each conversation is compacted ten times. After every compaction the summary is searched for what was planted so far: the
words of a statement must stand in one line or in two lines after each other. A value that was replaced is stale if it is
in a line that does not say the value that replaced it.

``tune*`` and ``held_out*`` have sentences that were looked at while the summarizer was written (tests/data/planted).
``sealed``, ``sealed_2`` and ``sealed_3`` are each written by somebody who has seen neither the recognition nor the
summarizer. They are measured once, together, with ``--seeds 6`` (docs/explanation/summaries-tried.md), and their
sentences stay unread until then: who changes something because of them looks at them. They are not there while no one
has written new ones.

The policies are four budgets of the extractive summarizer, two of a model's stand-in, and those of COMPACTION__SHADOW in
the environment. The stand-in needs no model: it tells the first sentence of each message, the newest first, and nothing
of what was laid down. Its answer is held against the obligations as workers do it with every model's. A policy of
COMPACTION__SHADOW with another summarizer than ``extractive`` is measured by the stand-in.

Usage: python -m benchmarks.obligations [--split tune tune_2] [--seeds 3] [--kinds-at 5] [--missing] [--in-lines]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from processors.compaction.policy import CompactionPolicy
from processors.extractive.extract import extract
from processors.memory.size import size_bytes
from processors.memory.tokens import ByteEstimate, TokenCounter
from processors.statements.owed import owing
from processors.statements.sentence import sentences
from processors.summaries.check import check
from processors.summaries.mending import mended
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummaryRefused
from schemas.settings import Settings, load_settings
from schemas.view import MessageView
from streams.settings.policies import compaction_policy, shadow_policies
from streams.settings.tokenizer import load_counter
from tests.builders.planted import (
    LOOKED_AT,
    PORTIONS,
    SEALED,
    Planted,
    PlantedConversation,
    has_words,
    planted_conversations,
)
from tests.builders.summary_requests import pairs_of_lines, summary_views

#: The share of its budget that the stand-in of a model fills with what it tells by itself.
STAND_IN_SHARE: Final = 0.6
#: Rules, limits, preferences and the state of the task, which are also counted together.
CORE_KINDS: Final = ("rule", "limit", "preference", "goal", "done", "next", "open")


class Policy(NamedTuple):
    """A policy that is measured.

    Attributes:
        name: Its name in the tables.
        compaction: The settings of a summary.
        share: The budget as a share of the tokens of the history covered so far; ``None`` for that of the settings.
        by_stand_in: Whether the stand-in of a model summarizes.
    """

    name: str
    compaction: CompactionPolicy
    share: float | None = None
    by_stand_in: bool = False


#: The policies that are always measured.
POLICIES: Final = (
    *(Policy(f"{share:.0%}", CompactionPolicy(), share) for share in (0.05, 0.10, 0.20)),
    Policy("1,000", CompactionPolicy()),
    Policy("20% stand-in", CompactionPolicy(), 0.20, by_stand_in=True),
    Policy("1,000 stand-in", CompactionPolicy(), by_stand_in=True),
)


def policies_of(settings: Settings) -> list[Policy]:
    """Return the policies to measure: the usual ones, and those of ``COMPACTION__SHADOW``."""
    found = list(POLICIES)
    for name, their_settings in shadow_policies(settings).items():
        policy = compaction_policy(their_settings)
        found.append(Policy(name, policy, by_stand_in=policy.summarizer != "extractive"))
    return found


@dataclass(slots=True)
class Kept:
    """What the summaries of one policy and one compaction keep, summed over conversations."""

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
    refused: int = 0
    seconds: float = 0.0
    max_seconds: float = 0.0
    missing: list[str] = field(default_factory=list)

    def share(self, *kinds: str) -> float:
        """Return the share that was kept of some kinds together; 1 if nothing was planted."""
        planted = sum(self.planted[kind] for kind in kinds)
        return sum(self.kept[kind] for kind in kinds) / planted if planted else 1.0


def measure(
    conversations: Sequence[PlantedConversation], policy: Policy, counter: TokenCounter
) -> list[Kept]:
    """Compact every conversation after each portion, and return what each of the compactions keeps.

    After a refusal the portion waits for the next compaction, and the last summary is looked at once more.
    """
    found = [Kept() for _ in range(PORTIONS)]
    for conversation in conversations:
        earlier: Sequence[MessageView] = ()
        waiting: list[MessageView] = []
        summary: Summary | None = None
        covered = tokens_covered = 0
        for kept, portion in zip(found, enumerate(conversation.portions), strict=True):
            number, messages = portion
            waiting += messages
            covered += sum(message.size_bytes for message in messages)
            tokens_covered += sum(counter.count(message.text) for message in messages)
            compaction = policy.compaction
            if policy.share is not None:
                compaction = replace(compaction, max_summary_tokens=int(tokens_covered * policy.share))
            request = SummaryRequest(
                session_id=conversation.name,
                messages=(*earlier, *waiting),
                knowledge=None if summary is None else summary.knowledge,
                instructions=None,
                policy=compaction,
            )
            begun = time.perf_counter()
            try:
                summary = _summary(request, policy, counter)
            except SummaryRefused:
                kept.refused += 1
            else:
                earlier = summary_views(summary, waiting)
                waiting = []
            seconds = time.perf_counter() - begun
            kept.seconds += seconds
            kept.max_seconds = max(kept.max_seconds, seconds)
            pair = ("", "") if summary is None else (summary.user_message, summary.ai_message)
            _count(kept, conversation.planted, number, pair)
            kept.summary_bytes += size_bytes(pair)
            kept.history_bytes += covered
            kept.budget_used += sum(map(counter.count, pair)) / compaction.max_summary_tokens
            kept.conversations += 1
    return found


def _summary(request: SummaryRequest, policy: Policy, counter: TokenCounter) -> Summary:
    if not policy.by_stand_in:
        return extract(request, counter)
    written = _of_stand_in(request, counter)
    summary = mended(written, owing(request.messages), request, counter).summary
    check(summary, request, counter)
    return summary


def _of_stand_in(request: SummaryRequest, counter: TokenCounter) -> Summary:
    """Return the first sentence of each of the newest messages, and of an earlier summary the last lines that fit."""
    left = request.policy.max_summary_tokens * STAND_IN_SHARE
    told: dict[str, list[str]] = {"user": [], "assistant": []}
    for message in reversed(request.messages):
        if message.role not in told:
            continue
        said = message.text.splitlines()[::-1] if message.compacted else sentences(message.text)[:1]
        for text in said:
            left -= counter.count(text) + 1
            if left > 0:
                told[message.role].insert(0, text)
    user, ai = ("\n".join(told[role]) for role in ("user", "assistant"))
    return Summary(user_message=user or "(nothing)", ai_message=ai or "(nothing)", knowledge=None)


def _count(kept: Kept, planted: Sequence[Planted], number: int, texts: Sequence[str]) -> None:
    lines = [line for text in texts for line in text.casefold().splitlines()]
    pairs = pairs_of_lines(texts)
    for one in planted:
        if one.portion > number:
            continue
        stands = all(any(has_words(pair, needles) for pair in pairs) for needles in one.needles)
        kept.planted[one.kind] += 1
        kept.kept[one.kind] += stands
        kept.planted_by_language[one.language] += 1
        kept.kept_by_language[one.language] += stands
        if not stands:
            kept.missing.append(f"{one.kind}: {one.needles}")
        if one.stale is not None and one.current is not None:
            kept.replaced += 1
            old = [line for line in lines if has_words(line, (one.stale,))]
            unmarked = any(not has_words(line, (one.current,)) for line in old)
            alone = bool(old) and not any(has_words(line, (one.current,)) for line in lines)
            kept.stale_unmarked += unmarked and not alone
            kept.stale_alone += alone
            if unmarked:
                kept.missing.append(f"stale: {one.stale} in {old}, now {one.current}")


def main() -> None:
    """Parse the command line, measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--split", nargs="+", choices=(*LOOKED_AT, *SEALED), default=["tune"], help="one, or several together"
    )
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument(
        "--kinds-at",
        type=int,
        default=5,
        help="the compaction after which languages are shown, and what is missing",
    )
    parser.add_argument(
        "--missing", action="store_true", help="also print what was not kept, of no sealed split"
    )
    parser.add_argument(
        "--in-lines",
        action="store_true",
        help="a sentence without a full stop ends its line, as in most chats; otherwise two of five go on in it",
    )
    options = parser.parse_args()
    settings = load_settings()
    policies = policies_of(settings)
    counter = load_counter(settings)
    if counter.estimated:
        counter = ByteEstimate()
        print("tokens are estimates (bytes / 4): set TIKTOKEN_CACHE_DIR for real ones")
    conversations = [
        conversation
        for split in options.split
        for conversation in planted_conversations(split, range(options.seeds), in_lines=options.in_lines)
    ]
    kinds = list(dict.fromkeys(one.kind for conversation in conversations for one in conversation.planted))
    print(f"{', '.join(options.split)}: {len(conversations)} conversations")
    width = max(len(policy.name) for policy in policies)
    print(
        f"{'policy':{width}} epoch  history B  summary B  ratio  used refused  core  all  stale  alone  mean s  max s  "
        f"{'  '.join(kinds)}"
    )
    at: dict[str, Kept] = {}
    for policy in policies:
        for epoch, kept in enumerate(measure(conversations, policy, counter), start=1):
            if epoch == options.kinds_at:
                at[policy.name] = kept
            print(
                f"{policy.name:{width}} {epoch:5} {kept.history_bytes // kept.conversations:10,} "
                f"{kept.summary_bytes // kept.conversations:10,} {kept.summary_bytes / kept.history_bytes:6.1%} "
                f"{kept.budget_used / kept.conversations:5.0%} {kept.refused:7} "
                f"{kept.share(*CORE_KINDS):5.0%} {kept.share(*kinds):4.0%} "
                f"{kept.stale_unmarked / max(1, kept.replaced):6.1%} {kept.stale_alone / max(1, kept.replaced):6.1%} "
                f"{kept.seconds / kept.conversations:7.3f} {kept.max_seconds:6.3f}  "
                f"{'  '.join(f'{kept.share(kind):{len(kind)}.0%}' for kind in kinds)}"
            )
    print(f"\nby language, after {options.kinds_at} compactions")
    for name, kept in at.items():
        languages = (
            f"{language} {kept.kept_by_language[language] / planted:.0%} of {planted}"
            for language, planted in sorted(kept.planted_by_language.items())
        )
        print(f"{name:{width}}", ", ".join(languages))
    if options.missing and not set(options.split) & set(SEALED):
        print("\n".join(sorted(at["20%"].missing)))


if __name__ == "__main__":
    main()
