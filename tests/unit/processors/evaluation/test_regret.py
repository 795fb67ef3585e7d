"""What a session needed later of what a summary covers, and what of it was missed."""

from __future__ import annotations

import pytest

from processors.evaluation.equal_calls import EqualCall
from processors.evaluation.regret import LaterNeeds, Need, Regret
from processors.evaluation.shown_memory import ReadMessage, ShownMemory
from schemas.view import MessageView
from tests.builders.summary_requests import call, in_order, view

RULE = "Never ship anything to my old address. It was sold last year."
COVERED = in_order(
    view("user", f"Order FL-208871 is late. {RULE}"),
    view("assistant", "", tool_calls=[call("c1", "get_order", '{"order": "FL-208871", "full": true}')]),
    view("tool", '{"carrier": "Hansa", "parcel": "HX7731B"}', tool_call_id="c1", name="get_order"),
    view("assistant", "The parcel HX7731B is on its way until May 20 and costs $42.50."),
)
NOTHING = "There was an order."


def needed(
    *later: MessageView, summary: str = NOTHING, whole: tuple[MessageView, ...] = (), system: str = ""
) -> Regret:
    """Return the regret of messages that come after a summary of :data:`COVERED`."""
    needs = LaterNeeds()
    needs.cover(COVERED)
    total = Regret()
    for number, message in enumerate(later):
        others = [view("user", summary, compacted=True), *whole, *later[:number]]
        total.add(needs.later(ReadMessage(message), ShownMemory.of(others, system)))
    return total


def counts(regret: Regret) -> dict[Need, tuple[int, int]]:
    """Return missed and needed by need."""
    return {need: (regret.missed[need], count) for need, count in regret.needed.items()}


@pytest.mark.parametrize(
    ("said", "summary", "found"),
    [
        ("And FL-208871?", NOTHING, {"named": (1, 1)}),
        ("And FL-208871?", "FL-208871 is late.", {"named": (0, 1)}),
        ("20 May is fine, for 42.50 dollars.", "Until 5/20 for $42.50, or: May 20.", {"named": (0, 2)}),
        ("And FL-999999?", NOTHING, {}),
        ("Thank you.", NOTHING, {}),
    ],
)
def test_what_is_named_again_must_be_in_the_summary(
    said: str, summary: str, found: dict[Need, tuple[int, int]]
) -> None:
    assert counts(needed(view("user", said, sequence=9), summary=summary)) == found


def test_a_thing_counts_once_and_not_while_memory_has_it_word_for_word() -> None:
    again = [view("user", "FL-208871?", sequence=9), view("assistant", "Yes, FL-208871.", sequence=10)]
    kept = view("user", "It is FL-208871.", sequence=8)

    assert counts(needed(*again)) == {"named": (1, 1)}
    assert counts(needed(*again, whole=(kept,))) == {}


def test_what_recall_finds_counts_and_what_other_tools_return_does_not() -> None:
    found = view("tool", "… The parcel HX7731B …", tool_call_id="r", name="recall", sequence=9)
    other = found.model_copy(update={"name": "get_weather"})

    assert counts(needed(found)) == {"recalled": (1, 1)}
    assert counts(needed(found, summary="The parcel is HX7731B.")) == {"recalled": (0, 1)}
    assert counts(needed(other)) == {}


def test_a_call_with_equal_arguments_is_missed_if_the_summary_does_not_tell_its_answer() -> None:
    same = call("c9", "get_order", '{"full": true, "order": "FL-208871"}')
    again = view("assistant", "", tool_calls=[same], sequence=9)
    told = "FL-208871 goes with Hansa as HX7731B."
    other = view("assistant", "", tool_calls=[call("c9", "get_order", '{"order": "x"}')], sequence=9)

    assert counts(needed(again)) == {"named": (1, 1), "called": (1, 1)}
    assert counts(needed(again, summary=told)) == {"named": (0, 1), "called": (0, 1)}
    assert counts(needed(other)) == {}


def test_what_users_say_again_counts() -> None:
    again = view("user", f"As I said: {RULE}", sequence=9)

    assert counts(needed(again)) == {"said": (1, 1)}
    assert counts(needed(again, summary=RULE)) == {"said": (0, 1)}
    assert counts(needed(again, whole=(view("user", RULE, sequence=8),))) == {}


