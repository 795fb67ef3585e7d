"""The figures of one run of ``make bench``: kept in ``benchmarks/results.json``, and written as tables of a document."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import orjson

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "benchmarks" / "results.json"
DOCUMENT: Final = ROOT / "docs" / "measurements.md"
#: How tokens were counted where no tokenizer's files were given.
ESTIMATED: Final = "estimated as bytes / 4"
BEGIN: Final = "<!-- begin: made by make bench from benchmarks/results.json -->"
END: Final = "<!-- end: made by make bench -->"


@dataclass(slots=True)
class Series:
    """One figure of one contender, measured once in each run.

    Attributes:
        part: of the suite, for example ``streams``.
        case: what was measured, for example the shape of the sessions.
        contender: who was measured.
        figure: its name and unit, for example ``events/s``.
        values: one for each run, in their order.
    """

    part: str
    case: str
    contender: str
    figure: str
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median of all runs."""
        return statistics.median(self.values)


@dataclass(frozen=True, slots=True)
class Target:
    """A figure that the project wants to reach, as a ratio within one run or as a bound.

    Attributes:
        says: what is compared, in words.
        wanted: the bound.
        at_most: whether the figure must be at most ``wanted``; else at least.
        of: part, case, contender and figure that count.
        against: the same of the contender that is divided by; None for the figure itself.
    """

    says: str
    wanted: float
    at_most: bool
    of: tuple[str, str, str, str]
    against: tuple[str, str, str, str] | None = None

    @property
    def bound(self) -> str:
        """What is wanted, in words."""
        return f"{'at most' if self.at_most else 'at least'} {_number(self.wanted)}"


@dataclass(slots=True)
class Results:
    """All figures of a run, the machine, and when and how each part was measured.

    Attributes:
        parts: by part its ``date`` and ``processor``, and once it is noted ``load_before``, ``load_after`` and
            ``tokens``.
    """

    machine: dict[str, Any] = field(default_factory=dict)
    series: list[Series] = field(default_factory=list)
    parts: dict[str, dict[str, Any]] = field(default_factory=dict)

    def note(self, part: str, load_before: float, load_after: float, tokens: str) -> None:
        """Note the load of the machine before and after a part, and how tokens were counted in it."""
        loads = {"load_before": round(load_before, 2), "load_after": round(load_after, 2)}
        self._about(part).update({**loads, "tokens": tokens})

    def _about(self, part: str) -> dict[str, Any]:
        about = {name: value for name, value in self.machine.items() if name in {"date", "processor"}}
        return self.parts.setdefault(part, about)

    def add(self, part: str, case: str, contender: str, figures: Mapping[str, float]) -> None:
        """Add one value to each figure of a contender."""
        self._about(part)
        for figure, value in figures.items():
            found = self.find(part, case, contender, figure)
            if found is None:
                found = Series(part, case, contender, figure)
                self.series.append(found)
            found.values.append(round(value, 3))

    def find(self, part: str, case: str, contender: str, figure: str) -> Series | None:
        """Return a figure; None if it was not measured."""
        wanted = part, case, contender, figure
        return next((o for o in self.series if (o.part, o.case, o.contender, o.figure) == wanted), None)

    def replace_parts(self, newer: Results) -> None:
        """Take the parts that ``newer`` has from it, with its machine; parts keep their order."""
        parts = list(dict.fromkeys(one.part for one in (*self.series, *newer.series)))
        kept = [one for one in self.series if one.part not in newer.parts]
        self.series = sorted([*kept, *newer.series], key=lambda one: parts.index(one.part))
        self.machine = {**self.machine, **newer.machine}
        self.parts |= newer.parts

    def save(self, path: Path) -> None:
        """Write all figures."""
        series = [asdict(one) for one in self.series]
        value = {"machine": self.machine, "parts": self.parts, "series": series}
        path.write_bytes(orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))


def load(path: Path) -> Results:
    """Return the figures of a file; none if there is no file."""
    if not path.exists():
        return Results()
    value = orjson.loads(path.read_bytes())
    return Results(value["machine"], [Series(**one) for one in value["series"]], value["parts"])


def machine() -> dict[str, Any]:
    """Return what is known of this machine, and the time."""
    model = "unknown"
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    pages, page_bytes = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": model,
        "cores": os.cpu_count(),
        "ram_gib": round(pages * page_bytes / 2**30),
        "python": platform.python_version(),
    }


def tables(results: Results, targets: Iterable[Target]) -> str:
    """Return the document's tables: the machine, one table for each part, and the targets; empty without figures."""
    if not results.series:
        return ""
    about = results.machine
    hardware = f"{about['cores']} cores ({about['processor']}), {about['ram_gib']} GiB"
    where = f"{hardware}, Python {about['python']}, {about['kafka']}"
    lines = [
        f"{where}.",
        "Medians of the runs, in which the contenders took turns; lowest and highest in brackets.",
    ]
    for part in dict.fromkeys(one.part for one in results.series):
        of_part = [one for one in results.series if one.part == part]
        lines += ["", f"### {part}", "", _measured(of_part, results.parts[part], about["processor"]), ""]
        figures = list(dict.fromkeys(one.figure for one in of_part))
        lines.append(f"| | | {' | '.join(figures)} |")
        lines.append("|---|---" + "|---" * len(figures) + "|")
        for case, contender in dict.fromkeys((one.case, one.contender) for one in of_part):
            cells = [results.find(part, case, contender, figure) for figure in figures]
            lines.append(f"| {case} | {contender} | {' | '.join(map(_cell, cells))} |")
    lines += ["", "### Targets", "", "| target | wanted | measured | reached |", "|---|---|---|---|"]
    lines += [row for target in targets if (row := _target_row(results, target)) is not None]
    return "\n".join(lines)


def _measured(of_part: Sequence[Series], about: Mapping[str, Any], usual: str) -> str:
    """Return how often, when, where and at which load a part was measured, and how tokens were counted."""
    runs = max(len(one.values) for one in of_part)
    said = f"{runs} run{'s' if runs > 1 else ''}, {about['date']}"
    if about.get("processor", usual) != usual:
        said += f", on {about['processor']}"
    if "load_before" in about:
        said += f", load {about['load_before']} before and {about['load_after']} after it"
    return f"{said}; tokens {about['tokens']}." if "tokens" in about else f"{said}."


def _cell(series: Series | None) -> str:
    if series is None:
        return ""
    shown = _number(series.median)
    if len(series.values) > 1:
        shown += f" ({_number(min(series.values))} to {_number(max(series.values))})"
    return shown


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def reached(results: Results, target: Target) -> float | None:
    """Return the figure of a target; None if a part of it was not measured."""
    of = results.find(*target.of)
    if of is None:
        return None
    if target.against is None:
        return of.median
    against = results.find(*target.against)
    return None if against is None else of.median / against.median


def _target_row(results: Results, target: Target) -> str | None:
    value = reached(results, target)
    if value is None:
        return None
    good = value <= target.wanted if target.at_most else value >= target.wanted
    return f"| {target.says} | {target.bound} | {_number(value)} | {'yes' if good else '**no**'} |"


def write_document(results: Results, targets: Iterable[Target], path: Path = DOCUMENT) -> None:
    """Replace the made part of the document."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n{tables(results, targets)}\n{END}{after}", encoding="utf-8")
