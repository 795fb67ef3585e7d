"""Gets the data keys of sealed events before they are decoded. Implements :class:`streams.engine.fold.Lookup`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from processors.sealing.sealed_event import named_key
from streams.engine.fold import SourceRecord
from streams.kafka.event_decoding import MAX_KEY_BYTES
from streams.kafka.session_keys import SessionKeyRing


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
        await self._keys.look_for(self._partition, _named_keys(records))


def _named_keys(records: Sequence[SourceRecord]) -> Iterator[tuple[str, str]]:
    """Yield session and key id of each sealed event; a record that is none is the decoder's to refuse."""
    for record in records:
        if record.value is None or record.key is None or len(record.key) > MAX_KEY_BYTES:
            continue
        key_id = named_key(record.value)
        if key_id is None:
            continue
        try:
            yield record.key.decode(), key_id
        except UnicodeDecodeError:
            continue
