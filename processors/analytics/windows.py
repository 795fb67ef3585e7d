"""Figures by minute, hour and day of event time, with events that come late."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from processors.analytics.event_time import KINDS, LENGTH_US, WindowKind, rfc3339_of, window_start_us
from processors.analytics.figures import Figures, load_figures, record_fields
from processors.analytics.prices import PriceTable


class WindowName(NamedTuple):
    """Which window: its kind and where it begins, in microseconds since 1970."""

    kind: WindowKind
    start_us: int

    @property
    def key(self) -> str:
        """The key of its record in session-analytics: ``window:<kind>:<start>``."""
        return f"window:{self.kind}:{rfc3339_of(self.start_us)}"

    @property
    def end_us(self) -> int:
        """Where the next one begins."""
        return self.start_us + LENGTH_US[self.kind]


@dataclass(slots=True)
class Window:
    """What one partition's events add to a window. Changed in place.

    Attributes:
        sessions_started: Lives that began with an event in it.
        late_events: Events counted after it was closed; what was published then was published again.
        closed: Whether its grace is over.
        sequence: Offset of the last event counted.
    """

    figures: Figures = field(default_factory=Figures)
    sessions_started: int = 0
    late_events: int = 0
    closed: bool = False
    sequence: int = 0

    def merge(self, other: Window) -> None:
        """Add what ``other`` counted of the same window."""
        self.figures.merge(other.figures)
        self.sessions_started += other.sessions_started
        self.late_events += other.late_events
        self.closed = self.closed and other.closed
        self.sequence = max(self.sequence, other.sequence)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_window` reads."""
        return {
            "figures": self.figures.dump(),
            "sessions_started": self.sessions_started,
            "late_events": self.late_events,
            "closed": self.closed,
            "sequence": self.sequence,
        }

    def record(self, name: WindowName, prices: PriceTable) -> dict[str, Any]:
        """Return what readers get of a window."""
        return {
            "window": name.kind,
            "start": rfc3339_of(name.start_us),
            "end": rfc3339_of(name.end_us),
            "closed": self.closed,
            "sessions_started": self.sessions_started,
            **record_fields(self.figures, prices),
            "late_events": self.late_events,
        }


def load_window(fields: Mapping[str, Any]) -> Window:
    """Return the window that was dumped."""
    return Window(
        load_figures(fields["figures"]),
        fields["sessions_started"],
        fields["late_events"],
        fields["closed"],
        fields["sequence"],
    )


@dataclass(slots=True)
class Share:
    """What some events of the same minute add to the windows that hold it, before it is added to them."""

    minute_us: int
    kinds: tuple[WindowKind, ...]
    figures: Figures = field(default_factory=Figures)
    sessions_started: int = 0
    late: dict[WindowKind, int] = field(default_factory=dict)
    sequence: int = 0


