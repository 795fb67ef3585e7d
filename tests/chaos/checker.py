"""Judges a run from what was recorded: the log, what was acknowledged, and what was read.

What a memory must be follows from the contract alone: the naive fold that the product's fold is held against folds
each session here, event by event.
"""

from __future__ import annotations

import heapq
import json
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.events import EVENT_ADAPTER
from tests.oracles.fold import Naive, NaiveMemory, group

#: What the workers of a run have by default. The traffic sets no limit in tokens, so how they are counted is no matter.
_POLICY: Final = MemoryPolicy(token_counter=ByteEstimate())
#: In place of an epoch: the life has ended there. Less than any epoch, because a life may begin at the same record.
_ENDED: Final = -1
#: Behind one of these, a message may be pinned no more, or gone, or beyond the share that pins may have.
_MAY_UNPIN: Final = frozenset(
    {"MessageUnpinned", "MessagesRemoved", "HistoryCleared", "SessionConfigured", "ToolCallResponseAdded"}
)
_ROLES: Final = {
    "UserMessageAdded": "user",
    "MultimodalUserMessageAdded": "user",
    "AiMessageAdded": "ai",
    "ToolCallResponseAdded": "tool",
}
_SETTINGS: Final = ("max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens")
_COPY: Final = re.compile("(fork-[0-9a-f]{32}):[0-9]+")


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
    asked for. ``pinned_ids`` are those of ``message_ids`` that are pinned.
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
    pinned_ids: tuple[str, ...] = ()


@dataclass(frozen=True)
class ForkAnswer:
    """The last answer to the order of a fork. Without a status, none came before the run ended.

    ``session_id`` is the fork. ``sequence`` and ``message_count`` are those of its memory, once it could be read.
    """

    session_id: str
    from_session_id: str
    status: int | None
    from_sequence: int | None = None
    sequence: int | None = None
    message_count: int | None = None


@dataclass(frozen=True)
class ErasureAnswer:
    """What the receipts of one erasure say together; it was ordered until one of them was complete.

    ``ordered_at_ms`` is the wall clock before the first order. ``deletions`` are by session: the sequence of its newest
    SessionDeleted. ``word`` is in every text that is to be erased, and in no other.
    """

    word: str
    session_id: str | None
    user_id: str | None
    ordered_at_ms: int
    deletions: Mapping[str, int]
    complete: bool


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


@dataclass(frozen=True)
class Message:
    """A message in memory, as an answer has it."""

    id: str
    sequence: int
    role: str
    size_bytes: int
    pinned: bool


