"""A partition is answered only if this worker owned it before and after the read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from prometheus_client import CollectorRegistry

from processors.analytics.costs import PriceTable
from processors.analytics.partition import AnalyticsRules
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from schemas.topic_names import TopicNames
from streams.analytics.api import PartitionResults
from streams.analytics.fold import AnalyticsFoldConfig, AnalyticsPartition
from streams.analytics.metrics import AnalyticsMetrics
from streams.analytics.reader import AnalyticsReader
from tests.builders.events import event_json, user
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine, Owned

PRICES = PriceTable(BUILT_IN_MODELS)


class LosingEngine(FakeEngine[AnalyticsPartition]):
    """Owns two partitions, and loses one of them after ``proofs`` proofs of ownership."""

    def __init__(self, proofs: int, replaced: bool) -> None:
        config = AnalyticsFoldConfig(
            topics=TopicNames(),
            rules=AnalyticsRules(
                token_counter=ByteEstimate(),
                ttl_ms=None,
                grace_us=0,
                keep_us={"minute": None, "hour": None, "day": None},
            ),
            prices=PRICES,
            metrics=AnalyticsMetrics(CollectorRegistry()),
            partition_count=1,
            max_event_bytes=1_000,
            cache_sessions=10,
        )
        super().__init__(*(AnalyticsPartition(number, DictTable(), config) for number in range(2)))
        fold = self.owned[0].fold
        fold.apply(fold.decode([Record(event_json(user(agent_id="a")))]))
        self._proofs = proofs
        self._after = Owned(fold) if replaced else None

    def servable(self, partition: int) -> Owned[AnalyticsPartition] | None:
        if partition == 1:
            return self.owned[1]
        self._proofs -= 1
        return self.owned[0] if self._proofs >= 0 else self._after


READS: dict[str, Callable[[AnalyticsReader], PartitionResults]] = {
    "sessions": lambda reader: reader.sessions("last_activity", 10),
    "windows": lambda reader: reader.windows("day", 0, 10**18),
    "subjects": lambda reader: reader.subjects("agent"),
}


def reading(engine: LosingEngine) -> AnalyticsReader:
    return AnalyticsReader(engine.partitions, PRICES)


@pytest.mark.parametrize("read", READS)
def test_a_partition_that_stays_is_in_the_answer(read: str) -> None:
    parts = READS[read](reading(LosingEngine(proofs=2, replaced=False)))

    assert set(parts) == {"0", "1"}
    assert len(parts["0"]["items"]) == 1


@pytest.mark.parametrize("replaced", [False, True])
@pytest.mark.parametrize("read", READS)
def test_a_partition_lost_while_it_was_read_is_left_out(read: str, replaced: bool) -> None:
    assert set(READS[read](reading(LosingEngine(proofs=1, replaced=replaced)))) == {"1"}
