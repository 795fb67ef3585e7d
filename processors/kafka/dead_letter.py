"""Makes dead letters of refused records and parses them: the bytes that are kept, the headers with the reason."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from schemas.dead_letter import (
    CUT_BYTES,
    DEAD_LETTER_HEADERS,
    ERROR_CODE_HEADER,
    ERROR_DETAIL_HEADER,
    MAX_DEAD_LETTER_BYTES,
    MAX_DEAD_LETTER_RECORD_BYTES,
    ORIGINAL_SIZE_HEADER,
    SHA256_HEADER,
    SOURCE_OFFSET_HEADER,
    SOURCE_PARTITION_HEADER,
    SOURCE_TOPIC_HEADER,
    DeadLetter,
    ErrorCode,
)

#: The most characters of a detail; a validation error may quote a long field.
MAX_DETAIL_CHARACTERS: Final = 1_000
#: The most bytes of original headers. The last headers are dropped beyond it, so that a dead letter always fits.
MAX_HEADER_BYTES: Final = 64 * 1024

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
) -> DeadLetter:
    """Return the dead letter of the record at ``topic``/``partition``/``offset``; long values are cut.

    Args:
        original_size_bytes: Size of the whole value, if ``value`` is already only its first part.
        sha256: SHA-256 of the whole value, in the same case.
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
    size = added.get(ORIGINAL_SIZE_HEADER)
    return DeadLetter(
        error_code=added.get(ERROR_CODE_HEADER, "unknown"),
        error_detail=added.get(ERROR_DETAIL_HEADER, ""),
        source_topic=added.get(SOURCE_TOPIC_HEADER, ""),
        source_partition=_number(added.get(SOURCE_PARTITION_HEADER)),
        source_offset=_number(added.get(SOURCE_OFFSET_HEADER)),
        key=key,
        value=value,
        headers=tuple(reversed(original)),
        original_size_bytes=_number(size) if size is not None else None,
        sha256=added.get(SHA256_HEADER),
    )


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() else -1


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
