"""Percentiles that merge: durations counted in the buckets of a DDSketch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ddsketch.ddsketch import BaseDDSketch
from ddsketch.mapping import LogarithmicMapping
from ddsketch.store import Store

#: A percentile is off by at most this share of itself.
RELATIVE_ACCURACY: Final = 0.01

_MAPPING: Final = LogarithmicMapping(RELATIVE_ACCURACY)

#: Bucket of durations of zero, and of those that clocks which disagree make negative.
ZERO_BUCKET: Final = -1_000_000


class Percentiles(NamedTuple):
    """What is told of many durations, in seconds; all None where there was none."""

    p50: float | None
    p95: float | None
    max: float | None


def bucket_of(seconds: float) -> int:
    """Return the bucket a duration is counted in."""
    return _MAPPING.key(seconds) if seconds > _MAPPING.min_possible else ZERO_BUCKET


class Sketch:
    """Durations in seconds, as counts by bucket and the longest one. Changed in place.

    Whatever the order in which durations and other sketches come, the result is the same.

    Attributes:
        buckets: How many durations fell into each bucket.
        longest: The longest one, exactly.
    """

    __slots__ = ("buckets", "longest")

    def __init__(self, buckets: dict[int, int] | None = None, longest: float = 0.0) -> None:
        self.buckets: dict[int, int] = {} if buckets is None else buckets
        self.longest = longest

    def add(self, seconds: float, bucket: int) -> None:
        """Count a duration, whose bucket the caller has from :func:`bucket_of`."""
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Sketch) -> None:
        """Count everything ``other`` has counted."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.longest = max(self.longest, other.longest)

    def percentiles(self) -> Percentiles:
        """Return p50 and p95 within :data:`RELATIVE_ACCURACY` of the exact ones, and the exact maximum."""
        if not self.buckets:
            return Percentiles(None, None, None)
        positive = {bucket: count for bucket, count in self.buckets.items() if bucket != ZERO_BUCKET}
        zeros = self.buckets.get(ZERO_BUCKET, 0)
        sketch = BaseDDSketch(_MAPPING, _Buckets(positive), _Buckets({}), float(zeros))
        median, high = (float(sketch.get_quantile_value(share) or 0.0) for share in (0.5, 0.95))
        return Percentiles(min(median, self.longest), min(high, self.longest), self.longest)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form, of which :func:`load_sketch` makes the sketch again."""
        counted = {str(bucket): self.buckets[bucket] for bucket in sorted(self.buckets)}
        return {"buckets": counted, "longest": self.longest}


def load_sketch(fields: Mapping[str, Any] | None) -> Sketch:
    """Return the sketch that was dumped; an empty one for None."""
    if fields is None:
        return Sketch()
    return Sketch({int(bucket): count for bucket, count in fields["buckets"].items()}, fields["longest"])


class _Buckets(Store):
    """The library's port for buckets, over a plain dict: most sketches hold a handful."""

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
