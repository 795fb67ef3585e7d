"""The history of one partition in append-only JSON Lines files, one a session, for ``jq`` and ``grep``.

A line is ``{"sequence":…,"recorded_at_ms":…,"event":{…}}``; the event is as it was published, byte for byte. A line
that a crash left unfinished is cut off before the next write; if the position says that its event was stored, the
position goes back to it when the files are opened, so that the log is read again from there. A line that is no event is
reported once and passed.

A file has the name of its session. Where names that differ only in case are one file, as on macOS, the name of a session
with capital letters also says which letters these are: ``Bob=1.jsonl``.
"""

from __future__ import annotations

import hashlib
import heapq
import json
import logging
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, BinaryIO, Final
from urllib.parse import quote

import orjson
from pydantic import ValidationError

from processors.archive.archived import (
    ArchivedEvent,
    Batch,
    archived,
    archived_unread,
    decoded_json,
    is_erased,
)
from processors.archive.event_line import event_line, one_line
from processors.archive.origin import LogOrigin
from processors.archive.ranking import Ranking
from processors.archive.requests import (
    WHOLE_BYTES,
    WHOLE_EVENTS,
    Found,
    HistoryRequest,
    SearchRequest,
    up_to_bytes,
)
from processors.counts_and_shares import plural
from processors.sealing.sealed_event import key_id_of
from schemas.events import CONTRACT_VERSION, EVENT_ADAPTER
from streams.archive.store import StoreMismatch
from streams.archive.stores.local import numbers_of
from streams.worker.process import wall_clock_ms

log = logging.getLogger(__name__)

_SUFFIX: Final = ".jsonl"
#: Longer names of sessions become a hash: most file systems take 255 bytes.
_MAX_NAME_BYTES: Final = 200
#: What names such a file.
_HASHED: Final = re.compile("sha256-[0-9a-f]{64}")
#: How many files are synchronized at the same time; the disk then writes them together.
_SYNC_THREADS: Final = 16
#: How many files a write holds open at most, until they are synchronized.
_OPEN_FILES: Final = 256
#: How many sessions' last sequences are cached; others are read from the end of their file.
_CACHED_SESSIONS: Final = 50_000
_TAIL_BYTES: Final = 64 * 1024
#: What is read of a file to find a line, and how much is read at once backwards.
_SCANNED_BYTES: Final = 64 * 1024
_LINE_START: Final = re.compile(rb'\{"sequence":(\d+),')
#: All files are looked at for old events at most this often, and this many in one write.
_EXPIRED_EVERY_MS: Final = 60 * 60 * 1_000
_FILES_AT_ONCE: Final = 200


