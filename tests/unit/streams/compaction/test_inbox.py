"""What the inbox makes of records, without a broker: which sessions are handed on, and what is committed."""

from __future__ import annotations

from typing import Any, cast

import orjson
import pytest

from processors.compaction.policy import CompactionPolicy
from schemas.settings import load_settings
from streams.compaction.inbox import MOST_WAITING, Inbox
from streams.compaction.offsets import OffsetLedger
from streams.compaction.schedule import Job, Schedule
from tests.builders.events import event_object, requested
from tests.builders.source_records import Record

POLICY = CompactionPolicy(trigger_size_bytes=100, trigger_context_fraction=None)


class Offered:
    """Stands for the schedule: keeps what it is told."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.withdrawn: list[str] = []
        self.kept: set[int] | None = None
        self.jobs_waiting = 0

    def offer(self, job: Job) -> None:
        self.jobs.append(job)

    def withdraw(self, session_id: str) -> None:
        self.withdrawn.append(session_id)

    def keep_only(self, partitions: frozenset[int]) -> None:
        self.kept = set(partitions)


class Desk:
    def __init__(self, policy: CompactionPolicy = POLICY) -> None:
        self.ledger = OffsetLedger()
        self.ledger.assigned([0])
        self.offered = Offered()
        self.inbox = Inbox(load_settings(), policy, self.ledger, cast("Schedule", self.offered))

    def take(self, *values: Any) -> None:
        records = [
            Record(value if isinstance(value, bytes) else orjson.dumps(value), offset=offset)
            for offset, value in enumerate(values)
        ]
        self.inbox._take(0, records)


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


def test_a_session_over_its_trigger_is_handed_on_and_holds_the_commit(desk: Desk) -> None:
    desk.take(updated(100), updated(101))
    (job,) = desk.offered.jobs
    assert (job.session_id, job.partition, job.sequence, job.request) == ("s1", 0, 7, None)
    assert desk.offered.withdrawn == ["s1"], "it was under its trigger at first"
    assert desk.ledger.committable() == {0: 1}
    desk.ledger.finish(job.tickets[0])
    assert desk.ledger.committable() == {0: 2}


def test_a_request_is_handed_on_whatever_the_figures(desk: Desk) -> None:
    desk.take(REQUEST)
    assert [job.request_id for job in desk.offered.jobs] == ["r1"]


def test_what_a_session_set_for_itself_decides(desk: Desk) -> None:
    desk.take(
        updated(101, compaction={"trigger_size_bytes": 500}),
        updated(1, compaction={"trigger_messages": 1}),
        updated(105, compacted_to={"size_bytes": 101, "message_count": 2, "context_fraction": 0.0}),
    )
    assert len(desk.offered.jobs) == 1
    assert desk.ledger.committable() == {0: 1}


def test_at_every_ai_message_means_ai_messages_and_reminders() -> None:
    desk = Desk(CompactionPolicy(trigger_context_fraction=0.0))
    desk.take(
        updated(1, messages=[added("UserMessageAdded")]),
        updated(1, messages=[added("UserMessageAdded"), added("AiMessageAdded")]),
        updated(1),
    )
    assert [job.tickets[0].offset for job in desk.offered.jobs] == [1, 2]


def test_what_is_none_of_its_business_or_no_event_is_passed_over(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    skipped = {"type": "CompactionSkipped", "session_id": "s1", "sequence": 1, "reason": "r", "epoch": 0}
    desk.take(skipped, b"no json", b"[]", {"type": "HistoryUpdated"}, {"type": "Unheard"})
    assert desk.offered.jobs == []
    assert desk.ledger.committable() == {0: 5}
    assert [getattr(record, "action", None) for record in caplog.records] == ["memory_event_unreadable"] * 2


async def test_an_assignment_says_what_goes_on() -> None:
    from aiokafka import TopicPartition

    desk = Desk()
    assert not desk.inbox.ready().ready
    desk.take(updated(101))
    await desk.inbox.on_partitions_revoked([TopicPartition("t", 0)])
    assert desk.ledger.owns(0), "as far as anybody knows"
    await desk.inbox.on_partitions_assigned([TopicPartition("t", 1), TopicPartition("t", 3)])
    assert desk.offered.kept == {1, 3}
    assert desk.inbox.ready() == (desk.inbox.ready().__class__)(
        True, "compacting sessions of partitions [1, 3]"
    )
    assert desk.ledger.committable() == {}


async def test_nothing_more_is_taken_off_while_too_many_jobs_wait(desk: Desk) -> None:
    done: list[str] = []

    class Consumer:
        def assignment(self) -> set[str]:
            return {"p"}

        def pause(self, *_: str) -> None:
            done.append("pause")

        def resume(self, *_: str) -> None:
            done.append("resume")

    for waiting in (MOST_WAITING - 1, MOST_WAITING, MOST_WAITING + 1, MOST_WAITING - 1):
        desk.offered.jobs_waiting = waiting
        desk.inbox._pause_or_resume(cast("Any", Consumer()))
    assert done == ["pause", "resume"]
