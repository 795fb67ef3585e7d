"""The aiokafka side of the worker's consumer.

aiokafka runs in a separate thread, so a busy fold never delays a heartbeat. Everything here runs on that thread
unless its docstring names another one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, Protocol, cast

import aiokafka
from aiokafka.errors import KafkaError, KafkaTimeoutError
from aiokafka.protocol.fetch import FetchRequest
from aiokafka.protocol.group import HeartbeatRequest, JoinGroupRequest, SyncGroupRequest
from aiokafka.structs import TopicPartition
from faust.transport.drivers.aiokafka import AIOKafkaConsumerThread
from faust.types import TP
from mode.utils.futures import maybe_set_exception, maybe_set_result

from schemas.errors import Fatal
from streams.engine.assignor import AddressedStickyAssignor, StandbyPart
from streams.engine.clients import METADATA_MAX_AGE_MS, stop_client
from streams.engine.config import EngineConfig
from streams.engine.fetch_pace import FetchPace
from streams.engine.ownership import NO_GENERATION, Following, Ownership, now_seconds
from streams.engine.record_batches import LARGE_RECORDS, as_fetched
from streams.engine.supervision import report_end

log = logging.getLogger(__name__)

#: Pause before the consumer is started again that found no broker, in seconds.
RETRY_SECONDS = 1.0

#: Longest time the broker waits for new records before it answers a fetch with none.
FETCH_MAX_WAIT_MS = 250

#: aiokafka leaves the group for good after so long without a fetch, and a worker without partitions fetches nothing.
#: So it is a hundred years. Whether the fold goes on is the watchdog's question, and the broker is not told this number.
NO_POLL_LIMIT_MS = 100 * 365 * 86_400_000

#: UNKNOWN_MEMBER_ID and ILLEGAL_GENERATION. REBALANCE_IN_PROGRESS (27) neither proves ownership nor disproves it.
_NOT_A_MEMBER = frozenset({22, 25})


#: UNKNOWN_SERVER_ERROR, CORRUPT_MESSAGE and KAFKA_STORAGE_ERROR.
_CANNOT_READ = frozenset({-1, 2, 56})


class GroupListener(Protocol):
    """Gets a call when the worker's place in its consumer group changes; the engine implements it.

    The calls are made on the event loop of the Faust app, unless a method's docstring names another thread.
    """

    def on_rebalance_start(self) -> None:
        """Give up what is not kept; called on the consumer's thread before the group is joined again."""

    def on_assigned(self, assigned: set[TP], generation: int) -> None:
        """Put an assignment in force; called while the coordinator waits, so no rebalance can start."""

    def on_ownership_confirmed(self) -> None:
        """Serve readers that waited for proof of ownership; called after each answer that is proof."""

    def fail(self, error: BaseException) -> None:
        """Stop the worker, since it cannot stay in the group."""


class _App(Protocol):
    """The attributes of :class:`streams.engine.app.EngineApp` that the thread uses."""

    @property
    def engine_config(self) -> EngineConfig: ...
    @property
    def ownership(self) -> Ownership: ...
    @property
    def listener(self) -> GroupListener: ...


class FetchedSpans(dict[TP, list[Any]]):
    """aiokafka's answer to one fetch, with the offset range that it covers in each partition."""

    assignment_number: int = 0
    spans: dict[TP, tuple[int, int]]

    def __init__(
        self, records: Mapping[TP, list[Any]], spans: dict[TP, tuple[int, int]], number: int
    ) -> None:
        super().__init__(records)
        self.spans = spans
        self.assignment_number = number


