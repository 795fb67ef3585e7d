"""The checker finds every kind of violation that is planted into a run without any."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from tests.chaos.checker import (
    Acknowledged,
    Found,
    Read,
    Record,
    check,
    check_counts,
    check_final_memories,
    check_histories,
    compare,
    fold,
)

SESSION = "s"


def record(
    offset: int, kind: str, *, session: str = SESSION, at_ms: int | None = None, **fields: Any
) -> Record:
    event = {"type": kind, "event_id": fields.pop("event_id", f"e{offset}"), **fields}
    return Record(0, offset, offset * 1000 if at_ms is None else at_ms, session, event)


def said(*offsets: int) -> list[Record]:
    return [record(n, "UserMessageAdded" if n % 2 == 0 else "AiMessageAdded") for n in offsets]


def summary(offset: int, through: int, epoch: int, **fields: Any) -> Record:
    return record(offset, "HistoryCompacted", base_epoch=epoch, through_sequence=through, **fields)


def acknowledged(log: Sequence[Record]) -> list[Acknowledged]:
    return [Acknowledged(r.session_id, n, r.event_id, r.partition, r.offset) for n, r in enumerate(log)]


def read(log: Sequence[Record], began: float, *, minimum: int | None = None) -> Read:
    """What a right worker answers once it has applied ``log``."""
    memory = fold(log)
    return Read(
        SESSION,
        "w",
        began,
        began + 0.1,
        int(began * 1000),
        memory.sequence,
        memory.epoch,
        memory.life_sequence,
        memory.message_ids,
        minimum,
    )


LOG = said(0, 1, 2, 3, 4, 5)
READS = [read(LOG[:n], float(n)) for n in range(1, 7)]


def promises(found: Found) -> set[str]:
    return {violation.promise for violation in found.violations}


def judged(
    log: Sequence[Record] = LOG, reads: Sequence[Read] = READS, sent: Sequence[Acknowledged] | None = None
) -> set[str]:
    return promises(check(log, acknowledged(log) if sent is None else sent, reads))


# A run without violations


def test_a_right_run_has_no_violations_and_everything_is_counted() -> None:
    found = check(LOG, acknowledged(LOG), [*READS, read(LOG, 9.0, minimum=5)])
    assert found.violations == []
    assert found.checked["acknowledged events found in the log"] == 6
    assert found.checked["events in the order in which they were sent"] == 6
    assert found.checked["reads with a memory"] == 7
    assert found.checked["reads of one's own writes"] == 1


# The model


def test_the_model_keeps_the_newest_turns_of_a_window() -> None:
    memory = fold([record(0, "SessionConfigured", max_messages=4), *said(2, 3, 4, 5, 6)])
    assert memory.message_ids == ("e4", "e5", "e6")


def test_the_model_removes_whole_groups_and_raises_the_epoch_only_for_what_it_had() -> None:
    call = record(1, "AiMessageAdded", tool_calls=[{"id": "c"}])
    answer = record(2, "ToolCallResponseAdded", tool_call_id="c")
    stray = record(3, "ToolCallResponseAdded", tool_call_id="unknown")
    log = [record(0, "UserMessageAdded"), call, answer, stray]
    assert fold(log).message_ids == ("e0", "e1", "e2")
    removed = fold([*log, record(4, "MessagesRemoved", message_ids=["e2"])])
    assert (removed.message_ids, removed.epoch) == (("e0",), 1)
    nothing = fold([*log, record(4, "MessagesRemoved", message_ids=["e9"])])
    assert (nothing.message_ids, nothing.epoch, nothing.sequence) == (("e0", "e1", "e2"), 0, 4)


def test_the_model_applies_a_summary_of_the_present_epoch_only() -> None:
    once = fold([*LOG, summary(6, 3, 0)])
    assert (once.message_ids, once.epoch) == (("e6:user", "e6:ai", "e4", "e5"), 1)
    stale = fold([*LOG, summary(6, 3, 0), summary(7, 5, 0)])
    assert (stale.message_ids, stale.epoch, stale.sequence) == (once.message_ids, 1, 6)
    assert fold([*LOG, record(6, "HistoryCleared"), summary(7, 3, 0)]).message_ids == ()


def test_the_model_ends_a_life_by_deletion_and_by_time_but_not_by_an_early_expiry() -> None:
    assert fold([*LOG, record(6, "SessionDeleted")]).sequence is None
    again = fold([*LOG, record(6, "SessionDeleted"), record(8, "UserMessageAdded")])
    assert (again.life_sequence, again.message_ids) == (8, ("e8",))
    short = [record(0, "SessionConfigured", ttl_seconds=5), record(1, "UserMessageAdded")]
    early = record(2, "SessionExpired", last_sequence=1, at_ms=6000)
    assert fold([*short, early]).sequence == 1
    late = record(2, "SessionExpired", last_sequence=1, at_ms=6001)
    assert fold([*short, late]).sequence is None
    assert fold([*short, record(2, "UserMessageAdded", at_ms=6001)]).message_ids == ("e2",)


def test_the_model_drops_an_event_that_is_in_the_log_twice() -> None:
    twice = [*LOG, record(6, "UserMessageAdded", event_id="e4")]
    assert (fold(twice).message_ids, fold(twice).sequence) == (fold(LOG).message_ids, 5)


# Planted violations


def test_an_acknowledged_event_that_is_not_in_the_log_is_found() -> None:
    assert "nothing acknowledged is lost" in judged(log=LOG[:-1], reads=[], sent=acknowledged(LOG))


def test_an_acknowledged_event_at_another_place_is_found() -> None:
    moved = dataclasses.replace(acknowledged(LOG)[2], sequence=4)
    assert "nothing acknowledged is lost" in judged(sent=[moved])


def test_events_in_another_order_than_they_were_sent_are_found() -> None:
    sent = acknowledged(LOG)
    sent[1], sent[2] = dataclasses.replace(sent[1], number=2), dataclasses.replace(sent[2], number=1)
    assert judged(sent=sent) == {"order is kept"}


def test_a_message_that_is_twice_in_memory_is_found() -> None:
    wrong = dataclasses.replace(READS[-1], message_ids=(*READS[-1].message_ids, "e5"))
    assert "nothing is twice in memory" in judged(reads=[wrong])


@pytest.mark.parametrize(
    "change",
    [
        {"message_ids": ("e0", "e1", "e2", "e4", "e5")},
        {"message_ids": ("e1", "e0", "e2", "e3", "e4", "e5")},
        {"epoch": 1},
        {"life_sequence": 2},
        {"sequence": 4},
    ],
    ids=["one is missing", "two are exchanged", "epoch", "life", "sequence"],
)
def test_a_read_that_is_not_the_memory_at_its_sequence_is_found(change: dict[str, Any]) -> None:
    wrong = dataclasses.replace(READS[-1], **change)
    assert "a read is the memory at its sequence" in judged(reads=[wrong])


def test_a_read_that_goes_backwards_is_found() -> None:
    assert judged(reads=[*READS, read(LOG[:3], 20.0)]) == {"reads are monotonic"}


def test_two_reads_at_the_same_time_may_differ() -> None:
    newer, older = read(LOG, 1.0), dataclasses.replace(read(LOG[:3], 1.0), began=1.05)
    assert judged(reads=[newer, older]) == set()


def test_a_session_that_nobody_deleted_and_a_worker_does_not_know_is_found() -> None:
    assert judged(reads=[*READS, read([], 20.0)]) == {"reads are monotonic"}


def test_a_deleted_session_that_comes_back_is_found() -> None:
    log = [*LOG, record(6, "SessionDeleted"), *said(8, 9)]
    right = [read(LOG, 1.0), read(log[:7], 2.0), read(log, 3.0)]
    assert judged(log=log, reads=right) == set()
    assert judged(log=log, reads=[*right[:2], read(LOG, 3.0)]) == {"reads are monotonic"}


def test_a_deleted_session_may_be_asked_for_again_and_again_before_its_next_deletion() -> None:
    log = [*LOG, record(6, "SessionDeleted"), *said(8, 9), record(10, "SessionDeleted")]
    gone = [read(log[:7], 2.0), read(log[:7], 3.0)]
    assert judged(log=log, reads=[read(LOG, 1.0), *gone, read(log[:9], 4.0), read(log, 5.0)]) == set()
    lost = read([], 4.5)
    assert judged(log=log[:9], reads=[read(LOG, 1.0), *gone, read(log[:9], 4.0), lost]) == {
        "reads are monotonic"
    }


def test_a_session_over_its_time_to_live_may_be_gone_and_another_may_not() -> None:
    log = [record(0, "SessionConfigured", ttl_seconds=5), record(1, "UserMessageAdded")]
    here = read(log, 2.0)
    gone = dataclasses.replace(read([], 3.0), at_ms=7_000)
    assert judged(log=log, reads=[here, gone]) == set()
    assert judged(log=log, reads=[here, dataclasses.replace(gone, at_ms=3_000)]) == {"reads are monotonic"}


def test_a_session_that_is_over_by_the_clock_may_begin_again_before_another_of_its_lives_ends() -> None:
    short = [record(0, "SessionConfigured", ttl_seconds=5), record(1, "UserMessageAdded")]
    log = [*short, record(2, "UserMessageAdded", at_ms=9_000), record(3, "SessionDeleted")]
    gone = dataclasses.replace(read([], 3.0), at_ms=7_000)
    assert judged(log=log, reads=[read(short, 2.0), gone, read(log[:3], 10.0), read(log, 11.0)]) == set()


def test_a_time_to_live_that_nobody_has_read_yet_may_be_over_by_the_clock_too() -> None:
    short = [record(0, "UserMessageAdded"), record(1, "SessionConfigured", ttl_seconds=5)]
    log = [*short, record(2, "UserMessageAdded", at_ms=5_500), record(3, "SessionDeleted")]
    gone = dataclasses.replace(read([], 3.0), at_ms=6_000)
    assert judged(log=log, reads=[read(log[:1], 0.5), gone, read(log[:3], 10.0), read(log, 11.0)]) == set()
    assert judged(
        log=log, reads=[read(log[:1], 0.5), dataclasses.replace(gone, at_ms=1_000), read(log[:3], 10.0)]
    )


def test_a_read_without_one_s_own_write_is_found() -> None:
    assert judged(reads=[read(LOG[:3], 1.0, minimum=5)]) == {"one reads one's own writes"}


def test_a_write_that_was_a_duplicate_need_not_raise_the_sequence() -> None:
    log = [*LOG, record(6, "UserMessageAdded", event_id="e4")]
    assert judged(log=log, reads=[read(log, 1.0, minimum=6)], sent=acknowledged(LOG)) == set()


def test_two_summaries_of_one_epoch_are_found() -> None:
    one, other = [*LOG, summary(6, 3, 0)], [*LOG, summary(6, 3, 0, event_id="other")]
    assert "at most one compaction an epoch" in judged(log=one, reads=[read(one, 1.0), read(other, 2.0)])


def test_a_summary_that_was_applied_although_it_was_stale_is_found() -> None:
    stale = [*LOG, summary(6, 3, 0), summary(7, 5, 0)]
    wrong = dataclasses.replace(read(stale, 1.0), sequence=7, epoch=2, message_ids=("e7:user", "e7:ai"))
    assert "a read is the memory at its sequence" in judged(log=stale, reads=[wrong])


def test_an_answer_that_differs_from_a_fresh_fold_is_found() -> None:
    found = Found()
    compare("memory", {"a": b"1", "b": b"2"}, {"a": b"1", "b": b"2"}, found)
    assert found.violations == []
    compare("memory", {"a": b"1", "b": b"2"}, {"a": b"1", "b": b"3"}, found)
    compare("analytics", {"a": b"1"}, {}, found)
    assert promises(found) == {"memory is equal to a fresh fold", "analytics is equal to a fresh fold"}


def answer(**changes: Any) -> dict[str, Any]:
    memory = fold(LOG)
    messages = [{"id": message.id, "sequence": message.sequence} for message in memory.messages]
    return {"sequence": memory.sequence, "epoch": memory.epoch, "messages": messages, **changes}


@pytest.mark.parametrize(
    "wrong",
    [
        answer(sequence=4),
        answer(epoch=1),
        answer(messages=answer()["messages"][1:]),
        answer(messages=answer()["messages"][::-1]),
        None,
    ],
    ids=["sequence", "epoch", "one is missing", "order", "no answer"],
)
def test_a_wrong_memory_at_the_end_is_found(wrong: dict[str, Any] | None) -> None:
    found = Found()
    check_final_memories(LOG, {SESSION: answer()}, 10_000, found)
    assert found.violations == []
    check_final_memories(LOG, {} if wrong is None else {SESSION: wrong}, 10_000, found)
    assert "memory is complete" in promises(found)


@pytest.mark.parametrize(
    "change",
    [lambda places: places[1:], lambda places: [*places, places[-1]], lambda places: places[::-1]],
    ids=["one is missing", "one is twice", "order"],
)
def test_a_wrong_history_is_found(change: Any) -> None:
    places = [(r.offset, r.event_id) for r in LOG]
    found = Found()
    check_histories(LOG, {SESSION: places}, found)
    assert found.violations == []
    check_histories(LOG, {SESSION: change(places)}, found)
    assert promises(found) == {"the archive is complete"}


def test_a_deleted_session_that_is_still_in_the_archive_is_found() -> None:
    log = [*LOG, record(6, "SessionDeleted"), *said(8)]
    found = Found()
    check_histories(log, {SESSION: [(8, "e8")]}, found)
    assert found.violations == []
    check_histories(log, {SESSION: [(0, "e0"), (8, "e8")]}, found)
    assert promises(found) == {"the archive is complete"}


def test_a_message_that_analytics_did_not_count_or_counted_twice_is_found() -> None:
    log = [*LOG, record(6, "UserMessageAdded", event_id="e4")]
    found = Found()
    check_counts(log, {SESSION: {"messages": {"user": 3, "ai": 3, "tool": 0, "system": 0}}}, found)
    assert found.violations == []
    for user in (2, 4):
        check_counts(log, {SESSION: {"messages": {"user": user, "ai": 3, "tool": 0}}}, found)
    assert len(found.violations) == 2
    assert promises(found) == {"analytics is complete"}
