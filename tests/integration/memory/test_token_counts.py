"""Who counts the tokens of a message: the publisher, or the memory worker. Memory has the same exact counts."""

from __future__ import annotations

import json

from tests.builders.events import user
from tests.live.fixtures import MakeSystem


def test_a_short_message_that_is_sent_without_a_count_has_an_exact_one_in_memory(
    make_system: MakeSystem,
) -> None:
    system = make_system(
        PARTITIONS=1,
        TOKEN_COUNTER="tests.builders.memories:WordCounter",
        PUBLISH__COUNT_TOKENS_FROM_CHARACTERS=12,
    ).create_topics()
    worker = system.start().wait_ready()
    published = worker.say("s", user("one two"), user("one two three four"))
    memory = worker.memory("s", min_sequence=published[-1]["sequence"], wait_ms=10_000)

    records = [json.loads(record.value or b"") for record in system.read(system.topics.session_events)]
    assert ["tokens" in record for record in records] == [False, True]
    assert [message["tokens"] for message in memory["messages"]] == [2 + 3, 4 + 3]
    assert memory["tokens_estimated"] is False
