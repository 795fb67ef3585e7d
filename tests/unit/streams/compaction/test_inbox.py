"""The inbox without a broker: which sessions it schedules, and which offsets it commits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import orjson
import pytest
from aiokafka import AIOKafkaConsumer, TopicPartition

from processors.compaction.policy import CompactionPolicy
from processors.sealing.key_records import DataKey
from schemas.errors import BrokerUnreachable
from schemas.settings import load_settings
from streams.compaction import inbox as inbox_module
from streams.compaction.inbox import MAX_WAITING_JOBS, Inbox
from streams.compaction.offsets import OffsetTracker
from streams.compaction.schedule import Job, Schedule
from streams.engine import record_batches
from streams.engine.record_batches import UnreadableBatch, WrongChecksum
from tests.builders.events import event_object, requested
from tests.builders.sealed import ring, sealed
from tests.builders.source_records import Record, unreadable_batch
from tests.fakes.key_log import FakeKeyLog

POLICY = CompactionPolicy(trigger_size_bytes=100, trigger_context_fraction=None)


class Offered:
    """A fake of the schedule that records its calls."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.withdrawn: list[str] = []
        self.kept: set[int] | None = None
        self.jobs_waiting = 0

    def add(self, job: Job) -> None:
        self.jobs.append(job)

    def withdraw(self, session_id: str) -> None:
        self.withdrawn.append(session_id)

    def keep_only(self, partitions: frozenset[int]) -> None:
        self.kept = set(partitions)


class Desk:
    def __init__(self, policy: CompactionPolicy = POLICY, **options: Any) -> None:
        self.tracker = OffsetTracker()
        self.tracker.assigned([0])
        self.offered = Offered()
        self.emptied = 0
        self.inbox = Inbox(
            load_settings(),
            policy,
            self.tracker,
            cast("Schedule", self.offered),
            on_emptied=self._count,
            **options,
        )

    def _count(self) -> None:
        self.emptied += 1

    def take(self, *values: Any) -> None:
        records = [
            Record(value if isinstance(value, bytes) else orjson.dumps(value), offset=offset)
            for offset, value in enumerate(values)
        ]
        # Without a sealed request it waits for nothing, so one step is all.
        with contextlib.suppress(StopIteration):
            self.inbox._take(0, records).send(None)


def updated(size_bytes: int, **fields: Any) -> dict[str, Any]:
    return {
        "type": "HistoryUpdated",
        "session_id": "s1",
        "sequence": 7,
        "epoch": 0,
        "size_bytes": size_bytes,
        "tokens": 1,
        "message_count": 2,
        "context_fraction": 0.0,
        "truncated": False,
        "messages": [],
        **fields,
    }


def added(kind: str) -> dict[str, Any]:
    sizes = {"size_bytes": 1, "tokens": 1, "history_size_bytes": 1}
    return {"id": "e", "sequence": 7, "type": kind, **sizes}


REQUEST = event_object(requested("agent"), "r1")


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_session_over_its_trigger_is_scheduled_and_delays_the_commit(desk: Desk) -> None:
    desk.take(updated(100), updated(101))
    (job,) = desk.offered.jobs
    assert (job.session_id, job.partition, job.sequence, job.request) == ("s1", 0, 7, None)
    assert desk.offered.withdrawn == ["s1"], "it was under its trigger at first"
    assert desk.tracker.committable() == {0: 1}
    desk.tracker.finish(job.offsets[0])
    assert desk.tracker.committable() == {0: 2}


def test_a_request_is_scheduled_without_a_trigger(desk: Desk) -> None:
    desk.take(REQUEST)
    assert [job.request_id for job in desk.offered.jobs] == ["r1"]


def test_a_sessions_own_triggers_take_precedence(desk: Desk) -> None:
    desk.take(
        updated(101, compaction={"trigger_size_bytes": 500}),
        updated(1, compaction={"trigger_messages": 1}),
        updated(105, compacted_to={"size_bytes": 101, "message_count": 2, "context_fraction": 0.0}),
    )
    assert len(desk.offered.jobs) == 1
    assert desk.tracker.committable() == {0: 1}


def test_what_the_last_call_took_is_judged_from_the_announcement_alone() -> None:
    desk = Desk(
        CompactionPolicy(trigger_size_bytes=None, trigger_context_fraction=None, trigger_input_tokens=1_000)
    )
    left = {"size_bytes": 1, "message_count": 1, "context_fraction": 0.0}
    desk.take(
        updated(1),  # of an older worker, or nothing is reported
        updated(1, last_input_tokens=1_000),
        updated(1, last_input_tokens=1_001),
        updated(1, last_input_tokens=1_500, compacted_to={**left, "input_tokens": 1_400}),
        updated(1, last_input_tokens=1_540, compacted_to={**left, "input_tokens": 1_400}),
        updated(1, last_input_tokens=1_001, compaction={"trigger_input_tokens": None}),
        updated(1, last_input_tokens=501, compaction={"trigger_input_tokens": 500}),
    )
    assert [job.offsets[0].offset for job in desk.offered.jobs] == [2, 4, 6]


