from __future__ import annotations

from processors.reading.memory_read import MemoryRead
from tests.builders.events import calls, response
from tests.builders.memories import memory_of, view_of


def test_an_empty_memory_has_no_messages_and_no_figures() -> None:
    read = MemoryRead.empty("s")

    assert (read.session_id, read.sequence, read.life_sequence, read.messages) == ("s", None, None, [])
    assert read.openai_messages() == []


def test_an_answer_of_a_worker_without_life_sequence_is_read() -> None:
    answer = MemoryRead.empty("s").model_dump(exclude={"life_sequence"})

    assert MemoryRead.model_validate(answer).life_sequence is None


def test_unknown_fields_in_an_answer_of_a_newer_worker_are_dropped() -> None:
    """Also unknown fields of its messages."""
    answer = view_of(memory_of(calls("c"), response("c"))).model_dump(mode="json")
    newer = {**answer, "new": 1, "messages": [{**message, "new": 1} for message in answer["messages"]]}

    assert MemoryRead.answered(newer) == MemoryRead.answered(answer)
