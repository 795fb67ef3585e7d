"""The topic ``session-keys`` in memory."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence

from schemas.errors import Retry
from streams.kafka.session_keys import KeyLogPart


class FakeKeyLog:
    """Keeps all records. Implements :class:`streams.kafka.session_keys.KeyLog`.

    Attributes:
        records: by partition; a record that log compaction removed is None.
        reads: the partitions that were read, in order.
        before_write: awaited before records are written, if set; what another client does in that moment.
        fails_after: the next write fails after so many records.
        topic_id: of the topic; None if brokers do not tell it.
    """

    def __init__(self) -> None:
        self.records: defaultdict[int, list[tuple[bytes, bytes | None] | None]] = defaultdict(list)
        self.reads: list[int] = []
        self.before_write: Callable[[], Awaitable[None]] | None = None
        self.fails_after: int | None = None
        self.topic_id: str | None = None

    async def read(self, partition: int, start: int) -> KeyLogPart:
        self.reads.append(partition)
        records = self.records[partition]
        return KeyLogPart(
            [record for record in records[start:] if record is not None], len(records), self.topic_id
        )

    async def write(self, partition: int, records: Sequence[tuple[bytes, bytes | None]]) -> None:
        meanwhile, self.before_write = self.before_write, None
        if meanwhile is not None:
            await meanwhile()
        fails_after, self.fails_after = self.fails_after, None
        self.records[partition] += records if fails_after is None else records[:fails_after]
        if fails_after is not None:
            raise Retry("the broker is away")

    def compact(self, partition: int) -> None:
        """Remove all records but the last of each key, and tombstones."""
        records = self.records[partition]
        last = {record[0]: number for number, record in enumerate(records) if record is not None}
        for number, record in enumerate(records):
            if record is not None and (last[record[0]] != number or record[1] is None):
                records[number] = None

    def create_again(self, topic_id: str | None = None) -> None:
        """Remove all records, as when the topic is deleted and created."""
        self.records.clear()
        self.topic_id = topic_id
