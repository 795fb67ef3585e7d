"""A fold whose state reveals loss, duplication and reordering: per key a count, and a hash chain over the offsets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

import orjson

from streams.engine.fold import OutRecord, RecordReader, SourceRecord, TableChange

#: How many offsets a tally remembers; the chain covers all, these say where things went wrong.
KEPT_OFFSETS = 6


class Tally(NamedTuple):
    """The count and the hash chain of a key."""

    events: int = 0
    chain: str = ""
    last: tuple[str, ...] = ()

    def add(self, topic: str, offset: int) -> Tally:
        """The tally after one more record."""
        place = f"{topic}:{offset}"
        chain = blake2b(f"{self.chain}|{place}".encode(), digest_size=8).hexdigest()
        return Tally(self.events + 1, chain, (*self.last, place)[-KEPT_OFFSETS:])

    def encode(self) -> bytes:
        """As a table record's value."""
        return orjson.dumps([self.events, self.chain, self.last])

    @classmethod
    def decode(cls, value: bytes) -> Tally:
        """What :meth:`encode` wrote."""
        count, chain, last = orjson.loads(value)
        return cls(count, chain, tuple(last))


def tally_key(key: str) -> bytes:
    """The table record's key."""
    return orjson.dumps(["tally", key])


def tally_name(table_key: bytes) -> str | None:
    """Return the key of the tally at ``table_key``; None for other records (the watermark)."""
    kind, name = orjson.loads(table_key)
    return name if kind == "tally" else None


class Seen(NamedTuple):
    """A decoded source record."""

    topic: str
    offset: int
    key: str
    deletes: bool


@dataclass(slots=True)
class CountingPartition:
    """The tallies of one partition.

    A record with the value ``delete`` deletes its key's tally. With ``published_topic`` every record is also
    announced there, once.
    """

    partition: int
    records: RecordReader
    published_topic: str | None = None
    tallies: dict[str, Tally] = field(default_factory=dict)
    _dirty: set[str] = field(default_factory=set)
    _announced: list[OutRecord] = field(default_factory=list)
    _events: int = 0
    _bytes: int = 0

    def restored(self) -> None:
        for key, value in self.records.items():
            name = tally_name(key)
            if name is not None:
                self.tallies[name] = Tally.decode(value)

    def decode(self, records: Sequence[SourceRecord]) -> list[Seen]:
        return [
            Seen(one.topic, one.offset, (one.key or b"").decode(), one.value == b"delete") for one in records
        ]

    def apply(self, decoded: list[Seen]) -> None:
        for one in decoded:
            if one.deletes:
                self.tallies.pop(one.key, None)
            else:
                self.tallies[one.key] = self.tallies.get(one.key, Tally()).add(one.topic, one.offset)
            self._dirty.add(one.key)
            if self.published_topic is not None:
                place = f"{one.topic}:{one.offset}".encode()
                self._announced.append(OutRecord(self.published_topic, one.key.encode(), place, []))
        self._events += len(decoded)

    def pending_events(self) -> int:
        return self._events

    def pending_bytes(self) -> int:
        return self._bytes

    def key_count(self) -> int:
        return len(self.tallies)

    def take_changes(self) -> tuple[list[TableChange], list[OutRecord]]:
        changes = [
            TableChange(tally_key(name), tally.encode() if tally is not None else None)
            for name in sorted(self._dirty)
            for tally in [self.tallies.get(name)]
        ]
        announced = self._announced
        self._dirty, self._announced, self._events, self._bytes = set(), [], 0, 0
        return changes, announced

    def total(self) -> int:
        """All counts together."""
        return sum(tally.events for tally in self.tallies.values())

    def __iter__(self) -> Iterator[tuple[str, Tally]]:
        return iter(self.tallies.items())


@dataclass(slots=True)
class CountingFold:
    """Opens partitions, and keeps them so that tests can read them."""

    published_topic: str | None = None
    opened: list[CountingPartition] = field(default_factory=list)

    def open(self, partition: int, records: RecordReader) -> CountingPartition:
        made = CountingPartition(partition, records, self.published_topic)
        self.opened.append(made)
        return made