class JsonLinesPartition:
    """The files of one partition. Implements :class:`streams.archive.stores.local.LocalPartition`."""

    def __init__(self, folder: Path, partition: int) -> None:
        self._folder = folder / f"partition-{partition}"
        self._sessions = self._folder / "sessions"
        self._sessions.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._state = self._folder / "state.json"
        self._erasures = self._folder / "erased.jsonl"
        self._origin = self._folder / "origin.json"
        self._sync = ThreadPoolExecutor(_SYNC_THREADS, "sessionstream-archive-sync")
        self._read()

    def _read(self) -> None:
        state = _read_state(self._state)
        #: The position in the state when this object last read or wrote it.
        self._state_position: int = state.get("position", 0)
        self._position: int = self._without_torn(self._state_position)
        #: Erasures that are not in their file yet. Earlier versions had all of them in the state.
        self._new_erasures: dict[str, int] = state.get("erased", {})
        self._erased = _read_erasures(self._erasures)
        for session_id, through in self._new_erasures.items():
            self._erased[session_id] = max(through, self._erased.get(session_id, -1))
        self._capitals: bool = state.get("capitals", False)
        self._last: dict[str, int] = {}
        self._expired_before_ms = 0
        self._reported: set[tuple[str, int]] = set()

    def position(self) -> int:
        # Another worker that shares the folder may have had the partition in between.
        if _read_state(self._state).get("position", 0) != self._state_position:
            self._read()
        return self._position

    def _without_torn(self, position: int) -> int:
        """Return the position, or the first event before it whose line is unfinished.

        Files are only read here: another process may write the line at this moment, and its event is not before the
        position.
        """
        if position:
            for path in self._sessions.glob(f"*{_SUFFIX}"):
                position = min(position, _torn_sequence(path, position))
        return position

    def write(self, batch: Batch) -> None:
        """Append, synchronize, and only then move the position."""
        if self._capitals != _ignores_case(self._sessions):
            self._rename()
        by_session: dict[str, list[ArchivedEvent]] = {}
        for event in batch.events:
            by_session.setdefault(event.session_id, []).append(event)
        for session_id, through in batch.erased.items():
            self._erase(session_id, through)
        written: list[int] = []
        try:
            for session_id, events in by_session.items():
                descriptor = self._append(session_id, events)
                if descriptor is not None:
                    written.append(descriptor)
                if len(written) == _OPEN_FILES:
                    self._synchronize_all(written)
            self._synchronize_all(written)
        except BaseException:
            self._last.clear()  # what was written is unknown
            raise
        finally:
            for descriptor in written:
                os.close(descriptor)
        _synchronize(self._sessions)
        self._position = max(self._position, batch.end)
        self._write_state()

    def _synchronize_all(self, written: list[int]) -> None:
        """Return when these open files are on the disk; they are closed then, and the list is empty."""
        waiting = [self._sync.submit(os.fsync, descriptor) for descriptor in written]
        # Also after an error: a descriptor must not be closed while a thread uses it.
        wait(waiting)
        for one in waiting:
            one.result()
        while written:
            os.close(written.pop())

    def _append(self, session_id: str, events: list[ArchivedEvent]) -> int | None:
        """Append the events that the session's file lacks.

        Returns:
            The descriptor of the file, which is to be synchronized and closed; ``None`` if there is no file.
        """
        path = self._path(session_id)
        last = self._last.get(session_id)
        descriptor = _opened(path)
        try:
            if descriptor is None:
                last = -1 if last is None else last
            elif last is None or not _ends_with_a_line(descriptor):
                self._require_stored(path)
                last = _repair(path)
            erased = self._erased.get(session_id, -1)
            repeated = [event for event in events if event.sequence <= last]
            if repeated:
                # A file whose synchronization failed has them, but the disk may not.
                self._compare(path, repeated)
            new = [event for event in events if event.sequence > last and not is_erased(event, erased)]
            if new:
                if descriptor is None:
                    descriptor = _opened(path, os.O_CREAT)
                    assert descriptor is not None  # it is made if it is missing
                _write_whole(descriptor, b"".join(map(event_line, new)))
                last = new[-1].sequence
        except BaseException:
            if descriptor is not None:
                os.close(descriptor)
            raise
        self._remember(session_id, last)
        return descriptor

    def _remember(self, session_id: str, last: int) -> None:
        """Cache the last sequence of a session; of too many, the one that was written to least recently is forgotten."""
        self._last.pop(session_id, None)
        self._last[session_id] = last
        if len(self._last) > _CACHED_SESSIONS:
            del self._last[next(iter(self._last))]

    def _require_stored(self, path: Path) -> None:
        """Move the position back to the event of an unfinished last line if it was stored before.

        Raises:
            OSError: it was; the log must be read again from the position.
        """
        torn = _torn_sequence(path, self._position)
        if torn < self._position:
            self._position = torn
            raise OSError(
                f"the last line of {path} is unfinished; the log is read again from sequence {torn}"
            )

    def _compare(self, path: Path, repeated: list[ArchivedEvent]) -> None:
        """Check that events that come again are the ones in the file."""
        stored = {event.sequence: event.value for event in self._events(path)}
        for event in repeated:
            if stored.get(event.sequence, one_line(event.value)) != one_line(event.value):
                raise StoreMismatch(
                    f"the history file {path} has another event at sequence {event.sequence} than the log: the topic "
                    "was recreated, or the file is another log's; name another ARCHIVE__URL, or move the folder away"
                )

    def _rename(self) -> None:
        """Give each session the file that this file system asks for; the folder may come from another one.

        Earlier versions wrote sessions whose ids differ only in case to one file where names ignore case. After a crash
        it is done again: the state is written last.
        """
        self._last.clear()
        moved: list[tuple[Path, set[str]]] = []
        for path in sorted(self._sessions.glob(f"*{_SUFFIX}")):
            by_session: dict[str, dict[int, ArchivedEvent]] = {}
            for event in self._events(path):
                by_session.setdefault(event.session_id, {})[event.sequence] = event
            elsewhere: set[str] = set()
            for session_id, events in by_session.items():
                target = self._path(session_id, capitals=not self._capitals)
                if target.exists():
                    if target.samefile(path):
                        continue
                    events |= {event.sequence: event for event in self._events(target)}
                _replace(target, b"".join(event_line(events[sequence]) for sequence in sorted(events)))
                elsewhere.add(session_id)
            if elsewhere:
                moved.append((path, elsewhere))
        # All reads find the new files before the first event leaves an old one.
        self._capitals = not self._capitals
        for path, elsewhere in moved:
            self._keep(path, [event for event in self._events(path) if event.session_id not in elsewhere])
        self._write_state()

    def _erase(self, session_id: str, through: int) -> None:
        path = self._path(session_id)
        through = max(through, self._erased.get(session_id, -1))
        self._erased[session_id] = self._new_erasures[session_id] = through
        self._last.pop(session_id, None)
        self._keep(path, [event for event in self._events(path) if event.sequence > through])

    def _keep(self, path: Path, kept: list[ArchivedEvent]) -> None:
        """Replace the events of a file; without any, remove it."""
        if kept:
            _replace(path, b"".join(map(event_line, kept)))
        else:
            # A crash may have left the file that was to replace it.
            _new(path).unlink(missing_ok=True)
            path.unlink(missing_ok=True)

    def history(self, request: HistoryRequest) -> list[ArchivedEvent]:
        """Read only the lines between ``after`` and ``before``, and of them only as many as are wanted."""
        path = self._path(request.session_id)
        after, before = request.after, request.before
        events = (
            self._newest(path, after, before) if request.newest_first else self._events(path, after, before)
        )
        return request.cut(
            event
            for event in events
            if event.session_id == request.session_id and request.filter.accepts(event)
        )

    def search(self, request: SearchRequest) -> list[Found]:
        """Read all files of the partition, or the session's alone; this store has no index."""
        session_id = request.filter.session_id
        paths = sorted(self._sessions.glob(f"*{_SUFFIX}")) if session_id is None else [self._path(session_id)]
        ranking = Ranking(request)
        ranking.add(event for path in paths for event in self._events(path))
        found = ((one.score, self._event(one.session_id, one.sequence)) for one in ranking.best())
        return [Found(event, score) for score, event in found if event is not None]

    def _event(self, session_id: str, sequence: int) -> ArchivedEvent | None:
        """Return one event; ``None`` if it was removed meanwhile."""
        events = self._events(self._path(session_id), sequence - 1, sequence + 1)
        return next((event for event in events if event.session_id == session_id), None)

    def sessions_of_user(self, user_id: str | None) -> list[str]:
        """Read all files of the partition; this store has no index."""
        return [
            session_id
            for path in sorted(self._sessions.glob(f"*{_SUFFIX}"))
            if (session_id := self._session_of_user(path, user_id)) is not None
        ]

    def _session_of_user(self, path: Path, user_id: str | None) -> str | None:
        found = (event.session_id for event in self._events(path) if user_id in {None, event.user_id})
        return next(found, None)

    def events(self, after: int | None) -> list[ArchivedEvent]:
        """Look at all files of the partition: their events are in the order of each session only."""
        lines = (
            (sequence, path, start, line)
            for path in sorted(self._sessions.glob(f"*{_SUFFIX}"))
            for start, line in self._lines(path, after)
            if (sequence := _sequence(line)) is not None and (after is None or sequence > after)
        )
        return up_to_bytes(self._parsed(heapq.nsmallest(WHOLE_EVENTS, lines)), WHOLE_BYTES)

    def _parsed(self, lines: list[tuple[int, Path, int, bytes]]) -> Iterator[ArchivedEvent]:
        last = -1
        for sequence, path, start, line in lines:
            event = _parse(line)
            if event is None:
                self._report(path, start)
            elif sequence > last:
                last = sequence
                yield event

    def origin(self) -> LogOrigin | None:
        try:
            return LogOrigin.decode(orjson.loads(self._origin.read_bytes()))
        except FileNotFoundError:
            return None
        except (ValueError, AttributeError):
            raise StoreMismatch(
                f"the file {self._origin}, which says which log this partition was filled from, is damaged: remove it, "
                "and the worker compares the newest archived event with the log"
            ) from None

    def set_origin(self, origin: LogOrigin) -> None:
        _replace(self._origin, orjson.dumps(origin.encode()))

    @staticmethod
    def stored(folder: Path) -> list[int]:
        return numbers_of(folder, "partition-")

    def expire(self, before_ms: int, place: str | None) -> tuple[int, str | None]:
        """Look at the files after ``place``; only those whose first event is too old are read whole."""
        before_ms -= before_ms % _EXPIRED_EVERY_MS
        if before_ms <= self._expired_before_ms:
            return 0, None
        names = (path.name for path in self._sessions.glob(f"*{_SUFFIX}"))
        part = heapq.nsmallest(_FILES_AT_ONCE, (name for name in names if place is None or name > place))
        removed = 0
        for name in part:
            path = self._sessions / name
            first = next(self._events(path), None)
            # One with a time in the future, as of a broker whose clock was ahead, says nothing of those behind it.
            if first is None or before_ms <= first.recorded_ms <= wall_clock_ms():
                continue
            events = list(self._events(path))
            kept = [event for event in events if event.recorded_ms >= before_ms]
            if len(kept) == len(events):
                continue
            for session_id in {event.session_id for event in events}:
                self._last.pop(session_id, None)
            self._keep(path, kept)
            removed += len(events) - len(kept)
        if len(part) == _FILES_AT_ONCE:
            return removed, part[-1]
        self._expired_before_ms = before_ms
        return removed, None

    def close(self) -> None:
        self._sync.shutdown()

    def _path(self, session_id: str, *, capitals: bool | None = None) -> Path:
        """Return the file of a session.

        Args:
            session_id: its name.
            capitals: whether a name says which letters are capitals; as the files are now unless given.
        """
        name = quote(session_id, safe="").replace(".", "%2E")
        if self._capitals if capitals is None else capitals:
            # All other capitals of a name are in escapes, which are always written with capitals.
            places = sum(1 << place for place, letter in enumerate(session_id) if "A" <= letter <= "Z")
            name += f"={places:x}" if places else ""
        # A session may have the hash of another one as its name; both would share a file.
        if len(name) > _MAX_NAME_BYTES or _HASHED.fullmatch(name):
            name = "sha256-" + hashlib.sha256(session_id.encode()).hexdigest()
        return self._sessions / f"{name}{_SUFFIX}"

    def _events(
        self, path: Path, after: int | None = None, before: int | None = None
    ) -> Iterator[ArchivedEvent]:
        """Yield the events of a file between two sequences, each once; other lines are reported and passed."""
        last = -1 if after is None else after
        for start, line in self._lines(path, after):
            sequence = _sequence(line)
            if sequence is not None and sequence <= last:
                continue
            if sequence is not None and before is not None and sequence >= before:
                return
            event = _parse(line)
            if event is None:
                self._report(path, start)
            else:
                last = event.sequence
                yield event

    def _newest(self, path: Path, after: int | None, before: int | None) -> Iterator[ArchivedEvent]:
        """Yield the same events from the last to the first, reading the file from its end in parts."""
        try:
            file = path.open("rb")
        except FileNotFoundError:
            return
        with file:
            size_bytes = os.fstat(file.fileno()).st_size
            first = 0 if after is None else _line_after(file, size_bytes, after)
            end = size_bytes if before is None else _line_from(file, size_bytes, before)
            last = before
            for start, line in _lines_backwards(file, first, end):
                sequence = _sequence(line)
                if sequence is not None and last is not None and sequence >= last:
                    continue
                if sequence is not None and after is not None and sequence <= after:
                    return
                event = _parse(line)
                if event is None:
                    self._report(path, start)
                else:
                    last = event.sequence
                    yield event

    @staticmethod
    def _lines(path: Path, after: int | None) -> Iterator[tuple[int, bytes]]:
        """Yield the whole lines of a file, each with its place, from about the first event after a sequence on."""
        try:
            file = path.open("rb")
        except FileNotFoundError:
            return
        with file:
            size_bytes = os.fstat(file.fileno()).st_size
            start = 0 if after is None else _line_after(file, size_bytes, after)
            file.seek(start)
            for line in file:
                # What follows the last line break is a line that is being written, or that a crash left unfinished.
                if not line.endswith(b"\n"):
                    return
                yield start, line[:-1]
                start += len(line)

    def _report(self, path: Path, start: int) -> None:
        """Log a damaged line, by the place in the file at which it begins."""
        if (path.name, start) not in self._reported:
            self._reported.add((path.name, start))
            with path.open("rb") as file:
                number = file.read(start).count(b"\n") + 1
            log.error(
                "line %d of %s is no archived event; it is passed",
                number,
                path,
                extra={"action": "archive_line_damaged", "path": str(path), "line": number},
            )

    def _write_state(self) -> None:
        self._write_erasures()
        state: dict[str, Any] = {"position": self._position}
        if self._capitals:
            state["capitals"] = True
        _replace(self._state, orjson.dumps(state))
        self._state_position = self._position

    def _write_erasures(self) -> None:
        """Append what was erased since the last time: all of it in one file would make each write slower and slower."""
        if not self._new_erasures:
            return
        descriptor = _opened(self._erasures, os.O_CREAT)
        assert descriptor is not None  # it is made if it is missing
        try:
            if not _ends_with_a_line(descriptor):
                os.ftruncate(descriptor, self._erasures.read_bytes().rfind(b"\n") + 1)
            lines = (
                orjson.dumps({"session_id": session_id, "through": through}) + b"\n"
                for session_id, through in self._new_erasures.items()
            )
            _write_whole(descriptor, b"".join(lines))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        _synchronize(self._folder)
        self._new_erasures.clear()


