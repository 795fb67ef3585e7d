"""What a rebuild reads: events by time, what is none left out, and one of a newer version refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from processors.memory.fold import Entry
from processors.rebuild.content import LoggedEvent
from schemas.errors import BadRequest, NewerVersion
from schemas.settings import load_settings
from streams.kafka.event_decoding import EventDecoder
from streams.rebuild.session_keys import ReadKeys
from streams.rebuild.sources import Original, by_time, decoded
from streams.rebuild.target import same_topic
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


async def test_the_error_of_one_partition_is_raised_while_another_one_is_still_being_read() -> None:
    class Failing(Listed):
        async def events(self, partition: int) -> AsyncGenerator[Original]:
            if partition == 0:
                raise BadRequest("the archive has another number of partitions")
            await asyncio.sleep(0.05)
            async for original in super().events(partition):
                yield original

    with pytest.raises(BadRequest, match="another number of partitions"):
        await anext(by_time(Failing([1], [2])))


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
