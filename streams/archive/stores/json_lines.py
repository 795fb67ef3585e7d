"""The history of one partition in append-only JSON Lines files, one a session, for ``jq`` and ``grep``.

A line is ``{"sequence":…,"recorded_at_ms":…,"event":{…}}``; the event is as it was published, byte for byte. A line
that a crash left unfinished is cut off before the next write. A line that is no event is reported once and passed.
"""

from __future__ import annotations

import hashlib
import heapq
import json
import logging
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final
from urllib.parse import quote

import orjson
from pydantic import ValidationError

from processors.archive.archived import ArchivedEvent, Batch, archived, is_erased
from processors.archive.event_line import event_line, one_line
from processors.archive.ranking import ranked
from processors.archive.requests import Found, HistoryRequest, SearchRequest
from schemas.events import EVENT_ADAPTER
from streams.archive.store import StoreMismatch

log = logging.getLogger(__name__)

_SUFFIX: Final = ".jsonl"
#: Longer names of sessions become a hash: most file systems take 255 bytes.
_MAX_NAME_BYTES: Final = 200
#: How many files are synchronized at the same time; the disk then writes them together.
_SYNC_THREADS: Final = 16
#: How many sessions' last sequences are cached; others are read from the end of their file.
_CACHED_SESSIONS: Final = 50_000
_TAIL_BYTES: Final = 64 * 1024
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
        state = json.loads(self._state.read_bytes()) if self._state.exists() else {}
        self._position: int = state.get("position", 0)
        self._erased: dict[str, int] = state.get("erased", {})
        self._last: dict[str, int] = {}
        self._expired_before_ms = 0
        self._reported: set[tuple[str, int]] = set()
        self._sync = ThreadPoolExecutor(_SYNC_THREADS, "sessionstream-archive-sync")

    def position(self) -> int:
        return self._position

    def write(self, batch: Batch) -> None:
        """Append, synchronize, and only then move the position."""
        by_session: dict[str, list[ArchivedEvent]] = {}
        for event in batch.events:
            by_session.setdefault(event.session_id, []).append(event)
        for session_id, through in batch.erased.items():
            self._erase(session_id, through)
        if len(self._last) > _CACHED_SESSIONS:
            self._last.clear()
        try:
            touched = [
                path
                for session_id, events in by_session.items()
                if (path := self._append(session_id, events)) is not None
            ]
        except BaseException:
            self._last.clear()  # what was written is unknown
            raise
        list(self._sync.map(_synchronize, [*touched, self._sessions]))
        self._position = max(self._position, batch.end)
        self._write_state()

    def _append(self, session_id: str, events: list[ArchivedEvent]) -> Path | None:
        """Append the events that the session's file lacks; return the file, ``None`` if it has all of them."""
        path = self._path(session_id)
        last = self._last.get(session_id)
        if last is None:
            last = _repair(path)
        erased = self._erased.get(session_id, -1)
        repeated = [event for event in events if event.sequence <= last]
        if repeated:
            self._compare(path, repeated)
        new = [event for event in events if event.sequence > last and not is_erased(event, erased)]
        if not new:
            self._last[session_id] = last
            return None
        with path.open("ab") as file:
            file.write(b"".join(map(event_line, new)))
        self._last[session_id] = new[-1].sequence
        return path

    def _compare(self, path: Path, repeated: list[ArchivedEvent]) -> None:
        """Check that events that come again are the ones in the file."""
        stored = {event.sequence: event.value for event in self._events(path)}
        for event in repeated:
            if stored.get(event.sequence, one_line(event.value)) != one_line(event.value):
                raise StoreMismatch(
                    f"the history file {path} has another event at sequence {event.sequence} than the log: the topic "
                    "was recreated, or the file is another log's; name another ARCHIVE__URL, or move the folder away"
                )

    def _erase(self, session_id: str, through: int) -> None:
        path = self._path(session_id)
        self._erased[session_id] = max(through, self._erased.get(session_id, -1))
        self._keep(path, [event for event in self._events(path) if event.sequence > through])

    def _keep(self, path: Path, kept: list[ArchivedEvent]) -> None:
        """Replace the events of a file; without any, remove it."""
        self._last.clear()
        if kept:
            _replace(path, b"".join(map(event_line, kept)))
        else:
            path.unlink(missing_ok=True)

    def history(self, request: HistoryRequest) -> list[ArchivedEvent]:
        wanted = [
            event
            for event in self._events(self._path(request.session_id))
            if event.session_id == request.session_id
            and (request.after is None or event.sequence > request.after)
            and (request.before is None or event.sequence < request.before)
            and request.filter.accepts(event)
        ]
        if request.newest_first:
            wanted.reverse()
        return request.cut(wanted)

    def search(self, request: SearchRequest) -> list[Found]:
        """Read all files of the partition, or the session's alone; this store has no index."""
        session_id = request.filter.session_id
        paths = sorted(self._sessions.glob(f"*{_SUFFIX}")) if session_id is None else [self._path(session_id)]
        return ranked((event for path in paths for event in self._events(path)), request)

    def sessions_of_user(self, user_id: str) -> list[str]:
        """Read all files of the partition; this store has no index."""
        return [
            session_id
            for path in sorted(self._sessions.glob(f"*{_SUFFIX}"))
            if (session_id := self._session_of_user(path, user_id)) is not None
        ]

    def _session_of_user(self, path: Path, user_id: str) -> str | None:
        found = (event.session_id for event in self._events(path) if event.user_id == user_id)
        return next(found, None)

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
            if first is None or first.recorded_ms >= before_ms:
                continue
            events = list(self._events(path))
            kept = [event for event in events if event.recorded_ms >= before_ms]
            self._keep(path, kept)
            removed += len(events) - len(kept)
        if len(part) == _FILES_AT_ONCE:
            return removed, part[-1]
        self._expired_before_ms = before_ms
        return removed, None

    def close(self) -> None:
        self._sync.shutdown()

    def _path(self, session_id: str) -> Path:
        name = quote(session_id, safe="").replace(".", "%2E")
        if len(name) > _MAX_NAME_BYTES:
            name = "sha256-" + hashlib.sha256(session_id.encode()).hexdigest()
        return self._sessions / f"{name}{_SUFFIX}"

    def _events(self, path: Path) -> Iterator[ArchivedEvent]:
        """Yield the events of a file, each sequence once; a line that is no event is reported and passed."""
        try:
            lines = path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return
        last = -1
        # What follows the last line break is a line that is being written, or that a crash left unfinished.
        for number, line in enumerate(lines[:-1], 1):
            event = _parse(line)
            if event is None:
                self._report(path, number)
            elif event.sequence > last:
                last = event.sequence
                yield event

    def _report(self, path: Path, number: int) -> None:
        if (path.name, number) not in self._reported:
            self._reported.add((path.name, number))
            log.error(
                "line %d of %s is no archived event; it is passed",
                number,
                path,
                extra={"action": "archive_line_damaged", "path": str(path), "line": number},
            )

    def _write_state(self) -> None:
        _replace(self._state, orjson.dumps({"position": self._position, "erased": self._erased}))