def _sequence(line: bytes) -> int | None:
    """Return the sequence that a line begins with, without reading the rest; ``None`` if it does not."""
    found = _LINE_START.match(line)
    return None if found is None else int(found[1])


def _line_after(file: BinaryIO, size_bytes: int, after: int) -> int:
    """Return the place of a line, before which all events have a sequence up to ``after``; at most a little too early.

    Sequences rise within a file, so half of the rest is left out at each step. Lines without a sequence are passed.
    """
    low, high = 0, size_bytes
    while high - low > _SCANNED_BYTES:
        middle = (low + high) // 2
        file.seek(middle)
        start = middle + len(file.readline())
        sequence = None
        while start < high and sequence is None:
            line = file.readline()
            sequence = _sequence(line)
            if not line:
                break
            if sequence is None:
                start += len(line)
        if sequence is not None and sequence <= after:
            low = start
        else:
            high = middle
    return low


def _line_from(file: BinaryIO, size_bytes: int, before: int) -> int:
    """Return the place of the first line with a sequence of at least ``before``, or the end of the file."""
    place = _line_after(file, size_bytes, before - 1)
    file.seek(place)
    for line in file:
        sequence = _sequence(line)
        if sequence is not None and sequence >= before:
            break
        place += len(line)
    return min(place, size_bytes)


