"""How counts and shares are told; the console is held to the same table by ``tests/console/format.test.mjs``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from processors.counts_and_shares import percent, plural

SHARES: list[tuple[float, str]] = [
    (share, told)
    for share, told in json.loads(
        (Path(__file__).parents[2] / "data" / "shares.json").read_text(encoding="utf-8")
    )
]


@pytest.mark.parametrize(("share", "told"), SHARES)
def test_a_share_below_a_tenth_has_a_decimal_and_a_half_is_rounded_up(share: float, told: str) -> None:
    assert percent(share) == f"{told}%"


@pytest.mark.parametrize(
    ("count", "told"), [(0, "0 sessions"), (1, "1 session"), (2, "2 sessions"), (1_234, "1,234 sessions")]
)
def test_the_singular_is_for_one_alone(count: int, told: str) -> None:
    assert plural(count, "session") == told


def test_a_plural_of_its_own_can_be_given() -> None:
    assert [plural(count, "reply", "replies") for count in (1, 2)] == ["1 reply", "2 replies"]
