"""How each kind of fault is done and undone."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from confluent_kafka.admin import AdminClient

from schemas.topic_names import TopicNames
from tests.chaos.brokers import ProxiedBrokers
from tests.chaos.fleet import Fleet
from tests.chaos.log_keeper import LogKeeper
from tests.chaos.proxy import Proxy
from tests.chaos.schedule import Fault
from tests.chaos.topic_settings import change_settings
from tests.kafka.jars import jars, java
from tests.live.topic_records import QUIET, committed_offsets, groupless_consumer
from tests.live.waiting import until

EXTRA: Final = "memory-extra"
#: How long a worker may take to be ready while other things fail too.
START_SECONDS: Final = 90.0
SLOW_SECONDS: Final = 0.25
CLOCK_AHEAD: Final = "+3600s"
#: Where Debian's package puts it; None where it is not installed.
FAKETIME: Final = next(iter(Path("/usr/lib").glob("*/faketime/libfaketime.so.1")), None)


class Injector:
    """Does faults; each blocks until the fault is undone.

    Args:
        brokers: The cluster.
        fleet: The workers.
        topics: Names of the topics.
        groups: Consumer groups that must have applied what is trimmed.
        keeper: Keeps records before they are trimmed.
        partitions: Of the events topic.
        earlier: The command of an earlier version, and its environment; None where there is none.
    """

    def __init__(
        self,
        brokers: ProxiedBrokers,
        fleet: Fleet,
        topics: TopicNames,
        groups: list[str],
        keeper: LogKeeper,
        partitions: int,
        earlier: tuple[list[str], dict[str, str]] | None,
    ) -> None:
        self._brokers = brokers
        self._fleet = fleet
        self._topics = topics
        self._groups = groups
        self._keeper = keeper
        self._partitions = partitions
        self._earlier = earlier
        self._admin = AdminClient({**QUIET, "bootstrap.servers": brokers.direct_servers})
        self._undo_early = threading.Event()
        #: Seconds that workers took to end after SIGTERM.
        self.stopped_in: list[float] = []

    def inject(self, fault: Fault) -> None:
        """Do a fault, wait for its duration, and undo it."""
        action: Callable[[Fault], None] = getattr(self, f"_{fault.kind}")
        action(fault)

    def _last(self, fault: Fault) -> None:
        self._undo_early.wait(fault.duration)

    # Workers

    def _worker_killed(self, fault: Fault) -> None:
        self._fleet.kill(fault.target)
        self._last(fault)
        self._fleet.launch(fault.target)

    def _all_memory_killed(self, fault: Fault) -> None:
        names = [n for n, slot in self._fleet.slots.items() if slot.process == "memory" and n != EXTRA]
        for name in names:
            self._fleet.kill(name)
        self._last(fault)
        for name in names:
            self._fleet.launch(name)

    def _worker_stopped(self, fault: Fault) -> None:
        try:
            self.stopped_in.append(self._fleet.stop(fault.target))
            self._last(fault)
        finally:
            self._fleet.launch(fault.target)

    def _worker_paused(self, fault: Fault) -> None:
        process = self._fleet.process(fault.target)
        if process is None or not process.alive:
            raise RuntimeError(f"{fault.target} is not running")
        process.pause()
        try:
            self._last(fault)
        finally:
            process.resume()

    def _worker_halted(self, fault: Fault) -> None:
        self._worker_paused(fault)

    def _worker_isolated(self, fault: Fault) -> None:
        """At the end all that it has sent meanwhile arrives, also of connections that it has given up."""
        proxies = list(self._brokers.own_proxies.values())
        self._with_proxies(fault, proxies, Proxy.silence, undo=Proxy.deliver)

    def _worker_gets_no_answers(self, fault: Fault) -> None:
        """What it asks for is done, and it does not know."""
        self._with_proxies(fault, list(self._brokers.own_proxies.values()), Proxy.lose_answers)

    def _worker_joins(self, fault: Fault) -> None:
        self._fleet.launch(EXTRA)
        try:
            # A busy machine takes longer to start a worker than some faults last.
            until(lambda: self._fleet.ready(EXTRA), f"{EXTRA} is ready", within=START_SECONDS, every=0.5)
            self._last(fault)
        finally:
            self.stopped_in.append(self._fleet.stop(EXTRA))

    def _worker_data_deleted(self, fault: Fault) -> None:
        """Under the live worker, which then is restarted."""
        self._fleet.delete_data(fault.target)
        self._last(fault)
        self._fleet.kill(fault.target)
        self._fleet.delete_data(fault.target)
        self._fleet.launch(fault.target)

    def _archive_data_deleted(self, fault: Fault) -> None:
        self._fleet.kill(fault.target)
        self._fleet.delete_data(fault.target)
        self._last(fault)
        self._fleet.launch(fault.target)

    def _clock_ahead(self, fault: Fault) -> None:
        self._with_environment(
            fault,
            {
                "LD_PRELOAD": str(FAKETIME),
                "FAKETIME": CLOCK_AHEAD,
                # The clock of the wall is wrong, the one that measures intervals is not.
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            },
        )

    def _with_environment(
        self, fault: Fault, environment: dict[str, str], command: list[str] | None = None
    ) -> None:
        slot = self._fleet.slots[fault.target]
        self._fleet.stop(fault.target)
        slot.environment, slot.command = environment, command or []
        self._fleet.launch(fault.target)
        try:
            until(lambda: self._fleet.ready(fault.target), "it is ready", within=START_SECONDS, every=0.5)
            self._last(fault)
        finally:
            slot.environment, slot.command = {}, []
            self._fleet.stop(fault.target)
            self._fleet.launch(fault.target)

    def _earlier_version(self, fault: Fault) -> None:
        assert self._earlier is not None
        command, environment = self._earlier
        process = self._fleet.slots[fault.target].process
        self._with_environment(fault, environment, [*command, "worker", process])

    def _disk_full(self, fault: Fault) -> None:
        folder = self._fleet.slots[fault.target].data_dir
        filler = folder / "filler"
        try:
            with filler.open("wb") as file:
                while True:
                    file.write(b"\0" * 65_536)
                    file.flush()
        except OSError:
            # It is full: this is the fault.
            pass
        try:
            self._last(fault)
        finally:
            filler.unlink(missing_ok=True)

    # Brokers

    def _broker_killed(self, fault: Fault) -> None:
        self._brokers_away(fault, [fault.target], lambda broker: self._brokers.brokers[broker].kill())

    def _broker_stopped(self, fault: Fault) -> None:
        self._brokers_away(fault, [fault.target], lambda broker: self._brokers.brokers[broker].stop())

    def _two_brokers_killed(self, fault: Fault) -> None:
        others = [name for name in self._brokers.brokers if name != fault.target]
        self._brokers_away(fault, others, lambda broker: self._brokers.brokers[broker].kill())

    def _brokers_away(self, fault: Fault, names: list[str], take: Callable[[str], None]) -> None:
        for name in names:
            take(name)
        self._last(fault)
        for name in names:
            self._brokers.brokers[name].launch()
        for name in names:
            self._brokers.brokers[name].wait_until_ready(120, nodes=1)

    def _broker_paused(self, fault: Fault) -> None:
        broker = self._brokers.brokers[fault.target]
        broker.pause()
        try:
            self._last(fault)
        finally:
            broker.resume()

    def _brokers_rolled(self, fault: Fault) -> None:
        for broker in self._brokers.brokers.values():
            broker.stop()
            broker.launch()
            broker.wait_until_ready(120, nodes=3)
            self._wait_in_sync()

    # Connections

    def _connections_slow(self, fault: Fault) -> None:
        self._with_proxies(fault, self._proxies(fault), lambda proxy: proxy.slow(SLOW_SECONDS))

    def _connections_silent(self, fault: Fault) -> None:
        self._with_proxies(fault, self._proxies(fault), Proxy.silence)

    def _proxies(self, fault: Fault) -> list[Proxy]:
        """Return all proxies of the brokers that a fault hits."""
        names = self._brokers.names(fault.target)
        return [of[name] for of in (self._brokers.proxies, self._brokers.own_proxies) for name in names]

    def _with_proxies(
        self,
        fault: Fault,
        proxies: Sequence[Proxy],
        change: Callable[[Proxy], None],
        undo: Callable[[Proxy], None] = Proxy.restore,
    ) -> None:
        for proxy in proxies:
            change(proxy)
        try:
            self._last(fault)
        finally:
            for proxy in proxies:
                undo(proxy)

    def _connections_cut(self, fault: Fault) -> None:
        """Again and again, as a bad switch does."""
        ends = time.monotonic() + fault.duration
        while True:
            for proxy in self._proxies(fault):
                proxy.cut()
            if time.monotonic() > ends or self._undo_early.wait(0.5):
                return

    # Topics

    def _changelog_compacted(self, fault: Fault) -> None:
        """Segments of a second, cleaned at once."""
        eager: dict[str, str | None] = {"segment.ms": "1000", "min.cleanable.dirty.ratio": "0.01"}
        topics = [self._topics.changelog, self._topics.analytics_changelog]
        change_settings(self._admin, topics, eager)
        try:
            self._last(fault)
        finally:
            change_settings(self._admin, topics, dict.fromkeys(eager))

    def _log_trimmed(self, fault: Fault) -> None:
        """Delete what all groups have applied, except the newest records."""
        # An archive whose data was deleted reads the log from its beginning again, whatever it has committed.
        archives = [name for name, slot in self._fleet.slots.items() if slot.process == "archive"]
        until(
            lambda: all(self._fleet.ready(name) for name in archives),
            "the archive has all of the log",
            within=START_SECONDS,
            every=0.5,
        )
        self._keeper.read_on()
        applied: dict[int, int] = {}
        for group in self._groups:
            consumer = groupless_consumer(self._brokers.direct_servers, group=group)
            try:
                offsets = committed_offsets(consumer, self._topics.session_events, range(self._partitions))
            finally:
                consumer.close()
            for partition, offset in offsets.items():
                applied[partition] = min(applied.get(partition, offset), offset)
        # The record at the watermark itself is verified at a takeover.
        before = {partition: offset - 50 for partition, offset in applied.items() if offset > 50}
        self._keeper.delete(before)

    def _partitions_reassigned(self, fault: Fault) -> None:
        """Every partition gets its replicas in another order, and then the leader that comes first in it."""
        self._wait_in_sync()
        topics = self._admin.list_topics(timeout=20).topics
        moved = [
            {"topic": name, "partition": number, "replicas": [*part.replicas[1:], part.replicas[0]]}
            for name, topic in topics.items()
            for number, part in topic.partitions.items()
            if len(part.replicas) > 1
        ]
        with tempfile.TemporaryDirectory() as folder:
            plan = Path(folder) / "plan.json"
            plan.write_text(json.dumps({"version": 1, "partitions": moved}))
            tool = "org.apache.kafka.tools.reassign.ReassignPartitionsCommand"
            self._run_tool(tool, "--reassignment-json-file", str(plan), "--execute")
        self._run_tool(
            "org.apache.kafka.tools.LeaderElectionCommand",
            *("--election-type", "preferred", "--all-topic-partitions"),
        )

    def _run_tool(self, tool: str, *arguments: str) -> None:
        jvm = ["-Xmx128m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
        done = subprocess.run(
            [
                str(java()),
                *jvm,
                *("-cp", f"{jars()}/*"),
                tool,
                *("--bootstrap-server", self._brokers.direct_servers),
                *arguments,
            ],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, "KAFKA_OPTS": ""},
        )
        if done.returncode != 0:
            raise RuntimeError(f"{tool}: {(done.stdout + done.stderr).strip()[-400:]}")

    def _wait_in_sync(self) -> None:
        """Wait until every partition has all its replicas in sync, as an operator does between two brokers."""
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            topics = self._admin.list_topics(timeout=10).topics
            parts = [part for topic in topics.values() for part in topic.partitions.values()]
            if all(len(part.isrs) == len(part.replicas) for part in parts):
                return
            time.sleep(0.3)
        raise RuntimeError("the replicas are not in sync after 60 s")
