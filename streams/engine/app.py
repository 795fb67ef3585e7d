"""The Faust app of a worker: it uses the engine's transport and reports rebalances to the engine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import faust
from faust.app.base import BootStrategy
from faust.tables import TableManager
from faust.types import TP, TopicT
from mode.supervisors import CrashingSupervisor

from streams.engine import produce_requests, record_batches
from streams.engine.config import EngineConfig
from streams.engine.consumer import EngineConsumer, EngineTransport
from streams.engine.consumer_thread import GroupListener
from streams.engine.ownership import Ownership
from streams.engine.supervision import report_end


class PromptTableManager(TableManager):
    """Faust's tables, started at once.

    Faust waits a second for tables that are declared while the app starts. The engine's table is declared before, and
    the worker joins its group only behind this wait.
    """

    async def on_start(self) -> None:
        """Register the tables and start their recovery, as Faust does behind its pause."""
        await self._update_channels()
        await self.recovery.start()


class ConsumerOnly(BootStrategy):
    """Starts no producer of Faust: each partition has its own, and this one would connect for nothing.

    It would also end the worker if no broker answered just then.
    """

    enable_kafka_producer = False


class EngineApp(faust.App):
    """A Faust app whose consumer is the engine's.

    Faust's web server, topic creation, acks and standbys are off: HTTP is ours, topics are made by
    ``sessionstream topics create``, and offsets are committed by the flush.

    Attributes:
        listener: called at every change in the consumer group; the engine sets itself here before the app starts.
    """

    BootStrategy = ConsumerOnly

    # Our log lines have an action; mode's "Starting..." has none.
    mundane_level = "debug"
    #: Faust expects this to be true, as in a process of ``faust worker``.
    in_worker = True

    def __init__(self, config: EngineConfig) -> None:
        record_batches.install()
        produce_requests.install()
        record_batches.require_every_offset(config.source_topics)
        self.engine_config = config
        self.ownership = Ownership(config.session_timeout_seconds)
        self.listener: GroupListener
        super().__init__(
            config.group_id,
            broker=[f"aiokafka://{server}" for server in config.client_settings["bootstrap_servers"]],
            broker_credentials=config.credentials,
            broker_session_timeout=config.session_timeout_seconds,
            broker_heartbeat_interval=config.heartbeat_seconds,
            broker_rebalance_timeout=config.rebalance_timeout_seconds,
            broker_request_timeout=max(config.request_timeout_ms / 1000, config.session_timeout_seconds),
            broker_commit_interval=3600.0,
            store="memory://",
            TableManager=PromptTableManager,
            web_enabled=False,
            autodiscover=False,
            topic_allow_declare=False,
            topic_disable_leader=True,
            table_standby_replicas=0,
            stream_wait_empty=False,
            # A chunk can be as large as a fetch, so two of them are enough: one being folded, one waiting.
            stream_buffer_maxsize=2,
            agent_supervisor=CrashingSupervisor,
        )

    def add_agent(self, name: str, topic: TopicT, actor: Callable[[Any], Awaitable[None]]) -> None:
        """Add an agent with an actor for each partition, as Faust's decorator does.

        The decorator also notes where in the source the agent is, for an autodiscovery that is off. It looks at every
        loaded module for that, which takes as long as all else that makes an engine.
        """
        make_agent: Any = self.conf.Agent  # a type of Faust's settings, which names a protocol
        agent = make_agent(
            actor,
            name=name,
            app=self,
            channel=topic,
            isolated_partitions=True,
            on_error=self._on_agent_error,
        )
        self.agents[agent.name] = agent
        self.topics.beacon.add(agent)

    async def on_start(self) -> None:
        """Report the end of the tasks that fetch, subscribe and handle rebalances; Faust does not."""
        await super().on_start()
        for service in (cast(Any, self.tables).recovery, self.topics, self._fetcher):
            self._report_ends(service)

    def _report_ends(self, service: Any) -> None:
        add_future = service.add_future

        def add_and_report(coro: Any) -> asyncio.Future[Any]:
            future: asyncio.Future[Any] = add_future(coro)
            what = f"Faust's task {getattr(coro, '__qualname__', coro)}"
            report_end(
                future, what, self.listener.fail, expected=lambda: service.should_stop or self.should_stop
            )
            return future

        service.add_future = add_and_report

    async def _wait_for_table_recovery_completed(self) -> bool:
        """Do not wait: a start that waited for the first restore would not be watched meanwhile."""
        return False

    @property
    def engine_consumer(self) -> EngineConsumer:
        """The app's consumer, with its real type."""
        return cast(EngineConsumer, self.consumer)

    def _create_directories(self) -> None:
        """Do nothing: Faust would create a ``<group>-data`` folder in the working directory."""

    def _new_transport(self) -> EngineTransport:
        return EngineTransport(self.conf.broker_consumer, self)

    async def _on_partitions_assigned(self, assigned: set[TP], generation_id: int = 0) -> None:
        """Put the assignment in force. The coordinator waits for this call, so no rebalance can start during it."""
        self.listener.on_assigned(assigned, generation_id)
        await super()._on_partitions_assigned(assigned, generation_id)

    def on_rebalance_start(self) -> None:
        """Tell the listener; called on the consumer's thread before the group is joined again."""
        self.listener.on_rebalance_start()
        super().on_rebalance_start()
