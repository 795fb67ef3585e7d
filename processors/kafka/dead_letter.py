"""Makes dead letters of refused records and parses them: the bytes that are kept, the headers with the reason."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple

import pydantic_core

from schemas.dead_letter import (
    CUT_BYTES,
    DEAD_LETTER_HEADERS,
    ERROR_CODE_HEADER,
    ERROR_DETAIL_HEADER,
    MAX_DEAD_LETTER_BYTES,
    MAX_DEAD_LETTER_RECORD_BYTES,
    ORIGINAL_SIZE_HEADER,
    REPLAYED,
    REPLAYED_AS_HEADER,
    REPLAYED_LETTER_HEADER,
    SHA256_HEADER,
    SOURCE_OFFSET_HEADER,
    SOURCE_PARTITION_HEADER,
    SOURCE_TIMESTAMP_HEADER,
    SOURCE_TOPIC_HEADER,
    DeadLetter,
    ErrorCode,
)

#: The most characters of a detail; a validation error may quote a long field.
MAX_DETAIL_CHARACTERS: Final = 1_000
#: The most bytes of original headers. The last headers are dropped beyond it, so that a dead letter always fits.
MAX_HEADER_BYTES: Final = 64 * 1024

#: The error code of a record that has none.
UNKNOWN: Final = "unknown"

#: Digits of the largest number that a header of another producer may name: it fits into 64 bits.
_MOST_DIGITS: Final = 18

#: The most bytes that Kafka's record format adds to a header: the lengths of its name and value.
_HEADER_FRAME_BYTES: Final = 8


def dead_letter(
    error_code: ErrorCode,
    error_detail: str,
    *,
    topic: str,
    partition: int,
    offset: int,
    key: bytes | None,
    value: bytes | None,
    headers: Iterable[tuple[str, bytes | None]] = (),
    original_size_bytes: int | None = None,
    sha256: str | None = None,
    timestamp_ms: int | None = None,
) -> DeadLetter:
    """Return the dead letter of the record at ``topic``/``partition``/``offset``; long values are cut.

    Args:
        original_size_bytes: Size of the whole value, if ``value`` is already only its first part.
        sha256: SHA-256 of the whole value, in the same case.
        timestamp_ms: Of the record, if it is known.
    """
    # No valid key is that long, and key, headers and value must fit one record.
    key = None if key is None else key[:CUT_BYTES]
    kept, headers_size = _within_limit(headers)
    size, digest = original_size_bytes, sha256
    room = min(MAX_DEAD_LETTER_BYTES, MAX_DEAD_LETTER_RECORD_BYTES - len(key or b"") - headers_size)
    if value is not None and size is None and len(value) > room:
        size = len(value)
        digest = hashlib.sha256(value).hexdigest()
        value = value[:CUT_BYTES]
    return DeadLetter(
        error_code=error_code,
        error_detail=error_detail[:MAX_DETAIL_CHARACTERS],
        source_topic=topic,
        source_partition=partition,
        source_offset=offset,
        key=key,
        value=value,
        headers=kept,
        original_size_bytes=size,
        sha256=digest,
        source_timestamp_ms=timestamp_ms,
    )


def dead_letter_headers(letter: DeadLetter) -> list[tuple[str, bytes | None]]:
    """Return the headers of the record in the dead-letter topic: the original ones, then those with the reason."""
    added: list[tuple[str, bytes | None]] = [
        (ERROR_CODE_HEADER, letter.error_code.encode()),
        (ERROR_DETAIL_HEADER, letter.error_detail.encode("utf-8", "replace")),
        (SOURCE_TOPIC_HEADER, letter.source_topic.encode()),
        (SOURCE_PARTITION_HEADER, str(letter.source_partition).encode()),
        (SOURCE_OFFSET_HEADER, str(letter.source_offset).encode()),
    ]
    if letter.source_timestamp_ms is not None:
        added.append((SOURCE_TIMESTAMP_HEADER, str(letter.source_timestamp_ms).encode()))
    if letter.original_size_bytes is not None:
        added.append((ORIGINAL_SIZE_HEADER, str(letter.original_size_bytes).encode()))
    if letter.sha256 is not None:
        added.append((SHA256_HEADER, letter.sha256.encode()))
    return [*letter.headers, *added]


def parse_dead_letter(
    key: bytes | None, value: bytes | None, headers: Iterable[tuple[str, bytes | None]]
) -> DeadLetter:
    """Return the dead letter in a record of the dead-letter topic.

    The headers with the reason begin at the last ``error_code``, so that original headers of the same names survive
    a replay. A record of another producer has ``error_code`` "unknown" and offset -1.
    """
    added: dict[str, str] = {}
    original: list[tuple[str, bytes | None]] = []
    for name, content in reversed(list(headers)):
        if name in DEAD_LETTER_HEADERS and name not in added and ERROR_CODE_HEADER not in added:
            added[name] = (content or b"").decode("utf-8", "replace")
        else:
            original.append((name, content))
    size, timestamp = added.get(ORIGINAL_SIZE_HEADER), added.get(SOURCE_TIMESTAMP_HEADER)
    return DeadLetter(
        error_code=added.get(ERROR_CODE_HEADER, UNKNOWN),
        error_detail=added.get(ERROR_DETAIL_HEADER, ""),
        source_topic=added.get(SOURCE_TOPIC_HEADER, ""),
        source_partition=_number(added.get(SOURCE_PARTITION_HEADER)),
        source_offset=_number(added.get(SOURCE_OFFSET_HEADER)),
        key=key,
        value=value,
        headers=tuple(reversed(original)),
        original_size_bytes=_number(size) if size is not None else None,
        sha256=added.get(SHA256_HEADER),
        source_timestamp_ms=_number(timestamp) if timestamp is not None else None,
    )


def why_no_event(value: bytes | None) -> str | None:
    """Return why no worker, whatever its version and settings, can read a value as an event; ``None`` if one may."""
    if value is None:
        return "it has no value"
    try:
        decoded = pydantic_core.from_json(value)
    except ValueError:
        return "its value is not JSON"
    return None if isinstance(decoded, dict) else "its value is no JSON object"


def why_of_no_session(key: bytes | None, value: bytes | None) -> str | None:
    """Return why a record with this key can be no event of the session that its value names; ``None`` if it may be one.

    A value that is no JSON object, or names no session, may have any key that names one.
    """
    if key is None:
        return "it has no key"
    try:
        session_id = key.decode()
    except UnicodeDecodeError:
        return "its key is not UTF-8"
    try:
        decoded = pydantic_core.from_json(value or b"")
    except ValueError:
        return None
    if not isinstance(decoded, dict) or decoded.get("session_id", session_id) == session_id:
        return None
    return "its key is not the session_id of its value"


class Replayed(NamedTuple):
    """A dead letter was published again; both are ``PARTITION:OFFSET``, of the letter and of the new record."""

    letter: str
    as_record: str


def replayed_letter(replayed: Replayed, *, topic: str, source_topic: str) -> DeadLetter:
    """Return the record that says so, for the dead-letter topic.

    A version that does not know such records lists it as a dead letter with this text. If that version replays it, it
    writes the same headers to the same topic, so nothing becomes wrong.

    Args:
        replayed: the letter, and where it is now.
        topic: the dead-letter topic.
        source_topic: the topic to which the letter was published again.
    """
    partition, _, offset = replayed.letter.partition(":")
    return DeadLetter(
        error_code=REPLAYED,
        error_detail=f"no dead letter: {replayed.letter} was published again as {replayed.as_record} of {source_topic}",
        source_topic=topic,
        source_partition=int(partition),
        source_offset=int(offset),
        # A record with neither key nor value stops a replay of all letters by a version that does not know it.
        key=replayed.letter.encode(),
        value=None,
        headers=(
            (REPLAYED_LETTER_HEADER, replayed.letter.encode()),
            (REPLAYED_AS_HEADER, replayed.as_record.encode()),
        ),
    )


def replayed_in(letter: DeadLetter) -> Replayed | None:
    """Return what a record of the dead-letter topic says of another one; ``None`` if it is a dead letter.

    A dead letter of a worker always has an error code of its own, so the headers of a refused record cannot hide
    another dead letter.
    """
    if letter.error_code not in {REPLAYED, UNKNOWN} or letter.value is not None:
        return None
    headers = dict(letter.headers)
    place, as_record = headers.get(REPLAYED_LETTER_HEADER), headers.get(REPLAYED_AS_HEADER)
    if place is None or as_record is None:
        return None
    return Replayed(place.decode("utf-8", "replace"), as_record.decode("utf-8", "replace"))


class ReplayedRecords:
    """Knows the records that were published again, by their dead letters.

    A record that is folded again gets another dead letter. It is known by its place in the log, which no other record of
    that log ever has. A topic that was deleted and created again has other records at the same places, but these are
    newer than every letter of a record of before: so a letter is of the same record only if its record is not newer than
    the letter that was published again. A letter of an older version does not say how old its record is, and is taken
    for one of another record.
    """

    def __init__(self) -> None:
        # By topic and partition, and then by offset.
        self._published: dict[tuple[str, int], dict[int, _Published]] = {}

    def add(self, letter: DeadLetter, written_ms: int, as_record: str = "") -> None:
        """Note that a letter was published again.

        Args:
            letter: the letter.
            written_ms: the time of its record in the dead-letter topic.
            as_record: where it was published again, if that is asked for later.
        """
        published = self._published.setdefault((letter.source_topic, letter.source_partition), {})
        newest = published.get(letter.source_offset)
        if newest is None or newest.written_ms <= written_ms:
            published[letter.source_offset] = _Published(written_ms, as_record)

    def has(self, letter: DeadLetter) -> bool:
        """Return whether a letter is of a record that was published again."""
        return self.as_record(letter) is not None

    def as_record(self, letter: DeadLetter) -> str | None:
        """Return where the record of a letter was published again; ``None`` if it was not."""
        if letter.source_timestamp_ms is None or letter.source_offset < 0:
            return None
        newest = self._published.get((letter.source_topic, letter.source_partition), {}).get(
            letter.source_offset
        )
        return None if newest is None or newest.written_ms < letter.source_timestamp_ms else newest.as_record


class _Published(NamedTuple):
    """The newest letter of a record that was published again: when it was written, and where the record is now."""

    written_ms: int
    as_record: str


def _number(text: str | None) -> int:
    is_number = text is not None and text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text or "") if is_number else -1


def _within_limit(
    headers: Iterable[tuple[str, bytes | None]],
) -> tuple[tuple[tuple[str, bytes | None], ...], int]:
    """Return the headers that are kept, and their bytes in a record."""
    kept: list[tuple[str, bytes | None]] = []
    size = 0
    for name, content in headers:
        size_with = size + len(name.encode("utf-8", "replace")) + len(content or b"") + _HEADER_FRAME_BYTES
        if size_with > MAX_HEADER_BYTES:
            break
        kept.append((name, content))
        size = size_with
    return tuple(kept), size
