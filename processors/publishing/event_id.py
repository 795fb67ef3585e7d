"""Event ids: time-ordered ids for new events, derived ids for imported messages."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

#: Number of random bytes that :func:`uuid7` uses.
ENTROPY_BYTES: Final = 10
_MAX_TIME_MS: Final = (1 << 48) - 1


def uuid7(time_ms: int, entropy: bytes) -> str:
    """Return a UUIDv7 (RFC 9562): 48 bits of time, then 74 random bits.

    Args:
        time_ms: Milliseconds since 1970, UTC.
        entropy: 10 random bytes.

    Raises:
        ValueError: The time does not fit 48 bits, or there are not 10 bytes.
    """
    if not 0 <= time_ms <= _MAX_TIME_MS:
        raise ValueError(f"time_ms {time_ms} does not fit a UUIDv7")
    if len(entropy) != ENTROPY_BYTES:
        raise ValueError(f"a UUIDv7 needs {ENTROPY_BYTES} random bytes, not {len(entropy)}")
    number = (time_ms << 80) | int.from_bytes(entropy, "big")
    number = number & ~(0xF << 76) | 0x7 << 76  # version
    number = number & ~(0x3 << 62) | 0x2 << 62  # variant
    digits = f"{number:032x}"
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def derived_id(session_id: str, position: int, content: bytes) -> str:
    """Return the id of the message at ``position`` of an imported session. The same import gives the same ids.

    The id depends on ``content`` (the message as it is in the file), so that another conversation that is appended
    to the same session does not count as a duplicate of the first.
    """
    name = session_id.encode("utf-8") + b"\0" + str(position).encode() + b"\0" + content
    return f"import-{blake2b(name, digest_size=16).hexdigest()}"