def test_a_trigger_at_every_ai_message_fires_for_ai_messages_and_reminders() -> None:
    desk = Desk(CompactionPolicy(trigger_context_fraction=0.0))
    desk.take(
        updated(1, messages=[added("UserMessageAdded")]),
        updated(1, messages=[added("UserMessageAdded"), added("AiMessageAdded")]),
        updated(1),
    )
    assert [job.offsets[0].offset for job in desk.offered.jobs] == [1, 2]


def test_a_users_message_does_not_withdraw_the_trigger_of_the_answer_before_it() -> None:
    desk = Desk(CompactionPolicy(trigger_context_fraction=0.0))
    desk.take(
        updated(1, messages=[added("AiMessageAdded")], context_fraction=0.2),
        updated(1, messages=[added("UserMessageAdded")], context_fraction=0.3),
    )
    assert len(desk.offered.jobs) == 1
    assert desk.offered.withdrawn == []


def test_a_trigger_of_an_answer_is_withdrawn_if_memory_was_compacted_since() -> None:
    desk = Desk(CompactionPolicy(trigger_context_fraction=0.0))
    left = {"size_bytes": 1, "message_count": 2, "context_fraction": 0.2}
    desk.take(
        updated(1, messages=[added("AiMessageAdded")], context_fraction=0.2),
        updated(1, messages=[added("UserMessageAdded")], context_fraction=0.2, compacted_to=left),
    )
    assert desk.offered.withdrawn == ["s1"]


