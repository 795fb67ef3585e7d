"""One run: brokers, workers, traffic and faults, and then the judgement."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.chaos import checker, schedule
from tests.chaos.brokers import ProxiedBrokers
from tests.chaos.checker import Found
from tests.chaos.conversations import TTL_SECONDS
from tests.chaos.fleet import Fleet
from tests.chaos.injection import EXTRA, FAKETIME, Injector
from tests.chaos.log_keeper import LogKeeper
from tests.chaos.report import Injected, Report, measure
from tests.chaos.traffic import Probes, ReadyProbes, Traffic
from tests.chaos.verdict import SETTLE_SECONDS, Answers, FreshFold, found_in_archive, gather, wait_applied
from tests.live.process import ROOT
from tests.live.small_disk import mount, unmount
from tests.live.system import System
from tests.live.topic_records import end_offsets, read_topic
from tests.live.waiting import until
from tests.tokenizer_files import fetch_tokenizer_files

PARTITIONS: Final = 4
SLOTS: Final = {
    "memory-0": "memory",
    "memory-1": "memory",
    EXTRA: "memory",
    "analytics-0": "analytics",
    "compaction-0": "compaction",
    "archive-0": "archive",
}
#: The workers that have a small disk, which can be full.
ON_SMALL_DISKS: Final = ("memory-1", "archive-0")
DISK_SIZE: Final = "256m"
GROUPS: Final = ("memory", "analytics", "archive")
#: Without a tag, the earlier version is the one this many commits ago.
EARLIER_COMMITS: Final = 12
#: Where the versions of tables stand: a worker stops at a table of a newer version, so an older one could not take part.
VERSIONS: Final = ("processors/memory/version.py", "processors/analytics/version.py")


@dataclass
class Options:
    """What a run is asked for. ``only`` are the kinds of faults; empty: all."""

    seed: int
    seconds: float
    every_seconds: float
    folder: Path
    only: list[str] = field(default_factory=list)
    earlier: str = ""


def run(options: Options) -> Report:
    """Run, and return what was found.

    Raises:
        Unavailable: there is no Java, or Kafka's jars are not available.
    """
    with ExitStack() as stack:
        return _Run(options, stack).report()


class _Run:
    def __init__(self, options: Options, stack: ExitStack) -> None:
        self._options = options
        self._stack = stack
        self._began = time.monotonic()
        self._found = Found()
        self._injected: list[Injected] = []
        self._notes: list[str] = []
        self._locks: dict[str, threading.Lock] = defaultdict(threading.Lock)
        self._skipped = self._impossible()
        self._earlier = self._earlier_version()
        _say(f"seed {options.seed}, {options.seconds:g} s; logs and report: {options.folder}")
        tokens = fetch_tokenizer_files()
        self._brokers = stack.enter_context(ProxiedBrokers(options.folder / "brokers"))

        def make_system(name: str, servers: str = self._brokers.direct_servers, copies: int = 1) -> System:
            folder = options.folder / name
            folder.mkdir(exist_ok=True)
            settings: dict[str, str | float] = {
                "REPLICATION_FACTOR": copies,
                "SESSION_TIMEOUT_SECONDS": schedule.SESSION_TIMEOUT_SECONDS,
                "HEARTBEAT_SECONDS": 1.0,
                "PUBLISH__TIMEOUT_SECONDS": 5,
                "MEMORY__SWEEP_INTERVAL_SECONDS": 2,
                "COMPACTION__REMINDER_SECONDS": 10,
                "PARTITIONS": PARTITIONS,
            }
            system = System(servers, folder, tokens, **settings)
            # The brokers end with the run.
            system.deletes_topics = False
            return system

        self._make_system = make_system
        self._system = stack.enter_context(make_system("system", self._brokers.bootstrap_servers, 3))
        self._system.create_topics()
        slots = dict(SLOTS)
        self._fleet = self._make_fleet(self._system, self._system.folder, slots)
        stack.callback(self._fleet.close)
        self._fleet.slots[EXTRA].wanted = False
        for name in ON_SMALL_DISKS:
            if "disk_full" in self._skipped:
                break
            folder = self._fleet.slots[name].data_dir
            why = mount(folder, DISK_SIZE)
            if why is None:
                stack.callback(unmount, folder)
            else:
                self._skipped["disk_full"] = why
        self._keeper = LogKeeper(self._brokers.direct_servers, self._system.topics.session_events)
        base = ("memory-0", "memory-1")
        urls = [slot.url for name, slot in self._fleet.slots.items() if name in base]
        self._traffic = Traffic(options.seed, lambda: urls, self._now)
        self._probes = Probes(lambda: urls, self._now, PARTITIONS)
        self._ready_probes = ReadyProbes(
            {name: slot.url for name, slot in self._fleet.slots.items() if slot.process != "memory"},
            self._now,
        )
        self._injector = Injector(
            self._brokers,
            self._fleet,
            self._system.topics,
            self._groups(self._system),
            self._keeper,
            PARTITIONS,
            self._earlier,
        )

    def report(self) -> Report:
        """Run all of it."""
        load_before = os.getloadavg()
        self._fleet.start()
        for name, slot in self._fleet.slots.items():
            if slot.wanted:
                until(lambda name=name: self._fleet.ready(name), f"{name} is ready", within=180, every=0.5)  # type: ignore[misc]
        self._probes.start()
        self._ready_probes.start()
        self._traffic.start()
        self._inject_all()
        ended_at = self._recover()
        self._probes.stop()
        self._ready_probes.stop()
        measure(self._injected, self._probes.gaps, ended_at, self._ready_probes.gaps)
        try:
            self._judge()
        except Exception as error:  # noqa: BLE001 - half an hour of records must not be without a report
            self._found.wrong("the run is judged to its end", "", f"{type(error).__name__}: {error}"[:1000])
        self._write_records()
        return Report(
            seed=self._options.seed,
            seconds=self._options.seconds,
            command=(
                f"CHAOS_SEED={self._options.seed} CHAOS_SECONDS={self._options.seconds:g} "
                f"CHAOS_EVERY_SECONDS={self._options.every_seconds:g} make chaos"
            ),
            machine={
                "cores": os.cpu_count(),
                "load before": f"{load_before[0]:.1f}",
                "load after": f"{os.getloadavg()[0]:.1f}",
            },
            injected=self._injected,
            skipped=self._skipped,
            ended=self._fleet.ended,
            found=self._found,
            outcomes=Counter(self._traffic.outcomes),
            events=len(self._keeper.records),
            session_timeout_seconds=schedule.SESSION_TIMEOUT_SECONDS,
            notes=self._notes,
        )

    # Faults

    def _inject_all(self) -> None:
        options = self._options
        without = {*self._skipped, *(set(schedule.KINDS) - set(options.only) if options.only else ())}
        faults = schedule.schedule(
            options.seed,
            options.seconds,
            targets=[*self._fleet.slots, *self._brokers.brokers],
            every_seconds=options.every_seconds,
            without=without,
        )
        (options.folder / "schedule.json").write_text(json.dumps([vars(fault) for fault in faults], indent=1))
        start = self._now()
        threads: list[threading.Thread] = []
        for fault in faults:
            time.sleep(max(0.0, start + fault.at - self._now()))
            thread = threading.Thread(target=self._inject, args=(fault,), daemon=True)
            thread.start()
            threads.append(thread)
        time.sleep(max(0.0, start + options.seconds - self._now()))
        for thread in threads:
            thread.join(180)
            if thread.is_alive():
                self._found.wrong("faults are undone", "", "a fault was not undone within 180 s")

    def _inject(self, fault: schedule.Fault) -> None:
        # What is undone late, on a busy machine, delays what hits the same thing next.
        with self._locks[schedule.process_of(fault)]:
            self._inject_alone(fault)

    def _inject_alone(self, fault: schedule.Fault) -> None:
        one = Injected(fault, began=self._now(), ended=self._now())
        if fault.kind == "worker_killed" and SLOTS.get(fault.target) == "memory":
            one.victim_partitions = self._fleet.partitions(fault.target)
            one.began = self._now()
        _say(f"{one.began:7.1f} {fault.kind} of {fault.target} for {fault.duration:.1f} s")
        try:
            self._injector.inject(fault)
        except Exception as error:  # noqa: BLE001 - one fault that cannot be done does not end the run
            one.error = f"{type(error).__name__}: {error}"[:400]
            _say(f"{self._now():7.1f} {fault.kind} of {fault.target} failed: {one.error}")
        one.ended = self._now()
        self._injected.append(one)

    def _recover(self) -> float:
        """Bring everything back, and wait until all is served; returns when the traffic ended."""
        self._brokers.bring_back()
        for name in self._fleet.slots:
            if name != EXTRA:
                self._fleet.launch(name)
        since = self._now()
        try:
            until(
                lambda: self._probes.all_served_since(since),
                "all partitions are served",
                within=SETTLE_SECONDS,
                every=0.2,
            )
        except AssertionError as error:
            self._found.wrong("the system recovers", "", str(error))
        self._traffic.stop()
        return self._now()

    # Judgement

    def _judge(self) -> None:
        found = self._found
        _say("waiting until all groups have applied the log")
        topic = self._system.topics.session_events
        servers = self._brokers.direct_servers
        groups = self._groups(self._system)
        try:
            wait_applied(servers, topic, groups, SETTLE_SECONDS)
            self._fleet.stop("compaction-0")
            self._wait_quiet()
            wait_applied(servers, topic, groups, SETTLE_SECONDS)
            wait_applied(servers, self._system.topics.memory_events, groups[1:2], SETTLE_SECONDS)
        except AssertionError as error:
            found.wrong("the system recovers", "", str(error))
        self._keeper.read_on()
        log = self._keeper.log()
        self._merge(
            checker.check(
                log, self._traffic.acknowledged, self._traffic.reads, clock_slack_ms=self._clock_slack_ms()
            )
        )
        for refused in self._traffic.refused[:50]:
            found.wrong("valid requests are not refused", "", refused)
        sessions = sorted(checker.by_session(log))
        _say(f"asking for {len(sessions)} sessions")
        try:
            answers = gather(self._fleet, sessions, memory=True, analytics=True)
            hits = found_in_archive(self._fleet, [one.word for one in self._traffic.orders.erasures])
        except AssertionError as error:
            found.wrong("the system recovers", "", str(error))
            return
        self._check_answers(log, answers, hits)
        announcements = read_topic(servers, self._system.topics.memory_events, within=120)
        self._fleet.close()
        _say("folding the log again")
        fresh = FreshFold(self._make_system, self._make_fleet, servers, self._options.folder)
        try:
            answers.compare(fresh.answers(self._keeper.records, announcements, sessions), found)
        except AssertionError as error:
            found.wrong("a fresh fold ends", "", str(error))
        self._notes.append(f"{self._keeper.deleted} records were trimmed from the log while it was used")
        stops = self._injector.stopped_in
        if stops:
            self._notes.append(f"SIGTERM: {len(stops)} stops, the longest took {max(stops):.1f} s")

    def _write_records(self) -> None:
        """Keep what the judgement is made from, so that a violation can be looked at later."""
        with (self._options.folder / "records.jsonl").open("w") as file:
            orders = self._traffic.orders
            answered = (*self._traffic.acknowledged, *self._traffic.reads, *orders.forks, *orders.erasures)
            for one in (*self._keeper.log(), *answered):
                file.write(json.dumps({type(one).__name__: vars(one)}) + "\n")
        (self._options.folder / "gaps.json").write_text(
            json.dumps({"partitions": self._probes.gaps, "workers": self._ready_probes.gaps})
        )

    def _check_answers(
        self, log: list[checker.Record], answers: Answers, hits: Mapping[str, list[str]]
    ) -> None:
        memories = {name: json.loads(body) for name, body in answers.memories.items()}
        checker.check_final_memories(log, memories, int(time.time() * 1000), self._found)
        histories = {
            name: [(one["sequence"], one["event"]["event_id"]) for one in json.loads(body).get("events", ())]
            for name, body in answers.histories.items()
        }
        checker.check_histories(log, histories, self._found)
        figures = {
            name: figure
            for name, body in answers.figures.items()
            if "messages" in (figure := json.loads(body)) and "session_id" in figure
        }
        checker.check_counts(log, figures, self._found)
        orders = self._traffic.orders
        checker.check_forks(log, orders.forks, memories, self._found)
        places = {"memory": answers.memories, "archive": answers.histories, "analytics": answers.figures}
        checker.check_erasures(log, orders.erasures, places, hits, self._found)

    def _wait_quiet(self) -> None:
        """Wait until sessions with a time to live have ended, and nothing is published any more."""
        time.sleep(TTL_SECONDS + 5)
        before: dict[int, int] = {}

        def quiet() -> bool:
            nonlocal before
            seen, before = (
                before,
                end_offsets(self._brokers.direct_servers, self._system.topics.session_events),
            )
            return seen == before

        until(quiet, "nothing is published any more", within=60, every=4)

    def _merge(self, other: Found) -> None:
        for name, amount in other.checked.items():
            self._found.count(name, amount)
        self._found.violations += other.violations

    def _clock_slack_ms(self) -> int:
        """A worker whose clock is ahead reads a session as over before its time: an hour, where there was one."""
        return 3_700_000 if any(one.fault.kind == "clock_ahead" for one in self._injected) else 3_000

    # Parts

    def _make_fleet(self, system: System, folder: Path, slots: Mapping[str, str]) -> Fleet:
        settings = {
            schedule.OWN_CONNECTIONS: {"STANDBY": "1"},
            "memory-1": {"STORE": "rocksdb://", "STANDBY": "1"},
        }
        if system is self._system:  # the other one has a broker of its own
            settings[schedule.OWN_CONNECTIONS]["BOOTSTRAP_SERVERS"] = self._brokers.own_servers
        return Fleet(folder, system.environment, slots, settings, self._now)

    def _groups(self, system: System) -> list[str]:
        return [f"{system.prefix}sessionstream-{process}" for process in GROUPS]

    def _impossible(self) -> dict[str, str]:
        """The kinds of faults that this machine cannot inject, each with the reason."""
        why: dict[str, str] = {}
        if os.geteuid() != 0:
            why["disk_full"] = "not root"
        if FAKETIME is None:
            why["clock_ahead"] = "libfaketime is not installed"
        return why

    def _earlier_version(self) -> tuple[list[str], dict[str, str]] | None:
        """Check out an earlier version; returns its command and environment."""
        folder = self._options.folder / "earlier"
        commit = self._options.earlier or _earlier_commit()
        done = subprocess.run(
            ["git", "-C", str(ROOT), "worktree", "add", "--detach", "--force", str(folder), commit],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            self._skipped["earlier_version"] = f"git: {done.stderr.strip()[-120:]}"
            return None
        self._stack.callback(
            subprocess.run,
            ["git", "-C", str(ROOT), "worktree", "remove", "--force", str(folder)],
            capture_output=True,
            check=False,
        )
        for path in VERSIONS:
            earlier = folder / path
            if not earlier.exists() or earlier.read_bytes() != (ROOT / path).read_bytes():
                self._skipped["earlier_version"] = f"it would stop at the tables of this one: {path} differs"
                return None
        command = [sys.executable, "-c", "from streams.cli import main; main()"]
        return command, {"PYTHONPATH": str(folder)}

    def _now(self) -> float:
        return time.monotonic() - self._began


def _earlier_commit() -> str:
    """Return the newest tag; without one, a commit some way back."""
    git = ["git", "-C", str(ROOT)]
    for command in (
        [*git, "describe", "--tags", "--abbrev=0"],
        [*git, "rev-list", "--first-parent", "--max-count=1", f"--skip={EARLIER_COMMITS}", "HEAD"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0 and done.stdout.strip():
            return done.stdout.strip()
    return "HEAD"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
