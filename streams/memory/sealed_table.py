"""Table records of a partition with sealed values: changelog, RocksDB and backups have the boxes alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from processors.memory.records import parse_key
from processors.sealing.errors import Unreadable
from processors.sealing.key_records import DataKey
from processors.sealing.sealed_event import seal_event
from processors.sealing.sealed_record import open_record, record_key_id, seal_record
from streams.engine.fold import KeyValue, RecordReader
from streams.kafka.session_keys import SessionKeyRing

#: Records without content, or with what must be read when the session's key is gone.
_PLAIN_KINDS: Final = frozenset({"head", "frozen", "watermark"})

#: Stands for the sequences of what the table has of a life.
_IN_TABLE: Final = -1


class SealedTable:
    """Seals what a flush writes, and opens what is read. Implements :class:`streams.engine.fold.RecordReader`.

    Records that were written before encryption was switched on are read as they are.

    Args:
        records: the table's records as they are stored.
        keys: knows the keys of the partition.
        opened: the sessions of which something sealed was opened, with the sequence of the newest sealed event. Sessions
            of opened records are added, and those whose life with it has ended are removed.
    """

    def __init__(self, records: RecordReader, keys: SessionKeyRing, opened: dict[str, int]) -> None:
        self._records = records
        self._keys = keys
        self._opened = opened

    def get(self, key: bytes) -> bytes | None:
        """Return a record's value, opened.

        Raises:
            Unreadable: the session's key is missing or wrong, or the value was changed.
        """
        value = self._records.get(key)
        key_id = None if value is None else record_key_id(value)
        if value is None or key_id is None:
            return value
        session_id = parse_key(key).name
        content = open_record(key, value, self._keys.known(session_id, key_id))
        self._opened.setdefault(session_id, _IN_TABLE)
        return content

    def keys(self) -> Iterator[bytes]:
        """Yield the keys of all records."""
        return self._records.keys()

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        """Yield all records as they are stored: the head's and others without content are never sealed."""
        return self._records.items()

    def unreadable(self, key: bytes, value: bytes) -> Unreadable | None:
        """Return why the key of a stored record cannot be used; None if it can, or if the record is not sealed."""
        key_id = record_key_id(value)
        if key_id is None:
            return None
        try:
            self._keys.known(parse_key(key).name, key_id)
        except Unreadable as unreadable:
            return unreadable
        return None

    def life_ended(self, session_id: str, next_life: int | None) -> None:
        """Forget what was opened of a life that has ended.

        Args:
            session_id: the session.
            next_life: the sequence at which its present life began; None without one. What was opened of that counts.
        """
        if next_life is None or self._opened.get(session_id, _IN_TABLE) < next_life:
            self._opened.pop(session_id, None)

    def _key(self, session_id: str) -> DataKey | None:
        return self._keys.key_for_records(session_id, was_sealed=session_id in self._opened)

    def sealed_event(self, session_id: str, value: bytes) -> bytes:
        """Return the JSON of an event of a session that is announced again, with its content sealed."""
        data_key = self._key(session_id)
        return value if data_key is None else seal_event(value, data_key, self._keys.nonce())

    def sealed(self, session_id: str, changes: Iterable[KeyValue]) -> Iterator[KeyValue]:
        """Yield the changes of a session's records, with their content sealed.

        A session whose events are all plain has no key, so its records stay plain too, as its events do in the log.
        """
        data_key = self._key(session_id)
        for key, value in changes:
            if value is None or data_key is None or parse_key(key).kind in _PLAIN_KINDS:
                yield key, value
            else:
                yield key, seal_record(key, value, data_key, self._keys.nonce())
