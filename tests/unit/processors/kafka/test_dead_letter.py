from __future__ import annotations

import hashlib

import pytest

from processors.kafka.dead_letter import (
    MAX_HEADER_BYTES,
    Replayed,
    ReplayedRecords,
    dead_letter,
    dead_letter_headers,
    parse_dead_letter,
    replayed_in,
    replayed_letter,
    why_no_event,
    why_of_no_session,
)
from schemas.dead_letter import (
    CUT_BYTES,
    ERROR_CODE_HEADER,
    MAX_DEAD_LETTER_BYTES,
    ORIGINAL_SIZE_HEADER,
    SOURCE_OFFSET_HEADER,
    SOURCE_PARTITION_HEADER,
    SOURCE_TIMESTAMP_HEADER,
    DeadLetter,
)

SOURCE = {"topic": "session-events", "partition": 3, "offset": 42}


def letter_of(value: bytes | None, *headers: tuple[str, bytes | None]) -> DeadLetter:
    return dead_letter(
        "not_json",
        "no JSON",
        topic="session-events",
        partition=3,
        offset=42,
        key=b"k",
        value=value,
        headers=headers,
    )


def test_a_dead_letter_keeps_the_original_bytes() -> None:
    letter = letter_of(b"\xff\x00", ("a", b"1"), ("a", None))

    assert (letter.key, letter.value) == (b"k", b"\xff\x00")
    assert dead_letter_headers(letter) == [
        ("a", b"1"),
        ("a", None),
        ("error_code", b"not_json"),
        ("error_detail", b"no JSON"),
        ("source_topic", b"session-events"),
        ("source_partition", b"3"),
        ("source_offset", b"42"),
    ]


def test_a_long_value_is_cut_and_described() -> None:
    value = b"x" * (MAX_DEAD_LETTER_BYTES + 1)

    letter = letter_of(value)

    assert letter.value == value[:CUT_BYTES]
    assert letter.is_cut
    headers = dict(dead_letter_headers(letter))
    assert headers["original_size_bytes"] == b"921601"
    assert headers["sha256"] == hashlib.sha256(value).hexdigest().encode()


def test_a_value_of_exactly_the_limit_is_whole() -> None:
    letter = letter_of(b"x" * MAX_DEAD_LETTER_BYTES)

    assert not letter.is_cut
    assert "sha256" not in dict(dead_letter_headers(letter))


def test_parsing_returns_the_dead_letter() -> None:
    for value in (None, b"", b"short", b"x" * (MAX_DEAD_LETTER_BYTES + 1)):
        letter = letter_of(value, ("ce_id", b"1"), ("error_code", b"mine"), ("x", None))

        assert parse_dead_letter(letter.key, letter.value, dead_letter_headers(letter)) == letter


def test_original_headers_with_the_names_of_ours_are_kept() -> None:
    letter = letter_of(b"", ("error_code", b"mine"))

    again = parse_dead_letter(b"k", b"", dead_letter_headers(letter))

    assert (again.error_code, again.headers) == ("not_json", (("error_code", b"mine"),))


def test_an_original_sha256_header_is_not_mistaken_for_ours() -> None:
    letter = letter_of(b"v", ("original_size_bytes", b"7"), ("sha256", b"mine"))

    assert parse_dead_letter(b"k", b"v", dead_letter_headers(letter)) == letter


def test_a_record_of_another_producer_can_be_parsed() -> None:
    letter = parse_dead_letter(None, b"v", [("source_offset", b"not a number")])

    assert (letter.error_code, letter.source_topic, letter.source_offset) == ("unknown", "", -1)


@pytest.mark.parametrize("number", [b"9" * 19, b"1" * 5_000, b"-1", "\u0663".encode(), b""])
def test_a_number_of_another_producer_that_can_be_no_offset_is_none(number: bytes) -> None:
    """Python reads no number of 5,000 digits, and a request to a broker takes none of more than 64 bits."""
    names = (SOURCE_PARTITION_HEADER, SOURCE_OFFSET_HEADER, SOURCE_TIMESTAMP_HEADER, ORIGINAL_SIZE_HEADER)
    letter = parse_dead_letter(
        None, b"x", [(ERROR_CODE_HEADER, b"not_json"), *((name, number) for name in names)]
    )
    assert (letter.source_partition, letter.source_offset) == (-1, -1)
    assert (letter.source_timestamp_ms, letter.original_size_bytes) == (-1, -1)


def test_a_long_detail_is_cut() -> None:
    letter = dead_letter("invalid_field", "d" * 5_000, key=None, value=None, **SOURCE)  # type: ignore[arg-type]

    assert len(letter.error_detail) == 1_000


def test_too_many_headers_are_cut_so_that_a_dead_letter_always_fits() -> None:
    letter = letter_of(b"", ("a", b"x" * 100), ("b", b"x" * MAX_HEADER_BYTES), ("c", b"y"))

    assert letter.headers == (("a", b"x" * 100),)


