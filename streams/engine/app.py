"""The Faust app of a worker: stock but for its transport, and it tells the engine what the group does."""

from __future__ import annotations

from typing import cast

import faust
from faust.types import TP
from mode.supervisors import CrashingSupervisor

from streams.engine import record_batches
from streams.engine.config import EngineConfig
from streams.engine.consumer import EngineConsumer, EngineTransport
from streams.engine.consumer_thread import GroupListener
from streams.engine.ownership import Ownership


class EngineApp(faust.App):
    """A Faust app whose consumer is the engine's.

    Faust's web server, topic creation, acks and standbys are off: HTTP is ours, topics are made by
    ``sessionstream topics create``, and offsets are committed by the flush.

    Attributes:
        listener: told what the consumer group does; the engine, which sets it before the app is started.
    """

    # "Starting..." without an action is no log line of ours.
    mundane_level = "debug"
    #: As in a process of ``faust worker``.
    in_worker = True

    def __init__(self, config: EngineConfig) -> None:
        record_batches.install()
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
            web_enabled=False,
            autodiscover=False,
            topic_allow_declare=False,
            topic_disable_leader=True,
            table_standby_replicas=0,
            stream_wait_empty=False,
            # One chunk in hand, one behind it: a chunk is up to a fetch's size, so few of them are enough.
            stream_buffer_maxsize=2,
            agent_supervisor=CrashingSupervisor,
        )

    @property
    def engine_consumer(self) -> EngineConsumer:
        """The consumer, as what it is."""
        return cast(EngineConsumer, self.consumer)

    def _create_directories(self) -> None:
        """Nothing: Faust would leave a ``<group>-data`` folder behind wherever the worker is started."""

    def _new_transport(self) -> EngineTransport:
        return EngineTransport(self.conf.broker_consumer, self)

    async def _on_partitions_assigned(self, assigned: set[TP], generation_id: int = 0) -> None:
        """The coordinator waits for this: the one moment when an assignment can be put in force safely."""
        self.listener.on_assigned(assigned, generation_id)
        await super()._on_partitions_assigned(assigned, generation_id)

    def on_rebalance_start(self) -> None:
        """Called on the consumer's thread before the group is joined again: nothing is ours from here on."""
        self.listener.on_rebalance_start()
        super().on_rebalance_start()
