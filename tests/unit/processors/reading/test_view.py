from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.fold import fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.reading.filters import MemoryFilter, filtered, group_key
from processors.reading.view import ViewQuery, continues_pages, left_count, newest, select
from tests.builders.events import SESSION, answer, calls, compacted, pinned, response, user
from tests.builders.memories import Session, ids, memory_of, reloaded
from tests.builders.strategies import conversations, logs, policies

EXCLUDE_B = MemoryFilter.exclude_from_agent_id("b")


def last(memory: Memory, count: int, filters: MemoryFilter | None = None) -> list[str]:
    return ids(select(memory, ViewQuery(last=count, filters=filters or MemoryFilter())).messages)


def test_a_query_without_options_selects_all_messages() -> None:
    selection = select(memory_of(user(), answer()), ViewQuery())

    assert ids(selection.messages) == ["e0", "e1"]
    assert selection.next_after is None


@pytest.mark.parametrize(
    ("count", "expected"), [(0, []), (2, ["e4", "e5"]), (10, [f"e{n}" for n in range(6)])]
)
def test_last_takes_the_newest_in_order(count: int, expected: list[str]) -> None:
    memory = memory_of(user(), answer(), user(), answer(), user(), answer())

    assert last(memory, count) == expected


def test_filters_are_applied_before_last() -> None:
    memory = memory_of(user(), answer(agent_id="a"), answer(agent_id="b"), answer(agent_id="b"))

    assert last(memory, 2, EXCLUDE_B) == ["e0", "e1"]


def test_a_group_that_last_would_cut_is_left_out() -> None:
    memory = memory_of(user(), calls("c1", "c2"), response("c1"), response("c2"), user(), answer())

    assert last(memory, 3) == ["e4", "e5"]
    assert last(memory, 4) == ["e4", "e5"]
    assert last(memory, 5) == ["e1", "e2", "e3", "e4", "e5"]


def test_the_newest_group_is_whole_and_alone_if_it_exceeds_last() -> None:
    memory = memory_of(user(), calls("c1", "c2"), response("c1"), response("c2"))

    assert last(memory, 1) == ["e1", "e2", "e3"]
    assert last(memory, 3) == ["e1", "e2", "e3"]
    assert last(memory, 4) == ["e0", "e1", "e2", "e3"]


def test_messages_between_a_call_and_its_late_response_count_separately() -> None:
    memory = memory_of(user(), calls("c1"), user(), response("c1"))

    assert last(memory, 1) == ["e1", "e3"]
    assert last(memory, 2) == ["e1", "e3"]
    assert last(memory, 3) == ["e1", "e2", "e3"]


def test_the_compacted_pair_is_two_messages_to_last() -> None:
    memory = memory_of(user(), answer(), user(), answer(), compacted(1))

    assert last(memory, 3) == ["e4:ai", "e2", "e3"]
    assert last(memory_of(user(), answer(), compacted(1)), 1) == ["e2:ai"]


def test_a_page_begins_after_a_sequence() -> None:
    memory = memory_of(*[user() for _ in range(5)], gap=10, first=100)

    first = select(memory, ViewQuery(limit=2))
    second = select(memory, ViewQuery(limit=2, after_sequence=110))
    third = select(memory, ViewQuery(limit=2, after_sequence=130))

    assert (ids(first.messages), first.next_after) == (["e0", "e1"], 110)
    assert (ids(second.messages), second.next_after) == (["e2", "e3"], 130)
    assert (ids(third.messages), third.next_after) == (["e4"], None)


def test_a_full_last_page_has_no_next() -> None:
    selection = select(memory_of(user(), answer()), ViewQuery(limit=2))

    assert (ids(selection.messages), selection.next_after) == (["e0", "e1"], None)


def test_a_page_never_splits_the_compacted_pair() -> None:
    memory = memory_of(user(), answer(), user(), compacted(1))

    page = select(memory, ViewQuery(limit=1))

    assert (ids(page.messages), page.next_after) == (["e3:user", "e3:ai"], 1)
    assert ids(select(memory, ViewQuery(limit=1, after_sequence=1)).messages) == ["e2"]


def test_every_query_of_an_empty_memory_selects_nothing() -> None:
    for query in (ViewQuery(), ViewQuery(last=3), ViewQuery(limit=3, after_sequence=7)):
        selection = select(Memory.empty("s"), query)
        assert (list(selection.messages), selection.next_after) == ([], None)


def test_the_end_of_a_long_memory_is_read_without_decoding_the_rest() -> None:
    memory = reloaded(memory_of(*[user("x" * 1000) for _ in range(300)]))

    assert last(memory, 3) == ["e297", "e298", "e299"]
    assert ids(select(memory, ViewQuery(limit=2, after_sequence=150)).messages) == ["e151", "e152"]
    decoded = Counter(block._record is None for block in memory.blocks.values())
    assert decoded[True] < 20
    assert decoded[False] > 80


CHAINS = st.sampled_from(
    [
        MemoryFilter(),
        EXCLUDE_B,
        MemoryFilter.include_from_agent_id("a"),
        MemoryFilter().include_from_agent_role("r"),
    ]
)


@given(conversations(), CHAINS, st.integers(0, 12))
def test_last_keeps_order_groups_and_bounds(memory: Memory, chain: MemoryFilter, count: int) -> None:
    candidates = filtered(list(memory.messages()), chain)
    chosen = list(select(memory, ViewQuery(filters=chain, last=count)).messages)
    groups = {group_key(message) for message in chosen}

    assert chosen == [message for message in candidates if group_key(message) in groups]
    assert len(chosen) <= count or len(groups) == 1
    assert bool(chosen) == bool(count and candidates)
    if chosen:
        assert chosen[-1] == candidates[-1]
        newest_group = group_key(chosen[-1])
        within = {message.id for message in candidates[-count:]}
        assert all(message.id in within or group_key(message) == newest_group for message in chosen)
    assert chosen == newest(candidates, count)


