"""Laws of memory after every event, over logs of all types of events, with limits small enough to evict."""

from __future__ import annotations

from collections.abc import Iterable

import orjson
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from processors.memory.changes import Changes
from processors.memory.fold import Entry, fold
from processors.memory.group import group_sequence
from processors.memory.head import Head, new_head
from processors.memory.memory import Memory
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy
from processors.memory.records import dump
from tests.builders.events import SESSION
from tests.builders.memories import folded
from tests.builders.strategies import logs, policies
from tests.oracles.fold import NaiveMemory

CASES = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def steps(entries: Iterable[Entry], policy: MemoryPolicy) -> Iterable[tuple[Entry, Memory, Memory, Changes]]:
    """Yield each entry with the memory before and after it."""
    memory = Memory.empty(SESSION)
    for entry in entries:
        before = memory
        memory, changes = fold(before, [entry], policy)
        yield entry, before, memory, changes


def same_life(before: Memory, after: Memory) -> bool:
    return (
        before.head is not None
        and after.head is not None
        and before.head.life_sequence == after.head.life_sequence
    )


@CASES
@given(st.data(), policies())
def test_the_head_adds_up_and_no_group_is_cut(data: st.DataObject, policy: MemoryPolicy) -> None:
    for _entry, _before, memory, _changes in steps(data.draw(logs(policy)), policy):
        head = memory.head
        messages = list(memory.messages())
        if head is None:
            assert memory == Memory.empty(SESSION)
            continue

        assert head.size_bytes == sum(message.size_bytes for message in messages)
        assert head.tokens == sum(message.tokens for message in messages)
        assert head.message_count == len(messages)
        assert head.estimated_count == sum(message.estimated for message in messages)
        plain = [message for message in messages if not message.compacted]
        assert [m.sequence for m in plain] == sorted({m.sequence for m in plain})
        assert head.turn_sequence == max((m.sequence for m in plain if m.role == "user"), default=None)
        check_groups(plain, head.open_calls)
        assert (head.evicted_through is not None) == head.truncated
        numbers = [number for number in memory.blocks if number]
        assert numbers == sorted(numbers)
        assert head.first_block == (numbers[0] if numbers else head.next_block)
        assert all(memory.blocks[number].messages for number in memory.blocks)


def check_groups(messages: list[Message], open_calls: dict[str, tuple[int, ...]]) -> None:
    """Every response comes after a call of its id that no other response answers. All other calls are open."""
    calls = sorted((message.sequence, call) for message in messages for call in message.call_ids)
    answered = sorted((m.call_sequence or 0, m.tool_call_id or "") for m in messages if m.role == "tool")
    unanswered = sorted((made, call) for call, sequences in open_calls.items() for made in sequences)

    assert calls == sorted(answered + unanswered)
    assert all(
        m.call_sequence is not None and m.call_sequence < m.sequence for m in messages if m.role == "tool"
    )


@CASES
@given(st.data(), policies())
def test_a_naive_fold_over_a_list_agrees(data: st.DataObject, policy: MemoryPolicy) -> None:
    naive = NaiveMemory(policy)
    for entry, _before, memory, _changes in steps(data.draw(logs(policy)), policy):
        naive.apply(entry)

        assert [(m.id, m.sequence, m.size_bytes, m.tokens) for m in memory.messages()] == [
            (m["id"], m["sequence"], m["size"], m["tokens"]) for m in naive.messages
        ]
        assert (memory.head is not None) == naive.alive
        if memory.head is not None:
            assert memory.head.epoch == naive.epoch
            assert memory.head.truncated == naive.truncated
            assert (memory.head.life_sequence, memory.head.last_sequence) == (naive.first, naive.last)
            assert list(memory.head.pins or ()) == naive.pins


@CASES
@given(st.data(), policies())
def test_the_limits_are_met_or_only_what_must_stay_is_left(data: st.DataObject, policy: MemoryPolicy) -> None:
    for _entry, _before, memory, _changes in steps(data.draw(logs(policy)), policy):
        head = memory.head
        if head is None:
            continue
        limits = policy.limits(head.configuration)
        if limits.exceeded(head.size_bytes, head.message_count, head.tokens):
            messages = list(memory.messages())
            newest = messages[-1]
            stays = {head.turn_sequence, group_sequence(newest), *(head.pins or ())}
            assert all(group_sequence(m) in stays for m in messages)
            assert not any(message.compacted for message in messages)


