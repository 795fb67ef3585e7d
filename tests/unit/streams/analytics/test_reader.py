"""A partition is answered only if this worker owned it before and after the read."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import orjson
import pytest
from prometheus_client import CollectorRegistry

from processors.analytics.answer import PartitionResults
from processors.analytics.costs import PriceTable
from processors.analytics.partition import AnalyticsRules
from processors.analytics.tree import SessionChoice
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from schemas.topic_names import TopicNames
from streams.analytics.fold import AnalyticsFoldConfig, AnalyticsPartition
from streams.analytics.metrics import AnalyticsMetrics
from streams.analytics.reader import AnalyticsReader
from tests.builders.events import deleted, described, event_json, user
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine, Owned

PRICES = PriceTable(BUILT_IN_MODELS)


def open_partition(table: DictTable, number: int = 0) -> AnalyticsPartition:
    config = AnalyticsFoldConfig(
        topics=TopicNames(),
        rules=AnalyticsRules(
            token_counter=ByteEstimate(),
            ttl_ms=None,
            grace_us=0,
            keep_us={"minute": None, "hour": None, "day": None},
        ),
        prices=PRICES,
        metrics=AnalyticsMetrics(CollectorRegistry()),
        partition_count=1,
        max_event_bytes=1_000,
        cache_sessions=10,
    )
    return AnalyticsPartition(number, table, config)


class LosingEngine(FakeEngine[AnalyticsPartition]):
    """Owns two partitions, and loses one of them after ``proofs`` proofs of ownership."""

    def __init__(self, proofs: int, replaced: bool) -> None:
        super().__init__(*(open_partition(DictTable(), number) for number in range(2)))
        fold = self.owned[0].fold
        fold.apply(fold.decode([Record(event_json(user(agent_id="a")))]))
        self._proofs = proofs
        self._after = Owned(fold) if replaced else None

    def servable(self, partition: int) -> Owned[AnalyticsPartition] | None:
        if partition == 1:
            return self.owned[1]
        self._proofs -= 1
        return self.owned[0] if self._proofs >= 0 else self._after


READS: dict[str, Callable[[AnalyticsReader], Awaitable[PartitionResults]]] = {
    "sessions": lambda reader: reader.sessions("last_activity", 10),
    "windows": lambda reader: reader.windows("day", 0, 10**18),
    "subjects": lambda reader: reader.subjects("agent"),
}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine counts proofs, and each pause asks for one more."""
    monkeypatch.setattr("streams.engine.turns.HELD_SECONDS", 60.0)


def reading(engine: FakeEngine[AnalyticsPartition]) -> AnalyticsReader:
    return AnalyticsReader(engine.partitions, PRICES)


@pytest.mark.parametrize("read", READS)
async def test_a_partition_that_stays_is_in_the_answer(read: str) -> None:
    parts = await READS[read](reading(LosingEngine(proofs=2, replaced=False)))

    assert set(parts) == {"0", "1"}
    assert len(parts["0"]["items"]) == 1


@pytest.mark.parametrize("replaced", [False, True])
@pytest.mark.parametrize("read", READS)
async def test_a_partition_lost_while_it_was_read_is_left_out(read: str, replaced: bool) -> None:
    assert set(await READS[read](reading(LosingEngine(proofs=1, replaced=replaced)))) == {"1"}


#: More than are ordered on the event loop.
MANY = 2_500


@pytest.fixture
def many() -> AnalyticsPartition:
    """A partition with many sessions, agents and minutes; every tenth session is a child of the first one."""
    fold = open_partition(DictTable())
    records: list[Record] = []

    def say(name: str, event: dict[str, object], number: int) -> None:
        value = event_json(event, session_id=name, event_id=f"e{len(records)}")
        timestamp = 1_767_323_045_000 + number * 60_000
        records.append(Record(value, key=name.encode(), offset=len(records), timestamp=timestamp))

    for number in range(MANY):
        day, minute = divmod(number, 1_440)
        at = f"2026-01-{2 + day:02}T{minute // 60:02}:{minute % 60:02}:00Z"
        say(f"s{number:05}", user(agent_id=f"a{number}", occurred_at=at), number)
        if number and number % 10 == 0:
            parent = {"session_id": "s00000", "relation": "subagent"}
            say(f"s{number:05}", described(parent=parent, occurred_at=at), number)
    fold.apply(fold.decode(records))
    return fold


LONG_READS: dict[str, Callable[[AnalyticsReader], Awaitable[PartitionResults]]] = {
    "sessions": lambda reader: reader.sessions("last_activity", 1_000),
    "windows": lambda reader: reader.windows("minute", -(10**18), 10**18),
    "subjects": lambda reader: reader.subjects("agent"),
}


