"""Measures what the extractive summarizer keeps of whole conversations of users and agents with tools.

Each is compacted portion after portion, with the earlier summary among the messages. After each compaction the summary
is searched for all that must be remembered and still holds: its words must stand in one line, or in two lines after each
other. What a summary tells in other words counts as lost; the extractive one quotes.

Usage: python -m benchmarks.whole_sessions [--folder tests/data/sessions] [--share 0.2] [--print]
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

from processors.compaction.policy import CompactionPolicy
from processors.extractive.extract import extract
from processors.memory.tokens import ByteEstimate
from processors.summaries.request import Summary, SummaryRequest
from schemas.view import MessageView
from tests.builders.summary_requests import pairs_of_lines, summary_views
from tests.builders.whole_sessions import SESSIONS, Remembered, WholeSession, whole_sessions


@dataclass(slots=True)
class Kept:
    """What summaries keep, by kind: after all compactions together, and after the last one of each conversation."""

    kept: Counter[str] = field(default_factory=Counter)
    wanted: Counter[str] = field(default_factory=Counter)
    kept_at_end: Counter[str] = field(default_factory=Counter)
    wanted_at_end: Counter[str] = field(default_factory=Counter)
    lost_at_end: list[Remembered] = field(default_factory=list)
    last: Summary | None = None

    def share_at_end(self, *kinds: str) -> float:
        """Return the share of some kinds that the last summaries keep; of all kinds if none is given."""
        chosen = kinds or tuple(self.wanted_at_end)
        return sum(self.kept_at_end[kind] for kind in chosen) / sum(
            self.wanted_at_end[kind] for kind in chosen
        )

    def add(self, other: Kept) -> None:
        """Add what was counted of another conversation."""
        self.kept += other.kept
        self.wanted += other.wanted
        self.kept_at_end += other.kept_at_end
        self.wanted_at_end += other.wanted_at_end


def measure(session: WholeSession, share: float) -> Kept:
    """Compact a conversation portion after portion, and return what the summaries keep.

    Args:
        session: The conversation.
        share: The budget of a summary, as a share of the tokens of all text so far.
    """
    counter = ByteEstimate()
    found = Kept()
    earlier: tuple[MessageView, ...] = ()
    tokens = said = 0
    for number, portion in enumerate(session.portions, start=1):
        tokens += sum(counter.count(message.text) for message in portion)
        said += len(portion)
        request = SummaryRequest(
            session_id=session.name,
            messages=(*earlier, *portion),
            knowledge=found.last.knowledge if found.last is not None else None,
            instructions=None,
            policy=replace(CompactionPolicy(), max_summary_tokens=int(tokens * share)),
        )
        found.last = extract(request, counter)
        earlier = summary_views(found.last, portion)
        lines = pairs_of_lines(message.text for message in earlier)
        for one in session.remembered:
            if one.holds_after(said):
                _count(found, one, one.stands_in(lines), at_end=number == len(session.portions))
    return found


def _count(found: Kept, one: Remembered, stands: bool, *, at_end: bool) -> None:
    found.wanted[one.kind] += 1
    found.kept[one.kind] += stands
    if at_end:
        found.wanted_at_end[one.kind] += 1
        found.kept_at_end[one.kind] += stands
        if not stands:
            found.lost_at_end.append(one)


def main() -> None:
    """Parse the command line, measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=SESSIONS, help="of conversations in the same form")
    parser.add_argument("--share", type=float, default=0.2, help="of the tokens, which a summary may have")
    parser.add_argument(
        "--print", action="store_true", help="also print the last summaries, and what they lost"
    )
    options = parser.parse_args()
    total = Kept()
    for session in whole_sessions(options.folder):
        found = measure(session, options.share)
        total.add(found)
        kept, wanted = found.kept_at_end.total(), found.wanted_at_end.total()
        print(f"{session.name}: {kept} of {wanted} at the end ({kept / wanted:.0%})")
        if options.print and found.last is not None:
            print(f"user: {found.last.user_message}\nagent: {found.last.ai_message}")
            for one in found.lost_at_end:
                print(f"  lost: {one.kind} {', '.join(one.words)} (message {one.said_at})")
    print(
        f"all: {total.kept.total() / total.wanted.total():.1%} of {total.wanted.total()} after each compaction, "
        f"{total.kept_at_end.total()} of {total.wanted_at_end.total()} at the end ({total.share_at_end():.1%})"
    )
    print(
        ", ".join(
            f"{kind} {total.kept_at_end[kind]} of {count}" for kind, count in total.wanted_at_end.items()
        )
    )


if __name__ == "__main__":
    main()
