"""A standby on a real broker: it follows a changelog also after that was deleted and created again."""

from __future__ import annotations

import logging

import pytest

from streams.engine.ownership import Following
from streams.engine.restore import restore_partition
from streams.engine.standby import Standbys
from streams.engine.stores import MemoryStore
from streams.engine.watermark import watermark_key
from tests.integration.engine.engine_worker import engine_config
from tests.integration.engine.stage import Stage
from tests.live.waiting import until_async

END = watermark_key(1)


async def flush(stage: Stage, **records: bytes) -> None:
    """Write what a flush of partition 1 writes; the watermark is its last record."""
    async with stage.producer() as producer:
        for key, value in records.items():
            await producer.send(stage.changelog, value, key.encode(), partition=1)
        await producer.send_and_wait(stage.changelog, b"watermark", END, partition=1)


async def test_a_changelog_that_was_created_again_is_read_once_and_then_followed(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """It has more records now than one answer of the broker has: the standby is far behind what it has read again."""
    caplog.set_level(logging.INFO)
    await flush(stage, old=b"1")
    standbys = Standbys(engine_config(stage, standby=1), lambda _: MemoryStore(), lambda: None)

    def contents() -> dict[bytes, bytes]:
        store = standbys.readable(1)
        return {} if store is None else {key: value for key, value in store.items() if key != END}

    def times(action: str) -> int:
        return [getattr(record, "action", "") for record in caplog.records].count(action)

    standbys.follow(Following(own=frozenset({1})), granted=())
    try:
        await until_async(lambda: contents() == {b"old": b"1"}, "it is followed", within=60)
        await stage.recreate(stage.changelog)
        many = {f"k{number}": b"1" for number in range(3_000)}
        await flush(stage, **many)
        expected = {key.encode(): value for key, value in many.items()}
        await until_async(lambda: contents() == expected, "it is read again", within=60)
        await flush(stage, new=b"1")
        expected[b"new"] = b"1"
        await until_async(lambda: contents() == expected, "it is followed on", within=60)
    finally:
        await standbys.stop()
    assert (times("standby_discarded"), times("standby_following")) == (1, 2)


async def test_a_store_that_was_followed_is_emptied_if_the_changelog_was_created_again(stage: Stage) -> None:
    """The record at the store's anchor is the same in both; the id of the topic is not."""
    config, store = engine_config(stage), MemoryStore()

    async def restore() -> dict[bytes, bytes]:
        await restore_partition(
            store,
            stage.changelog,
            1,
            client_settings=config.client_settings,
            request_timeout_ms=config.request_timeout_ms,
            check=lambda: None,
            on_progress=lambda _: None,
        )
        return {key: value for key, value in store.items() if key != END}

    await flush(stage, old=b"1")
    assert await restore() == {b"old": b"1"}
    await flush(stage, new=b"2")
    assert await restore() == {b"old": b"1", b"new": b"2"}
    await stage.recreate(stage.changelog)
    await flush(stage, other=b"1")
    await flush(stage, another=b"2")
    assert await restore() == {b"other": b"1", b"another": b"2"}
