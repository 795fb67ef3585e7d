"""Replays recorded conversations: JSON Lines files in, events out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import orjson

from processors.adapters.conversation import Cursor, read_conversation
from schemas.errors import BadRequest, Retry
from schemas.events import Event
from schemas.publication import Published
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.kafka.publisher import EventPublisher

#: Events published together: enough to keep Kafka busy, few enough for a lively progress bar.
_BATCH_EVENTS: Final = 500


class Line(NamedTuple):
    """The events of one line, in order, and where the line stands (``file:number``)."""

    session_id: str
    events: list[Event]
    place: str


@dataclass(slots=True)
class ImportReport:
    """What an import did.

    Attributes:
        sessions: sessions that were published.
        events: events that were published.
        skipped: sessions left out because memory knew them before.
        checked: whether memory could be asked at all.
        newest: the newest event of each partition, to wait for; session_id and sequence by partition.
        applied: whether memory has applied all of it; None where nobody waited.
    """

    sessions: set[str] = field(default_factory=set)
    events: int = 0
    skipped: list[str] = field(default_factory=list)
    checked: bool = False
    newest: dict[int, tuple[str, int]] = field(default_factory=dict)
    applied: bool | None = None


def read_lines(paths: Sequence[Path]) -> Iterator[Line]:
    """All lines of all files, in order; a session that comes again continues where it was.

    Raises:
        BadRequest: a file cannot be read, or a line is not in the import format; names file and line.
    """
    cursors: dict[str, Cursor] = {}
    for path in paths:
        for place, text in _texts(path):
            try:
                line = orjson.loads(text)
                session_id = line.get("session_id") if isinstance(line, dict) else None
                conversation = read_conversation(line, cursors.get(session_id or "", Cursor()))
            except orjson.JSONDecodeError as error:
                raise BadRequest(f"{place}: not JSON: {error}") from error
            except BadRequest as error:
                raise BadRequest(f"{place}: {error.detail}") from error
            cursors[conversation.session_id] = conversation.cursor
            yield Line(conversation.session_id, conversation.events, place)


def count_events(paths: Sequence[Path]) -> int:
    """Events in the files; reads every line, so that a bad one is found before anything is published.

    Raises:
        BadRequest: as :func:`read_lines`.
    """
    return sum(len(line.events) for line in read_lines(paths))


class Import:
    """Publishes lines, session by session in order, and leaves out sessions that memory already knows.

    Args:
        publisher: where events go.
        memory: asked whether a session is known; ``None`` asks nothing (``--append``).
        on_progress: told the number of events done with, published or skipped.
        on_unchecked: told, once, that memory cannot be asked; what follows is published all the same.
    """

    def __init__(
        self,
        publisher: EventPublisher,
        memory: MemoryClient | None,
        on_progress: Callable[[int], None] | None = None,
        on_unchecked: Callable[[], None] | None = None,
    ) -> None:
        self._publisher = publisher
        self._memory = memory
        self._on_progress = on_progress if on_progress is not None else _ignore
        self._on_unchecked = on_unchecked if on_unchecked is not None else lambda: None
        self._batch: list[Event] = []
        self._known: dict[str, bool] = {}
        self._report = ImportReport()

    async def run(self, lines: Iterable[Line]) -> ImportReport:
        """Publish all lines.

        Raises:
            PublishFailed: Kafka did not acknowledge in time; importing again with ``--append`` is safe.
            BadRequest: an event is refused, or a line is malformed.
        """
        for line in lines:
            if await self._is_known(line.session_id):
                self._on_progress(len(line.events))
                continue
            self._report.sessions.add(line.session_id)
            self._batch += line.events
            if len(self._batch) >= _BATCH_EVENTS:
                await self._flush()
        await self._flush()
        return self._report

    async def _is_known(self, session_id: str) -> bool:
        # Asked once a session: what this run publishes itself must not make its later lines known.
        known = self._known.get(session_id)
        if known is None:
            known = await self._ask(session_id)
            self._known[session_id] = known
            if known:
                self._report.skipped.append(session_id)
        return known

    async def _ask(self, session_id: str) -> bool:
        if self._memory is None:
            return False
        try:
            known = await self._memory.knows(session_id)
        except MemoryUnreachable:
            self._on_unchecked()
            self._memory = None
            return False
        self._report.checked = True
        return known

    async def _flush(self) -> None:
        events, self._batch = self._batch, []
        if not events:
            return
        published = await self._publisher.publish(events)
        for event, record in zip(events, published, strict=True):
            self._note(event, record)
        self._report.events += len(events)
        self._on_progress(len(events))

    def _note(self, event: Event, record: Published) -> None:
        newest = self._report.newest.get(record.partition)
        if newest is None or newest[1] < record.sequence:
            self._report.newest[record.partition] = (event.session_id, record.sequence)


async def wait_until_applied(memory: MemoryClient, report: ImportReport, *, within_seconds: float) -> bool:
    """Wait until memory has applied all that was imported; false when it is not so far yet."""
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
    """Nobody watches."""


def _texts(path: Path) -> Iterator[tuple[str, bytes]]:
    """The lines of a file that hold something, each with its place."""
    try:
        with path.open("rb") as file:
            for number, text in enumerate(file, start=1):
                stripped = text.removeprefix(b"\xef\xbb\xbf").strip() if number == 1 else text.strip()
                if stripped:
                    yield f"{path}:{number}", stripped
    except OSError as error:
        raise BadRequest(f"cannot read {path}: {error.strerror or error}") from error
