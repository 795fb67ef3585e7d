"""Percentiles that can be merged: durations are counted in the buckets of a DDSketch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ddsketch.ddsketch import BaseDDSketch
from ddsketch.mapping import LogarithmicMapping
from ddsketch.store import Store

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


def bucket_of(seconds: float) -> int:
    """Return the bucket in which a duration is counted."""
    return _MAPPING.key(seconds) if seconds > _MAPPING.min_possible else ZERO_BUCKET


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
            return Percentiles(None, None, None)
        positive = {bucket: count for bucket, count in self.buckets.items() if bucket != ZERO_BUCKET}
        zeros = self.buckets.get(ZERO_BUCKET, 0)
        sketch = BaseDDSketch(_MAPPING, _Buckets(positive), _Buckets({}), float(zeros))
        median, high = (float(sketch.get_quantile_value(share) or 0.0) for share in (0.5, 0.95))
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


class _Buckets(Store):
    """Implements the library's store of buckets with a dict, because most sketches have few buckets."""

    def __init__(self, buckets: Mapping[int, int]) -> None:
        super().__init__()
        self._buckets = dict(sorted(buckets.items()))
        self.count = float(sum(buckets.values()))

    def copy(self, store: Store) -> None:
        raise NotImplementedError

    def length(self) -> int:
        return len(self._buckets)

    def add(self, key: int, weight: float = 1.0) -> None:
        raise NotImplementedError

    def merge(self, store: Store) -> None:
        raise NotImplementedError

    def key_at_rank(self, rank: float, lower: bool = True) -> int:
        running = 0.0
        for key, count in self._buckets.items():
            running += count
            if (lower and running > rank) or (not lower and running >= rank + 1):
                return key
        return next(reversed(self._buckets), 0)
