"""Judges a run from what was recorded: the log, what was acknowledged, and what was read.

It shares no code with the product. What a memory must be follows from the contract alone, folded here by a small and
slow model of the events that the traffic writes.
"""

from __future__ import annotations

import heapq
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

_KNOWN_IDS: Final = 128
#: In place of an epoch: the life has ended there. Less than any epoch, because a life may begin at the same record.
_ENDED: Final = -1
_MESSAGES: Final = frozenset({"UserMessageAdded", "AiMessageAdded", "ToolCallResponseAdded"})
_BEGIN_A_LIFE: Final = _MESSAGES | {"SystemMessageSet", "SessionConfigured"}


@dataclass(frozen=True)
class Record:
    """A record of the events topic."""

    partition: int
    offset: int
    timestamp_ms: int
    session_id: str
    event: Mapping[str, Any]

    @property
    def event_id(self) -> str:
        return str(self.event["event_id"])


@dataclass(frozen=True)
class Acknowledged:
    """An event that the writer was told is stored. ``number`` counts the events of its session as they were sent."""

    session_id: str
    number: int
    event_id: str
    partition: int
    sequence: int


@dataclass(frozen=True)
class Read:
    """One answer of a memory over HTTP.

    ``began`` and ``ended`` are seconds of one clock that never goes back; ``at_ms`` is the wall clock. ``sequence`` and
    ``life_sequence`` are None for a session that memory does not know. ``minimum`` is the sequence that the read had
    asked for.
    """

    session_id: str
    worker: str
    began: float
    ended: float
    at_ms: int
    sequence: int | None
    epoch: int
    life_sequence: int | None
    message_ids: tuple[str, ...]
    minimum: int | None = None


@dataclass(frozen=True)
class Violation:
    """A promise that was not kept, and where."""

    promise: str
    session_id: str
    detail: str


@dataclass
class Found:
    """What was checked, by name, and what was wrong."""

    checked: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    violations: list[Violation] = field(default_factory=list)

    def count(self, name: str, amount: int = 1) -> None:
        self.checked[name] += amount

    def wrong(self, promise: str, session_id: str, detail: str) -> None:
        self.violations.append(Violation(promise, session_id, detail))


@dataclass
class Message:
    """A message in memory; all of one group have the same ``group``."""

    id: str
    sequence: int
    group: int
    role: str


