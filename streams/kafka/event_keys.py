"""Gets the data keys of sealed events before they are decoded. Implements :class:`streams.engine.fold.Lookup`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import orjson

from processors.sealing.errors import Unreadable
from processors.sealing.sealed_event import key_id_of
from streams.engine.fold import SourceRecord
from streams.kafka.session_keys import SessionKeyRing

#: In every sealed event, as the publisher writes it; a plain event rarely has it.
SEALED_MARK: Final = b'"sealed":{"'


class EventKeys:
    """The keys of the events of one partition.

    Args:
        keys: shared by all partitions of a process.
        partition: the partition.
    """

    def __init__(self, keys: SessionKeyRing, partition: int) -> None:
        self._keys = keys
        self._partition = partition

    async def before_restored(self) -> None:
        """Read all keys of the partition.

        Raises:
            Retry: Kafka does not answer.
        """
        await self._keys.catch_up(self._partition)

    async def before_decode(self, records: Sequence[SourceRecord]) -> None:
        """Read the partition's keys to their end, once, if any of the records names a key that is not known.

        Raises:
            Retry: Kafka does not answer.
        """
        if any(self._is_unknown(*named) for named in _named_keys(records)):
            await self._keys.catch_up(self._partition)

    def _is_unknown(self, session_id: str, key_id: str) -> bool:
        try:
            self._keys.known(session_id, key_id)
        except Unreadable as unreadable:
            return unreadable.code == "missing_key"
        return False


def _named_keys(records: Sequence[SourceRecord]) -> Iterator[tuple[str, str]]:
    """Yield session and key id of each sealed event; a record that is none is the decoder's to refuse."""
    for record in records:
        if record.value is None or record.key is None or SEALED_MARK not in record.value:
            continue
        try:
            session_id, fields = record.key.decode(), orjson.loads(record.value)
        except ValueError:
            continue
        key_id = key_id_of(fields) if isinstance(fields, dict) else None
        if key_id is not None:
            yield session_id, key_id
