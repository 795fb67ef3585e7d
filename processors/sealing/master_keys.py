"""The key file: master keys by id, one of which wraps new data keys."""

from __future__ import annotations

import binascii
import re
import tomllib
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from processors.sealing.envelope import KEY_BYTES
from schemas.errors import ConfigurationError

_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


@dataclass(frozen=True, slots=True)
class MasterKeys:
    """The master keys of an installation.

    Attributes:
        active: id of the key that wraps.
        keys: all keys by id; those that do not wrap any more still unwrap.
    """

    active: str
    keys: Mapping[str, bytes] = field(repr=False)


def parse_master_keys(text: str, *, where: str) -> MasterKeys:
    """Return the keys of a key file.

    It is TOML: ``active = "2026"``, and a table ``[keys]`` with 32 bytes in base64 by id. No error quotes the file.

    Args:
        text: the file.
        where: names the setting and the file, for messages.

    Raises:
        ConfigurationError: the file has a mistake; one line with the remedy.
    """
    try:
        fields = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        # The reason of the parser would quote the line.
        raise ConfigurationError(f"{where}: it is no TOML; {_REMEDY}") from None
    unknown = sorted(fields.keys() - {"active", "keys"})
    if unknown:
        raise ConfigurationError(f"{where}: {unknown[0]!r} is no field of a key file; {_REMEDY}")
    given = fields.get("keys")
    if not isinstance(given, dict) or not given:
        raise ConfigurationError(f"{where}: it has no [keys]; {_REMEDY}")
    keys = {name: _key(name, value, where) for name, value in given.items()}
    active = fields.get("active")
    if not isinstance(active, str) or active not in keys:
        raise ConfigurationError(
            f"{where}: `active` must be the id of one of the keys: {', '.join(sorted(keys))}"
        )
    if len(set(keys.values())) < len(keys):
        raise ConfigurationError(
            f"{where}: two ids have the same key; a new master key is 32 new random bytes"
        )
    return MasterKeys(active, keys)


def _key(name: str, value: Any, where: str) -> bytes:
    if not _ID.fullmatch(name):
        raise ConfigurationError(
            f"{where}: the id of a key has 1 to 64 letters, digits, points, dashes and underscores"
        )
    try:
        key = b64decode(value if isinstance(value, str) else "", validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if len(key) != KEY_BYTES:
        raise ConfigurationError(f"{where}: the key {name!r} is not {KEY_BYTES} bytes in base64; {_REMEDY}")
    if len(set(key)) == 1:
        raise ConfigurationError(f"{where}: the key {name!r} is not random; {_REMEDY}")
    return key


_REMEDY: Final = (
    'write `active = "ID"` and, below `[keys]`, `ID = "…"` with the output of `openssl rand -base64 32`'
)