@CASES
@given(st.data(), policies())
def test_totals_never_fall_within_a_life(data: st.DataObject, policy: MemoryPolicy) -> None:
    for _entry, before, after, _changes in steps(data.draw(logs(policy)), policy):
        if not same_life(before, after):
            continue
        assert before.head is not None
        assert after.head is not None
        for name in (
            "usage", "compaction_usage", "history_size_bytes", "history_message_count", "compactions",
            "epoch", "last_sequence", "last_timestamp_ms", "first_block", "next_block",
        ):  # fmt: skip
            assert getattr(after.head, name) >= getattr(before.head, name), name
        assert after.head.usage.input_tokens >= after.head.compaction_usage.input_tokens


@CASES
@given(st.data(), policies())
def test_a_message_that_left_memory_never_comes_back(data: st.DataObject, policy: MemoryPolicy) -> None:
    """Evicted, compacted, removed, cleared, deleted or expired. Events are identified by sequence."""
    left: set[tuple[int, str]] = set()
    held: set[tuple[int, str]] = set()
    for _entry, _before, memory, _changes in steps(data.draw(logs(policy)), policy):
        now = {(message.sequence, message.id) for message in memory.messages()}
        left |= held - now
        held = now

        assert not left & now


@CASES
@given(st.data(), policies())
def test_only_another_system_message_or_the_end_replaces_a_system_message(
    data: st.DataObject, policy: MemoryPolicy
) -> None:
    for entry, before, after, _changes in steps(data.draw(logs(policy)), policy):
        if before.system is not None and same_life(before, after) and entry.event.type != "SystemMessageSet":
            assert after.system == before.system


@CASES
@given(st.data(), policies())
def test_every_message_is_announced_once_with_the_size_of_the_history(
    data: st.DataObject, policy: MemoryPolicy
) -> None:
    entries = data.draw(logs(policy, endings=False))
    memory, changes = fold(Memory.empty(SESSION), entries, policy)
    sizes = [message.size_bytes for message in changes.added]

    assert [message.history_size_bytes for message in changes.added] == [
        sum(sizes[: number + 1]) for number in range(len(sizes))
    ]
    if memory.head is not None:
        assert memory.head.history_size_bytes == sum(sizes)
        assert memory.head.history_message_count == len(sizes)
        assert changes.sequence == memory.head.last_sequence
    assert [message.sequence for message in changes.added] == sorted({m.sequence for m in changes.added})


@CASES
@given(st.data(), policies())
def test_every_message_reads_as_the_api_answers_it(data: st.DataObject, policy: MemoryPolicy) -> None:
    for message in folded(data.draw(logs(policy)), policy).messages():
        answer = orjson.loads(message.json)

        assert {"id", "sequence", "role", "text", "occurred_at", "size_bytes", "tokens", "compacted"} <= set(
            answer
        )
        assert None not in answer.values()
        assert (answer["id"], answer["sequence"], answer["role"]) == (
            message.id,
            message.sequence,
            message.role,
        )
        assert (answer["size_bytes"], answer["tokens"]) == (message.size_bytes, message.tokens)
        assert answer["compacted"] is message.compacted
        assert answer["occurred_at"].endswith("Z")
        assert answer.get("call_sequence") == message.call_sequence
        assert not {"native", "type", "estimated"} & set(answer)


def test_a_new_head_is_a_head_of_its_own() -> None:
    """It is made by copying, so nothing that can change may be shared."""
    one, other = new_head(7, 1_000), new_head(7, 1_000)
    assert one == other == Head(7, 7, 1_000)
    # A new one keeps few of its fields itself, and its record has all of them, in their order.
    assert len(one.__dict__) < len(Head(7, 7, 1_000).__dict__)
    records = [dump(Memory("s1", head, {}, None, None), {"head"}) for head in (one, Head(7, 7, 1_000))]
    assert records[0] == records[1]
    one.pins, one.model, one.epoch = (), "model", 1
    late = Head(7, 7, 1_000, epoch=1, model="model")
    late.pins = ()
    assert one == one.copy() == late
    assert one.copy().__dict__ == one.__dict__
    assert dump(Memory("s1", one, {}, None, None), {"head"}) == dump(
        Memory("s1", late, {}, None, None), {"head"}
    )
    one = new_head(7, 1_000)
    one.configuration["ttl_seconds"] = 1
    one.open_calls["call"] = (7,)
    one.unknown["field"] = 1
    assert other == new_head(7, 1_000) == Head(7, 7, 1_000)
