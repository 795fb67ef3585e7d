"""The checker finds every kind of violation that is planted into a run without any."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from typing import Any

import pytest

from tests.builders import events as short
from tests.chaos.checker import (
    Acknowledged,
    ErasureAnswer,
    ForkAnswer,
    Found,
    Read,
    Record,
    check,
    check_counts,
    check_erasures,
    check_final_memories,
    check_forks,
    check_histories,
    compare,
    fold,
)

SESSION = "s"
#: What an event must have, where a test does not say it.
USUAL = {
    "UserMessageAdded": short.user(),
    "AiMessageAdded": short.answer(),
    "ToolCallResponseAdded": short.response("c"),
    "HistoryCompacted": short.compacted(0),
}


def record(
    offset: int, kind: str, *, session: str = SESSION, at_ms: int | None = None, **fields: Any
) -> Record:
    event_id = fields.pop("event_id", f"e{offset}")
    event = short.event_object({**USUAL.get(kind, {"type": kind}), **fields}, event_id, session)
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
        memory.pinned_ids,
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
    call = record(1, "AiMessageAdded", tool_calls=short.calls("c")["tool_calls"])
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
        {"pinned_ids": ("e0",)},
    ],
    ids=["one is missing", "two are exchanged", "epoch", "life", "sequence", "pins"],
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


def answered(log: Sequence[Record]) -> dict[str, Any]:
    """Return what a right worker answers at the end."""
    memory = fold(log)
    messages = [dict(vars(message)) for message in memory.messages]
    for message in messages:
        if not message.pop("pinned"):
            continue
        message["pinned"] = True
    found = {name: getattr(memory, name) for name in ("sequence", "epoch", "truncated")}
    if memory.forked_from is not None:
        name, sequence = memory.forked_from
        fork = {"session_id": name, "sequence": sequence, "complete": memory.fork_is_complete}
        found["forked_from"] = fork
    return {**found, "messages": messages}


def answer(**changes: Any) -> dict[str, Any]:
    return {**answered(LOG), **changes}


@pytest.mark.parametrize(
    "wrong",
    [
        answer(sequence=4),
        answer(epoch=1),
        answer(messages=answer()["messages"][1:]),
        answer(messages=answer()["messages"][::-1]),
        answer(messages=[{**answer()["messages"][0], "size_bytes": 4}, *answer()["messages"][1:]]),
        answer(messages=[{**answer()["messages"][0], "pinned": True}, *answer()["messages"][1:]]),
        answer(truncated=True),
        None,
    ],
    ids=["sequence", "epoch", "one is missing", "order", "size", "pin", "truncated", "no answer"],
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


def test_a_replacement_of_what_memory_had_is_counted_and_one_of_nothing_may_be() -> None:
    def replaced(offset: int, gone: str) -> Record:
        new = short.event_object(short.user(), f"new{offset}", SESSION)
        return record(offset, "MessagesRemoved", message_ids=[gone], replacement=new)

    log = [*LOG, replaced(6, "e4"), replaced(7, "nothing")]
    counts: list[int] = []
    for user in (3, 4, 5, 6):
        found = Found()
        check_counts(log, {SESSION: {"messages": {"user": user, "ai": 3, "tool": 0}}}, found)
        counts += [user] if not found.violations else []
    assert counts == [4, 5]


# Pins


def pins(offset: int, *ids: str, **fields: Any) -> Record:
    return record(offset, "MessagePinned", message_ids=list(ids), **fields)


def test_a_pinned_message_that_a_summary_covers_is_found_without_the_model() -> None:
    log = [*LOG, pins(6, "e1"), summary(7, 3, 0)]
    assert fold(log).message_ids == ("e1", "e7:user", "e7:ai", "e4", "e5")
    before, after = read(log[:7], 1.0), read(log, 2.0)
    assert judged(log=log, reads=[before, after]) == set()
    wrong = dataclasses.replace(after, message_ids=after.message_ids[1:], pinned_ids=())
    assert "a pinned message is never covered by a summary" in judged(log=log, reads=[before, wrong])


def test_a_message_that_was_unpinned_may_be_covered() -> None:
    unpinned = record(7, "MessageUnpinned", message_ids=["e1"])
    log = [*LOG, pins(6, "e1"), unpinned, summary(8, 3, 1)]
    assert fold(log).message_ids == ("e8:user", "e8:ai", "e4", "e5")
    assert judged(log=log, reads=[read(log[:7], 1.0), read(log, 2.0)]) == set()


def test_a_pin_may_leave_with_a_message_after_a_limit_became_lower_and_a_later_pin_may_not() -> None:
    lower = record(7, "SessionConfigured", max_messages=4)
    log = [*LOG, pins(6, "e1"), lower, pins(8, "e5"), record(9, "UserMessageAdded")]
    before, after = read(log[:8], 1.0), read(log, 3.0)
    shown = dataclasses.replace(before, pinned_ids=("e1",), message_ids=(*before.message_ids, "e1"))
    both = dataclasses.replace(read(log[:9], 2.0), pinned_ids=("e1", "e5"))
    without_first = dataclasses.replace(after, message_ids=("e5", "e9"), pinned_ids=("e5",))
    without_both = dataclasses.replace(after, message_ids=("e9",), pinned_ids=())
    promise = "a pinned message is never covered by a summary"
    assert promise not in judged(log=log, reads=[shown, both, without_first])
    assert promise in judged(log=log, reads=[shown, both, without_both])


# Forks

FORK_ID = f"fork-{'a' * 32}"
FORK = "s-fork"


def fork_of(log: Sequence[Record], first: int, fork_id: str = FORK_ID, **fields: Any) -> list[Record]:
    """Return the fork of a session of plain messages, as it is in the log from the offset ``first`` on."""
    memory = fold(log)
    begun = short.forked(SESSION, memory.sequence or 0, copies=len(memory.messages))
    copies = [
        record(first + n, USUAL_KINDS[one.role], session=FORK, event_id=f"{fork_id}:{n - 1}", **fields)
        for n, one in enumerate(memory.messages, 1)
    ]
    return [record(first, session=FORK, event_id=fork_id, kind=begun.pop("type"), **begun), *copies]


USUAL_KINDS = {"user": "UserMessageAdded", "assistant": "AiMessageAdded"}


def forked(
    log: Sequence[Record], *orders: ForkAnswer, at_the_end: dict[str, Any] | None = None
) -> tuple[set[str], Found]:
    found = Found()
    in_fork = [one for one in log if one.session_id == FORK]
    answers = {FORK: answered(in_fork) if at_the_end is None else at_the_end}
    check_forks(log, orders, answers, found)
    return promises(found), found


def made(sequence: int = 16, count: int = 6) -> ForkAnswer:
    return ForkAnswer(FORK, SESSION, 200, 5, sequence, count)


def test_a_right_fork_has_no_violations_and_is_compared() -> None:
    broken, found = forked([*LOG, *fork_of(LOG, 10)], made())
    assert (broken, found.checked["forks against the memory that was forked"]) == (set(), 1)


@pytest.mark.parametrize("what", ["one is missing", "another text", "a pin", "settings"])
def test_a_fork_that_is_not_equal_to_what_was_forked_is_found(what: str) -> None:
    log, copies = LOG, fork_of(LOG, 10)
    if what == "one is missing":
        copies = [
            dataclasses.replace(copies[0], event={**copies[0].event, "copies": 5}),
            *copies[1:-1],
        ]
    elif what == "another text":
        copies[3] = dataclasses.replace(copies[3], event={**copies[3].event, "text": "Hello"})
    else:
        # The origin had it at its sequence 6.
        log = [*LOG, pins(6, "e1") if what == "a pin" else record(6, "SessionConfigured", max_messages=50)]
        copies = fork_of(log, 10)
    assert "a fork is equal to what was forked" in forked([*log, *copies])[0]


def test_a_fork_that_was_answered_and_is_not_complete_is_found() -> None:
    log = [*LOG, *fork_of(LOG, 10)]
    assert forked(log[:-1], made(15, 5))[0] == {"a fork that was answered is there"}
    assert forked(log, made(count=7))[0] == {"a fork that was answered is there"}
    assert forked(log, dataclasses.replace(made(), from_sequence=4))[0] == {
        "a fork that was answered is there"
    }


def test_half_a_fork_that_nobody_was_told_of_is_no_violation_if_it_says_so() -> None:
    half = [*LOG, *fork_of(LOG, 10)][:-2]
    unanswered = ForkAnswer(FORK, SESSION, None)
    assert forked(half, unanswered)[0] == set()
    said = answered([one for one in half if one.session_id == FORK])
    said["forked_from"]["complete"] = True
    assert forked(half, unanswered, at_the_end=said)[0] == {"a fork says what it is"}


def test_what_is_left_of_a_refused_fork_is_found() -> None:
    other = f"fork-{'b' * 32}"
    log = [*LOG, *fork_of(LOG, 10), *fork_of(LOG[:4], 30, other)]
    refused = ForkAnswer(FORK, SESSION, 409)
    broken, found = forked(log, made(), refused)
    assert broken == set()
    assert found.checked["forks that were refused because the session was there"] == 1
    wrong = answered(log[6:])
    wrong["messages"] = [*wrong["messages"], {**wrong["messages"][0], "id": f"{other}:3"}]
    assert forked(log, made(), refused, at_the_end=wrong)[0] == {"a refused fork leaves nothing"}


def test_a_fork_of_nothing_that_left_a_record_is_found() -> None:
    deleted = [*LOG, record(6, "SessionDeleted")]
    nothing = ForkAnswer(FORK, SESSION, 404)
    assert forked(deleted, nothing)[0] == set()
    assert "a refused fork leaves nothing" in forked([*deleted, *fork_of(LOG, 10)], nothing)[0]


def test_a_fork_that_was_refused_without_a_reason_is_found() -> None:
    for status in (404, 409):
        wrong = forked(LOG, ForkAnswer(FORK, SESSION, status))[0]
        assert wrong == {"a session with a memory can be forked"}


def test_a_fork_that_something_else_came_to_before_it_was_complete_is_not_compared() -> None:
    log = [*LOG, *fork_of(LOG, 10)]
    log.insert(9, record(13, "UserMessageAdded", session=FORK, event_id="own"))
    log[10:] = [dataclasses.replace(one, offset=one.offset + 1) for one in log[10:]]
    broken, found = forked(log)
    assert broken == set()
    assert found.checked["forks that something else came to before they were complete"] == 1


# Erasures

WORD = "secretword"
EMPTY: dict[str, Any] = {"sequence": None, "messages": []}
ERASED = [
    record(0, "UserMessageAdded", text=f"my {WORD}", user_id="u"),
    record(1, "AiMessageAdded"),
    record(2, "SessionDeleted", at_ms=20_000),
]
REPLACED = [
    record(10, "UserMessageAdded", session="t"),
    record(
        11,
        "MessagesRemoved",
        session="t",
        message_ids=["e10"],
        replacement=short.event_object(short.user(f"a {WORD}", user_id="u"), "new", "t"),
    ),
    record(12, "SessionDeleted", session="t"),
]
OTHER = [record(20, "UserMessageAdded", session="o", user_id="v")]


def erased(
    log: Sequence[Record] = (*ERASED, *REPLACED, *OTHER),
    *,
    places: dict[str, dict[str, Any]] | None = None,
    hits: Sequence[str] = (),
    **changes: Any,
) -> set[str]:
    order = ErasureAnswer(WORD, None, "u", 11_500, {SESSION: 2, "t": 12}, complete=True)
    right: dict[str, dict[str, Any]] = {
        "memory": {SESSION: EMPTY, "t": EMPTY},
        "archive": {},
        "analytics": {},
    }
    for place, answers in (places or {}).items():
        right[place] = {**right[place], **answers}
    bodies = {
        place: {name: json.dumps(body).encode() for name, body in answers.items()}
        for place, answers in right.items()
    }
    found = Found()
    check_erasures(log, [dataclasses.replace(order, **changes)], bodies, {WORD: list(hits)}, found)
    return promises(found)


def test_a_right_erasure_has_no_violations() -> None:
    assert erased() == set()


@pytest.mark.parametrize(
    "places",
    [
        {"memory": {SESSION: {"messages": [{"id": "e1"}]}}},
        {"archive": {SESSION: {"events": [{"sequence": 1}]}}},
        {"analytics": {SESSION: {"messages": {"user": 1}}}},
        {"memory": {"another": {"text": f"a {WORD}"}}},
    ],
    ids=["memory", "archive", "analytics", "another session"],
)
def test_what_was_erased_and_is_still_somewhere_is_found(places: dict[str, dict[str, Any]]) -> None:
    assert erased(places=places) == {"what is erased is nowhere"}


def test_what_was_erased_and_is_still_found_by_a_search_is_found() -> None:
    assert erased(hits=["t"]) == {"what is erased is nowhere"}


def test_a_session_of_the_user_that_was_not_erased_is_found() -> None:
    assert "an erasure erases all of it" in erased(deletions={SESSION: 2})
    assert "an erasure erases all of it" in erased(deletions={SESSION: 2, "t": 9})


def test_an_erasure_that_is_not_complete_promises_nothing() -> None:
    assert erased(complete=False, deletions={}, hits=["t"]) == set()


def test_what_was_published_again_after_an_erasure_may_be_there() -> None:
    again = record(3, "UserMessageAdded", text=f"my {WORD}", user_id="u", event_id="e0", at_ms=21_000)
    log = [*ERASED, again, *REPLACED]
    there = {"memory": {SESSION: {"text": f"my {WORD}"}}}
    assert erased(log, places=there, hits=[SESSION]) == set()


def test_a_session_that_was_erased_and_is_of_nobody_who_asked_is_found() -> None:
    log = [*ERASED, *REPLACED, *OTHER, record(21, "SessionDeleted", session="o")]
    assert erased(log) == {"nothing else is erased"}
    own = record(21, "SessionDeleted", session="o", event_id="o.7")
    assert erased([*log[:-1], own]) == set()


def test_a_fork_of_a_memory_of_which_only_the_knowledge_of_a_summary_is_left_has_no_summary() -> None:
    begun = short.forked(SESSION, 5, copies=2)
    log = [
        record(10, session=FORK, event_id=FORK_ID, kind=begun.pop("type"), **begun),
        record(
            11,
            "HistoryCompacted",
            session=FORK,
            event_id=f"{FORK_ID}:0",
            base_epoch=0,
            through_sequence=0,
            user_message="",
            ai_message="",
            knowledge={"title": "A lamp"},
        ),
        record(12, "UserMessageAdded", session=FORK, event_id=f"{FORK_ID}:1"),
    ]
    memory = fold(log)
    assert (memory.message_ids, memory.epoch) == ((f"{FORK_ID}:1",), 0)
