from __future__ import annotations

from typing import Any

import pytest

from schemas.errors import Fatal
from streams.engine.fold import OutRecord, TableChange
from streams.engine.writer import RecordTooLarge
from tests.integration.engine.counting import CountingFold, CountingPartition
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact, from_changelog
from tests.integration.engine.stage import Stage
from tests.live.waiting import until_async


@pytest.mark.parametrize("compression", ["gzip", "lz4", "snappy", "zstd"])
async def test_compressed_records_are_folded_like_others(stage: Stage, compression: str) -> None:
    """With any compression every record is folded, and the record at the watermark is recognized."""
    await stage.fill(400, compression_type=compression)
    for total in (400, 800):
        async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
            await worker.serves(0, 1, 2, 3)
            found = await assert_exact(stage)
            assert found.total() == worker.total() == total
        await stage.fill(400, compression_type=compression)


class KeepingPartition(CountingPartition):
    """Also stores the newest value of a key, so that table records are as large as the source's."""

    __slots__ = ("kept",)

    def decode(self, records: Any) -> Any:
        self.kept = getattr(self, "kept", {})
        self.kept.update({one.key: one.value for one in records})
        return CountingPartition.decode(self, records)

    def take_changes(self) -> tuple[list[TableChange], list[OutRecord]]:
        changes, announced = CountingPartition.take_changes(self)
        kept, self.kept = getattr(self, "kept", {}), {}
        changes += [TableChange(b'["kept","%s"]' % key, value) for key, value in kept.items()]
        return changes, announced


class KeepingFold(CountingFold):
    """Opens :class:`KeepingPartition`."""

    def open(self, partition: int, records: Any) -> KeepingPartition:
        made = KeepingPartition(partition, records, self.published_topic)
        self.opened.append(made)
        return made


async def test_records_near_the_size_limit_are_folded(stage: Stage) -> None:
    """Several records just below the broker's 1 MB in one flush are written, and restored."""
    large = b"x" * 1_040_000
    for key in ("first", "second", "third"):
        await stage_append_large(stage, key, large)
    for _ in range(2):
        async with EngineWorker(engine_config(stage), KeepingFold(stage.published)) as worker:
            await worker.serves(0, 1, 2, 3)
            await assert_exact(stage)
            store = worker.table.view(0)
            assert store.get(b'["kept","third"]') == large


async def stage_append_large(stage: Stage, key: str, value: bytes) -> None:
    async with stage.producer(max_request_size=2_000_000) as producer:
        await producer.send_and_wait(stage.source, value, key.encode(), partition=0)


async def test_a_record_too_large_for_the_broker_stops_the_worker(stage: Stage) -> None:
    """It would be refused every time: the worker stops, names the topic, and commits nothing of that flush."""
    async with stage.admin() as admin:
        await limit_record_size(admin, stage.changelog, 20_000)
    await stage.append(0, b"small")
    async with EngineWorker(engine_config(stage), KeepingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage)
        before = await from_changelog(stage)
        await stage.append(0, b"x" * 50_000)
        error = await worker.fails()
        assert isinstance(error, RecordTooLarge)
        assert stage.changelog in str(error)
        assert "max.message.bytes" in str(error)
        assert worker.served() == set()
    assert worker.fatal_calls == 1
    assert await from_changelog(stage) == before


async def limit_record_size(admin: Any, topic: str, size_bytes: int) -> None:
    from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType

    await admin.alter_configs(
        [
            ConfigResource(
                ConfigResourceType.TOPIC,
                topic,
                {"max.message.bytes": str(size_bytes), "cleanup.policy": "compact"},
            )
        ]
    )


@pytest.mark.parametrize("method", ["decode", "apply", "take_changes"])
async def test_a_fold_that_raises_stops_the_worker_without_a_flush(
    stage: Stage, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug in the fold is neither skipped nor repeated: it is one fatal error, and the committed state is unchanged."""
    await stage.fill(200)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage)
        before = await from_changelog(stage)
        calls = 0

        def raise_bug(self: Any, *_: Any) -> Any:
            nonlocal calls
            calls += 1
            raise ZeroDivisionError("a bug in the fold")

        monkeypatch.setattr(CountingPartition, method, raise_bug)
        await stage.append(1, b"1")
        error = await worker.fails()
        if method == "take_changes":
            assert isinstance(error, Fatal)
            assert isinstance(error.__cause__, ZeroDivisionError)
        else:
            assert isinstance(error, ZeroDivisionError)
        await stage.append(1, b"2", b"3")
        await until_async(
            lambda: all(owned.lost for owned in worker.engine.owned.values()), "all is given up", within=60
        )
        assert worker.served() == set()
    assert (worker.fatal_calls, calls) == (1, 1)
    assert await from_changelog(stage) == before
    monkeypatch.undo()
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await assert_exact(stage)


async def test_records_without_key_or_value_are_folded(stage: Stage) -> None:
    """A record with neither key nor value counts like any other, and is recognized at the watermark."""
    async with stage.producer() as producer:
        await producer.send_and_wait(stage.source, None, b"no value", partition=0)
        await producer.send_and_wait(stage.source, b"no key", None, partition=0)
        await producer.send_and_wait(stage.source, None, b"last", partition=0)
    for _ in range(2):
        async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
            await worker.serves(0, 1, 2, 3)
            assert (await assert_exact(stage)).total() == 3


async def test_records_with_create_time_are_recognized(stage: Stage) -> None:
    """On a topic with the producers' timestamps the record at the watermark is also recognized."""
    async with stage.admin() as admin:
        await admin.alter_configs([create_time(stage.source)])
    async with stage.producer() as producer:
        for timestamp_ms in (1_000, 500, 1_700_000_000_000):
            await producer.send_and_wait(stage.source, b"x", b"one", partition=0, timestamp_ms=timestamp_ms)
    for _ in range(2):
        async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
            await worker.serves(0, 1, 2, 3)
            assert (await assert_exact(stage)).total() == 3


def create_time(topic: str) -> Any:
    from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType

    return ConfigResource(ConfigResourceType.TOPIC, topic, {"message.timestamp.type": "CreateTime"})
