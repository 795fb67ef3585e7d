"""The call that a tool response answers: the fold decides it, and every reader has the same result."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.adapters.openai_replay import Pop, pop_of, replayed
from processors.compaction.cuts import cuts_of
from processors.extractive.material import material_of
from processors.memory.group import groups
from processors.memory.memory import Memory
from processors.memory.pairing import MAX_OPEN_CALLS, add_calls, callers, paired, responses
from processors.reading.body import openai_body
from processors.reading.memory_read import MemoryRead
from processors.reading.selectors import (
    answer_unanswered_calls,
    remove_unpaired_tool_calls,
    responses_next_to_calls,
)
from schemas.view import MessageView
from tests.builders.events import Fields, calls, event, removed, response, user
from tests.builders.memories import Session, memory_of, view_of

#: What was said, and for each tool response in memory: its position and that of the message whose call it answers.
CASES: dict[str, tuple[list[Fields], dict[int, int]]] = {
    "one after the other": ([calls("a"), response("a"), calls("b"), response("b")], {1: 0, 3: 2}),
    "an id that recurs": ([calls("a"), response("a"), calls("a"), response("a")], {1: 0, 3: 2}),
    "a response apart from its call": ([calls("a"), user(), calls("b"), response("a"), response("b")], {3: 0, 4: 2}),
    "two open calls of one id": ([calls("a"), calls("a"), response("a")], {}),
    "one id twice in a message": ([calls("a", "a", "b"), response("a"), response("b")], {1: 0}),
    "a second response": ([calls("a"), response("a"), response("a"), calls("a")], {1: 0}),
    "of two equal calls one removed": ([calls("a"), calls("a"), removed("e1"), response("a")], {1: 0}),
    "an abandoned call of the same id": (
        [calls("a"), *[calls(f"c{n}") for n in range(MAX_OPEN_CALLS + 2)], calls("a"), response("a")],
        {MAX_OPEN_CALLS + 4: MAX_OPEN_CALLS + 3},
    ),
}  # fmt: skip


@pytest.fixture(params=CASES, name="case")
def _case(request: pytest.FixtureRequest) -> tuple[Memory, dict[int, int]]:
    said, pairs = CASES[request.param]
    return Session().say(*said).memory, pairs


def shown(memory: Memory) -> list[MessageView]:
    return view_of(memory).messages


def test_a_memory_read_names_the_call_that_a_tool_message_answers(
    case: tuple[Memory, dict[int, int]],
) -> None:
    memory, pairs = case
    messages = shown(memory)

    assert {m.id: m.call_sequence for m in messages if m.role == "tool"} == {
        messages[at].id: messages[caller].sequence for at, caller in pairs.items()
    }
    assert callers(messages) == pairs
    assert list(responses(messages).values()) == [messages[at] for at in pairs]


def test_server_and_client_convert_a_memory_to_the_same_messages(case: tuple[Memory, dict[int, int]]) -> None:
    memory, pairs = case
    body = orjson.loads(b"".join(openai_body(memory, memory.messages(), "error")))["messages"]
    read = MemoryRead.model_validate(view_of(memory).model_dump())

    assert read.openai_messages() == body
    assert [message["content"] for message in body].count("found") == len(pairs)


def test_selectors_see_the_same_pairs(case: tuple[Memory, dict[int, int]]) -> None:
    memory, pairs = case
    messages = shown(memory)
    made = [(m.sequence, call.id) for m in messages for call in m.tool_calls or ()]
    tools = [messages[at].id for at in pairs]

    kept = remove_unpaired_tool_calls(messages)
    assert [message.id for message in kept if message.role == "tool"] == tools
    assert sum(len(message.tool_calls or ()) for message in kept) == len(pairs)
    assert remove_unpaired_tool_calls(kept) == kept

    whole = answer_unanswered_calls(messages)
    synthetic = [message for message in whole if message.id.endswith(":unanswered")]
    assert len(synthetic) == len(made) - len(pairs)
    assert answer_unanswered_calls(whole) == whole

    behind = [message.id for message in responses_next_to_calls(messages)]
    assert sorted(behind) == sorted(message.id for message in messages)
    for at, caller in pairs.items():
        assert behind.index(messages[at].id) == behind.index(messages[caller].id) + 1


def test_the_transcript_has_the_same_pairs(case: tuple[Memory, dict[int, int]]) -> None:
    memory, pairs = case
    messages = shown(memory)
    together = [[messages.index(message) for message in group] for group in groups(messages)]

    assert [group for group in together if len(group) > 1] == sorted(
        [caller, at] for at, caller in pairs.items()
    )
    cuts = cuts_of(messages)
    assert all(not caller < cut <= at for cut in cuts.legal for at, caller in pairs.items())
    answered = set(pairs.values())
    assert (cuts.first_open_call is None) == all(
        n in answered and len(message.tool_calls or ()) == 1
        for n, message in enumerate(messages)
        if message.tool_calls
    )
    lines = [one.text for one in material_of(messages).lines]
    assert any("no answer" in line for line in lines) == (cuts.first_open_call is not None)
    assert any("found" in line for line in lines) == bool(pairs)


def test_the_newest_item_is_removed_alone_and_its_call_can_be_answered_again(
    request: pytest.FixtureRequest, case: tuple[Memory, dict[int, int]]
) -> None:
    memory, pairs = case
    messages = shown(memory)
    before = [item for item, _ in replayed(messages)]
    pop = pop_of(messages)
    assert pop is not None
    name = request.node.callspec.params["case"]
    session = Session().say(*CASES[name][0], popped(pop))

    left = shown(session.memory)
    assert [item for item, _ in replayed(left)] == before[:-1]
    if len(messages) - 1 in pairs:
        session.say(response(messages[-1].tool_call_id or ""))
        assert [item for item, _ in replayed(shown(session.memory))] == before


def popped(pop: Pop) -> Fields:
    """The removal that the adapter publishes."""
    common = {"event_id": "instead", "session_id": "s1", "occurred_at": "2026-01-01T00:00:00Z"}
    instead = None if pop.replacement is None else {**common, **pop.replacement}
    return removed(*pop.removed_ids, with_group=False, replacement=instead)


@given(st.data())
def test_popping_gives_every_item_back_in_any_conversation(data: st.DataObject) -> None:
    said = data.draw(conversations())
    session = Session().say(*said) if said else Session()
    items = [item for item, _ in replayed(shown(session.memory))]
    while items:
        pop = pop_of(shown(session.memory))
        assert pop is not None
        assert pop.item == items.pop()
        session.say(popped(pop))
        left = shown(session.memory)
        assert [item for item, _ in replayed(left)] == items
        assert session.head.message_count == len(left)
    assert pop_of(shown(session.memory)) is None


@st.composite
def conversations(draw: st.DrawFn) -> list[Fields]:
    """Calls and responses with few ids, in any order."""
    names = st.sampled_from("ab")
    some = st.lists(names, min_size=1, max_size=3)
    return draw(
        st.lists(
            st.one_of(some.map(lambda ids: calls(*ids)), names.map(response), st.just(user())), max_size=20
        )
    )


@given(conversations(), st.randoms(use_true_random=False))
def test_messages_that_were_not_folded_are_paired_as_the_fold_would(said: list[Fields], chance: Any) -> None:
    memory = memory_of(*said)
    folded = {message.id: message.call_sequence for message in memory.messages()}
    views = [
        MessageView.model_validate({**_blank(at, fields), "call_sequence": None})
        for at, fields in enumerate(said)
    ]

    found = paired(views)

    assert {message.id: message.call_sequence for message in found if message.id in folded} == folded
    assert all(message.call_sequence is None for message in found if message.id not in folded)
    some = [message if chance.random() < 0.5 else view for message, view in zip(found, views, strict=True)]
    assert paired(some) == found


def _blank(at: int, fields: Fields) -> dict[str, Any]:
    said = event(fields).model_dump(include={"text", "tool_calls", "tool_call_id", "name", "is_error"})
    role = {"UserMessageAdded": "user", "AiMessageAdded": "assistant"}.get(fields["type"], "tool")
    measures = {"size_bytes": 1, "tokens": 1, "compacted": False, "occurred_at": "2026-01-02T03:04:05Z"}
    return {"id": f"e{at}", "sequence": at, "role": role, **said, **measures}


def test_calls_that_leave_memory_keep_the_order_of_the_others() -> None:
    """The head's record has the same bytes on every worker, although the order of a set differs."""
    names = [f"c{number}" for number in range(20)]
    session = Session().say(calls(*names), calls(*names), removed("e0"))

    assert list(session.head.open_calls) == names


def test_the_calls_of_a_message_are_collected_once_also_if_they_have_one_id() -> None:
    """The sequences that are copied are as many as the calls; they were half of its square."""
    copied = 0

    class Counting(dict[str, tuple[int, ...]]):
        def __setitem__(self, call_id: str, made: tuple[int, ...]) -> None:
            nonlocal copied
            copied += len(made)
            super().__setitem__(call_id, made)

    add_calls(Counting(), ["c"] * MAX_OPEN_CALLS, 0)
    assert copied == MAX_OPEN_CALLS
