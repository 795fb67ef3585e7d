"""A whole installation on a real broker, with its own topics, workers, commands and records."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from confluent_kafka import Consumer, ConsumerGroupTopicPartitions, TopicPartition
from confluent_kafka.admin import AdminClient
from confluent_kafka.cimpl import NewTopic

from schemas.topic_names import TopicNames
from tests.live import topic_records
from tests.live.fork_server import Forks, ForkServer
from tests.live.process import ROOT, clean_environment
from tests.live.topic_records import Place, Sent, StoredRecord, TopicWriter
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM, Worker

#: Short, so that the group notices a dead member soon.
SESSION_TIMEOUT_SECONDS = 3.0
PARTITIONS = 4

_COMMAND_SECONDS = 90.0
#: A port without a server, because an unrelated worker may listen on the default port.
_NOBODY = "http://127.0.0.1:9"
#: The processes that read memory from workers of another one.
_OTHERS = frozenset({"compaction", "analytics", "archive"})


class CommandResult(NamedTuple):
    """The output and the exit code of a command."""

    code: int
    output: str
    errors: str

    @property
    def lines(self) -> list[str]:
        return self.output.splitlines()

    def refusal(self) -> str:
        """The one line of a command that failed with exit code 1 and without a traceback."""
        assert self.code == 1, self
        assert "Traceback" not in self.errors
        lines = self.errors.splitlines()
        assert len(lines) == 1, self
        assert lines[0].startswith("error: ")
        return lines[0]


class System:
    """Everything that runs under one topic prefix; a context manager that removes it all at the end.

    Args:
        bootstrap_servers: a real broker.
        folder: for logs and data; must be this system's own.
        tokenizer_files: tiktoken's cache.
        settings: as environment variables without the prefix, ``MEMORY__MAX_MESSAGES="20"``.
    """

    def __init__(
        self, bootstrap_servers: str, folder: Path, tokenizer_files: Path, **settings: str | float
    ) -> None:
        self.bootstrap_servers = bootstrap_servers
        self.folder = folder
        self.prefix = f"t{uuid.uuid4().hex[:10]}-"
        self.topics = TopicNames(self.prefix)
        self.partitions = int(settings.pop("PARTITIONS", PARTITIONS))
        self.workers: list[Worker] = []
        #: False if the broker ends with the test, and may have stopped already.
        self.deletes_topics = True
        self._settings = {
            "BOOTSTRAP_SERVERS": bootstrap_servers,
            "TOPIC_PREFIX": self.prefix,
            "GROUP_PREFIX": self.prefix,
            "PARTITIONS": self.partitions,
            "HTTP_PORT": 0,
            "ANALYTICS_URL": _NOBODY,
            "ARCHIVE_URL": _NOBODY,
            "LOG_FORMAT": "json",
            "SESSION_TIMEOUT_SECONDS": SESSION_TIMEOUT_SECONDS,
            "HEARTBEAT_SECONDS": 0.5,
            **settings,
        }
        self._tokenizer_files = tokenizer_files
        #: Which workers and commands are forked, so that they start sooner; None: none of them.
        self.forks: Forks | None = None
        self._writer: TopicWriter | None = None
        self._group_reader: Consumer | None = None
        self._admin = AdminClient({**topic_records.QUIET, "bootstrap.servers": bootstrap_servers})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.close()
            # pytest shows it only if the test failed.
            sys.stdout.write(f"--- the end of {worker.name}'s log\n{worker.log_tail()}\n")
        if self._group_reader is not None:
            self._group_reader.close()
        if self.deletes_topics:
            self.delete_topics()

    # Settings and commands

    def environment(self, **changes: str | float) -> dict[str, str]:
        """Return the environment of a process of this system, without settings from outside."""
        urls = ",".join(worker.url for worker in self.workers if worker.alive)
        ours = {"MEMORY_URL": urls or _NOBODY, **self._settings, **changes}
        return {
            **clean_environment(**ours),
            "TIKTOKEN_CACHE_DIR": str(self._tokenizer_files),
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(self.folder))),
            "COLUMNS": "200",
        }

    def run(self, *arguments: str, **changes: str | float) -> CommandResult:
        """Run ``sessionstream`` with ``arguments``."""
        environment = self.environment(**changes)
        fork_server = self._fork_server_for(arguments, environment)
        if fork_server is not None:
            return self._run_forked(fork_server, arguments, environment)
        done = subprocess.run(
            [*SESSIONSTREAM, *arguments],
            env=environment,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=_COMMAND_SECONDS,
            check=False,
        )
        return CommandResult(done.returncode, done.stdout, done.stderr)

    def _run_forked(
        self, fork_server: ForkServer, arguments: Sequence[str], environment: Mapping[str, str]
    ) -> CommandResult:
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            forked = fork_server.start(
                arguments, environment=environment, folder=self.folder, stdout=output, stderr=errors
            )
            try:
                code = forked.wait(_COMMAND_SECONDS)
            finally:
                forked.kill()
            texts = []
            for file in (output, errors):
                file.seek(0)
                texts.append(file.read().decode())
        return CommandResult(code, *texts)

    def _fork_server_for(self, arguments: Sequence[str], environment: Mapping[str, str]) -> ForkServer | None:
        return None if self.forks is None else self.forks.server_for(arguments, environment)

    def start(self, name: str = "worker", *, process: str = "memory", **changes: str | float) -> Worker:
        """Start a worker, without waiting until it is ready."""
        return self._start(name, ["worker", process], by_command=False, **changes)

    def start_command(self, name: str, command: Sequence[str], **changes: str | float) -> Worker:
        """Start a worker by a command of its own; see :meth:`start`."""
        return self._start(name, command, by_command=True, **changes)

    def _start(
        self, name: str, command: Sequence[str], *, by_command: bool, **changes: str | float
    ) -> Worker:
        log = self.folder / f"{name}-{len(self.workers)}.log"
        changes.setdefault("DATA_DIR", str(self.folder / name))
        environment = self.environment(**changes)
        if environment["SESSIONSTREAM_MEMORY_URL"] == _NOBODY and _OTHERS.isdisjoint(command):
            del environment["SESSIONSTREAM_MEMORY_URL"]  # a worker that runs memory reads its own by default
        fork_server = None if by_command else self._fork_server_for(command, environment)
        if fork_server is None and not by_command:
            command = [*SESSIONSTREAM, *command]
        worker = Worker(environment, log, self.folder, command, fork_server)
        self.workers.append(worker)
        return worker

    def wait_shared(self, *workers: Worker, within: float = 60.0) -> None:
        """Wait until these workers together serve all partitions, and each of them serves some."""

        def shared() -> bool:
            each = [worker.partitions() if worker.is_ready() else [] for worker in workers]
            return all(each) and sorted(itertools.chain(*each)) == list(range(self.partitions))

        until(shared, f"{[worker.name for worker in workers]} serve all partitions", within=within)

    # Topics

    def create_topics(self) -> Self:
        """Create the topics, by the command."""
        done = self.run("topics", "create")
        assert done.code == 0, done
        return self

    def delete_topics(self, *names: str) -> None:
        """Delete topics, by default all of this system; returns when they are gone."""
        mine = names or tuple(name for name in self._topic_names() if name.startswith(self.prefix))
        if not mine:
            return
        for future in self._admin.delete_topics(list(mine)).values():
            future.result()
        until(lambda: self._topic_names().isdisjoint(mine), f"{mine} are gone", within=20)

    def create_topic(
        self, name: str, partitions: int | None = None, configuration: Mapping[str, str] | None = None
    ) -> None:
        """Create one topic without our commands; returns when its partitions have leaders."""
        count = self.partitions if partitions is None else partitions
        topic = NewTopic(name, num_partitions=count, replication_factor=1, config=dict(configuration or {}))
        for future in self._admin.create_topics([topic]).values():
            future.result()
        until(lambda: len(self._leaders(name)) == count, f"{name} has leaders", within=20)

    def delete_records(self, topic: str, before: Mapping[int, int]) -> None:
        """Delete the beginning of a topic, as retention does."""
        wanted = [TopicPartition(topic, partition, offset) for partition, offset in before.items()]
        for future in self._admin.delete_records(wanted).values():
            future.result()

    def _topic_names(self) -> set[str]:
        return set(self._admin.list_topics(timeout=10).topics)

    def _leaders(self, name: str) -> list[int]:
        topic = self._admin.list_topics(timeout=10).topics.get(name)
        return [] if topic is None else [p.leader for p in topic.partitions.values() if p.leader >= 0]

    # Records

    @property
    def writer(self) -> TopicWriter:
        if self._writer is None:
            self._writer = TopicWriter(self.bootstrap_servers)
        return self._writer

    def publish(self, events: Iterable[Mapping[str, Any]]) -> list[Place]:
        """Publish events, each with its session_id, by librdkafka; returns the place of each."""
        return self.writer.write(self.topics.session_events, (event_record(event) for event in events))

    def read(self, topic: str, **options: Any) -> list[StoredRecord]:
        return topic_records.read_topic(self.bootstrap_servers, topic, **options)

    def ends(self, topic: str) -> dict[int, int]:
        return topic_records.end_offsets(self.bootstrap_servers, topic)

    def wait_flushed(self, *, within: float = 60.0) -> dict[int, int]:
        """Wait until memory has durably applied the present events topic; returns its end offsets.

        The group's offsets are committed in the same transaction as the changes of the events.
        """
        topic = self.topics.session_events
        ends = {partition: end for partition, end in self.ends(topic).items() if end}

        def flushed() -> bool:
            committed = self.committed_offsets(ends)
            return all(committed[partition] >= end for partition, end in ends.items())

        until(flushed, f"{topic} is flushed up to {ends}", within=within)
        return ends

    def committed_offsets(self, partitions: Iterable[int]) -> dict[int, int]:
        """Return the committed offsets of memory's group in the events topic; negative if there is none."""
        if self._group_reader is None:
            self._group_reader = topic_records.groupless_consumer(self.bootstrap_servers, group=self.group)
        return topic_records.committed_offsets(self._group_reader, self.topics.session_events, partitions)

    def commit_offsets(self, offsets: Mapping[int, int]) -> None:
        """Set the group's committed offsets; the group must have no members."""
        topic = self.topics.session_events
        wanted = [TopicPartition(topic, partition, offset) for partition, offset in offsets.items()]
        request = ConsumerGroupTopicPartitions(self.group, wanted)
        for future in self._admin.alter_consumer_group_offsets([request]).values():
            assert all(one.error is None for one in future.result().topic_partitions)

    def wait_group_empty(self, *, within: float = 60.0) -> None:
        """Wait until memory's group has no members any more, which takes some time after a kill."""

        def empty() -> bool:
            described = self._admin.describe_consumer_groups([self.group])[self.group].result()
            return not described.members

        until(empty, f"{self.group} has no members", within=within)

    def delete_group(self, process: str = "memory") -> None:
        """Delete the group of a process with its committed offsets; it must have no members."""
        for future in self._admin.delete_consumer_groups([f"{self.prefix}sessionstream-{process}"]).values():
            future.result()

    @property
    def group(self) -> str:
        return f"{self.prefix}sessionstream-memory"


def event_record(event: Mapping[str, Any]) -> Sent:
    return Sent(str(event["session_id"]).encode(), json.dumps(event, ensure_ascii=False).encode())


def newest(places: Sequence[Place]) -> dict[int, int]:
    """Return the highest offset by partition."""
    return {place.partition: place.offset for place in sorted(places)}