class EngineConsumerThread(AIOKafkaConsumerThread):
    """Runs aiokafka's consumer in its thread and fetches for :class:`streams.engine.consumer.EngineConsumer`."""

    # Our log lines have an action; mode's "Starting..." has none.
    mundane_level = "debug"

    _assignment_number = 0
    _waiter: asyncio.Future[None] | None = None
    _pause: asyncio.Future[None] | None = None
    _fetching: asyncio.Task[None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pace = FetchPace()

    def _create_worker_consumer(self, transport: Any) -> aiokafka.AIOKafkaConsumer:
        config, ownership = self._engine_app.engine_config, self._engine_app.ownership

        def remember_urls(urls: dict[int, str], members: tuple[str, ...]) -> None:
            ownership.urls, ownership.members = urls, members

        def remember_following(following: Following) -> None:
            ownership.following = following

        standby = StandbyPart(
            config.standby,
            lambda: ownership.warm(),
            remember_following,
            lambda: ownership.kept.partitions,
            ownership.announce_stop,
        )
        self._assignor = AddressedStickyAssignor(
            config.advertised_url, remember_urls, self.generation, standby
        )
        return aiokafka.AIOKafkaConsumer(
            **config.client_settings,
            client_id=config.client_id,
            group_id=self.app.conf.id,
            partition_assignment_strategy=[self._assignor],
            enable_auto_commit=False,
            # Used only until the engine seeks each partition, which it does before it reads.
            auto_offset_reset="earliest",
            isolation_level="read_committed",
            value_deserializer=as_fetched,
            max_poll_interval_ms=NO_POLL_LIMIT_MS,
            max_poll_records=LARGE_RECORDS,
            max_partition_fetch_bytes=config.fetch_size_bytes,
            fetch_max_wait_ms=FETCH_MAX_WAIT_MS,
            metadata_max_age_ms=METADATA_MAX_AGE_MS,
            request_timeout_ms=config.request_timeout_ms,
            session_timeout_ms=int(config.session_timeout_seconds * 1000),
            rebalance_timeout_ms=int(config.rebalance_timeout_seconds * 1000),
            heartbeat_interval_ms=int(config.heartbeat_seconds * 1000),
        )

    async def on_start(self) -> None:
        await self._connect()
        if self._consumer is None:
            return  # it was stopped while no broker answered
        coordinator = self._internals._coordinator
        ownership = self._engine_app.ownership
        ownership.watch_generation(self.generation)
        send = coordinator._send_req

        async def send_and_record_proof(request: Any) -> Any:
            sent_at = now_seconds()
            response = await send(request)
            if isinstance(request, HeartbeatRequest | SyncGroupRequest):
                if response.error_code == 0:
                    ownership.confirm(sent_at)
                    # After each one: whether a reader saw the proof before run out is not known on this thread.
                    self.parent_loop.call_soon_threadsafe(self._engine_app.listener.on_ownership_confirmed)
                elif response.error_code in _NOT_A_MEMBER:
                    ownership.revoke_proof()
            elif isinstance(request, JoinGroupRequest) and response.error_code in _NOT_A_MEMBER:
                ownership.revoke_proof()
            return response

        coordinator._send_req = send_and_record_proof
        self._report_unreadable_logs(self._internals._client)
        self._report_refusals(coordinator)
        self._report_ends(self._internals)

    async def _connect(self) -> None:
        """Start aiokafka's consumer, and try again while no broker answers: the worker has checked that it may connect.

        aiokafka gives up at once where a silent connection ends, as one does behind a firewall.
        """
        waits = False
        while not self.should_stop:
            try:
                await super().on_start()
            except (KafkaError, OSError) as error:
                failed, self._consumer = self._consumer, None
                if failed is not None:
                    await stop_client(failed)
                if isinstance(error, KafkaError) and not (
                    error.retriable or isinstance(error, KafkaTimeoutError)
                ):
                    raise
                if not waits:
                    log.warning(
                        "the consumer group %s is joined when a broker answers: %r",
                        self.app.conf.id,
                        error,
                        extra={"action": "start_waits", "group": self.app.conf.id},
                    )
                waits = True
                await self.sleep(RETRY_SECONDS)
            else:
                return

    async def on_thread_stop(self) -> None:
        # Not Faust's own, which ends at the first error of aiokafka and leaves its connections open.
        await super(AIOKafkaConsumerThread, self).on_thread_stop()
        if self._consumer is not None:
            await stop_client(self._consumer)

    def add_future(self, coro: Any) -> asyncio.Future[Any]:
        """Start a task of the thread, as Faust does, and report its end."""
        future = super().add_future(coro)
        what = f"Faust's task {getattr(coro, '__qualname__', coro)}"
        report_end(future, what, self._fail, expected=lambda: self.should_stop)
        return future

    def _fail(self, error: BaseException) -> None:
        self.parent_loop.call_soon_threadsafe(self._engine_app.listener.fail, error)

    def _report_ends(self, consumer: Any) -> None:
        def fail(error: BaseException) -> None:
            self._fail(error if isinstance(error, Fatal) else Fatal(f"{self.app.conf.id}: {error!r}"))

        tasks = {
            "the coordination with the consumer group": consumer._coordinator._coordination_task,
            "the fetching of records": consumer._fetcher._fetch_task,
            "the update of the brokers' addresses": consumer._client._sync_task,
        }
        for what, task in tasks.items():
            report_end(task, what, fail, expected=lambda: consumer._closed)

    @property
    def _engine_app(self) -> _App:
        return cast(_App, self.app)

    @property
    def _internals(self) -> Any:
        """The consumer of aiokafka; a test lists the private attributes that are used and fails when one is gone."""
        return self._ensure_consumer()

    def _report_unreadable_logs(self, client: Any) -> None:
        """Log where a broker cannot read its own log; aiokafka asks again for ever and names no partition."""
        send = client.send
        said: set[tuple[str, int]] = set()

        async def send_and_report(node_id: Any, request: Any, **options: Any) -> Any:
            response = await send(node_id, request, **options)
            if isinstance(request, FetchRequest):
                for topic, partitions in response.topics:
                    for partition, error_code, *_ in partitions:
                        if error_code in _CANNOT_READ and (topic, partition) not in said:
                            said.add((topic, partition))
                            _log_unreadable(topic, partition, node_id)
            return response

        client.send = send_and_report

    def _report_refusals(self, coordinator: Any) -> None:
        """Stop the worker where aiokafka would pause the group's coordination until a user polls."""
        push = coordinator._push_error_to_user

        def push_and_fail(error: BaseException) -> Any:
            self._fail(Fatal(f"the consumer group {self.app.conf.id} cannot be joined: {error!r}"))
            return push(error)

        coordinator._push_error_to_user = push_and_fail

    def generation(self) -> int:
        """Return the group's generation as this member knows it; callable from any thread."""
        consumer = self._consumer
        coordinator = getattr(consumer, "_coordinator", None)
        return int(getattr(coordinator, "generation", NO_GENERATION))

    def request_rejoin(self) -> None:
        """Join the group again to get a new generation; callable from any thread."""
        consumer = self._consumer
        if consumer is not None and not consumer._closed:
            self.thread_loop.call_soon_threadsafe(self._internals._coordinator.request_rejoin)

    async def getmany(self, active_partitions: set[TP] | None, timeout: float) -> Any:
        """Fetch for the consumer; called on Faust's loop.

        It does what Faust's own does without its queue of calls, whose worker makes several tasks for each call.
        """
        fetched = self.parent_loop.create_future()
        self.thread_loop.call_soon_threadsafe(
            self._start_fetch, fetched, set() if active_partitions is None else active_partitions, timeout
        )
        return await fetched

    def _start_fetch(self, fetched: asyncio.Future[Any], active: set[TP], timeout: float) -> None:
        self._fetching = self.thread_loop.create_task(self._fetch_for(fetched, active, timeout))

    async def _fetch_for(self, fetched: asyncio.Future[Any], active: set[TP], timeout: float) -> None:
        consumer = self._ensure_consumer()
        try:
            records = await self._fetch_records(
                consumer, active, timeout=timeout, max_records=consumer._max_poll_records
            )
        except asyncio.CancelledError:  # the thread ends
            self.parent_loop.call_soon_threadsafe(fetched.cancel)
            raise
        except Exception as error:  # raised where the fetch is awaited
            self.parent_loop.call_soon_threadsafe(maybe_set_exception, fetched, error)
        else:
            self.parent_loop.call_soon_threadsafe(maybe_set_result, fetched, records)

    async def _fetch_records(
        self,
        consumer: Any,
        active_partitions: set[TP],
        timeout: float | None = None,
        max_records: int | None = None,
    ) -> Any:
        """Take all fetched records, with the positions before and after, in one step of this thread's loop."""
        if not self.consumer.flow_active:
            return {}
        fetcher = consumer._fetcher
        deadline = time.monotonic() + (timeout or 0.0)
        while not (consumer._closed or fetcher._closed):
            await self._let_records_gather(deadline)
            if consumer._closed or fetcher._closed or not self.consumer.flow_active:
                return {}
            # A copy, since Faust's thread changes the set at any time: a batch of a partition that is not in `before`
            # would be lost, and to aiokafka an empty set means all partitions.
            active = set(active_partitions)
            if active and not fetcher._subscriptions.reassignment_in_progress:
                before = self._positions(active)
                with fetcher._subscriptions.fetch_context():
                    # With a timeout of zero aiokafka does not await, so nothing can seek in between.
                    records = await fetcher.fetched_records(active, timeout=0, max_records=max_records)
                after = self._positions(active)
                spans = {tp: (before[tp], end) for tp, end in after.items() if before.get(tp, end) < end}
                if spans:
                    self._pace.taken(sum(map(len, records.values())), time.monotonic())
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
            waiter.result()  # raises the broker's error, such as a failed authorization
        else:
            waiter.cancel()  # otherwise aiokafka keeps it until a record arrives

    async def _let_records_gather(self, deadline: float) -> None:
        """Wait as long as the pace says, at most until the deadline; see :mod:`streams.engine.fetch_pace`."""
        now = time.monotonic()
        seconds = min(self._pace.pause_seconds(now), deadline - now)
        if seconds <= 0:
            return
        pause = self._pause = asyncio.get_running_loop().create_future()
        if self._pace.pause_seconds(now) > 0:  # a reader may have come before there was a pause to end
            await asyncio.wait([pause], timeout=seconds)
        self._pause = None

    def hurry(self) -> None:
        """Take what is fetched at once, now and for a while, since a reader waits; callable from any thread."""
        self._pace.waited_for(time.monotonic())
        if self._pause is not None:
            self.thread_loop.call_soon_threadsafe(self._end_pause)

    def _end_pause(self) -> None:
        if self._pause is not None and not self._pause.done():
            self._pause.set_result(None)

    def wake_fetch(self) -> None:
        """End a wait for records, since a partition has room again; callable from any thread."""
        self.thread_loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _positions(self, partitions: set[TP]) -> dict[TP, int]:
        subscription = self._internals._subscription.subscription
        assignment = None if subscription is None else subscription.assignment
        if assignment is None:
            return {}
        positions: dict[TP, int] = {}
        for tp in partitions:
            state = assignment._tp_state.get(TopicPartition(tp.topic, tp.partition))
            if state is not None and state.has_valid_position:
                positions[tp] = state.position
        return positions

    def known_end(self, topic: str, partition: int) -> int:
        """Return the last stable offset that the newest fetch reported, 0 before one; callable from any thread."""
        return self.known_ends(topic, partition)[0]

    def known_ends(self, topic: str, partition: int) -> tuple[int, int]:
        """Return the last stable offset and the high watermark of the newest fetch; callable from any thread."""
        subscription = self._internals._subscription.subscription
        assignment = None if subscription is None else subscription.assignment
        state = None if assignment is None else assignment._tp_state.get(TopicPartition(topic, partition))
        ends = getattr(state, "lso", None), getattr(state, "highwater", None)
        return max(ends[0] or 0, 0), max(ends[1] or 0, 0)

    async def seek_to_committed(self) -> Mapping[TP, int]:
        """Seek nothing: the engine seeks each partition when it owns it."""
        return {}

    async def seek_to(self, positions: Mapping[TP, int], number: int) -> Mapping[TP, int]:
        """Seek partitions of an assignment; return the ones that the consumer still has, with their positions."""
        if number < self._assignment_number:
            return {}
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


def _log_unreadable(topic: str, partition: int, node_id: int) -> None:
    log.error(
        "broker %s cannot read %s-%d from its disk; its log names the damaged file: let it copy the partition "
        "from another replica, or delete the records before a readable offset and start with --accept-loss",
        node_id,
        topic,
        partition,
        extra={"action": "broker_cannot_read", "partition": partition},
    )