def test_the_range_of_a_share_narrows_with_the_number_of_needs() -> None:
    few, many = Regret(), Regret()
    for regret, factor in ((few, 1), (many, 100)):
        regret.needed["named"] = 10 * factor
        regret.missed["named"] = 2 * factor

    assert few.share == many.share == 0.2
    assert few.interval == pytest.approx((0.057, 0.510), abs=0.001)
    assert many.interval == pytest.approx((0.176, 0.226), abs=0.001)
    assert Regret().share is None
    assert Regret().interval is None


def test_arguments_and_answers_may_be_nested_more_deeply_than_python_calls() -> None:
    deep = f'{"[" * 1_000}"FL-208871"{"]" * 1_000}'
    covered = in_order(
        view("assistant", "", tool_calls=[call("c1", "get_order", deep)]),
        view("tool", deep, tool_call_id="c1", name="get_order"),
    )
    needs = LaterNeeds()
    needs.cover(covered)
    again = view("assistant", "", tool_calls=[call("c2", "get_order", deep)], sequence=9)

    shown = ShownMemory.of([view("user", NOTHING, compacted=True)])
    assert counts(needs.later(ReadMessage(again), shown)) == {
        "named": (1, 1),
        "called": (1, 1),
    }


@pytest.mark.parametrize(("is_error", "found"), [(False, {}), (True, {"called": (1, 1)})])
def test_a_call_that_memory_still_shows_is_not_needed_unless_it_failed(
    is_error: bool, found: dict[Need, tuple[int, int]]
) -> None:
    same = call("c8", "get_order", '{"full": true, "order": "FL-208871"}')
    shown = (
        view("assistant", "", tool_calls=[same], sequence=7),
        view("tool", "none", tool_call_id="c8", call_sequence=7, is_error=is_error, sequence=8),
    )
    again = view("assistant", "", tool_calls=[same.model_copy(update={"id": "c9"})], sequence=9)

    assert counts(needed(again, whole=shown)) == found


def test_what_a_tool_s_answer_or_the_system_message_shows_is_not_needed() -> None:
    again = view("assistant", "FL-208871 for $42.50, on May 20.", sequence=9)
    answered = '{"orders": [{"id": "FL-208871", "price": 42.5, "day": "2026-05-20"}]}'
    shown = view("tool", answered, tool_call_id="c8", call_sequence=7, sequence=8)

    assert counts(needed(again)) == {"named": (3, 3)}
    assert counts(needed(again, whole=(shown,))) == {}
    assert counts(needed(again, system="Order FL-208871, $42.50, until May 20, 2026")) == {}


def test_a_call_that_is_repeated_in_any_case_is_not_needed() -> None:
    """A tool that is asked for news is called while its last answer is still shown."""
    first = call("c8", "get_order", '{"full": true, "order": "FL-208871"}')
    polled = view("assistant", "", tool_calls=[first], sequence=7)
    news = view("assistant", "", tool_calls=[first.model_copy(update={"id": "c9"})], sequence=9)
    later = view("assistant", "", tool_calls=[first.model_copy(update={"id": "c10"})], sequence=11)
    needs = LaterNeeds()
    needs.cover(COVERED)

    asked = needs.later(ReadMessage(news), ShownMemory.of([polled]))
    assert asked.needed["called"] == 0
    assert needs.later(ReadMessage(later), ShownMemory.of([])).needed["called"] == 0


@pytest.mark.parametrize(
    ("made", "again", "are_equal"),
    [
        ('{"a": 1, "b": [2.0]}', '{ "b": [2], "a": 1.0 }', True),
        ("", "{}", True),
        ('{"a": 1}', '{"a": "1"}', False),
        ('{"a": [1, 2]}', '{"a": [2, 1]}', False),
        ('{"a": 1.5}', '{"a": 1}', False),
        ("not JSON", "not JSON", True),
    ],
)
def test_arguments_are_compared_by_value(made: str, again: str, are_equal: bool) -> None:
    assert (EqualCall.of(call("a", "f", made)) == EqualCall.of(call("b", "f", again))) is are_equal


def test_a_range_counts_the_needs_of_few_sessions_for_less() -> None:
    regret = Regret()
    regret.needed["named"], regret.missed["named"] = 40, 30

    assert regret.interval_in(400) == regret.interval
    in_two = regret.interval_in(2)
    assert in_two is not None
    assert in_two == pytest.approx((0.415, 0.927), abs=0.001), "as of 8.3 needs"
    assert regret.interval_in(0) is None
