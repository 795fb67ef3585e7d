from __future__ import annotations

import orjson
import pytest

from streams.analytics.decoding import AnalyticsDecoder, MemoryEventFields
from streams.kafka.event_decoding import EventDecoder
from tests.builders.source_records import Record

UPDATED = orjson.dumps({"type": "HistoryUpdated", "session_id": "s1", "sequence": 4, "context_fraction": 0.5})


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        (b"s2", UPDATED, "key_mismatch"),
        (b"\xff", UPDATED, "key_mismatch"),
        (None, UPDATED, "no_key"),
        (b"s1", None, "no_value"),
        (b"s1", b"{}", "invalid_field"),
    ],
)
def test_an_invalid_memory_event_is_refused_and_valid_ones_are_decoded(
    key: bytes | None, value: bytes | None, code: str
) -> None:
    decoder = AnalyticsDecoder(EventDecoder(0, 1, max_event_bytes=1_000), "memory-events")

    decoded = decoder.decode_all(
        [Record(value, key=key, topic="memory-events"), Record(UPDATED, topic="memory-events", offset=1)]
    )

    assert [refused.reason.error_code for refused in decoded.refused] == [code]
    assert decoded.items == [
        MemoryEventFields(type="HistoryUpdated", session_id="s1", sequence=4, context_fraction=0.5)
    ]
