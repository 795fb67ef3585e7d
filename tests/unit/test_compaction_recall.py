"""What the extractive summarizer reaches on recorded conversations: the documents' figures, less a little."""

from __future__ import annotations

import pytest

from benchmarks.compaction import BUNDLED, joined, measure
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import ByteEstimate
from tests.builders.recorded import RECORDED

#: Least recall and largest ratio by epoch, with the default room for a summary: what was measured, less a little.
REACHED = {1: (0.93, 0.21), 3: (0.84, 0.10), 5: (0.76, 0.07), 6: (0.70, 0.06)}


@pytest.mark.benchmark
async def test_recall_of_successive_compactions() -> None:
    some = dict(list(joined(RECORDED, 10).items())[:4])

    found = await measure(some, CompactionPolicy(trigger_size_bytes=20_000), ByteEstimate())

    for one in found:
        least, largest = REACHED[one.epoch]
        assert one.recall.share >= least, one
        assert one.ratio <= largest, one
    assert [one.epoch for one in found] == [1, 3, 5, 6]


@pytest.mark.benchmark
async def test_recall_of_the_bundled_conversations() -> None:
    sessions = joined(BUNDLED, 1)

    found = await measure(sessions, CompactionPolicy(trigger_size_bytes=4_000), ByteEstimate())

    assert [one.epoch for one in found] == [1, 3, 5, 6]
    assert all(one.recall.share >= 0.9 for one in found)
    assert all(one.ratio <= 0.35 for one in found)
