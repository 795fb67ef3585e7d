"""The data keys of sessions: read from the topic ``session-keys``, made, erased, and wrapped again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from processors.counts_and_shares import plural
from processors.sealing.envelope import KEY_BYTES, NONCE_BYTES
from processors.sealing.errors import Unreadable
from processors.sealing.key_records import DataKey, KeyRecord, wrapped
from processors.sealing.master_keys import MasterKeys
from processors.sealing.session_keys import SessionKeys
from streams.engine.ownership import now_seconds

log = logging.getLogger(__name__)

#: Characters of a key's id, hexadecimal.
_KEY_ID_BYTES: Final = 8

#: How long a publisher may seal without a look whether the session's key was erased meanwhile. Without a limit, a
#: publisher that runs on would seal the session's next life with the erased key, and no one could read it.
FRESH_SECONDS: Final = 5.0

#: Sessions whose partition is remembered; to hash a session id takes longer than to open a message.
_CACHED_PARTITIONS: Final = 100_000

#: How many keys that are not there are remembered.
_MAX_ABSENT: Final = 100_000

#: The id of a key that is used once and kept nowhere.
_ERASED_KEY_ID: Final = "erased"


class KeyLogPart(NamedTuple):
    """Records of one partition of ``session-keys``.

    Attributes:
        records: in order.
        end: the offset behind the last record that was there.
        topic_id: of the topic that has them; another one after the topic was created again. None if it is not known.
    """

    records: Sequence[tuple[bytes, bytes | None]]
    end: int
    topic_id: str | None = None


class MasterKeyProblems(NamedTuple):
    """What a key file has wrong for the keys of a partition, by ids of master keys.

    Attributes:
        missing: keys name them, and the file lacks them.
        wrong: the file has another key under the id: it unwraps none of the keys that name it.
        right: the file's key under the id unwraps keys that name it.
        retired: keys name them, and they are not active: `sessionstream keys rotate` wraps those keys again.
        key_count: how many keys of sessions there are.
    """

    missing: set[str]
    wrong: set[str]
    right: set[str]
    retired: set[str]
    key_count: int


class Rewrapped(NamedTuple):
    """What a rotation did with the keys of a partition.

    Attributes:
        key_count: how many keys were wrapped again.
        left: why keys were left as they were, although the key file has their master key; each names its session.
        lacking: how many keys were left as they were because the key file lacks their master key.
    """

    key_count: int
    left: Sequence[Unreadable]
    lacking: int = 0


class KeyLog(Protocol):
    """The topic ``session-keys``."""

    async def read(self, partition: int, start: int) -> KeyLogPart:
        """Return all committed records from ``start`` to the end as it is at a moment after this call.

        Raises:
            Retry: Kafka does not answer.
        """
        ...

    async def write(self, partition: int, records: Sequence[tuple[bytes, bytes | None]]) -> None:
        """Write records in order; when this returns, all replicas have all of them.

        Raises:
            Retry: Kafka did not acknowledge all; it is not known which of them are written.
        """
        ...


class SessionKeyRing:
    """The keys of the sessions of any partitions.

    The key of content is always written, and acknowledged by all replicas, before the content is. So a reader that
    meets a key that it does not know reads ``session-keys`` to its end once; what is not there then has been erased, or
    never was.

    If the topic was created again, or lost records, the ring forgets what it has read and reads the topic from its
    begin. Nothing is sealed then with a key that only this process has.

    Args:
        log: the topic.
        masters: the key file.
        partition_of: returns the partition of a session; that of its events.
        random_bytes: a source of randomness for keys and nonces.
        clock: returns seconds that never decrease, and go on while the machine is suspended.
    """

    def __init__(
        self,
        log: KeyLog,
        masters: MasterKeys,
        partition_of: Callable[[str], int],
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        clock: Callable[[], float] = now_seconds,
    ) -> None:
        self._log = log
        self._masters = masters
        # Asked several times for each sealed event; the partition of a session is fixed for life.
        self._partition_of = lru_cache(_CACHED_PARTITIONS)(partition_of)
        self._random_bytes = random_bytes
        self._clock = clock
        self._read_at: dict[int, float] = {}
        # Looked for to the end of the topic, and not there. Their content was sealed after the key was written, so no
        # later look finds them either.
        self._absent: set[tuple[str, str]] = set()
        self._keys: dict[int, SessionKeys] = {}
        self._ends: defaultdict[int, int] = defaultdict(int)
        self._topic_ids: dict[int, str] = {}
        # Of the topic before it was created again: for what is in memory, until its session has a new key.
        self._lost: dict[int, SessionKeys] = {}
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def nonce(self) -> bytes:
        """Return a nonce for one box."""
        return self._random_bytes(NONCE_BYTES)

    async def catch_up(self, partition: int) -> None:
        """Read a partition to its end, as a worker does before it serves it.

        Raises:
            Retry: Kafka does not answer.
        """
        async with self._locks[partition]:
            await self._read_on(partition)

    def known(self, session_id: str, key_id: str) -> DataKey:
        """Return a key, if it was read already.

        Raises:
            Unreadable: ``missing_key``, perhaps only because it is newer than what was read: ask :meth:`find`;
                ``wrong_master_key``.
        """
        return self._of(self._partition_of(session_id)).find(session_id, key_id)

    async def find(self, session_id: str, key_id: str) -> DataKey:
        """Return the key that content names; a key that is not known yet is looked for once, to the end of the topic.

        Raises:
            Unreadable: the session was erased (``missing_key``), or the key file is wrong (``wrong_master_key``).
            Retry: Kafka does not answer.
        """
        await self.look_for(self._partition_of(session_id), [(session_id, key_id)])
        return self.known(session_id, key_id)

    async def look_for(self, partition: int, named: Iterable[tuple[str, str]]) -> None:
        """Read a partition to its end, once, if keys that content names are not known; later :meth:`known` has them.

        Args:
            partition: the partition.
            named: session and key id of each; sessions of other partitions are passed.

        Raises:
            Retry: Kafka does not answer.
        """
        # As a set, since the events of a session name the same key.
        unknown = [
            one for one in set(named) if self._partition_of(one[0]) == partition and self._is_unknown(*one)
        ]
        if unknown:
            await self.catch_up(partition)
            if len(self._absent) >= _MAX_ABSENT:
                self._absent.clear()
            self._absent |= {one for one in unknown if self._is_unknown(*one)}

    def is_missing(self, session_id: str, key_id: str) -> bool:
        """Return whether a key is not in what was read; one that the key file cannot unwrap is not missing."""
        try:
            self.known(session_id, key_id)
        except Unreadable as unreadable:
            return unreadable.code == "missing_key"
        return False

    def _is_unknown(self, session_id: str, key_id: str) -> bool:
        return (session_id, key_id) not in self._absent and self.is_missing(session_id, key_id)

    async def key_to_seal(self, session_id: str) -> DataKey:
        """Return the key of the session's present life; without one, a new one is made and written first.

        Two publishers that make one at the same time make two, and content sealed with either stays readable. A key
        that another process erased is used for at most :data:`FRESH_SECONDS` more.

        Raises:
            Unreadable: ``wrong_master_key``.
            Retry: Kafka does not answer; nothing was sealed.
        """
        partition = self._partition_of(session_id)
        current = self._of(partition).current(session_id)
        if (
            current is not None
            and self._clock() - self._read_at.get(partition, -FRESH_SECONDS) < FRESH_SECONDS
        ):
            return current
        async with self._locks[partition]:
            await self._read_on(partition)
            keys = self._of(partition)
            current = keys.current(session_id)
            if current is not None:
                return current
            if keys.is_other_than_it_was(self._masters.active):
                raise Unreadable(
                    session_id,
                    "wrong_master_key",
                    f"the master key {self._masters.active!r} in the key file is another one than it was: no key of a "
                    "session can be unwrapped with it, so none is made",
                )
            key_id = self._random_bytes(_KEY_ID_BYTES).hex()
            made = DataKey(session_id, key_id, self._random_bytes(KEY_BYTES))
            record = wrapped(made, keys.generation(session_id), self._masters, self.nonce())
            await self._log.write(partition, [(record.key, record.value())])
            keys.apply(record.key, record.value())
            return made

    def key_for_records(self, session_id: str, *, was_sealed: bool) -> DataKey | None:
        """Return the key for the table's records of a session; None if the session has no key, so its events are plain.

        Without a key for what was sealed, as after an erasure, it is one that no one has: what was opened and is still
        in memory, until SessionDeleted is folded, must not reach the changelog in readable form. If the topic was
        created again, it is the key from before: the records can be opened after the keys were imported.

        Args:
            session_id: the session.
            was_sealed: whether anything in its memory was sealed; a later life of plain events stays plain.
        """
        keys = self._of(self._partition_of(session_id))
        try:
            current = keys.current(session_id)
        except Unreadable:
            # Wrapped again by a master key that this process lacks; or its sealed events could never be opened.
            current = keys.unwrapped(session_id)
        if current is None and was_sealed:
            lost = self._lost_key(session_id, keys.generation(session_id))
            if lost is not None:
                return lost
            return DataKey(session_id, _ERASED_KEY_ID, self._random_bytes(KEY_BYTES))
        return current

    async def erase(self, session_id: str) -> None:
        """Erase all keys of a session: everything that was sealed for it is unreadable from now on, wherever it is.

        Call it after the session's SessionDeleted is in the log. Repeating it does no harm, and finishes what a crash
        left unfinished.

        Raises:
            Retry: Kafka does not answer; repeat it.
        """
        partition = self._partition_of(session_id)
        async with self._locks[partition]:
            await self._read_on(partition)
            keys = self._of(partition)
            records = keys.erasure(session_id)
            await self._log.write(partition, records)
            for key, value in records:
                keys.apply(key, value)
            await self._bury(partition)

    async def problems(self, partition: int) -> MasterKeyProblems:
        """Read a partition, and return what the key file has wrong for the keys in it.

        Raises:
            Retry: Kafka does not answer.
        """
        await self.catch_up(partition)
        keys = self._of(partition)
        used = keys.masters_used()
        known = used & self._masters.keys.keys()
        wrong = {name for name in known if keys.is_other_than_it_was(name)}
        return MasterKeyProblems(
            missing=used - known,
            wrong=wrong,
            right=known - wrong,
            retired={name for name in used if name != self._masters.active},
            key_count=keys.count(),
        )

    async def rewrap(self, partition: int) -> Rewrapped:
        """Wrap the keys of a partition by the active master key; one that cannot be unwrapped keeps no other from it.

        No content is sealed again. A key that is erased meanwhile stays erased, and leaves no record.

        Raises:
            Retry: Kafka does not answer; repeat it.
        """
        async with self._locks[partition]:
            await self._read_on(partition)
            keys = self._of(partition)
            records: list[KeyRecord] = []
            left: list[Unreadable] = []
            lacking = 0
            for record in list(keys.to_rewrap()):
                if record.master not in self._masters.keys:
                    lacking += 1
                    continue
                try:
                    records.append(keys.rewrapped(record, self.nonce()))
                except Unreadable as unreadable:
                    left.append(unreadable)
            if records:
                await self._log.write(partition, [(record.key, record.value()) for record in records])
            # Reads the new records, and erasures that came between.
            await self._read_on(partition)
            await self._bury(partition)
            return Rewrapped(len(records), left, lacking)

    async def _bury(self, partition: int) -> None:
        """Write a tombstone for each record that an erasure made void."""
        keys = self._of(partition)
        tombstones: list[tuple[bytes, bytes | None]] = [(key, None) for key in keys.leftovers()]
        if tombstones:
            await self._log.write(partition, tombstones)
            for key, value in tombstones:
                keys.apply(key, value)

    async def _read_on(self, partition: int) -> None:
        began = self._clock()
        part = await self._log.read(partition, self._ends[partition])
        if self._is_another_log(partition, part):
            self._forget(partition)
            part = await self._log.read(partition, 0)
        keys = self._of(partition)
        for key, value in part.records:
            keys.apply(key, value)
        self._ends[partition] = part.end
        self._read_at[partition] = began
        if part.topic_id is not None:
            self._topic_ids[partition] = part.topic_id

    def _is_another_log(self, partition: int, part: KeyLogPart) -> bool:
        known = self._topic_ids.get(partition)
        return part.end < self._ends[partition] or (
            known is not None and part.topic_id is not None and part.topic_id != known
        )

    def _forget(self, partition: int) -> None:
        """Forget what was read of a partition: the topic has other records now."""
        keys = self._of(partition)
        if keys.count():
            self._lost[partition] = keys
            log.error(
                "session-keys was created again, or has lost records: %s of partition %d that this process had read may "
                "be gone, and what was sealed with them cannot be opened without them. New messages are sealed with the "
                "keys that the topic has now. Stop agents and workers, put the keys back with `sessionstream keys "
                "import FILE`, and start them again",
                plural(keys.count(), "key"),
                partition,
                extra={"action": "session_keys_made_anew", "partition": partition},
            )
        self._keys.pop(partition, None)
        self._topic_ids.pop(partition, None)
        self._ends[partition] = 0
        self._absent = {one for one in self._absent if self._partition_of(one[0]) != partition}

    def _lost_key(self, session_id: str, generation: int) -> DataKey | None:
        """Return the session's key of the topic before it was created again, unless it was erased since then."""
        lost = self._lost.get(self._partition_of(session_id))
        if lost is None or generation:
            return None
        try:
            return lost.current(session_id)
        except Unreadable:
            return lost.unwrapped(session_id)

    def _of(self, partition: int) -> SessionKeys:
        keys = self._keys.get(partition)
        if keys is None:
            keys = self._keys[partition] = SessionKeys(self._masters)
        return keys
