"""Files of partitions that have moved away stay, and an operator learns of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.settings import Settings
from streams.archive.left_files import report_left_files
from streams.archive.stores.choice import make_store
from streams.archive.stores.local import LocalStore
from tests.builders.archived import batch, stored
from tests.builders.events import user


@pytest.mark.parametrize("scheme", ["sqlite", "file"])
async def test_what_lasts_is_said_once_and_again_when_it_changes(
    tmp_path: Path, scheme: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    store = make_store(Settings(archive={"url": f"{scheme}://{tmp_path}"}))  # type: ignore[arg-type]  # pydantic makes the group
    assert isinstance(store, LocalStore)
    for partition in range(4):
        await store.write(partition, batch(stored(user("text"), 0)))
    assigned: set[int] = set()
    report = report_left_files(store, str(tmp_path), lambda: assigned)

    async def said() -> list[list[int]]:
        caplog.clear()
        await report()
        lines = (one for one in caplog.records if getattr(one, "action", "") == "archive_files_left")
        return [getattr(one, "partitions", []) for one in lines]

    assert await said() == []  # the group is joined
    assigned |= {0}
    assert await said() == []  # the others may be about to come
    assigned |= {1}
    assert await said() == [[2, 3]]
    assert await said() == []
    assigned |= {2}
    assert await said() == [[3]]
    assigned |= {3}
    assert await said() == []
    assert len(await store.events(3, None)) == 1
    await store.stop()
