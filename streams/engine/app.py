"""The Faust app of a worker: stock but for its transport, and told when a rebalance starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

import faust
from faust.types import TP
from mode.supervisors import CrashingSupervisor

from streams.engine.consumer import EngineConsumer, EngineTransport
from streams.engine.ownership import Ownership

if TYPE_CHECKING:
    from streams.engine.engine import Engine
    from streams.engine.partition import FlushStatistics


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineConfig:
    """What the engine needs to know of the settings. Times in seconds unless the name says otherwise.

    Attributes:
        group_id: the consumer group, also the Faust app's id.
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        embedded: the broker is the embedded one, which neither fences nor keeps: plain flushes.
        flush_events: a flush starts after so many events of a partition, whatever the timer says.
    """

    group_id: str
    client_id: str
    source_topics: tuple[str, ...]
    changelog_topic: str
    advertised_url: str
    client_settings: dict[str, Any] = field(repr=False)
    credentials: Any = field(default=None, repr=False)
    embedded: bool = False
    store: str = "memory://"
    data_dir: str = ""
    session_timeout_seconds: float = 10.0
    heartbeat_seconds: float = 3.0
    rebalance_timeout_seconds: float = 60.0
    request_timeout_ms: int = 20_000
    fetch_size_bytes: int = 1_048_576
    flush_interval_seconds: float = 0.1
    flush_events: int = 2_000
    flush_bytes: int = 4_000_000
    stall_seconds: float = 60.0

    def __post_init__(self) -> None:
        # Were a rebalance over before a silent member's session is, a new owner would serve while the old one
        # still holds proof.
        longest = max(self.rebalance_timeout_seconds, self.session_timeout_seconds)
        object.__setattr__(self, "rebalance_timeout_seconds", longest)

    @property
    def flush_deadline_seconds(self) -> float:
        """Half the session timeout: past it the outcome of a flush counts as unknown."""
        return self.session_timeout_seconds / 2


class EngineApp(faust.App):
    """A Faust app whose consumer is the engine's.

    Faust's web server, topic creation, acks and standbys are off: HTTP is ours, topics are made by
    ``sessionstream topics create``, and offsets are committed by the flush.
    """

    # "Starting..." without an action is no log line of ours.
    mundane_level = "debug"

    def __init__(self, config: EngineConfig) -> None:
        self.engine_config = config
        self.ownership = Ownership(config.session_timeout_seconds)
        self.engine: Engine
        #: Told of every flush that went through; metrics take its place.
        self.on_flushed: Callable[[FlushStatistics], None] = lambda _: None
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
        self.engine.grant(assigned, generation_id)
        await super()._on_partitions_assigned(assigned, generation_id)

    def on_rebalance_start(self) -> None:
        """Called on the consumer's thread before the group is joined again: nothing is ours from here on."""
        self.engine.on_rebalance_start()
        super().on_rebalance_start()
