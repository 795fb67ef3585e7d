"""Batches that aiokafka cannot decode, or that unpack to far too much, stop no process on a real broker."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from streams.kafka.partitioner import partition_of
from tests.builders.events import Fields, event_object, user
from tests.builders.record_batches import NAME, ZSTD, batch_of, send_batch, with_bad_name
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker, events_path

SESSION = "a session among hostile batches"
#: 8 KB of zstd.
BOMB_BYTES = 256_000_000


def event(number: int, text: str) -> Fields:
    return event_object(user(text), f"event-{number}", SESSION)


class Hostile(NamedTuple):
    system: System
    worker: Worker
    peak_kib_before: int
    bad_name_at: int
    bomb_at: int


def peak_kib(worker: Worker) -> int:
    status = Path(f"/proc/{worker.pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))


@pytest.fixture(scope="module")
def hostile(make_shared_system: MakeSystem) -> Hostile:
    """All processes in one worker; a good event, one with a bad header name, a bomb of two records, a good one."""
    system = make_shared_system().create_topics()
    worker = system.start(process="all").wait_ready()
    system.publish([event(1, "one")])
    system.wait_flushed()
    before = peak_kib(worker)
    topic, partition = system.topics.session_events, partition_of(SESSION.encode(), system.partitions)
    value = json.dumps(event(2, "two")).encode()
    bad_name = with_bad_name(batch_of([value], [(NAME, b"value")], key=SESSION.encode()))
    bad_name_at = asyncio.run(send_batch(system.bootstrap_servers, topic, partition, bad_name, 1))
    bomb = batch_of([bytes(BOMB_BYTES // 2)] * 2, key=SESSION.encode(), codec=ZSTD)
    assert len(bomb) < 50_000
    bomb_at = asyncio.run(send_batch(system.bootstrap_servers, topic, partition, bomb, 2))
    system.publish([event(3, "three")])
    system.wait_flushed()
    return Hostile(system, worker, before, bad_name_at, bomb_at)


def test_an_event_with_any_header_names_is_applied(hostile: Hostile) -> None:
    memory = hostile.worker.memory(SESSION)

    assert [message["text"] for message in memory["messages"]] == ["one", "two", "three"]
    assert memory["messages"][1]["sequence"] == hostile.bad_name_at


def test_a_bomb_is_one_dead_letter(hostile: Hostile) -> None:
    (letter,) = hostile.system.read(hostile.system.topics.dead_letters)

    assert letter.header("error_code") == "unreadable"
    assert letter.header("source_offset") == str(hostile.bomb_at)
    assert f"offsets {hostile.bomb_at} to {hostile.bomb_at + 1}: " in letter.header("error_detail")
    assert "unpack to more than" in letter.header("error_detail")
    assert hostile.worker.metric("sessionstream_dead_letters_total", error_code="unreadable") == 1


def test_a_bomb_takes_bounded_memory(hostile: Hostile) -> None:
    """It unpacks to 256 MB; consumers of four processes have read it, with 50 MiB each."""
    assert peak_kib(hostile.worker) - hostile.peak_kib_before < 4 * 50 * 1024


def test_the_worker_continues_and_can_restart(hostile: Hostile) -> None:
    assert hostile.worker.get("/healthz").status_code == 200
    again = hostile.system.start("again", process="all").wait_ready()
    texts = [message["text"] for message in again.memory(SESSION)["messages"]]

    assert texts == ["one", "two", "three"]


def test_readers_of_the_log_continue_after_them(hostile: Hostile) -> None:
    """The stream of a session's events, the command that shows events, dead letters, analytics."""
    page = httpx.get(
        f"{hostile.worker.url}{events_path(SESSION)}", headers={"Accept": "application/json"}, timeout=30
    ).json()
    tail = hostile.system.run("tail", "--from-beginning", "--no-follow")
    letters = hostile.system.run("dead-letters", "list")

    assert [one["event"]["text"] for one in page["events"]] == ["one", "two", "three"]
    assert tail.code == 0, tail
    assert [text in tail.output for text in ("one", "two", "three")] == [True] * 3
    assert (letters.code, "unreadable" in letters.output) == (0, True)
    until(
        lambda: hostile.worker.get(f"/analytics/sessions/{SESSION}").json().get("turns") == 3,
        "analytics has counted three turns",
    )


def test_a_batch_is_not_replayed(hostile: Hostile) -> None:
    replayed = hostile.system.run("dead-letters", "replay", "--all")

    assert (replayed.code, replayed.output) == (1, "")
    reason, total = replayed.errors.splitlines()
    assert "replaces a whole batch" in reason
    assert total.startswith("error: dead letters that were not replayed, for the reasons above: 1")
