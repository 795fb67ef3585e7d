"""The sessions that are measured are as long as their tables say."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from benchmarks.load import bench_counter, load_records
from benchmarks.suite import SHAPES, lengths_of, records_of, require_lengths
from benchmarks.targets import NARROW, RECORDED_SHAPE, WIDE
from processors.memory.tokens import ByteEstimate
from processors.publishing.event_record import EventRecord
from schemas.events import AiMessageAdded, ToolCallResponseAdded
from tests.builders.recorded import RECORDED


@pytest.fixture(scope="module")
def wide() -> list[EventRecord]:
    return records_of(10_000, WIDE, ByteEstimate())


def test_short_sessions_have_two_and_three_events_in_turn(wide: list[EventRecord]) -> None:
    """They had two, all of them: each conversation was cut where it would be by two."""
    lengths = Counter(lengths_of(wide))
    assert set(lengths) == {2, 3}
    assert sum(lengths.values()) == pytest.approx(4_185, rel=0.01), "not 20,935 of 50,000"
    assert lengths[3] > 0.35 * len(lengths_of(wide))


def test_no_session_begins_with_the_response_to_a_call_of_another(wide: list[EventRecord]) -> None:
    sessions: dict[bytes, list[EventRecord]] = {}
    for record in wide:
        sessions.setdefault(record.key, []).append(record)
    for records in sessions.values():
        assert not isinstance(records[0].event, ToolCallResponseAdded)
        for one, other in pairwise(records):
            if isinstance(other.event, ToolCallResponseAdded):
                assert isinstance(one.event, AiMessageAdded)


def test_joined_sessions_have_a_hundred_events_each() -> None:
    """There were 511 sessions of 50,000 events, of which one in forty had 16."""
    assert set(lengths_of(records_of(10_000, NARROW, ByteEstimate()))) == {100}


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_is_what_its_name_says(shape: str) -> None:
    records = records_of(5_000, shape, ByteEstimate())
    assert len(records) == 5_000
    require_lengths(records, shape)


def test_a_shape_under_the_name_of_another_is_refused(wide: list[EventRecord]) -> None:
    with pytest.raises(ValueError, match="100 events a session: 2 and 3 events"):
        require_lengths(wide, NARROW)
    with pytest.raises(ValueError, match="2 or 3 events a session: 10 to "):
        require_lengths(records_of(5_000, RECORDED_SHAPE, ByteEstimate()), WIDE)
    counts = Counter(record.key for record in wide)
    with pytest.raises(ValueError, match="2 or 3 events a session: 2 events"):
        require_lengths([record for record in wide if counts[record.key] == 2], WIDE)


def test_records_have_the_tokens_that_clients_stamp_where_their_files_are(
    monkeypatch: pytest.MonkeyPatch, tokenizer_files: object
) -> None:
    stamped = load_records(RECORDED, 50, short=False, counter=bench_counter())
    assert any(b'"tokens":{"encoding":"o200k_base"' in record.value for record in stamped)

    monkeypatch.delenv("TIKTOKEN_CACHE_DIR")
    estimated = load_records(RECORDED, 50, short=False, counter=bench_counter())
    assert not any(b'"tokens"' in record.value for record in estimated)
