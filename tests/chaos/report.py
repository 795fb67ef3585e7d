"""The report of a run, as Markdown and as JSON."""

from __future__ import annotations

import dataclasses
import json
import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.chaos.checker import Found
from tests.chaos.fleet import Ended
from tests.chaos.schedule import Fault


@dataclass
class Injected:
    """A fault as it happened. ``error`` says why it could not be done.

    ``recovered_seconds`` is the time from its end until every partition was served; None if that was never the case.
    ``away_seconds`` is the longest time that a partition was away from its beginning on; ``victim_away_seconds`` is
    that for each partition that a killed worker had served. ``worker_ready_seconds`` is the time from its end until the
    worker that it hit was ready, where that is no memory worker. ``alone`` says that no other fault lasted, or was
    recovered from, at the same time.
    """

    fault: Fault
    began: float
    ended: float
    error: str | None = None
    victim_partitions: list[int] = field(default_factory=list)
    recovered_seconds: float | None = None
    away_seconds: float = 0.0
    victim_away_seconds: dict[int, float] = field(default_factory=dict)
    worker_ready_seconds: float | None = None
    alone: bool = False


Gaps = Mapping[int, Sequence[tuple[float, float]]]


def measure(
    injected: Sequence[Injected],
    gaps: Gaps,
    ended_at: float,
    worker_gaps: Mapping[str, Sequence[tuple[float, float]]] | None = None,
) -> None:
    """Fill in the times of recovery from the gaps between good answers, by partition and by worker.

    A kill ends when it happens: what follows is recovery, and not the fault itself.
    """
    for one in injected:
        end = one.began if one.fault.kind == "worker_killed" else one.ended
        hit = (worker_gaps or {}).get(one.fault.target)
        if hit is not None and one.error is None:
            ready = _served_again(end, hit, ended_at)
            one.worker_ready_seconds = None if ready is None else round(ready - end, 2)
        back = [_served_again(end, partition_gaps, ended_at) for partition_gaps in gaps.values()]
        known = [moment for moment in back if moment is not None]
        one.recovered_seconds = round(max(known) - end, 2) if len(known) == len(back) else None
        overlapping = {
            partition: max(
                (after - before for before, after in ones if before <= one.ended + 15 and after >= one.began),
                default=0.0,
            )
            for partition, ones in gaps.items()
        }
        one.away_seconds = round(max(overlapping.values(), default=0.0), 2)
        one.victim_away_seconds = {n: round(overlapping[n], 2) for n in one.victim_partitions}
    lasted = [_lasted(one, ended_at) for one in injected]
    for one, (began, ended) in zip(injected, lasted, strict=True):
        others = (span for other, span in zip(injected, lasted, strict=True) if other is not one)
        one.alone = all(after < began or before > ended for before, after in others)


def _lasted(one: Injected, ended_at: float) -> tuple[float, float]:
    """Return when a fault began, and when all that it hit was back."""
    recovery = ended_at if one.recovered_seconds is None else one.recovered_seconds
    return one.began, one.ended + max(recovery, one.worker_ready_seconds or 0.0)


def _served_again(moment: float, gaps: Sequence[tuple[float, float]], ended_at: float) -> float | None:
    for before, after in gaps:
        if before <= moment < after:
            return None if after >= ended_at else after
    return moment


