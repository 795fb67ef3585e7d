"""Keeps a copy of the events topic, so that it is whole also after its beginning was deleted."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping

from confluent_kafka import TopicPartition
from confluent_kafka.admin import AdminClient

from tests.chaos.checker import Record
from tests.live.topic_records import QUIET, StoredRecord, read_topic


class LogKeeper:
    """Reads a topic by librdkafka, from where it stopped before.

    Attributes:
        records: All that was read, in order within each partition.
    """

    def __init__(self, bootstrap_servers: str, topic: str) -> None:
        self.records: list[StoredRecord] = []
        self.deleted = 0
        self._servers = bootstrap_servers
        self._topic = topic
        self._next: dict[int, int] = {}
        self._deleted_before: dict[int, int] = {}
        self._lock = threading.Lock()

    def read_on(self) -> None:
        """Read up to the present end."""
        with self._lock:
            new = read_topic(self._servers, self._topic, from_offsets=self._next)
            for record in new:
                assert record.offset >= self._next.get(record.partition, 0)
                self._next[record.partition] = record.offset + 1
            self.records += new

    def delete(self, before: Mapping[int, int]) -> None:
        """Delete the records before these offsets, as retention does. Only what was read may be deleted."""
        safe = {n: min(offset, self._next.get(n, 0)) for n, offset in before.items()}
        wanted = [TopicPartition(self._topic, n, offset) for n, offset in safe.items() if offset > 0]
        if not wanted:
            return
        admin = AdminClient({**QUIET, "bootstrap.servers": self._servers})
        for future in admin.delete_records(wanted).values():
            future.result(30)
        for n, offset in safe.items():
            self.deleted += max(0, offset - self._deleted_before.get(n, 0))
            self._deleted_before[n] = max(offset, self._deleted_before.get(n, 0))

    def log(self) -> list[Record]:
        """Return all events."""
        return [
            Record(
                record.partition,
                record.offset,
                record.timestamp_ms,
                (record.key or b"").decode(),
                json.loads(record.value or b"{}"),
            )
            for record in self.records
        ]