@dataclass
class Memory:
    """The memory of one session, folded event by event. The fields of a session without a life are empty."""

    life_sequence: int | None = None
    sequence: int | None = None
    epoch: int = 0
    last_ms: int = 0
    ttl_ms: int | None = None
    max_messages: int | None = None
    pair_sequence: int | None = None
    messages: list[Message] = field(default_factory=list)
    open_calls: dict[str, list[int]] = field(default_factory=dict)
    known: OrderedDict[str, None] = field(default_factory=OrderedDict)

    @property
    def message_ids(self) -> tuple[str, ...]:
        return tuple(message.id for message in self.messages)

    def end_life(self) -> None:
        self.__init__()  # type: ignore[misc]  # all fields at their defaults again

    def lapsed(self, now_ms: int) -> bool:
        return (
            self.life_sequence is not None and self.ttl_ms is not None and now_ms - self.last_ms > self.ttl_ms
        )

    def hear(self, record: Record) -> bool:
        """Apply a record; returns whether a life ended at it."""
        event, kind = record.event, record.event["type"]
        ended = self.lapsed(record.timestamp_ms)
        if ended:
            self.end_life()
        if self.life_sequence is None:
            if kind not in _BEGIN_A_LIFE:
                return ended
            self.life_sequence, self.last_ms = record.offset, record.timestamp_ms
        if record.event_id in self.known:
            return ended
        if kind == "SessionDeleted":
            self.end_life()
            return True
        if not self._react(record, kind, event):
            return ended
        self.known[record.event_id] = None
        while len(self.known) > _KNOWN_IDS:
            self.known.popitem(last=False)
        self.sequence = record.offset
        if kind != "HistoryCompacted":
            self.last_ms = max(self.last_ms, record.timestamp_ms)
        return ended

    def _react(self, record: Record, kind: str, event: Mapping[str, Any]) -> bool:
        """Change the memory; returns whether the event counts as applied."""
        if kind == "UserMessageAdded":
            self._add(Message(record.event_id, record.offset, record.offset, "user"))
        elif kind == "AiMessageAdded":
            for call in event.get("tool_calls") or ():
                self.open_calls.setdefault(call["id"], []).append(record.offset)
            self._add(Message(record.event_id, record.offset, record.offset, "assistant"))
        elif kind == "ToolCallResponseAdded":
            callers = self.open_calls.get(event["tool_call_id"], [])
            if len(callers) == 1:
                group = self.open_calls.pop(event["tool_call_id"])[0]
                self._add(Message(record.event_id, record.offset, group, "tool"))
        elif kind == "SessionConfigured":
            if "max_messages" in event:
                self.max_messages = event["max_messages"]
            if "ttl_seconds" in event:
                seconds = event["ttl_seconds"]
                self.ttl_ms = None if seconds is None else int(seconds * 1000)
            self._evict()
        elif kind == "MessagesRemoved":
            self.epoch += self._remove(set(event["message_ids"]))
        elif kind == "HistoryCleared":
            self.messages, self.open_calls, self.pair_sequence = [], {}, None
            self.epoch += 1
        elif kind == "HistoryCompacted":
            return self._compact(record, event)
        return kind != "SessionExpired"

    def _add(self, message: Message) -> None:
        self.messages.append(message)
        self._evict()

    def _evict(self) -> None:
        """Drop the oldest turns while there are too many messages; the pair of a summary goes last."""
        while self.max_messages is not None and len(self.messages) > self.max_messages:
            pair = [m for m in self.messages if m.group == -1]
            rest = [m for m in self.messages if m.group != -1]
            starts = [n for n, m in enumerate(rest) if m.role == "user" and n > 0]
            if starts:
                self._drop(rest[: starts[0]])
            elif pair:
                self._drop(pair)
                self.pair_sequence = None
            else:
                # The newest turn alone is over its limit. The traffic has no such turns.
                return

    def _remove(self, ids: set[str]) -> bool:
        groups = {m.group for m in self.messages if m.id in ids}
        if -1 in groups:
            self.pair_sequence = None
        return self._drop([m for m in self.messages if m.group in groups])

    def _compact(self, record: Record, event: Mapping[str, Any]) -> bool:
        through = event["through_sequence"]
        earliest = self.life_sequence if self.pair_sequence is None else self.pair_sequence
        assert earliest is not None
        if event["base_epoch"] != self.epoch or not earliest <= through <= (self.sequence or -1):
            return False
        groups = {m.group for m in self.messages if m.sequence <= through}
        self._drop([m for m in self.messages if m.group in groups])
        pair = [Message(f"{record.event_id}:{role}", through, -1, role) for role in ("user", "ai")]
        self.messages = pair + self.messages
        self.pair_sequence = through
        self.epoch += 1
        self._evict()
        return True

    def _drop(self, gone: Sequence[Message]) -> bool:
        ids = {id(m) for m in gone}
        callers = {m.sequence for m in gone}
        self.messages = [m for m in self.messages if id(m) not in ids]
        self.open_calls = {
            name: left
            for name, callers_of in self.open_calls.items()
            if (left := [caller for caller in callers_of if caller not in callers])
        }
        return bool(gone)


