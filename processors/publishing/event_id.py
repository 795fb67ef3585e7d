"""Event ids: time-ordered ones for new events, derived ones for imported messages."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

#: Random bytes :func:`uuid7` uses.
ENTROPY_BYTES: Final = 10
_MAX_TIME_MS: Final = (1 << 48) - 1


def uuid7(time_ms: int, entropy: bytes) -> str:
    """A UUIDv7 (RFC 9562): 48 bits of time, then 74 bits of randomness.

    Args:
        time_ms: milliseconds since 1970, UTC.
        entropy: 10 random bytes.

    Raises:
        ValueError: the time does not fit 48 bits, or there are not 10 bytes.
    """
    if not 0 <= time_ms <= _MAX_TIME_MS:
        raise ValueError(f"time_ms {time_ms} does not fit a UUIDv7")
    if len(entropy) != ENTROPY_BYTES:
        raise ValueError(f"a UUIDv7 takes {ENTROPY_BYTES} random bytes, got {len(entropy)}")
    number = (time_ms << 80) | int.from_bytes(entropy, "big")
    number = number & ~(0xF << 76) | 0x7 << 76  # version
    number = number & ~(0x3 << 62) | 0x2 << 62  # variant
    digits = f"{number:032x}"
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def derived_id(session_id: str, position: int, content: bytes) -> str:
    """The id of the message at ``position`` of an imported session: the same import gives the same ids.

    ``content`` (the message as it stands in the file) takes part, so that another conversation appended to
    the same session is not taken for a repetition of the first.
    """
    name = session_id.encode("utf-8") + b"\0" + str(position).encode() + b"\0" + content
    return f"import-{blake2b(name, digest_size=16).hexdigest()}"
