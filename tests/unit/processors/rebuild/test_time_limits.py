"""The limits of times: what is lifted can be given back."""

from __future__ import annotations

from typing import cast

import pytest

from processors.rebuild.time_limits import NO_LIMIT, TIME_LIMITS, given_back_limits, lifted_limits

AFTER, BEFORE, DIFFERENCE = TIME_LIMITS


@pytest.mark.parametrize(
    "own",
    [
        {},
        {AFTER: "0"},
        {AFTER: "7200000", BEFORE: str(NO_LIMIT)},
        {AFTER: str(2**62 - 3), BEFORE: str(2**62 - 2), DIFFERENCE: str(2**62 - 1)},
        {AFTER: str(2**62), BEFORE: str(2**62 + 5), DIFFERENCE: str(NO_LIMIT - 1)},
        {AFTER: str(5 * 10**18), BEFORE: str(9 * 10**18), DIFFERENCE: str(2**53 - 1)},
        {AFTER: str(2**53), BEFORE: str(6 * 10**18 + 2 * 10**17), DIFFERENCE: str(10**18)},
    ],
)
def test_what_is_lifted_is_given_back_also_if_it_was_lifted_twice(own: dict[str, str]) -> None:
    others = {"retention.ms": "-1"}
    lifted = cast(dict[str, str], lifted_limits(own | others))

    assert lifted.keys() == set(TIME_LIMITS)
    assert all(2**53 <= int(limit) <= NO_LIMIT for limit in lifted.values()), "of 285,000 years"
    assert lifted_limits(lifted | others) == lifted
    after = own | others | lifted | given_back_limits(lifted | others)
    assert {name: value for name, value in after.items() if value is not None} == own | others


def test_limits_that_no_rebuild_lifted_stay() -> None:
    for limit in (2**62, 2**62 + 5, NO_LIMIT - 1, NO_LIMIT, 5 * 10**18, 6 * 10**18, 7 * 10**18):
        assert given_back_limits({AFTER: "7200000", DIFFERENCE: str(limit), "retention.ms": "-1"}) == {}
