"""The aiokafka side of the worker's consumer.

aiokafka runs in a thread of its own, so a busy fold never delays a heartbeat. Everything here runs on that
thread unless it says otherwise.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Protocol, cast

import aiokafka
from aiokafka.protocol.group import HeartbeatRequest, SyncGroupRequest
from aiokafka.structs import TopicPartition
from faust.transport.drivers.aiokafka import AIOKafkaConsumerThread
from faust.types import TP

from schemas.errors import Fatal
from streams.engine.assignor import AddressedStickyAssignor
from streams.engine.config import EngineConfig
from streams.engine.ownership import NO_GENERATION, Ownership

#: How long the broker may hold a fetch that has nothing to give.
FETCH_MAX_WAIT_MS = 250

#: How soon a topic that was deleted and made again is seen, and found to be another one.
METADATA_MAX_AGE_MS = 30_000

#: UNKNOWN_MEMBER_ID and ILLEGAL_GENERATION; REBALANCE_IN_PROGRESS (27) is neither proof nor its loss.
_NOT_A_MEMBER = frozenset({22, 25})


class GroupListener(Protocol):
    """Told what happens to the worker in its consumer group; the engine listens.

    The calls are made on the event loop of the Faust app, except where it is said otherwise.
    """

    def on_rebalance_start(self) -> None:
        """Nothing is ours any more; called on the consumer's thread before the group is joined again."""

    def on_assigned(self, assigned: set[TP], generation: int) -> None:
        """The group assigned these partitions; called while the coordinator waits, so no rebalance can start."""

    def seek_positions(self) -> tuple[Mapping[TP, int], int]:
        """Return where to read on, and the number of the assignment that those positions belong to."""
        ...

    def fail(self, error: BaseException) -> None:
        """Stop the worker: it cannot stay in the group."""


class _App(Protocol):
    """What the thread uses of its app, which is :class:`streams.engine.app.EngineApp`."""

    @property
    def engine_config(self) -> EngineConfig: ...
    @property
    def ownership(self) -> Ownership: ...
    @property
    def listener(self) -> GroupListener: ...


class FetchedSpans(dict[TP, list[Any]]):
    """aiokafka's answer to one fetch, with the span of the log each partition moved over."""

    assignment_number: int = 0
    spans: dict[TP, tuple[int, int]]

    def __init__(
        self, records: Mapping[TP, list[Any]], spans: dict[TP, tuple[int, int]], number: int
    ) -> None:
        super().__init__(records)
        self.spans = spans
        self.assignment_number = number


