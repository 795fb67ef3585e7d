"""How counts, shares and missing prices are told to people, in tables, sentences and errors.

The console does it by the same rules.
"""

from __future__ import annotations

import math
from typing import Final

#: What stands for a cost that is not known, because a model has no price.
NO_PRICE: Final = "no price"

#: What a share is counted in before it is rounded, so that 0.145, a float just below it, is 14.5 % and rounds up.
_PARTS: Final = 100_000_000
_PARTS_OF_A_PERCENT: Final = _PARTS // 100


def plural(count: int, one: str, many: str | None = None) -> str:
    """Return a count with what is counted.

    Args:
        count: How many.
        one: What is counted, in the singular.
        many: The same in the plural; ``None``: ``one`` with an s.
    """
    return f"{count:,} {one if count == 1 else many or f'{one}s'}"


def percent(share: float) -> str:
    """Return a share in percent: whole, with a decimal below ten, and a half rounded up."""
    parts = math.floor(share * _PARTS + 0.5)
    if parts < 10 * _PARTS_OF_A_PERCENT:
        tenths = _rounded(parts, _PARTS_OF_A_PERCENT // 10)
        return f"{tenths // 10}.{tenths % 10}%"
    return f"{_rounded(parts, _PARTS_OF_A_PERCENT)}%"


def _rounded(parts: int, unit: int) -> int:
    return (parts + unit // 2) // unit