@pytest.mark.parametrize("read", LONG_READS)
async def test_a_long_list_holds_the_event_loop_for_a_step_only(
    many: AnalyticsPartition, monkeypatch: pytest.MonkeyPatch, read: str
) -> None:
    """The windows of a week held it for a second, in which no memory was read and no flush written."""
    monkeypatch.setattr("streams.engine.turns.HELD_SECONDS", 0.0)
    reader = reading(FakeEngine(many))

    listing = asyncio.ensure_future(LONG_READS[read](reader))
    turns = 0
    while not listing.done():
        turns += 1
        await asyncio.sleep(0)

    (result,) = (await listing).values()
    assert len(result["items"]) == (1_000 if read == "sessions" else MANY)
    assert turns >= len(result["items"])


async def test_what_is_counted_while_windows_are_listed_is_in_those_that_come_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("streams.engine.turns.HELD_SECONDS", 0.0)
    fold = open_partition(DictTable())
    times = [f"2026-01-02T03:0{minute}:00Z" for minute in range(4)]

    def say(number: int, at: str) -> None:
        value = event_json(user(occurred_at=at), event_id=f"e{number}")
        fold.apply(fold.decode([Record(value, offset=number, timestamp=1_767_326_400_000)]))

    for number, at in enumerate(times):
        say(number, at)
    listing = asyncio.ensure_future(LONG_READS["windows"](reading(FakeEngine(fold))))
    await asyncio.sleep(0)
    for number, at in enumerate([times[0], times[3], "2026-01-02T03:09:00Z"], len(times)):
        say(number, at)

    (result,) = (await listing).values()
    counted = [orjson.loads(item)[2]["figures"]["messages"][0] for item in result["items"]]
    assert counted == [1, 1, 1, 2]
    assert result["position"] == 3


@dataclass(frozen=True)
class NotedChoice(SessionChoice):
    """Notes which threads ask it."""

    asked: list[int] = field(default_factory=list)

    def has(self, session_id: str, parent: str | None) -> bool:
        self.asked.append(threading.get_ident())
        return super().has(session_id, parent)


async def test_many_sessions_are_ordered_in_a_thread_and_those_that_end_meanwhile_are_left_out(
    many: AnalyticsPartition,
) -> None:
    choice = NotedChoice()
    listing = asyncio.ensure_future(
        reading(FakeEngine(many)).sessions("last_activity", 3, prefixes=(), choice=choice)
    )
    await asyncio.sleep(0)
    newest = f"s{MANY - 1:05}"
    end = Record(event_json(deleted(), session_id=newest, event_id="end"), key=newest.encode(), offset=10**6)
    many.apply(many.decode([end]))

    (result,) = (await listing).values()
    listed = [orjson.loads(item)[1]["session_id"] for item in result["items"]]
    assert listed == [f"s{MANY - 2:05}", f"s{MANY - 3:05}"]
    assert len(choice.asked) == MANY
    assert threading.get_ident() not in choice.asked


async def test_a_partition_that_moves_while_its_sessions_are_ordered_is_left_to_its_new_owner(
    many: AnalyticsPartition,
) -> None:
    engine = FakeEngine(many)
    listing = asyncio.ensure_future(reading(engine).sessions("last_activity", 3))
    await asyncio.sleep(0)
    engine.proven = False
    assert await listing == {}


@pytest.mark.parametrize(
    ("choice", "looked_at", "found"),
    [
        (NotedChoice(session_ids=["s00020", "s00007", "unknown"]), 2, 2),
        (NotedChoice(parents=["s00000"]), (MANY - 1) // 10, (MANY - 1) // 10),
        (NotedChoice(parents=["s00007"]), (MANY - 1) // 10, 0),
        (NotedChoice(session_ids=["s00020", "s00007"], parents=["s00000"]), 2, 1),
    ],
)
async def test_a_level_of_a_tree_does_not_look_at_all_sessions(
    many: AnalyticsPartition, choice: NotedChoice, looked_at: int, found: int
) -> None:
    choice.asked.clear()
    results = await reading(FakeEngine(many)).sessions("last_activity", 1_000, choice=choice)
    assert len(choice.asked) == looked_at
    assert [len(result["items"]) for result in results.values()] == [found]


async def test_a_session_that_leaves_its_parent_is_no_child_any_more() -> None:
    fold = open_partition(DictTable())

    async def children() -> list[str]:
        results = await reading(FakeEngine(fold)).sessions("cost", 9, choice=SessionChoice(parents=["p"]))
        return [orjson.loads(item)[1]["session_id"] for item in results["0"]["items"]]

    def say(number: int, event: dict[str, object]) -> None:
        fold.apply(fold.decode([Record(event_json(event, event_id=f"e{number}"), offset=number)]))

    say(0, described(parent={"session_id": "p", "relation": "subagent"}))
    assert await children() == ["s1"]
    say(1, described(parent=None))
    assert await children() == []
    say(2, described(parent={"session_id": "p", "relation": "subagent"}))
    assert await children() == ["s1"]
    say(3, deleted())
    assert await children() == []
