"""Each error of a record has its code, and a bad record does not affect the others."""

from __future__ import annotations

import pytest

from schemas.errors import BadRecord
from schemas.events import MAX_CONTENTS
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.partitioner import partition_of
from tests.builders.events import Fields, calls, event_json, user
from tests.builders.source_records import Record

BAD: dict[str, tuple[Record, str]] = {
    "no JSON": (Record(b"{"), "not_json"),
    "no UTF-8": (Record(b'{"type":"\xff"}'), "not_json"),
    "a list": (Record(b"[]"), "not_json"),
    "a number": (Record(b"1"), "not_json"),
    "an unknown type": (Record(event_json({"type": "Nonsense"})), "unknown_type"),
    "no type": (Record(b'{"event_id":"e"}'), "unknown_type"),
    "a missing field": (
        Record(b'{"type":"HistoryCleared","session_id":"s1","event_id":"e"}'),
        "invalid_field",
    ),
    "an ill-typed field": (Record(event_json(user(text=1))), "invalid_field"),
    "an empty id": (Record(event_json(user(), event_id="")), "invalid_field"),
    "a time without zone": (Record(event_json(user(occurred_at="2026-01-01T00:00:00"))), "invalid_field"),
    "a lone surrogate": (Record(event_json(user(text="x")).replace(b'"x"', b'"\\ud800"')), "not_json"),
    "another's key": (Record(event_json(user()), key=b"s2"), "key_mismatch"),
    "a key that is no UTF-8": (Record(event_json(user()), key=b"\xff"), "key_mismatch"),
    "no value": (Record(None), "no_value"),
    "no key": (Record(event_json(user()), key=None), "no_key"),
    "too large": (Record(event_json(user(text="x" * 20_000))), "too_large"),
    "a key that is too long": (Record(event_json(user()), key=b"s" * 1_025), "too_large"),
    "too many tool calls": (Record(event_json(calls(*(["c"] * 129)))), "invalid_field"),
    "an integer nobody can keep": (
        Record(
            event_json(user(native={"format": "f", "item": 0})).replace(b'"item":0', b'"item":%d' % 2**70)
        ),
        "invalid_field",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_code_and_good_ones_are_decoded(name: str) -> None:
    bad, code = BAD[name]
    decoder = EventDecoder(0, 1, max_event_bytes=10_000)

    records = [
        Record(event_json(user(), event_id="a")),
        bad,
        Record(event_json(user(), event_id="b"), offset=2),
    ]
    decoded = decoder.decode_all(records)

    assert [refused.dead_letter().error_code for refused in decoded.refused] == [code]
    assert decoded.refused[0].dead_letter().value == bad.value
    assert [(entry.event.session_id, entry.event.event_id) for entry in decoded.items] == [
        ("s1", "a"),
        ("s1", "b"),
    ]
    assert decoded.size_bytes == sum(len(record.value or b"") for record in records)


@pytest.mark.parametrize(("timestamp", "known_ms"), [(1_700_000_000_000, 1_700_000_000_000), (-1, None)])
def test_a_dead_letter_says_how_old_its_record_is_if_that_is_known(
    timestamp: int, known_ms: int | None
) -> None:
    (refused,) = EventDecoder(0, 1, 10_000).decode_all([Record(b"{", timestamp=timestamp)]).refused

    assert refused.dead_letter().source_timestamp_ms == known_ms


def test_an_unknown_field_of_a_record_is_no_error_and_no_part_of_the_event() -> None:
    """Unlike over HTTP, where it is a 400: the log may have events of a newer version."""
    given = {
        "type": "SessionConfigured",
        "max_mesages": 1,
        "max_messages": 2,
        "compaction": {"keep_recent_turn": 1, "keep_recent_turns": 3},
    }
    records = [Record(event_json(user(agnet_id="x"))), Record(event_json(given))]
    decoded = EventDecoder(0, 1, max_event_bytes=10_000).decode_all(records)

    assert decoded.refused == []
    said, configured = [entry.event.model_dump(exclude_unset=True) for entry in decoded.items]
    assert "agnet_id" not in said
    assert configured["max_messages"] == 2
    assert configured["compaction"] == {"keep_recent_turns": 3}
    assert "max_mesages" not in configured


def test_a_record_in_the_wrong_partition_is_refused_with_the_remedy() -> None:
    wrong = (partition_of(b"s1", 8) + 1) % 8
    decoder = EventDecoder(wrong, 8, max_event_bytes=1_000)

    decoded = decoder.decode_all([Record(event_json(user()), partition=wrong)])

    assert decoded.refused[0].dead_letter().error_code == "wrong_partition"
    assert "murmur2_random" in decoded.refused[0].dead_letter().error_detail


def test_a_refusal_never_quotes_the_text_of_a_message() -> None:
    decoder = EventDecoder(0, 1, max_event_bytes=1_000)

    contents = [{"kind": "text", "text": "t"}, {"kind": "my secret' found using 'kind", "text": "t"}]
    decoded = decoder.decode_all(
        [
            Record(event_json(user(text="my secret", user_id=5))),
            Record(b'{"text":"my secret"'),
            Record(event_json({"type": "MultimodalUserMessageAdded", "contents": contents})),
        ]
    )

    assert (
        decoded.refused[2].dead_letter().error_detail
        == "MultimodalUserMessageAdded.contents.1.kind must be one of text, image, pdf"
    )
    assert "secret" not in "".join(refused.dead_letter().error_detail for refused in decoded.refused)


def test_keys_are_checked_again_after_the_cache_was_cleared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("streams.kafka.event_decoding._CACHED_KEYS", 2)
    decoder = EventDecoder(0, 1, max_event_bytes=1_000)
    records = [
        Record(event_json(user(), session_id=f"s{n % 4}"), key=f"s{n % 4}".encode(), offset=n)
        for n in range(12)
    ]

    decoded = decoder.decode_all(records)

    assert not decoded.refused
    assert sorted({entry.event.session_id for entry in decoded.items}) == ["s0", "s1", "s2", "s3"]


@pytest.mark.parametrize(
    "fields",
    [
        user(native={"format": "f", "item": [[]] * 300_000}),
        {"type": "MultimodalUserMessageAdded", "contents": [{"kind": "text", "text": ""}] * 30_000},
        {"type": "MultimodalUserMessageAdded", "contents": [{"kind": "image", "uri": ""}] * 28_000},
    ],
    ids=["native", "texts", "images"],
)
def test_an_event_of_very_many_values_is_refused_before_it_is_decoded(
    fields: Fields, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To decode 300,000 lists held the interpreter for 235 ms, in a thread too."""
    monkeypatch.setattr("streams.kafka.event_decoding.EVENT_ADAPTER", None)
    monkeypatch.setattr("streams.kafka.event_decoding.orjson", None)
    decoder = EventDecoder(0, 1, 921_600)
    with pytest.raises(BadRecord) as refused:
        decoder.decode(Record(event_json(fields)))
    assert refused.value.error_code == "too_large"


def test_a_message_has_at_most_a_thousand_contents() -> None:
    decoder = EventDecoder(0, 1, 921_600)
    part = {"kind": "image", "uri": "https://x/y"}
    fields = {"type": "MultimodalUserMessageAdded", "contents": [part] * MAX_CONTENTS}
    assert decoder.decode(Record(event_json(fields))).event.type == fields["type"]
    with pytest.raises(BadRecord, match=r"contents: .* at most 1000 items") as refused:
        decoder.decode(Record(event_json({**fields, "contents": [part] * (MAX_CONTENTS + 1)})))
    assert refused.value.error_code == "invalid_field"
