"""Rebuilds memory: copies the events of a source to a target, and compares each session of both."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Final, Literal

from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.rebuild.content import ClosedEvent, Content, LoggedEvent, SessionContent, differing
from schemas.settings import Settings
from streams.kafka.clients import started_producer
from streams.rebuild.session_keys import ReadKeys
from streams.rebuild.sources import Source, by_time
from streams.rebuild.target import BATCH_BYTES, Target

Step = Literal["copy", "compare"]
#: Called with the step, and how many of its events are done.
OnProgress = Callable[[Step, int], None]

#: Events that are folded at once, and between two calls of :data:`OnProgress`.
_PART_EVENTS: Final = 2_000


@dataclass(slots=True)
class RebuildReport:
    """What a rebuild did.

    Attributes:
        copied: events that this run added to the target.
        there_already: events that an earlier run had added.
        left_out: records of the source that are no events.
        sessions: sessions of source and target together.
        different: sessions that are not the same in both.
        closed: sessions with sealed events that could not be opened although no one erased them, and for each the
            reason. Without their master key they were left out; with a changed event they were copied as they are.
        erased_events: sealed events that were copied although no one can open them: their sessions were erased.
    """

    copied: int = 0
    there_already: int = 0
    left_out: int = 0
    sessions: int = 0
    different: list[str] = field(default_factory=list)
    closed: dict[str, str] = field(default_factory=dict)
    erased_events: int = 0

    @property
    def events(self) -> int:
        """The events of the target."""
        return self.copied + self.there_already

    @property
    def equal(self) -> int:
        """Sessions that are the same in both."""
        return self.sessions - len(self.different)


async def rebuild(
    source: Source,
    settings: Settings,
    policy: MemoryPolicy,
    on_progress: OnProgress,
    *,
    batch_bytes: int = BATCH_BYTES,
    accept_loss: bool = False,
) -> RebuildReport:
    """Copy all events of a source to a target, compare each session, and let workers start if all are the same.

    Running it again goes on where an earlier run broke off, and copies what the source has got since.

    Args:
        source: what memory is rebuilt from.
        settings: of the target.
        policy: the memory settings of the workers.
        on_progress: called now and then.
        batch_bytes: bytes of the batches that the target gets.
        accept_loss: let workers start although sessions could not be opened.

    Raises:
        BadRequest: the target has records of others.
        NewerVersion: an event of the source needs a newer version.
        Fatal: another program writes to the target.
        Retry: Kafka, or the store of the source, failed for now: run it again.
    """
    target = Target(settings, source.topic, source.keys)
    await target.prepare()
    report = RebuildReport()
    if source.keys is not None:
        report.closed |= source.keys.closed
    async with started_producer(settings, max_batch_size=batch_bytes) as producer:
        target.write_with(producer)
        async with aclosing(by_time(source)) as events:
            async for original in events:
                _note_closed(report, original.logged.entry, source.keys)
                if await target.add(original):
                    report.copied += 1
                else:
                    report.there_already += 1
                if report.events % _PART_EVENTS == 0:
                    on_progress("copy", report.events)
        await target.flush()
    on_progress("copy", report.events)
    report.left_out = sum(source.left_out.values())
    compared = _Comparison(policy, on_progress)
    # One partition after another: so the memories of one partition are in RAM, not those of all.
    for partition in range(source.partition_count):
        await compared.add(compared.old, _logged(source, partition))
    for partition in range(target.partition_count):
        await compared.add(compared.new, target.events(partition))
    report.sessions = len(compared.old.keys() | compared.new.keys())
    report.different = differing(compared.old, compared.new)
    if not report.different and (accept_loss or not report.closed):
        await target.finish()
    return report


def _note_closed(report: RebuildReport, entry: Entry | ClosedEvent, keys: ReadKeys | None) -> None:
    if isinstance(entry, ClosedEvent):
        if entry.code == "missing_key" and keys is not None and entry.session_id in keys.erased:
            report.erased_events += 1
        else:
            report.closed.setdefault(entry.session_id, entry.detail)


async def _logged(source: Source, partition: int) -> AsyncGenerator[LoggedEvent]:
    async with aclosing(source.events(partition)) as events:
        async for original in events:
            yield original.logged


class _Comparison:
    """The contents of all sessions in both logs."""

    def __init__(self, policy: MemoryPolicy, on_progress: OnProgress) -> None:
        self.old: dict[str, Content] = {}
        self.new: dict[str, Content] = {}
        self._policy = policy
        self._on_progress = on_progress
        self._events = 0

    async def add(self, contents: dict[str, Content], events: AsyncGenerator[LoggedEvent]) -> None:
        """Add the contents of the sessions of one partition."""
        sessions: dict[str, SessionContent] = {}
        part: list[LoggedEvent] = []
        async with aclosing(events):
            async for event in events:
                part.append(event)
                if len(part) >= _PART_EVENTS:
                    self._fold(sessions, part)
        self._fold(sessions, part)
        contents |= {name: session.content() for name, session in sessions.items()}

    def _fold(self, sessions: dict[str, SessionContent], part: list[LoggedEvent]) -> None:
        by_session: defaultdict[str, list[LoggedEvent]] = defaultdict(list)
        for event in part:
            by_session[event.session_id].append(event)
        for name, events in by_session.items():
            if name not in sessions:
                sessions[name] = SessionContent(name, self._policy)
            sessions[name].add(events)
        self._events += len(part)
        part.clear()
        self._on_progress("compare", self._events)
