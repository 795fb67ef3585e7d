"""A full disk, for real: a small file system in memory; and files that are torn while it is full."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from processors.archive.requests import HistoryRequest
from schemas.settings import load_settings
from streams.archive.store import StoreUnavailable
from streams.archive.stores.choice import make_store
from tests.builders.archived import batch, stored
from tests.builders.events import event_object, user
from tests.integration.archive.reading import archived_at, logged
from tests.live.fixtures import Figure, MakeSystem
from tests.live.small_disk import enlarge
from tests.live.system import PARTITIONS
from tests.live.waiting import until
from tests.live.worker import Worker


@pytest.mark.parametrize("scheme", ["sqlite", "file"])
async def test_what_was_refused_for_want_of_room_is_written_once_when_there_is_room(
    small_disk: Path, scheme: str
) -> None:
    events = [stored(user(f"{number} " + "x" * 10_000), number, f"s{number % 3}") for number in range(300)]
    url = f"{scheme}://{small_disk}/history"
    store = make_store(load_settings(archive={"url": url}))
    await store.start()

    async def write_all() -> None:
        for start in range(0, 300, 20):
            await store.write(0, batch(*events[start : start + 20]))

    with pytest.raises(StoreUnavailable, match="check the disk's free space") as failure:
        await write_all()
    assert "\n" not in failure.value.detail
    written = await store.position(0)
    assert 0 < written < 300
    files = list((small_disk / "history").rglob("*.jsonl"))
    assert all(file.read_bytes().endswith(b"\n") for file in files if file.stat().st_size)
    assert bool(files) == (scheme == "file")
    await store.stop()

    await asyncio.to_thread(enlarge, small_disk)
    store = make_store(load_settings(archive={"url": url}))
    assert await store.position(0) == written
    for start in range(written, 300, 30):
        await store.write(0, batch(*events[start : start + 30]))
    for name in ("s0", "s1", "s2"):
        found = await store.history(0, HistoryRequest(session_id=name, limit=1_000))
        assert found == [event for event in events if event.session_id == name]
    await store.stop()


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("scheme", ["sqlite", "file"])
def test_a_worker_waits_for_room_and_repairs_what_is_torn(
    make_system: MakeSystem, small_disk: Path, scheme: str, figure: Figure
) -> None:
    """The worker is killed on a full disk, waits again, then has room: every event is there once, with one line each.

    Files are torn while the worker is away and while it runs, also in events that were stored before.
    """
    system = make_system().create_topics()
    url = f"{scheme}://{small_disk}/history"
    numbers = itertools.count()

    def publish(count: int) -> None:
        system.publish(
            event_object(user(f"message {number} " + "x" * 2_000), f"e{number}", f"session-{number % 20}")
            for number in itertools.islice(numbers, count)
        )

    def complete() -> bool:
        expected = logged(system)
        return archived_at(url, expected, PARTITIONS) == expected

    def above_info(worker: Worker) -> Counter[str]:
        return Counter(line["action"] for line in worker.lines if line["level"] != "info")

    def waits(worker: Worker) -> None:
        line = worker.wait_for_line("waiting_for_store", within=120)
        assert "check the disk's free space" in str(line), line
        until(lambda: "wait for their store" in worker.get("/readyz").text, "it says what it waits for")
        assert worker.metric("sessionstream_partitions_waiting_for_store") > 0

    worker = system.start("archive", process="archive", ARCHIVE__URL=url).wait_ready(within=90)
    publish(2_000)
    waits(worker)
    worker.kill()
    if scheme == "file":
        _tear(small_disk)
    worker = system.start("again", process="archive", ARCHIVE__URL=url)
    waits(worker)
    publish(200)
    enlarge(small_disk)
    until(complete, "all events are archived once", within=120, every=2.0)
    figure(f"above INFO after the second start: {dict(above_info(worker))}")
    assert above_info(worker)["waiting_for_store"] == len(worker.lines_of("store_answers")) == 1
    assert set(above_info(worker)) <= {"waiting_for_store", "archive_line_cut"}
    # Those that are torn here, and what the killed worker was writing to each partition; attempts that fail tear none.
    assert above_info(worker)["archive_line_cut"] <= 2 + PARTITIONS
    if scheme == "file":
        _tear(small_disk)
        publish(200)
        until(complete, "what was torn while the worker ran is archived again", within=120, every=2.0)
        assert worker.lines_of("archive_line_cut")
    until(lambda: is_ready_and_whole(worker), "it is ready", within=60)
    assert worker.stop() == 0


@pytest.mark.timeout(300)
@pytest.mark.parametrize("scheme", ["sqlite", pytest.param("file", marks=pytest.mark.long)])
def test_what_is_stored_is_read_while_a_full_disk_takes_no_more(
    make_system: MakeSystem, small_disk: Path, scheme: str, figure: Figure
) -> None:
    """Through several attempts to write, and after a restart; each answer says that it lacks the newest events."""
    system = make_system().create_topics()
    url = f"{scheme}://{small_disk}/history"
    numbers = itertools.count()

    def publish(count: int, length: int) -> None:
        system.publish(
            event_object(user(f"message {number} " + "x" * length), f"e{number}", f"session-{number % 4}")
            for number in itertools.islice(numbers, count)
        )

    def read(path: str) -> dict[str, Any] | None:
        answer = worker.get(path)
        if answer.status_code != 200:
            assert answer.status_code == 503, answer.text
            refused.append(path)
            return None
        body: dict[str, Any] = answer.json()
        return body

    def stored() -> dict[str, tuple[int, bool]]:
        """Return how many events of each session are read, and whether the answer says that it lacks the newest."""
        found = {}
        for name in sessions:
            answer = until(partial(read, f"/sessions/{name}/history?limit=1000"), "it is read", within=60)
            found[name] = len(answer["events"]), answer.get("stale", False)
        return found

    def all_lack_events() -> bool:
        return all(stale for _, stale in stored().values())

    def all_lack_some_of_more() -> bool:
        publish(200, 2_000)
        return all_lack_events()

    sessions = [f"session-{number}" for number in range(4)]
    refused: list[str] = []
    worker = system.start("archive", process="archive", ARCHIVE__URL=url).wait_ready(within=90)
    publish(200, 10)
    until(lambda: stored() == dict.fromkeys(sessions, (50, False)), "all is archived", within=60)
    publish(1_200, 2_000)
    until(all_lack_some_of_more, "the disk is full", within=120, every=1.0)
    for name in ("before", "after"):
        if name == "after":
            worker.kill()
            worker = system.start("again", process="archive", ARCHIVE__URL=url)
            until(all_lack_events, "all say so again", within=60)
        refused.clear()
        began, looks, earlier = time.monotonic(), 0, stored()
        while time.monotonic() < began + 10:
            found = stored()
            assert all(found[one] >= earlier[one] >= (50, True) for one in sessions), (earlier, found)
            looks, earlier = looks + len(sessions), found
        figure(f"{scheme}, {name} a restart: {looks} reads were answered, {len(refused)} were sent again")
        assert len(refused) < looks / 20
        ready = until(partial(read, "/readyz"), "it answers reads, so it is ready")
        assert "wait for their store" in ready["detail"]
        hits = read("/search?q=message&limit=5")
        assert hits is not None
        assert (len(hits["hits"]), hits["complete"]) == (5, False)
        recalled = until(partial(read, "/sessions/session-1/recall?q=message"), "it is recalled")
        assert (bool(recalled["groups"]), recalled["stale"]) == (True, True)
        export = worker.get("/sessions/session-1/export")
        assert (export.status_code, "takes no writes" in export.text) == (503, True)
    enlarge(small_disk)
    until(lambda: is_ready_and_whole(worker), "it is ready", within=120)
    count = next(numbers) // len(sessions)
    assert stored() == dict.fromkeys(sessions, (count, False))
    assert worker.stop() == 0


def is_ready_and_whole(worker: Worker) -> bool:
    answer = worker.get("/readyz")
    return answer.status_code == 200 and "newest events" not in answer.text and "wait for" not in answer.text


def _tear(disk: Path) -> None:
    """Cut the end off one file, and leave the beginning of a line at the end of another."""
    first, second, *_ = sorted((disk / "history").glob("partition-*/sessions/*.jsonl"))
    with first.open("r+b") as file:
        file.truncate(first.stat().st_size - 5)
    with second.open("r+b") as file:
        file.truncate(second.stat().st_size - 9)
