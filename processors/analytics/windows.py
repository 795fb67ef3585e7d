"""Figures by minute, hour and day of event time; late events are counted too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from processors.analytics.costs import PriceTable
from processors.analytics.event_time import KINDS, LENGTH_US, WindowKind, rfc3339_of, window_start_us
from processors.analytics.figures import Figures, load_figures, record_fields

#: The form of the keys of all windows in session-analytics.
_KEY: Final = re.compile(rf"window:(?:{'|'.join(KINDS)}):\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z")


class WindowName(NamedTuple):
    """The name of a window: its kind, and its beginning in microseconds since 1970."""

    kind: WindowKind
    start_us: int

    @property
    def key(self) -> str:
        """The key of its record in session-analytics: ``window:<kind>:<start>``."""
        return f"window:{self.kind}:{rfc3339_of(self.start_us)}"

    @staticmethod
    def is_key(text: str) -> bool:
        """Return whether a text has the form of a window's key; a session may have such an id."""
        return _KEY.fullmatch(text) is not None

    @property
    def end_us(self) -> int:
        """The beginning of the next window."""
        return self.start_us + LENGTH_US[self.kind]


@dataclass(slots=True)
class Window:
    """One partition's part of a window. Changed in place.

    Attributes:
        sessions_started: Lives that began with an event in the window.
        late_events: Events counted after the window was closed; each makes its record be published again.
        closed: Whether the grace period is over.
        sequence: Offset of the last event counted.
    """

    figures: Figures = field(default_factory=Figures)
    sessions_started: int = 0
    late_events: int = 0
    closed: bool = False
    sequence: int = 0

    def merge(self, other: Window) -> None:
        """Add another partition's part of the same window."""
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
        """Return the record for readers."""
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
    """Return the window from the JSON form of :meth:`Window.dump`."""
    return Window(
        load_figures(fields["figures"]),
        fields["sessions_started"],
        fields["late_events"],
        fields["closed"],
        fields["sequence"],
    )


@dataclass(slots=True)
class MinuteFigures:
    """Figures of events of the same minute in one batch, before they are added to the windows of that minute."""

    minute_us: int
    kinds: tuple[WindowKind, ...]
    figures: Figures = field(default_factory=Figures)
    sessions_started: int = 0
    late: dict[WindowKind, int] = field(default_factory=dict)
    sequence: int = 0


class Windows:
    """All windows of a partition. Changed in place.

    A window is closed once event time has passed its end by the grace period. Event time is the latest
    ``occurred_at`` so far, but never later than the timestamp of its record, so an agent whose clock is ahead
    closes no window. It does not open windows in the far future either: an event that is ahead of its record's
    timestamp by more than the grace period is counted in the windows of that timestamp. An event for a closed
    window is counted as late, and the window's record is published again. An event for a window that is no
    longer kept is not counted in windows of that kind.

    Args:
        grace_us: The grace period: how long a window stays open after its end.
        keep_us: How long windows of each kind are kept after their end; None means for ever.

    Attributes:
        event_time_us: The event time; None before the first event.
        late_events: Late events, once for each kind of window; since this object was made.
        expired_events: Events not counted in some window because it is no longer kept; since this object was made.
        dirty: Names of windows that changed since the caller emptied it; a name without a window was dropped.
        unpublished: Names of closed or dropped windows that changed since the caller emptied it.
    """

    def __init__(self, grace_us: int, keep_us: Mapping[WindowKind, int | None]) -> None:
        self._grace_us = grace_us
        self._keep_us = keep_us
        # An event that is behind by no more than this is neither late nor too old for a window, of any kind.
        self._in_time_us = min([grace_us, *(kept for kept in keep_us.values() if kept is not None)])
        self._windows: dict[WindowName, Window] = {}
        self._open: set[WindowName] = set()
        self._oldest: dict[WindowKind, list[int]] = {kind: [] for kind in KINDS}
        self._minutes: dict[tuple[int, tuple[WindowKind, ...]], MinuteFigures] = {}
        self.event_time_us: int | None = None
        self.late_events = 0
        self.expired_events = 0
        self.dirty: set[WindowName] = set()
        self.unpublished: set[WindowName] = set()

    def restore(self, name: WindowName, window: Window) -> None:
        """Add a window that was loaded from its record."""
        self._windows[name] = window
        heappush(self._oldest[name.kind], name.start_us)
        if not window.closed:
            self._open.add(name)

    def get(self, name: WindowName) -> Window | None:
        """Return a window; None if nothing was counted in it or it is no longer kept."""
        return self._windows.get(name)

    def between(self, kind: WindowKind, from_us: int, to_us: int) -> Iterator[tuple[WindowName, Window]]:
        """Yield the windows of a kind that begin at or after ``from_us`` and before ``to_us``.

        They are those of the moment when the first one is taken; windows may be added and dropped meanwhile.
        """
        for name, window in self._windows.copy().items():
            if name.kind == kind and from_us <= name.start_us < to_us:
                yield name, window

    def minute_figures(self, occurred_us: int, timestamp_us: int, sequence: int) -> MinuteFigures:
        """Return the figures in which to count the next event; events must come in the order of the log.

        Args:
            occurred_us: The event's time.
            timestamp_us: The timestamp of its record.
            sequence: Its offset.
        """
        due = min(occurred_us, timestamp_us)
        if occurred_us > timestamp_us + self._grace_us:
            occurred_us = timestamp_us
        now = self.event_time_us
        kinds, late = KINDS, _NONE_LATE
        if now is not None and occurred_us < now - self._in_time_us:
            kinds, late = self._open_kinds(occurred_us, now)
        if now is None or due > now:
            self.event_time_us = due
        minute_us = window_start_us("minute", occurred_us)
        minute = self._minutes.get((minute_us, kinds))
        if minute is None:
            minute = self._minutes[minute_us, kinds] = MinuteFigures(minute_us, kinds)
        minute.sequence = sequence
        for kind in late:
            minute.late[kind] = minute.late.get(kind, 0) + 1
        return minute

    def _open_kinds(
        self, occurred_us: int, now_us: int
    ) -> tuple[tuple[WindowKind, ...], tuple[WindowKind, ...]]:
        """Return the kinds of windows that still count an event, and those of them for which it is late."""
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

    def finish_batch(self) -> None:
        """Add the batch's figures to their windows, then close and drop windows by event time."""
        for minute in self._minutes.values():
            for kind in minute.kinds:
                self._add(WindowName(kind, window_start_us(kind, minute.minute_us)), minute)
        self._minutes.clear()
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

    def take_back_summary(self, minute_us: int, bytes_saved: int) -> None:
        """Take back a summary that was counted in this minute and that memory did not apply."""
        for kind in KINDS:
            name = WindowName(kind, window_start_us(kind, minute_us))
            window = self._windows.get(name)
            if window is not None:
                window.figures.compactions -= 1
                window.figures.bytes_saved -= bytes_saved
                self._changed(name, window)

    def _add(self, name: WindowName, minute: MinuteFigures) -> None:
        window = self._windows.get(name)
        if window is None:
            window = self._windows[name] = Window()
            heappush(self._oldest[name.kind], name.start_us)
            self._open.add(name)
        window.figures.merge(minute.figures)
        window.sessions_started += minute.sessions_started
        window.late_events += minute.late.get(name.kind, 0)
        window.sequence = max(window.sequence, minute.sequence)
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