class EngineConsumerThread(AIOKafkaConsumerThread):
    """The aiokafka side."""

    # "Starting..." without an action is no log line of ours.
    mundane_level = "debug"

    _assignment_number = 0
    _waiter: asyncio.Future[None] | None = None

    def _create_worker_consumer(self, transport: Any) -> aiokafka.AIOKafkaConsumer:
        config, ownership = self._engine_app.engine_config, self._engine_app.ownership

        def remember_urls(urls: dict[int, str], members: tuple[str, ...]) -> None:
            ownership.urls, ownership.members = urls, members

        self._assignor = AddressedStickyAssignor(config.advertised_url, remember_urls, self.generation)
        return aiokafka.AIOKafkaConsumer(
            **config.client_settings,
            client_id=config.client_id,
            group_id=self.app.conf.id,
            partition_assignment_strategy=[self._assignor],
            enable_auto_commit=False,
            # Every partition is sought explicitly before it is read; this only governs the moment before.
            auto_offset_reset="earliest",
            isolation_level="read_committed",
            max_poll_interval_ms=86_400_000,
            max_partition_fetch_bytes=config.fetch_size_bytes,
            fetch_max_wait_ms=FETCH_MAX_WAIT_MS,
            metadata_max_age_ms=METADATA_MAX_AGE_MS,
            request_timeout_ms=config.request_timeout_ms,
            session_timeout_ms=int(config.session_timeout_seconds * 1000),
            rebalance_timeout_ms=int(config.rebalance_timeout_seconds * 1000),
            heartbeat_interval_ms=int(config.heartbeat_seconds * 1000),
        )

    async def on_start(self) -> None:
        await super().on_start()
        coordinator = self._internals._coordinator
        ownership = self._engine_app.ownership
        ownership.watch_generation(self.generation)
        send = coordinator._send_req

        async def send_and_learn(request: Any) -> Any:
            sent_at = time.monotonic()
            response = await send(request)
            if isinstance(request, HeartbeatRequest | SyncGroupRequest):
                if response.error_code == 0:
                    ownership.confirm(sent_at)
                elif response.error_code in _NOT_A_MEMBER:
                    ownership.revoke_proof()
            return response

        coordinator._send_req = send_and_learn
        self._report_refusals(coordinator)

    @property
    def _engine_app(self) -> _App:
        return cast(_App, self.app)

    @property
    def _internals(self) -> Any:
        """Aiokafka's consumer; what is used of its private parts is pinned by a test that lists it."""
        return self._ensure_consumer()

    def _report_refusals(self, coordinator: Any) -> None:
        """Stop the worker where aiokafka would wait for a user to ask: it pauses the group's coordination."""
        push = coordinator._push_error_to_user

        def fail(error: BaseException) -> None:
            fatal = Fatal(f"the consumer group {self.app.conf.id} cannot be joined: {error!r}")
            self.parent_loop.call_soon_threadsafe(self._engine_app.listener.fail, fatal)

        def push_and_fail(error: BaseException) -> Any:
            fail(error)
            return push(error)

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                fail(error)

        coordinator._push_error_to_user = push_and_fail
        coordinator._coordination_task.add_done_callback(ended)

    def generation(self) -> int:
        """The group's generation as this member knows it; readable from any thread."""
        consumer = self._consumer
        coordinator = getattr(consumer, "_coordinator", None)
        return int(getattr(coordinator, "generation", NO_GENERATION))

    def request_rejoin(self) -> None:
        """Join the group again, from any thread; the broker answers with a new generation."""
        consumer = self._consumer
        if consumer is not None and not consumer._closed:
            self.thread_loop.call_soon_threadsafe(self._internals._coordinator.request_rejoin)

    async def _fetch_records(
        self,
        consumer: Any,
        active_partitions: set[TP],
        timeout: float | None = None,
        max_records: int | None = None,
    ) -> Any:
        """Drain what is fetched, with the positions before and after, in one step of this thread's loop."""
        if not self.consumer.flow_active:
            return {}
        fetcher = consumer._fetcher
        deadline = time.monotonic() + (timeout or 0.0)
        while not (consumer._closed or fetcher._closed):
            # A copy: Faust's thread takes full partitions out and puts them back at any moment. Drained but not
            # in `before`, a batch would be lost, and an empty set means all partitions to aiokafka.
            active = set(active_partitions)
            if active and not fetcher._subscriptions.reassignment_in_progress:
                before = self._positions(active)
                with fetcher._subscriptions.fetch_context():
                    # A timeout of zero keeps aiokafka from awaiting, so nothing can seek in between.
                    records = await fetcher.fetched_records(active, timeout=0, max_records=max_records)
                after = self._positions(active)
                spans = {tp: (before[tp], end) for tp, end in after.items() if before.get(tp, end) < end}
                if spans:
                    return FetchedSpans(records, spans, self._assignment_number)
            remaining = deadline - time.monotonic()
            if remaining <= 0 or not self.consumer.flow_active:
                return {}
            await self._wait_for_fetch(fetcher, min(remaining, 0.25))
        return {}

    async def _wait_for_fetch(self, fetcher: Any, seconds: float) -> None:
        waiter = self._waiter = fetcher._create_fetch_waiter()
        await asyncio.wait([waiter], timeout=seconds)
        if waiter.done():
            waiter.result()  # raises what the broker refuses, authorization say
        else:
            waiter.cancel()  # or aiokafka keeps it until a record comes

    def look_again(self) -> None:
        """Some partition has room again; callable from any thread."""
        self.thread_loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _positions(self, partitions: set[TP]) -> dict[TP, int]:
        subscription = self._internals._subscription.subscription
        assignment = None if subscription is None else subscription.assignment
        if assignment is None:
            return {}
        found: dict[TP, int] = {}
        for tp in partitions:
            state = assignment._tp_state.get(TopicPartition(tp.topic, tp.partition))
            if state is not None and state.has_valid_position:
                found[tp] = state.position
        return found

    def known_end(self, topic: str, partition: int) -> int:
        """The last stable offset as the newest fetch told it, 0 without one; readable from any thread."""
        subscription = self._internals._subscription.subscription
        assignment = None if subscription is None else subscription.assignment
        state = None if assignment is None else assignment._tp_state.get(TopicPartition(topic, partition))
        return max(getattr(state, "lso", None) or 0, 0)

    async def seek_to_committed(self) -> Mapping[TP, int]:
        """Seek every owned partition to what the engine restored; Faust calls this before it resumes."""
        positions, number = self._engine_app.listener.seek_positions()
        return cast(Mapping[TP, int], await self.call_thread(self._seek_to, positions, number))

    async def _seek_to(self, positions: Mapping[TP, int], number: int) -> Mapping[TP, int]:
        consumer = self._ensure_consumer()
        assigned = consumer.assignment()
        sought: dict[TP, int] = {}
        for tp, offset in positions.items():
            aiokafka_tp = TopicPartition(tp.topic, tp.partition)
            if aiokafka_tp in assigned:
                consumer.seek(aiokafka_tp, offset)
                sought[tp] = offset
        self._assignment_number = number
        return sought
