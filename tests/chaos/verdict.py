"""What the system answers at the end, and what a fresh fold of the same log answers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from confluent_kafka import Producer
from confluent_kafka.admin import AdminClient

from tests.chaos.checker import Found, compare
from tests.chaos.fleet import Fleet
from tests.chaos.topic_settings import change_settings, wait_in_force
from tests.live.system import System
from tests.live.topic_records import QUIET, StoredRecord, committed_offsets, end_offsets, groupless_consumer
from tests.live.waiting import until

#: A machine with two cores, three brokers and five workers is slow.
SETTLE_SECONDS: Final = 240.0
_GAP: Final = b"no record of the original log is here"


@dataclass
class Answers:
    """What the workers answer, by session, as the bytes of HTTP bodies."""

    memories: dict[str, bytes] = field(default_factory=dict)
    histories: dict[str, bytes] = field(default_factory=dict)
    figures: dict[str, bytes] = field(default_factory=dict)

    def compare(self, fresh: Answers, found: Found) -> None:
        """Check that a fresh fold answers the same."""
        compare("memory", self.memories, fresh.memories, found)
        compare("the archive", self.histories, fresh.histories, found)
        compare("analytics", self.figures, fresh.figures, found)


def gather(fleet: Fleet, sessions: Sequence[str], memory: bool, analytics: bool) -> Answers:
    """Ask for all memories and histories, and for all figures.

    Raises:
        AssertionError: an answer did not come within some minutes.
    """
    answers = Answers()
    with httpx.Client(trust_env=False, timeout=30.0, verify=False) as client:
        if memory:
            (one, *_), (archive, *_) = fleet.urls("memory"), fleet.urls("archive")
            for session_id in sessions:
                path = f"/sessions/{session_id}"
                answers.memories[session_id] = _get(client, f"{one}{path}/memory?configuration=true")
                answers.histories[session_id] = _history(client, f"{archive}{path}/history")
        if analytics:
            (url, *_) = fleet.urls("analytics")
            for session_id in sessions:
                answers.figures[session_id] = _get(client, f"{url}/analytics/sessions/{session_id}")
            for name in ("windows?by=minute", "windows?by=day", "agents", "models", "tools"):
                answers.figures[name] = _get(client, f"{url}/analytics/{name}")
    return answers


def found_in_archive(fleet: Fleet, words: Sequence[str]) -> dict[str, list[str]]:
    """Search for words; returns the sessions that each is found in.

    Raises:
        AssertionError: an answer did not come within some minutes, or is not complete.
    """
    (archive, *_) = fleet.urls("archive")
    found: dict[str, list[str]] = {}
    with httpx.Client(trust_env=False, timeout=30.0, verify=False) as client:
        for word in words:
            body = json.loads(_get(client, f"{archive}/search?q={word}&limit=100"))
            assert body["complete"], "the archive does not answer a search for all partitions"
            found[word] = [hit["session_id"] for hit in body["hits"]]
    return found


def _get(client: httpx.Client, url: str) -> bytes:
    def ask() -> bytes | None:
        try:
            answer = client.get(url)
        except httpx.HTTPError:
            return None
        # 404: analytics has no figures of a session that has ended.
        return answer.content if answer.status_code in (200, 404) else None

    return until(ask, f"{url} is answered", within=60.0, every=0.2)


def _history(client: httpx.Client, url: str) -> bytes:
    return _get(client, f"{url}?limit=1000&order=oldest")


def wait_applied(servers: str, topic: str, groups: Sequence[str], within: float) -> None:
    """Wait until all groups have applied the present end of a topic.

    Raises:
        AssertionError: not within ``within`` seconds; the message says how far each is.
    """
    ends = {partition: end for partition, end in end_offsets(servers, topic).items() if end}
    state: dict[str, dict[int, int]] = {}

    def applied() -> bool:
        for group in groups:
            consumer = groupless_consumer(servers, group=group)
            try:
                state[group] = committed_offsets(consumer, topic, ends)
            finally:
                consumer.close()
        return all(offsets[n] >= end for offsets in state.values() for n, end in ends.items())

    until(
        applied,
        lambda: f"all groups have applied {topic} up to {ends}, they are at {state}",
        within=within,
        every=0.5,
    )


class FreshFold:
    """Folds the recorded log again: other topics, no changelog, empty disks.

    The copy has every record at its offset and with its timestamp, since both decide what a memory is.

    Args:
        make_system: Makes an installation with topics of its own.
        make_fleet: Makes its workers.
        servers: The brokers' direct addresses.
    """

    def __init__(
        self,
        make_system: Callable[[str], System],
        make_fleet: Callable[[System, Path, Mapping[str, str]], Fleet],
        servers: str,
        folder: Path,
    ) -> None:
        self._make_system = make_system
        self._make_fleet = make_fleet
        self._servers = servers
        self._folder = folder

    def answers(
        self, events: Sequence[StoredRecord], announcements: Sequence[StoredRecord], sessions: Sequence[str]
    ) -> Answers:
        """Return what fresh workers answer. Analytics has topics of its own, with the recorded announcements."""
        memory = self._fold("memory", {"memory-0": "memory", "archive-0": "archive"}, events, (), sessions)
        analytics = self._fold("analytics", {"analytics-0": "analytics"}, events, announcements, sessions)
        memory.figures = analytics.figures
        return memory

    def _fold(
        self,
        name: str,
        slots: Mapping[str, str],
        events: Sequence[StoredRecord],
        announcements: Sequence[StoredRecord],
        sessions: Sequence[str],
    ) -> Answers:
        folder = self._folder / f"fresh-{name}"
        folder.mkdir()
        with self._make_system(f"fresh-{name}") as system:
            system.create_topics()
            self._copy(system.topics.session_events, events, keep_offsets=True)
            self._copy(system.topics.memory_events, announcements, keep_offsets=False)
            fleet = self._make_fleet(system, folder, slots)
            try:
                fleet.start()
                for process in set(slots.values()):
                    group = f"{system.prefix}sessionstream-{process}"
                    wait_applied(self._servers, system.topics.session_events, [group], SETTLE_SECONDS)
                    if process == "analytics":
                        wait_applied(self._servers, system.topics.memory_events, [group], SETTLE_SECONDS)
                until(lambda: all(fleet.ready(slot) for slot in slots), "fresh workers are ready", within=120)
                return gather(fleet, sessions, name == "memory", name == "analytics")
            finally:
                fleet.close()

    def _copy(self, topic: str, records: Sequence[StoredRecord], *, keep_offsets: bool) -> None:
        """Write records with their timestamps, although the topic gives its own to what is written later."""
        self._set_timestamps(topic, "CreateTime")
        producer = Producer(
            {
                **QUIET,
                "bootstrap.servers": self._servers,
                "enable.idempotence": True,
                "queue.buffering.max.messages": 1_000_000,
            }
        )
        failed: list[Any] = []

        def delivered(error: Any, _message: Any) -> None:
            if error is not None:
                failed.append(error)

        following: dict[int, int] = {}
        for record in records:
            missing = record.offset - following.get(record.partition, 0) if keep_offsets else 0
            for _ in range(missing):
                producer.produce(
                    topic,
                    _GAP,
                    _GAP,
                    partition=record.partition,
                    timestamp=record.timestamp_ms,
                    on_delivery=delivered,
                )
            producer.produce(
                topic,
                key=record.key,
                value=record.value,
                partition=record.partition,
                timestamp=record.timestamp_ms,
                headers=list(record.headers),
                on_delivery=delivered,
            )
            producer.poll(0)
            following[record.partition] = record.offset + 1
        left = producer.flush(120)
        assert (left, failed) == (0, []), "the copy of the log is not complete"
        self._set_timestamps(topic, "LogAppendTime")

    def _set_timestamps(self, topic: str, kind: str) -> None:
        admin = AdminClient({**QUIET, "bootstrap.servers": self._servers})
        change_settings(admin, [topic], {"message.timestamp.type": kind})
        wait_in_force(admin, topic, "message.timestamp.type", kind)
        # Each broker takes a change over on its own, some time after the controller has it.
        time.sleep(2)
