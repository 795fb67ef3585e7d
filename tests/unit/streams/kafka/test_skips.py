"""Which processes pass a batch, and when a reader looks up whether it was given up."""

from __future__ import annotations

import itertools
import logging
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from aiokafka import AIOKafkaConsumer
from aiokafka.errors import TopicAuthorizationFailedError

from schemas.topic_names import TopicNames
from streams.engine import skip as engine_skip
from streams.engine.record_batches import UnreadableBatch, WrongChecksum, is_skipped
from streams.engine.watermark import SkippedBatch, Watermark
from streams.kafka import skips
from streams.kafka.skips import SkippingConsumer, tables_of_readers
from tests.builders.source_records import unreadable_batch
from tests.log_lines import fields_of, lines_of

NAMES = TopicNames("production.")
_PARTITIONS = itertools.count()


def test_each_process_with_a_table_that_reads_the_topic_passes_the_batch() -> None:
    assert tables_of_readers(NAMES, NAMES.session_events) == {
        "memory": NAMES.changelog,
        "analytics": NAMES.analytics_changelog,
        "archive": NAMES.archive_changelog,
    }
    assert tables_of_readers(NAMES, NAMES.memory_events) == {"analytics": NAMES.analytics_changelog}


class Tables:
    """The cluster's topics, and the watermarks in its changelogs.

    Attributes:
        read: the changelogs that were read, in order.
    """

    def __init__(self) -> None:
        self.marks: dict[str, dict[str, Watermark] | Exception] = {}
        self.read: list[str] = []

    async def watermarks(self, _: Any, changelog: str, partition: int) -> dict[str, Watermark]:
        self.read.append(changelog)
        found = self.marks[changelog]
        if isinstance(found, Exception):
            raise found
        return found

    async def fetch_all_metadata(self) -> Any:
        return SimpleNamespace(topics=lambda: set(self.marks))


@pytest.fixture
def batch() -> UnreadableBatch:
    # A partition of its own, since what a process passes is global.
    return unreadable_batch(NAMES.session_events, next(_PARTITIONS), 5, next_offset=8, sha256="aa")


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Tables:
    tables = Tables()
    monkeypatch.setattr(skips, "read_watermarks", tables.watermarks)
    return tables


@pytest.fixture
async def consumer(
    tables: Tables, batch: UnreadableBatch, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[SkippingConsumer]:
    """A consumer of a log with this batch, and one record behind it."""

    async def read(*_: Any, **__: Any) -> str:
        if not is_skipped(batch):
            raise WrongChecksum(batch)
        return "behind it"

    monkeypatch.setattr(AIOKafkaConsumer, "getone", read)
    monkeypatch.setattr(AIOKafkaConsumer, "getmany", read)
    consumer = SkippingConsumer(names=NAMES, client_settings={"bootstrap_servers": "a:1"})
    with monkeypatch.context() as patched:
        patched.setattr(consumer, "_client", tables)
        yield consumer
    await consumer.stop()


def given_up(*, sha256: str = "aa") -> dict[str, Watermark]:
    return {NAMES.session_events: Watermark(4, "d", skipped=(SkippedBatch(5, sha256),))}


async def test_a_batch_that_was_given_up_is_passed(
    consumer: SkippingConsumer, tables: Tables, batch: UnreadableBatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By the first table that says so; a table that is missing or may not be read says nothing."""
    caplog.set_level(logging.DEBUG, logger="streams")
    tables.marks = {
        NAMES.changelog: TopicAuthorizationFailedError(),
        NAMES.archive_changelog: given_up(),
    }
    assert await consumer.getmany(timeout_ms=1) == "behind it"
    assert tables.read == [NAMES.changelog, NAMES.archive_changelog]
    assert await consumer.getone() == "behind it"
    assert len(tables.read) == 2, "it is known now"
    place = batch.partition
    assert fields_of(caplog, "skips_not_known", "levelname", "partition") == [("DEBUG", place)]
    (line,) = lines_of(caplog, "skipped_batch_passed")
    assert (line["levelname"], line["partition"]) == ("INFO", place)
    assert "offsets 5 to 7" in line["message"]


async def test_another_batch_is_not_and_is_looked_up_again_only_later(
    consumer: SkippingConsumer, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables.marks = {NAMES.changelog: given_up(sha256="bb")}
    for _ in range(3):
        with pytest.raises(WrongChecksum):
            await consumer.getone()
    assert tables.read == [NAMES.changelog]

    tables.marks = {NAMES.changelog: given_up()}
    monkeypatch.setattr(skips, "LOOKUP_SECONDS", 0.0)
    assert await consumer.getone() == "behind it"


async def test_all_that_the_watermarks_name_is_passed(batch: UnreadableBatch) -> None:
    engine_skip.pass_given_up(batch.partition, given_up())
    assert is_skipped(batch)
