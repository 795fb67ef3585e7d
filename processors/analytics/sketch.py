"""Percentiles that can be merged: durations are counted in the buckets of a DDSketch."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final, NamedTuple

from ddsketch.mapping import LogarithmicMapping

#: The relative error of a percentile is at most this.
RELATIVE_ACCURACY: Final = 0.01

_MAPPING: Final = LogarithmicMapping(RELATIVE_ACCURACY)

#: The bucket for durations of zero, and for negative ones, which come from clocks that disagree.
ZERO_BUCKET: Final = -1_000_000


class Percentiles(NamedTuple):
    """Percentiles and maximum of durations, in seconds; all None if there were none."""

    p50: float | None
    p95: float | None
    max: float | None


_UNKNOWN: Final = Percentiles(None, None, None)


def bucket_of(seconds: float) -> int:
    """Return the bucket in which a duration is counted."""
    return _MAPPING.key(seconds) if seconds > _MAPPING.min_possible else ZERO_BUCKET


def _duration_of(bucket: int) -> float:
    return 0.0 if bucket == ZERO_BUCKET else float(_MAPPING.value(bucket))


class Sketch:
    """Durations in seconds: counts by bucket, and the longest one. Changed in place.

    Durations and other sketches can be added in any order; the result is the same.

    Attributes:
        buckets: The number of durations in each bucket.
        longest: The longest duration, exactly.
    """

    __slots__ = ("buckets", "longest")

    def __init__(self, buckets: dict[int, int] | None = None, longest: float = 0.0) -> None:
        self.buckets: dict[int, int] = {} if buckets is None else buckets
        self.longest = longest

    def add(self, seconds: float, bucket: int) -> None:
        """Count a duration; the caller gets its bucket from :func:`bucket_of`."""
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Sketch) -> None:
        """Add everything that ``other`` has counted."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.longest = max(self.longest, other.longest)

    def percentiles(self) -> Percentiles:
        """Return p50 and p95, within :data:`RELATIVE_ACCURACY` of the exact values, and the exact maximum."""
        if not self.buckets:
            return _UNKNOWN
        buckets = sorted(self.buckets)
        counts = list(accumulate([self.buckets[bucket] for bucket in buckets]))
        # As DDSketch does: of the ranks from 0 on, the bucket that has this one.
        median, high = [
            _duration_of(buckets[bisect_right(counts, share * (counts[-1] - 1))]) for share in (0.5, 0.95)
        ]
        return Percentiles(min(median, self.longest), min(high, self.longest), self.longest)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_sketch` reads."""
        counted = {str(bucket): self.buckets[bucket] for bucket in sorted(self.buckets)}
        return {"buckets": counted, "longest": self.longest}


def load_sketch(fields: Mapping[str, Any] | None) -> Sketch:
    """Return the sketch from the JSON form of :meth:`Sketch.dump`; an empty one for None."""
    if fields is None:
        return Sketch()
    return Sketch({int(bucket): count for bucket, count in fields["buckets"].items()}, fields["longest"])