def _lines_backwards(file: BinaryIO, first: int, end: int) -> Iterator[tuple[int, bytes]]:
    """Yield the whole lines between two places of a file, each with its place, from the last to the first."""
    # The end of a line whose beginning is not read yet.
    rest = b""
    whole = False
    while end > first:
        start = max(first, end - _SCANNED_BYTES)
        file.seek(start)
        lines = (file.read(end - start) + rest).split(b"\n")
        place = start + sum(map(len, lines)) + len(lines) - 1
        # What follows the last line break is unfinished; in the parts before, the rest makes it a whole line.
        for line in reversed(lines[1:] if start > first else lines):
            place -= len(line)
            if whole:
                yield place, line
            whole = True
            place -= 1
        rest, end = (lines[0], start) if start > first else (b"", first)


def _parse(line: bytes) -> ArchivedEvent | None:
    """Return the event of a line; ``None`` if the line is damaged."""
    head, separator, rest = line.partition(b',"event":')
    if not separator or not rest.endswith(b"}"):
        return None
    value = rest[:-1]
    try:
        place = orjson.loads(head + b"}")
        sequence, recorded_ms = int(place["sequence"]), int(place["recorded_at_ms"])
        if b'"requires"' in value and (session_id := _session_of_unread(value)) is not None:
            return archived_unread(session_id, sequence, recorded_ms, value)
        return archived(EVENT_ADAPTER.validate_json(value), sequence, recorded_ms, value)
    except (ValueError, KeyError, TypeError, ValidationError):
        return None


