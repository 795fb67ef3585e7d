"""CPU of an event of a policy that is tried (COMPACTION__SHADOW), without Kafka and without a model.

``python -m benchmarks.shadow`` measures two things with the recorded conversations:

* **long**: all of them, one after another, in one session, ``--times`` times with other digits, under one policy. The
  time of an event is printed for each fifth of the session: it must not grow.
* **live**: each in a session of its own, in turn, as a worker's live trial takes them: 200 events at once, the policy in
  force and three others.

``--before DIRECTORY`` names a checkout of another version. Both versions then run in turn, each in a process of its own,
``--rounds`` times, and the ratio of their least times is printed: it depends little on how busy the machine is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import chain, pairwise, zip_longest
from pathlib import Path
from typing import Any, Final

from processors.analytics.costs import PriceTable
from processors.evaluation.policy_comparison import Trial
from processors.memory.fold import Entry
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from schemas.settings import Settings, load_settings
from streams.compaction.live_trial import LiveTrial, tried_policies
from streams.compaction.shadow_session import ShadowSession
from streams.compaction.summarizers import make_summarizer
from streams.settings.policies import compaction_policy, memory_policy
from tests.builders.events import event
from tests.builders.memories import START_MS
from tests.builders.recorded import conversations, events_of

_COUNTER: Final = ByteEstimate()
_BATCH: Final = 200
_OTHERS: Final = {
    "small": {"trigger_size_bytes": 8_000, "keep_recent_turns": 1, "max_summary_tokens": 300},
    "middle": {"trigger_size_bytes": 30_000},
    "short": {"max_summary_tokens": 500},
}


def _settings() -> Settings:
    return load_settings(compaction={"shadow": _OTHERS})


def _entries(session_id: str, times: int, names: Sequence[str]) -> list[Entry]:
    found: list[Entry] = []
    for turn in range(times):
        for name in names:
            for fields in events_of(session_id, conversations()[name]):
                other = _with_other_digits(fields, turn) if turn else fields
                other.pop("event_id")
                at = len(found)
                found.append(Entry(event(other, f"{session_id}-{at}", session_id), at, START_MS + at * 1_000))
    return found


def _with_other_digits(fields: dict[str, Any], turn: int) -> dict[str, Any]:
    """Return an event that names other orders, amounts and days; times and ids of calls stay what they are."""
    digits = str.maketrans("123456789", "".join(str((digit + turn) % 9 + 1) for digit in range(9)))
    kept = {"occurred_at", "tool_call_id"}
    changed: dict[str, Any] = {
        name: value.translate(digits) if isinstance(value, str) and name not in kept else value
        for name, value in fields.items()
    }
    calls = changed.get("tool_calls")
    if calls:
        changed["tool_calls"] = [call | {"arguments": call["arguments"].translate(digits)} for call in calls]
    return changed


async def _long(times: int) -> list[float]:
    """Return the milliseconds of CPU of an event in each fifth of one long session."""
    settings = _settings()
    policy = compaction_policy(settings)
    summarizer = make_summarizer(settings, policy, _COUNTER)
    entries = _entries("long", times, list(conversations()))
    session = ShadowSession("long", policy, summarizer, memory_policy(settings, _COUNTER), Trial())
    marks = [len(entries) * fifth // 5 for fifth in range(6)]
    found: list[float] = []
    for begin, end in pairwise(marks):
        began = time.process_time()
        for entry in entries[begin:end]:
            session.apply(entry)
            await session.compact_if_due(entry)
        found.append(1_000 * (time.process_time() - began) / (end - begin))
    return found


async def _live() -> list[float]:
    """Return the milliseconds of CPU of an event in a live trial of the policy in force and the others."""
    each = [_entries(name, 1, [name]) for name in conversations()]
    events = [entry.event for entry in chain.from_iterable(zip_longest(*each)) if entry is not None]
    entries = [Entry(one, at, START_MS + at * 1_000) for at, one in enumerate(events)]
    trial = LiveTrial(tried_policies(_settings(), _COUNTER), PriceTable(BUILT_IN_MODELS))
    trial.open(0, "", 0, START_MS)
    began = time.process_time()
    for begin in range(0, len(entries), _BATCH):
        batch = entries[begin : begin + _BATCH]
        await trial.take(0, batch, batch[-1].sequence + 1)
        trial.dump(0)
    return [1_000 * (time.process_time() - began) / len(entries)]


def _measured(tree: Path, times: int) -> dict[str, list[float]]:
    """Return the times of the version in ``tree``, measured in a process of its own."""
    script = [sys.executable, str(Path(__file__).resolve()), "--alone", "--times", str(times)]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(script, cwd=tree, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure, and print a line for each version and kind, and the ratio."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--times", type=int, default=3, help="how often the conversations are in the long session"
    )
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--before", type=Path, help="a checkout of another version")
    parser.add_argument("--alone", action="store_true", help="measure this version once, and print JSON")
    given = parser.parse_args()
    if given.alone:
        print(json.dumps({"long": asyncio.run(_long(given.times)), "live": asyncio.run(_live())}))
        return
    trees = {"now": Path(__file__).resolve().parent.parent}
    if given.before is not None:
        trees["before"] = given.before.resolve()
    rounds = [
        {name: _measured(tree, given.times) for name, tree in trees.items()} for _ in range(given.rounds)
    ]
    for kind in ("long", "live"):
        least = {name: min((one[name][kind] for one in rounds), key=sum) for name in trees}
        for name, times in least.items():
            each = " ".join(f"{one:.2f}" for one in times)
            print(f"{kind:5} {name:7} {sum(times) / len(times):6.2f} ms an event ({each})")
        if "before" in least:
            print(f"{kind:5} before / now: {sum(least['before']) / sum(least['now']):.1f}")


if __name__ == "__main__":
    main()
