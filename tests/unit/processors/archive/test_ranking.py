"""BM25 for stores without an index: it ranks as SQLite does."""

from __future__ import annotations

from pathlib import Path

from processors.archive.ranking import ranked
from streams.archive.stores.sqlite import SqlitePartition
from tests.builders.archived import batch, looking_for, stored
from tests.builders.events import user

TEXTS = [
    "the flight is late",
    "the flight, the flight and again the flight",
    "a refund for the flight ORD-12 in a rather long message with many other words",
    "refund",
    "nothing of the kind",
    "seat 12 and seat 14",
]


def test_it_ranks_as_sqlite_does(tmp_path: Path) -> None:
    events = [stored(user(text), number) for number, text in enumerate(TEXTS)]
    partition = SqlitePartition(tmp_path, 0)
    partition.write(batch(*events))
    for query in ("flight refund", "ord-12", "seat 12", "late refund nothing"):
        request = looking_for(query)
        here = [(found.event.sequence, round(found.score, 3)) for found in ranked(events, request)]
        there = [(found.event.sequence, round(found.score, 3)) for found in partition.search(request)]
        assert here == there, query
    partition.close()
