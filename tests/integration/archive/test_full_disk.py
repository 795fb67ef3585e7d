"""A full disk, for real: a small file system in memory."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest

from processors.archive.requests import HistoryRequest
from schemas.settings import load_settings
from streams.archive.store import StoreUnavailable
from streams.archive.stores.choice import make_store
from tests.builders.archived import batch, stored
from tests.builders.events import user


@pytest.fixture
def small_disk(tmp_path: Path) -> Generator[Path]:
    """A folder with room for 2 MiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    try:
        answer = subprocess.run(mount, capture_output=True, text=True, check=False, timeout=60)
    except FileNotFoundError:
        pytest.skip("there is no mount on the PATH")
    if answer.returncode != 0:
        pytest.skip(f"a file system cannot be mounted here: {answer.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True, timeout=60)


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
    await store.stop()

    await asyncio.to_thread(_enlarge, small_disk)
    store = make_store(load_settings(archive={"url": url}))
    assert await store.position(0) == written
    for start in range(written, 300, 30):
        await store.write(0, batch(*events[start : start + 30]))
    for name in ("s0", "s1", "s2"):
        found = await store.history(0, HistoryRequest(session_id=name, limit=1_000))
        assert found == [event for event in events if event.session_id == name]
    await store.stop()


def _enlarge(disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True, timeout=60)