def _session_of_unread(value: bytes) -> str | None:
    """Return the session of a sealed event or of one of a newer version, archived as it came; ``None`` for others."""
    fields = decoded_json(value)
    requires, session_id = fields.get("requires"), fields.get("session_id")
    unread = (isinstance(requires, int) and requires > CONTRACT_VERSION) or key_id_of(fields) is not None
    return session_id if unread and isinstance(session_id, str) else None


def _ignores_case(folder: Path) -> bool:
    """Return whether names that differ only in case are one file beside this folder, whose name is in small letters."""
    other = folder.with_name(folder.name.upper())
    return other.exists() and other.samefile(folder)


def _opened(path: Path, flags: int = 0) -> int | None:
    """Open a file to append to; return its descriptor, ``None`` if it is missing."""
    try:
        return os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC | flags, 0o666)
    except FileNotFoundError:
        return None


def _write_whole(descriptor: int, lines: bytes) -> None:
    """Append to a file; if that fails, as on a full disk, the file is as it was."""
    size_bytes = os.fstat(descriptor).st_size
    rest = memoryview(lines)
    try:
        while rest:
            rest = rest[os.write(descriptor, rest) :]
    except OSError:
        os.ftruncate(descriptor, size_bytes)
        raise


def _read_state(path: Path) -> dict[str, Any]:
    """Return how far the log was read, and what was erased; nothing for a new partition.

    Raises:
        StoreMismatch: the file is damaged.
    """
    try:
        state = json.loads(path.read_bytes())
    except FileNotFoundError:
        return {}
    except ValueError:
        state = None
    if not isinstance(state, dict):
        raise StoreMismatch(
            f"the file {path}, which says how far the archive has read the log, is damaged: remove it, and the worker "
            "reads this partition from the beginning of the log; events that are archived are not written again"
        )
    return state


