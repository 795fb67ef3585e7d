"""Two policies are tried on recorded conversations while these go on; one is planted worse, and the table says so."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.body import memory_body
from schemas.events import EVENT_ADAPTER
from tests.builders.events import Fields
from tests.builders.recorded import conversations, events_of
from tests.integration.compaction.compacting import wait_quiet
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path

SESSIONS = 4
CHATS_EACH = 2
SHADOW = {"worse": {"max_summary_tokens": 60}, "better": {"max_summary_tokens": 3_000}}


def recorded_events() -> list[Fields]:
    """Recorded conversations, two a session, an event of each session in turn."""
    chats = iter(conversations().values())
    each = [
        events_of(f"s{number}", [message for chat in itertools.islice(chats, CHATS_EACH) for message in chat])
        for number in range(SESSIONS)
    ]
    return [event for turn in itertools.zip_longest(*each) for event in turn if event is not None]


def table(worker: Worker) -> dict[str, Any]:
    answer: dict[str, Any] = worker.get("/compaction/policies").json()
    return answer


def wait_counted(worker: Worker, earlier: Mapping[str, int]) -> dict[str, dict[str, Any]]:
    """Wait until the shadow has counted all records, after more compactions than earlier; return its rows by policy."""

    def look() -> dict[str, dict[str, Any]] | None:
        answer = table(worker)
        rows = {row["policy"]: row for row in answer["policies"]}
        grown = rows and all(row["compactions"] > earlier.get(name, 0) for name, row in rows.items())
        return rows if grown and answer["behind"] == 0 else None

    return until(look, "the shadow has counted all records", within=120, every=0.5)


def compactions_by_policy(rows: Iterable[dict[str, Any]]) -> dict[str, int]:
    return {row["policy"]: row["compactions"] for row in rows}


def folded(system: System, session_id: str) -> bytes:
    """The memory of a session as its log alone makes it."""
    records = [
        record for record in system.read(system.topics.session_events) if record.key == session_id.encode()
    ]
    entries = [
        Entry(EVENT_ADAPTER.validate_json(record.value or b""), record.offset, record.timestamp_ms)
        for record in records
    ]
    policy = MemoryPolicy(token_counter=ByteEstimate())
    memory, _ = fold(Memory.empty(session_id), entries, policy)
    return b"".join(memory_body(memory, memory.messages(), policy))


def test_the_table_says_which_policy_is_worse_and_no_memory_is_another_one(make_system: MakeSystem) -> None:
    system = make_system(
        COMPACTION__TRIGGER_SIZE_BYTES=8_000,
        COMPACTION__KEEP_RECENT_TURNS=1,
        TOKEN_COUNTER="processors.memory.tokens:ByteEstimate",
    ).create_topics()
    events = recorded_events()
    half = len(events) // 2
    with_shadow = {"COMPACTION__SHADOW": json.dumps(SHADOW)}
    memory = system.start("memory")
    first = system.start("compaction", process="compaction", **with_shadow)
    # What is published before would not be live.
    first.wait_for_line("shadow_assigned")
    memory.wait_ready()
    system.publish(events[:half])
    before = compactions_by_policy(wait_counted(memory, {}).values())

    # A restart in the middle: nothing is counted twice, nothing is lost.
    assert first.stop() == 0
    second = system.start("second", process="compaction", **with_shadow).wait_ready()
    second.wait_for_line("shadow_assigned")
    assert compactions_by_policy(table(memory)["policies"]) == before
    system.publish(events[half:])
    system.wait_flushed()
    wait_quiet([second])
    rows = wait_counted(memory, before)

    assert list(rows) == ["current", "worse", "better"]
    for name, row in rows.items():
        assert row["sessions"] == row["sessions_compacted"] == SESSIONS, name
        assert row["cost"] == 0
    worse, current = rows["worse"], rows["current"]
    assert worse["recall"]["share"] < current["recall"]["share"] - 0.3
    assert worse["regret"]["interval"][0] > current["regret"]["interval"][1], "the ranges do not overlap"
    assert worse["ratio"] < current["ratio"] < rows["better"]["ratio"]

    # The log has the summaries of the policy in force alone, and each memory is what the log makes it.
    system.wait_flushed()
    in_log = Counter(record.json["type"] for record in system.read(system.topics.session_events))
    in_log.subtract(event["type"] for event in events)
    assert set(+in_log) == {"HistoryCompacted"}
    made = [worker.lines_of("compacted") for worker in (first, second)]
    assert in_log["HistoryCompacted"] == sum(map(len, made))
    for number in range(SESSIONS):
        assert memory.get(memory_path(f"s{number}")).content == folded(system, f"s{number}")

    assert second.metric("sessionstream_shadow_missed", policy="worse") == worse["regret"]["missed"]