def test_other_events_and_unreadable_records_are_skipped(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    skipped = {"type": "CompactionSkipped", "session_id": "s1", "sequence": 1, "reason": "r", "epoch": 0}
    desk.take(skipped, b"no json", b"[]", {"type": "HistoryUpdated"}, {"type": "Unheard"})
    assert desk.offered.jobs == []
    assert desk.tracker.committable() == {0: 5}
    assert [getattr(record, "action", None) for record in caplog.records] == ["memory_event_unreadable"] * 2
    no_json, no_session = (record.getMessage() for record in caplog.records)
    assert no_json.endswith("offset 1: the value is not JSON")
    assert "offset 3: HistoryUpdated.session_id: Field required" in no_session


def test_what_an_abandoned_compaction_cost_is_told_with_its_place() -> None:
    told: list[tuple[str, int, int, int]] = []
    desk = Desk(on_abandoned=lambda *cost: told.append(cost))
    skipped = {
        "type": "CompactionSkipped",
        "session_id": "s1",
        "sequence": 1,
        "reason": "abandoned",
        "epoch": 0,
    }
    desk.take(skipped, {**skipped, "tokens": 120})

    assert told == [("s1", 120, 1, Record().timestamp)]
    assert desk.offered.jobs == []
    assert desk.tracker.committable() == {0: 2}


def test_a_topic_that_begins_again_is_said_once_and_its_sessions_are_scheduled(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    """It was deleted and created again, or somebody set the offsets of the group back."""
    desk.inbox._committed_to = {0: 40, 1: 7}
    desk.take(updated(101), updated(102, session_id="s2"))
    assert [job.session_id for job in desk.offered.jobs] == ["s1", "s2"]
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "memory_events_made_anew")
    assert "begins again: offset 0 came, and 40 was committed" in line.getMessage()
    assert desk.inbox._committed_to == {}, (
        "what was known of the old topic is forgotten, also of its other partitions"
    )


@pytest.mark.parametrize("kind", [[], {}, ["HistoryUpdated"], 1, None])
def test_a_type_that_is_no_text_is_skipped(desk: Desk, kind: Any) -> None:
    """The worker ended at such a record, and at each start again, since nothing behind it was committed."""
    desk.take({"type": kind, "session_id": "s1"}, updated(101))
    assert [job.sequence for job in desk.offered.jobs] == [7]


async def test_an_assignment_stops_the_jobs_of_other_partitions() -> None:
    desk = Desk()
    assert not desk.inbox.ready().ready
    desk.take(updated(101))
    await desk.inbox.on_partitions_revoked([TopicPartition("t", 0)])
    assert desk.tracker.owns(0), "until the new assignment"
    await desk.inbox.on_partitions_assigned([TopicPartition("t", 1), TopicPartition("t", 3)])
    assert desk.offered.kept == {1, 3}
    assert desk.inbox.ready() == (desk.inbox.ready().__class__)(
        True, "compacting sessions of partitions [1, 3]"
    )
    assert desk.tracker.committable() == {}


async def test_the_consumer_is_paused_while_too_many_jobs_wait(desk: Desk) -> None:
    done: list[str] = []

    class Consumer:
        def assignment(self) -> set[str]:
            return {"p"}

        def pause(self, *_: str) -> None:
            done.append("pause")

        def resume(self, *_: str) -> None:
            done.append("resume")

    for waiting in (MAX_WAITING_JOBS - 1, MAX_WAITING_JOBS, MAX_WAITING_JOBS + 1, MAX_WAITING_JOBS - 1):
        desk.offered.jobs_waiting = waiting
        desk.inbox._pause_or_resume(cast("Any", Consumer()))
    assert done == ["pause", "resume"]


def test_an_emptied_memory_is_reported_so_that_no_cache_keeps_its_texts(desk: Desk) -> None:
    desk.take(updated(101), updated(0, message_count=0))
    assert desk.emptied == 1


def test_what_the_consumer_has_passed_without_a_record_is_committed_too(desk: Desk) -> None:
    """The end of a transaction has an offset and gives no record: an idle group would show a lag for ever."""
    desk.take(updated(1), updated(101))
    (job,) = desk.offered.jobs
    positions = {0: (3, True), 1: (9, True)}
    states = {
        TopicPartition("memory-events", partition): SimpleNamespace(position=at, has_valid_position=valid)
        for partition, (at, valid) in positions.items()
    }
    subscription = SimpleNamespace(assignment=SimpleNamespace(_tp_state=states))
    consumer: Any = SimpleNamespace(_subscription=SimpleNamespace(subscription=subscription))

    desk.inbox._skip_control_records(consumer)

    assert desk.tracker.committable() == {0: 1}, "an unfinished event keeps its place"
    desk.tracker.finish(job.offsets[0])
    assert desk.tracker.committable() == {0: 3}, "and partition 1 belongs to another worker"
    consumer._subscription.subscription = None
    desk.inbox._skip_control_records(consumer)


class Topic:
    """A fake of a consumer of some records; it is cancelled when all were returned."""

    def __init__(self, *records: Record) -> None:
        self.records = records
        self.place = 0
        self.seeks: list[int] = []
        self.committed: list[dict[TopicPartition, int]] = []
        self._subscription = SimpleNamespace(subscription=None)

    async def getmany(self, **_: Any) -> dict[TopicPartition, Sequence[Record]]:
        if self.place == len(self.records):
            raise asyncio.CancelledError
        records, self.place = self.records[self.place :], len(self.records)
        return {TopicPartition("memory-events", 0): records}

    def seek(self, _: TopicPartition, offset: int) -> None:
        self.seeks.append(offset)
        self.place = offset

    async def commit(self, offsets: dict[TopicPartition, int]) -> None:
        self.committed.append(offsets)


@pytest.mark.parametrize("moves", [False, True])
async def test_a_sealed_request_waits_for_its_key_while_kafka_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, moves: bool
) -> None:
    """The process ended at it. If partitions are assigned meanwhile, they are read from what is committed."""
    monkeypatch.setattr(inbox_module, "_POLL_MS", 0)
    monkeypatch.setattr(inbox_module, "_COMMIT_SECONDS", 0.0)
    log = FakeKeyLog()
    one = {"instructions": "keep the names"}
    records = await sealed(ring(log), *((f"s{n}", requested("agent") | one) for n in range(3)))
    desk, keys = Desk(), ring(log)
    # The keys are asked for one by one; the second one is away for two polls.
    desk.inbox._keys = keys
    find, failures = keys.find, 2

    async def slow(session_id: str, key_id: str) -> DataKey:
        nonlocal failures
        if session_id == "s1" and failures:
            failures -= 1
            if moves:
                await desk.inbox.on_partitions_assigned([TopicPartition("memory-events", 0)])
            raise BrokerUnreachable("no answer about keys")
        return await find(session_id, key_id)

    monkeypatch.setattr(keys, "find", slow)
    topic = Topic(*records)
    desk.inbox._consumer = cast(Any, topic)
    with pytest.raises(asyncio.CancelledError):
        await desk.inbox.run()

    if moves:
        assert topic.seeks == []
        assert [job.session_id for job in desk.offered.jobs] == ["s0"]
        return
    assert topic.seeks == [1, 1]
    assert [job.session_id for job in desk.offered.jobs] == ["s0", "s1", "s2"]
    assert [record.__dict__["action"] for record in caplog.records] == ["compaction_waits_for_key"]
    for job in desk.offered.jobs:
        desk.tracker.finish(job.offsets[0])
    assert desk.tracker.committable() == {0: 3}


