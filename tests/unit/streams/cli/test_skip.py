"""Which topics can be skipped in."""

from __future__ import annotations

import re

import pytest

from schemas.errors import BadRequest
from schemas.topic_names import TopicNames
from streams.cli.skip import topic_to_skip

TOPICS = TopicNames("production.")


@pytest.mark.parametrize("prefix", ["", "production."])
def test_a_topic_is_named_with_or_without_the_prefix(prefix: str) -> None:
    assert topic_to_skip(TOPICS, f"{prefix}session-events") == TOPICS.session_events
    assert topic_to_skip(TOPICS, f"{prefix}memory-events") == TOPICS.memory_events


@pytest.mark.parametrize("name", [TOPICS.changelog, TOPICS.dead_letters, "test.session-events", ""])
def test_no_other_topic_has_batches_to_skip(name: str) -> None:
    with pytest.raises(
        BadRequest, match=rf"^{re.escape(name)}: only batches of production\.session-events and"
    ):
        topic_to_skip(TOPICS, name)
