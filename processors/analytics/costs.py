"""Computes what model calls cost, by the prices in the table of models."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from processors.models_and_prices import ModelTable, Price
from schemas.parts import Usage

_MICRO: Final = 1_000_000
#: Cost is rounded to a billionth of a dollar, because a sum of floats is not more exact.
COST_DIGITS: Final = 9


@dataclass(slots=True)
class Billed:
    """The calls of one model and the tokens billed for them. Changed in place.

    Attributes:
        calls: Number of calls.
        input_tokens: Input tokens of the calls with usage.
        output_tokens: Output tokens of the calls with usage.
        calls_without_usage: Calls without usage; their cost is unknown.
        cached_tokens: How many of the input tokens the endpoints had in their caches of prompts.
    """

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    calls_without_usage: int = 0
    cached_tokens: int = 0

    def count(self, usage: Usage | None, calls: int = 1) -> None:
        """Count ``calls`` that were billed ``usage`` together; ``None`` if the usage is unknown."""
        self.calls += calls
        if usage is None:
            self.calls_without_usage += calls
        else:
            self.input_tokens += usage.input_tokens
            self.output_tokens += usage.output_tokens
            if usage.cached_tokens:
                self.cached_tokens += min(usage.cached_tokens, usage.input_tokens)

    def merge(self, other: Billed) -> None:
        """Add the calls of ``other``."""
        self.calls += other.calls
        self.input_tokens += other.input_tokens
        self.output_tokens += other.output_tokens
        self.calls_without_usage += other.calls_without_usage
        self.cached_tokens += other.cached_tokens

    def cost_micro_usd(self, price: Price) -> float:
        """Return the cost in millionths of a dollar; cached tokens have their own price, if there is one."""
        cached_usd = price.input_usd if price.cached_input_usd is None else price.cached_input_usd
        return (
            (self.input_tokens - self.cached_tokens) * price.input_usd
            + self.cached_tokens * cached_usd
            + self.output_tokens * price.output_usd
        )

    def dump(self) -> list[int]:
        """Return the JSON form without the cached tokens, which workers of before do not know.

        :func:`load_billed` restores it.
        """
        return [self.calls, self.input_tokens, self.output_tokens, self.calls_without_usage]


def usage_of(calls: Iterable[Billed]) -> dict[str, int]:
    """Return the tokens of these calls together, for readers; without the cached ones if there were none."""
    usage = {"input_tokens": 0, "output_tokens": 0}
    cached_tokens = 0
    for billed in calls:
        usage["input_tokens"] += billed.input_tokens
        usage["output_tokens"] += billed.output_tokens
        cached_tokens += billed.cached_tokens
    if cached_tokens:
        usage["cached_tokens"] = cached_tokens
    return usage


def dump_cached(models: Mapping[str, Billed]) -> dict[str, int]:
    """Return the cached tokens by model, of the models that have some."""
    return {name: billed.cached_tokens for name, billed in models.items() if billed.cached_tokens}


def load_billed(dumped: Mapping[str, list[int]], cached: Mapping[str, int]) -> dict[str, Billed]:
    """Return the billed calls by model, from their ``dump`` and that of their cached tokens."""
    loaded = {name: Billed(*numbers) for name, numbers in dumped.items()}
    for name, billed in loaded.items():
        billed.cached_tokens = cached.get(name, 0)
    return loaded


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
                total += billed.cost_micro_usd(price)
        return round(total / _MICRO, COST_DIGITS)
