"""The engine's fold for memory: events to memories, and memories to table records and memory-events."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import Any, Final, NamedTuple

import orjson

from processors.compaction.policy import CompactionPolicy
from processors.counts_and_shares import plural
from processors.kafka.dead_letter import dead_letter_headers
from processors.memory.announcement import history_updated
from processors.memory.changes import Changes
from processors.memory.fold import Entry, fold, only_appends
from processors.memory.frozen import Frozen, NewerEvent, load_frozen
from processors.memory.head import Head
from processors.memory.memory import Memory
from processors.memory.old_requests import still_wanted
from processors.memory.policy import MemoryPolicy
from processors.memory.record_time import utc_text
from processors.memory.records import (
    added_bytes,
    dump,
    head_of,
    load,
    load_head,
    missing_records,
    parse_key,
    record_key,
)
from processors.memory.repair import repair
from processors.memory.version import FOLD_VERSION
from processors.publishing.event_record import cloud_event_headers, encode_event, stamp
from processors.sealing.errors import Unreadable
from processors.sealing.plain_events import is_plain_content
from processors.sealing.sealed_event import SEALED_MARK, SEALED_REQUIRES
from schemas.dead_letter import DeadLetter
from schemas.errors import Damaged
from schemas.events import SessionDeleted, ToolCallResponseAdded
from schemas.topic_names import TopicNames
from streams.engine.chunks import is_long
from streams.engine.fold import FoldStamp, KeyValue, OutRecord, RecordReader, SourceRecord, out_record
from streams.kafka.event_decoding import Decoded, EventDecoder, Refused, decode_records, unread_event
from streams.kafka.event_keys import EventKeys
from streams.kafka.session_keys import SessionKeyRing
from streams.memory.metrics import MemoryMetrics
from streams.memory.plain_events import PlainEvents
from streams.memory.sealed_table import SealedTable
from streams.memory.session_index import SessionIndex

log = logging.getLogger(__name__)

#: Every version can fold on a session that is frozen for this.
_ANY_CONTRACT: Final = 1

#: Records of the table that a step of a flush serializes; with the announcements they take a millisecond or two.
_STEP_RECORDS: Final = 100

#: About the bytes of an announcement without its messages, and of one message in it.
_SESSION_BYTES: Final = 500
_ANNOUNCED_BYTES: Final = 250

#: How many sessions of a partition are remembered as named in the log for calls with one id.
_MAX_NAMED_SESSIONS: Final = 1_000

#: How many of several open calls with one id the log names.
_NAMED_CALLS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryFoldConfig:
    """Configuration and metrics that all partitions of a worker share.

    Attributes:
        cache_sessions: decoded memories to cache per partition; the others are read from the table again.
        accept_loss: whether the operator accepts that records of the table are missing.
        keys: open sealed events; None without encryption.
        plain_events: is told the events that come plain although there are keys; None without encryption.
        now_ms: returns the brokers' time, in milliseconds since 1970, as far as it is known.
    """

    topics: TopicNames
    policy: MemoryPolicy
    compaction: CompactionPolicy
    metrics: MemoryMetrics
    partition_count: int
    max_event_bytes: int
    cache_sessions: int
    accept_loss: bool = False
    keys: SessionKeyRing | None = None
    plain_events: PlainEvents | None = None
    now_ms: Callable[[], int]

    @property
    def settings_digest(self) -> str:
        """A hash of all settings on which memories depend."""
        return blake2b(f"{self.policy.digest()} {self.max_event_bytes}".encode(), digest_size=8).hexdigest()


class MemoryPartition:
    """The memories of one partition. Implements :class:`streams.engine.fold.PartitionFold`."""

    def __init__(self, partition: int, records: RecordReader, config: MemoryFoldConfig) -> None:
        self.partition = partition
        self.session_index = SessionIndex(config.policy, config.compaction)
        opened: dict[str, int] = {}
        self._decoder = EventDecoder(
            partition, config.partition_count, config.max_event_bytes, config.keys, opened
        )
        self._sealed = None if config.keys is None else SealedTable(records, config.keys, opened)
        self._stored = records
        self._records: RecordReader = records if self._sealed is None else self._sealed
        self._config = config
        self._policy = config.policy
        self._metrics = config.metrics
        self.lookup = None if config.keys is None else EventKeys(config.keys, partition)
        self._decode = self._decoder.decode if config.plain_events is None else self._decode_noting_plain
        self._plain: list[Entry] = []
        self._cache: dict[str, Memory] = {}
        self._pending: dict[str, Changes] = {}
        self._prepared: dict[str, _Prepared] = {}
        self._named_for_equal_calls: set[str] = set()
        self._reminded_ms = 0
        self._reminders: list[str] = []
        self._dead_letters: list[DeadLetter] = []
        self._pending_events = 0
        self._pending_bytes = 0
        self._leftovers: list[KeyValue] = []
        self.frozen: dict[str, Frozen] = {}
        self._is_restored = False
        self._restored_records: tuple[int, int | None] = 0, None
        self._thawing: dict[str, Frozen] = {}
        #: The offset at which each session froze that catches up. It stays if the session freezes again.
        self._missed_from: dict[str, int] = {}
        self._frozen_changed: set[str] = set()
        self.stamp = FoldStamp(FOLD_VERSION, config.settings_digest)

    def restored(self) -> None:
        """Build the index of sessions from the table.

        Raises:
            Damaged: records of a session are missing, and the operator does not accept the loss.
            NewerVersion: a newer version wrote a record.
        """
        self._is_restored = True
        damaged: dict[str, str] = {}
        unreadable: dict[str, Unreadable] = {}
        with_blocks: set[str] = set()
        # Of blocks only the keys, which are most of a large table.
        keys = list(self._stored.keys())
        there = frozenset(keys)
        for number, key in enumerate(keys, 1):
            self._restored_records = number, len(keys)
            parsed = parse_key(key)
            if (
                self._sealed is not None
                and (problem := self._sealed.unreadable(key, self._value(key))) is not None
            ):
                unreadable[parsed.name] = problem
            if parsed.kind == "head":
                fields = orjson.loads(self._value(key))
                missing = missing_records(parsed.name, fields, there)
                self.session_index.update(parsed.name, self._restored_head(parsed.name, fields, unreadable))
                if missing:
                    damaged[parsed.name] = ", ".join(missing)
            elif parsed.kind == "block":
                with_blocks.add(parsed.name)
            elif parsed.kind == "frozen":
                self.frozen[parsed.name] = load_frozen(self._value(key))
        for session_id in with_blocks:
            if session_id not in self.session_index:
                damaged[session_id] = "the head"
        if damaged:
            self._accept_losses(damaged)
        for session_id, problem in unreadable.items():
            head_value = self._stored.get(record_key(session_id, "head"))
            if session_id not in self.frozen and head_value is not None:
                # Written by the next flush, since the events from here on are not folded.
                sequence = orjson.loads(head_value)["last_sequence"] + 1
                self._freeze(NewerEvent(session_id, sequence, SEALED_REQUIRES, problem.code))
                self._pending_events += 1

    def restored_records(self) -> tuple[int, int | None]:
        """Return how many records :meth:`restored` has passed, and of how many."""
        return self._restored_records

    def records_changed(self, keys: Collection[bytes]) -> Collection[bytes]:
        """Bring the index and the frozen sessions up to date after the owner's flushes; only without encryption.

        Returns:
            The keys of sessions of which records are missing.

        Raises:
            NewerVersion: a newer version wrote a record.
        """
        sessions: dict[str, list[bytes]] = {}
        incomplete: list[bytes] = []
        for key in keys:
            parsed = parse_key(key)
            if parsed.kind == "frozen":
                value = self._stored.get(key)
                if value is None:
                    self.frozen.pop(parsed.name, None)
                else:
                    self.frozen[parsed.name] = load_frozen(value)
            elif parsed.kind != "watermark":
                sessions.setdefault(parsed.name, []).append(key)
        there = _Present(self._stored)
        for session_id, changed in sessions.items():
            self._cache.pop(session_id, None)
            value = self._stored.get(record_key(session_id, "head"))
            if value is None:
                self.session_index.update(session_id, None)
                continue
            fields = orjson.loads(value)
            if missing_records(session_id, fields, there):
                incomplete += changed
            else:
                self.session_index.update(session_id, head_of(session_id, fields, self._stored.get))
        return incomplete

    def _value(self, key: bytes) -> bytes:
        """Return the value of a record that is there, as it is stored."""
        value = self._stored.get(key)
        if value is None:
            raise KeyError(key)
        return value

    def _restored_head(
        self, session_id: str, fields: dict[str, Any], unreadable: dict[str, Unreadable]
    ) -> Head:
        """Return a head for the index; without configuration and description if these cannot be opened."""
        if self._sealed is None:
            return head_of(session_id, fields, self._records.get)
        try:
            return head_of(session_id, {**fields}, self._records.get)
        except Unreadable as problem:
            unreadable[session_id] = problem
            return head_of(session_id, fields, lambda _: None)

    def _accept_losses(self, damaged: Mapping[str, str]) -> None:
        """Repair the sessions of which records are missing, if the operator accepts that; the next flush writes them.

        Args:
            damaged: by session, what is missing.
        """
        session_id = min(damaged)
        if not self._config.accept_loss:
            raise Damaged(
                f"partition {self.partition}: the table lacks records of {plural(len(damaged), 'session')}, among them "
                f"{session_id!r}: {damaged[session_id]}. Their memories would be smaller than they are. Fold the table "
                "again from the log (stop all workers of the group, delete its changelog topic, run 'sessionstream "
                "topics create'), or start the worker once with --accept-loss, which marks these memories as truncated"
            )
        for session_id, missing in sorted(damaged.items()):
            log.warning(
                "the table lacks records of a session: %s; the loss is accepted, its memory is marked as truncated",
                missing,
                extra={"action": "loss_accepted", "partition": self.partition, "session_id": session_id},
            )
            try:
                memory = load(session_id, self._records.get)
            except Unreadable:
                continue  # frozen, as `restored` finds; until it is deleted, the next takeover tells of it again
            if memory.head is None:
                self._leftovers += self._removals(session_id)
            else:
                self._cache[session_id], self._pending[session_id] = repair(memory, self._policy)
                self.session_index.update(session_id, self._cache[session_id].head)
            self._pending_events += 1

    def decode(self, records: Sequence[SourceRecord]) -> Decoded[Entry | NewerEvent]:
        """Decode and validate; refused records become dead letters, and events for a newer worker freeze a session.

        The tokens of a long record are counted here, where the engine lets it run in a thread.
        """
        decoded: Decoded[Entry | NewerEvent] = decode_records(records, self._decode, unread_event)
        if is_long(records):
            for item in decoded.items:
                if isinstance(item, Entry):
                    item.event = stamp(item.event, self._policy.token_counter)
        return decoded

    def _decode_noting_plain(self, record: SourceRecord) -> Entry:
        entry = self._decoder.decode(record)
        value = record.value or b""
        # A plain event whose own JSON has the mark somewhere is not counted: to know it would be to parse every event.
        if SEALED_MARK not in value and is_plain_content(value):
            self._plain.append(entry)
        return entry

    def takes_long(self, decoded: Decoded[Entry | NewerEvent]) -> bool:
        """Return whether an event of a long session may do more than append: evict or replace all its messages.

        A long session that is not in the cache takes long too, since all of it is read from the table.
        """
        long = self.session_index.long
        if not long or not any(_session_of(item) in long for item in decoded.items):
            return False
        by_session, newer = _by_session(decoded.items)
        return not long.isdisjoint(newer) or any(
            session_id in long and not self._only_appends(session_id, entries)
            for session_id, entries in by_session.items()
        )

    def _only_appends(self, session_id: str, entries: Sequence[Entry]) -> bool:
        memory = self._cache.get(session_id)
        return memory is not None and only_appends(memory, entries, self._policy)

    def prepare(self, decoded: Decoded[Entry | NewerEvent]) -> None:
        """Fold the entries of long sessions, in a thread; readers see the result once ``apply`` is called."""
        self._prepared = {}
        for session_id, entries in _by_session(decoded.items)[0].items():
            if session_id in self.session_index.long and session_id not in self.frozen:
                try:
                    memory = self.memory(session_id)
                except Unreadable:
                    continue  # apply() freezes the session
                folded, changes = fold(memory, entries, self._policy)
                self._prepared[session_id] = _Prepared(entries[0], memory, folded, changes)

    def apply(self, decoded: Decoded[Entry | NewerEvent]) -> None:
        """Fold the entries, all of one session together."""
        duplicates = orphans = to_write = 0
        by_session, newer = _by_session(decoded.items)
        for session_id, given in by_session.items():
            entries: Sequence[Entry] = given
            if session_id in self.frozen:
                entries = self._next_life(session_id, given)
                if not entries:
                    continue
            folded = self._fold_or_freeze(session_id, entries)
            if folded is None:
                continue
            changes, size_bytes = folded
            to_write += size_bytes
            duplicates += changes.duplicates
            orphans += changes.orphans
        for session_id, event in newer.items():
            if session_id not in self.frozen:
                self._freeze(event)
        self._put_aside(decoded.refused)
        if self._plain and self._config.plain_events is not None:
            self._config.plain_events.note(self.partition, self._plain)
            self._plain = []
        self._pending_events += len(decoded.items)
        self._pending_bytes += to_write
        self._metrics.applied(len(decoded.items), duplicates, orphans)

    def _put_aside(self, refused_records: Sequence[Refused]) -> None:
        """Let the next flush write a dead letter for each."""
        dead_letters = [refused.dead_letter() for refused in refused_records]
        self._dead_letters += dead_letters
        self._pending_events += len(dead_letters)
        self._pending_bytes += sum([len(letter.value or b"") for letter in dead_letters])
        counts = Counter(dead_letter.error_code for dead_letter in dead_letters)
        for dead_letter in dead_letters:
            self._metrics.refused(dead_letter.error_code)
            # One line for the first of a kind: a producer may send nothing but bad records, thousands in a second.
            count = counts.pop(dead_letter.error_code, 0)
            if count:
                log.warning(
                    "refused %s of %s-%d from offset %d on: %s",
                    plural(count, "record"),
                    dead_letter.source_topic,
                    dead_letter.source_partition,
                    dead_letter.source_offset,
                    dead_letter.error_code,
                    extra={
                        "action": "record_refused",
                        "error_code": dead_letter.error_code,
                        "partition": dead_letter.source_partition,
                        "offset": dead_letter.source_offset,
                        "records": count,
                    },
                )

    def _fold_or_freeze(self, session_id: str, entries: Sequence[Entry]) -> tuple[Changes, int] | None:
        """Fold the events of one session; None if its records cannot be opened and it is frozen now."""
        try:
            return self._fold(session_id, entries)
        except Unreadable as problem:
            # Found only now, because a record of the table is opened when it is needed. After an erasure, the deletion
            # is usually the first event that needs it.
            next_life = _from_deletion(entries)
            if not next_life:
                self._freeze(NewerEvent(session_id, entries[0].sequence, SEALED_REQUIRES, problem.code))
                return None
            self._discard_unreadable(session_id)
            return self._fold(session_id, next_life)

    def _fold(self, session_id: str, entries: Sequence[Entry]) -> tuple[Changes, int]:
        """Fold the events of one session.

        Returns:
            The changes, and about how many bytes the next flush writes more.
        """
        prepared = self._prepared.pop(session_id, None) if self._prepared else None
        # Put back below, so that the dict's order is the order of last use.
        cached = self._cache.pop(session_id, None)
        if prepared is not None and prepared.first is entries[0]:
            _, memory, folded, changes = prepared
        else:
            # One without a life has no records to look for.
            known = cached is None and session_id in self.session_index
            memory = load(session_id, self._records.get) if known else cached or Memory.empty(session_id)
            folded, changes = fold(memory, entries, self._policy)
        self._cache[session_id] = folded
        if self._sealed is not None:
            before, life = _life_of(memory), _life_of(folded)
            if life is None or life != before:
                self._sealed.life_ended(session_id, life)
        for skipped in changes.skipped:
            self._metrics.summary_refused(skipped.reason)
        for detail in changes.over_limit:
            self._metrics.over_limit()
            log.warning(
                "a session configured what LIMITS does not allow; that has no effect: %s",
                detail,
                extra={"action": "settings_over_limit", "session_id": session_id},
            )
        if changes.requested:
            wanted = still_wanted(changes.requested, entries, self._config.now_ms())
            self._metrics.requests_too_old(len(changes.requested) - len(wanted))
            changes.requested = wanted
        if changes.orphans and folded.head is not None:
            self._tell_equal_calls(folded.head, session_id, entries)
        if folded is memory and not (changes.requested or changes.skipped):
            return changes, 0
        self.session_index.update(session_id, folded.head)
        earlier = self._pending.get(session_id)
        # Counted first, since a merge adds to what is here.
        size_bytes = _ANNOUNCED_BYTES * len(changes.added)
        if changes.requested:
            size_bytes += sum([len(request.instructions or "") for request in changes.requested])
        if earlier is None:
            size_bytes += _SESSION_BYTES + added_bytes(memory, folded, changes.dirty, ())
            self._pending[session_id] = changes
        else:
            size_bytes += added_bytes(memory, folded, changes.dirty, earlier.dirty)
            earlier.merge(changes)
        return changes, size_bytes

    def _tell_equal_calls(self, head: Head, session_id: str, entries: Sequence[Entry]) -> None:
        """Say, once for a session, that a response is left out because several open calls have its id.

        Nothing else tells it: the event was accepted, and readers see a call without an answer.
        """
        if (
            session_id in self._named_for_equal_calls
            or len(self._named_for_equal_calls) >= _MAX_NAMED_SESSIONS
        ):
            return
        for event, sequence in ((entry.event, entry.sequence) for entry in entries):
            if not isinstance(event, ToolCallResponseAdded):
                continue
            made_at = head.open_calls.get(event.tool_call_id, ())
            if len(made_at) > 1:
                self._named_for_equal_calls.add(session_id)
                log.warning(
                    "a tool response is left out of memory: %s have its id (sequences %s), so it cannot be "
                    "said which one it answers. Agents must give each call an id that no other open call of the "
                    "session has. Later ones of this session are only counted",
                    plural(len(made_at), "open call"),
                    ", ".join(map(str, made_at[:_NAMED_CALLS]))
                    + (", …" if len(made_at) > _NAMED_CALLS else ""),
                    extra={
                        "action": "tool_call_ids_equal",
                        "session_id": session_id,
                        "partition": self.partition,
                        "offset": sequence,
                    },
                )
                return

    def _freeze(self, event: NewerEvent) -> None:
        session_id = event.session_id
        frozen = Frozen(event.sequence, event.requires, event.code, event.key_id)
        self.frozen[session_id] = frozen
        self._frozen_changed.add(session_id)
        log.warning(
            "a session is frozen at offset %d: it %s",
            frozen.sequence,
            frozen.detail,
            extra={
                "action": "session_frozen",
                "session_id": session_id,
                "partition": self.partition,
                "offset": frozen.sequence,
                "requires": frozen.requires,
                **({} if frozen.code is None else {"code": frozen.code}),
            },
        )

    def _next_life(self, session_id: str, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Return what a frozen session folds: from its deletion on all, if it is frozen because it is sealed.

        A session whose key is gone can still end. One that needs a newer worker ends when that folds what it missed.
        """
        next_life = () if self.frozen[session_id].code is None else _from_deletion(entries)
        if next_life:
            del self.frozen[session_id]
            self._frozen_changed.add(session_id)
            self._discard_unreadable(session_id)
            log.info(
                "a frozen session was deleted",
                extra={"action": "session_thawed", "session_id": session_id, "partition": self.partition},
            )
        return next_life

    def _discard_unreadable(self, session_id: str) -> None:
        """Delete the records of a session that is deleted and whose records cannot be opened."""
        try:
            self.memory(session_id)
        except Unreadable:
            self._leftovers += self._removals(session_id)
            self._cache[session_id] = Memory.empty(session_id)
            self.session_index.update(session_id, None)

    def _removals(self, session_id: str) -> list[KeyValue]:
        """Return the removal of each record of a session that cannot be loaded; no value is opened to find them."""
        keys = self._stored.keys()
        return [(key, None) for key in keys if parse_key(key).name == session_id]

    def _thaws(self, session_id: str, frozen: Frozen) -> bool:
        """Return whether the event at which a session froze can be folded now."""
        keys = self._config.keys
        if keys is None or frozen.requires != SEALED_REQUIRES:
            return frozen.thaws
        if frozen.key_id is None:
            # A worker without keys froze it, or a record of the table; the events tell.
            return self._records_open(session_id)
        try:
            keys.known(session_id, frozen.key_id)
        except Unreadable:
            return False
        return frozen.code != "tampered" and self._records_open(session_id)

    def _records_open(self, session_id: str) -> bool:
        try:
            self.memory(session_id)
        except Unreadable:
            return False
        return True

    def missed_from(self) -> int | None:
        """Return the lowest offset at which a session froze that this worker can fold on; None without one.

        A session for which an earlier worker did not read the whole log is read on, also if it froze again meanwhile:
        its deletion may come.
        """
        self._thawing = {name: frozen for name, frozen in self.frozen.items() if self._thaws(name, frozen)}
        self._missed_from = {name: frozen.sequence for name, frozen in self._thawing.items()}
        for name, frozen in self.frozen.items():
            if name not in self._thawing and frozen.read_through is not None:
                self._missed_from[name] = frozen.read_through + 1
        return min(self._missed_from.values(), default=None)

    def catch_up(self, decoded: Decoded[Entry | NewerEvent], through: int) -> None:
        """Fold the events, up to an offset, that the sessions missed which thaw.

        Refused records are dead letters already, but for one at which an older worker froze the session. One that
        freezes again ends with its deletion, in whichever call that comes.

        A flush may follow. Every session for which these records had something stays frozen in the table and says how
        far it was read, until :meth:`caught_up`: after a crash, another worker goes on there.
        """
        self._plain = []  # counted when the session was frozen
        missed = [item for item in decoded.items if self._was_missed(item)]
        read = {_session_of(item) for item in missed}
        if decoded.refused:
            froze = {one.sequence: name for name, one in self._thawing.items() if one.froze_here}
            refused = [one for one in decoded.refused if one.record.offset in froze]
            self._put_aside(refused)
            read.update(froze[one.record.offset] for one in refused)
        by_session, newer = _by_session(missed)
        for session_id, of_session in by_session.items():
            entries: Sequence[Entry] = of_session
            if session_id in self.frozen and session_id not in self._thawing:
                entries = self._next_life(session_id, entries)
                if not entries:
                    continue
                # It is read on like one that thaws: its next life may be folded in several calls.
                self._thawing[session_id] = self.frozen[session_id] = Frozen(
                    entries[0].sequence, _ANY_CONTRACT
                )
            folded = self._fold_or_freeze(session_id, entries)
            if folded is None:
                del self._thawing[session_id]
            else:
                self._pending_bytes += folded[1]
        for session_id, event in newer.items():
            if session_id in self._thawing:
                self._freeze(event)
                del self._thawing[session_id]
        self._note_read(read, through)
        self._pending_events += len(missed)

    def _note_read(self, sessions: Collection[str], offset: int) -> None:
        """Note that the log was read for these sessions up to an offset; those that thaw have folded all up to there."""
        for session_id in sessions:
            frozen = self.frozen[session_id]
            sequence = offset + 1 if session_id in self._thawing else frozen.sequence
            self.frozen[session_id] = frozen._replace(sequence=sequence, read_through=offset)
        self._frozen_changed.update(sessions)

    def _was_missed(self, item: Entry | NewerEvent) -> bool:
        missed_from = self._missed_from.get(_session_of(item))
        return missed_from is not None and item.sequence >= missed_from

    def caught_up(self) -> None:
        """Thaw the sessions that have folded all that they missed."""
        for session_id in self._missed_from:
            frozen = self.frozen[session_id]
            if session_id not in self._thawing:
                # Frozen again; what comes from here on is folded, or waits, like the events of others.
                self.frozen[session_id] = frozen._replace(read_through=None)
                self._frozen_changed.add(session_id)
                self._pending_events += 1
                continue
            del self.frozen[session_id]
            self._frozen_changed.add(session_id)
            self._pending_events += 1
            log.info(
                "a session has folded what it missed while it was frozen",
                extra={"action": "session_thawed", "session_id": session_id, "partition": self.partition},
            )
        self._thawing = {}
        self._missed_from = {}

    def pending_events(self) -> int:
        """Return how many events were applied since the last ``take_changes``."""
        return self._pending_events

    def pending_bytes(self) -> int:
        """Return about how many bytes the next flush writes: records, announcements and dead letters."""
        return self._pending_bytes

    def key_count(self) -> int:
        """Return how many sessions have a life."""
        return len(self.session_index)

    def remind(self, now_ms: int) -> int:
        """Announce the sessions that are still over a trigger again, in the next flush; return how many.

        The flush does it, so that an announcement never overtakes an earlier one of the same session that is not
        written yet: subscribers drop announcements older than the last one they got.
        """
        over_trigger = self.session_index.over_trigger(now_ms)
        self._reminders = [session_id for session_id in over_trigger if session_id not in self.frozen]
        self._reminded_ms = now_ms
        return len(self._reminders)

    def take_changes(self) -> tuple[list[KeyValue], list[OutRecord]]:
        """Serialize the changes: table records, memory-events, dead letters."""
        table: list[KeyValue] = []
        published: list[OutRecord] = []
        for records, announced in self.change_steps():
            table += records
            published += announced
        return table, published

    def change_steps(self) -> Iterator[tuple[list[KeyValue], list[OutRecord]]]:
        """Serialize the changes in steps of :data:`_STEP_RECORDS`; see :class:`streams.engine.fold.SteppedFold`."""
        table, self._leftovers = self._leftovers, []
        published: list[OutRecord] = []
        for session_id, changes in self._pending.items():
            memory = self._cache[session_id]
            records = dump(memory, changes.dirty)
            table += records if self._sealed is None else self._sealed.sealed(session_id, records)
            self._announce(memory, changes, published)
            if len(table) >= _STEP_RECORDS:
                yield table, published
                table, published = [], []
        for session_id in self._frozen_changed:
            frozen = self.frozen.get(session_id)
            table.append((record_key(session_id, "frozen"), None if frozen is None else frozen.record()))
        self._frozen_changed = set()
        # Those that a timer finds meanwhile are for the next flush.
        reminders, reminded_ms, self._reminders = self._reminders, self._reminded_ms, []
        for session_id in reminders:
            if session_id not in self._pending:
                try:
                    memory = self._to_remind(session_id)
                except Unreadable:
                    continue  # its next event freezes it, or it is deleted
                published.extend(self._remind(memory, reminded_ms))
                if len(published) >= _STEP_RECORDS:
                    yield table, published
                    table, published = [], []
        published.extend(self._dead_letter_record(dead_letter) for dead_letter in self._dead_letters)
        self._pending = {}
        self._dead_letters = []
        self._pending_events = self._pending_bytes = 0
        yield table, published
        # Only now, since what leaves the cache is read from the table.
        yield from self._evict()

    def memory(self, session_id: str) -> Memory:
        """Return a session's memory as folded so far; empty for a session without events."""
        cached = self._cache.get(session_id)
        return load(session_id, self._records.get) if cached is None else cached

    def frozen_at(self, session_id: str) -> Frozen | None:
        """Return where a session is frozen; also of a table that another worker owns, before it is ``restored``."""
        if self._is_restored:
            return self.frozen.get(session_id)
        value = self._stored.get(record_key(session_id, "frozen"))
        return None if value is None else load_frozen(value)

    def head(self, session_id: str) -> Head | None:
        """Return only a session's head; without configuration and description, if its records cannot be opened."""
        cached = self._cache.get(session_id)
        if cached is not None:
            return cached.head
        value = self._stored.get(record_key(session_id, "head"))
        if value is None:
            return None
        try:
            return load_head(session_id, value, self._records.get)
        except Unreadable:
            return load_head(session_id, value, lambda _: None)

    def _to_remind(self, session_id: str) -> Memory:
        """Return a memory of which an announcement without messages can be made: its head, without its blocks.

        Sessions over a trigger are the long ones, and after a takeover none of them is cached.

        Raises:
            Unreadable: its records cannot be opened, so it cannot be compacted either.
        """
        if self._sealed is not None:
            return self.memory(session_id)
        return Memory(session_id, self.head(session_id), {}, None, None)

    def _evict(self) -> Iterator[tuple[list[KeyValue], list[OutRecord]]]:
        """Remove the least recently used memories from the cache, in steps; only when all are in the table."""
        surplus = len(self._cache) - self._config.cache_sessions
        for number, session_id in enumerate(list(islice(self._cache, max(0, surplus))), 1):
            del self._cache[session_id]
            if number % _STEP_RECORDS == 0:
                yield [], []

    def _announce(self, memory: Memory, changes: Changes, published: list[OutRecord]) -> None:
        topic = self._config.topics.memory_events
        key = memory.session_id.encode()
        time = utc_text(changes.timestamp_ms or 0)
        if changes.sequence is not None:
            for number, value in enumerate(history_updated(memory, changes, self._policy)):
                event_id = f"{self.partition}-{changes.sequence}-{number}"
                published.append(out_record(topic, key, value, _headers(event_id, "HistoryUpdated", time)))
        for request in changes.requested:
            headers = _headers(request.event_id, request.type, time)
            value = encode_event(request)
            if self._sealed is not None:
                value = self._sealed.sealed_event(memory.session_id, value)
            published.append(out_record(topic, key, value, headers))
        for skipped in changes.skipped:
            event_id = f"{self.partition}-{skipped.sequence}-skipped"
            value = orjson.dumps(skipped.model_dump(mode="json", exclude_none=True))
            published.append(out_record(topic, key, value, _headers(event_id, skipped.type, time)))

    def _remind(self, memory: Memory, reminded_ms: int) -> Iterator[OutRecord]:
        time = utc_text(reminded_ms)
        for value in history_updated(memory, Changes(), self._policy):
            sequence = 0 if memory.head is None else memory.head.last_sequence
            event_id = f"{self.partition}-{sequence}-reminder-{reminded_ms}"
            headers = _headers(event_id, "HistoryUpdated", time)
            yield out_record(self._config.topics.memory_events, memory.session_id.encode(), value, headers)

    def _dead_letter_record(self, dead_letter: DeadLetter) -> OutRecord:
        headers = [
            (name, value if value is not None else b"") for name, value in dead_letter_headers(dead_letter)
        ]
        return OutRecord(self._config.topics.dead_letters, dead_letter.key, dead_letter.value, headers)


