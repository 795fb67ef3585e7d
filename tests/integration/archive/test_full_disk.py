"""A full disk, for real: a small file system in memory; and files that are torn while it is full."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from pathlib import Path

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
    until(lambda: worker.get("/readyz").status_code == 200, "it is ready", within=60)
    assert worker.stop() == 0


def _tear(disk: Path) -> None:
    """Cut the end off one file, and leave the beginning of a line at the end of another."""
    first, second, *_ = sorted((disk / "history").glob("partition-*/sessions/*.jsonl"))
    with first.open("r+b") as file:
        file.truncate(first.stat().st_size - 5)
    with second.open("r+b") as file:
        file.truncate(second.stat().st_size - 9)
