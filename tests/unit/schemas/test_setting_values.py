from __future__ import annotations

import pytest

from schemas.setting_values import parse_json, parse_list, parse_none, parse_size


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("159744", 159_744),
        ("156KiB", 159_744),
        ("156 kib", 159_744),
        ("1MiB", 1_048_576),
        ("2 MB", 2_000_000),
        ("1.5KiB", 1_536),
        ("10B", 10),
        ("1GB", 1_000_000_000),
        ("1GiB", 1 << 30),
        ("-1", -1),
        ("0.999999999GiB", 1_073_741_822),
        ("9007199254740993.0", 9_007_199_254_740_993),
        ("9" * 400 + ".5GB", (10**400 * 10 - 5) * 10**8),
    ],
)
def test_a_size_may_have_a_unit(text: str, size: int) -> None:
    assert parse_size(text) == size


@pytest.mark.parametrize("text", ["", "KiB", "1 potato", "1e3", "12K", "1,5KiB"])
def test_an_invalid_size_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a size"):
        parse_size(text)


def test_a_number_stays_a_number() -> None:
    assert parse_size(5) == 5


def test_none_disables_a_limit() -> None:
    assert parse_none(" None ") is None
    assert parse_none("5") == "5"


def test_lists() -> None:
    assert parse_list("a, b,,c ") == ["a", "b", "c"]
    assert parse_list('["a,b"]') == ["a,b"]
    assert parse_list("") == []
    assert parse_list(["a"]) == ["a"]


def test_invalid_json_is_refused() -> None:
    with pytest.raises(ValueError, match="is not JSON"):
        parse_json("{")
