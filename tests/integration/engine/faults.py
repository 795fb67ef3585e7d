"""Injects faults at every step of a flush."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, get_args

from aiokafka import AIOKafkaProducer
from aiokafka.client import AIOKafkaClient
from aiokafka.errors import KafkaConnectionError

from streams.engine.writer import TransactionalWriter

FlushStep = Literal[
    "before_begin",
    "after_begin",
    "after_batches",
    "after_offsets",
    "commit_hangs",
    "commit_unanswered",
    "after_commit",
]

#: In the order they come. "commit_hangs": the commit never reaches the broker. "commit_unanswered": it does, and
#: the answer never comes back. Both end at the flush's deadline.
FLUSH_STEPS: tuple[FlushStep, ...] = get_args(FlushStep)


class Injected(Exception):
    """The injected error."""


@dataclass(slots=True)
class FlushFault:
    """One flush that fails at one step.

    Attributes:
        step: where.
        countdown: flushes (of the partition) that go through first.
        partition: whose flush; None for any.
        fired: whether it has happened.
    """

    step: FlushStep
    countdown: int = 0
    partition: int | None = None
    fired: bool = False
    action: Callable[[], None] | None = None

    def arm(self, step: FlushStep, *, countdown: int = 0, partition: int | None = None) -> None:
        """Let the next flush fail at another step."""
        self.step, self.countdown, self.partition, self.fired = step, countdown, partition, False

    def _due(self, producer: AIOKafkaProducer, step: FlushStep) -> bool:
        if self.fired or step != self.step:
            return False
        manager: Any = producer._txn_manager
        transactional_id: str = manager.transactional_id
        if self.partition is not None and not transactional_id.endswith(f"-{self.partition}"):
            return False
        if self.countdown > 0:
            self.countdown -= 1
            return False
        self.fired = True
        return True

    def reach(self, producer: AIOKafkaProducer, step: FlushStep) -> None:
        """Record that a flush has reached ``step``, and fail if it is the chosen one."""
        if self._due(producer, step):
            if self.action is not None:
                self.action()
            raise Injected(step)

    def install(self, patch: Callable[[Any, str, Any], None]) -> FlushFault:
        """Install the fault in every producer; ``patch`` is ``setattr`` or a function that undoes it afterwards."""
        begin, offsets = AIOKafkaProducer.begin_transaction, AIOKafkaProducer.send_offsets_to_transaction
        commit, batches = AIOKafkaProducer.commit_transaction, TransactionalWriter._send
        send, close = AIOKafkaClient.send, AIOKafkaClient.close
        closed: dict[Any, asyncio.Event] = {}
        fault = self

        async def begin_transaction(producer: Any) -> None:
            fault.reach(producer, "before_begin")
            await begin(producer)
            fault.reach(producer, "after_begin")

        async def send_batches(writer: Any, records: Any) -> Any:
            highest = await batches(writer, records)
            fault.reach(writer._producer, "after_batches")
            return highest

        async def send_offsets(producer: Any, *args: Any) -> None:
            await offsets(producer, *args)
            fault.reach(producer, "after_offsets")

        async def commit_transaction(producer: Any) -> None:
            if fault._due(producer, "commit_hangs") or fault._due(producer, "commit_unanswered"):
                closed[producer.client] = asyncio.Event()
            await commit(producer)
            fault.reach(producer, "after_commit")

        async def send_request(client: Any, node_id: int, request: Any, **options: Any) -> Any:
            if client in closed and type(request).__name__ == "EndTxnRequest":
                if fault.step == "commit_unanswered":
                    await send(client, node_id, request, **options)
                if fault.action is not None:
                    fault.action()
                await closed[client].wait()
                raise KafkaConnectionError("closed while a request was in flight")
            return await send(client, node_id, request, **options)

        async def close_client(client: Any) -> None:
            if client in closed:
                closed[client].set()
            await close(client)

        patch(AIOKafkaClient, "close", close_client)
        patch(AIOKafkaProducer, "begin_transaction", begin_transaction)
        patch(TransactionalWriter, "_send", send_batches)
        patch(AIOKafkaProducer, "send_offsets_to_transaction", send_offsets)
        patch(AIOKafkaProducer, "commit_transaction", commit_transaction)
        patch(AIOKafkaClient, "send", send_request)
        return self


def crash_flush(step: FlushStep, after_flushes: int, action: Callable[[], None]) -> None:
    """Run ``action`` (such as ending the process) at a step of a flush, for the rest of the process's life."""
    FlushFault(step, after_flushes, action=action).install(setattr)