class Windows:
    """All windows of a partition. Changed in place.

    A window is closed once event time has passed its end by the grace. Event time is the latest
    ``occurred_at`` so far, but never later than its record's own timestamp: an agent whose clock is ahead
    closes nothing. Nor does it open windows of a far future, which would stay until then: an event that is
    ahead of its record's timestamp by more than the grace is counted in the windows of that timestamp. An
    event for a closed window is counted all the same, as late, and the window's record is published again.
    One for a window that is kept no longer is not counted in windows of that kind.

    Args:
        grace_us: How long a window stays open after its end.
        keep_us: How long windows of a kind are kept after their end, None for ever.

    Attributes:
        event_time_us: None before the first event.
        late_events: Counted late, of all kinds; since this object was made.
        expired_events: Not counted in windows of some kind, since they are kept no longer; likewise.
        dirty: Windows changed since the caller emptied it; a name without a window was dropped.
        unpublished: Closed windows changed since; likewise.
    """

    def __init__(self, grace_us: int, keep_us: Mapping[WindowKind, int | None]) -> None:
        self._grace_us = grace_us
        self._keep_us = keep_us
        self._windows: dict[WindowName, Window] = {}
        self._open: set[WindowName] = set()
        self._oldest: dict[WindowKind, list[int]] = {kind: [] for kind in KINDS}
        self._shares: dict[tuple[int, tuple[WindowKind, ...]], Share] = {}
        self.event_time_us: int | None = None
        self.late_events = 0
        self.expired_events = 0
        self.dirty: set[WindowName] = set()
        self.unpublished: set[WindowName] = set()

    def restore(self, name: WindowName, window: Window) -> None:
        """Put a window back as it was dumped."""
        self._windows[name] = window
        heappush(self._oldest[name.kind], name.start_us)
        if not window.closed:
            self._open.add(name)

    def get(self, name: WindowName) -> Window | None:
        """Return a window, None where nothing was counted or it is kept no longer."""
        return self._windows.get(name)

    def between(self, kind: WindowKind, from_us: int, to_us: int) -> Iterator[tuple[WindowName, Window]]:
        """Yield the windows of a kind that begin at or after ``from_us`` and before ``to_us``."""
        for name, window in self._windows.items():
            if name.kind == kind and from_us <= name.start_us < to_us:
                yield name, window

    def share_of(self, occurred_us: int, timestamp_us: int, sequence: int) -> Share:
        """Return what to count the next event in. Events come in the order of the log.

        Args:
            occurred_us: Its time.
            timestamp_us: Its record's.
            sequence: Its offset.
        """
        due = min(occurred_us, timestamp_us)
        if occurred_us > timestamp_us + self._grace_us:
            occurred_us = timestamp_us
        now = self.event_time_us
        kinds, late = KINDS, _NONE_LATE
        if now is not None and occurred_us < now:
            kinds, late = self._judge(occurred_us, now)
        if now is None or due > now:
            self.event_time_us = due
        minute_us = window_start_us("minute", occurred_us)
        share = self._shares.get((minute_us, kinds))
        if share is None:
            share = self._shares[minute_us, kinds] = Share(minute_us, kinds)
        share.sequence = sequence
        for kind in late:
            share.late[kind] = share.late.get(kind, 0) + 1
        return share

    def _judge(self, occurred_us: int, now_us: int) -> tuple[tuple[WindowKind, ...], tuple[WindowKind, ...]]:
        """Return the kinds of windows that still take an event, and those of them it is late for."""
        kinds: list[WindowKind] = []
        late: list[WindowKind] = []
        for kind in KINDS:
            end = window_start_us(kind, occurred_us) + LENGTH_US[kind]
            keep_us = self._keep_us[kind]
            if keep_us is not None and end + keep_us <= now_us:
                continue
            kinds.append(kind)
            if end + self._grace_us <= now_us:
                late.append(kind)
        self.late_events += len(late)
        self.expired_events += len(kinds) < len(KINDS)
        return tuple(kinds), tuple(late)

    def settle(self) -> None:
        """Add all shares to their windows, then close and drop windows as event time says."""
        for share in self._shares.values():
            for kind in share.kinds:
                self._add(WindowName(kind, window_start_us(kind, share.minute_us)), share)
        self._shares.clear()
        now = self.event_time_us
        if now is None:
            return
        for name in [name for name in self._open if name.end_us + self._grace_us <= now]:
            self._open.discard(name)
            self._windows[name].closed = True
            self.dirty.add(name)
            self.unpublished.add(name)
        for kind, starts in self._oldest.items():
            keep_us = self._keep_us[kind]
            while keep_us is not None and starts and starts[0] + LENGTH_US[kind] + keep_us <= now:
                self._drop(WindowName(kind, heappop(starts)))

    def correct(self, minute_us: int, bytes_saved: int) -> None:
        """Take back a summary, counted in this minute, that turned out not to have been applied."""
        for kind in KINDS:
            name = WindowName(kind, window_start_us(kind, minute_us))
            window = self._windows.get(name)
            if window is not None:
                window.figures.compactions -= 1
                window.figures.bytes_saved -= bytes_saved
                self._changed(name, window)

    def _add(self, name: WindowName, share: Share) -> None:
        window = self._windows.get(name)
        if window is None:
            window = self._windows[name] = Window()
            heappush(self._oldest[name.kind], name.start_us)
            self._open.add(name)
        window.figures.merge(share.figures)
        window.sessions_started += share.sessions_started
        window.late_events += share.late.get(name.kind, 0)
        window.sequence = max(window.sequence, share.sequence)
        self._changed(name, window)

    def _changed(self, name: WindowName, window: Window) -> None:
        self.dirty.add(name)
        if window.closed:
            self.unpublished.add(name)

    def _drop(self, name: WindowName) -> None:
        if self._windows.pop(name, None) is not None:
            self._open.discard(name)
            self.dirty.add(name)
            self.unpublished.add(name)


_NONE_LATE: Final[tuple[WindowKind, ...]] = ()
