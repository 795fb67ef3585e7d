from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.adapters.model_conversation import model_conversation, own_waiting, waiting_for
from schemas.parts import NativeItem
from schemas.view import MessageView
from tests.unit.processors.reading.test_selectors import shown, words


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("u c1 u r1 a", "u c1 r1 u a"),
        ("c1+c2 r2 r1 a", "c1+c2 r2 r1 a"),
        ("c1+c2 u r2 a r1", "c1+c2 r2 r1 u a"),
        ("u c1 u", "u c1 !1 u"),
        ("c1+c2 u r2 u", "c1+c2 r2 !1 u u"),
        ("c1 c2 r2 r1", "c1 r1 c2 r2"),
        ("c1 r1 c1", "c1 r1 c1 !1"),
        ("r9 u", "u"),
        ("u a", "u a"),
    ],
)
def test_a_model_is_given_what_its_api_accepts(before: str, after: str) -> None:
    assert words(model_conversation(shown(*before.split()))) == after.split()


def test_calls_that_wait_stay_open() -> None:
    messages = shown("c1+c2", "u", "r2", "c3")

    assert words(model_conversation(messages, waiting={0})) == ["c1+c2", "r2", "u", "c3", "!3"]
    assert words(model_conversation(messages, answers=False)) == ["c1+c2", "r2", "u", "c3"]


WORDS = st.lists(st.sampled_from(["u", "a", "c1", "c2", "c1+c2", "r1", "r2"]), max_size=8)


@given(WORDS)
def test_the_result_needs_no_more_and_keeps_all_but_responses_without_a_call(said: list[str]) -> None:
    messages = shown(*said)
    ready = model_conversation(messages)
    open_ids: set[str] = set()
    for word in words(ready):
        if word[0] in "r!":
            open_ids.remove(word[1:])
            continue
        assert not open_ids
        open_ids = {call[1:] for call in word.split("+")} if word[0] == "c" else set()
    assert not open_ids
    assert model_conversation(ready) == ready
    kept = [message for message in ready if not message.id.endswith(":unanswered")]
    assert [m for m in messages if m not in kept] == [
        m for m in messages if m.role == "tool" and m.call_sequence is None
    ]


def own(message: MessageView, **changes: Any) -> MessageView:
    fields = {"native": NativeItem(format="f", item={}), "agent_id": "a", **changes}
    return message.model_copy(update=fields)


@pytest.mark.parametrize(
    ("said", "changes", "waiting"),
    [
        ("u c1", {}, {1}),
        ("u c1+c2 r1", {}, {1}),
        ("u c1 r1", {}, set()),
        ("u c1 u", {}, set()),
        ("u c1", {"agent_id": "b"}, set()),
        ("u c1", {"native": None}, set()),
        ("u c1", {"native": NativeItem(format="other", item={})}, set()),
        ("", {}, set()),
    ],
)
def test_an_agent_may_wait_for_its_own_newest_call(
    said: str, changes: dict[str, Any], waiting: set[int]
) -> None:
    messages = [own(message, **changes) for message in shown(*said.split())]

    assert own_waiting(messages, "f", "a") == waiting


def test_an_input_answers_the_newest_call_with_its_id() -> None:
    messages = shown("c1", "r1", "c1+c2", "u", "c3")

    assert waiting_for(messages, {"1"}) == {2}
    assert waiting_for(messages, {"1", "3", "9"}) == {2, 4}
    assert waiting_for(shown("c1", "r1"), {"1"}) == set()


def test_what_an_agent_wrote_in_one_piece_keeps_its_order() -> None:
    mine = [own(message) for message in shown("c1", "u", "r1")]
    others = [mine[0], mine[1].model_copy(update={"agent_id": "b"}), mine[2]]

    assert words(model_conversation(mine, answers=False, as_written="f")) == ["c1", "u", "r1"]
    assert words(model_conversation(others, answers=False, as_written="f")) == ["c1", "r1", "u"]
    assert words(model_conversation(mine, answers=False)) == ["c1", "r1", "u"]
