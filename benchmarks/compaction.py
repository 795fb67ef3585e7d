"""Measures what the extractive summarizer keeps of recorded conversations, and in how many bytes.

Conversations are joined into long sessions, so that each is compacted several times. After the first, third, fifth and
sixth compaction, the facts of all messages covered so far are looked for in the summary. processors/evaluation/recall.py
defines what a fact is, independently of any summarizer.
"In sentences" leaves out the last line of a summary, which only lists names and values.

Usage: python -m benchmarks.compaction [--data FILE] [--sessions 10] [--trigger-size-bytes 20000]
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from processors.compaction.policy import CompactionPolicy
from processors.evaluation.policy_comparison import NONE_KEPT, Observation, kept_in_all
from processors.evaluation.recall import KeptCount, Kind
from processors.extractive.ledger import HEAD
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import TokenCounter
from processors.summaries.request import Summary
from schemas.settings import load_settings
from streams.compaction.extractive import ExtractiveSummarizer
from streams.compaction.shadow_session import summary_text
from streams.evaluation.dry_run import try_policy
from streams.evaluation.recorded_history import from_files
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED

ROOT: Final = Path(__file__).resolve().parent.parent
BUNDLED: Final = ROOT / "examples" / "conversations.jsonl"
#: The compactions after which a session is measured.
EPOCHS: Final = (1, 3, 5, 6)
#: Limits of a summary: the default, twice that, and only the summarizer's own limit (a fifth of what is new).
TOKENS: Final = (1_000, 2_000, 100_000)


class Epoch(NamedTuple):
    """What the summaries of one epoch keep, summed over all sessions that reach it."""

    epoch: int
    sessions: int
    kept_facts: dict[Kind, KeptCount]
    kept_values: KeptCount
    history_bytes: int
    summary_bytes: int
    seconds: float

    @property
    def recall(self) -> KeptCount:
        """The facts of all kinds together."""
        return sum(self.kept_facts.values(), NONE_KEPT)

    @property
    def ratio(self) -> float:
        """Bytes of summary per byte of history."""
        return self.summary_bytes / self.history_bytes


def joined(path: Path, sessions: int) -> dict[str, list[Entry]]:
    """Return the conversations of ``path`` joined into the given number of long sessions."""
    conversations = list(from_files([path], ()).values())
    each = -(-len(conversations) // sessions)
    made: dict[str, list[Entry]] = {}
    for start in range(0, len(conversations), each):
        name = f"joined-{start // each}"
        entries = made[name] = []
        for number, conversation in enumerate(conversations[start : start + each]):
            for entry in conversation:
                event_id = f"{number}/{entry.event.event_id}"[:128]
                event = entry.event.model_copy(update={"session_id": name, "event_id": event_id})
                entries.append(Entry(event, len(entries), entry.timestamp_ms))
    return made


def in_sentences(summary: Summary) -> str:
    """Return a summary without its last line, which only lists names and values."""
    return "\n".join(line for line in summary_text(summary).splitlines() if not line.startswith(HEAD))


async def measure(
    sessions: dict[str, list[Entry]],
    policy: CompactionPolicy,
    counter: TokenCounter,
    text_of: Callable[[Summary], str] = summary_text,
) -> list[Epoch]:
    """Compact ``sessions`` by ``policy`` and measure the summaries of each of :data:`EPOCHS`."""
    memory_policy = MemoryPolicy(token_counter=counter)
    trial = await try_policy(sessions, policy, ExtractiveSummarizer(counter), memory_policy, text_of=text_of)
    found = [[one for one in trial.observations if one.epoch == epoch] for epoch in EPOCHS]
    return [_together(epoch, seen) for epoch, seen in zip(EPOCHS, found, strict=True) if seen]


def _together(epoch: int, seen: Sequence[Observation]) -> Epoch:
    return Epoch(
        epoch,
        len(seen),
        kept_in_all(seen),
        sum((one.kept_values for one in seen), NONE_KEPT),
        sum(one.history_bytes for one in seen),
        sum(one.summary_bytes for one in seen),
        max(one.seconds for one in seen),
    )


async def run(options: argparse.Namespace) -> None:
    """Measure every limit and print one line per epoch."""
    counter = load_counter(load_settings())
    sessions = joined(options.data, options.sessions)
    print(
        f"{options.data.name}: {len(sessions)} sessions, compacted above {options.trigger_size_bytes} bytes"
    )
    if counter.estimated:
        print("tokens are estimates (bytes / 4): set TIKTOKEN_CACHE_DIR for real ones")
    print(
        "tokens  epoch sessions  history B  summary B  ratio  recall "
        "in sentences  ids  dates  amounts  decisions  tool values"
    )
    for tokens in TOKENS:
        policy = CompactionPolicy(
            trigger_size_bytes=options.trigger_size_bytes, max_summary_tokens=tokens, keep_recent_turns=2
        )
        in_sentence_epochs = await measure(sessions, policy, counter, in_sentences)
        for one, plain in zip(await measure(sessions, policy, counter), in_sentence_epochs, strict=True):
            shares = [one.kept_facts[kind].share for kind in ("identifier", "date", "amount", "decision")]
            print(
                f"{tokens:6,} {one.epoch:6} {one.sessions:8} {one.history_bytes // one.sessions:10,} "
                f"{one.summary_bytes // one.sessions:10,} {one.ratio:6.1%} {one.recall.share:7.1%} "
                f"{plain.recall.share:12.1%} "
                f"{shares[0]:4.0%} {shares[1]:6.0%} {shares[2]:8.0%} {shares[3]:10.0%} {one.kept_values.share:12.0%}"
            )


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, default=RECORDED)
    parser.add_argument("--sessions", type=int, default=10)
    parser.add_argument("--trigger-size-bytes", type=int, default=20_000)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
