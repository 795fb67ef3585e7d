"""The data keys of the sessions of a partition, as the records of ``session-keys`` make them, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from processors.sealing.errors import Unreadable
from processors.sealing.key_records import (
    DataKey,
    ErasureMark,
    KeyRecord,
    Tombstone,
    parse_key_record,
    wrapped,
)
from processors.sealing.master_keys import MasterKeys


class SessionKeys:
    """What is known after the records that were applied. Changed in place.

    Args:
        masters: the key file; another one, with more keys, may replace it.
    """

    def __init__(self, masters: MasterKeys) -> None:
        self.masters = masters
        self._records: dict[str, dict[str, KeyRecord]] = {}
        self._generations: dict[str, int] = {}
        self._unwrapped: dict[tuple[str, str], DataKey] = {}
        self._void: dict[bytes, None] = {}
        self._right_masters: set[str] = set()

    def apply(self, key: bytes, value: bytes | None) -> None:
        """Apply the next record of the topic; one that is not ours changes nothing."""
        record = parse_key_record(key, value)
        if isinstance(record, ErasureMark):
            self._generations[record.session_id] = max(record.generation, self.generation(record.session_id))
            for known in list(self._records.get(record.session_id, {}).values()):
                if known.generation < self.generation(record.session_id):
                    self._drop(known.session_id, known.key_id)
                    self._void[known.key] = None
        elif isinstance(record, Tombstone):
            self._drop(record.session_id, record.key_id)
            self._void.pop(record.key, None)
        elif isinstance(record, KeyRecord):
            if record.generation < self.generation(record.session_id):
                # Written again by somebody who had read it before the erasure.
                self._void[record.key] = None
            else:
                # What was unwrapped of it stays: it is the same data key, wrapped again, perhaps by a master key that
                # this process does not have yet.
                self._records.setdefault(record.session_id, {})[record.key_id] = record

    def generation(self, session_id: str) -> int:
        """Return how many erasures of the session are known."""
        return self._generations.get(session_id, 0)

    def find(self, session_id: str, key_id: str) -> DataKey:
        """Return the key that content names.

        Raises:
            Unreadable: ``missing_key`` or ``wrong_master_key``.
        """
        known = self._unwrapped.get((session_id, key_id))
        if known is not None:
            return known
        record = self._records.get(session_id, {}).get(key_id)
        if record is None:
            raise Unreadable(
                session_id,
                "missing_key",
                "the session's key is not in session-keys: the session was erased, or the topic is another one",
            )
        known = self._unwrapped[session_id, key_id] = record.unwrap(self.masters)
        return known

    def current(self, session_id: str) -> DataKey | None:
        """Return the key to seal with; None if the session needs a new one.

        Raises:
            Unreadable: ``wrong_master_key``: a new key would hide that the key file is wrong.
        """
        records = self._records.get(session_id)
        return None if not records else self.find(session_id, next(iter(records)))

    def unwrapped(self, session_id: str) -> DataKey | None:
        """Return a key of the session that was unwrapped before and is not erased; None without one."""
        opened = (self._unwrapped.get((session_id, key_id)) for key_id in self._records.get(session_id, {}))
        return next((key for key in opened if key is not None), None)

    def erasure(self, session_id: str) -> list[tuple[bytes, bytes | None]]:
        """Return the records that erase the session's keys, in the order in which they must be written."""
        mark = ErasureMark(session_id, self.generation(session_id) + 1)
        known = self._records.get(session_id, {}).values()
        return [(mark.key, mark.value()), *((record.key, None) for record in known)]

    def leftovers(self) -> list[bytes]:
        """Return the keys of records that an erasure made void and that have no tombstone: write one for each."""
        return list(self._void)

    def count(self) -> int:
        """Return how many keys there are."""
        return sum(map(len, self._records.values()))

    def masters_used(self) -> set[str]:
        """Return the ids of the master keys that wrap keys."""
        return {record.master for record in self._all()}

    def is_other_than_it_was(self, master: str) -> bool:
        """Return whether a master key of the file unwraps none of the keys that name it, although there are some.

        A record that was changed is one session's problem; if no record opens, the key file is wrong.
        """
        if master in self._right_masters:
            return False
        tried = False
        for record in self._all():
            if record.master == master:
                tried = True
                try:
                    record.unwrap(self.masters)
                except Unreadable:
                    continue
                self._right_masters.add(master)
                return False
        return tried

    def _all(self) -> Iterator[KeyRecord]:
        for records in self._records.values():
            yield from records.values()

    def to_rewrap(self) -> Iterator[KeyRecord]:
        """Yield the records that another master key than the active one wraps."""
        return (record for record in self._all() if record.master != self.masters.active)

    def rewrapped(self, record: KeyRecord, nonce: bytes) -> KeyRecord:
        """Return the record, wrapped by the active master key; the data key stays, so no content is sealed again.

        Raises:
            Unreadable: ``wrong_master_key``.
        """
        return wrapped(record.unwrap(self.masters), record.generation, self.masters, nonce)

    def _drop(self, session_id: str, key_id: str) -> None:
        records = self._records.get(session_id, {})
        records.pop(key_id, None)
        self._unwrapped.pop((session_id, key_id), None)
        if not records:
            self._records.pop(session_id, None)