class Memory:
    """The memory of one session, folded event by event."""

    def __init__(self) -> None:
        self._naive = NaiveMemory(_POLICY)
        #: The session and the sequence that its life was forked from.
        self.forked_from: tuple[str, int] | None = None

    @property
    def life_sequence(self) -> int | None:
        return self._naive.first if self._naive.alive else None

    @property
    def sequence(self) -> int | None:
        return self._naive.last if self._naive.alive else None

    @property
    def epoch(self) -> int:
        return self._naive.epoch

    @property
    def truncated(self) -> bool:
        return self._naive.truncated

    @property
    def lasts_until_ms(self) -> float:
        """Until when its life lasts if no event follows; infinite without a time to live."""
        return self._naive.time_ms + self._naive.limit("ttl_seconds") * 1000

    @property
    def fork_is_complete(self) -> bool:
        """Whether a fork has all copies that were announced."""
        return self._naive.copies is not None and len(self._naive.copies) <= 1

    @property
    def messages(self) -> list[Message]:
        return [
            Message(one["id"], one["sequence"], one["role"], one["size"], self._pinned(one))
            for one in self._naive.messages
        ]

    @property
    def message_ids(self) -> tuple[str, ...]:
        return tuple(one["id"] for one in self._naive.messages)

    @property
    def pinned_ids(self) -> tuple[str, ...]:
        return tuple(one["id"] for one in self._naive.messages if self._pinned(one))

    def _pinned(self, message: Naive) -> bool:
        return not message.get("pair") and group(message) in self._naive.pins

    def lapsed(self, now_ms: int) -> bool:
        return self._naive.alive and now_ms > self.lasts_until_ms

    def hear(self, record: Record) -> bool:
        """Apply a record; returns whether a life ended at it."""
        before, naive = self.life_sequence, self._naive
        event = EVENT_ADAPTER.validate_python(dict(record.event), strict=False)
        naive.apply(Entry(event, record.offset, record.timestamp_ms))
        if self.life_sequence != before:
            self.forked_from = None
        if naive.alive and naive.first == record.offset and event.type == "SessionForked":
            self.forked_from = (event.from_session_id, event.from_sequence)
        return before is not None and self.life_sequence != before

    def held(self) -> dict[str, Any]:
        """Return what a fork copies: no ids and sequences, which are the session's own.

        Messages that were unpinned stand before the summary until the next one. A fork has them right behind it.
        """
        naive = self._naive
        through = max((one["sequence"] for one in naive.messages if one.get("pair")), default=-1)

        def place(one: Naive) -> int:
            if one.get("pair"):
                return 1
            return 0 if one["sequence"] <= through and self._pinned(one) else 2

        messages = sorted(naive.messages, key=place)
        number = {one["sequence"]: n for n, one in enumerate(messages) if not one.get("pair")}
        return {
            "messages": [
                (
                    *(one[name] for name in ("role", "text", "size", "calls")),
                    None if one["answers"] is None else number.get(one["answers"]),
                    bool(one.get("pair")),
                    self._pinned(one),
                )
                for one in messages
            ],
            "truncated": naive.truncated,
            "settings": {name: naive.settings[name] for name in _SETTINGS if name in naive.settings},
            "compaction": naive.overrides,
        }


@dataclass
class Timeline:
    """What one session's memory was, from record to record; without the messages."""

    #: Offset of a record, and of the newest event that its memory had applied then; None without a life.
    positions: list[tuple[int, int | None]] = field(default_factory=list)
    #: Offsets at which a life ended.
    ends: list[int] = field(default_factory=list)
    #: By sequence: until when the life lasts if no event follows. Only for sessions with a time to live.
    lasts_until_ms: dict[int, float] = field(default_factory=dict)

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
        _check_pins(session_id, sessions.get(session_id, []), answers, found)
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
        expected = (
            *(memory.sequence, memory.life_sequence, memory.epoch),
            *(memory.message_ids, memory.pinned_ids),
        )
        answered = (read.sequence, read.life_sequence, read.epoch, read.message_ids, read.pinned_ids)
        if answered != expected:
            found.wrong("a read is the memory at its sequence", session_id, _difference(read, memory))
    for record in records[number:]:
        _step(memory, record, timeline)
    return timeline


def _step(memory: Memory, record: Record, timeline: Timeline) -> None:
    if memory.hear(record):
        timeline.ends.append(record.offset)
    timeline.positions.append((record.offset, memory.sequence))
    if memory.sequence is not None and memory.lasts_until_ms != math.inf:
        timeline.lasts_until_ms[memory.sequence] = memory.lasts_until_ms


