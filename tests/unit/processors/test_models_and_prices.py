from __future__ import annotations

import pytest

from processors.models_and_prices import BUILT_IN_MODELS, UNKNOWN, Model, ModelTable, Price

TABLE = ModelTable(
    {
        "gpt-4o*": Model(64_000, "o200k_base", Price(2.5, 10.0)),
        "gpt-4o-mini*": Model(price=Price(0.15, 0.6)),
        "GPT-4o-mini-audio": Model(context_window_tokens=32_000),
        "claude-*": Model(200_000),
        "claude-?????*": Model(300_000),
        "llama-[34]": Model(8_000),
    }
)


def window(name: str) -> int | None:
    return TABLE.find(name).context_window_tokens


def test_an_exact_name_goes_before_every_pattern() -> None:
    assert window("gpt-4o-mini-audio") == 32_000


def test_of_several_patterns_the_most_specific_counts() -> None:
    assert TABLE.find("gpt-4o-mini-2024-07-18").price == Price(0.15, 0.6)
    assert TABLE.find("gpt-4o-2024-08-06").price == Price(2.5, 10.0)
    assert ModelTable({"gpt-??": Model(1), "gpt-4*": Model(2)}).find("gpt-4o") == Model(2)


def test_a_wildcard_makes_no_pattern_more_specific_but_for_the_length() -> None:
    assert window("claude-3") == 200_000
    assert window("claude-opus-4") == 300_000
    assert window("llama-3") == 8_000
    assert window("llama-5") is None


def test_each_figure_comes_from_the_most_specific_entry_that_has_it() -> None:
    assert TABLE.find("gpt-4o-mini-audio") == Model(32_000, "o200k_base", Price(0.15, 0.6))


@pytest.mark.parametrize("name", ["GPT-4O-MINI", "gpt-4o-mini", "Gpt-4o-Mini"])
def test_upper_and_lower_case_are_the_same(name: str) -> None:
    assert TABLE.find(name).price == Price(0.15, 0.6)


def test_what_the_table_does_not_say_is_taken_from_the_built_in_windows() -> None:
    priced = ModelTable({"gpt-4o*": Model(price=Price(1, 1))})

    assert priced.find("gpt-4o-mini") == Model(128_000, price=Price(1, 1))
    assert priced.find("gpt-4") == Model(8_192)


def test_the_table_goes_before_the_built_in_windows_however_general_it_is() -> None:
    assert ModelTable({"*": Model(1_000)}).find("gpt-4o-mini").context_window_tokens == 1_000


@pytest.mark.parametrize(
    ("name", "tokens"),
    [
        ("gpt-4", 8_192),
        ("gpt-4-0613", 8_192),
        ("gpt-4-32k", 32_768),
        ("gpt-4-turbo-2024-04-09", 128_000),
        ("gpt-4o-mini", 128_000),
        ("gpt-4.1-nano", 1_000_000),
        ("gpt-4.5-preview", 128_000),
        ("gpt-3.5-turbo", 16_385),
        ("gpt-5", 272_000),
        ("o1", 200_000),
        ("o1-mini-2024-09-12", 128_000),
        ("o1-preview", 128_000),
        ("o3-mini", 200_000),
        ("o4-mini", 200_000),
        ("openai/gpt-4o", 128_000),
    ],
)
def test_windows_of_openais_models_are_built_in(name: str, tokens: int) -> None:
    assert BUILT_IN_MODELS.find(name) == Model(tokens)


@pytest.mark.parametrize("name", [None, ""])
def test_no_name_is_no_model_even_for_a_pattern_that_fits_all(name: str | None) -> None:
    assert ModelTable({"*": Model(1)}).find(name) is UNKNOWN


def test_a_provider_is_part_of_the_name_in_a_table_of_ones_own() -> None:
    table = ModelTable({"llama-3": Model(1), "mistral/*": Model(2), "*/qwen*": Model(3)})

    assert table.find("meta/llama-3") is UNKNOWN
    assert table.find("mistral/large") == Model(2)
    assert table.find("alibaba/qwen-2") == Model(3)


def test_any_number_of_names_may_be_looked_up() -> None:
    table = ModelTable({"m*": Model(1)})

    assert all(table.find(f"m{number}") == Model(1) for number in range(20_001))
    assert len(table._cache) <= 10_000
