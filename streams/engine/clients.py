"""Kafka clients of the engine: consumers without a group are made alike, and every client is stopped safely."""

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
    """A consumer of committed records without a group. It commits nothing; the caller assigns and seeks.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        fetch_size_bytes: how much of a partition one fetch brings at most.
        request_timeout_ms: how long the broker may take to answer.
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
    """Stop an aiokafka client; every client of ours is stopped this way.

    aiokafka's ``stop`` awaits tasks that it has just cancelled. A task that was cancelled before its first step, or
    while it slept before a retry, passes its ``CancelledError`` on. Nobody cancelled the caller, but the caller
    would end as if it had been: so a takeover ended silently, and its worker held the partition for good.

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
    """Whether the running task itself is being cancelled; false for a ``CancelledError`` that came from elsewhere."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0
