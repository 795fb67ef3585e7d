"""Whatever is in a record, it is folded or put aside, and the records after it are folded."""

from __future__ import annotations

from hypothesis import strategies as st
from prometheus_client import CollectorRegistry

from processors.analytics.costs import PriceTable
from processors.analytics.partition import AnalyticsRules
from processors.compaction.policy import CompactionPolicy
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import ModelTable
from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.events import EVENT_TYPES
from schemas.memory_events import MEMORY_EVENT_ADAPTER
from schemas.topic_names import TopicNames
from streams.analytics.fold import AnalyticsFold, AnalyticsFoldConfig
from streams.analytics.metrics import AnalyticsMetrics
from streams.memory.fold import MemoryFold, MemoryFoldConfig
from streams.memory.metrics import MemoryMetrics
from tests.builders.events import event_json, user
from tests.builders.source_records import DictTable, Record
from tests.fuzz.inputs import EVENTS, JSON, almost, damaged, fuzzed

NAMES = TopicNames()
SESSION = b"support-4471"
GOOD = event_json(user("after all others"), event_id="last", session_id=SESSION.decode())

values = damaged(EVENTS) | damaged(EVENTS) | damaged(JSON) | st.binary(max_size=60) | st.none()
records = st.lists(
    st.builds(
        Record,
        value=values,
        key=st.just(SESSION) | st.just(SESSION) | st.just(SESSION) | st.binary(max_size=1100) | st.none(),
        timestamp=st.integers(-(2**63), 2**63 - 1) | st.just(1_700_000_000_000),
        headers=st.lists(st.tuples(st.text(max_size=5), st.binary(max_size=9)), max_size=2).map(tuple),
    ),
    max_size=6,
).map(
    lambda given: [
        Record(one.value, one.key, number, one.timestamp, headers=one.headers)
        for number, one in enumerate([*given, Record(GOOD, SESSION)])
    ]
)


@fuzzed(records, percent=6)
def test_memory_folds_or_puts_aside(log: list[Record]) -> None:
    fold = MemoryFold(
        MemoryFoldConfig(
            topics=NAMES,
            policy=MemoryPolicy(token_counter=ByteEstimate()),
            compaction=CompactionPolicy(),
            metrics=MemoryMetrics(CollectorRegistry()),
            partition_count=1,
            max_event_bytes=20_000,
            cache_sessions=10,
            now_ms=lambda: 1_700_000_000_000,
        )
    )
    table = DictTable()
    partition = fold.open(0, table)
    decoded = partition.decode(log)
    partition.apply(decoded)
    changes, published = partition.take_changes()
    table.write(changes)

    assert len(decoded.items) + len(decoded.refused) == len(log)
    for record in published:
        if record.topic == NAMES.memory_events:
            MEMORY_EVENT_ADAPTER.validate_json(record.value or b"")
    # What was stored is read again, and gives the same memory.
    again = fold.open(0, table)
    again.restored()
    memory, stored = partition.memory(SESSION.decode()), again.memory(SESSION.decode())
    assert list(memory.messages()) == list(stored.messages())
    # An event that needs a newer worker freezes its session: what comes after it waits for that worker.
    assert again.frozen == partition.frozen
    if SESSION.decode() not in partition.frozen:
        assert [message.id for message in memory.messages()][-1] == "last"


announcements = st.sampled_from(
    [example for name, example in EVENT_EXAMPLES.items() if name not in EVENT_TYPES]
).flatmap(almost)


@fuzzed(records, st.lists(damaged(announcements), max_size=4), percent=4)
def test_analytics_count_or_leave_out(log: list[Record], announced: list[bytes]) -> None:
    prices = PriceTable(ModelTable({}))
    fold = AnalyticsFold(
        AnalyticsFoldConfig(
            topics=NAMES,
            rules=AnalyticsRules(
                token_counter=ByteEstimate(),
                ttl_ms=None,
                grace_us=0,
                keep_us={"minute": None, "hour": None, "day": None},
            ),
            prices=prices,
            metrics=AnalyticsMetrics(CollectorRegistry()),
            partition_count=1,
            max_event_bytes=20_000,
            cache_sessions=10,
        )
    )
    table = DictTable()
    partition = fold.open(0, table)
    other = [
        Record(value, SESSION, number, topic=NAMES.memory_events) for number, value in enumerate(announced)
    ]
    for batch in (log, other):
        partition.apply(partition.decode(batch))
    changes, _ = partition.take_changes()
    table.write(changes)
    fold.open(0, table).restored()
