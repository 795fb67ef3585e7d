"""What is wrong with a record, in the words the dead letters, the metrics and the CLI share."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

#: Why a record is a dead letter.
ErrorCode = Literal[
    "not_json",  # the value is no UTF-8 JSON object
    "unknown_type",  # `type` is missing or names no event
    "invalid_field",  # a field is missing or ill-typed
    "key_mismatch",  # the key is not the value's session_id
    "wrong_partition",  # the key's partition is another: the producer's partitioner is not murmur2
    "no_value",
    "no_key",
    "too_large",  # over max_event_bytes
    "unreadable",  # a record batch that cannot be decoded; one dead letter stands for all of its records
]
ERROR_CODES: Final[tuple[ErrorCode, ...]] = get_args(ErrorCode)

ERROR_CODE_HEADER: Final = "error_code"
ERROR_DETAIL_HEADER: Final = "error_detail"
SOURCE_TOPIC_HEADER: Final = "source_topic"
SOURCE_PARTITION_HEADER: Final = "source_partition"
SOURCE_OFFSET_HEADER: Final = "source_offset"
ORIGINAL_SIZE_HEADER: Final = "original_size_bytes"
SHA256_HEADER: Final = "sha256"

#: All headers a dead letter gets on top of the original ones.
DEAD_LETTER_HEADERS: Final = (
    ERROR_CODE_HEADER,
    ERROR_DETAIL_HEADER,
    SOURCE_TOPIC_HEADER,
    SOURCE_PARTITION_HEADER,
    SOURCE_OFFSET_HEADER,
    ORIGINAL_SIZE_HEADER,
    SHA256_HEADER,
)

#: A longer value is cut.
MAX_DEAD_LETTER_BYTES: Final = 900 * 1024

#: So is one that with its key and headers is longer than this; our headers fit beside it under Kafka's 1 MB.
MAX_LETTER_RECORD_BYTES: Final = 960 * 1024

#: What is cut is cut to this many; ``original_size_bytes`` and ``sha256`` then describe the whole.
CUT_BYTES: Final = 64 * 1024

Headers = tuple[tuple[str, bytes | None], ...]


class DeadLetter(NamedTuple):
    """A refused record with its reason and origin.

    ``key``, ``value`` and ``headers`` are the original's, byte for byte, except that ``value`` may be cut.
    """

    error_code: str
    error_detail: str
    source_topic: str
    source_partition: int
    source_offset: int
    key: bytes | None
    value: bytes | None
    headers: Headers
    original_size_bytes: int | None = None
    sha256: str | None = None

    @property
    def is_cut(self) -> bool:
        """Whether ``value`` holds only the first part of the original."""
        return self.original_size_bytes is not None


#: What to do about each kind, for `dead-letters show`, the documents and people.
REMEDIES: Final[dict[ErrorCode, str]] = {
    "not_json": "publish UTF-8 JSON objects; replay with --value-file FILE to send a corrected value",
    "unknown_type": "use one of the event types of `sessionstream schema`",
    "invalid_field": "compare the value with `sessionstream schema`; replay with --value-file FILE",
    "key_mismatch": "the key must be the session_id in UTF-8; replay with --key SESSION_ID",
    "wrong_partition": "set the producer's partitioner to murmur2 (librdkafka: partitioner=murmur2_random); "
    "a replay goes to the right partition",
    "no_value": "a tombstone means nothing in the events topic; use `sessionstream delete`",
    "no_key": "the key must be the session_id in UTF-8; replay with --key SESSION_ID",
    "too_large": "shorten the event or pass content by reference, or raise SESSIONSTREAM_MAX_EVENT_BYTES",
    "unreadable": "the producer sent a batch that cannot be decoded, or that unpacks to too many bytes; publish its "
    "records again",
}


def remedy_for(error_code: str) -> str | None:
    """What to do about a letter with this code; ``None`` for a code that is none of ours."""
    return dict[str, str]((str(code), remedy) for code, remedy in REMEDIES.items()).get(error_code)
