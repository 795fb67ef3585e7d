"""Sizes, tokens, policies, and the check whether an event can be stored."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.policy import UNLIMITED, Limits
from processors.memory.size import content_fields, count_tokens, measure, size_bytes
from processors.memory.storable import MAX_MESSAGE_BYTES, has_any_json, storage_problem
from processors.memory.tokens import ByteEstimate
from schemas.events import MessageEvent
from tests.builders.events import (
    answer,
    calls,
    compacted,
    configured,
    event,
    event_object,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import Session, WordCounter, policy


def said(fields: dict[str, Any]) -> Any:
    made = event(fields, "e0")
    assert isinstance(made, MessageEvent)
    return made


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=2))
def test_an_estimate_in_one_pass_is_that_of_the_counter(texts: list[str]) -> None:
    asked = said(answer(texts[0], thinking=texts[1]))
    assert measure(asked, ByteEstimate()) == (size_bytes(texts), count_tokens(texts, ByteEstimate()), True)


@pytest.mark.parametrize(
    ("fields", "texts"),
    [
        (user("a"), ["a"]),
        (system("a"), ["a"]),
        (response("id", "a"), ["a"]),
        (answer("a", thinking="t"), ["a", "t"]),
        (calls("id"), ["", "look_up", '{"q":1}']),
        (
            {
                "type": "MultimodalUserMessageAdded",
                "contents": [
                    {"kind": "text", "text": "a"},
                    {"kind": "image", "uri": "u", "detail": "low", "mime_type": "image/png"},
                    {"kind": "pdf", "uri": "v"},
                ],
            },
            ["a", "u", "v"],
        ),
    ],
)  # fmt: skip
def test_size_is_what_a_model_would_see(fields: dict[str, Any], texts: list[str]) -> None:
    assert content_fields(said(fields)) == texts


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]))))
def test_size_is_utf8_bytes(texts: list[str]) -> None:
    assert size_bytes(texts) == len("".join(texts).encode())


def test_tokens_are_counted_per_field_with_three_for_the_message() -> None:
    assert measure(said(answer("two words", thinking="hm")), WordCounter()) == (11, 2 + 1 + 3, False)
    assert measure(said(calls("id")), WordCounter()) == (14, 1 + 1 + 3, False)


def test_a_count_of_the_client_is_trusted_if_the_encoding_is_the_same() -> None:
    stamped = said(user("two words", tokens={"encoding": "words", "count": 42}))
    assert measure(stamped, WordCounter()) == (9, 42, False)
    assert measure(stamped, WordCounter(encoding="other")) == (9, 5, False)


def test_an_estimate_is_marked_and_a_stamped_count_is_not() -> None:
    assert measure(said(user("12345")), ByteEstimate()) == (5, 2 + 3, True)
    assert measure(said(user("1", tokens={"encoding": "o200k_base", "count": 9})), ByteEstimate()) == (
        1,
        9,
        False,
    )

    session = Session(token_counter=ByteEstimate("words")).say(
        user("1"), user("2", tokens={"encoding": "words", "count": 9}), user("3")
    )
    assert session.head.estimated_count == 2


@pytest.mark.parametrize(
    "name", ["max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"]
)
@pytest.mark.parametrize("value", [0, -1])
def test_a_limit_has_to_be_greater_than_0(name: str, value: int) -> None:
    with pytest.raises(ValueError, match=f"{name} must be greater than 0"):
        policy(**{name: value})


@pytest.mark.parametrize("fraction", [0, -0.1, 1.1])
def test_an_invalid_fraction_is_refused(fraction: float) -> None:
    with pytest.raises(ValueError, match="evict_to_fraction"):
        policy(evict_to_fraction=fraction)


def test_a_session_overlays_the_policy() -> None:
    rules = policy(max_size_bytes=10, max_tokens=20, ttl_seconds=5, context_window_tokens=100)
    own = {"max_size_bytes": None, "max_messages": 3, "ttl_seconds": 9, "context_window_tokens": None}

    assert rules.limits({}) == Limits(10, UNLIMITED, 20)
    assert rules.limits(own) == Limits(UNLIMITED, 3, 20)
    assert (rules.ttl_ms({}), rules.ttl_ms(own), rules.ttl_ms({"ttl_seconds": None})) == (5000, 9000, None)
    assert (rules.context_window({}, None), rules.context_window(own, None)) == (100, 100)
    assert rules.context_window({"context_window_tokens": 7}, None) == 7
    assert rules.render_of({"compaction": {"render": "system"}}) == "system"
    assert (
        rules.render_of({"compaction": None}) == rules.render_of({"compaction": {"render": None}}) == "pair"
    )


#: About 100 KB.
LABELS = {f"label {number:03d}": "x" * 250 for number in range(380)}


def native(item: Any) -> dict[str, Any]:
    return {"native": {"format": "f", "item": item}}


@pytest.mark.parametrize(
    "fields",
    [
        user("1", **native({"a": [2**64 - 1, -(2**63), 1.5, None, "é"]})),
        user("x" * 900_000),
        user("x" * 400_000, **native("x" * 500_000)),
        user("x" * 400_000, **native("x" * 400_000), metadata=LABELS),
        compacted(0, knowledge={"a": 1}),
        configured(compaction={"summary_schema": {"type": "object"}}),
        configured(max_messages=1),
    ],
)
def test_an_event_that_can_be_stored_can_be_folded(fields: dict[str, Any]) -> None:
    assert storage_problem(event(fields, "e")) is None
    session = Session().say(user("1"), fields)
    assert session.head.last_sequence == 1


def nested(depth: int) -> Any:
    item: Any = 1
    for _ in range(depth):
        item = [item]
    return item


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        (user("1", **native({"a": 2**64})), "native"),
        (system("1"), None),
        (answer("1", **native(nested(260))), "native"),
        (user("1", **native([1e15] * 100_000)), "native"),
        (user("x" * 900_000, **native("y" * 100_000)), "native"),
        (user("x" * 400_000, **native("y" * 500_000), metadata=LABELS), "native"),
        (compacted(0, knowledge={"a": 2**64}), "knowledge"),
        (removed("e", replacement=event_object(user("1", **native(2**64)))), "native"),
        (removed("e", replacement=event_object(user("1"))), None),
        (configured(compaction={"summary_schema": {"a": 2**64}}), "compaction"),
        (configured(compaction={"prompt": {"system": "x" * 70_000}}), "compaction"),
    ],
)
def test_the_field_that_cannot_be_stored_is_named(fields: dict[str, Any], names: str | None) -> None:
    reason = storage_problem(event(fields, "e"))
    assert has_any_json(event(fields, "e")) or reason is None
    assert reason is None if names is None else (reason is not None and reason.startswith(f"{names}: "))


def test_every_depth_that_passes_can_be_folded_and_read_back() -> None:
    passed: list[int] = []
    for depth in range(245, 258):
        fields = user("1", **native(nested(depth)))
        if storage_problem(event(fields, "e")) is None:
            Session().say(fields)
            passed.append(depth)

    assert passed
    assert passed[-1] < 257, "depths are tried on both sides of the limit"


def test_the_largest_message_fits_a_record_behind_others() -> None:
    session = Session().say(
        user("x" * 1_700), user("x" * 400_000, **native("y" * (MAX_MESSAGE_BYTES - 400_050)))
    )
    assert len(session.memory.blocks) == 1
    assert len(session.memory.blocks[1].record) < 1_000_000
