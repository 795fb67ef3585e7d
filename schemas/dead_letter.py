"""Dead letters: error codes, headers, size limits and remedies, shared by workers, metrics and CLI."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

#: The reason why a record is a dead letter.
ErrorCode = Literal[
    "not_json",  # the value is not a UTF-8 JSON object
    "unknown_type",  # `type` is missing or is not an event type
    "invalid_field",  # a field is missing or ill-typed
    "key_mismatch",  # the key is not the value's session_id
    "wrong_partition",  # the key belongs to another partition: the producer's partitioner is not murmur2
    "no_value",
    "no_key",
    "too_large",  # over max_event_bytes
    "unreadable",  # a record batch that cannot be decoded; one dead letter represents all of its records
]
ERROR_CODES: Final[tuple[ErrorCode, ...]] = get_args(ErrorCode)

ERROR_CODE_HEADER: Final = "error_code"
ERROR_DETAIL_HEADER: Final = "error_detail"
SOURCE_TOPIC_HEADER: Final = "source_topic"
SOURCE_PARTITION_HEADER: Final = "source_partition"
SOURCE_OFFSET_HEADER: Final = "source_offset"
SOURCE_TIMESTAMP_HEADER: Final = "source_timestamp_ms"
ORIGINAL_SIZE_HEADER: Final = "original_size_bytes"
SHA256_HEADER: Final = "sha256"

#: The headers that a dead letter may have in addition to the original ones; the last two only if something was cut.
#: Letters of older versions have no timestamp.
DEAD_LETTER_HEADERS: Final = (
    ERROR_CODE_HEADER,
    ERROR_DETAIL_HEADER,
    SOURCE_TOPIC_HEADER,
    SOURCE_PARTITION_HEADER,
    SOURCE_OFFSET_HEADER,
    SOURCE_TIMESTAMP_HEADER,
    ORIGINAL_SIZE_HEADER,
    SHA256_HEADER,
)

#: The `error_code` of a record that says that a dead letter was published again. It is in the partition of the letter,
#: behind it, has no value, and is no dead letter itself.
REPLAYED: Final = "replayed"
#: The headers of such a record: PARTITION:OFFSET of the dead letter, and of its new record in the source topic.
REPLAYED_LETTER_HEADER: Final = "replayed_letter"
REPLAYED_AS_HEADER: Final = "replayed_as"

#: A value longer than this is cut.
MAX_DEAD_LETTER_BYTES: Final = 900 * 1024

#: A value is also cut if it is longer than this with its key and headers. The dead letter's own headers then
#: still fit below Kafka's 1 MB.
MAX_DEAD_LETTER_RECORD_BYTES: Final = 960 * 1024

#: A value that is cut keeps this many bytes; ``original_size_bytes`` and ``sha256`` describe the whole value.
CUT_BYTES: Final = 64 * 1024

Headers = tuple[tuple[str, bytes | None], ...]


class DeadLetter(NamedTuple):
    """A refused record with its reason and origin.

    ``key``, ``value`` and ``headers`` are those of the original, byte for byte, but may be cut: ``value`` and ``key`` to
    their first bytes, ``headers`` by the last ones.
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
    source_timestamp_ms: int | None = None

    @property
    def is_cut(self) -> bool:
        """Whether ``value`` holds only the first part of the original."""
        return self.original_size_bytes is not None


#: The remedy for each error code; `dead-letters show` and the documents show it.
REMEDIES: Final[dict[ErrorCode, str]] = {
    "not_json": "publish UTF-8 JSON objects; replay with --value-file FILE to send a corrected value",
    "unknown_type": "use one of the event types of `sessionstream schema`",
    "invalid_field": "compare the value with `sessionstream schema`; replay with --value-file FILE",
    "key_mismatch": "the key must be the session_id in UTF-8; replay with --key SESSION_ID",
    "wrong_partition": "set the producer's partitioner to murmur2 (librdkafka: partitioner=murmur2_random); "
    "a replay goes to the right partition",
    "no_value": "a record without a value has no meaning in the events topic; use `sessionstream delete` for a session",
    "no_key": "the key must be the session_id in UTF-8; replay with --key SESSION_ID",
    "too_large": "shorten the event or pass content by reference, or raise SESSIONSTREAM_MAX_EVENT_BYTES",
    "unreadable": "the producer sent a batch that cannot be decoded, or that unpacks to too many bytes; publish its "
    "records again",
}


def remedy_for(error_code: str) -> str | None:
    """Return the remedy for a dead letter with this code; ``None`` for an unknown code."""
    return dict[str, str]((str(code), remedy) for code, remedy in REMEDIES.items()).get(error_code)
