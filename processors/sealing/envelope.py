"""AES-256-GCM with associated data that names the place, so that a box opens only where it was sealed.

OpenSSL is loaded by the first box: every process imports this module, and without encryption none makes or opens a box.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

#: Bytes of a master key and of a data key.
KEY_BYTES: Final = 32
#: Bytes of a nonce, random for each box; it is the beginning of the box.
NONCE_BYTES: Final = 12
#: Bytes that a box is longer than its content: nonce and tag.
BOX_OVERHEAD_BYTES: Final = NONCE_BYTES + 16


class BoxRefused(Exception):
    """The box was sealed with another key or for another place, or was changed."""


def seal(key: bytes, nonce: bytes, content: bytes, place: Sequence[bytes]) -> bytes:
    """Return the box of ``content``: nonce, ciphertext, tag.

    Args:
        key: 32 bytes.
        nonce: 12 random bytes, never used with this key before.
        content: any bytes.
        place: names where the box belongs; it is not part of the box, and opening needs the same.
    """
    aes_gcm, _ = _library()
    return nonce + aes_gcm(key).encrypt(nonce, content, _associated(place))


def open_box(key: bytes, box: bytes, place: Sequence[bytes]) -> bytes:
    """Return what was sealed.

    Raises:
        BoxRefused: Another key, another place, or changed bytes.
    """
    aes_gcm, invalid_tag = _library()
    if len(box) < BOX_OVERHEAD_BYTES:
        raise BoxRefused
    try:
        return aes_gcm(key).decrypt(box[:NONCE_BYTES], box[NONCE_BYTES:], _associated(place))
    except invalid_tag as error:
        raise BoxRefused from error


@cache
def _library() -> tuple[type[AESGCM], type[InvalidTag]]:
    """Import the cipher, once: an import statement that runs for every box costs as much as the decryption."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return AESGCM, InvalidTag


def _associated(place: Sequence[bytes]) -> bytes:
    """Return the parts with their lengths, so that no two places have the same bytes."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in place])
