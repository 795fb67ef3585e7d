"""Computes what model calls cost, by the prices in the table of models."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from processors.models_and_prices import ModelTable, Price
from schemas.parts import Usage

_TOKENS_A_PRICE: Final = 1_000_000
#: Cost is rounded to a billionth of a dollar, because a sum of floats is not more exact.
_DIGITS: Final = 9


@dataclass(slots=True)
class Billed:
    """The calls of one model and the tokens billed for them. Changed in place.

    Attributes:
        calls: Number of calls.
        input_tokens: Input tokens of the calls with usage.
        output_tokens: Output tokens of the calls with usage.
        calls_without_usage: Calls without usage; their cost is unknown.
    """

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    calls_without_usage: int = 0

    def count(self, usage: Usage | None, calls: int = 1) -> None:
        """Count ``calls`` that were billed ``usage`` together; ``None`` if the usage is unknown."""
        self.calls += calls
        if usage is None:
            self.calls_without_usage += calls
        else:
            self.input_tokens += usage.input_tokens
            self.output_tokens += usage.output_tokens

    def merge(self, other: Billed) -> None:
        """Add the calls of ``other``."""
        self.calls += other.calls
        self.input_tokens += other.input_tokens
        self.output_tokens += other.output_tokens
        self.calls_without_usage += other.calls_without_usage

    def dump(self) -> list[int]:
        """Return the JSON form; ``Billed(*dumped)`` restores it."""
        return [self.calls, self.input_tokens, self.output_tokens, self.calls_without_usage]


class PriceTable:
    """The prices of a table of models.

    Args:
        models: The table that finds a model's price by its name.
    """

    def __init__(self, models: ModelTable) -> None:
        self._models = models

    def price_of(self, model: str) -> Price | None:
        """Return the model's price; None if the table has none."""
        return self._models.find(model).price

    def cost_usd(self, *tables: Mapping[str, Billed]) -> float | None:
        """Return the cost of all calls; None if one of them has no price or no usage."""
        total = 0.0
        for table in tables:
            # A sum of floats depends on the order, which must not be that of arrival.
            for model, billed in sorted(table.items()) if len(table) > 1 else table.items():
                price = self.price_of(model)
                if price is None or billed.calls_without_usage:
                    return None
                total += billed.input_tokens * price.input_usd + billed.output_tokens * price.output_usd
        return round(total / _TOKENS_A_PRICE, _DIGITS)