def _parse(line: bytes) -> ArchivedEvent | None:
    """Return the event of a line; ``None`` if the line is damaged."""
    head, separator, rest = line.partition(b',"event":')
    if not separator or not rest.endswith(b"}"):
        return None
    try:
        place = orjson.loads(head + b"}")
        event = EVENT_ADAPTER.validate_json(rest[:-1])
        return archived(event, int(place["sequence"]), int(place["recorded_at_ms"]), rest[:-1])
    except (ValueError, KeyError, TypeError, ValidationError):
        return None


def _repair(path: Path) -> int:
    """Cut off an unfinished last line; return the last sequence in the file, -1 without one."""
    try:
        file = path.open("r+b")
    except FileNotFoundError:
        return -1
    with file:
        size = file.seek(0, os.SEEK_END)
        start = file.seek(max(0, size - _TAIL_BYTES))
        tail = file.read()
        if start and not _sequences(tail):
            start = file.seek(0)
            tail = file.read()
        unfinished = len(tail) - tail.rfind(b"\n") - 1
        if unfinished:
            file.truncate(size - unfinished)
            log.warning(
                "cut an unfinished line of %d bytes off %s",
                unfinished,
                path,
                extra={"action": "archive_line_cut", "path": str(path), "size_bytes": unfinished},
            )
        return max(_sequences(tail), default=-1)


def _sequences(tail: bytes) -> list[int]:
    """Return the sequences of the whole lines in the end of a file, whose first line may be cut."""
    return [event.sequence for line in tail.split(b"\n")[:-1] if (event := _parse(line)) is not None]


def _replace(path: Path, content: bytes) -> None:
    """Write a file as a whole: after a crash it has the old content or the new one."""
    new = path.with_suffix(".new")
    new.write_bytes(content)
    _synchronize(new)
    new.replace(path)
    _synchronize(path.parent)


def _synchronize(path: Path) -> None:
    """Return when the file, or the names in the folder, are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