@dataclass
class Report:
    """All that a run found."""

    seed: int
    seconds: float
    command: str
    machine: dict[str, Any]
    injected: list[Injected]
    skipped: dict[str, str]
    ended: list[Ended]
    found: Found
    outcomes: Counter[str]
    events: int
    session_timeout_seconds: float
    notes: list[str] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        return bool(self.found.violations)

    def as_json(self) -> str:
        return json.dumps(
            {
                "seed": self.seed,
                "seconds": self.seconds,
                "command": self.command,
                "machine": self.machine,
                "session_timeout_seconds": self.session_timeout_seconds,
                "events": self.events,
                "faults": [dataclasses.asdict(one) for one in self.injected],
                "kinds": self._kinds(),
                "skipped": self.skipped,
                "workers_that_ended": [dataclasses.asdict(one) for one in self.ended],
                "checked": dict(self.found.checked),
                "violations": [dataclasses.asdict(one) for one in self.found.violations],
                "outcomes": dict(self.outcomes),
                "notes": self.notes,
            },
            indent=1,
        )

    def as_markdown(self) -> str:
        done = [one for one in self.injected if one.error is None]
        lines = [
            f"# Chaos run with seed {self.seed}",
            "",
            (
                f"`{self.command}`: {len(done)} faults of {len({one.fault.kind for one in done})} kinds in "
                f"{self.seconds:g} s, {self.events} events in the log, **{len(self.found.violations)} violations**."
            ),
            "",
            "Machine: "
            + ", ".join(f"{name} {value}" for name, value in self.machine.items())
            + f"; session timeout {self.session_timeout_seconds:g} s.",
            "",
            "## Faults",
            "",
            (
                "Recovery is the time from the fault's end until every partition was served. Faults overlap, so "
                "one that fell into another's recovery counts that too. Away is the longest time that one "
                "partition was not served. Alone is the recovery of the faults that no other overlapped, with how many "
                "these were."
            ),
            "",
            "| kind | faults | recovery: median, longest (s) | away: median, longest (s) | alone |",
            "|---|---|---|---|---|",
            *(
                f"| {kind} | {row['faults']} | {_pair(row['recovered'])} | {_pair(row['away'])} | "
                f"{_counted(row['alone'])} |"
                for kind, row in self._kinds().items()
            ),
            "",
            *self._workers(done),
        ]
        victims = [
            s for one in done if one.fault.kind == "worker_killed" for s in one.victim_away_seconds.values()
        ]
        if victims:
            lines += [
                (
                    f"After `kill -9` of a memory worker each of its partitions was away for {_pair(victims)} s "
                    f"(median, longest; {len(victims)} partitions), of which the session timeout is "
                    f"{self.session_timeout_seconds:g} s."
                ),
                "",
            ]
        if self.skipped:
            lines += [
                "Not injected: " + "; ".join(f"{kind}: {why}" for kind, why in self.skipped.items()) + ".",
                "",
            ]
        broken = [one for one in self.injected if one.error is not None]
        if broken:
            lines += ["Faults that could not be done:", ""]
            lines += [
                f"- {one.fault.kind} of {one.fault.target} at {one.began:.0f} s: {one.error}"
                for one in broken
            ]
            lines.append("")
        lines += ["## Checked", "", "| what | how many |", "|---|---|"]
        lines += [f"| {name} | {number} |" for name, number in sorted(self.found.checked.items())]
        lines += ["", "## Violations", ""]
        lines += [
            f"- {one.promise} ({one.session_id}): {one.detail}" for one in self.found.violations[:100]
        ] or ["None."]
        lines += ["", "## Workers that ended by themselves, and were started again", ""]
        lines += [
            f"- {one.slot} at {one.at:.0f} s, exit code {one.exit_code}: {_shortened(one.last_lines)}"
            for one in self.ended
        ] or ["None."]
        lines += ["", "## Requests", "", "| outcome | how many |", "|---|---|"]
        lines += [f"| {name} | {number} |" for name, number in sorted(self.outcomes.items())]
        lines += ["", *(f"- {note}" for note in self.notes)]
        return "\n".join(lines).rstrip() + "\n"

    def _workers(self, done: Sequence[Injected]) -> list[str]:
        """Return how long workers of analytics, archive and compaction needed until they were ready."""
        rows: dict[tuple[str, str], list[Injected]] = defaultdict(list)
        for one in done:
            if one.worker_ready_seconds is not None:
                rows[one.fault.target, one.fault.kind].append(one)
        if not rows:
            return []
        lines = [
            "Until a worker that is no memory worker was ready, from the end of a fault that hit it:",
            "",
            "| worker | kind | faults | ready: median, longest (s) | alone |",
            "|---|---|---|---|---|",
        ]
        for (worker, kind), ones in sorted(rows.items()):
            seconds = [one.worker_ready_seconds or 0.0 for one in ones]
            alone = [one.worker_ready_seconds or 0.0 for one in ones if one.alone]
            lines.append(f"| {worker} | {kind} | {len(ones)} | {_pair(seconds)} | {_counted(alone)} |")
        return [*lines, ""]

    def _kinds(self) -> dict[str, dict[str, Any]]:
        rows: dict[str, dict[str, Any]] = defaultdict(
            lambda: {"faults": 0, "recovered": [], "away": [], "alone": []}
        )
        for one in sorted(self.injected, key=lambda each: each.fault.kind):
            if one.error is None:
                row = rows[one.fault.kind]
                row["faults"] += 1
                row["away"].append(one.away_seconds)
                if one.recovered_seconds is not None:
                    row["recovered"].append(one.recovered_seconds)
                    if one.alone:
                        row["alone"].append(one.recovered_seconds)
        return dict(rows)


def _pair(seconds: Sequence[float]) -> str:
    return f"{statistics.median(seconds):.1f}, {max(seconds):.1f}" if seconds else "-"


def _counted(seconds: Sequence[float]) -> str:
    return f"{_pair(seconds)} ({len(seconds)})" if seconds else "-"


def _shortened(text: str) -> str:
    errors = [line for line in text.splitlines() if '"ERROR"' in line or '"CRITICAL"' in line]
    return " / ".join(errors or text.splitlines()[-1:])[:500]