@given(conversations(), CHAINS, st.integers(0, 5), st.none() | st.integers(0, 6))
def test_last_turns_begin_with_a_users_message_and_keep_groups_whole(
    memory: Memory, chain: MemoryFilter, turns: int, count: int | None
) -> None:
    candidates = filtered(list(memory.messages()), chain)
    chosen = list(select(memory, ViewQuery(filters=chain, last_turns=turns)).messages)
    begins = [message for message in candidates if message.role == "user"]

    if len(begins) < turns:
        assert chosen == candidates
    elif turns:
        assert chosen[0] == begins[-turns]
        assert sum(message.role == "user" for message in chosen) == turns
        behind = candidates[candidates.index(chosen[0]) :]
        left_out = [message for message in behind if message not in chosen]
        # Only responses to calls of an earlier turn.
        calls = {message.sequence for message in behind if message.call_sequence is None}
        assert all(message.call_sequence not in {None, *calls} for message in left_out)
    else:
        assert chosen == []
    both = list(select(memory, ViewQuery(filters=chain, last_turns=turns, last=count)).messages)
    assert both == (chosen if count is None else newest(chosen, count))


def test_turns_are_counted_from_the_newest_and_a_summary_is_one() -> None:
    memory = memory_of(user(), answer(), compacted(1), answer(), user(), calls("1"), user(), response("1"))

    def turns(count: int) -> list[str]:
        return ids(select(memory, ViewQuery(last_turns=count)).messages)

    assert turns(1) == ["e6"]
    assert turns(2) == ["e4", "e5", "e6", "e7"]
    assert turns(3) == turns(9) == ["e2:user", "e2:ai", "e3", "e4", "e5", "e6", "e7"]
    assert turns(0) == []


def test_the_last_turns_of_a_long_memory_are_read_without_decoding_the_rest() -> None:
    memory = reloaded(memory_of(*[user("x" * 1000) for _ in range(300)]))

    assert ids(select(memory, ViewQuery(last_turns=2)).messages) == ["e298", "e299"]
    assert sum(block._record is None for block in memory.blocks.values()) < 20


@given(conversations(), CHAINS, st.integers(1, 6))
def test_all_pages_together_are_the_whole_memory(memory: Memory, chain: MemoryFilter, limit: int) -> None:
    pages = []
    after: int | None = None
    while True:
        page = select(memory, ViewQuery(filters=chain, limit=limit, after_sequence=after))
        messages = list(page.messages)
        pages += messages
        assert len(messages) <= limit + 1
        if page.next_after is None:
            break
        assert len(messages) >= limit
        assert after is None or page.next_after > after
        after = page.next_after

    assert pages == filtered(list(memory.messages()), chain)


@given(st.data(), policies())
def test_pages_read_while_events_come_are_one_list_that_memory_had(
    data: st.DataObject, rules: MemoryPolicy
) -> None:
    """Whatever a window evicts between two pages: what is on them has no gap, or the next page is refused."""
    pick = Random(data.draw(st.integers(0, 2**32)))
    memory = Memory.empty(SESSION)
    pages: list[str] = []
    whole: list[str] = []
    after = left = None
    epoch = 0
    for entry in data.draw(logs(rules)):
        memory = fold(memory, [entry], rules)[0]
        if after is not None and not continues_pages(memory, after, epoch, left):
            after = None
        if memory.head is None or pick.random() < 0.5:
            continue
        now = ids(memory.messages())
        if after is None:
            pages, whole, epoch = [], now, memory.head.epoch
        page = select(memory, ViewQuery(limit=pick.randint(1, 3), after_sequence=after))
        pages += ids(page.messages)
        after, left = page.next_after, left_count(memory)

        # All that memory had at the first page and has come to, and all that it has now up to here.
        begun = [one for one in pages if one in whole]
        assert begun == whole[: len(begun)]
        assert after is None or set(now[: now.index(pages[-1]) + 1]) <= set(pages)
        assert after is not None or {*now, *whole} <= set(pages)


def test_a_page_goes_on_where_only_earlier_pages_lost_messages() -> None:
    """So a session that its window always cuts can be read in pages all the same."""
    session = Session(max_messages=6).say(*[user("q"), answer("a")] * 3)
    left = left_count(session.memory)

    session.say(user("q"))
    assert continues_pages(session.memory, 1, 0, left)
    session.say(answer("a"), user("q"))
    assert not continues_pages(session.memory, 1, 0, left)
    assert continues_pages(session.memory, 3, 0, left)
    assert continues_pages(session.memory, 1, 0, None)
    assert not continues_pages(session.memory, 3, 1, left)


def test_the_next_page_is_refused_if_the_window_evicted_the_summary_that_it_would_begin_with() -> None:
    """Behind a pinned message nothing else may be left to evict, so no message that was said is missing."""
    session = Session(max_messages=8).say(user("q"), answer("a"))
    session.say(pinned(session.ids[0]), compacted(1), user("q"))
    left = left_count(session.memory)
    epoch = session.head.epoch
    shown = session.ids
    assert len(shown) == 4

    session.say(*[answer("a")] * 6)

    assert set(shown[1:3]).isdisjoint(session.ids)
    assert session.ids[0] == shown[0]
    assert not continues_pages(session.memory, 0, epoch, left)
    assert continues_pages(session.memory, session.head.last_sequence, epoch, left)


def test_a_summary_is_no_message_that_was_said() -> None:
    assert left_count(Memory.empty(SESSION)) == 0
    assert left_count(memory_of(user(), answer(), compacted(0))) == 1
