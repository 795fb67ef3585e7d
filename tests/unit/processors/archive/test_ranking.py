"""BM25 for stores without an index: it ranks as SQLite does."""

from __future__ import annotations

from pathlib import Path

from processors.archive.ranking import covering, ranked
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
        of_session = looking_for(query, session_id="s1")
        assert [(one.event.sequence, round(one.score, 3)) for one in partition.search(of_session)] == there
    partition.close()


def test_a_message_with_more_of_the_question_goes_before_a_short_one_with_its_rarest_word() -> None:
    answer = "the reservation ORD-12 has the destination Rome " + "and much else " * 8
    texts = ["my number is ORD-12", "my destination", answer, *["nothing of the kind"] * 9]
    events = [stored(user(text), number) for number, text in enumerate(texts)]
    wanted = looking_for("destination of ORD-12", limit=2)

    found = ranked(events, looking_for("destination of ORD-12", limit=20))

    assert found[-1].event.sequence == 2
    assert [one.event.sequence for one in covering(found, wanted)] == [2, found[0].event.sequence]
    assert covering([], wanted) == []
