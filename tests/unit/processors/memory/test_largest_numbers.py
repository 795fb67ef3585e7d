"""Every legal number can be written in a record. Otherwise the flush would fail at every attempt."""

from __future__ import annotations

import pytest

from schemas.parts import MAX_SAFE_INTEGER
from tests.builders.events import configured
from tests.builders.memories import Session, table_of

MOST_TOKENS = 2**31 - 1


@pytest.mark.parametrize(
    "name", ["max_size_bytes", "max_messages", "max_tokens", "ttl_seconds", "context_window_tokens"]
)
def test_the_largest_limit_of_a_session_can_be_written(name: str) -> None:
    session = Session().say(configured(**{name: MAX_SAFE_INTEGER}), {"type": "UserMessageAdded", "text": "x"})

    assert table_of(session.memory)


def test_sums_of_the_largest_token_numbers_can_be_written() -> None:
    said = {
        "type": "AiMessageAdded",
        "text": "x",
        "usage": {"input_tokens": MOST_TOKENS, "output_tokens": MOST_TOKENS},
        "tokens": {"encoding": "words", "count": MOST_TOKENS},
    }
    session = Session().say(*([said] * 3_000))

    assert session.head.usage.input_tokens == session.head.tokens == 3_000 * MOST_TOKENS
    assert table_of(session.memory)
