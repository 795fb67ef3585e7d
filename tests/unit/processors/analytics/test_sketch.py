from __future__ import annotations

import pytest
from ddsketch import DDSketch
from hypothesis import given
from hypothesis import strategies as st

from processors.analytics.sketch import RELATIVE_ACCURACY, Percentiles, Sketch, bucket_of, load_sketch

durations = st.lists(st.floats(0, 1e6, allow_nan=False), min_size=1, max_size=300)


def sketch_of(values: list[float]) -> Sketch:
    sketch = Sketch()
    for value in values:
        sketch.add(value, bucket_of(value))
    return sketch


@given(durations)
def test_percentiles_are_within_their_accuracy_and_the_maximum_is_exact(values: list[float]) -> None:
    found = sketch_of(values).percentiles()
    ordered = sorted(values)
    for told, share in ((found.p50, 0.5), (found.p95, 0.95)):
        exact = ordered[int(share * (len(values) - 1))]
        assert told == pytest.approx(exact, rel=RELATIVE_ACCURACY + 1e-9, abs=1e-300)
    assert found.max == max(values)


@given(durations)
def test_percentiles_are_those_of_the_library(values: list[float]) -> None:
    library = DDSketch(RELATIVE_ACCURACY)
    for value in values:
        library.add(value)
    expected = [min(float(library.get_quantile_value(share) or 0.0), max(values)) for share in (0.5, 0.95)]

    assert list(sketch_of(values).percentiles()) == [*expected, max(values)]


@given(durations, durations)
def test_merging_is_the_same_as_adding(left: list[float], right: list[float]) -> None:
    merged = sketch_of(left)
    merged.merge(sketch_of(right))
    together = sketch_of([*right, *left])

    assert merged.dump() == together.dump()
    assert load_sketch(merged.dump()).percentiles() == together.percentiles()


def test_without_durations_percentiles_are_none() -> None:
    assert Sketch().percentiles() == Percentiles(None, None, None)
    assert load_sketch(None).percentiles() == Percentiles(None, None, None)


def test_durations_of_zero_give_zero() -> None:
    assert sketch_of([0.0, 0.0, 0.0]).percentiles() == Percentiles(0.0, 0.0, 0.0)