@dataclass
class Timeline:
    """What one session's memory was, from record to record; without the messages."""

    #: Offset of a record, and of the newest event that its memory had applied then; None without a life.
    positions: list[tuple[int, int | None]] = field(default_factory=list)
    #: Offsets at which a life ended.
    ends: list[int] = field(default_factory=list)
    #: By sequence: until when the life lasts if no event follows. Only for sessions with a time to live.
    lasts_until_ms: dict[int, int] = field(default_factory=dict)

    def position_at(self, offset: int) -> int | None:
        """The sequence of the memory once the records up to ``offset`` were applied."""
        known = None
        for at, sequence in self.positions:
            if at > offset:
                break
            known = sequence
        return known

    def first_end_after(self, sequence: int) -> int | None:
        return next((end for end in self.ends if end > sequence), None)

    def is_over_by_the_clock(self, sequence: int, at_ms: int) -> bool:
        """Whether the life of ``sequence`` may have been over by the clock, at this sequence or a later one.

        A later event may have given the session its time to live.
        """
        end = self.first_end_after(sequence)
        return any(
            sequence <= known and (end is None or known < end) and until_ms <= at_ms
            for known, until_ms in self.lasts_until_ms.items()
        )


def by_session(log: Iterable[Record]) -> dict[str, list[Record]]:
    """Return the records of each session, in the order of the log."""
    found: dict[str, list[Record]] = defaultdict(list)
    for record in sorted(log, key=lambda one: (one.partition, one.offset)):
        found[record.session_id].append(record)
    return dict(found)


def fold(records: Iterable[Record]) -> Memory:
    """Return the memory of one session after ``records``."""
    memory = Memory()
    for record in records:
        memory.hear(record)
    return memory


def check(
    log: Sequence[Record],
    acknowledged: Sequence[Acknowledged],
    reads: Sequence[Read],
    *,
    clock_slack_ms: int = 2_000,
) -> Found:
    """Judge a run by everything that was recorded while it lasted.

    Args:
        log: Every record of the events topic, also those that retention has deleted since.
        acknowledged: In any order.
        reads: In any order.
        clock_slack_ms: By how much clocks may differ where a session's time to live is concerned.
    """
    found = Found()
    sessions = by_session(log)
    reads_of: dict[str, list[Read]] = defaultdict(list)
    for read in reads:
        reads_of[read.session_id].append(read)
    _check_acknowledged(sessions, acknowledged, found)
    _check_order(sessions, acknowledged, found)
    for session_id, answers in reads_of.items():
        timeline = _check_contents(session_id, sessions.get(session_id, []), answers, found)
        _check_monotonic(session_id, timeline, answers, clock_slack_ms, found)
        _check_one_compaction(session_id, answers, found)
    return found


def _check_acknowledged(
    sessions: Mapping[str, Sequence[Record]], acknowledged: Sequence[Acknowledged], found: Found
) -> None:
    """Nothing acknowledged is lost: each event is at the place that the writer was told."""
    places = {
        (session_id, record.partition, record.offset): record.event_id
        for session_id, records in sessions.items()
        for record in records
    }
    for one in acknowledged:
        found.count("acknowledged events found in the log")
        there = places.get((one.session_id, one.partition, one.sequence))
        if there != one.event_id:
            detail = f"{one.event_id} was acknowledged at {one.partition}:{one.sequence}, there is {there}"
            found.wrong("nothing acknowledged is lost", one.session_id, detail)


def _check_order(
    sessions: Mapping[str, Sequence[Record]], acknowledged: Sequence[Acknowledged], found: Found
) -> None:
    """Events of a session are in the log in the order in which they were sent one after another."""
    first: dict[tuple[str, str], int] = {}
    for session_id, records in sessions.items():
        for record in records:
            first.setdefault((session_id, record.event_id), record.offset)
    newest: dict[str, tuple[int, str]] = {}
    for one in sorted(acknowledged, key=lambda each: (each.session_id, each.number)):
        offset = first.get((one.session_id, one.event_id))
        if offset is None:
            continue
        found.count("events in the order in which they were sent")
        before = newest.get(one.session_id)
        if before is not None and offset <= before[0]:
            found.wrong("order is kept", one.session_id, f"{one.event_id} is before {before[1]} in the log")
        newest[one.session_id] = (offset, one.event_id)