def test_the_largest_dead_letter_fits_a_kafka_record() -> None:
    many = [("h", b"")] * 100_000
    few = [(f"h{number}", b"v" * 6_500) for number in range(20)]
    for headers in (many, few):
        letter = dead_letter(
            "invalid_field",
            "\N{SNOWMAN}" * 1_000,
            key=b"k" * 100_000,
            value=b"v" * MAX_DEAD_LETTER_BYTES,
            headers=headers,
            **SOURCE,  # type: ignore[arg-type]
        )

        written = dead_letter_headers(letter)
        framed = sum(len(name) + len(content or b"") + 6 for name, content in written)
        assert len(letter.key or b"") + len(letter.value or b"") + framed < 1_000_000
        assert letter.is_cut
        assert parse_dead_letter(letter.key, letter.value, written) == letter


def test_a_replay_is_a_record_of_the_dead_letter_topic() -> None:
    record = replayed_letter(
        Replayed("3:7", "1:44"), topic="session-dead-letters", source_topic="session-events"
    )

    read = parse_dead_letter(record.key, record.value, dead_letter_headers(record))

    assert replayed_in(read) == Replayed("3:7", "1:44")
    # What a version that does not know such records shows.
    assert read.error_code == "replayed"
    assert read.error_detail == "no dead letter: 3:7 was published again as 1:44 of session-events"
    # And what it writes if it replays it: the original headers, to the topic that is named as the source.
    assert read.source_topic == "session-dead-letters"
    assert replayed_in(parse_dead_letter(read.key, read.value, read.headers)) == Replayed("3:7", "1:44")


def test_a_refused_record_cannot_hide_a_dead_letter() -> None:
    headers = (("error_code", b"replayed"), ("replayed_letter", b"3:7"), ("replayed_as", b"1:44"))
    letter = letter_of(None, *headers)

    read = parse_dead_letter(letter.key, letter.value, dead_letter_headers(letter))

    assert read.error_code == "not_json"
    assert replayed_in(read) is None
    assert replayed_in(letter_of(b"{")) is None


def test_the_time_of_the_record_is_kept() -> None:
    letter = letter_of(b"v")._replace(source_timestamp_ms=7)

    headers = dead_letter_headers(letter)

    assert ("source_timestamp_ms", b"7") in headers
    assert parse_dead_letter(b"k", b"v", headers) == letter


def test_a_second_letter_of_a_record_that_was_published_again_is_known() -> None:
    """Everything was folded again, perhaps by a version that gives another reason."""
    first = letter_of(b"v")._replace(source_timestamp_ms=1_000)
    second = first._replace(error_code="invalid_field")
    done = ReplayedRecords()
    done.add(first, 1_005)
    done.add(first, 1_001)

    assert done.has(second)
    assert not done.has(second._replace(source_offset=43))
    assert not done.has(second._replace(source_partition=4))
    assert not done.has(second._replace(source_topic="others"))


def test_a_record_of_a_topic_that_was_created_again_is_another_one() -> None:
    done = ReplayedRecords()
    done.add(letter_of(b"v"), 1_005)

    assert done.has(letter_of(b"v")._replace(source_timestamp_ms=1_005))
    assert not done.has(letter_of(b"v")._replace(source_timestamp_ms=1_006))


def test_a_letter_that_does_not_say_how_old_its_record_is_counts_as_one_of_another_record() -> None:
    done = ReplayedRecords()
    done.add(letter_of(b"v"), 1_005)
    elsewhere = parse_dead_letter(b"k", b"v", [])
    done.add(elsewhere, 1_005)

    assert not done.has(letter_of(b"v"))
    assert not done.has(elsewhere._replace(source_timestamp_ms=1))


def test_where_a_record_is_now_is_told_by_its_newest_letter() -> None:
    done = ReplayedRecords()
    done.add(letter_of(b"v"), 1_005, "1:44")
    done.add(letter_of(b"v"), 1_001, "1:40")

    assert done.as_record(letter_of(b"v")._replace(source_timestamp_ms=1_000)) == "1:44"
    assert done.as_record(letter_of(b"v")._replace(source_timestamp_ms=1_006)) is None


def test_what_can_be_no_event_says_why() -> None:
    reasons = {
        b"{": "its value is not JSON",
        b"\xff\xfe": "its value is not JSON",
        b"": "its value is not JSON",
        b"[{}]": "its value is no JSON object",
        b'"text"': "its value is no JSON object",
        b"{}": None,
        b'{"type": "OfANewerWorker"}': None,
    }
    assert {value: why_no_event(value) for value in reasons} == reasons
    assert why_no_event(None) == "it has no value"


def test_what_can_be_no_event_of_its_session_says_why() -> None:
    event = b'{"session_id": "s"}'

    assert why_of_no_session(None, event) == "it has no key"
    assert why_of_no_session(b"\xff", event) == "its key is not UTF-8"
    assert why_of_no_session(b"S", event) == "its key is not the session_id of its value"
    assert why_of_no_session(b"1", b'{"session_id": 1}') == "its key is not the session_id of its value"
    # What these have wrong, something else says.
    for value in (event, b'{"text": "a"}', b"{", b"[]", None):
        assert why_of_no_session(b"s", value) is None
