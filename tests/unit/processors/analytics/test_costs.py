from __future__ import annotations

from processors.analytics.costs import Billed, PriceTable, usage_of
from processors.models_and_prices import Model, ModelTable, Price
from schemas.parts import Usage


def priced(**prices: Price) -> PriceTable:
    return PriceTable(ModelTable({name: Model(price=price) for name, price in prices.items()}))


TABLE = priced(
    **{
        "gpt-4o*": Price(2.5, 10.0),
        "gpt-4o-mini*": Price(0.15, 0.6),
        "gpt-4o-mini-audio": Price(0.15, 1.0),
        "Claude-?-opus": Price(15.0, 75.0),
    }
)


def test_an_exact_name_is_preferred_to_patterns_and_a_longer_pattern_to_shorter_ones() -> None:
    assert TABLE.price_of("gpt-4o-mini-audio") == Price(0.15, 1.0)
    assert TABLE.price_of("gpt-4o-mini-2024-07-18") == Price(0.15, 0.6)
    assert TABLE.price_of("gpt-4o-2024-08-06") == Price(2.5, 10.0)


def test_upper_and_lower_case_do_not_differ() -> None:
    assert TABLE.price_of("GPT-4o") == Price(2.5, 10.0)
    assert TABLE.price_of("claude-4-OPUS") == Price(15.0, 75.0)


def test_a_model_that_is_not_in_the_table_has_no_price() -> None:
    assert TABLE.price_of("in-house") is None
    assert TABLE.cost_usd({"in-house": Billed(1, 10, 10)}) is None
    assert TABLE.cost_usd({"gpt-4o": Billed(1, 10, 10), "in-house": Billed(1, 0, 0)}) is None


def test_an_empty_name_matches_no_pattern() -> None:
    assert priced(**{"*": Price(1.0, 1.0)}).price_of("") is None


def test_a_call_without_usage_makes_the_sum_unknown() -> None:
    assert (
        TABLE.cost_usd({"gpt-4o": Billed(calls=2, input_tokens=10, output_tokens=10, calls_without_usage=1)})
        is None
    )


def test_cost_is_per_million_tokens_over_all_tables() -> None:
    answers = {"gpt-4o": Billed(3, 1_000_000, 100_000)}
    summaries = {"gpt-4o-mini": Billed(1, 2_000_000, 0)}

    assert TABLE.cost_usd(answers, summaries) == 2.5 + 1.0 + 0.3
    assert TABLE.cost_usd({}) == 0.0


def test_cached_tokens_cost_what_the_table_says_and_else_what_others_cost() -> None:
    cached = Billed(1, 1_000_000, 0, cached_tokens=800_000)

    assert priced(m=Price(2.0, 8.0, 0.5)).cost_usd({"m": cached}) == 0.4 + 0.4
    assert priced(m=Price(2.0, 8.0, 0.0)).cost_usd({"m": cached}) == 0.4
    assert priced(m=Price(2.0, 8.0)).cost_usd({"m": cached}) == 2.0


def test_no_more_tokens_are_cached_than_were_read() -> None:
    billed = Billed()
    billed.count(Usage(input_tokens=10, cached_tokens=900))
    billed.count(Usage(input_tokens=10))

    assert usage_of([billed]) == {"input_tokens": 20, "output_tokens": 0, "cached_tokens": 10}
