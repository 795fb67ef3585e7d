"""Types of setting values: sizes with units, limits that ``none`` disables, lists, JSON."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from typing import Annotated, Any, Final, TypeVar

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo

from schemas.compaction_overrides import require_positive

_UNITS: Final = {
    "": 1,
    "b": 1,
    "kb": 10**3,
    "mb": 10**6,
    "gb": 10**9,
    "kib": 2**10,
    "mib": 2**20,
    "gib": 2**30,
}
_SIZE: Final = re.compile(r"(-?\d+(?:\.\d+)?)\s*([a-z]*)", re.IGNORECASE)

T = TypeVar("T")


def parse_size(value: object) -> object:
    """Turn ``"156KiB"``, ``"2 MB"`` or ``"159744"`` into bytes. A value that is not a text is returned unchanged.

    Raises:
        ValueError: The text is not a number with one of the units B, KB, MB, GB, KiB, MiB, GiB.
    """
    if not isinstance(value, str):
        return value
    match = _SIZE.fullmatch(value.strip())
    unit = _UNITS.get(match.group(2).lower()) if match else None
    if match is None or unit is None:
        raise ValueError(
            f"{value!r} is not a size; write a number of bytes, or a number with KiB, MiB, KB or MB"
        )
    return int(Fraction(match.group(1)) * unit)


def parse_none(value: object) -> object:
    """Turn ``"none"``, which disables a limit, into ``None``; return any other value unchanged.

    Environment variables and TOML files share this spelling.
    """
    return None if isinstance(value, str) and value.strip().lower() == "none" else value


def parse_list(value: object) -> object:
    """Turn ``"a, b"`` or ``'["a","b"]'`` into a list. Blank items are dropped."""
    if not isinstance(value, str):
        return value
    if value.lstrip().startswith("["):
        return parse_json(value)
    return [item.strip() for item in value.split(",") if item.strip()]


def parse_json(value: object) -> object:
    """Decode a JSON text. A value that is not a text is returned unchanged.

    Raises:
        ValueError: The text is not JSON.
    """
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except ValueError as error:
        raise ValueError(f"is not JSON: {error}") from error


def _require_more_than_zero(value: int, info: ValidationInfo) -> int:
    require_positive(value, info)
    return value


#: Bytes, greater than 0; accepts units.
Size = Annotated[int, BeforeValidator(parse_size), AfterValidator(_require_more_than_zero)]
#: Bytes, greater than 0, or ``None`` (``none``) for no limit; accepts units.
SizeLimit = Annotated[
    int | None, BeforeValidator(parse_size), BeforeValidator(parse_none), AfterValidator(require_positive)
]
#: A count greater than 0, or ``None`` (``none``) for no limit.
Limit = Annotated[int | None, BeforeValidator(parse_none), AfterValidator(require_positive)]
#: A count greater than 0.
Positive = Annotated[int, AfterValidator(_require_more_than_zero)]
#: Seconds, greater than 0.
Seconds = Annotated[float, Field(gt=0, allow_inf_nan=False)]
#: A list in one variable: comma-separated, or a JSON array.
Listed = Annotated[list[T], BeforeValidator(parse_list)]
#: A JSON object in one variable.
JsonObject = Annotated[dict[str, Any], BeforeValidator(parse_json)]
