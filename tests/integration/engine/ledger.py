"""The independent verifier: compares the log with the changelog and with the workers' answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from aiokafka import AIOKafkaConsumer
from aiokafka.structs import TopicPartition

from streams.engine.watermark import decode_watermarks, watermark_key
from tests.integration.engine.counting import Tally, tally_name
from tests.integration.engine.stage import Stage
from tests.live.waiting import until_async

Tallies = dict[tuple[int, str], Tally]


@dataclass(slots=True)
class Ledger:
    """Tallies by partition and key, and the applied offset of each partition."""

    tallies: Tallies = field(default_factory=dict)
    applied: dict[tuple[int, str], int] = field(default_factory=dict)

    def total(self) -> int:
        """All counts together."""
        return sum(tally.events for tally in self.tallies.values())


async def _read(consumer: AIOKafkaConsumer, tps: list[TopicPartition]) -> dict[TopicPartition, list]:  # type: ignore[type-arg]  # aiokafka has no types
    """Return all records that a read_committed consumer gets now, by partition."""
    consumer.assign(tps)
    beginnings = await consumer.beginning_offsets(tps)
    ends = await consumer.end_offsets(tps)
    for tp in tps:
        consumer.seek(tp, beginnings[tp])
    records: dict[TopicPartition, list] = {tp: [] for tp in tps}  # type: ignore[type-arg]
    behind = set(tps)
    while behind:
        for tp, batch in (await consumer.getmany(timeout_ms=200)).items():
            records[tp].extend(one for one in batch if one.offset < ends[tp])
        behind = {tp for tp in behind if await consumer.position(tp) < ends[tp]}
    return records


async def from_log(stage: Stage, *, up_to: Mapping[tuple[int, str], int] | None = None) -> Ledger:
    """Count the source topics with nothing but a plain consumer.

    Args:
        up_to: by partition and topic, the last offset to count; everything without it. Only for one topic a
            partition, since the order between topics is the worker's own.
    """
    ledger = Ledger()
    tps = [TopicPartition(topic, number) for topic in stage.sources for number in range(stage.partitions)]
    async with stage.consumer() as consumer:
        for tp, records in (await _read(consumer, tps)).items():
            for record in records:
                place = (tp.partition, tp.topic)
                if up_to is not None and record.offset > up_to.get(place, -1):
                    break
                name = (tp.partition, (record.key or b"").decode())
                ledger.applied[place] = record.offset
                if record.value == b"delete":
                    ledger.tallies.pop(name, None)
                else:
                    ledger.tallies[name] = ledger.tallies.get(name, Tally()).add(tp.topic, record.offset)
    return ledger


async def from_changelog(stage: Stage) -> Ledger:
    """Return the content of the committed changelog."""
    ledger = Ledger()
    tps = [TopicPartition(stage.changelog, number) for number in range(stage.partitions)]
    async with stage.consumer() as consumer:
        for tp, records in (await _read(consumer, tps)).items():
            newest = {record.key: record.value for record in records}
            for topic, mark in decode_watermarks(newest.pop(watermark_key(tp.partition), None)).items():
                ledger.applied[tp.partition, topic] = mark.offset
            for key, value in newest.items():
                name = tally_name(key)
                if name is not None and value is not None:
                    ledger.tallies[tp.partition, name] = Tally.decode(value)
    return ledger


async def announced(stage: Stage) -> dict[int, list[str]]:
    """Return the records that committed flushes published, by partition, in order."""
    tps = [TopicPartition(stage.published, number) for number in range(stage.partitions)]
    async with stage.consumer() as consumer:
        return {
            tp.partition: [record.value.decode() for record in records]
            for tp, records in (await _read(consumer, tps)).items()
        }


def differences(expected: Ledger, found: Ledger) -> list[str]:
    """Return one line for each key that differs."""
    said = []
    for name in sorted(expected.tallies.keys() | found.tallies.keys()):
        right, wrong = expected.tallies.get(name, Tally()), found.tallies.get(name, Tally())
        if right != wrong:
            said.append(f"{name}: expected {right.events} {right.last}, found {wrong.events} {wrong.last}")
    said += [
        f"watermark {place}: expected {expected.applied.get(place)}, found {found.applied.get(place)}"
        for place in sorted(expected.applied.keys() | found.applied.keys())
        if expected.applied.get(place) != found.applied.get(place)
    ]
    return said


async def assert_exact(stage: Stage, *, seconds: float = 60, published: bool = True) -> Ledger:
    """Wait until the committed changelog has applied the whole log, then compare it, key by key.

    Raises:
        AssertionError: something is lost, duplicated or reordered, or it is not applied in time.
    """
    expected = await from_log(stage)
    found = Ledger()

    async def applied() -> bool:
        nonlocal found
        found = await from_changelog(stage)
        return all(found.applied.get(place, -1) >= offset for place, offset in expected.applied.items())

    await until_async(applied, "the changelog has applied the whole log", within=seconds)
    assert differences(expected, found) == []
    if published:
        await assert_announced_once(stage)
    return found


async def assert_consistent(stage: Stage) -> Ledger:
    """Check that the committed records are exactly those of the log up to the committed watermark."""
    found = await from_changelog(stage)
    expected = await from_log(stage, up_to=found.applied)
    assert differences(expected, found) == []
    return found


async def assert_announced_once(stage: Stage) -> None:
    """Check that every source record was announced exactly once, in the log's order."""
    expected: dict[int, list[str]] = defaultdict(list)
    tps = [TopicPartition(topic, number) for topic in stage.sources for number in range(stage.partitions)]
    async with stage.consumer() as consumer:
        for tp, records in (await _read(consumer, tps)).items():
            expected[tp.partition] += [f"{tp.topic}:{record.offset}" for record in records]
    found: dict[int, list[str]] = {}

    async def visible() -> bool:
        # The broker marks a committed transaction in one partition after another: what the changelog shows may
        # for a moment not be shown here. Too many or wrong ones never become right by waiting.
        nonlocal found
        found = await announced(stage)
        return all(len(places) >= len(expected[partition]) for partition, places in found.items())

    await until_async(visible, "every source record was announced", within=10)
    if stage.source_count > 1:
        # The order between topics is the worker's own.
        assert {p: sorted(places) for p, places in found.items()} == {p: sorted(expected[p]) for p in found}
        return
    for partition, places in found.items():
        assert places == expected[partition], (
            f"partition {partition} was not announced exactly once, in order"
        )
