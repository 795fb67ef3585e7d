"""What model calls cost, by the prices of the table of models."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from processors.models import ModelTable, Price
from schemas.parts import Usage

_TOKENS_A_PRICE: Final = 1_000_000
#: Cost is rounded to a billionth of a dollar; a sum of floats is not more exact.
_DIGITS: Final = 9


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

    def count(self, usage: Usage | None, calls: int = 1) -> None:
        """Count calls that were billed ``usage`` together; ``None`` where that was not said."""
        self.calls += calls
        if usage is None:
            self.unmetered += calls
        else:
            self.input_tokens += usage.input_tokens
            self.output_tokens += usage.output_tokens

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
    """The prices of a table of models.

    Args:
        models: Where a model's price is found by its name.
    """

    def __init__(self, models: ModelTable) -> None:
        self._models = models

    def price_of(self, model: str) -> Price | None:
        """Return the model's price, None where the table has none."""
        return self._models.find(model).price

    def cost_usd(self, *tables: Mapping[str, Billed]) -> float | None:
        """Return what all calls cost together; None as soon as one of them has no price or no usage."""
        total = 0.0
        for model, billed in _ordered(tables):
            price = self.price_of(model)
            if price is None or billed.unmetered:
                return None
            total += billed.input_tokens * price.input_usd + billed.output_tokens * price.output_usd
        return round(total / _TOKENS_A_PRICE, _DIGITS)


def _ordered(tables: Iterable[Mapping[str, Billed]]) -> Iterable[tuple[str, Billed]]:
    # Sums of floats depend on their order; names do not depend on who came first.
    for table in tables:
        yield from sorted(table.items()) if len(table) > 1 else table.items()