def _check_contents(
    session_id: str, records: Sequence[Record], answers: Sequence[Read], found: Found
) -> Timeline:
    """Each answer has the messages of the memory at its sequence, each once and in order."""
    timeline, memory = Timeline(), Memory()
    left = sorted((read for read in answers if read.sequence is not None), key=_sequence_of)
    number = 0
    for read in left:
        found.count("reads with a memory")
        if len(set(read.message_ids)) != len(read.message_ids):
            found.wrong("nothing is twice in memory", session_id, f"at {read.sequence} by {read.worker}")
        while number < len(records) and records[number].offset <= _sequence_of(read):
            _step(memory, records[number], timeline)
            number += 1
        expected = (memory.sequence, memory.life_sequence, memory.epoch, memory.message_ids)
        if (read.sequence, read.life_sequence, read.epoch, read.message_ids) != expected:
            found.wrong("a read is the memory at its sequence", session_id, _difference(read, memory))
    for record in records[number:]:
        _step(memory, record, timeline)
    return timeline


def _step(memory: Memory, record: Record, timeline: Timeline) -> None:
    if memory.hear(record):
        timeline.ends.append(record.offset)
    timeline.positions.append((record.offset, memory.sequence))
    if memory.sequence is not None and memory.ttl_ms is not None:
        timeline.lasts_until_ms[memory.sequence] = memory.last_ms + memory.ttl_ms


def _difference(read: Read, memory: Memory) -> str:
    missing = [name for name in memory.message_ids if name not in read.message_ids]
    more = [name for name in read.message_ids if name not in memory.message_ids]
    return (
        f"{read.worker} answered sequence {read.sequence}, life {read.life_sequence}, epoch {read.epoch}, "
        f"{len(read.message_ids)} messages; expected {memory.sequence}, {memory.life_sequence}, {memory.epoch}, "
        f"{len(memory.message_ids)}; missing {missing[:5]}, too many {more[:5]}"
    )


def _check_monotonic(
    session_id: str, timeline: Timeline, answers: Sequence[Read], clock_slack_ms: int, found: Found
) -> None:
    """No answer is older than one that anybody had before it was asked for, or than a write that it asked for."""
    floor: tuple[int, int] | None = None
    ended: list[tuple[float, int, tuple[int, int]]] = []
    for number, read in enumerate(sorted(answers, key=lambda one: one.began)):
        found.count("reads that do not go backwards")
        while ended and ended[0][0] < read.began:
            position = heapq.heappop(ended)[2]
            floor = position if floor is None else max(floor, position)
        least = None if floor is None else floor[0]
        promise = "reads are monotonic"
        if read.minimum is not None:
            found.count("reads of one's own writes")
            wanted = timeline.position_at(read.minimum)
            if wanted is not None and (least is None or wanted > least):
                least, promise = wanted, "one reads one's own writes"
        if read.sequence is None:
            if least is None or floor == (least, _ENDED):
                continue
            if timeline.is_over_by_the_clock(least, read.at_ms + clock_slack_ms):
                # The log may have the end of this life much later, or never.
                continue
            end = timeline.first_end_after(least)
            if end is None:
                found.wrong(
                    promise, session_id, f"{read.worker} knows nothing of it, {least} was known before"
                )
            else:
                heapq.heappush(ended, (read.ended, number, (end, _ENDED)))
            continue
        position = (read.sequence, read.epoch)
        if least is not None and read.sequence < least:
            found.wrong(
                promise, session_id, f"{read.worker} answered {read.sequence}, {least} was known before"
            )
        heapq.heappush(ended, (read.ended, number, position))


def _check_one_compaction(session_id: str, answers: Sequence[Read], found: Found) -> None:
    """Within a life, no two answers of one epoch have different summaries."""
    summaries: dict[tuple[int | None, int], set[str]] = defaultdict(set)
    for read in answers:
        summary = [name for name in read.message_ids if name.endswith(":ai")]
        if summary:
            summaries[read.life_sequence, read.epoch].update(summary)
    for (life, epoch), names in summaries.items():
        found.count("epochs with at most one summary")
        if len(names) > 1:
            found.wrong(
                "at most one compaction an epoch", session_id, f"life {life}, epoch {epoch}: {sorted(names)}"
            )


