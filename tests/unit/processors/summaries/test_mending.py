from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from processors.memory.tokens import ByteEstimate
from processors.statements.owed import owed, owing, untold
from processors.summaries.check import check
from processors.summaries.mending import mended
from processors.summaries.request import Summary
from tests.builders.summary_requests import in_order, request, view

RULE = "Never ship anything to my old address. It was sold last year."


def test_a_value_that_was_replaced_leaves_the_summary_even_if_an_earlier_one_told_it() -> None:
    earlier = view(
        "user", "I need a grinder. My spending limit is $201.\nThe window is $201 wide.", compacted=True
    )
    now = view("user", "Actually, my spending limit is $956 now.")
    messages = in_order(earlier, now, view("assistant", "Fine. " * 60))
    made = Summary(user_message=earlier.text, ai_message="Noted.", knowledge=None)
    found = mended(made, owing(messages), request(messages), ByteEstimate())

    assert found.summary.user_message.splitlines() == [
        "I need a grinder.",
        "The window is $201 wide.",
        "Actually, my spending limit is $956 now.",
    ]


SENTENCES = st.lists(
    st.sampled_from(
        [
            RULE,
            "It rained.",
            "We met Ann.",
            "My spending limit is $956.",
            "Order FL-208871 is late.",
            "x" * 90 + ".",
        ]
    ),
    max_size=12,
).map(" ".join)


@given(SENTENCES, SENTENCES, st.integers(40, 200))
def test_a_mended_summary_is_within_its_limits_and_has_the_rules(
    user: str, ai: str, most_tokens: int
) -> None:
    messages = in_order(view("user", f"{RULE} My spending limit is $956."), view("assistant", "Fine. " * 200))
    asked = request(messages, max_summary_tokens=most_tokens)
    made = Summary(user_message=f"I spoke. {user}", ai_message=f"I listened. {ai}", knowledge=None)
    found = mended(made, owing(messages), asked, ByteEstimate())

    check(found.summary, asked, ByteEstimate())
    assert untold(owed(messages), f"{found.summary.user_message}\n{found.summary.ai_message}") == []
    assert found.lacking == 0
    again = mended(found.summary, owing(messages), asked, ByteEstimate())
    assert again.summary == found.summary, "what is mended needs no more"


def test_an_aim_that_a_summary_does_not_tell_goes_first_and_is_known_in_the_next_ones() -> None:
    aim = "I want to return the espresso machine and get a working one before May 4."
    messages = in_order(view("user", aim), view("assistant", "Tell me more about it, please. " * 60))
    for most_tokens in (400, 60):
        said, talk = messages, "\n".join(f"They spoke about the weather on day {day}." for day in range(8))
        for _ in range(3):
            asked = request(said, max_summary_tokens=most_tokens)
            written = Summary(user_message=talk, ai_message="I listened.", knowledge=None)
            kept = mended(written, owing(said), asked, ByteEstimate()).summary

            assert kept.user_message.splitlines()[0] == aim
            texts = (("user", kept.user_message), ("assistant", kept.ai_message))
            more = [view("user", "It rained today."), view("assistant", "A pity. " * 60)]
            said = in_order(*(view(role, text, compacted=True) for role, text in texts), *more)
            assert [one.text for one in owed(said) if one.kind == "goal"] == [aim]
