from __future__ import annotations

import pytest

from schemas.errors import NotServable, Retry
from streams.http.errors import problem_of
from tests.fakes.engine import FakeEngine, NumberedFold


@pytest.mark.parametrize(
    ("error", "headers"),
    [
        (NotServable("moving", retry_after_seconds=0.1), ("1", "100")),
        (NotServable("busy"), ("1", None)),
        (NotServable("busy", retry_after_seconds=1.5), ("2", "1500")),
        (Retry("no broker"), ("1", None)),
    ],
)
def test_a_503_says_in_whole_seconds_when_to_come_again_and_in_milliseconds_if_less_is_enough(
    error: Retry, headers: tuple[str, str | None]
) -> None:
    answer = problem_of(error)

    assert answer.status_code == 503
    assert (answer.headers.get("Retry-After"), answer.headers.get("Retry-After-Ms")) == headers


def test_a_partition_that_moves_is_asked_for_again_soon() -> None:
    engine: FakeEngine[NumberedFold] = FakeEngine()

    with pytest.raises(NotServable) as raised:
        engine.partitions.read(7, lambda fold: fold)

    assert problem_of(raised.value).headers["Retry-After-Ms"] == "100"
