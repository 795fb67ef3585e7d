from __future__ import annotations

from processors.reading.memory_read import MemoryRead


def test_an_empty_memory_has_no_messages_and_no_figures() -> None:
    read = MemoryRead.empty("s")

    assert (read.session_id, read.sequence, read.life_sequence, read.messages) == ("s", None, None, [])
    assert read.openai_messages() == []


def test_an_answer_of_a_worker_without_life_sequence_is_read() -> None:
    answer = MemoryRead.empty("s").model_dump(exclude={"life_sequence"})

    assert MemoryRead.model_validate(answer).life_sequence is None
