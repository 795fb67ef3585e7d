"""JSON in bytes, as orjson writes it: by orjson where it is installed, and else by pydantic's own writer.

Both write the same bytes for what the client writes: texts, whole numbers of 64 bits, numbers, truth values, null, times
in UTC, and lists and objects of these.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pydantic_core import PydanticSerializationError, from_json, to_json

try:
    import orjson
except ImportError:
    orjson = None  # type: ignore[assignment]

OPT_SORT_KEYS = 1 << 5
OPT_UTC_Z = 1 << 9
JSONDecodeError: type[ValueError] = ValueError


#: What a whole number beyond 64 bits has at least; texts may have it too.
_LONG_NUMBER = re.compile(rb"[0-9]{19}")


class Fragment:
    """A value that is JSON already.

    Attributes:
        contents: the JSON.
    """

    __slots__ = ("contents",)

    def __init__(self, contents: bytes | str) -> None:
        self.contents = contents


def dumps(value: Any, *, option: int | None = None) -> bytes:
    """Return compact JSON in UTF-8.

    Raises:
        TypeError: a value has no JSON, or is a whole number beyond 64 bits, which no worker stores.
    """
    if (option or 0) & OPT_SORT_KEYS:
        value = _sorted(value)
    try:
        written = to_json(value, inf_nan_mode="null", fallback=_parsed)
    except PydanticSerializationError as error:
        raise TypeError(str(error)) from error
    if _LONG_NUMBER.search(written):
        _require_64_bits(value)
    return written


def loads(text: bytes | str) -> Any:
    """Return the value of a JSON text.

    Raises:
        ValueError: it is not JSON.
    """
    return from_json(text, allow_inf_nan=False)


def _require_64_bits(value: Any) -> None:
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        raise TypeError("Integer exceeds 64-bit range")
    inner: Any = value.values() if isinstance(value, Mapping) else value
    if isinstance(value, Mapping | list | tuple):
        for one in inner:
            _require_64_bits(one)


def _parsed(value: Any) -> Any:
    if isinstance(value, Fragment):
        return from_json(value.contents)
    raise TypeError(f"{type(value).__name__} has no JSON")


def _sorted(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _sorted(value[name]) for name in sorted(value)}
    return [_sorted(item) for item in value] if isinstance(value, list | tuple) else value


if orjson is not None:
    # The same interface, and the one that the rest of the package is written for.
    dumps, loads, Fragment = orjson.dumps, orjson.loads, orjson.Fragment  # type: ignore[misc,assignment]
    JSONDecodeError, OPT_SORT_KEYS, OPT_UTC_Z = orjson.JSONDecodeError, orjson.OPT_SORT_KEYS, orjson.OPT_UTC_Z
