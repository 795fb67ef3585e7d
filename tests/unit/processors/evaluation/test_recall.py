from __future__ import annotations

import ast
import time
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from processors.evaluation import recall
from processors.evaluation.recall import (
    Fact,
    KeptCount,
    amounts_in,
    conversation_facts,
    identifiers_in,
    kept_by_kind,
    kept_values,
)
from processors.evaluation.recall import tool_values as values_of
from schemas.view import MessageView
from tests.builders.summary_requests import call, in_order, view


def keys(kind: str, *messages: MessageView) -> set[str]:
    return {fact.key for fact in conversation_facts(messages) if fact.kind == kind}


def booking(
    answer: str = '{"status":"booked","seat":"14C99"}', *, is_error: bool = False
) -> list[MessageView]:
    arguments = '{"flight_id":"HAT229","payments":[{"payment_id":"gift_card_6276644","amount":239}]}'
    return in_order(
        view("assistant", tool_calls=[call("c1", "book_flight", arguments)]),
        view("tool", answer, tool_call_id="c1", name="book_flight", is_error=is_error),
    )


def test_the_measure_imports_no_summarizer() -> None:
    tree = ast.parse(Path(recall.__file__).read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}

    assert not any("extractive" in (module or "") or "sentence" in (module or "") for module in imported)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("My order FL-208871, please.", {"fl-208871"}),
        ("Use gift_card_6276644!", {"gift_card_6276644"}),
        ("Gift Card 6276644", {"6276644"}),
        ("the card ending in 9725", {"9725"}),
        ("mail maren.holt@example.com", {"maren.holt@example.com"}),
        ("订单FL-208871已取消", {"fl-208871"}),
        ("at 11:00 AM, a 24-hour, 3-star hotel, the 2nd of 10 for 239", set()),
        ("in 2024, on 2024-05-27, at 2024-05-01T09:08:54", set()),
    ],
)
def test_identifiers(text: str, found: set[str]) -> None:
    assert set(identifiers_in(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("$1,250.50 and 239 EUR", ["1250.5", "239"]),
        ("€ 12", ["12"]),
        ("12 people, gate 14", []),
    ],
)
def test_amounts(text: str, found: list[str]) -> None:
    assert list(amounts_in(text)) == found


def test_a_day_has_one_key_in_every_notation() -> None:
    message = view("user", "On May 27, I mean 27th of May 2024, the 2024-05-27. And June 3rd.")

    assert keys("date", message) == {"2024-05-27", "06-03"}


def test_arguments_of_tools_count_as_facts_and_their_responses_do_not() -> None:
    assert {"hat229", "gift_card_6276644"} <= keys("identifier", *booking())
    assert "14c99" not in keys("identifier", *booking())
    assert keys("amount", *booking()) == {"239"}
    assert values_of(booking()) == {"booked", "14c99"}


def test_a_decision_is_a_successful_change_or_an_answer_of_several_words() -> None:
    assert keys("decision", *booking()) == {"did:book:hat229"}
    assert keys("decision", *booking("Error: no seats")) == set()
    assert keys("decision", *booking("no", is_error=True)) == set()
    assert keys("decision", view("user", "Yes. Please cancel the trip.")) == {"said:cancel please trip"}


def test_earlier_summaries_add_no_facts() -> None:
    assert conversation_facts([view("user", "Order FL-208871", compacted=True)]) == set()


@pytest.mark.parametrize(
    ("fact", "text", "said"),
    [
        (Fact("identifier", "hat22"), "HAT229", False),
        (Fact("identifier", "6276644"), "gift_card_6276644", True),
        (Fact("date", "2024-05-27"), "on May 27", False),
        (Fact("date", "05-27"), "on 2024-05-27", True),
        (Fact("amount", "239"), "amount 239", True),
        (Fact("amount", "5"), "5 bags", False),
        (Fact("amount", "5"), "$5", True),
        (Fact("decision", "did:book:hat229"), "Called book_flight with HAT229", True),
        (Fact("decision", "did:book:hat229"), "Called book_flight\nHAT229", False),
        (Fact("decision", "said:cancel please trip"), "Yes, please cancel it.", True),
        (Fact("decision", "said:cancel please trip"), "please\ncancel", False),
    ],
)
def test_what_counts_as_kept(fact: Fact, text: str, *, said: bool) -> None:
    assert kept_by_kind({fact}, text)[fact.kind] == KeptCount(int(said), 1)


def test_counts_add_up() -> None:
    assert KeptCount(1, 2) + KeptCount(3, 4) == KeptCount(4, 6)
    assert (KeptCount(0, 0).share, KeptCount(1, 4).share) == (1.0, 0.25)
    assert kept_values({"booked", "14c99"}, "Booked, seat 4C99") == KeptCount(1, 2)


words = st.sampled_from(
    ["FL-208871", "订单AB12345已", "$1,250.50", "May 27", "2024-05-27", "Yes, cancel it.", "x", "\n"]
)


@settings(deadline=None)
@example(["00@A\u00df"])
@example(["00@A\u212a", "00@A\u0130", "00@A\ufb01", "00@A\u017f"])
@given(st.lists(st.text(max_size=30) | st.lists(words, max_size=6).map(" ".join), max_size=6))
def test_a_text_keeps_its_own_facts(texts: list[str]) -> None:
    messages = [view("user", text) for text in texts]
    whole = "\n".join(texts)

    for share in kept_by_kind(conversation_facts(messages), whole).values():
        assert share.kept == share.total


@pytest.mark.parametrize("piece", ["a1", "1", "-", "a.", "1,", "May ", "yes ", "#", "a@", "\n"])
def test_very_long_texts_take_little_time(piece: str) -> None:
    begun = time.process_time()

    facts = conversation_facts([view("user", piece * 20_000 + "!")])
    kept_by_kind(facts, piece * 20_000)

    assert time.process_time() - begun < 5
