"""A publisher without Kafka that keeps the same contract (:mod:`tests.contracts.publisher`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from processors.memory.tokens import TokenCounter
from processors.publishing.event_record import EventRecord, event_records
from processors.publishing.interceptor import Interceptor
from schemas.errors import PublishFailed
from schemas.events import Event
from schemas.publication import Published
from streams.kafka.partitioner import partition_of


class InMemoryPublisher:
    """Keeps records by partition; sequences begin at 0.

    The first ``fail_after`` events of a list are acknowledged and the others are not, as when the brokers become
    unreachable in the middle; ``None`` acknowledges all.
    """

    def __init__(
        self,
        *,
        partitions: int = 4,
        max_event_bytes: int = 900 * 1024,
        counter: TokenCounter | None = None,
        interceptors: Sequence[Interceptor] = (),
    ) -> None:
        self.partitions = partitions
        self.log: dict[int, list[EventRecord]] = defaultdict(list)
        self.published: list[Event] = []
        self.fail_after: int | None = None
        self._max_event_bytes = max_event_bytes
        self._counter = counter
        self._interceptors = interceptors

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        records = event_records(
            events,
            max_event_bytes=self._max_event_bytes,
            counter=self._counter,
            interceptors=self._interceptors,
        )
        accepted = records if self.fail_after is None else records[: self.fail_after]
        delivered = [self._append(record) for record in accepted]
        if len(accepted) < len(records):
            missing = [record.event for record in records[len(accepted) :]]
            raise PublishFailed(f"{len(missing)} not acknowledged", events=missing, delivered=delivered)
        return delivered

    def _append(self, record: EventRecord) -> Published:
        partition = partition_of(record.key, self.partitions)
        self.log[partition].append(record)
        self.published.append(record.event)
        return Published(record.event.event_id, partition, len(self.log[partition]) - 1)