class DamagedTopic:
    """A fake of a consumer whose next batch has a wrong checksum, until it is passed."""

    def __init__(self, batch: UnreadableBatch, end: int) -> None:
        self.batch = batch
        self.end = end
        self.polls = 0

    async def getmany(self, **_: Any) -> dict[TopicPartition, list[Record]]:
        self.polls += 1
        if ("memory-events", 0, 4, "digest") not in record_batches._skipped:
            raise WrongChecksum(self.batch)
        raise asyncio.CancelledError

    async def end_offsets(self, places: list[TopicPartition]) -> dict[TopicPartition, int]:
        return dict.fromkeys(places, self.end)

    async def position(self, _: TopicPartition) -> int:
        return 4


def damaged_batch(next_offset: int) -> UnreadableBatch:
    return unreadable_batch("memory-events", 0, 4, next_offset=next_offset, sha256="digest")


async def test_a_batch_with_a_wrong_checksum_is_passed_after_some_fetches(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Memory announces again what was in it; the process ended at it, again at each start."""
    monkeypatch.setattr(record_batches, "_skipped", set())
    monkeypatch.setattr(inbox_module, "_POLL_MS", 0)
    desk, topic = Desk(), DamagedTopic(damaged_batch(next_offset=9), end=9)
    desk.inbox._consumer = cast(Any, topic)
    with pytest.raises(asyncio.CancelledError):
        await desk.inbox.run()
    assert topic.polls == 6, "the network may have damaged it, so it is fetched again first"
    assert "offsets 4 to 8" in caplog.text


async def test_a_batch_whose_header_is_damaged_too_is_not_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong end would leave out records that can be read."""
    monkeypatch.setattr(record_batches, "_skipped", set())
    monkeypatch.setattr(inbox_module, "_POLL_MS", 0)
    desk = Desk()
    desk.inbox._consumer = cast(Any, DamagedTopic(damaged_batch(next_offset=10), end=9))
    with pytest.raises(WrongChecksum):
        await desk.inbox.run()
    assert record_batches._skipped == set()


async def test_what_was_fetched_before_a_rebalance_is_not_counted_after_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The group rebalances while a key is looked up, and the partition stays: the commit went beyond a request."""
    looked_up, rebalanced = asyncio.Event(), asyncio.Event()

    async def opened(value: bytes, _: object) -> bytes:
        looked_up.set()
        await rebalanced.wait()
        return value

    def request(offset: int) -> Record:
        return Record(orjson.dumps(event_object(requested(), f"e{offset}")), offset=offset)

    partitions = [TopicPartition("memory-events", 0)]
    await desk.inbox.on_partitions_assigned(partitions)
    await desk.inbox._take(0, [request(30)])
    assert desk.tracker.committable() == {0: 30}

    with monkeypatch.context() as patched:
        patched.setattr(inbox_module, "opened_value", opened)
        taking = asyncio.create_task(desk.inbox._take(0, [request(50), request(51)]))
        await looked_up.wait()
        await desk.inbox.on_partitions_revoked(partitions)
        await desk.inbox.on_partitions_assigned(partitions)
        rebalanced.set()
        await taking
    await desk.inbox._take(0, [request(30)])
    assert desk.tracker.committable() == {0: 30}
    assert [job.offsets[0].offset for job in desk.offered.jobs] == [30, 30]


def test_the_lowest_unfinished_event_is_committed_in_whatever_order_they_came() -> None:
    tracker = OffsetTracker()
    tracker.assigned([0])
    later, earlier = tracker.begin(0, 50), tracker.begin(0, 30)
    tracker.skip_to(0, 51)
    assert tracker.committable() == {0: 30}
    tracker.finish(earlier)
    assert tracker.committable() == {0: 50}
    tracker.finish(later)
    assert tracker.committable() == {0: 51}


async def test_a_topic_that_was_made_anew_is_noticed_by_its_offsets() -> None:
    """The compactor waited for ever for the sequences of its summaries in the log of before."""
    desk = Desk()
    noticed: list[int] = []
    desk.inbox._on_made_anew = lambda: noticed.append(1)

    class Committing:
        async def commit(self, _: object) -> None: ...

    desk.take(updated(100), updated(100), updated(100))
    await desk.inbox._commit(cast("AIOKafkaConsumer", Committing()))
    desk.tracker.assigned([0])
    assert noticed == []

    desk.take(updated(100), updated(100))
    assert noticed == [1], "once, not for each record"