class _Prepared(NamedTuple):
    """The fold of a long session's events, before readers see it.

    Attributes:
        first: of the events that were folded; what was decoded again, or never applied, is another object.
        memory: before them. Only the next ``apply`` changes a memory, so it is still the session's.
        folded: after them.
        changes: by them.
    """

    first: Entry
    memory: Memory
    folded: Memory
    changes: Changes


def _session_of(item: Entry | NewerEvent) -> str:
    return item.event.session_id if isinstance(item, Entry) else item.session_id


class _Present:
    """The keys that a table has, as a container."""

    def __init__(self, records: RecordReader) -> None:
        self._get = records.get

    def __contains__(self, key: object) -> bool:
        return isinstance(key, bytes) and self._get(key) is not None


def _by_session(
    items: Iterable[Entry | NewerEvent],
) -> tuple[dict[str, list[Entry]], dict[str, NewerEvent]]:
    """Return the events to fold by session, and the first event of a session that cannot be read.

    What comes after such an event is left out: the session is frozen there. Its deletion ends that, if the event is
    sealed; if it needs a newer worker, only that knows what the event means.
    """
    by_session: dict[str, list[Entry]] = {}
    newer: dict[str, NewerEvent] = {}
    for item in items:
        if isinstance(item, NewerEvent):
            newer.setdefault(item.session_id, item)
            continue
        session_id = item.event.session_id
        if newer and session_id in newer:
            if newer[session_id].code is None or not isinstance(item.event, SessionDeleted):
                continue
            del newer[session_id]
        of_session = by_session.get(session_id)
        if of_session is None:
            by_session[session_id] = [item]
        else:
            of_session.append(item)
    return by_session, newer


def _life_of(memory: Memory) -> int | None:
    return None if memory.head is None else memory.head.life_sequence


def _from_deletion(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries from the first deletion of the session on; none without one."""
    for number, entry in enumerate(entries):
        if isinstance(entry.event, SessionDeleted):
            return entries[number:]
    return ()


def _headers(event_id: str, event_type: str, time: str) -> list[tuple[str, bytes]]:
    return cloud_event_headers(event_id=event_id, event_type=event_type, time=time)


class MemoryFold:
    """Opens the fold of each partition. Implements :class:`streams.engine.fold.Fold`."""

    def __init__(self, config: MemoryFoldConfig) -> None:
        self._config = config

    def open(self, partition: int, records: RecordReader) -> MemoryPartition:
        """Open the fold of one partition over its table records."""
        return MemoryPartition(partition, records, self._config)
