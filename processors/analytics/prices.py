"""What model calls cost: a table of prices by model name pattern."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

_TOKENS_A_PRICE: Final = 1_000_000
#: Cost is told to a billionth of a dollar; summing in floats says no more.
_DIGITS: Final = 9


class Price(NamedTuple):
    """US dollars per million tokens."""

    input_tokens: float
    output_tokens: float


@dataclass(slots=True)
class Billed:
    """What calls of one model were billed for. Changed in place.

    Attributes:
        calls: Calls made.
        input_tokens: Of those that said so.
        output_tokens: Likewise.
        unmetered: Calls that came without usage: what they cost cannot be known.
    """

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    unmetered: int = 0

    def merge(self, other: Billed) -> None:
        """Add what ``other`` was billed for."""
        self.calls += other.calls
        self.input_tokens += other.input_tokens
        self.output_tokens += other.output_tokens
        self.unmetered += other.unmetered

    def dump(self) -> list[int]:
        """Return the JSON form; ``Billed(*dumped)`` is the same again."""
        return [self.calls, self.input_tokens, self.output_tokens, self.unmetered]


class PriceTable:
    """Prices by model name. Upper and lower case are the same; of several patterns the longest counts.

    Args:
        prices: By pattern, as ``gpt-4o`` or ``claude-*``; a name that stands there as it is goes first.
    """

    def __init__(self, prices: Mapping[str, Price]) -> None:
        self._prices = {pattern.lower(): price for pattern, price in prices.items()}
        self._patterns = sorted(self._prices, key=lambda pattern: (-len(pattern), pattern))
        self._found: dict[str, Price | None] = {}

    def price_of(self, model: str) -> Price | None:
        """Return the model's price, None where the table has none."""
        if model not in self._found:
            if len(self._found) > 10_000:  # names come from outside
                self._found.clear()
            self._found[model] = self._look_up(model.lower())
        return self._found[model]

    def _look_up(self, model: str) -> Price | None:
        if model in self._prices:
            return self._prices[model]
        matching = (pattern for pattern in self._patterns if model and fnmatchcase(model, pattern))
        pattern = next(matching, None)
        return None if pattern is None else self._prices[pattern]

    def cost_usd(self, *tables: Mapping[str, Billed]) -> float | None:
        """Return what all calls cost together; None as soon as one of them has no price or no usage."""
        total = 0.0
        for model, billed in _ordered(tables):
            price = self.price_of(model)
            if price is None or billed.unmetered:
                return None
            total += billed.input_tokens * price.input_tokens + billed.output_tokens * price.output_tokens
        return round(total / _TOKENS_A_PRICE, _DIGITS)


def _ordered(tables: Iterable[Mapping[str, Billed]]) -> Iterable[tuple[str, Billed]]:
    # Sums of floats depend on their order; names do not depend on who came first.
    for table in tables:
        yield from sorted(table.items()) if len(table) > 1 else table.items()