def _difference(read: Read, memory: Memory) -> str:
    missing = [name for name in memory.message_ids if name not in read.message_ids]
    more = [name for name in read.message_ids if name not in memory.message_ids]
    return (
        f"{read.worker} answered sequence {read.sequence}, life {read.life_sequence}, epoch {read.epoch}, "
        f"{len(read.message_ids)} messages; expected {memory.sequence}, {memory.life_sequence}, {memory.epoch}, "
        f"{len(memory.message_ids)}; missing {missing[:5]}, too many {more[:5]}; "
        f"pinned {read.pinned_ids[:5]}, expected {memory.pinned_ids[:5]}"
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


def _check_pins(session_id: str, records: Sequence[Record], answers: Sequence[Read], found: Found) -> None:
    """A message that a read shows as pinned is in all later ones, until an event of the log may have unpinned it.

    This is told from the reads alone: no model decides it. After a limit may have become lower, only what is pinned from
    then on counts: what was pinned may be over its share now, and leaves with a later message.
    """
    pinned: set[str] = set()
    pinned_since: set[str] | None = None
    life: int | None = None
    number = 0
    for read in sorted((one for one in answers if one.sequence is not None), key=_sequence_of):
        while number < len(records) and records[number].offset <= _sequence_of(read):
            event = records[number].event
            if event["type"] in _MAY_UNPIN:
                pinned.clear()
            if event["type"] == "SessionConfigured":
                pinned_since = set()
            elif event["type"] == "MessagePinned" and pinned_since is not None:
                pinned_since.update(event["message_ids"])
            number += 1
        if read.life_sequence != life:
            pinned.clear()
            life = read.life_sequence
        if gone := pinned.difference(read.message_ids):
            detail = f"{read.worker} answered {read.sequence} without {sorted(gone)[:5]}"
            found.wrong("a pinned message is never covered by a summary", session_id, detail)
        found.count("pinned messages in reads", len(read.pinned_ids))
        pinned.update(one for one in read.pinned_ids if pinned_since is None or one in pinned_since)


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
            memory = Memory()
        answer = answers.get(session_id)
        found.count("memories at the end against the model")
        if answer is None:
            found.wrong("memory is complete", session_id, "no answer")
            continue
        messages = [
            Message(one["id"], one["sequence"], one["role"], one["size_bytes"], pinned="pinned" in one)
            for one in answer["messages"]
        ]
        if (answer["sequence"], messages) != (memory.sequence, memory.messages):
            wrong = [one for one in messages if one not in memory.messages][:3]
            detail = f"answered {answer['sequence']}, {len(messages)} messages; expected {memory.sequence}, "
            found.wrong(
                "memory is complete", session_id, f"{detail}{len(memory.messages)} messages; wrong {wrong}"
            )
        if answer["sequence"] is not None and (answer["epoch"], answer["truncated"]) != (
            memory.epoch,
            memory.truncated,
        ):
            detail = f"epoch {answer['epoch']}, truncated {answer['truncated']}; expected "
            found.wrong("memory is complete", session_id, f"{detail}{memory.epoch}, {memory.truncated}")
        sequences = [one.sequence for one in messages]
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

    Only sessions that were never deleted and have no time to live: their only life has all their messages. Copies in a
    fork were counted where they were said. A message that was to replace removed ones may be counted although memory
    did not have these, so such a role has a lowest and a highest count.
    """
    for session_id, records in by_session(log).items():
        if any(r.event["type"] == "SessionDeleted" or r.event.get("ttl_seconds") for r in records):
            continue
        seen: set[str] = set()
        lowest = dict.fromkeys(_ROLES.values(), 0)
        highest = dict(lowest)
        memory = Memory()
        for record in records:
            memory.hear(record)
            if record.event_id in seen or _COPY.fullmatch(record.event_id):
                continue
            seen.add(record.event_id)
            replacement = record.event.get("replacement")
            role = _ROLES.get(record.event["type"] if replacement is None else replacement["type"])
            if role is not None:
                highest[role] += 1
                lowest[role] += replacement is None or replacement["event_id"] in memory.message_ids
        found.count("sessions of analytics against a plain count")
        answered = figures.get(session_id)
        messages = None if answered is None else {role: answered["messages"][role] for role in lowest}
        if messages is None or not all(lowest[role] <= messages[role] <= highest[role] for role in lowest):
            found.wrong("analytics is complete", session_id, f"{messages}, expected {lowest} to {highest}")


def check_forks(
    log: Sequence[Record],
    ordered: Sequence[ForkAnswer],
    answers: Mapping[str, Mapping[str, Any]],
    found: Found,
) -> None:
    """Check that each fork is complete and equal to what was forked, or refused with nothing left of it.

    Args:
        log: Every record of the events topic.
        ordered: The last answer to each order.
        answers: The memories at the end, by session.
        found: Takes what is found.
    """
    sessions = by_session(log)
    for session_id, records in sessions.items():
        answer = answers.get(session_id) or {"messages": (), "sequence": None}
        _check_copies(session_id, records, sessions, answer, found)
    for one in ordered:
        found.count(f"orders of forks that were answered by {one.status or 'nothing before the end'}")
        there, source = sessions.get(one.session_id, []), sessions.get(one.from_session_id, [])
        if one.status == 200:
            _check_made(one, there, found)
        elif one.status == 404:
            if there:
                detail = f"{len(there)} records, although nothing was there to fork"
                found.wrong("a refused fork leaves nothing", one.session_id, detail)
            if source and not any(_may_end_a_life(record) for record in source):
                detail = f"{one.from_session_id} was said to have no memory"
                found.wrong("a session with a memory can be forked", one.session_id, detail)
        elif one.status == 409 and not there:
            detail = "it was said to be there already, and is not"
            found.wrong("a session with a memory can be forked", one.session_id, detail)


def _check_copies(
    session_id: str,
    records: Sequence[Record],
    sessions: Mapping[str, Sequence[Record]],
    answer: Mapping[str, Any],
    found: Found,
) -> None:
    """Check the forks that the log has in one session, whether or not anybody was told of them."""
    memory, checked = Memory(), None
    tried, made = set[str](), set[str]()
    for record in records:
        memory.hear(record)
        if record.event["type"] == "SessionForked":
            (made if memory.life_sequence == record.offset else tried).add(record.event_id)
        if memory.life_sequence is None or memory.life_sequence == checked:
            continue
        if memory.forked_from is None or not memory.fork_is_complete:
            continue
        checked = memory.life_sequence
        life = [r for r in records if checked < r.offset <= record.offset]
        if any(_COPY.fullmatch(r.event_id) is None and r.event["type"] != "SessionForked" for r in life):
            found.count("forks that something else came to before they were complete")
            continue
        name, sequence = memory.forked_from
        source = fold(one for one in sessions.get(name, ()) if one.offset <= sequence)
        found.count("forks against the memory that was forked")
        if memory.held() != source.held():
            detail = f"of {name} at {sequence}: {_unequal(memory.held(), source.held())}"
            found.wrong("a fork is equal to what was forked", session_id, detail)
    refused = tried - made
    found.count("forks that were refused because the session was there", len(refused))
    ids = [one["id"] for one in answer["messages"]]
    left = [name for name in ids if (of := _COPY.fullmatch(name)) and of[1] in refused]
    if left:
        found.wrong("a refused fork leaves nothing", session_id, f"in memory: {left[:5]}")
    said = answer.get("forked_from")
    expected = None
    if memory.forked_from is not None:
        name, sequence = memory.forked_from
        expected = {"session_id": name, "sequence": sequence, "complete": memory.fork_is_complete}
    if answer["sequence"] is not None and said != expected:
        found.wrong("a fork says what it is", session_id, f"{said}, expected {expected}")


def _check_made(one: ForkAnswer, records: Sequence[Record], found: Found) -> None:
    """Check that what an order was answered was so: the fork was complete, and had so many messages."""
    memory = fold(record for record in records if record.offset <= (one.sequence or 0))
    made = (
        memory.forked_from == (one.from_session_id, one.from_sequence)
        and memory.fork_is_complete
        and (memory.sequence, len(memory.message_ids)) == (one.sequence, one.message_count)
    )
    if not made:
        detail = (
            f"answered {one}; the log has a fork of {memory.forked_from}, complete {memory.fork_is_complete}, at "
            f"{memory.sequence} with {len(memory.message_ids)} messages"
        )
        found.wrong("a fork that was answered is there", one.session_id, detail)


def _may_end_a_life(record: Record) -> bool:
    return record.event["type"] == "SessionDeleted" or bool(record.event.get("ttl_seconds"))


def _unequal(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for name in one:
        if one[name] != other[name]:
            if name == "messages":
                extra = [m for m in one[name] if m not in other[name]][:3]
                missing = [m for m in other[name] if m not in one[name]][:3]
                parts.append(f"{len(one[name])} messages, not {len(other[name])}: {extra} and not {missing}")
            else:
                parts.append(f"{name} {one[name]}, not {other[name]}")
    return "; ".join(parts)[:600]


def check_erasures(
    log: Sequence[Record],
    erasures: Sequence[ErasureAnswer],
    places: Mapping[str, Mapping[str, bytes]],
    hits: Mapping[str, Sequence[str]],
    found: Found,
) -> None:
    """Check that what was erased is nowhere at the end, and that nothing else was erased.

    Args:
        log: Every record of the events topic, also what was erased.
        erasures: What was answered to each order.
        places: The answers of memory, archive and analytics at the end: by place, then by session.
        hits: By word: the sessions that a search in the archive finds it in.
        found: Takes what is found.
    """
    sessions = by_session(log)
    for one in erasures:
        found.count(f"erasures that are {'complete' if one.complete else 'not complete'}")
        if not one.complete:
            continue
        for session_id in _named(one, sessions):
            _check_erased(one, session_id, sessions.get(session_id, []), places, found)
        # An event may be published again after the receipt, since its publisher was not told that it is stored.
        alive = {
            session_id
            for session_id, deletion in one.deletions.items()
            if any(
                r.offset > deletion and one.word in json.dumps(r.event) for r in sessions.get(session_id, ())
            )
        }
        for session_id in set(hits.get(one.word, ())) - alive:
            found.wrong("what is erased is nowhere", session_id, f"a search finds {one.word!r}")
        for place, bodies in places.items():
            for session_id, body in bodies.items():
                if one.word.encode() in body and session_id not in alive:
                    found.wrong("what is erased is nowhere", session_id, f"{place} has {one.word!r}")
    may_be_gone = {name for one in erasures for name in _named(one, sessions, at_any_time=True)}
    for session_id, records in sessions.items():
        for record in records:
            by_erasure = not record.event_id.startswith(f"{session_id}.")
            if record.event["type"] == "SessionDeleted" and by_erasure and session_id not in may_be_gone:
                found.wrong("nothing else is erased", session_id, f"it was deleted at {record.offset}")


def _named(
    one: ErasureAnswer, sessions: Mapping[str, Sequence[Record]], *, at_any_time: bool = False
) -> list[str]:
    """Return the sessions that an erasure is about: those that named its user before it was ordered."""
    if one.session_id is not None:
        return [one.session_id]
    return [
        session_id
        for session_id, records in sessions.items()
        if any(
            _names(r, one.user_id) and (at_any_time or r.timestamp_ms < one.ordered_at_ms) for r in records
        )
    ]


def _names(record: Record, user_id: str | None) -> bool:
    replacement = record.event.get("replacement") or {}
    return user_id in (record.event.get("user_id"), replacement.get("user_id"))


def _check_erased(
    one: ErasureAnswer,
    session_id: str,
    records: Sequence[Record],
    places: Mapping[str, Mapping[str, bytes]],
    found: Found,
) -> None:
    """Check a session whose erasure every process has confirmed."""
    found.count("sessions that were erased")
    before = [r.offset for r in records if r.timestamp_ms < one.ordered_at_ms]
    deletion = one.deletions.get(session_id)
    if deletion is None or (before and deletion <= max(before)):
        found.wrong(
            "an erasure erases all of it", session_id, f"deleted at {deletion}, said until {before[-1:]}"
        )
        return
    if fold(records).sequence is not None:
        # It was published to after that, and has another life.
        return
    memory, history, figures = (
        json.loads(places[place].get(session_id) or "{}") for place in ("memory", "archive", "analytics")
    )
    later = [r.offset for r in records if r.offset > deletion]
    kept = [event["sequence"] for event in history.get("events", ()) if event["sequence"] not in later]
    if memory.get("messages") or kept or "messages" in figures:
        detail = f"memory {memory.get('messages')}, archive {kept[:5]}, analytics {figures.get('messages')}"
        found.wrong("what is erased is nowhere", session_id, detail[:600])


def _sequence_of(read: Read) -> int:
    assert read.sequence is not None
    return read.sequence
