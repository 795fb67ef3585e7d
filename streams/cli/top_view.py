"""Draws the screen of ``sessionstream top`` from its readings."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from processors.counts_and_shares import percent
from streams.cli.console import one_line
from streams.demo.table import bar as filled_cells

if TYPE_CHECKING:
    from rich.console import RenderableType

    from streams.inspection.groups import GroupLag

#: The orders of the sessions; the key `s` selects the next one.
ORDERS: Final = ("fullest", "newest", "tokens")

_BAR_CELLS: Final = 14
_NAME_CELLS: Final = 24
_MUCH_LAG: Final = 10_000
_HEAD_LINES: Final = 12


@dataclass(slots=True)
class Reading:
    """The last reading, and the previous reading of the groups; times are seconds of a monotonic clock."""

    groups: list[GroupLag] = field(default_factory=list)
    groups_at: float = 0.0
    before: list[GroupLag] = field(default_factory=list)
    before_at: float = 0.0
    groups_problem: str | None = None
    sessions: list[dict[str, Any]] = field(default_factory=list)
    sessions_problem: str | None = None
    order: str = ORDERS[0]

    def update_groups(self, groups: list[GroupLag], at: float) -> None:
        """Store a new reading of the groups; rates are computed against the one shown until now."""
        if groups is not self.groups:
            self.before, self.before_at = self.groups, self.groups_at
            self.groups, self.groups_at = groups, at
        self.groups_problem = None


def screen(reading: Reading, *, title: str, height: int) -> RenderableType:
    """Return the whole screen, at most ``height`` lines high."""
    parts: list[RenderableType] = [
        Text(f"sessionstream top · {title} · {time.strftime('%H:%M:%S')} · q ends, s: order", style="bold")
    ]
    if reading.groups_problem is not None:
        parts.append(Text(reading.groups_problem, style="red"))
    parts.append(groups_table(reading))
    if reading.sessions_problem is not None:
        parts.append(Text(reading.sessions_problem, style="red"))
    parts.append(sessions_table(reading, rows=max(3, height - _HEAD_LINES)))
    return Group(*parts)


def groups_table(reading: Reading) -> Table:
    """Return one line per process: workers, lag, records written to and read from its topics per second."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column("process", no_wrap=True)
    table.add_column("state", no_wrap=True)
    for name in ("workers", "lag", "written/s", "read/s"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("most behind", no_wrap=True, ratio=1)
    seconds = reading.groups_at - reading.before_at if reading.before else 0.0
    earlier = {group.group: group for group in reading.before}
    for group in reading.groups:
        there = group.state not in {"Absent", "Forgotten"}
        before = earlier.get(group.group)
        written = _rate(group, before, "end", seconds)
        read = _rate(group, before, "committed", seconds) if there else None
        table.add_row(
            Text(group.process, style="bold" if there else "dim"),
            _state(group),
            str(len(group.members)) if there else "",
            _lag(group.lag),
            "" if written is None else f"{written:,.0f}",
            "" if read is None else f"{read:,.0f}",
            _worst(group),
        )
    return table


def sessions_table(reading: Reading, *, rows: int) -> Table:
    """Return the first sessions in the selected order, each with a gauge of its window."""
    ordered = sorted(reading.sessions, key=_KEYS[reading.order], reverse=True)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    name = f"session ({reading.order} of {len(ordered):,})"
    table.add_column(name, no_wrap=True, ratio=1, min_width=_NAME_CELLS, overflow="ellipsis")
    table.add_column("window", no_wrap=True)
    for name in ("context", "messages", "tokens", "last"):
        table.add_column(name, justify="right", no_wrap=True)
    now = time.time()
    for one in ordered[:rows]:
        table.add_row(
            Text(one_line(one["session_id"])),
            bar(one["window_fraction"]),
            percent(one["context_fraction"]),
            f"{one['message_count']:,}",
            f"{one['tokens']:,}",
            _ago(now - datetime.fromisoformat(one["last_active_at"]).timestamp()),
        )
    return table


def bar(fraction: float | None) -> Text:
    """Return a gauge with its percentage; empty without a limit."""
    if fraction is None:
        return Text("no limit", style="dim")
    style = "red" if fraction >= 0.9 else "yellow" if fraction >= 0.7 else "cyan"
    filled = filled_cells(fraction, _BAR_CELLS).rstrip().ljust(_BAR_CELLS, "·")
    return Text.assemble((filled, style), f" {percent(fraction):>4}")


_KEYS: Final = {
    "fullest": lambda one: (
        one["context_fraction"] if one["window_fraction"] is None else one["window_fraction"]
    ),
    "newest": lambda one: one["last_active_at"],
    "tokens": lambda one: one["tokens"],
}


def _state(group: GroupLag) -> Text:
    if group.state == "Absent":
        return Text("not running", style="dim")
    # Kafka's word for a group whose workers have all gone, and ours for one that it has forgotten since.
    if group.state in {"Empty", "Forgotten"}:
        return Text("no worker", style="red")
    return Text(group.state.lower(), style="green")


def _rate(group: GroupLag, before: GroupLag | None, what: str, seconds: float) -> float | None:
    if before is None or seconds <= 0:
        return None
    now, then = (sum(getattr(part, what) or 0 for part in one.partitions) for one in (group, before))
    return float(max(0, now - then)) / seconds


def _lag(lag: int | None) -> Text:
    if lag is None:
        return Text("-", style="dim")
    return Text(f"{lag:,}", style="red bold" if lag > _MUCH_LAG else "yellow" if lag else "green")


def _worst(group: GroupLag) -> Text:
    worst = max(group.partitions, key=lambda part: part.lag, default=None)
    if worst is None or not worst.lag or group.lag is None:
        return Text("")
    return Text(f"{worst.topic} {worst.partition}: {worst.lag:,}", style="dim")


def _ago(seconds: float) -> str:
    for length, unit in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= length:
            return f"{seconds / length:.0f} {unit}"
    return f"{max(0, seconds):.0f} s"
