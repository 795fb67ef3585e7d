"""JSON in bytes, as orjson writes it: by orjson where it is installed, and else by pydantic's own writer.

Both write the same bytes for what the client writes: texts, whole numbers of 64 bits, numbers, truth values, null, times
in UTC, and lists and objects of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from datetime import date, time
from enum import Enum
from typing import Any
from uuid import UUID

from pydantic_core import PydanticSerializationError, from_json, to_json

try:
    import orjson
except ImportError:
    orjson = None  # type: ignore[assignment]

OPT_SORT_KEYS = 1 << 5
OPT_UTC_Z = 1 << 9
JSONDecodeError: type[ValueError] = ValueError


class Fragment:
    """A value that is JSON already.

    Attributes:
        contents: the JSON.
    """

    __slots__ = ("contents",)

    def __init__(self, contents: bytes | str) -> None:
        self.contents = contents


#: What both write, beside texts, numbers, truth values, null, lists and objects.
_WRITTEN = (Fragment, date, time, Enum, UUID)


def dumps(value: Any, *, option: int | None = None) -> bytes:
    """Return compact JSON in UTF-8.

    Raises:
        TypeError: a value has no JSON, or is a whole number beyond 64 bits, which no worker stores.
    """
    try:
        # Pydantic's writer makes a text or a list of bytes, sets, decimals and others.
        _require_json(value)
        if (option or 0) & OPT_SORT_KEYS:
            value = _sorted(value)
        return to_json(value, inf_nan_mode="null", fallback=_parsed)
    except PydanticSerializationError as error:
        raise TypeError(str(error)) from error
    except RecursionError as error:
        raise TypeError("Recursion limit reached") from error


def loads(text: bytes | str) -> Any:
    """Return the value of a JSON text.

    Raises:
        ValueError: it is not JSON.
    """
    return from_json(text, allow_inf_nan=False)


def _require_json(value: Any) -> None:
    if value is None or isinstance(value, str | bool | float):
        return
    if isinstance(value, int):
        if not -(2**63) <= value < 2**64:
            raise TypeError("Integer exceeds 64-bit range")
    elif isinstance(value, dict):
        for name, item in value.items():
            if not isinstance(name, str):
                raise TypeError("Dict key must be str")
            _require_json(item)
    elif isinstance(value, list) or type(value) is tuple:
        for item in value:
            _require_json(item)
    elif not (isinstance(value, _WRITTEN) or is_dataclass(value)):
        raise TypeError(f"Type is not JSON serializable: {type(value).__name__}")


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
