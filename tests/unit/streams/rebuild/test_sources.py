"""What a rebuild reads: events by time, what is none left out, and one of a newer version refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path

import pytest

from processors.memory.fold import Entry
from processors.rebuild.content import LoggedEvent
from schemas.errors import BadRequest, NewerVersion
from schemas.settings import load_settings
from streams.archive.stores.local import LocalStore
from streams.archive.stores.sqlite import SqlitePartition
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.partitioner import partition_of
from streams.rebuild.session_keys import ReadKeys
from streams.rebuild.sources import ArchiveSource, Original, by_time, decoded
from streams.rebuild.target import same_topic
from tests.builders.archived import batch, stored
from tests.builders.events import SESSION, event, event_json, user
from tests.builders.source_records import Record


class Listed:
    """A source whose events have these times, by partition."""

    topic = "events"

    def __init__(self, *times: list[int]) -> None:
        self.partition_count = len(times)
        self.record_count = sum(map(len, times))
        self.left_out: dict[int, int] = {}
        self.keys: ReadKeys | None = None
        self._times = times

    async def events(self, partition: int) -> AsyncGenerator[Original]:
        for sequence, time_ms in enumerate(self._times[partition]):
            yield Original(partition, LoggedEvent(Entry(event(user()), sequence, time_ms), b""), [])


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        (([1, 4, 9], [], [2, 3, 8]), [(0, 0), (2, 0), (2, 1), (0, 1), (2, 2), (0, 2)]),
        # Clocks of brokers differ: a partition keeps its own order.
        (([5, 1, 6], [2, 7]), [(1, 0), (0, 0), (0, 1), (0, 2), (1, 1)]),
        (([], []), []),
    ],
)
async def test_events_come_by_their_times_and_each_partition_in_its_order(
    times: tuple[list[int], ...], expected: list[tuple[int, int]]
) -> None:
    found = [(one.partition, one.logged.entry.sequence) async for one in by_time(Listed(*times))]

    assert found == expected


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


class Failing(Listed):
    """A source of which one partition cannot be read, while another one is still being read."""

    async def events(self, partition: int) -> AsyncGenerator[Original]:
        if partition == 0:
            raise NewerVersion("run the rebuild by that version")
        await asyncio.sleep(0.01)
        async with aclosing(super().events(partition)) as events:
            async for original in events:
                yield original


async def test_an_error_of_one_partition_is_told_while_others_are_read() -> None:
    """The error was "aclose(): asynchronous generator is already running"."""
    with pytest.raises(NewerVersion, match="by that version"):
        await anext(by_time(Failing([1], [2], [3])))


async def test_a_wrong_number_of_partitions_is_refused_and_leaves_the_archive_as_it_is(
    tmp_path: Path,
) -> None:
    """A store makes files for what it is asked about, and then the right number was refused."""
    own = partition_of(SESSION.encode(), 2)
    assert partition_of(SESSION.encode(), 64) != own
    store = LocalStore(tmp_path, SqlitePartition)
    await store.start()
    try:
        await store.write(own, batch(stored(user(), 0)))
        files = names(tmp_path)
        wrong = await ArchiveSource.open(load_settings(), store, partitions=64)
        with pytest.raises(BadRequest, match="--from-partitions"):
            async for _ in by_time(wrong):
                pass
        assert names(tmp_path) == files

        await store.position(63)  # as a version of before left it
        right = await ArchiveSource.open(load_settings(), store, partitions=2)
        assert [one.partition async for one in by_time(right)] == [own]
    finally:
        await store.stop()


def test_a_record_that_is_no_event_is_none_and_one_of_a_newer_version_is_an_error() -> None:
    decoder = EventDecoder(0, 1, 900_000)
    value = event_json(user("hello"))
    logged = decoded(decoder, Record(offset=7, key=SESSION.encode(), value=value))
    assert logged is not None
    assert (logged.value, logged.entry.sequence) == (value, 7)
    assert decoded(decoder, Record(offset=8, key=SESSION.encode(), value=b"no event")) is None
    newer = event_json(user("hello", requires=99))
    with pytest.raises(
        NewerVersion, match=r"sequence 9 of session 's1' needs a newer .*: run the rebuild by that"
    ):
        decoded(decoder, Record(offset=9, key=SESSION.encode(), value=newer))


@pytest.mark.parametrize(
    ("servers", "prefix", "same"),
    [("b:9092,a:9092", "x-", True), ("a:9092", "y-", False), ("c:9092", "x-", False)],
)
def test_the_source_is_no_target(servers: str, prefix: str, same: bool) -> None:
    old = load_settings(bootstrap_servers="a:9092", topic_prefix="x-")

    assert same_topic(old, load_settings(bootstrap_servers=servers, topic_prefix=prefix)) is same
