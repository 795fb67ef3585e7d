"""Whole conversations: what must be remembered of them is in their messages, and the summarizer keeps a floor of it."""

from __future__ import annotations

from benchmarks.whole_sessions import Kept, measure
from tests.builders.whole_sessions import PORTIONS, whole_sessions

#: What the last summaries keep in a fifth of the tokens: of everything, and of rules. Somewhat less than was measured.
MIN_SHARE = 0.48
MIN_SHARE_OF_RULES = 0.58


def test_what_must_be_remembered_stands_in_the_message_that_says_it() -> None:
    for session in whole_sessions():
        messages = [message for portion in session.portions for message in portion]
        assert len(session.portions) == PORTIONS, session.name
        for one in session.remembered:
            said = messages[one.said_at]
            calls = " ".join(call.arguments for call in said.tool_calls or ())
            text = f"{said.text} {calls}".casefold()
            assert all(word in text for word in one.words), (session.name, one)
            assert one.until is None or one.until > one.said_at


def test_the_last_summaries_of_whole_conversations_keep_a_floor() -> None:
    total = Kept()
    for session in whole_sessions():
        total.add(measure(session, 0.2))

    assert total.share_at_end() >= MIN_SHARE
    assert total.share_at_end("rule") >= MIN_SHARE_OF_RULES
