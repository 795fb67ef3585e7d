"""A session memory for unit tests: everything in this process, by the fold the memory worker uses."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

import orjson

from processors.compaction.plan import Skip
from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import apply
from processors.memory.memory import Memory
from processors.memory.tokens import ByteEstimate, TokenCounter
from processors.publishing.event_record import event_records
from processors.reading.body import memory_body
from processors.reading.memory_read import MemoryRead, asked_of
from processors.reading.view import ViewQuery, select
from processors.summaries.own_summary import own_summary
from processors.summaries.request import Summary
from schemas.errors import PublishFailed, StaleRead, SummaryRefused
from schemas.events import EVENT_ADAPTER, CompactionRequested, Event
from schemas.publication import Published
from schemas.settings import Settings, load_settings
from streams.client.backend import ReadQuery
from streams.client.compacting import outcome
from streams.client.compaction_result import CompactionResult
from streams.client.provider import MemoryProvider
from streams.client.session_memory import SessionMemory
from streams.kafka.partitioner import partition_of
from streams.kafka.publisher import new_event_id
from streams.settings.plugins import load_interceptors
from streams.settings.policies import memory_policy

#: Makes a summary of a memory: the user's side and the agents' side of it.
Summarizer = Callable[[MemoryRead], tuple[str, str]]

_PARTITIONS: Final = 4


class FakeBackend:
    """A log by partition and the memories folded from it; a duplicate id is dropped as a worker drops it."""

    def __init__(
        self, settings: Settings, *, counter: TokenCounter | None = None, summarizer: Summarizer | None = None
    ) -> None:
        self.log: list[Event] = []
        self._settings = settings
        self._counter = ByteEstimate() if counter is None else counter
        self._summarizer = summarizer
        self._interceptors = load_interceptors(settings)
        self._policy = memory_policy(settings, self._counter)
        self._ends = [0] * _PARTITIONS
        self._memories: dict[str, Memory] = {}
        self._acknowledged_before_failure: int | None = None
        self._applies = True
        self._waiting: list[tuple[Event, int, int]] = []

    async def start(self) -> None:
        """Nothing to connect."""

    async def stop(self) -> None:
        """Nothing to close."""

    async def counter(self) -> TokenCounter:
        return self._counter

    def broker_away(self, *, after: int = 0) -> None:
        """Acknowledge so many events of a call and no more, until :meth:`broker_back`."""
        self._acknowledged_before_failure = after

    def broker_back(self) -> None:
        """Acknowledge everything again."""
        self._acknowledged_before_failure = None

    def memory_behind(self) -> None:
        """Let memory apply nothing more, until :meth:`memory_caught_up`."""
        self._applies = False

    def memory_caught_up(self) -> None:
        """Apply everything, in order."""
        self._applies = True
        for event, sequence, now_ms in self._waiting:
            self._apply(event, sequence, now_ms)
        self._waiting.clear()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        records = event_records(
            events,
            max_event_bytes=self._settings.max_event_bytes,
            counter=self._counter,
            interceptors=self._interceptors,
        )
        accepted = records[: self._acknowledged_before_failure]
        published: list[Published] = []
        for record in accepted:
            partition = partition_of(record.key, _PARTITIONS)
            sequence = self._ends[partition]
            self._ends[partition] += 1
            # As a worker reads it: from its bytes.
            event = EVENT_ADAPTER.validate_json(record.value)
            self.log.append(event)
            self._apply(event, sequence, time.time_ns() // 1_000_000)
            published.append(Published(event.event_id, partition, sequence))
        if len(accepted) < len(records):
            missing = [record.event for record in records[len(accepted) :]]
            detail = f"{len(missing)} of {len(records)} events were not acknowledged: the broker is away"
            raise PublishFailed(detail, events=missing, delivered=published)
        return published

    async def read(self, query: ReadQuery) -> MemoryRead:
        if self._waiting and query.min_sequence is not None:
            raise StaleRead(f"memory has not been applied up to {query.min_sequence} in time")
        memory = self._memories.get(query.session_id, Memory.empty(query.session_id))
        if memory.lapsed(time.time_ns() // 1_000_000, self._policy):
            memory = Memory.empty(query.session_id)
        selection = select(memory, ViewQuery(filters=query.filters, last=query.last))
        body = b"".join(
            memory_body(
                memory,
                selection.messages,
                self._policy,
                native=query.native,
                configuration=query.configuration,
            )
        )
        asked = asked_of(query.filters, query.last)
        return MemoryRead.model_validate({**orjson.loads(body), "asked": asked})

    async def request_compaction(
        self,
        request: CompactionRequested,
        base: MemoryRead,
        timeout_seconds: float,  # noqa: ARG002 - there is nothing to wait for
    ) -> CompactionResult:
        await self.publish([request])
        if self._summarizer is None:
            return CompactionResult(success=False, reason="this fake has no summarizer")
        user_message, ai_message = self._summarizer(base)
        summary = Summary(user_message=user_message, ai_message=ai_message, knowledge=base.knowledge)
        try:
            event = own_summary(
                base,
                summary,
                CompactionPolicy(),
                self._counter,
                event_id=new_event_id(),
                occurred_at=datetime.now(UTC),
                request_id=request.event_id,
            )
        except SummaryRefused as refused:
            return CompactionResult(success=False, reason=f"failed, {refused.reason}: {refused.detail}")
        if isinstance(event, Skip):
            return CompactionResult(success=False, reason=f"skipped, {event.reason}: {event.detail}")
        await self.publish([event])
        return outcome(event, await self.read(ReadQuery(session_id=base.session_id)))

    def _apply(self, event: Event, sequence: int, now_ms: int) -> None:
        if not self._applies:
            self._waiting.append((event, sequence, now_ms))
            return
        name = event.session_id
        memory = self._memories.get(name, Memory.empty(name))
        self._memories[name] = apply(memory, event, sequence, now_ms, self._policy)


class FakeSessionMemory(SessionMemory):
    """A :class:`SessionMemory` without Kafka and without HTTP, for the unit tests of an agent.

    It is the same class on another backend, and memory is made by the same fold, so that an agent's tests see
    what it will see. Nothing is kept beyond the object.

    >>> async with FakeSessionMemory() as memory:
    ...     memory.backend.broker_away()
    ...     try:
    ...         await memory.add_user_message("s1", "Hello?")
    ...     except PublishFailed as error:
    ...         memory.backend.broker_back()
    ...         again = await memory.publish_again(error)
    ...     [event.text for event in memory.published]
    ['Hello?']

    Args:
        provider: see :class:`SessionMemory`.
        counter: counts tokens; an estimate without.
        summarizer: what :meth:`SessionMemory.compact` asks; without one a request for compaction fails.
        settings: limits of the memory, for example ``memory={"max_messages": 20}``.
    """

    backend: FakeBackend

    def __init__(
        self,
        *,
        provider: MemoryProvider | None = None,
        counter: TokenCounter | None = None,
        summarizer: Summarizer | None = None,
        settings: Settings | None = None,
    ) -> None:
        settings = load_settings() if settings is None else settings
        backend = FakeBackend(settings, counter=counter, summarizer=summarizer)
        super().__init__(provider=provider, settings=settings, backend=backend)

    @property
    def published(self) -> list[Event]:
        """Everything that was published, in order."""
        return self.backend.log
