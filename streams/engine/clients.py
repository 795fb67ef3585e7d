"""Makes the engine's consumers without a group, and stops its Kafka clients safely."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Protocol

from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)


class _Stoppable(Protocol):
    async def stop(self) -> None: ...


def groupless_consumer(
    client_settings: Mapping[str, Any], *, fetch_size_bytes: int, request_timeout_ms: int
) -> AIOKafkaConsumer:
    """Make a consumer of committed records without a group. It commits no offsets; the caller assigns and seeks.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        fetch_size_bytes: largest size of one fetch per partition.
        request_timeout_ms: longest time for the broker to answer.
    """
    return AIOKafkaConsumer(
        **client_settings,
        enable_auto_commit=False,
        auto_offset_reset="earliest",
        isolation_level="read_committed",
        max_partition_fetch_bytes=fetch_size_bytes,
        request_timeout_ms=request_timeout_ms,
    )


async def stop_client(client: _Stoppable) -> None:
    """Stop an aiokafka client; the engine stops all its clients with this function.

    aiokafka's ``stop`` awaits tasks that it has just cancelled. A task that was cancelled before its first step, or
    while it slept before a retry, passes its ``CancelledError`` on. The caller was not cancelled, but it would end as if
    it were: a takeover would end silently, and the worker would keep the partition without serving it.

    Raises:
        CancelledError: the calling task itself is being cancelled.
    """
    try:
        await client.stop()
    except asyncio.CancelledError:
        if is_cancelled():
            raise
        log.debug("a client was stopped with a stray cancellation", extra={"action": "client_stop_cancelled"})


def is_cancelled() -> bool:
    """Return whether the running task itself is being cancelled; false for a ``CancelledError`` of another task."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0
