"""Records in the form that aiokafka gives them, what stands for an unreadable batch, and a table in a dict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from streams.engine.fold import KeyValue
from streams.engine.record_batches import UnreadableBatch
from tests.builders.events import SESSION


@dataclass(frozen=True, slots=True)
class Record:
    """A consumed record."""

    value: bytes | None = b"value"
    key: bytes | None = SESSION.encode()
    offset: int = 0
    timestamp: int = 1_700_000_000_000
    topic: str = "session-events"
    partition: int = 0
    headers: Sequence[tuple[str, bytes]] = ()


def unreadable_batch(
    topic: str, partition: int, offset: int, *, next_offset: int, detail: str = "", sha256: str = ""
) -> UnreadableBatch:
    """Return what the engine reads in place of a batch that it cannot read; nothing of its bytes was kept."""
    return UnreadableBatch(
        topic=topic,
        partition=partition,
        offset=offset,
        timestamp=0,
        timestamp_type=0,
        key=None,
        value=b"",
        checksum=None,
        serialized_key_size=-1,
        serialized_value_size=0,
        headers=(),
        detail=detail,
        next_offset=next_offset,
        sha256=sha256,
    )


@dataclass
class DictTable:
    """The table records of one partition."""

    records: dict[bytes, bytes] = field(default_factory=dict)

    def get(self, key: bytes) -> bytes | None:
        return self.records.get(key)

    def keys(self) -> Iterator[bytes]:
        return iter(list(self.records))

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        return iter(list(self.records.items()))

    def write(self, changes: Iterable[KeyValue]) -> None:
        for key, value in changes:
            if value is None:
                self.records.pop(key, None)
            else:
                self.records[key] = value