def _read_erasures(path: Path) -> dict[str, int]:
    """Return up to where each session was erased. A line that a crash left unfinished is written again.

    Raises:
        StoreMismatch: the file is damaged.
    """
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except FileNotFoundError:
        return {}
    try:
        erasures = [orjson.loads(line) for line in lines]
        # The later ones are not smaller.
        return {erasure["session_id"]: int(erasure["through"]) for erasure in erasures}
    except (ValueError, KeyError, TypeError):
        raise StoreMismatch(
            f"the file {path}, which says what was erased, is damaged: remove it and state.json beside it, and the "
            "worker reads this partition from the beginning of the log; events that are archived are not written again"
        ) from None


def _ends_with_a_line(descriptor: int) -> bool:
    """Return whether a file is empty or ends with a line break; another program may have changed it."""
    size_bytes = os.fstat(descriptor).st_size
    return not size_bytes or os.pread(descriptor, 1, size_bytes - 1) == b"\n"


def _torn_sequence(path: Path, position: int) -> int:
    """Return the sequence of a file's unfinished last line, at least the one after its last event.

    Returns:
        ``position`` if the file ends with a whole line, or is missing.
    """
    try:
        file = path.open("rb")
    except FileNotFoundError:
        return position
    with file:
        if _ends_with_a_line(file.fileno()):
            return position
        tail = _tail(file)
    line = tail[tail.rfind(b"\n") + 1 :]
    sequence = _sequence(line)
    return max(_sequences(tail), default=-1) + 1 if sequence is None else sequence


def _tail(file: BinaryIO) -> bytes:
    """Return the end of a file, with at least one whole event if the file has one."""
    start = max(0, file.seek(0, os.SEEK_END) - _TAIL_BYTES)
    file.seek(start)
    tail = file.read()
    if start and not _sequences(tail):
        file.seek(0)
        tail = file.read()
    return tail


def _repair(path: Path) -> int:
    """Cut off an unfinished last line; return the last sequence in the file, -1 without one."""
    try:
        file = path.open("r+b")
    except FileNotFoundError:
        return -1
    with file:
        tail = _tail(file)
        unfinished = len(tail) - tail.rfind(b"\n") - 1
        if unfinished:
            file.truncate(file.tell() - unfinished)
            log.warning(
                "cut an unfinished line of %s off %s",
                plural(unfinished, "byte"),
                path,
                extra={"action": "archive_line_cut", "path": str(path), "size_bytes": unfinished},
            )
        return max(_sequences(tail), default=-1)


def _sequences(tail: bytes) -> list[int]:
    """Return the sequences of the whole lines in the end of a file, whose first line may be cut."""
    return [event.sequence for line in tail.split(b"\n")[:-1] if (event := _parse(line)) is not None]


def _replace(path: Path, content: bytes) -> None:
    """Write a file as a whole: after a crash it has the old content or the new one."""
    new = _new(path)
    try:
        new.write_bytes(content)
        _synchronize(new)
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise
    _synchronize(path.parent)


def _new(path: Path) -> Path:
    """Return what a file is written as before it replaces the old one."""
    return path.with_suffix(".new")


def _synchronize(path: Path) -> None:
    """Return when the file, or the names in the folder, are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
