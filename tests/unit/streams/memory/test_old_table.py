"""The table that the first version of the fold wrote is read, folded on, and gives the memory of a fresh fold.

``tests/data/table_of_fold_1.jsonl`` was written by that version: the records of a table after some of the events, and
all events. A later fold must still read it.
"""

from __future__ import annotations

from typing import Any

import orjson

from processors.memory.memory import Memory
from streams.engine.fold import FoldStamp
from streams.engine.watermark import check_stamp, decode_watermarks
from streams.memory.fold import MemoryFold, MemoryFoldConfig, MemoryPartition
from tests.builders.source_records import DictTable, Record
from tests.live.process import ROOT
from tests.unit.streams.memory.test_fold import feed, fold_config

LINES: list[dict[str, Any]] = [
    orjson.loads(line) for line in (ROOT / "tests/data/table_of_fold_1.jsonl").read_bytes().splitlines()
]
LOG = [
    Record(
        orjson.dumps(line["event"]),
        key=line["event"]["session_id"].encode(),
        offset=line["offset"],
        timestamp=line["timestamp_ms"],
    )
    for line in LINES
    if "event" in line
]
TABLE = {line["key"].encode(): line["value"].encode() for line in LINES if "key" in line}
SESSIONS = sorted({line["event"]["session_id"] for line in LINES if "event" in line})
MARK = decode_watermarks(TABLE[b'["watermark",0]'])["session-events"]


def open_table(table: DictTable) -> MemoryPartition:
    config: MemoryFoldConfig = fold_config(max_size_bytes=6_000)
    partition = MemoryFold(config).open(0, table)
    partition.restored()
    return partition


def memories(partition: MemoryPartition) -> dict[str, Memory]:
    return {session_id: partition.memory(session_id) for session_id in SESSIONS}


def test_a_table_of_the_first_version_is_folded_on_as_a_fresh_fold() -> None:
    table = DictTable(dict(TABLE))
    partition = open_table(table)
    assert partition.frozen == {}
    assert len([m for m in memories(partition).values() if m.head is not None]) == len(SESSIONS) - 1

    feed(partition, *LOG[MARK.offset + 1 :])
    fresh = open_table(DictTable())
    feed(fresh, *LOG)

    # What the calls before took, an older version did not note. The next answer says it.
    unnoted = partition.memory("configured").head
    assert unnoted is not None
    assert unnoted.last_input_tokens is None
    asked = {"event_id": "now", "session_id": "configured", "occurred_at": "2026-01-02T03:04:05.678Z"}
    reported = {**asked, "type": "AiMessageAdded", "text": "3", "usage": {"input_tokens": 9}}
    last = Record(
        orjson.dumps(reported), key=b"configured", offset=LOG[-1].offset + 1, timestamp=LOG[-1].timestamp
    )
    for folded in (partition, fresh):
        feed(folded, last)

    assert memories(partition) == memories(fresh)
    table.write(partition.take_changes()[0])
    assert memories(open_table(table)) == memories(fresh)


def test_its_watermark_is_of_the_first_version_and_may_be_continued() -> None:
    assert MARK.stamp == FoldStamp(1, "")
    assert check_stamp(0, MARK, open_table(DictTable()).stamp) is None


def test_fields_of_a_newer_version_survive_a_rewrite() -> None:
    """In heads and in messages; a worker that does not know them folds on around them."""
    table = DictTable(dict(TABLE))
    head, block = b'["head","removed"]', b'["block","removed",1]'
    later = {"later": {"a": [1, None, "x"]}}
    table.records[head] = orjson.dumps({**orjson.loads(table.records[head]), **later})
    messages = orjson.loads(table.records[block])["messages"]
    table.records[block] = orjson.dumps({"messages": [{**message, **later} for message in messages]})

    partition = open_table(table)
    feed(partition, *LOG[MARK.offset + 1 :])
    table.write(partition.take_changes()[0])

    assert orjson.loads(table.records[head])["later"] == later["later"]
    written = orjson.loads(table.records[block])["messages"]
    assert len(written) > len(messages)
    assert ["later" in message for message in written] == [
        number < len(messages) for number in range(len(written))
    ]
