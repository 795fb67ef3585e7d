"""Imports recorded conversations: reads JSON Lines files and publishes their events."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar

import orjson

from processors.adapters.conversation import (
    Cursor,
    ExportedBefore,
    read_conversation,
    read_exported_event,
)
from schemas.errors import BadRequest, Retry
from schemas.events import Event, SessionDescribed, SystemMessageSet
from schemas.publication import Published
from schemas.view import MemoryView
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.kafka.event_publisher import EventPublisher

#: The name of the standard input.
_STANDARD_INPUT: Final = Path("-")
#: Events published together: enough to keep Kafka busy, few enough to move the progress bar often.
_BATCH_EVENTS: Final = 500

#: How a file begins that gzip made.
_GZIP: Final = b"\x1f\x8b"

Answer = TypeVar("Answer")


class Line(NamedTuple):
    """The events of one line, in order, and the location of the line (``file:number``)."""

    session_id: str
    events: list[Event]
    place: str


@dataclass(slots=True)
class ImportReport:
    """What an import did.

    Attributes:
        sessions: sessions that were published.
        events: events that were published.
        skipped: sessions left out because memory already knew them.
        there: events that ``append`` left out because memory has them.
        checked: whether a memory worker could be asked.
        newest: the newest event of each partition, to wait for; session_id and sequence by partition.
        applied: whether memory has applied all of it; ``None`` if the caller did not wait.
    """

    sessions: set[str] = field(default_factory=set)
    events: int = 0
    skipped: list[str] = field(default_factory=list)
    there: int = 0
    checked: bool = False
    newest: dict[int, tuple[str, int]] = field(default_factory=dict)
    applied: bool | None = None


@dataclass(frozen=True, slots=True)
class Copied:
    """What could be read only once, in a temporary file without a name, which is gone when it is closed."""

    path: Path
    file: BinaryIO

    def open(self, _mode: str) -> AbstractContextManager[BinaryIO]:
        """Return the file at its beginning; it stays open for the next time."""
        self.file.seek(0)
        return nullcontext(self.file)

    def __str__(self) -> str:
        return str(self.path)


@contextmanager
def readable_again(paths: Sequence[Path]) -> Generator[list[Path | Copied]]:
    """Yield what can be read several times: files as they are, and copies of pipes and of ``-``, the standard input.

    Raises:
        BadRequest: a pipe cannot be read, or the disk has no room for its copy.
    """
    with ExitStack() as stack:
        yield [stack.enter_context(_copied(path)) if _is_read_once(path) else path for path in paths]


def _is_read_once(path: Path) -> bool:
    try:
        return path == _STANDARD_INPUT or not (path.is_file() or path.is_dir() or not path.exists())
    except OSError:
        return False  # it is named when it is read, as a missing file or a folder is


@contextmanager
def _copied(path: Path) -> Generator[Copied]:
    with tempfile.TemporaryFile() as copy:
        try:
            with nullcontext(sys.stdin.buffer) if path == _STANDARD_INPUT else path.open("rb") as file:
                shutil.copyfileobj(file, copy)
            copy.flush()
        except OSError as error:
            raise BadRequest(f"cannot read or copy {path}: {error.strerror or error}") from error
        yield Copied(path, copy)


def read_lines(files: Sequence[Path | Copied]) -> Iterator[Line]:
    """Yield all lines of all files, in order; a session that occurs again continues after its last message.

    A line is a conversation, or one event as ``sessionstream export`` writes it.

    Raises:
        BadRequest: a file cannot be read, or a line is not in the import format; the message names file and line.
    """
    cursors: dict[str, Cursor] = {}
    exported_before = ExportedBefore()
    for source in files:
        for place, text in _nonempty_lines(source):
            try:
                line = orjson.loads(text)
                if isinstance(line, dict) and "event" in line:
                    exported = read_exported_event(line, exported_before)
                    yield Line(exported.session_id, exported.events, place)
                    continue
                session_id = line.get("session_id") if isinstance(line, dict) else None
                known = cursors.get(session_id) if isinstance(session_id, str) else None
                conversation = read_conversation(line, known or Cursor())
            except orjson.JSONDecodeError as error:
                raise BadRequest(f"{place}: {_why_not_json(text, error)}") from error
            except BadRequest as error:
                raise BadRequest(f"{place}: {error.detail}") from error
            cursors[conversation.session_id] = conversation.cursor
            yield Line(conversation.session_id, conversation.events, place)


def _why_not_json(text: bytes, error: orjson.JSONDecodeError) -> str:
    if text.startswith(_GZIP):
        return "compressed by gzip; decompress it first: `gunzip -c FILE | sessionstream import -`"
    try:
        text.decode()
    except UnicodeDecodeError:
        return "not UTF-8: convert the file first"
    return f"not JSON: {error}"


def count_events(files: Sequence[Path | Copied]) -> int:
    """Count the events in the files; reads every line, to find a bad one before anything is published.

    Raises:
        BadRequest: as :func:`read_lines`.
    """
    return sum(len(line.events) for line in read_lines(files))


class _There:
    """The events of a session that memory has, when an import begins with the session."""

    def __init__(self, memory: MemoryView) -> None:
        self._ids = {message.id for message in memory.messages}
        self._system_message = memory.system_message
        # Then memory lacks events that were published: a summary covers them, or they were evicted or removed.
        self._lacks_some = memory.epoch > 0 or memory.truncated

    def missing(self, events: Sequence[Event]) -> list[Event]:
        """Return the events of a line that memory does not have.

        Events were published in their order. So in front of one that memory has none is missing, even if memory does
        not have it any more; it would come back.
        """
        known = [event.event_id in self._ids for event in events]
        if self._lacks_some:
            return list(events[len(known) - known[::-1].index(True) :] if True in known else events)
        return [
            event
            for number, (event, is_known) in enumerate(zip(events, known, strict=True))
            if not is_known
            and not (isinstance(event, SystemMessageSet) and event.text == self._system_message)
            and not (isinstance(event, SessionDescribed) and True in known[number:])
        ]


class Import:
    """Publishes lines, session by session in order, and leaves out what memory already knows.

    Args:
        publisher: publishes the events.
        memory: is asked what it knows; ``None`` to publish everything.
        on_progress: called with the number of events that were published or skipped since the last call.
        on_unchecked: called once if no memory worker can be asked; all further sessions are published.
        append: leave out the events that memory has; without it, all sessions that memory knows.
    """

    def __init__(
        self,
        publisher: EventPublisher,
        memory: MemoryClient | None,
        on_progress: Callable[[int], None] | None = None,
        on_unchecked: Callable[[], None] | None = None,
        *,
        append: bool = False,
    ) -> None:
        self._publisher = publisher
        self._append = append
        self._memory = memory
        self._on_progress = on_progress if on_progress is not None else _ignore
        self._on_unchecked = on_unchecked if on_unchecked is not None else lambda: None
        self._batch: list[Event] = []
        self._known: dict[str, bool] = {}
        self._there: dict[str, _There | None] = {}
        self._report = ImportReport()

    async def run(self, lines: Iterable[Line]) -> ImportReport:
        """Publish all lines.

        Raises:
            PublishFailed: Kafka did not acknowledge in time; importing again with ``--append`` is safe.
            BadRequest: an event is refused, or a line is malformed.
        """
        for line in lines:
            events = await self._missing(line)
            if len(events) < len(line.events):
                self._on_progress(len(line.events) - len(events))
            if not events:
                continue
            self._report.sessions.add(line.session_id)
            self._batch += events
            if len(self._batch) >= _BATCH_EVENTS:
                await self._flush()
        await self._flush()
        return self._report

    async def _missing(self, line: Line) -> list[Event]:
        """Return the events of a line that are to be published."""
        if not self._append:
            return [] if await self._is_known(line.session_id) else line.events
        if line.session_id not in self._there:
            memory = await self._asked(lambda memory: memory.whole_memory(line.session_id))
            self._there[line.session_id] = None if memory is None else _There(memory)
        there = self._there[line.session_id]
        events = line.events if there is None else there.missing(line.events)
        self._report.there += len(line.events) - len(events)
        return events

    async def _is_known(self, session_id: str) -> bool:
        # Once per session: the events that this run publishes must not make the session's later lines known.
        known = self._known.get(session_id)
        if known is None:
            known = bool(await self._asked(lambda memory: memory.knows(session_id)))
            self._known[session_id] = known
            if known:
                self._report.skipped.append(session_id)
        return known

    async def _asked(self, question: Callable[[MemoryClient], Awaitable[Answer]]) -> Answer | None:
        """Return what memory answers; ``None`` if no memory worker can be asked."""
        if self._memory is None:
            return None
        try:
            answer = await question(self._memory)
        except MemoryUnreachable:
            self._on_unchecked()
            self._memory = None
            return None
        self._report.checked = True
        return answer

    async def _flush(self) -> None:
        events, self._batch = self._batch, []
        if not events:
            return
        published = await self._publisher.publish(events)
        for event, record in zip(events, published, strict=True):
            self._note_newest(event, record)
        self._report.events += len(events)
        self._on_progress(len(events))

    def _note_newest(self, event: Event, record: Published) -> None:
        newest = self._report.newest.get(record.partition)
        if newest is None or newest[1] < record.sequence:
            self._report.newest[record.partition] = (event.session_id, record.sequence)


async def wait_until_applied(memory: MemoryClient, report: ImportReport, *, within_seconds: float) -> bool:
    """Wait until memory has applied all imported events; return false if it has not in time."""
    waits = [
        memory.wait_until_applied(session_id, sequence, within_seconds=within_seconds)
        for session_id, sequence in report.newest.values()
    ]
    outcomes: list[Any] = await asyncio.gather(*waits, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException) and not isinstance(outcome, Retry):
            raise outcome
    return not any(isinstance(outcome, Retry) for outcome in outcomes)


def _ignore(_: int) -> None:
    """Take no notice of the progress."""


def _nonempty_lines(source: Path | Copied) -> Iterator[tuple[str, bytes]]:
    """Yield the lines of a file that are not blank, each after its location."""
    try:
        with source.open("rb") as file:
            for number, text in enumerate(file, start=1):
                stripped = text.removeprefix(b"\xef\xbb\xbf").strip() if number == 1 else text.strip()
                if stripped:
                    yield f"{source}:{number}", stripped
    except OSError as error:
        raise BadRequest(f"cannot read {source}: {error.strerror or error}") from error
