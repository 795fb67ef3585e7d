"""Makes the engine's consumers without a group, and starts and stops Kafka clients safely."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from traceback import walk_tb
from typing import Any, Final, Protocol, runtime_checkable

from aiokafka import AIOKafkaConsumer
from aiokafka.conn import AIOKafkaConnection
from aiokafka.structs import TopicPartition

log = logging.getLogger(__name__)

#: Longest time until a topic that was deleted and created again is noticed.
METADATA_MAX_AGE_MS: Final = 30_000

#: Longest time for a client to stop: what it waits for may be a broker that does not answer.
STOP_SECONDS: Final = 10.0
#: Longest time for the tasks of a client to end after they were cancelled.
_CANCEL_SECONDS: Final = 1.0
#: Where aiokafka's clients keep their tasks.
_TASKS: Final = (
    "_sync_task",
    "_coordination_task",
    "_heartbeat_task",
    "_commit_refresh_task",
    "_reset_committed_task",
    "_fetch_task",
    "_sender_task",
)


class _Startable(Protocol):
    async def start(self) -> object: ...


@runtime_checkable
class _Stoppable(Protocol):
    async def stop(self) -> object: ...


class _Closable(Protocol):
    async def close(self) -> object: ...


@asynccontextmanager
async def groupless_consumer(
    client_settings: Mapping[str, Any],
    *,
    fetch_size_bytes: int,
    request_timeout_ms: int,
    gives: Callable[[bytes | None], bytes | None] | None = None,
    stop_seconds: float = STOP_SECONDS,
) -> AsyncGenerator[AIOKafkaConsumer]:
    """Start a consumer of committed records without a group, and stop it at the end of the block.

    It commits no offsets; the caller assigns and seeks.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        fetch_size_bytes: largest size of one fetch per partition.
        request_timeout_ms: longest time for the broker to answer.
        gives: how it gives its records (:func:`streams.engine.record_batches.one_at_a_time`); None for aiokafka's way.
        stop_seconds: longest time for it to stop.
    """
    consumer = AIOKafkaConsumer(
        **client_settings,
        enable_auto_commit=False,
        auto_offset_reset="earliest",
        isolation_level="read_committed",
        max_partition_fetch_bytes=fetch_size_bytes,
        request_timeout_ms=request_timeout_ms,
        value_deserializer=gives,
    )
    try:
        await start_client(consumer)
        yield consumer
    finally:
        await stop_client(consumer, within_seconds=stop_seconds)


def assign_paused(consumer: AIOKafkaConsumer, tps: Sequence[TopicPartition]) -> None:
    """Assign partitions, so that the consumer learns where they are, and fetch nothing before it is resumed.

    Otherwise aiokafka fetches each partition from its beginning while its offsets are asked for, and the first seek
    waits for that and drops it.
    """
    consumer.assign(tps)
    for tp in tps:
        consumer.seek(tp, 0)
    consumer.pause(*tps)


async def start_client(client: _Startable) -> None:
    """Start an aiokafka client; if the start fails or is cancelled, its first connection is closed.

    aiokafka knows its first connection only in a local variable, until the broker has answered. The caller stops
    the client also after a failed start.
    """
    try:
        await client.start()
    except BaseException as error:
        for frame, _ in walk_tb(error.__traceback__):
            connection = frame.f_locals.get("bootstrap_conn")
            if isinstance(connection, AIOKafkaConnection):
                connection.close()
        raise


async def stop_client(client: _Stoppable | _Closable, *, within_seconds: float = STOP_SECONDS) -> None:
    """Stop an aiokafka client; all clients of this project are stopped with this function.

    aiokafka's ``stop`` awaits tasks that it has just cancelled. A task that was cancelled before its first step, or
    while it slept before a retry, passes its ``CancelledError`` on. The caller was not cancelled, but it would end as if
    it were: a takeover would end silently, and the worker would keep the partition without serving it. ``stop`` is then
    also incomplete, as it is if the caller is cancelled or the broker does not answer in time. What is left of the
    client, its tasks and its connections, is closed here. It is closed before anything is awaited, because the caller
    may be cancelled again at every ``await``: the task groups of anyio, in which a streamed answer runs, do that.

    Args:
        client: a consumer, a producer or an admin client, started or not.
        within_seconds: longest time for ``stop``; it can wait for an answer of the broker for minutes.

    Raises:
        CancelledError: the calling task itself is being cancelled.
    """
    stopping = asyncio.ensure_future(client.stop() if isinstance(client, _Stoppable) else client.close())
    try:
        await asyncio.wait({stopping}, timeout=within_seconds)
    finally:
        complete = stopping.done() and not stopping.cancelled() and stopping.exception() is None
        if not complete:
            ending = _close_rest(client, stopping)
            if ending:
                await asyncio.wait(ending, timeout=_CANCEL_SECONDS)
    if stopping.done() and not stopping.cancelled():
        stopping.result()


def _close_rest(client: Any, stopping: asyncio.Future[object]) -> list[asyncio.Future[Any]]:
    """Close what is left of a client, and return its tasks, which end soon."""
    log.debug("a client was stopped without its answer", extra={"action": "client_stop_incomplete"})
    tasks = [task for task in (stopping, *_background_tasks(client)) if not task.done()]

    def ended(task: asyncio.Future[Any]) -> None:
        _ignore_error(task)
        _close_connections(client)  # one that the task has made meanwhile

    for task in tasks:
        task.cancel()
        task.add_done_callback(ended)
    _close_connections(client)
    # Its stop may not have begun; aiokafka would report the client as not closed.
    if hasattr(client, "_closed"):
        client._closed = True
    return tasks


def _close_connections(client: object) -> None:
    kafka = getattr(client, "_client", None) or getattr(client, "client", None)
    connections = getattr(kafka, "_conns", {})
    while connections:
        connections.popitem()[1].close()


def _background_tasks(client: object) -> Iterator[asyncio.Future[Any]]:
    """Yield the tasks that a client of aiokafka has started."""
    parts = [
        client,
        *(
            getattr(client, name, None)
            for name in ("_client", "client", "_coordinator", "_fetcher", "_sender")
        ),
    ]
    for part in parts:
        for name in _TASKS:
            task = getattr(part, name, None)
            if isinstance(task, asyncio.Future):
                yield task
        yield from getattr(part, "_pending_tasks", ())


def _ignore_error(task: asyncio.Future[Any]) -> None:
    """Keep asyncio from reporting the error of a task that no one awaits any more."""
    if not task.cancelled():
        task.exception()


def is_cancelled() -> bool:
    """Return whether the running task itself is being cancelled; false for a ``CancelledError`` of another task."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0
