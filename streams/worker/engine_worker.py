"""The skeleton of a worker on the engine: all of it except the decoder, the fold and the assembly.

A worker keeps exact state that is folded from topics, one partition at a time. To add a worker, write a package
``streams/<name>/`` with

- a **fold**: a class with the state of one partition (:class:`streams.engine.fold.PartitionFold`), and a class that
  opens it (:class:`streams.engine.fold.Fold`). A **sink** (:class:`streams.engine.fold.PartitionSink`) is a fold that
  also writes to a store outside Kafka;
- a **decoder**, if :class:`streams.kafka.event_decoding.EventDecoder` is not suitable: a function from a record to an
  item that the fold applies, passed to :func:`streams.kafka.event_decoding.decode_records`;
- an **assembly**: a function from a :class:`ProcessContext` to a :class:`WorkerProcess`, added to ``PROCESSES`` in
  :mod:`streams.bootstrap`. It makes an :class:`EngineWorker`, the readers of its ``partitions`` and the routes that
  use them, and returns :meth:`EngineWorker.process`.

``docs/how-to/add-a-worker.md`` describes each step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Protocol

from fastapi import FastAPI

from schemas.errors import Fatal
from schemas.topic_names import Process
from streams.engine.config import EngineConfig
from streams.engine.engine import Engine, make_engine
from streams.engine.fold import Fold, FoldT
from streams.engine.watchdog import Watchdog
from streams.http.backend import Readiness
from streams.kafka.clients import client_settings, faust_credentials, worker_client_id
from streams.worker.metrics import engine_metrics
from streams.worker.partitions import Partitions
from streams.worker.process import (
    Component,
    Positions,
    ProcessContext,
    Task,
    WorkerProcess,
    periodically,
    wall_clock_ms,
)

#: How often files of partitions that are long gone are looked for, in seconds.
DISK_SECONDS: Final = 600.0


class FlushSettings(Protocol):
    """How often a worker flushes; the settings of each worker on the engine have these fields."""

    @property
    def flush_interval_ms(self) -> int: ...
    @property
    def flush_events(self) -> int: ...


class EngineWorker(Generic[FoldT]):
    """A worker on the engine, not started: its engine with metrics, and read access to its partitions.

    Args:
        context: settings and shared objects of the OS process.
        name: of the process. Its consumer group, table and metrics contain the name, and the name decides which
            topics are read (:meth:`schemas.topic_names.TopicNames.sources`).
        fold: opens the state of a partition.
        changelog_topic: the table's changelog; compacted, with as many partitions as the events topic.
        flush: the worker's settings for flushes.

    Attributes:
        engine: owns, folds and flushes the partitions of this worker.
        partitions: finds the worker that serves a partition, and reads the partitions served here.
    """

    def __init__(
        self,
        context: ProcessContext,
        name: Process,
        fold: Fold[FoldT],
        *,
        changelog_topic: str,
        flush: FlushSettings,
    ) -> None:
        settings = context.settings
        config = EngineConfig(
            group_id=settings.group(name),
            client_id=worker_client_id(name),
            source_topics=settings.topics.sources(name),
            changelog_topic=changelog_topic,
            needed_topics=settings.topics.needed(name, encrypted=settings.encryption.key_file is not None),
            advertised_url=settings.own_url,
            client_settings=client_settings(settings),
            credentials=faust_credentials(settings),
            embedded=context.embedded,
            accept_loss=context.accept_loss,
            store=settings.store,
            standby=0 if context.embedded else settings.standby,
            data_dir=str(settings.data_dir / settings.group(name)),
            session_timeout_seconds=settings.session_timeout_seconds,
            heartbeat_seconds=settings.heartbeat_seconds,
            flush_interval_seconds=flush.flush_interval_ms / 1000,
            flush_events=flush.flush_events,
        )
        self.engine: Engine[FoldT] = make_engine(
            f"sessionstream-{name}", config, fold, context.on_fatal, clock_ms=wall_clock_ms
        )
        self.partitions = Partitions(self.engine, context.partition_count, settings.own_url)
        self._name = name
        engine_metrics(context.registry).add(name, self.engine)

    def process(
        self,
        *,
        add_routes: Callable[[FastAPI], None] | None = None,
        components: Sequence[Component] = (),
        tasks: Mapping[str, Task] | None = None,
        ready: Callable[[], Readiness] | None = None,
    ) -> WorkerProcess:
        """Make the process, without starting it.

        Args:
            add_routes: adds the worker's HTTP routes.
            components: used by the fold, the readers and the tasks; started before the engine, stopped after it.
            tasks: by name, tasks that run beside the engine; see :func:`streams.worker.process.periodically`.
            ready: returns whether the worker serves its partitions; by default that of ``partitions``.
        """
        return WorkerProcess(
            self._name,
            ready=ready or self.partitions.ready,
            add_routes=add_routes,
            components=[*components, self.engine.app],
            tasks={
                "watchdog": self._watchdog().run,
                "crashes": self._raise_crash,
                "disk": periodically(DISK_SECONDS, self.engine.table.delete_useless_stores),
                **(tasks or {}),
            },
            on_error=self.engine.fail,
            positions=self._positions,
            finish=self.engine.stop,
        )

    def _positions(self) -> Positions:
        """Return the next offsets that the engine will fold, of the partitions that it owns."""
        owned = list(self.engine.owned.values())
        return {
            topic: {one.partition: one.positions[topic] for one in owned if topic in one.positions}
            for topic in self.engine.config.source_topics
        }

    def _watchdog(self) -> Watchdog:
        engine = self.engine
        return Watchdog(
            work=engine.work,
            answered=lambda: engine.ownership.proven,
            ask_brokers=engine.brokers.missing,
            waiting_for_store=engine.waiting_for_store,
            stall_seconds=engine.config.stall_seconds,
        )

    async def _raise_crash(self) -> None:
        """Raise the error of a crashed Faust app, since Faust does not raise it."""
        app = self.engine.app
        await app._crashed.wait()
        raise getattr(app, "_crash_reason", None) or Fatal(f"{app.label} crashed")
