from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.memory import Memory
from processors.reading.filters import FILTER_PARAMETERS, FilterStep, MemoryFilter, filtered, group_key
from tests.builders.events import answer, calls, compacted, response, user
from tests.builders.memories import ids, memory_of
from tests.builders.strategies import conversations

CHAINS = st.lists(
    st.tuples(st.sampled_from(sorted(FILTER_PARAMETERS)), st.sampled_from(["a", "b", "q", "r", "", " "])),
    max_size=4,
).map(MemoryFilter.of)


def kept(memory: Memory, chain: MemoryFilter) -> list[str]:
    return ids(filtered(list(memory.messages()), chain))


def test_no_filter_lets_everything_pass() -> None:
    memory = memory_of(user(), answer(agent_id="a"))

    assert kept(memory, MemoryFilter()) == ["e0", "e1"]


def test_includes_are_a_union_of_ids_and_roles() -> None:
    memory = memory_of(
        user(agent_id="a"),
        answer(agent_id="b", agent_role="r"),
        answer(agent_id="c", agent_role="q"),
        answer(),
    )

    assert kept(memory, MemoryFilter.include_from_agent_id("a").include_from_agent_role("r")) == ["e0", "e1"]


def test_excludes_remove_what_matches_any_of_them() -> None:
    memory = memory_of(
        user(agent_id="debug"), answer(agent_id="x", agent_role="internal"), answer(agent_id="x"), answer()
    )

    chain = MemoryFilter.exclude_from_agent_id("debug").exclude_from_agent_role("internal")

    assert kept(memory, chain) == ["e2", "e3"]


def test_an_exclude_removes_from_what_includes_let_pass() -> None:
    memory = memory_of(user(agent_id="a"), answer(agent_id="b"), answer(agent_id="c"))

    chain = MemoryFilter.include_from_agent_id("a").include_from_agent_id("b").exclude_from_agent_id("b")

    assert kept(memory, chain) == ["e0"]


@pytest.mark.parametrize("blank", ["", " ", "\t"])
def test_a_blank_role_never_matches(blank: str) -> None:
    memory = memory_of(user(agent_id="a", agent_role=blank), answer(agent_id="a"))

    assert kept(memory, MemoryFilter.include_from_agent_role(blank)) == []
    assert kept(memory, MemoryFilter.exclude_from_agent_role(blank)) == ["e0", "e1"]


def test_criteria_of_a_kind_merge_where_the_kind_first_appeared() -> None:
    chain = MemoryFilter.of(
        [
            ("exclude_agent_id", "x"),
            ("include_agent_role", "r"),
            ("exclude_agent_role", "q"),
            ("include_agent_id", "a"),
            ("exclude_agent_id", "x"),
        ]
    )

    assert chain.steps == (FilterStep("exclude", ("x",), ("q",)), FilterStep("include", ("a",), ("r",)))


def test_an_unknown_filter_name_is_refused() -> None:
    with pytest.raises(KeyError):
        MemoryFilter.of([("include_user", "a")])


def test_a_filtered_response_removes_its_call_and_the_other_responses() -> None:
    memory = memory_of(
        user(agent_id="a"),
        calls("c1", "c2", agent_id="a"),
        response("c1", agent_id="a"),
        response("c2", agent_id="b"),
        answer(agent_id="a"),
    )

    assert kept(memory, MemoryFilter.include_from_agent_id("a")) == ["e0", "e4"]
    assert kept(memory, MemoryFilter.exclude_from_agent_id("b")) == ["e0", "e4"]


def test_a_filtered_call_also_removes_its_distant_responses() -> None:
    memory = memory_of(calls("c1", agent_id="b"), user(agent_id="a"), response("c1", agent_id="a"))

    assert kept(memory, MemoryFilter.exclude_from_agent_id("b")) == ["e1"]


def test_a_response_without_an_agent_belongs_to_the_agent_that_made_the_call() -> None:
    memory = memory_of(user(), calls("c1", agent_id="a", agent_role="r"), response("c1"))

    assert kept(memory, MemoryFilter.include_from_agent_id("a")) == ["e1", "e2"]
    assert kept(memory, MemoryFilter.include_from_agent_role("r")) == ["e1", "e2"]
    assert kept(memory, MemoryFilter.exclude_from_agent_role("r")) == ["e0"]


def test_compacted_messages_pass_every_filter() -> None:
    memory = memory_of(user(agent_id="a"), answer(agent_id="a"), user(agent_id="b"), compacted(1))

    assert kept(memory, MemoryFilter.include_from_agent_id("z")) == ["e3:user", "e3:ai"]
    assert kept(memory, MemoryFilter.exclude_from_agent_id("b")) == ["e3:user", "e3:ai"]


@given(CHAINS)
def test_a_chain_is_the_same_after_a_query_string(chain: MemoryFilter) -> None:
    assert MemoryFilter.of(chain.parameters()) == chain


@given(conversations(), CHAINS)
def test_groups_are_kept_whole_in_order_and_only_if_every_member_passes(
    memory: Memory, chain: MemoryFilter
) -> None:
    messages = list(memory.messages())
    chosen = filtered(messages, chain)
    groups = {group_key(message) for message in chosen}

    assert chosen == [message for message in messages if group_key(message) in groups]
    for message in messages:
        named = bool((message.agent_id or "").strip() or (message.agent_role or "").strip())
        judged = not message.compacted and (named or message.call_sequence is None)
        if judged and not chain.admits(message.agent_id, message.agent_role):
            assert group_key(message) not in groups
        if message.compacted:
            assert group_key(message) in groups