def compare(what: str, one: Mapping[str, object], other: Mapping[str, object], found: Found) -> None:
    """Check that two runs answer the same for every key: after all faults, and after a fresh fold of the log."""
    promise = f"{what} is equal to a fresh fold"
    for key in sorted(one.keys() | other.keys()):
        found.count(f"{what}: answers compared with a fresh fold")
        if one.get(key) != other.get(key):
            found.wrong(promise, key, f"{str(one.get(key))[:300]} is not {str(other.get(key))[:300]}")


def check_final_memories(
    log: Sequence[Record], answers: Mapping[str, Mapping[str, Any]], now_ms: int, found: Found
) -> None:
    """Check the memories at the end, by session: what the HTTP API answers against the model."""
    for session_id, records in by_session(log).items():
        memory = fold(records)
        if memory.lapsed(now_ms):
            memory.end_life()
        answer = answers.get(session_id)
        found.count("memories at the end against the model")
        if answer is None:
            found.wrong("memory is complete", session_id, "no answer")
            continue
        ids = tuple(message["id"] for message in answer["messages"])
        sequences = [message["sequence"] for message in answer["messages"]]
        if (answer["sequence"], ids) != (memory.sequence, memory.message_ids):
            detail = f"answered {answer['sequence']}, {len(ids)} messages; expected {memory.sequence}, "
            found.wrong("memory is complete", session_id, f"{detail}{len(memory.messages)} messages")
        if answer["sequence"] is not None and answer["epoch"] != memory.epoch:
            found.wrong("memory is complete", session_id, f"epoch {answer['epoch']}, expected {memory.epoch}")
        if sequences != sorted(sequences):
            found.wrong("order is kept", session_id, f"sequences in memory: {sequences}")


def check_histories(
    log: Sequence[Record], histories: Mapping[str, Sequence[tuple[int, str]]], found: Found
) -> None:
    """Check the archive: each session has every record since its last deletion, once and in order."""
    for session_id, records in by_session(log).items():
        deleted = [n for n, record in enumerate(records) if record.event["type"] == "SessionDeleted"]
        kept = records[deleted[-1] + 1 :] if deleted else records
        expected = [(record.offset, record.event_id) for record in kept]
        found.count("histories in the archive")
        found.count("events in the archive", len(expected))
        answered = list(histories.get(session_id, ()))
        if answered != expected:
            missing = sorted(set(expected) - set(answered))
            more = sorted(set(answered) - set(expected))
            detail = f"{len(answered)} events, expected {len(expected)}; missing {missing[:5]}, too many {more[:5]}"
            found.wrong("the archive is complete", session_id, detail)


def check_counts(log: Sequence[Record], figures: Mapping[str, Mapping[str, Any]], found: Found) -> None:
    """Check the analytics worker's messages by role against a plain count of the log.

    Only sessions that were never deleted and have no time to live: their only life has all their messages.
    """
    roles = {"UserMessageAdded": "user", "AiMessageAdded": "ai", "ToolCallResponseAdded": "tool"}
    for session_id, records in by_session(log).items():
        if any(r.event["type"] == "SessionDeleted" or r.event.get("ttl_seconds") for r in records):
            continue
        seen: set[str] = set()
        counts = dict.fromkeys(roles.values(), 0)
        for record in records:
            role = roles.get(record.event["type"])
            if role is not None and record.event_id not in seen:
                seen.add(record.event_id)
                counts[role] += 1
        found.count("sessions of analytics against a plain count")
        answered = figures.get(session_id)
        messages = None if answered is None else {role: answered["messages"][role] for role in counts}
        if messages != counts:
            found.wrong("analytics is complete", session_id, f"{messages}, expected {counts}")


def _sequence_of(read: Read) -> int:
    assert read.sequence is not None
    return read.sequence
